## To, co wspólne wszystkim grom. Identyfikatory są takie same w każdym języku.

nature = los
none = nikt
seat-first = pierwszy gracz
seat-second = drugi gracz
seat-third = trzeci gracz
seat-fourth = czwarty gracz
seat-fifth = piąty gracz
seat-none = nikt

## Dlaczego czegoś nie można

reason-over = Partia jest już skończona.
reason-not_the_step = { $why }
reason-not_your_turn = To nie twój ruch.
reason-not_now = Teraz trzeba podjąć inną decyzję.
reason-unknown_verb = „{ $word }” nie jest ruchem w tej grze. Ruchy zaczynają się od: { $values }
reason-unknown_value = „{ $word }” nie jest wartością pola { $facet }; ten ruch zapisuje się „{ $usage }”. Możliwe wartości: { $values }
reason-wrong_length = „{ $word }” ma za mało albo za dużo słów; ten ruch zapisuje się „{ $usage }”.
reason-nothing_to_undo = Nie ma czego cofnąć.
reason-no_such_moment = Partia { $most ->
    [0] jeszcze się nie zaczęła
    [one] ma tylko jeden ruch
    [few] ma tylko { $most } ruchy
   *[other] ma tylko { $most } ruchów
  }.
reason-unknown_game = Nie ma gry „{ $game }”. Dostępne gry: { $games }.
reason-unknown_game_near = Nie ma gry „{ $game }”. Czy chodziło o: { $near }?
reason-wrong_seats = Ta gra jest dla { $fewest }–{ $most } graczy.
reason-wrong_value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Może mieć: { $values }.
reason-unknown_option = Ta gra nie ma opcji „{ $option }”.
reason-wrong_seed = Ziarno to liczba całkowita albo 32 cyfry szesnastkowe.
reason-wrong_seed_digits = W zapisanej partii ziarno to 32 cyfry szesnastkowe.
reason-wrong_commitment = Zobowiązanie do ziarna to 64 cyfry szesnastkowe.
reason-wrong_chapters = Z pliku nie wynika jasno, od którego wiersza każde z ziaren decyduje o losowaniach.
reason-wrong_table = Nazwa stołu ma najwyżej { $most } drukowalnych znaków.
reason-wrong_names = Partia ma po jednym imieniu (do { $most } znaków) dla każdego z { $seats } miejsc albo nie ma żadnych imion.
reason-not_a_match = To nie jest zapisana partia.
reason-other_format = Ta partia jest zapisana w formacie { $format }, którego ta wersja Mercata nie potrafi odczytać.
reason-other_version = Ta partia ({ $game }) opiera się na zasadach w wersji { $version } i potrzebuje tej wersji; tutaj jest { $ours }.
reason-other_components = Ta partia ({ $game }) opiera się na innych wartościach elementów niż używane tutaj.
reason-seat_differs = Potem gracz { $seat } miałby { $now } zamiast { $was }: { $what }.
reason-number_differs = Potem byłoby { $now } zamiast { $was }: { $what }.
reason-position_differs = Potem byłoby inaczej: { $what }.
reason-turn_differs = Potem decyzję podejmował gracz { $seat }, a teraz byłoby inaczej.
reason-end_differs = Potem partia była skończona, a teraz by nie była.
reason-results_differ = Wyniki byłyby inne.
reason-rules_failed = Według obecnych zasad nie da się stąd grać dalej.
reason-bad_line = Ruchu z wiersza { $line } dziennika, „{ $text }”, nie można wykonać: { $why }
reason-not_a_line = Wiersz dziennika nie jest tekstem.
reason-deal_long = Rozdanie może mieć najwyżej { $most } wierszy.
reason-deal_no_line = Wiersz { $line } rozdania nie jest tekstem o długości do { $most } znaków.
reason-deal_unknown = Wiersz { $line } rozdania, „{ $text }”, nie jest ruchem tej gry.
reason-deal_not_possible = Wiersz { $line } rozdania, „{ $text }”, nie jest tam możliwy. Możliwe: { $possible }.
reason-deal_refused = Wiersz { $line } rozdania, „{ $text }”, nie jest tam możliwy. { $why } Możliwe: { $possible }.
reason-deal_of_seat = Wiersz { $line } rozdania, „{ $text }”, to ruch gracza. Rozdanie zawiera tylko to, co się losuje.

## Polecenia na później

reason-not_an_order = Polecenie składa się tylko z rodzaju, wartości, ruchów i warunków zakończenia.
reason-unknown_order = „{ $word }” nie jest poleceniem w tej grze. Polecenia to: { $values }.
reason-order_conditions = Polecenie może mieć najwyżej { $most } warunków zakończenia, czyli działań innych graczy; pasowanie, aż coś się stanie, wymaga przynajmniej jednego.
reason-order_condition = „{ $text }” nie podaje żadnego działania. Napisz numer miejsca, „anybody” lub „nature”, a potem ruch; ostatnie wartości można pominąć.
reason-order_fields = To polecenie ma inne pola: { $values }.
reason-order_value = „{ $word }” nie jest wartością pola „{ $field }”. Możliwe wartości: { $values }
reason-order_values = Pole „{ $field }” wymaga od { $least } do { $most } różnych wartości.
reason-order_moves = Przygotowana tura to lista od 1 do { $most } ruchów.
reason-order_round = „this_round” ma wartość true lub false i należy tylko do poleceń gry, która ma rundy.
reason-order_condition_own = „{ $text }”: własne ruchy nie mogą zakończyć twojego polecenia.
reason-order_condition_draw = „{ $word }” nie może się tak zdarzyć: gracze niczego nie losują, a „nature” tylko losuje. { $count ->
        [0] W tej partii nie będzie już losowań.
       *[other] Losowania, które mogą jeszcze nastąpić: { $values }
    }
reason-order_condition_over = „{ $word }” nie zdarzy się do końca tej partii. { $count ->
        [0] Nie będzie już losowań.
       *[other] Możliwe: { $values }
    }
reason-order_condition_value = „{ $word }” nie może się tu nigdy zdarzyć. Możliwe wartości: { $values }
reason-order_price = „at_any_price” ma wartość true lub false i należy tylko do przygotowanej tury.
reason-no_turn_to_come = Nie masz tury, którą można by teraz przygotować.
reason-turn_over = Tura byłaby już skończona.

order-next_move = Moja następna tura
order-pass_round = Pasowanie do końca rundy
order-pass_until = Pasowanie, aż ktoś coś zrobi
order-pass_round-said = spasuj do końca rundy
order-pass_until-said = spasuj

order-stopped-taken_back = Partia wróciła do chwili sprzed tego polecenia.
order-stopped-happened = Zdarzyło się to, co miało je zakończyć.
order-stopped-otherwise = Ruch był inny niż w poleceniu.
order-stopped-impossible = Ten ruch nie jest teraz możliwy.
order-stopped-refused = „{ $move }” nie jest teraz możliwe. { $why }
order-stopped-last_round_over = Runda się skończyła.
order-stopped-turn_over = Tura się skończyła.
order-waits-worse = Czeka: „{ $move }” dałoby teraz mniej albo kosztowałoby więcej niż wtedy, gdy ta tura była przygotowana.
order-stopped-over = Partia się skończyła.
order-stopped-done = Wykonane.
order-next_move-said = { $price ->
    [any] następna tura, bez względu na koszty: { $moves }
   *[as-now] następna tura: { $moves }
 }
