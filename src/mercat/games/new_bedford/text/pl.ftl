# New Bedford po polsku. Klucze są w każdym języku te same.
game = New Bedford
game-about = Zbuduj port wielorybniczy i wysyłaj statki w morze; im dłuższy rejs, tym lepszy wybór wielorybów.
money = { $amount } $
help = Gra trwa dwanaście rund. W każdej gracze po kolei stawiają po dwóch robotników i od razu wykonują akcję pola. Potem każdy statek na morzu zbliża się o jeden rząd; gdy statek wraca, jego właściciel za każdego wieloryba płaci udział albo go sprzedaje, a pozostali mogą kupić to, co sprzedał. Następnie ciągnie się żetony z worka, o jeden więcej, niż jest statków na morzu, a statki wybierają spośród nich, najdalszy pierwszy. Na koniec punkty dają wieloryby, budynki i każde { MONEY(5) }. Opłacone wieloryby są warte 1, 2 albo 4 punkty.

## Rzeczy

good-wood = drewno
    .two = drewna
    .accusative = drewno
    .genitive = drewna
    .counted = { $amount } { $amount ->
        [one] drewno
       *[other] drewna
    }
    .counted_accusative = { $amount } { $amount ->
        [one] drewno
       *[other] drewna
    }
    .missing = { $amount } drewna
good-food = żywność
    .two = żywności
    .accusative = żywność
    .genitive = żywności
    .counted = { $amount } { $amount ->
        [one] żywność
       *[other] żywności
    }
    .counted_accusative = { $amount } { $amount ->
        [one] żywność
       *[other] żywności
    }
    .missing = { $amount } żywności
good-brick = cegła
    .two = cegły
    .accusative = cegłę
    .genitive = cegieł
    .counted = { $amount } { $amount ->
        [one] cegła
        [few] cegły
       *[many] cegieł
    }
    .counted_accusative = { $amount } { $amount ->
        [one] cegłę
        [few] cegły
       *[many] cegieł
    }
    .missing = { $amount } { $amount ->
        [one] cegły
       *[other] cegieł
    }
token-right = wieloryb biskajski
    .accusative = wieloryba biskajskiego
    .genitive = wieloryba biskajskiego
    .genitive_plural = wielorybów biskajskich
token-bowhead = wieloryb grenlandzki
    .accusative = wieloryba grenlandzkiego
    .genitive = wieloryba grenlandzkiego
    .genitive_plural = wielorybów grenlandzkich
token-sperm = kaszalot
    .accusative = kaszalota
    .genitive = kaszalota
    .genitive_plural = kaszalotów
token-empty_sea = puste morze
    .accusative = puste morze
    .genitive = żetonu pustego morza
    .genitive_plural = żetonów pustego morza
ship-small = mały statek
    .genitive = małego statku
    .instrumental = małym statkiem
ship-large = duży statek
    .genitive = dużego statku
    .instrumental = dużym statkiem
discount-full = po pełnym koszcie
    .added = { " " }po pełnym koszcie
discount-wood = oszczędzając 1 drewno
    .added = , oszczędzając 1 drewno
discount-food = oszczędzając 1 żywność
    .added = , oszczędzając 1 żywność
discount-brick = oszczędzając 1 cegłę
    .added = , oszczędzając 1 cegłę
discount-wood_wood = oszczędzając 2 drewna
    .added = , oszczędzając 2 drewna
discount-wood_food = oszczędzając 1 drewno i 1 żywność
    .added = , oszczędzając 1 drewno i 1 żywność
discount-wood_brick = oszczędzając 1 drewno i 1 cegłę
    .added = , oszczędzając 1 drewno i 1 cegłę
discount-food_food = oszczędzając 2 żywności
    .added = , oszczędzając 2 żywności
discount-food_brick = oszczędzając 1 żywność i 1 cegłę
    .added = , oszczędzając 1 żywność i 1 cegłę
discount-brick_brick = oszczędzając 2 cegły
    .added = , oszczędzając 2 cegły
cause-start = początek gry
cause-purchase = zakup
cause-bonus = premia za puste pole
cause-construction = koszt budowy
cause-lay = udział
cause-whale_sale = sprzedaż wieloryba
cause-whale_purchase = zakup wieloryba
cause-post = dochód z poczty

option-edition = Wydanie
    .help = Wersja do wydruku z 2014 roku i drugi nakład z 2018 roku różnią się kosztem ośmiu budynków, działaniem wytapialni tranu i nazwami pięciu budynków.
option-edition-print_and_play = Do samodzielnego wydruku
    .help = Koszty i nazwy budynków z wersji do wydruku. Kto ma robotnika w wytapialni tranu, gdy statki płyną, zatrzymuje do trzech wielorybów biskajskich bez opłaty.
option-edition-second_printing = Drugi nakład
    .help = Koszty budynków z 2018 roku. Wytapialnia tranu działa od razu, dla jednego statku.
assumed-uncosted_row = Rząd bez kosztu żywności uznaje się za rząd, w którym jeszcze się poluje; Powrót leży za nim. Tak widać na dobrych zdjęciach planszy, ale nie sprawdzono tego na egzemplarzu gry.
assumed-tryworks = W wersji do wydruku wytapialnia tranu zwalnia z opłaty łącznie trzy wieloryby biskajskie na rundę, z dowolnych twoich statków. Tekst zasad mówi też o trzech na statek; przyjęto mniejszą liczbę.
assumed-print_and_play_costs = Koszty budynków z wersji do wydruku pochodzą z jednego przetłumaczonego tekstu zasad.
assumed-end_rules = Tekst wersji do wydruku urywa się w fazie połowu; dalej obowiązują zasady drugiego nakładu.
assumed-lighthouse = { space-lighthouse } przesuwa jeden z twoich statków; wersja do wydruku mówi tylko o „statku”. Statek w rzędzie 6 nie może odpłynąć dalej, a z rzędu bez kosztu żywności można odpłynąć do rzędu 1.
assumed-sale_passes = Kto pasuje przy sprzedaży wielorybów, może jeszcze kupić później; sprzedaż kończy się, gdy wszyscy spasują kolejno.

