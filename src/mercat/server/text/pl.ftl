## Dlaczego prośba została odrzucona. Identyfikatory są te same w każdym języku.

problem-no-table = Pod tym adresem nie ma stołu.
problem-no-lesson = Nie ma takiej lekcji.
problem-not-found = Pod tym adresem niczego nie ma.
problem-wrong-method = Tego adresu nie można użyć w ten sposób.
problem-wrong-host = Ten serwer nie używa tej nazwy.
problem-not-understood = Nie udało się odczytać żądania (w „{ $where }”).
problem-our-fault = Coś poszło nie tak na serwerze. Przed ponowną próbą odśwież stronę.
problem-no-database = Serwer nie ma dostępu do bazy danych albo jest ona pełna. Nic się nie zmieniło. Daj znać administratorowi i spróbuj później.
problem-slow-database = Baza danych działa wolno i nie wiadomo, czy ta czynność doszła do skutku. Za chwilę sprawdź stół i w razie potrzeby spróbuj ponownie.
problem-rules-differ = Od początku tej partii zmieniły się zasady i wiersz { $line } jej dziennika, „{ $text }”, nie pasuje do obecnych. { $why } Strona stołu mówi, jak grać dalej.
problem-rules-unknown = Zasady tego serwera nie pozwalają już grać przy tym stole. { $why } Partię nadal można zapisać w pliku.
problem-rules-agree = Ta partia toczy się już według obecnych zasad.
problem-rules-unplayable = Nawet początek tej partii nie pasuje do obecnych zasad. Można ją tylko zapisać w pliku.
problem-stale = Partia poszła dalej. Sprawdź sytuację i zdecyduj jeszcze raz.
problem-over = Partia jest już skończona.
problem-not-begun = Partia jeszcze się nie zaczęła.
problem-not-over = Partia jeszcze się nie skończyła.
problem-not-your-turn = To nie twoja kolej.
problem-not-seated = Nie masz miejsca przy tym stole.
problem-not-your-seat = To nie jest twoje miejsce.
problem-not-host = Może to zrobić tylko gospodarz stołu.
problem-nobody = Nie masz tu jeszcze żadnej partii.
problem-no-account = Do tego potrzebne jest konto.
problem-not-server-host = Może to zrobić tylko administrator.
problem-own-table = To twój stół próbny, więc nie ma komu go zostawić.
problem-no-seat = Przy stole nie ma takiego miejsca.
problem-no-free-seat = Nie ma wolnego miejsca.
problem-seat-taken = To miejsce jest zajęte.
problem-name-taken = Ktoś przy tym stole ma już imię { $name } albo łudząco podobne. Wybierz inne.
problem-name-reserved = { $name } brzmi jak nazwa serwera albo funkcji przy stole. Wybierz inne imię.
problem-bot-plays = Na tym miejscu gra bot. Najpierw odbierz mu miejsce.
problem-nobody-to-hold-for = Na tym miejscu nikt teraz nie potrzebuje bota.
problem-still-here = { $name } nadal jest przy stole.
problem-no-such-bot = Nie ma takiego bota. Do wyboru: { $bots }.
problem-no-such-style = Ta gra nie ma takiego stylu. Do wyboru: { $styles }.
problem-too-many-bots = Botów jest więcej niż miejsc.
problem-not-bots-alone = To możliwe tylko przy stołach, przy których grają same boty.
problem-no-hints = Podpowiedzi są wtedy, gdy nie gra nikt inny (w grze solo, przy stole próbnym albo przeciwko botom), i nie podczas lekcji.
problem-no-hint-now = Boty są teraz zbyt zajęte, żeby podpowiadać. Spróbuj ponownie za chwilę.
problem-no-undo = Żeby to cofnąć, potrzebujesz zgody pozostałych.
problem-no-such-undo = Do tego momentu partia nie może już wrócić.
problem-no-such-moment = { $most ->
    [0] W tej partii nie było jeszcze ruchów.
    [one] W tej partii był dopiero jeden ruch.
    [few] W tej partii były dopiero { $most } ruchy.
    [many] W tej partii było dopiero { $most } ruchów.
   *[other] W tej partii było dopiero { $most } ruchu.
  }
problem-already-asked = Gracze muszą jeszcze odpowiedzieć na wcześniejszą prośbę.
problem-nothing-asked = Ta prośba ma już odpowiedź.
problem-not-asked = Masz już swoją odpowiedź albo nie było jej trzeba.
problem-long-move = Ruch może mieć najwyżej { $most } znaków.
problem-undone-enough = Przy tym stole cofnięto już zbyt wiele ruchów i więcej nie można. Gra toczy się dalej.
problem-too-many-tables = { $most ->
    [one] Masz już { $most } stół z niedokończoną partią.
    [few] Masz już { $most } stoły z niedokończoną partią.
   *[many] Masz już { $most } stołów z niedokończoną partią.
  } Zanim otworzysz następny, dokończ którąś albo odczekaj kilka dni.
problem-too-many-tables-near = { $most ->
    [one] Z twojej sieci jest już otwarty { $most } stół z trwającą partią.
    [few] Z twojej sieci są już otwarte { $most } stoły z trwającą partią.
   *[many] Z twojej sieci jest już otwartych { $most } stołów z trwającą partią.
  } Zanim otworzysz następny, zaczekaj na koniec którejś z nich.
problem-journal-full = Ten stół ma { $most } wpisów, a to najwięcej, ile może mieć.
problem-long-journal = Wczytywana partia może mieć najwyżej { $most } ruchów.
problem-long-deal = To rozdanie jest za długie, by przejść je krok po kroku. Nadal można otworzyć je jako tekst.
problem-empty-name = Podaj imię.
problem-long-name = { $most ->
    [one] Imię może mieć najwyżej jeden znak.
    [few] Imię może mieć najwyżej { $most } znaki.
   *[many] Imię może mieć najwyżej { $most } znaków.
  }
problem-empty-chat = Najpierw napisz wiadomość.
problem-long-chat = Wiadomość może mieć najwyżej { $most } znaków.
problem-bad-link = Ten link nie prowadzi już do żadnego miejsca.
problem-bad-token = Token jest nieważny.
problem-cross-site = Żądanie przyszło z innej witryny i nie zostało wykonane.
problem-ambiguous-length = Nie wiadomo, gdzie kończy się to żądanie.
problem-large-body = To jest za duże.
problem-long-address = Ten adres jest za długi.
problem-large-cookies = Twoja przeglądarka wysyła za dużo plików cookie. Usuń pliki cookie tego serwisu i spróbuj ponownie.
problem-too-fast = { $seconds ->
    [one] Za szybko. Poczekaj jedną sekundę.
    [few] Za szybko. Poczekaj { $seconds } sekundy.
    [many] Za szybko. Poczekaj { $seconds } sekund.
   *[other] Za szybko. Poczekaj { $seconds } sekundy.
  }
problem-enough-today = { $what ->
    [people] Z twojej sieci przyszło dziś zbyt wiele nowych osób.
    [accounts] Z twojej sieci założono dziś zbyt wiele kont.
    [groups] Z twojej sieci założono dziś zbyt wiele grup.
    [series] Z twojej sieci rozpoczęto dziś zbyt wiele serii.
   *[secrets] Z twojej sieci dodano dziś zbyt wiele urządzeń i linków.
  } Spróbuj ponownie za kilka godzin.
problem-too-many-reviews = Powstaje teraz zbyt wiele analiz. Spróbuj ponownie za minutę.
problem-too-much-stored = Twoje stoły z ostatniego miesiąca zajmują { $most } MB, czyli najwięcej, ile może jedna przeglądarka. Następny otworzysz, gdy stare zostaną usunięte.
problem-too-much-stored-near = Stoły otwarte z twojej sieci w ostatnim miesiącu zajmują { $most } MB, czyli najwięcej, ile może jedna sieć. Następny otworzysz, gdy stare zostaną usunięte.
problem-too-many-streams = W twojej sieci jest otwartych naraz zbyt wiele stołów. Zamknij któryś.

## Dlaczego bazy danych nie można użyć. Stoi po innym zdaniu, bez kropki na końcu.

database-former = baza danych ma rewizję { $revision }, sprzed pierwszej wersji Mercata, i aktualizuje się ją krok po kroku: { $first ->
        [none] najpierw uruchom raz serwer z commitu { $commit }, który doprowadzi ją
       *[other] najpierw uruchom raz serwer z commitu { $first }, potem raz serwer z commitu { $commit }, które doprowadzą ją
    } do { $end }, a potem ten; polecenia są w docs/hosting.md, „Updates”
database-newer = baza danych ma rewizję { $revision } z nowszej wersji Mercata (najnowsza, którą zna ta wersja, to { $newest }); użyj tamtej wersji albo jeszcze nowszej
database-older = stoły mają starszy format; uruchom raz serwer, który je zaktualizuje
database-foreign = jej tabela alembic_version nie pochodzi od Mercata; podaj inną bazę danych
database-without-revision = ma stoły, ale nie ma rewizji, więc nie pochodzi od Mercata albo jest uszkodzona; podaj inną bazę danych albo przywróć kopię zapasową
database-several-revisions = jej tabela alembic_version wymienia kilka rewizji, więc jest uszkodzona; przywróć kopię zapasową

## Usterki dysku, bazy danych i klucza: co się stało i (.do) co zrobić. Mówią o nich start serwera, dziennik i doctor.

fault-full = dysk z { $path } jest pełny
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
fault-cut-off = baza danych { $place } jest niekompletna: ma { $size } z { $wanted } bajtów
    .do = zatrzymaj serwer, zachowaj kopię pliku i przywróć ostatnią kopię zapasową (mercat restore)
fault-damaged = baza danych { $place } jest uszkodzona ({ $why })
    .do = zatrzymaj serwer, zachowaj kopię pliku i przywróć ostatnią kopię zapasową (mercat restore)
fault-no-database = plik { $place } nie jest bazą danych: jego początek jest uszkodzony albo należy do innego programu
    .do = jeśli zapisał go Mercat, zachowaj kopię pliku i przywróć ostatnią kopię zapasową (mercat restore); jeśli nie, podaj inną bazę przez --data albo MERCAT_DATABASE
fault-foreign = baza danych { $place } należy do innego programu: jej tabela alembic_version nie pochodzi od Mercata
    .do = podaj inną przez --data albo MERCAT_DATABASE
