game = Clans of Caledonia
game-about = Scotland in the nineteenth century: settle land and lochs, farm, trade, and export whisky, cheese and wool.
money = £{ $amount }
help = Five rounds of preparation, actions, production and scoring. On your turn you take one action: trade, obtain a contract, expand, upgrade shipping or technology, hire a merchant, fulfil a contract, or pass. Using a port costs no action. The player with the most victory points wins; they come from glory, goods, money, imports, the most contracts and the most settlements.

## Pieces

unit-sheep = sheep
    .a = a sheep
    .plural = sheep
unit-cow = cow
    .a = a cow
    .plural = cows
unit-dairy = cheese dairy
    .a = a cheese dairy
    .plural = cheese dairies
unit-bakery = bakery
    .a = a bakery
    .plural = bakeries
unit-field = field
    .a = a field
    .plural = fields
unit-distillery = distillery
    .a = a distillery
    .plural = distilleries
unit-woodcutter = woodcutter
    .a = a woodcutter
    .plural = woodcutters
unit-miner = miner
    .a = a miner
    .plural = miners
unit-fisherman = fisherman
    .a = a fisherman
    .plural = fishermen
piece-neutral = neutral worker
piece-cover = covered space
good-wool = wool
    .counted = { $amount } wool
good-grain = grain
    .counted = { $amount } grain
good-milk = milk
    .counted = { $amount } milk
good-bread = bread
    .counted = { $amount } bread
good-cheese = cheese
    .counted = { $amount } cheese
good-whisky = whisky
    .counted = { $amount } whisky
good-mutton = mutton
    .counted = { $amount } mutton
good-beef = beef
    .counted = { $amount } beef
import-cotton = cotton
    .counted = { $amount } cotton
import-tobacco = tobacco
    .counted = { $amount } tobacco
import-sugar_cane = sugar cane
    .counted = { $amount } sugar cane
import-hops = hops
    .counted = { $amount } hops
clan-buchanan = Buchanan
    .help = Two export boxes. Take up to two contracts in one action for one price, and fulfil up to two in a turn. The building bonus draws six contracts, of which you keep up to two.
clan-campbell = Campbell
    .help = Factories are cheaper: the first of each kind by { MONEY(3) }, the second and third by { MONEY(4) }, the fourth by { MONEY(5) }.
clan-cunningham = Cunningham
    .help = At the end of each production you may discard any amount of milk for { MONEY(8) } each, without merchants.
clan-fergusson = Fergusson
    .help = Begin with three workers on border spaces, the third after everybody else, and with 2-loch shipping (1-loch with one or two players).
clan-macdonald = MacDonald
    .help = Eight workers for { MONEY(6) } that earn { MONEY(4) }: woodcutters, miners, or fishermen on lochs and port tiles, who may never be next to each other. Once a turn, before your action, one fisherman may row one space. No technology. With one or two players river shipping is free.
clan-macewen = MacEwen
    .help = When you fulfil a contract with hops, discard up to that many grain, three at most, for { MONEY(9) } each.
clan-mackenzie = MacKenzie
    .help = { MONEY(3) } for each whisky you produce. After production one fresh barrel may go into the cellar. Barrels move on in each production; take one out whenever you like, for { MONEY(7) } from the left spot or { MONEY(15) } from the right.
clan-robertson = Robertson
    .help = Units on river deltas cost { MONEY(3) } less ({ MONEY(2) } with one or two players), first workers too.
clan-stewart = Stewart
    .help = Five merchants and river shipping. { MONEY(1) } before each trade, and for each good bought with the neighbourhood bonus.
port-meat = port 1
    .number = 1
    .help = When you fulfil a contract with meat, slaughter one animal fewer.
port-basic = port 2
    .number = 2
    .help = Discard one basic good, take any three basic goods.
port-processed = port 3
    .number = 3
    .help = Discard one processed good, take any two processed goods.
port-upgrade = port 4
    .number = 4
    .help = One bonus upgrade and 3 glory.
port-money = port 5
    .number = 5
    .help = Receive { MONEY(10) }.
port-price = port 6
    .number = 6
    .help = Move the price of one good three steps and trade that good.
port-swap = port 7
    .number = 7
    .help = Exchange two units on your board for two of yours on the map, of other kinds, at no cost. No fields.
port-contract = port 8
    .number = 8
    .help = Receive { MONEY(5) }, and with an empty export box the building bonus.
port-any = port 9
    .number = 9
    .help = Pay { MONEY(3) } and use one of the three other ports.
tile-basic_goods = basic goods
    .help = 1 glory for each basic good in stock.
tile-processed_goods = processed goods
    .help = 3 glory for every two processed goods in stock.
tile-farms = farms
    .help = 1 glory for each sheep, cow, dairy, bakery and distillery on the map, 2 for each field.
tile-workers = workers
    .help = 2 glory for each worker on the map.
tile-border = border
    .help = 3 glory for every two units on border spaces, fishermen on lochs at the border included.
