# New Bedford in English. The same ids stand in every language.
game = New Bedford
game-about = Build up a whaling town and send ships to sea; the longer the voyage, the better the choice of whales.
money = ${ $amount }
help = The game lasts twelve rounds. In each round the players take turns placing two workers each, and carry out the action of the space at once. Then every ship at sea moves one row closer to port. When a ship returns, its owner pays the lay for each whale aboard or sells the whale, and the other players may buy what is sold. Then tokens are drawn from the bag, one more than there are ships at sea; the ships choose from them, the farthest ship first. At the end whales, buildings and every { MONEY(5) } score points. A whale that you paid for scores 1, 2 or 4 points.

## Things

good-wood = wood
    .counted = { $amount } wood
good-food = food
    .counted = { $amount } food
good-brick = brick
    .counted = { $amount ->
        [one] { $amount } brick
       *[other] { $amount } bricks
    }
token-right = right whale
    .plural = right whales
token-bowhead = bowhead whale
    .plural = bowhead whales
token-sperm = sperm whale
    .plural = sperm whales
token-empty_sea = empty sea
    .plural = empty sea tokens
ship-small = small ship
ship-large = large ship
discount-full = at full cost
    .added = { " " }at full cost
discount-wood = saving 1 wood
    .added = , saving 1 wood
discount-food = saving 1 food
    .added = , saving 1 food
discount-brick = saving 1 brick
    .added = , saving 1 brick
discount-wood_wood = saving 2 wood
    .added = , saving 2 wood
discount-wood_food = saving 1 wood and 1 food
    .added = , saving 1 wood and 1 food
discount-wood_brick = saving 1 wood and 1 brick
    .added = , saving 1 wood and 1 brick
discount-food_food = saving 2 food
    .added = , saving 2 food
discount-food_brick = saving 1 food and 1 brick
    .added = , saving 1 food and 1 brick
discount-brick_brick = saving 2 bricks
    .added = , saving 2 bricks
cause-start = start
cause-purchase = purchase
cause-bonus = bonus for an empty space
cause-construction = building cost
cause-lay = lay
cause-whale_sale = sale of a whale
cause-whale_purchase = purchase of a whale
cause-post = income of the Post Office

option-edition = Edition
    .help = The print-and-play of 2014 and the second printing of 2018 differ in the costs of eight buildings, in how the Tryworks work, and in the names of five buildings.
option-edition-print_and_play = Print-and-play
    .help = The building costs and names of the print-and-play. The player at the Tryworks when the ships move keeps up to three right whales without paying.
option-edition-second_printing = Second printing
    .help = The building costs of 2018. The Tryworks work at once, for one ship.
assumed-uncosted_row = The row without a food cost counts as a row in which ships still hunt; Return lies beyond it. Good pictures of the board show it so, but it was not checked against a printed copy.
assumed-tryworks = The print-and-play Tryworks let a player keep three right whales in all per round without paying, from any of their ships. The text also speaks of three for each ship; the smaller number is played.
assumed-print_and_play_costs = The building costs of the print-and-play come from a single translated rule text.
assumed-end_rules = The print-and-play text breaks off in the whaling phase; from there on the rules of the second printing apply.
assumed-lighthouse = { space-lighthouse.start } moves one of your own ships; the print-and-play says only “a ship”. A ship on row 6 cannot go farther, and one on the row without a food cost may go to row 1.
assumed-sale_passes = In a sale of whales, whoever passes may still buy later; the sale ends when everybody has passed in succession.

## What can be done

verb-wheel = Wheel
    .other = the ship’s wheel is drawn
verb-take_start = Start with
    .other = takes the starting goods
verb-place = Place
    .other = places a worker
    .of = places a worker at { $space_the }
verb-purchase = Purchase
    .other = buys goods
verb-take = Take
    .other = takes a good
verb-sell = Sell
    .other = sells goods
verb-done = Done
    .other = stops selling
verb-build = Build
    .other = builds
    .of = builds { $building_the }
verb-launch = Launch
    .other = launches a ship
verb-sail_out = Sail out
    .other = sends a ship farther out
verb-barrel = Collect money
    .other = takes money for whales
verb-hand_in = Hand in
    .other = hands in right whales
verb-remove = Remove
    .other = removes empty sea tokens
verb-keep = Keep
    .other = keeps a whale