fault-locked = bazę danych { $place } blokuje inny program
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
setting-own-path = { $name }={ $value } zaczyna się jak jedna ze stron Mercata; wybierz inną ścieżkę
setting-url = MERCAT_URL={ $value } nie jest adresem takim jak https://example.org albo https://example.org/mercat
setting-issuer = MERCAT_OPENID_ISSUER={ $value } nie jest adresem takim jak https://login.example.org
setting-networks = MERCAT_NOTICES_NETWORKS={ $value } nie jest siecią taką jak 192.168.1.5/32
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
setting-one-writer = MERCAT_PROCESSES wymaga PostgreSQL (MERCAT_DATABASE): w SQLite może zapisywać tylko jeden proces
setting-processes-end = procesy serwera kończą się zaraz po starcie; powód jest w dzienniku
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
archive-has-tables = kopię przywraca się tylko do pustej bazy danych, a { $database } nie jest pusta; przenieś ją gdzie indziej albo podaj inną przez --data lub MERCAT_DATABASE
archive-other-key = { $path } zawiera inny klucz niż kopia, a z nim gracze straciliby miejsca; przenieś go gdzie indziej i przywróć jeszcze raz
archive-other-components = { $path } zawiera inne poprawione komponenty niż kopia; przenieś ten folder gdzie indziej i przywróć jeszcze raz
archive-no-room = rozpakowana zajmuje { $megabytes } MB, na które w { $path } nie ma miejsca; niczego nie zmieniono

# -- people: devices, and what is one’s own

problem-token-not-here = Tokeny osobiste są dla programów i działają tylko przy stołach, nie na stronach ani w ustawieniach konta.
problem-token-reads-only = Ten token pozwala tylko czytać.
problem-too-many-tokens = Masz { $most } tokenów, a to najwięcej, ile można mieć. Najpierw usuń któryś.
problem-bad-device-link = Ten link już nie działa: jest zużyty, anulowany albo wygasł. Utwórz nowy na drugim urządzeniu.
problem-no-code = Kod odzyskiwania ma { $letters } liter i cyfr.
problem-bad-code = Ten kod nie działa: jest w nim błąd, został użyty albo usunięty, albo zastąpił go nowszy.
problem-code-of-former-guest = Ten kod przestał działać, gdy powstało twoje konto. Zaloguj się albo użyj kodu odzyskiwania konta.
problem-cut-account = Nastąpiło tu wylogowanie, bo w innej przeglądarce powstało konto. Zaloguj się, żeby grać dalej.
problem-cut-password = Nastąpiło tu wylogowanie po zmianie hasła. Zaloguj się ponownie, żeby grać dalej.
problem-cut-everywhere = Nastąpiło wylogowanie wszędzie. Zaloguj się ponownie, żeby grać tu dalej.
problem-cut-device = Ta przeglądarka została wylogowana z innego urządzenia. Zaloguj się ponownie, żeby grać dalej.
problem-cut-device-guest = Ta przeglądarka została wylogowana z innego urządzenia. Żeby wrócić, utwórz tam link albo użyj kodu odzyskiwania.
problem-cut-crowded = Nastąpiło tu wylogowanie, bo konto jest zalogowane na wielu innych urządzeniach. Zaloguj się ponownie, żeby grać dalej.
problem-cut-crowded-guest = Ta przeglądarka została wylogowana, bo od tego czasu przybyło wiele innych. Żeby wrócić, utwórz link na innym urządzeniu albo użyj kodu odzyskiwania.
problem-cut-deleted = W innej przeglądarce usunięto wszystkie twoje dane, więc ta już cię nie zna.
problem-no-device = To urządzenie lub token nie należy do ciebie albo już go nie ma.
problem-already-yours = Ta przeglądarka jest już jednym z twoich urządzeń.
problem-signed-in = Zalogowane jest tu konto { $name }. Najpierw się wyloguj, potem spróbuj ponownie.
problem-not-sure = Potwierdź, że na pewno tego chcesz.
problem-empty-label = Napisz, do czego jest ten token.
problem-long-label = Ta nazwa może mieć najwyżej { $most } znaków.
ui-problem-missing = Nie ma takiej strony
ui-problem-banned = Masz blokadę
ui-names-and = { $first } i { $last }
ui-me = Ty
ui-somebody = Ktoś
ui-device-unknown = Nieznana przeglądarka
ui-me-name-about = Zobaczą je gracze przy niedokończonych stołach. W wynikach i wiadomościach zostaje dawne.
ui-me-name-new = Imię, pod którym grasz.
ui-me-renamed = Imię zostało zmienione.
ui-me-renamed-but = { $count ->
    [one] Imię zostało zmienione. Przy jednym stole zostaje dawne, bo ktoś ma tam podobne.
    [few] Imię zostało zmienione. Przy { $count } stołach zostaje dawne, bo ktoś ma tam podobne.
   *[many] Imię zostało zmienione. Przy { $count } stołach zostaje dawne, bo ktoś ma tam podobne.
  }
ui-me-devices = Twoje urządzenia
ui-me-devices-about = Na drugim urządzeniu zeskanuj kod, który się tu pokaże, albo otwórz link.
ui-me-here = To urządzenie
ui-me-used = ostatnio używane:
ui-me-made = dodane:
ui-me-end = Wyloguj
ui-me-add-device = Dodaj urządzenie
ui-me-link-about = { $count ->
    [one] Otwórz ten link na drugim urządzeniu w ciągu minuty. Działa raz. Nie udostępniaj go: kto go otworzy, będzie grać jako ty.
    [few] Otwórz ten link na drugim urządzeniu w ciągu { $count } minut. Działa raz. Nie udostępniaj go: kto go otworzy, będzie grać jako ty.
   *[many] Otwórz ten link na drugim urządzeniu w ciągu { $count } minut. Działa raz. Nie udostępniaj go: kto go otworzy, będzie grać jako ty.
  }
ui-me-link-qr = Link jako kod QR
ui-me-withdraw-links = { $count ->
    [one] Anuluj nieużyty link
    [few] Anuluj { $count } nieużyte linki
   *[many] Anuluj { $count } nieużytych linków
  }
ui-me-end-others = Wyloguj wszystkie inne
ui-me-end-about = Z wylogowanym urządzeniem przestaje działać to, co na nim powstało: tokeny, linki do innych urządzeń, linki i tokeny twoich miejsc oraz adres kalendarza. Nie dostaje ono już powiadomień.
ui-me-leave = Wyloguj się w tej przeglądarce
ui-me-leave-about = Inne urządzenia pozostaną zalogowane, a kod odzyskiwania nadal działa.
ui-me-leave-last = To twoje jedyne urządzenie, a kodu odzyskiwania nie masz. Po wylogowaniu nikt nie dokończy twoich partii.
ui-me-leave-guest = W tej przeglądarce znów będziesz gościem, z dawnymi stołami.
ui-me-nothing = Nic tu jeszcze o tobie nie zapisano. Gdy usiądziesz do stołu, możesz grać też na innym urządzeniu.
ui-recovery-code = Kod odzyskiwania
ui-me-code-about = Zapisz kod odzyskiwania i trzymaj go w bezpiecznym miejscu. Wrócisz z nim nawet po utracie wszystkich urządzeń.
ui-me-code-shown = Zapisz teraz ten kod. Nie pokaże się drugi raz, a wcześniejsze już nie działają. Działa jeden raz.
ui-me-code-made = Masz kod, utworzony
ui-me-code-make = Utwórz kod odzyskiwania
ui-me-code-replace = Zastąp nowym
ui-me-code-withdraw = Usuń kod
ui-me-code-ended = Twój kod odzyskiwania powstał na wylogowanym urządzeniu, więc już nie działa. Oto nowy.
ui-me-code-use = Mam kod odzyskiwania
ui-me-account = Konto
ui-me-account-none = Grasz jako gość. Bez konta działa wszystko.
ui-me-preferences-about = Są takie same na wszystkich twoich urządzeniach.
ui-me-preferences-new = Pamięta je ta przeglądarka.
ui-zone = Strefa czasowa
ui-zone-auto = Jak w tej przeglądarce
ui-me-tokens = Tokeny dla programów
ui-me-tokens-about = Z tokenem twój program widzi twoje stoły albo gra za ciebie.
ui-me-token-shown = Skopiuj teraz ten token. Nie pokaże się drugi raz. Kto go ma, może to samo co twój program.
ui-me-token-make = Utwórz token
ui-me-token-label = Przeznaczenie
ui-me-token-scope = Uprawnienia
ui-me-token-end = Usuń
ui-me-token-ends = Razem z tokenem znikają linki i tokeny twoich miejsc, które mógł odczytać.
ui-me-scope-read = Czytanie
ui-me-scope-play = Czytanie i gra
ui-me-kept = Twoje dane
ui-me-download = Pobierz swoje dane
ui-delete-me = Usuń moje dane
ui-delete-title = Usunąć wszystkie twoje dane?
ui-delete-lead = Tego nie da się cofnąć.
ui-delete-name = Twoje imię przy stołach, w wiadomościach i wynikach zastąpi „Ktoś”.
ui-delete-games = Partie zostają dla innych. W trwających gra dalej bot, jak po twoim odejściu od stołu.
ui-delete-devices = Wszystkie urządzenia zostaną wylogowane, a kody, tokeny i ustawienia usunięte.
ui-delete-words = Twoje wiadomości do innych zostają, bez twojego imienia. Zostaje też to, co inni napisali o tobie.
ui-link-title = Używać też tego urządzenia?
ui-link-guest = Ta przeglądarka stanie się urządzeniem osoby { $name }, przy wszystkich jej stołach.
ui-link-account = W tej przeglądarce zaloguje się konto { $name }, przy wszystkich stołach tej osoby.
ui-link-nameless = Ta przeglądarka stanie się urządzeniem osoby, która utworzyła link, przy wszystkich jej stołach.
ui-link-trust = Dalej idź tylko wtedy, gdy link pochodzi od ciebie, z twojego drugiego urządzenia.
ui-link-join = Używaj też tego urządzenia
ui-along-title = Stoły do zabrania
ui-along-about = W tej przeglądarce grasz jako gość. Wybrane stoły przejdą na twoje imię; reszta zostanie przy gościu, który wróci, gdy to urządzenie zostanie wylogowane.
ui-along-others = { $count ->
    [one] Ten gość gra też na jednym innym urządzeniu. Przy stołach, które zabierzesz, będzie tam można tylko patrzeć.
    [few] Ten gość gra też na { $count } innych urządzeniach. Przy stołach, które zabierzesz, będzie tam można tylko patrzeć.
   *[many] Ten gość gra też na { $count } innych urządzeniach. Przy stołach, które zabierzesz, będzie tam można tylko patrzeć.
  }
ui-recover-title = Kod odzyskiwania
ui-recover-about = Wpisz kod odzyskiwania; wielkość liter, spacje i kreski nie mają znaczenia. Ta przeglądarka stanie się jednym z twoich urządzeń.
ui-recover-account = Konta mają własne kody.
ui-recover = Odzyskaj dostęp
ui-recovered-title = Witaj z powrotem
ui-recovered-about = Ten kod jest już zużyty. Zapisz nowy: nie pokaże się drugi raz.
ui-personal-own-device = Żeby grać na swoim innym urządzeniu, użyj linku na swojej stronie.
ui-notice-renamed = { $by } nazywa się teraz { $player }.

# -- the page about one’s data

