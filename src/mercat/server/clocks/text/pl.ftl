# -- clocks

ui-clock = Zegar
ui-clock-none = Bez zegara
ui-clock-none-help = Każdy ma tyle czasu, ile chce.
ui-clock-days = Korespondencyjnie
ui-clock-days-help = Stały czas na każdą turę i zapas na opóźnienia.
ui-clock-live = Na żywo
ui-clock-live-help = Stały czas na całą partię i mały dodatek za każdą turę, jak w szachach.
ui-clock-turn = Czas na turę
ui-clock-bank = Zapas na opóźnienia
ui-clock-bank-none = bez zapasu
ui-clock-increment-none = brak
ui-clock-total = Czas na całą partię
ui-clock-increment = Dodatek za turę
ui-clock-weekends = Weekendy się nie liczą
ui-clock-weekends-help = Według strefy czasowej każdego gracza.
ui-clock-end = Gdy komuś skończy się czas
ui-clock-end-remind = Tylko przypomnienie
ui-clock-end-vote = Pozostali mogą zagłosować, żeby grał bot
ui-clock-end-bot = Bot gra do powrotu gracza
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
ui-agreed-clock-increment = Dodatek za każdą turę: { $increment }.
ui-agreed-clock-rests = Godziny ciszy i dni nieobecności się nie liczą.
ui-agreed-clock-weekends = Weekendy się nie liczą.
ui-agreed-end-remind = Gdy komuś skończy się czas, dostanie tylko przypomnienie.
ui-agreed-end-vote = Gdy komuś skończy się czas, pozostali mogą zagłosować, żeby grał bot.
ui-agreed-end-bot = Gdy komuś skończy się czas, bot gra za tę osobę do jej powrotu.
ui-agreed-end-give-up = Kto przekroczy czas, traci miejsce na rzecz bota.
ui-clock-short-days = na turę: { $turn }
ui-clock-short-live = na żywo, { $bank }
ui-clock-with-increment = dodatek na turę: { $increment }
ui-clock-with-bank = zapas: { $bank }
ui-clock-then-remind = po upływie czasu: tylko przypomnienie
ui-clock-then-vote = po upływie czasu: głosowanie, czy ma grać bot
ui-clock-then-bot = po upływie czasu: gra bot
ui-clock-then-give-up = po upływie czasu: miejsce przejmuje bot
ui-clock-left = Pozostały czas
ui-clock-rests = Zegar stoi do
ui-clock-low = mało czasu
ui-clock-over = Koniec czasu
ui-clock-reserve = Zapas
ui-clock-used = Zużyty czas
ui-clock-paused = Przerwa: zegar stoi.
ui-clock-paused-until = Przerwa, zegar stoi do
ui-clock-pause = Poproś o przerwę
ui-clock-pause-about = W czasie przerwy zegary wszystkich stoją, ale nadal można grać. Na przerwę muszą się zgodzić wszyscy pozostali, a zakończyć ją może każdy.
ui-clock-pause-for = Na jak długo
ui-clock-pause-open = Do odwołania
ui-clock-resume = Zakończ przerwę
ui-clock-claim = Zaproponuj, żeby grał bot
ui-clock-claim-about = Czas gracza { $player } się skończył.
ui-pause-asked = { $player } proponuje przerwę do odwołania; zakończyć ją może każdy. { $count ->
    [0] { "" }
    [one] Skończy się najpóźniej po jednym dniu.
    [few] Skończy się najpóźniej po { $count } dniach.
    [many] Skończy się najpóźniej po { $count } dniach.
   *[other] Skończy się najpóźniej po { $count } dnia.
  }
ui-pause-asked-mine = Proponujesz przerwę do odwołania; zakończyć ją może każdy. { $count ->
    [0] { "" }
    [one] Skończy się najpóźniej po jednym dniu.
    [few] Skończy się najpóźniej po { $count } dniach.
    [many] Skończy się najpóźniej po { $count } dniach.
   *[other] Skończy się najpóźniej po { $count } dnia.
  }
