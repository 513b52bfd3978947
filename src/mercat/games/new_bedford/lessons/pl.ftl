# Lekcje New Bedford po polsku. O każdym kroku: o co chodzi, co zrobić i co usłyszy ten, kto wybierze inny ruch.

lesson-first-start = Wygrywa się wielorybami, a do nich potrzebny jest statek: drewno, żeby go przygotować, i żywność na rejs. Towary i pieniądze to razem { MONEY(5) }, więc weź to, czego trzeba pierwszemu statkowi, i zostaw coś w kieszeni.
lesson-first-start-aim = Weź co najmniej 1 drewno i 1 żywność i zostaw co najmniej { MONEY(1) }.
lesson-first-start-wrong = Tak zostaniesz bez grosza. Weź co najmniej 1 drewno i 1 żywność i zostaw { MONEY(1) } lub więcej.
lesson-first-start-no_wood = Bez drewna żaden statek nie wypłynie: nawet pierwszy płaci w stoczni 1 drewno.
lesson-first-start-no_food = Za rejs płaci się żywnością. Weź co najmniej 1.

lesson-first-dockyard = W każdej rundzie stawiasz dwóch robotników, na zmianę z przeciwnikiem, i każdy działa od razu. Kto przychodzi na puste pole, dostaje jego premię: masz koło sterowe i zaczynasz, więc w stoczni płacisz 1 drewno zamiast 2.
lesson-first-dockyard-aim = Postaw robotnika w stoczni, żeby przygotować statek.
lesson-first-dockyard-wrong = To dobre pole, ale może poczekać: stocznia przestanie być tania, gdy stanie w niej ktoś inny.

lesson-first-pier = Statek stoi w doku. Molo miejskie wysyła go w morze i wciąż jest puste: pierwszy płaci o 1 żywność mniej.
lesson-first-pier-aim = Postaw drugiego robotnika na molo miejskim.
lesson-first-pier-wrong = Statek w doku niczego nie złowi. Wyślij go w tej rundzie: molo miejskie wciąż jest puste.

lesson-first-row = Numer rzędu to jego cena w żywności, dla ciebie o 1 niższa. Co rundę statek zbliża się o jeden rząd i może wziąć wieloryba: z rzędu 2 poluje dwa razy i wraca w rundzie 3. Dalej jest więcej wielorybów i wcześniejszy wybór, ale późniejszy powrót.
lesson-first-row-aim = Wyślij statek do rzędu 2.
lesson-first-row-wrong = Wybierz rząd 2: dwa wieloryby i powrót w rundzie 3.
lesson-first-row-near = Rząd 1 to tylko jeden wieloryb za tę samą pracę. Popłyń o rząd dalej.
lesson-first-row-far = Daleki rejs bywa dobry, ale zostaniesz bez żywności i wrócisz późno. Na pierwszy rejs wybierz rząd 2.

lesson-first-first_whale = Z worka ciągnie się o jeden żeton więcej, niż jest statków na morzu. Wieloryb biskajski daje 1 punkt i po powrocie kosztuje { MONEY(2) }, grenlandzki daje 2 punkty i kosztuje { MONEY(4) }: ta cena to udział.
lesson-first-first_whale-aim = Złów wieloryba.
lesson-first-first_whale-wrong = Na statku zmieści się dowolnie wiele wielorybów, a o udziale decydujesz dopiero w porcie. Złów jednego.

lesson-first-warehouse = Statek poluje sam, a w mieście można budować. Budynki dają punkty i pracują dla ciebie, a większość wymaga cegieł. Magazyn daje 1 cegłę, a pierwszemu jeszcze 1 dowolny towar.
lesson-first-warehouse-aim = Postaw robotnika w magazynie.
lesson-first-warehouse-wrong = Przydatne, ale teraz trzeba cegieł na bank, a premia magazynu jest wolna.

lesson-first-bonus = Premia jest twoja: drewno, żywność albo cegła. Bank kosztuje 4 cegły i za każdym razem daje właścicielowi { MONEY(5) }, akurat na twoje wieloryby.
lesson-first-bonus-aim = Weź cegłę.
lesson-first-bonus-wrong = Drewno i żywność łatwo dostać w lesie i na farmie, po 2 albo 3 naraz, a cegieł przybywa powoli. Weź cegłę.

lesson-first-second_brick = Statek przeciwnika też jest na morzu, dalej niż twój. Na bank wystarczą ci 3 cegły: pierwszy w ratuszu oszczędza 1 towar. Na to samo pole można pójść znowu, już bez premii.
lesson-first-second_brick-aim = Idź jeszcze raz do magazynu.
lesson-first-second_brick-wrong = Do banku w następnej rundzie brakuje jednej cegły. Jest w magazynie.

lesson-first-second_whale = Dwa statki, trzy żetony. Najdalszy wybierał pierwszy i wziął kaszalota za 4 punkty: po to są długie rejsy. Ty bierzesz z reszty; pustego morza nie można wziąć.
lesson-first-second_whale-aim = Złów wieloryba, który został.
lesson-first-second_whale-wrong = Nie ma powodu go zostawiać: dzięki bankowi zapłacisz za oba wieloryby.

