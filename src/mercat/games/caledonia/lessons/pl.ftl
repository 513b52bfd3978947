# Lekcje Clans of Caledonia po polsku. O każdym kroku: o co chodzi, co zrobić i co usłyszy ten, kto wybierze inny ruch.

lesson-first-start = Przez pięć rund gospodarujesz w Szkocji i eksportujesz to, co wytworzysz: najwięcej punktów dają zrealizowane kontrakty. Jeden z wyłożonych wymaga 4 wełny, a na jednym z tych kafli są 3.
lesson-first-start-aim = Wybierz kafel startowy z wełną.
lesson-first-start-wrong = Też { MONEY(55) }, ale bez wełny: mając 3 wełny, zrealizujesz kontrakt już w pierwszej rundzie.

lesson-first-miner = Zaczynasz od dwóch robotników; po każdej rundzie zarabiają, drwal { MONEY(4) }, górnik { MONEY(6) }. Płacisz za robotnika i za grunt. Rozejrzyj się też wokół: stąd będziesz się rozwijać, więc przyda się tania łąka obok.
lesson-first-miner-aim = Umieść górnika na C4: grunt za { MONEY(1) } i łąki niemal z każdej strony.
lesson-first-miner-wrong = To też góry, ale C4 kosztuje tylko { MONEY(1) } i ma wokół najlepsze łąki.
lesson-first-miner-woodcutter = Najpierw górnik: kosztuje { MONEY(10) } zamiast { MONEY(6) }, ale daje co rundę { MONEY(6) } zamiast { MONEY(4) }. Zwróci się do rundy 2.
lesson-first-miner-dear = Ten grunt kosztuje { MONEY(5) } albo { MONEY(6) }. Na początku brakuje pieniędzy; weź C4 za { MONEY(1) }.

lesson-first-woodcutter = Drugi robotnik może stanąć gdziekolwiek. Zacznij w innym miejscu: osobne grupy to siedliska, a kto na koniec połączy żeglugą najwięcej siedlisk, dostaje 12 punktów.
lesson-first-woodcutter-aim = Umieść drwala w jednym z oznaczonych lasów; każdy kosztuje { MONEY(1) }.
lesson-first-woodcutter-wrong = Weź jeden z oznaczonych lasów: grunt za { MONEY(1) }, z dala od C4.
lesson-first-woodcutter-dear = Drugi górnik zarabiałby więcej, ale pieniądze są teraz potrzebne na zwierzęta i serownię.

lesson-first-contract = Zaczynają się tury, w każdej jedna akcja. Masz miejsce na jeden kontrakt; w rundzie 1 dostajesz za niego jeszcze { MONEY(5) }, później trzeba płacić. Ten wymaga 4 wełny i daje bawełnę, chmiel i wolną przestrzeń.
lesson-first-contract-aim = Weź kontrakt na 4 wełny.
lesson-first-contract-wrong = To może poczekać: w rundzie 1 kontrakty dają { MONEY(5) }, a dobre szybko znikają. Weź ten na 4 wełny.
lesson-first-contract-other = Do niego brakuje prawie wszystkiego. Do kontraktu na wełnę masz już 3 z 4.

lesson-first-sheep = Ekspansja prowadzi na pole obok twoich jednostek; płacisz za jednostkę i grunt. Owca daje wełnę po każdej rundzie, do końca gry, dlatego zwierzęta i fabryki stawia się wcześnie.
lesson-first-sheep-aim = Postaw owcę na jednym z oznaczonych pól obok C4.
lesson-first-sheep-wrong = Najpierw rozbudowa: co stanie na mapie przed końcem rundy, wytwarza już w tej rundzie.
lesson-first-sheep-later = C5 zaraz będzie więcej warte: kontrakt da ci wolną przestrzeń, a obok jest przeciwnik.
lesson-first-sheep-other = To też możliwe, ale zacznij od owcy na taniej łące obok C4.

