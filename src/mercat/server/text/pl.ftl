## Dlaczego prośba została odrzucona. Identyfikatory są te same w każdym języku.

problem-no-table = Pod tym adresem nie ma stołu. Być może gospodarz usunął go przed rozpoczęciem partii, usunął go administrator albo stół zniknął, bo od dawna nic się przy nim nie działo. Może też być dostępny tylko dla członków grupy.
problem-no-lesson = Nie ma takiej lekcji.
problem-not-found = Pod tym adresem nie ma żadnej strony.
problem-wrong-method = Tego adresu nie można użyć w ten sposób.
problem-wrong-host = Ten serwer nie obsługuje tej nazwy hosta.
problem-not-understood = Nie udało się odczytać żądania (błąd w miejscu „{ $where }”).
problem-our-fault = Na serwerze wystąpił błąd. Odśwież stronę, zanim spróbujesz ponownie.
problem-no-database = Serwer nie ma dostępu do bazy danych albo jest ona pełna. Nic się nie zmieniło. Daj znać administratorowi i spróbuj później.
problem-slow-database = Baza danych działa wolno i nie wiadomo, czy twoja zmiana została zapisana. Za chwilę sprawdź stół i w razie potrzeby spróbuj ponownie.
problem-rules-differ = Od początku tej partii zasady się zmieniły i wiersz { $line } jej dziennika („{ $text }”) jest z nimi niezgodny. { $why } Na stronie stołu przeczytasz, jak grać dalej.
problem-rules-unknown = Tej partii nie da się kontynuować według zasad gry obowiązujących na tym serwerze. { $why } Nadal można zapisać ją do pliku.
problem-rules-agree = Ta partia toczy się już według obecnych zasad.
problem-rules-unplayable = Już pierwsze ruchy tej partii są niezgodne z obecnymi zasadami. Można ją tylko zapisać do pliku.
problem-stale = Sytuacja przy stole już się zmieniła. Sprawdź ją i zdecyduj jeszcze raz.
problem-over = Partia już się skończyła.
problem-not-begun = Partia jeszcze się nie zaczęła.
problem-not-over = Partia jeszcze się nie skończyła.
problem-not-your-turn = To nie twoja kolej.
problem-not-seated = Nie masz miejsca przy tym stole.
problem-not-your-seat = To nie jest twoje miejsce.
problem-not-host = Może to zrobić tylko gospodarz stołu.
problem-nobody = Ta przeglądarka nie jest zalogowana. Zaloguj się albo najpierw usiądź przy stole.
problem-no-account = Do tego potrzebne jest konto.
problem-not-server-host = Może to zrobić tylko administrator.
problem-own-table = Przy twoim stole próbnym nie gra nikt oprócz ciebie, więc nie możesz opuścić miejsca.
problem-no-seat = Przy tym stole nie ma takiego miejsca.
problem-no-free-seat = Nie ma wolnego miejsca.
problem-seat-taken = To miejsce jest zajęte.
problem-name-taken = Nazwa { $name } albo łudząco podobna jest już zajęta. Wybierz inną.
problem-name-reserved = Nazwa { $name } brzmi jak nazwa serwera albo roli przy stole. Wybierz inną.
problem-bot-plays = Na tym miejscu gra bot. Najpierw wróć na swoje miejsce.
problem-nobody-to-hold-for = Na tym miejscu bot nie jest teraz potrzebny.
problem-still-here = { $name } nadal jest przy stole.
problem-no-such-bot = Nie ma takiego bota. Do wyboru: { $bots }.
problem-no-such-style = W tej grze nie ma takiego stylu bota. Do wyboru: { $styles }.
problem-too-many-bots = Botów jest więcej niż miejsc. Wybierz mniej botów albo więcej miejsc.
problem-not-bots-alone = Można to zrobić tylko przy stołach, przy których grają same boty.
problem-no-hints = Podpowiedzi są dostępne tylko wtedy, gdy nie gra nikt inny (solo, przy stole próbnym lub z botami), i nie ma ich w lekcjach.
problem-no-hint-now = Boty są teraz zbyt zajęte, żeby podpowiadać. Spróbuj ponownie za chwilę.
problem-hint-failed = Boty nie zdołały obliczyć podpowiedzi do tej decyzji. Błąd został zapisany w dzienniku serwera.
problem-no-undo = Żeby to cofnąć, potrzebujesz zgody pozostałych.
problem-no-such-undo = Nie można już cofnąć partii do tego momentu.
problem-no-such-moment = { $most ->
    [0] W tej partii nie było jeszcze ruchów.
    [one] W tej partii był dopiero jeden ruch.
    [few] W tej partii były dopiero { $most } ruchy.
    [many] W tej partii było dopiero { $most } ruchów.
   *[other] W tej partii było dopiero { $most } ruchu.
  }
problem-already-asked = Gracze muszą najpierw odpowiedzieć na wcześniejszą prośbę.
problem-nothing-asked = Ta sprawa jest już rozstrzygnięta.
problem-not-asked = Twoja odpowiedź jest już zapisana albo to pytanie nie było do ciebie.
problem-long-move = Ruch może mieć najwyżej { $most } znaków.
problem-undone-enough = Limit cofniętych ruchów przy tym stole jest wyczerpany. Gra toczy się dalej od tego miejsca.
problem-too-many-tables = { $most ->
    [one] Masz już { $most } stół z niedokończoną partią. Dokończ ją
    [few] Masz już { $most } stoły z niedokończonymi partiami. Dokończ którąś
   *[many] Masz już { $most } stołów z niedokończonymi partiami. Dokończ którąś
  } albo odczekaj kilka dni, zanim otworzysz następny.
