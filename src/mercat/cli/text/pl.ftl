## Co mówi wiersz poleceń podczas gry i przeglądania partii.

serving = Mercat działa pod adresem { $address } – Ctrl+C zatrzymuje serwer; stoły są zapisywane w { $data }.
serving-here = Nasłuchuje pod adresem { $address }
serving-others = Inni w twojej sieci otwierają { $address }
serving-interpreted = Gry działają bez kompilacji. Wszystko działa, ale boty, które przeszukują ruchy, na przykład Mistrz, sprawdzają w tym samym czasie od 40 do 100 razy mniej pozycji, więc grają słabiej.
hello = Wybierz numer albo wpisz ruch. Wpisz „pomoc”, żeby dowiedzieć się więcej.
goodbye = Do następnego razu.
over = Koniec partii.
player = Gracz { $number }
bot-gentle = Łagodny
bot-casual = Niedzielny
bot-steady = Solidny
bot-strong = Mocny
bot-master = Mistrz
bot-random = Losowy
bot-greedy = Zachłanny
bot-search = Szukający
bot-lookahead = O krok naprzód
bot-planner = Planujący
bot-policy = Strategia
so-far = Dotąd: { $said } (Enter: krok wstecz)
sure = Wykonać ten ruch mimo to? (tak/nie)
yes = tak
    .letter = t
undone = Cofnięto do wiersza { $length }.
no-such-number = Wybierz numer od 1 do { $most }.
not-understood = Nie rozumiem; wpisz „pomoc”, żeby zobaczyć polecenia.
which-file = Po poleceniu podaj plik.
which-language = Po poleceniu podaj jeden z tych języków: { $languages }.
saved = Zapisano w { $file }.
not-saved = Nie udało się zapisać { $file }: { $why }
how-to-move = Wpisz numer, żeby wybrać; Enter cofa o krok albo pokazuje stół. Możesz też wpisać ruch tak, jak zapisuje go historia.

command-undo = cofnij
    .letter = c
    .help = cofa twoją ostatnią decyzję
command-view = stół
    .letter = v
    .help = pokazuje stół
command-history = historia
    .letter = h
    .help = pokazuje przebieg partii od początku
command-scores = punkty
    .letter = p
    .help = punkty, gdyby partia skończyła się teraz
command-save = zapisz
    .letter = z
    .help = z plikiem: zapisuje partię
command-load = wczytaj
    .letter = w
    .help = z plikiem: wznawia zapisaną partię
command-language = język
    .letter = j
    .help = z en, es albo pl: zmienia język
command-help = pomoc
    .letter = ?
    .help = wyjaśnia tę decyzję i polecenia
command-quit = wyjdź
    .letter = q
    .help = opuszcza partię

words-moves = Ruchy (słowo wielkimi literami oznacza jedną ze swoich wartości)
words-draws = Losowania: wykonuje je los albo są zapisane w rozdaniu
words-values = Wartości
words-paths = Ścieżki do „let” i „=” w zapisach partii (w nawiasie ich wartości)
words-asked = Inne ścieżki, tylko do „=”
words-further = Wiersze zapisów, które zna tylko ta gra
words-score = Wiersze punktacji (SEAT.score.LINE)
words-steps = Decyzje („= step”); w nawiasie ruchy, którymi się na nie odpowiada
words-reasons = Powody odmowy

## Błędy