ui-pause-refused = { $player } się nie zgadza, więc przerwy nie będzie.
ui-over-time-asked = { $player } proponuje, żeby bot grał za gracza { $seat }, któremu skończył się czas.
ui-over-time-asked-mine = Proponujesz, żeby bot grał za gracza { $seat }, któremu skończył się czas.
ui-over-time-refused = { $player } się nie zgadza, więc bot nie zagra.
ui-notice-time-over = Czas gracza { $player } się skończył.
ui-notice-time-over-vote = Czas gracza { $player } się skończył. Pozostali mogą zagłosować, żeby grał bot.
ui-notice-time-over-bot = Czas gracza { $player } się skończył. Do jego powrotu gra bot.
ui-notice-time-over-seat-rated = Czas gracza { $player } się skończył, a jego miejsce jest do zajęcia. Dopóki nikt nie usiądzie, gra bot. Jeśli { $player } nie wróci na miejsce, zajmie w tej partii rankingowej ostatnią pozycję.
ui-notice-time-over-seat = Czas gracza { $player } się skończył, a jego miejsce jest do zajęcia. Dopóki nikt nie usiądzie, gra bot.
ui-notice-time-held = Czas gracza { $player } się skończył. { $by } i wszyscy pozostali zgodzili się, żeby do jego powrotu grał bot.
ui-notice-paused = { $by } i wszyscy pozostali zgodzili się na przerwę. { $count ->
    [0] Potrwa, dopóki ktoś jej nie zakończy.
    [one] Skończy się po jednym dniu albo wcześniej, jeśli ktoś ją zakończy.
    [few] Skończy się po { $count } dniach albo wcześniej, jeśli ktoś ją zakończy.
    [many] Skończy się po { $count } dniach albo wcześniej, jeśli ktoś ją zakończy.
   *[other] Skończy się po { $count } dnia albo wcześniej, jeśli ktoś ją zakończy.
  }
ui-notice-resumed = { $by } kończy przerwę.
ui-notice-pause-over = Przerwa się skończyła.
ui-times-title = Na co poszedł czas
ui-times-about = Jak długo stół czekał na każdego z graczy. Nie liczą się godziny ciszy, przerwy, ruchy botów ani ruchy cofnięte za zgodą pozostałych.
ui-times-player = Gracz
ui-times-total = Razem
ui-times-turns = Tury
ui-times-mean = Na turę
ui-times-longest = Najdłuższa tura
ui-times-took = { $time }
ui-times-moment = mniej niż minuta
ui-rests-title = Godziny ciszy i dni nieobecności
ui-rests-about = W wybranych tu godzinach i dniach twój zegar w partiach korespondencyjnych stoi. Inni widzą tylko, do kiedy.
ui-rests-zone = Strefa czasowa: { $zone }. Można ją zmienić wyżej.
ui-rests-zone-auto = Strefa czasowa: { $zone }. Gdy zapiszesz godziny ciszy, zmieni się na strefę tej przeglądarki.
ui-rests-quiet = Godziny ciszy
ui-rests-quiet-about = Najwyżej { $count } godzin na dobę. Możesz je zmienić w każdej chwili: przy każdym stole nowe godziny obowiązują od twojej następnej tury, a kolejna zmiana działa tam dopiero po tygodniu.
ui-rests-from = od
ui-rests-to = do
ui-rests-none = Usuń godziny ciszy
ui-rests-away = Dni nieobecności
ui-rests-away-about = Najwyżej { $once } dni z rzędu i { $year } w roku. Dzień, który już się zaczął, liczy się jako wykorzystany.
ui-rests-first = pierwszy dzień
ui-rests-last = ostatni dzień
ui-rests-add = Dodaj dni nieobecności
ui-rests-end = Zakończ lub anuluj
ui-rests-period = od { $first } do { $last }
problem-clock-days = W partii korespondencyjnej tura może trwać od godziny do { $turn } dni, a zapas może wynosić najwyżej { $bank } dni. Dodatku za turę nie ma.
problem-clock-live = W partii na żywo każdy gracz może mieć od minuty do { $bank } godzin i najwyżej { $increment } minut dodatku za turę. Pojedyncza tura nie ma limitu.
problem-clock-in-file = Nie udało się odczytać zegara z pliku.
problem-no-clock = Przy tym stole nie ma zegara, który można by zatrzymać.
problem-paused-already = Przerwa już trwa.
problem-not-paused = Nie trwa żadna przerwa.
problem-time-not-over = Czas gracza { $name } jeszcze się nie skończył albo przy tym stole obowiązują na ten wypadek inne ustalenia.
problem-quiet-long = Godziny ciszy mogą trwać najwyżej { $most } godzin na dobę.
problem-quiet-half = Podaj obie godziny: początek i koniec godzin ciszy.
problem-paused-for-all = Trwa przerwa. Dopóki się nie skończy, bot nie zagra za gracza { $name }, a jego miejsca nie można oddać.
problem-away-over = Te dni już minęły albo właśnie trwają.
problem-away-far = Dni nieobecności można zaplanować najwyżej na { $most } dni naprzód.
problem-away-long = Możesz mieć najwyżej { $most } dni nieobecności z rzędu.
problem-away-often = Możesz mieć najwyżej { $most } dni nieobecności w roku.
problem-away-twice = Niektóre z tych dni są już zaplanowane jako dni nieobecności.
