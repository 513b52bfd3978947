## Dlaczego prośba została odrzucona. Identyfikatory są te same w każdym języku.

problem-no-table = Pod tym adresem nie ma stołu.
problem-no-lesson = Nie ma takiej lekcji.
problem-not-found = Pod tym adresem niczego nie ma.
problem-wrong-method = Tego adresu nie można użyć w ten sposób.
problem-wrong-host = Ten serwer nie odpowiada pod tą nazwą.
problem-not-understood = Nie udało się odczytać żądania (w „{ $where }”).
problem-our-fault = Coś poszło nie tak na serwerze. Przed ponowną próbą odśwież stronę.
problem-no-database = Serwer nie ma dostępu do bazy danych albo skończyło się w niej miejsce; nic się nie zmieniło. Daj znać osobie, która prowadzi serwer, i spróbuj później.
problem-slow-database = Baza danych serwera odpowiada zbyt wolno i nie wiadomo, czy ta czynność doszła do skutku. Za chwilę sprawdź stół i w razie potrzeby spróbuj ponownie.
problem-rules-differ = Od początku tej partii zmieniły się zasady i wiersz { $line } jej dziennika, „{ $text }”, nie pasuje do obecnych. { $why } Strona stołu mówi, jak grać dalej.
problem-rules-unknown = Zasady tego serwera nie pozwalają już grać przy tym stole. { $why } Partię nadal można zapisać w pliku.
problem-rules-agree = Ta partia toczy się według obecnych zasad; nie ma czego dostosowywać.
problem-rules-unplayable = Nawet początek tej partii nie pasuje do obecnych zasad. Można ją tylko zapisać w pliku.
problem-stale = Gra poszła już dalej. Sprawdź sytuację i zdecyduj jeszcze raz.
problem-over = Gra jest już skończona.
problem-not-begun = Gra jeszcze się nie zaczęła.
problem-not-over = Gra jeszcze się nie skończyła.
problem-not-your-turn = To nie twoja kolej.
problem-not-seated = Nie masz miejsca przy tym stole.
problem-not-your-seat = To nie jest twoje miejsce.
problem-not-host = Może to zrobić tylko osoba, która otworzyła ten stół.
problem-nobody = Nie ma tu jeszcze żadnej twojej partii.
problem-no-account = Do tego potrzebne jest konto.
problem-not-server-host = Może to zrobić tylko administrator tego serwera.
problem-own-table = To twój stół próbny; nie ma komu go zostawić.
problem-no-seat = Przy stole nie ma takiego miejsca.
problem-no-free-seat = Nie ma wolnego miejsca.
problem-seat-taken = To miejsce jest zajęte.
problem-name-taken = Ktoś o imieniu { $name } albo łudząco podobnym już tu siedzi. Wybierz inne imię.
problem-name-reserved = { $name } brzmi jak nazwa serwera albo funkcji przy stole. Wybierz inne imię.
problem-bot-plays = Na tym miejscu gra bot. Najpierw je odbierz.
problem-nobody-to-hold-for = Na tym miejscu nie ma teraz nikogo, za kogo mógłby grać bot.
problem-still-here = { $name } nadal jest przy stole.
problem-no-such-bot = Nie ma takiego bota. Do wyboru: { $bots }.
problem-too-many-bots = Botów jest więcej niż miejsc.
problem-not-bots-alone = To możliwe tylko przy stołach, przy których grają same boty.
problem-no-hints = Podpowiedzi są tylko tam, gdzie nie gra nikt inny (w grze solo, przy stole próbnym albo przeciwko botom), i nie podczas lekcji.
problem-no-hint-now = Boty są teraz zbyt zajęte, żeby podpowiadać. Spróbuj ponownie za chwilę.
problem-no-undo = Bez pytania innych nie możesz niczego cofnąć.
problem-no-such-undo = Gra nie może wrócić do tego momentu.
problem-no-such-moment = { $most ->
    [0] W grze nie było jeszcze ruchów.
    [one] W grze był dopiero jeden ruch.
    [few] W grze były dopiero { $most } ruchy.
    [many] W grze było dopiero { $most } ruchów.
   *[other] W grze było dopiero { $most } ruchu.
  }
