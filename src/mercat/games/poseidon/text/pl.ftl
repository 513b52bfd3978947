game = Poseidon
game-about = Zakładaj greckie państwa, wyprawiaj ich floty i bogać się na dochodach ich kupców.
money = { $amount } dr.

## Państwa

nation-athenai = Ateny
    .genitive = Aten
    .dative = Atenom
    .number = plural
nation-thessalonike = Tesalonika
    .genitive = Tesaloniki
    .dative = Tesalonice
    .number = singular
nation-sparta = Sparta
    .genitive = Sparty
    .dative = Sparcie
    .number = singular
nation-thebai = Teby
    .genitive = Teb
    .dative = Tebom
    .number = plural
nation-larissa = Larisa
    .genitive = Larisy
    .dative = Larisie
    .number = singular
nation-korinthos = Korynt
    .genitive = Koryntu
    .dative = Koryntowi
    .number = singular
nation-megalopolis = Megalopolis
    .genitive = Megalopolis
    .dative = Megalopolis
    .number = singular
nation-ambrakia = Ambrakia
    .genitive = Ambrakii
    .dative = Ambrakii
    .number = singular

## Statki

ship-2_ship = statek 2
    .genitive = statku 2
ship-3_ship = statek 3
    .genitive = statku 3
ship-4_ship = statek 4
    .genitive = statku 4
ship-5_ship = statek 5
    .genitive = statku 5
ship-6_ship = statek 6
    .genitive = statku 6
ship-7_ship = statek 7
    .genitive = statku 7
ship-E_ship = statek E
    .genitive = statku E

## Karty specjalne

card-delos = Delos
card-troja = Troja
card-knossos = Knossos
card-mykene = Mykeny
card-poseidon = Posejdon
card-archon = Archont

## Rundy

round-pr = runda Posejdona
    .short = RP
round-mr1 = 1. runda kupiecka
    .short = RK1
round-mr2 = 2. runda kupiecka
    .short = RK2
round-mr3 = 3. runda kupiecka
    .short = RK3
round-mr4 = 4. runda kupiecka
    .short = RK4
round-mr5 = 5. runda kupiecka
    .short = RK5
round-er1 = 1. runda odkryć
    .short = RO1
round-er2 = 2. runda odkryć
    .short = RO2
round-er3 = 3. runda odkryć
    .short = RO3
round-er4 = 4. runda odkryć
    .short = RO4
round-er5 = 5. runda odkryć
    .short = RO5
round-er6 = 6. runda odkryć
    .short = RO6
round-er7 = 7. runda odkryć
    .short = RO7
round-er8 = 8. runda odkryć
    .short = RO8
round-er9 = 9. runda odkryć
    .short = RO9
round-er10 = 10. runda odkryć
    .short = RO10
round-er11 = 11. runda odkryć
    .short = RO11

## Ruchy

verb-begin = Zaczyna
    .other = gracz rozpoczynający zostanie wylosowany
move-begin = { $seat } – gracz rozpoczynający
verb-choose = Kup kartę
    .other = kupi kartę specjalną
move-choose = Kup kartę specjalną: { $card }
verb-found = Załóż
    .other = założy państwo
    .of = założy państwo { $nation }
move-found = Załóż państwo { $nation }
verb-set_prestige = Prestiż
    .other = ustali prestiż
move-set_prestige = Zacznij z prestiżem { $prestige }
verb-place = Wystaw kupców
    .other = wystawi kupców
move-place = Wystaw do puli { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  }
verb-take_up = Kup kupców
    .other = kupi kupców
move-take_up = Kup { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  }
verb-buy = Kup
    .other = kupi kupca
    .of = kupi kupca { $nation_genitive }
move-buy = Kup kupca { $nation_genitive }
verb-sell = Sprzedaj…
    .other = zacznie sprzedawać kupców
move-sell = Sprzedaj kupców
verb-give_up = Sprzedaj
    .other = sprzeda kupców
    .of = sprzeda kupców { $nation_genitive }
move-give_up = Sprzedaj { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  } { $nation_genitive }
verb-pass = Spasuj
    .other = spasuje
move-pass = Spasuj
verb-end_turn = Zakończ turę
    .other = zakończy turę
move-end_turn = Zakończ turę
verb-take_over = Przejmij
    .other = przejmie kartę króla
move-take_over = Przejmij kartę króla
verb-tolerate = Toleruj
    .other = będzie tolerować króla
move-tolerate = Toleruj króla
verb-bestow = Wysoka kultura
    .other = przyzna wysoką kulturę
move-bestow = Daj wysoką kulturę { $nation_dative }
verb-claim = Weź kupca
    .other = wymieni kartę na kupca
move-claim = Wymień kartę na kupca { $nation_genitive }
verb-keep_income = Zachowaj dochód
    .other = zachowa dochód z karty
move-keep_income = Nie używaj karty, weź jej dochód
verb-take = Weź pieniądze
    .other = weźmie pieniądze ze skarbca
move-take = Weź { MONEY($amount) } ze skarbca
verb-leave = Nic nie bierz
    .other = nie ruszy skarbca
move-leave = Zostaw skarbiec nietknięty
verb-mark = Biały znacznik
    .other = położy biały znacznik
move-mark = Połóż biały znacznik pod faktorią { $nation_genitive } { $hex_at }
verb-explore = Odkrywaj
    .other = ruszy statkiem odkrywczym
move-explore = Przesuń statek odkrywczy { $hex_to }
verb-build = Buduj
    .other = zbuduje faktorię
move-build = Zbuduj faktorię { $hex_at }
verb-settle = Nowy port
    .other = założy nowy port
move-settle = Załóż nowy port { $hex_at }
verb-stop = Zatrzymaj
    .other = zatrzyma statek odkrywczy
move-stop = Statek odkrywczy zostaje tutaj
verb-favour = Podwój zasięg
    .other = podwoi zasięg
move-favour = Podwój zasięg tej floty
verb-withhold = Nie teraz
    .other = zachowa Posejdona na później
move-withhold = Zachowaj Posejdona na później
verb-rest = Nie w tej rundzie
    .other = nie użyje Posejdona w tej rundzie
move-rest = Posejdon odpoczywa do końca tej rundy
verb-send = Wyślij flotę
    .other = wyśle flotę
move-send = Wyślij flotę: { MONEY($income) } na kupca, { MONEY($donation) } ofiary
verb-stay_home = Zostań w porcie
    .other = zostawi flotę w porcie
move-stay_home = Flota zostaje w porcie
verb-by_hand = Prowadź samodzielnie
    .other = poprowadzi flotę samodzielnie
move-by_hand = Poprowadź flotę samodzielnie, heks po heksie
verb-set_out = Wypłyń
    .other = wypłynie
move-set_out = Wypłyń { $hex_from }
verb-steer = Płyń
    .other = popłynie flotą
move-steer = Płyń { $hex_to }
verb-donate = Złóż ofiarę
    .other = złoży ofiarę
move-donate = Złóż ofiarę świątyni
verb-pass_by = Omiń
    .other = ominie świątynię
move-pass_by = Omiń świątynię
verb-land = Zakończ rejs
    .other = zakończy rejs
move-land = Zakończ rejs
verb-buy_ship = Kup statek
    .other = kupi statek
move-buy_ship = Kup z banku { $ship }
verb-exchange = Oddaj statek
    .other = odda statek
move-exchange = Kup statek E, oddając { $ship }
verb-negotiate = Złóż ofertę
    .other = złoży ofertę za statek
    .of = złoży ofertę za statek { $nation_genitive }
move-negotiate = Zaproponuj zakup { $ship_genitive } od { $nation_genitive }
verb-hundreds = Setki
    .other = poda setki ceny
move-hundreds = { $hundreds ->
    [0] Zaproponuj mniej niż { MONEY(100) }
   *[other] Zaproponuj od { $hundreds }00 do { $hundreds }{ MONEY(99) }
  }
verb-price = Cena
    .other = poda cenę