order-sentence = { $count ->
    [0] { $what }{ $rounds ->
        [this] , tylko w tej rundzie
       *[all] {""}
      }.
   *[other] { $what }{ $rounds ->
        [this] , tylko w tej rundzie
       *[all] {""}
      }, chyba że { $unless }.
  }
order-condition = { $count ->
    [0] { $who } { $what }
   *[other] { $who } { $what } ({ $values })
  }
order-if = jeśli { $condition }
order-anybody = ktoś inny
order-at-least = co najmniej { $amount }
order-stopped-unfit = Nie pasuje do obecnych zasad.

## Strony

ui-skip = Przejdź do treści
ui-home = Mercat: przejdź na stronę główną
ui-settings = Ustawienia
ui-language = Język
ui-theme = Kolory
ui-theme-auto = Jak w systemie
ui-theme-light = Jasne
ui-theme-dark = Ciemne
ui-motion = Animacja
ui-motion-auto = Jak w systemie
ui-motion-none = Brak
ui-motion-quick = Szybka
ui-motion-full = Pełna
ui-skip-moves = Pomiń
ui-automatic = Ruchy wymuszone
ui-automatic-never = Wykonuję je ręcznie
ui-automatic-formalities = Automatycznie, jeśli nic nie kosztują
ui-automatic-all = Zawsze automatycznie
ui-warnings = Ostrzeżenia przed ruchem
ui-warnings-on = Tak
ui-warnings-off = Nie
ui-sound = Dźwięk, gdy strona jest w tle
ui-sound-on = W mojej turze
ui-sound-off = Wyłączony
ui-explain = Objaśnienia
ui-explain-on = Na początku
ui-explain-off = Nie
ui-confirming = Zatwierdzanie ruchów
ui-confirming-always = Zawsze
ui-confirming-needed = Tylko tych, których nie mogę cofnąć
ui-confirming-offer = Pomijać zatwierdzanie ruchów, które można cofnąć?
ui-confirming-accept = Tak
ui-confirming-decline = Nie, zawsze zatwierdzać
ui-rules = Zasady
ui-close = Zamknij
ui-cancel = Anuluj
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-your-name = Twoje imię
ui-name-example = np. Ana
ui-nameless = Gość
ui-to-lobby = Na stronę główną
ui-to-table = Do stołu
ui-problem-title = Nie udało się
ui-problem-number = Podaj administratorowi ten numer: { $number }
ui-develop-title = Praca nad grą { $game }
ui-develop-error = Co poszło nie tak
ui-develop-files = Zapisy i zapisane partie
ui-develop-open = Otwórz jako stół
ui-develop-no-files = W projekcie nie ma jeszcze żadnych. mercat check --save FOLDER zapisuje partię, w której znaleziono błąd.

## Lobby

ui-lobby-title = Handluj, buduj i żegluj przy jednym stole
ui-lobby-lead = Ekonomiczne gry planszowe w przeglądarce, ze znajomymi albo przeciw botom.
ui-lobby-no-account = Nie potrzebujesz konta: podaj imię i graj.
ui-lobby-games = Gry
ui-lobby-players = { $fewest }–{ $most } graczy
ui-languages-only = Ta gra jest tylko po { $languages }.
ui-in-language-en = angielsku
ui-in-language-es = hiszpańsku
ui-in-language-pl = polsku
ui-lobby-minutes = { $least }–{ $most } min
ui-weight-light = lekka
ui-weight-medium = średnio trudna
ui-weight-heavy = wymagająca
ui-lobby-won = wygrana
ui-keep = Zapisz
ui-lobby-opponents = Przeciwnicy
ui-lobby-bots = { $count ->
    [one] 1 bot
    [few] { $count } boty
   *[other] { $count } botów
  }
ui-lobby-strength = Siła botów
ui-bot-gentle = Łagodny
ui-bot-casual = Niedzielny
ui-bot-steady = Solidny
ui-bot-strong = Mocny
ui-bot-master = Mistrz
ui-bot-random = Losowy
ui-bot-greedy = Zachłanny
ui-bot-search = Szukający
ui-bot-lookahead = O krok naprzód
ui-bot-planner = Planujący
ui-bot-policy = Według strategii
ui-bot-gentle-about = Gra z sensem i zostawia ci szansę na wygraną.
ui-bot-casual-about = Miewa potknięcia, jak każdy; dobry na pierwsze partie.
ui-bot-steady-about = Rzadko się potyka, ale nie planuje daleko naprzód.
ui-bot-strong-about = Planuje naprzód; żeby wygrać, trzeba dobrze zagrać.
ui-bot-master-about = Najlepszy z botów; myśli dłużej i mało wybacza.
ui-bot-figures = Ranking { $rating }, zwykle kończy z wynikiem od { $least } do { $most }.
ui-bot-figures-near = Przy { $players } graczach: ranking { $rating }, zwykle kończy z wynikiem od { $least } do { $most }.
ui-bot-rated = { $bot }, ranking { $rating }
ui-bot-styled = { $bot }, { $style }
ui-style = Styl gry
ui-style-none = Żaden
ui-styles-about = Bot wybiera ruchy w tym stylu spośród niemal równie dobrych. Jego siła się nie zmienia.
ui-strengths = O botach
ui-strengths-measured = Na podstawie partii między botami, przy zwykłych opcjach. Przy dwóch graczach bot o rankingu wyższym o 200 wygrywa mniej więcej trzy partie na cztery. W zwykłym przedziale mieści się połowa wyników bota.
ui-play-now = Zagraj teraz
ui-learn = Naucz się
ui-lesson = Lekcja
ui-lesson-step = Lekcja: krok { $number } z { $steps }
ui-lesson-done = Koniec lekcji
ui-lesson-leave = Przerwij lekcję
ui-lesson-close = Zamknij
ui-lesson-next = Co dalej? Dokończ tę partię, zacznij nową albo przejdź lekcję innej gry.
ui-lesson-whole-game = { $game } od początku, z łagodnym botem
ui-lesson-learn = Lekcja: { $game }
ui-lesson-free = Graj tu, jak chcesz: po tej decyzji lekcja toczy się dalej.
ui-open-table = Otwórz stół
ui-lobby-others = Stoły, które szukają graczy
ui-lobby-more = Jeszcze { $count }
ui-lobby-your-turn = Twój ruch
ui-status-open = Czeka na graczy
ui-status-playing = W trakcie
ui-status-over = Zakończona
ui-import-title = Wczytaj partię
ui-import-about = Plik partii zapisany w Mercacie. Można grać dalej albo ją przejrzeć.
ui-import = Wczytaj
ui-export = Zapisz do pliku

## Nowy stół