## Co można zrobić

verb-wheel = Koło sterowe
    .other = koło sterowe zostanie wylosowane
verb-take_start = Zacznij z
    .other = weźmie towary na start
verb-place = Postaw
    .other = postawi robotnika
    .of = postawi robotnika { $space_in }
verb-purchase = Dokup
    .other = dokupi towary
verb-take = Weź
    .other = weźmie towar
verb-sell = Sprzedaj
    .other = sprzeda towary
verb-done = Gotowe
    .other = skończy sprzedawać
verb-build = Zbuduj
    .other = zbuduje budynek
    .of = zbuduje { $building_accusative }
verb-launch = Wypłyń
    .other = wypłynie statkiem
verb-sail_out = Odpłyń dalej
    .other = wypłynie statkiem dalej
verb-barrel = Weź pieniądze
    .other = weźmie pieniądze za wieloryby
verb-hand_in = Oddaj
    .other = odda wieloryby biskajskie
verb-remove = Usuń
    .other = usunie żetony pustego morza
verb-keep = Zatrzymaj
    .other = zatrzyma wieloryba
verb-sell_whale = Sprzedaj
    .other = sprzeda wieloryba
verb-buy = Kup
    .other = kupi wieloryba
    .of = kupi { $token_accusative }
verb-pass = Spasuj
    .other = spasuje
verb-draw = Wyciągnij
    .other = żeton morza zostanie wyciągnięty
verb-catch = Złów
    .other = złowi wieloryba
verb-leave = Nic nie łów
    .other = nic nie złowi
move-wheel = Koło sterowe dostaje { $seat }
move-take_start = { $wood ->
    [0] { $food ->
        [0] { $brick ->
            [0] Na początek weź { MONEY(5) } w pieniądzach
           *[other] Na początek weź: { start-bricks }{ start-money }
          }
       *[other] { $brick ->
            [0] Na początek weź: { start-food }{ start-money }
           *[other] Na początek weź: { start-food }, { start-bricks }{ start-money }
          }
      }
   *[other] { $food ->
        [0] { $brick ->
            [0] Na początek weź: { start-wood }{ start-money }
           *[other] Na początek weź: { start-wood }, { start-bricks }{ start-money }
          }
       *[other] { $brick ->
            [0] Na początek weź: { start-wood }, { start-food }{ start-money }
           *[other] Na początek weź: { start-wood }, { start-food }, { start-bricks }{ start-money }
          }
      }
  }
start-money = { $brick ->
    [0] { $wood ->
        [0] { $food ->
            [5] { "" }
           *[other] { start-rest }
          }
        [1] { $food ->
            [4] { "" }
           *[other] { start-rest }
          }
        [2] { $food ->
            [3] { "" }
           *[other] { start-rest }
          }
        [3] { $food ->
            [2] { "" }
           *[other] { start-rest }
          }
        [4] { $food ->
            [1] { "" }
           *[other] { start-rest }
          }
        [5] { $food ->
            [0] { "" }
           *[other] { start-rest }
          }
       *[other] { start-rest }
      }
    [1] { $wood ->
        [0] { $food ->
            [3] { "" }
           *[other] { start-rest }
          }
        [1] { $food ->
            [2] { "" }
           *[other] { start-rest }
          }
        [2] { $food ->
            [1] { "" }
           *[other] { start-rest }
          }
        [3] { $food ->
            [0] { "" }
           *[other] { start-rest }
          }
       *[other] { start-rest }
      }
   *[other] { $wood ->
        [0] { $food ->
            [1] { "" }
           *[other] { start-rest }
          }
        [1] { $food ->
            [0] { "" }
           *[other] { start-rest }
          }
       *[other] { start-rest }
      }
  }
start-rest = { ", " }a resztę z { MONEY(5) } w pieniądzach
start-wood = { $wood ->
    [one] 1 drewno
   *[other] { $wood } drewna
  }
start-food = { $food ->
    [one] 1 żywność
   *[other] { $food } żywności
  }
start-bricks = { $brick ->
    [one] 1 cegłę
    [few] { $brick } cegły
   *[many] { $brick } cegieł
  }
move-place = Postaw robotnika { $space_in }
move-purchase = Dokup 2 { $good_two } za { MONEY(3) }
move-take = Weź 1 { $good_accusative }
move-sell = Sprzedaj { $good_counted_accusative }
move-done = Nie sprzedawaj więcej
move-build = Zbuduj { $building_accusative }{ $discount_added }
move-launch = Wypłyń statkiem do rzędu { $distance }
move-sail_out = Odpłyń { $ship_instrumental } o rząd dalej
move-barrel = Weź pieniądze za wieloryby z { $ship_genitive }
move-hand_in = Oddaj z { $ship_genitive } { $amount ->
    [one] { $amount } wieloryba biskajskiego
    [few] { $amount } wieloryby biskajskie
   *[other] { $amount } wielorybów biskajskich
  }
move-remove = Usuń { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
  } pustego morza
move-keep = Zatrzymaj { $token_accusative }
move-sell_whale = Sprzedaj { $token_accusative }
move-buy = Kup { $token_accusative }
move-pass = Nic teraz nie kupuj
move-draw = Z worka: { $token }
move-catch = Złów { $token_accusative }
move-leave = Nic nie łów

## O co się pyta