move-price = Zaproponuj { MONEY($price) }
verb-accept = Przyjmij
    .other = przyjmie ofertę
move-accept = Przyjmij ofertę
verb-refuse = Odrzuć
    .other = odrzuci ofertę
move-refuse = Odrzuć ofertę
verb-forced_purchase = Przymusowy zakup
    .other = dokona przymusowego zakupu
move-forced_purchase = Przymusowy zakup następnego statku: dyski stają się kupcami, potem płaci król
verb-sell_off = Sprzedaj
    .other = sprzeda kupców na statek
move-sell_off = Sprzedaj { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  } { $nation_genitive }
verb-finish = Gotowe
    .other = zakończy turę państwa
move-finish = Zakończ turę państwa
verb-issue = Nowi kupcy
    .other = wystawi nowych kupców
move-issue = Wystaw do puli { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  } państwa
verb-issue_none = Żadnych
    .other = nie wystawi nowych kupców
move-issue_none = Nie wystawiaj nowych kupców

## Co trzeba rozstrzygnąć

step-beginning = Losowany jest gracz rozpoczynający.
help-beginning = Wszyscy mają równe szanse. Runda Posejdona biegnie przeciwnie do ruchu wskazówek zegara, od gracza po prawej stronie rozpoczynającego.
step-choosing = Musisz kupić kartę specjalną.
help-choosing = Każda karta płaci dochód na początku każdej rundy odkryć, dopóki jej moc nie zostanie użyta. Nie można pasować. Tylko karta Posejdona zostaje po użyciu.
step-trading = Możesz zrobić jeden zakup i sprzedać dowolnie wielu kupców albo spasować.
help-trading = Jeden zakup w turze: założenie państwa albo jeden kupiec z puli w cenie prestiżu. Sprzedawać można bez ograniczeń; król sprzedający kupców swojego państwa obniża jego prestiż o jedno pole. Runda kończy się, gdy wszyscy kolejno spasują; do tego czasu gracz, który spasował, może znów działać.
step-selling = Musisz wskazać kupców na sprzedaż.
help-selling = Bank płaci za każdego tyle, ile wynosi prestiż państwa. Trzech kupców zostaje na karcie króla.
step-setting_prestige = Musisz ustalić prestiż nowego państwa.
help-setting_prestige = Dowolna wartość toru. Tyle kosztuje kupiec i tyle skarbiec dostaje za każdego wystawionego.
step-placing = Musisz wystawić nieparzystą liczbę kupców, co najmniej pięciu.
help-placing = Skarbiec dostaje od razu za wszystkich; ty musisz kupić co najmniej połowę. Pozostałe dyski mogą później stać się kupcami albo faktoriami.
step-taking_up = Musisz kupić co najmniej połowę wystawionych kupców.
help-taking_up = Trzech leży na karcie króla i nie można ich sprzedać. W tej rundzie nie kupujesz ani nie sprzedajesz więcej kupców tego państwa.
step-taking_over = Masz więcej kupców niż król: możesz przejąć kartę króla.
help-taking_over = Dajesz trzech kupców za trzech z karty, więc każdy ma tylu co przedtem. Z kartą przechodzą na ciebie wszystkie prawa i obowiązki, także zapłata za statek, na który państwa nie stać.
step-bestowing = Możesz dać wysoką kulturę jednemu ze swoich państw zamiast brać dochód.
help-bestowing = Wysoka kultura to faktoria o wartości 6, bez udziału statku odkrywczego. Państwo może mieć jedną. Karta wypada z gry.
step-claiming = Możesz wymienić Archonta na dowolnego kupca z puli zamiast brać dochód.
help-claiming = Kupiec nic nie kosztuje, limit kupców obowiązuje. Karta wypada z gry.
step-taking = Możesz wziąć pieniądze ze skarbca swojego państwa.
help-taking = Do 5, 10, 15 albo { MONEY(20) } w fazach 1–4.
step-discovering = Możesz przesuwać statek odkrywczy i budować wszędzie, dokąd dopłynie.
help-discovering = Przesuwa się o tyle heksów, ile wynosi numer fazy. Na każdym heksie odwiedzonym w tej turze, także pierwszym, państwo może zbudować faktorię na wolnym kole, od razu albo gdy statek popłynie dalej: jedno państwo na heks w fazie 1, dwa w fazie 2, potem trzy, a w Nowym Świecie w fazie 4 cztery. Raz w grze państwo może założyć nowy port na kole pustego heksu, co zamyka ten heks.
step-praying = Możesz podwoić zasięg tej floty kartą Posejdona.
help-praying = Raz w każdej z faz 2, 3 i 4, dla floty dowolnego państwa. Karta leży potem zakryta do następnej fazy i nic nie płaci.
step-sailing = Musisz wysłać flotę, poprowadzić ją samodzielnie albo zostawić w porcie.
help-sailing = Komputer podaje wszystkie najlepsze trasy: przy każdej opłacalnej ofierze tę, która daje najwięcej na kupca. Flota, która płaci kupcom, podnosi prestiż o jedno pole. Flota, która zostaje w porcie, daje skarbcowi kwotę zależną od fazy.
step-setting_out = Musisz wybrać port, z którego wypływa flota.
help-setting_out = Stary albo nowy port; wybiera się co turę. Flota nie musi wracać.
step-steering = Możesz płynąć dalej albo zakończyć rejs.
help-steering = Własne faktorie i świątynie płacą raz. Do Nowego Świata wpływa tylko flota ze statkiem E, i tylko do jednego z jego dwóch obszarów.
step-donating = Możesz złożyć świątyni ofiarę.
help-donating = Ofiara idzie ze skarbca, dochód świątyni dostaje każdy kupiec.
step-shipyard = Możesz kupować statki; na koniec swojej tury państwo musi mieć choć jeden.
help-shipyard = Z banku po kolei, za pieniądze ze skarbca; od fazy 2 także od innych państw, za cenę uzgodnioną przez obu królów. Najwyżej trzy statki; przy zakupie statku E można oddać jeden z nich za połowę ceny. Pierwszy statek 4, pierwszy statek 6 i pierwszy statek E zaczynają nową fazę. Państwo, które nie ma statku i nie może za niego zapłacić, kupuje go przymusowo: jego prestiż spada o pole, tyle dysków, ile trzeba, staje się kupcami, a resztę dopłaca król.
step-counting = Musisz podać, ile setek liczy cena.
help-counting = Najpierw setki, potem dokładna cena.
step-pricing = Musisz podać cenę.
help-pricing = Co najmniej jedna drachma, najwyżej tyle, ile jest w skarbcu. Drugi król odpowiada.
step-answering = Musisz przyjąć albo odrzucić ofertę za statek swojego państwa.
help-answering = Pieniądze idą do skarbca państwa, które sprzedaje. Państwo bez statku musi kupić statek w swojej następnej turze.
step-selling_off = Musisz sprzedać kupców, by zapłacić za statek.
help-selling_off = Z każdego państwa nie więcej kupców, niż trzeba, i żadnego z karty króla. Jeśli to nie wystarczy, bankrutujesz: tracisz wszystkie pieniądze, a gra kończy się wraz z tą rundą.
step-issuing = Możesz zamienić dyski w nowych kupców.
help-issuing = Do czterech na początku fazy 2, do sześciu na początku fazy 3. Skarbiec dostaje za każdego tyle, ile wynosi prestiż.
help = W Poseidonie chodzi o pieniądze. Gracze zakładają państwa i mają ich kupców; każda wysłana flota płaci każdemu kupcowi swojego państwa. Na końcu liczą się własne pieniądze i prestiż wszystkich posiadanych kupców. Pieniądze w skarbcach nie liczą się nikomu. Rundy kupieckie przeplatają się z parami rund odkryć; lepsze statki wypierają stare.

## Pytanie, gdy wiadomo, czego dotyczy

