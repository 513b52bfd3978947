game = Klany Kaledonii
game-about = Szkocja w XIX wieku: zasiedlaj ziemie i jeziora, uprawiaj, handluj i eksportuj whisky, ser i wełnę.
money = { $amount }£
help = Pięć rund, w każdej przygotowanie, akcje, produkcja i punktowanie. W swojej turze wykonujesz jedną akcję: handel, pozyskanie kontraktu, ekspansja, ulepszenie żeglugi lub technologii, zatrudnienie kupca, realizacja kontraktu albo spasowanie. Użycie portu nie kosztuje akcji. Wygrywa gracz, który ma najwięcej punktów zwycięstwa; dają je chwała, towary, pieniądze, import, kontrakty i siedliska.

## Elementy

unit-sheep = owca
    .a = owcę
    .plural = owce
    .genitive = owcy
    .genitive_plural = owiec
unit-cow = krowa
    .a = krowę
    .plural = krowy
    .genitive = krowy
    .genitive_plural = krów
unit-dairy = serownia
    .a = serownię
    .plural = serownie
    .genitive = serowni
    .genitive_plural = serowni
unit-bakery = piekarnia
    .a = piekarnię
    .plural = piekarnie
    .genitive = piekarni
    .genitive_plural = piekarni
unit-field = pole zboża
    .a = pole zboża
    .plural = pola zboża
    .genitive = pola zboża
    .genitive_plural = pól zboża
unit-distillery = gorzelnia
    .a = gorzelnię
    .plural = gorzelnie
    .genitive = gorzelni
    .genitive_plural = gorzelni
unit-woodcutter = drwal
    .a = drwala
    .plural = drwale
    .genitive = drwala
    .genitive_plural = drwali
unit-miner = górnik
    .a = górnika
    .plural = górnicy
    .genitive = górnika
    .genitive_plural = górników
unit-fisherman = rybak
    .a = rybaka
    .plural = rybacy
    .genitive = rybaka
    .genitive_plural = rybaków
piece-neutral = neutralny robotnik
piece-cover = zakryte pole
good-wool = wełna
    .accusative = wełnę
    .genitive = wełny
    .counted = { $amount ->
        [one] { $amount } wełna
       *[other] { $amount } wełny
      }
    .counted_accusative = { $amount ->
        [one] { $amount } wełnę
       *[other] { $amount } wełny
      }
    .missing = { $amount } wełny
good-grain = zboże
    .accusative = zboże
    .genitive = zboża
    .counted = { $amount ->
        [one] { $amount } zboże
       *[other] { $amount } zboża
      }
    .counted_accusative = { $amount ->
        [one] { $amount } zboże
       *[other] { $amount } zboża
      }
    .missing = { $amount } zboża
good-milk = mleko
    .accusative = mleko
    .genitive = mleka
    .counted = { $amount ->
        [one] { $amount } mleko
       *[other] { $amount } mleka
      }
    .counted_accusative = { $amount ->
        [one] { $amount } mleko
       *[other] { $amount } mleka
      }
    .missing = { $amount } mleka
good-bread = chleb
    .accusative = chleb
    .genitive = chleba
    .counted = { $amount ->
        [one] { $amount } chleb
        [few] { $amount } chleby
       *[many] { $amount } chlebów
      }
    .counted_accusative = { $amount ->
        [one] { $amount } chleb
        [few] { $amount } chleby
       *[many] { $amount } chlebów
      }
    .missing = { $amount } { $amount ->
        [one] chleba
       *[other] chlebów
      }
good-cheese = ser
    .accusative = ser
    .genitive = sera
    .counted = { $amount ->
        [one] { $amount } ser
        [few] { $amount } sery
       *[many] { $amount } serów
      }
    .counted_accusative = { $amount ->
        [one] { $amount } ser
        [few] { $amount } sery
       *[many] { $amount } serów
      }
    .missing = { $amount } { $amount ->
        [one] sera
       *[other] serów
      }
good-whisky = whisky
    .accusative = whisky
    .genitive = whisky
    .counted = { $amount } whisky
    .counted_accusative = { $amount } whisky
    .missing = { $amount } whisky
good-mutton = baranina
    .counted = { $amount ->
        [one] { $amount } baranina
       *[other] { $amount } baraniny
      }
good-beef = wołowina
    .counted = { $amount ->
        [one] { $amount } wołowina
       *[other] { $amount } wołowiny
      }
import-cotton = bawełna
    .counted = { $amount ->
        [one] { $amount } bawełna
       *[other] { $amount } bawełny
      }
    .counted_accusative = { $amount ->
        [one] { $amount } bawełnę
       *[other] { $amount } bawełny
      }
import-tobacco = tytoń
    .counted = { $amount ->
        [one] { $amount } tytoń
       *[other] { $amount } tytoniu
      }
    .counted_accusative = { $amount ->
        [one] { $amount } tytoń
       *[other] { $amount } tytoniu
      }
import-sugar_cane = trzcina cukrowa
    .counted = { $amount ->
        [one] { $amount } trzcina cukrowa
        [few] { $amount } trzciny cukrowe
       *[many] { $amount } trzcin cukrowych
      }
    .counted_accusative = { $amount ->
        [one] { $amount } trzcinę cukrową
        [few] { $amount } trzciny cukrowe
       *[many] { $amount } trzcin cukrowych
      }
import-hops = chmiel
    .counted = { $amount ->
        [one] { $amount } chmiel
       *[other] { $amount } chmielu
      }
    .counted_accusative = { $amount ->
        [one] { $amount } chmiel
       *[other] { $amount } chmielu
      }
clan-buchanan = Buchanan
    .help = Dwa pola eksportu. Jedną akcją weź do dwóch kontraktów, płacąc raz; w turze zrealizuj do dwóch. Premia budynków daje sześć kontraktów, z których zatrzymujesz do dwóch.
clan-campbell = Campbell
    .help = Fabryki są tańsze: pierwsza każdego rodzaju o { MONEY(3) }, druga i trzecia o { MONEY(4) }, czwarta o { MONEY(5) }.
clan-cunningham = Cunningham
    .help = Na koniec każdej produkcji możesz odrzucić dowolną ilość mleka, po { MONEY(8) } za każde, bez kupców.
clan-fergusson = Fergusson
    .help = Zaczynasz z trzema robotnikami na polach granicznych (trzeciego stawiasz po wszystkich innych graczach) i z żeglugą przez 2 jeziora (przez 1 jezioro w grze dla 1–2 osób).
clan-macdonald = MacDonald
    .help = Ośmiu robotników po { MONEY(6) }, z dochodem { MONEY(4) }: drwale, górnicy lub rybacy na jeziorach i kaflach portów. Rybacy nigdy nie mogą stać obok siebie. Raz na turę, przed akcją, jeden rybak może powiosłować o pole. Bez technologii. W grze dla 1–2 osób przeprawa przez rzekę za darmo.