tile-imports = imports
    .help = 1 glory for each cotton, tobacco and sugar cane on fulfilled contracts.
tile-meat = meat
    .help = 2 glory for each meat on fulfilled contracts.
tile-upgrades = upgrades
    .help = 1 glory for each step of shipping, hired merchant and technology.
tile-costly_land = costly land
    .help = 2 glory for each of your spaces whose land costs { MONEY(5) } or { MONEY(6) }.
tile-none = no scoring tile
level-no_shipping = no shipping
level-river = river shipping
level-one_loch = 1-loch shipping
level-two_lochs = 2-loch shipping
level-three_lochs = 3-loch shipping
level-four_lochs = 4-loch shipping
way-down = down
way-up = up
die-minus_three = −3
die-minus_two = −2
die-minus_one = −1
die-plus_one = +1
die-plus_two = +2
die-plus_three = +3
aid-unaided = without a port
    .meat = without a port
    .use = without a port
aid-port = with the port itself
    .meat = with port 1
    .use = directly
aid-any_port = by way of port 9, for { MONEY(3) }
    .meat = with port 1 by way of port 9, for { MONEY(3) }
    .use = by way of port 9, for { MONEY(3) }
aid-both = with the port itself and again by way of port 9, for { MONEY(3) }
    .meat = with port 1 and again by way of port 9, for { MONEY(3) }
    .use = directly and again by way of port 9, for { MONEY(3) }
spot-left = left
spot-right = right
experience-beginner = beginner
experience-experienced = experienced
rating-novice = novice
rating-recruit = recruit
rating-average = average
rating-expert = expert
rating-genius = genius

## Nature’s moves

verb-draw_side = Lay side
    .other = a side of a module is laid
move-draw_side = Side { $side } is face up
verb-draw_port = Lay port
    .other = a port is laid
move-draw_port = The tile laid is { $port }
verb-draw_tile = Lay scoring tile
    .other = a scoring tile is laid
move-draw_tile = The scoring tile laid is “{ $tile }”
verb-draw_contract = Draw contract
    .other = a contract is drawn
move-draw_contract = Contract { $contract } is drawn
verb-draw_first = First player
    .other = the starting player is drawn
move-draw_first = { $seat } begins
verb-draw_clan = Lay out clan
    .other = a clan is laid out
move-draw_clan = Clan { $clan } is on offer
verb-draw_start = Lay starting tile
    .other = a starting tile is laid
move-draw_start = Starting tile { $start } is on offer
verb-cover = Cover
    .other = a hex is covered
move-cover = { $hex } is covered
verb-roll_good = Roll goods die
    .other = the goods die is rolled
move-roll_good = The goods die shows { $good }
verb-roll_price = Roll price die
    .other = the price die is rolled
move-roll_price = The price die shows { $die }

## Players’ moves

verb-claim = Say how experienced you are
    .other = names their experience
move-claim = Experience: { $experience }
verb-bid = Bid
    .other = bids
move-bid = { $amount ->
    [0] Bid nothing
    [one] Bid 1 point
   *[other] Bid { $amount } points
  }
verb-stand_back = Stand back
    .other = stands back
move-stand_back = Bid no more for this clan
verb-choose_clan = Choose clan
    .other = chooses a clan
move-choose_clan = Choose clan { $clan }
verb-choose_start = Choose starting tile
    .other = chooses a starting tile
move-choose_start = Choose starting tile { $start }
verb-settle = Place first worker
    .other = places a first worker
move-settle = Place { $unit_a } on { $hex }
verb-buy = Buy
    .other = buys goods
    .of = buys { $good }
move-buy = Buy { $good_counted }
verb-sell = Sell
    .other = sells goods
    .of = sells { $good }
move-sell = Sell { $good_counted }
verb-obtain = Obtain contract
    .other = obtains a contract
    .of = obtains contract { $contract }
move-obtain = Obtain contract { $contract }
verb-expand = Expand
    .other = expands
move-expand = Expand to { $hex } with { $unit_a }
verb-ship = Upgrade shipping
    .other = upgrades shipping
move-ship = Upgrade shipping by one step
verb-improve = Upgrade technology
    .other = upgrades a technology
move-improve = Upgrade the technology of { $worker_plural }
verb-hire = Hire merchant
    .other = hires a merchant
move-hire = Hire a merchant
verb-recall = Take merchant back
    .other = takes a merchant back
move-recall = Take a merchant back from the market of { $good }
verb-fulfil = Fulfil contract
    .other = fulfils a contract
    .of = fulfils contract { $contract }
move-fulfil = Fulfil contract { $contract } { $aid_meat }
verb-pass = Pass
    .other = passes
move-pass = Pass for this round
verb-slaughter = Slaughter
    .other = slaughters an animal
move-slaughter = Slaughter the animal on { $hex }
verb-brew = Brew
    .other = brews beer
move-brew = Discard { $amount } grain for beer
verb-look = Look at contracts
    .other = looks at contracts
move-look = Draw contracts for the building bonus
verb-keep = Keep contract
    .other = keeps a contract
