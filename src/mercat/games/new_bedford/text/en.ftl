game = New Bedford

## What the table shows

table-map = New Bedford: the town and the sea
table-town = The town
table-sea = The sea
table-rank = { $rank ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
table-bonus-open = The bonus is still to be had.
table-bonus-taken = Workers here, the bonus is gone:
table-owner = Owner: { $player }.
table-fee = Everybody else pays the owner ${ $amount } to use it.
table-used = Used this round by { $player }.
table-not-built = Not built yet.
table-row-cost = Launch to this row: { $food } food
table-row-free = No ship is launched to this row
table-row-return = Ships that come here return
table-return = Return
table-round = Round { $round } of { $rounds }
table-first = { $player } has the ship's wheel and begins the round
table-bag = { $count ->
    [one] { $count } token in the bag
   *[other] { $count } tokens in the bag
}
table-out = { $token }, lying out: { $count }
table-dock = The dock, with the ships that are ready to be launched
table-ship = { $player }: { $ship }
table-aboard = { $token } aboard: { $count }
table-whales = Whales and sea
table-column-lay = Lay
table-column-points = Points
table-column-bag = In the bag
table-column-out = Lying out
table-price = Price of { $good }: ${ $price }
table-purchase = With each worker you may once buy { $amount } wood or { $amount } food for ${ $price }
table-on-sale = For sale
table-to-build = To be built
table-all-built = Everything is built.
table-has-money = Money: ${ $amount }
table-has = { $what }: { $amount }
table-workers = Workers left: { $count }
table-at-home = At home
table-at-dock = At the dock
table-at-sea = { $row ->
    [0] Last row
   *[other] Row { $row }
}
table-at-return = Returning
table-forecast = Whales aboard: ${ $lay } to pay for all of them, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-points = Points if the game ended now
table-buildings = Buildings

does-farm = Take { $food } food. First in: { $bonus_food } more.
does-forest = Take { $wood } wood. First in: { $bonus_wood } more.
does-warehouse = Take { $brick } brick. First in: also { $bonus } wood, food or brick.
does-general_store = Sell goods: wood ${ $wood }, food ${ $food }, brick ${ $brick }. First in: ${ $bonus_money } more in all.
does-town_hall = Build one building. First in: { $bonus } good less.
does-dockyard = Pay { $wood } wood and put a ship on the dock. First in: { $bonus_wood } less.
does-city_pier = Launch a ship from the dock and pay the food of its row. First in: { $bonus_food } less.
does-bank = Take ${ $money }.
does-dry_dock = Prepare a ship for { $wood } wood and launch it at once for the full food.
does-lighthouse = One of your ships goes { $rows } row farther out, to the 1st place there.
does-lumber_mill = Sell wood for ${ $price } each.
does-schoolhouse = Take { $wood } wood and { $food } food.
does-tavern = Remove 1 empty sea that lies out for ${ $one }, or 2 for ${ $two }.
does-tryworks = { $edition ->
    [print_and_play] This round you keep up to { $free } right whales of your returning ships without paying.
   *[second_printing] One of your ships hands in up to { $free } right whales at once, without paying.
}
does-wharf = Launch a ship from the dock for half the food, rounded up.
does-bakery = Take { $food } food.
does-brickyard = Take { $brick } brick.
does-chandlery = Take ${ $money }, { $wood } wood, { $food } food and { $brick } brick.
does-cooperage = Take ${ $money } for each whale on one of your ships.
does-courthouse = Build one building for { $saves } goods less.
does-inn = After all have placed, put both your workers on spaces of the two boards once more.
does-market = Sell goods; the first of each kind pays { $times } times its price.
does-post_office = Take over this building. Its owner gets ${ $income } at the end of every round.
does-counting_house = { $each ->
    [one] 1 point for each of your right whales.
   *[other] 1 point for every { $each } of your right whales.
}
does-mansion = { $points } extra points.
does-municipal_office = { $each ->
    [one] 1 point for each of your buildings.
   *[other] 1 point for every { $each } of your buildings.
}
does-seamens_bethel = { $points } extra points.