error-ladder-needs-openskill = Drabinka wymaga OpenSkill: pip install 'mercat[ladder]'.
error-bots-for-ladder = botów: { $bots }, miejsc: { $seats }; drabinka wymaga co najmniej tylu różnych botów, ile jest miejsc
error-write-without-ladder = --write zapisuje rankingi, więc wymaga --ladder
error-other-games = { $path } zawiera inne partie; podaj inny plik
error-without-output = { $name } określa, co zawiera plik partii, więc wymaga --output
error-not-a-data-set = partie zapisuje się w pliku z rozszerzeniem .jsonl lub .parquet, a nie w { $path }
error-parquet-needs-pyarrow = Plik Parquet wymaga PyArrow: pip install 'mercat[data]'. Plik .jsonl niczego nie wymaga.
error-not-a-place = „{ $name }” to nie miejsce, gdzie można rozgrywać partie; napisz --on ray albo pomiń tę opcję
error-cluster-needs-ray = Klaster wymaga Ray: pip install 'mercat[ray]'.
error-no-cluster = brak połączenia z klastrem Ray: { $why }
error-no-ratings = { $path } nie jest plikiem rankingów gry { $game }; niczego nie zapisano
error-no-task = nie ma zadania „{ $name }”{ $nearest }
error-one-bot = podaj jednego bota, bez przecinków
error-two-bots = podaj co najmniej dwa różne boty; search:200 i search:800 liczą się jako dwa
error-alone-against-others = --alone porównuje dwa boty przy co najmniej dwóch miejscach i bez --ladder: pierwszy zajmuje jedno miejsce, drugi wszystkie pozostałe
error-other-run = { $path } zawiera inny przebieg treningu (inna gra, liczba graczy lub --hidden) albo uszkodzony; podaj inny folder
error-train-needs-numpy = Do treningu potrzebny jest NumPy: pip install 'mercat[train]'.
error-no-inputs = { $game } nie deklaruje danych wejściowych dla wyuczonej oceny (Game.inputs): zobacz docs/learned-value.md.
error-start-has-more-units = { $path }: neuronów ukrytych jest { $units }; --hidden może dodać nowe, ale nie usunąć żadnego
error-no-policy = { $game } nie ma strategii, którą można by trenować (Advice.policy).
error-policy-alone = Strategię trenuje się w grze z przeciwnikami; napisz 2 albo zakres od 2, na przykład 2-4.
error-other-policy = { $path } zawiera inną strategię (inna gra lub liczba graczy) albo uszkodzoną; podaj inny folder
error-not-policy = { $path } nie jest strategią gry { $game }; podaj plik policy.json, który zapisuje `mercat train-policy`
error-not-players = „{ $text }” to nie liczba graczy, dla której można trenować; napisz 1, 2 albo zakres od 2, na przykład 2-4.
error-not-a-plan-number = „{ $text }” nie jest liczbą planu; napisz NAZWA=LICZBA z jedną z nazw { $known } i rozsądną wartością.
error-no-game = nie ma gry „{ $name }”{ $nearest }
error-did-you-mean = ; czy chodziło o: { $near }?
error-there-are = ; do wyboru: { $known }
error-wrong-seats = { $game } jest dla { $fewest }–{ $most } graczy, a nie dla { $wanted }
error-option-form = zapisz opcję jako nazwa=wartość, nie „{ $text }”
error-no-option = { $game } nie ma opcji „{ $name }”{ $nearest }
error-no-value = opcja { $name } nie ma wartości „{ $value }”{ $nearest }
error-unguided = { $bot } losuje ruchy według strategii symulowanych partii, a { $game } jej nie ma
error-unlearned = { $bot } potrzebuje wyuczonej oceny gry { $game } (graczy: { $seats }), a dla tej wersji gry jej nie ma; tworzy ją `mercat train`
error-not-weights = { $path } nie jest plikiem wag; podaj plik .json, który zapisuje `mercat train`
error-not-settings = { $path } nie jest plikiem ustawień przeszukiwania; powinien zawierać obiekt JSON, jak opisuje docs/bots.md
error-no-setting = w { $path }: przeszukiwanie nie ma ustawienia „{ $name }”{ $nearest }
error-wrong-setting = w { $path }: { $name } nie może mieć wartości { $value }
error-no-bot = nie ma bota „{ $name }”{ $nearest }
error-no-style = gra { $game } nie ma stylu „{ $name }”; jej style: { $known }
error-not-styled = „{ $name }” nie oznacza stylu: styl podaje się po sile i znaku ~ ({ $known }), np. casual~builder
error-no-module = nie ma modułu „{ $module }” w bieżącym folderze ani tam, gdzie szuka Python; napisz moduł:Klasa, bez .py
error-module-fails = nie można zaimportować { $module }: { $why }
error-no-class = w module { $module } nie ma klasy { $name }
error-no-pick = { $bot } nie jest botem; bot to klasa z metodą pick(game, state, moves, seed)
error-not-created = nie można utworzyć { $bot } bez argumentów: { $why }
error-illegal-pick = bot { $bot } wybrał { $move }, a to nie jest dozwolony ruch; pick zwraca jeden z moves.listed()
error-bot-limit = „{ $name }” nie przyjmuje takiego limitu; search przyjmuje iteracje (search:2000) lub sekundy (search:1.5s)
error-refused = { $why }
error-in-file = { $path }: { $why }
error-no-transcript = w { $path } nie ma żadnego zapisu (*.play)
error-exists = { $path } już istnieje; niczego nie zapisano
error-game-exists = gra { $name } już istnieje; niczego nie zapisano
error-no-statistics = nie ma statystyk gry { $game } według tych zasad; utworzy je --games N
error-not-statistics = { $path } nie jest plikiem statystyk gry { $game }; niczego nie zapisano
error-statistics-games = --write wymaga --games, liczby partii do symulacji
error-statistics-bot = na wszystkich miejscach gra ten sam bot; podaj tylko jednego
error-statistics-played = --played pokazuje, co rozegrano na serwerze; --games i --write są do symulacji
error-none-played = według tych zasad nikt jeszcze nie ukończył partii w { $game }
error-one-form = wybierz tylko jedno: --ids, --csv albo --json
error-cannot-write = nie można zapisywać w { $path }: { $why }
error-cannot-write-into = nie można zapisywać w { $path }: { $why }; wybierz folder przez --into
error-folder-or-reset = podaj folder z poprawionymi plikami albo --reset
error-no-components = { $game } nie ma danych elementów w plikach
error-too-large = { $path } ma ponad { $most } bajtów
error-not-text = { $path } nie jest tekstem w UTF-8
error-cannot-read = nie można odczytać { $path }: { $why }
error-because-no-such-file = nie ma takiego pliku ani folderu
error-because-is-folder = to jest folder
error-because-no-folder = część ścieżki nie jest folderem
error-because-not-permitted = brak uprawnień
error-because-read-only = system plików jest tylko do odczytu
error-because-disk-full = dysk jest pełny
error-because-file-exists = plik o tej nazwie już istnieje
error-because-in-use = inny proces właśnie w nim coś zapisuje
error-because-name-too-long = nazwa jest za długa
error-because-no-such-address = ten komputer nie ma takiego adresu
error-because-no-such-host = nie ma komputera o takiej nazwie ani adresie
error-trial-too-long = { $path }: partia z tymi plikami nie skończyła się po { $seconds } s
error-no-language = nie ma języka „{ $name }”{ $nearest }
error-no-mypyc = do kompilacji potrzebne są mypy i setuptools; zainstaluj je: pip install "mercat[compile]"
error-no-c-compiler = do kompilacji potrzebny jest kompilator C, a żadnego nie znaleziono; gra działa też interpretowana
error-no-game-project = { $path } nie deklaruje żadnej gry; potrzebuje nazwy i entry pointu w grupie { $group }, takich jak zapisuje mercat new
error-no-game-package = { $path } nie ma pakietu { $package }, który podaje entry point
error-not-compiled = nie udało się skompilować gry ({ $why }); wszystkie komunikaty są w { $path }
error-bad-name = „{ $name }” nie może być nazwą gry; użyj małych liter, cyfr i _, na przykład wool_market
error-name-of-python = „{ $name }” to nazwa modułu Pythona albo samego Mercata; wybierz inną
error-bad-title = tytuł ma od 1 do 60 znaków i nie zawiera żadnego z tych: { $marks }
error-load-settles = --load nie można łączyć z { $name }: ustala to zapisana partia
error-name-a-game = podaj grę z listy `mercat games` albo zapisaną partię przez --load
error-same-name = dwoje graczy ma imię { $name }; nadaj każdemu inne
error-players-for-seats = graczy: { $players }, miejsc: { $seats }
error-bots-for-seats = botów: { $bots }, miejsc: { $seats }; podaj jednego bota dla wszystkich albo po jednym na miejsce
error-other-game = { $path } to partia gry { $game }, nie { $named }
error-cannot-keep = nie można przechowywać stołów w { $path }: { $why }
error-no-server = serwer WWW nie jest zainstalowany; w klonie Mercata: pip install ".[server]"
error-no-tables = nie ma stołów: { $path } nie istnieje
error-no-database = nie można odczytać stołów: { $why }
error-backup-exists = { $path } już istnieje; --force go zastąpi
error-not-folder = { $path } jest plikiem; regularne kopie wymagają folderu
error-once-without-every = --once wymaga --every, które mówi, kiedy pora na kopię
error-no-interval = „{ $value }” nie jest odstępem co najmniej minuty, takim jak 90m, 24h albo 7d
error-no-days = „{ $value }” to ani liczba dni od 0 do { $most }, ani czas taki jak 12h
error-empty-passphrase = w { $path } nie ma hasła
error-broken-journals = { $path }: { $many ->
    [one] nie można odczytać dziennika stołu { $table }
    [few] nie można odczytać { $many } dzienników, między innymi stołu { $table }
   *[many] nie można odczytać { $many } dzienników, między innymi stołu { $table }
}; wszystko inne można przywrócić
error-no-games-folder = MERCAT_GAMES wskazuje { $path }, a to nie jest folder
error-nobodys-folder = MERCAT_DATA wskazuje { $path }, w folderze domowym użytkownika, którego nie ma
error-no-home = HOME to „{ $home }”, czyli nie pełna ścieżka, więc nie wiadomo, gdzie trzymać dane; ustaw HOME albo podaj folder w MERCAT_DATA
error-no-table = nie ma stołu { $table }; niczego nie zmieniono
error-no-chat-line = czat stołu { $table } nie ma wiersza { $line }; niczego nie usunięto
error-no-network = „{ $network }” nie jest adresem ani siecią z listy `mercat tables list`
error-no-address = „{ $address }” nie jest adresem takim jak https://example.org/mercat
error-no-mail-address = „{ $address }” nie jest adresem e-mail takim jak ana@example.org
error-ids-or-json = podaj --ids albo --json
error-needs-yes = tutaj nie można poprosić o potwierdzenie; --yes usuwa bez pytania
error-nothing-deleted = niczego nie usunięto
error-port-taken = nie można nasłuchiwać na { $host }, port { $port }: jest zajęty; podaj inny w --port lub MERCAT_PORT (0: dowolny wolny)
error-no-playwright = --browser wymaga Playwrighta i Chromium: pip install playwright, potem playwright install chromium
error-one-writer = Kilka procesów ({ $number }) wymaga PostgreSQL (MERCAT_DATABASE): w SQLite naraz może zapisywać tylko jeden proces. Pomiń --processes, żeby działał jeden.
error-develop-host = --develop działa tylko na tym komputerze: usuń --host i MERCAT_HOST
error-develop-processes = --develop działa w jednym procesie: usuń --processes i MERCAT_PROCESSES
developing = Zapisy, zapisane partie i błędy: { $address }develop
error-cannot-listen = nie można nasłuchiwać na { $host }, port { $port }: { $why }
error-stopped = przerwano
error-go-back = { $why }; `mercat data use GRA --reset` wraca do plików z pakietu
error-see-help = { $why }; zobacz `{ $command } --help`
error-unknown-option = nie ma opcji { $name }
error-unknown-command = nie ma polecenia „{ $name }”
error-extra-argument = nieoczekiwany argument „{ $name }”
error-no-command = podaj jedno z tych poleceń
error-missing = brakuje: { $name }
error-at-least = { $name } musi wynosić co najmniej { $least }, nie { $value }
error-at-most = { $name } może wynosić najwyżej { $most }, nie { $value }
error-needs-value = { $name } wymaga wartości
error-takes-no-value = { $name } nie przyjmuje wartości
error-bad-value = „{ $value }” nie pasuje do { $name }

## Co mówią sprawdzenia i nowe gry