move-keep = Keep contract { $contract }
verb-use = Use port
    .other = uses a port
    .of = uses { $port }
move-use = Use { $port } { $aid_use }
verb-shift = Move a price
    .other = moves a price
move-shift = Move the price of { $good } three steps { $way } with port 6 ({ $aid_use }) and trade it
verb-discard = Discard
    .other = discards a good
move-discard = Discard 1 { $good }
verb-take = Take
    .other = takes a good
move-take = Take 1 { $good }
verb-replace = Exchange units
    .other = exchanges a unit
move-replace = Put { $unit_a } in place of the unit on { $hex }
verb-row = Row
    .other = rows a fisherman
move-row = Row a fisherman to { $hex }
verb-uncork = Take a barrel out
    .other = takes a barrel out
move-uncork = Take the barrel out of the { $spot } spot of the cellar
verb-process = Process
    .other = processes goods
move-process = { $cheese ->
    [0] { $bread ->
        [0] { $whisky ->
            [0] Process nothing
           *[other] Make { process-whisky }
          }
       *[other] { $whisky ->
            [0] Make { process-bread }
           *[other] Make { process-bread } and { process-whisky }
          }
      }
   *[other] { $bread ->
        [0] { $whisky ->
            [0] Make { process-cheese }
           *[other] Make { process-cheese } and { process-whisky }
          }
       *[other] { $whisky ->
            [0] Make { process-cheese } and { process-bread }
           *[other] Make { process-cheese }, { process-bread } and { process-whisky }
          }
      }
  }
process-cheese = { $cheese } cheese
process-bread = { $bread } bread
process-whisky = { $whisky } whisky
verb-churn = Make butter
    .other = makes butter
move-churn = Discard { $amount } milk for butter
verb-age = Age whisky
    .other = ages whisky
move-age = Put a fresh barrel into the cellar
verb-done = Done
    .other = finishes a step
move-done = Finish this step

## Steps

step-drawing_side = A side of each map module is drawn.
help-drawing_side = Each of the four modules has two sides: 16 maps.
step-covering = Four spaces of land are covered.
help-covering = On the tighter map four spaces of land are out of the game, one on each module when they are drawn at random.
step-drawing_port = The port tiles are drawn.
help-drawing_port = Four of the nine port tiles are in play, one at each corner.
step-drawing_tile = The scoring tiles are drawn.
help-drawing_tile = Five of the nine tiles are in play, one for each round.
step-drawing = Contracts are drawn.
help-drawing = Contracts come from the pile; those that were put under it come last, in their order.
step-drawing_first = The first player is drawn.
help-drawing_first = In the first round the turn order is clockwise from there.
step-drawing_clan = The clans on offer are drawn.
help-drawing_clan = One clan more than there are players; in an auction as many as players.
step-drawing_start = The starting tiles are drawn.
help-drawing_start = Each clan on offer has a starting tile with money and goods beside it.
step-claiming_one = You must say whether you are a beginner or experienced.
help-claiming_one = Beginners are not offered the demanding clans Buchanan, MacEwen and MacDonald, nor the experienced the friendly Campbell, Cunningham and Fergusson.
step-choosing_clan = You must choose a clan with its starting tile.
help-choosing_clan = The last player in turn order chooses first.
step-choosing_start = You must choose a starting tile.
help-choosing_start = Without clans everybody takes a starting tile; the second player receives { MONEY(2) } more, the third { MONEY(4) }, the fourth { MONEY(6) }.
step-bidding = You must bid more points or stand back.
help-bidding = The highest bidder chooses a clan first, is first in turn order and loses as many points. The first player to bid may bid nothing; the most is 30. A player who stands back is out until this clan is won.
step-choosing_won = You must choose the clan that you have won.
help-choosing_won = You also take the starting tile beside it.
step-settling = You must place a worker on any empty space of its terrain.
ask-settling = { $border ->
    [1] You must place a worker on an empty border space of its terrain.
   *[0] You must place a worker on any empty space of its terrain.
  }