problem-too-many-tables-near = { $most ->
    [one] Z twojej sieci jest już otwarty { $most } stół z niedokończoną partią. Zaczekaj, aż się skończy
    [few] Z twojej sieci są już otwarte { $most } stoły z niedokończonymi partiami. Zaczekaj, aż któraś się skończy
   *[many] Z twojej sieci jest już otwartych { $most } stołów z niedokończonymi partiami. Zaczekaj, aż któraś się skończy
  }, zanim otworzysz następny.
problem-journal-full = Dziennik tego stołu ma już { $most } wpisów i więcej się w nim nie zmieści.
problem-long-journal = Wczytywana partia może mieć najwyżej { $most } ruchów.
problem-long-deal = To rozdanie jest za długie, żeby wprowadzać losowania po kolei. Nadal można wpisać je jako tekst.
problem-empty-name = Podaj imię lub nazwę.
problem-long-name = { $most ->
    [one] Imię lub nazwa może mieć najwyżej jeden znak.
    [few] Imię lub nazwa może mieć najwyżej { $most } znaki.
   *[many] Imię lub nazwa może mieć najwyżej { $most } znaków.
  }
problem-empty-chat = Najpierw napisz wiadomość.
problem-long-chat = Wiadomość może mieć najwyżej { $most } znaków.
problem-bad-link = Ten link do miejsca przy stole już nie działa.
problem-bad-token = Ten token jest nieprawidłowy.
problem-cross-site = Żądanie przyszło z innej witryny, więc nie zostało wykonane.
problem-ambiguous-length = Długość żądania jest niejednoznaczna.
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
problem-too-much-stored = Twoje stoły z ostatniego miesiąca zajmują { $most } MB, a to limit dla jednej przeglądarki. Zanim otworzysz następny, zaczekaj, aż starsze zostaną usunięte.
problem-too-much-stored-near = Stoły otwarte z twojej sieci w ostatnim miesiącu zajmują { $most } MB, a to limit dla jednej sieci. Zanim otworzysz następny, zaczekaj, aż starsze zostaną usunięte.
problem-too-many-streams = W twojej sieci jest jednocześnie otwartych zbyt wiele stołów. Zamknij kilka z nich.

## Co jest nie tak z ustawieniami. Bez kropki na końcu.

setting-whole = { $name }={ $value } nie jest liczbą całkowitą
setting-long-number = { $name }={ $value } ma za dużo cyfr jak na liczbę całkowitą
setting-number = { $name }={ $value } nie jest liczbą
setting-duration = { $name }={ $value } to niepoprawny czas; podaj na przykład 30s, 90m, 24h albo 7d
setting-yes-or-no = { $name }={ $value } to ani yes, ani no
setting-range = { $name }={ $value } nie mieści się w zakresie od { $least } do { $most }
setting-long = { $name }={ $value } ma więcej niż { $most } znaków
setting-choice = { $name }={ $value } nie jest żadną z wartości: { $values }
setting-text = { $name }={ $value } nie jest tekstem w UTF-8
setting-prefix = MERCAT_PREFIX={ $value } to niepoprawna ścieżka; podaj na przykład /mercat
setting-own-path = { $name }={ $value } zaczyna się jak jedna ze stron Mercata; wybierz inną ścieżkę
setting-url = MERCAT_URL={ $value } to niepoprawny adres; podaj na przykład https://example.org albo https://example.org/mercat
setting-issuer = MERCAT_OPENID_ISSUER={ $value } to niepoprawny adres; podaj na przykład https://login.example.org
setting-networks = MERCAT_NOTICES_NETWORKS={ $value } to niepoprawna sieć; podaj na przykład 192.168.1.5/32
setting-mail-server = MERCAT_MAIL_SERVER={ $value } to niepoprawna nazwa serwera; podaj na przykład smtp.example.org
setting-mail-from = MERCAT_MAIL_FROM={ $value } to niepoprawny nadawca; podaj na przykład games@example.org albo Mercat <games@example.org>
setting-mail-unencrypted = przy MERCAT_MAIL_TLS=none hasło użytkownika MERCAT_MAIL_USER byłoby wysyłane przez sieć bez szyfrowania
setting-pair = { $one } i { $other } trzeba ustawić razem albo wcale
setting-prefix-of-url = MERCAT_PREFIX={ $value } nie jest ścieżką z MERCAT_URL={ $url }; to ustawienie można pominąć
setting-hosts-of-url = w MERCAT_HOSTS={ $value } brakuje nazwy hosta z MERCAT_URL={ $url }
setting-secure-url = MERCAT_SECURE=yes, ale adres MERCAT_URL={ $url } nie używa HTTPS, więc przeglądarki odrzuciłyby pliki cookie
setting-metrics = MERCAT_METRICS={ $value } to niepoprawny adres; podaj na przykład 127.0.0.1:9100
setting-metrics-in-use = nie można udostępnić metryk pod { $address }: tego adresu używa inny program
setting-metrics-unusable = nie można udostępnić metryk pod { $address } ({ $why })
setting-one-writer = MERCAT_PROCESSES wymaga PostgreSQL (MERCAT_DATABASE): w bazie SQLite może zapisywać tylko jeden proces
setting-processes-end = procesy serwera kończą pracę zaraz po starcie; powód jest w dzienniku
setting-no-games-folder = MERCAT_GAMES wskazuje na { $folder }, a to nie jest folder
setting-no-home = HOME={ $home } nie jest ścieżką bezwzględną, więc nie ma folderu na dane; popraw HOME albo podaj folder w MERCAT_DATA
setting-nobodys-folder = MERCAT_DATA={ $value } leży w folderze domowym użytkownika, który nie istnieje