check-expected = oczekiwano:
check-found = jest:
check-holds = zapisy: { $files }, twierdzenia: { $claims }; wszystko się zgadza
check-game-holds = { $game } dotrzymuje tego, co obiecuje każda gra
check-game-fails = { $game }: niedotrzymane obietnice: { $failed }
check-fails = zapisy: { $files }, twierdzenia: { $claims }; z błędami – wiersze: { $lines }, zapisy: { $failed }
check-saved = { $path } zawiera partię, w której to widać; otwórz ją: mercat play --load albo mercat serve --develop
check-stubs = { $path } – dopisane zaślepki: { $number }; wpisz teksty zamiast ???
check-digests-kept = { $path } zawiera teraz partie z ziarnem wersji { $version }
data-well = { $path }: wszystko w porządku, { $found }
trial-not-built = pliki mają właściwą postać, ale nie da się z nich zbudować gry { $game } ({ $why })
trial-not-played = pliki mają właściwą postać, ale partia (miejsc: { $seats }) kończy się błędem ({ $why })
trial-broke-off = próba zakończyła się bez wyniku
trial-digest = skrót { $digest }
data-packaged = { $game } używa teraz plików z pakietu
data-own = { $game } używa teraz plików z { $path } ({ $found }); działający serwer trzeba uruchomić ponownie
compiled = Skompilowano w { $seconds } s: { $path }
compiled-use = Aby z tym zagrać: { $command }
new-find = Aby mercat ją znalazł:
new-play = Zagraj w terminalu:
new-serve = Zagraj w przeglądarce:
new-check = Sprawdź grę w Mercacie:
new-test = Uruchom jej testy:
new-next = Potem zmień ją w swoją, zasada po zasadzie: jak to zrobić, wyjaśnia { $path } Mercata.

## Wyniki poleceń simulate, arena i bench

simulate-summary = { $game }, miejsca: { $seats }; { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $actions } { $actions ->
    [one] akcja
    [few] akcje
    [many] akcji
   *[other] akcji
} w { $seconds } s ({ $rate } na sekundę); średnio akcji na partię: { $length }, dozwolonych ruchów na decyzję: { $legal }
arena-summary = { $game }, miejsca: { $seats }; { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdań
}, { $seconds } s
evaluated = { $player } w zadaniu { $task }, liczba partii: { $games }; { $metric ->
    [points] średnio { $value } pkt (95%: { $span })
   *[other] wygrane { $value } (95%: { $span }), średnio { $points } pkt
}
column-seat = miejsce
column-all-seats = razem
column-bot = bot
column-wins = wygrane
column-mean = średnia
column-deviation = odch. std.
column-average = średnia
column-least = min.
column-median = mediana
column-most = maks.
column-games = partie
column-share = udział
column-interval = 95%
column-score = średni wynik
column-place = średnia pozycja
column-rating = ranking
column-ahead = przed następnym
column-time = ms na ruch
column-line = wiersz
column-moves = ruchy
column-ended = koniec (UTC)
column-decision = decyzja
review-rounds = Szansa na wygraną i spodziewany wynik po każdej rundzie
review-rounds-points = Spodziewane punkty po każdej rundzie
review-line = wiersz { $line }
backed-up = { $path } ({ $megabytes } MB): stoły: { $tables }, wiersze ich dzienników: { $moves }.
restored = W { $database } są teraz stoły: { $tables }, wiersze ich dzienników: { $moves }, w stanie z { $made } UTC.
verified = { $path } można przywrócić. Stołów w kopii: { $tables }. Dzienniki odegrane do końca: { $played }; partie, które się nie zaczęły: { $unbegun }; partie według gier, zasad lub elementów, których tu nie zainstalowano: { $elsewhere }.
exported = Partie w { $path }: { $games }{ $left ->
    [0] {""}
   *[other] ; pominięte, bo według innych zasad lub danych elementów: { $left }
}
column-table = stół
column-game = gra
column-state = stan
column-seats = miejsca
column-lines = wiersze
column-messages = wiadomości
column-changed = zmiana (UTC)
column-network = sieć
column-at = kiedy (UTC)
column-name = imię
column-said = tekst
table-open = otwarty
table-playing = w trakcie
table-over = zakończony
table-sandbox = próbny
table-lesson = lekcja
table-imported = z pliku
table-bot = bot ({ $bot })
doctor-agrees = { $table }: { $game } – zgadza się (wierszy: { $length }).
doctor-agrees-anew = { $table }: { $game } – zgadza się (wierszy: { $length }) i przejdzie na te zasady, gdy ktoś otworzy stół.
doctor-differs = { $table }: { $game } – nie zgadza się wiersz { $line } z { $length }, „{ $text }”: { $why } Zgadza się do wiersza { $agreed }.
doctor-unplayable = { $table }: { $game } – nie da się grać według tych zasad: { $why }
doctor-forgotten = { $game } działa inaczej niż dotąd, ale VERSION zasad się nie zmieniła: autor gry musi ją podnieść.
doctor-tables = Stoły, przy których trwa gra: zgodnych z tymi zasadami { $agree }, niezgodnych { $differ }.
tables-found = { $tables ->
    [0] brak stołów
    [one] 1 stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}
results-found = { $results ->
    [0] brak wyników
    [one] 1 wynik
    [few] { $results } wyniki
   *[many] { $results } wyników
}{ $gone ->
    [0] {""}
   *[other] ; w nawiasach stoły, których już nie ma ({ $gone })
}
tables-no-chat = Czat jest pusty.
tables-delete = { $tables ->
    [one] Usunąć na zawsze stół { $table } z jego ruchami, czatem i wynikiem? (tak/nie)
    [few] Usunąć na zawsze { $tables } stoły z ich ruchami, czatami i wynikami? (tak/nie)
   *[many] Usunąć na zawsze { $tables } stołów z ich ruchami, czatami i wynikami? (tak/nie)
}
tables-deleted = Usunięte stoły: { $tables }. Działający serwer zauważa to od razu, otwarte strony w ciągu minuty.
chat-delete = { $lines ->
    [one] Usunąć na zawsze ten wiersz czatu? (tak/nie)
    [few] Usunąć na zawsze te { $lines } wiersze czatu? (tak/nie)
   *[many] Usunąć na zawsze te { $lines } wierszy czatu? (tak/nie)
}
chat-deleted = Usunięte wiersze: { $lines }. Działający serwer zauważa to od razu, otwarte strony w ciągu minuty.
train-stopped = Przerwano. To samo polecenie wznowi trening w folderze { $folder }.
statistics-summary = { $game }, { $seats ->
    [one] 1 gracz
    [few] { $seats } graczy
   *[other] { $seats } graczy
}: { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[other] { $games } partii
} między botami ({ $bots }); średnio ruchów w partii: { $moves }, wynik zwycięzcy: { $winning }
statistics-played = { $game }, { $seats ->
    [one] 1 gracz
    [few] { $seats } graczy
   *[other] { $seats } graczy
}: { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[other] { $games } partii
} ludzi na tym serwerze; średnio ruchów w partii: { $moves }, wynik zwycięzcy: { $winning }
column-wins-share = wygrane, % ± 95%
train-line = { $minutes } min, partie: { $games }, średni wynik { $points }, błąd { $error }
train-score = wynik w partiach kontrolnych { $number }
train-against = { $number }% wygranych z poprzednią wersją
train-against-older = { $number }% z wersją sprzed czterech kontroli
train-policy-line = { $minutes } min, partie: { $games }
train-policy-won = graczy: { $seats }; { $won }% wygranych ze strategią bez treningu (przy równej sile: { $fair }%)
bench-title = { $game }, miejsca: { $seats }, { $form }
bench-compiled = kod skompilowany
bench-interpreted = kod interpretowany
bench-rate = { $number } akcji/s
bench-playout_actions_per_s = losowe partie wewnątrz silnika
bench-loop_actions_per_s = te same z pętli Pythona
bench-interpreted_actions_per_s = te same wewnątrz silnika, interpretowane
bench-copy_us = kopiowanie pozycji
bench-mean_legal = dozwolone ruchy na decyzję, średnio
bench-forced = decyzje z jednym dozwolonym ruchem
bench-nature = decyzje losu
bench-mean_length = decyzje na partię
bench-rss_mb = pamięć rezydentna
bench-import_ms = import silnika i gry
bench-reference_loop_ms = pętla wzorcowa w czystym Pythonie
bench-learning = pomiar środowisk
bench-learning-title = Kroki z obserwacją i maską, na jednym rdzeniu ({ $form })
bench-tutorial = samouczek PettingZoo
bench-fast-way = W pętli samego PettingZoo większość czasu zajmują jego nakładki i losowanie z maski: trenuj przez mercat.learning.Batch albo mercat.envs.vector.Learners.
bench-game = { $game }, miejsca: { $seats }
bench-single = jedna partia
bench-batch = 64 partie naraz
bench-steps = { $number } kroków/s
bench-reference = × to porównanie z connect_four z PettingZoo, raw_env(), mierzonym na przemian: { $speeds }
bench-no-reference = Do porównania z connect_four z PettingZoo zainstaluj "pettingzoo[classic]".