help-settling = You pay for the worker and the land. Your first workers need not be near each other.
step-rolling_good = The goods die is rolled.
help-rolling_good = Three different prices change at the start of rounds 2 to 5.
step-rolling_price = The price die is rolled.
help-rolling_price = A low price rises, a high price falls, another moves as the die says. The last roll also removes a contract.
step-turn = You must take an action or pass.
help-turn = One action: trade one good, obtain a contract, expand, upgrade shipping or technology, hire a merchant, fulfil a contract or pass. Before and after it you may use ports in reach.
step-afterwards = You may still use a port.
help-afterwards = You may use each port once in the game. MacKenzie may take a barrel out first.
step-trading = You must trade the good whose price was moved.
help-trading = Port 6 moves a price just before you trade that good.
step-neighbourhood = You may buy from your neighbours at a discount.
help-neighbourhood = Next to another player’s unit, with no river between, you may buy what it produces: basic goods for { MONEY(2) } less, processed goods for { MONEY(3) } less, at most three of a good per turn (four with two players). As in any trade, each needs a merchant.
step-second_contract = You may take a second contract at no extra cost.
help-second_contract = Clan Buchanan takes two contracts in one action for one price.
step-building_bonus = You may draw contracts from the pile.
help-building_bonus = For your fourth factory of a kind or with port 8, if your export box is empty: look at three contracts (Buchanan six) and keep one (Buchanan two) for the price of the round.
step-keeping = You may keep a contract.
help-keeping = You pay the price of the round, as if you had obtained it. The others go under the pile.
step-slaughtering = You must slaughter an animal for the contract.
help-slaughtering = It goes back to your board, and its space is free again.
step-brewing = You may brew beer.
help-brewing = { MONEY(9) } for each grain, up to the hops of this contract, at most three.
step-bonuses = You may use the bonuses, in any order.
help-bonuses = Free land: expand without paying for the land. Upgrade: a step of shipping free, a technology for { MONEY(5) }, a merchant free, or one back from the market.
step-second_fulfilment = You may fulfil a second contract.
help-second_fulfilment = Clan Buchanan may fulfil two contracts in a turn.
step-discarding_good = You must discard a good for the port.
help-discarding_good = Port 2 exchanges basic goods, port 3 processed ones.
step-taking = You must take goods from the port.
help-taking = Of any kind, even the one you discarded.
step-replacing = You must exchange a unit on the map.
help-replacing = Two units, no fields; the new ones are of other kinds than the old ones, and the terrain must fit.
step-processing = You must say how much your factories process.
help-processing = Each cheese dairy turns one milk into cheese, each bakery one grain into bread, each distillery one grain into whisky. None of them has to.
step-churning = You may make butter from milk.
help-churning = { MONEY(8) } for each milk; the price on the market does not move.
step-ageing = You may put a barrel into the cellar.
help-ageing = One whisky of this production; taken out later, it brings { MONEY(7) } from the left spot and { MONEY(15) } from the right.

## What happened

event-paid = { $seat } pays { MONEY($amount) }.
event-earned = { $seat } receives { MONEY($amount) }.
event-gained = { $seat } gets { $good_counted }.
event-spent = { $seat } gives up { $good_counted }.
event-gloried = { $seat } gains { $amount } glory.
event-price_moved = The price of { $good } is now { MONEY($amount) }.
event-deployed = { $seat } puts { $unit_a } on { $hex }.
event-removed = { $seat } takes { $unit_a } off { $hex }.
event-rowed = { $seat } rows to { $hex }.
event-shipped = { $seat } now has { $level }.
event-improved = { $seat } upgrades the technology of { $worker_plural }.
event-hired = { $seat } hires a merchant.
event-recalled = { $seat } takes a merchant back from the market of { $good }.
event-obtained = { $seat } takes contract { $contract }.
event-fulfilled = { $seat } fulfils contract { $contract }.
event-imported = { $seat } imports { $import_counted }.
event-port_used = { $seat } uses { $port }.
event-passed = { $seat } passes.
event-round_began = Round { $round } begins: { $tile }.
event-round_ended = Round { $round } is over.
event-side_laid = Side { $side } is face up.
event-port_laid = Corner { $module } has { $port }.
event-tile_laid = Round { $round } scores { $tile }.
event-covered = { $hex } is covered.
event-contract_shown = Contract { $contract } is turned up.
event-contract_put_under = Contract { $contract } goes under the pile.
event-contract_removed = Contract { $contract } is removed from the game.
event-clan_offered = Clan { $clan } is on offer with starting tile { $start }.
event-start_offered = Starting tile { $start } is on offer.
event-clan_chosen = { $seat } chooses clan { $clan }.
event-start_chosen = { $seat } chooses starting tile { $start }.
event-claimed = Experience of { $seat }: { $experience }.
event-bid_made = { $amount ->
    [0] { $seat } bids nothing.
    [one] { $seat } bids 1 point.
   *[other] { $seat } bids { $amount } points.
  }
event-stood_back = { $seat } stands back.
event-turn_order = { $seat } is number { $amount } in turn order.
event-aged = { $seat } puts a barrel into the cellar.
event-cost_told = Unit { MONEY($unit_cost) }, land { MONEY($land_cost) }{ $saved ->
    [0] .
   *[other] , saved { MONEY($saved) }.
  }
event-nearby_told = { $seat } may buy { $good } from a neighbour for { MONEY($amount) }.

## Moves in the history that have no event

did-done = { $seat } finishes this step.

cause-start = starting tile
cause-no_clan = place in turn order
cause-first_worker = first worker
cause-trade = trade
cause-neighbourhood = neighbourhood bonus
cause-contract = contract
cause-expansion = expansion
cause-shipping = shipping
cause-technology = technology
cause-hiring = merchant
cause-fulfilment = contract fulfilled
cause-import_track = import track
cause-passing = passing
cause-port = port
cause-workers = workers’ income
cause-farming = production
cause-processing = processing
cause-butter = butter
cause-beer = beer
cause-whisky = whisky produced
cause-cellar = cellar
cause-trading_bonus = clan Stewart
cause-dice = market dice
cause-tile = scoring tile

