## Dlaczego prośba została odrzucona. Identyfikatory są te same w każdym języku.

problem-no-table = Pod tym adresem nie ma stołu. Gospodarz mógł go usunąć przed partią albo stół zniknął, bo od dawna nikt go nie używał.
problem-no-lesson = Nie ma takiej lekcji.
problem-not-found = Pod tym adresem niczego nie ma.
problem-wrong-method = Tego adresu nie można użyć w ten sposób.
problem-wrong-host = Ten serwer nie używa tej nazwy.
problem-not-understood = Nie udało się odczytać żądania (w „{ $where }”).
problem-our-fault = Coś poszło nie tak na serwerze. Przed ponowną próbą odśwież stronę.
problem-no-database = Serwer nie ma dostępu do bazy danych albo jest ona pełna. Nic się nie zmieniło. Daj znać administratorowi i spróbuj później.
problem-slow-database = Baza danych działa wolno i nie wiadomo, czy twoja zmiana została zapisana. Za chwilę sprawdź stół i w razie potrzeby spróbuj ponownie.
problem-rules-differ = Od początku tej partii zmieniły się zasady i wiersz { $line } jej dziennika, „{ $text }”, już do nich nie pasuje. { $why } Na stronie stołu przeczytasz, jak grać dalej.
problem-rules-unknown = Według zasad tego serwera nie można już grać przy tym stole. { $why } Partię nadal można zapisać do pliku.
problem-rules-agree = Ta partia toczy się już według obecnych zasad.
problem-rules-unplayable = Nawet początek tej partii nie pasuje do obecnych zasad. Można ją tylko zapisać do pliku.
problem-stale = Sytuacja przy stole już się zmieniła. Sprawdź ją i zdecyduj jeszcze raz.
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
problem-too-many-bots = Botów jest więcej niż miejsc. Wybierz mniej botów albo więcej miejsc.
problem-not-bots-alone = Można to zrobić tylko przy stołach, przy których grają same boty.
problem-no-hints = Podpowiedzi działają w grze solo, przy stole próbnym i w partiach z botami, ale nie w lekcjach.
problem-no-hint-now = Boty są teraz zbyt zajęte, żeby podpowiadać. Spróbuj ponownie za chwilę.
problem-no-undo = Żeby to cofnąć, potrzebujesz zgody pozostałych.
problem-no-such-undo = Do tego momentu partii nie można już cofnąć.
problem-no-such-moment = { $most ->
    [0] W tej partii nie było jeszcze ruchów.
    [one] W tej partii był dopiero jeden ruch.
    [few] W tej partii były dopiero { $most } ruchy.
    [many] W tej partii było dopiero { $most } ruchów.
   *[other] W tej partii było dopiero { $most } ruchu.
  }
problem-already-asked = Gracze muszą najpierw odpowiedzieć na wcześniejszą prośbę.
problem-nothing-asked = Ta prośba jest już rozstrzygnięta.
problem-not-asked = Twoja odpowiedź jest już zapisana albo to pytanie nie było do ciebie.
problem-long-move = Ruch może mieć najwyżej { $most } znaków.
problem-undone-enough = Przy tym stole cofnięto już zbyt wiele ruchów, więc kolejnych cofnąć nie można. Gra toczy się dalej od tego miejsca.
problem-too-many-tables = { $most ->
    [one] Masz już { $most } stół z niedokończoną partią.
    [few] Masz już { $most } stoły z niedokończoną partią.
   *[many] Masz już { $most } stołów z niedokończoną partią.
  } Zanim otworzysz następny, dokończ którąś albo odczekaj kilka dni.
problem-too-many-tables-near = { $most ->
    [one] Z twojej sieci jest już otwarty { $most } stół z trwającą partią.
    [few] Z twojej sieci są już otwarte { $most } stoły z trwającą partią.
   *[many] Z twojej sieci jest już otwartych { $most } stołów z trwającą partią.
  } Zanim otworzysz następny, zaczekaj na koniec jednej z tych partii.
problem-journal-full = Dziennik tego stołu ma już { $most } wpisów i więcej się w nim nie zmieści.
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
problem-bad-link = Ten link nie prowadzi już do żadnego miejsca przy stole.
problem-bad-token = Token jest nieważny.
problem-cross-site = Żądanie przyszło z innej witryny i nie zostało wykonane.
problem-ambiguous-length = Nie wiadomo, gdzie kończy się to żądanie.
problem-large-body = Przesłane dane są za duże.
problem-long-address = Ten adres jest za długi.
problem-large-cookies = Twoja przeglądarka wysyła za dużo plików cookie. Usuń pliki cookie tego serwisu i spróbuj ponownie.
problem-too-fast = { $seconds ->
    [one] Za szybko. Poczekaj jedną sekundę.
    [few] Za szybko. Poczekaj { $seconds } sekundy.
    [many] Za szybko. Poczekaj { $seconds } sekund.
   *[other] Za szybko. Poczekaj { $seconds } sekundy.
  }