clan-macewen = MacEwen
    .help = Realizując kontrakt z chmielem, możesz odrzucić po 1 zbożu za każdy chmiel z kontraktu, najwyżej trzy, i dostać { MONEY(9) } za każde.
clan-mackenzie = MacKenzie
    .help = { MONEY(3) } za każdą wyprodukowaną whisky. Po produkcji jedna świeża beczka może trafić do piwnicy. W każdej produkcji beczki przesuwają się o miejsce; możesz je wynieść, kiedy chcesz: z lewego miejsca daje to { MONEY(7) }, z prawego { MONEY(15) }.
clan-robertson = Robertson
    .help = Jednostki na deltach rzek kosztują o { MONEY(3) } mniej (o { MONEY(2) } w grze dla 1–2 osób), także pierwsi robotnicy.
clan-stewart = Stewart
    .help = Pięciu kupców i przeprawa przez rzekę. Dostajesz { MONEY(1) } przed każdym handlem i za każdy towar kupiony z premii sąsiedztwa.
port-meat = port 1
    .genitive = portu 1
    .number = 1
    .help = Realizując kontrakt z mięsem, ubij o jedno zwierzę mniej.
port-basic = port 2
    .genitive = portu 2
    .number = 2
    .help = Odrzuć jeden towar podstawowy, weź dowolne trzy podstawowe.
port-processed = port 3
    .genitive = portu 3
    .number = 3
    .help = Odrzuć jeden towar przetworzony, weź dowolne dwa przetworzone.
port-upgrade = port 4
    .genitive = portu 4
    .number = 4
    .help = Jedna akcja bonusowa i 3 chwały.
port-money = port 5
    .genitive = portu 5
    .number = 5
    .help = Otrzymujesz { MONEY(10) }.
port-price = port 6
    .genitive = portu 6
    .number = 6
    .help = Przesuń cenę jednego towaru o trzy pola i handluj tym towarem.
port-swap = port 7
    .genitive = portu 7
    .number = 7
    .help = Wymień bez kosztów dwie jednostki z planszy na dwie swoje na mapie, innych rodzajów. Bez pól zboża.
port-contract = port 8
    .genitive = portu 8
    .number = 8
    .help = Otrzymujesz { MONEY(5) }, a przy pustym polu eksportu premię budynków.
port-any = port 9
    .genitive = portu 9
    .number = 9
    .help = Zapłać { MONEY(3) } i użyj jednego z trzech pozostałych portów.
tile-basic_goods = towary podstawowe
    .help = 1 chwała za każdy towar podstawowy w magazynie.
tile-processed_goods = towary przetworzone
    .help = 3 chwały za każde dwa towary przetworzone w magazynie.
tile-farms = gospodarstwa
    .help = 1 chwała za każdą owcę, krowę, serownię, piekarnię i gorzelnię na mapie, 2 za każde pole zboża.
tile-workers = robotnicy
    .help = 2 chwały za każdego robotnika na mapie.
tile-border = granica
    .help = 3 chwały za każde dwie jednostki na polach granicznych; liczą się też rybacy na granicznych jeziorach.
tile-imports = import
    .help = 1 chwała za każdą sztukę bawełny, tytoniu i trzciny cukrowej na zrealizowanych kontraktach.
tile-meat = mięso
    .help = 2 chwały za każde mięso na zrealizowanych kontraktach.
tile-upgrades = ulepszenia
    .help = 1 chwała za każdy poziom żeglugi, zatrudnionego kupca i technologię.
tile-costly_land = droga ziemia
    .help = 2 chwały za każde twoje pole, którego grunt kosztuje { MONEY(5) } lub { MONEY(6) }.
tile-none = bez kafla punktowania
level-no_shipping = brak żeglugi
    .accusative = brak żeglugi
level-river = przeprawa przez rzekę
    .accusative = przeprawę przez rzekę
level-one_loch = żegluga przez 1 jezioro
    .accusative = żeglugę przez 1 jezioro
level-two_lochs = żegluga przez 2 jeziora
    .accusative = żeglugę przez 2 jeziora
level-three_lochs = żegluga przez 3 jeziora
    .accusative = żeglugę przez 3 jeziora
level-four_lochs = żegluga przez 4 jeziora
    .accusative = żeglugę przez 4 jeziora
way-down = w dół
way-up = w górę
die-minus_three = −3
die-minus_two = −2
die-minus_one = −1
die-plus_one = +1
die-plus_two = +2
die-plus_three = +3
aid-unaided = bez portu
    .meat = bez portu
    .use = bez portu
aid-port = z samym portem
    .meat = z portem 1
    .use = bezpośrednio
aid-any_port = przez port 9, za { MONEY(3) }
    .meat = z portem 1 przez port 9, za { MONEY(3) }
    .use = przez port 9, za { MONEY(3) }
aid-both = z samym portem i jeszcze raz przez port 9, za { MONEY(3) }
    .meat = z portem 1 i jeszcze raz przez port 9, za { MONEY(3) }
    .use = bezpośrednio i jeszcze raz przez port 9, za { MONEY(3) }
spot-left = lewe
spot-right = prawe
experience-beginner = początkujący
experience-experienced = doświadczony
rating-novice = nowicjusz
rating-recruit = rekrut
rating-average = przeciętniak
rating-expert = ekspert
rating-genius = geniusz

## Ruchy natury

verb-draw_side = Wyłóż stronę
    .other = strona modułu zostanie wylosowana
move-draw_side = Strona { $side } leży na wierzchu
verb-draw_port = Wyłóż port
    .other = port zostanie wylosowany
move-draw_port = Wyłożony kafel to { $port }
verb-draw_tile = Wyłóż kafel punktowania
    .other = kafel punktowania zostanie wylosowany
move-draw_tile = Wyłożony kafel punktowania to „{ $tile }”
verb-draw_contract = Dobierz kontrakt
    .other = kontrakt zostanie dobrany
move-draw_contract = Dobrano kontrakt { $contract }
verb-draw_first = Gracz rozpoczynający
    .other = gracz rozpoczynający zostanie wylosowany
move-draw_first = Zaczyna { $seat }
verb-draw_clan = Wyłóż klan
    .other = klan zostanie wyłożony
move-draw_clan = Do wyboru jest klan { $clan }
verb-draw_start = Wyłóż kafel startowy
    .other = kafel startowy zostanie wyłożony
move-draw_start = Do wyboru jest kafel startowy { $start }
verb-cover = Zakryj
    .other = heks zostanie zakryty
move-cover = Pole { $hex } jest zakryte
verb-roll_good = Rzuć kością towarów
    .other = padnie wynik na kości towarów
move-roll_good = Kość towarów pokazuje: { $good }
verb-roll_price = Rzuć kością ceny
    .other = padnie wynik na kości ceny
move-roll_price = Kość ceny pokazuje { $die }

## Ruchy graczy

verb-claim = Podaj doświadczenie
    .other = poda swoje doświadczenie
move-claim = Doświadczenie: { $experience }
verb-bid = Licytuj
    .other = zalicytuje
