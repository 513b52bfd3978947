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
problem-no-such-style = Ta gra nie ma takiego stylu. Do wyboru: { $styles }.
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
problem-long-move = Ruch może mieć najwyżej { $most } znaków.
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
problem-journal-full = Ten stół ma { $most } wpisów i więcej się nie zmieści.
problem-long-journal = Wczytywana partia może mieć najwyżej { $most } ruchów.
problem-long-deal = To rozdanie jest za długie, by przejść je krok po kroku. Nadal można otworzyć je jako tekst.
problem-empty-name = Podaj imię.
problem-long-name = { $most ->
    [one] Imię może mieć najwyżej jeden znak.
    [few] Imię może mieć najwyżej { $most } znaki.
   *[many] Imię może mieć najwyżej { $most } znaków.
  }
problem-empty-chat = Nie ma czego wysłać.
problem-long-chat = Wiadomość może mieć najwyżej { $most } znaków.
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
problem-enough-today = { $what ->
    [people] Z twojej sieci przyszło dziś bardzo wiele nowych osób.
    [accounts] Z twojej sieci założono dziś bardzo wiele kont.
    [groups] Z twojej sieci założono dziś bardzo wiele grup.
    [series] Z twojej sieci rozpoczęto dziś bardzo wiele serii.
   *[secrets] Z twojej sieci weszło dziś bardzo wiele urządzeń i linków.
  } Spróbuj ponownie za kilka godzin.
problem-too-many-reviews = W tej chwili powstaje zbyt wiele analiz. Spróbuj ponownie za minutę.
problem-too-much-stored = Stoły otwarte przez ciebie w ostatnim miesiącu zajmują { $most } MB, a więcej jedna przeglądarka nie może tu przechowywać. Następny stół otworzysz, gdy stare zostaną usunięte.
problem-too-much-stored-near = Stoły otwarte z twojej sieci w ostatnim miesiącu zajmują { $most } MB, a więcej jedna sieć nie może tu przechowywać. Następny stół otworzysz, gdy stare zostaną usunięte.
problem-too-many-streams = Z twojej sieci jest otwartych naraz zbyt wiele stołów. Zamknij któryś.

## Dlaczego bazy danych nie można użyć. Stoi po innym zdaniu, bez kropki na końcu.

database-former = baza danych ma rewizję { $revision }, sprzed pierwszej wersji Mercata, i aktualizuje się ją w dwóch krokach: najpierw uruchom raz serwer z commitu { $commit }, który doprowadzi ją do { $end }, a potem ten; polecenia są w docs/hosting.md, „Updates”
database-newer = baza danych ma rewizję { $revision }, której ta wersja Mercata nie zna, bo jej najnowsza to { $newest }: utworzyła ją nowsza wersja; użyj tamtej albo jeszcze nowszej
database-older = stoły mają starszą postać; uruchom raz serwer, który je zaktualizuje
database-foreign = jej tabela alembic_version nie pochodzi od Mercata; podaj inną bazę danych
database-without-revision = ma stoły, ale nie ma rewizji, więc nie pochodzi od Mercata albo jest uszkodzona; podaj inną bazę danych albo przywróć kopię zapasową
database-several-revisions = jej tabela alembic_version wymienia kilka rewizji, więc jest uszkodzona; przywróć kopię zapasową

## Usterki dysku, bazy danych i klucza: co się stało i (.do) co zrobić. Mówią o nich start serwera, dziennik i doctor.

fault-full = na dysku z { $path } skończyło się miejsce
    .do = zwolnij tam miejsce; do tego czasu nic się nie zapisze
fault-read-only = system plików z { $path } jest zamontowany tylko do odczytu
    .do = poszukaj błędów dysku w dzienniku systemu (dmesg), a potem zamontuj go do zapisu
fault-unreadable = użytkownik { $user } nie może czytać { $path }, co należy do użytkownika { $owner }
    .do = oddaj folder danych użytkownikowi, który uruchamia serwer (chown -R), albo uruchom serwer jako { $owner }
fault-unwritable = użytkownik { $user } nie może zapisywać w { $path }, co należy do użytkownika { $owner }
    .do = oddaj folder danych użytkownikowi, który uruchamia serwer (chown -R; chmod 700), albo uruchom serwer jako { $owner }
fault-broken-disk = dysk z { $path } zawodzi ({ $why })
    .do = poszukaj błędów dysku w dzienniku systemu (dmesg); jeśli nie wróci do normy, przywróć ostatnią kopię zapasową na innym dysku
fault-unusable-path = nie można użyć { $path } ({ $why })
    .do = podaj inną ścieżkę przez --data, MERCAT_DATA albo MERCAT_DATABASE
fault-cut-off = baza danych { $place } jest ucięta: zostało { $size } z { $wanted } bajtów
    .do = zatrzymaj serwer, zachowaj kopię pliku i przywróć ostatnią kopię zapasową (mercat restore)
fault-damaged = baza danych { $place } jest uszkodzona ({ $why })
    .do = zatrzymaj serwer, zachowaj kopię pliku i przywróć ostatnią kopię zapasową (mercat restore)
fault-no-database = plik { $place } nie jest bazą danych: jego początek jest uszkodzony albo należy do innego programu
    .do = jeśli zapisał go Mercat, zachowaj kopię pliku i przywróć ostatnią kopię zapasową (mercat restore); jeśli nie, podaj inną bazę przez --data albo MERCAT_DATABASE
fault-foreign = baza danych { $place } należy do innego programu: jej tabela alembic_version nie pochodzi od Mercata
    .do = podaj inną przez --data albo MERCAT_DATABASE
fault-locked = bazę danych { $place } zajmuje inny program
    .do = zakończ program, który w niej zapisuje, na przykład konsolę sqlite3
fault-slow = baza danych { $place } odpowiada zbyt wolno
    .do = sprawdź, czy jej dysk i maszyna nie są przeciążone
fault-silent = baza danych { $place } nie odpowiada ({ $why })
    .do = sprawdź, czy działa, czy MERCAT_DATABASE jest poprawne i czy ten użytkownik ma do niej dostęp
fault-unusable = nie można użyć bazy danych { $place }: { $why }
fault-key-short = MERCAT_SECRET_KEY jest za krótki
    .do = podaj co najmniej { $fewest } znaki albo usuń tę zmienną: serwer użyje wtedy pliku secret-key
fault-key-unusable = w { $path } nie ma poprawnego klucza
    .do = włóż tam klucz z ostatniej kopii zapasowej; jeśli jej nie ma, usuń plik, a powstanie nowy klucz, z którym przeglądarki stracą swoje miejsca
fault-key-lost = nie ma klucza { $path }, a w bazie danych są stoły lub ludzie: z nowym kluczem wszyscy stracą swoje miejsca, konta i linki
    .do = włóż tam plik secret-key z kopii zapasowej (tworzy go mercat restore PLIK --data INNYFOLDER) albo podaj dawny klucz w MERCAT_SECRET_KEY; tylko jeśli przepadł na dobre, utwórz nowy: (umask 077; head -c 48 /dev/urandom | base64 > { $path })
## Co jest nie tak z ustawieniami. Bez kropki na końcu.

setting-whole = { $name }={ $value } nie jest liczbą całkowitą
setting-long-number = { $name }={ $value } ma za dużo cyfr, by odczytać tę liczbę całkowitą
setting-number = { $name }={ $value } nie jest liczbą
setting-duration = { $name }={ $value } nie jest czasem takim jak 30s, 90m, 24h albo 7d
setting-yes-or-no = { $name }={ $value } to ani yes, ani no
setting-range = { $name }={ $value } nie mieści się w zakresie od { $least } do { $most }
setting-long = { $name }={ $value } ma więcej znaków niż { $most }
setting-choice = { $name }={ $value } nie jest żadną z wartości: { $values }
setting-text = { $name }={ $value } nie jest tekstem w UTF-8
setting-prefix = MERCAT_PREFIX={ $value } nie jest ścieżką taką jak /mercat
setting-own-path = { $name }={ $value } ma ścieżkę, która zaczyna się jak własne strony Mercata; wybierz inną
setting-url = MERCAT_URL={ $value } nie jest adresem takim jak https://example.org albo https://example.org/mercat
setting-issuer = MERCAT_OPENID_ISSUER={ $value } nie jest adresem takim jak https://login.example.org
setting-networks = MERCAT_NOTICES_NETWORKS={ $value } nie podaje sieci takiej jak 192.168.1.5/32
setting-mail-server = MERCAT_MAIL_SERVER={ $value } nie jest nazwą serwera, taką jak smtp.example.org
setting-mail-from = MERCAT_MAIL_FROM={ $value } nie jest nadawcą takim jak games@example.org albo Mercat <games@example.org>
setting-mail-unencrypted = MERCAT_MAIL_TLS=none wysyłałoby hasło MERCAT_MAIL_USER przez sieć bez szyfrowania
setting-pair = { $one } i { $other } ustawia się razem albo wcale
setting-prefix-of-url = MERCAT_PREFIX={ $value } nie jest ścieżką z MERCAT_URL={ $url }; można to pominąć
setting-hosts-of-url = w MERCAT_HOSTS={ $value } brakuje nazwy hosta z MERCAT_URL={ $url }
setting-secure-url = jest MERCAT_SECURE=yes, ale MERCAT_URL={ $url } to nie HTTPS, więc przeglądarki nie zachowałyby żadnych plików cookie
setting-metrics = MERCAT_METRICS={ $value } nie jest adresem takim jak 127.0.0.1:9100
setting-metrics-in-use = metryk nie można udostępnić pod { $address }: tego adresu używa inny program
setting-metrics-unusable = metryk nie można udostępnić pod { $address } ({ $why })
setting-one-writer = MERCAT_PROCESSES wymaga PostgreSQL (MERCAT_DATABASE): w SQLite pisze jeden proces
setting-processes-end = procesy serwera kończą się zaraz po starcie; powód jest w logu
setting-no-games-folder = MERCAT_GAMES wskazuje { $folder }, a to nie jest folder
setting-no-home = HOME={ $home } nie jest ścieżką bezwzględną, więc nie ma folderu na dane; popraw HOME albo podaj folder w MERCAT_DATA
setting-nobodys-folder = MERCAT_DATA={ $value } leży w folderze domowym użytkownika, którego nie ma

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

problem-token-not-here = Token osobisty jest dla programów: działa przy stołach, ale nie na stronach ani w tym, co dotyczy ciebie jako osoby.
problem-token-reads-only = Ten token pozwala tylko czytać.
problem-too-many-tokens = Masz już { $most } tokenów, a więcej mieć nie można. Najpierw unieważnij któryś.
problem-bad-device-link = Ten link już nie działa: został użyty albo unieważniony, albo minął jego czas. Utwórz nowy na drugim urządzeniu.
problem-no-code = To nie jest kod odzyskiwania: ma on { $letters } liter i cyfr.
problem-bad-code = Ten kod nie działa: nigdy go nie było, został już użyty albo unieważniony, albo zastąpił go nowszy.
problem-code-of-former-guest = Ten kod stracił ważność, gdy powstało twoje konto. Zaloguj się; konto ma własne kody odzyskiwania.
problem-cut-account = Ta przeglądarka została wylogowana, bo w innej powstało konto. Zaloguj się, aby grać tu dalej.
problem-cut-password = Ta przeglądarka została wylogowana, bo w innej zmieniono hasło. Zaloguj się ponownie, aby grać tu dalej.
problem-cut-everywhere = Ta przeglądarka została wylogowana razem ze wszystkimi innymi. Zaloguj się ponownie, aby grać tu dalej.
problem-cut-device = Ta przeglądarka została wylogowana na innym urządzeniu. Zaloguj się ponownie, aby grać tu dalej.
problem-cut-device-guest = Ta przeglądarka została wylogowana na innym urządzeniu i już cię nie zna. Wrócisz z linkiem utworzonym tam albo z kodem odzyskiwania.
problem-cut-crowded = Ta przeglądarka została wylogowana, bo od tego czasu przybyło wiele innych. Zaloguj się ponownie, aby grać tu dalej.
problem-cut-crowded-guest = Ta przeglądarka już cię nie zna, bo od tego czasu przybyło wiele innych. Wrócisz z linkiem utworzonym tam albo z kodem odzyskiwania.
problem-cut-deleted = Ta przeglądarka nikogo już nie zna: w innej usunięto wszystko, co było o tobie zapisane.
problem-no-device = To urządzenie lub token nie należy do ciebie albo zostało już wylogowane.
problem-already-yours = Ta przeglądarka jest już jednym z twoich urządzeń.
problem-signed-in = W tej przeglądarce zalogowane jest konto { $name }. Najpierw się wyloguj, potem spróbuj ponownie.
problem-not-sure = Potwierdź, że na pewno tego chcesz.
problem-empty-label = Napisz, do czego jest ten token.
problem-long-label = Ta nazwa może mieć najwyżej { $most } znaków.
ui-me = Ty
ui-somebody = Ktoś
ui-device-unknown = Nieznana przeglądarka
ui-me-name-about = Nowe imię widać przy wszystkich twoich nieskończonych stołach, a inni dostają o tym wiadomość. Wyniki i wiadomości zachowują dawne.
ui-me-name-new = Imię, pod którym grasz.
ui-me-renamed = Masz nowe imię.
ui-me-renamed-but = { $count ->
    [one] Masz nowe imię. Przy jednym stole zostaje dawne, bo ktoś ma tam podobne.
    [few] Masz nowe imię. Przy { $count } stołach zostaje dawne, bo ktoś ma tam podobne.
   *[many] Masz nowe imię. Przy { $count } stołach zostaje dawne, bo ktoś ma tam podobne.
  }