ui-new-title = Nowy stół: { $game }
ui-occasions = Rodzaj partii
ui-occasion-evening = Wieczór ze znajomymi
ui-occasion-evening-about = Bez zegara. Partia zaczyna się, gdy wszyscy potwierdzą gotowość.
ui-occasion-days = Korespondencyjnie
ui-occasion-days-about = Jeden dzień na turę i trzy dni zapasu. Partia zaczyna się, gdy tylko wszystkie miejsca będą zajęte.
ui-occasion-rated = Rankingowa
ui-occasion-rated-about = Tylko dla osób z kontem, z zegarem i bez botów.
ui-occasion-learning = Na początek
ui-occasion-learning-about = Ty przeciw łagodnym botom, według najprostszych zasad.
ui-new-rules-own = własne
ui-new-rules-usual = standardowe
ui-new-more = Więcej
ui-new-seats = Miejsca
ui-new-bots = Boty
ui-new-listed = Pokaż na stronie głównej
ui-new-listed-help = Usiąść może każdy, kto odwiedzi ten serwis, a strona główna może pokazywać trwającą partię.
ui-new-sandbox = Stół próbny
ui-new-sandbox-help = Grasz za wszystkich i cofasz, co chcesz.
ui-deal = Rozdaj ręcznie
ui-deal-about = Dla partii przygotowanej gdzie indziej, na przykład na kuchennym stole: podaj, co wylosowano, a partia przy tym stole zacznie się dokładnie tak samo.
ui-deal-steps = Krok po kroku
ui-deal-steps-help = Podajesz losowania po kolei i widzisz je na stole. Resztę można w każdej chwili wylosować.
ui-deal-lines = Albo jako tekst, jedno losowanie w wierszu
ui-deal-lines-help = W notacji tej gry, w kolejności losowania; # zaczyna komentarz. Możesz dopisać losowania z dalszej części partii. O reszcie zdecyduje los.
ui-deal-title = Ręczne rozdanie: { $game }
ui-deal-next = Losowanie { $number }
ui-deal-dice = Wylosuj
ui-deal-back = Cofnij
ui-deal-made = Już rozdane
ui-deal-none = Jeszcze nic.
ui-deal-change = Wybierz ponownie
ui-deal-complete = Wszystko rozdane. Teraz decyduje gracz.
ui-deal-open-help = Stół można otworzyć w każdej chwili: reszta zostanie wylosowana.
ui-deal-open-done = Wszystko rozdane: można otworzyć stół.
ui-deal-notation = Rozdanie jako tekst
ui-deal-notation-help = Zapisz je, żeby powtórzyć to samo rozdanie, albo dopisz poniżej losowania z dalszej części partii.
ui-deal-options = Wróć do opcji
ui-deal-later = { $count ->
    [one] Zapisano jeszcze jedno losowanie na później.
    [few] Zapisano jeszcze { $count } losowania na później.
   *[other] Zapisano jeszcze { $count } losowań na później.
  }
ui-deal-dropped = { $count ->
    [one] Jedno losowanie już nie pasowało i zostało pominięte.
    [few] { $count } losowania już nie pasowały i zostały pominięte.
   *[other] { $count } losowań już nie pasowało i zostało pominiętych.
  }
ui-deal-table = Stół w tej chwili
ui-deal-by-hand = Rozdane ręcznie
ui-deal-draws = { $count ->
    [one] jedno losowanie
    [few] { $count } losowania
   *[other] { $count } losowań
  }

## Miejsca

ui-seats = Miejsca
ui-seats-invite = Miejsca i zaproszenie
ui-seats-lead = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
ui-seat-empty = Miejsce { $number }
ui-seat-mine = Ty
ui-seat-away = z dala od stołu
ui-sit = Usiądź tutaj
ui-bot-put = Posadź bota
ui-bot-change = Zmień bota
ui-bot-away = Usuń
ui-held-by = { $bot } w zastępstwie nieobecnej osoby, na prośbę gracza { $player }
ui-hold = Niech gra bot
ui-take-back = Wróć na swoje miejsce
ui-leave = Zwolnij miejsce
ui-share-title = Zaproś innych
ui-share-about = Każdy, kto ma ten link, może usiąść albo oglądać partię.
ui-share-watch = Każdy, kto ma ten link, może oglądać partię.
ui-share-qr = Albo zeskanuj telefonem
ui-personal-qr = Miejsce gracza { $seat } jako kod QR
ui-share-local = Ten adres działa tylko na tym komputerze. Aby mogli wejść inni, uruchom serwer z opcją --host 0.0.0.0 i otwórz adres, który poda.
ui-options = Opcje tego stołu
ui-personal-title = Przekaż swoje miejsce
ui-personal-about = Kto otworzy ten link i to potwierdzi, zajmie twoje miejsce, a ty będziesz już tylko oglądać partię. Daj go wyłącznie właściwej osobie.
ui-personal-make = Utwórz link do miejsca
ui-personal-withdraw = Anuluj linki
ui-personal-withdraw-help = Wszystkie utworzone dotąd linki do twojego miejsca przestaną działać.
ui-personal-withdrawn = Linki do twojego miejsca już nie działają.
ui-arrive-title = Zająć miejsce gracza { $player }?
ui-arrive-about = { $game }: ten link przekazuje miejsce { $seat } tej przeglądarce. Na urządzeniu, z którego pochodzi link, { $player } będzie już tylko oglądać partię.
ui-arrive = Zajmij miejsce

## Stół

ui-round = Runda { $round }
ui-round-of = Runda { $round } z { $rounds }
ui-your-turn = Twój ruch
ui-tab-begins = ● Partia się zaczyna
ui-tab-mine = ● Twój ruch
ui-turn-of = Ruch: { $player }
ui-over = Koniec partii
ui-waiting = Czekamy na ruch: { $player }.
ui-thinking = { $player } myśli.
ui-bot-holds-mine = Za ciebie gra bot.
ui-bot-holds-for = Na prośbę gracza { $player } gra za ciebie bot, bo nie było cię przy stole.
ui-bots-rest = Boty przy tym stole są zatrzymane.
ui-bots-stop = Zatrzymaj boty
ui-bots-go-on = Wznów grę botów
ui-over-alone = { $points ->
    [one] Koniec partii. Wynik: 1 punkt.
    [few] Koniec partii. Wynik: { $points } punkty.
   *[other] Koniec partii. Wynik: { $points } punktów.
  }
ui-winner = Koniec partii. Wygrywa { $player }.
ui-winners = Koniec partii. Wygrywają wspólnie: { $players }.
ui-in-past = Oglądasz wcześniejszy moment partii.
ui-last-move = Od ostatniego ruchu
ui-spectator = Widz
ui-sandbox = Stół próbny
ui-offline = Brak połączenia; ponawiam…
ui-unsure = Nie ma jeszcze odpowiedzi. Możliwe, że mimo to się udało; strona pokaże to, gdy wróci połączenie.
ui-unsure-move = Nie ma jeszcze odpowiedzi. Możliwe, że mimo to twój ruch został wykonany; strona pokaże go, gdy wróci połączenie.
ui-made = Twój ruch został wykonany.
ui-not-made = Twój ruch nie został wykonany. Spójrz na stół i zdecyduj.
ui-tools = Narzędzia
ui-text-view = Stół jako tekst
ui-text-preview = Co zrobi ten ruch
ui-text-after = Twój panel po tym ruchu
ui-text-after-title = po tym ruchu
ui-keys = Skróty klawiszowe
ui-tabs = Części stołu
ui-tab-board = Plansza
ui-tab-me = Ja
ui-tab-shared = Zasoby
ui-tab-others = Inni
ui-tab-history = Historia
ui-players = Gracze
ui-to-play = ma ruch
ui-forecast = Gdyby partia skończyła się teraz
ui-unfold = Wszystko, co ma { $player }
ui-confirm = Zatwierdź
ui-confirm-and = Zatwierdź · { $what }
ui-made-by-itself = Twój jedyny ruch, wykonany automatycznie: „{ $what }”
ui-undo = Cofnij
ui-undo-key = Cofnij (Ctrl+Z)
ui-undo-here = Cofnij do tego miejsca
ui-undo-far = { $count ->
    [one] Powrót do ruchu { $move } i cofnięcie jednego ruchu.
    [few] Powrót do ruchu { $move } i cofnięcie { $count } ruchów.
    [many] Powrót do ruchu { $move } i cofnięcie { $count } ruchów.
   *[other] Powrót do ruchu { $move } i cofnięcie { $count } ruchu.
  }