step-dealing = Los decyduje, kto zaczyna.
help-dealing = Zasady nie mówią, kto pierwszy dostaje koło sterowe, więc decyduje los. Po każdej rundzie koło przechodzi do gracza po lewej.
step-starting = Musisz wybrać towary i pieniądze warte razem { MONEY(5) }. Drewno i żywność są warte po { MONEY(1) }, cegła { MONEY(2) }.
help-starting = Drewno i żywność są warte po { MONEY(1) }, cegła { MONEY(2) }. Wybierz towary; to, co zostanie z { MONEY(5) }, dostajesz w pieniądzach.
step-placing = Musisz postawić robotnika. Raz na robotnika możesz dokupić 2 drewna albo 2 żywności za { MONEY(3) }.
help-placing = Na polach obu plansz może stać dowolnie wielu robotników, a kto przychodzi na puste pole, dostaje też jego premię. W budynku może stanąć jeden robotnik na rundę; kto nie jest właścicielem, najpierw płaci właścicielowi { MONEY(1) }. Nie można wybrać pola, którego akcji nie da się wykonać.
step-taking = Musisz wziąć 1 dowolny towar.
help-taking = Premia magazynu dla tego, kto przychodzi, gdy jest pusty: jeszcze 1 drewno, żywność albo cegła.
step-selling = Musisz coś sprzedać. Możesz dokupić 2 drewna albo 2 żywności za { MONEY(3) }, jeśli zakup dla tego robotnika nie jest jeszcze wykorzystany.
help-selling = Drewno i żywność dają po { MONEY(1) }, cegła { MONEY(2) }. Pierwszy w sklepie wielobranżowym dostaje łącznie o { MONEY(1) } więcej. Targowisko płaci podwójnie za pierwszy towar każdego rodzaju. Tartak skupuje tylko drewno, po { MONEY(2) }.
step-selling_on = Możesz sprzedać więcej.
help-selling_on = Sprzedaj, ile chcesz. Zanim skończysz, możesz za te pieniądze zrobić zakup.
step-building = Musisz wybrać budynek i towary, które oszczędzasz.
help-building = Koszt budynku płaci się do zasobów ogólnych. Pierwszy w ratuszu oszczędza 1 towar, w gmachu sądu oszczędza się 2. Nie można oszczędzić towaru, którego nie ma w koszcie, ani pieniędzy.
step-wanting = Musisz dokupić brakujące drewno.
help-wanting = Przygotowanie statku kosztuje 2 drewna, a dla pierwszego robotnika w stoczni 1 drewno. Masz za mało drewna: dokup 2 za { MONEY(3) }.
step-launching = Musisz wybrać rząd dla swojego statku.
help-launching = Numer rzędu to jego cena w żywności. Molo miejskie bierze od pierwszego o 1 mniej, nabrzeże połowę, zaokrągloną w górę, suchy dok całość i 2 drewna. W rzędzie mieszczą się trzy statki. Im dalej jest statek, tym wcześniej wybiera wieloryby i tym później wraca.
step-lighting = Musisz wybrać statek, który odpływa dalej.
help-lighting = Latarnia morska, w wersji do wydruku latarnia Clark’s Point, wysyła jeden z twoich statków o rząd dalej, na 1. miejsce w tym rzędzie. Pozostałe statki zachowują kolejność.
step-barrelling = Musisz wybrać statek z wielorybami.
help-barrelling = Bednarnia płaci { MONEY(1) } za każdego wieloryba na jednym z twoich statków. Wieloryby zostają na pokładzie.
step-drinking = Musisz usunąć 1 albo 2 żetony pustego morza.
help-drinking = Tawerna płaci { MONEY(4) } za jeden i { MONEY(6) } za dwa żetony pustego morza, odkryte w ostatniej fazie połowu. Usuwa się je z gry.
step-trying = Musisz wybrać statek i liczbę oddawanych wielorybów biskajskich.
help-trying = W wytapialni tranu jeden z twoich statków od razu oddaje do trzech wielorybów biskajskich, a ty nie płacisz za nie udziału; statek zostaje na miejscu.
step-landing = Musisz zatrzymać albo sprzedać każdego wieloryba z wracającego statku.
help-landing = Zatrzymanie wieloryba kosztuje udział: 2, 4 albo { MONEY(8) }. Sprzedaż od razu daje połowę tej kwoty, a te pieniądze można wydać także na inne wieloryby; potem pozostali mogą kupić to, co sprzedasz, za pełny udział.
step-bidding = Możesz kupić jednego z wielorybów na sprzedaż.
help-bidding = Płacisz pełny udział. Potem może kupić następny gracz; sprzedaż trwa, aż wszystko zostanie kupione albo wszyscy kolejno spasują. Wieloryby, których nikt nie kupi, usuwa się z gry.
step-drawing = Ciągnie się żetony z worka.
help-drawing = O jeden więcej, niż jest statków na morzu. Czego nikt nie weźmie, leży odkryte do następnej fazy połowu, a potem wraca do worka.
step-choosing = Możesz wziąć jednego wieloryba na swój statek.
help-choosing = Najpierw wybiera najdalszy rząd, a w rzędzie statek, który przypłynął wcześniej. Gdy statek wróci, trzeba będzie zapłacić udział. Pustego morza nie można wziąć.

## O co się pyta, wraz z tym, czego to dotyczy

ask-placing = { $inn ->
    [0] { $count ->
        [2] Musisz postawić pierwszego robotnika.
       *[1] Musisz postawić drugiego robotnika.
      }
   *[1] { $count ->
        [2] Opuszczasz gospodę: musisz jeszcze raz postawić obu robotników na obu planszach, jednego po drugim.
       *[1] Opuszczasz gospodę: musisz postawić drugiego robotnika na jednej z dwóch plansz.
      }
  }{ $purchase ->
    [0] {""}
   *[1] { " " }Wraz z nim możesz dokupić 2 drewna albo 2 żywności za { MONEY(3) }.
  }
ask-selling = { $left ->
    [0] Najpierw musisz dokupić coś na sprzedaż.
   *[other] { $stall ->
          [first] Musisz coś sprzedać: drewno i żywność dają po { MONEY(1) }, cegła { MONEY(2) }, a pierwsza sprzedaż o { MONEY(1) } więcej.
          [market] Musisz coś sprzedać: za pierwsze drewno, pierwszą żywność i pierwszą cegłę dostajesz podwójnie.
          [lumber_mill] Musisz sprzedać drewno, po { MONEY(2) }.
         *[store] Musisz coś sprzedać: drewno i żywność dają po { MONEY(1) }, cegła { MONEY(2) }.
        }
  }