problem-already-asked = Gracze odpowiadają jeszcze na wcześniejszą prośbę.
problem-nothing-asked = Ta prośba ma już odpowiedź.
problem-not-asked = Twoja odpowiedź już padła albo ta prośba nie była skierowana do ciebie.
problem-long-move = { $most ->
    [one] Ruch może mieć najwyżej jeden znak.
    [few] Ruch może mieć najwyżej { $most } znaki.
    [many] Ruch może mieć najwyżej { $most } znaków.
   *[other] Ruch może mieć najwyżej { $most } znaku.
  }
problem-undone-enough = Przy tym stole było już zbyt wiele cofnięć i więcej cofnąć nie można. Gra toczy się dalej od tego miejsca.
problem-too-many-tables = { $most ->
    [one] Masz już { $most } stół z niedokończoną grą.
    [few] Masz już { $most } stoły z niedokończoną grą.
   *[many] Masz już { $most } stołów z niedokończoną grą.
  } Dokończ którąś z gier albo odczekaj kilka dni, zanim otworzysz następny.
problem-too-many-tables-near = { $most ->
    [one] Z twojej sieci jest już otwarty { $most } stół, przy którym gra jeszcze trwa.
    [few] Z twojej sieci są już otwarte { $most } stoły, przy których gra jeszcze trwa.
   *[many] Z twojej sieci jest już otwartych { $most } stołów, przy których gra jeszcze trwa.
  } Zaczekaj na koniec którejś z gier, zanim otworzysz następny.
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
problem-long-deal = To rozdanie jest za długie, by przejść je krok po kroku. Nadal można otworzyć je jako tekst.
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
problem-bad-link = Ten link nie prowadzi już do żadnego miejsca.
problem-bad-token = Token jest nieważny.
problem-cross-site = Żądanie przyszło z innej strony i nie zostało wykonane.
problem-ambiguous-length = Nie da się ustalić, gdzie kończy się to żądanie.
problem-large-body = To jest za duże.
problem-long-address = Ten adres jest za długi.
problem-large-cookies = Twoja przeglądarka wysyła więcej plików cookie, niż ten serwer odczytuje. Usuń pliki cookie tej strony i spróbuj ponownie.
problem-too-fast = { $seconds ->
    [one] Za szybko. Poczekaj jedną sekundę.
    [few] Za szybko. Poczekaj { $seconds } sekundy.
    [many] Za szybko. Poczekaj { $seconds } sekund.
   *[other] Za szybko. Poczekaj { $seconds } sekundy.
  }
problem-too-many-reviews = W tej chwili powstaje zbyt wiele analiz. Spróbuj ponownie za minutę.
problem-too-much-stored = Stoły otwarte przez ciebie w ostatnim miesiącu zajmują { $most } MB, a więcej jedna przeglądarka nie może tu przechowywać. Następny stół otworzysz, gdy stare zostaną usunięte.
problem-too-much-stored-near = Stoły otwarte z twojej sieci w ostatnim miesiącu zajmują { $most } MB, a więcej jedna sieć nie może tu przechowywać. Następny stół otworzysz, gdy stare zostaną usunięte.
problem-too-many-streams = Z twojej sieci jest otwartych naraz zbyt wiele stołów. Zamknij któryś.

## Dlaczego bazy danych nie można użyć. Stoi po innym zdaniu, bez kropki na końcu.

database-former = baza danych ma rewizję { $revision }, sprzed pierwszej wersji Mercata; uruchom raz serwer z commitu { $commit } (git checkout { $commit }), który doprowadzi ją do { $end }, a potem ten
database-newer = baza danych ma rewizję { $revision }, której ta wersja Mercata nie zna, bo jej najnowsza to { $newest }: utworzyła ją nowsza wersja; użyj tamtej albo jeszcze nowszej
database-older = stoły mają starszą postać; uruchom raz serwer, który je zaktualizuje
database-foreign = jej tabela alembic_version nie pochodzi od Mercata; podaj inną bazę danych
database-without-revision = ma stoły, ale nie ma rewizji, więc nie pochodzi od Mercata albo jest uszkodzona; podaj inną bazę danych albo przywróć kopię zapasową
database-several-revisions = jej tabela alembic_version wymienia kilka rewizji, więc jest uszkodzona; przywróć kopię zapasową