ui-me-devices = Twoje urządzenia
ui-me-devices-about = Możesz grać na kilku urządzeniach naraz, przy wszystkich swoich stołach. Zeskanuj drugim urządzeniem kod, który się tu pokaże, albo otwórz tam link.
ui-me-here = To urządzenie
ui-me-used = ostatnio używane:
ui-me-made = znane od:
ui-me-end = Wyloguj
ui-me-add-device = Używaj też innego urządzenia
ui-me-link-about = { $count ->
    [one] Otwórz ten link na drugim urządzeniu w ciągu minuty. Działa raz. Nie udostępniaj go: kto go otworzy, będzie grać jako ty.
    [few] Otwórz ten link na drugim urządzeniu w ciągu { $count } minut. Działa raz. Nie udostępniaj go: kto go otworzy, będzie grać jako ty.
   *[many] Otwórz ten link na drugim urządzeniu w ciągu { $count } minut. Działa raz. Nie udostępniaj go: kto go otworzy, będzie grać jako ty.
  }
ui-me-link-qr = Link jako kod QR
ui-me-withdraw-links = { $count ->
    [one] Unieważnij nieużyty link
    [few] Unieważnij { $count } nieużyte linki
   *[many] Unieważnij { $count } nieużytych linków
  }
ui-me-end-others = Wyloguj wszystkie inne
ui-me-end-about = Z urządzeniem tracą ważność utworzone na nim tokeny, linki do kolejnych urządzeń, linki i tokeny twoich miejsc oraz adres kalendarza; nie dostaje ono już powiadomień. Utwórz nowe tam, gdzie są potrzebne.
ui-me-leave = Zapomnij o mnie w tej przeglądarce
ui-me-leave-about = Ta przeglądarka przestanie cię znać; grasz dalej na innych urządzeniach albo wracasz z kodem odzyskiwania.
ui-me-leave-last = Tylko ta przeglądarka cię zna, a kodu odzyskiwania nie masz: nikt nie mógłby dokończyć twoich partii.
ui-me-leave-guest = Znów stanie się gościem, którym była przedtem, ze stołami, które tam zostały.
ui-me-nothing = Nic tu jeszcze o tobie nie zapisano. Gdy usiądziesz do stołu, będzie można grać też na innym urządzeniu.
ui-recovery-code = Kod odzyskiwania
ui-me-code-about = Zapisz kod i trzymaj go tam, gdzie go znajdziesz: z nim wrócisz, nawet gdy stracisz wszystkie urządzenia.
ui-me-code-shown = Zapisz teraz ten kod. Nie pokaże się drugi raz, a wcześniejsze już nie działają. Działa raz; potem dostaniesz nowy.
ui-me-code-made = Masz kod, utworzony
ui-me-code-make = Utwórz kod
ui-me-code-replace = Zastąp go nowym
ui-me-code-withdraw = Unieważnij kod
ui-me-code-ended = Twój kod odzyskiwania powstał na wylogowanym urządzeniu, więc też stracił ważność. Oto nowy.
ui-me-code-use = Mam kod odzyskiwania
ui-me-account = Konto
ui-me-account-none = Grasz jako gość i masz wszystko, co tu jest. Konto nie jest konieczne.
ui-me-preferences-about = Są takie same na wszystkich twoich urządzeniach.
ui-me-preferences-new = Pamięta je ta przeglądarka.
ui-zone = Strefa czasowa
ui-zone-auto = Jak w tej przeglądarce
ui-me-tokens = Tokeny dla programów
ui-me-tokens-about = Z tokenem osobistym twój własny program widzi twoje stoły albo także gra za ciebie. Niczego na tej stronie zmienić nie może.
ui-me-token-shown = Skopiuj teraz ten token; nie pokaże się drugi raz. Kto go ma, może to samo co twój program.
ui-me-token-make = Utwórz token
ui-me-token-label = Do czego jest
ui-me-token-scope = Na co pozwala
ui-me-token-end = Unieważnij
ui-me-token-ends = Z tokenem tracą ważność linki i tokeny twoich miejsc, które mógł odczytać.
ui-me-scope-read = Czytanie
ui-me-scope-play = Czytanie i gra
ui-me-kept = Co jest przechowywane
ui-me-download = Pobierz wszystko, co jest o tobie zapisane
ui-delete-me = Usuń moje dane
ui-delete-title = Usunąć wszystko, co twoje?
ui-delete-lead = Tego nie da się cofnąć.
ui-delete-name = Twoje imię znika ze wszystkich stołów, wiadomości i wyników. Zamiast niego będzie tam „Ktoś”.
ui-delete-games = Partie zostają dla innych: tam, gdzie grasz, gra dalej bot, jak po twoim odejściu od stołu.
ui-delete-devices = Przestają działać wszystkie twoje urządzenia, kody, tokeny i ustawienia.
ui-delete-words = To, co napisano do innych, zostaje bez twojego imienia; zostaje też to, co inni napisali o tobie.
ui-link-title = Używać też tego urządzenia?
ui-link-guest = Ta przeglądarka stanie się urządzeniem osoby { $name }, przy wszystkich jej stołach.
ui-link-account = W tej przeglądarce zaloguje się konto { $name }, przy wszystkich stołach tej osoby.
ui-link-nameless = Ta przeglądarka stanie się urządzeniem osoby, która utworzyła link, przy wszystkich jej stołach.
ui-link-trust = Dalej idź tylko wtedy, gdy link pochodzi od ciebie, z twojego drugiego urządzenia.
ui-link-join = Używaj też tego urządzenia
ui-along-title = Stoły, które zabierasz ze sobą
ui-along-about = W tej przeglądarce grasz jako gość. To, co tu wybierzesz, będzie odtąd należeć do tej samej osoby; reszta zostaje przy gościu, który wróci, gdy to urządzenie zostanie wylogowane.
ui-along-others = { $count ->
    [one] Ten gość gra też na jednym innym urządzeniu. Przy stołach, które zabierzesz, będzie tam można tylko patrzeć.
    [few] Ten gość gra też na { $count } innych urządzeniach. Przy stołach, które zabierzesz, będzie tam można tylko patrzeć.
   *[many] Ten gość gra też na { $count } innych urządzeniach. Przy stołach, które zabierzesz, będzie tam można tylko patrzeć.
  }
ui-recover-title = Powrót z kodem odzyskiwania
ui-recover-about = Wpisz zapisany kod; wielkość liter, spacje i kreski nie mają znaczenia. Ta przeglądarka stanie się jednym z twoich urządzeń.
ui-recover-account = Konto ma własne kody.
ui-recover = Wróć
ui-recovered-title = Witaj z powrotem
ui-recovered-about = Twój kod został zużyty. Zapisz ten nowy: nie pokaże się drugi raz.
ui-personal-own-device = Do twojego innego urządzenia służy link na twojej stronie.
ui-notice-renamed = { $by } nazywa się teraz { $player }.
ui-privacy-title = Co jest o tobie zapisane
ui-privacy-lead = Tylko tyle, ile potrzeba do gry. Nic nie trafia do innych firm ani osób trzecich: żadna strona nie wczytuje niczego z innego serwera i nikomu nie mówi, co tu robisz.
ui-privacy-looking = Gdy tylko patrzysz
ui-privacy-looking-about = Nic. Ciasteczko w twojej przeglądarce pozwala poznać cię, gdy usiądziesz do stołu.
ui-privacy-playing = Gdy grasz
ui-privacy-playing-about = Podane imię, zajęte miejsca, otwarte stoły, ruchy i wiadomości, kiedy ostatnio było cię widać przy stole i jak skończyły się twoje partie. Widzą to inni przy stole i każdy, kto ma jego link. Bez tego nie byłoby gry.
ui-privacy-devices = Twoje urządzenia
ui-privacy-devices-about = O każdym: jakie jest, na przykład „Firefox · Android”, od kiedy jest znane i o której było ostatnio używane, żeby można było je odróżnić i wylogować. Z ciasteczek, linków, kodów i tokenów zapisany jest tylko skrót, z którego nikt ich nie odtworzy.
ui-privacy-network = Twoja sieć
ui-privacy-network-about = Z adresu tego, kto otwiera stół, zapisany jest przy stole skrót, żeby nikt nie zapełnił serwera. Przez dobę ten sam skrót mówi, ile nowych osób, kont, grup, serii i urządzeń stamtąd przyszło. Bez klucza tego serwera nie da się z niego odczytać adresu.
ui-privacy-preferences = Twoje ustawienia
ui-privacy-preferences-about = Język, kolory, strefa czasowa i tym podobne, żeby były takie same na wszystkich twoich urządzeniach. Dopóki nie grasz, są tylko w ciasteczkach twojej przeglądarki.
ui-privacy-time = Jak długo
ui-privacy-time-about = Od ostatniego zdarzenia przy stole albo od twojej ostatniej wizyty:
ui-privacy-days = { $count ->
    [one] jeden dzień
    [few] { $count } dni
   *[many] { $count } dni
  }
ui-privacy-for-ever = bez ograniczenia
ui-privacy-keep-open = stoły, przy których gra się nie zaczęła
ui-privacy-keep-sandbox = stoły próbne
ui-privacy-keep-imported = wczytane partie, do których nikt nie usiadł
ui-privacy-keep-bots = stoły z samymi botami
ui-privacy-keep-playing = trwające partie
ui-privacy-keep-alone = skończone partie jednej osoby
ui-privacy-keep-together = skończone partie kilku osób
ui-privacy-keep-results = wyniki partii skończonych przez ludzi
ui-privacy-keep-guests = goście bez miejsca, stołu i wyniku
ui-privacy-keep-visitors = goście, którzy nie mają nic: także grupy ani kodu, i niczego nie wybrali
ui-privacy-keep-links = zużyte i przedawnione linki i kody
ui-privacy-keep-sessions = wylogowane urządzenia
ui-privacy-others = Kto jeszcze to widzi
ui-privacy-others-about = Administrator tego serwera widzi to, co jest na nim zapisane, a kopie zapasowe zachowują usunięte dane, dopóki nie zastąpią ich nowsze.
ui-privacy-yours = Co możesz zrobić
ui-privacy-yours-about = Na swojej stronie możesz pobrać wszystko, co jest o tobie zapisane, wylogować urządzenia i usunąć swoje dane: twoje imię zniknie wtedy ze stołów, wiadomości i wyników.

# -- people: accounts

problem-name-registered = { $name } albo łudząco podobne imię należy do czyjegoś konta. Wybierz inne imię; jeśli jest twoje, zaloguj się.
problem-has-account = W tej przeglądarce działa już konto { $name }.
problem-browser-only = Można to zrobić tylko w przeglądarce, która zapisuje pliki cookie.
problem-bad-sign-in = Imię albo hasło jest nieprawidłowe.
problem-many-passwords = Dla tej nazwy wpisano za dużo błędnych haseł, być może bez twojego udziału. { $minutes ->
    [one] Poczekaj minutę
    [few] Poczekaj { $minutes } minuty
   *[many] Poczekaj { $minutes } minut
  } albo zaloguj się kluczem dostępu, kodem odzyskiwania lub w przeglądarce, w której to konto było już zalogowane.