ask-selling_on = { $left ->
    [0] Masz { MONEY($amount) } i nic więcej na sprzedaż.
   *[other] Możesz sprzedać więcej. Masz { MONEY($amount) }.
  }
ask-building = { $wanting ->
    [1] Najpierw musisz coś dokupić: bez tego nie zapłacisz za żaden budynek.
   *[0] { $count ->
          [0] Musisz wybrać budynek i zapłacić pełny koszt.
          [one] Musisz wybrać budynek i { $count } towar, który oszczędzasz.
          [few] Musisz wybrać budynek i { $count } towary, które oszczędzasz.
         *[many] Musisz wybrać budynek i { $count } towarów, które oszczędzasz.
        }
  }
ask-launching = { $wanting ->
    [1] Najpierw musisz coś dokupić: bez tego statek nie wypłynie. Masz { $amount ->
      [one] { $amount } żywność
     *[other] { $amount } żywności
    }.
   *[0] Musisz wybrać rząd dla swojego statku. Koszt: { $way ->
          [first] o 1 żywność mniej, niż podano przy rzędzie
          [wharf] połowa żywności podanej przy rzędzie, zaokrąglona w górę
          [dry_dock] tyle żywności, ile podano przy rzędzie, i 2 drewna
         *[pier] tyle żywności, ile podano przy rzędzie
        }. Masz { $amount ->
      [one] { $amount } żywność
     *[other] { $amount } żywności
    }.
  }
ask-landing = Wraca twój { $ship }: musisz zatrzymać albo sprzedać każdego wieloryba. Wszystkie kosztują { MONEY($lay) }, a masz { MONEY($amount) }.{ $free ->
    [0] {""}
    [one] { " " }Wytapialnia tranu zwalnia z opłaty { $free } wieloryba biskajskiego.
    [few] { " " }Wytapialnia tranu zwalnia z opłaty { $free } wieloryby biskajskie.
   *[many] { " " }Wytapialnia tranu zwalnia z opłaty { $free } wielorybów biskajskich.
  }
ask-bidding = { $seat } sprzedaje wieloryby: możesz kupić jednego za pełny udział. Masz { MONEY($amount) }.
ask-choosing = Możesz wziąć jednego wieloryba na swój { $ship }. { $home ->
    [0] Statek wraca do portu po ostatniej rundzie.
   *[other] Statek wraca do portu w rundzie { $home }.
  }{ $lay ->
    [0] {""}
   *[other] { " " }Wieloryby na pokładzie będą wtedy kosztować { MONEY($lay) }.
  }

## Co się stało

event-round_began = Zaczyna się runda { $round }.
event-wheel_taken = { $seat } ma koło sterowe i zaczyna.
event-placed = { $seat } stawia robotnika { $space_in }.
event-paid = { $seat } płaci { MONEY($amount) } ({ $cause }).
event-earned = { $seat } dostaje { MONEY($amount) } ({ $cause }).
event-fee_paid = { $seat } płaci { MONEY($amount) } opłaty za { $cause_accusative }; właściciel: { $owner }.
event-gained = { $seat } dostaje { $good_counted_accusative } ({ $cause }).
event-spent = { $seat } oddaje { $good_counted_accusative } ({ $cause }).
event-built = { $seat } buduje { $building_accusative }.
event-taken_over = { $seat } przejmuje { $building_accusative }; poprzedni właściciel: { $owner }.
event-prepared = { $seat } przygotowuje { $ship }.
event-launched = { $seat } wypływa { $ship_instrumental } do rzędu { $distance }.
event-sailed_out = { $seat } odpływa { $ship_instrumental } do rzędu { $distance }.
event-handed_in = { $seat } oddaje z { $ship_genitive } { $amount ->
    [one] { $amount } wieloryba biskajskiego
    [few] { $amount } wieloryby biskajskie
   *[other] { $amount } wielorybów biskajskich
  } bez płacenia udziału.
event-sea_removed = { $seat } usuwa z gry { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
  } pustego morza.
event-inn_left = { $seat } wychodzi z gospody i jeszcze raz stawia obu robotników.
event-ships_moved = Każdy statek na morzu zbliża się o jeden rząd.
event-returned = Do portu wraca { $ship } gracza { $seat }.
event-kept = { $seat } zatrzymuje { $token_accusative } ({ $cause }).
event-whale_sold = { $seat } sprzedaje { $token_accusative }.
event-bought = { $seat } kupuje { $token_accusative }.
event-passed = { $seat } nic nie kupuje.
event-lost = { $amount ->
    [one] Nikt nie kupuje { $amount } { $token_genitive }: wypada z gry.
    [few] Nikt nie kupuje { $amount } { $token_genitive_plural }: wypadają z gry.
   *[many] Nikt nie kupuje { $amount } { $token_genitive_plural }: wypadają z gry.
  }
event-sea_cleared = { $amount ->
    [one] { $amount } żeton wraca
    [few] { $amount } żetony wracają
   *[other] { $amount } żetonów wraca
  } do worka.
event-drawn = Z worka: { $token }.
event-caught = { $seat } łowi { $ship_instrumental } { $token_accusative }.
event-sailing_home = Ostatnia runda za nami; statki, które są jeszcze na morzu, wracają do portu.

## Ruchy w historii, które nie mają zdarzenia

did-done = { $seat } nie sprzedaje więcej.
did-leave = { $seat } nic nie łowi.

## Punkty

score-right = Wieloryby biskajskie
score-bowhead = Wieloryby grenlandzkie
score-sperm = Kaszaloty
score-buildings = Budynki
score-counting_house = Kantor
score-mansion = Rezydencja
score-municipal_office = Urząd miejski
score-seamens_bethel = Kaplica marynarzy
score-money = Pieniądze

## Dlaczego nie można

