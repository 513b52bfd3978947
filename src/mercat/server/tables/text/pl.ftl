# -- the table’s people

problem-begun = Partia już się zaczęła.
problem-shown-out = Gospodarz wyprosił cię od tego stołu. Możesz oglądać partię, ale usiądziesz dopiero, gdy znowu cię wpuści.
problem-bot-moves-first = Bot został wezwany, gdy twój czas już się skończył, więc to on wykona ten ruch. Potem możesz wrócić na swoje miejsce.
problem-nobody-to-show-out = Na tym miejscu nie siedzi nikt inny.
problem-not-shown-out = Na liście wyproszonych nie ma nikogo o tym imieniu.
problem-no-host-there = Wybierz inną osobę przy tym stole: bot ani program nie może być gospodarzem.
problem-people-sit = { $people ->
    [one] Przy tym stole siedzi jedna osoba, więc potrzeba co najmniej jednego miejsca.
    [few] Przy tym stole siedzą { $people } osoby, więc potrzeba co najmniej { $people } miejsc.
   *[many] Przy tym stole siedzi { $people } osób, więc potrzeba co najmniej { $people } miejsc.
  }
problem-too-few-seats = Osób i botów jest więcej niż miejsc. Wybierz więcej miejsc albo mniej botów.
problem-table-waits = Zgodnie z ustaleniami przy tym stole gra czeka, aż wróci { $name }.
problem-not-yet-away = Gracza { $name } nie ma dopiero od niedawna. { $minutes ->
    [one] Zaczekaj jeszcze minutę, zanim wezwiesz bota.
    [few] Zaczekaj jeszcze { $minutes } minuty, zanim wezwiesz bota.
   *[many] Zaczekaj jeszcze { $minutes } minut, zanim wezwiesz bota.
  }
problem-not-away-for-hours = Gracza { $name } nie ma dopiero od niedawna. { $hours ->
    [one] Zaczekaj jeszcze godzinę, zanim wezwiesz bota.
    [few] Zaczekaj jeszcze { $hours } godziny, zanim wezwiesz bota.
   *[many] Zaczekaj jeszcze { $hours } godzin, zanim wezwiesz bota.
  }
problem-not-gone = Od ostatniej wizyty gracza { $name } nie minęła jeszcze doba. Miejsce można oddać po całej dobie nieobecności.
problem-not-gone-by-days = { $name } ma jeszcze czas. W partii korespondencyjnej miejsce gracza można oddać dopiero po całej dobie jego nieobecności, i tylko jeśli skończył mu się czas albo gra za niego bot.
ui-invites = { $game } – gospodarz stołu: { $player }
ui-invited = Partia gry { $game }
ui-invite-players = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
  }
ui-invite-minutes = około { $minutes } minut
ui-invite-minutes-most = { $minutes ->
    [one] najwyżej minuta
    [few] najwyżej { $minutes } minuty
   *[many] najwyżej { $minutes } minut
  }
ui-preview = { $players }, { $minutes }. Otwórz link, żeby zająć miejsce.
ui-preview-running = Ta partia trwa. Otwórz link, żeby ją obejrzeć.
ui-entry-sit = Twoje miejsce
ui-entry-full = Wszystkie miejsca są zajęte. Możesz oglądać partię.
ui-entry-where = Albo wybierz miejsce poniżej. Zależy od niego twój kolor i kolejność gry.
ui-entry-lots = Miejsca są losowane na początku partii.
ui-move-here = Przesiądź się tutaj
ui-begins-ready = Partia zacznie się, gdy wszystkie miejsca będą zajęte i wszyscy potwierdzą gotowość.
ui-begins-lots = Miejsca zostaną wtedy wylosowane.
ui-ready = Gramy!
ui-not-ready = Cofnij gotowość
ui-ready-tag = gotowość potwierdzona
ui-unready-tag = gotowość niepotwierdzona
ui-unready = Czekamy na: { $players }.
ui-unready-mine = Brakuje już tylko ciebie.
ui-unready-and-mine = Jeszcze bez potwierdzenia: { $players }.
ui-unready-alone = Czekamy jeszcze na twoje potwierdzenie.
ui-everybody-ready = Wszyscy przy stole potwierdzili gotowość.
ui-still-free = { $count ->
    [one] Jest jeszcze jedno wolne miejsce.
    [few] Są jeszcze { $count } wolne miejsca.
    [many] Jest jeszcze { $count } wolnych miejsc.
   *[other] Jest jeszcze { $count } wolnego miejsca.
  }