problem-many-passwords-here = W tej przeglądarce wpisano za dużo błędnych haseł. { $minutes ->
    [one] Poczekaj minutę
    [few] Poczekaj { $minutes } minuty
   *[many] Poczekaj { $minutes } minut
  } i spróbuj ponownie.
problem-busy-passwords = W tej chwili loguje się zbyt wiele osób. Spróbuj ponownie za kilka sekund.
problem-short-password = Hasło ma co najmniej { $fewest } znaków.
problem-long-password = Hasło ma najwyżej { $most } znaków.
problem-common-password = To jedno z pierwszych haseł, jakie ktoś by wypróbował: popularne słowo, twoje imię, rząd klawiszy albo liczba. Wybierz inne.
problem-no-passkeys-number = Pod adresem z cyfr, takim jak 127.0.0.1, nie ma kluczy dostępu: przeglądarki tworzą je tylko dla nazw. Na tym komputerze działa localhost.
problem-no-passkeys-plain = Nie ma tu kluczy dostępu, bo serwer nie jest dostępny przez HTTPS; przeglądarki tworzą je tylko tam.
problem-passkey-expired = Trwało to dłużej niż pięć minut albo działo się w innej karcie. Spróbuj jeszcze raz.
problem-passkey-refused = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
problem-passkey-unknown = Żadne konto tutaj nie ma tego klucza dostępu. Może został usunięty.
problem-passkey-not-yours = To klucz dostępu do innego konta.
problem-many-passkeys = Konto ma najwyżej { $most } kluczy dostępu. Najpierw usuń któryś.
problem-no-passkey = Nie masz takiego klucza dostępu.
problem-no-identity = Nie logujesz się w ten sposób.
problem-no-password = Nie masz hasła.
problem-last-way-in = To jedyna droga do twojego konta. Najpierw ustaw hasło albo utwórz klucz dostępu.
problem-wrong-code = Ten kod odzyskiwania jest nieprawidłowy, został już użyty albo zastąpiły go nowsze.
problem-not-confirmed = Najpierw pokaż, że to ty.
problem-codes-of-account = Konto ma własne kody odzyskiwania, na stronie konta.
problem-empty-passkey-name = Nadaj nazwę z co najmniej jednym widocznym znakiem.
problem-long-passkey-name = Taka nazwa ma najwyżej { $most } znaków.

ui-play-as = Grasz jako { $name }.
ui-play-as-help = Mając konto, grasz pod jego nazwą, żeby inni cię poznawali.
ui-account-mark = Konto { $name }
ui-you-are = Ty: { $name }
ui-enter = Zaloguj się
ui-enter-title = Logowanie
ui-enter-passkey = Zaloguj się kluczem dostępu
ui-enter-password = Zaloguj się
ui-enter-lost = Nie masz ani klucza, ani hasła? Użyj kodu odzyskiwania
ui-enter-none = Nie masz konta? Możesz grać bez niego.
ui-register = Załóż konto
ui-register-about = Konto daje ci imię, które na tym serwerze jest tylko twoje, i twoje stoły na każdym urządzeniu. Do gry nie jest potrzebne.
ui-register-guest = Wszystko, w co tu grasz jako gość, przechodzi na konto. Na innych dodanych urządzeniach trzeba się zalogować. Kod odzyskiwania, jeśli go masz, zastąpią nowe, które zaraz zobaczysz; tokeny i linki twoich miejsc stracą ważność.
ui-register-shared = W tej przeglądarce gra też ktoś inny: zapytaj mnie, które stoły są moje
ui-register-with-passkey = Z kluczem dostępu
ui-register-with-password = Albo z hasłem
ui-register-passkey = Załóż z kluczem dostępu
ui-register-password = Załóż z hasłem
ui-register-known = Masz już konto?
ui-account-name = Imię
ui-account-name-help = Widzą je wszyscy przy stole; do { $most } znaków. Żaden gość nie użyje go ani podobnego.
ui-account-title = Twoje konto
ui-account-of = Konto { $name }
ui-password = Hasło
ui-password-new = Nowe hasło
ui-password-help = Co najmniej { $fewest } znaków. Łatwo zapamiętać kilka słów, które nie mają ze sobą nic wspólnego.
ui-password-ends = Wszędzie indziej nastąpi wylogowanie, a kody odzyskiwania, jeśli je masz, zastąpią nowe. Klucze dostępu zostają.
ui-ends-too = Ważność tracą też tokeny osobiste, linki do kolejnych urządzeń, linki i tokeny twoich miejsc, adres kalendarza oraz linki do twoich grup. Powiadomienia do innych przeglądarek i usług zostaną wyłączone.
ui-password-change = Zmień hasło
ui-password-set = Ustaw też hasło
ui-password-keep = Ustaw to hasło
ui-account-password-changed = Hasło jest ustawione, a wszędzie indziej nastąpiło wylogowanie.
ui-account-password-removed = Hasło jest usunięte, a wszędzie indziej nastąpiło wylogowanie.
ui-passkey = Klucz dostępu
ui-passkey-about = Przechowuje go urządzenie albo jego menedżer haseł. Hasło jest niepotrzebne, a klucza nikt nie odgadnie ani nie ukradnie.
ui-passkey-add = Dodaj klucz dostępu
ui-passkey-make = Utwórz klucz dostępu
ui-passkey-label = Jak go nazwać
ui-passkey-label-example = Telefon
ui-passkey-unknown-here = Ta przeglądarka nie zna kluczy dostępu. Nowsza zna.
ui-passkey-no-script = Klucze dostępu wymagają JavaScriptu.
ui-passkey-cancelled = Anulowano albo nie ma tu klucza dostępu do tej strony. Nic się nie zmieniło.
ui-passkey-known = To urządzenie ma już klucz dostępu do twojego konta.
ui-passkey-failed = Nie udało się. Spróbuj jeszcze raz.
ui-way-made = utworzony
ui-way-used = ostatnio użyty
ui-way-remove = Usuń
ui-way-sign-on = Własne logowanie tego serwera
ui-ways-title = Jak się logujesz
ui-ways-only-one = To twoja jedyna droga do konta, więc nie można jej usunąć. Druga ochroni cię, gdy ją stracisz.
ui-confirm-title = Czy to ty?
ui-confirm-about = Zanim coś tu zmienisz, pokaż jeszcze raz, że to ty. Wystarczy na dziesięć minut.
ui-confirm-passkey = Pokaż klucz dostępu
ui-confirm-password = Potwierdź
ui-confirm-again = Aby coś tu zmienić, wyloguj się i zaloguj ponownie.
ui-codes-title = Kody odzyskiwania
ui-codes-about =
    { $count ->
        [0] Nie masz kodów odzyskiwania. Kto bez nich straci hasło i klucze dostępu, straci konto.
        [one] Został jeden kod odzyskiwania. Działa raz, gdy stracisz hasło i klucze dostępu.
        [few] Zostały { $count } kody odzyskiwania. Każdy działa raz, gdy stracisz hasło i klucze dostępu.
       *[many] Zostało { $count } kodów odzyskiwania. Każdy działa raz, gdy stracisz hasło i klucze dostępu.
    }
ui-codes-make = Utwórz { $count } kodów odzyskiwania
ui-codes-again = Utwórz nowe; stare stracą ważność
ui-codes-new = Twoje kody odzyskiwania
ui-codes-once = Wydrukuj je albo zapisz teraz: nie pokażemy ich ponownie.
ui-entered-title = Zalogowano: { $name }
ui-entered-codes = Zastępują to, co było przedtem i już nie działa.
ui-entered-cut = { $count ->
    [one] Jedno inne urządzenie zostało wylogowane
    [few] { $count } inne urządzenia zostały wylogowane
   *[many] { $count } innych urządzeń zostało wylogowanych
  }
ui-entered-cut-about = Zaloguj się tam na swoje konto, aby grać dalej jak przedtem. Kto miał dostęp tylko do gościa, na konto nie wejdzie.
ui-entered-tokens = { $count ->
    [one] Twój token osobisty dla programu stracił ważność. Utwórz nowy tam, gdzie jest potrzebny.
    [few] { $count } twoje tokeny osobiste dla programów straciły ważność. Utwórz nowe tam, gdzie są potrzebne.
   *[many] { $count } twoich tokenów osobistych dla programów straciło ważność. Utwórz nowe tam, gdzie są potrzebne.
  }
ui-entered-on = Dalej
ui-code-title = Logowanie kodem odzyskiwania
ui-code-about = Każdy kod działa raz. Potem możesz ustawić nowe hasło albo utworzyć klucz dostępu.
ui-code-guest = Gość bez konta ma inny kod.
ui-privacy-account = Jeśli masz konto
ui-privacy-account-about = Twoje imię, którego nikt inny tu nie użyje, i datę założenia konta. Z hasła i kodów odzyskiwania tylko skróty, z których nikt ich nie odtworzy; z kluczy dostępu część publiczną, ich nazwy oraz daty utworzenia i ostatniego użycia. Zostaje to, dopóki nie usuniesz swoich danych. W każdej przeglądarce, w której się logujesz, znacznik, a przy koncie jego skrót: dzięki temu obcy, którzy próbują haseł, nie zamkną ci tam drogi. Przez kilka godzin skrót mówi, ile błędnych haseł wpisano dla danej nazwy i z ilu sieci.
ui-sign-out = Wyloguj się
ui-me-account-is = Konto w tej przeglądarce: { $name }.
ui-me-account-ways = Hasło, klucze dostępu, kody odzyskiwania
ui-sign-out-title = Wylogowanie
ui-sign-out-everywhere = Wyloguj się wszędzie
ui-sign-out-about = Wyloguj się wszędzie, jeśli ktoś inny mógł używać twojego konta. Hasło, klucze dostępu i kody odzyskiwania zostają.
ui-bring-title = Które stoły są twoje?
ui-bring-about = W tej przeglądarce ktoś grał jako gość. To, co zaznaczysz, przejdzie na twoje konto; na innych urządzeniach tego gościa też się zaloguj.
ui-bring-others =
    { $count ->
        [one] jeszcze jeden stół
        [few] jeszcze { $count } stoły
       *[many] jeszcze { $count } stołów
    }
ui-bring = Zabierz te
ui-bring-rest = Reszta zostaje przy gościu, który wróci tu po twoim wylogowaniu.
ui-bring-more = Niektóre stoły gościa z tej przeglądarki nie przeszły na twoje konto.
ui-bring-choose = Wybierz które

# -- people: mail, and the host’s own sign-on

problem-no-mail = Ten serwer nie wysyła e-maili.
problem-mail-busy = Zbyt wiele e-maili czeka na wysłanie. Spróbuj ponownie za pół minuty.
problem-no-mail-address = To nie jest adres e-mail, taki jak ana@example.org.
problem-mail-unwanted = Osoba, która czyta pocztę pod tym adresem, nie chce linków z tego serwera. W wiadomości, w której to zaznaczono, można to zmienić.
problem-too-many-mails = Wysłano już zbyt wiele e-maili do ciebie albo na ten adres. Spróbuj ponownie za godzinę.
problem-bad-mail-link = Ten link działa raz i przez pół godziny: ten czas minął albo link już wykorzystano. Poproś o nowy e-mail.
problem-damaged-mail-link = W tym linku czegoś brakuje. Skopiuj z wiadomości cały link.
problem-no-sign-on = Ten serwer nie ma własnego systemu logowania.
problem-bad-sign-on = Ten powrót jest spóźniony, powtórzony albo z innej przeglądarki. Nic się nie zmieniło; zacznij od nowa.
problem-sign-on-refused = { $name }: odmowa logowania. Nic się nie zmieniło.
problem-sign-on-failed = Nie udało się połączyć z { $name } albo odpowiedź jest nieprawidłowa. Nic się nie zmieniło; spróbuj później albo daj znać administratorowi serwera.
problem-identity-taken = W ten sposób loguje się już inne konto na tym serwerze. Zaloguj się na nie i najpierw je rozłącz.

mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm =
    Ktoś chce używać tego adresu do swojego konta na { $site }. Jeśli to ty, otwórz ten link w ciągu pół godziny:

    { $link }

    Jeśli to nie ty, nie trzeba nic robić.