score-glory = Glory
score-basic_goods = Basic goods
score-processed_goods = Processed goods
score-money = Money
score-hops = Hops
score-cotton = Cotton
score-tobacco = Tobacco
score-sugar_cane = Sugar cane
score-export = Most contracts
score-settlements = Settlements
score-greatest_glory = Greatest glory
score-bid = Bid for the clan

## Why something is refused

reason-money_short = You are { MONEY($amount) } short.
reason-goods_short = You need { $good_counted } more.
reason-merchants_short = { $amount ->
    [one] You need one more merchant.
   *[other] You need { $amount } more merchants.
  }
reason-other_side = You have merchants on the other side of { $good }.
reason-not_near = No neighbouring unit produces { $good }.
reason-bought_already = You have already bought { $good } from your neighbours.
reason-only_buying = The neighbourhood bonus is for buying only.
reason-nearby_limit = With the neighbourhood bonus you may buy at most { $amount } of a good per turn.
reason-must_trade = You must now trade { $good }.
reason-box_full = Your export box is full; fulfil the contract first.
reason-enough_contracts = You may obtain at most { $amount ->
    [one] { $amount } contract
   *[other] { $amount } contracts
  } in a turn.
reason-not_on_display = Contract { $contract } is not on the export board.
reason-not_in_box = Contract { $contract } is not in your export box.
reason-occupied = { $hex } is not empty.
reason-wrong_terrain = You cannot put { $unit_a } on { $hex }: the terrain does not fit.
reason-as_woodcutter = On { $hex } a worker of clan MacDonald is a woodcutter.
reason-out_of_reach = { $hex } is out of reach; you would need { $level }.
reason-out_of_all_reach = { $hex } is out of reach, whatever your shipping.
reason-out_of_game = { $hex } is not part of the map in play.
reason-not_border = { $hex } is not on the border; clan Fergusson begins on border spaces.
reason-fishermen_apart = There is already a fisherman next to { $hex }.
reason-none_left = You have no { $unit_plural } left on your board.
reason-all_shipped = Your shipping cannot be upgraded further.
reason-already_improved = The technology of your { $worker_plural } has already been upgraded.
reason-no_technology = Clan MacDonald has no technology.
reason-all_hired = You have already hired all your merchants.
reason-none_at_market = You have no merchant at the market of { $good }.
reason-only_as_bonus = A merchant comes back before the next round only as a bonus.
reason-not_given = You have no such bonus left.
reason-no_barrel = You have no barrel in the { $spot } spot.
reason-animals_short = You still need { $amount } { $amount ->
    [one] { $unit }
   *[other] { $unit_plural }
  } on the map.
reason-no_meat = Contract { $contract } does not ask for meat.
reason-not_an_animal = On { $hex } you have no animal that the contract asks for.
reason-port_used_up = You have already used { $port }.
reason-port_not_there = This game does not have { $port }.
reason-port_out_of_reach = None of your units reaches { $port }.
reason-port_no_use = You cannot use { $port } like this now.
reason-same_kind = The new unit must be of another kind than the old ones, so not { $unit_a }.
reason-needs_two = Two units must be exchanged; after this one there would be no second.
reason-price_at_end = The price of { $good } cannot move further that way.
reason-rowed_already = You have already rowed in this turn.
reason-no_fisherman_by = None of your fishermen can row to { $hex }.
reason-not_water = { $hex } is not water.
reason-too_much = At most { $amount } here.
reason-bid_higher = Bid at least { $amount }.
reason-not_offered_start = Starting tile { $start } is not on offer.
reason-not_offered_clan = Clan { $clan } is not on offer.
reason-clan_not_for_you = Clan { $clan } is not offered to you ({ $experience }).
reason-spot_full = There is already a barrel in the { $spot } spot.
reason-pile_empty = No contracts are left to draw.
reason-already_changed = The price of { $good } has already changed at the start of this round.
reason-at_least_one = It must be at least 1.
reason-not_land = { $hex } is not land.
reason-other_module = The side of module { $module } is drawn now.
reason-already_drawn = This has already been drawn.
reason-under_pile = Contract { $contract } lies under the pile; others come before it.
reason-no_such_contract = There is no contract { $contract }.
reason-no_such_start = There is no starting tile { $start }.
reason-no_such_seat = Nobody plays at that seat.
reason-contract_needs = Contract { $contract } needs the { $good } that you are selling.
reason-contract_lost = You could fulfil contract { $contract } now; this is the last round.
reason-port_lost = You could still use { $port }; this is the last round.
reason-tight_seats = The tighter map is for two or three players.
reason-auction_alone = An auction needs at least two players.
reason-glory_alone = Greatest glory needs at least two players.
reason-glory_nowhere = Without scoring tiles and ports nobody can gain glory.

## Options

preset-first_game = First game
    .help = No clans, ports or scoring tiles; all imports are worth the same.