ui-privacy-title = Twoje dane
ui-privacy-lead = Zapisujemy tylko to, czego wymaga gra. Strony nie wczytują niczego z innych serwerów.
ui-privacy-what = Co
ui-privacy-why = Po co i kto to widzi
ui-privacy-how-long = Jak długo
ui-privacy-playing = Imię, miejsca, ruchy, wiadomości, wyniki, ostatnia wizyta
ui-privacy-playing-about = Widzi to każdy, kto ma link do stołu
ui-privacy-playing-time = zob. niżej
ui-privacy-account = Nazwa konta, skróty haseł i kodów, klucze dostępu
ui-privacy-account-about = Logowanie
ui-privacy-account-time = dopóki ich nie usuniesz
ui-privacy-devices = Rodzaj przeglądarki, pierwsze i ostatnie użycie
ui-privacy-devices-about = Żeby je odróżnić i wylogować
ui-privacy-devices-time = { $count ->
    [one] jeden dzień po wylogowaniu
    [few] { $count } dni po wylogowaniu
   *[many] { $count } dni po wylogowaniu
  }
ui-privacy-network = Skrót adresu twojej sieci
ui-privacy-network-about = Ochrona przed nadużyciami. Administrator widzi, czy rywali w partii rankingowej łączy jedna sieć.
ui-privacy-network-time = jeden dzień albo tyle, co twoje stoły
ui-privacy-preferences = Ustawienia, godziny ciszy, dni nieobecności
ui-privacy-preferences-about = Te same na wszystkich urządzeniach. Inni widzą tylko, do kiedy stoi twój zegar.
ui-privacy-preferences-time = dopóki ich nie usuniesz
ui-privacy-groups = Grupy, role, linki z zaproszeniem
ui-privacy-groups-about = Członkowie widzą imię i wyniki
ui-privacy-groups-time = dopóki nie odejdziesz
ui-privacy-ratings = Ranking, zgoda na archiwum
ui-privacy-ratings-about = Ranking widzą przeciwnicy, archiwum każdy
ui-privacy-ratings-time = dopóki ich nie usuniesz
ui-privacy-notices = Sposoby powiadamiania, powiadomienia
ui-privacy-notices-about = Wybrane usługi dostają nazwę gry, pytanie i imiona
ui-privacy-notices-time = do usunięcia; wysłane przez 30 dni
ui-privacy-mail = Adres e-mail
ui-privacy-mail-about = Odzyskiwanie konta
ui-privacy-mail-time = dopóki go nie usuniesz; skrót po wypisaniu się
ui-privacy-sign-on = Twój identyfikator w usłudze logowania
ui-privacy-sign-on-about = Logowanie. Usługa wie, kiedy.
ui-privacy-sign-on-time = dopóki go nie odłączysz
ui-privacy-time = Partie i goście
ui-privacy-others-about = Administrator widzi wszystko; kopie zapasowe zachowują usunięte dane, dopóki nie zastąpią ich nowsze.
ui-privacy-yours-about = Na swojej stronie pobierzesz albo usuniesz swoje dane.
ui-privacy-keep-open = stoły bez rozpoczętej partii
ui-privacy-keep-imported = wczytane partie bez graczy
ui-privacy-keep-playing = trwające partie
ui-privacy-keep-alone = skończone partie jednej osoby
ui-privacy-keep-together = skończone partie kilku osób
ui-privacy-keep-results = wyniki
ui-privacy-keep-guests = goście bez miejsca, stołu i wyniku
ui-privacy-keep-visitors = goście bez niczego
ui-privacy-keep-links = zużyte linki i kody
ui-privacy-for-ever = bez ograniczenia
ui-privacy-days = { $count ->
    [one] jeden dzień
    [few] { $count } dni
   *[many] { $count } dni
  }
ui-privacy-keep-sandbox = stoły próbne
ui-privacy-keep-bots = stoły z samymi botami

# -- people: accounts

problem-name-registered = { $name } albo łudząco podobne imię należy do konta. Wybierz inne; jeśli jest twoje, zaloguj się.
problem-has-account = Konto { $name } jest tu już zalogowane.
problem-browser-only = Potrzebna jest przeglądarka, która przyjmuje pliki cookie.
problem-bad-sign-in = Nieprawidłowe imię lub hasło.
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
problem-common-password = To hasło jest za łatwe do odgadnięcia. Unikaj popularnych słów, swojego imienia, rzędów klawiszy i samych liczb.
problem-no-passkeys-number = Klucze dostępu nie działają pod adresem liczbowym, takim jak 127.0.0.1. Na tym komputerze użyj localhost.
problem-no-passkeys-plain = Klucze dostępu wymagają HTTPS, a ten serwer go nie używa.
problem-passkey-expired = Trwało to dłużej niż pięć minut albo działo się w innej karcie. Spróbuj jeszcze raz.
problem-passkey-refused = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
problem-passkey-unknown = Żadne konto nie ma tu tego klucza dostępu. Mógł zostać usunięty.
problem-passkey-not-yours = To klucz dostępu do innego konta.
problem-many-passkeys = Konto ma najwyżej { $most } kluczy dostępu. Najpierw usuń któryś.
problem-no-passkey = Nie masz takiego klucza dostępu.
problem-no-identity = Nie logujesz się w ten sposób.
problem-no-password = Nie masz hasła.
problem-last-way-in = To jedyny sposób logowania na twoje konto. Najpierw ustaw hasło albo dodaj klucz dostępu.
problem-wrong-code = Ten kod odzyskiwania jest nieprawidłowy, został już użyty albo zastąpiły go nowsze.
problem-not-confirmed = Najpierw potwierdź, że to ty.
problem-codes-of-account = Konta mają własne kody odzyskiwania; znajdziesz je na stronie konta.
problem-empty-passkey-name = Podaj nazwę z co najmniej jednym widocznym znakiem.
problem-long-passkey-name = Nazwa klucza dostępu ma najwyżej { $most } znaków.

ui-play-as = Grasz jako { $name }.
ui-play-as-help = Z kontem grasz zawsze pod jego nazwą i inni cię rozpoznają.
ui-account-mark = Konto { $name }
ui-you-are = Ty: { $name }
ui-enter = Zaloguj się
ui-enter-title = Logowanie
ui-enter-passkey = Zaloguj się kluczem dostępu
ui-enter-password = Zaloguj się
ui-enter-lost = Nie masz już klucza ani hasła? Użyj kodu odzyskiwania
ui-enter-none = Nie masz konta? Możesz grać bez niego.
ui-register = Załóż konto
ui-register-about = Konto daje ci imię, którego nikt inny na tym serwerze nie użyje, i twoje stoły na każdym urządzeniu. Do gry nie jest potrzebne.
ui-register-guest = Wszystko, w co tu grasz jako gość, przejdzie na konto. Na innych dodanych urządzeniach zaloguj się ponownie. Dawny kod odzyskiwania zastąpią nowe; tokeny i linki twoich miejsc przestaną działać.
ui-register-shared = W tej przeglądarce grają też inni: zapytaj mnie, które stoły są moje
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
ui-password-help = Co najmniej { $fewest } znaków. Łatwo zapamiętać kilka słów bez związku.
ui-password-ends = Wszędzie indziej nastąpi wylogowanie, a dawne kody odzyskiwania zastąpią nowe. Klucze dostępu zostają.
ui-ends-too = Przestaną też działać tokeny osobiste, linki do innych urządzeń, linki i tokeny twoich miejsc, adres kalendarza oraz twoje zaproszenia do grup. Powiadomienia do innych przeglądarek i usług zostaną wyłączone.
ui-password-change = Zmień hasło
ui-password-set = Dodaj hasło
ui-password-keep = Zapisz hasło
ui-account-password-changed = Hasło jest ustawione, a wszędzie indziej nastąpiło wylogowanie.
ui-account-password-removed = Hasło jest usunięte, a wszędzie indziej nastąpiło wylogowanie.
ui-passkey = Klucz dostępu
ui-passkey-about = Przechowuje go urządzenie albo menedżer haseł. Hasło jest niepotrzebne, a klucza nikt nie odgadnie ani nie ukradnie.
ui-passkey-add = Dodaj klucz dostępu
ui-passkey-make = Utwórz klucz dostępu
ui-passkey-label = Nazwa klucza
ui-passkey-label-example = Telefon
ui-passkey-unknown-here = Ta przeglądarka nie obsługuje kluczy dostępu. Spróbuj w nowszej.
ui-passkey-no-script = Klucze dostępu wymagają JavaScriptu.
ui-passkey-cancelled = Anulowano albo to urządzenie nie ma klucza dostępu do tego serwisu. Nic się nie zmieniło.
ui-passkey-known = To urządzenie ma już klucz dostępu do twojego konta.
ui-passkey-failed = Nie udało się. Spróbuj jeszcze raz.
ui-way-made = dodany
ui-way-used = ostatnio użyty
ui-way-remove = Usuń
ui-way-sign-on = Logowanie tego serwera
ui-ways-title = Sposoby logowania
ui-ways-only-one = To twój jedyny sposób logowania, więc nie można go usunąć. Dodaj drugi na wypadek, gdy ten zawiedzie.
ui-confirm-title = Czy to ty?
ui-confirm-about = Zanim coś tu zmienisz, potwierdź, że to ty. Przez dziesięć minut nie zapytamy ponownie.
ui-confirm-passkey = Użyj klucza dostępu
ui-confirm-password = Potwierdź
ui-confirm-again = Aby coś tu zmienić, wyloguj się i zaloguj ponownie.
ui-codes-title = Kody odzyskiwania
ui-codes-about =
    { $count ->
        [0] Nie masz kodów odzyskiwania. Utrata hasła i kluczy dostępu oznacza utratę konta.
        [one] Został jeden kod odzyskiwania. Działa raz, po utracie hasła i kluczy dostępu.
        [few] Zostały { $count } kody odzyskiwania. Każdy działa raz, po utracie hasła i kluczy dostępu.
       *[many] Zostało { $count } kodów odzyskiwania. Każdy działa raz, po utracie hasła i kluczy dostępu.
    }
ui-codes-make = Utwórz { $count } kodów odzyskiwania
ui-codes-again = Utwórz nowe; stare przestaną działać
ui-codes-new = Twoje kody odzyskiwania
ui-codes-once = Wydrukuj je albo zapisz teraz. Nie pokażą się drugi raz.
ui-entered-title = Witaj, { $name }
ui-entered-codes = Zastępują dawne kody, które już nie działają.
ui-entered-cut = { $count ->
    [one] Jedno inne urządzenie zostało wylogowane
    [few] { $count } inne urządzenia zostały wylogowane
   *[many] { $count } innych urządzeń zostało wylogowanych
  }