mail-recover-subject = Powrót na twoje konto
mail-recover =
    Ktoś prosi o wejście na konto „{ $name }” na { $site }. Jeśli to ty, otwórz ten link w ciągu pół godziny; można tam ustawić nowe hasło:

    { $link }

    Jeśli to nie ty, nie trzeba nic robić i nic się nie zmieniło.
mail-never =
    Jeśli nie chcesz już nigdy dostać takiej wiadomości, otwórz ten link:

    { $never }
mail-notice-password-subject = Twoje hasło zostało zmienione
mail-notice-password =
    Hasło do twojego konta na { $site } właśnie się zmieniło, a inne urządzenia zostały wylogowane. Jeśli to nie ty, od razu poproś o powrót na konto:

    { $link }
mail-notice-address-subject = Twój adres e-mail został zmieniony
mail-notice-address =
    Ten adres nie należy już do konta na { $site }: potwierdzono inny albo został usunięty. Jeśli to nie ty, od razu się zaloguj, zakończ wszystkie inne sesje i zmień hasło:

    { $link }
mail-try-subject = E-mail próbny
mail-try = Ten e-mail jest od mercat doctor. E-maile z { $site } dochodzą.
mail-end = Ten e-mail wysłał { $site }. Nikt nie czyta odpowiedzi.

ui-go-on = Dalej
ui-mail-title = Adres e-mail
ui-mail-known = Twój adres to { $address }.
ui-mail-about = Służy tylko do powrotu na konto i do powiadomień o zmianie hasła albo tego adresu. Nikt inny go nie widzi.
ui-mail-address = Twój adres
ui-mail-another = Inny adres
ui-mail-set = Wyślij na niego link
ui-mail-drop = Usuń adres
ui-mail-not-sent = Ten serwer nie wysyła e-maili: administrator nie ustawił serwera poczty. Zapisz swoje kody odzyskiwania.
ui-mail-no-site = Ten serwer nie może wysyłać e-maili: administrator nie podał jego adresu publicznego (MERCAT_URL), z którego powstają linki. Zapisz swoje kody odzyskiwania.
ui-mail-sent = Link jest w drodze
ui-mail-sent-about = Otwórz w ciągu pół godziny link z e-maila na adres { $address }. Do tego czasu nic się nie zmienia.
ui-mail-confirm-title = Czy to twój adres?
ui-mail-confirm-about = Jedno z kont na tym serwerze ma używać adresu { $address }. Kto czyta jego pocztę, może wejść na to konto.
ui-mail-confirm = Tak, użyj tego adresu
ui-mail-confirmed = Adres jest potwierdzony
ui-mail-confirmed-about = Od teraz pozwala wrócić na konto.
ui-recover-mail-title = Powrót na konto
ui-mail-never-title = Żadnych więcej wiadomości?
ui-mail-never-about = Wtedy nikt, także ty, nie sprawi już, że ten serwer wyśle link na twój adres. Zapisany zostaje tylko skrót adresu. Bez takich linków nie da się odzyskać utraconego konta przez e-mail.
ui-mail-never-yes = Nigdy więcej
ui-mail-never-no = Wiadomości mogą przychodzić
ui-mail-never-change = Zmień to
ui-mail-never-done = Koniec wiadomości
ui-mail-never-done-about = Na twój adres nie są już wysyłane żadne linki. Jeśli zmienisz zdanie, możesz to zaznaczyć tutaj albo przez link z wiadomości.
ui-mail-again = Wiadomości mogą przychodzić
ui-mail-again-about = Linki mogą być wysyłane na twój adres, gdy ktoś o nie poprosi.
ui-recover-mail-about = Jeśli konto ma potwierdzony adres e-mail, wyślemy tam link. Działa raz, przez pół godziny.
ui-recover-who = Nazwa konta albo adres e-mail
ui-recover-send = Wyślij link
ui-recover-sent = Sprawdź pocztę
ui-recover-sent-about = Jeśli jest takie konto z potwierdzonym adresem, e-mail z linkiem jest w drodze. Ta strona zawsze mówi to samo, żeby nikt nie dowiedział się, kto tu gra.
ui-recover-arrive-title = Witaj z powrotem, { $name }
ui-recover-set = Ustaw i zaloguj się
ui-recover-sign-in = Tylko zaloguj się
ui-recover-sign-in-about = Hasło i inne urządzenia pozostają bez zmian.
ui-sign-on = Zaloguj się przez { $name }
ui-sign-on-leave-title = Przejście do { $name }
ui-sign-on-leave-about = Tam się logujesz i wracasz tutaj. Ten serwer dowiaduje się tylko, kim jesteś.
ui-sign-on-name-title = Jeszcze jedno: twoje imię tutaj
ui-sign-on-name-about = To twoja pierwsza wizyta przez { $issuer }. To imię widzą wszyscy przy stole, a na tym serwerze jest tylko twoje. Można je później zmienić.
ui-sign-on-joined = Możesz logować się przez { $name }.
ui-sign-on-join = Połącz z { $name }
ui-sign-on-join-about = Po połączeniu z tym kontem możesz logować się także przez { $name }.
ui-sign-on-part = Rozłącz z tym kontem
ui-recover-by-mail = Link przez e-mail
ui-privacy-mail = Twój adres e-mail
ui-privacy-mail-about = Jeśli go podasz: służy tylko do powrotu na konto i do powiadomień o zmianach. E-maile dostarcza serwer poczty, którego używa ten serwer. Przez godzinę skrót mówi, ile ich wysłano, żeby nikt nie dostał ich za dużo. Kto nie chce już nigdy dostać takiego linku, może to zaznaczyć w wiadomości; wtedy zostaje skrót adresu.
ui-privacy-sign-on = Logowanie gdzie indziej
ui-privacy-sign-on-about = Jeśli logujesz się przez system, który ustawił administrator tego serwera: numer, pod którym cię zna, i nic więcej z tego, co mówi. Tamten system wie, kiedy się tu logujesz.

# -- people: the host of the server
problem-banned = { $why ->
    [yes] Administrator serwera nałożył na ciebie blokadę. Podany powód: { $reason }
   *[no] Administrator serwera nałożył na ciebie blokadę.
  }
problem-banned-until = { $why ->
    [yes] Administrator serwera nałożył na ciebie blokadę do { $until } (UTC). Podany powód: { $reason }
   *[no] Administrator serwera nałożył na ciebie blokadę do { $until } (UTC).
  }
problem-accounts-only = Tutaj grają osoby, które mają konto. Zaloguj się albo załóż konto.
problem-invitation-only = Tutaj gra się na zaproszenie. Wpisz kod zaproszenia na pierwszej stronie albo zaloguj się.
problem-accounts-open = Stoły otwierają tu tylko osoby, które mają konto. Zaloguj się albo załóż konto.
problem-hosts-open = Stoły otwiera tu tylko administrator serwera.
problem-no-invitation = Ten kod zaproszenia nikogo nie wpuszcza: jest błędny, wykorzystany albo nieważny.
problem-no-such-person = Tej osoby już tu nie ma.
problem-no-such-account = Nie ma takiego konta.
problem-host-not-banned = { $name } administruje tym serwerem, a administratora nie można zablokować. Najpierw potrzebne jest polecenie mercat admin host --remove.
problem-ban-over = Ta blokada już się skończyła.
problem-too-many-invitations = Jest już { $most } zaproszeń, a więcej serwer nie przechowuje. Zakończone znikają po 90 dniach.
problem-invitation-over = To zaproszenie już się skończyło.
problem-announcement-over = To ogłoszenie już się skończyło.
problem-no-such-report = Nie ma takiego zgłoszenia.
problem-no-such-message = Przy tym stole nie ma takiej wiadomości.
problem-no-such-network = To nie jest adres taki jak 203.0.113.9.
problem-long-reason = Powód może mieć najwyżej { $most } znaków.
problem-long-note = Notatka może mieć najwyżej { $most } znaków.
problem-about-oneself = To przecież ty.
problem-nobody-there = Nikt tam nie siedzi.
problem-nobody-to-mute = Nie wiadomo, kto to jest, więc nie ma kogo wyciszyć. Samą wiadomość można zgłosić.
problem-not-muted = Ta osoba nie jest u ciebie wyciszona.
problem-too-many-reports = { $most } twoich zgłoszeń czeka jeszcze na administratora. Zaczekaj, aż rozpatrzy któreś z nich.
problem-too-many-muted = Na twojej liście wyciszonych jest { $most } osób, a więcej się nie zmieści.

ui-host-groups = Grupy
ui-host-ratings = Partie rankingowe
ui-host-ratings-about = Partie rankingowe, do których co najmniej dwie osoby usiadły z jednej sieci, od najnowszej. To niczego nie dowodzi: rodzina albo klub na jednym łączu wygląda tak samo. Te partie się liczą.
ui-host-no-ratings = Nie ma takiej partii.
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
ui-host-groups-about = Prywatną grupę widzą tylko ci, którzy w niej są, więc tu stoją same liczby. To, co ktoś zgłosił, jest wśród zgłoszeń.
ui-host-group-private = Grupa prywatna
ui-host-group-made = od { $at }
ui-host-group-keepers = { $count ->
    [one] jeden opiekun
    [few] { $count } opiekunów
   *[other] { $count } opiekunów
  }
ui-host-group-tables = { $count ->
    [0] żaden stół nie jest otwarty ani w grze
    [one] jeden stół otwarty lub w grze
    [few] { $count } stoły otwarte lub w grze
   *[other] { $count } stołów otwartych lub w grze
  }
ui-host-group-played = { $count ->
    [0] żadnej skończonej partii
    [one] jedna skończona partia
    [few] { $count } skończone partie
   *[other] { $count } skończonych partii
  }
ui-host-end-group = Zamknij grupę
ui-host-end-group-about = Jej strona, serie i linki znikają na zawsze, jak gdyby wszyscy odeszli. Kto siedzi przy jednym z jej stołów, gra dalej; nikt inny już ich nie widzi.
ui-host-no-groups = Nie ma grup.
ui-host-did-end-group = { $people ->
    [one] zamknięcie grupy jednej osoby
    [few] zamknięcie grupy { $people } osób
   *[other] zamknięcie grupy { $people } osób
  }

# -- my games

ui-games-title = Moje partie
ui-games-all = Wszystkie
ui-my-page = Moja strona
ui-tab-games = ({ $count }) { $answers ->
    [0] Twój ruch
   *[other] Czeka na ciebie
  }
ui-games-waiting = { $answers ->
    [0] Twój ruch
   *[other] Czeka na ciebie
  }
ui-games-changed = Ostatnia zmiana przy tym stole
ui-answer-undo = Cofnąć?
ui-answer-bot = Inny bot?
ui-answer-absent = Wezwać bota?
ui-answer-over-time = Wezwać bota?
ui-answer-given-away = Oddać miejsce?
ui-answer-pause = Przerwa?
ui-answer-rating = Wpisać wynik?
ui-answer-rules = Nowe zasady?
ui-answer-ready = Można zaczynać?
ui-answer-ready-about = Wszystkie miejsca są zajęte. Gra zacznie się, gdy wszyscy dadzą znać, że można zaczynać – ty też.
ui-answer-archive = Do archiwum?
ui-answer-archive-about = Ktoś, kto grał, zgadza się, żeby każdy mógł tę partię znaleźć, obejrzeć i przeanalizować. A ty?
ui-archive-refuse = Tej nie
ui-rating-since = ranking od tej pory: { $rating }
ui-games-count = { $count ->
    [one] jedna partia
    [few] { $count } partie
   *[many] { $count } partii
  }
ui-games-waiting-said = { $count ->
    [0] Żadna partia na ciebie nie czeka.
    [one] Jedna partia czeka na ciebie.
    [few] { $count } partie czekają na ciebie.
   *[many] { $count } partii czeka na ciebie.
  }
ui-games-running = W trakcie
ui-games-opened = Czekają na graczy
ui-games-finished = Skończone
ui-games-turn-of = Ruch: { $player }
ui-games-free = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
  }
ui-games-place = { $place }. miejsce na { $seats }
ui-games-ended = Koniec
ui-games-opened-at = Otwarcie stołu
ui-games-gone = Został tylko wynik: stół usunięto, bo długo nikt z niego nie korzystał.
ui-games-hide = Ukryj na moich listach
ui-games-show = Pokaż znowu
ui-games-hidden = { $count ->
    [one] Jedna ukryta partia
    [few] { $count } ukryte partie
   *[many] { $count } ukrytych partii
  }