## Dlaczego kopii zapasowej nie można utworzyć albo przywrócić. Stoi po nazwie pliku, bez kropki na końcu.

archive-nothing = nie ma jeszcze stołów; niczego nie zapisano
archive-long-row = wiersz tabeli { $table } ma ponad { $most } bajtów, a tyle nie mieści się w kopii zapasowej; niczego nie zapisano
archive-no-encryption = brakuje pakietu do szyfrowania: pip install cryptography
archive-foreign = to nie jest kopia zapasowa Mercata; niczego nie zmieniono
archive-truncated = brakuje końca pliku; niczego nie zmieniono
archive-damaged = zawarty w niej { $what } jest uszkodzony albo zmieniony; tutaj niczego nie zmieniono
archive-misfit = jej wiersze nie pasują do bazy danych ({ $why }); niczego nie zmieniono
archive-changed = zaszyfrowany plik jest uszkodzony albo zmieniony; tutaj niczego nie zmieniono
archive-needs-passphrase = jest zaszyfrowana: podaj jej hasło przez --passphrase-file albo MERCAT_BACKUP_PASSPHRASE
archive-passphrase = to nie jest jej hasło albo jej początek jest uszkodzony; niczego nie zmieniono
archive-newer-format = ma format { $format } Mercata { $mercat }, którego ta wersja nie zna; użyj tamtej albo nowszej
archive-has-tables = kopię przywraca się do pustej bazy danych, a w { $database } coś już jest; przenieś to gdzie indziej albo podaj inną bazę przez --data lub MERCAT_DATABASE
archive-other-key = { $path } zawiera inny klucz niż kopia, z którym gracze straciliby miejsca; przenieś go gdzie indziej i przywróć jeszcze raz
archive-other-components = { $path } zawiera inne poprawione komponenty niż kopia; przenieś ten folder gdzie indziej i przywróć jeszcze raz
archive-no-room = rozpakowana zajmuje { $megabytes } MB, na które w { $path } nie ma miejsca; niczego nie zmieniono

# -- people: devices, and what is one’s own

# -- people: accounts

# -- people: mail, and the host’s own sign-on

# -- people: the host of the server

# -- the table’s people

problem-begun = Gra już się zaczęła.
problem-shown-out = Osoba, która otworzyła ten stół, wyprasza cię od niego. Możesz patrzeć, a usiąść wtedy, gdy cię znowu wpuści.
problem-nobody-to-show-out = Na tym miejscu nie siedzi nikt inny.
problem-not-shown-out = Nikt o tym imieniu nie jest wyproszony.
problem-people-sit = { $people ->
    [one] Przy tym stole siedzi jedna osoba, więc potrzebne jest co najmniej jej miejsce.
    [few] Przy tym stole siedzą { $people } osoby, więc potrzeba co najmniej tylu miejsc.
   *[many] Przy tym stole siedzi { $people } osób, więc potrzeba co najmniej tylu miejsc.
  }
problem-too-few-seats = Osób i botów jest więcej niż miejsc.
problem-table-waits = Przy tym stole gra czeka na osobę: { $name }. Tak ustalono przy jego otwarciu.
problem-not-yet-away = { $name } jest z dala od stołu za krótko. { $minutes ->
    [one] Bota można wezwać za minutę.
    [few] Bota można wezwać za { $minutes } minuty.
   *[many] Bota można wezwać za { $minutes } minut.
  }
problem-not-gone = Od ostatniej wizyty gracza { $name } nie minął jeszcze dzień. Miejsce można oddać po całym dniu nieobecności.
