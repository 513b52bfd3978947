# Lekcje Poseidona po polsku. O każdym kroku: o co chodzi, co zrobić i co usłyszy ten, kto wybierze inny ruch.

lesson-first-card = W Poseidonie liczą się pieniądze: decyduje twoja gotówka i wartość twoich kupców. Najpierw kupuje się karty specjalne; każda płaci co rundę odkryć, dopóki jej moc nie zostanie użyta. Dwie już masz, a karta { card-delos } jest tania: jej biały znacznik podwaja faktorię.
lesson-first-card-aim = Kup kartę { card-delos } za 20 drachm.
lesson-first-card-wrong = Karta { card-knossos } też daje wysoką kulturę, ale od tego masz kartę { card-mykene }. Karta { card-delos } podwoi tę kulturę.

lesson-first-found = Pierwsza runda kupiecka. Przeciwnik ma już państwo { nation-sparta }. Państwo to spółka: kto je założy, zostaje królem i nim kieruje, a zarabiają na nim wszyscy, którzy mają jego kupców.
lesson-first-found-aim = Załóż państwo { nation-athenai }: wokół są wyspy, a obok { name-G9 }.
lesson-first-found-wrong = { nation-athenai } leżą dla ciebie najlepiej: tuż obok pola { name-G9 }, gdzie twoja karta postawi wysoką kulturę.
lesson-first-found-later = Na kupców innych państw przyjdzie jeszcze czas; najpierw własne państwo.
lesson-first-found-pass = Potrzebujesz własnego państwa, inaczej tylko przeciwnik zdecyduje, ile zarabiają kupcy.

lesson-first-prestige = Prestiż to cena kupca, dla ciebie i dla innych, a skarbiec dostaje tyle za każdego wystawionego. Gdy jest niski, państwa nie stać na statki; gdy wysoki, ty kupisz niewielu.
lesson-first-prestige-aim = Wybierz 70 albo 80.
lesson-first-prestige-wrong = Wybierz 70 albo 80: starczy na statki, a ciebie będzie stać na większość.
lesson-first-prestige-low = Za nisko: skarbca prawie nie byłoby stać na statki. Wybierz 70 albo 80.
lesson-first-prestige-high = Za drogo: pieniądze poszłyby na paru kupców. Wybierz 70 albo 80.

lesson-first-place = Dyski wystawione teraz to kupcy na sprzedaż; skarbiec od razu dostaje za każdego tyle, ile wynosi prestiż. Te, które zostaną na karcie, będą faktoriami.
lesson-first-place-aim = Wystaw 7 kupców.
lesson-first-place-wrong = Wystaw 7: będzie na flotę, a nie oddasz zbyt wiele z przyszłych dochodów.
lesson-first-place-few = Przy pięciu skarbcowi zabraknie po trzech statkach i ofierze. Wystaw 7.
lesson-first-place-many = Każdy cudzy kupiec zarabia razem z tobą, a dysków zabraknie na faktorie. Wystaw 7.

lesson-first-take_up = Musisz kupić co najmniej połowę. Kto później będzie mieć więcej kupców niż król, może przejąć koronę, a każdy kupiec płaci ci, gdy flota wypływa.
lesson-first-take_up-aim = Kup 5 lub więcej.
lesson-first-take_up-wrong = Wolno kupić czterech, ale ci kupcy wkrótce zarobią: kup co najmniej 5.

lesson-first-buy = W każdej turze możesz założyć państwo albo kupić jednego kupca. Na kupcach innych państw zarabiasz, gdy wypływają ich floty, ktokolwiek nimi kieruje.
lesson-first-buy-aim = Kup kupca państwa { nation-sparta }.
lesson-first-buy-wrong = Na początek wystarczy jedno państwo. Weź raczej udział w drugim.
lesson-first-buy-pass = Gotówka w sakiewce nic nie daje. Kup kupca państwa { nation-sparta }.

lesson-first-end_turn = Możesz też sprzedawać kupców w cenie prestiżu; ale król, który sprzedaje kupców własnego państwa, obniża jego prestiż. Nie dziś.
lesson-first-end_turn-aim = Zakończ turę.
lesson-first-end_turn-wrong = Kupiec jeszcze nic nie zarobił. Zakończ turę.