ui-games-search = Szukaj
ui-games-by-game = Gra
ui-games-all-games = Wszystkie
ui-games-by-person = Z kim (imię)
ui-games-since = Od
ui-games-until = Do
ui-games-state = Stan
ui-games-state-all = Wszystkie
ui-games-state-playing = W trakcie
ui-games-state-open = Czekają na graczy
ui-games-state-over = Skończone
ui-games-state-hidden = Ukryte
ui-games-found = Znalezione partie
ui-games-none = Nie masz tu jeszcze żadnej partii.
ui-games-none-found = Żadna partia nie pasuje do wyszukiwania.
ui-games-pages = Strony
ui-games-newest = Najnowsze
ui-games-older = Starsze
ui-next-game = Następna
ui-next-game-about = { $count ->
    [one] Do następnej partii: jeszcze jedna czeka na ciebie
    [few] Do następnej partii: jeszcze { $count } czekają na ciebie
   *[many] Do następnej partii: jeszcze { $count } czeka na ciebie
  }
ui-person-mine = ty
ui-person-guest = Gość
ui-person-account = Ma konto
ui-person-shown = Kto może zobaczyć tę stronę?
ui-person-shown-companions = Kto ze mną grał
ui-person-shown-everybody = Wszyscy
ui-person-shown-nobody = Tylko ja
ui-person-shown-about = Pokazuje twoje skończone partie. Twoje imię przy stole prowadzi tutaj każdego, kto może ją zobaczyć.
ui-person-games = { $games ->
    [one] Jedna partia z innymi,
    [few] { $games } partie z innymi,
   *[many] { $games } partii z innymi,
  } { $wins ->
    [0] bez wygranej.
    [one] jedna wygrana.
    [few] { $wins } wygrane.
   *[many] { $wins } wygranych.
  }
ui-person-alone = { $count ->
    [one] Jedna partia przeciw botom.
    [few] { $count } partie przeciw botom.
   *[many] { $count } partii przeciw botom.
  }
ui-person-by-players = Według liczby graczy
ui-person-played = Partie
ui-person-place = { $place }. miejsce
ui-person-best = Najlepszy wynik
ui-person-against = Ty i { $name }
ui-person-together = { $count ->
    [one] Macie za sobą jedną wspólną partię.
    [few] Macie za sobą { $count } wspólne partie.
   *[many] Macie za sobą { $count } wspólnych partii.
  }
ui-person-you-ahead = Ty wyżej
ui-person-ahead = Wyżej { $name }
ui-person-equal = Równo
ui-person-nothing = Nie ma jeszcze skończonych partii.
ui-person-newest = Najnowsze partie
problem-not-your-game = Nie masz takiej partii.
problem-others-wait = W tej partii grają też inni i czekają na ciebie, więc zostaje na twojej liście. Możesz zamiast tego opuścić miejsce.
problem-no-person = Nie ma takiej strony albo nie możesz jej zobaczyć.

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
problem-not-away-for-hours = { $name } jest z dala od stołu za krótko. { $hours ->
    [one] Bota można wezwać za godzinę.
    [few] Bota można wezwać za { $hours } godziny.
   *[many] Bota można wezwać za { $hours } godzin.
  }
problem-not-gone = Od ostatniej wizyty gracza { $name } nie minął jeszcze dzień. Miejsce można oddać po całym dniu nieobecności.
problem-not-gone-by-days = { $name } ma jeszcze czas. Na dni miejsce można oddać, gdy czas jego gracza się skończy albo gra za niego bot, po całym dniu nieobecności.
ui-invites = { $player } zaprasza cię do gry { $game }
ui-invited = Zaproszenie do gry { $game }
ui-invite-players = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
  }
ui-invite-minutes = około { $minutes } minut
ui-preview = { $players }, { $minutes }. Otwórz link, żeby usiąść.
ui-preview-running = Przy tym stole trwa gra. Otwórz link, żeby popatrzeć.
ui-entry-sit = Twoje miejsce
ui-entry-full = Wszystkie miejsca są zajęte. Możesz patrzeć.
ui-entry-where = Albo wybierz miejsce poniżej: to także twój kolor i kolejność w turze.
ui-entry-lots = Miejsca losuje się, gdy gra się zaczyna.
ui-move-here = Przesiądź się tutaj
ui-begins-ready = Gra zacznie się, gdy wszystkie miejsca będą zajęte i każdy da znać, że może zaczynać.
ui-begins-lots = Wtedy losuje się, kto ma które miejsce.
ui-ready = Możemy zaczynać
ui-not-ready = Jednak jeszcze nie
ui-ready-tag = może zaczynać
ui-unready-tag = jeszcze nie
ui-unready = Jeszcze nie dają znać: { $players }.
ui-everybody-ready = Wszyscy przy stole mogą zaczynać. Jest jeszcze wolne miejsce.
ui-show-out = Wyproś
ui-show-out-about = { $player } traci miejsce i nie może znowu usiąść przy tym stole, chyba że na to pozwolisz.
ui-free-seat = Zwolnij to miejsce
ui-shown-out = Wyproszeni
ui-let-in = Wpuść znowu
ui-arrange = Zmień stół
ui-arrange-about = Wszyscy się o tym dowiedzą i znowu dadzą znać, że mogą zaczynać.
ui-arrange-do = Zmień
ui-terms = Jak gra stół
ui-terms-ready = Zacznij, gdy wszyscy dadzą znać
ui-terms-ready-help = Inaczej gra zacznie się, gdy tylko wszystkie miejsca będą zajęte.
ui-terms-lots = Wylosuj miejsca
ui-terms-lots-help = Losowanie wynika z tej samej liczby co całe rozdanie, więc nikt nie ma na nie wpływu. Inaczej każdy sam wybiera miejsce.
ui-absence = Gdy ktoś jest nieobecny
ui-absence-usual = Jak zwykle
ui-absence-usual-help = Na dni, i gdy usiąść może tylko ten, kto ma link, gra czeka; inaczej każdy przy stole może wezwać bota.
ui-absence-wait = Gra czeka
ui-absence-wait-help = Nikt nie może wezwać bota za kogoś innego.
ui-absence-vote = Pozostali głosują
ui-absence-vote-help = Bot gra w zastępstwie, gdy zgadzają się wszyscy pozostali.
ui-absence-call = Każdy przy stole może wezwać bota
ui-absence-call-help = Przed pierwszym ruchem bot chwilę czeka, a jeśli ta osoba wróci, nie gra.
ui-call-after = po upływie
ui-call-after-usual = około { $seconds } sekund
ui-call-after-least = { $time }, a na dni czas jednej tury
ui-call-after-minutes = { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
  }
ui-call-after-hours = { $hours ->
    [one] godziny
   *[other] { $hours } godzin
  }
ui-agreed-wait = Gdy ktoś jest nieobecny, gra czeka.
ui-agreed-vote = Gdy ktoś jest nieobecny, pozostali głosują, czy gra za tę osobę bot.
ui-agreed-call = Po upływie { $time } nieobecności każdy przy stole może wezwać bota w zastępstwie.
ui-agreed-set-up = Taki bot nie wybiera za nikogo przygotowania, chyba że zgadzają się wszyscy pozostali.
ui-deal-proof = Uczciwe rozdanie
ui-deal-proof-about = Wszystko, co się losuje, wynika z tajnej liczby, którą serwer ustalił przy otwarciu stołu; po grze jest ona jawna, więc każdy może sprawdzić, że niczego nie zmieniono.
ui-printed = wydanie, które ma prawie każdy
ui-leave-open = Twoje miejsce będzie wolne dla każdego, kto ma link.
ui-leave-playing = Od tej chwili gra za ciebie bot, a każdy, kto ma link, może usiąść na twoim miejscu. Wrócić można tylko wtedy, gdy jest jeszcze wolne.
ui-leave-not-begun = Bot wybierze też twoje przygotowanie.
ui-leave-do = Opuść miejsce
ui-absent = { $player } jest z dala od stołu.
ui-ask-bot = Zapytaj innych: niech gra bot
ui-give-away = Oddaj to miejsce
ui-give-away-about = Nieobecność gracza { $player } trwa ponad dzień. Jeśli zgodzą się wszyscy pozostali, miejsce dostaje ktoś inny. Wtedy { $player } nie może go już odzyskać.
ui-give-to-person = Temu, kto tu usiądzie
ui-give-to-bot = Botowi
ui-earlier = Wcześniej tu grają: { $players }.
ui-earlier-bot = bot
ui-warned = Za gracza { $player } zaraz zagra bot. Czeka jeszcze chwilę na powrót tej osoby.
ui-warned-mine = { $caller } wzywa bota, żeby grał za ciebie. Jeśli zostajesz, bot nie zagra.
ui-absent-asked = { $player } prosi, żeby za gracza { $seat }, z dala od stołu, zagrał bot.
ui-absent-asked-mine = Twoja prośba: niech za gracza { $seat }, z dala od stołu, zagra bot.
ui-absent-refused = { $player } się nie zgadza: za nieobecną osobę nie gra bot.
ui-given-away-asked = { $player } prosi, żeby oddać miejsce gracza { $seat }, którego nieobecność trwa ponad dzień.
ui-given-away-asked-mine = Twoja prośba: oddać miejsce gracza { $seat }, którego nieobecność trwa ponad dzień.
ui-given-away-to-bot = Dostaje je bot o sile „{ $bot }”.
ui-given-away-to-person = Dostaje je ten, kto tu usiądzie; do tego czasu gra bot.
ui-given-away-refused = { $player } się nie zgadza: miejsce nie zmienia gracza.
ui-notice-came-back = { $player } wraca przed ruchem bota i gra dalej.
ui-notice-seat-freed = { $by } i wszyscy pozostali oddają miejsce gracza { $player }, którego już nie ma. Bot gra, aż ktoś tu usiądzie.
ui-notice-seat-to-bot = { $by } i wszyscy pozostali oddają miejsce gracza { $player }, którego już nie ma, botowi { $bot }.
ui-notice-seats-set = Liczba miejsc przy tym stole: { $bot }.
ui-notice-options-set = Zmieniło się to, w co gra ten stół. Obejrzyj to i znowu daj znać, że możemy zaczynać.
ui-notice-shown-out = Osoba, która otworzyła stół, wyprasza gracza { $player }.
ui-notice-let-in = { $player } może znowu usiąść.
ui-notice-lot = Wylosowano, kto ma które miejsce: { $player }.
ui-notice-again = { $by } otwiera kolejny stół z tymi samymi osobami.
ui-notice-series-out = { $by } wyłącza tę partię z serii. Już się w niej nie liczy, a zamiast niej można rozegrać inną.
ui-notice-series-ended = { $by } kończy serię. Ta partia już się w niej nie liczy.
ui-again = Te same osoby, inna gra
ui-again-title = Kolejna gra z tymi samymi osobami
ui-again-about = { $players } mają miejsca przy nowym stole i trafią do niego stąd.
ui-again-about-one = { $players } ma miejsce przy nowym stole i trafi do niego stąd.

# -- people: notices, by which people who are away are called