reason-money_short = Brakuje ci { MONEY($amount) }.
reason-good_short = Brakuje ci { $good_missing }.
reason-goods_short = Brakuje ci { $amount ->
    [one] { $amount } towaru
   *[other] { $amount } towarów
  }.
reason-not_worth = Te towary są warte { MONEY($amount) }; zaczynasz z { MONEY(5) }.
reason-not_built = Nikt jeszcze nie zbudował tego budynku: { $building }.
reason-not_in_game = Przy tak małej liczbie graczy tego budynku nie ma w grze: { $building }.
reason-already_built = Ten budynek już stoi: { $building }.
reason-no_action = Ten budynek daje punkty, ale nie ma akcji: { $building }.
reason-occupied = Ten budynek był już użyty w tej rundzie: { $building }.
reason-boards_only = Z gospody robotnicy idą tylko na pola obu plansz.
reason-own_post_office = Poczta już należy do ciebie.
reason-nothing_to_sell = Nie masz nic do sprzedania.
reason-only_wood = Tartak skupuje tylko drewno.
reason-nothing_to_build = Nie stać cię na żaden budynek.
reason-all_built = Wszystkie budynki już stoją.
reason-not_in_cost = W koszcie tego budynku nie ma tego, co chcesz oszczędzić ({ $discount }): { $building }.
reason-saves = { $amount ->
    [0] Tutaj niczego się nie oszczędza
    [one] Tutaj oszczędza się dokładnie { $amount } towar
    [few] Tutaj oszczędza się dokładnie { $amount } towary
   *[other] Tutaj oszczędza się dokładnie { $amount } towarów
  }.
reason-no_ship_home = Nie masz statku w porcie.
reason-no_ship_ready = Nie masz przygotowanego statku w doku.
reason-no_ship_out = Nie masz statku na morzu.
reason-ship_not_out = Twój { $ship } nie jest na morzu.
reason-space_full = W rzędzie { $distance } są już trzy statki.
reason-all_full = W każdym rzędzie są już trzy statki.
reason-no_cost_space = Wypływa się tylko do rzędów z kosztem żywności.
reason-farthest_out = Twój { $ship } nie może odpłynąć dalej.
reason-no_whales = Żaden twój statek nie wiezie wieloryba.
reason-ship_empty = Twój { $ship } nie wiezie wielorybów.
reason-no_right_whales = Żaden twój statek nie wiezie wieloryba biskajskiego.
reason-no_right_returning = Żaden twój statek wracający w tej rundzie nie wiezie wieloryba biskajskiego.
reason-fewer_aboard = Twój { $ship } może oddać najwyżej { $amount }.
reason-no_empty_sea = Nie ma odkrytego pustego morza.
reason-fewer_out = Możesz usunąć najwyżej { $amount }.
reason-purchase_made = Zakup dla tego robotnika jest już wykorzystany.
reason-not_purchased = Można dokupić tylko drewno albo żywność, nie to: { $good }.
reason-purchase_strands = Po zakupie { $good_genitive } nie da się wykonać akcji, dla której przyszedł robotnik.
reason-not_aboard = Na tym statku nie ma takiego żetonu: { $token }.
reason-not_on_sale = Nie ma na sprzedaż takiego żetonu: { $token }.
reason-not_out = Nie ma odkrytego takiego żetonu: { $token }.
reason-never_caught = Pustego morza nie można wziąć.
reason-at_least_one = Trzeba wybrać co najmniej 1.
reason-no_such_seat = Na tym miejscu nikt nie gra.
reason-none_in_bag = W worku nie ma już takiego żetonu: { $token }.
reason-late_voyage = W grze { $amount ->
    [one] została jeszcze tylko { $amount } faza połowu
    [few] zostały jeszcze tylko { $amount } fazy połowu
   *[other] zostało jeszcze tylko { $amount } faz połowu
  }; potem statek wróci bez dalszych połowów.
reason-could_keep = Możesz zatrzymać { $token_accusative } za { MONEY($amount) }.

## Pola i przyczyny, które są polami

space-farm = Farma
    .accusative = farmę
    .in = na farmie
space-forest = Las
    .accusative = las
    .in = w lesie
space-warehouse = Magazyn
    .accusative = magazyn
    .in = w magazynie
space-general_store = Sklep wielobranżowy
    .accusative = sklep wielobranżowy
    .in = w sklepie wielobranżowym
space-town_hall = Ratusz
    .accusative = ratusz
    .in = w ratuszu
space-dockyard = Stocznia
    .accusative = stocznię
    .in = w stoczni
space-city_pier = Molo miejskie
    .accusative = molo miejskie
    .in = na molo miejskim
space-bank = Bank
    .accusative = bank
    .in = w banku
space-dry_dock = Suchy dok
    .accusative = suchy dok
    .in = w suchym doku
space-lighthouse = Latarnia morska
    .accusative = latarnię morską
    .in = w latarni morskiej
space-lumber_mill = Tartak
    .accusative = tartak
    .in = w tartaku
space-schoolhouse = Szkoła
    .accusative = szkołę
    .in = w szkole
space-tavern = Tawerna
    .accusative = tawernę
    .in = w tawernie
space-tryworks = Wytapialnia tranu
    .accusative = wytapialnię tranu
    .in = w wytapialni tranu
space-wharf = Nabrzeże
    .accusative = nabrzeże
    .in = na nabrzeżu
space-bakery = Piekarnia
    .accusative = piekarnię
    .in = w piekarni
space-brickyard = Cegielnia
    .accusative = cegielnię
    .in = w cegielni
space-chandlery = Skład okrętowy
    .accusative = skład okrętowy
    .in = w składzie okrętowym
space-cooperage = Bednarnia
    .accusative = bednarnię
    .in = w bednarni
space-courthouse = Gmach sądu
    .accusative = gmach sądu
    .in = w gmachu sądu
space-inn = Gospoda
    .accusative = gospodę
    .in = w gospodzie
space-market = Targowisko
    .accusative = targowisko
    .in = na targowisku