option-clans = Clans
    .help = How players get their clans, or a game without clans.
option-clans-draft = chosen in reverse turn order
option-clans-off = no clans
option-clans-auction = auctioned for points
option-clans-experience = by experience
option-imports = Imported goods
    .help = What cotton, tobacco and sugar cane are worth at the end.
option-imports-rarity = 3 to 5, more for the rarer
option-imports-static = 4 each
option-imports-balanced = 3 to 5 by your own imports
option-import_track = { MONEY(1) } on the import track
    .help = Whoever moves an import marker onto or past a fifth step receives { MONEY(1) }.
option-import_track-on = yes
option-import_track-off = no
option-scoring_tiles = Scoring tiles
    .help = Glory at the end of each round.
option-scoring_tiles-on = yes
option-scoring_tiles-off = no
option-ports = Ports
    .help = Four port tiles at the corners of the map.
option-ports-on = yes
option-ports-off = no
option-port_swap = Port 7
    .help = Whether exchanging units gives the neighbourhood bonus; the editions differ.
option-port_swap-without_neighbourhood = no neighbourhood bonus (first printings)
option-port_swap-with_neighbourhood = with neighbourhood bonus (2025 edition)
option-map = Map
    .help = On the tighter map four spaces are covered; for two or three players.
option-map-open = whole
option-map-tight = tighter
option-future = Future contracts
    .help = Three contracts of the next round are face up.
option-future-hidden = hidden
option-future-shown = three face up
option-greatest_glory = Greatest glory
    .help = 6 more points for the most glory.
option-greatest_glory-off = no
option-greatest_glory-on = yes
option-export_majority = Most contracts
    .help = Points for whoever has fulfilled the most contracts.
option-export_majority-on = yes
option-export_majority-off = no
option-settlement_scoring = Settlements
    .help = Points for the most settlements within shipping of each other.
option-settlement_scoring-on = yes
option-settlement_scoring-off = no

assumed-map = The map is our own stand-in: the printed layout is not public. Modules A and D follow one photo where it can be read. What the Robertson clan is worth depends on how many river deltas the map has.
assumed-starting_tiles = The goods on the starting tiles are our own; only the { MONEY(55) } is attested.
assumed-solo_brackets = Which prices count as low and as high when playing alone is our own reading.
assumed-contract_slots = It is not certain that three players see 7 contracts and four players 8.
assumed-border_ports = A fisherman on a port tile stands on the border with three or four players, but not with one or two: there the tile lies on a shaded space.
assumed-cellar = A barrel pays { MONEY(7) } as soon as it lies on the left spot of the cellar. The rules speak of aged whisky, but also of any barrel at any time.
assumed-ninth_port = Port 9 may repeat a port within the same action; nothing forbids it.
assumed-building_bonus = The building bonus comes again when the fourth factory is deployed again after port 7 took one away.

## The table

terrain-g = grassland
terrain-f = forest
terrain-m = mountain
gift-pounds = pounds
    .counted = { MONEY($amount) }
gift-free_land = free land
    .counted = { $amount } free land
gift-upgrades = bonus upgrade
    .counted = { $amount ->
        [one] { $amount } bonus upgrade
       *[other] { $amount } bonus upgrades
      }
table-map = The map
table-loch = loch
table-port = port tile
table-out = not in this game
table-delta = river delta
table-border = border
table-market = Market
table-price = Price
table-buying = Merchants who buy here: { $count } ({ $player })
table-selling = Merchants who sell here: { $count } ({ $player })
table-contracts = Contracts
table-costs = (taking one costs { MONEY($amount) })
table-brings = (taking one brings { MONEY($amount) })
table-drawn = Contracts drawn
table-future = Contracts of the next round
table-pile = { $count ->
    [one] 1 contract in the pile
   *[other] { $count } contracts in the pile
  }
table-emptied = If the last price die shows { $die }, this contract leaves the game
table-vacant = Empty slot; price die { $die }
table-brackets = Market dice: above the bracket a price falls, below it rises, within it moves as the die says
table-ready = can be fulfilled
table-tiles = Scoring of the rounds
table-imported = Imported { $good }: { $amount }
table-ports = Ports
table-used-by = Used by
table-left = { $left } on the board, { $deployed } on the map
table-merchants-of = Merchants ready: { $ready }, not hired: { $unhired }
table-technology = Technology: { $worker }
table-untaught = Technology not upgraded: { $worker }
table-offers = To choose from
table-pays-at = { MONEY(1) } at step { $step }
table-next-order = Place { $place } in the next round
table-leads = { $amount ->
    [one] bids { $amount } point
   *[other] bids { $amount } points
  }
table-stood-back = stood back
table-auction = Auction: the highest bidder chooses first and is number { $place } in turn order
table-settlements = Settlements: { $number }, within shipping of each other: { $group }
table-exported = Contracts fulfilled: { $count }
table-glory = Glory: { $amount }
table-forecast = The next production, if nothing changes
table-land = Land { MONEY($price) }{ $saved ->
    [0] {""}
   *[other] { " " }(saved { MONEY($saved) })
  }