problem-notice-gone = To już nieaktualne: takiego sposobu powiadamiania cię nie ma.
problem-notice-no-address = Twoje konto nie ma jeszcze potwierdzonego adresu e-mail.
problem-notice-ways = Można cię powiadamiać najwyżej na { $most } sposobów. Najpierw usuń któryś.
problem-notice-unknown-host = Żaden serwer nie nazywa się { $host }.
problem-notice-slow-host = Nie udało się w porę ustalić adresu serwera { $host }. Spróbuj później.
problem-notice-not-public = Powiadomienia są wysyłane tylko pod publiczne adresy, nie do sieci tego serwera.
problem-notice-https = Ten serwer musi być dostępny przez HTTPS.
problem-notice-server = To nie jest nazwa serwera, taka jak ntfy.sh.
problem-notice-topic = Temat ma tylko litery, cyfry, łączniki i podkreślenia.
problem-notice-token = To nie jest token tej usługi.
problem-notice-chat = Numer czatu ma tylko cyfry, ewentualnie z minusem na początku.
problem-notice-room = To nie jest identyfikator pokoju, taki jak !abc:example.org.
problem-notice-hook = To nie jest adres webhooka Discorda.
problem-notice-url = To nie jest pojedynczy adres Apprise albo prowadzi do tego komputera.
problem-notice-hours = Porę dnia zapisuje się tak: 22:30.
call-turn-title = Twoja kolej: { $game }
call-turn = Pozostali czekają na ciebie.
call-reminder-title = Twój czas się kończy: { $game }
call-reminder = Nadal jest twoja kolej.
call-invited-title = Miejsce dla ciebie: { $game }
call-invited = { $by } otwiera stół, przy którym czeka na ciebie miejsce.
call-asked-title = Pytanie do ciebie: { $game }
call-asked = { $by } prosi wszystkich przy stole o zgodę.
call-named-title = Wzmianka o tobie: { $game }
call-named = { $by } wspomina o tobie na czacie.
call-ended-title = Koniec gry: { $game }
call-ended = Gra się skończyła. Zobacz, jak komu poszło.
call-tried-title = Powiadomienie na próbę
call-tried = Tak Mercat zawiadamia cię, że jest twoja kolej.
call-until = Masz czas do: { $at }.
call-mail-end = Tę wiadomość wysyła { $site }, bo o powiadomienia proszono na twoim koncie. Odpowiedzi nikt nie czyta.
ui-notices = Powiadomienia
ui-notices-lead = Gdy cię nie ma, Mercat może dać znać, że jest twoja kolej. Wybierz, jak i o czym.
ui-notices-open = Otwórz stół
ui-notices-off = Nie chcę więcej takich wiadomości
ui-notices-ways = Jak cię powiadamiać
ui-notices-none = Na razie nie można cię powiadomić. Wybierz sposób poniżej.
ui-notices-new = Gdy usiądziesz przy jakimś stole, będzie można cię tu powiadamiać.
ui-notices-way-push = Push
ui-notices-way-mail = E-mail
ui-notices-way-ntfy = ntfy
ui-notices-way-discord = Discord
ui-notices-way-telegram = Telegram
ui-notices-way-matrix = Matrix
ui-notices-way-free = Apprise
ui-notices-here = to urządzenie
ui-notices-try = Wypróbuj
ui-notices-tried = Powiadomienie na próbę jest w drodze. Lista poniżej powie, co się z nim stało.
ui-notices-remove = Usuń
ui-notices-is-off = Wyłączone:
ui-notices-add-push = Powiadamiaj mnie na tym urządzeniu
ui-notices-push-about = Przeglądarka zapyta o pozwolenie. Działa to, gdy przeglądarka jest uruchomiona, i w aplikacji, którą przeglądarki robią z tej strony.
ui-notices-push-never = W tej przeglądarce nie można cię powiadamiać: nie zna wiadomości push albo strona nie jest dostępna przez HTTPS. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
ui-notices-push-denied = Powiadomienia z tej strony są w przeglądarce zablokowane. Zezwól na nie w jej ustawieniach i spróbuj ponownie.
ui-notices-push-failed = Usługa push przeglądarki nie odpowiada. Spróbuj później albo wybierz inny sposób.
ui-notices-add-mail = Powiadamiaj mnie e-mailem
ui-notices-mail-about = Pod adres { $address }. Każda wiadomość ma link, który to kończy.
ui-notices-mail-first = Do powiadomień e-mailem konto musi najpierw mieć potwierdzony adres.
ui-notices-add = Inny sposób
ui-notices-add-this = Dodaj
ui-notices-field-server = Serwer
ui-notices-field-topic = Temat
ui-notices-field-token = Token
ui-notices-field-token-maybe = Token, jeśli jest potrzebny
ui-notices-field-hook = Adres webhooka
ui-notices-field-bot = Token twojego bota
ui-notices-field-chat = Numer czatu
ui-notices-field-access = Token dostępu
ui-notices-field-room = Identyfikator pokoju
ui-notices-field-url = Adres Apprise
ui-notices-what = O czym cię powiadamiać
ui-notices-kind-turn = Jest moja kolej
ui-notices-kind-invited = Ktoś trzyma dla mnie miejsce
ui-notices-kind-asked = Ktoś prosi mnie o zgodę
ui-notices-kind-named = Ktoś wspomina o mnie na czacie
ui-notices-kind-ended = Gra się kończy
ui-notices-kind-reminder = Mój czas wkrótce się skończy
ui-notices-kind-tried = Na próbę
ui-notices-hours = Niczego nie wysyłaj
ui-notices-from = od
ui-notices-until = do
ui-notices-hours-about = To, co w tym czasie przyjdzie, poczeka. Jeśli oba pola są puste, poczeka w godzinach ciszy twojego zegara.
ui-notices-muted = Stoły bez powiadomień
ui-notices-mute = Bez powiadomień z tego stołu
ui-notices-unmute = Znowu powiadamiaj o tym stole
ui-notices-muted-here = O tym stole nie dostajesz powiadomień.
ui-notices-calendar = Kalendarz
ui-notices-calendar-about = Tajny adres z końcem twojego czasu przy każdym stole. Dodaj go w kalendarzu jako adres; kalendarz sam decyduje, jak często zagląda.
ui-notices-calendar-is = Jest taki adres.
ui-notices-calendar-shown = Skopiuj go teraz: pokazuje się tylko raz. Kto go ma, widzi twoje stoły i koniec twojego czasu.
ui-notices-calendar-make = Utwórz adres
ui-notices-calendar-again = Utwórz inny; dotychczasowy przestanie działać
ui-notices-calendar-drop = Wycofaj go
ui-notices-calendar-entry = Twój czas się kończy: { $game }
ui-notices-sent = Co wysłano
ui-notices-sent-none = Jeszcze nic.
ui-notices-state-sent = wysłane
ui-notices-state-failed = niewysłane
ui-notices-state-waiting = będzie wysłane ponownie
ui-notices-repeats = mogło przyjść dwa razy
ui-notices-bounces = Wiadomości, która później wraca, nikt tu nie czyta: wtedy lista mówi „wysłane”.
ui-notices-why-too-many = za dużo powiadomień w ciągu godziny
ui-notices-why-not-public = adres nie jest publiczny
ui-notices-why-timeout = brak odpowiedzi na czas
ui-notices-why-process = serwer został zatrzymany
ui-notices-why-answered = odmowa usługi
ui-notices-why-mail = odmowa serwera poczty
ui-notices-why-no-address = brak potwierdzonego adresu e-mail
ui-notices-why-device-ended = to urządzenie zostało wylogowane
ui-notices-why-signed-out = wyłączone razem z innymi urządzeniami; próba włącza je ponownie
ui-notices-why-unsubscribed = zakończone linkiem z wiadomości
ui-notices-why-no-mail = ten serwer nie wysyła e-maili
ui-notices-why-not-understood = usługa nie zna tego adresu
ui-notices-why-connection = nie można połączyć się z usługą
ui-notices-off-title = Nie wysyłać więcej wiadomości o stołach?
ui-notices-off-about = Nie będziesz już dostawać powiadomień e-mailem. Na swojej stronie możesz to zmienić w każdej chwili.
ui-notices-off-yes = Zakończ te wiadomości
ui-notices-off-done = Koniec wiadomości
ui-notices-off-done-about = Nie dostajesz już powiadomień e-mailem. Konto zachowuje swój adres.
ui-since-points = Twoje punkty
ui-since-place = Twoje miejsce
ui-privacy-notices = Jak cię powiadamiać
ui-privacy-notices-about = Jeśli prosisz o powiadomienia: wybrane sposoby z tym, czego wymagają (dla wiadomości push adres od producenta przeglądarki, dla kanału jego token), o czym i kiedy chcesz wiedzieć, a przez 30 dni to, co wysłano. Wskazane przez ciebie usługi dostają nazwę gry, pytanie i imiona pozostałych przy stole; wiadomości push są zaszyfrowane, więc ich producenci nie mogą ich odczytać. Wiadomości, która wraca, nikt nie czyta.
# -- groups

problem-no-group = Nie ma takiej grupy albo nie jest ci pokazywana.
problem-not-member = Przy stole grupy mogą to robić tylko osoby z tej grupy.
problem-not-keeper = Może to zrobić tylko opiekun grupy.
problem-no-group-invitation = Ten link już nikogo nie wpuszcza. Poproś o nowy.
problem-no-such-member = Tej osoby nie ma w grupie.
problem-group-full = W tej grupie jest już { $most } osób; więcej się nie zmieści.
problem-many-groups = Liczba twoich grup to już { $most }; więcej nie można.
problem-many-series = Ta grupa ma już { $most } serii; więcej nie może mieć.
problem-group-invitations = Do tej grupy wpuszcza już { $most } linków. Najpierw wycofaj któryś.
problem-last-keeper = Grupa musi mieć opiekuna. Najpierw wybierz kogoś innego.
problem-remove-yourself = Aby odejść, użyj przycisku „Odejdź z grupy”.
problem-bad-points = Punkty to najwyżej { $places } liczb od 0 do { $most }, od pierwszego miejsca; żadne miejsce nie może dawać więcej niż lepsze od niego.
problem-no-series = Nie ma takiej serii.
problem-series-over = Wszystkie partie tej serii są już rozegrane.
problem-series-on = Trwa partia tej serii. Następną można zacząć, gdy się skończy.
problem-not-in-series = Ta gra nie należy do serii.
problem-not-on-in-series = Przy tym stole nie trwa żadna partia serii.
problem-choose-game = Wybierz grę.
problem-people-for-game = W tę grę gra od { $fewest } do { $most } osób, a liczba wybranych to { $people }. Na stronie grupy zaznacz, kto gra.
problem-group-no-sandbox = Stół próbny należy do jednej osoby, nie do grupy.
problem-series-no-deal = W serii wszystko się losuje.
ui-group = Grupa
ui-groups = Grupy
ui-groups-about = Grupa to dom dla tych, którzy grają razem: stoły tylko dla nich, tabela wyników i serie partii.
ui-group-found = Załóż grupę
ui-group-found-about = Jej opieka należy do ciebie: zapraszasz innych i tylko oni ją widzą.
ui-group-name = Nazwa grupy
ui-group-name-example = Wtorkowe wieczory
ui-group-own-name = Twoje imię w grupie
ui-group-you = ty
ui-group-people = Osoby
ui-group-people-count = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
  }
ui-group-tables-count = { $count ->
    [one] jeden stół
    [few] { $count } stoły
   *[many] { $count } stołów
  }