ui-show-out = Wyproś
ui-show-out-about = { $player } straci miejsce i nie usiądzie znowu bez twojej zgody.
ui-free-seat = Zwolnij to miejsce
ui-shown-out = Wyproszeni
ui-let-in = Wpuść znowu
ui-make-host = Przekaż rolę gospodarza
ui-make-host-about = Gospodarzem stołu zamiast ciebie będzie { $player }. Ta osoba będzie mogła zmieniać ustawienia, wypraszać graczy i usunąć stół.{ $seated ->
    [yes] {" "}Zachowujesz swoje miejsce.
   *[no] {""}
  }
ui-arrange = Zmień ustawienia stołu
ui-arrange-about = Wszyscy dowiedzą się o zmianie i będą musieli ponownie potwierdzić gotowość.
ui-arrange-do = Zapisz
ui-changed-setting = { $setting }: { $before } → { $after }
ui-changed-call-after = Bota można wezwać po upływie
ui-changed-yes = tak
ui-changed-no = nie
ui-call-off = Usuń stół
ui-call-off-about = Stół zniknie razem z czatem. Osoby, które mają tu miejsca, dostaną powiadomienie.
ui-terms = Ustalenia przy tym stole
ui-terms-ready = Zacznij, gdy wszyscy potwierdzą gotowość
ui-terms-ready-help = Inaczej partia zacznie się, gdy tylko wszystkie miejsca będą zajęte.
ui-terms-lots = Wylosuj miejsca
ui-absence = Gdy ktoś jest nieobecny
ui-absence-usual = Domyślnie
ui-absence-usual-help = W partiach korespondencyjnych i przy stołach, do których trzeba mieć link, gra czeka. Przy pozostałych stołach każdy może wezwać bota.
ui-absence-wait = Gra czeka
ui-absence-wait-help = Nikt nie może wezwać bota, żeby grał za kogoś innego.
ui-absence-vote = Pozostali głosują
ui-absence-vote-help = Bot zagra, jeśli zgodzą się wszyscy pozostali.
ui-absence-call = Każdy może wezwać bota
ui-absence-call-help = Bot chwilę czeka i nie zagra, jeśli nieobecny gracz wróci.
ui-call-after = po upływie
ui-call-after-usual = około { $seconds } sekund
ui-call-after-least = { $time } (w partii korespondencyjnej: czasu na jedną turę)
ui-call-after-minutes = { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
  }
ui-call-after-hours = { $hours ->
    [one] godziny
   *[other] { $hours } godzin
  }