ask-trading = { $bought ->
    [1] Zakup już za tobą; możesz sprzedawać kupców albo zakończyć turę.
   *[other] { $acted ->
      [1] Możesz jeszcze zrobić jeden zakup, sprzedać więcej kupców albo zakończyć turę
     *[other] Możesz zrobić jeden zakup i sprzedać dowolnie wielu kupców albo spasować
     }: masz { MONEY($amount) } { $count ->
      [0] i już tylu kupców, ilu wolno mieć
      [one] i miejsce na jednego kupca
     *[other] i miejsce na { $count } kupców
     }.
  }
ask-setting_prestige = Musisz ustalić prestiż { $nation_genitive }: tyle kosztuje kupiec i tyle skarbiec dostaje za każdego wystawionego.
ask-placing = Musisz wystawić nieparzystą liczbę kupców { $nation_genitive }, co najmniej pięciu.
ask-taking_up = Musisz kupić co najmniej połowę wystawionych kupców { $nation_genitive }.
ask-taking_over = Masz więcej kupców { $nation_genitive } niż król: możesz przejąć kartę króla.
ask-bestowing = { $card }: możesz dać wysoką kulturę jednemu ze swoich państw zamiast brać { MONEY($amount) }
ask-claiming = { $card }: możesz wymienić tę kartę na dowolnego kupca z puli zamiast brać { MONEY($amount) }
ask-taking = Możesz wziąć ze skarbca { $nation_genitive } do { MONEY($amount) }
ask-discovering = { $count ->
    [0] { $nation }: możesz jeszcze budować tam, gdzie był statek odkrywczy.
    [one] { $nation }: możesz przesunąć statek odkrywczy o jeden heks i budować wszędzie, dokąd dopłynie.
    [few] { $nation }: możesz przesunąć statek odkrywczy o { $count } heksy i budować wszędzie, dokąd dopłynie.
   *[other] { $nation }: możesz przesunąć statek odkrywczy o { $count } heksów i budować wszędzie, dokąd dopłynie.
  }
ask-praying = Możesz podwoić kartą Posejdona zasięg floty { $nation_genitive }: z { $income } na { MONEY($later) } na kupca.
ask-sailing = { $nation }: musisz wysłać flotę, poprowadzić ją samodzielnie albo zostawić w porcie.
ask-setting_out = Musisz wybrać port, z którego wypływa flota { $nation_genitive }.
ask-steering = Flota { $nation_genitive } zarobiła { MONEY($income) }: { $count ->
    [0] musisz zakończyć rejs.
    [one] możesz popłynąć o jeden heks dalej albo zakończyć rejs.
    [few] możesz popłynąć jeszcze o { $count } heksy albo zakończyć rejs.
   *[other] możesz popłynąć jeszcze o { $count } heksów albo zakończyć rejs.
  }
ask-donating = { $nation }: możesz złożyć świątyni { MONEY($amount) } ofiary, co da { MONEY($income) } więcej na kupca.
ask-shipyard = { $needed ->
    [1] { $nation }: państwo nie ma statku, a na koniec tury musi go mieć; w skarbcu jest { MONEY($amount) }
   *[other] { $nation }: możesz kupować statki; w skarbcu jest { MONEY($amount) }
  }
ask-counting = { $nation } { $nation_number ->
    [plural] chcą
   *[singular] chce
  } kupić od { $seller_genitive } { $ship }. Najpierw podaj setki; skarbiec ma na to { MONEY($amount) }
ask-pricing = { $nation } { $nation_number ->
    [plural] chcą
   *[singular] chce
  } kupić od { $seller_genitive } { $ship }. Musisz podać cenę.
ask-answering = { $nation } { $nation_number ->
    [plural] oferują
   *[singular] oferuje
  } { $seller_dative } { MONEY($price) } za { $ship }. Musisz przyjąć albo odrzucić ofertę.
ask-selling_off = Musisz sprzedać kupców: brakuje ci { MONEY($amount) } na statek { $nation_genitive }.
ask-issuing = { $nation }: możesz wystawić najwyżej { $count ->
    [one] { $count } nowego kupca
   *[other] { $count } nowych kupców
  }, po { MONEY($amount) } do skarbca za każdego.
where = { $kind ->
    [pr] Runda Posejdona
    [mr] { $number }. runda kupiecka
   *[er] { $number }. runda odkryć
  }, faza { $phase }

## Co się stało

event-round_began = Zaczyna się { $round }.
event-starts = { $seat } ma kartę gracza rozpoczynającego.
event-paid = { $seat } płaci { MONEY($amount) }
event-earned = { $seat } dostaje { MONEY($amount) }
event-treasury_paid = Skarbiec { $nation_genitive } płaci { MONEY($amount) }
event-treasury_earned = Skarbiec { $nation_genitive } dostaje { MONEY($amount) }
event-chosen = { $seat } kupuje kartę { $card }.
event-discarded = Karta { $card } wypada z gry.
event-founded = { $seat } zakłada państwo { $nation } z prestiżem { $prestige }.
event-issued = { $nation }: do puli trafia { $count ->
    [one] { $count } kupiec
   *[other] { $count } kupców
  }.
event-bought = { $seat } kupuje { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  } { $nation_genitive }.
event-sold = { $seat } sprzedaje { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  } { $nation_genitive }.
event-prestige_is = Prestiż { $nation_genitive } to teraz { $prestige }.
event-crowned = Nowym królem { $nation_genitive } jest { $seat }.
event-claimed = { $seat } bierze kupca { $nation_genitive } za Archonta.
event-cultured = { $nation } { $nation_number ->
    [plural] dostają
   *[singular] dostaje
  } wysoką kulturę { $hex_at }.
event-explored = Statek odkrywczy { $nation_genitive } płynie { $hex_to }.
event-built = { $nation } { $nation_number ->
    [plural] budują
   *[singular] buduje
  } faktorię { $hex_at }.
event-settled = { $nation } { $nation_number ->
    [plural] zakładają
   *[singular] zakłada
  } nowy port { $hex_at }.
event-marked = Biały znacznik podwaja faktorię { $nation_genitive } { $hex_at }.
event-favoured = { $seat } podwaja zasięg floty { $nation_genitive }.
event-sailed = { $nation } { $nation_number ->
    [plural] wysyłają
   *[singular] wysyła
  } flotę: { MONEY($income) } na kupca, { MONEY($amount) } ofiary.
event-stayed = Flota { $nation_genitive } zostaje w porcie.
event-ship_bought = { $nation } { $nation_number ->
    [plural] kupują
   *[singular] kupuje
  } { $ship } za { MONEY($amount) }
event-ship_traded = { $nation } { $nation_number ->
    [plural] oddają
   *[singular] oddaje
  } { $ship } za { MONEY($amount) }
event-ship_offered = { $nation } { $nation_number ->
    [plural] oferują
   *[singular] oferuje
  } { MONEY($amount) } za statek { $seller_genitive }.
event-ship_refused = { $seller } { $seller_number ->
    [plural] odrzucają
   *[singular] odrzuca
  } { MONEY($amount) } od { $nation_genitive }.
event-ship_sold = { $nation } { $nation_number ->
    [plural] kupują
   *[singular] kupuje
  } { $ship } od { $seller_genitive }.
event-ship_left = Z gry wypada statek z wierzchu talii: { $ship }.
event-phase_began = Zaczyna się faza { $phase }.
event-obsolete = Odtąd nie ma już w grze statków tego rodzaju: { $ship }.
event-bankrupt = { $seat } bankrutuje. Gra kończy się wraz z tą rundą.
event-ended = Koniec gry.

## Ruchy w historii, które nie mają zdarzenia

did-pass = { $seat } pasuje.
did-end_turn = { $seat } kończy turę.
did-sell = { $seat } chce sprzedać kupców.
did-found = { $seat } zakłada państwo { $nation }.
did-tolerate = { $seat } toleruje króla { $nation_genitive }.
did-keep_income = { $seat } bierze dochód z karty { $card }.
did-leave = { $seat } zostawia skarbiec { $nation_genitive } nietknięty.
did-stop = Statek odkrywczy { $nation_genitive } zostaje na miejscu.
did-withhold = { $seat } nie używa Posejdona dla floty { $nation_genitive }.
did-rest = Karta Posejdona odpoczywa do końca tej rundy; decyduje { $seat }.
did-negotiate = { $seat } proponuje zakup { $ship_genitive } od { $nation_genitive }.
did-hundreds = { $hundreds ->
    [0] { $seat } proponuje mniej niż { MONEY(100) }
   *[other] { $seat } proponuje od { $hundreds }00 do { $hundreds }{ MONEY(99) }
  }