ui-undo-more = { $count ->
    [one] i jeszcze jeden
    [few] i jeszcze { $count }
    [many] i jeszcze { $count }
   *[other] i jeszcze { $count }
  }
ui-undo-voters = Do cofnięcia potrzebna jest zgoda: { $players }.
ui-undo-you = ty
ui-redo = Ponów
ui-redo-key = Ponów cofnięty ruch (Ctrl+Y)
ui-restart-turn = Tura od nowa
ui-ask-undo = Poproś o cofnięcie
ui-ask-here = Poproś o cofnięcie do tego miejsca
ui-ask-now = Zapytaj: { $players }
ui-undo-asked = { $player } prosi o cofnięcie.
ui-undo-asked-mine = Prosisz o cofnięcie.
ui-undo-waiting = Czekamy na odpowiedź: { $waiting }.
ui-undo-held = { $count ->
    [one] Za gracza { $players } gra bot. Odpowiedź będzie możliwa, gdy gracz wróci na swoje miejsce.
    [few] Za graczy { $players } grają boty. Odpowiedź będzie możliwa, gdy gracze wrócą na swoje miejsca.
    [many] Za graczy { $players } grają boty. Odpowiedź będzie możliwa, gdy gracze wrócą na swoje miejsca.
   *[other] Za graczy { $players } grają boty. Odpowiedź będzie możliwa, gdy gracze wrócą na swoje miejsca.
  }
ui-undo-refused = { $player } nie zgadza się na cofnięcie.
ui-bot-asked = { $player } proponuje, żeby zamiast gracza { $seat } grał bot („{ $bot }”).
ui-bot-asked-mine = Proponujesz, żeby zamiast gracza { $seat } grał bot („{ $bot }”).
ui-bot-asked-away = { $player } proponuje usunąć bota { $seat }. Dopóki nikt nie usiądzie, bot grałby dalej.
ui-bot-asked-away-mine = Proponujesz usunąć bota { $seat }. Dopóki nikt nie usiądzie, bot gra dalej.
ui-bot-refused = { $player } nie zgadza się na zmianę bota.
ui-rules-asked = { $player } proponuje grać dalej według obecnych zasad.
ui-rules-asked-mine = Proponujesz grać dalej według obecnych zasad.
ui-rules-refused = { $player } nie zgadza się grać dalej według obecnych zasad.
ui-differs-title = Od początku tej partii zmieniły się zasady
ui-differs-about = Zasady albo wartości elementów na tym serwerze zmieniły się od początku tej partii i nie wszystkie ruchy pasują do obecnych. Nic nie ginie: całą partię można zapisać do pliku i żaden ruch nie zostanie usunięty.
ui-differs-line = Pierwszy wiersz, który się różni
ui-differs-line-of = wiersz { $line } z { $length }
ui-differs-who = Kto
ui-differs-nature = Losowanie
ui-differs-move = Co
ui-differs-why = Dlaczego
ui-differs-results = Wynik, który pozostaje
ui-differs-next = Jak grać dalej
ui-differs-taking = Partię można kontynuować według obecnych zasad od ostatniej chwili, w której zgadzają się z poprzednimi. Tak jak przy cofaniu, { $back ->
    [one] cofnięty zostanie ostatni wiersz
    [few] cofnięte zostaną ostatnie { $back } wiersze
   *[other] cofniętych zostanie ostatnich { $back } wierszy
  } dziennika, ale dziennik zachowa to, co zagrano.
ui-differs-go-on = Graj dalej od tego miejsca
ui-differs-ask = Poproś o zgodę, by grać dalej od tego miejsca ({ $players })
ui-differs-nothing = Według obecnych zasad nie da się rozegrać nawet początku tej partii. Zapisz ją do pliku: odczyta go serwer z poprzednimi zasadami.
ui-request-host = Gospodarz stołu
ui-request-withdraw = Anuluj prośbę
ui-agree = Zgadzam się
ui-disagree = Odmawiam
ui-all-moves = Wszystkie ruchy ({ $count })
ui-not-asked = Najpierw trzeba zdecydować o czymś innym.
ui-not-yours = To należy do gracza { $player }.
ui-impossible = Teraz niedostępne. Dlaczego?
ui-refusals = Nic innego nie jest możliwe
ui-mute = Nie ostrzegaj mnie więcej
ui-hint = Podpowiedź
ui-hint-help = Do trzech dobrych ruchów. Wszyscy dowiedzą się, że korzystasz z podpowiedzi.
ui-hints = Dobre ruchy: szansa na wygraną, spodziewane punkty
ui-hints-alone = Dobre ruchy: spodziewane punkty
ui-hints-plain = Dobre ruchy
ui-first-choices = Dobre pierwsze zagrania
ui-choices-awaited = Boty szukają dobrych zagrań…
ui-choices = Dobre zagrania dla początkujących
ui-choices-on = Na początku
ui-choices-off = Nie
ui-hint-best = { $win }%, pkt: { $points }
ui-hint-other = { $win }% ({ $less }), pkt: { $points } ({ $fewer })
ui-hint-best-alone = pkt: { $points }
ui-hint-other-alone = pkt: { $points } ({ $fewer })
ui-hint-equal = mniej więcej równie dobry
ui-hint-worse = nieco gorszy
ui-hint-first = pierwszy wybór botów
ui-since = Od twojej ostatniej tury ({ $count })
ui-zoom = Wielkość planszy
ui-zoom-in = Większa
ui-zoom-out = Mniejsza
ui-zoom-fit = Cała plansza
ui-time = Przeglądanie partii
ui-time-first = Na początek
ui-time-round-back = Rundę wstecz
ui-time-back = Ruch wstecz
ui-time-on = Ruch naprzód
ui-time-round-on = Rundę naprzód
ui-time-now = Do bieżącej chwili
ui-to-now = Wróć do bieżącej chwili
ui-try-here = Graj dalej przy stole próbnym
ui-when = Ruch { $number } z { $last }
ui-share = Zapisz i udostępnij
ui-picture-png = Obraz planszy (PNG)
ui-picture-svg = Obraz planszy (SVG)
ui-moment = Link do tego momentu
ui-history = Historia
ui-set-up = Przygotowanie
ui-set-up-done = Gra jest przygotowana.
ui-history-all = Cała historia
ui-announced = Co robią pozostali
ui-announced-undone = Cofnięto ostatni ruch.
ui-chat = Czat
ui-chat-text = Wiadomość
ui-chat-none = Nie ma jeszcze wiadomości.
ui-notice-held = { $by } wzywa bota, żeby grał za nieobecnego gracza { $player }{ $count ->
    [0] .
   *[other] . Bot poczeka na jego powrót { $count } s.
  }
