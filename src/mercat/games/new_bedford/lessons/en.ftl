# The lessons of New Bedford in English. Of every step: what it is about, what to do, and what is said about a move that does not fit.

lesson-first-start = Whales win this game, and whales need a ship: wood to fit it out, food for the voyage. Goods and money share the same { MONEY(5) }, so take what your first ship needs and keep a little change.
lesson-first-start-aim = Take at least 1 wood and 1 food, and keep at least { MONEY(1) }.
lesson-first-start-wrong = That leaves you without change for later. Take at least 1 wood and 1 food, and keep { MONEY(1) } or more.
lesson-first-start-no_wood = Without wood no ship leaves the harbour: the Dockyard asks for 1 even from whoever comes first.
lesson-first-start-no_food = A voyage is paid for in food. Take at least 1.

lesson-first-dockyard = Each round you place two workers, taking turns with your opponent, and each acts at once. Whoever comes to an empty space gets its bonus: you have the ship’s wheel and begin, so the Dockyard costs you 1 wood instead of 2.
lesson-first-dockyard-aim = Place a worker at the Dockyard to fit out a ship.
lesson-first-dockyard-wrong = A good space, but it can wait: the cheap place at the Dockyard is gone as soon as somebody else stands there.

lesson-first-pier = Your ship is on the dock. The City Pier sends it out, and it is still empty: whoever comes first pays 1 food less.
lesson-first-pier-aim = Place your second worker at the City Pier.
lesson-first-pier-wrong = A ship on the dock catches nothing. Send it out this round: the City Pier is still empty.

lesson-first-row = The row’s number is its price in food, for you 1 less. Every round the ship comes one row nearer and may take one whale: from row 2 it hunts twice and is home in round 3. Farther out means more whales and the first choice, but a later return.
lesson-first-row-aim = Launch the ship to row 2.
lesson-first-row-wrong = Choose row 2: two whales, and home in round 3.
lesson-first-row-near = Row 1 gives you a single whale for the same worker. Go one row farther.
lesson-first-row-far = Farther out is often good, but food would be gone and the return late. For the first voyage choose row 2.

lesson-first-first_whale = One token more than there are ships at sea is drawn from the bag. A right whale scores 1 point and costs { MONEY(2) } when the ship is home, a bowhead scores 2 and costs { MONEY(4) }: that price is the lay.
lesson-first-first_whale-aim = Catch a whale.
lesson-first-first_whale-wrong = There is room on the ship for any number of whales, and you decide about the lay only at home. Catch one.

lesson-first-warehouse = Your ship hunts by itself; the town is free for building. Buildings score and work for you, and most cost bricks. The Warehouse gives 1, and 1 good of your choice to whoever comes first.
lesson-first-warehouse-aim = Place a worker at the Warehouse.
lesson-first-warehouse-wrong = Useful, but you want bricks for { space-bank.the } now, and the Warehouse’s bonus is open.

lesson-first-bonus = The bonus is yours: wood, food or a brick. { space-bank.start } costs 4 bricks and pays its owner { MONEY(5) } each time, just what your whales will need.
lesson-first-bonus-aim = Take a brick.
lesson-first-bonus-wrong = Wood and food come easily from Forest and Farm, 2 or 3 at a time; bricks come slowly. Take the brick.

lesson-first-second_brick = Your opponent’s ship is out too, farther than yours. You need 3 bricks for { space-bank.the }: at the Town Hall, whoever comes first pays 1 good less. The same space may be used again, now without the bonus.
lesson-first-second_brick-aim = Go to the Warehouse again.
lesson-first-second_brick-wrong = One brick is still missing for { space-bank.the } next round. The Warehouse has it.

lesson-first-second_whale = Two ships, three tokens. The farthest ship chose first and took the sperm whale, worth 4 points: that is what a long voyage buys. You take from the rest; empty sea cannot be caught.
lesson-first-second_whale-aim = Catch the whale that is left.
lesson-first-second_whale-wrong = There is no reason to leave it: with { space-bank.the } you can pay for both whales.