ui-group-keeper = opiekun
ui-group-since = od
ui-group-private-tag = widzą ją tylko jej osoby
ui-group-public-tag = tę stronę może czytać każdy
ui-group-invites = { $player } zaprasza cię do grupy { $group }
ui-group-invited = Zaproszenie do grupy { $group }
ui-group-preview = Grupa, która razem gra w planszówki. Otwórz link, aby dołączyć.
ui-group-ratings = Ranking
ui-group-ratings-about = Kolejność według dolnej granicy rankingu. Na liście są osoby, których stronę możesz zobaczyć.
ui-group-join = Dołącz
ui-group-join-about = Inni zobaczą twoje imię i twoje wyniki w tej grupie. Odejść można w każdej chwili.
ui-group-in-already = Jesteś w tej grupie.
ui-group-to = Do grupy
ui-group-tables = Stoły
ui-group-no-tables = Teraz nic się nie toczy.
ui-group-open-table = Otwórz stół:
ui-group-archive = Wszystkie skończone partie
ui-group-leave = Odejdź z grupy
ui-group-leave-about = Nie zobaczysz już grupy ani jej stołów. W trwających partiach zachowasz miejsce do ich końca. Jeśli zabraknie opiekuna, zostanie nim osoba, która jest w grupie najdłużej.
ui-group-keep = Uczyń opiekunem
ui-group-unkeep = Odbierz opiekę
ui-group-remove = Usuń z grupy
ui-group-remove-about = { $player } nie zobaczy już grupy, a w trwających partiach zachowa miejsce do ich końca. Wszystkie linki, które wpuszczają do grupy, zostaną wycofane.
ui-group-invite = Zaproś
ui-group-invite-people = Ile osób
ui-group-invite-days = Za ile dni wygasa
ui-group-invite-do = Utwórz link
ui-group-link = Link
ui-group-link-about = Wyślij go osobom, które mają dołączyć. Widać go tylko teraz.
ui-group-qr = Link jako kod QR
ui-group-invitation = Dołączyło { $used } z { $most }
ui-group-expires = wygasa
ui-group-withdraw = Wycofaj
ui-group-change = Zmień grupę
ui-group-points = Punkty za miejsca
ui-group-points-help = Od pierwszego miejsca, na przykład 5 3 2 1. Dalsze miejsca nie dają punktów.
ui-group-public = Tę stronę może czytać każdy
ui-group-public-help = Widać wyniki, a z imienia tylko osoby, których strony wolno oglądać; stołów nie widać nigdy.
ui-group-table-about = Siadają tu i oglądają tylko osoby z grupy.
ui-group-share-about = Z tym linkiem osoby z grupy mogą usiąść albo oglądać; nikt inny nie może.
ui-new-group = Dla kogo
ui-new-no-group = Dla wszystkich, którzy mają link
ui-new-group-help = Dla grupy: siadają i oglądają tylko osoby z niej, a wynik liczy się w jej tabeli.
ui-results = Tabela wyników
ui-results-show = Pokaż
ui-results-all-series = Wszystkie
ui-results-rank = Lp.
ui-results-player = Gracz
ui-results-points = Punkty
ui-results-wins = Wygrane
ui-results-mean = Średnie miejsce
ui-results-about = Liczą się partie, które skończyły co najmniej dwie osoby. Punkty za miejsca: { $points }.
ui-results-none = Nie ma jeszcze wyników.
ui-results-cut = Liczą się najnowsze partie ({ $count }).
ui-series = Seria
ui-series-about = Umówiona liczba partii z jedną tabelą wyników. Z partii na partię miejsca przy stole się zmieniają.
ui-series-new = Zacznij serię
ui-series-name = Nazwa serii
ui-series-name-example = Sezon zimowy
ui-series-length = Liczba partii
ui-series-games = Gry
ui-series-games-help = Gra się w nie na zmianę. Bez zaznaczenia można grać w każdą.
ui-series-progress = Rozegrane partie: { $played } z { $length }
ui-series-game = partia { $number } z { $length }
ui-series-begin-first = Zacznij pierwszą partię
ui-series-begin-next = Zacznij partię { $number }
ui-series-next = Następna partia serii
ui-series-to-table = Do partii { $number }
ui-series-who = Kto gra
ui-series-turned = Każdy ma miejsce, z partii na partię inne. Partia zaczyna się, gdy wszyscy przy stole dadzą znać, że można; kogo nie ma, ten ją opuszcza.
ui-series-over = Skończone serie
ui-series-played = Partie
ui-series-counts = Punkty za miejsca: { $points }. Gdy bot gra za kogoś, wynik należy do tej osoby, także po jej odejściu; kto przejmuje miejsce, przejmuje też wynik.
ui-series-take-out = Wyłącz trwającą partię z serii
ui-series-take-out-about = Partia toczy się dalej, ale nie liczy się w serii. Zamiast niej można zacząć inną.
ui-series-end = Zakończ serię
ui-series-end-about = Tabela wyników zostaje taka, jaka jest. Trwająca partia już się nie liczy.
ui-privacy-groups = Grupy
ui-privacy-groups-about = W których grupach jesteś i od kiedy, czy jesteś opiekunem oraz linki, którymi wpuszczasz innych (jako skróty). Osoby z grupy widzą tam twoje imię i twoje wyniki w jej partiach. Jeśli opiekun udostępni stronę grupy wszystkim, inni też czytają jej wyniki, a twoje imię tylko wtedy, gdy wolno im oglądać twoją stronę.

# -- ratings and the archive

problem-rated-accounts = Partie rankingowe są dla osób z kontem. Załóż konto lub zaloguj się, a potem usiądź.
problem-rated-one-seat = Przy stole rankingowym każdy ma jedno miejsce, a ty masz już swoje.
problem-rated-bots = Boty nie grają z ludźmi w partie rankingowe.
problem-rated-deal = W partii rankingowej nie można rozdawać ręcznie.
problem-rated-alone = Partia rankingowa wymaga co najmniej dwóch graczy.
problem-rated-clock = Partia rankingowa wymaga zegara, po którego upływie następuje coś więcej niż przypomnienie; inaczej kto przegrywa, mógłby po prostu przestać grać. Na przykład { $minutes } minut dla każdego i { $seconds } sekund więcej z każdą turą.
problem-rated-sandbox = Stół próbny nie może być rankingowy.
problem-rated-guests = Te osoby nie mają konta, więc partia nie może być rankingowa: { $people }.
problem-rated-own-bot = W partii rankingowej bot nie gra za ciebie, dopóki zajmujesz miejsce. Możesz je opuścić: liczy się to jako ostatnie miejsce.
problem-rated-no-sandbox = Dopóki trwa partia rankingowa, nikt nie wypróbowuje jej pozycji. Potem może każdy.
problem-rated-no-export = Dopóki trwa partia rankingowa, nie można zapisać jej do pliku. Potem można.
problem-rated-entered = Wynik tej partii jest już wpisany do rankingu, więc niczego nie można cofnąć.
problem-nothing-to-enter = Nie ma tu wyniku do wpisania.
problem-not-your-finished-game = Nie masz takiej skończonej partii.
ui-rated = rankingowa
ui-rated-label = Rankingowa
ui-rated-about = To partia rankingowa: jej wynik zmienia ranking graczy.
ui-rated-accounts = Grają tylko osoby z kontem, każda na jednym miejscu, bez botów jako przeciwników. Twój ranking widzą wszyscy przy stole.
ui-rated-clock = Jest zegar, żeby partia doszła do końca.
ui-rated-not-there = W jej trakcie nie ma podpowiedzi, stołu próbnego z jej pozycją ani pliku z partią; niczego nie rozdaje się ręcznie.
ui-rated-leaving = Kto opuści stół, straci miejsce albo na koniec zastępuje go bot, zajmuje ostatnie miejsce, bez względu na wynik bota. Nieobecna osoba może wrócić przed końcem.
ui-rated-when = Wynik zostaje wpisany { $minutes } minut po końcu albo wcześniej, jeśli wszyscy się zgadzają. Do tego czasu można cofać jak zwykle, potem już nie.
ui-rated-newcomer = Kto siada w trakcie gry, gra dalej za kogoś innego, bez wpływu na własny ranking.
ui-terms-rated = Rankingowa
ui-terms-rated-help = Dla osób z kontem, z zegarem, bez botów i podpowiedzi. Wynik zmienia ranking każdego gracza; opuszczenie stołu liczy się jako ostatnie miejsce.
ui-terms-rated-guest = Partie rankingowe są dla osób z kontem.
ui-leave-rated = W tej partii rankingowej liczy się to jako ostatnie miejsce.
ui-rating = { $number } ± { $doubt }
ui-rating-title = Ranking
ui-rating-first = pierwsza partia rankingowa
ui-rating-games = { $count ->
    [one] z jednej partii rankingowej
    [few] z { $count } partii rankingowych
   *[many] z { $count } partii rankingowych
  }
ui-rating-about = Liczba mówi, jak silny jest gracz: każdy zaczyna od 1500, a kto ma o 200 więcej, wygrywa trzy z czterech partii dwuosobowych. Z prawdopodobieństwem 95% siła mieści się w granicach ± wokół liczby; każda partia rankingowa je zawęża.
ui-rating-course = Ranking po { $count } partiach, od { $first } do { $last }
ui-rated-pending = Tymczasowo. Wynik zostanie wpisany do rankingu, gdy wszyscy się zgodzą, albo w tym czasie:
ui-rated-entered = Wynik jest wpisany do rankingu.
ui-rated-for-nobody = Wynik nie zmienia niczyjego rankingu: porównuje mniej niż dwie osoby z tych, które zaczynały, albo żadna z nich nie grała do końca.
ui-rated-left = nie gra do końca: ostatnie miejsce
ui-rated-ask = Zapytaj pozostałych: wpisać wynik od razu
ui-rated-enter = Wpisz wynik od razu
ui-rating-asked = { $player } proponuje od razu wpisać wynik do rankingu. Potem niczego nie da się cofnąć.
ui-rating-asked-mine = Twoja prośba: od razu wpisać wynik do rankingu. Potem niczego nie da się cofnąć.
ui-rating-refused = { $player } się nie zgadza: wynik zostanie wpisany sam kilka minut po końcu.
ui-ratings-of = Ranking: { $game }
ui-ratings-list = Cały ranking
ui-ratings-rank = Miejsce
ui-ratings-people = Ludzie
ui-ratings-order = Kolejność według dolnej granicy rankingu, czyli liczby minus jej ±. Na liście są osoby, które w partiach rankingowych zmierzyły się co najmniej z { $fewest } przeciwnikami i których stronę mogą zobaczyć wszyscy.
ui-ratings-none = Na tej liście nie ma jeszcze nikogo. Trafiają na nią osoby, które w partiach rankingowych zmierzyły się co najmniej z { $fewest } przeciwnikami i których stronę mogą zobaczyć wszyscy.
ui-ratings-unseen = { $count ->
    [one] Jednej osoby z rankingiem nie ma na liście: nie wszyscy mogą zobaczyć jej stronę albo przeciwników było mniej niż { $fewest }.
    [few] { $count } osób z rankingiem nie ma na liście: nie wszyscy mogą zobaczyć ich strony albo przeciwników było mniej niż { $fewest }.
   *[many] { $count } osób z rankingiem nie ma na liście: nie wszyscy mogą zobaczyć ich strony albo przeciwników było mniej niż { $fewest }.
  }
ui-ratings-before = Wyżej
ui-ratings-after = Niżej
ui-ratings-bots = Boty
ui-ratings-bots-about = Boty mają osobny ranking, z turniejów między sobą dla każdej liczby graczy. Ich 1500 to środek stawki botów, więc ich liczb nie porównuje się z liczbami ludzi.
ui-replay = Od początku
ui-archive-title = Archiwum
ui-archive-lead = Skończone partie, które każdy może znaleźć, obejrzeć od początku i przeanalizować, bo zgadzają się na to wszyscy ich gracze.
ui-archive-none = W archiwum nie ma jeszcze żadnej partii.
ui-archive-any = dowolnie
ui-archive-rated-yes = rankingowe
ui-archive-rated-no = zwykłe
ui-archive-bots = Boty
ui-archive-no-bots = sami ludzie
ui-archive-person = Z udziałem (konto)
ui-archive-with = Gra tu { $name }.
ui-archive-person-page = Do strony tej osoby
ui-archive-nobody = Nie ma nikogo o imieniu „{ $name }”, czyją stronę mogą zobaczyć wszyscy.
ui-archive-of = { $name } w archiwum
ui-archive-statistics = Statystyka tych partii
ui-archive-statistics-lead = Co zwykle działo się w wyszukanych partiach z archiwum.
ui-archive-statistics-about = Policzone partie z archiwum, rozegrane według obecnych zasad: { $games }.
ui-archive-statistics-none = Żadna z tych partii nie była rozegrana według obecnych zasad.
ui-archive-to = Do archiwum
ui-archived = Każdy znajdzie tę partię w archiwum, bo zgadzają się na to wszyscy jej gracze.
ui-archive-about = W archiwum każdy może znaleźć, obejrzeć od początku i przeanalizować tę partię, z imionami i czatem tak jak przy stole. Muszą się na to zgodzić wszyscy jej gracze.
ui-archive-waiting = { $count ->
    [one] Twoja zgoda jest. Partia trafi do archiwum, gdy zgodzi się jeszcze jedna osoba.
    [few] Twoja zgoda jest. Partia trafi do archiwum, gdy zgodzą się jeszcze { $count } osoby.
   *[many] Twoja zgoda jest. Partia trafi do archiwum, gdy zgodzi się jeszcze { $count } osób.
  }
