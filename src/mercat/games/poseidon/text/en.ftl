game = Poseidon
game-about = Found Greek nations, sail their fleets and grow rich on the income of their merchants.
money = { $amount } dr.

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
    .a = a 2-ship
ship-3_ship = 3-ship
    .a = a 3-ship
ship-4_ship = 4-ship
    .a = a 4-ship
ship-5_ship = 5-ship
    .a = a 5-ship
ship-6_ship = 6-ship
    .a = a 6-ship
ship-7_ship = 7-ship
    .a = a 7-ship
ship-E_ship = E-ship
    .a = an E-ship

## Special cards

card-delos = Delos
card-troja = Troja
card-knossos = Knossos
card-mykene = Mykene
card-poseidon = Poseidon
card-archon = Archon

## Rounds

round-pr = the Poseidon round
    .short = PR
round-mr1 = merchant round 1
    .short = MR1
round-mr2 = merchant round 2
    .short = MR2
round-mr3 = merchant round 3
    .short = MR3
round-mr4 = merchant round 4
    .short = MR4
round-mr5 = merchant round 5
    .short = MR5
round-er1 = exploration round 1
    .short = ER1
round-er2 = exploration round 2
    .short = ER2
round-er3 = exploration round 3
    .short = ER3
round-er4 = exploration round 4
    .short = ER4
round-er5 = exploration round 5
    .short = ER5
round-er6 = exploration round 6
    .short = ER6
round-er7 = exploration round 7
    .short = ER7
round-er8 = exploration round 8
    .short = ER8
round-er9 = exploration round 9
    .short = ER9
round-er10 = exploration round 10
    .short = ER10
round-er11 = exploration round 11
    .short = ER11

## Moves

verb-begin = Begin
    .other = the start player is drawn
move-begin = { $seat } is the start player
verb-choose = Buy a card
    .other = buys a special card
move-choose = Buy the special card { $card }
verb-found = Found
    .other = founds a nation
    .of = founds { $nation }
move-found = Found { $nation }
verb-set_prestige = Prestige
    .other = sets a prestige
move-set_prestige = Start at a prestige of { $prestige }
verb-place = Place merchants
    .other = places merchants
move-place = Place { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } in the pool
verb-take_up = Buy merchants
    .other = buys merchants
move-take_up = Buy { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  }
verb-buy = Buy
    .other = buys a merchant
    .of = buys a merchant of { $nation }
move-buy = Buy a merchant of { $nation }
verb-sell = Sell…
    .other = begins to sell merchants
move-sell = Sell merchants
verb-give_up = Sell
    .other = sells merchants
    .of = sells merchants of { $nation }