ui-agreed-wait = Gdy ktoś jest nieobecny, gra czeka.
ui-agreed-vote = Gdy ktoś jest nieobecny, pozostali głosują, czy ma za tę osobę grać bot.
ui-agreed-call = Gdy ktoś jest nieobecny, każdy przy stole może po upływie { $time } wezwać bota.
ui-agreed-set-up = W czasie przygotowania gry bot decyduje za nieobecnego gracza tylko za zgodą wszystkich pozostałych.
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
ui-leave-not-begun = Bot będzie też decydować za ciebie w czasie przygotowania gry.
ui-leave-do = Zwolnij miejsce
ui-absent = Gracza { $player } nie ma przy stole.
ui-ask-bot = Zaproponuj, żeby grał bot
ui-give-away = Oddaj to miejsce
ui-give-away-about = Gracza { $player } nie ma od ponad doby. Jeśli zgodzą się wszyscy pozostali, miejsce dostanie inny gracz albo bot, a { $player } już go nie odzyska.
ui-give-to-person = Oddaj pierwszej osobie, która usiądzie
ui-give-to-bot = Oddaj botowi
ui-earlier = Poprzedni gracze: { $players }.
ui-earlier-bot = bot
ui-bot-for = Bot (za: { $player })
ui-warned = Bot zaraz zagra za gracza { $player }. Jeszcze chwilę czeka na jego powrót.
ui-warned-mine = { $caller } wzywa bota, żeby grał za ciebie. Jeśli zostaniesz, bot nie zagra.
ui-absent-asked = { $player } proponuje, żeby za nieobecnego gracza { $seat } grał bot.
ui-absent-asked-mine = Proponujesz, żeby za nieobecnego gracza { $seat } grał bot.
ui-absent-refused = { $player } się nie zgadza, więc bot nie zagra.
ui-given-away-asked = { $player } proponuje, żeby oddać miejsce gracza { $seat }, którego nie ma od ponad doby.
ui-given-away-asked-mine = Proponujesz, żeby oddać miejsce gracza { $seat }, którego nie ma od ponad doby.
ui-given-away-to-bot = Miejsce dostanie bot („{ $bot }”).
ui-given-away-to-person = Miejsce dostanie następna osoba, która usiądzie; do tego czasu gra bot.
ui-given-away-refused = { $player } się nie zgadza, więc miejsce nie zostanie oddane.
ui-notice-came-back = { $player } wraca; bot nie zdążył wykonać ruchu.
ui-notice-took-back = { $player } wraca na swoje miejsce: bot już tu nie gra.
ui-notice-left = { $player } opuszcza partię. Dopóki nikt nie zajmie tego miejsca, gra bot.
ui-notice-left-rated = { $player } opuszcza tę partię rankingową i zajmie w niej ostatnią pozycję, chyba że wróci na miejsce. Dopóki nikt nie zajmie tego miejsca, gra bot.
ui-notice-seat-freed = { $by } i wszyscy pozostali oddali miejsce gracza { $player }. Dopóki nikt nie usiądzie, gra bot.
ui-notice-seat-to-bot = { $by } i wszyscy pozostali oddali miejsce gracza { $player } botowi { $bot }.
ui-notice-seat-freed-rated = { $by } i wszyscy pozostali oddali miejsce gracza { $player }. Dopóki nikt nie usiądzie, gra bot. Jeśli { $player } nie wróci na miejsce, zajmie w tej partii rankingowej ostatnią pozycję.
ui-notice-seat-to-bot-rated = { $by } i wszyscy pozostali oddali miejsce gracza { $player } botowi { $bot }. { $player } zajmuje w tej partii rankingowej ostatnią pozycję.
ui-notice-seat-moved = { $by } zajmuje miejsce gracza { $player }, korzystając z linku do tego miejsca.
ui-notice-undone = { $by } cofa { $count ->
    [one] ruch.
    [few] { $count } ruchy.
   *[other] { $count } ruchów.
}
ui-notice-undone-agreed = Za zgodą wszystkich { $by } cofa { $count ->
    [one] ruch.
    [few] { $count } ruchy.
   *[other] { $count } ruchów.
}
ui-by-you-undone = Cofasz { $count ->
    [one] ruch.
    [few] { $count } ruchy.
   *[other] { $count } ruchów.
}
ui-by-you-seat-moved = Zajmujesz miejsce gracza { $player }, korzystając z linku do tego miejsca.
ui-to-you-seat-moved = { $by } zajmuje twoje miejsce, korzystając z linku do niego.
ui-by-you-undone-agreed = Wszyscy się zgodzili: { $count ->
    [one] cofnięto ruch.
    [few] cofnięto { $count } ruchy.
   *[other] cofnięto { $count } ruchów.
}
ui-notice-seats-set = { $by } zmienia liczbę miejsc na { $count }.
ui-notice-options-set = { $changed ->
    [yes] { $by } zmienia ustawienia stołu: { $changes }.
   *[no] { $by } zmienia ustawienia stołu.
  }