ui-notice-choices = { $by } korzysta z listy dobrych zagrań.
ui-notice-hint = { $by } korzysta z podpowiedzi.
ui-notice-by-watcher = Ktoś z widzów
ui-notice-bot-set = { $by } sadza bota { $player } („{ $bot }”) na wolnym miejscu.
ui-notice-bot-removed = { $by } usuwa bota { $player }. Dopóki nikt nie usiądzie, bot gra dalej.
ui-notice-dealt-anew = { $player } zastępuje bota. Nikt inny nie wykonał jeszcze ruchu, więc jest nowe rozdanie i partia zaczyna się od początku.
ui-notice-came-again = { $player } znowu siedzi przy stole. Rozdanie się nie zmienia.
ui-notice-left-deal = { $player } zastępuje bota. Wcześniej ktoś opuścił partię, więc rozdanie się nie zmienia.
ui-notice-begun = { $player } dołącza do trwającej partii. To, co wcześniej rozdano i zagrano, zostaje.
ui-notice-begun-by-hand = { $player } dołącza do trwającej partii. Rozdanie było ręczne, więc nowego nie będzie.
ui-notice-begun-imported = { $player } dołącza do partii, która nie zaczęła się przy tym stole: pochodzi z pliku albo z lekcji.
ui-notice-rules-new = Od ostatniego ruchu zmieniły się na tym serwerze zasady albo wartości elementów. Wszystkie ruchy tej partii pasują do nowych, więc gra toczy się dalej według nich.
ui-notice-rules-taken-over = Od początku tej partii zmieniły się zasady. Gra toczy się dalej według obecnych, od ostatniej chwili, w której zgadzają się z poprzednimi; to, co zagrano później, zostało cofnięte.
ui-notice-sandbox = { $by } otwiera stół próbny z obecną pozycją, żeby wypróbować ruchy i korzystać z podpowiedzi.
ui-arriving-dealt-anew = Partia już trwa, ale dotąd ruchy wykonywały tylko boty. Gdy usiądziesz, będzie nowe rozdanie.
ui-arriving-came-again = Partia już trwa. Masz już za sobą grę na tym miejscu, więc nowego rozdania nie będzie.
ui-arriving-left-deal = Partia już trwa i ktoś ją opuścił, więc gdy usiądziesz, nowego rozdania nie będzie.
ui-arriving-begun = Partia już trwa i ruchy wykonywali w niej także ludzie. To, co wcześniej rozdano i zagrano, zostaje.
ui-arriving-begun-by-hand = Partia już trwa. Rozdanie było ręczne, więc gdy usiądziesz, nowego nie będzie.
ui-arriving-begun-imported = Ta partia nie zaczęła się przy tym stole: pochodzi z pliku albo z lekcji.
ui-chat-watching = { $name } (ogląda)
ui-send = Wyślij
ui-final = Wynik końcowy
ui-place = Pozycja
ui-player = Gracz
ui-total = Razem
ui-ties-broken = Remisy rozstrzygnięto według zasad.
ui-alone-like = Tyle zwykle zdobywa w grze solo bot „{ $bot }”: od { $least } do { $most } pkt.
ui-alone-between = W grze solo bot „{ $weaker }” zdobywa zwykle od { $least } do { $most } pkt, a „{ $stronger }” od { $low } do { $high }; ten wynik leży pomiędzy.
ui-alone-above = Żaden z botów nie zdobywa zwykle aż tyle w grze solo: „{ $bot }” ma od { $least } do { $most } pkt.
ui-alone-below = Boty zdobywają w grze solo zwykle więcej: „{ $bot }” ma od { $least } do { $most } pkt.
ui-rematch = Rewanż
ui-rematch-alone = Zagraj ponownie
ui-to-rematch = Do następnej partii
ui-help-now = Bieżąca decyzja
ui-help-steps = Krok po kroku
ui-help-missed = O tym często się zapomina
ui-help-signs = Symbole na stole
ui-help-browsers = Przeglądarki
ui-browsers = Mercat działa w przeglądarkach Chrome i Edge od wersji { $chrome }, Firefox od { $firefox } i Safari od { $safari }.
ui-too-old = Ta przeglądarka jest za stara dla Mercata: strony mogą wyglądać źle, a niektóre rzeczy mogą nie działać.
ui-sign-choice = To można kliknąć. W lekcji symbol prowadzi przez kolejne kliknięcia, aż do przycisku Zatwierdź. Kliknij cokolwiek innego, a dowiesz się, dlaczego nie można tego wybrać.
ui-sign-chosen = To jest wybrane. Kliknij ponownie, żeby cofnąć wybór.
ui-sign-look = Tylko do obejrzenia: o tym mówi lekcja.
ui-sign-news = Od twojej ostatniej tury inni coś tu zmienili.
ui-sign-after = Jeszcze nie: tak wyglądałby twój panel po wybranym ruchu.
ui-help-icons = Ikony
ui-help-set-up = Przygotowanie i liczba graczy
ui-to-rule = Zasada
ui-help-search = Szukaj w zasadach
ui-help-nothing = Żadna zasada nie zawiera tych słów.
ui-assumed = Wartości założone
ui-keys-move = ruch wstecz i naprzód
ui-keys-round = rundę wstecz i naprzód
ui-keys-ends = na początek, do bieżącej chwili
ui-keys-arrows = na mapie heksów: na sąsiedni heks
ui-keys-choices = na mapie: na pierwszy, na ostatni heks do wyboru
ui-keys-choice = na mapie: na poprzedni, na następny heks do wyboru
ui-keys-confirm = zatwierdzenie ruchu
ui-keys-cancel = wyczyszczenie wyboru
ui-keys-undo = cofnięcie ruchu
ui-keys-redo = ponowienie cofniętego ruchu
ui-keys-number = przycisk z tą liczbą albo na tym miejscu
ui-keys-letter = przycisk z podkreśloną tą literą
ui-keys-chat = napisanie wiadomości
ui-keys-skip = pokazanie od razu ruchów pozostałych graczy
ui-keys-hint = podpowiedź (tam, gdzie jest dostępna)
ui-keys-zoom = plansza większa, mniejsza, cała
ui-keys-list = ta lista
ui-key-home = Home
ui-key-end = End
ui-key-page-up = Page Up
ui-key-page-down = Page Down
ui-key-enter = Enter

## Wykresy zakończonej partii

ui-charts = Przebieg partii
ui-course = Dotychczasowe rundy
ui-chart-start = Początek
ui-chart-after-round = Po rundzie
ui-chart-lines = Punkty końcowe według kategorii
ui-chart-lines-of = Punkty według kategorii: { $player }
ui-chart-figures = Liczby w tabelach
ui-chart-in-tables = liczby są w tabelach na stronie „Stół jako tekst”
chart-value = { $value }
chart-points = Punkty
chart-income = Pieniądze otrzymane w rundzie
chart-money = Pieniądze

## What usually happens in a game

ui-statistics = Co zwykle się dzieje
ui-statistics-bots = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
} między botami jednego rodzaju ({ $bots }), w symulacji ze zwykłymi opcjami. Ludziom może pójść inaczej.
ui-statistics-own = Na tym serwerze
ui-statistics-own-about = { $games ->
    [one] Jedna zakończona partia
    [few] { $games } zakończone partie
   *[other] { $games } zakończonych partii
} z ludźmi przy stole, bez stołów próbnych.
ui-statistics-none = Nie ma statystyk tej gry według jej obecnych zasad.
ui-statistics-assumed = Niektóre wartości i interpretacje zasad w tych partiach są założone, bo nie podaje ich żadne publicznie dostępne źródło. Z egzemplarzem gry liczby mogą być inne.
ui-statistics-players = { $seats ->
    [one] Jeden gracz
    [few] { $seats } graczy
   *[other] { $seats } graczy
}
ui-statistics-summary = Średnia liczba ruchów w partii, razem z losowaniami: { $moves } (od { $least } do { $most }); zwycięzca zdobywa średnio { $winning } pkt.
ui-statistics-alone = Średnia liczba ruchów w partii, razem z losowaniami: { $moves } (od { $least } do { $most }); średni wynik: { $winning } pkt.
ui-statistics-seats = Według miejsca przy stole
ui-statistics-often = Jak często
ui-statistics-wins = Wygrane
ui-statistics-mean = Średnio punktów
ui-statistics-spread = Od – do
ui-statistics-average = Średnio
ui-statistics-rare = Pominięte, bo wystąpiły zbyt rzadko, by coś z tego wynikało: { $count }
ui-statistics-together = To, co stoi w jednym wierszu, zawsze należało do tego samego gracza.
ui-statistics-margin = ± to przedział 95%. Przy { $seats } równie dobrych graczach każdy wygrywa { $even } partii.