ui-entered-cut-about = Zaloguj się tam na konto, żeby grać jak dotąd. Kto miał dostęp tylko do gościa, na konto nie wejdzie.
ui-entered-tokens = { $count ->
    [one] Twój token osobisty już nie działa. Utwórz nowy, jeśli jest potrzebny.
    [few] { $count } twoje tokeny osobiste już nie działają. Utwórz nowe, jeśli są potrzebne.
   *[many] { $count } twoich tokenów osobistych już nie działa. Utwórz nowe, jeśli są potrzebne.
  }
ui-entered-on = Dalej
ui-code-title = Logowanie kodem odzyskiwania
ui-code-about = Każdy kod działa raz. Potem możesz ustawić nowe hasło albo utworzyć klucz dostępu.
ui-code-guest = Goście bez konta mają inny kod.
ui-sign-out = Wyloguj się
ui-me-account-is = Konto w tej przeglądarce: { $name }.
ui-me-account-ways = Hasło, klucze dostępu, kody odzyskiwania
ui-sign-out-title = Wylogowanie
ui-sign-out-everywhere = Wyloguj się wszędzie
ui-sign-out-about = Wyloguj się wszędzie, jeśli ktoś inny mógł używać twojego konta. Hasło, klucze dostępu i kody odzyskiwania zostają.
ui-bring-title = Które stoły są twoje?
ui-bring-about = Ktoś grał w tej przeglądarce jako gość. Zaznaczone stoły przejdą na twoje konto. Na innych urządzeniach tego gościa też się zaloguj.
ui-bring-others =
    { $count ->
        [one] jeszcze jeden stół
        [few] jeszcze { $count } stoły
       *[many] jeszcze { $count } stołów
    }
ui-bring = Zabierz te stoły
ui-bring-rest = Reszta zostaje przy gościu, który wróci tu po twoim wylogowaniu.
ui-bring-more = Niektóre stoły gościa z tej przeglądarki nie są jeszcze twoje.
ui-bring-choose = Wybierz stoły

# -- people: mail, and the host’s own sign-on

problem-no-mail = Ten serwer nie wysyła e-maili.
problem-mail-busy = Zbyt wiele e-maili czeka na wysłanie. Spróbuj ponownie za pół minuty.
problem-no-mail-address = Podaj adres e-mail taki jak ana@example.org.
problem-mail-unwanted = Właściciel tego adresu nie chce linków z tego serwera. Może to zmienić linkiem z naszego e-maila.
problem-too-many-mails = Wysłano już zbyt wiele e-maili do ciebie albo na ten adres. Spróbuj ponownie za godzinę.
problem-bad-mail-link = Ten link działa raz, przez pół godziny. Został już użyty albo wygasł. Poproś o nowy e-mail.
problem-damaged-mail-link = W tym linku czegoś brakuje. Skopiuj z e-maila cały link.
problem-no-sign-on = Ten serwer nie ma własnego systemu logowania.
problem-bad-sign-on = Logowanie trwało za długo, powtórzyło się albo skończyło w innej przeglądarce. Nic się nie zmieniło; zacznij od nowa.
problem-sign-on-refused = { $name }: odmowa logowania. Nic się nie zmieniło.
problem-sign-on-failed = Nie można połączyć się z { $name } albo odpowiedź jest nieprawidłowa. Nic się nie zmieniło. Spróbuj później albo daj znać administratorowi.
problem-identity-taken = W ten sposób loguje się już inne konto. Zaloguj się na nie i najpierw je odłącz.

mail-confirm-subject = Potwierdź swój adres e-mail
mail-confirm =
    Ktoś chce używać tego adresu do swojego konta na { $site }. Jeśli to ty, otwórz ten link w ciągu pół godziny:

    { $link }

    Jeśli nie, nie musisz nic robić.
mail-recover-subject = Powrót na konto
mail-recover =
    Ktoś chce wejść na konto „{ $name }” na { $site }. Jeśli to ty, otwórz ten link w ciągu pół godziny; ustawisz tam nowe hasło:

    { $link }

    Jeśli nie, nie musisz nic robić. Nic się nie zmieniło.
mail-never =
    Żeby nie dostawać więcej takich e-maili, otwórz ten link:

    { $never }
mail-notice-password-subject = Twoje hasło zostało zmienione
mail-notice-password =
    Hasło do twojego konta na { $site } właśnie się zmieniło, a inne urządzenia zostały wylogowane. Jeśli to nie ty, od razu odzyskaj konto:

    { $link }
mail-notice-address-subject = Twój adres e-mail został zmieniony
mail-notice-address =
    Ten adres nie należy już do konta na { $site }: został zmieniony albo usunięty. Jeśli to nie ty, od razu się zaloguj, wyloguj wszystkie inne urządzenia i zmień hasło:

    { $link }
mail-try-subject = E-mail próbny
mail-try = To próbny e-mail od mercat doctor. E-maile z { $site } działają.
mail-end = Ten e-mail wysyła { $site }. Odpowiedzi nikt nie czyta.

ui-go-on = Dalej
ui-mail-title = Adres e-mail
ui-mail-known = Twój adres to { $address }.
ui-mail-about = Służy tylko do powrotu na konto i do powiadomień o zmianie hasła albo tego adresu. Nikt inny go nie widzi.
ui-mail-address = Twój adres
ui-mail-another = Inny adres
ui-mail-set = Wyślij link
ui-mail-drop = Usuń adres
ui-mail-not-sent = Ten serwer nie wysyła e-maili, bo administrator nie ustawił serwera poczty. Zapisz swoje kody odzyskiwania.
ui-mail-no-site = Ten serwer nie może wysyłać e-maili, bo administrator nie podał jego adresu publicznego (MERCAT_URL). Zapisz swoje kody odzyskiwania.
ui-mail-sent = Sprawdź pocztę
ui-mail-sent-about = Wysłaliśmy link na adres { $address }. Otwórz go w ciągu pół godziny. Do tego czasu nic się nie zmienia.
ui-mail-confirm-title = Czy to twój adres?
ui-mail-confirm-about = Jedno z kont na tym serwerze chce używać adresu { $address }. Kto czyta tam pocztę, będzie mógł wejść na to konto.
ui-mail-confirm = Tak, użyj tego adresu
ui-mail-confirmed = Adres jest potwierdzony
ui-mail-confirmed-about = Możesz go teraz użyć, żeby odzyskać konto.
ui-recover-mail-title = Odzyskiwanie konta
ui-mail-never-title = Nie wysyłać więcej takich e-maili?
ui-mail-never-about = Nikt, także ty, nie sprawi już, że wyślemy link na ten adres. Bez takich linków nie odzyskasz utraconego konta przez e-mail. Zapisujemy tylko skrót adresu.
ui-mail-never-yes = Nie wysyłaj więcej
ui-mail-never-no = Wysyłaj dalej
ui-mail-never-change = Zmień
ui-mail-never-done = E-maile wyłączone
ui-mail-never-done-about = Nie wysyłamy już linków na twój adres. Zmienisz to tutaj albo linkiem z e-maila.
ui-mail-again = E-maile włączone
ui-mail-again-about = Wysyłamy link na twój adres, gdy ktoś o niego poprosi.
ui-recover-mail-about = Jeśli konto ma potwierdzony adres e-mail, wyślemy tam link. Działa raz, przez pół godziny.
ui-recover-who = Nazwa konta albo adres e-mail
ui-recover-send = Wyślij link
ui-recover-sent = Sprawdź pocztę
ui-recover-sent-about = Jeśli jest takie konto z potwierdzonym adresem, wysłaliśmy tam link.
ui-recover-arrive-title = Witaj z powrotem, { $name }
ui-recover-set = Zapisz i zaloguj się
ui-recover-sign-in = Tylko zaloguj się
ui-recover-sign-in-about = Hasło i inne urządzenia pozostają bez zmian.
ui-sign-on = Zaloguj się przez { $name }
ui-sign-on-leave-title = Przejście do { $name }
ui-sign-on-leave-about = Zaloguj się tam, a wrócisz tutaj. Ten serwer dowie się tylko, kim jesteś.
ui-sign-on-name-title = Jeszcze jedno: twoje imię tutaj
ui-sign-on-name-about = Logujesz się tu pierwszy raz przez { $issuer }. To imię widzą wszyscy przy stole i nikt inny na tym serwerze go nie użyje. Można je później zmienić.
ui-sign-on-joined = Możesz już logować się przez { $name }.
ui-sign-on-join = Połącz z { $name }
ui-sign-on-join-about = Połącz { $name } z tym kontem, żeby logować się także w ten sposób.
ui-sign-on-part = Odłącz
ui-recover-by-mail = Wyślij mi link e-mailem

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
problem-hosts-open = Stoły otwiera tu tylko administrator.
problem-no-invitation = Ten kod zaproszenia nie działa: jest błędny, wykorzystany albo wygasł.
problem-no-such-person = Tej osoby już tu nie ma.
problem-no-such-account = Nie ma takiego konta.
problem-host-not-banned = { $name } jest administratorem, a administratora nie można zablokować. Najpierw użyj polecenia mercat admin host --remove.
problem-ban-over = Ta blokada już się skończyła.
problem-too-many-invitations = Jest już { $most } zaproszeń, a to najwięcej. Stare znikają po 90 dniach.
problem-invitation-over = To zaproszenie już się skończyło.
problem-announcement-over = To ogłoszenie już się skończyło.
problem-no-such-report = Nie ma takiego zgłoszenia.
problem-no-such-message = Przy tym stole nie ma takiej wiadomości.
problem-no-such-network = Podaj adres taki jak 203.0.113.9.
problem-long-reason = Powód może mieć najwyżej { $most } znaków.
problem-long-note = Notatka może mieć najwyżej { $most } znaków.
problem-about-oneself = To przecież ty.
problem-nobody-there = Nikt tam nie siedzi.
problem-nobody-to-mute = Nie wiemy, kto to napisał, więc nie można tej osoby wyciszyć. Wiadomość można zgłosić.
problem-not-muted = Ta osoba nie jest u ciebie wyciszona.
problem-too-many-reports = Liczba twoich otwartych zgłoszeń: { $most }. Zaczekaj, aż administrator rozpatrzy któreś z nich.
problem-too-many-muted = Na twojej liście wyciszonych jest { $most } osób, a więcej się nie zmieści.

ui-host-groups = Grupy
ui-host-ratings = Partie rankingowe
ui-host-ratings-about = Partie rankingowe, w których co najmniej dwie osoby grały z jednej sieci, od najnowszej. To niczego nie dowodzi: rodzina albo klub wygląda tak samo. Te partie się liczą.
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
ui-host-groups-about = Prywatną grupę widzą tylko jej członkowie, więc są tu tylko liczby. Zgłoszone treści są wśród zgłoszeń.
ui-host-group-private = Grupa prywatna
ui-host-group-made = od { $at }
ui-host-group-keepers = { $count ->
    [one] jeden opiekun
    [few] { $count } opiekunów
   *[other] { $count } opiekunów
  }