problem-enough-today = { $what ->
    [people] Z twojej sieci dołączyło dziś zbyt wiele nowych osób.
    [accounts] Z twojej sieci założono dziś zbyt wiele kont.
    [groups] Z twojej sieci założono dziś zbyt wiele grup.
    [series] Z twojej sieci rozpoczęto dziś zbyt wiele serii.
    [friends] Z twojej sieci zaproszono dziś zbyt wiele osób.
   *[secrets] Z twojej sieci dodano dziś zbyt wiele urządzeń i linków.
  } Spróbuj ponownie za kilka godzin.
problem-too-many-reviews = Serwer przygotowuje teraz zbyt wiele analiz. Spróbuj ponownie za minutę.
problem-too-much-stored = Twoje stoły z ostatniego miesiąca zajmują { $most } MB, a to limit dla jednej przeglądarki. Następny otworzysz, gdy stare zostaną usunięte.
problem-too-much-stored-near = Stoły otwarte z twojej sieci w ostatnim miesiącu zajmują { $most } MB, a to limit dla jednej sieci. Następny otworzysz, gdy stare zostaną usunięte.
problem-too-many-streams = W twojej sieci jest jednocześnie otwartych zbyt wiele stołów. Zamknij kilka z nich.

## Co jest nie tak z ustawieniami. Bez kropki na końcu.

setting-whole = { $name }={ $value } nie jest liczbą całkowitą
setting-long-number = { $name }={ $value } ma za dużo cyfr jak na liczbę całkowitą
setting-number = { $name }={ $value } nie jest liczbą
setting-duration = { $name }={ $value } to nie jest poprawny czas (np. 30s, 90m, 24h albo 7d)
setting-yes-or-no = { $name }={ $value } to ani yes, ani no
setting-range = { $name }={ $value } nie mieści się w zakresie od { $least } do { $most }
setting-long = { $name }={ $value } ma więcej znaków niż { $most }
setting-choice = { $name }={ $value } nie jest żadną z wartości: { $values }
setting-text = { $name }={ $value } nie jest tekstem w UTF-8
setting-prefix = MERCAT_PREFIX={ $value } to nie jest poprawna ścieżka (np. /mercat)
setting-own-path = { $name }={ $value } zaczyna się jak jedna ze stron Mercata; wybierz inną ścieżkę
setting-url = MERCAT_URL={ $value } to nie jest poprawny adres (np. https://example.org albo https://example.org/mercat)
setting-issuer = MERCAT_OPENID_ISSUER={ $value } to nie jest poprawny adres (np. https://login.example.org)
setting-networks = MERCAT_NOTICES_NETWORKS={ $value } to nie jest poprawna sieć (np. 192.168.1.5/32)
setting-mail-server = MERCAT_MAIL_SERVER={ $value } nie jest nazwą serwera, taką jak smtp.example.org
setting-mail-from = MERCAT_MAIL_FROM={ $value } nie jest nadawcą takim jak games@example.org albo Mercat <games@example.org>
setting-mail-unencrypted = MERCAT_MAIL_TLS=none wysyłałoby hasło MERCAT_MAIL_USER przez sieć bez szyfrowania
setting-pair = { $one } i { $other } trzeba ustawić razem albo wcale
setting-prefix-of-url = MERCAT_PREFIX={ $value } nie jest ścieżką z MERCAT_URL={ $url }; można to pominąć
setting-hosts-of-url = w MERCAT_HOSTS={ $value } brakuje nazwy hosta z MERCAT_URL={ $url }
setting-secure-url = MERCAT_SECURE=yes, ale MERCAT_URL={ $url } to nie HTTPS, więc przeglądarki odrzuciłyby pliki cookie
setting-metrics = MERCAT_METRICS={ $value } to nie jest poprawny adres (np. 127.0.0.1:9100)
setting-metrics-in-use = metryk nie można udostępnić pod { $address }: tego adresu używa inny program
setting-metrics-unusable = metryk nie można udostępnić pod { $address } ({ $why })
setting-one-writer = MERCAT_PROCESSES wymaga PostgreSQL (MERCAT_DATABASE): w SQLite może zapisywać tylko jeden proces
setting-processes-end = procesy serwera kończą pracę zaraz po starcie; powód jest w dzienniku
setting-no-games-folder = MERCAT_GAMES wskazuje { $folder }, a to nie jest folder
setting-no-home = HOME={ $home } nie jest ścieżką bezwzględną, więc nie ma folderu na dane; popraw HOME albo podaj folder w MERCAT_DATA
setting-nobodys-folder = MERCAT_DATA={ $value } leży w folderze domowym użytkownika, którego nie ma