ui-notice-shown-out = { $by } wyprasza gracza { $player }.
ui-notice-let-in = { $player } może znowu usiąść: pozwala na to { $by }.
ui-notice-got-up = { $player } zwalnia miejsce.
ui-notice-lot = Wynik losowania miejsc: { $player }.
ui-notice-again = { $by } otwiera kolejny stół z tymi samymi osobami.
ui-notice-series-out = { $by } wyłącza tę partię z serii. Już się nie liczy, a zamiast niej można rozegrać inną.
ui-notice-series-ended = { $by } kończy serię. Ta partia już się w niej nie liczy.
ui-again = Zagraj ponownie w tym samym gronie
ui-again-title = Kolejna partia w tym samym gronie
ui-again-game = Wybierz grę:
ui-again-about = Miejsca przy nowym stole mają: { $players }. Każda z tych osób dostanie powiadomienie, a strona tej partii prowadzi do nowego stołu.
ui-again-about-one = { $players } ma miejsce przy nowym stole. Dostanie powiadomienie, a strona tej partii prowadzi do nowego stołu.
# -- everything that can happen to people without their own action (`tables/happenings.py`): on the page, in notifications and in emails
ui-winner-mine = Koniec partii. Wygrywasz.
ui-winners-mine = Koniec partii. Wygrywacie wspólnie: ty i { $players }.
ui-undo-held-mine = Gra za ciebie bot. Wróć na swoje miejsce, żeby odpowiedzieć.
ui-happened-time-over = Twój czas się skończył, ale nadal możesz wykonać ruch: partia czeka na ciebie.
ui-happened-time-over-vote = Twój czas się skończył. Nadal możesz wykonać ruch, ale pozostali mogą zagłosować, żeby grał za ciebie bot.
ui-happened-time-over-bot = { $playing ->
    [yes] Twój czas się skończył, więc gra za ciebie bot. Wróć na swoje miejsce, żeby grać dalej.
    [none] Twój czas się skończył. Zastąpił cię bot, ale nie wykonał żadnego ruchu.
   *[no] Twój czas się skończył, więc grał za ciebie bot.
  }
ui-happened-time-over-seat = { $left ->
    [over] Twój czas się skończył i miejsce przepadło.
   *[free] Twój czas się skończył i tracisz miejsce. Dopóki nikt go nie zajmie, gra tam bot.
  }
ui-happened-time-over-seat-rated = { $left ->
    [over] Twój czas w tej partii rankingowej się skończył i miejsce przepadło, więc zajmujesz ostatnią pozycję.
    [taken] Twój czas w tej partii rankingowej się skończył, a twoje miejsce zajął ktoś inny. Zajmiesz ostatnią pozycję.
   *[free] Twój czas w tej partii rankingowej się skończył i zastępuje cię bot. Zajmiesz ostatnią pozycję, chyba że przed końcem partii znowu usiądziesz, póki miejsce jest wolne.
  }
ui-happened-time-held = { $playing ->
    [yes] Twój czas się skończył, a { $by } i pozostali zgodzili się, żeby grał za ciebie bot. Wróć na swoje miejsce, żeby grać dalej.
    [none] Twój czas się skończył. Za zgodą wszystkich, na prośbę gracza { $by }, zastąpił cię bot, ale nie wykonał żadnego ruchu.
   *[no] Twój czas się skończył, a za zgodą wszystkich, na prośbę gracza { $by }, grał za ciebie bot.
  }