ui-host-group-tables = { $count ->
    [0] żadnych czynnych stołów
    [one] jeden czynny stół
    [few] { $count } czynne stoły
   *[other] { $count } czynnych stołów
  }
ui-host-group-played = { $count ->
    [0] żadnych skończonych partii
    [one] jedna skończona partia
    [few] { $count } skończone partie
   *[other] { $count } skończonych partii
  }
ui-host-end-group = Usuń grupę
ui-host-end-group-about = Jej strona, serie i linki znikną na zawsze. Ludzie przy jej stołach grają dalej; nikt inny tych stołów nie widzi.
ui-host-no-groups = Nie ma grup.
ui-host-did-end-group = { $people ->
    [one] usunięcie grupy jednej osoby
    [few] usunięcie grupy { $people } osób
   *[other] usunięcie grupy { $people } osób
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
ui-answer-rating = Zaliczyć wynik?
ui-answer-rules = Nowe zasady?
ui-answer-ready = Gramy?
ui-answer-ready-about = Wszystkie miejsca są zajęte. Partia zacznie się, gdy wszyscy potwierdzą, ty też.
ui-answer-archive = Opublikować?
ui-answer-archive-about = Jeden z graczy zgadza się, żeby każdy mógł tę partię znaleźć, obejrzeć i przeanalizować. A ty?
ui-archive-refuse = Tej partii nie
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
ui-games-place = Pozycja { $place } z { $seats }
ui-games-ended = Koniec
ui-games-opened-at = Otwarcie stołu
ui-games-gone = Został tylko wynik: stół usunięto po długim czasie bez ruchu.
ui-games-hide = Ukryj
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
ui-person-shown-companions = Osoby, z którymi gram
ui-person-shown-everybody = Wszyscy
ui-person-shown-nobody = Tylko ja
ui-person-shown-about = Pokazuje twoje skończone partie. Kto może ją zobaczyć, trafi tu z twojego imienia przy stole.
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
ui-person-place = Pozycja { $place }
ui-person-best = Najlepszy wynik
ui-person-against = Ty i { $name }
ui-person-together = { $count ->
    [one] Wspólnych partii: jedna.
    [few] Wspólnych partii: { $count }.
   *[many] Wspólnych partii: { $count }.
  }
ui-person-you-ahead = Ty wyżej
ui-person-ahead = Wyżej { $name }
ui-person-equal = Równo
ui-person-nothing = Nie ma jeszcze skończonych partii.
ui-person-newest = Najnowsze partie
problem-not-your-game = To nie jest twoja partia.
problem-others-wait = W tej partii czekają na ciebie inni, więc nie można jej ukryć. Możesz opuścić miejsce.
problem-no-person = Nie ma takiej strony albo nie możesz jej zobaczyć.

# -- the table’s people

problem-begun = Partia już się zaczęła.
problem-shown-out = Gospodarz wyprosił cię od tego stołu. Możesz patrzeć, a usiąść, gdy znów cię wpuści.
problem-nobody-to-show-out = Na tym miejscu nie siedzi nikt inny.
problem-not-shown-out = Nikt o tym imieniu nie jest wyproszony.
problem-people-sit = { $people ->
    [one] Przy tym stole siedzi jedna osoba, więc potrzeba co najmniej jednego miejsca.
    [few] Przy tym stole siedzą { $people } osoby, więc potrzeba co najmniej { $people } miejsc.
   *[many] Przy tym stole siedzi { $people } osób, więc potrzeba co najmniej { $people } miejsc.
  }
problem-too-few-seats = Osób i botów jest więcej niż miejsc.
problem-table-waits = Przy tym stole ustalono, że gra czeka. Nieobecna osoba: { $name }.
problem-not-yet-away = Nieobecność trwa za krótko ({ $name }). { $minutes ->
    [one] Bota można wezwać za minutę.
    [few] Bota można wezwać za { $minutes } minuty.
   *[many] Bota można wezwać za { $minutes } minut.
  }
problem-not-away-for-hours = Nieobecność trwa za krótko ({ $name }). { $hours ->
    [one] Bota można wezwać za godzinę.
    [few] Bota można wezwać za { $hours } godziny.
   *[many] Bota można wezwać za { $hours } godzin.
  }
problem-not-gone = Od ostatniej wizyty gracza { $name } nie minął jeszcze dzień. Miejsce można oddać po całym dniu nieobecności.
problem-not-gone-by-days = { $name } ma jeszcze czas. W partii korespondencyjnej miejsce można oddać po całym dniu nieobecności, gdy graczowi skończył się czas albo gra za niego bot.
ui-invites = { $player } zaprasza cię do partii { $game }
ui-invited = Zaproszenie do partii { $game }
ui-invite-players = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
  }
ui-invite-minutes = około { $minutes } minut
ui-preview = { $players }, { $minutes }. Otwórz link, żeby usiąść.
ui-preview-running = Ta partia trwa. Otwórz link, żeby popatrzeć.
ui-entry-sit = Twoje miejsce
ui-entry-full = Wszystkie miejsca są zajęte. Możesz patrzeć.
ui-entry-where = Albo wybierz miejsce poniżej. Zależy od niego twój kolor i kolejność gry.
ui-entry-lots = Miejsca są losowane na początku partii.
ui-move-here = Przesiądź się tutaj
ui-begins-ready = Partia zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy potwierdzą.
ui-begins-lots = Wtedy losujemy miejsca.
ui-ready = Gramy!
ui-not-ready = Jeszcze nie
ui-ready-tag = może zaczynać
ui-unready-tag = jeszcze nie
ui-unready = Czekamy na: { $players }.
ui-everybody-ready = Wszyscy przy stole potwierdzili. Jest jeszcze wolne miejsce.
ui-show-out = Wyproś
ui-show-out-about = { $player } straci miejsce i nie usiądzie znowu bez twojej zgody.
ui-free-seat = Zwolnij to miejsce
ui-shown-out = Wyproszeni
ui-let-in = Wpuść znowu
ui-arrange = Zmień ustawienia stołu
ui-arrange-about = Wszyscy się o tym dowiedzą i będą musieli znowu potwierdzić.
ui-arrange-do = Zapisz
ui-terms = Ustalenia przy tym stole
ui-terms-ready = Zacznij, gdy wszyscy potwierdzą
ui-terms-ready-help = Inaczej partia zacznie się, gdy tylko wszystkie miejsca będą zajęte.
ui-terms-lots = Wylosuj miejsca
ui-absence = Gdy ktoś jest nieobecny
ui-absence-usual = Jak zwykle
ui-absence-usual-help = W partiach korespondencyjnych, i gdy usiąść może tylko ten, kto ma link, gra czeka. Inaczej każdy przy stole może wezwać bota.
ui-absence-wait = Gra czeka
ui-absence-wait-help = Nikt nie może wezwać bota za kogoś innego.
ui-absence-vote = Pozostali głosują
ui-absence-vote-help = Bot gra, gdy zgadzają się wszyscy pozostali.
ui-absence-call = Każdy może wezwać bota
ui-absence-call-help = Bot chwilę czeka i nie gra, jeśli nieobecny gracz wróci.
ui-call-after = po upływie
ui-call-after-usual = około { $seconds } sekund
ui-call-after-least = { $time }; w partii korespondencyjnej czas jednej tury
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
ui-agreed-call = Po upływie { $time } nieobecności każdy przy stole może wezwać bota.
ui-agreed-set-up = Bot nie wybiera za nikogo przygotowania, chyba że zgadzają się wszyscy pozostali.
ui-deal-proof = Uczciwe losowanie
ui-deal-proof-about = Po partii każdy może sprawdzić wszystkie losowania.
ui-printed = najpopularniejsze wydanie
ui-leave-open = { $group ->
    [yes] Twoje miejsce będzie mógł zająć każdy członek grupy.
   *[no] Twoje miejsce będzie mógł zająć każdy, kto ma link.
  }
ui-leave-playing = { $group ->
    [yes] Od teraz gra za ciebie bot, a twoje miejsce może zająć każdy członek grupy. Wrócisz tylko wtedy, gdy będzie jeszcze wolne.
   *[no] Od teraz gra za ciebie bot, a twoje miejsce może zająć każdy, kto ma link. Wrócisz tylko wtedy, gdy będzie jeszcze wolne.
  }
ui-leave-not-begun = Bot wybierze też twoje przygotowanie.
ui-leave-do = Opuść miejsce
ui-absent = { $player } jest z dala od stołu.
ui-ask-bot = Zaproponuj, żeby grał bot
ui-give-away = Oddaj to miejsce
ui-give-away-about = Nieobecność gracza { $player } trwa ponad dzień. Jeśli zgodzą się wszyscy pozostali, miejsce dostanie ktoś inny i { $player } już go nie odzyska.
ui-give-to-person = Następnej osobie, która usiądzie
ui-give-to-bot = Botowi
ui-earlier = Poprzedni gracze: { $players }.
ui-earlier-bot = bot
ui-warned = Za gracza { $player } zaraz zagra bot. Chwilę jeszcze czeka na jego powrót.
ui-warned-mine = { $caller } wzywa za ciebie bota. Jeśli zostajesz, bot nie zagra.
ui-absent-asked = { $player } proponuje, żeby za nieobecnego gracza { $seat } grał bot.
ui-absent-asked-mine = Twoja propozycja: niech za nieobecnego gracza { $seat } gra bot.
ui-absent-refused = { $player } się nie zgadza, więc bot nie gra.
ui-given-away-asked = { $player } proponuje oddać miejsce gracza { $seat }, którego nieobecność trwa ponad dzień.
ui-given-away-asked-mine = Twoja propozycja: oddać miejsce gracza { $seat }, którego nieobecność trwa ponad dzień.
ui-given-away-to-bot = Dostanie je bot („{ $bot }”).
ui-given-away-to-person = Dostanie je następna osoba, która usiądzie; do tego czasu gra bot.
ui-given-away-refused = { $player } się nie zgadza: miejsce zostaje przy dotychczasowym graczu.
ui-notice-came-back = { $player } wraca przed ruchem bota.
ui-notice-seat-freed = { $by } i wszyscy pozostali oddają miejsce gracza { $player }. Bot gra, aż ktoś usiądzie.
ui-notice-seat-to-bot = { $by } i wszyscy pozostali oddają miejsce gracza { $player } botowi { $bot }.
ui-notice-seats-set = Liczba miejsc przy tym stole: { $bot }.
ui-notice-options-set = Zmieniły się ustawienia stołu. Sprawdź je i potwierdź jeszcze raz, że możemy zaczynać.
ui-notice-shown-out = Gospodarz wyprosił gracza { $player }.
ui-notice-let-in = { $player } może znowu usiąść.
ui-notice-lot = Wylosowane miejsca: { $player }.
ui-notice-again = { $by } otwiera kolejny stół z tymi samymi osobami.
ui-notice-series-out = { $by } wyłącza tę partię z serii. Już się nie liczy, a zamiast niej można rozegrać inną.
ui-notice-series-ended = { $by } kończy serię. Ta partia już się w niej nie liczy.
ui-again = Ta sama ekipa, kolejna partia
ui-again-title = Kolejna partia w tym samym gronie
ui-again-about = { $players } mają miejsca przy nowym stole i zaraz tam trafią.
ui-again-about-one = { $players } ma miejsce przy nowym stole i zaraz tam trafi.