did-by_hand = { $seat } prowadzi flotę { $nation_genitive } samodzielnie, heks po heksie.
did-set_out = Flota { $nation_genitive } wypływa { $hex_from }.
did-steer = Flota { $nation_genitive } płynie { $hex_to }.
did-donate = { $nation } { $nation_number ->
    [plural] składają
   *[singular] składa
  } ofiarę świątyni.
did-pass_by = Flota { $nation_genitive } omija świątynię.
did-finish = { $seat } kończy turę { $nation_genitive }.
did-issue_none = { $nation } nie { $nation_number ->
    [plural] wystawiają
   *[singular] wystawia
  } nowych kupców.

## Skąd te pieniądze

cause-setup = początek
cause-card = karta specjalna
cause-card_income = dochód z karty
cause-founding = założenie
cause-trade = kupcy
cause-kings_money = pieniądze króla
cause-dividend = rejs
cause-donation = ofiara
cause-stay_home = flota w porcie
cause-ship = statek
cause-phase = nowa faza
cause-forced = przymusowy zakup
cause-bankruptcy = bankructwo

## Dlaczego nie można

reason-money_short = Brakuje ci { MONEY($amount) }
reason-treasury_short = W skarbcu brakuje { MONEY($amount) }
reason-card_gone = Nie możesz użyć karty { $card }: nie należy do ciebie.
reason-card_taken = Karta { $card } jest już kupiona.
reason-has_king = { $nation } { $nation_number ->
    [plural] mają
   *[singular] ma
  } już króla; można kupować kupców tego państwa.
reason-no_king = Nikt jeszcze nie założył państwa { $nation }.
reason-not_in_play = Państwo { $nation } nie bierze udziału w grze dla dwóch osób.
reason-no_such_seat = Na tym miejscu nikt nie gra.
reason-one_purchase = W turze możesz zrobić tylko jeden zakup.
reason-limit_reached = Nikt nie może mieć więcej niż { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  }.
reason-pool_empty = W puli nie ma kupców { $nation_genitive }.
reason-founder_blocked = Państwo { $nation } powstało w tej rundzie za twoją sprawą: jego kupców nie kupujesz ani nie sprzedajesz aż do następnej rundy kupieckiej.
reason-on_king_card = Trzech kupców { $nation_genitive } zostaje na twojej karcie króla.
reason-none_held = Nie masz kupców { $nation_genitive }.
reason-nothing_to_sell = Nie masz kupców na sprzedaż; nie można sprzedać tych z kart króla ani kupców państwa założonego przez ciebie w tej rundzie.
reason-at_least_one = Trzeba wybrać co najmniej 1.
reason-more_than_held = Masz tylko { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  } tego państwa.
reason-sold_often = Sprzedaż była już w { $count ->
    [one] { $count } turze
   *[other] { $count } turach
  } tej rundy; w kolejnych nie wolno sprzedawać.
reason-already_acted = Ta tura już się zaczęła: zakończ ją, zamiast pasować.
reason-not_yet_acted = W tej turze nie było jeszcze żadnego działania: spasuj.
reason-odd_from_five = To musi być liczba nieparzysta, co najmniej pięć.
reason-half_at_least = Musisz kupić co najmniej { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  }.
reason-more_than_placed = Do kupienia { $count ->
    [one] jest tylko { $count } kupiec
   *[other] jest tylko { $count } kupców
  }.
reason-potentials_short = Państwo { $count ->
    [0] nie ma już dysków
    [one] ma już tylko { $count } dysk
    [few] ma już tylko { $count } dyski
   *[other] ma już tylko { $count } dysków
  }.
reason-not_king = Nie jesteś królem { $nation_genitive }.
reason-has_culture = { $nation } { $nation_number ->
    [plural] mają
   *[singular] ma
  } już wysoką kulturę.
reason-out_of_reach = Stąd nie da się w jednym kroku dopłynąć { $hex_to }.
reason-not_there = Statku odkrywczego nie było w tej turze { $hex_at }.
reason-no_circle = Nie ma koła { $hex_at }.
reason-hex_full = Nie ma już miejsca na faktorię { $hex_at }; w tej fazie { $count ->
    [one] mieści się tam { $count } faktoria
    [few] mieszczą się tam { $count } faktorie
   *[many] mieści się tam { $count } faktorii
  }.
reason-hex_closed = Miejsce { $hex_at } jest już zajęte.
reason-own_post = Państwo ma już faktorię { $hex_at }.
reason-no_post = Państwo nie ma faktorii { $hex_at }.
reason-home_set = Państwo ma już nowy port.
reason-new_world_closed = W Nowym Świecie ({ $hex }) to niemożliwe.
reason-range_spent = Zasięg jest już wyczerpany.
reason-route_unknown = Żadna z najlepszych tras nie daje dokładnie tyle; poprowadź flotę samodzielnie.
reason-last_fleet = Żadne inne państwo nie ma już tury w tej rundzie.
reason-fleet_full = Flota ma najwyżej { $count ->
    [one] { $count } statek
    [few] { $count } statki
   *[many] { $count } statków
  }.
reason-not_next = Teraz w banku można kupić { $ship }.
reason-deck_empty = Bank nie ma już statków.
reason-not_in_fleet = We flocie nie ma { $ship_genitive }.
reason-only_for_endless = Statki oddaje się tylko przy zakupie statku E.
reason-phase_too_early = Państwa mogą kupować statki od siebie od fazy { $phase }.
reason-own_ship = Ten statek już należy do państwa.
reason-money_raised = Pieniądze z przymusowego zakupu ({ MONEY($amount) }): można za nie kupować tylko statki z banku.
reason-too_many_offers = W tej turze państwo ma już { $count ->
    [one] { $count } odrzuconą ofertę
    [few] { $count } odrzucone oferty
   *[many] { $count } odrzuconych ofert
  }; więcej składać nie wolno.
reason-ship_obsolete = W tej fazie nie ma już w grze statków tego rodzaju: { $ship }.
reason-ship_needed = Na koniec tury państwo musi mieć statek.
reason-ship_affordable = Skarbiec może zapłacić za następny statek.
reason-has_ship = Państwo ma już statek.
reason-too_much = Najwyżej { $amount }.
reason-not_a_home = Flota nie ma portu { $hex_at }.
reason-price_between = Od { $amount } do { MONEY($price) }

## Ostrzeżenia

reason-fleet_lost = Twoje państwo { $nation } zostaje bez statku i musi kupić go w swojej następnej turze.
reason-kingship_at_risk = { $seat } będzie mieć więcej kupców { $nation_genitive } niż ty i może przejąć kartę króla.
reason-last_pass = Wszyscy inni spasowali: jeśli spasujesz, runda się skończy.
reason-purchase_left = Możesz w tej turze jeszcze zrobić zakup.
reason-building_left = Można jeszcze zbudować faktorię { $hex_at }.
reason-better_route = Najlepsza trasa daje { MONEY($income) } na kupca, bez większej ofiary.
reason-own_money = Zapłacisz { MONEY($amount) } z własnych pieniędzy.
reason-own_merchants = Trzeba będzie zapłacić { MONEY($amount) }, a masz za mało: musisz sprzedać kupców i możesz zbankrutować.
reason-ship_owed = { $nation } nie { $nation_number ->
    [plural] mają
   *[singular] ma
  } statku, a skarbcowi brakuje { MONEY($amount) } na następny.

## Punktacja

score-money = Pieniądze
score-athenai = { nation-athenai }
score-thessalonike = { nation-thessalonike }
score-sparta = { nation-sparta }
score-thebai = { nation-thebai }
score-larissa = { nation-larissa }
score-korinthos = { nation-korinthos }
score-megalopolis = { nation-megalopolis }
score-ambrakia = { nation-ambrakia }