ui-happened-held = { $playing ->
    [yes] Nie było cię przy stole, więc na prośbę gracza { $by } gra za ciebie bot. Wróć na swoje miejsce, żeby grać dalej.
    [none] Nie było cię przy stole, więc na prośbę gracza { $by } zastąpił cię bot, ale nie wykonał żadnego ruchu.
   *[no] Nie było cię przy stole, więc na prośbę gracza { $by } grał za ciebie bot.
  }
ui-happened-seat-freed = { $left ->
    [over] Nie było cię przez ponad dobę, więc { $by } i pozostali oddali twoje miejsce.
   *[free] Nie było cię przez ponad dobę, więc { $by } i pozostali oddali twoje miejsce. Dopóki nikt go nie zajmie, gra tam bot.
  }
ui-happened-seat-to-bot = Nie było cię przez ponad dobę, więc { $by } i pozostali oddali twoje miejsce botowi.
ui-happened-seat-freed-rated = { $left ->
    [over] Nie było cię przez ponad dobę, więc { $by } i pozostali oddali twoje miejsce. W tej partii rankingowej przypada ci ostatnia pozycja.
    [taken] Nie było cię przez ponad dobę, więc { $by } i pozostali oddali twoje miejsce. W tej partii rankingowej przypada ci ostatnia pozycja.
   *[free] Nie było cię przez ponad dobę, więc { $by } i pozostali oddali twoje miejsce. Dopóki nikt go nie zajmie, gra tam bot. To partia rankingowa: jeśli nie usiądziesz znowu przed jej końcem, zajmiesz ostatnią pozycję.
  }
ui-happened-seat-to-bot-rated = Nie było cię przez ponad dobę, więc { $by } i pozostali oddali twoje miejsce botowi. W tej partii rankingowej przypada ci ostatnia pozycja.
ui-happened-seat-moved = { $by } zajmuje twoje miejsce, korzystając z linku do niego. Jeśli to ty w innej przeglądarce, graj dalej w tamtej.
ui-happened-left = { $left ->
    [free] Nie grasz już w tej partii: zastępuje cię bot. Możesz znowu usiąść, póki miejsce jest wolne.
    [over] Nie grasz już w tej partii; skończyła się bez ciebie.
   *[taken] Nie grasz już w tej partii, a twoje miejsce zajął ktoś inny.
  }
ui-happened-left-rated = { $left ->
    [free] Nie grasz już w tej partii rankingowej: zastępuje cię bot. Zajmiesz ostatnią pozycję, chyba że przed końcem partii znowu usiądziesz, póki miejsce jest wolne.
    [over] Ta partia rankingowa skończyła się bez ciebie, więc zajmujesz ostatnią pozycję.
   *[taken] Nie grasz już w tej partii rankingowej, a twoje miejsce zajął ktoś inny. Zajmiesz ostatnią pozycję.
  }
ui-happened-seat-taken = { $left ->
    [over] Partia się skończyła. Twoje dawne miejsce przejął gracz { $by }.
   *[taken] { $by } zajmuje twoje dawne miejsce przy tym stole.
  }
ui-happened-seat-taken-rated = { $left ->
    [over] Ta partia rankingowa się skończyła. Twoje dawne miejsce przejął gracz { $by }, więc zajmujesz ostatnią pozycję.
   *[taken] { $by } zajmuje twoje dawne miejsce w tej partii rankingowej. Zajmiesz ostatnią pozycję.
  }
ui-happened-ended-rated = Partia rankingowa, w której twoje miejsce przepadło, dobiegła końca, więc zajmujesz ostatnią pozycję.{ $here ->
    [yes] { "" }
   *[no] {" "}Zmianę rankingu widać przy stole.
  }
ui-happened-ended-rated-left = Partia rankingowa, która trwała dalej po twoim odejściu, dobiegła końca, więc zajmujesz ostatnią pozycję.{ $here ->
    [yes] { "" }
   *[no] {" "}Zmianę rankingu widać przy stole.
  }
