game = Poseidon
game-about = Found Greek nations, sail their fleets and grow rich by the dividends of their merchants.

## Nations

nation-athenai = Athenai
nation-thessalonike = Thessalonike
nation-sparta = Sparta
nation-thebai = Thebai
nation-larissa = Larissa
nation-korinthos = Korinthos
nation-megalopolis = Megalopolis
nation-ambrakia = Ambrakia

## Ships

ship-2_ship = 2-ship
ship-3_ship = 3-ship
ship-4_ship = 4-ship
ship-5_ship = 5-ship
ship-6_ship = 6-ship
ship-7_ship = 7-ship
ship-E_ship = E-ship

## Special cards

card-delos = Delos
card-troja = Troja
card-knossos = Knossos
card-mykene = Mykene
card-poseidon = Poseidon
card-archon = Archon

## Rounds

round-pr = the Poseidon round
round-mr1 = merchant round 1
round-mr2 = merchant round 2
round-mr3 = merchant round 3
round-mr4 = merchant round 4
round-mr5 = merchant round 5
round-er1 = exploration round 1
round-er2 = exploration round 2
round-er3 = exploration round 3
round-er4 = exploration round 4
round-er5 = exploration round 5
round-er6 = exploration round 6
round-er7 = exploration round 7
round-er8 = exploration round 8
round-er9 = exploration round 9
round-er10 = exploration round 10
round-er11 = exploration round 11

## Moves