# -- people: notices, by which people who are away are called

problem-notice-gone = Tego sposobu powiadamiania już nie ma.
problem-notice-no-address = Twoje konto nie ma jeszcze potwierdzonego adresu e-mail.
problem-notice-ways = Sposobów powiadamiania może być najwyżej { $most }. Najpierw usuń któryś.
problem-notice-unknown-host = Nie ma serwera { $host }.
problem-notice-slow-host = Nie udało się w porę ustalić adresu serwera { $host }. Spróbuj później.
problem-notice-not-public = Powiadomienia można wysyłać tylko pod publiczne adresy.
problem-notice-https = Ten serwer musi używać HTTPS.
problem-notice-server = Podaj nazwę serwera taką jak ntfy.sh.
problem-notice-topic = Temat ma tylko litery, cyfry, łączniki i podkreślenia.
problem-notice-token = Podaj token taki, jaki daje usługa.
problem-notice-chat = Numer czatu ma tylko cyfry, ewentualnie z minusem na początku.
problem-notice-room = Podaj identyfikator pokoju taki jak !abc:example.org.
problem-notice-hook = Podaj adres webhooka Discorda.
problem-notice-url = Podaj jeden adres Apprise, który nie prowadzi do tego komputera.
problem-notice-hours = Podaj porę dnia w postaci 22:30.
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
call-ended-title = Koniec partii: { $game }
call-ended = Partia się skończyła. Zobacz, jak komu poszło.
call-tried-title = Próbne powiadomienie
call-tried = Tak Mercat zawiadamia cię, że jest twoja kolej.
call-until = Masz czas do: { $at }.
call-mail-end = Dostajesz ten e-mail, bo na twoim koncie na { $site } są włączone powiadomienia. Odpowiedzi nikt nie czyta.
ui-notices = Powiadomienia
ui-notices-lead = Dostaniesz wiadomość, gdy przyjdzie twoja kolej.
ui-notices-open = Otwórz stół
ui-notices-off = Nie wysyłaj więcej takich e-maili
ui-notices-ways = Jak cię powiadamiać
ui-notices-none = Wybierz sposób powiadamiania.
ui-notices-new = Gdy usiądziesz przy stole, włączysz tu powiadomienia.
ui-notices-way-push = Push
ui-notices-way-mail = E-mail
ui-notices-way-ntfy = ntfy
ui-notices-way-discord = Discord
ui-notices-way-telegram = Telegram
ui-notices-way-matrix = Matrix
ui-notices-way-free = Apprise
ui-notices-here = to urządzenie
ui-notices-try = Wypróbuj
ui-notices-tried = Próbne powiadomienie jest w drodze. Lista poniżej powie, co się z nim stało.
ui-notices-remove = Usuń
ui-notices-is-off = Wyłączone:
ui-notices-add-push = Powiadamiaj mnie na tym urządzeniu
ui-notices-push-about = Przeglądarka zapyta o pozwolenie. Działa to, gdy jest uruchomiona, i w zainstalowanej aplikacji.
ui-notices-push-never = Powiadomienia push są tu niedostępne. Na iPhonie lub iPadzie najpierw dodaj ten serwis do ekranu początkowego.
ui-notices-push-denied = Powiadomienia z tego serwisu są zablokowane. Zezwól na nie w ustawieniach przeglądarki i spróbuj ponownie.
ui-notices-push-failed = Usługa push przeglądarki nie odpowiada. Spróbuj później albo wybierz inny sposób.
ui-notices-add-mail = Powiadamiaj mnie e-mailem
ui-notices-mail-about = Pod adres { $address }. Każdy e-mail ma link do wypisania się.
ui-notices-mail-first = Żeby dostawać e-maile, potwierdź najpierw adres dla konta.
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
ui-notices-kind-invited = Czeka na mnie miejsce
ui-notices-kind-asked = Potrzebna jest moja zgoda
ui-notices-kind-named = Ktoś wspomina o mnie na czacie
ui-notices-kind-ended = Partia się kończy
ui-notices-kind-reminder = Kończy mi się czas
ui-notices-kind-tried = Próba
ui-notices-hours = Niczego nie wysyłaj
ui-notices-from = od
ui-notices-until = do
ui-notices-hours-about = Powiadomienia poczekają do tej pory. Jeśli oba pola są puste, poczekają w godzinach ciszy twojego zegara.
ui-notices-muted = Stoły bez powiadomień
ui-notices-mute = Bez powiadomień z tego stołu
ui-notices-unmute = Znowu powiadamiaj o tym stole
ui-notices-muted-here = O tym stole nie dostajesz powiadomień.
ui-notices-calendar = Kalendarz
ui-notices-calendar-about = Zasubskrybuj w kalendarzu ten tajny adres, a zobaczysz, kiedy przy którym stole kończy ci się czas.
ui-notices-calendar-is = Masz adres kalendarza.
ui-notices-calendar-shown = Skopiuj go teraz: pokazuje się tylko raz. Kto go ma, widzi twoje stoły i koniec twojego czasu.
ui-notices-calendar-make = Utwórz adres
ui-notices-calendar-again = Zastąp adres
ui-notices-calendar-drop = Usuń
ui-notices-calendar-entry = Twój czas się kończy: { $game }
ui-notices-sent = Wysłane powiadomienia
ui-notices-sent-none = Jeszcze nic.
ui-notices-state-sent = wysłane
ui-notices-state-failed = niewysłane
ui-notices-state-waiting = będzie wysłane ponownie
ui-notices-repeats = mogło przyjść dwa razy
ui-notices-bounces = „Wysłane” nie oznacza, że e-mail dotarł.
ui-notices-why-too-many = za dużo powiadomień w ciągu godziny
ui-notices-why-not-public = adres nie jest publiczny
ui-notices-why-timeout = brak odpowiedzi na czas
ui-notices-why-process = serwer został zatrzymany
ui-notices-why-answered = usługa odrzuciła powiadomienie
ui-notices-why-mail = odrzucone przez serwer poczty
ui-notices-why-no-address = brak potwierdzonego adresu e-mail
ui-notices-why-device-ended = to urządzenie zostało wylogowane
ui-notices-why-signed-out = wyłączone przy wylogowaniu urządzeń; próba włącza je ponownie
ui-notices-why-unsubscribed = wypisanie się linkiem z e-maila
ui-notices-why-no-mail = ten serwer nie wysyła e-maili
ui-notices-why-not-understood = usługa nie zna tego adresu
ui-notices-why-connection = nie można połączyć się z usługą
ui-notices-off-title = Nie wysyłać więcej e-maili o stołach?
ui-notices-off-about = Nie będziesz już dostawać e-maili o stołach. Na swojej stronie zmienisz to w każdej chwili.
ui-notices-off-yes = Wypisz mnie
ui-notices-off-done = Powiadomienia e-mail wyłączone
ui-notices-off-done-about = Nie dostajesz już e-maili o stołach. Konto zachowuje swój adres.
ui-since-points = Twoje punkty
ui-since-place = Twoja pozycja
# -- groups

problem-no-group = Nie ma takiej grupy albo nie możesz jej zobaczyć.
problem-not-member = Mogą to robić tylko członkowie grupy.
problem-not-keeper = Może to zrobić tylko opiekun grupy.
problem-no-group-invitation = Ten link już nie działa. Poproś o nowy.
problem-no-such-member = Tej osoby nie ma w grupie.
problem-group-full = Ta grupa ma już { $most } członków, a to najwięcej.
problem-many-groups = Liczba twoich grup to { $most }, a to najwięcej.
problem-many-series = Ta grupa ma już { $most } serii, a to najwięcej.
problem-group-invitations = Ta grupa ma już { $most } linków z zaproszeniem, a to najwięcej. Najpierw usuń któryś.
problem-last-keeper = Grupa musi mieć opiekuna. Najpierw wybierz kogoś innego.
problem-remove-yourself = Aby odejść, użyj przycisku „Odejdź z grupy”.
problem-bad-points = Podaj najwyżej { $places } liczb od 0 do { $most }, od pierwszej pozycji. Żadna pozycja nie może dawać więcej niż lepsza od niej.
problem-no-series = Nie ma takiej serii.
problem-series-over = Wszystkie partie tej serii są już rozegrane.
problem-series-on = Trwa partia tej serii. Następną można zacząć, gdy się skończy.
problem-not-in-series = Ta gra nie należy do serii.
problem-not-on-in-series = Przy tym stole nie trwa żadna partia serii.
problem-choose-game = Wybierz grę.
problem-people-for-game = Ta gra jest dla { $fewest }–{ $most } osób, a liczba wybranych to { $people }. Wybierz graczy na stronie grupy.
problem-group-no-sandbox = Stół próbny należy do jednej osoby, nie do grupy.
problem-series-no-deal = W serii nie można rozdawać ręcznie.
ui-group = Grupa
ui-groups = Grupy
ui-groups-about = Grupa jest dla ludzi, którzy grają razem. Ma własne stoły, tabelę wyników i serie partii.
ui-group-found = Załóż grupę
ui-group-found-about = Opiekujesz się nią: ty zapraszasz, a widzą ją tylko zaproszeni.
ui-group-name = Nazwa grupy
ui-group-name-example = Wtorkowe wieczory
ui-group-own-name = Twoje imię w grupie
ui-group-you = ty
ui-group-people = Członkowie
ui-group-people-count = { $count ->
    [one] jeden członek
    [few] { $count } członków
   *[many] { $count } członków
  }
ui-group-tables-count = { $count ->
    [one] jeden stół
    [few] { $count } stoły
   *[many] { $count } stołów
  }