## Wartości przyjęte

assumed-prestige = Wartości toru prestiżu prócz 70, 130 i 190.
assumed-ship_price = Ceny statków 3, 6, 7 i E.
assumed-special_card = Ceny i dochody kart specjalnych oraz nazwa Delos.
assumed-two_players = Przy dwóch graczach zamknięte są tylko Cyrena i dwa nieużywane porty.
assumed-three_players = Przy trzech graczach drugie karty kupuje się w odwrotnej kolejności.
assumed-hex_names = Większość nazw heksów jest naszego pomysłu; na mapie są zapisane kursywą.
assumed-trade_in = Także statek E można oddać za połowę ceny przy zakupie kolejnego statku E.
assumed-poseidon_card = Zakryta karta Posejdona nie przynosi dochodu; w rundzie użycia dochód wypłaca się, zanim karta zostanie zakryta.

## Co pokazuje stół

table-letters-athenai = At
table-letters-thessalonike = Ts
table-letters-sparta = Sp
table-letters-thebai = Tb
table-letters-larissa = La
table-letters-korinthos = Ko
table-letters-megalopolis = Me
table-letters-ambrakia = Am
table-map = Mapa Grecji i jej morza
table-track = Tor prestiżu
table-space = Prestiż { $prestige }: { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
  }
table-value = Wartość { $value }
table-circles = Koła: { $count }, dozwolone teraz faktorie: { $room }
table-temple = Ofiara { $donation }, dochód { $one }, { $two }, { $three } w fazach 1–3
table-closed = Zamknięte
table-post-of = Faktoria: { $nation }
table-new-home-of = Nowy port: { $nation }
table-doubled = Podwojone białym znacznikiem
table-ship-of = Statek odkrywczy: { $nation }
table-route = { MONEY($income) } na kupca, { MONEY($donation) } ofiary
table-rounds = Rundy
table-now = teraz
table-last-round = król zbankrutował: ostatnia runda
table-ships = Statki w banku
table-ship-kind = { $ship }, zostało: { $left }, { MONEY($price) }
table-nations = Państwa w kolejności działania
table-nation = Państwo
table-king = Król
table-prestige = Prestiż
table-treasury = Skarbiec
table-fleet = Flota
table-range = Zasięg floty
table-endless = bez ograniczeń
table-pool = Kupcy w puli
table-merchants-worth = Wartość kupców
table-sort = Nagłówek kolumny sortuje według niej państwa; za drugim razem odwrotnie, za trzecim wraca kolejność działania.
table-potentials = Pozostałe dyski
table-income = Najlepszy dochód na kupca
table-income-now = Najlepsza trasa: { MONEY($income) } na kupca; z następnym statkiem z banku { MONEY($later) }
table-unfounded = niezałożone
table-limit = Posiadani kupcy i limit
table-key = Co znaczą symbole
table-cards = Karty specjalne
table-voyage = Rejs prowadzony samodzielnie: { MONEY($income) } na kupca, { MONEY($donation) } ofiary, pozostałe ruchy: { $left }
table-money = Pieniądze
table-start = zaczyna
table-held = { $nation }: { $count }, wartość { MONEY($value) }
table-phases = Na co pozwala faza i co przyniesie następna
table-next-phase = Fazę { $phase } zaczyna pierwszy statek { $ship }
table-not-affordable = Skarbca teraz na niego nie stać.
table-acted = już działało w tej rundzie
table-certificates = Kupcy, najwyżej { $limit }
table-routes = Trasy do wyboru
table-choice = { MONEY($income) } na kupca
table-choice-own = Własny dochód: { MONEY($own) }
table-choice-gift = { $donation ->
    [0] bez ofiary
   *[other] ofiara { $donation }, zostaje { $treasury }
  }
table-deal = Oferta: kupujący – { $nation }, sprzedający – { $seller }, { $ship }{ $price ->
    [0] .
   *[other] {" "}za { MONEY($price) }
  }
table-deal-means = Najlepsze trasy po zakupie: { $nation } { $buyer_now } → { MONEY($buyer_then) }, { $seller } { $seller_now } → { MONEY($seller_then) }
table-face-down = zakryta
chip-card = { MONEY($price) } · dochód { $one }, { $two }, { $three }, { $four }
table-card-incomes = Dochód { $one }, { $two }, { $three }, { MONEY($four) } w fazach 1–4
column-phase = Faza
column-phase-help = Faza i statek, który ją zaczyna
column-range = Zasięg
column-range-help = O ile heksów przesuwa się statek odkrywczy
column-posts = Faktorie
column-posts-help = Faktorie na jednym heksie; w Nowym Świecie w fazie 4 o jedną więcej
column-home = W porcie
column-home-help = Ile drachm daje skarbcowi flota w porcie
column-king = Król
column-king-help = Ile drachm król może wziąć ze skarbca
column-merchants = Nowi
column-merchants-help = Nowi kupcy, których każde państwo może wystawić na początku fazy
column-obsolete = Wypadają
column-obsolete-help = Statki, które wypadają z gry
region-macedonia = Macedonia
region-asia = Azja
region-sea = Morze Kreteńskie
legend-prestige = Prestiż
legend-treasury = Skarbiec
legend-fleet = Flota
legend-range = Zasięg
legend-potentials = Dyski
legend-income = Dochód
legend-pool = Pula
legend-merchants = Kupcy
does-delos = Biały znacznik podwaja na stałe jedną faktorię; potem karta wypada z gry.
does-troja = Na początku rundy odkryć: wysoka kultura dla jednego z twoich państw.
does-knossos = Na początku rundy odkryć: wysoka kultura dla jednego z twoich państw.
does-mykene = Na początku rundy odkryć: wysoka kultura dla jednego z twoich państw.
does-poseidon = Raz w każdej z faz 2, 3 i 4: podwaja zasięg dowolnej floty.
does-archon = Na początku rundy odkryć: wymień tę kartę na dowolnego kupca z puli.

## Czego dotyczą przyciski

facet-nation = Państwo
facet-hex = Miejsce
facet-ship = Statek
facet-count = Ile
facet-prestige = Prestiż
facet-income = Dochód
facet-donation = Ofiara
facet-price = Cena
facet-hundreds = Setki
facet-amount = Drachmy
facet-card = Karta

## Fazy tury

phase-setting_prestige = { $nation }: założenie
phase-placing = { $nation }: założenie
phase-taking_up = { $nation }: założenie
phase-taking_over = { $nation }: zmiana króla
phase-bestowing = { $card }
phase-claiming = { $card }
phase-taking = { $nation }: pieniądze króla
phase-discovering = { $nation }: odkrycia
phase-praying = { $nation }: dochód
phase-sailing = { $nation }: dochód
phase-setting_out = { $nation }: dochód
phase-steering = { $nation }: dochód
phase-donating = { $nation }: dochód
phase-shipyard = { $nation }: statki
phase-counting = { $nation }: statki
phase-pricing = { $nation }: statki
phase-answering = { $nation }: statki
phase-selling_off = { $nation }: statki
phase-issuing = { $nation }: nowi kupcy

## Miejsca