verb-begin = Begin
move-begin = { $seat } is the start player
verb-choose = Buy a card
move-choose = Buy the special card { $card }
verb-found = Found
move-found = Found { $nation }
verb-set_prestige = Prestige
move-set_prestige = Start at a prestige of { $prestige }
verb-place = Place merchants
move-place = Place { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } in the pool
verb-take_up = Buy merchants
move-take_up = Buy { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  }
verb-buy = Buy
move-buy = Buy a merchant of { $nation }
verb-sell = Sell ...
move-sell = Give merchants back to the pool
verb-give_up = Sell
move-give_up = Give back { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of { $nation }
verb-pass = Pass
move-pass = Pass
verb-end_turn = End turn
move-end_turn = End turn
verb-take_over = Take over
move-take_over = Take the King card over
verb-tolerate = Tolerate
move-tolerate = Tolerate the present king
verb-bestow = High culture
move-bestow = Give the high culture to { $nation }
verb-claim = Take a merchant
move-claim = Exchange the card for a merchant of { $nation }
verb-keep_income = Keep the income
move-keep_income = Do not use the card, take its income
verb-take = Take money
move-take = Take { $amount } dr. from the treasury
verb-leave = Take nothing
move-leave = Leave the treasury alone
verb-mark = White marker
move-mark = Put the white marker under the post of { $nation }: { $hex }
verb-explore = Explore
move-explore = Move the discovery ship: { $hex }
verb-build = Build
move-build = Build a trading post: { $hex }
verb-settle = New home
move-settle = Put the new home: { $hex }
verb-stop = Stop
move-stop = The discovery ship stays here
verb-favour = Double the range
move-favour = Double the range of this fleet
verb-withhold = Not now
move-withhold = Keep Poseidon for later
verb-send = Send the fleet
move-send = Send the fleet: { $income } dr. for each merchant, { $donation } dr. donated
verb-stay_home = Stay at home
move-stay_home = The fleet stays at home
verb-by_hand = Sail by hand
move-by_hand = Sail the fleet hex by hex
verb-set_out = Set out
move-set_out = Set out from { $hex }
verb-steer = Steer
move-steer = Sail to { $hex }
verb-donate = Donate
move-donate = Give the temple its donation
verb-pass_by = Pass by
move-pass_by = Pass the temple by
verb-land = End the voyage
move-land = End the voyage
verb-buy_ship = Buy a ship
move-buy_ship = Buy from the bank: { $ship }
verb-exchange = Trade in
move-exchange = Buy an E-ship, trading in: { $ship }
verb-negotiate = Make an offer
move-negotiate = Offer to buy from { $nation }: { $ship }
verb-hundreds = Hundreds
move-hundreds = Offer { $hundreds } hundred dr. and something
verb-price = Price
move-price = Offer { $price } dr.
verb-accept = Accept
move-accept = Accept the offer
verb-refuse = Refuse
move-refuse = Refuse the offer
verb-forced_purchase = Forced purchase
move-forced_purchase = Buy the next ship by force: discs become merchants, then the king pays
verb-sell_off = Sell
move-sell_off = Sell { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of { $nation }
verb-finish = Done
move-finish = End the turn of the nation
verb-issue = New merchants
move-issue = Place { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of the nation in the pool
verb-issue_none = None
move-issue_none = Place no new merchants

## What must be decided

step-beginning = The start player is drawn.
help-beginning = Every player is as likely to begin. The Poseidon round goes counter-clockwise from this player’s right.
step-choosing = You must buy a special card.
help-choosing = Each card pays its income at the start of every exploration round until its power is used. Nobody may pass. The card Poseidon is the only one that stays after use.
step-trading = You may make one purchase and any sales, or pass.
help-trading = One purchase in a turn: found a nation, or buy one merchant from the pool at its prestige. Sales are free in number; a king who sells merchants of his own nation lowers its prestige by one step. The round ends when all have passed in succession; who passed may act again before that.
step-selling = You must say which merchants you give back.
help-selling = The bank pays the prestige of the nation for each. The three merchants on a King card stay there.
step-setting_prestige = You must set the prestige of the new nation.
help-setting_prestige = Any value of the track. It is the price of a merchant, and what the treasury gets for each merchant placed.
step-placing = You must place an odd number of merchants, five at least.
help-placing = The treasury is paid for all of them at once; you must buy at least half. Discs that are left can become trading posts.
step-taking_up = You must buy at least half of the merchants you placed.
help-taking_up = Three of them lie on the King card and cannot be sold. In this round you neither buy nor sell more of this nation.
step-taking_over = You hold more merchants than the king: you may take the King card over.
help-taking_over = You give three merchants for the three on the card, so everybody holds as many as before. All rights and duties come with it, also the duty to pay for a ship the nation cannot pay.
step-bestowing = You may give the high culture to one of your nations instead of taking the income.
help-bestowing = A high culture is a trading post worth 6, reached without the discovery ship. A nation can have one. The card leaves the game.
step-claiming = You may exchange Archon for any merchant of the pool instead of taking the income.
help-claiming = The merchant costs nothing, the limit on merchants holds. The card leaves the game.
step-taking = You may take money from the treasury of your nation.
help-taking = Up to 5, 10, 15 or 20 dr. in phases 1 to 4.
step-discovering = You may move the discovery ship and build wherever it comes.
help-discovering = It moves as many hexes as the phase says. In every hex it touches in this turn, the first included, the nation may build a trading post on a free circle, at once or when the ship has gone on: one nation in a hex in phase 1, two in phase 2, three later. Once in the game its new home goes on a circle of an empty hex and closes it.
step-praying = You may double the range of this fleet with Poseidon.
help-praying = Once in each of the phases 2, 3 and 4, for the fleet of any nation. The card lies face down until the next phase and pays nothing meanwhile.
step-sailing = You must send the fleet, sail it by hand or keep it at home.
help-sailing = The computer offers every best route: the most for each merchant for each donation worth giving. A fleet that pays its merchants raises the prestige by one step. A fleet at home brings the treasury the sum of the phase.
step-setting_out = You must choose the home the fleet sets out from.
help-setting_out = The old home or the new one, anew each turn. It need not come back.
step-steering = You may sail on, or end the voyage.
help-steering = Own trading posts and temples pay once each. Only a fleet with an E-ship comes into the New World, and only into one of its areas.
step-donating = You may donate to the temple.
help-donating = The donation comes out of the treasury; the temple’s income goes to every merchant.
step-shipyard = You may buy ships; at the end the nation must have one.
help-shipyard = From the bank in order, out of the treasury; from phase 2 from other nations too, at a price both kings agree on. Three ships at most. The first 4-, 6- and E-ship begin a new phase.
step-counting = You must name the hundreds of the price.
help-counting = First the hundreds, then the exact price.
step-pricing = You must name the price.
help-pricing = At least one drachma, at most what the treasury holds. The other king answers.
step-answering = You must accept or refuse the offer for your nation’s ship.
help-answering = The money goes to the treasury of the nation that sells. A nation without a ship must buy one in its next turn.
step-selling_off = You must sell merchants to pay for the ship.
help-selling_off = No more of a nation than it takes, none from a King card. If it is not enough you are bankrupt: you lose your money, and the game ends with this round.
step-issuing = You may turn discs into new merchants.
help-issuing = Up to four at the start of phase 2, six at the start of phase 3. The treasury gets the prestige for each.
help = Poseidon is about money. Players found nations and hold merchants of them; every fleet that sails pays each merchant. In the end counts your own money and the prestige of every merchant you hold. Treasuries count for nobody. Merchant rounds and pairs of exploration rounds take turns; better ships make old ones obsolete.

## What happened

event-round_began = This is { $round }.
event-starts = { $seat } has the start card.
event-paid = { $seat } pays { $amount } dr.
event-earned = { $seat } gets { $amount } dr.
event-treasury_paid = { $nation }: { $amount } dr. leave the treasury.
event-treasury_earned = { $nation }: { $amount } dr. come into the treasury.
event-chosen = { $seat } buys { $card }.
event-discarded = { $card } is out of the game.
event-founded = { $seat } founds { $nation } at { $prestige } prestige.
event-issued = { $nation }: { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } come into the pool.
event-bought = { $seat } buys { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of { $nation }.
event-sold = { $seat } gives back { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of { $nation }.
event-prestige_is = { $nation } is at { $prestige } prestige.
event-crowned = { $seat } is the new king of { $nation }.
event-claimed = { $seat } takes a merchant of { $nation } for Archon.
event-cultured = { $nation } gets the high culture { $hex }.
event-explored = { $nation } explores: { $hex }.
event-built = { $nation } builds a trading post: { $hex }.
event-settled = { $nation } has its new home: { $hex }.
event-marked = { $nation }: the white marker doubles { $hex }.
event-favoured = { $seat } doubles the range of the fleet of { $nation }.
event-sailed = { $nation } sails: { $income } dr. for each merchant, { $amount } dr. donated.
event-stayed = The fleet of { $nation } stays at home for { $amount } dr.
event-ship_bought = { $nation } buys for { $amount } dr.: { $ship }.
event-ship_traded = { $nation } trades in for { $amount } dr.: { $ship }.
event-ship_offered = { $nation } offers { $seller } { $amount } dr. for a ship.
event-ship_refused = { $seller } refuses { $amount } dr. from { $nation }.
event-ship_sold = { $seller } sells to { $nation }: { $ship }.
event-ship_left = Leaves the deck: { $ship }.
event-phase_began = Phase { $phase } begins.
event-obsolete = Obsolete from now on: { $ship }.
event-bankrupt = { $seat } is bankrupt. The game ends with this round.
event-ended = The game is over.

## Why money moves

cause-setup = start
cause-card = special card
cause-card_income = income of a card
cause-founding = founding
cause-trade = merchants
cause-kings_money = king’s money
cause-dividend = voyage
cause-donation = donation
cause-stay_home = fleet at home
cause-ship = ship
cause-trade_in = trade-in
cause-phase = new phase
cause-forced = forced purchase
cause-bankruptcy = bankruptcy

## Why something is refused

reason-money_short = You lack { $amount } dr.
reason-treasury_short = The treasury lacks { $amount } dr.
reason-card_gone = { $card } is not yours to use.
reason-card_taken = { $card } has been bought already.
reason-has_king = { $nation } already has a king.
reason-no_king = { $nation } has not been founded.
reason-not_in_play = { $nation } is not in play with two players.
reason-one_purchase = Only one purchase in a turn.
reason-limit_reached = Nobody may hold more than { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  }.
reason-pool_empty = The pool has no merchant of { $nation }.
reason-founder_blocked = You founded { $nation } in this round: you neither buy nor sell its merchants until the next.
reason-on_king_card = Three merchants of { $nation } stay on your King card.
reason-none_held = You hold no merchant of { $nation }.
reason-nothing_to_sell = You have no merchant to sell.
reason-more_than_held = You hold only { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of it.
reason-sold_often = You have sold in { $count } turns of this round; that is enough.
reason-already_acted = You have acted in this turn: end it instead.
reason-not_yet_acted = You have done nothing in this turn: pass instead.
reason-odd_from_five = It must be an odd number, five at least.
reason-half_at_least = You must buy at least { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  }.
reason-more_than_placed = Only { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } are there.
reason-potentials_short = The nation has { $count ->
    [0] no disc left
    [one] only one disc left
   *[other] only { $count } discs left
  }.
reason-not_king = You are not the king of { $nation }.
reason-has_culture = { $nation } already has a high culture.
reason-out_of_reach = { $hex } cannot be reached from here with one step.
reason-not_there = The discovery ship was not there in this turn: { $hex }.
reason-no_circle = There is no circle: { $hex }.
reason-hex_full = No room for another post: { $hex } takes { $count } in this phase.
reason-hex_closed = Others are there: { $hex }.
reason-own_post = The nation already has a post there: { $hex }.
reason-no_post = The nation has no post there: { $hex }.
reason-home_set = The nation has its new home already.
reason-new_world_closed = Not in the New World: { $hex }.
reason-range_spent = No step is left.
reason-route_unknown = No best route earns exactly this; sail it by hand.
reason-fleet_full = A fleet has at most { $count } ships.
reason-not_next = For sale now: { $ship }.
reason-deck_empty = The bank has no ships left.
reason-not_in_fleet = Not in this fleet: { $ship }.
reason-only_for_endless = Ships are traded in only for an E-ship.
reason-phase_too_early = Nations trade ships from phase { $phase }.
reason-own_ship = The ship is the nation’s own.
reason-money_raised = After a forced purchase no ship of another nation can be bought in this turn.
reason-too_many_offers = { $count } offers were refused in this turn; that is enough.
reason-ship_needed = The nation must have a ship at the end of its turn.
reason-ship_affordable = The treasury can pay the next ship.
reason-has_ship = The nation has a ship.
reason-too_much = At most { $amount }.
reason-not_a_home = The fleet has no home there: { $hex }.
reason-price_between = From { $amount } to { $price } dr.

## The score sheet

score-money = Money
score-athenai = Merchants of Athenai
score-thessalonike = Merchants of Thessalonike
score-sparta = Merchants of Sparta
score-thebai = Merchants of Thebai
score-larissa = Merchants of Larissa
score-korinthos = Merchants of Korinthos
score-megalopolis = Merchants of Megalopolis
score-ambrakia = Merchants of Ambrakia

## Stand-ins

assumed-prestige = The values of the prestige track, except 70, 130 and 190.
assumed-ship_price = The prices of the 3-, 6-, 7- and E-ships.
assumed-special_card = The prices and incomes of the special cards, and the name Delos.
assumed-two_players = With two players only Kyrene and the two unused homes are closed.
assumed-three_players = With three players the second cards are bought in the opposite order.
assumed-hex_names = Most names of hexes are ours.

## What the table shows

table-letters-athenai = At
table-letters-thessalonike = Ts
table-letters-sparta = Sp
table-letters-thebai = Tb
table-letters-larissa = La
table-letters-korinthos = Ko
table-letters-megalopolis = Me
table-letters-ambrakia = Am
table-map = The map of Greece and its sea
table-track = The prestige track
table-space = Prestige { $prestige }: { $count } markers
table-value = Value { $value }
table-circles = Circles: { $count }, posts allowed now: { $room }
table-temple = Donation { $donation }, income { $one }, { $two }, { $three } in phases 1 to 3
table-closed = Closed
table-post-of = Trading post: { $nation }
table-new-home-of = New home: { $nation }
table-doubled = Doubled by the white marker
table-ship-of = Discovery ship: { $nation }
table-route = { $income } dr. for each merchant, { $donation } dr. donated
table-rounds = The rounds
table-now = now
table-phase = Phase { $phase }
table-stay-home = fleet at home: { $amount } dr.
table-last-round = a king is bankrupt: the last round
table-ships = Ships in the bank
table-ship-kind = { $ship }: { $left } left, { $price } dr.
table-nations = The nations in order of operation
table-nation = Nation
table-king = King
table-prestige = Prestige
table-treasury = Treasury
table-fleet = Fleet
table-pool = Merchants in the pool
table-potentials = Discs left
table-income = Best income per merchant
table-income-now = Best route: { $income } dr. for each merchant; with the bank’s next ship { $later } dr.
table-unfounded = not founded
table-matrix = Merchants by player and nation
table-limit = Merchants held, and the limit
table-cards = Special cards
table-voyage = Sailing by hand: { $income } dr. for each merchant, { $donation } dr. donated, { $left } steps left
table-deal = { $nation } makes { $seller } an offer: { $ship }
table-money = Money
table-start = start card
table-held = { $count } of { $nation }, worth { $value } dr.
does-delos = The white marker doubles one trading post for good; then the card is gone.
does-troja = At the start of an exploration round: a high culture for one of your nations.
does-knossos = At the start of an exploration round: a high culture for one of your nations.
does-mykene = At the start of an exploration round: a high culture for one of your nations.
does-poseidon = Once in each of phases 2, 3 and 4: doubles the range of any fleet.
does-archon = At the start of an exploration round: exchange it for any merchant of the pool.

## What the buttons are about

facet-nation = Nation
facet-hex = Place
facet-ship = Ship
facet-count = How many
facet-prestige = Prestige
facet-income = Income
facet-donation = Donation
facet-price = Price
facet-hundreds = Hundreds
facet-amount = Drachmas
facet-card = Card

## Phases of a turn

phase-choosing = Poseidon round
phase-trading = Merchant round
phase-selling = Merchant round
phase-setting_prestige = Merchant round
phase-placing = Merchant round
phase-taking_up = Merchant round
phase-taking_over = Change of king
phase-bestowing = Special cards
phase-claiming = Special cards
phase-taking = King’s money
phase-discovering = Discovery
phase-praying = Income
phase-sailing = Income
phase-setting_out = Income
phase-steering = Income
phase-donating = Income
phase-shipyard = Ships
phase-counting = Ships
phase-pricing = Ships
phase-answering = Ships
phase-selling_off = Ships
phase-issuing = New phase

## Places

hex-A7 = Methone (A7)
hex-A9 = Thessalonike (A9)
hex-A11 = Amphipolis (A11)
hex-A13 = Abdera (A13)
hex-A15 = Maroneia (A15)
hex-A17 = Ainos (A17)
hex-A19 = Perinthos (A19)
hex-A21 = Byzantion (A21)
hex-B2 = temple Dodona (B2)
hex-B8 = temple Olympos (B8)
hex-B10 = Potidaia (B10)
hex-B12 = temple Athos (B12)
hex-B14 = Thasos (B14)
hex-B16 = Samothrake (B16)
hex-B18 = Abydos (B18)
hex-B20 = Kyzikos (B20)
hex-C1 = Korkyra (C1)
hex-C3 = Ephyra (C3)
hex-C9 = Larissa (C9)
hex-C11 = Skiathos (C11)
hex-C13 = C13
hex-C15 = Lemnos (C15)
hex-C17 = Troja (C17)
hex-D2 = Leukas (D2)
hex-D4 = Ambrakia (D4)
hex-D8 = Iolkos (D8)
hex-D10 = Histiaia (D10)
hex-D12 = Skyros (D12)
hex-D14 = D14
hex-D16 = Lesbos (D16)
hex-D18 = Pergamon (D18)
hex-E3 = Ithaka (E3)
hex-E5 = Thermos (E5)
hex-E7 = temple Delphi (E7)
hex-E9 = Thebai (E9)
hex-E11 = Euboia (E11)
hex-E13 = E13
hex-E15 = temple E15
hex-E17 = Chios (E17)
hex-E19 = Smyrna (E19)
hex-F4 = Kephallenia (F4)
hex-F6 = temple F6
hex-F8 = Korinthos (F8)
hex-F10 = Athenai (F10)
hex-F12 = Andros (F12)
hex-F14 = Mykonos (F14)
hex-F16 = temple F16
hex-F18 = Samos (F18)
hex-F20 = Ephesos (F20)
hex-G5 = Zakynthos (G5)
hex-G7 = Megalopolis (G7)
hex-G9 = Mykene (G9)
hex-G11 = Keos (G11)
hex-G13 = Paros (G13)
hex-G15 = Naxos (G15)
hex-G17 = Leros (G17)
hex-G19 = Miletos (G19)
hex-G21 = Halikarnassos (G21)
hex-H6 = Pylos (H6)
hex-H8 = Sparta (H8)
hex-H10 = H10
hex-H12 = Melos (H12)
hex-H14 = temple Ios (H14)
hex-H16 = Astypalaia (H16)
hex-H18 = Kos (H18)
hex-H20 = Rhodos (H20)
hex-I7 = I7
hex-I9 = Kythera (I9)
hex-I11 = I11
hex-I13 = I13
hex-I15 = I15
hex-I17 = I17
hex-I19 = Lindos (I19)
hex-J8 = J8
hex-J10 = Kydonia (J10)
hex-J12 = Rithymna (J12)
hex-J14 = Knossos (J14)
hex-J16 = Itanos (J16)
hex-J18 = Karpathos (J18)
hex-kyrene = Kyrene
hex-kypros = Kypros