## Pomoc

panel-usage = Użycie:
panel-arguments = Argumenty
panel-options = Opcje
panel-commands = Polecenia
panel-some-options = [OPCJE]
panel-some-command = POLECENIE [ARGUMENTY]…
panel-default = {"["}domyślnie: { $value }]
panel-least = {"["}co najmniej { $least }]
panel-range = {"["}od { $least } do { $most }]
panel-required = {"["}wymagane]
help-mercat = Ekonomiczne gry planszowe: w przeglądarce, w terminalu i jako szybka biblioteka dla botów.
help-epilog = Kody wyjścia: 0 wszystko w porządku, 1 sprawdzenie się nie powiodło lub coś odrzucono, 2 polecenie niezrozumiałe.
help-any-help = Pokazuje ten komunikat i kończy.
help-any-language = en, es lub pl; bez tej opcji MERCAT_LANGUAGE albo język systemu.
help-any-as_json = Wypisuje JSON, dla programów.
help-any-game = Gra z listy `mercat games`.
help-any-seats = Liczba graczy.
help-any-option = Opcja gry albo nazwa gotowego zestawu opcji. Opcję można podać kilka razy.
help-any-deal = Plik z losowaniami, po jednym w wierszu; następne wynikają z ziarna.
help-any-games = Liczba partii.
help-any-seed = Ziarno pierwszej partii, liczba całkowita; każda następna dodaje 1.
help-any-bots = Boty według miejsc: gentle, casual, steady, strong, master; random, greedy, search:2000 (iteracje), planner:1.5s; albo własny, moduł:Klasa.
help-any-processes = Liczba procesów, domyślnie 1; 0: po jednym na procesor.
help-any-on = ray: na klastrze Ray, na wszystkich procesorach, chyba że -j podaje mniej.
help-any-output = Zapisuje w tym pliku, .jsonl lub .parquet, po wierszu na każdą ukończoną partię. To samo polecenie kontynuuje ten plik, także z większym --games.
help-any-journals = Z --output: także ruchy każdej partii.
help-any-positions = Z --output: także to, co gracze widzą przy każdej decyzji, jako wiersze liczb.
help-any-folder = Folder z poprawionymi plikami.
help-mercat-version = Podaje wersję i to, czy gry są skompilowane.
help-serve = Uruchamia serwer WWW; działa do Ctrl+C.
help-serve-host = Adres nasłuchiwania; 0.0.0.0 wpuszcza innych.
help-serve-port = 0: dowolny wolny port.
help-serve-data = Folder na stoły i tajny klucz.
help-serve-processes = Liczba procesów, które obsługują ten adres; wymaga PostgreSQL.
help-serve-open_browser = Otwiera przeglądarkę.
help-serve-develop = Praca nad tą grą: serwer uwzględnia każdą zmianę, pokazuje pełne komunikaty o błędach i otwiera zapisy oraz zapisane partie jako stoły.
help-play = Rozgrywa partię w terminalu, solo z botami albo z innymi przy tej samej klawiaturze: wybierasz numer albo wpisujesz ruch.
help-play-game = Gra; niepotrzebna z --load.
help-play-player = Imię gracza przy tej klawiaturze. Opcję można podać kilka razy.
help-play-bots = Boty na pozostałych miejscach.
help-play-seed = Ziarno wszystkich losowań: liczba całkowita albo 32 cyfry szesnastkowe.
help-play-load = Wznawia zapisaną partię.
help-doctor-tables = Odtwarza według tych zasad wszystkie trwające partie i podaje wiersze, które się nie zgadzają. Niczego nie zmienia.
help-export-tables = Zapisuje ukończone partie serwera w pliku, po jednym wierszu na partię, bez imion.
help-export-tables-file = Plik .jsonl lub .parquet.
help-export-tables-positions = Także to, co gracze widzą przy każdej decyzji, jako wiersze liczb.
help-doctor = Sprawdza ustawienia, bazę danych, dysk, zegar, wersje i proxy serwera i mówi, co jest nie tak i co zrobić.
help-doctor-address = Publiczny adres strony (https://…); pyta też działający serwer przez jego proxy.
help-doctor-mail = Wysyła na ten adres próbny e-mail.
help-games = Wypisuje gry z liczbą graczy i opcjami albo jedną grę z objaśnionymi ruchami, wartościami, ścieżkami i powodami. Kod wyjścia 1, jeśli w którąś grę z MERCAT_GAMES nie da się grać.
help-games-name = Jedna gra z całym słownictwem.
help-simulate = Rozgrywa wiele partii botów i podaje ich długość, liczbę możliwych ruchów oraz wyniki według miejsc i botów.
help-statistics = Pokazuje, co zwykle dzieje się w grze. Z --games symuluje ją od nowa dla każdej liczby graczy albo dla --seats.
help-statistics-games = Liczba partii dla każdej liczby graczy.
help-statistics-bots = Bot grający na wszystkich miejscach; domyślnie strong tam, gdzie jest wyuczona ocena, policy tam, gdzie jest wyuczona strategia, a poza tym greedy.
help-statistics-write = Zapisuje wyniki w tym pliku, zamiast dotychczasowych dla tej samej liczby graczy; serwer czyta data/statistics.json gry.
help-statistics-played = Pokazuje, co ludzie rozegrali na serwerze, według wyników ich partii.
help-statistics-data = Folder serwera, razem z --played.
help-evaluate = Rozgrywa partie zadania, każde rozdanie z każdego miejsca, i podaje wynik z przedziałem 95% oraz wszystkie wersje.
help-evaluate-player = Bot albo własny: moduł:Klasa.
help-evaluate-task = Zadanie: gra, wersja, miejsca, np. GAME-v1-2p.
help-evaluate-deals = Liczba rozdań, zamiast podanej w zadaniu.
help-arena = Porównuje boty na tych samych rozdaniach, z zamianą miejsc; rozgrywa co najmniej tyle partii, ile podano.
help-replay = Wypisuje przebieg zapisanej partii: ruchy graczy i ich skutki.
help-arena-bots = Porównywane boty; z --ladder od najsłabszego do najsilniejszego. Przeszukiwanie przyjmuje limit (search:2000, planner:1.5s); moduł:Klasa to własny bot.
help-arena-alone = Pierwszy z dwóch botów zajmuje jedno miejsce, za każdym razem inne, a drugi wszystkie pozostałe.
help-arena-ladder = Wyznacza ranking botów w partiach o losowych składach; bez --bots ranking pięciu poziomów siły.
help-arena-write = Zapisuje rankingi w tym pliku, obok tych dla innej liczby graczy.
help-backup = Zapisuje wszystko, co przechowuje serwer (stoły, klucz, poprawione elementy), w jednym pliku, także gdy serwer działa.
help-backup-place = Plik; albo folder, w którym nazwą każdej kopii jest jej data i godzina.
help-backup-every = Regularnie tworzy kopie w folderze, w takim odstępie: 24 (godziny), 90m, 7d.
help-backup-once = Z --every: tworzy jedną kopię, jeśli już pora, i kończy.
help-backup-keep = Ile kopii zostaje w folderze; domyślnie, z --every, 7.
help-backup-force = Zastępuje plik, jeśli istnieje.
help-backup-verify = Potem sprawdza, czy kopię można przywrócić, i czyta wszystkie dzienniki.
help-restore = Przywraca kopię do pustej bazy danych, SQLite lub PostgreSQL, i pustego folderu z danymi.
help-restore-file = Kopia zapasowa.
help-restore-verify = Niczego nie zmienia; sprawdza, czy kopię można przywrócić, i czyta wszystkie dzienniki.
help-any-passphrase_file = Plik z hasłem do szyfrowania; domyślnie MERCAT_BACKUP_PASSPHRASE, jeśli jest ustawione.
help-train = Uczy oceny pozycji na partiach, w których bot gra sam ze sobą. Folder przechowuje przebieg treningu; przerwany można wznowić.
help-train-folder = Folder treningu: punkty kontrolne, wagi i postępy.
help-train-seats = Liczba graczy albo zakres od 2 (2-4). Grę solo trenuje się osobno.
help-train-minutes = Ile ma trwać cały trening, razem z wcześniejszymi częściami.
help-train-hidden = Liczba neuronów ukrytych; domyślnie 64 albo tyle, ile mają wagi z --start.
help-train-start = Zaczyna od wag z pliku .json albo od tych, które są w grze (shipped), zamiast od zera.
help-train-seed = Ziarno treningu, liczba całkowita.
help-train-numbers = Zmienia liczbę w planie treningu, na przykład trust=0.9. Opcję można podać kilka razy; zob. docs/learned-value.md.
help-train-policy = Uczy strategii symulowanych partii na partiach, w których bot gra sam ze sobą. Przerwany trening wznawia od strategii w folderze.
help-train-policy-folder = Folder treningu: policy.json i postępy.
help-train-policy-seats = Liczba graczy albo zakres (2-4), co najmniej 2.
help-train-policy-minutes = Ile ma trwać cały trening, razem z wcześniejszymi częściami.
help-train-policy-start = Zaczyna od wag z pliku policy.json albo od tych, które są w grze (shipped), zamiast od zera.
help-train-policy-seed = Ziarno treningu, liczba całkowita.
help-replay-file = Zapisana partia.
help-replay-at = Zatrzymuje się po tym wierszu dziennika i pokazuje stół w tej chwili.
help-replay-verify = Sprawdza tylko, czy ziarno zgadza się ze zobowiązaniem i czy każde losowanie z niego wynika; jeśli nie, kończy się błędem.
help-review = Ocenia zapisane partie: szanse i spodziewane punkty graczy runda po rundzie oraz decyzje, które kosztowały najwięcej.
help-review-files = Zapisane partie; nie muszą być skończone.
help-review-every_decision = Wypisuje także każdą decyzję.
help-review-processes = Liczba partii ocenianych naraz, domyślnie 1; 0: po jednej na procesor.
help-check = Sprawdza zapisy oraz gry, podane z nazwy; mówi, co się nie zgadza i co z tym zrobić. Kod wyjścia 1, gdy coś się nie zgadza.
help-check-files = Zapisy, foldery z nimi (*.play) albo nazwy gier.
help-check-stop_first = Zatrzymuje się na pierwszym wierszu, który się nie zgadza.
help-check-stubs = Dopisuje do plików gry zaślepki brakujących tekstów z danymi, o których mogą mówić.
help-check-browser = Ogląda też stół gry w Chromium (Playwright): plansze bez powierzchni, tekst mniejszy niż 11 pikseli.
help-check-save = Zapisuje w tym folderze partię, w której widać każdy błąd.
help-bench = Mierzy całe losowe partie wewnątrz silnika, te same z pętli Pythona i interpretowane, kopie, pamięć i import.
help-bench-game = Gra; domyślnie wszystkie.
help-bench-rounds = Liczba rund; każdy wynik to ich mediana.
help-bench-learning = Mierzy zamiast tego środowiska do uczenia maszynowego, obok jednego z PettingZoo.
help-compile = Kompiluje silnik razem z grą z projektu do folderu build/compiled projektu.
help-compile-path = Folder projektu z plikiem pyproject.toml; domyślnie bieżący.
help-new = Tworzy małą grę, w którą od razu można grać: w repozytorium Mercata grę wśród jego gier, gdzie indziej osobny projekt.
help-new-game = Jej nazwa: małe litery, cyfry i _.
help-new-title = Tytuł widoczny dla graczy; domyślnie nazwa ze słowami od wielkiej litery.
help-new-into = Gdzie zapisać projekt; domyślnie w repozytorium Mercata wśród jego gier, gdzie indziej w bieżącym folderze.
help-tables = Wypisuje i usuwa stoły serwera i wiersze ich czatów, także gdy serwer działa.
help-tables-list = Wypisuje stoły serwera, od ostatnio zmienionych; opcje zawężają listę.
help-tables-list-game = Stoły tej gry.
help-tables-list-state = Otwarte (open: czekają na graczy), w trakcie gry (playing) albo zakończone (over).
help-tables-list-older = Bez zmian od co najmniej tylu dni.
help-tables-list-newer = Zmienione w ciągu tylu dni.
help-tables-list-network = Otwarte z tego adresu albo z sieci, którą pokazuje lista.
help-tables-list-name = Z osobą, której imię zawiera te litery albo je przypomina.
help-tables-list-ids = Tylko nazwy stołów.
help-tables-show = Pokazuje stół, osoby, które przy nim siedzą, i czat z numerami wierszy.
help-tables-delete = Usuwa stoły na zawsze, z ich ruchami, czatami i wynikami, albo tylko pozostałe po nich wyniki.
help-tables-delete-table = Nazwy albo adresy stołów.
help-tables-delete-chat = Usuwa na zawsze wiersze czatu stołu.
help-tables-delete-chat-line = Numery wierszy, które pokazuje `mercat tables show`.
help-results = Wypisuje wyniki partii ukończonych przez ludzi na serwerze, od najnowszych, także tych, których stołów już nie ma.
help-results-game = Wyniki tej gry.
help-results-name = Z osobą, której imię zawiera te litery albo je przypomina.
help-results-newest = Tylko tyle najnowszych.
help-results-ids = Tylko nazwy stołów.
help-results-as_csv = Wypisuje CSV, wiersz na każde miejsce.
help-any-table = Nazwa albo adres stołu.
help-any-yes = Usuwa bez pytania.
help-any-data = Folder ze stołami.
help-data = Zarządza danymi elementów (TOML): zapisuje je do plików, sprawdza poprawione i wprowadza je do użytku.
help-data-export = Zapisuje używane pliki elementów do folderu, żeby można było je poprawić. Niczego nie nadpisuje.
help-data-export-folder = Folder docelowy; domyślnie nowy folder <GAME>-data tutaj.
help-data-check = Buduje tabele gry z poprawionych plików, rozgrywa kilka partii i zgłasza błędy. Niczego nie zmienia.
help-data-use = Sprawdza poprawione pliki i odtąd ich używa; --reset wraca do plików z pakietu. Każda partia zachowuje elementy, z którymi się zaczęła.
help-data-use-reset = Znów używa plików z pakietu.

## `mercat doctor`

doctor-title-settings = Ustawienia
doctor-title-files = Folder danych
doctor-title-disk = Dysk
doctor-title-database = Baza danych
doctor-title-backups = Kopie zapasowe
doctor-title-clock = Zegar
doctor-title-versions = Wersje
doctor-title-compiled = Postać skompilowana
doctor-title-machine = Maszyna
doctor-title-games = Gry
doctor-title-server = Serwer na tej maszynie
doctor-title-address = Adres publiczny
doctor-title-mail = Poczta
doctor-title-sign-on = Usługa logowania
doctor-level-good = dobrze
doctor-level-note = warto wiedzieć
doctor-level-wrong = źle
doctor-total = Źle: { $wrong }, warto wiedzieć: { $note }, dobrze: { $good }
doctor-failed = Nie udało się sprawdzić „{ $check }”: { $why }.
    .do = Zobacz, czy tłumaczą to inne wyniki; jeśli nie, zgłoś to jako błąd Mercata.
doctor-settings-valid = Wszystkie ustawienia są poprawne; podane w środowisku: { $many }.
doctor-settings-invalid = Ustawienie jest niepoprawne i serwer z nim nie wystartuje: { $why }
    .do = Popraw zmienną albo ją usuń; ustawienia opisuje docs/hosting-reference.md.
doctor-settings-short-key = { $what } Serwer z nim nie wystartuje.
    .do = { $todo }
doctor-settings-misspelt = Nie ma ustawienia { $name }, więc ta zmienna nic nie zmienia.
    .do = Zmień jej nazwę, jeśli chodzi o { $near }.
doctor-settings-unknown = Nie ma ustawienia { $name }, więc ta zmienna nic nie zmienia.
    .do = Usuń ją albo znajdź właściwą nazwę w docs/hosting-reference.md.
doctor-settings-unencrypted = Serwer nasłuchuje na { $host } bez HTTPS: inni w sieci mogą odczytać wszystko, co jest przesyłane, także pliki cookie.
    .do = Postaw przed nim proxy z HTTPS i ustaw MERCAT_SECURE=yes, chyba że to twoja własna sieć.
doctor-settings-no-limits = Limity dla przeglądarek i sieci są wyłączone: jeden odwiedzający może zająć cały serwer.
    .do = Usuń MERCAT_LIMITS=no, jeśli na serwer mogą wejść obcy.
doctor-settings-trusts-all = Serwer ufa przekazanym adresom z każdego źródła, a nasłuchuje na { $host }: każdy może podszyć się pod dowolny adres.
    .do = Podaj adres proxy w FORWARDED_ALLOW_IPS albo wpuszczaj na serwer tylko proxy.
doctor-settings-trusts-a-name = FORWARDED_ALLOW_IPS zawiera „{ $name }”, co nie jest ani adresem, ani siecią i do niczego nie pasuje.
    .do = Wpisz adres albo sieć proxy, na przykład 172.16.0.0/12.
doctor-files-writable = W { $path } można zapisywać.
doctor-files-no-folder = Folder danych { $path } jeszcze nie istnieje; powstanie przy pierwszym starcie.
    .do = Jeśli powinny tam być stoły, sprawdź MERCAT_DATA albo podaj folder przez --data.
doctor-files-not-a-folder = { $path } nie jest folderem.
    .do = Przenieś ten plik albo ustaw w MERCAT_DATA folder.
doctor-files-not-writable = { $what } Żaden ruch się nie zapisze.
    .do = { $todo }
doctor-files-open-folder = Inni użytkownicy tej maszyny mogą wejść do { $path }.
    .do = chmod 700 { $path }
doctor-files-open = Inni użytkownicy tej maszyny mogą czytać lub zmieniać { $path } (uprawnienia { $mode }).
    .do = chmod 600 { $path }
doctor-files-of-another = { $path } należy do użytkownika { $owner }, a to polecenie uruchamia { $me }.
    .do = Uruchamiaj serwer i to polecenie jako ten sam użytkownik: sudo -u { $owner } mercat doctor. Jeśli { $owner } nie jest użytkownikiem serwera, zmień właściciela pliku.
doctor-files-no-key = Nie ma jeszcze klucza { $path }; powstanie przy pierwszym starcie.
    .do = Jeśli są już stoły, przywróć klucz z kopii zapasowej: bez niego ludzie tracą swoje miejsca.
doctor-key-fault = { $what } Serwer z nim nie wystartuje.
    .do = { $todo }
doctor-files-key = Klucz { $path } jest w porządku.
doctor-disk-room = W { $path } jest { $free } MB wolnego miejsca.
doctor-disk-scarce = W { $path } jest tylko { $free } MB wolnego miejsca; baza zajmuje { $size } MB, a kopia zapasowa drugie tyle.
    .do = Zwolnij miejsce albo usuń stare stoły (mercat tables).
doctor-disk-full = W { $path } jest tylko { $free } MB wolnego miejsca; wkrótce żaden ruch się nie zapisze.
    .do = Zwolnij miejsce od razu.
doctor-disk-no-files = System plików { $path } pomieści jeszcze tylko tyle plików: { $left }.
    .do = Usuń tam zbędne pliki; liczy się ich liczba, nie rozmiar.
doctor-database-no-url = MERCAT_DATABASE nie jest adresem bazy danych.
    .do = Podaj go w postaci postgresql+psycopg://użytkownik:hasło@host/mercat albo usuń: serwer użyje wtedy SQLite.
doctor-database-none = Nie ma jeszcze bazy danych { $path }; powstanie przy pierwszym starcie.
    .do = Jeśli powinny tam być stoły, sprawdź MERCAT_DATA albo podaj folder przez --data.
doctor-database-answers = Baza danych odpowiada: { $kind }.
doctor-database-fault = { $what }
    .do = { $todo }
doctor-database-revision = Baza danych pasuje do tej wersji (rewizja { $revision }).
doctor-database-older = Baza danych ma starszy format (rewizja { $revision }, a ta wersja ma { $newest }).
    .do = Zrób kopię zapasową i uruchom raz serwer, żeby zaktualizować bazę.
doctor-database-former = Ta wersja nie może jeszcze użyć bazy danych: { $why }.
    .do = Zrób kopię folderu z danymi, potem wykonaj te kroki.
doctor-database-unknown-revision = Ta wersja nie może użyć tej bazy danych: { $why }.
    .do = Zainstaluj wersję Mercata, która ją zapisała, albo przywróć kopię sprzed aktualizacji. Ta wersja zna rewizje do { $newest }.
doctor-database-sound = Baza danych nie jest uszkodzona (odczytano { $size } MB).
doctor-database-long = Baza danych ma { $size } MB; przez { $seconds } s nie udało się odczytać jej całej, a dotąd nie widać uszkodzeń.
    .do = Pełne sprawdzenie: sqlite3 mercat.sqlite3 "PRAGMA quick_check"
doctor-ratings-agree = Rankingi ludzi zgadzają się z ich partiami rankingowymi (partie: { $games }, rankingi: { $people }).
doctor-ratings-differ = Rankingi ludzi nie zgadzają się z ich partiami rankingowymi (różnice – partie: { $games }, rankingi: { $people }). Stoły: { $tables }.
    .do = Przywróć ostatnią kopię zapasową sprzed ręcznej zmiany bazy danych albo zgłoś błąd.
doctor-database-on-a-network = { $path } leży w sieciowym systemie plików ({ $kind }), gdzie blokady SQLite są zawodne, a stoły mogą ulec uszkodzeniu.
    .do = Przenieś folder danych na dysk lokalny albo użyj PostgreSQL.
doctor-database-no-wal = Baza danych działa w trybie { $mode } zamiast WAL: odczyty czekają na zapisy.
    .do = Uruchom raz serwer, żeby przełączyć ją na WAL. Jeśli zmiana się nie utrzyma, nie pozwala na nią system plików.
doctor-database-large-wal = { $path } urósł do { $size } MB: coś od dawna czyta bazę danych.
    .do = Zamknij programy, które trzymają ją otwartą, na przykład konsolę sqlite3, albo uruchom serwer ponownie.
doctor-database-several-processes = Plik SQLite jest otwarty w kilku procesach: { $processes }.
    .do = Jeśli to kilka serwerów, użyj PostgreSQL; jeśli nie, zamknij zbędne programy.
doctor-database-connections = PostgreSQL ma miejsce dla procesu serwera: potrzeba { $needed } połączeń, zajęte { $used } z { $usable }; jego strefa czasowa to { $zone }.
doctor-database-scarce-connections = PostgreSQL pozwala na { $usable } połączeń, zajęte: { $used }; kolejny proces serwera potrzebuje { $needed }.
    .do = Zanim uruchomisz kolejny proces, zwiększ max_connections.
doctor-database-few-connections = PostgreSQL pozwala tylko na { $usable } połączeń, a jeden proces serwera potrzebuje { $needed }.
    .do = Zwiększ max_connections w postgresql.conf.
doctor-database-encoding = Kodowanie bazy danych to { $encoding }, w którym nie mieszczą się wszystkie imiona.
    .do = Utwórz bazę z ENCODING 'UTF8' i przenieś do niej stoły przez pg_dump.
doctor-backups-none = Nie wiadomo o żadnej kopii zapasowej tego serwera.
    .do = Uruchom serwer z MERCAT_BACKUP_EVERY=24 albo zrób kopię teraz: mercat backup PLIK.
doctor-backups-made = Ostatnia kopia powstała { $at } (UTC): { $path }.
doctor-backups-old = Ostatnia znana kopia ma już { $days } dni ({ $path }).
    .do = Uruchom serwer z MERCAT_BACKUP_EVERY=24 albo zrób kopię teraz: mercat backup PLIK.
doctor-backups-late = Serwer miał robić kopię co { $every } godz., ale ostatnia powstała { $at } (UTC).
    .do = Sprawdź, czy serwer działa z MERCAT_BACKUP_EVERY; jego dziennik mówi, dlaczego kopia się nie udała.
doctor-backups-failing = Ostatnia próba zrobienia kopii nie powiodła się { $at } (UTC): { $why }.
    .do = Usuń przyczynę, potem spróbuj: mercat backup PLIK.
doctor-backups-not-writable = W folderze kopii { $path } nie można zapisywać ({ $why }).
    .do = Podaj inny folder w MERCAT_BACKUP_FOLDER; w systemd także w ReadWritePaths.
doctor-backups-same-disk = Kopie w { $path } leżą na dysku bazy danych i przepadną razem z nim.
    .do = Podaj w MERCAT_BACKUP_FOLDER folder na innym dysku albo regularnie kopiuj ten folder gdzie indziej.
doctor-clock = Jest { $now } UTC; strefa czasowa systemu to { $zone }. Czas jest zapisywany w UTC.
doctor-clock-past = Zegar wskazuje { $now }, a ta wersja została zainstalowana później ({ $made }).
    .do = Ustaw zegar i synchronizuj go przez NTP (timedatectl set-ntp true).
doctor-clock-future = Zapisane chwile leżą w przyszłości: najnowsza to { $moment }, a zegar wskazuje { $now } (UTC).
    .do = Ustaw zegary wszystkich maszyn, które korzystają z tej bazy, i synchronizuj je przez NTP (timedatectl set-ntp true).
doctor-clock-differs = Zegary tej maszyny i serwera bazy danych różnią się o { $seconds } s.
    .do = Synchronizuj oba przez NTP (timedatectl set-ntp true).
doctor-games = Można grać w te gry: { $games }.
doctor-games-unplayable = { $what }
    .do = Serwer działa bez tej gry; jej stoły czekają.
doctor-versions = Mercat { $version }, Python { $python }, SQLite { $sqlite }; wersje wszystkich pakietów pasują.
doctor-versions-not-installed = Mercat { $version } działa ze źródeł i nie jest zainstalowany, więc wersje jego pakietów nie są sprawdzone.
    .do = make install
doctor-versions-of-another = Działa Mercat { $version }, a zainstalowana jest wersja { $installed }.
    .do = Zainstaluj tę wersję ponownie (make install) i uruchom serwer od nowa.
doctor-versions-range = Zainstalowany jest { $name } { $version }, a Mercat potrzebuje { $wanted }.
    .do = Zainstaluj ustalone wersje: make install albo pip install --require-hashes -r requirements.txt
doctor-versions-missing = Brakuje pakietu { $name }; Mercat potrzebuje { $wanted }.
    .do = Zainstaluj ustalone wersje: make install albo pip install --require-hashes -r requirements.txt
doctor-compiled = Gry działają skompilowane.
doctor-compiled-for-bots = Gry działają tu bez kompilacji, a boty używają postaci skompilowanej z { $path }.
doctor-compiled-stale = Postać skompilowana jest starsza niż { $path }.
    .do = make compiled, potem uruchom serwer ponownie.
doctor-compiled-not = Gry działają bez kompilacji z { $path }, więc boty, które przeszukują ruchy, grają słabiej. Kompilator jest dostępny.
    .do = make install, potem uruchom serwer przez .venv/bin/mercat serve
doctor-compiled-no-compiler = Gry działają bez kompilacji, więc boty, które przeszukują ruchy, grają słabiej; do kompilacji brakuje: { $missing }.
    .do = Zainstaluj to (Debian: apt install gcc python3-dev), potem make install
doctor-machine-files = Wolno otworzyć { $files } plików, co wystarcza na { $connections } połączeń.
doctor-machine-few-files = Wolno otworzyć tylko { $files } plików, co wystarcza na { $connections } z { $wanted } połączeń.
    .do = Zwiększ limit: LimitNOFILE=16384 w jednostce systemd, ulimits w compose.yaml. To limit tej powłoki; usługa ma własny.
doctor-machine-memory = Pamięci jest { $present } MB; przy tych ustawieniach serwer zajmuje do około { $needed } MB.
doctor-machine-little-memory = Pamięci jest { $present } MB, a przy tych ustawieniach serwer może zająć około { $needed } MB.
    .do = Zmniejsz MERCAT_TABLES_MEMORY lub MERCAT_WORKERS albo daj serwerowi więcej pamięci.
doctor-machine-few-processors = MERCAT_WORKERS to { $workers }, a procesorów jest tylko { $processors }, więc boty dzielą je z serwerem.
    .do = Ustaw MERCAT_WORKERS najwyżej na { $processors }.
doctor-server-not-running = Pod adresem { $address } nie odpowiada żaden serwer ({ $why }).
    .do = Uruchom go albo użyj tego polecenia z ustawieniami serwera (MERCAT_PORT, MERCAT_HOST, MERCAT_DATA).
doctor-server-is-another = To, co odpowiada pod adresem { $address }, nie jest Mercatem.
    .do = Zatrzymaj ten program albo ustaw inny MERCAT_PORT.
doctor-server-ready = Serwer pod adresem { $address } jest gotowy.
doctor-server-not-ready = Serwer nie jest gotowy ({ $reason }).
    .do = stopping: poczekaj, aż się zatrzyma. database: zobacz wyniki dotyczące bazy danych. revision: uruchom serwer ponownie, bazę zmieniła inna wersja. damaged, storing: zobacz wyniki dotyczące bazy danych, plików i dysku.
doctor-server-of-another-key = Serwer pod adresem { $address } ma inny klucz niż { $path }, więc to nie on trzyma tam swoje stoły.
    .do = Użyj tego polecenia z ustawieniami serwera (MERCAT_DATA, MERCAT_SECRET_KEY), jako jego użytkownik.
doctor-server-of-another-version = Działający serwer ma wersję { $running }, a zainstalowana jest { $version }.
    .do = Uruchom serwer ponownie.
doctor-address-no-key = Działający serwer mówi, co widzi, tylko temu, kto ma jego klucz, a w { $path } klucza nie ma.
    .do = Uruchom raz serwer albo podaj jego folder przez --data.
doctor-address-unreachable = Nie można dotrzeć do { $address }: { $why }.
    .do = Sprawdź nazwę, zaporę, proxy i jego certyfikat.
doctor-address-leads-elsewhere = { $address } prowadzi do { $location }.
    .do = Podaj tamten adres albo zmień przekierowanie.
doctor-address-host-refused = Serwer odrzuca nazwę { $host }.
    .do = Dodaj ją do MERCAT_HOSTS, a proxy niech przekazuje nagłówek Host.
doctor-address-of-another = Pod adresem { $address } odpowiada inny serwer albo serwer z innym kluczem (status { $status }).
    .do = Sprawdź, dokąd proxy wysyła żądania, i użyj tego polecenia z ustawieniami serwera.
doctor-address-answers = { $address } prowadzi do tego serwera.
doctor-address-scheme = Żądanie dotarło przez HTTP, choć adres zaczyna się od https: osobiste linki zaczynają się od http.
    .do = Niech proxy wysyła X-Forwarded-Proto; wpisz jego adres ({ $peer }) do FORWARDED_ALLOW_IPS.
doctor-address-cookies = MERCAT_SECURE jest wyłączone, więc przeglądarki wyślą pliki cookie także bez HTTPS.
    .do = Ustaw MERCAT_SECURE=yes, gdy strona jest dostępna tylko przez HTTPS.
doctor-address-no-cookies = MERCAT_SECURE jest włączone, ale { $address } to nie HTTPS: przeglądarki nie zachowują pliku cookie i nikt nie może usiąść.
    .do = Udostępnij stronę przez HTTPS albo ustaw MERCAT_SECURE=no.
doctor-address-host = Nagłówek Host dotarł jako „{ $host }” zamiast „{ $wanted }”, więc ruchy z przeglądarek są odrzucane.
    .do = Niech proxy go przekazuje; w nginx: proxy_set_header Host $host; przy nietypowym porcie: $http_host
doctor-address-prefix = Strony serwera leżą poniżej { $prefix }, a adres prowadzi do { $wanted }.
    .do = Ustaw w MERCAT_PREFIX ścieżkę z adresu albo podaj adres ze ścieżką.
doctor-address-not-trusted = Proxy wysyła adresy odwiedzających, ale serwer mu nie ufa ({ $peer }), więc wszyscy mają wspólne limity jednej osoby.
    .do = Wpisz { $peer } do FORWARDED_ALLOW_IPS.
doctor-address-no-client = Proxy nie wysyła adresów odwiedzających, więc wszyscy mają wspólne limity jednej osoby.
    .do = Niech wysyła X-Forwarded-For; w nginx: proxy_set_header X-Forwarded-For $remote_addr;
doctor-address-client = Serwer widzi tego odwiedzającego jako { $client }.
doctor-address-http-1-0 = Proxy rozmawia z serwerem przez HTTP/1.0, więc każde żądanie wymaga nowego połączenia.
    .do = W nginx: proxy_http_version 1.1; proxy_set_header Connection "";
doctor-address-streams = Strumienie docierają od razu.
doctor-address-buffered = Proxy wstrzymuje strumienie, więc gracze nie widzą ruchów innych.
    .do = Wyłącz buforowanie dla tej strony; w nginx: proxy_buffering off;
doctor-address-stream-broken = Strumień nie dotarł: { $why }.
    .do = Sprawdź limity czasu w proxy; w nginx: proxy_read_timeout 1h;
doctor-address-http-2 = Przeglądarki dostają HTTP/2.
doctor-address-no-http-2 = Przeglądarki nie dostają HTTP/2, więc komuś, kto ma otwartych sześć stołów, przestaje działać cała reszta.
    .do = Włącz je w proxy; w nginx: listen 443 ssl http2;
doctor-address-certificate = Certyfikat wygasa { $until }.
    .do = Sprawdź, dlaczego jeszcze go nie odnowiono.
doctor-address-not-set = MERCAT_URL nie jest ustawione, więc linki mają nazwę, pod którą ktoś wszedł na stronę, a poczta i usługa logowania nie mogą działać.
    .do = Wpisz do MERCAT_URL publiczny adres strony, np. https://example.org/mercat.
doctor-address-not-public = Podano adres { $address }, ale MERCAT_URL to { $url } i z niego powstają linki.
    .do = Wpisz do MERCAT_URL adres, pod którym ludzie wchodzą na stronę.
doctor-address-unencrypted = Adres publiczny { $url } nie używa HTTPS: klucze dostępu nie są tam możliwe, a inni w sieci mogą czytać hasła.
    .do = Postaw przed serwerem proxy z HTTPS i wpisz jego adres do MERCAT_URL.
doctor-mail-none = Nie ustawiono serwera poczty, więc utracone hasło zastąpi tylko kod odzyskiwania.
    .do = Ustaw MERCAT_MAIL_SERVER i MERCAT_MAIL_FROM, jeśli chcesz wysyłać pocztę.
doctor-mail-no-address = Serwer poczty jest ustawiony, ale nic nie jest wysyłane: bez MERCAT_URL nie ma linków.
    .do = Wpisz do MERCAT_URL publiczny adres strony.
doctor-mail-unreachable = Nie można użyć serwera poczty { $server }: { $why }.
    .do = Sprawdź MERCAT_MAIL_SERVER, _PORT, _TLS, _USER i _PASSWORD, zaporę i certyfikat serwera.
doctor-mail-server = Serwer poczty { $server } przyjmuje połączenie.
doctor-mail-refused = Serwer poczty nie przyjął e-maila na adres { $address }: { $why }.
    .do = Sprawdź MERCAT_MAIL_FROM: serwer poczty może wysyłać tylko w imieniu niektórych adresów.
doctor-mail-sent = Serwer poczty przyjął e-mail na adres { $address }; sprawdź, czy doszedł.
doctor-sign-on-no-address = Wystawca jest ustawiony, ale nikt się przez niego nie zaloguje: bez MERCAT_URL nie może odsyłać ludzi z powrotem.
    .do = Wpisz do MERCAT_URL publiczny adres strony.
doctor-sign-on-unusable = Nie można użyć wystawcy { $issuer }: { $why }.
    .do = Sprawdź MERCAT_OPENID_ISSUER litera po literze, razem z ukośnikiem na końcu, i czy serwer łączy się z nim przez HTTPS.
doctor-sign-on-answers = Wystawca { $issuer } odpowiada. Musi znać adres powrotny { $back }.

## mercat admin

admin-host-named = { $name } administruje teraz serwerem i widzi stronę /host.
admin-host-removed = { $name } nie administruje już serwerem.
admin-host-already = Nie trzeba niczego zmieniać ({ $name }).
admin-banned = Blokada { $number } działa. Aby ją znieść: mercat admin lift { $number }
admin-lifted = Blokada jest zniesiona.
admin-handled = Zgłoszenie jest rozpatrzone.
admin-reopened = Zgłoszenie jest znowu otwarte.
admin-withdrawn = Zaproszenie zostało usunięte.
admin-announced = Ogłoszenie widać na górze każdej strony.
admin-ended = Ogłoszenie się skończyło.
admin-no-hosts = Żadne konto nie administruje serwerem.
admin-no-people = Nikogo nie znaleziono.
admin-no-bans = Nie ma żadnej blokady.
admin-no-reports = Nie ma zgłoszeń.
admin-no-invitations = Nie ma zaproszeń.
admin-no-acts = Nie ma jeszcze żadnych działań.
error-person-or-network = podaj albo osobę, albo – przez --network – sieć
error-no-account = nie ma konta o nazwie „{ $name }”; gości podaje się przez id, które pokazuje `mercat admin people`
error-part-of-network = „{ $network }” to tylko część sieci; podaj adres albo wszystkie cyfry
column-person = id
column-account = konto
column-host = administrator
column-seen = ostatnia wizyta (UTC)
column-sessions = urządzenia
column-tables = stoły
column-banned = blokada
column-number = numer
column-made = utworzenie (UTC)
column-until = do (UTC)
column-reason = powód
column-by = kto
column-handled = rozpatrzone (UTC)
column-text = co jest nie tak
column-left = wpuszcza jeszcze
column-note = notatka
column-act = działanie
column-undone = cofnięte (UTC)
help-admin = Zarządza administratorami, blokadami, zgłoszeniami, zaproszeniami, ogłoszeniem i dziennikiem działań serwera, także gdy serwer działa.
help-admin-host = Daje kontu prawa administratora, który widzi stronę /host.
help-admin-host-name = Nazwa konta.
help-admin-host-remove = Odbiera kontu prawa administratora.
help-admin-hosts = Wypisuje konta administratorów.
help-admin-people = Wypisuje osoby: najpierw konta, potem ostatnio widziane.
help-admin-people-name = Tylko osoby, których imię, także używane przy stole, zawiera te litery albo je przypomina.
help-admin-ban = Blokuje osobę albo gości i anonimowych odwiedzających z sieci.
help-admin-ban-name = Nazwa konta albo id, które pokazuje `mercat admin people`.
help-admin-ban-network = Adres z tej sieci albo jej skrót.
help-admin-ban-days = Liczba dni; domyślnie na stałe.
help-admin-ban-reason = Powód, który zobaczy zablokowana osoba.
help-admin-bans = Wypisuje blokady, najpierw te, które działają.
help-admin-lift = Znosi blokadę.
help-admin-lift-number = Numer, który pokazuje `mercat admin bans`.
help-admin-reports = Wypisuje zgłoszenia, najpierw nierozpatrzone.
help-admin-handle = Oznacza zgłoszenie jako rozpatrzone.
help-admin-handle-number = Numer, który pokazuje `mercat admin reports`.
help-admin-handle-reopen = Otwiera zgłoszenie ponownie.
help-admin-invite = Wypisuje nowy kod zaproszenia; później nie da się go już zobaczyć.
help-admin-invite-many = Liczba osób, które wpuszcza.
help-admin-invite-days = Przez ile dni jest ważny; 0: bez limitu.
help-admin-invite-note = Notatka dla ciebie.
help-admin-invitations = Wypisuje zaproszenia od najnowszych; kodów się nie przechowuje.
help-admin-withdraw = Usuwa zaproszenie: jego kod przestaje działać.
help-admin-withdraw-number = Numer, który pokazuje `mercat admin invitations`.
help-admin-announce = Ogłasza coś na górze każdej strony, w miejsce poprzedniego ogłoszenia.
help-admin-announce-text = Treść, taka sama w każdym języku.
help-admin-announce-days = Liczba dni; 0: aż do zakończenia.
help-admin-end-announcement = Kończy ogłoszenie.
help-admin-end-announcement-number = Numer ogłoszenia; domyślnie najnowsze.
help-admin-log = Wypisuje działania administratorów i poleceń od najnowszych.