table-total = Together with the unit:
table-near = With the neighbourhood bonus:
table-settled = Settlements within shipping { $before } → { $after }, all of them { $all_before } → { $all_after }
table-of = { $what }: { $have } of { $need }
table-price-of = { MONEY($amount) } each
table-pays = +{ MONEY($amount) }
table-under = Under the pile:
table-track = { $good }: { MONEY($price) }; after one is bought { MONEY($dearer) }, after one is sold { MONEY($cheaper) }; with the neighbourhood bonus { MONEY($nearby) }
table-imports = Imported:
table-import-worth = Points for each at the end, as things stand
table-on-board = on the board
table-on-map = on the map
table-key = What the signs mean
table-whole = Player’s board
table-rating = Your rating: { $rating }
table-ratings = The rulebook’s ratings
table-rating-below = below { $points }
table-rating-from = from { $points }
table-passed = passed
table-order = Place { $place } in turn order
facet-amount = How many
facet-cheese = Cheese
facet-bread = Bread
facet-whisky = Whisky

phase-claiming_one = Set-up
phase-choosing_clan = Set-up
phase-choosing_start = Set-up
phase-bidding = Set-up
phase-choosing_won = Set-up
phase-settling = Set-up
phase-turn = Actions
phase-afterwards = Actions
phase-trading = Actions
phase-neighbourhood = Actions
phase-second_contract = Actions
phase-building_bonus = Actions
phase-keeping = Actions
phase-slaughtering = Actions
phase-brewing = Actions
phase-bonuses = Actions
phase-second_fulfilment = Actions
phase-discarding_good = Actions
phase-taking = Actions
phase-replacing = Actions
phase-processing = Production
phase-churning = Production
phase-ageing = Production

## What the shared part of the table is called

tab-shared = Market

## Paths of transcripts

path-numbers-round = the round, from 1; writing it moves the game to that round
path-numbers-passed = how many players have passed in this round
path-numbers-rowed = 1: a fisherman has rowed in this turn
path-numbers-put_under = how many contracts were put under the pile
path-numbers-obtained = contracts obtained in this turn
path-order = who has this place in the turn order
path-next_order = who has this place in the next round
path-out = 1: has passed in this round
path-money = money in pounds
path-glory = glory so far
path-bid = points given for the clan
path-clan = the clan of a player
path-start = the starting tile of a player
path-experience = how experienced a player claims to be
path-goods = goods in stock
path-shipping = how far a player’s shipping reaches
path-technology = 1: these workers have technology
path-merchants = merchants that are ready
path-unhired = merchants that are not hired yet
path-cellar = 1: a barrel of MacKenzie lies there
path-price = step of the price, from 0 (let price GOOD POUNDS writes the price itself)
path-buying = merchants on the buying side of the market
path-selling = merchants on the selling side of the market
path-bought = goods bought with the neighbourhood bonus in this turn
path-pile = 1: the contract is in the pile
path-under = the contracts under the pile, in order
path-display = the contract in a slot of the export board
path-future = future contracts
path-drawn = contracts drawn by a building bonus
path-box = the contract in an export box
path-exporter = who has fulfilled a contract
path-exported = how many contracts a player has fulfilled
path-imported = what a player has imported
path-meat = beef and mutton on fulfilled contracts
path-sides = the side of a module that is face up
path-ports = the port tile of a module
path-port_used = 1: the player has used this module’s port
path-tiles = the scoring tile of a round
path-clan_start = the starting tile beside a clan on offer
path-start_offered = 1: the starting tile is on offer

# -- what is wrong in a corrected component file
components-contract_twice = there are two contracts with the number { $contract }
components-free_contract = contract { $contract } asks for nothing
components-falling_price = the prices of { $good } must not fall, but { $higher } follows { $lower }
components-brackets = the middle prices begin at a higher price than the one they end at
components-not_a_space = { $side } { $space }: “{ $code }” is not a space; write L, P, or terrain of the letters g, f, m in this order, a cost from 1 to 6, and p for the port of one or two players
components-corner = { $side }: the corner space { $space } must be P, and no other
components-port_space = { $side }: exactly one land space on the outer border must be marked p
components-not_an_edge = { $side }: “{ $edge }” is not an edge between two spaces of this side, such as "1,2|2,1"
components-not_two_lands = { $side }: “{ $edge }” does not join two adjacent land spaces
components-edge_twice = { $side }: the river edge “{ $edge }” is there twice

## Values of moves and paths