verb-sell_whale = Sell
    .other = sells a whale
verb-buy = Buy
    .other = buys a whale
    .of = buys a { $token }
verb-pass = Pass
    .other = passes
verb-draw = Draw
    .other = a sea token is drawn
verb-catch = Catch
    .other = catches a whale
verb-leave = Catch nothing
    .other = catches nothing
move-wheel = { $seat } gets the ship’s wheel
move-take_start = { $wood ->
    [0] { $food ->
        [0] { $brick ->
            [0] Start with { MONEY(5) } in money
           *[other] Start with { start-bricks }{ start-money }
          }
       *[other] { $brick ->
            [0] Start with { start-food }{ start-money }
           *[other] Start with { start-food }, { start-bricks }{ start-money }
          }
      }
   *[other] { $food ->
        [0] { $brick ->
            [0] Start with { start-wood }{ start-money }
           *[other] Start with { start-wood }, { start-bricks }{ start-money }
          }
       *[other] { $brick ->
            [0] Start with { start-wood }, { start-food }{ start-money }
           *[other] Start with { start-wood }, { start-food }, { start-bricks }{ start-money }
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
start-rest = { " " }and the rest of { MONEY(5) } in money
start-wood = { $wood } wood
start-food = { $food } food
start-bricks = { $brick ->
    [one] 1 brick
   *[other] { $brick } bricks
  }
move-place = Place a worker at { $space_the }
move-purchase = Buy 2 { $good } for { MONEY(3) }
move-take = Take 1 { $good }
move-sell = Sell { $good_counted }
move-done = Sell no more
move-build = Build { $building_the }{ $discount_added }
move-launch = Launch a ship to row { $distance }
move-sail_out = Send the { $ship } one row farther out
move-barrel = Take money for the whales on the { $ship }
move-hand_in = Hand in { $amount ->
    [one] { $amount } right whale
   *[other] { $amount } right whales
  } from the { $ship }
move-remove = Remove { $amount ->
    [one] { $amount } empty sea token
   *[other] { $amount } empty sea tokens
  }
move-keep = Keep a { $token }
move-sell_whale = Sell a { $token }
move-buy = Buy a { $token }
move-pass = Buy nothing now
move-draw = Draw: { $token }
move-catch = Catch a { $token }
move-leave = Catch nothing

## What is asked

step-dealing = The starting player is drawn at random.
help-dealing = The rules do not say who gets the ship’s wheel first, so this is drawn at random. After every round the wheel passes to the left.
step-starting = You must choose { MONEY(5) } in goods and money. Wood and food are worth { MONEY(1) } each, bricks { MONEY(2) }.
help-starting = Wood and food are worth { MONEY(1) } each, bricks { MONEY(2) }. Choose the goods; you get the rest of the { MONEY(5) } in money.
step-placing = You must place a worker. Once for each worker you may buy 2 wood or 2 food for { MONEY(3) }.
help-placing = The spaces of the two boards take any number of workers; a worker placed on an empty space also gets its bonus. A building takes one worker per round; anyone but its owner first pays the owner { MONEY(1) }. You cannot choose a space whose action you cannot carry out.
step-taking = You must take 1 good of your choice.
help-taking = The bonus of the Warehouse for a worker placed there while it is empty: 1 more wood, food or brick.
step-selling = You must sell something. You may buy 2 wood or 2 food for { MONEY(3) } if you have not yet done so with this worker.
help-selling = Wood and food bring { MONEY(1) }, bricks { MONEY(2) }. The first worker at the General Store gets { MONEY(1) } more in all. The Market pays double for the first good of each kind. The Lumber Mill buys only wood, for { MONEY(2) }.
step-selling_on = You may sell more.
help-selling_on = Sell as much as you like. You may spend the money on a purchase before you finish.
step-building = You must choose a building and the goods you save.
help-building = Pay the printed cost to the supply. The first worker at the Town Hall saves 1 good, a worker at the Courthouse 2 goods. You cannot save a good that is not part of the cost, and you never save money.
step-wanting = You must buy the wood that is still missing.
help-wanting = Preparing a ship costs 2 wood, or 1 wood for the first worker at the Dockyard. You do not have enough wood: buy 2 for { MONEY(3) }.
step-launching = You must choose a row for your ship.
help-launching = The number of a row is its price in food. At the City Pier the first worker pays 1 food less; the Wharf charges half, rounded up; the Dry Dock charges the full price and 2 wood. A row holds three ships. The farther out your ship is, the earlier it chooses whales and the later it returns.
step-lighting = You must choose the ship that goes farther out.
help-lighting = The Lighthouse, in the print-and-play Clark’s Point Light, sends one of your ships one row farther out, to the 1st place there. The other ships keep their order.
step-barrelling = You must choose a ship with whales.
help-barrelling = The Cooperage pays { MONEY(1) } for each whale on one of your ships. The whales stay aboard.
step-drinking = You must remove 1 or 2 empty sea tokens.
help-drinking = The Tavern pays { MONEY(4) } for one and { MONEY(6) } for two of the empty sea tokens that have been face up since the last whaling phase. They are removed from the game.
step-trying = You must choose a ship and how many right whales it hands in.
help-trying = At the Tryworks one of your ships at once hands in up to three right whales, and you pay no lay for them; the ship stays where it is.
step-landing = You must keep or sell each whale of the ship that returns.
help-landing = Keeping a whale costs its lay: { MONEY(2) }, { MONEY(4) } or { MONEY(8) }. Selling it brings half of that at once, and you may spend this money on other whales; then the other players may buy what you sold, at its full lay.
step-bidding = You may buy one of the whales for sale.
help-bidding = You pay the full lay. Then it is the next player’s turn to buy; the sale ends when every whale is bought or when everybody has passed in a row. Whales that nobody buys are removed from the game.
step-drawing = Tokens are drawn from the bag.
help-drawing = One more than there are ships at sea. What nobody takes stays face up until the next whaling phase and then goes back into the bag.
step-choosing = You may take one whale for your ship.
help-choosing = The ships in the farthest row choose first; within a row, the ship that came there first. You will have to pay the lay when the ship returns. Empty sea cannot be taken.

## What is asked, with what it is about

ask-placing = { $inn ->
    [0] { $count ->
        [2] You must place your first worker.
       *[1] You must place your second worker.
      }
   *[1] { $count ->
        [2] You leave the Inn: you must place both workers on the two boards again, one after the other.
       *[1] You leave the Inn: you must place your other worker on one of the two boards.
      }
  }{ $purchase ->
    [0] {""}
   *[1] { " " }With it you may buy 2 wood or 2 food for { MONEY(3) }.
  }
ask-selling = { $left ->
    [0] You must buy something to sell first.
   *[other] { $stall ->
          [first] You must sell something: wood and food bring { MONEY(1) }, bricks { MONEY(2) }, and the first sale { MONEY(1) } more.
          [market] You must sell something: the first wood, food and brick bring double.
          [lumber_mill] You must sell wood, for { MONEY(2) } each.
         *[store] You must sell something: wood and food bring { MONEY(1) }, bricks { MONEY(2) }.
        }
  }
ask-selling_on = { $left ->
    [0] You have { MONEY($amount) }, and nothing is left to sell.
   *[other] You may sell more. You have { MONEY($amount) }.
  }
ask-building = { $wanting ->
    [1] You must buy something first: without it you cannot pay for any building.
   *[0] { $count ->
          [0] You must choose a building, at its full cost.
          [one] You must choose a building and the { $count } good that you save.
         *[other] You must choose a building and the { $count } goods that you save.
        }
  }
ask-launching = { $wanting ->
    [1] You must buy something first: without it your ship cannot leave. You have { $amount } food.
   *[0] You must choose a row for your ship, at { $way ->
          [first] 1 food less than printed
          [wharf] half the printed food, rounded up
          [dry_dock] the printed food plus 2 wood
         *[pier] the printed food
        }. You have { $amount } food.
  }
ask-landing = Your { $ship } is back: you must keep or sell each whale. Keeping all of them costs { MONEY($lay) }, and you have { MONEY($amount) }.{ $free ->
    [0] {""}
    [one] { " " }Thanks to the Tryworks, { $free } right whale costs nothing.
   *[other] { " " }Thanks to the Tryworks, { $free } right whales cost nothing.
  }
ask-bidding = { $seat } sells whales: you may buy one for its full lay. You have { MONEY($amount) }.
ask-choosing = You may take one whale for your { $ship }. { $home ->
    [0] It comes home after the last round.
   *[other] It comes home in round { $home }.
  }{ $lay ->
    [0] {""}
   *[other] { " " }The whales aboard will cost { MONEY($lay) } then.
  }

## What has happened

event-round_began = Round { $round } begins.
event-wheel_taken = { $seat } has the ship’s wheel and begins.
event-placed = { $seat } places a worker at { $space_the }.
event-paid = { $seat } pays { MONEY($amount) } ({ $cause }).
event-earned = { $seat } takes { MONEY($amount) } ({ $cause }).
event-fee_paid = { $seat } pays { MONEY($amount) } to { $owner } to use { $cause_the }.
event-gained = { $seat } takes { $good_counted } ({ $cause }).
event-spent = { $seat } gives up { $good_counted } ({ $cause }).
event-built = { $seat } builds { $building_the }.
event-taken_over = { $seat } takes over { $building_the } from { $owner }.
event-prepared = { $seat } prepares the { $ship }.
event-launched = { $seat } launches the { $ship } to row { $distance }.
event-sailed_out = The { $ship } of { $seat } goes out to row { $distance }.
event-handed_in = { $seat } hands in { $amount ->
    [one] { $amount } right whale
   *[other] { $amount } right whales
  } from the { $ship }, without a lay.
event-sea_removed = { $seat } removes { $amount ->
    [one] { $amount } empty sea token
   *[other] { $amount } empty sea tokens
  } from the game.
event-inn_left = { $seat } leaves the Inn and places both workers again.
event-ships_moved = Every ship at sea moves one row closer to port.
event-returned = The { $ship } of { $seat } is home.
event-kept = { $seat } keeps a { $token } ({ $cause }).
event-whale_sold = { $seat } sells a { $token }.
event-bought = { $seat } buys a { $token }.
event-passed = { $seat } buys nothing.
event-lost = { $amount ->
    [one] Nobody buys the { $token }: it is removed from the game.
   *[other] Nobody buys { $amount } { $token_plural }: they are removed from the game.
  }
event-sea_cleared = { $amount ->
    [one] { $amount } token goes
   *[other] { $amount } tokens go
  } back into the bag.
event-drawn = From the bag: { $token }.
event-caught = The { $ship } of { $seat } catches a { $token }.
event-sailing_home = The last round is over; the ships still at sea come home.

## Moves in the history that have no event

did-done = { $seat } sells no more.
did-leave = { $seat } catches nothing.

## Points

score-right = Right whales
score-bowhead = Bowhead whales
score-sperm = Sperm whales
score-buildings = Buildings
score-counting_house = Counting House
score-mansion = Mansion
score-municipal_office = Municipal Office
score-seamens_bethel = Seamen’s Bethel
score-money = Money

## Why something is refused

reason-money_short = You need { MONEY($amount) } more.
reason-good_short = You are { $good_counted } short.
reason-goods_short = You are { $amount ->
    [one] { $amount } good
   *[other] { $amount } goods
  } short.
reason-not_worth = These goods are worth { MONEY($amount) }; you start with { MONEY(5) }.
reason-not_built = Nobody has built { $building_the } yet.
reason-not_in_game = With so few players { $building_the } is not in the game.
reason-already_built = { $building_start } has been built already.
reason-no_action = { $building_start } scores points but has no action.
reason-occupied = { $building_start } has already been used this round.
reason-boards_only = From the Inn, workers go only to spaces of the two boards.
reason-own_post_office = The Post Office is already yours.
reason-nothing_to_sell = You have nothing to sell.
reason-only_wood = The Lumber Mill buys only wood.
reason-nothing_to_build = You cannot pay for any building.
reason-all_built = Every building has been built.
reason-not_in_cost = The cost of { $building_the } does not include what you want to save ({ $discount }).
reason-saves = Here you save { $amount ->
    [0] nothing
    [one] exactly { $amount } good
   *[other] exactly { $amount } goods
  }.
reason-no_ship_home = You have no ship at home.
reason-no_ship_ready = You have no ship on the dock.
reason-no_ship_out = You have no ship at sea.
reason-ship_not_out = Your { $ship } is not at sea.
reason-space_full = Row { $distance } already has three ships.
reason-all_full = Every row already has three ships.
reason-no_cost_space = Ships can be launched only to rows with a food cost.
reason-farthest_out = Your { $ship } is as far out as it can go.
reason-no_whales = None of your ships carries a whale.
reason-ship_empty = Your { $ship } carries no whales.
reason-no_right_whales = None of your ships carries a right whale.
reason-no_right_returning = None of your ships that return this round carries a right whale.
reason-fewer_aboard = From your { $ship } you can hand in at most { $amount }.
reason-no_empty_sea = No empty sea token is face up.
reason-fewer_out = You can remove at most { $amount }.
reason-purchase_made = You have already made the purchase for this worker.
reason-not_purchased = Only wood or food can be bought this way, not { $good }.
reason-purchase_strands = After buying { $good } you could not do what you placed the worker for.
reason-not_aboard = There is no { $token } on this ship.
reason-not_on_sale = There is no { $token } for sale.
reason-not_out = There is no { $token } face up.
reason-never_caught = Empty sea cannot be taken.
reason-at_least_one = It must be at least 1.
reason-no_such_seat = Nobody plays at that seat.
reason-none_in_bag = There is no { $token } left in the bag.
reason-late_voyage = Only { $amount ->
    [one] { $amount } whaling phase is
   *[other] { $amount } whaling phases are
  } left in the game; after that the ship comes home without hunting again.
reason-could_keep = You could keep the { $token } for { MONEY($amount) }.

## The spaces, and the causes that are spaces

space-farm = Farm
    .the = the Farm
    .start = The Farm
space-forest = Forest
    .the = the Forest
    .start = The Forest
space-warehouse = Warehouse
    .the = the Warehouse
    .start = The Warehouse
space-general_store = General Store
    .the = the General Store
    .start = The General Store
space-town_hall = Town Hall
    .the = the Town Hall
    .start = The Town Hall
space-dockyard = Dockyard
    .the = the Dockyard
    .start = The Dockyard
space-city_pier = City Pier
    .the = the City Pier
    .start = The City Pier
space-bank = Bank
    .the = the Bank
    .start = The Bank
space-dry_dock = Dry Dock
    .the = the Dry Dock
    .start = The Dry Dock
space-lighthouse = Lighthouse
    .the = the Lighthouse
    .start = The Lighthouse
space-lumber_mill = Lumber Mill
    .the = the Lumber Mill
    .start = The Lumber Mill
space-schoolhouse = Schoolhouse
    .the = the Schoolhouse
    .start = The Schoolhouse
space-tavern = Tavern
    .the = the Tavern
    .start = The Tavern
space-tryworks = Tryworks
    .the = the Tryworks
    .start = The Tryworks
space-wharf = Wharf
    .the = the Wharf
    .start = The Wharf
space-bakery = Bakery
    .the = the Bakery
    .start = The Bakery
space-brickyard = Brickyard
    .the = the Brickyard
    .start = The Brickyard
space-chandlery = Chandlery
    .the = the Chandlery
    .start = The Chandlery
space-cooperage = Cooperage
    .the = the Cooperage
    .start = The Cooperage
space-courthouse = Courthouse
    .the = the Courthouse
    .start = The Courthouse
space-inn = Inn
    .the = the Inn
    .start = The Inn
space-market = Market
    .the = the Market
    .start = The Market
space-post_office = Post Office
    .the = the Post Office
    .start = The Post Office
space-counting_house = Counting House
    .the = the Counting House
    .start = The Counting House
space-mansion = Mansion
    .the = the Mansion
    .start = The Mansion
space-municipal_office = Municipal Office
    .the = the Municipal Office
    .start = The Municipal Office
space-seamens_bethel = Seamen’s Bethel
    .the = the Seamen’s Bethel
    .start = The Seamen’s Bethel
cause-farm = { space-farm }
    .the = { space-farm.the }
cause-forest = { space-forest }
    .the = { space-forest.the }
cause-warehouse = { space-warehouse }
    .the = { space-warehouse.the }
cause-general_store = { space-general_store }
    .the = { space-general_store.the }
cause-town_hall = { space-town_hall }
    .the = { space-town_hall.the }
cause-dockyard = { space-dockyard }
    .the = { space-dockyard.the }
cause-city_pier = { space-city_pier }
    .the = { space-city_pier.the }
cause-bank = { space-bank }
    .the = { space-bank.the }
cause-dry_dock = { space-dry_dock }
    .the = { space-dry_dock.the }
cause-lighthouse = { space-lighthouse }
    .the = { space-lighthouse.the }
cause-lumber_mill = { space-lumber_mill }
    .the = { space-lumber_mill.the }
cause-schoolhouse = { space-schoolhouse }
    .the = { space-schoolhouse.the }
cause-tavern = { space-tavern }
    .the = { space-tavern.the }
cause-tryworks = { space-tryworks }
    .the = { space-tryworks.the }
cause-wharf = { space-wharf }
    .the = { space-wharf.the }
cause-bakery = { space-bakery }
    .the = { space-bakery.the }
cause-brickyard = { space-brickyard }
    .the = { space-brickyard.the }
cause-chandlery = { space-chandlery }
    .the = { space-chandlery.the }
cause-cooperage = { space-cooperage }
    .the = { space-cooperage.the }
cause-courthouse = { space-courthouse }
    .the = { space-courthouse.the }
cause-inn = { space-inn }
    .the = { space-inn.the }
cause-market = { space-market }
    .the = { space-market.the }
cause-post_office = { space-post_office }
    .the = { space-post_office.the }
cause-counting_house = { space-counting_house }
    .the = { space-counting_house.the }
cause-mansion = { space-mansion }
    .the = { space-mansion.the }
cause-municipal_office = { space-municipal_office }
    .the = { space-municipal_office.the }
cause-seamens_bethel = { space-seamens_bethel }
    .the = { space-seamens_bethel.the }

## What the table shows

table-map = New Bedford: the town and the sea
table-town = The town
table-sea = The sea
table-rank = { $rank ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
table-bonus-open = The bonus is still available.
table-bonus-taken = The bonus is gone; workers here:
table-owner = Owner: { $player }.
table-fee = All other players pay the owner { MONEY($amount) } to use it.
table-used = Used this round by { $player }.
table-not-built = Not built yet.
table-row-cost = Launch to this row: { $food } food
table-row-free = Ships cannot be launched to this row
table-row-return = Ships that come here return
table-return = Return
table-round = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
table-first = Ship’s wheel (begins the round): { $player }
table-bag = { $count ->
    [one] { $count } token in the bag
   *[other] { $count } tokens in the bag
}
table-out = { $token }, face up: { $count }
table-dock = The dock, with the ships that are ready to be launched
table-ship = { $player }: { $ship }
table-aboard = { $token } aboard: { $count }
table-whales = Whales and sea
table-column-lay = Lay
table-column-points = Points
table-column-bag = In the bag
table-price = Price of { $good }: { MONEY($price) }
table-purchase = With each worker you may once buy { $amount } wood or { $amount } food for { MONEY($price) }
table-to-build = To be built
table-all-built = Every building has been built.
table-has-money = Money: { MONEY($amount) }
table-has = { $what }: { $amount }
table-workers = Workers left: { $count }
table-workers-word = Workers
table-key = What the signs mean
table-at-home = At home
table-at-dock = At the dock
table-at-sea = { $row ->
    [0] Last row
   *[other] Row { $row }
}
table-at-return = Returning
table-home = { $round ->
    [0] Home after the last round
   *[other] Home in round { $round }
}
table-home-short = { $round ->
    [0] end
   *[other] { $round }
}
table-launched = Launched now: { $hunts ->
    [1] hunts once
   *[other] hunts { $hunts } times
}, { $home ->
    [0] home after the last round
   *[other] home in round { $home }
}
table-food-now = Price now: { $food } food
table-worth = All whales aboard: { MONEY($lay) } to keep them, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; sold, they bring { MONEY($sold) }
table-whale = Lay { MONEY($lay) }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; sold, it brings { MONEY($sold) }
table-seller = Seller: { $player }
table-costs = Cost: { $what }
table-lacks = Still missing: { $what }
table-column-sold = Brings when sold
table-forecast = Whales aboard: { MONEY($lay) } to pay for all of them, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

does-farm = Take { $food } food. First worker: { $bonus_food } more.
does-forest = Take { $wood } wood. First worker: { $bonus_wood } more.
does-warehouse = Take { $brick ->
    [one] { $brick } brick
   *[other] { $brick } bricks
  }. First worker: also { $bonus } wood, food or brick.
does-general_store = Sell goods: wood { MONEY($wood) }, food { MONEY($food) }, brick { MONEY($brick) }. First worker: { MONEY($bonus_money) } more in all.
does-town_hall = Build one building. First worker: { $bonus ->
    [one] { $bonus } good
   *[other] { $bonus } goods
  } less.
does-dockyard = Pay { $wood } wood and put a ship on the dock. First worker: { $bonus_wood } wood less.
does-city_pier = Launch a ship from the dock and pay the food of its row. First worker: { $bonus_food } food less.
does-bank = Take { MONEY($money) }.
does-dry_dock = Prepare a ship for { $wood } wood and launch it at once for the full food cost.
does-lighthouse = One of your ships goes { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } farther out, to the 1st place there.
does-lumber_mill = Sell wood for { MONEY($price) } each.
does-schoolhouse = Take { $wood } wood and { $food } food.
does-tavern = Remove 1 face-up empty sea token for { MONEY($one) }, or 2 for { MONEY($two) }.
does-tryworks = { $edition ->
    [print_and_play] This round you keep up to { $free } right whales from your returning ships without paying.
   *[second_printing] One of your ships hands in up to { $free } right whales at once, without paying.
}
does-wharf = Launch a ship from the dock for half the food cost, rounded up.
does-bakery = Take { $food } food.
does-brickyard = Take { $brick ->
    [one] { $brick } brick
   *[other] { $brick } bricks
  }.
does-chandlery = Take { MONEY($money) }, { $wood } wood, { $food } food and { $brick ->
    [one] { $brick } brick
   *[other] { $brick } bricks
  }.
does-cooperage = Take { MONEY($money) } for each whale on one of your ships.
does-courthouse = Build one building for { $saves ->
    [one] { $saves } good
   *[other] { $saves } goods
  } less.
does-inn = When everybody has placed their workers, place both of yours again, on spaces of the two boards.
does-market = Sell goods; the first of each kind pays { $times } times its price.
does-post_office = Take over this building. Its owner gets { MONEY($income) } at the end of every round.
does-counting_house = { $each ->
    [one] 1 point for each of your right whales.
   *[other] 1 point for every { $each } of your right whales.
}
does-mansion = { $points ->
    [one] { $points } extra point.
   *[other] { $points } extra points.
}
does-municipal_office = { $each ->
    [one] 1 point for each of your buildings.
   *[other] 1 point for every { $each } of your buildings.
}
does-seamens_bethel = { $points ->
    [one] { $points } extra point.
   *[other] { $points } extra points.
}

## Phases, as the strip above the table names them; names of what is chosen by number

phase-dealing = Set-up
phase-starting = Set-up
phase-placing = Action phase
phase-taking = Action phase
phase-selling = Action phase
phase-selling_on = Action phase
phase-building = Action phase
phase-wanting = Action phase
phase-launching = Action phase
phase-lighting = Action phase
phase-barrelling = Action phase
phase-drinking = Action phase
phase-trying = Action phase
phase-landing = Movement phase
phase-bidding = Movement phase
phase-drawing = Whaling phase
phase-choosing = Whaling phase
facet-wood = Wood
facet-food = Food
facet-brick = Brick
facet-distance = Row
facet-amount = How many

## The position by its fields, as the terminal shows it
field-numbers = now
field-holder = holds
field-money = money
field-goods = goods
field-workers = workers
field-owner = owners
field-bag = in the bag
field-sea = face up
field-on_sale = for sale
field-whales = whales
field-hold = aboard
field-berth = ships
field-rank = place in the row
number-round = round
number-free_whales = right whales still free
holder-wheel = the ship’s wheel
berth-0 = row 0
berth-1 = row 1
berth-2 = row 2
berth-3 = row 3
berth-4 = row 4
berth-5 = row 5
berth-6 = row 6
berth-home = at home
berth-dock = at the dock
berth-return = returning
cargo-small_right = small ship: right whale
cargo-small_bowhead = small ship: bowhead whale
cargo-small_sperm = small ship: sperm whale
cargo-large_right = large ship: right whale
cargo-large_bowhead = large ship: bowhead whale
cargo-large_sperm = large ship: sperm whale

## Paths of transcripts

path-numbers-round = the round, from 1
path-numbers-free_whales = right whales that the player at the Tryworks may still keep without paying (print-and-play)
path-holder = who holds the ship’s wheel and starts the round
path-money = money in dollars
path-goods = goods of a player
path-workers = workers of a player on a space
path-owner = who owns a building
path-bag = tokens in the bag
path-sea = tokens that are face up
path-on_sale = whales on sale now
path-whales = whales that are paid for and score points
path-hold = whales aboard a ship
path-berth = where a ship is: a row (0 is the one without a food cost), home, dock or return
path-rank = place of a ship in its row: 0 is the 1st

# -- what is wrong in a corrected component file
components-empty_bag = the bag has no tokens
components-set = { $building }: set must be "2-4" or "3-4"
components-free_building = { $building } costs nothing
components-cheaper_farther = a row farther out costs less food than the one before it

## Values of moves and paths

values-good = a kind of goods
values-space = a space for workers, on the boards or on a building
values-building = a building tile
values-token = a token of the bag
values-whale = a kind of whale
values-cargo = a ship and a kind of whale aboard it
values-ship = one of the two ships of a player
values-berth = where a ship is: a row of the sea, counted from the town, or in harbour
values-wood = wood taken at the start
values-food = food taken at the start
values-brick = bricks taken at the start
values-amount = a number of goods, tokens or dollars
values-discount = the goods saved on a building’s cost
values-distance = a row of the sea; 0 has no food cost

# -- charts and statistics
statistics-space = Owners of buildings
statistics-token_number = Whales kept by all players together

# What speaks for a move, in a hint.
ui-style-builder = Builder
ui-style-builder-about = Puts up buildings early, so that others pay to work in them.
ui-style-whaler = Whaler
ui-style-whaler-about = Gets ships ready soon and sends them out for whales.
ui-style-trader = Trader
ui-style-trader-about = Gathers money and goods before all else.
merit-points = { $amount ->
    [one] One more point if the game ended now
   *[other] { $amount } more points if the game ended now
  }
merit-aboard = { $amount ->
    [one] One more point aboard that you can pay for
   *[other] { $amount } more points aboard that you can pay for
  }
merit-hunts = { $amount ->
    [one] One more chance to catch a whale
   *[other] { $amount } more chances to catch a whale
  }
merit-ready = { $amount ->
    [one] A ship ready to launch
   *[other] { $amount } ships ready to launch
  }
merit-buildings = { $amount ->
    [one] A building of your own
   *[other] { $amount } buildings of your own
  }
merit-money = { MONEY($amount) } now
merit-goods = { $amount ->
    [one] One more good
   *[other] { $amount } more goods
  }

## Orders for later

order-lay = Keep or sell whales
order-lay-said = keep whales{ $money_left ->
    [0] {""}
   *[other] { " " }as long as { MONEY($money_left) } is left after the lay,
  } in this order: { $whales }; sell the others
order-catch = Catch whales
order-catch-said = catch the first whale that is face up, in this order: { $whales }; otherwise { $otherwise }
order-catch-at = Catch a { $whales } if one is face up
order-whale_purchase = Buy whales for sale
order-whale_purchase-said = buy whales for sale for { MONEY($highest) } or less{ $money_left ->
    [0] {""}
   *[other] { " " }as long as { MONEY($money_left) } is left
  }, in this order: { $whales }; otherwise pass
order-whale_purchase-at = Buy a { $whales } at { MONEY($highest) } or less
order-building = Build
order-building-said = build the first building that you can pay for, in this order: { $buildings }; save goods in this order: { $saving }
order-building-at = Build { $buildings_the } as soon as you can pay for it
order-pass_round = Buy no whales for the rest of the round
order-pass_until = Buy no whales until somebody does something
order-pass_round-said = buy no whales for sale for the rest of the round
order-pass_until-said = buy no whales for sale
order-field-whales = Whales, in order
order-field-money_left = Money left at least
order-field-otherwise = If none is there
order-field-highest = Highest price
order-field-buildings = Buildings, in order
order-field-saving = Goods saved, in order
order-space = Place a worker
order-space-said = place a worker on the first of these spaces that can be used, { $crowd }: { $spaces }
order-space-at = Place a worker at { $spaces_the }, { $crowd }
order-field-spaces = Spaces, in order
order-field-crowd = Other workers
crowd-empty = only if nobody is there
crowd-taken = even if somebody is there
otherwise-leave = catch nothing
otherwise-ask = ask me
order-stopped-buildings_built = All these buildings are built.