move-bid = { $amount ->
    [one] Zalicytuj 1 punkt
    [few] Zalicytuj { $amount } punkty
   *[many] Zalicytuj { $amount } punktów
  }
verb-stand_back = Wycofaj się
    .other = wycofa się
move-stand_back = Nie licytuj dalej tego klanu
verb-choose_clan = Wybierz klan
    .other = wybierze klan
move-choose_clan = Wybierz klan { $clan }
verb-choose_start = Wybierz kafel startowy
    .other = wybierze kafel startowy
move-choose_start = Wybierz kafel startowy { $start }
verb-settle = Umieść pierwszego robotnika
    .other = umieści pierwszego robotnika
move-settle = Umieść { $unit_a } na { $hex }
verb-buy = Kup
    .other = kupi towary
    .of = kupi { $good_accusative }
move-buy = Kup { $good_counted_accusative }
verb-sell = Sprzedaj
    .other = sprzeda towary
    .of = sprzeda { $good_accusative }
move-sell = Sprzedaj { $good_counted_accusative }
verb-obtain = Pozyskaj kontrakt
    .other = pozyska kontrakt
    .of = pozyska kontrakt { $contract }
move-obtain = Pozyskaj kontrakt { $contract }
verb-expand = Ekspansja
    .other = przeprowadzi ekspansję
move-expand = Ekspansja na { $hex }: umieść { $unit_a }
verb-ship = Ulepsz żeglugę
    .other = ulepszy żeglugę
move-ship = Ulepsz żeglugę o jeden poziom
verb-improve = Ulepsz technologię
    .other = ulepszy technologię
move-improve = Ulepsz technologię { $worker_genitive_plural }
verb-hire = Zatrudnij kupca
    .other = zatrudni kupca
move-hire = Zatrudnij kupca
verb-recall = Zdejmij kupca
    .other = zdejmie kupca
move-recall = Zdejmij swojego kupca z rynku { $good_genitive }
verb-fulfil = Zrealizuj kontrakt
    .other = zrealizuje kontrakt
    .of = zrealizuje kontrakt { $contract }
move-fulfil = Zrealizuj kontrakt { $contract } { $aid_meat }
verb-pass = Spasuj
    .other = spasuje
move-pass = Spasuj w tej rundzie
verb-slaughter = Ubój
    .other = ubije zwierzę
move-slaughter = Ubij zwierzę na { $hex }
verb-brew = Warz piwo
    .other = uwarzy piwo
move-brew = { $amount ->
    [one] Odrzuć { $amount } zboże na piwo
   *[other] Odrzuć { $amount } zboża na piwo
  }
verb-look = Zobacz kontrakty
    .other = obejrzy kontrakty
move-look = Dobierz kontrakty z premii budynków
verb-keep = Zatrzymaj kontrakt
    .other = zatrzyma kontrakt
move-keep = Zatrzymaj kontrakt { $contract }
verb-use = Użyj portu
    .other = użyje portu
    .of = użyje { $port_genitive }
move-use = Użyj { $port_genitive } { $aid_use }
verb-shift = Przesuń cenę
    .other = przesunie cenę
move-shift = Przesuń cenę { $good_genitive } o trzy pola { $way }, korzystając z portu 6 ({ $aid_use }), i handluj tym towarem
verb-discard = Odrzuć
    .other = odrzuci towar
move-discard = Odrzuć 1 { $good_accusative }
verb-take = Weź
    .other = weźmie towar
move-take = Weź 1 { $good_accusative }
verb-replace = Wymień jednostki
    .other = wymieni jednostkę
move-replace = Postaw { $unit_a } zamiast jednostki na { $hex }
verb-row = Wiosłuj
    .other = przepłynie rybakiem
move-row = Powiosłuj rybakiem na { $hex }
verb-uncork = Wynieś beczkę
    .other = wyniesie beczkę
move-uncork = Wynieś beczkę z piwnicy ({ $spot } miejsce)
verb-process = Przetwórz
    .other = przetworzy towary
move-process = { $cheese ->
    [0] { $bread ->
        [0] { $whisky ->
            [0] Nic nie przetwarzaj
           *[other] Wytwórz { process-whisky }
          }
       *[other] { $whisky ->
            [0] Wytwórz { process-bread }
           *[other] Wytwórz { process-bread } i { process-whisky }
          }
      }
   *[other] { $bread ->
        [0] { $whisky ->
            [0] Wytwórz { process-cheese }
           *[other] Wytwórz { process-cheese } i { process-whisky }
          }
       *[other] { $whisky ->
            [0] Wytwórz { process-cheese } i { process-bread }
           *[other] Wytwórz { process-cheese }, { process-bread } i { process-whisky }
          }
      }
  }
process-cheese = { $cheese ->
    [one] { $cheese } ser
    [few] { $cheese } sery
   *[many] { $cheese } serów
  }
process-bread = { $bread ->
    [one] { $bread } chleb
    [few] { $bread } chleby
   *[many] { $bread } chlebów
  }
process-whisky = { $whisky } whisky
verb-churn = Zrób masło
    .other = zrobi masło
move-churn = { $amount ->
    [one] Odrzuć { $amount } mleko na masło
   *[other] Odrzuć { $amount } mleka na masło
  }
verb-age = Odłóż beczkę
    .other = odłoży beczkę
move-age = Umieść świeżą beczkę w piwnicy
verb-done = Zakończ
    .other = zakończy krok
move-done = Zakończ ten krok

## Kroki

step-drawing_side = Losowana jest strona każdego modułu mapy.
help-drawing_side = Każdy z czterech modułów ma dwie strony: 16 map.
step-covering = Zakrywane są cztery pola lądu.
help-covering = Na ciaśniejszej mapie cztery pola lądu są poza grą; jeśli się je losuje, to po jednym na każdym module.
step-drawing_port = Losowane są kafle portów.
help-drawing_port = W grze są cztery z dziewięciu kafli portów, po jednym w każdym rogu.
step-drawing_tile = Losowane są kafle punktowania.
help-drawing_tile = W grze jest pięć z dziewięciu kafli, po jednym na rundę.
step-drawing = Dobierane są kontrakty.
help-drawing = Kontrakty dobiera się ze stosu; te odłożone na spód przychodzą na końcu, w kolejności odłożenia.
step-drawing_first = Losowany jest gracz rozpoczynający.
help-drawing_first = W pierwszej rundzie kolejność biegnie od tego gracza zgodnie z ruchem wskazówek zegara.
step-drawing_clan = Losowane są klany do wyboru.
help-drawing_clan = O jeden klan więcej niż graczy; w aukcji tyle, ilu graczy.
step-drawing_start = Losowane są kafle startowe.
help-drawing_start = Obok każdego klanu do wyboru leży kafel startowy z pieniędzmi i towarami.
step-claiming_one = Musisz podać swoje doświadczenie: gracz początkujący czy doświadczony.
help-claiming_one = Początkującym nie oferuje się wymagających klanów Buchanan, MacEwen i MacDonald, a doświadczonym przyjaznych klanów Campbell, Cunningham i Fergusson.
step-choosing_clan = Musisz wybrać klan z jego kaflem startowym.
help-choosing_clan = Ostatni w kolejności wybiera pierwszy.
step-choosing_start = Musisz wybrać kafel startowy.
help-choosing_start = Bez klanów każdy bierze kafel startowy; drugi gracz dostaje o { MONEY(2) } więcej, trzeci o { MONEY(4) }, czwarty o { MONEY(6) }.
step-bidding = Musisz zalicytować więcej punktów albo się wycofać.
help-bidding = Kto zalicytuje najwięcej, wybiera klan pierwszy, jest pierwszy w kolejności i tyle samo punktów traci. Pierwszy licytujący może zalicytować 0; najwyższa oferta to 30. Kto się wycofa, wraca dopiero przy następnym klanie.
step-choosing_won = Musisz wybrać wylicytowany klan.
help-choosing_won = Bierzesz też kafel startowy, który przy nim leży.
step-settling = Musisz umieścić robotnika na dowolnym pustym polu odpowiedniego terenu.
ask-settling = { $border ->
    [1] Musisz umieścić robotnika na pustym polu granicznym odpowiedniego terenu.
   *[0] Musisz umieścić robotnika na dowolnym pustym polu odpowiedniego terenu.
  }