lesson-first-pass = Runda kupiecka kończy się, gdy wszyscy kolejno spasują. Zostaw trochę gotówki: dobrzy kupcy będą drożsi.
lesson-first-pass-aim = Spasuj.
lesson-first-pass-wrong = Na razie wystarczy: teraz dwie rundy odkryć, potem znów można kupować. Spasuj.

lesson-first-culture = Pierwsza runda odkryć. Karty teraz płacą albo używasz ich mocy: karta { card-mykene } daje twojemu państwu wysoką kulturę, faktorię o wartości 6 tuż obok twojego portu i bez wysyłania statku. Będzie płacić całą grę.
lesson-first-culture-aim = Daj wysoką kulturę państwu { nation-athenai }.
lesson-first-culture-wrong = 15 drachm na rundę albo 6 dla każdego kupca, ilekroć wpłynie flota: użyj mocy.

lesson-first-kings_money = Jako król możesz przełożyć trochę ze skarbca do własnej sakiewki. Skarbce na koniec nikomu się nie liczą, więc bierz, póki starcza na statki.
lesson-first-kings_money-aim = Weź 5.
lesson-first-kings_money-wrong = Skarbiec to wytrzyma, a na koniec liczy się tylko twoja sakiewka. Weź 5.

lesson-first-explore = Działają { nation-athenai }, bo zaczyna państwo o najwyższym prestiżu. Statek odkrywczy w fazie 1 płynie o jeden heks i otwiera flocie drogę do faktorii.
lesson-first-explore-aim = Popłyń na Andros (F12).
lesson-first-explore-wrong = Andros (F12) jest wart 3, a za nim leży Paros. Popłyń tam.
lesson-first-explore-mark = Znacznik może poczekać. Najpierw statek odkrywczy.
lesson-first-explore-stop = Runda bez odkryć jest stracona. Popłyń na Andros (F12).

lesson-first-build = Dokąd statek wpłynie, tam możesz z dysku zbudować faktorię. W fazie 1 na heksie mieści się jedno państwo: kto pierwszy, ten lepszy.
lesson-first-build-aim = Zbuduj faktorię na Andros.
lesson-first-build-wrong = Faktoria kosztuje tylko dysk, a każdemu kupcowi daje 3. Zbuduj ją.
lesson-first-build-home = Nowy port sam nic nie daje i kładzie się go tylko raz. Zbuduj tu faktorię.

lesson-first-marker = Biały znacznik podwaja jedną faktorię na zawsze. Połóż go tam, gdzie wartość jest największa i gdzie flota zawsze zagląda.
lesson-first-marker-aim = Podwój wysoką kulturę na G9: 12 zamiast 6.
lesson-first-marker-wrong = Im wcześniej, tym lepiej: odtąd liczy się co rundę. Połóż go na G9.
lesson-first-marker-less = Na Andros dodaje 3, na wysokiej kulturze 6.

lesson-first-ship = Każde państwo musi na koniec swojej tury mieć statek. Bank sprzedaje je po kolei, najpierw statki 2: każdy dodaje flocie 2 heksy zasięgu.
lesson-first-ship-aim = Kup statek 2.
lesson-first-ship-wrong = Bez statku nic nie wypłynie. Kup go.

lesson-first-ship_two = Wszystkie statki płyną razem jako flota. Z portu musi dotrzeć na G9 i wrócić koło Andros: na to 2 heksy nie wystarczą.
lesson-first-ship_two-aim = Kup drugi statek.
lesson-first-ship_two-wrong = Z zasięgiem 2 flota odwiedzi tylko wysoką kulturę. Kup jeszcze jeden statek.

lesson-first-ship_three = Trzy statki to najwięcej. Przy zasięgu 6 flota dotrze też do świątyni H14; ale uwaga: statki 2 przepadają, gdy tylko ktoś kupi pierwszy statek 4.
lesson-first-ship_three-aim = Kup trzeci statek.
lesson-first-ship_three-wrong = Korzystaj, póki pływają: z zasięgiem 6 flota zarobi o wiele więcej. Kup trzeci.

lesson-first-kings_money_two = Przeciwnik też ma już flotę. Rundy odkryć idą parami, a to jest druga: znowu trochę dla króla.
lesson-first-kings_money_two-aim = Weź 5.
lesson-first-kings_money_two-wrong = W skarbcu zostanie dość na świątynię. Weź 5.