## Zapisy: czego oczekiwano i co jest

claim-nothing = nic
claim-refusal = { $why }
claim-change = zmiana, którą ta gra rozumie (wszystkie wymienia jej rejestr zasad)
claim-question = pytanie, które ta gra rozumie (wszystkie wymienia jej rejestr zasad)
claim-possible = pozycja, do której może dojść w partii
claim-written = liczba, którą można wpisać; ta wynika z pozostałych
claim-computed = { $path } wynika z reszty pozycji
claim-seat = gracz tej partii
claim-between = { $path } od { $least } do { $most }
claim-number = liczba całkowita
claim-one-of = jedno z: { $values }
claim-score-line = wiersz punktacji: { $lines }
claim-path = ścieżka, która wskazuje jedną liczbę pozycji
claim-several = { $path } wskazuje { $fields }
claim-no-path = { $path } nie wskazuje żadnej
claim-no-path-like = { $path } nie wskazuje żadnej (ścieżką jest { $meant })
claim-can-go-on = pozycja, od której można grać dalej według zasad
claim-can-move = pozycja, w której decydujący gracz ma dozwolony ruch
claim-no-move = żadnego dozwolonego ruchu w { $step }
claim-does-not-fit = { $error }; wartości wpisane przez let nie pasują do siebie
claim-whole = gra, gracze, a potem ruchy lub twierdzenia
claim-nothing-to-check = nie ma czego sprawdzać
claim-set-up-first = przygotowanie (game, seats, option, seed, deal, include) przed wszystkim innym
claim-set-up = zrozumiały wiersz i partia, którą można zacząć
claim-not-understood = niezrozumiałe: { $line }
claim-no-game = żaden wiersz nie mówi, jaka to gra
claim-word-of-game = { $name } to słowo tej gry; nazwij gracza inaczej
claim-bad-name = gracz nie może nazywać się { $name }
claim-same-name = dwoje graczy ma to samo imię
claim-include = nazwa pliku, który leży obok tego i sam niczego nie dołącza
claim-not-included = nie można dołączyć pliku { $file }
claim-move = gracz i ruch
claim-move-and-reason = gracz i ruch, a po nich powód
claim-beginning = wiersz, który zaczyna się od gracza, nature lub jednego ze słów z docs/transcripts.md
claim-undo = undo albo undo i liczba wierszy
claim-to-undo = ruch, który można cofnąć
claim-offered = ruch jest możliwy
claim-not-offered = ruch nie jest możliwy
claim-a-move = ruch tej gry
claim-refused = odmowa: { $reason }
claim-refused-so = { $reason }: { $why }
claim-drawn-before = { $why } Ziarno wykonało to losowanie przed wierszem „{ $line }”: napisz deal off na początku albo ten wiersz przed tamtym
claim-instead = { $why } [{ $reason }] Ruch ma { $whose }: { $many ->
    [0] nic
   *[other] { $moves } (razem { $many })
}
claim-step-line = step NAZWA; potem aim RUCH, wrong NAZWA RUCH i look WARTOŚĆ przed ruchem, który go spełnia
claim-step-look = look w postaci CECHA=WARTOŚĆ lub element=ID
claim-step-fulfilled = ruch uczącego się, który spełnia poprzedni krok, każdy krok raz
claim-step-reached = krok w turze uczącego się, z dozwolonym ruchem, który go spełnia
claim-step-not-reached = żaden dozwolony ruch go nie spełnia
claim-step-not-reached-after = po ruchach { $moves } nie dochodzi do tego kroku; zapisz ruchy pozostałych także dla tej drogi
claim-step-missed = dozwolony ruch, który jest błędny
claim-step-not-missed = spełnia go każdy dozwolony ruch
claim-step-goes-on = lekcja, która toczy się dalej po ruchu { $move }

# -- czy losowania w partii wynikają z jej ziarna
proof-fair = { $seeds ->
    [one] Ziarno zgadza się ze zobowiązaniem, a { $draws ->
        [0] niczego z niego nie losowano
        [one] jedyne losowanie z niego wynika
        [few] wszystkie { $draws } losowania z niego wynikają
       *[other] wszystkie losowania ({ $draws }) z niego wynikają
      }.
   *[other] Wszystkie ziarna ({ $seeds }) zgadzają się ze zobowiązaniami, a { $draws ->
        [0] niczego z nich nie losowano
        [one] jedyne losowanie z nich wynika
        [few] wszystkie { $draws } losowania z nich wynikają
       *[other] wszystkie losowania ({ $draws }) z nich wynikają
      }.
  }
proof-sealed = Ziarno jest tajne, dopóki może od niego zależeć jakieś losowanie; zobowiązanie jest jawne.
proof-wrong_seed = Ziarno nie zgadza się ze zobowiązaniem: to nie jest ziarno ustalone na początku.
proof-wrong_draw = Wiersz { $line } dziennika, „{ $text }”, nie wynika z ziarna.
proof-hand = { $draws ->
    [one] Jedno losowanie wpisano ręcznie; nie potwierdza go żadne ziarno.
    [few] { $draws } losowania wpisano ręcznie; nie potwierdza ich żadne ziarno.
   *[other] { $draws } losowań wpisano ręcznie; nie potwierdza ich żadne ziarno.
  }
proof-unknown = { $draws ->
    [one] Jedno losowanie pochodzi z ziarna, którego tu nie podano, i nie da się go sprawdzić.
    [few] { $draws } losowania pochodzą z ziarna, którego tu nie podano, i nie da się ich sprawdzić.
   *[other] { $draws } losowań pochodzi z ziarna, którego tu nie podano, i nie da się ich sprawdzić.
  }
proof-earlier = { $draws ->
    [one] Jedno losowanie odbyło się według wcześniejszych zasad i nie da się go sprawdzić według obecnych.
    [few] { $draws } losowania odbyły się według wcześniejszych zasad i nie da się ich sprawdzić według obecnych.
   *[other] { $draws } losowań odbyło się według wcześniejszych zasad i nie da się ich sprawdzić według obecnych.
  }
proof-commitment = Zobowiązanie: { $commitment }
proof-seed = Ziarno: { $seed }
ui-chance = Uczciwe losowanie
ui-chance-commitment = Zobowiązanie
ui-chance-seed = Ziarno
ui-chance-sign = Uczciwe losowanie: jak je sprawdzić
ui-chance-about = Zobowiązanie jest jawne od początku, a ziarno zostaje ujawnione po zakończeniu partii. Każdy może porównać jedno z drugim i sprawdzić każde losowanie: poleceniem „mercat replay PLIK --verify”, gdy partia jest zapisana w pliku, a samo zobowiązanie ręcznie:

# -- co jest nie tak w pliku elementów
components-too_large = plik ma ponad { $most } bajtów
components-unreadable = nie można go odczytać: { $why }
components-not_text = to nie jest tekst w UTF-8
components-too_deep = nawiasy są zagnieżdżone zbyt głęboko
components-number_too_long = liczba jest za długa
components-not_toml = to nie jest poprawny TOML: { $why }
components-kind = { $key }: powinno być: { $wanted }, a jest: { $found }
components-rule = { $key } należy do zasad i musi zachować wartość { $value }
components-unknown_key = { $table } nie ma „{ $key }”
components-unknown_key_near = { $table } nie ma „{ $key }”; czy chodziło o „{ $near }”?
components-missing = brakuje { $key }
components-length = { $key }: liczba pozycji to { $found }, a musi wynosić { $wanted }
components-empty = { $key } jest puste
components-fixed = { $key } to { $value }, a musi wynosić { $least }
components-range = { $key } to { $value }, a musi wynosić od { $least } do { $most }
toml-truth = true albo false
toml-integer = liczba całkowita
toml-number = liczba
toml-text = tekst
toml-list = lista
toml-table = tabela
toml-date = data

# -- co `mercat games GRA` mówi o wartościach i ścieżkach wszystkich gier
values-seat = gracz; zapisy podają jego imię
asked-over = czy gra jest skończona: yes albo no
asked-step = decyzja, którą trzeba podjąć, albo over
asked-to_move = kto decyduje: imię gracza, nature (los) albo nobody (nikt)
asked-SEAT-score = punkty gracza, gdyby gra skończyła się teraz
asked-SEAT-score-LINE = punkty z jednego wiersza punktacji
asked-SEAT-place = pozycja gracza, gdyby gra skończyła się teraz, od 1

## Reviews of finished games

review-outlook = { $win }%, pkt: { $points }
review-outlook-points = pkt: { $points }
review-worth = Szansa na wygraną: { $win }% zamiast { $instead }%; spodziewane punkty: { $played } zamiast { $better }.
review-worth-win = Szansa na wygraną: { $win }% zamiast { $instead }%.
review-worth-points = Spodziewane punkty: { $played } zamiast { $better }.
review-worth-lead = Spodziewana przewaga nad najlepszym przeciwnikiem, w punktach: { $played } zamiast { $better }.
review-before-draw = Przed następnym losowaniem: { $worth }
review-better = Ruch najsilniejszego bota: { $move }
ui-review-no-turns = Żadna decyzja nie była wyraźnie gorsza od tej, którą podjąłby najsilniejszy bot.
ui-review-by-search = Dla tej gry i tej liczby graczy nie ma wyuczonej oceny. Liczby pochodzą z partii, które boty dograły od każdej decyzji; są odpowiednio zaokrąglone, a szans zbyt niepewnych tu nie ma.
ui-review-smoothed = Każdy punkt linii to średnia z pięciu decyzji.
review-start = Początek
ui-review = Analiza
ui-review-chances = Szansa na wygraną
ui-review-points = Spodziewane punkty
ui-review-round = Runda
ui-review-turns = Punkty zwrotne
ui-review-table = Decyzja po decyzji
ui-review-decision = Decyzja
ui-review-decisions = { $count ->
    [one] 1 decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
  }
ui-review-beginning = Przed pierwszą rundą
ui-review-turns-here = { $count ->
    [one] Punkt zwrotny { $numbers }
   *[other] Punkty zwrotne { $numbers }
  }
ui-review-in-list = Pokaż na liście
ui-review-doing = Boty analizują partię. To chwilę potrwa; analiza pojawi się tutaj. Można też wrócić później.
ui-review-look-again = Sprawdź ponownie
ui-review-in-table = Te same liczby są w tabeli poniżej.
ui-review-failed = Nie udało się przygotować analizy.
ui-review-link = Analiza: szanse i punkty zwrotne

# -- people: the admin of the server

ui-admission = Kto tutaj gra
ui-admission-accounts-only = Żeby grać na tym serwerze, trzeba mieć konto. Oglądać można bez konta.
ui-admission-invitation-only = Żeby grać na tym serwerze, trzeba mieć zaproszenie. Wpisz kod albo zaloguj się. Oglądać można bez zaproszenia.
ui-chat-accounts-only = Możesz czytać czat. Żeby w nim pisać, trzeba mieć konto.
ui-chat-invitation-only = Możesz czytać czat. Żeby w nim pisać, trzeba mieć zaproszenie albo konto.
ui-admission-accounts-open = Żeby otwierać stoły na tym serwerze, trzeba mieć konto. Przy cudzych możesz usiąść bez konta.
ui-admission-hosts-open = Na tym serwerze stoły otwiera administrator. Możesz przy nich usiąść.
ui-sign-in-or-create = Zaloguj się albo załóż konto
ui-invitation-code = Kod zaproszenia
ui-invitation-enter = Wejdź
ui-invitation-enter-there = Wpisz kod zaproszenia
ui-announcement = Ogłoszenie
ui-announcement-close = Zamknij ogłoszenie
ui-banned-what-is-yours = Twoje dane

ui-report-or-mute = Zgłoś lub wycisz
ui-people-reported = Administrator ma twoje zgłoszenie. Dziękujemy.
ui-people-muted = Wyciszono: nie zobaczysz wiadomości tej osoby przy żadnym stole.
ui-people-unmuted = Znów widzisz wiadomości tej osoby.
ui-mute-title = Wycisz kogoś
ui-mute-about = Nie widzisz wiadomości wyciszonej osoby przy żadnym stole, ale inni je widzą. Ta osoba się o tym nie dowie.
ui-people-watching = ogląda
ui-people-is-muted = osoba wyciszona
ui-mute-person = Wycisz
ui-unmute-person = Cofnij wyciszenie
ui-mute-name = Wycisz: { $name }
ui-unmute-name = Cofnij wyciszenie: { $name }
ui-people-nobody = Nikt inny tu nie usiadł ani nie pisał.
ui-mutes-title = Wyciszone osoby
ui-report-title = Zgłoś administratorowi
ui-report-about = Administrator zobaczy, kto zgłasza, a także stół, wiadomość i to, co napiszesz. Zgłoszona osoba się o tym nie dowie.
ui-report-message = Wiadomość
ui-report-choose = Wybierz…
ui-report-person = Osoba
ui-report-text = Co jest nie tak? (opcjonalnie)
ui-report-send-message = Zgłoś wiadomość
ui-report-send-person = Zgłoś osobę

ui-host-page = Administracja
ui-host-parts = Części tej strony
ui-host-done = Gotowe. Wpis jest w dzienniku.
ui-host-backups-failing = Ostatnia kopia zapasowa nie powiodła się { $at }: { $why }. Ostatnia udana: { $newest }.
ui-host-backups-late = Serwer przestał robić kopie zapasowe. Ostatnia: { $newest }. Powód jest w dzienniku serwera.
ui-host-backups-never = żadna
ui-host-unversioned = { $game } działa inaczej niż dotąd (stół { $table }), ale VERSION zasad się nie zmieniła: autor gry musi ją podnieść.
ui-host-reports = Zgłoszenia
ui-host-reports-open = { $count ->
    [one] Jedno zgłoszenie czeka na rozpatrzenie.
    [few] { $count } zgłoszenia czekają na rozpatrzenie.
   *[many] { $count } zgłoszeń czeka na rozpatrzenie.
  }