ui-happened-shown-out = { $by } wyprasza cię od tego stołu. Usiądziesz tu znowu tylko za zgodą gospodarza.
ui-happened-seat-cleared = Nie było cię przy stole, więc gospodarz zwolnił twoje miejsce. Możesz znowu usiąść, póki jest wolne miejsce.
ui-happened-let-in = { $by } znów cię wpuszcza: możesz usiąść przy tym stole.
ui-happened-seats-set = { $by } zmienia liczbę miejsc; jest ich teraz { $count }. Potwierdź gotowość.
ui-happened-options-set = { $changed ->
    [yes] { $by } zmienia ustawienia stołu: { $changes }. Potwierdź gotowość.
   *[no] { $by } zmienia ustawienia stołu. Sprawdź je i potwierdź gotowość.
  }
ui-happened-new-host = { $by } zwalnia miejsce, więc gospodarzem stołu jesteś teraz ty.
ui-happened-host-given = { $by } przekazuje ci rolę gospodarza stołu: możesz teraz zmieniać ustawienia, wypraszać graczy i usunąć stół.
ui-happened-moves = Ruchy, które bot wykonał za ciebie ({ $count })
ui-happened-seat-free = { $by } wstaje od stołu przed początkiem partii. Jest znowu wolne miejsce.
ui-happened-declined = { $by } nie przyjmuje twojego zaproszenia do tego stołu.
ui-happened-undo = Cofnij ruchy bota
ui-happened-ask = Cofnij ruchy bota (potrzebna zgoda: { $players })
ui-happened-seen = Rozumiem
ui-sit-again = Usiądź znowu
ui-notice-new-host = Gospodarzem stołu jest teraz { $player }.
ui-notice-host-given = { $by } przekazuje rolę gospodarza: teraz jest nim { $player }.
ui-bots-wait = { $mine ->
    [yes] Nikt inny już nie gra, więc boty czekają na ciebie. Wróć na swoje miejsce, żeby grać dalej.
   *[no] Nikt już tu nie gra, więc boty czekają.
  }{ $count ->
    [0] { "" }
    [one] {" "}Jeśli nikt nie wróci, stół zostanie usunięty po jednym dniu.
    [few] {" "}Jeśli nikt nie wróci, stół zostanie usunięty po { $count } dniach.
    [many] {" "}Jeśli nikt nie wróci, stół zostanie usunięty po { $count } dniach.
   *[other] {" "}Jeśli nikt nie wróci, stół zostanie usunięty po { $count } dnia.
  }
ui-kept-for = { $count ->
    [one] Stół zostanie usunięty po jednym dniu bez żadnej zmiany.
    [few] Stół zostanie usunięty po { $count } dniach bez żadnej zmiany.
    [many] Stół zostanie usunięty po { $count } dniach bez żadnej zmiany.
   *[other] Stół zostanie usunięty po { $count } dnia bez żadnej zmiany.
  }{ $result ->
    [yes] {" "}Wynik zostanie zachowany.
   *[no] { "" }
  }
ui-watching-unknown = Oglądasz tę partię. Czy jedno z miejsc jest twoje?
ui-watching-cut = Ta przeglądarka została wylogowana, więc tylko oglądasz. Czy jedno z miejsc jest twoje?
ui-watching-code = Wpisz kod odzyskiwania
ui-watching-sign-in = Zaloguj się na swoje konto
ui-watching-link = Masz inne zalogowane urządzenie? Otwórz na nim stronę „Ty” i utwórz link dla tej przeglądarki.
ui-watching-ask = Jeśli to nie pomoże, zapytaj gospodarza ({ $player }) albo napisz na czacie.
ui-watching-ask-all = Jeśli to nie pomoże, zapytaj pozostałych na czacie tego stołu.
# -- notices and requests as the person concerned reads them (`words.notice_text`, `play/requests.py`)
ui-by-you-held = Wzywasz bota, żeby grał za nieobecnego gracza { $player }{ $count ->
    [0] .
   *[other] . Bot poczeka na jego powrót { $count } s.
  }
