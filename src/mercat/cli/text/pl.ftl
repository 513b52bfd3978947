## Co mówi wiersz poleceń podczas gry i opowiadania o niej.

serving = Mercat jest pod adresem { $address } – Ctrl+C kończy; stoły są zapisywane w { $data }.
serving-others = Inni w twojej sieci otwierają { $address }
hello = Wybierz numerem albo wpisz ruch. „pomoc” wyjaśni resztę.
goodbye = Do następnego razu.
over = Gra jest skończona.
player = Gracz { $number }
bot-random = Losowy
bot-greedy = Zachłanny
bot-search = Szukający
so-far = Dotąd: { $said } (Enter: krok wstecz)
sure = Wykonać ten ruch mimo to? (tak/nie)
yes = tak
    .letter = t
undone = Cofnięto do wiersza { $length }.
no-such-number = Wybierz numer od 1 do { $most }.
not-understood = To niezrozumiałe; „pomoc” powie, co można wpisać.
which-file = Po poleceniu podaj plik.
which-language = Po poleceniu podaj jeden z tych języków: { $languages }.
saved = Zapisano w { $file }.
not-saved = Nie udało się zapisać { $file }: { $why }
how-to-move = Numer wybiera; Enter cofa o krok albo pokazuje stół; ruch można wpisać tak, jak zapisuje go historia.

command-undo = cofnij
    .letter = c
    .help = cofa twoją ostatnią decyzję
command-view = stół
    .letter = v
    .help = pokazuje stół
command-history = historia
    .letter = h
    .help = opowiada grę od początku
command-scores = punkty
    .letter = p
    .help = punkty, gdyby gra skończyła się teraz
command-save = zapisz
    .letter = z
    .help = z plikiem: zapisuje grę
command-load = wczytaj
    .letter = w
    .help = z plikiem: wznawia zapisaną grę
command-language = język
    .letter = j
    .help = z en, es albo pl: zmienia język
command-help = pomoc
    .letter = ?
    .help = wyjaśnia tę decyzję i polecenia
command-quit = wyjdź
    .letter = q
    .help = kończy grę przy tym stole

words-moves = Ruchy (słowo wielkimi literami oznacza jedną ze swoich wartości)
words-values = Wartości
words-paths = Ścieżki do „let” i „=” w zapisach partii (w nawiasie: co tam stoi)
words-score = Wiersze punktacji (SEAT.score.LINE)
words-steps = Decyzje („= step”) i co można wtedy powiedzieć
words-reasons = Powody odmowy