values-order = a place in the turn order
values-clan = a clan
values-start = the number of a starting tile, from 1
values-good = a good of the market
values-level = how far shipping reaches
values-worker = a worker who can have technology
values-spot = a spot in the cellar of clan MacKenzie
values-contract = the number of an export contract, from 1
values-under = a place under the pile of contracts; under1 is drawn first
values-slot = a slot of the export board
values-drawn = a contract that has been drawn, in order
values-box = an export box; only one clan has the second
values-import = an imported good
values-module = one of the four parts of the map
values-side = a side of a part of the map
values-port = a port tile
values-round = a round, from 1
values-tile = a scoring tile
values-hex = a space of the map: column and row
values-die = a face of the price die
values-experience = how experienced a player claims to be
values-amount = a number of goods, merchants, points or pounds
values-unit = a kind of unit
values-aid = whether a port helps: none, its own tile, or another by way of the port that uses any
values-way = the way in which a price moves
values-cheese = cheese to make
values-bread = bread to make
values-whisky = whisky to make
further-let-hex-HEX-SEAT-UNIT = puts a unit of a player on a space, instead of what is there
further-let-hex-HEX-empty = empties a space
further-let-hex-HEX-neutral = puts a neutral unit on a space, as in the solo game
further-let-round-3 = moves the game to this round
further-let-price-GOOD-POUNDS = writes a price in pounds
further-let-box-SEAT-CONTRACT = puts a contract of the pile or the board into a player’s export box
further-let-done-SEAT-CONTRACT = counts a contract as fulfilled by a player
further-is-round-3 = the round
further-is-price-GOOD-POUNDS = a price in pounds
further-is-settlements-SEAT-5 = how many settlements a player has
further-is-group-SEAT-3 = how many of them are in reach of each other, in the largest group
further-is-rating-expert = the rating of a solo game

# -- charts and statistics
chart-contracts = Contracts fulfilled
chart-prices = Prices of goods
statistics-clan = Clans
statistics-contract = Fulfilled contracts, by number
statistics-good_number = Prices at the end

# What speaks for a move, in a hint.
ui-style-settler = Settler
ui-style-settler-about = Spreads across the map and improves shipping to connect its settlements.
ui-style-trader = Trader
ui-style-trader-about = Hires merchants and makes its money on the market.
ui-style-exporter = Exporter
ui-style-exporter-about = Takes contracts early and works towards them.
merit-contracts = { $amount ->
    [one] A contract fulfilled
   *[other] { $amount } contracts fulfilled
  }
merit-ready = { $amount ->
    [one] Everything in place for a contract
   *[other] Everything in place for { $amount } contracts
  }
merit-points = { $amount ->
    [one] One more point if the game ended now
   *[other] { $amount } more points if the game ended now
  }
merit-income = { MONEY($amount) } more in each production
merit-goods = { $amount ->
    [one] One more good in each production
   *[other] { $amount } more goods in each production
  }
merit-settlements = { $amount ->
    [one] One more settlement within shipping of the others
   *[other] { $amount } more settlements within shipping of each other
  }
merit-merchants = { $amount ->
    [one] One more merchant
   *[other] { $amount } more merchants
  }
merit-shipping = Better shipping: more spaces within reach
merit-technology = Better technology: workers earn more
merit-taken = A contract to work towards
merit-money = { MONEY($amount) } now

## Orders for later

order-neighbours = Buy from neighbours
order-neighbours-said = buy from neighbours up to { $most } of each good that costs { MONEY($highest) } or less, in this order: { $goods }
order-neighbours-at = Buy { $goods } from neighbours at { MONEY($highest) } or less
order-no_neighbours = Buy nothing from neighbours
order-no_neighbours-said = buy nothing from neighbours
order-production = Production
order-production-said = process as much as possible in this order: { $products }; in the last round: { $last_products }
order-contract = Obtain a contract
order-contract-said = obtain the first contract that is on the board, { $highest ->
    [0] for nothing
   *[other] for { MONEY($highest) } at most
  }, in this order: { $contracts }
order-contract-at = Obtain contract { $contracts } when you can, { $highest ->
    [0] for nothing
   *[other] for { MONEY($highest) } at most
  }
order-sale = Sell goods
order-sale-said = sell in this round the first good whose price is { MONEY($lowest) } or more{ $kept ->
    [0] {""}
   *[other] , keeping { $kept } of each
  }, in this order: { $goods }
order-sale-at = Sell { $goods } at { MONEY($lowest) } or more
order-port_goods = Exchange at { port-basic } and { port-processed }
order-port_goods-said = discard at { port-basic } and { port-processed } in this order: { $discarded }; take in this order: { $taken }
order-upgrade = Bonus upgrades
order-upgrade-said = use bonus upgrades in this order: { $upgrades }
order-no_port = Use no port after the action
order-no_port-said = use no port after the action in this round
order-field-goods = Goods, in order
order-field-highest = Highest price
order-field-most = Most of each good
order-field-products = Goods produced, in order
order-field-last_products = In the last round
order-field-contracts = Contracts, in order
order-field-lowest = Lowest price
order-field-kept = Kept of each good
order-field-discarded = Goods discarded, in order
order-field-taken = Goods taken, in order
order-field-upgrades = Upgrades, in order
upgrade-shipping = shipping
upgrade-woodcutter = technology of the woodcutters
upgrade-miner = technology of the miners
upgrade-merchant = a merchant
order-stopped-contracts_gone = None of these contracts can be obtained any more.
order-stopped-other_contract = You obtained another contract.
