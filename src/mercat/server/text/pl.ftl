## Dlaczego prośba została odrzucona. Identyfikatory są te same w każdym języku.

problem-no-table = Pod tym adresem nie ma stołu.
problem-not-found = Pod tym adresem niczego nie ma.
problem-wrong-method = Tego adresu nie można użyć w ten sposób.
problem-wrong-host = Ten serwer nie odpowiada pod tą nazwą.
problem-not-understood = Nie można odczytać żądania (w „{ $where }”).
problem-our-fault = Coś się tu nie powiodło i niczego nie zmieniono. Spróbuj ponownie.
problem-no-database = Serwer nie ma dostępu do swoich danych albo skończyło się miejsce; niczego nie zmieniono. Daj znać osobie, która go prowadzi, i spróbuj później.
problem-slow-database = Serwer wciąż czeka na dostęp do swoich danych i nie potwierdził tej czynności. Za chwilę spójrz na stół i spróbuj ponownie.
problem-stale = Od kiedy patrzysz, na stole coś się zmieniło. Spójrz jeszcze raz i wtedy zdecyduj.
problem-over = Gra jest skończona.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-not-your-turn = To nie twoja kolej.
problem-not-seated = Nie masz miejsca przy tym stole.
problem-not-your-seat = To nie jest twoje miejsce.
problem-not-host = Może to zrobić tylko osoba, która otworzyła ten stół.
problem-own-table = To twój własny stół do prób; nie ma komu go zostawić.
problem-no-seat = Przy stole nie ma takiego miejsca.
problem-no-free-seat = Nie ma wolnego miejsca.
problem-seat-taken = To miejsce jest zajęte.
problem-name-taken = Ktoś o imieniu { $name } albo łudząco podobnym już tu siedzi. Wybierz inne imię.
problem-bot-plays = Na tym miejscu gra bot. Najpierw je odbierz.
problem-nobody-to-hold-for = Na tym miejscu nie ma teraz nikogo, za kogo mógłby grać bot.
problem-still-here = { $name } nadal tu jest.
problem-no-such-bot = Nie ma takiego bota. Są: { $bots }.
problem-too-many-bots = Botów jest więcej niż miejsc.
problem-not-bots-alone = To możliwe tylko przy stołach, przy których grają same boty.
problem-no-undo = Nie ma niczego, co możesz cofnąć bez pytania innych.
problem-no-such-undo = Gra nie może wrócić do tej chwili.
problem-no-such-moment = { $most ->
    [0] W grze nie było jeszcze ruchów.
    [one] W grze był dopiero jeden ruch.
    [few] W grze były dopiero { $most } ruchy.
    [many] W grze było dopiero { $most } ruchów.
   *[other] W grze było dopiero { $most } ruchu.
  }
problem-already-asked = Stół odpowiada jeszcze na wcześniejsze pytanie.
problem-nothing-asked = Na to pytanie już odpowiedziano.
problem-not-asked = Już padła twoja odpowiedź albo to pytanie nie było do ciebie.
problem-long-move = { $most ->
    [one] Ruch może mieć najwyżej jeden znak.
    [few] Ruch może mieć najwyżej { $most } znaki.
    [many] Ruch może mieć najwyżej { $most } znaków.
   *[other] Ruch może mieć najwyżej { $most } znaku.
  }
problem-undone-enough = Przy tym stole cofnięto już tyle ruchów, że więcej cofnąć nie można. Gra toczy się dalej od tego miejsca.
problem-too-many-tables = Liczba niedokończonych gier, które tu zaczynasz, doszła do granicy ({ $most }). Dokończ którąś albo odczekaj kilka dni, zanim otworzysz następny stół.
problem-too-many-tables-near = Z twojej sieci otwarto już tyle stołów, ile wolno ({ $most }), a gry przy nich jeszcze trwają. Zaczekaj na koniec którejś, zanim otworzysz następny stół.
problem-journal-full = { $most ->
    [one] Ten stół ma jeden wpis i więcej się nie zmieści.
    [few] Ten stół ma { $most } wpisy i więcej się nie zmieści.
    [many] Ten stół ma { $most } wpisów i więcej się nie zmieści.
   *[other] Ten stół ma { $most } wpisu i więcej się nie zmieści.
  }
problem-long-journal = { $most ->
    [one] Wczytywana partia może mieć najwyżej jeden ruch.
    [few] Wczytywana partia może mieć najwyżej { $most } ruchy.
    [many] Wczytywana partia może mieć najwyżej { $most } ruchów.
   *[other] Wczytywana partia może mieć najwyżej { $most } ruchu.
  }
problem-long-deal = To rozdanie jest za długie, by przejść je krok po kroku. Jako tekst można je mimo to otworzyć.
problem-empty-name = Podaj imię.
problem-long-name = { $most ->
    [one] Imię może mieć najwyżej jeden znak.
    [few] Imię może mieć najwyżej { $most } znaki.
    [many] Imię może mieć najwyżej { $most } znaków.
   *[other] Imię może mieć najwyżej { $most } znaku.
  }
problem-empty-chat = Nie ma czego wysłać.
problem-long-chat = { $most ->
    [one] Wiadomość może mieć najwyżej jeden znak.
    [few] Wiadomość może mieć najwyżej { $most } znaki.
    [many] Wiadomość może mieć najwyżej { $most } znaków.
   *[other] Wiadomość może mieć najwyżej { $most } znaku.
  }
problem-bad-link = Ten odnośnik nie prowadzi już do żadnego miejsca.
problem-bad-token = Token jest nieważny.
problem-cross-site = Żądanie przyszło z innej strony i nie zostało wykonane.
problem-ambiguous-length = Nie da się ustalić, gdzie kończy się to żądanie.
problem-large-body = Tego jest za dużo naraz.
problem-too-fast = { $seconds ->
    [one] Za szybko. Poczekaj jedną sekundę.
    [few] Za szybko. Poczekaj { $seconds } sekundy.
    [many] Za szybko. Poczekaj { $seconds } sekund.
   *[other] Za szybko. Poczekaj { $seconds } sekundy.
  }
problem-too-many-streams = Stąd śledzonych jest zbyt wiele stołów naraz. Zamknij któryś.