lesson-first-explore_two = Jeszcze jedna wyspa po drodze do świątyni wzbogaci każdy rejs.
lesson-first-explore_two-aim = Popłyń dalej na Paros (G13).
lesson-first-explore_two-wrong = Paros (G13) leży na trasie do świątyni, więc flota zajrzy tam po drodze. Popłyń tam.
lesson-first-explore_two-stop = Jeszcze jedna faktoria będzie odtąd płacić co rundę. Popłyń na Paros (G13).

lesson-first-build_two = Połóż dysk na Paros, a flota będzie tam zaglądać w każdym rejsie.
lesson-first-build_two-aim = Zbuduj faktorię na Paros.
lesson-first-build_two-wrong = Zbuduj faktorię: o 3 więcej na kupca.
lesson-first-build_two-home = Flota z Aten i tak dociera do wszystkich tych miejsc. Zbuduj faktorię.

lesson-first-send = Flota wypływa: każdy kupiec, twój i cudzy, dostaje sumę trasy, a prestiż rośnie o jedno pole. Niektóre świątynie żądają ofiary ze skarbca; świątynia H14 chce 40 drachm i daje 8 na kupca.
lesson-first-send-aim = Wyślij flotę; najbogatsza trasa płaci 26 na kupca.
lesson-first-send-wrong = Wybierz jedną z tras i wyślij flotę.
lesson-first-send-home = W porcie skarbiec dostanie 100, ty nic, a prestiż się nie ruszy. Wyślij flotę.
lesson-first-send-hand = Flotę poprowadzisz samodzielnie innym razem; wymienione trasy są najlepsze z możliwych.

lesson-first-end = Na tym polega ta gra: zakładać, odkrywać, żeglować, dokupować kupców. Odtąd gra toczy się naprawdę, do jedenastej rundy odkryć. Pilnuj statków w banku: z pierwszym statkiem 4 przepadają statki 2, a państwo bez pieniędzy na nowy statek drogo kosztuje króla.

# Dla początkujących: na co patrzeć, gdy pytanie pada po raz pierwszy.

advice-choosing = Droższe karty płacą więcej co rundę. Dobre obok państwa, które chcesz założyć: { $offered }.
advice-choosing-other = Droższe karty płacą więcej co rundę; tańsze zostawiają więcej pieniędzy na państwo.
advice-trading = Załóż państwo, póki stać cię w nim na większość.
advice-trading-other = Kupuj kupców flot, które dobrze płacą: każdy rejs płaci ci za każdego kupca.
advice-setting_prestige = Im wyższy prestiż, tym droższy każdy kupiec: więcej pieniędzy na statki, ale mniej kupców dla ciebie.
advice-placing = Wystaw tylu kupców, by starczyło na statki; każdy zatrzymany dysk może stać się faktorią.
advice-taking_up = Miej tylu kupców, by nikt cię nie wyprzedził: flotą kierujesz ty, więc ci kupcy są pewni.
advice-bestowing = Blisko portu faktoria o wartości 6 do końca gry jest zwykle lepsza niż dochód z karty.
advice-taking = Skarbce na koniec nikomu się nie liczą: zostaw tyle, ile trzeba na statki i ofiary, resztę weź.
advice-discovering = Buduj co rundę, wzdłuż jednej trasy, którą flota przepłynie w jednym rejsie.
advice-sailing = Flota, która wypływa, płaci ci i podnosi prestiż; w porcie zyskuje tylko skarbiec.
advice-shipyard = Większy zasięg to więcej faktorii po drodze; ale sprawdź, jak szybko nowe statki wyprą stare.

# Zasady, o których często się zapomina

missed-1 = Król, który sprzedaje kupców własnego państwa, obniża jego prestiż o jedno pole, raz w turze; sprzedaż przez innych go nie obniża.
missed-2 = W rundzie, w której zakładasz państwo, nie sprzedajesz ani nie dokupujesz jego kupców.
missed-3 = Kupcy w puli nikomu nic nie przynoszą, a skarbce nie liczą się na koniec żadnemu graczowi.
missed-4 = Z pierwszym statkiem 4, 6 albo E od razu przepadają wszystkie statki 2, 3 albo 4; państwo bez statku musi go kupić, w razie potrzeby za pieniądze króla.
missed-5 = Faktorie można budować na każdym heksie, który statek odkrywczy odwiedza w tej turze, także na początkowym.