help-settling = Płacisz za robotnika i grunt. Pierwsi robotnicy nie muszą być blisko siebie.
step-rolling_good = Rzut kością towarów.
help-rolling_good = Na początku rund 2–5 zmieniają się trzy różne ceny.
step-rolling_price = Rzut kością ceny.
help-rolling_price = Niska cena rośnie, wysoka maleje, inna zmienia się zgodnie z kością. Ostatni rzut usuwa też kontrakt.
step-turn = Musisz wykonać akcję albo spasować.
help-turn = Jedna akcja: handel jednym towarem, pozyskanie kontraktu, ekspansja, ulepszenie żeglugi lub technologii, zatrudnienie kupca, realizacja kontraktu albo spasowanie. Przed nią i po niej możesz używać portów w zasięgu.
step-afterwards = Możesz jeszcze użyć portu.
help-afterwards = Każdego portu możesz użyć raz w grze. MacKenzie może najpierw wynieść beczkę.
step-trading = Musisz handlować towarem, którego cena się przesunęła.
help-trading = Port 6 przesuwa cenę tuż przed handlem tym towarem.
step-neighbourhood = Możesz kupić od sąsiadów ze zniżką.
help-neighbourhood = Obok jednostki innego gracza, bez rzeki pomiędzy, możesz kupić to, co ona produkuje: towary podstawowe o { MONEY(2) } taniej, przetworzone o { MONEY(3) } taniej, najwyżej trzy sztuki towaru na turę (cztery w grze dwuosobowej). Jak w każdym handlu, na każdą sztukę potrzeba kupca.
step-second_contract = Możesz wziąć drugi kontrakt bez dopłaty.
help-second_contract = Klan Buchanan bierze jedną akcją dwa kontrakty, płacąc raz.
step-building_bonus = Możesz dobrać kontrakty ze stosu.
help-building_bonus = Za czwartą fabrykę danego rodzaju albo z portu 8, jeśli twoje pole eksportu jest puste: obejrzyj trzy kontrakty (Buchanan sześć) i zatrzymaj jeden (Buchanan dwa) za koszt rundy.
step-keeping = Możesz zatrzymać kontrakt.
help-keeping = Płacisz koszt rundy, jak przy pozyskaniu kontraktu. Pozostałe idą na spód stosu.
step-slaughtering = Musisz ubić zwierzę, by zrealizować kontrakt.
help-slaughtering = Zwierzę wraca na twoją planszę, a jego pole znów jest wolne.
step-brewing = Możesz uwarzyć piwo.
help-brewing = { MONEY(9) } za każde odrzucone zboże: po jednym na każdy chmiel z tego kontraktu, najwyżej trzy.
step-bonuses = Możesz użyć premii, w dowolnej kolejności.
help-bonuses = Wolna przestrzeń: ekspansja bez kosztu gruntu. Akcja bonusowa: poziom żeglugi za darmo, technologia za { MONEY(5) }, kupiec za darmo albo powrót jednego kupca z rynku.
step-second_fulfilment = Możesz zrealizować drugi kontrakt.
help-second_fulfilment = Klan Buchanan może zrealizować dwa kontrakty w turze.
step-discarding_good = Musisz odrzucić towar, by użyć portu.
help-discarding_good = Port 2 wymienia towary podstawowe, port 3 przetworzone.
step-taking = Musisz wziąć towary z portu.
help-taking = Dowolnych rodzajów, także ten odrzucony.
step-replacing = Musisz wymienić jednostkę na mapie.
help-replacing = Dwie jednostki, bez pól zboża; nowe są innego rodzaju niż stare, a teren musi im odpowiadać.
step-processing = Musisz zdecydować, ile przetworzą twoje fabryki.
help-processing = Każda serownia zamienia jedno mleko w ser, każda piekarnia jedno zboże w chleb, każda gorzelnia jedno zboże w whisky. Żadna nie musi.
step-churning = Możesz zrobić z mleka masło.
help-churning = { MONEY(8) } za każde mleko; cena na rynku się nie zmienia.
step-ageing = Możesz umieścić beczkę w piwnicy.
help-ageing = Jedna whisky z tej produkcji; wyniesiona później daje { MONEY(7) } z lewego miejsca, a { MONEY(15) } z prawego.

## Co się stało

event-paid = { $seat } płaci { MONEY($amount) }.
event-earned = { $seat } dostaje { MONEY($amount) }.
event-gained = { $seat } dostaje { $good_counted_accusative }.
event-spent = { $seat } oddaje { $good_counted_accusative }.
event-gloried = { $amount ->
    [one] { $seat } zdobywa { $amount } chwałę.
   *[other] { $seat } zdobywa { $amount } chwały.
  }
event-price_moved = Cena { $good_genitive } wynosi teraz { MONEY($amount) }.
event-deployed = { $seat } umieszcza { $unit_a } na { $hex }.
event-removed = { $seat } zdejmuje { $unit_a } z { $hex }.
event-rowed = { $seat } wiosłuje na { $hex }.
event-shipped = { $seat } ma teraz { $level_accusative }.
event-improved = { $seat } ulepsza technologię { $worker_genitive_plural }.
event-hired = { $seat } zatrudnia kupca.
event-recalled = { $seat } zdejmuje kupca z rynku { $good_genitive }.
event-obtained = { $seat } bierze kontrakt { $contract }.
event-fulfilled = { $seat } realizuje kontrakt { $contract }.
event-imported = { $seat } importuje { $import_counted_accusative }.
event-port_used = { $seat } używa { $port_genitive }.
event-passed = { $seat } pasuje.
event-round_began = Zaczyna się runda { $round }: { $tile }.
event-round_ended = Kończy się runda { $round }.
event-side_laid = Strona { $side } leży na wierzchu.
event-port_laid = W rogu { $module } leży { $port }.
event-tile_laid = Runda { $round }, punkty za: { $tile }.
event-covered = Pole { $hex } jest zakryte.
event-contract_shown = Odkryto kontrakt { $contract }.
event-contract_put_under = Kontrakt { $contract } idzie na spód stosu.
event-contract_removed = Kontrakt { $contract } wypada z gry.
event-clan_offered = Do wyboru: klan { $clan } z kaflem startowym { $start }.
event-start_offered = Do wyboru: kafel startowy { $start }.
event-clan_chosen = { $seat } wybiera klan { $clan }.
event-start_chosen = { $seat } wybiera kafel startowy { $start }.
event-claimed = Doświadczenie gracza { $seat }: { $experience }.
event-bid_made = { $amount ->
    [one] { $seat } licytuje 1 punkt.
    [few] { $seat } licytuje { $amount } punkty.
   *[many] { $seat } licytuje { $amount } punktów.
  }