lesson-first-town_hall = Your ship comes home at the end of this round, and you begin. A building is built at the Town Hall; whoever comes first saves 1 good.
lesson-first-town_hall-aim = Place a worker at the Town Hall.
lesson-first-town_hall-wrong = You begin this round, so you can have the cheaper building. Go to the Town Hall before your opponent does.

lesson-first-build = Every building is 1 point at the end. You may use yours once a round for nothing; if others use it, they pay you { MONEY(1) } first.
lesson-first-build-aim = Build { space-bank.the }, saving a brick.
lesson-first-build-wrong = That would work, but the whales need money, and money comes from { space-bank.the }.

lesson-first-bank = A new building may be used at once. At the end of the round you must pay the lay of both whales, or sell them for half of it.
lesson-first-bank-aim = Place your second worker at { space-bank.the } and take { MONEY(5) }.
lesson-first-bank-wrong = Count first: without the { MONEY(5) } you cannot pay for your whales and would have to sell.

lesson-first-keep = Your ship is home. Pay the lay and the whale is yours, for its points; sell it and you get half the lay at once, but then the others may buy it and score it.
lesson-first-keep-aim = Keep a whale.
lesson-first-keep-wrong = You have the money, and selling would offer the points to your opponent. Keep the whale.

lesson-first-keep_on = The other whale, the same question. Money itself scores little at the end: 1 point for every full { MONEY(5) }.
lesson-first-keep_on-aim = Keep this whale too.
lesson-first-keep_on-wrong = You can pay for it. Points are worth more than the change.

lesson-first-plan = Your ship waits at home and must be fitted out anew, and you have a second one. With wood and food in store you catch the cheap moment at the Dockyard and the City Pier.
lesson-first-plan-aim = Prepare the next voyage: go to the Forest, the Farm or the Dockyard.
lesson-first-plan-wrong = First the next voyage: wood from the Forest, food from the Farm, or straight to the harbour.

lesson-first-end = You know how it goes: fit out, hunt, pay, build. From here the match is real, up to round 12. Both ships at sea, { space-bank.the } for the lays, and big buildings such as the Mansion late in the game: that is how games are won.

# For beginners: what to look for when a question comes for the first times.

advice-starting = A first ship wants 1 or 2 wood and 2 or 3 food; a dollar or two in hand keeps you free.
advice-starting-other = Goods you take now save a worker later: wood for ships and buildings, food for voyages, bricks for buildings.
advice-placing = Early on, get a ship ready and out, and be first where a bonus waits; between voyages, build.
advice-placing-late = With few rounds left: bring the ships home, pay for their whales, and build for points.
advice-selling = Sell what the next ship or building will not need; money is there to pay for whales.
advice-building = Early on, a building that you use again and again pays best.
advice-building-late = With few rounds left, choose a building with extra points.
advice-launching = Farther ships choose first, but cost food and come home late: a near row is usually enough.
advice-launching-late = With few rounds left, a near row is enough: a far one costs food and may bring no more hunts.
advice-launching-other = Farther ships choose first and hunt more often, but cost food and come home late.
advice-choosing = Take the best whale whose lay you will be able to pay when the ship is home.
advice-landing = Keep what you can pay for: a point for { MONEY(2) }, while money gives only one for every { MONEY(5) }.
advice-bidding = At its full lay a whale still gives a point for { MONEY(2) }: buy if you have no better use for the money.

# Rules that are often missed

missed-1 = With each worker you may once buy 2 wood or 2 food for { MONEY(3) }, at any time before its action is done: a space that is too dear now may be within reach.
missed-2 = The { MONEY(1) } for another player’s building is paid before it is used; what it brings cannot pay it.
missed-3 = A whale that you sell brings half its lay at once, and then the others may buy it, and score it.
missed-4 = After round 12 the ships still come home and their whales can be paid for, but there is no more whaling.