ui-group-keeper = opiekun
ui-group-since = od
ui-group-private-tag = prywatna
ui-group-public-tag = publiczna
ui-group-invites = { $player } zaprasza cię do grupy { $group }
ui-group-invited = Zaproszenie do grupy { $group }
ui-group-preview = Grupa, która razem gra w planszówki. Otwórz link, aby dołączyć.
ui-group-ratings = Ranking
ui-group-ratings-about = Kolejność według dolnej granicy rankingu. Widzisz osoby, których stronę możesz zobaczyć.
ui-group-join = Dołącz
ui-group-join-about = Członkowie zobaczą twoje imię i wyniki w tej grupie. Odejść można w każdej chwili.
ui-group-in-already = Należysz już do tej grupy.
ui-group-to = Do grupy
ui-group-tables = Stoły
ui-group-no-tables = Nikt teraz nie gra.
ui-group-open-table = Otwórz stół:
ui-group-archive = Wszystkie skończone partie
ui-group-leave = Odejdź z grupy
ui-group-leave-about = Nie zobaczysz już grupy ani jej stołów. W trwających partiach zachowasz miejsce do ich końca. Jeśli zabraknie opiekuna, zostanie nim najstarszy stażem członek.
ui-group-keep = Mianuj opiekunem
ui-group-unkeep = Odbierz rolę opiekuna
ui-group-remove = Usuń z grupy
ui-group-remove-about = { $player } nie zobaczy już grupy, ale w trwających partiach zachowa miejsce do ich końca. Linki z zaproszeniem przestaną działać.
ui-group-invite = Zaproś
ui-group-invite-people = Ile osób
ui-group-invite-days = Ważny przez (dni)
ui-group-invite-do = Utwórz link
ui-group-link = Link
ui-group-link-about = Wyślij go osobom, które mają dołączyć. Widać go tylko teraz.
ui-group-qr = Link jako kod QR
ui-group-invitation = Dołączyło osób: { $used } z { $most }
ui-group-expires = wygasa
ui-group-withdraw = Usuń
ui-group-change = Edytuj grupę
ui-group-points = Punkty za pozycje
ui-group-points-help = Od pierwszej pozycji, na przykład 5 3 2 1. Dalsze nie dają punktów.
ui-group-public = Każdy może czytać tę stronę
ui-group-public-help = Widać wyniki i imiona osób, których strony wolno oglądać; stołów nie widać nigdy.
ui-group-table-about = Siadać i oglądać mogą tu tylko członkowie grupy.
ui-group-share-about = Ten link działa tylko dla członków grupy.
ui-new-group = Kto może dołączyć
ui-new-no-group = Każdy, kto ma link
ui-new-group-help = W grupie siadać i oglądać mogą tylko jej członkowie, a wynik liczy się w jej tabeli.
ui-results = Tabela wyników
ui-results-show = Pokaż
ui-results-all-series = Wszystkie
ui-results-rank = Pozycja
ui-results-player = Gracz
ui-results-points = Punkty
ui-results-wins = Wygrane
ui-results-mean = Średnia pozycja
ui-results-about = Partie skończone przez co najmniej dwie osoby. Punkty za pozycje: { $points }.
ui-results-none = Nie ma jeszcze wyników.
ui-results-cut = Liczą się tylko najnowsze partie ({ $count }).
ui-series = Seria
ui-series-about = Umówiona liczba partii z jedną tabelą wyników. Z partii na partię miejsca się zmieniają.
ui-series-new = Zacznij serię
ui-series-name = Nazwa serii
ui-series-name-example = Sezon zimowy
ui-series-length = Liczba partii
ui-series-games = Gry
ui-series-games-help = Gra się w nie po kolei. Bez zaznaczenia można grać w każdą.
ui-series-progress = Rozegrane partie: { $played } z { $length }
ui-series-game = partia { $number } z { $length }
ui-series-begin-first = Zacznij pierwszą partię
ui-series-begin-next = Zacznij partię { $number }
ui-series-next = Następna partia serii
ui-series-to-table = Do partii { $number }
ui-series-who = Gracze
ui-series-turned = Każdy ma miejsce, z partii na partię inne. Partia zacznie się, gdy wszyscy przy stole potwierdzą; kogo nie ma, ten ją opuszcza.
ui-series-over = Skończone serie
ui-series-played = Partie
ui-series-counts = Punkty za pozycje: { $points }. Gdy gra za ciebie bot, także po twoim odejściu, wynik jest twój; kto zajmie twoje miejsce, przejmie też wynik.
ui-series-take-out = Wyłącz trwającą partię z serii
ui-series-take-out-about = Partia toczy się dalej, ale już się nie liczy. Możesz zacząć inną.
ui-series-end = Zakończ serię
ui-series-end-about = Tabela wyników zostaje bez zmian. Trwająca partia już się nie liczy.

# -- ratings and the archive

problem-rated-accounts = Do partii rankingowych potrzebne jest konto. Załóż je albo zaloguj się, a potem usiądź.
problem-rated-one-seat = Przy stole rankingowym każdy ma jedno miejsce, a ty masz już swoje.
problem-rated-bots = Boty nie grają z ludźmi w partie rankingowe.
problem-rated-deal = W partii rankingowej nie można rozdawać ręcznie.
problem-rated-alone = Partia rankingowa wymaga co najmniej dwóch graczy.
problem-rated-clock = Partia rankingowa wymaga zegara, który nie tylko przypomina; inaczej przegrywający mógłby po prostu przestać grać. Na przykład { $minutes } minut dla każdego i { $seconds } sekund na turę.
problem-rated-sandbox = Stół próbny nie może być rankingowy.
problem-rated-guests = Partia nie może być rankingowa, bo te osoby nie mają konta: { $people }.
problem-rated-own-bot = W partii rankingowej bot nie może grać za ciebie, dopóki zajmujesz miejsce. Jeśli je opuścisz, zajmiesz ostatnią pozycję.
problem-rated-no-sandbox = Tę pozycję wypróbujesz po skończonej partii.
problem-rated-no-export = Tę partię zapiszesz do pliku, gdy się skończy.
problem-rated-entered = Wynik liczy się już do rankingu, więc niczego nie można cofnąć.
problem-nothing-to-enter = Nie ma tu wyniku do zaliczenia.
problem-not-your-finished-game = To nie jest twoja skończona partia.
ui-rated = rankingowa
ui-rated-label = Rankingowa
ui-rated-about = To partia rankingowa: jej wynik zmienia ranking graczy.
ui-rated-accounts = Tylko z kontem, jedno miejsce na osobę, bez botów. Twój ranking widzą wszyscy przy stole.
ui-rated-not-there = Do końca partii: bez podpowiedzi, stołu próbnego, pliku z partią i ręcznego rozdania.
ui-rated-leaving = Ostatnią pozycję zajmuje ten, kto opuści stół, straci miejsce albo kogo na koniec zastępuje bot.
ui-rated-when = Wynik liczy się { $minutes } minut po końcu partii albo gdy tylko wszyscy się zgodzą.
ui-rated-newcomer = Kto dołącza teraz, gra za kogoś innego, bez wpływu na własny ranking.
ui-terms-rated = Rankingowa
ui-terms-rated-help = Tylko z kontem i zegarem, bez botów i podpowiedzi. Odejście oznacza ostatnią pozycję.
ui-terms-rated-guest = Partie rankingowe są dla osób z kontem.
ui-leave-rated = To partia rankingowa: odejście oznacza ostatnią pozycję.
ui-rating = { $number } ± { $doubt }
ui-rating-title = Ranking
ui-rating-first = pierwsza partia rankingowa
ui-rating-games = { $count ->
    [one] z jednej partii rankingowej
    [few] z { $count } partii rankingowych
   *[many] z { $count } partii rankingowych
  }
ui-rating-about = Każdy zaczyna od 1500. Ranking wyższy o 200 oznacza wygraną w około trzech z czterech partii dwuosobowych. Znak ± maleje z każdą partią.
ui-rating-course = Ranking po { $count } partiach, od { $first } do { $last }
ui-rated-pending = Tymczasowo. Wynik zacznie się liczyć, gdy wszyscy się zgodzą, najpóźniej:
ui-rated-entered = Wynik liczy się do rankingu.
ui-rated-for-nobody = Wynik nie zmienia niczyjego rankingu: nie da się porównać dwóch graczy, którzy zaczynali, albo żaden nie grał do końca.
ui-rated-left = odejście przed końcem: ostatnia pozycja
ui-rated-ask = Zaproponuj, żeby wynik liczył się od razu
ui-rated-enter = Zalicz wynik od razu
ui-rating-asked = { $player } proponuje, żeby wynik liczył się od razu. Potem niczego nie da się cofnąć.
ui-rating-asked-mine = Twoja propozycja: niech wynik liczy się od razu. Potem niczego nie da się cofnąć.
ui-rating-refused = { $player } się nie zgadza. Wynik będzie się liczył kilka minut po końcu.
ui-ratings-of = Ranking: { $game }
ui-ratings-list = Cały ranking
ui-ratings-rank = Pozycja
ui-ratings-people = Ludzie
ui-ratings-order = Kolejność według dolnej granicy rankingu. Żeby się tu znaleźć, trzeba zagrać w partiach rankingowych z różnymi przeciwnikami (co najmniej { $fewest }) i mieć publiczną stronę.
ui-ratings-none = Nie ma tu jeszcze nikogo. Żeby się tu znaleźć, trzeba zagrać w partiach rankingowych z różnymi przeciwnikami (co najmniej { $fewest }) i mieć publiczną stronę.
ui-ratings-unseen = { $count ->
    [one] Jednej osoby z rankingiem nie ma na liście: jej strona nie jest publiczna albo miała mniej przeciwników niż { $fewest }.
    [few] { $count } osób z rankingiem nie ma na liście: ich strony nie są publiczne albo miały mniej przeciwników niż { $fewest }.
   *[many] { $count } osób z rankingiem nie ma na liście: ich strony nie są publiczne albo miały mniej przeciwników niż { $fewest }.
  }
ui-ratings-before = Wyżej
ui-ratings-after = Niżej
ui-ratings-bots = Boty
ui-ratings-bots-about = Boty mają osobny ranking, z turniejów między sobą dla każdej liczby graczy. Nie porównuj go z rankingiem ludzi.
ui-replay = Od początku
ui-archive-title = Archiwum
ui-archive-lead = Skończone partie, na których publikację zgodzili się wszyscy gracze.
ui-archive-none = W archiwum nie ma jeszcze żadnej partii.
ui-archive-any = dowolnie
ui-archive-rated-yes = rankingowe
ui-archive-rated-no = zwykłe
ui-archive-bots = Boty
ui-archive-no-bots = sami ludzie
ui-archive-person = Z udziałem (konto)
ui-archive-with = Partie z udziałem: { $name }.
ui-archive-person-page = Do strony tej osoby
ui-archive-nobody = Nie ma nikogo o imieniu „{ $name }” z publiczną stroną.
ui-archive-of = { $name } w archiwum
ui-archive-statistics = Statystyka tych partii
ui-archive-statistics-lead = Co zwykle działo się w znalezionych partiach.
ui-archive-statistics-about = Policzone partie z archiwum, rozegrane według obecnych zasad: { $games }.
ui-archive-statistics-none = Żadna z tych partii nie była rozegrana według obecnych zasad.
ui-archive-to = Do archiwum
ui-archived = Ta partia jest w archiwum za zgodą wszystkich graczy.
ui-archive-about = W archiwum każdy mógłby znaleźć, obejrzeć i przeanalizować tę partię, z imionami i czatem. Muszą się zgodzić wszyscy gracze.
ui-archive-waiting = { $count ->
    [one] Twoja zgoda jest. Do publikacji brakuje zgody jednej osoby.
    [few] Twoja zgoda jest. Do publikacji brakuje zgody { $count } osób.
   *[many] Twoja zgoda jest. Do publikacji brakuje zgody { $count } osób.
  }