event-stood_back = { $seat } wycofuje się z licytacji.
event-turn_order = { $seat } jest { $amount }. w kolejności.
event-aged = { $seat } umieszcza beczkę w piwnicy.
event-cost_told = Jednostka { MONEY($unit_cost) }, grunt { MONEY($land_cost) }{ $saved ->
    [0] .
   *[other] , oszczędność { MONEY($saved) }.
  }
event-nearby_told = { $seat } może kupić { $good_accusative } od sąsiada za { MONEY($amount) }.

## Ruchy w historii, które nie mają zdarzenia

did-done = { $seat } kończy ten krok.

cause-start = kafel startowy
cause-no_clan = miejsce w kolejności
cause-first_worker = pierwszy robotnik
cause-trade = handel
cause-neighbourhood = premia sąsiedztwa
cause-contract = kontrakt
cause-expansion = ekspansja
cause-shipping = żegluga
cause-technology = technologia
cause-hiring = kupiec
cause-fulfilment = zrealizowany kontrakt
cause-import_track = tor importu
cause-passing = spasowanie
cause-port = port
cause-workers = dochód robotników
cause-farming = produkcja
cause-processing = przetwarzanie
cause-butter = masło
cause-beer = piwo
cause-whisky = wyprodukowana whisky
cause-cellar = piwnica
cause-trading_bonus = klan Stewart
cause-dice = kości rynku
cause-tile = kafel punktowania

score-glory = Chwała
score-basic_goods = Towary podstawowe
score-processed_goods = Towary przetworzone
score-money = Pieniądze
score-hops = Chmiel
score-cotton = Bawełna
score-tobacco = Tytoń
score-sugar_cane = Trzcina cukrowa
score-export = Najwięcej kontraktów
score-settlements = Siedliska
score-greatest_glory = Największa chwała
score-bid = Oferta za klan

## Dlaczego nie

reason-money_short = Brakuje ci { MONEY($amount) }.
reason-goods_short = Brakuje ci { $good_missing }.
reason-merchants_short = { $amount ->
    [one] Potrzebujesz jeszcze jednego kupca.
   *[many] Potrzebujesz jeszcze { $amount } kupców.
  }
reason-other_side = Masz już kupców po drugiej stronie rynku { $good_genitive }.
reason-not_near = Żadna sąsiednia jednostka nie produkuje { $good_genitive }.
reason-bought_already = W tej turze masz już za sobą zakup { $good_genitive } od sąsiadów.
reason-only_buying = Premia sąsiedztwa służy tylko do kupowania.
reason-nearby_limit = { $amount ->
    [one] Z premii sąsiedztwa możesz kupić w turze najwyżej { $amount } sztukę każdego towaru.
    [few] Z premii sąsiedztwa możesz kupić w turze najwyżej { $amount } sztuki każdego towaru.
   *[many] Z premii sąsiedztwa możesz kupić w turze najwyżej { $amount } sztuk każdego towaru.
  }
reason-must_trade = Teraz trzeba handlować tym towarem: { $good }.
reason-box_full = Twoje pole eksportu jest zajęte; najpierw zrealizuj kontrakt.
reason-enough_contracts = W turze możesz pozyskać najwyżej { $amount ->
    [one] { $amount } kontrakt
    [few] { $amount } kontrakty
   *[many] { $amount } kontraktów
  }.
reason-not_on_display = Kontraktu { $contract } nie ma na planszy eksportu.
reason-not_in_box = Kontraktu { $contract } nie ma na twoim polu eksportu.
reason-occupied = Pole { $hex } nie jest puste.
reason-wrong_terrain = Na { $hex } nie możesz umieścić { $unit_genitive }: teren się nie zgadza.
reason-as_woodcutter = Na { $hex } robotnik klanu MacDonald jest drwalem.
reason-out_of_reach = Pole { $hex } jest poza zasięgiem; potrzebna jest { $level }.
reason-out_of_all_reach = Pole { $hex } jest poza zasięgiem przy każdej żegludze.
reason-out_of_game = Pole { $hex } nie należy do mapy tej partii.
reason-not_border = Pole { $hex } nie jest graniczne; klan Fergusson zaczyna na polach granicznych.
reason-fishermen_apart = Obok { $hex } jest już rybak.
reason-none_left = Na twojej planszy nie ma już { $unit_genitive_plural }.
reason-all_shipped = Twojej żeglugi nie można już ulepszyć.
reason-already_improved = Technologia { $worker_genitive_plural } jest już ulepszona.
reason-no_technology = Klan MacDonald nie ma technologii.
reason-all_hired = Wszyscy twoi kupcy są już zatrudnieni.
reason-none_at_market = Nie masz kupca na rynku { $good_genitive }.
reason-only_as_bonus = Kupiec wraca przed następną rundą tylko w ramach premii.
reason-not_given = Tej premii już nie masz.
reason-no_barrel = W piwnicy nie masz beczki ({ $spot } miejsce).
reason-animals_short = { $amount ->
    [one] Brakuje ci jeszcze { $amount } { $unit_genitive } na mapie.
   *[other] Brakuje ci jeszcze { $amount } { $unit_genitive_plural } na mapie.
  }