lesson-first-buy = Brakuje jednej wełny. Każdy kupiec kupuje lub sprzedaje jedną sztukę i zostaje na rynku do końca rundy; kupno podnosi cenę, sprzedaż ją obniża.
lesson-first-buy-aim = Kup 1 wełnę.
lesson-first-buy-wrong = Do kontraktu brakuje tylko jednej wełny. Wyślij po nią kupca.
lesson-first-buy-more = Wystarczy jedna: drugiego kupca zostaw na okazję, która zaraz się trafi.
lesson-first-buy-other = Ten towar przyda się później; kontrakt wymaga wełny.

lesson-first-fulfil = Cztery wełny: kontrakt gotowy. Punktuje bawełną i chmielem, liczy się do największej liczby kontraktów (8 punktów) i zwalnia miejsce na następny.
lesson-first-fulfil-aim = Zrealizuj kontrakt.
lesson-first-fulfil-wrong = Masz 4 wełny. Zrealizuj kontrakt i wykorzystaj wolną przestrzeń.

lesson-first-dairy = Wolna przestrzeń: jedna ekspansja bez kosztu gruntu. Wykorzystaj ją tam, gdzie grunt jest drogi albo miejsce dobre: C5 leży obok krowy przeciwnika. A serownia zamienia mleko w ser, dwa razy cenniejszy.
lesson-first-dairy-aim = Postaw serownię na C5.
lesson-first-dairy-wrong = Wykorzystaj wolną przestrzeń na serownię na C5.
lesson-first-dairy-here = Miejsce jest dobre. Ale postaw serownię: następny kontrakt będzie wymagał sera.
lesson-first-dairy-there = Budynek jest dobry; ale na C5, obok krowy przeciwnika, trafi się jeszcze okazja.
lesson-first-dairy-decline = Wolna przestrzeń to najlepsza część tego kontraktu. Postaw serownię na C5.

lesson-first-milk = Premia sąsiedztwa: obok krowy innego gracza możesz od razu kupić mleko o { MONEY(2) } taniej, jak zawsze wysyłając kupców. Warto patrzeć, gdzie budują inni.
lesson-first-milk-aim = Kup 1 mleko.
lesson-first-milk-wrong = W tej cenie mleko to okazja, a serownia go potrzebuje.

lesson-first-cow = Odtąd serownia potrzebuje mleka co rundę, a daje je własna krowa.
lesson-first-cow-aim = Postaw krowę na łące w zasięgu.
lesson-first-cow-wrong = Bez mleka serownia stoi pusta. Postaw krowę przed końcem rundy.
lesson-first-cow-other = Dobre pole, ale serownia potrzebuje mleka: postaw krowę.

lesson-first-pass = Pieniądze wydane. Kto spasuje pierwszy, dostaje { MONEY(16) } (następny { MONEY(14) }) i zaczyna kolejną rundę: gdy niewiele zostało do zrobienia, lepiej się pospieszyć.
lesson-first-pass-aim = Spasuj.
lesson-first-pass-wrong = Przez drobny zakup możesz stracić { MONEY(16) } dla tego, kto spasuje pierwszy. Spasuj.

lesson-first-cheese = Produkcja: robotnicy zarobili { MONEY(10) }, owca dała wełnę, krowa mleko. Teraz każda serownia może zamienić jedno mleko w ser: na koniec 2 punkty zamiast 1, a i kontrakty często go wymagają.
lesson-first-cheese-aim = Zrób 1 ser.
lesson-first-cheese-wrong = Zostawienie mleka nic nie da. Zrób ser.

lesson-first-contract_two = Nowa runda: kontrakty są teraz za darmo, w następnej po { MONEY(5) }. Szukaj tego, co wytwarzasz: 2 sery dają trzcinę cukrową, 5 chmielu (po 1 punkcie) i { MONEY(8) }.
lesson-first-contract_two-aim = Weź kontrakt na 2 sery.
lesson-first-contract_two-wrong = Zaczynasz, a kontrakt na 2 sery jest dla ciebie najlepszy. Weź go, zanim zrobi to ktoś inny.
lesson-first-contract_two-other = Wytwarzasz ser: kontrakt na 2 sery zrealizujesz jeszcze w tej rundzie.