ui-archive-agree = Umieść w archiwum
ui-archive-withdraw = Usuń z archiwum
ui-archive-me-about = Każdy znajdzie tam skończone partie, z imionami i czatem, jeśli zgadzają się wszyscy ich gracze. Tutaj decydujesz o wszystkich swoich partiach; inaczej przy każdym skończonym stole.
ui-archive-me-no = Tylko partie, które wskażę
ui-archive-me-yes = Wszystkie moje partie
ui-privacy-ratings = Ranking i archiwum
ui-privacy-ratings-about = Jeśli grasz w partie rankingowe: twój ranking i to, jak zmieniała go każda z nich. Widzi go każdy przy wspólnym stole rankingowym i kto może zobaczyć twoją stronę. Do początku partii rankingowej przechowywany jest skrót twojej sieci, ważny tylko dla tego stołu; potem zostaje jedynie informacja, czy dwie osoby grały z jednej sieci, którą widzi osoba prowadząca serwer. Także to, czy zgadzasz się na swoje skończone partie w archiwum: bez zgody nie ma tam żadnej.
# -- clocks

ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-none-help = Każdy gra tak długo, jak chce.
ui-clock-days = Na dni
ui-clock-days-help = Czas na każdą turę i zapas na opóźnienia. Godziny ciszy i dni nieobecności się nie liczą.
ui-clock-live = Na żywo
ui-clock-live-help = Czas na całą grę i trochę więcej z każdą turą, jak w szachach.
ui-clock-turn = Na każdą turę
ui-clock-bank = Zapas na opóźnienia
ui-clock-bank-none = bez zapasu
ui-clock-total = Na całą grę
ui-clock-increment = Więcej z każdą turą
ui-clock-weekends = Weekendy się nie liczą
ui-clock-weekends-help = Na dni: czas nie biegnie w soboty i niedziele tam, gdzie jest dana osoba.
ui-clock-end = Gdy komuś skończy się czas
ui-clock-end-remind = Dostaje tylko przypomnienie
ui-clock-end-vote = Pozostali mogą zagłosować za botem
ui-clock-end-bot = Bot gra aż do powrotu
ui-clock-end-give-up = Traci miejsce, a dalej gra bot
ui-time-days = { $count ->
    [one] jeden dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }
ui-time-hours = { $count ->
    [one] jedna godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
  }
ui-time-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
  }
ui-time-seconds = { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
  }
ui-time-and = { $more } i { $less }
ui-agreed-clock-days = Zegar na dni, czas na każdą turę: { $turn }.
ui-agreed-clock-bank = Zapas na opóźnienia w całej grze: { $bank }.
ui-agreed-clock-live = Zegar na żywo, czas na całą grę: { $bank }.
ui-agreed-clock-increment = Z każdą turą przybywa: { $increment }.
ui-agreed-clock-rests = Nie liczą się godziny ciszy i dni nieobecności osoby, na którą przypada ruch.
ui-agreed-clock-weekends = Weekendy się nie liczą.
ui-agreed-end-remind = Komu skończy się czas, dostaje tylko przypomnienie.
ui-agreed-end-vote = Gdy komuś skończy się czas, pozostali mogą zagłosować za botem.
ui-agreed-end-bot = Gdy komuś skończy się czas, aż do powrotu gra bot.
ui-agreed-end-give-up = Komu skończy się czas, traci miejsce, a dalej gra bot.
ui-clock-short-days = na turę: { $turn }
ui-clock-short-live = na żywo, { $bank }
ui-clock-left = Pozostały czas
ui-clock-deadline = Czas do
ui-clock-rests = Zegar stoi do
ui-clock-low = mało czasu
ui-clock-over = Czas minął
ui-clock-reserve = Zapas
ui-clock-used = Zużyty czas
ui-clock-paused = Przerwa: czas nie biegnie.
ui-clock-paused-until = Przerwa, czas nie biegnie do
ui-clock-pause = Poproś o przerwę
ui-clock-pause-about = W przerwie nikomu nie biegnie czas, a grać można dalej. Muszą się zgodzić wszyscy pozostali, a zakończyć może ją każdy.
ui-clock-pause-for = Na jak długo
ui-clock-pause-open = Aż ktoś ją zakończy
ui-clock-resume = Zakończ przerwę
ui-clock-claim = Zapytaj innych: niech gra bot
ui-clock-claim-about = Skończył się czas: { $player }.
ui-pause-asked = { $player } prosi o przerwę, aż ktoś ją zakończy. { $count ->
    [0] { "" }
    [one] Skończy się sama po jednym dniu.
    [few] Skończy się sama po { $count } dniach.
    [many] Skończy się sama po { $count } dniach.
   *[other] Skończy się sama po { $count } dnia.
  }
ui-pause-asked-mine = Prosisz o przerwę, aż ktoś ją zakończy. { $count ->
    [0] { "" }
    [one] Skończy się sama po jednym dniu.
    [few] Skończy się sama po { $count } dniach.
    [many] Skończy się sama po { $count } dniach.
   *[other] Skończy się sama po { $count } dnia.
  }
ui-pause-refused = { $player } się nie zgadza: przerwy nie będzie.
ui-over-time-asked = { $player } prosi, by bot grał za osobę, której skończył się czas: { $seat }.
ui-over-time-asked-mine = Prosisz, by bot grał za osobę, której skończył się czas: { $seat }.
ui-over-time-refused = { $player } się nie zgadza: za osobę, której skończył się czas, nie gra żaden bot.
ui-notice-time-over = Skończył się czas: { $player }.
ui-notice-time-over-vote = Skończył się czas: { $player }. Pozostali mogą zagłosować za botem.
ui-notice-time-over-bot = Skończył się czas: { $player }. Bot gra, aż ta osoba odzyska miejsce.
ui-notice-time-over-seat = Skończył się czas: { $player }. Miejsce jest wolne, a bot gra, aż ktoś tam usiądzie.
ui-notice-time-held = { $by } i wszyscy pozostali zgadzają się, by bot grał za osobę, której skończył się czas: { $player }.
ui-notice-paused = { $by } i wszyscy pozostali zgadzają się na przerwę. { $count ->
    [0] Potrwa, aż ktoś ją zakończy.
    [one] Skończy się po jednym dniu albo gdy ktoś ją zakończy.
    [few] Skończy się po { $count } dniach albo gdy ktoś ją zakończy.
    [many] Skończy się po { $count } dniach albo gdy ktoś ją zakończy.
   *[other] Skończy się po { $count } dnia albo gdy ktoś ją zakończy.
  }
ui-notice-resumed = { $by } kończy przerwę.
ui-notice-pause-over = Przerwa się skończyła.
ui-times-title = Na co poszedł czas
ui-times-about = Jak długo na kogo czekano. Nie liczą się godziny ciszy, przerwy, boty i ruchy cofnięte za zgodą.
ui-times-player = Gracz
ui-times-total = Razem
ui-times-turns = Tury
ui-times-mean = Na turę
ui-times-longest = Najdłuższa tura
ui-times-took = { $time }
ui-times-moment = mniej niż minuta
ui-rests-title = Kiedy stoi twój zegar
ui-rests-about = Przy stołach z zegarem na dni twój czas wtedy nie biegnie. Inni widzą tylko, do kiedy twój zegar stoi.
ui-rests-zone = To godziny w strefie czasowej { $zone }. Wybierasz ją wyżej.
ui-rests-zone-auto = To godziny w strefie czasowej { $zone }. Jeśli wyżej żadnej nie wybierzesz, przy zapisaniu godzin ciszy będzie to strefa tej przeglądarki.
ui-rests-quiet = Godziny ciszy
ui-rests-quiet-about = Najwyżej { $count } godzin na dobę. Przy każdym stole zmiana liczy się od twojej następnej tury, najwyżej raz w tygodniu.
ui-rests-from = od
ui-rests-to = do
ui-rests-none = Bez godzin ciszy
ui-rests-away = Dni nieobecności
ui-rests-away-about = Najwyżej { $once } dni z rzędu i { $year } w roku. Liczą się od razu, przy wszystkich twoich stołach. Dzień, który się zaczął, jest już wykorzystany.
ui-rests-first = pierwszy dzień
ui-rests-last = ostatni dzień
ui-rests-add = Dodaj dni nieobecności
ui-rests-end = Już jestem albo jednak zostaję
ui-rests-period = od { $first } do { $last }
ui-privacy-rests = Godziny ciszy i dni nieobecności
ui-privacy-rests-about = Kiedy przy stołach na dni stoi twój zegar. Inni widzą tylko, do kiedy stoi.
problem-clock-days = Na dni tura trwa od godziny do { $turn } dni, a zapas to najwyżej { $bank } dni; z turą nie przybywa czasu.
problem-clock-live = Gra na żywo ma od minuty do { $bank } godzin na gracza i najwyżej { $increment } minut więcej z każdą turą, a czasu na pojedynczą turę nie ma.
problem-clock-in-file = Nie można odczytać zegara z pliku.
problem-no-clock = Ten stół nie ma zegara, który można by zatrzymać.
problem-paused-already = Przerwa już trwa.
problem-not-paused = Nie ma żadnej przerwy.
problem-time-not-over = Ta osoba ma jeszcze czas albo stół ustalił na ten wypadek coś innego: { $name }.
problem-quiet-long = Godziny ciszy to najwyżej { $most } godzin na dobę.
problem-away-over = Te dni już minęły albo się zaczęły.
problem-away-far = Dni nieobecności można zaplanować najwyżej na { $most } dni naprzód.
problem-away-long = Z rzędu może być najwyżej { $most } dni nieobecności.
problem-away-often = W roku może być najwyżej { $most } dni nieobecności.
problem-away-twice = Niektóre z tych dni już są dniami nieobecności.

# -- orders for later
ui-orders = Polecenia
ui-orders-about = Powiedz teraz, co ma się stać później. Gdy przyjdzie pora na decyzję, której dotyczy polecenie, stół wykona ten ruch za ciebie, zgodnie z zasadami. Nikt inny nie widzi twoich poleceń. Gdy odpowiada kilka, decyduje pierwsze na liście.
ui-orders-yours = Twoje polecenia
ui-orders-none = Nie masz tu poleceń.
ui-orders-no-kinds = Ta gra nie ma poleceń, które można tu wydać.
ui-orders-count = { $count ->
    [0] Polecenia
    [one] Polecenia: jedno czeka
    [few] Polecenia: { $count } czekają
   *[other] Polecenia: { $count } czeka
  }
ui-order-give = Wydaj polecenie
ui-order-now = Wydaj
ui-order-change = Zmień polecenie
ui-order-edit = Zmień
ui-order-edit-turn = Przygotowaną turę zmienia się, przygotowując ją od nowa; potem wycofaj tę.
ui-order-withdraw = Wycofaj
ui-order-clear = Usuń z listy
ui-order-up = W górę
ui-order-down = W dół
ui-order-waits = Czeka.
ui-order-begun = Rozpoczęte: wykonane ruchy: { $made } z { $count }.
ui-order-ended = Zatrzymane.
ui-order-stopped = Twoje polecenie zostało zatrzymane: { $order } { $why }
ui-order-preference = Najpierw to, co wolisz. Pomiń to, co się nie liczy.
ui-order-unless = Chyba że wydarzy się to
ui-order-this-round = Tylko w tej rundzie
ui-order-until = Dopóki nie wydarzy się to
ui-order-unless-help = Jeśli stanie się to po wydaniu polecenia, zostanie ono zatrzymane. Wystarczy jedna z tych rzeczy.
ui-order-who = Kto
ui-order-what = Co
ui-by-order = z polecenia
ui-prepare = Przygotuj moją następną turę
ui-prepare-about = Tak wyglądałby stół, gdyby twoja tura zaczęła się teraz. To, co wybierzesz, nie zostanie od razu zagrane: wydajesz to jako polecenie na później, ruch po ruchu.
ui-prepare-so-far = Przygotowane do tej pory
ui-prepare-add = Dodaj ten ruch
ui-prepare-none = Nic więcej nie można przygotować: teraz decyduje ktoś inny albo następuje losowanie.
ui-prepare-back = Cofnij ostatni
ui-prepare-any-price = Bez względu na ceny
ui-prepare-any-price-help = W przeciwnym razie tura czeka na ciebie, gdy któryś ruch daje mniej pieniędzy, towarów lub punktów niż teraz albo kosztuje więcej.
ui-prepare-illegal = Ruch przygotowany wcześniej nie jest już możliwy. Zacznij od nowa.
problem-order-lesson = W lekcji nie ma poleceń na później.
problem-orders-many = Jedno miejsce ma najwyżej { $most } poleceń. Najpierw wycofaj któreś.
problem-no-order = Tego polecenia już nie ma.
problem-no-prepare = Teraz nie można tu przygotować żadnej twojej tury.
problem-orders-in-file = Nie można odczytać poleceń z pliku.