name-A7 = Metone
name-A11 = Amfipolis
name-A13 = Abdera
name-A15 = Maroneja
name-A17 = Ajnos
name-A19 = Perynt
name-A21 = Bizancjum
name-B2 = Dodona
name-B8 = Olimp
name-B10 = Potidaja
name-B12 = Athos
name-B14 = Tasos
name-B16 = Samotraka
name-B18 = Abydos
name-B20 = Kyzikos
name-C1 = Korkyra
name-C3 = Efyra
name-C11 = Skiatos
name-C15 = Lemnos
name-C17 = Troja
name-D2 = Leukada
name-D8 = Jolkos
name-D10 = Histiaja
name-D12 = Skyros
name-D16 = Lesbos
name-D18 = Pergamon
name-E3 = Itaka
name-E5 = Termos
name-E7 = Delfy
name-E11 = Eubea
name-E17 = Chios
name-E19 = Smyrna
name-F4 = Kefalonia
name-F12 = Andros
name-F14 = Mykonos
name-F18 = Samos
name-F20 = Efez
name-G5 = Zakynthos
name-G9 = { card-mykene }
name-G11 = Keos
name-G13 = Paros
name-G15 = Naksos
name-G17 = Leros
name-G19 = Milet
name-G21 = Halikarnas
name-H6 = Pylos
name-H12 = Melos
name-H14 = Ios
name-H16 = Astypalaja
name-H18 = Kos
name-H20 = Rodos
name-I9 = Kytera
name-I19 = Lindos
name-J10 = Kydonia
name-J12 = Retimno
name-J14 = Knossos
name-J16 = Itanos
name-J18 = Karpatos
name-kyrene = Cyrena
name-kypros = Cypr

hex-A7 = { name-A7 } (A7)
    .to = do Metone (A7)
    .at = w Metone (A7)
    .from = z Metone (A7)
hex-A9 = { nation-thessalonike } (A9)
    .to = do Tesaloniki (A9)
    .at = w Tesalonice (A9)
    .from = z Tesaloniki (A9)
hex-A11 = { name-A11 } (A11)
    .to = do Amfipolis (A11)
    .at = w Amfipolis (A11)
    .from = z Amfipolis (A11)
hex-A13 = { name-A13 } (A13)
    .to = do Abdery (A13)
    .at = w Abderze (A13)
    .from = z Abdery (A13)
hex-A15 = { name-A15 } (A15)
    .to = do Maronei (A15)
    .at = w Maronei (A15)
    .from = z Maronei (A15)
hex-A17 = { name-A17 } (A17)
    .to = do Ajnos (A17)
    .at = w Ajnos (A17)
    .from = z Ajnos (A17)
hex-A19 = { name-A19 } (A19)
    .to = do Peryntu (A19)
    .at = w Peryncie (A19)
    .from = z Peryntu (A19)
hex-A21 = { name-A21 } (A21)
    .to = do Bizancjum (A21)
    .at = w Bizancjum (A21)
    .from = z Bizancjum (A21)
hex-B2 = świątynia w Dodonie (B2)
    .to = do świątyni w Dodonie (B2)
    .at = w świątyni w Dodonie (B2)
    .from = ze świątyni w Dodonie (B2)
hex-B8 = świątynia na Olimpie (B8)
    .to = do świątyni na Olimpie (B8)
    .at = w świątyni na Olimpie (B8)
    .from = ze świątyni na Olimpie (B8)
hex-B10 = { name-B10 } (B10)
    .to = do Potidai (B10)
    .at = w Potidai (B10)
    .from = z Potidai (B10)
hex-B12 = świątynia na górze Athos (B12)
    .to = do świątyni na górze Athos (B12)
    .at = w świątyni na górze Athos (B12)
    .from = ze świątyni na górze Athos (B12)
hex-B14 = { name-B14 } (B14)
    .to = na Tasos (B14)
    .at = na Tasos (B14)
    .from = z Tasos (B14)
hex-B16 = { name-B16 } (B16)
    .to = na Samotrakę (B16)
    .at = na Samotrace (B16)
    .from = z Samotraki (B16)
hex-B18 = { name-B18 } (B18)
    .to = do Abydos (B18)
    .at = w Abydos (B18)
    .from = z Abydos (B18)
hex-B20 = { name-B20 } (B20)
    .to = do Kyzikos (B20)
    .at = w Kyzikos (B20)
    .from = z Kyzikos (B20)
hex-C1 = { name-C1 } (C1)
    .to = na Korkyrę (C1)
    .at = na Korkyrze (C1)
    .from = z Korkyry (C1)
hex-C3 = { name-C3 } (C3)
    .to = do Efyry (C3)
    .at = w Efyrze (C3)
    .from = z Efyry (C3)
hex-C9 = { nation-larissa } (C9)
    .to = do Larisy (C9)
    .at = w Larisie (C9)
    .from = z Larisy (C9)
hex-C11 = { name-C11 } (C11)
    .to = na Skiatos (C11)
    .at = na Skiatos (C11)
    .from = ze Skiatos (C11)
hex-C13 = C13
    .to = na C13
    .at = na C13
    .from = z C13
hex-C15 = { name-C15 } (C15)
    .to = na Lemnos (C15)
    .at = na Lemnos (C15)
    .from = z Lemnos (C15)
hex-C17 = { name-C17 } (C17)
    .to = do Troi (C17)
    .at = w Troi (C17)
    .from = z Troi (C17)
hex-D2 = { name-D2 } (D2)
    .to = na Leukadę (D2)
    .at = na Leukadzie (D2)
    .from = z Leukady (D2)
hex-D4 = { nation-ambrakia } (D4)
    .to = do Ambrakii (D4)
    .at = w Ambrakii (D4)
    .from = z Ambrakii (D4)
hex-D8 = { name-D8 } (D8)
    .to = do Jolkos (D8)
    .at = w Jolkos (D8)
    .from = z Jolkos (D8)
hex-D10 = { name-D10 } (D10)
    .to = do Histiai (D10)
    .at = w Histiai (D10)
    .from = z Histiai (D10)
hex-D12 = { name-D12 } (D12)
    .to = na Skyros (D12)
    .at = na Skyros (D12)
    .from = ze Skyros (D12)
hex-D14 = D14
    .to = na D14
    .at = na D14
    .from = z D14
hex-D16 = { name-D16 } (D16)
    .to = na Lesbos (D16)
    .at = na Lesbos (D16)
    .from = z Lesbos (D16)
hex-D18 = { name-D18 } (D18)
    .to = do Pergamonu (D18)
    .at = w Pergamonie (D18)
    .from = z Pergamonu (D18)
hex-E3 = { name-E3 } (E3)
    .to = do Itaki (E3)
    .at = na Itace (E3)
    .from = z Itaki (E3)
hex-E5 = { name-E5 } (E5)
    .to = do Termos (E5)
    .at = w Termos (E5)
    .from = z Termos (E5)
hex-E7 = świątynia w Delfach (E7)
    .to = do świątyni w Delfach (E7)
    .at = w świątyni w Delfach (E7)
    .from = ze świątyni w Delfach (E7)
hex-E9 = { nation-thebai } (E9)
    .to = do Teb (E9)
    .at = w Tebach (E9)
    .from = z Teb (E9)
hex-E11 = { name-E11 } (E11)
    .to = na Eubeę (E11)
    .at = na Eubei (E11)
    .from = z Eubei (E11)
hex-E13 = E13
    .to = na E13
    .at = na E13
    .from = z E13
hex-E15 = świątynia na E15
    .to = do świątyni na E15
    .at = w świątyni na E15
    .from = ze świątyni na E15
hex-E17 = { name-E17 } (E17)
    .to = na Chios (E17)
    .at = na Chios (E17)
    .from = z Chios (E17)
hex-E19 = { name-E19 } (E19)
    .to = do Smyrny (E19)
    .at = w Smyrnie (E19)
    .from = ze Smyrny (E19)
hex-F4 = { name-F4 } (F4)
    .to = na Kefalonię (F4)
    .at = na Kefalonii (F4)
    .from = z Kefalonii (F4)
hex-F6 = świątynia na F6
    .to = do świątyni na F6
    .at = w świątyni na F6
    .from = ze świątyni na F6
hex-F8 = { nation-korinthos } (F8)
    .to = do Koryntu (F8)
    .at = w Koryncie (F8)
    .from = z Koryntu (F8)
hex-F10 = { nation-athenai } (F10)
    .to = do Aten (F10)
    .at = w Atenach (F10)
    .from = z Aten (F10)
hex-F12 = { name-F12 } (F12)
    .to = na Andros (F12)
    .at = na Andros (F12)
    .from = z Andros (F12)
hex-F14 = { name-F14 } (F14)
    .to = na Mykonos (F14)
    .at = na Mykonos (F14)
    .from = z Mykonos (F14)