space-post_office = Poczta
    .accusative = pocztę
    .in = na poczcie
space-counting_house = Kantor
    .accusative = kantor
    .in = w kantorze
space-mansion = Rezydencja
    .accusative = rezydencję
    .in = w rezydencji
space-municipal_office = Urząd miejski
    .accusative = urząd miejski
    .in = w urzędzie miejskim
space-seamens_bethel = Kaplica marynarzy
    .accusative = kaplicę marynarzy
    .in = w kaplicy marynarzy
cause-farm = { space-farm }
    .accusative = { space-farm.accusative }
cause-forest = { space-forest }
    .accusative = { space-forest.accusative }
cause-warehouse = { space-warehouse }
    .accusative = { space-warehouse.accusative }
cause-general_store = { space-general_store }
    .accusative = { space-general_store.accusative }
cause-town_hall = { space-town_hall }
    .accusative = { space-town_hall.accusative }
cause-dockyard = { space-dockyard }
    .accusative = { space-dockyard.accusative }
cause-city_pier = { space-city_pier }
    .accusative = { space-city_pier.accusative }
cause-bank = { space-bank }
    .accusative = { space-bank.accusative }
cause-dry_dock = { space-dry_dock }
    .accusative = { space-dry_dock.accusative }
cause-lighthouse = { space-lighthouse }
    .accusative = { space-lighthouse.accusative }
cause-lumber_mill = { space-lumber_mill }
    .accusative = { space-lumber_mill.accusative }
cause-schoolhouse = { space-schoolhouse }
    .accusative = { space-schoolhouse.accusative }
cause-tavern = { space-tavern }
    .accusative = { space-tavern.accusative }
cause-tryworks = { space-tryworks }
    .accusative = { space-tryworks.accusative }
cause-wharf = { space-wharf }
    .accusative = { space-wharf.accusative }
cause-bakery = { space-bakery }
    .accusative = { space-bakery.accusative }
cause-brickyard = { space-brickyard }
    .accusative = { space-brickyard.accusative }
cause-chandlery = { space-chandlery }
    .accusative = { space-chandlery.accusative }
cause-cooperage = { space-cooperage }
    .accusative = { space-cooperage.accusative }
cause-courthouse = { space-courthouse }
    .accusative = { space-courthouse.accusative }
cause-inn = { space-inn }
    .accusative = { space-inn.accusative }
cause-market = { space-market }
    .accusative = { space-market.accusative }
cause-post_office = { space-post_office }
    .accusative = { space-post_office.accusative }
cause-counting_house = { space-counting_house }
    .accusative = { space-counting_house.accusative }
cause-mansion = { space-mansion }
    .accusative = { space-mansion.accusative }
cause-municipal_office = { space-municipal_office }
    .accusative = { space-municipal_office.accusative }
cause-seamens_bethel = { space-seamens_bethel }
    .accusative = { space-seamens_bethel.accusative }

## Co pokazuje stół

table-map = New Bedford: miasto i morze
table-town = Miasto
table-sea = Morze
table-rank = { $rank }.
table-bonus-open = Premia jest jeszcze do wzięcia.
table-bonus-taken = Premii już nie ma; stoją tu robotnicy:
table-owner = Właściciel: { $player }.
table-fee = Pozostali najpierw płacą właścicielowi { MONEY($amount) }.
table-used = Zajęty w tej rundzie: { $player }.
table-not-built = Jeszcze niezbudowany.
table-row-cost = Wypłynięcie do tego rzędu: { $food } { $food ->
    [one] żywność
   *[other] żywności
  }
table-row-free = Do tego rzędu nie można wypłynąć
table-row-return = Statki, które tu dopłyną, wracają do portu
table-return = Powrót
table-round = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round } z { $rounds }
}
table-first = Koło sterowe (zaczyna rundę): { $player }
table-bag = { $count ->
    [one] { $count } żeton w worku
    [few] { $count } żetony w worku
   *[many] { $count } żetonów w worku
}
table-out = { $token } – odkryte żetony: { $count }
table-dock = Dok ze statkami gotowymi do wypłynięcia
table-ship = { $player }: { $ship }
table-aboard = { $token } na pokładzie: { $count }
table-whales = Wieloryby i morze
table-column-lay = Udział
table-column-points = Punkty
table-column-bag = W worku
table-price = Cena ({ $good }): { MONEY($price) }
table-purchase = Z każdym robotnikiem możesz raz dokupić { $amount } drewna albo { $amount } żywności za { MONEY($price) }
table-to-build = Do zbudowania
table-all-built = Wszystkie budynki już stoją.
table-has-money = Pieniądze: { MONEY($amount) }
table-has = { $what }: { $amount }
table-workers = Robotnicy do postawienia: { $count }
table-workers-word = Robotnicy
table-key = Co znaczą symbole
table-at-home = W porcie
table-at-dock = W doku
table-at-sea = { $row ->
    [0] Ostatni rząd
   *[other] Rząd { $row }
}
table-at-return = Wraca
table-home = { $round ->
    [0] W porcie po ostatniej rundzie
   *[other] W porcie w rundzie { $round }
}
table-home-short = { $round ->
    [0] koniec
   *[other] { $round }
}
table-launched = Jeśli wypłynie teraz: { $hunts ->
    [1] poluje raz
   *[other] poluje { $hunts } razy
}, { $home ->
    [0] w porcie po ostatniej rundzie
   *[other] w porcie w rundzie { $home }
}
table-food-now = Cena teraz: { $food } { $food ->
    [one] żywność
   *[other] żywności
  }
table-worth = Wszystkie wieloryby na pokładzie: { MONEY($lay) } za zatrzymanie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; sprzedane dają { MONEY($sold) }
table-whale = Udział: { MONEY($lay) }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; sprzedaż daje { MONEY($sold) }
table-seller = Sprzedaje: { $player }
table-costs = Koszt: { $what }
table-lacks = Brakuje jeszcze: { $what }
table-column-sold = Ile daje sprzedaż
table-forecast = Wieloryby na pokładzie: { MONEY($lay) } za wszystkie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