ui-by-you-choices = Korzystasz z listy dobrych zagrań.
ui-by-you-hint = Korzystasz z podpowiedzi.
ui-by-you-bot-set = Sadzasz bota { $player } („{ $bot }”) na wolnym miejscu.
ui-by-you-bot-removed = Usuwasz bota { $player }. Dopóki nikt nie usiądzie, bot gra dalej.
ui-by-you-sandbox = Otwierasz stół próbny z obecną pozycją, żeby wypróbować ruchy i korzystać z podpowiedzi.
ui-by-you-time-held = Czas gracza { $player } się skończył. Za zgodą wszystkich, także twoją, do jego powrotu gra bot.
ui-by-you-paused = Wszyscy, także ty, zgodzili się na przerwę. { $count ->
    [0] Potrwa, dopóki ktoś jej nie zakończy.
    [one] Skończy się po jednym dniu albo wcześniej, jeśli ktoś ją zakończy.
    [few] Skończy się po { $count } dniach albo wcześniej, jeśli ktoś ją zakończy.
    [many] Skończy się po { $count } dniach albo wcześniej, jeśli ktoś ją zakończy.
   *[other] Skończy się po { $count } dnia albo wcześniej, jeśli ktoś ją zakończy.
  }
ui-by-you-resumed = Kończysz przerwę.
ui-by-you-seat-freed = Razem ze wszystkimi pozostałymi oddajesz miejsce gracza { $player }. Dopóki nikt nie usiądzie, gra bot.
ui-by-you-seat-to-bot = Razem ze wszystkimi pozostałymi oddajesz miejsce gracza { $player } botowi { $bot }.
ui-by-you-seat-freed-rated = Razem ze wszystkimi pozostałymi oddajesz miejsce gracza { $player }. Dopóki nikt nie usiądzie, gra bot. Jeśli { $player } nie wróci na miejsce, zajmie w tej partii rankingowej ostatnią pozycję.
ui-by-you-seat-to-bot-rated = Razem ze wszystkimi pozostałymi oddajesz miejsce gracza { $player } botowi { $bot }. { $player } zajmuje w tej partii rankingowej ostatnią pozycję.
ui-by-you-again = Otwierasz kolejny stół z tymi samymi osobami.
ui-by-you-seats-set = Zmieniasz liczbę miejsc na { $count }.
ui-by-you-options-set = { $changed ->
    [yes] Zmieniasz ustawienia stołu: { $changes }.
   *[no] Zmieniasz ustawienia stołu.
  }