reason-no_meat = Kontrakt { $contract } nie wymaga mięsa.
reason-not_an_animal = Na { $hex } nie masz zwierzęcia, którego wymaga kontrakt.
reason-port_used_up = Port { $port_number } masz już wykorzystany.
reason-port_not_there = W tej grze nie ma { $port_genitive }.
reason-port_out_of_reach = Żadna twoja jednostka nie ma w zasięgu { $port_genitive }.
reason-port_no_use = Teraz nie można tak użyć { $port_genitive }.
reason-same_kind = Nowa jednostka musi być innego rodzaju niż stare, więc nie może to być { $unit }.
reason-needs_two = Trzeba wymienić dwie jednostki, a po tej wymianie druga nie byłaby możliwa.
reason-price_at_end = Ceny { $good_genitive } nie można przesunąć dalej w tę stronę.
reason-rowed_already = W tej turze rybak już wiosłował.
reason-no_fisherman_by = Żaden twój rybak nie może powiosłować na { $hex }.
reason-not_water = Pole { $hex } nie jest wodą.
reason-too_much = Tu najwyżej { $amount }.
reason-bid_higher = Zalicytuj co najmniej { $amount }.
reason-not_offered_start = Kafel startowy { $start } nie jest do wyboru.
reason-not_offered_clan = Klan { $clan } nie jest do wyboru.
reason-clan_not_for_you = Klan { $clan } nie jest dla ciebie ({ $experience }).
reason-spot_full = W piwnicy leży już beczka ({ $spot } miejsce).
reason-pile_empty = Nie ma już kontraktów do dobrania.
reason-already_changed = Cena { $good_genitive } zmieniła się już na początku tej rundy.
reason-at_least_one = Trzeba wybrać co najmniej 1.
reason-not_land = Pole { $hex } nie jest lądem.
reason-other_module = Teraz losuje się stronę modułu { $module }.
reason-already_drawn = To zostało już wylosowane.
reason-under_pile = Kontrakt { $contract } leży na spodzie stosu; najpierw dobiera się inne.
reason-no_such_contract = Nie ma kontraktu { $contract }.
reason-no_such_start = Nie ma kafla startowego { $start }.
reason-no_such_seat = Na tym miejscu nikt nie gra.
reason-contract_needs = Kontrakt { $contract } wymaga tego, co sprzedajesz: { $good }.
reason-contract_lost = Możesz teraz zrealizować kontrakt { $contract }; to ostatnia runda.
reason-port_lost = Możesz jeszcze użyć { $port_genitive }; to ostatnia runda.
reason-tight_seats = Ciaśniejsza mapa jest dla dwóch lub trzech graczy.
reason-auction_alone = Aukcja wymaga co najmniej dwóch graczy.
reason-glory_alone = „Największa chwała” wymaga co najmniej dwóch graczy.
reason-glory_nowhere = Bez kafli punktowania i portów nikt nie może zdobyć chwały.

## Opcje

preset-first_game = Pierwsza gra
    .help = Bez klanów, portów i kafli punktowania; cały import jest tyle samo wart.
option-clans = Klany
    .help = W jaki sposób gracze dostają klany; można też grać bez klanów.
option-clans-draft = wybierane w odwrotnej kolejności
option-clans-off = bez klanów
option-clans-auction = licytowane za punkty
option-clans-experience = według doświadczenia
option-imports = Towary importowane
    .help = Ile na końcu warte są bawełna, tytoń i trzcina cukrowa.
option-imports-rarity = od 3 do 5, im rzadsze, tym więcej
option-imports-static = po 4
option-imports-balanced = od 3 do 5 według własnego importu
option-import_track = { MONEY(1) } na torze importu
    .help = Kto przesunie znacznik importu na co piąte pole albo je minie, otrzymuje { MONEY(1) }.
option-import_track-on = tak
option-import_track-off = nie
option-scoring_tiles = Kafle punktowania
    .help = Chwała na końcu każdej rundy.
option-scoring_tiles-on = tak
option-scoring_tiles-off = nie
option-ports = Porty
    .help = Cztery kafle portów w rogach mapy.
option-ports-on = tak
option-ports-off = nie
option-port_swap = Port 7
    .help = Czy wymiana jednostek daje premię sąsiedztwa; wydania się różnią.
option-port_swap-without_neighbourhood = bez premii sąsiedztwa (pierwsze wydania)
option-port_swap-with_neighbourhood = z premią sąsiedztwa (wydanie z 2025)
option-map = Mapa
    .help = Na ciaśniejszej mapie cztery pola są zakryte; dla dwóch lub trzech graczy.
option-map-open = cała
option-map-tight = ciaśniejsza
option-future = Przyszłe kontrakty
    .help = Trzy kontrakty następnej rundy leżą odkryte.
option-future-hidden = zakryte
option-future-shown = trzy odkryte
option-greatest_glory = Największa chwała
    .help = 6 punktów więcej za największą chwałę.
option-greatest_glory-off = nie
option-greatest_glory-on = tak
option-export_majority = Najwięcej kontraktów
    .help = Punkty dla tego, kto zrealizował najwięcej kontraktów.
option-export_majority-on = tak
option-export_majority-off = nie
option-settlement_scoring = Siedliska
    .help = Punkty za najwięcej siedlisk we wzajemnym zasięgu żeglugi.
option-settlement_scoring-on = tak
option-settlement_scoring-off = nie

assumed-map = Mapa jest zastępcza, naszego pomysłu: układ z wydania nie jest publicznie dostępny. Moduły A i D są zgodne ze zdjęciem tam, gdzie da się je odczytać. Wartość klanu Robertson zależy od tego, ile delt rzek jest na mapie.
assumed-starting_tiles = Towary na kaflach startowych są naszego pomysłu; potwierdzone jest tylko { MONEY(55) }.
assumed-solo_brackets = Które ceny w grze solo są niskie, a które wysokie, to nasza interpretacja.
assumed-contract_slots = Nie jest pewne, czy trzech graczy widzi 7 kontraktów, a czterech 8.
assumed-border_ports = Rybak na kaflu portu stoi na granicy w grze dla trzech i czterech graczy, ale nie w grze dla jednego lub dwóch: tam kafel leży na zacienionym polu.
assumed-cellar = Beczka daje { MONEY(7) }, gdy tylko leży na lewym miejscu piwnicy. Zasady mówią o starej whisky, ale też o dowolnej beczce w dowolnym momencie.
assumed-ninth_port = Port 9 może powtórzyć port w tej samej akcji; nic tego nie zabrania.
assumed-building_bonus = Premię budynków dostaje się ponownie, gdy czwarta fabryka zostaje znów umieszczona po tym, jak port 7 jedną zabrał.

## Stół

terrain-g = łąka
terrain-f = las
terrain-m = góra
gift-pounds = funty
    .counted = { MONEY($amount) }
gift-free_land = wolna przestrzeń
    .counted = { $amount ->
        [one] { $amount } wolna przestrzeń
        [few] { $amount } wolne przestrzenie
       *[many] { $amount } wolnych przestrzeni
      }
gift-upgrades = akcja bonusowa
    .counted = { $amount ->
        [one] { $amount } akcja bonusowa
        [few] { $amount } akcje bonusowe
       *[many] { $amount } akcji bonusowych
      }
table-map = Mapa
table-loch = jezioro
table-port = kafel portu
table-out = poza tą grą
table-delta = delta rzeki
table-border = granica
table-market = Rynek
table-price = Cena
table-buying = Kupcy, którzy tu kupują: { $count } ({ $player })
table-selling = Kupcy, którzy tu sprzedają: { $count } ({ $player })
table-contracts = Kontrakty
table-costs = (wzięcie kosztuje { MONEY($amount) })
table-brings = (wzięcie daje { MONEY($amount) })
table-drawn = Dobrane kontrakty
table-future = Kontrakty następnej rundy
table-pile = { $count ->
    [one] 1 kontrakt w stosie
    [few] { $count } kontrakty w stosie
   *[many] { $count } kontraktów w stosie
  }