does-farm = Weź { $food } żywności. Pierwszy: o { $bonus_food } więcej.
does-forest = Weź { $wood } drewna. Pierwszy: o { $bonus_wood } więcej.
does-warehouse = Weź { $brick ->
    [one] { $brick } cegłę
    [few] { $brick } cegły
   *[other] { $brick } cegieł
  }. Pierwszy: dodatkowo { $bonus } drewno, żywność albo cegła.
does-general_store = Sprzedaj towary: drewno { MONEY($wood) }, żywność { MONEY($food) }, cegła { MONEY($brick) }. Pierwszy: łącznie o { MONEY($bonus_money) } więcej.
does-town_hall = Zbuduj budynek. Pierwszy: o { $bonus ->
    [one] { $bonus } towar
    [few] { $bonus } towary
   *[many] { $bonus } towarów
  } taniej.
does-dockyard = Zapłać { $wood } drewna i postaw statek w doku. Pierwszy: o { $bonus_wood } mniej.
does-city_pier = Wypłyń statkiem z doku i zapłać żywność za jego rząd. Pierwszy: o { $bonus_food } mniej.
does-bank = Weź { MONEY($money) }.
does-dry_dock = Przygotuj statek za { $wood } drewna i od razu nim wypłyń, płacąc pełny koszt żywności.
does-lighthouse = Jeden z twoich statków płynie o { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
   *[many] { $rows } rzędów
  } dalej, na 1. miejsce w tym rzędzie.
does-lumber_mill = Sprzedaj drewno po { MONEY($price) }.
does-schoolhouse = Weź { $wood } drewna i { $food } żywności.
does-tavern = Usuń 1 odkryty żeton pustego morza za { MONEY($one) } albo 2 za { MONEY($two) }.
does-tryworks = { $edition ->
    [print_and_play] W tej rundzie zatrzymujesz bez opłaty do { $free } wielorybów biskajskich z wracających statków.
   *[second_printing] Jeden z twoich statków od razu oddaje bez opłaty do { $free } wielorybów biskajskich.
}
does-wharf = Wypłyń statkiem z doku za połowę kosztu żywności, zaokrągloną w górę.
does-bakery = Weź { $food } żywności.
does-brickyard = Weź { $brick ->
    [one] { $brick } cegłę
    [few] { $brick } cegły
   *[other] { $brick } cegieł
  }.
does-chandlery = Weź { MONEY($money) }, { $wood } drewno, { $food } żywność i { $brick ->
    [one] { $brick } cegłę
    [few] { $brick } cegły
   *[other] { $brick } cegieł
  }.
does-cooperage = Weź { MONEY($money) } za każdego wieloryba na jednym z twoich statków.
does-courthouse = Zbuduj budynek o { $saves ->
    [one] { $saves } towar
    [few] { $saves } towary
   *[many] { $saves } towarów
  } taniej.
does-inn = Gdy wszyscy postawią robotników, postaw obu swoich jeszcze raz na polach obu plansz.
does-market = Sprzedaj towary; pierwszy każdego rodzaju jest wart { $times } razy tyle co zwykle.
does-post_office = Przejmij ten budynek. Właściciel dostaje { MONEY($income) } na koniec każdej rundy.
does-counting_house = { $each ->
    [one] 1 punkt za każdego twojego wieloryba biskajskiego.
   *[other] 1 punkt za każde { $each } twoje wieloryby biskajskie.
}
does-mansion = { $points ->
    [one] { $points } dodatkowy punkt.
    [few] { $points } dodatkowe punkty.
   *[many] { $points } dodatkowych punktów.
}
does-municipal_office = { $each ->
    [one] 1 punkt za każdy twój budynek.
   *[other] 1 punkt za każde { $each } twoje budynki.
}
does-seamens_bethel = { $points ->
    [one] { $points } dodatkowy punkt.
    [few] { $points } dodatkowe punkty.
   *[many] { $points } dodatkowych punktów.
}

## Fazy, jak je nazywa pasek nad stołem; nazwy tego, co wybiera się liczbą

phase-dealing = Przygotowanie
phase-starting = Przygotowanie
phase-placing = Faza akcji
phase-taking = Faza akcji
phase-selling = Faza akcji
phase-selling_on = Faza akcji
phase-building = Faza akcji
phase-wanting = Faza akcji
phase-launching = Faza akcji
phase-lighting = Faza akcji
phase-barrelling = Faza akcji
phase-drinking = Faza akcji
phase-trying = Faza akcji
phase-landing = Faza ruchu
phase-bidding = Faza ruchu
phase-drawing = Faza połowu
phase-choosing = Faza połowu
facet-wood = Drewno
facet-food = Żywność
facet-brick = Cegły
facet-distance = Rząd
facet-amount = Ile

## Pozycja według pól, tak jak pokazuje ją terminal
field-numbers = teraz
field-holder = w rękach
field-money = pieniądze
field-goods = towary
field-workers = robotnicy
field-owner = właściciele
field-bag = w worku
field-sea = odkryte
field-on_sale = na sprzedaż
field-whales = wieloryby
field-hold = na pokładzie
field-berth = statki
field-rank = miejsce w rzędzie
number-round = runda
number-free_whales = wieloryby biskajskie jeszcze za darmo
holder-wheel = koło sterowe
berth-0 = rząd 0
berth-1 = rząd 1
berth-2 = rząd 2
berth-3 = rząd 3
berth-4 = rząd 4
berth-5 = rząd 5
berth-6 = rząd 6
berth-home = w porcie
berth-dock = w doku
berth-return = wraca
cargo-small_right = mały statek: wieloryb biskajski
cargo-small_bowhead = mały statek: wieloryb grenlandzki
cargo-small_sperm = mały statek: kaszalot
cargo-large_right = duży statek: wieloryb biskajski
cargo-large_bowhead = duży statek: wieloryb grenlandzki
cargo-large_sperm = duży statek: kaszalot