lesson-first-cheese_two = Masz jeden ser. Na drugi można poczekać rundę albo go kupić: kosztuje { MONEY(10) }, a kontrakt od razu oddaje { MONEY(8) }.
lesson-first-cheese_two-aim = Kup 1 ser.
lesson-first-cheese_two-wrong = Mając jeszcze jeden ser, zrealizujesz kontrakt w tej rundzie i zwolnisz miejsce.
lesson-first-cheese_two-more = Wystarczy jeden; drugi kosztowałby więcej, niż jest wart.

lesson-first-fulfil_two = Dwa sery. Dwa kontrakty w dwie rundy to dobre tempo.
lesson-first-fulfil_two-aim = Zrealizuj kontrakt.
lesson-first-fulfil_two-wrong = Zrealizuj go teraz: przyda się { MONEY(8) } i wolne miejsce.

lesson-first-shipping = Bez żeglugi nie ruszysz się z miejsca. Pierwszy poziom przeprawia przez rzeki, następne przez jeziora: więcej ziemi do wyboru i połączone siedliska na koniec gry.
lesson-first-shipping-aim = Ulepsz żeglugę za { MONEY(4) }.
lesson-first-shipping-wrong = Najpierw poziom żeglugi: otworzy ziemię za rzeką.

lesson-first-invest = Za resztę pieniędzy postaw coś, co daje zysk co rundę. Obok przeciwnika kupisz też taniej; druga serownia potrzebuje drugiej krowy.
lesson-first-invest-aim = Wykonaj jeszcze jedną ekspansję, gdzie chcesz.
lesson-first-invest-wrong = Pieniądze w sakiewce niczego nie wytwarzają; wykonaj jeszcze jedną ekspansję.

lesson-first-end = Już wiesz, jak to działa: robotnicy dają pieniądze, zwierzęta i fabryki towary, kontrakty punkty. Odtąd gra toczy się naprawdę, do rundy 5. Miej zawsze kontrakt, korzystaj ze wszystkich kupców i w porę pomyśl o siedliskach.

# Dla początkujących: na co patrzeć, gdy pytanie pada po raz pierwszy.

advice-choosing_clan = Najłatwiejszy wybór na pierwszą partię: { $offered }. Spójrz też na towary przy klanie.
advice-choosing_clan-other = Wybierz klan, którego zaleta przyda się w każdej rundzie. Spójrz też na towary przy nim.
advice-choosing_start = Spójrz na wyłożone kontrakty i weź towary, które najbardziej zbliżą cię do któregoś.
advice-settling = Tani grunt z tanią łąką obok; górnik zarabia { MONEY(6) } na rundę, drwal { MONEY(4) }.
advice-turn = Wcześnie weź kontrakt, potem stawiaj zwierzęta i fabryki: co stoi na koniec rundy, już wytwarza.
advice-turn-other = Robotnicy, żegluga i kupcy zwracają się w każdej następnej rundzie: im wcześniej, tym lepiej.
advice-turn-late = Gdy zostało mało rund, realizuj kontrakty i płać tylko za to, co da jeszcze towary albo punkty.
advice-neighbourhood = Kup to, czego potrzebuje kontrakt albo twoje fabryki, wysyłając kupców, bez których się obejdziesz.
advice-bonuses = Wolną przestrzeń wykorzystaj tam, gdzie grunt jest drogi, a akcję bonusową na to, za co i tak trzeba by wkrótce zapłacić.
advice-processing = Przetworzone towary liczą się na koniec podwójnie; podstawowe zostaw tylko na kontrakt.

# Zasady, o których często się zapomina

missed-1 = W rundzie dany towar albo kupujesz, albo sprzedajesz: kupcy nie mogą stać po obu jego stronach.
missed-2 = Premia sąsiedztwa działa tylko tuż po ekspansji, wymaga wolnych kupców i nie sięga przez rzekę.
missed-3 = Mięso pochodzi tylko z twoich zwierząt na mapie: wracają na planszę, a ich pola są znowu puste.
missed-4 = Kontrakt daje { MONEY(5) } w rundzie 1, w rundzie 2 jest za darmo, a potem kosztuje { MONEY(5) }, { MONEY(10) } i { MONEY(15) }.
missed-5 = Cena zmienia się dopiero po handlu, więc wszystkie sztuki w jednej transakcji kosztują tyle samo.