move-give_up = Sell { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of { $nation }
verb-pass = Pass
    .other = passes
move-pass = Pass
verb-end_turn = End turn
    .other = ends the turn
move-end_turn = End turn
verb-take_over = Take over
    .other = takes over a King card
move-take_over = Take over the King card
verb-tolerate = Tolerate
    .other = tolerates a king
move-tolerate = Tolerate the king
verb-bestow = High culture
    .other = gives the high culture
move-bestow = Give the high culture to { $nation }
verb-claim = Take a merchant
    .other = exchanges a card for a merchant
move-claim = Exchange the card for a merchant of { $nation }
verb-keep_income = Keep the income
    .other = keeps the income of a card
move-keep_income = Do not use the card, take its income
verb-take = Take money
    .other = takes money from a treasury
move-take = Take { MONEY($amount) } from the treasury
verb-leave = Take nothing
    .other = leaves a treasury alone
move-leave = Leave the treasury alone
verb-mark = White marker
    .other = places a white marker
move-mark = Put the white marker under the post of { $nation } at { $hex }
verb-explore = Explore
    .other = moves a discovery ship
move-explore = Move the discovery ship to { $hex }
verb-build = Build
    .other = builds a trading post
move-build = Build a trading post at { $hex }
verb-settle = New home
    .other = places a new home
move-settle = Put the new home at { $hex }
verb-stop = Stop
    .other = stops a discovery ship
move-stop = The discovery ship stays here
verb-favour = Double the range
    .other = doubles a range
move-favour = Double the range of this fleet
verb-withhold = Not now
    .other = keeps Poseidon for later
move-withhold = Keep Poseidon for later
verb-rest = Not in this round
    .other = rests Poseidon for the round
move-rest = Let Poseidon rest for this round
verb-send = Send the fleet
    .other = sends a fleet
move-send = Send the fleet: { MONEY($income) } for each merchant, { MONEY($donation) } donated
verb-stay_home = Stay at home
    .other = keeps a fleet at home
move-stay_home = The fleet stays at home
verb-by_hand = Sail by hand
    .other = sails a fleet by hand
move-by_hand = Sail the fleet hex by hex
verb-set_out = Set out
    .other = sets out
move-set_out = Set out from { $hex }
verb-steer = Steer
    .other = steers a fleet
move-steer = Sail to { $hex }
verb-donate = Donate
    .other = donates to a temple
move-donate = Donate to the temple
verb-pass_by = Pass by
    .other = passes a temple by
move-pass_by = Pass the temple by
verb-land = End the voyage
    .other = ends a voyage
move-land = End the voyage
verb-buy_ship = Buy a ship
    .other = buys a ship
move-buy_ship = Buy { $ship_a } from the bank
verb-exchange = Trade in
    .other = trades in a ship
move-exchange = Buy an E-ship, trading in { $ship_a }
verb-negotiate = Make an offer
    .other = offers to buy a ship
    .of = offers { $nation } to buy a ship
move-negotiate = Offer to buy { $ship_a } from { $nation }
verb-hundreds = Hundreds
    .other = names the hundreds of a price
move-hundreds = { $hundreds ->
    [0] Offer less than { MONEY(100) }
   *[other] Offer { $hundreds }00 to { $hundreds }{ MONEY(99) }
  }
verb-price = Price
    .other = names a price
move-price = Offer { MONEY($price) }
verb-accept = Accept
    .other = accepts an offer
move-accept = Accept the offer
verb-refuse = Refuse
    .other = refuses an offer
move-refuse = Refuse the offer
verb-forced_purchase = Forced purchase
    .other = makes a forced purchase
move-forced_purchase = Forced purchase of the next ship: discs become merchants, then the king pays
verb-sell_off = Sell
    .other = sells merchants for a ship
move-sell_off = Sell { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of { $nation }
verb-finish = Done
    .other = ends a nation’s turn
move-finish = End the nation’s turn
verb-issue = New merchants
    .other = places new merchants
move-issue = Place { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of the nation in the pool
verb-issue_none = None
    .other = places no new merchants
move-issue_none = Place no new merchants

## What must be decided

step-beginning = The start player is drawn.
help-beginning = Every player has the same chance to begin. The Poseidon round goes counter-clockwise, beginning at the start player’s right.
step-choosing = You must buy a special card.
help-choosing = Each card pays its income at the start of every exploration round until its power is used. Nobody may pass. The card Poseidon is the only one that stays after use.
step-trading = You may make one purchase and any sales, or pass.
help-trading = One purchase in a turn: found a nation, or buy one merchant from the pool at its prestige. You may sell as many merchants as you like; a king who sells merchants of his own nation lowers its prestige by one step. The round ends when everybody has passed in a row; until then a player who has passed may act again.
step-selling = You must say which merchants you sell.
help-selling = The bank pays the prestige of the nation for each. The three merchants on a King card stay there.
step-setting_prestige = You must set the prestige of the new nation.
help-setting_prestige = Any value of the track. It is the price of a merchant, and what the treasury gets for each merchant placed.
step-placing = You must place an odd number of merchants, five at least.
help-placing = The treasury is paid for all of them at once; you must buy at least half. The remaining discs can become merchants or trading posts later.
step-taking_up = You must buy at least half of the merchants that you placed.
help-taking_up = Three of them lie on the King card and cannot be sold. In this round you neither buy nor sell more merchants of this nation.
step-taking_over = You hold more merchants than the king: you may take over the King card.
help-taking_over = You give three merchants for the three on the card, so everybody holds as many as before. All rights and duties come with the card, including the duty to pay for a ship that the nation cannot afford.
step-bestowing = You may give the high culture to one of your nations instead of taking the income.
help-bestowing = A high culture is a trading post worth 6, reached without the discovery ship. A nation can have one. The card leaves the game.
step-claiming = You may exchange Archon for any merchant of the pool instead of taking the income.
help-claiming = The merchant costs nothing, but the limit on merchants applies. The card leaves the game.
step-taking = You may take money from the treasury of your nation.
help-taking = Up to 5, 10, 15 or { MONEY(20) } in phases 1 to 4.
step-discovering = You may move the discovery ship and build wherever it goes.
help-discovering = It moves as many hexes as the number of the phase. In every hex that it touches this turn, including the first, the nation may build a trading post on a free circle, at once or when the ship has moved on: one nation per hex in phase 1, two in phase 2, three later, and four in the New World in phase 4. Once in the game the nation may put its new home on a circle of an empty hex, which closes the hex.
step-praying = You may double the range of this fleet with Poseidon.
help-praying = Once in each of the phases 2, 3 and 4, for the fleet of any nation. The card lies face down until the next phase and pays nothing meanwhile.
step-sailing = You must send the fleet, sail it by hand or keep it at home.
help-sailing = The computer offers every best route: for each donation worth giving, the one that brings each merchant the most. A fleet that pays its merchants raises the prestige by one step. A fleet that stays at home brings the treasury the sum of the phase.
step-setting_out = You must choose the home from which the fleet sets out.
help-setting_out = The old home or the new one, chosen again each turn. The fleet need not come back.
step-steering = You may sail on, or end the voyage.
help-steering = The nation’s own trading posts and temples pay once each. Only a fleet with an E-ship may enter the New World, and only one of its two areas.
step-donating = You may donate to the temple.
help-donating = The donation comes out of the treasury; the temple’s income goes to every merchant.
step-shipyard = You may buy ships; at the end of its turn the nation must have one.
help-shipyard = From the bank in order, paid by the treasury; from phase 2 also from other nations, at a price on which both kings agree. Three ships at most; for an E-ship one of them can be traded in at half its price. The first 4-ship, 6-ship and E-ship each begin a new phase. A nation without a ship that cannot afford one must make a forced purchase: its prestige falls by one step, as many discs as are needed become merchants, and its king pays what is still missing.
step-counting = You must name the hundreds of the price.
help-counting = First the hundreds, then the exact price.
step-pricing = You must name the price.
help-pricing = At least one drachma, at most what the treasury holds. The other king answers.
step-answering = You must accept or refuse the offer for your nation’s ship.
help-answering = The money goes to the treasury of the nation that sells. A nation without a ship must buy one in its next turn.
step-selling_off = You must sell merchants to pay for the ship.
help-selling_off = You may not sell more merchants of a nation than needed, and none from a King card. If the money is not enough you are bankrupt: you lose all your money, and the game ends with this round.
step-issuing = You may turn discs into new merchants.
help-issuing = Up to four at the start of phase 2, six at the start of phase 3. The treasury gets the prestige for each.
help = Poseidon is about money. Players found nations and hold their merchants; every fleet that sails pays each merchant of its nation. At the end your score is your own money plus the prestige of every merchant you hold. The money in the treasuries counts for nobody. Merchant rounds alternate with pairs of exploration rounds; better ships make old ones obsolete.

## The question, when it is known what it is about

ask-trading = { $bought ->
    [1] You have made your purchase; you may sell merchants, or end your turn.
   *[other] { $acted ->
      [1] You may still make one purchase, sell more merchants, or end your turn
     *[other] You may make one purchase and any sales, or pass
     }: you have { MONEY($amount) } { $count ->
      [0] and as many merchants as you may hold
      [one] and room for one more merchant
     *[other] and room for { $count } more merchants
     }.
  }
ask-setting_prestige = You must set the prestige of { $nation }: the price of a merchant, and what the treasury gets for each merchant placed.
ask-placing = You must place an odd number of merchants of { $nation }, five at least.
ask-taking_up = You must buy at least half of the merchants of { $nation } that you placed.
ask-taking_over = You hold more merchants of { $nation } than its king: you may take over the King card.
ask-bestowing = { $card }: you may give its high culture to one of your nations instead of taking { MONEY($amount) }
ask-claiming = { $card }: you may exchange it for any merchant in the pool instead of taking { MONEY($amount) }
ask-taking = You may take up to { MONEY($amount) } from the treasury of { $nation }.
ask-discovering = { $count ->
    [0] { $nation } may still build where its discovery ship has been.
    [one] { $nation } may move its discovery ship one hex, and build wherever it goes.
   *[other] { $nation } may move its discovery ship { $count } hexes, and build wherever it goes.
  }
ask-praying = You may double the range of the fleet of { $nation } with Poseidon: from { $income } to { MONEY($later) } for each merchant.
ask-sailing = { $nation } must send its fleet, sail it by hand or keep it at home.
ask-setting_out = You must choose the home from which the fleet of { $nation } sets out.
ask-steering = The fleet of { $nation } has earned { MONEY($income) }: { $count ->
    [0] you must end the voyage.
    [one] you may sail one more hex, or end the voyage.
   *[other] you may sail { $count } more hexes, or end the voyage.
  }
ask-donating = { $nation } may donate { MONEY($amount) } to the temple, for { MONEY($income) } more for each merchant.
ask-shipyard = { $needed ->
    [1] { $nation } has no ship and must have one at the end; its treasury holds { MONEY($amount) }
   *[other] { $nation } may buy ships; its treasury holds { MONEY($amount) }
  }
ask-counting = { $nation } wants to buy { $ship_a } from { $seller }. Name the hundreds of the price first; the treasury has { MONEY($amount) } for it.
ask-pricing = { $nation } wants to buy { $ship_a } from { $seller }. You must name the price.
ask-answering = { $nation } offers { $seller } { MONEY($price) } for { $ship_a }. You must accept or refuse.
ask-selling_off = You must sell merchants: you lack { MONEY($amount) } for the ship of { $nation }.
ask-issuing = { $nation } may turn up to { $count ->
    [one] { $count } disc into a new merchant
   *[other] { $count } discs into new merchants
  }; each brings its treasury { MONEY($amount) }
where = { $kind ->
    [pr] Poseidon round
    [mr] Merchant round { $number }
   *[er] Exploration round { $number }
  }, phase { $phase }

## What happened

event-round_began = Beginning of { $round }.
event-starts = { $seat } has the start card.
event-paid = { $seat } pays { MONEY($amount) }
event-earned = { $seat } gets { MONEY($amount) }
event-treasury_paid = The treasury of { $nation } pays { MONEY($amount) }
event-treasury_earned = The treasury of { $nation } gets { MONEY($amount) }
event-chosen = { $seat } buys { $card }.
event-discarded = { $card } leaves the game.
event-founded = { $seat } founds { $nation } at { $prestige } prestige.
event-issued = { $nation } places { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } in the pool.
event-bought = { $seat } buys { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of { $nation }.
event-sold = { $seat } sells { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of { $nation }.
event-prestige_is = { $nation } is at { $prestige } prestige.
event-crowned = { $seat } is the new king of { $nation }.
event-claimed = { $seat } takes a merchant of { $nation } for Archon.
event-cultured = { $nation } gets a high culture at { $hex }.
event-explored = The discovery ship of { $nation } sails to { $hex }.
event-built = { $nation } builds a trading post at { $hex }.
event-settled = { $nation } puts its new home at { $hex }.
event-marked = The white marker doubles the trading post of { $nation } at { $hex }.
event-favoured = { $seat } doubles the range of the fleet of { $nation }.
event-sailed = { $nation } sails: { MONEY($income) } for each merchant, { MONEY($amount) } donated.
event-stayed = The fleet of { $nation } stays at home.
event-ship_bought = { $nation } buys { $ship_a } for { MONEY($amount) }
event-ship_traded = { $nation } trades in { $ship_a } for { MONEY($amount) }
event-ship_offered = { $nation } offers { $seller } { MONEY($amount) } for a ship.
event-ship_refused = { $seller } refuses { MONEY($amount) } from { $nation }.
event-ship_sold = { $seller } sells { $ship_a } to { $nation }.
event-ship_left = The top ship of the deck leaves the game: { $ship_a }.
event-phase_began = Phase { $phase } begins.
event-obsolete = Obsolete from now on: { $ship }.
event-bankrupt = { $seat } is bankrupt. The game ends with this round.
event-ended = The game is over.

## Moves in the history that have no event

did-pass = { $seat } passes.
did-end_turn = { $seat } ends the turn.
did-sell = { $seat } wants to sell merchants.
did-found = { $seat } founds { $nation }.
did-tolerate = { $seat } tolerates the king of { $nation }.
did-keep_income = { $seat } takes the income of { $card }.
did-leave = { $seat } leaves the treasury of { $nation } alone.
did-stop = The discovery ship of { $nation } stays where it is.
did-withhold = { $seat } does not use Poseidon for { $nation }.
did-rest = { $seat } lets Poseidon rest for this round.
did-negotiate = { $seat } offers to buy { $ship_a } from { $nation }.
did-hundreds = { $hundreds ->
    [0] { $seat } offers less than { MONEY(100) }
   *[other] { $seat } offers { $hundreds }00 to { $hundreds }{ MONEY(99) }
  }
did-by_hand = { $seat } sails the fleet of { $nation } by hand.
did-set_out = The fleet of { $nation } sets out from { $hex }.
did-steer = The fleet of { $nation } sails to { $hex }.
did-donate = { $nation } donates to the temple.
did-pass_by = The fleet of { $nation } passes the temple by.
did-finish = { $seat } ends the turn of { $nation }.
did-issue_none = { $nation } places no new merchants.

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
cause-phase = new phase
cause-forced = forced purchase
cause-bankruptcy = bankruptcy

## Why something is refused

reason-money_short = You lack { MONEY($amount) }
reason-treasury_short = The treasury lacks { MONEY($amount) }
reason-card_gone = You cannot use { $card }: the card is not yours.
reason-card_taken = { $card } has already been bought.
reason-has_king = { $nation } already has a king; its merchants can be bought.
reason-no_king = { $nation } has not been founded yet.
reason-not_in_play = { $nation } is not in play with two players.
reason-no_such_seat = Nobody plays at that seat.
reason-one_purchase = You may make only one purchase in a turn.
reason-limit_reached = Nobody may hold more than { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  }.
reason-pool_empty = The pool has no merchant of { $nation }.
reason-founder_blocked = You founded { $nation } in this round: you neither buy nor sell its merchants until the next merchant round.
reason-on_king_card = Three merchants of { $nation } stay on your King card.
reason-none_held = You hold no merchant of { $nation }.
reason-nothing_to_sell = You have no merchant to sell; those on King cards and those of a nation founded by you in this round cannot be sold.
reason-at_least_one = It must be at least 1.
reason-more_than_held = You hold only { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of it.
reason-sold_often = You have sold in { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  } of this round; you may not sell in more.
reason-already_acted = You have done something in this turn: end it instead of passing.
reason-not_yet_acted = You have done nothing in this turn: pass instead.
reason-odd_from_five = It must be an odd number, five at least.
reason-half_at_least = You must buy at least { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  }.
reason-more_than_placed = There are only { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  }.
reason-potentials_short = The nation has { $count ->
    [0] no disc left
    [one] only one disc left
   *[other] only { $count } discs left
  }.
reason-not_king = You are not the king of { $nation }.
reason-has_culture = { $nation } already has a high culture.
reason-out_of_reach = { $hex } cannot be reached from here in one step.
reason-not_there = The discovery ship has not been at { $hex } in this turn.
reason-no_circle = There is no circle at { $hex }.
reason-hex_full = There is no room for another post at { $hex }: in this phase it takes { $count ->
    [one] { $count } post
   *[other] { $count } posts
  }.
reason-hex_closed = There are already others at { $hex }.
reason-own_post = The nation already has a post at { $hex }.
reason-no_post = The nation has no post at { $hex }.
reason-home_set = The nation already has its new home.
reason-new_world_closed = This is not possible in the New World: { $hex }.
reason-range_spent = There are no steps left.
reason-route_unknown = None of the best routes earns exactly this; sail by hand instead.
reason-last_fleet = No other nation still has to act in this round.
reason-fleet_full = A fleet has at most { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }.
reason-not_next = The ship for sale now is { $ship_a }.
reason-deck_empty = The bank has no ships left.
reason-not_in_fleet = The fleet does not have { $ship_a }.
reason-only_for_endless = Ships are traded in only for an E-ship.
reason-phase_too_early = Nations may buy ships from each other from phase { $phase } on.
reason-own_ship = The nation already owns this ship.
reason-money_raised = The forced purchase left { MONEY($amount) }, which buy ships of the bank only.
reason-too_many_offers = { $count ->
    [one] { $count } offer was
   *[other] { $count } offers were
  } refused in this turn; the nation may make no more.
reason-ship_obsolete = { $ship }: obsolete in this phase.
reason-ship_needed = The nation must have a ship at the end of its turn.
reason-ship_affordable = The treasury can pay for the next ship.
reason-has_ship = The nation already has a ship.
reason-too_much = At most { $amount }.
reason-not_a_home = The fleet has no home at { $hex }.
reason-price_between = From { $amount } to { MONEY($price) }

## Warnings

reason-fleet_lost = { $nation }, whose king you are, will have no ship left and must buy one in its next turn.
reason-kingship_at_risk = { $seat } will then hold more merchants of { $nation } than you, and may take over the King card.
reason-last_pass = Everybody else has passed: if you pass, the round ends.
reason-purchase_left = You may still make a purchase in this turn.
reason-building_left = You can still build a trading post at { $hex }.
reason-better_route = The best route brings { MONEY($income) } for each merchant, with no larger donation.
reason-own_money = You will pay { MONEY($amount) } of your own money.
reason-own_merchants = You will have to pay { MONEY($amount) } and do not have them: you must sell merchants, and may go bankrupt.
reason-ship_owed = { $nation } has no ship, and its treasury lacks { MONEY($amount) } for the next one.

## The score sheet

score-money = Money
score-athenai = { nation-athenai }
score-thessalonike = { nation-thessalonike }
score-sparta = { nation-sparta }
score-thebai = { nation-thebai }
score-larissa = { nation-larissa }
score-korinthos = { nation-korinthos }
score-megalopolis = { nation-megalopolis }
score-ambrakia = { nation-ambrakia }

## Stand-ins

assumed-prestige = The values of the prestige track, except 70, 130 and 190.
assumed-ship_price = The prices of the 3-, 6-, 7- and E-ships.
assumed-special_card = The prices and incomes of the special cards, and the name Delos.
assumed-two_players = With two players only Kyrene and the two unused homes are closed.
assumed-three_players = With three players the second cards are bought in the opposite order.
assumed-hex_names = Most names of hexes are our own; they are in italics on the map.
assumed-trade_in = An E-ship, too, may be traded in for half its price when another E-ship is bought.
assumed-poseidon_card = Face down, the Poseidon card pays nothing; in the round in which it is used it has been paid already.

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
table-space = Prestige { $prestige }: { $count ->
    [one] { $count } marker
   *[other] { $count } markers
  }
table-value = Value { $value }
table-circles = Circles: { $count }, posts allowed now: { $room }
table-temple = Donation { $donation }, income { $one }, { $two }, { $three } in phases 1 to 3
table-closed = Closed
table-post-of = Trading post: { $nation }
table-new-home-of = New home: { $nation }
table-doubled = Doubled by the white marker
table-ship-of = Discovery ship: { $nation }
table-route = { MONEY($income) } for each merchant, { MONEY($donation) } donated
table-rounds = The rounds
table-now = now
table-last-round = a king is bankrupt: last round
table-ships = Ships in the bank
table-ship-kind = { $ship }: { $left } left, { MONEY($price) }
table-nations = The nations in order of operation
table-nation = Nation
table-king = King
table-prestige = Prestige
table-treasury = Treasury
table-fleet = Fleet
table-range = Range of the fleet
table-endless = any number
table-pool = Merchants in the pool
table-merchants-worth = Value of the merchants
table-sort = A column’s heading sorts the nations by it; once more turns them round, a third time brings back the order of operation.
table-potentials = Discs left
table-income = Best income per merchant
table-income-now = Best route: { MONEY($income) } for each merchant; with the bank’s next ship { MONEY($later) }
table-unfounded = not founded
table-limit = Merchants held, and the limit
table-key = What the signs mean
table-cards = Special cards
table-voyage = Sailing by hand: { MONEY($income) } for each merchant, { MONEY($donation) } donated, { $left ->
    [one] { $left } step
   *[other] { $left } steps
  } left
table-money = Money
table-start = start card
table-held = { $count } of { $nation }, worth { MONEY($value) }
table-phases = What the phase allows, and what the next one brings
table-next-phase = Phase { $phase } begins with the first { $ship }-ship
table-not-affordable = The treasury cannot pay it now.
table-acted = has acted in this round
table-certificates = Merchants held, at most { $limit }
table-routes = Routes to choose from
table-choice = { MONEY($income) } each
table-choice-own = Own income: { MONEY($own) }
table-choice-gift = { $donation ->
    [0] nothing donated
   *[other] { $donation } donated, { $treasury } left
  }
table-deal = { $nation } wants to buy from { $seller }: { $ship }{ $price ->
    [0] .
   *[other] {" "}for { MONEY($price) }
  }
table-deal-means = Best routes with it: { $nation } { $buyer_now } → { MONEY($buyer_then) }, { $seller } { $seller_now } → { MONEY($seller_then) }
table-face-down = face down
chip-card = { MONEY($price) } · income { $one }, { $two }, { $three }, { $four }
table-card-incomes = Income { $one }, { $two }, { $three }, { MONEY($four) } in phases 1 to 4
column-phase = Phase
column-phase-help = The phase, and the ship that begins it
column-range = Range
column-range-help = Hexes a discovery ship moves
column-posts = Posts
column-posts-help = Trading posts in one hex; in the New World one more in phase 4
column-home = At home
column-home-help = What a fleet that stays at home brings its treasury, in drachmas
column-king = King
column-king-help = What a king may take from his treasury, in drachmas
column-merchants = New
column-merchants-help = New merchants that each nation may place when the phase begins
column-obsolete = Gone
column-obsolete-help = Ships that are obsolete
region-macedonia = Macedonia
region-asia = Asia
region-sea = Cretan Sea
legend-prestige = Prestige
legend-treasury = Treasury
legend-fleet = Fleet
legend-range = Range
legend-potentials = Discs
legend-income = Income
legend-pool = Pool
legend-merchants = Merchants
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

phase-setting_prestige = { $nation }: founding
phase-placing = { $nation }: founding
phase-taking_up = { $nation }: founding
phase-taking_over = { $nation }: change of king
phase-bestowing = { $card }
phase-claiming = { $card }
phase-taking = { $nation }: king’s money
phase-discovering = { $nation }: discovery
phase-praying = { $nation }: income
phase-sailing = { $nation }: income
phase-setting_out = { $nation }: income
phase-steering = { $nation }: income
phase-donating = { $nation }: income
phase-shipyard = { $nation }: ships
phase-counting = { $nation }: ships
phase-pricing = { $nation }: ships
phase-answering = { $nation }: ships
phase-selling_off = { $nation }: ships
phase-issuing = { $nation }: new merchants

## Places

name-A7 = Methone
name-A11 = Amphipolis
name-A13 = Abdera
name-A15 = Maroneia
name-A17 = Ainos
name-A19 = Perinthos
name-A21 = Byzantion
name-B2 = Dodona
name-B8 = Olympos
name-B10 = Potidaia
name-B12 = Athos
name-B14 = Thasos
name-B16 = Samothrake
name-B18 = Abydos
name-B20 = Kyzikos
name-C1 = Korkyra
name-C3 = Ephyra
name-C11 = Skiathos
name-C15 = Lemnos
name-C17 = Troja
name-D2 = Leukas
name-D8 = Iolkos
name-D10 = Histiaia
name-D12 = Skyros
name-D16 = Lesbos
name-D18 = Pergamon
name-E3 = Ithaka
name-E5 = Thermos
name-E7 = Delphi
name-E11 = Euboia
name-E17 = Chios
name-E19 = Smyrna
name-F4 = Kephallenia
name-F12 = Andros
name-F14 = Mykonos
name-F18 = Samos
name-F20 = Ephesos
name-G5 = Zakynthos
name-G9 = Mykene
name-G11 = Keos
name-G13 = Paros
name-G15 = Naxos
name-G17 = Leros
name-G19 = Miletos
name-G21 = Halikarnassos
name-H6 = Pylos
name-H12 = Melos
name-H14 = Ios
name-H16 = Astypalaia
name-H18 = Kos
name-H20 = Rhodos
name-I9 = Kythera
name-I19 = Lindos
name-J10 = Kydonia
name-J12 = Rithymna
name-J14 = Knossos
name-J16 = Itanos
name-J18 = Karpathos
name-kyrene = Kyrene
name-kypros = Kypros

hex-A7 = { name-A7 } (A7)
hex-A9 = { nation-thessalonike } (A9)
hex-A11 = { name-A11 } (A11)
hex-A13 = { name-A13 } (A13)
hex-A15 = { name-A15 } (A15)
hex-A17 = { name-A17 } (A17)
hex-A19 = { name-A19 } (A19)
hex-A21 = { name-A21 } (A21)
hex-B2 = the temple of { name-B2 } (B2)
hex-B8 = the temple of { name-B8 } (B8)
hex-B10 = { name-B10 } (B10)
hex-B12 = the temple of { name-B12 } (B12)
hex-B14 = { name-B14 } (B14)
hex-B16 = { name-B16 } (B16)
hex-B18 = { name-B18 } (B18)
hex-B20 = { name-B20 } (B20)
hex-C1 = { name-C1 } (C1)
hex-C3 = { name-C3 } (C3)
hex-C9 = { nation-larissa } (C9)
hex-C11 = { name-C11 } (C11)
hex-C13 = C13
hex-C15 = { name-C15 } (C15)
hex-C17 = { name-C17 } (C17)
hex-D2 = { name-D2 } (D2)
hex-D4 = { nation-ambrakia } (D4)
hex-D8 = { name-D8 } (D8)
hex-D10 = { name-D10 } (D10)
hex-D12 = { name-D12 } (D12)
hex-D14 = D14
hex-D16 = { name-D16 } (D16)
hex-D18 = { name-D18 } (D18)
hex-E3 = { name-E3 } (E3)
hex-E5 = { name-E5 } (E5)
hex-E7 = the temple of { name-E7 } (E7)
hex-E9 = { nation-thebai } (E9)
hex-E11 = { name-E11 } (E11)
hex-E13 = E13
hex-E15 = the temple at E15
hex-E17 = { name-E17 } (E17)
hex-E19 = { name-E19 } (E19)
hex-F4 = { name-F4 } (F4)
hex-F6 = the temple at F6
hex-F8 = { nation-korinthos } (F8)
hex-F10 = { nation-athenai } (F10)
hex-F12 = { name-F12 } (F12)
hex-F14 = { name-F14 } (F14)
hex-F16 = the temple at F16
hex-F18 = { name-F18 } (F18)
hex-F20 = { name-F20 } (F20)
hex-G5 = { name-G5 } (G5)
hex-G7 = { nation-megalopolis } (G7)
hex-G9 = { name-G9 } (G9)
hex-G11 = { name-G11 } (G11)
hex-G13 = { name-G13 } (G13)
hex-G15 = { name-G15 } (G15)
hex-G17 = { name-G17 } (G17)
hex-G19 = { name-G19 } (G19)
hex-G21 = { name-G21 } (G21)
hex-H6 = { name-H6 } (H6)
hex-H8 = { nation-sparta } (H8)
hex-H10 = H10
hex-H12 = { name-H12 } (H12)
hex-H14 = the temple of { name-H14 } (H14)
hex-H16 = { name-H16 } (H16)
hex-H18 = { name-H18 } (H18)
hex-H20 = { name-H20 } (H20)
hex-I7 = I7
hex-I9 = { name-I9 } (I9)
hex-I11 = I11
hex-I13 = I13
hex-I15 = I15
hex-I17 = I17
hex-I19 = { name-I19 } (I19)
hex-J8 = J8
hex-J10 = { name-J10 } (J10)
hex-J12 = { name-J12 } (J12)
hex-J14 = { name-J14 } (J14)
hex-J16 = { name-J16 } (J16)
hex-J18 = { name-J18 } (J18)
hex-kyrene = { name-kyrene }
hex-kypros = { name-kypros }

## What the shared part of the table is called

tab-shared = Nations

## Paths of transcripts

path-numbers-round = the round: pr, then mr1, er1, er2 and so on
path-numbers-phase = the phase; writing it changes the deck of ships to match
path-numbers-start_seat = who has the start card
path-numbers-bank = money in the bank
path-numbers-bankrupt = 1: somebody is bankrupt, and the game ends
path-numbers-acted = the nations that have acted in this round: 1 for the first, 2 for the second, 4 for the third and so on, added up
path-numbers-favoured = the nation whose fleet Poseidon helps in this turn
path-numbers-poseidon_used = the phase in which Poseidon was used last
path-numbers-poseidon_rests = the round in which Poseidon rests
path-numbers-raised = what is left of the money raised by a forced purchase
path-money = money in drachmas
path-merchants = merchants of a nation that a player holds, those on the King card included
path-card_owner = who owns a special card
path-king = the king of a nation
path-sale_turns = turns of this merchant round in which a player has sold
path-founded_in = the round in which a nation was founded
path-treasury = money of a nation
path-potentials = discs on a nation’s card
path-pool = merchants of a nation that nobody holds
path-prestige = the prestige of a nation
path-rank = place of a nation among those on its space of the track: 0 lies on top
path-fleet = ships of a nation
path-deck = ships that are for sale
path-scrap = ships that are out of the game
path-posts = 1: the nation has a trading post there
path-discovery = where the discovery ship of a nation is
path-course = the places that the discovery ship has left in this turn
path-new_home = the new home of a nation
path-culture = the high culture of a nation
path-marker = where the white marker doubles a post of a nation

# -- what is wrong in a corrected component file
components-track = the prestige track must rise, but { $higher } follows { $lower }
components-cards_too_dear = with { $seats } players { $cards } special cards may cost { $cost }, more than a player’s starting money
components-no_such_hex = there is no hex { $hex } in the sea
components-not_on_grid = “{ $hex }” is not a hex of the grid: rows A, C, E, G and I have odd columns, the others even ones, up to 21
components-hex_twice = the hex { $hex } is there twice
components-hex_count = the sea has { $found } hexes and must have { $wanted }
components-donation = a donation of { $donation } is not a multiple of 10
components-not_adjacent = { $one } and { $other } are not two adjacent hexes of the sea

## Values of moves and paths

values-round = a round: pr for the Poseidon round, mr for a merchant round, er for an exploration round
values-nation = a nation
values-card = a special card
values-prestige = a space of the prestige track
values-ship = a kind of ship
values-hex = a place of the map: a hex of the sea, or an area of the New World
values-leg = a step of the discovery ship in this turn
values-count = a number of merchants, discs or ships
values-amount = a sum in drachmas
values-income = the income of each merchant, in drachmas
values-donation = what a fleet donates to temples, in drachmas
values-hundreds = the hundreds of an offer; the exact price follows
values-price = a price in drachmas
values-phase = a phase, from 1
further-let-round-mr2 = moves the game to the beginning of this round
further-let-phase-2 = begins a phase and takes its deck of ships with it
further-is-round-mr2 = the round

## Orders for later

order-pass_quietly = Pass while nobody else trades
order-pass_quietly-said = pass in the merchant round until another player buys, sells or founds
order-buy = Buy merchants
order-buy-said = buy up to { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
  } of { $nation } in the merchant round, one in each turn, for { MONEY($price) } or less each
order-buy-at = Buy a merchant of { $nation } at { MONEY($price) } or less
order-take_over = Take over a King card
order-take_over-said = take over the King card of { $nation }
order-tolerate = Tolerate a king
order-tolerate-said = tolerate the king of { $nation }
order-take_money = Take money from a treasury
order-take_money-said = { $amount ->
    [0] leave the treasury of { $nation } alone
   *[other] take up to { MONEY($amount) } from the treasury of { $nation }
  }
order-take_money-at = Take up to { MONEY($amount) } from the treasury of { $nation }
order-best_voyage = Send a fleet on its best voyage
order-best_voyage-said = send the fleet of { $nation } where it brings each merchant the most, for a donation of up to { MONEY($donation) }
order-best_voyage-at = Send the fleet of { $nation } on its best voyage without donations
order-as_before = Send a fleet as the last time
order-as_before-said = do with the fleet of { $nation } what was done the last time: send it for no larger donation, or keep it at home
order-no_ship = Buy no ships
order-no_ship-said = end the turn of { $nation } without buying a ship { $ships ->
    [0] wherever that is allowed
    [one] if it has a ship
   *[other] if it has at least { $ships } ships
  }
order-no_ship-at = Buy no ship for { $nation }
order-sell_ships = Sell ships
order-sell_ships-said = sell ships of { $nation } for { MONEY($price) } or more, { $left ->
    [0] even the last one
    [one] but not the last one
   *[other] and keep at least { $left }
  }, to these nations: { $buyers }; refuse all other offers
order-refuse_offers = Refuse offers for ships
order-refuse_offers-said = refuse all offers for ships of { $nation }
order-refuse_offers-at = Refuse all offers for ships of { $nation }
order-new_merchants = Place new merchants
order-new_merchants-said = { $count ->
    [0] place no new merchants of { $nation }
    [one] place at most { $count } new merchant of { $nation }
   *[other] place at most { $count } new merchants of { $nation }
  }
order-choose_card = Buy a special card
order-choose_card-said = buy the first of these special cards that you can: { $cards }
order-keep_cards = Keep the income of special cards
order-keep_cards-said = do not use these special cards: { $cards }
order-claim = Exchange Archon
order-claim-said = exchange Archon for a merchant worth { MONEY($price) } or more, of the first of these nations that has one in the pool: { $nations }; until then take the income
order-double_range = Double a range with Poseidon
order-double_range-said = double the range of a fleet with Poseidon if that brings each merchant at least { MONEY($more) } more, for one of these nations: { $nations }
order-field-nation = Nation
order-field-price = Price
order-field-count = Merchants
order-field-amount = Amount
order-field-donation = Donation
order-field-ships = Ships that it has
order-field-left = Ships that it keeps
order-field-buyers = Buyers
order-field-cards = Cards
order-field-nations = Nations
order-field-more = More for each merchant
order-stopped-traded = Another player has bought, sold or founded.
order-stopped-sold = You have sold merchants of this nation.
order-stopped-round_over = The merchant round is over.
order-stopped-no_round = There is no merchant round left.
order-stopped-other_king = Another player is king of the nation now.
order-stopped-card_gone = You do not have the card.

# -- charts and statistics
chart-round = { $round_short }
chart-points = Net worth
chart-income = Income of the round, without sales of merchants
chart-prices = Price of a merchant
statistics-nation = Kings at the end
statistics-nation_number = Price of a merchant at the end

# What other games call points.
ui-hints = Good moves: chance of winning, expected net worth
ui-hints-alone = Good moves: expected net worth
ui-hint-best = { $win }%, { MONEY($points) }
ui-hint-other = { $win }% ({ $less }), { MONEY($points) } ({ $fewer })
ui-hint-best-alone = { MONEY($points) }
ui-hint-other-alone = { MONEY($points) } ({ $fewer })
ui-chart-lines = Final net worth by category
ui-chart-lines-of = Net worth of { $player } by category
ui-review-points = Expected net worth
ui-statistics-summary = On average a game takes { $moves } moves ({ $least } to { $most }), draws included, and the winner’s net worth is { MONEY($winning) }
ui-statistics-mean = Mean net worth
ui-bot-figures = Rating { $rating }, usually ends with { $least } to { MONEY($most) }
ui-bot-figures-near = With { $players } players: rating { $rating }, usually ends with { $least } to { MONEY($most) }
review-outlook = { $win }%, { MONEY($points) }
review-outlook-points = { MONEY($points) }
review-worth = Chance of winning { $win }% instead of { $instead }%, expected net worth { MONEY($played) } instead of { $better }.
review-worth-points = Expected net worth: { MONEY($played) } instead of { $better }.
review-worth-lead = Expected lead over the best opponent: { MONEY($played) } instead of { $better }.

# What speaks for a move, in a hint.
ui-style-founder = Founder
ui-style-founder-about = Founds nations and fills their treasuries.
ui-style-explorer = Explorer
ui-style-explorer-about = Builds trading posts and buys ships for its nations.
ui-style-investor = Investor
ui-style-investor-about = Buys merchants of other players’ nations.
merit-income = The next voyages pay you { MONEY($amount) } more
merit-wealth = Your net worth rises by { MONEY($amount) }
merit-kings = { $amount ->
    [one] King of one more nation
   *[other] King of { $amount } more nations
  }
merit-merchants = { $amount ->
    [one] One more merchant
   *[other] { $amount } more merchants
  }
merit-posts = { $amount ->
    [one] One more trading post for your nations
   *[other] { $amount } more trading posts for your nations
  }
merit-ships = { $amount ->
    [one] One more ship for your nations
   *[other] { $amount } more ships for your nations
  }
merit-treasury = { MONEY($amount) } more in the treasuries of your nations
merit-money = { MONEY($amount) } now