## Ścieżki zapisów

path-numbers-round = runda, od 1
path-numbers-free_whales = wieloryby biskajskie, które gracz w wytapialni może jeszcze zatrzymać bez opłaty (wersja do wydruku)
path-holder = kto ma koło sterowe i zaczyna rundę
path-money = pieniądze w dolarach
path-goods = towary gracza
path-workers = robotnicy gracza na polu
path-owner = kto jest właścicielem budynku
path-bag = żetony w worku
path-sea = żetony odkryte
path-on_sale = wieloryby teraz na sprzedaż
path-whales = opłacone wieloryby, które dają punkty
path-hold = wieloryby na pokładzie statku
path-berth = gdzie jest statek: rząd (0 to rząd bez kosztu żywności), home (w porcie), dock (w doku) lub return (wraca)
path-rank = miejsce statku w rzędzie: 0 to pierwsze

# -- co jest nie tak w poprawionym pliku elementów
components-empty_bag = w worku nie ma żetonów
components-set = { $building }: set musi mieć wartość "2-4" albo "3-4"
components-free_building = { $building } nic nie kosztuje
components-cheaper_farther = dalszy rząd kosztuje mniej żywności niż poprzedni

## Wartości ruchów i ścieżek

values-good = rodzaj towaru
values-space = pole dla robotników, na planszach albo w budynku
values-building = płytka budynku
values-token = żeton z worka
values-whale = rodzaj wieloryba
values-cargo = statek i rodzaj wieloryba na pokładzie
values-ship = jeden z dwóch statków gracza
values-berth = gdzie jest statek: rząd morza, licząc od miasta, albo w porcie
values-wood = drewno brane na początku
values-food = żywność brana na początku
values-brick = cegły brane na początku
values-amount = liczba towarów, żetonów albo dolarów
values-discount = towary oszczędzone na koszcie budynku
values-distance = rząd morza; rząd 0 nie ma kosztu żywności

# -- charts and statistics
statistics-space = Właściciele budynków
statistics-token_number = Wieloryby zatrzymane przez wszystkich graczy razem

# Co przemawia za ruchem, w podpowiedzi.
ui-style-builder = Budowniczy
ui-style-builder-about = Wcześnie stawia budynki, żeby inni płacili za pracę w nich.
ui-style-whaler = Wielorybnik
ui-style-whaler-about = Szybko szykuje statki i wysyła je na wieloryby.
ui-style-trader = Handlarz
ui-style-trader-about = Przede wszystkim gromadzi pieniądze i towary.
merit-points = Punkty, gdyby gra skończyła się teraz: +{ $amount }
merit-aboard = Punkty na pokładzie, na które cię stać: +{ $amount }
merit-hunts = { $amount ->
    [one] Jeszcze jedna szansa na wieloryba
    [few] Jeszcze { $amount } szanse na wieloryba
   *[many] Jeszcze { $amount } szans na wieloryba
  }
merit-ready = { $amount ->
    [one] Statek gotowy do wypłynięcia
    [few] { $amount } statki gotowe do wypłynięcia
   *[many] { $amount } statków gotowych do wypłynięcia
  }
merit-buildings = { $amount ->
    [one] Własny budynek
   *[other] Własne budynki: { $amount }
  }
merit-money = Od razu { MONEY($amount) }
merit-goods = { $amount ->
    [one] Jeden towar więcej
    [few] { $amount } towary więcej
   *[many] { $amount } towarów więcej
  }

## Polecenia na później

order-lay = Zatrzymanie lub sprzedaż wielorybów
order-lay-said = zatrzymuj wieloryby{ $money_left ->
    [0] {""}
   *[other] , jeśli po zapłaceniu udziału zostaje { MONEY($money_left) },
  } w tej kolejności: { $whales }; pozostałe sprzedawaj
order-catch = Połów wielorybów
order-catch-said = złów pierwszego odkrytego wieloryba, w tej kolejności: { $whales }; jeśli żadnego nie ma, { $otherwise }
order-catch-at = Złów { $whales_accusative }, jeśli jest odkryty
order-whale_purchase = Kupowanie wielorybów na sprzedaż
order-whale_purchase-said = kupuj wieloryby na sprzedaż za { MONEY($highest) } lub mniej{ $money_left ->
    [0] {""}
   *[other] , jeśli zostaje { MONEY($money_left) }
  }, w tej kolejności: { $whales }; w przeciwnym razie spasuj
order-whale_purchase-at = Kup { $whales_accusative } za { MONEY($highest) } lub mniej
order-building = Budowa
order-building-said = zbuduj pierwszy budynek, na który cię stać, w tej kolejności: { $buildings }; oszczędzaj towary w tej kolejności: { $saving }
order-building-at = Zbuduj { $buildings_accusative }, gdy tylko będzie cię stać
order-pass_round = Bez kupowania wielorybów do końca rundy
order-pass_until = Bez kupowania wielorybów, aż ktoś coś zrobi
order-pass_round-said = nie kupuj wielorybów do końca rundy
order-pass_until-said = nie kupuj wielorybów
order-field-whales = Wieloryby w kolejności
order-field-money_left = Pieniądze, które mają zostać
order-field-otherwise = Jeśli żadnego nie ma
order-field-highest = Najwyższa cena
order-field-buildings = Budynki w kolejności
order-field-saving = Oszczędzane towary w kolejności
order-space = Postawienie robotnika
order-space-said = postaw robotnika na pierwszym z tych pól, którego można użyć, { $crowd }: { $spaces }
order-space-at = Postaw robotnika { $spaces_in }, { $crowd }
order-field-spaces = Pola w kolejności
order-field-crowd = Inni robotnicy
crowd-empty = tylko jeśli nikogo tam nie ma
crowd-taken = nawet jeśli ktoś tam jest
otherwise-leave = nic nie łów
otherwise-ask = zapytaj mnie
order-stopped-buildings_built = Wszystkie te budynki już stoją.