hex-F16 = świątynia na F16
    .to = do świątyni na F16
    .at = w świątyni na F16
    .from = ze świątyni na F16
hex-F18 = { name-F18 } (F18)
    .to = na Samos (F18)
    .at = na Samos (F18)
    .from = z Samos (F18)
hex-F20 = { name-F20 } (F20)
    .to = do Efezu (F20)
    .at = w Efezie (F20)
    .from = z Efezu (F20)
hex-G5 = { name-G5 } (G5)
    .to = na Zakynthos (G5)
    .at = na Zakynthos (G5)
    .from = z Zakynthos (G5)
hex-G7 = { nation-megalopolis } (G7)
    .to = do Megalopolis (G7)
    .at = w Megalopolis (G7)
    .from = z Megalopolis (G7)
hex-G9 = { name-G9 } (G9)
    .to = do Myken (G9)
    .at = w Mykenach (G9)
    .from = z Myken (G9)
hex-G11 = { name-G11 } (G11)
    .to = na Keos (G11)
    .at = na Keos (G11)
    .from = z Keos (G11)
hex-G13 = { name-G13 } (G13)
    .to = na Paros (G13)
    .at = na Paros (G13)
    .from = z Paros (G13)
hex-G15 = { name-G15 } (G15)
    .to = na Naksos (G15)
    .at = na Naksos (G15)
    .from = z Naksos (G15)
hex-G17 = { name-G17 } (G17)
    .to = na Leros (G17)
    .at = na Leros (G17)
    .from = z Leros (G17)
hex-G19 = { name-G19 } (G19)
    .to = do Miletu (G19)
    .at = w Milecie (G19)
    .from = z Miletu (G19)
hex-G21 = { name-G21 } (G21)
    .to = do Halikarnasu (G21)
    .at = w Halikarnasie (G21)
    .from = z Halikarnasu (G21)
hex-H6 = { name-H6 } (H6)
    .to = do Pylos (H6)
    .at = w Pylos (H6)
    .from = z Pylos (H6)
hex-H8 = { nation-sparta } (H8)
    .to = do Sparty (H8)
    .at = w Sparcie (H8)
    .from = ze Sparty (H8)
hex-H10 = H10
    .to = na H10
    .at = na H10
    .from = z H10
hex-H12 = { name-H12 } (H12)
    .to = na Melos (H12)
    .at = na Melos (H12)
    .from = z Melos (H12)
hex-H14 = świątynia na Ios (H14)
    .to = do świątyni na Ios (H14)
    .at = w świątyni na Ios (H14)
    .from = ze świątyni na Ios (H14)
hex-H16 = { name-H16 } (H16)
    .to = na Astypalaję (H16)
    .at = na Astypalai (H16)
    .from = z Astypalai (H16)
hex-H18 = { name-H18 } (H18)
    .to = na Kos (H18)
    .at = na Kos (H18)
    .from = z Kos (H18)
hex-H20 = { name-H20 } (H20)
    .to = na Rodos (H20)
    .at = na Rodos (H20)
    .from = z Rodos (H20)
hex-I7 = I7
    .to = na I7
    .at = na I7
    .from = z I7
hex-I9 = { name-I9 } (I9)
    .to = na Kyterę (I9)
    .at = na Kyterze (I9)
    .from = z Kytery (I9)
hex-I11 = I11
    .to = na I11
    .at = na I11
    .from = z I11
hex-I13 = I13
    .to = na I13
    .at = na I13
    .from = z I13
hex-I15 = I15
    .to = na I15
    .at = na I15
    .from = z I15
hex-I17 = I17
    .to = na I17
    .at = na I17
    .from = z I17
hex-I19 = { name-I19 } (I19)
    .to = do Lindos (I19)
    .at = w Lindos (I19)
    .from = z Lindos (I19)
hex-J8 = J8
    .to = na J8
    .at = na J8
    .from = z J8
hex-J10 = { name-J10 } (J10)
    .to = do Kydonii (J10)
    .at = w Kydonii (J10)
    .from = z Kydonii (J10)
hex-J12 = { name-J12 } (J12)
    .to = do Retimno (J12)
    .at = w Retimno (J12)
    .from = z Retimno (J12)
hex-J14 = { name-J14 } (J14)
    .to = do Knossos (J14)
    .at = w Knossos (J14)
    .from = z Knossos (J14)
hex-J16 = { name-J16 } (J16)
    .to = do Itanos (J16)
    .at = w Itanos (J16)
    .from = z Itanos (J16)
hex-J18 = { name-J18 } (J18)
    .to = na Karpatos (J18)
    .at = na Karpatos (J18)
    .from = z Karpatos (J18)
hex-kyrene = { name-kyrene }
    .to = do Cyreny
    .at = w Cyrenie
    .from = z Cyreny
hex-kypros = { name-kypros }
    .to = na Cypr
    .at = na Cyprze
    .from = z Cypru

## What the shared part of the table is called

tab-shared = Państwa

## Ścieżki zapisów

path-numbers-round = runda: pr, potem mr1, er1, er2 i tak dalej
path-numbers-phase = faza; wpisanie jej dopasowuje do niej talię statków
path-numbers-start_seat = kto ma kartę gracza rozpoczynającego
path-numbers-bank = pieniądze w banku
path-numbers-bankrupt = 1: ktoś zbankrutował i gra się kończy
path-numbers-acted = państwa, które działały w tej rundzie: 1 pierwsze, 2 drugie, 4 trzecie i tak dalej, zsumowane
path-numbers-favoured = państwo, którego flocie Posejdon pomaga w tej turze
path-numbers-poseidon_used = faza ostatniego użycia Posejdona
path-numbers-poseidon_rests = runda, w której Posejdon odpoczywa
path-numbers-raised = co zostało z pieniędzy zebranych na przymusowy zakup
path-money = pieniądze w drachmach
path-merchants = kupcy państwa u gracza, razem z tymi na karcie króla
path-card_owner = kto ma kartę specjalną
path-king = król państwa
path-sale_turns = tury tej rundy kupieckiej, w których gracz sprzedawał
path-founded_in = runda założenia państwa
path-treasury = pieniądze państwa
path-potentials = dyski na karcie państwa
path-pool = kupcy państwa, których nikt nie ma
path-prestige = prestiż państwa
path-rank = miejsce państwa wśród stojących na jego polu toru: 0 leży na wierzchu
path-fleet = statki państwa
path-deck = statki na sprzedaż
path-scrap = statki poza grą
path-posts = 1: państwo ma tam faktorię
path-discovery = gdzie jest statek odkrywczy państwa
path-course = miejsca, które statek odkrywczy opuścił w tej turze
path-new_home = nowy port państwa
path-culture = wysoka kultura państwa
path-marker = gdzie biały znacznik podwaja faktorię państwa

# -- co jest nie tak w poprawionym pliku elementów
components-track = tor prestiżu musi rosnąć, a po { $lower } następuje { $higher }
components-cards_too_dear = przy { $seats } graczach karty specjalne (po { $cards } na gracza) mogą kosztować { $cost }, czyli więcej, niż gracz ma na początku
components-no_such_hex = na morzu nie ma heksu { $hex }
components-not_on_grid = „{ $hex }” nie jest heksem siatki: rzędy A, C, E, G, I mają kolumny nieparzyste, pozostałe parzyste, do 21
components-hex_twice = heks { $hex } występuje dwa razy
components-hex_count = liczba heksów morza to { $found }, a musi wynosić { $wanted }
components-donation = ofiara { $donation } nie jest wielokrotnością 10
components-not_adjacent = { $one } i { $other } nie są dwoma sąsiednimi heksami morza

## Wartości ruchów i ścieżek