ui-archive-agree = Zgadzam się na publikację
ui-archive-withdraw = Usuń z archiwum
ui-archive-me-about = Archiwum pokazuje wszystkim skończone partie, z imionami i czatem, jeśli zgodzą się wszyscy ich gracze.
ui-archive-me-no = Pytaj mnie o każdą partię
ui-archive-me-yes = Publikuj wszystkie moje partie
# -- clocks

ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-none-help = Każdy gra tak długo, jak chce.
ui-clock-days = Korespondencyjnie
ui-clock-days-help = Stały czas na każdą turę i zapas na opóźnienia.
ui-clock-live = Na żywo
ui-clock-live-help = Stały czas na całą partię i trochę więcej z każdą turą, jak w szachach.
ui-clock-turn = Czas na turę
ui-clock-bank = Zapas na opóźnienia
ui-clock-bank-none = bez zapasu
ui-clock-increment-none = nic
ui-clock-total = Czas na całą partię
ui-clock-increment = Dodatek z każdą turą
ui-clock-weekends = Weekendy się nie liczą
ui-clock-weekends-help = Według strefy czasowej gracza.
ui-clock-end = Gdy komuś skończy się czas
ui-clock-end-remind = Tylko przypomnienie
ui-clock-end-vote = Pozostali mogą zagłosować za botem
ui-clock-end-bot = Bot gra aż do powrotu
ui-clock-end-give-up = Miejsce przejmuje bot
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
ui-agreed-clock-days = Partia korespondencyjna, czas na turę: { $turn }.
ui-agreed-clock-bank = Zapas na całą partię: { $bank }.
ui-agreed-clock-live = Zegar na żywo, czas na całą partię: { $bank }.
ui-agreed-clock-increment = Z każdą turą przybywa: { $increment }.
ui-agreed-clock-rests = Godziny ciszy i dni nieobecności się nie liczą.
ui-agreed-clock-weekends = Weekendy się nie liczą.
ui-agreed-end-remind = Komu skończy się czas, dostanie tylko przypomnienie.
ui-agreed-end-vote = Gdy komuś skończy się czas, pozostali mogą zagłosować za botem.
ui-agreed-end-bot = Gdy komuś skończy się czas, aż do powrotu gra bot.
ui-agreed-end-give-up = Komu skończy się czas, traci miejsce, a dalej gra bot.
ui-clock-short-days = na turę: { $turn }
ui-clock-short-live = na żywo, { $bank }
ui-clock-left = Pozostały czas
ui-clock-deadline = Czas do
ui-clock-rests = Zegar stoi do
ui-clock-low = mało czasu
ui-clock-over = Koniec czasu
ui-clock-reserve = Zapas
ui-clock-used = Zużyty czas
ui-clock-paused = Przerwa: zegar stoi.
ui-clock-paused-until = Przerwa, zegar stoi do
ui-clock-pause = Poproś o przerwę
ui-clock-pause-about = W przerwie zegar stoi dla wszystkich, a grać można dalej. Muszą się zgodzić wszyscy pozostali, a zakończyć może ją każdy.
ui-clock-pause-for = Na jak długo
ui-clock-pause-open = Aż ktoś ją zakończy
ui-clock-resume = Zakończ przerwę
ui-clock-claim = Zaproponuj, żeby grał bot
ui-clock-claim-about = { $player } nie ma już czasu.
ui-pause-asked = { $player } proponuje przerwę, aż ktoś ją zakończy. { $count ->
    [0] { "" }
    [one] Skończy się najpóźniej po jednym dniu.
    [few] Skończy się najpóźniej po { $count } dniach.
    [many] Skończy się najpóźniej po { $count } dniach.
   *[other] Skończy się najpóźniej po { $count } dnia.
  }
ui-pause-asked-mine = Proponujesz przerwę, aż ktoś ją zakończy. { $count ->
    [0] { "" }
    [one] Skończy się najpóźniej po jednym dniu.
    [few] Skończy się najpóźniej po { $count } dniach.
    [many] Skończy się najpóźniej po { $count } dniach.
   *[other] Skończy się najpóźniej po { $count } dnia.
  }
ui-pause-refused = { $player } się nie zgadza: przerwy nie będzie.
ui-over-time-asked = { $player } proponuje, żeby grał bot. Nie ma już czasu: { $seat }.
ui-over-time-asked-mine = Proponujesz, żeby grał bot. Nie ma już czasu: { $seat }.
ui-over-time-refused = { $player } się nie zgadza, więc bot nie gra.
ui-notice-time-over = { $player } nie ma już czasu.
ui-notice-time-over-vote = { $player } nie ma już czasu. Pozostali mogą zagłosować za botem.
ui-notice-time-over-bot = { $player } nie ma już czasu. Bot gra, aż ta osoba odbierze miejsce.
ui-notice-time-over-seat = { $player } nie ma już czasu i traci miejsce. Bot gra, aż ktoś usiądzie.
ui-notice-time-held = { $by } i wszyscy pozostali zgadzają się, żeby grał bot, aż gracz { $player }, który nie ma już czasu, odbierze miejsce.
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
ui-times-about = Jak długo stół czekał na każdego gracza. Nie liczą się godziny ciszy, przerwy, boty i ruchy cofnięte za zgodą.
ui-times-player = Gracz
ui-times-total = Razem
ui-times-turns = Tury
ui-times-mean = Na turę
ui-times-longest = Najdłuższa tura
ui-times-took = { $time }
ui-times-moment = mniej niż minuta
ui-rests-title = Kiedy stoi twój zegar
ui-rests-about = W partiach korespondencyjnych twój zegar wtedy stoi. Inni widzą tylko, do kiedy.
ui-rests-zone = Strefa czasowa: { $zone }. Zmienisz ją wyżej.
ui-rests-zone-auto = Strefa czasowa: { $zone }. Zapisanie godzin ciszy ustawi strefę tej przeglądarki.
ui-rests-quiet = Godziny ciszy
ui-rests-quiet-about = Najwyżej { $count } godzin na dobę. Zmiana działa od twojej następnej tury, najwyżej raz w tygodniu.
ui-rests-from = od
ui-rests-to = do
ui-rests-none = Bez godzin ciszy
ui-rests-away = Dni nieobecności
ui-rests-away-about = Najwyżej { $once } dni z rzędu i { $year } w roku. Rozpoczęty dzień jest już wykorzystany.
ui-rests-first = pierwszy dzień
ui-rests-last = ostatni dzień
ui-rests-add = Dodaj dni nieobecności
ui-rests-end = Zakończ lub anuluj
ui-rests-period = od { $first } do { $last }
problem-clock-days = W partii korespondencyjnej tura trwa od godziny do { $turn } dni, a zapas to najwyżej { $bank } dni. Z turą nie przybywa czasu.
problem-clock-live = Partia na żywo ma od minuty do { $bank } godzin na gracza i najwyżej { $increment } minut więcej z każdą turą. Pojedyncza tura nie ma limitu.
problem-clock-in-file = Nie udało się odczytać zegara z pliku.
problem-no-clock = Ten stół nie ma zegara, który można by zatrzymać.
problem-paused-already = Przerwa już trwa.
problem-paused-for-all = Trwa przerwa. Do jej końca bot nie zagra za nieobecną osobę ({ $name }) i nie można oddać jej miejsca.
problem-not-paused = Przerwa nie trwa.
problem-time-not-over = { $name } ma jeszcze czas albo stół ustalił na ten wypadek coś innego.
problem-quiet-long = Godziny ciszy to najwyżej { $most } godzin na dobę.
problem-away-over = Te dni już minęły albo się zaczęły.
problem-away-far = Dni nieobecności można zaplanować najwyżej na { $most } dni naprzód.
problem-away-long = Z rzędu może być najwyżej { $most } dni nieobecności.
problem-away-often = W roku może być najwyżej { $most } dni nieobecności.
problem-away-twice = Niektóre z tych dni już są dniami nieobecności.

# -- orders for later
ui-orders = Polecenia
ui-orders-about = Polecenie wykonuje ruch za ciebie, gdy przyjdzie na to pora. Jeśli pasuje kilka, działa pierwsze. Tylko ty je widzisz.
ui-orders-yours = Twoje polecenia
ui-orders-none = Nie masz tu poleceń.
ui-orders-no-kinds = W tej grze nie można wydawać poleceń.
ui-orders-count = { $count ->
    [0] Polecenia
    [one] Polecenia: jedno czeka
    [few] Polecenia: { $count } czekają
   *[other] Polecenia: { $count } czeka
  }
ui-order-give = Wydaj polecenie
ui-order-now = Wydaj to polecenie
ui-order-change = Zapisz
ui-order-edit = Edytuj
ui-order-edit-turn = Żeby zmienić przygotowaną turę, przygotuj ją od nowa, a tę usuń.
ui-order-withdraw = Usuń
ui-order-clear = Usuń z listy
ui-order-up = W górę
ui-order-down = W dół
ui-order-waits = Czeka.
ui-order-begun = Rozpoczęte, wykonane ruchy: { $made } z { $count }.
ui-order-ended = Już nieaktualne.
ui-order-stopped = Twoje polecenie „{ $order }” jest nieaktualne. { $why }
ui-order-preference = Najlepsze najpierw; resztę zostaw pustą.
ui-order-unless = Chyba że
ui-order-this-round = Tylko w tej rundzie
ui-order-until = Aż
ui-order-unless-help = Polecenie przestaje działać, gdy tylko wydarzy się jedna z tych rzeczy.
ui-order-who = Kto
ui-order-what = Co
ui-by-order = z polecenia
ui-prepare = Przygotuj moją następną turę
ui-prepare-about = Tak wyglądałby stół, gdyby twoja tura zaczęła się teraz. Twoje wybory nie są jeszcze grane: staną się poleceniem na następną turę.
ui-prepare-so-far = Przygotowane dotąd
ui-prepare-add = Dodaj ten ruch
ui-prepare-none = Nic więcej nie można przygotować: dalej decyduje ktoś inny albo następuje losowanie.
ui-prepare-back = Usuń ostatni ruch
ui-prepare-any-price = Bez względu na ceny
ui-prepare-any-price-help = W przeciwnym razie tura czeka na ciebie, gdy któryś ruch daje mniej pieniędzy, towarów lub punktów niż teraz albo kosztuje więcej.
ui-prepare-illegal = Wcześniejszy ruch tej tury nie jest już możliwy. Zacznij od nowa.
problem-order-lesson = W lekcji nie można wydawać poleceń.
problem-orders-many = Na jednym miejscu może być najwyżej { $most } poleceń. Najpierw usuń któreś.
problem-no-order = Tego polecenia już nie ma.
problem-no-prepare = Nie możesz tu teraz przygotować tury.
problem-orders-in-file = Nie udało się odczytać poleceń z pliku.
