# -- people: the host of the server
problem-banned = { $why ->
    [yes] Administrator zablokował ci dostęp do tego serwera. Powód: { $reason }
   *[no] Administrator zablokował ci dostęp do tego serwera.
  }
problem-banned-until = { $why ->
    [yes] Administrator zablokował ci dostęp do tego serwera do { $until }. Powód: { $reason }
   *[no] Administrator zablokował ci dostęp do tego serwera do { $until }.
  }
problem-accounts-only = Żeby tu grać, trzeba mieć konto. Zaloguj się albo załóż konto.
problem-invitation-only = Żeby tu grać, trzeba mieć zaproszenie. Wpisz kod zaproszenia na stronie głównej albo zaloguj się.
problem-accounts-open = Żeby otworzyć tu stół, trzeba mieć konto. Zaloguj się albo załóż konto.
problem-hosts-open = Stoły może tu otwierać tylko administrator.
problem-no-invitation = Ten kod zaproszenia nie działa: jest błędny, wykorzystany albo wygasł.
problem-no-such-person = Tej osoby już tu nie ma.
problem-no-such-account = Nie ma takiego konta.
problem-host-not-banned = { $name } jest administratorem, a administratora nie można zablokować. Najpierw użyj polecenia mercat admin host --remove.
problem-ban-over = Ta blokada już nie obowiązuje.
problem-too-many-invitations = Jest już { $most } zaproszeń, a to limit. Stare znikają po 90 dniach.
problem-invitation-over = To zaproszenie nie istnieje albo zostało już wycofane.
problem-announcement-over = To ogłoszenie nie jest już wyświetlane.
problem-no-such-report = Nie ma takiego zgłoszenia.
problem-no-such-message = Przy tym stole nie ma takiej wiadomości.
problem-no-such-network = Podaj adres, na przykład 203.0.113.9.
problem-long-reason = Powód może mieć najwyżej { $most } znaków.
problem-long-note = Notatka może mieć najwyżej { $most } znaków.
problem-about-oneself = Siebie nie można zgłosić ani wyciszyć.
problem-nobody-there = Nikt tam nie siedzi.
problem-nobody-to-mute = Nie wiemy, kto to napisał, więc nie można tej osoby wyciszyć. Wiadomość można zgłosić.
problem-not-muted = Ta osoba nie jest na twojej liście wyciszonych.
problem-too-many-reports = Masz już { $most } nierozpatrzonych zgłoszeń. Zaczekaj, aż administrator rozpatrzy część z nich.
problem-too-many-muted = Na twojej liście wyciszonych jest już { $most } osób, a to limit.

ui-host-groups = Grupy
ui-host-rated = zaliczona { $at }
ui-host-rated-from = zostanie zaliczona { $at } albo wcześniej, za zgodą wszystkich graczy
ui-host-ratings = Partie rankingowe
ui-host-ratings-about = Partie rankingowe, w których co najmniej dwie osoby grały z jednej sieci, od najnowszej. To nie dowód oszustwa: może to być rodzina albo klub. Wyniki tych partii i tak się liczą.
ui-host-no-ratings = Nie ma takich partii.
ui-host-groups-count = { $count ->
    [one] Na tym serwerze jest jedna grupa.
    [few] Na tym serwerze są { $count } grupy.
   *[other] Na tym serwerze jest { $count } grup.
  }
ui-host-groups-people = { $count ->
    [one] W grupach jest jedna osoba.
    [few] W grupach są { $count } osoby.
   *[other] W grupach jest { $count } osób.
  }
ui-host-groups-about = Prywatną grupę widzą tylko jej członkowie, więc są tu tylko liczby. Zgłoszone treści znajdziesz w zgłoszeniach.
ui-host-group-private = Grupa prywatna
ui-host-group-made = od { $at }
ui-host-group-keepers = { $count ->
    [one] jeden organizator
    [few] { $count } organizatorów
   *[other] { $count } organizatorów
  }
ui-host-group-tables = { $count ->
    [0] brak aktywnych stołów
    [one] jeden aktywny stół
    [few] { $count } aktywne stoły
   *[other] { $count } aktywnych stołów
  }
ui-host-group-played = { $count ->
    [0] brak zakończonych partii
    [one] jedna zakończona partia
    [few] { $count } zakończone partie
   *[other] { $count } zakończonych partii
  }
ui-host-end-group = Usuń grupę
ui-host-end-group-about = Strona grupy, jej serie i linki znikną na zawsze. Osoby przy stołach grupy grają dalej; nikt inny tych stołów nie zobaczy.
ui-host-no-groups = Nie ma jeszcze grup.
ui-host-did-end-group = { $people ->
    [one] usunięcie jednoosobowej grupy
    [few] usunięcie grupy ({ $people } osoby)
   *[other] usunięcie grupy ({ $people } osób)
  }