ui-by-you-shown-out = Wypraszasz gracza { $player }.
ui-by-you-let-in = { $player } może znowu usiąść: pozwalasz na to.
ui-by-you-host-given = Przekazujesz rolę gospodarza: teraz jest nim { $player }.
ui-by-you-series-out = Wyłączasz tę partię z serii. Już się nie liczy, a zamiast niej można rozegrać inną.
ui-by-you-series-ended = Kończysz serię. Ta partia już się w niej nie liczy.
ui-to-you-dealt-anew = Zastępujesz bota. Nikt inny nie wykonał jeszcze ruchu, więc jest nowe rozdanie i partia zaczyna się od początku.
ui-to-you-came-again = Siedzisz znowu przy tym stole. Rozdanie pozostaje to samo, bo już je znasz.
ui-to-you-left-deal = Zastępujesz bota. Wcześniej ktoś opuścił partię, więc rozdanie się nie zmienia.
ui-to-you-begun = Dołączasz do trwającej partii. To, co wcześniej rozdano i zagrano, zostaje.
ui-to-you-begun-by-hand = Dołączasz do trwającej partii. Rozdanie było ręczne, więc nowego nie będzie.
ui-to-you-begun-imported = Dołączasz do partii, która nie zaczęła się przy tym stole: pochodzi z pliku albo z lekcji.
ui-to-you-came-back = Wracasz; bot nie zdążył wykonać ruchu.
ui-to-you-took-back = Wracasz na swoje miejsce: bot już tu nie gra.
ui-to-you-left = Opuszczasz partię, a na twoim miejscu gra bot.
ui-to-you-left-rated = Opuszczasz tę partię rankingową, a na twoim miejscu gra bot.
ui-to-you-time-over = Twój czas się skończył.
ui-to-you-time-over-vote = Twój czas się skończył, więc pozostali mogli zagłosować za tym, żeby grał bot.
ui-to-you-time-over-bot = Twój czas się skończył, więc zaczął grać za ciebie bot.
ui-to-you-time-over-seat = Twój czas się skończył i miejsce przepadło.
ui-to-you-time-over-seat-rated = Twój czas się skończył i miejsce przepadło.
ui-to-you-time-held = Twój czas się skończył. { $by } i wszyscy pozostali zgodzili się, żeby do twojego powrotu grał bot.
ui-to-you-held = Podczas twojej nieobecności { $by } wzywa bota, żeby grał za ciebie.
ui-to-you-seat-freed = Podczas twojej nieobecności { $by } i wszyscy pozostali oddali twoje miejsce.
ui-to-you-seat-to-bot = Podczas twojej nieobecności { $by } i wszyscy pozostali oddali twoje miejsce botowi { $bot }.
ui-to-you-seat-freed-rated = Podczas twojej nieobecności { $by } i wszyscy pozostali oddali twoje miejsce.
ui-to-you-seat-to-bot-rated = Podczas twojej nieobecności { $by } i wszyscy pozostali oddali twoje miejsce botowi { $bot }.
ui-to-you-shown-out = { $by } wyprasza cię od stołu.
ui-to-you-let-in = { $by } pozwala ci znowu usiąść.
ui-to-you-got-up = Zwalniasz miejsce.
ui-to-you-new-host = Gospodarzem stołu jesteś teraz ty.
ui-to-you-host-given = { $by } przekazuje ci rolę gospodarza stołu.
ui-to-you-renamed = Nazywasz się teraz { $player }.
ui-held-by-you = { $bot } w zastępstwie nieobecnej osoby, na twoją prośbę
ui-undo-refused-mine = Nie zgadzasz się na cofnięcie.
ui-bot-refused-mine = Nie zgadzasz się na zmianę bota.
ui-rules-refused-mine = Nie zgadzasz się grać dalej według obecnych zasad.
ui-absent-refused-mine = Nie zgadzasz się, więc bot nie zagra.
ui-given-away-refused-mine = Nie zgadzasz się, więc miejsce nie zostanie oddane.
ui-rating-refused-mine = Nie zgadzasz się. Wynik i tak zostanie zaliczony kilka minut po zakończeniu partii.
ui-pause-refused-mine = Nie zgadzasz się, więc przerwy nie będzie.
ui-over-time-refused-mine = Nie zgadzasz się, więc bot nie zagra.
ui-absent-asked-you = { $player } proponuje, żeby pod twoją nieobecność grał za ciebie bot.
ui-given-away-asked-you = { $player } proponuje, żeby oddać twoje miejsce, bo nie było cię ponad dobę.
ui-over-time-asked-you = { $player } proponuje, żeby grał za ciebie bot, bo skończył ci się czas.
ui-undo-of-bot = { $count ->
    [one] To ruch bota, który grał za gracza { $player }.
   *[other] Wśród nich są ruchy bota, który grał za gracza { $player }.
  }
ui-undo-of-bot-mine = { $count ->
    [one] To ruch bota, który grał za ciebie.
   *[other] Wśród nich są ruchy bota, który grał za ciebie.
  }