table-emptied = Jeśli ostatni rzut kością ceny da { $die }, ten kontrakt wypada z gry
table-vacant = Puste pole; kość ceny { $die }
table-brackets = Kości rynku: powyżej zaznaczonego przedziału cena maleje, poniżej rośnie, w jego granicach zmienia się zgodnie z kością
table-ready = można zrealizować
table-tiles = Punktowanie rund
table-imported = Import ({ $good }): { $amount }
table-ports = Porty
table-used-by = Użyty przez:
table-left = { $left } na planszy, { $deployed } na mapie
table-merchants-of = Kupcy gotowi: { $ready }, niezatrudnieni: { $unhired }
table-technology = Technologia: { $worker }
table-untaught = Technologia nieulepszona: { $worker }
table-offers = Do wyboru
table-pays-at = { MONEY(1) } na polu { $step }
table-next-order = { $place }. w następnej rundzie
table-leads = { $amount ->
    [one] licytuje { $amount } punkt
    [few] licytuje { $amount } punkty
   *[many] licytuje { $amount } punktów
  }
table-stood-back = poza licytacją
table-auction = Aukcja: kto zalicytuje najwięcej, wybiera pierwszy i będzie { $place }. w kolejności
table-settlements = Siedliska: { $number }, we wzajemnym zasięgu żeglugi: { $group }
table-exported = Zrealizowane kontrakty: { $count }
table-glory = Chwała: { $amount }
table-forecast = Następna produkcja, jeśli nic się nie zmieni
table-land = Grunt { MONEY($price) }{ $saved ->
    [0] {""}
   *[other] { " " }(taniej o { MONEY($saved) })
  }
table-total = Razem z jednostką:
table-near = Z premii sąsiedztwa:
table-settled = Siedliska w zasięgu { $before } → { $after }, wszystkie { $all_before } → { $all_after }
table-of = { $what }: { $have } z { $need }
table-price-of = po { MONEY($amount) }
table-pays = +{ MONEY($amount) }
table-under = Pod stosem:
table-track = { $good }: { MONEY($price) }; po kupnie jednej sztuki { MONEY($dearer) }, po sprzedaży jednej { MONEY($cheaper) }; z premii sąsiedztwa { MONEY($nearby) }
table-imports = Import:
table-import-worth = Punkty za każdą sztukę na koniec, według obecnego stanu
table-on-board = na planszy
table-on-map = na mapie
table-key = Co znaczą symbole
table-whole = Plansza gracza
table-rating = Twoja ocena: { $rating }
table-ratings = Oceny z instrukcji
table-rating-below = poniżej { $points }
table-rating-from = od { $points }
table-passed = już po spasowaniu
table-order = { $place }. w kolejności
facet-amount = Ile
facet-cheese = Ser
facet-bread = Chleb
facet-whisky = Whisky

phase-claiming_one = Przygotowanie gry
phase-choosing_clan = Przygotowanie gry
phase-choosing_start = Przygotowanie gry
phase-bidding = Przygotowanie gry
phase-choosing_won = Przygotowanie gry
phase-settling = Przygotowanie gry
phase-turn = Akcje
phase-afterwards = Akcje
phase-trading = Akcje
phase-neighbourhood = Akcje
phase-second_contract = Akcje
phase-building_bonus = Akcje
phase-keeping = Akcje
phase-slaughtering = Akcje
phase-brewing = Akcje
phase-bonuses = Akcje
phase-second_fulfilment = Akcje
phase-discarding_good = Akcje
phase-taking = Akcje
phase-replacing = Akcje
phase-processing = Produkcja
phase-churning = Produkcja
phase-ageing = Produkcja

## What the shared part of the table is called

tab-shared = Rynek

## Ścieżki zapisów

path-numbers-round = runda, od 1; jej wpisanie przenosi grę do tej rundy
path-numbers-passed = ilu graczy spasowało w tej rundzie
path-numbers-rowed = 1: rybak wiosłował w tej turze
path-numbers-put_under = ile kontraktów włożono pod stos
path-numbers-obtained = kontrakty pozyskane w tej turze
path-order = kto ma to miejsce w kolejności
path-next_order = kto ma to miejsce w następnej rundzie
path-out = 1: gracz spasował w tej rundzie
path-money = pieniądze w funtach
path-glory = dotychczasowa chwała
path-bid = punkty oddane za klan
path-clan = klan gracza
path-start = kafel startowy gracza
path-experience = doświadczenie, które podaje gracz
path-goods = towary w magazynie
path-shipping = jak daleko sięga żegluga gracza
path-technology = 1: ci robotnicy mają technologię
path-merchants = gotowi kupcy
path-unhired = kupcy jeszcze niezatrudnieni
path-cellar = 1: leży tam beczka MacKenziego
path-price = pole ceny, od 0 (let price TOWAR FUNTY wpisuje samą cenę)
path-buying = kupcy po stronie zakupu na rynku
path-selling = kupcy po stronie sprzedaży na rynku
path-bought = towary kupione z premii sąsiedztwa w tej turze
path-pile = 1: kontrakt jest w stosie
path-under = kontrakty pod stosem, po kolei
path-display = kontrakt na polu planszy eksportu
path-future = przyszłe kontrakty
path-drawn = kontrakty dobrane z premii budynków
path-box = kontrakt na polu eksportu gracza
path-exporter = kto zrealizował kontrakt
path-exported = ile kontraktów zrealizował gracz
path-imported = co gracz zaimportował
path-meat = wołowina i baranina na zrealizowanych kontraktach
path-sides = widoczna strona modułu
path-ports = kafel portu modułu
path-port_used = 1: gracz użył portu tego modułu
path-tiles = kafel punktowania rundy
path-clan_start = kafel startowy obok klanu do wyboru
path-start_offered = 1: kafel startowy jest do wyboru

# -- co jest nie tak w poprawionym pliku elementów
components-contract_twice = są dwa kontrakty o numerze { $contract }
components-free_contract = kontrakt { $contract } niczego nie wymaga
components-falling_price = ceny towaru { $good } nie mogą spadać, a po { $lower } następuje { $higher }
components-brackets = przedział średnich cen zaczyna się wyżej, niż się kończy
components-not_a_space = { $side } { $space }: „{ $code }” nie jest polem; napisz L, P albo teren z liter g, f, m w tej kolejności, koszt od 1 do 6 i p dla portu w grze dla jednego lub dwóch graczy
components-corner = { $side }: P musi stać na polu narożnym { $space } i na żadnym innym
components-port_space = { $side }: dokładnie jedno pole lądu na zewnętrznym brzegu musi mieć p
components-not_an_edge = { $side }: „{ $edge }” nie jest krawędzią między dwoma polami tej strony, jak "1,2|2,1"
components-not_two_lands = { $side }: „{ $edge }” nie łączy dwóch sąsiednich pól lądu
components-edge_twice = { $side }: krawędź rzeki „{ $edge }” występuje dwa razy

