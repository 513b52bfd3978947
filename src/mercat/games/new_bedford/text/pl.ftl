game = New Bedford

## Co pokazuje stół

table-map = New Bedford: miasto i morze
table-town = Miasto
table-sea = Morze
table-rank = { $rank }.
table-bonus-open = Premia wciąż czeka.
table-bonus-taken = Stoją tu robotnicy, premii już nie ma:
table-owner = Właściciel: { $player }.
table-fee = Pozostali płacą właścicielowi ${ $amount } za użycie.
table-used = W tej rundzie użyto – { $player }.
table-not-built = Jeszcze niezbudowane.
table-row-cost = Wypłynięcie na to pole: { $food } żywności
table-row-free = Na to pole nie można wypłynąć
table-row-return = Statki, które tu dopłyną, wracają do portu
table-return = Powrót
table-round = Runda { $round } z { $rounds }
table-first = { $player } ma koło sterowe i zaczyna rundę
table-bag = { $count ->
    [one] { $count } żeton w worku
    [few] { $count } żetony w worku
   *[many] { $count } żetonów w worku
}
table-out = { $token }, odkryte: { $count }
table-dock = Dok ze statkami gotowymi do wypłynięcia
table-ship = { $player }: { $ship }
table-aboard = { $token } na pokładzie: { $count }
table-whales = Wieloryby i morze
table-column-lay = Opłata
table-column-points = Punkty
table-column-bag = W worku
table-column-out = Odkryte
table-price = Cena – { $good }: ${ $price }
table-purchase = Z każdym robotnikiem możesz raz kupić { $amount } drewna albo { $amount } żywności za ${ $price }
table-on-sale = Na sprzedaż
table-to-build = Do zbudowania
table-all-built = Wszystko już zbudowano.
table-has-money = Pieniądze: ${ $amount }
table-has = { $what }: { $amount }
table-workers = Robotnicy do wystawienia: { $count }
table-at-home = W domu
table-at-dock = W doku
table-at-sea = { $row ->
    [0] Ostatnie pole
   *[other] Pole { $row }
}
table-at-return = Wraca
table-forecast = Wieloryby na pokładzie: ${ $lay } za wszystkie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
table-points = Punkty, gdyby gra skończyła się teraz
table-buildings = Budynki

does-farm = Weź { $food } żywności. Pierwszy: o { $bonus_food } więcej.
does-forest = Weź { $wood } drewna. Pierwszy: o { $bonus_wood } więcej.
does-warehouse = Weź { $brick } cegłę. Pierwszy: dodatkowo { $bonus } drewno, żywność albo cegła.
does-general_store = Sprzedaj towary: drewno ${ $wood }, żywność ${ $food }, cegła ${ $brick }. Pierwszy: łącznie o ${ $bonus_money } więcej.
does-town_hall = Zbuduj budynek. Pierwszy: o { $bonus } towar taniej.
does-dockyard = Zapłać { $wood } drewna i postaw statek w doku. Pierwszy: o { $bonus_wood } mniej.
does-city_pier = Wypłyń statkiem z doku i zapłać żywność za pole. Pierwszy: o { $bonus_food } mniej.
does-bank = Weź ${ $money }.
does-dry_dock = Przygotuj statek za { $wood } drewna i od razu wypłyń za pełną żywność.
does-lighthouse = Jeden twój statek płynie o { $rows } pole dalej, na 1. miejsce.
does-lumber_mill = Sprzedaj drewno po ${ $price }.
does-schoolhouse = Weź { $wood } drewna i { $food } żywności.
does-tavern = Usuń 1 odkryty żeton pustego morza za ${ $one } albo 2 za ${ $two }.
does-tryworks = { $edition ->
    [print_and_play] W tej rundzie zatrzymujesz do { $free } wielorybów biskajskich z wracających statków bez opłaty.
   *[second_printing] Jeden twój statek od razu oddaje do { $free } wielorybów biskajskich bez opłaty.
}
does-wharf = Wypłyń statkiem z doku za połowę żywności, w górę.
does-bakery = Weź { $food } żywności.
does-brickyard = Weź { $brick } cegły.
does-chandlery = Weź ${ $money }, { $wood } drewno, { $food } żywność i { $brick } cegłę.
does-cooperage = Weź ${ $money } za każdego wieloryba na jednym twoim statku.
does-courthouse = Zbuduj budynek o { $saves } towary taniej.
does-inn = Gdy wszyscy wystawią robotników, wystaw obu swoich jeszcze raz na pola obu plansz.
does-market = Sprzedaj towary; pierwszy każdego rodzaju jest wart { $times } razy więcej.
does-post_office = Przejmij ten budynek. Właściciel dostaje ${ $income } na koniec każdej rundy.
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