lesson-first-town_hall = Pod koniec tej rundy statek wraca, a ty zaczynasz. Buduje się w ratuszu; pierwszy oszczędza 1 towar.
lesson-first-town_hall-aim = Postaw robotnika w ratuszu.
lesson-first-town_hall-wrong = Zaczynasz rundę, więc możesz zbudować taniej. Idź do ratusza przed przeciwnikiem.

lesson-first-build = Każdy budynek to na koniec 1 punkt. Ze swojego korzystasz za darmo raz na rundę; inni najpierw płacą ci { MONEY(1) }.
lesson-first-build-aim = Zbuduj bank, oszczędzając cegłę.
lesson-first-build-wrong = Można, ale wieloryby kosztują, a pieniądze daje bank.

lesson-first-bank = Z nowego budynku można skorzystać od razu. Pod koniec rundy trzeba zapłacić udział za oba wieloryby albo sprzedać je za połowę.
lesson-first-bank-aim = Postaw drugiego robotnika w banku i weź { MONEY(5) }.
lesson-first-bank-wrong = Policz: bez tych { MONEY(5) } nie zapłacisz za wieloryby i trzeba będzie je sprzedać.

lesson-first-keep = Statek wrócił. Zapłać udział, a wieloryb i jego punkty są twoje; sprzedaj, a od razu dostaniesz połowę, ale inni mogą go kupić i zabrać punkty.
lesson-first-keep-aim = Zatrzymaj wieloryba.
lesson-first-keep-wrong = Masz pieniądze, a sprzedaż oddałaby punkty przeciwnikowi. Zatrzymaj wieloryba.

lesson-first-keep_on = Drugi wieloryb, to samo pytanie. Same pieniądze dają na koniec niewiele: 1 punkt za każde pełne { MONEY(5) }.
lesson-first-keep_on-aim = Zatrzymaj i tego.
lesson-first-keep_on-wrong = Stać cię na niego. Punkty są warte więcej niż pieniądze.

lesson-first-plan = Statek czeka w porcie i trzeba go znowu przygotować, a masz jeszcze drugi. Z zapasem drewna i żywności wykorzystasz chwilę, gdy stocznia i molo są tanie.
lesson-first-plan-aim = Przygotuj następny rejs: idź do lasu, na farmę albo do stoczni.
lesson-first-plan-wrong = Najpierw następny rejs: drewno z lasu, żywność z farmy albo od razu do portu.

lesson-first-end = Już wiesz, jak to działa: przygotować, łowić, płacić, budować. Odtąd gra toczy się naprawdę, do rundy 12. Oba statki na morzu, bank na udziały i pod koniec wielkie budynki, jak rezydencja: tak się wygrywa.

# Dla początkujących: na co patrzeć, gdy pytanie pada po raz pierwszy.

advice-starting = Pierwszy statek potrzebuje 1–2 drewna i 2–3 żywności; dolar lub dwa w kieszeni dają swobodę.
advice-starting-other = Towary wzięte teraz oszczędzą później robotnika: drewno na statki i budynki, żywność na rejsy, cegły na budynki.
advice-placing = Na początku przygotuj i wyślij statek, a robotników stawiaj najpierw tam, gdzie czeka premia; między rejsami buduj.
advice-placing-late = Gdy zostało mało rund: sprowadź statki, opłać ich wieloryby i buduj dla punktów.
advice-selling = Sprzedaj to, czego nie będzie wymagać następny statek ani budynek; pieniądze są na wieloryby.
advice-building = Na początku najwięcej daje budynek, z którego skorzystasz wiele razy.
advice-building-late = Gdy zostało mało rund, wybierz budynek z dodatkowymi punktami.
advice-launching = Statek w dalszym rzędzie wybiera wcześniej, ale kosztuje to żywność i czas: zwykle wystarcza bliski rząd.
advice-launching-late = Gdy zostało mało rund, wystarcza bliski rząd: daleki kosztuje żywność, a połowów może nie przybyć.
advice-launching-other = Statek w dalszym rzędzie wybiera wcześniej i łowi częściej, ale kosztuje to żywność i czas.
advice-choosing = Weź najlepszego wieloryba, za którego po powrocie zapłacisz udział.
advice-landing = Zatrzymaj to, za co możesz zapłacić: punkt za { MONEY(2) }, a same pieniądze dają jeden za { MONEY(5) }.
advice-bidding = Za pełny udział wieloryb to wciąż punkt za { MONEY(2) }: kup, jeśli nie masz na co lepiej wydać pieniędzy.

# Zasady, o których często się zapomina

missed-1 = Z każdym robotnikiem możesz raz dokupić 2 drewna albo 2 żywności za { MONEY(3) }, w dowolnej chwili przed końcem jego akcji: pole, na które cię nie stać, może okazać się dostępne.
missed-2 = { MONEY(1) } za cudzy budynek płaci się przed użyciem; nie można zapłacić z tego, co budynek da.
missed-3 = Sprzedany wieloryb od razu daje połowę udziału, ale potem inni mogą go kupić i dostać jego punkty.
missed-4 = Po 12. rundzie statki jeszcze wracają i można zapłacić za ich wieloryby, ale połowu już nie ma.