ui-host-people = Osoby
ui-host-tables = Stoły
ui-host-chat = Czat
ui-host-bans = Blokady
ui-host-invitations = Zaproszenia
ui-host-announcement = Ogłoszenie
ui-host-limits = Limity
ui-host-log = Dziennik działań
ui-host-search = Szukaj
ui-host-search-people = Imię, także używane przy stołach
ui-host-search-tables = Imię gracza albo początek adresu stołu
ui-host-somebody = ktoś
ui-host-used-up = wykorzystane
ui-host-expired = nieważne
ui-host-lifted = zniesiona
ui-host-over = zakończona
ui-host-how-long = Na jak długo
ui-host-hours-1 = na godzinę
ui-host-hours-24 = na dzień
ui-host-hours-168 = na tydzień
ui-host-hours-720 = na 30 dni
ui-host-hours-8760 = na rok
ui-host-hours-0 = na stałe
ui-host-reason = Powód, który ta osoba zobaczy (opcjonalnie)
ui-host-ban = Zablokuj
ui-host-ban-about = Zablokowana osoba nie może grać, pisać ani oglądać. Może nadal pobrać i usunąć swoje dane i widzi, dlaczego i do kiedy jest zablokowana. Przy stołach można wezwać za nią bota. Blokadę można znieść.
ui-host-ban-network = Zablokuj sieć
ui-host-ban-network-about = Dotyczy gości i anonimowych odwiedzających z tej sieci, nie kont. Jednej sieci może używać kilka domów. Blokadę można znieść.
ui-host-address = Adres, na przykład 203.0.113.9
ui-host-ban-people-there = Żeby zablokować osobę, znajdź ją wśród osób, zgłoszeń albo na czacie.
ui-host-banned = Blokada na stałe
ui-host-banned-until = Blokada do { $until }
ui-host-lift = Znieś blokadę
ui-host-no-bans = Nie ma żadnej blokady.
ui-host-network = sieć { $network }
ui-host-delete = Usuń na zawsze
ui-host-delete-table = Usuń stół
ui-host-delete-line = Usuń wiadomość
ui-host-delete-about = Tego nie można cofnąć.
ui-host-delete-table-about = Stół zniknie razem z ruchami, czatem i wynikiem, a osoby, które mają tu miejsca, dowiedzą się, że usunął go administrator. Tego nie można cofnąć.
ui-host-reported-by = zgłasza { $name }
ui-host-handle = Oznacz jako rozpatrzone
ui-host-handle-about = Zgłoszenie trafia na koniec listy. Możesz je otworzyć ponownie.
ui-host-handled = rozpatrzone { $at }
ui-host-reopen = Otwórz ponownie
ui-host-no-reports = Nie ma zgłoszeń.
ui-host-is-host = administrator
ui-host-is-account = konto
ui-host-is-guest = gość
ui-host-seen = ostatnia wizyta { $at }
ui-host-sessions = { $count ->
    [one] { $count } urządzenie lub token
    [few] { $count } urządzenia i tokeny
   *[many] { $count } urządzeń i tokenów
  }
ui-host-tables-count = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
  }
ui-host-messages = { $count ->
    [one] { $count } wiadomość
    [few] { $count } wiadomości
   *[many] { $count } wiadomości
  }
ui-host-nobody-found = Nikogo nie znaleziono.
ui-host-no-tables = Nie znaleziono żadnego stołu.
ui-host-no-messages = Nie ma wiadomości.
ui-host-chat-of = Wiadomości przy stole { $table }.
ui-host-chat-all = Wiadomości przy wszystkich stołach
ui-host-invitations-idle = Goście nie potrzebują teraz zaproszenia: MERCAT_GUESTS nie ma wartości invitation.
ui-host-invite = Utwórz zaproszenie
ui-host-invite-about = Kod wpuszcza tyle osób, ile wybierzesz. Możesz go usunąć; kto już go użył, zostaje.
ui-host-invite-people = Liczba osób
ui-host-invite-days = Ważne przez (dni; 0: bez limitu)
ui-host-invite-note = Notatka dla ciebie (opcjonalnie)
ui-host-code-once = Ten kod widać tylko teraz. Przekaż kod albo link osobom, które zapraszasz.
ui-host-code-link = Link z kodem
ui-host-invitation-number = Zaproszenie { $number }
ui-host-lets-in = { $count ->
    [one] została { $count } osoba
    [few] zostały { $count } osoby
   *[many] zostało { $count } osób
  }
ui-host-withdraw = Usuń
ui-host-withdraw-about = Kod nie wpuści już nikogo.
ui-host-withdrawn = usunięte
ui-host-no-invitations = Nie ma zaproszeń.
ui-host-announce = Zamieść ogłoszenie
ui-host-announce-about = Ogłoszenie widać na górze każdej strony, dopóki się nie skończy. Każdy może je u siebie zamknąć. Zastępuje ono poprzednie, a zakończyć je możesz w każdej chwili.
ui-host-announce-text = Treść
ui-host-end-announcement = Zakończ ogłoszenie
ui-host-no-announcements = Nie ma ogłoszeń.
ui-host-limits-about = Ustawia się je w środowisku serwera. Zmiany działają po ponownym uruchomieniu; wszystkie ustawienia opisuje dokumentacja hostingu.
ui-host-settings = Ustawienia
ui-host-rates = Żądania
ui-host-rates-about = Limity dla jednej sieci: naraz, a potem na sekundę.
ui-host-log-about = Działania administratorów i poleceń, od najnowszych. Wpisy zostają przez rok, najwyżej 5000.
ui-host-by-command = polecenie
ui-host-until = do { $until }
ui-host-undone = cofnięte { $at }
ui-host-no-acts = Nie ma jeszcze żadnych działań.
ui-host-did-ban = blokada: { $whom }
ui-host-did-lift = zniesienie blokady: { $whom }
ui-host-did-invite = zaproszenie { $number } dla { $people ->
    [one] { $people } osoby
    [few] { $people } osób
   *[many] { $people } osób
  }
ui-host-did-withdraw = usunięcie zaproszenia { $number }
ui-host-did-announce = ogłoszenie: „{ $text }”
ui-host-did-end-announcement = koniec ogłoszenia { $number }
ui-host-did-handle = rozpatrzone zgłoszenie: { $whom }
ui-host-did-reopen = ponownie otwarte zgłoszenie: { $whom }
ui-host-did-name-host = { $whom } zostaje administratorem
ui-host-did-remove-host = { $whom } nie jest już administratorem
ui-host-did-delete-table = usunięcie stołu { $table }
ui-host-did-delete-lines = { $lines ->
    [one] usunięcie { $lines } wiadomości przy stole { $table }
    [few] usunięcie { $lines } wiadomości przy stole { $table }
   *[many] usunięcie { $lines } wiadomości przy stole { $table }
  }
ui-host-undo = Cofnij

# Dlaczego w grę spoza zestawu nie można zagrać
unplayable-import = Gry { $name } z { $place } nie da się zaimportować ({ $why }). Zainstaluj to, czego potrzebuje, albo ją popraw.
unplayable-no-game = Gra { $name } z { $place } nie ma opisu: { $module }.{ $attribute } musi być obiektem mercat.engine.game.Game.
unplayable-other-name = Gra { $name } z { $place } nazywa się inaczej: nadaj jej opisowi nazwę { $name } albo zmień nazwę entry pointu.
unplayable-name = Gra „{ $name }” z { $place } ma niedozwoloną nazwę: użyj małych liter, cyfr i pojedynczych podkreśleń, najwyżej 40 znaków.
unplayable-taken = Gra { $name } z { $place } jest pominięta, bo inna gra ma już tę nazwę: zmień nazwę jednej z nich albo ją usuń.
unplayable-no-texts = Gra { $name } z { $place } nie ma tekstów: obok jej modułu musi być plik text/en.ftl.
unplayable-set-up = Gry { $name } z { $place } nie da się przygotować ({ $why }). Popraw ją; mercat check powie więcej.
unplayable-outdated = Skompilowana postać gry { $name } z { $place } jest starsza niż jej źródła: uruchom ponownie mercat compile albo usuń jej folder z PYTHONPATH.