## Wartości ruchów i ścieżek

values-order = miejsce w kolejności
values-clan = klan
values-start = numer kafla startowego, od 1
values-good = towar z rynku
values-level = jak daleko sięga żegluga
values-worker = robotnik, który może mieć technologię
values-spot = miejsce w piwnicy klanu MacKenzie
values-contract = numer kontraktu eksportowego, od 1
values-under = miejsce pod stosem kontraktów; under1 jest dobierane pierwsze
values-slot = miejsce na planszy eksportu
values-drawn = dobrany kontrakt, według kolejności
values-box = pole eksportu; tylko jeden klan ma drugie
values-import = towar importowany
values-module = jedna z czterech części mapy
values-side = strona części mapy
values-port = kafel portu
values-round = runda, od 1
values-tile = kafel punktowania
values-hex = pole mapy: kolumna i rząd
values-die = ścianka kości ceny
values-experience = doświadczenie, które podaje gracz
values-amount = liczba towarów, kupców, punktów albo funtów
values-unit = rodzaj jednostki
values-aid = czy pomaga port: żaden, bezpośrednio albo przez port, który zastępuje dowolny inny
values-way = w którą stronę zmienia się cena
values-cheese = ser do wytworzenia
values-bread = chleb do wytworzenia
values-whisky = whisky do wytworzenia
further-let-hex-HEX-SEAT-UNIT = stawia na polu jednostkę gracza zamiast tego, co tam jest
further-let-hex-HEX-empty = opróżnia pole
further-let-hex-HEX-neutral = stawia na polu jednostkę neutralną, jak w grze solo
further-let-round-3 = przenosi grę do tej rundy
further-let-price-GOOD-POUNDS = zapisuje cenę w funtach
further-let-box-SEAT-CONTRACT = kładzie na polu eksportu gracza kontrakt ze stosu albo z planszy
further-let-done-SEAT-CONTRACT = uznaje kontrakt za zrealizowany przez gracza
further-is-round-3 = runda
further-is-price-GOOD-POUNDS = cena w funtach
further-is-settlements-SEAT-5 = ile siedlisk ma gracz
further-is-group-SEAT-3 = ile z nich liczy największa grupa we wzajemnym zasięgu żeglugi
further-is-rating-expert = ocena gry solo

# -- charts and statistics
chart-contracts = Zrealizowane kontrakty
chart-prices = Ceny towarów
statistics-clan = Klany
statistics-contract = Zrealizowane kontrakty według numeru
statistics-good_number = Ceny na końcu

# Co przemawia za ruchem, w podpowiedzi.
ui-style-settler = Osadnik
ui-style-settler-about = Rozchodzi się po mapie i ulepsza żeglugę, żeby połączyć siedliska.
ui-style-trader = Handlarz
ui-style-trader-about = Zatrudnia kupców i zarabia na rynku.
ui-style-exporter = Eksporter
ui-style-exporter-about = Wcześnie bierze kontrakty i gra pod ich realizację.
merit-contracts = { $amount ->
    [one] Zrealizowany kontrakt
   *[other] Zrealizowane kontrakty: { $amount }
  }
merit-ready = { $amount ->
    [one] Wszystko gotowe do realizacji kontraktu
   *[other] Wszystko gotowe do realizacji kontraktów: { $amount }
  }
merit-points = Punkty, gdyby gra skończyła się teraz: +{ $amount }
merit-income = W każdej produkcji o { MONEY($amount) } więcej
merit-goods = { $amount ->
    [one] W każdej produkcji o jeden towar więcej
    [few] W każdej produkcji o { $amount } towary więcej
   *[many] W każdej produkcji o { $amount } towarów więcej
  }
merit-settlements = Siedliska we wzajemnym zasięgu: +{ $amount }
merit-merchants = { $amount ->
    [one] Jeszcze jeden kupiec
   *[other] Jeszcze { $amount } kupców
  }
merit-shipping = Lepsza żegluga: więcej pól w zasięgu
merit-technology = Lepsza technologia: robotnicy zarabiają więcej
merit-taken = Kontrakt do zrealizowania
merit-money = Od razu { MONEY($amount) }

## Polecenia na później

order-neighbours = Zakupy od sąsiadów
order-neighbours-said = kupuj od sąsiadów najwyżej { $most } { $most ->
    [one] sztukę
    [few] sztuki
   *[many] sztuk
  } każdego towaru, który kosztuje { MONEY($highest) } lub mniej, w tej kolejności: { $goods }
order-neighbours-at = Kup od sąsiadów { $goods_accusative } za { MONEY($highest) } lub mniej
order-no_neighbours = Żadnych zakupów od sąsiadów
order-no_neighbours-said = nic nie kupuj od sąsiadów
order-production = Produkcja
order-production-said = przetwórz jak najwięcej w tej kolejności: { $products }; w ostatniej rundzie: { $last_products }
order-contract = Pozyskanie kontraktu
order-contract-said = pozyskaj pierwszy kontrakt, który leży na planszy, { $highest ->
    [0] za darmo
   *[other] najwyżej za { MONEY($highest) }
  }, w tej kolejności: { $contracts }
order-contract-at = Pozyskaj kontrakt { $contracts }, gdy się da, { $highest ->
    [0] za darmo
   *[other] najwyżej za { MONEY($highest) }
  }
order-sale = Sprzedaż towarów
order-sale-said = sprzedawaj w tej rundzie pierwszy towar o cenie co najmniej { MONEY($lowest) }{ $kept ->
    [0] {""}
   *[other] , zachowując po { $kept } szt. każdego z nich
  }, w tej kolejności: { $goods }
order-sale-at = Sprzedaj { $goods_accusative } za { MONEY($lowest) } lub więcej
order-port_goods = Wymiana: { port-basic } i { port-processed }
order-port_goods-said = odrzucaj, używając { port-basic.genitive } i { port-processed.genitive }, w tej kolejności: { $discarded }; bierz w tej kolejności: { $taken }
order-upgrade = Akcje bonusowe
order-upgrade-said = wykonuj akcje bonusowe w tej kolejności: { $upgrades }
order-no_port = Bez portów po akcji
order-no_port-said = w tej rundzie po akcji nie używaj portów
order-field-goods = Towary w kolejności
order-field-highest = Najwyższa cena
order-field-most = Najwięcej każdego towaru
order-field-products = Wytwarzane towary w kolejności
order-field-last_products = W ostatniej rundzie
order-field-contracts = Kontrakty w kolejności
order-field-lowest = Najniższa cena
order-field-kept = Ile każdego towaru zachować
order-field-discarded = Odrzucane towary w kolejności
order-field-taken = Brane towary w kolejności
order-field-upgrades = Ulepszenia w kolejności
upgrade-shipping = żegluga
upgrade-woodcutter = technologia drwali
upgrade-miner = technologia górników
upgrade-merchant = kupiec
order-stopped-contracts_gone = Żadnego z tych kontraktów nie można już pozyskać.
order-stopped-other_contract = Masz już inny kontrakt.