values-round = runda: pr to runda Posejdona, mr runda kupiecka, er runda odkryć
values-nation = państwo
values-card = karta specjalna
values-prestige = pole toru prestiżu
values-ship = rodzaj statku
values-hex = miejsce na mapie: heks morza albo obszar Nowego Świata
values-leg = krok statku odkrywczego w tej turze
values-count = liczba kupców, dysków albo statków
values-amount = suma w drachmach
values-income = dochód każdego kupca, w drachmach
values-donation = ofiara floty dla świątyń, w drachmach
values-hundreds = setki w ofercie; potem podaje się dokładną cenę
values-price = cena w drachmach
values-phase = faza, od 1
further-let-round-mr2 = przenosi grę na początek tej rundy
further-let-phase-2 = zaczyna fazę razem z jej talią statków
further-is-round-mr2 = runda

## Polecenia na później

order-pass_quietly = Pasowanie, dopóki nikt inny nie handluje
order-pass_quietly-said = spasuj w rundzie kupieckiej, dopóki inny gracz nic nie kupi, nie sprzeda ani nie założy państwa
order-buy = Zakup kupców
order-buy-said = kup w rundzie kupieckiej najwyżej { $count ->
    [one] { $count } kupca
   *[other] { $count } kupców
  } { $nation_genitive }, po jednym na turę, każdego za { MONEY($price) } lub mniej
order-buy-at = Kup kupca { $nation_genitive } za { MONEY($price) } lub mniej
order-take_over = Przejęcie karty króla
order-take_over-said = przejmij kartę króla { $nation_genitive }
order-tolerate = Tolerowanie króla
order-tolerate-said = toleruj króla { $nation_genitive }
order-take_money = Pieniądze ze skarbca
order-take_money-said = { $amount ->
    [0] zostaw skarbiec { $nation_genitive } nietknięty
   *[other] weź najwyżej { MONEY($amount) } ze skarbca { $nation_genitive }
  }
order-take_money-at = Weź najwyżej { MONEY($amount) } ze skarbca { $nation_genitive }
order-best_voyage = Flota na najlepszej trasie
order-best_voyage-said = wyślij flotę { $nation_genitive } trasą, która daje najwięcej na kupca, za najwyżej { MONEY($donation) } ofiary
order-best_voyage-at = Wyślij flotę { $nation_genitive } najlepszą trasą bez ofiar
order-as_before = Flota jak ostatnim razem
order-as_before-said = zrób z flotą { $nation_genitive } to, co ostatnim razem: wyślij ją za nie większą ofiarę albo zostaw w porcie
order-no_ship = Tura bez zakupu statku
order-no_ship-said = zakończ turę { $nation_genitive } bez kupowania statku, { $ships ->
    [0] gdy tylko wolno
    [one] jeśli flota ma choć jeden statek
   *[other] jeśli flota ma co najmniej { $ships } statki
  }
order-no_ship-at = Nie kupuj statku dla { $nation_genitive }
order-sell_ships = Sprzedaż statków
order-sell_ships-said = sprzedaj statek { $nation_genitive } za { MONEY($price) } lub więcej, { $left ->
    [0] nawet ostatni
    [one] ale nie ostatni
   *[other] jeśli zostaną co najmniej { $left }
  } (kupujący: { $buyers }); inne oferty odrzuć
order-refuse_offers = Odrzucanie ofert za statki
order-refuse_offers-said = odrzuć wszystkie oferty za statki { $nation_genitive }
order-refuse_offers-at = Odrzucaj oferty za statki { $nation_genitive }
order-new_merchants = Nowi kupcy
order-new_merchants-said = { $count ->
    [0] nie wystawiaj nowych kupców { $nation_genitive }
    [one] wystaw najwyżej { $count } nowego kupca { $nation_genitive }
   *[other] wystaw najwyżej { $count } nowych kupców { $nation_genitive }
  }
order-choose_card = Zakup karty specjalnej
order-choose_card-said = kup pierwszą z tych kart specjalnych, którą się da: { $cards }
order-keep_cards = Dochód z kart specjalnych
order-keep_cards-said = nie używaj tych kart specjalnych: { $cards }
order-claim = Wymiana Archonta
order-claim-said = wymień Archonta na kupca wartego { MONEY($price) } lub więcej, z pierwszego państwa z listy, które ma kupca w puli ({ $nations }); do tego czasu bierz dochód
order-double_range = Podwojenie zasięgu kartą Posejdona
order-double_range-said = podwój kartą Posejdona zasięg floty, jeśli da to co najmniej { MONEY($more) } więcej na kupca (państwa: { $nations })
order-field-nation = Państwo
order-field-price = Cena
order-field-count = Kupcy
order-field-amount = Kwota
order-field-donation = Ofiara
order-field-ships = Statki we flocie
order-field-left = Statki, które zostają
order-field-buyers = Kupujący
order-field-cards = Karty
order-field-nations = Państwa
order-field-more = Więcej na kupca
order-stopped-traded = Inny gracz kupił, sprzedał albo założył państwo.
order-stopped-sold = Twoi kupcy tego państwa zostali sprzedani.
order-stopped-round_over = Runda kupiecka się skończyła.
order-stopped-no_round = Nie ma już żadnej rundy kupieckiej.
order-stopped-other_king = Królem tego państwa jest teraz inny gracz.
order-stopped-card_gone = Nie masz tej karty.

# -- charts and statistics
chart-round = { $round_short }
chart-points = Majątek
chart-income = Dochód w rundzie, bez sprzedaży kupców
chart-prices = Cena kupca
statistics-nation = Królowie na końcu
statistics-nation_number = Cena kupca na końcu

# To, co w innych grach jest punktami.
ui-hints = Dobre ruchy: szansa na wygraną, spodziewany majątek
ui-hints-alone = Dobre ruchy: spodziewany majątek
ui-hint-best = { $win }%, { MONEY($points) }
ui-hint-other = { $win }% ({ $less }), { MONEY($points) } ({ $fewer })
ui-hint-best-alone = { MONEY($points) }
ui-hint-other-alone = { MONEY($points) } ({ $fewer })
ui-chart-lines = Majątek końcowy według kategorii
ui-chart-lines-of = Majątek według kategorii: { $player }
ui-review-points = Spodziewany majątek
ui-statistics-summary = Średnia liczba ruchów w partii, razem z losowaniami: { $moves } (od { $least } do { $most }); średni majątek zwycięzcy: { MONEY($winning) }
ui-statistics-mean = Średni majątek
ui-bot-figures = Ranking { $rating }, zwykle kończy z majątkiem od { $least } do { MONEY($most) }
ui-bot-figures-near = Przy { $players } graczach: ranking { $rating }, zwykle kończy z majątkiem od { $least } do { MONEY($most) }
review-outlook = { $win }%, { MONEY($points) }
review-outlook-points = { MONEY($points) }
review-worth = Szansa na wygraną: { $win }% zamiast { $instead }%; spodziewany majątek: { MONEY($played) } zamiast { $better }.
review-worth-points = Spodziewany majątek: { MONEY($played) } zamiast { $better }.
review-worth-lead = Spodziewana przewaga nad najlepszym przeciwnikiem: { MONEY($played) } zamiast { $better }.

# Co przemawia za ruchem, w podpowiedzi.
ui-style-founder = Założyciel
ui-style-founder-about = Zakłada państwa i napełnia ich skarbce.
ui-style-explorer = Odkrywca
ui-style-explorer-about = Buduje faktorie i kupuje statki dla swoich państw.
ui-style-investor = Inwestor
ui-style-investor-about = Kupuje kupców państw innych graczy.
merit-income = Następne rejsy dadzą ci o { MONEY($amount) } więcej
merit-wealth = Majątek większy o { MONEY($amount) }
merit-kings = { $amount ->
    [one] Król jeszcze jednego państwa
   *[other] Państwa, w których jesteś królem: +{ $amount }
  }
merit-merchants = { $amount ->
    [one] Jeszcze jeden kupiec
   *[other] Jeszcze { $amount } kupców
  }
merit-posts = Faktorie twoich państw: +{ $amount }
merit-ships = Statki twoich państw: +{ $amount }
merit-treasury = W skarbcach twoich państw o { MONEY($amount) } więcej
merit-money = Od razu { MONEY($amount) }
