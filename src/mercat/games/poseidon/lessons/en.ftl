# The lessons of Poseidon in English. Of every step: what it is about, what to do, and what is said about a move that does not fit.

lesson-first-card = Poseidon is about money: your cash and the value of your merchants decide. Everybody first buys special cards; each pays an income every exploration round, until its power is used. Two are yours already, and { card-delos } is cheap: its white marker doubles a trading post.
lesson-first-card-aim = Buy { card-delos } for 20 drachmas.
lesson-first-card-wrong = { card-knossos } brings a high culture too, but you have { card-mykene } for that. { card-delos } doubles it.

lesson-first-found = Now merchant round 1. Your opponent has founded { nation-sparta }. A nation is a company: whoever founds it becomes king and steers it, and all who hold its merchants earn with it.
lesson-first-found-aim = Found { nation-athenai }: islands all around, and { card-mykene } next door.
lesson-first-found-wrong = { nation-athenai } lies best for you: next to { card-mykene }, where your card will place a high culture.
lesson-first-found-later = Merchants of others come later; first a nation of your own.
lesson-first-found-pass = You need a nation of your own, or your opponent alone decides what merchants earn.

lesson-first-prestige = The prestige is the price of a merchant, for you as for others, and the treasury is paid that much for each one placed. Low, and the nation is too poor for ships; high, and you can afford few merchants yourself.
lesson-first-prestige-aim = Choose 70 or 80.
lesson-first-prestige-wrong = Choose 70 or 80: enough for ships, and you can still pay for a majority.
lesson-first-prestige-low = Too low: the treasury could hardly pay for ships. Choose 70 or 80.
lesson-first-prestige-high = Too dear: your own money would be gone for a few merchants. Choose 70 or 80.

lesson-first-place = Discs placed now are merchants for sale; the treasury gets the prestige for each at once. Discs kept on the card become trading posts later.
lesson-first-place-aim = Place 7 merchants.
lesson-first-place-wrong = Place 7: money for a fleet, without giving away too much of what the nation will earn.
lesson-first-place-few = Five would leave the treasury short after three ships and a donation. Place 7.
lesson-first-place-many = Every merchant that others hold earns with you, and you will lack those discs for trading posts. Place 7.

lesson-first-take_up = You must buy at least half. Whoever later holds more merchants than the king may take the crown, and each one pays you whenever the fleet sails.
lesson-first-take_up-aim = Buy 5 or more.
lesson-first-take_up-wrong = Four are allowed, but these merchants will earn soon: buy at least 5.

lesson-first-buy = In each turn you may found a nation or buy one merchant. With merchants of other nations you earn when their fleets sail, too, whoever steers them.
lesson-first-buy-aim = Buy a merchant of { nation-sparta }.
lesson-first-buy-wrong = One nation is enough to begin with. Buy a share in the other instead.
lesson-first-buy-pass = Cash lying idle earns nothing. Buy a merchant of { nation-sparta }.

lesson-first-end_turn = You may also sell merchants, at their prestige; but a king who sells his own nation’s lowers its prestige. Not today.
lesson-first-end_turn-aim = End your turn.
lesson-first-end_turn-wrong = You would sell before the merchant has earned anything. End your turn.

lesson-first-pass = A merchant round ends when all have passed one after the other. Keep some cash: good merchants cost more later.
lesson-first-pass-aim = Pass.
lesson-first-pass-wrong = Enough for now: two exploration rounds come first, then you can buy again. Pass.

lesson-first-culture = Exploration round 1. Cards pay now, or you use their power: { card-mykene } gives your nation a high culture, a trading post worth 6, right beside { nation-athenai } and without sending a ship. It goes on paying all game.
lesson-first-culture-aim = Give { nation-athenai } the high culture.
lesson-first-culture-wrong = 15 drachmas a round, or 6 for every merchant whenever the fleet calls: use the power.

lesson-first-kings_money = As king you may take a little from the treasury into your own purse. Treasuries score for nobody at the end, so take it while ships can still be paid.
lesson-first-kings_money-aim = Take 5.
lesson-first-kings_money-wrong = The treasury can spare it, and only your own purse counts at the end. Take 5.

lesson-first-explore = Now { nation-athenai } acts, the highest prestige first. Its discovery ship moves one hex in phase 1 and opens up posts for the fleet.
lesson-first-explore-aim = Sail to Andros (F12).
lesson-first-explore-wrong = Andros (F12) is worth 3, and Paros lies beyond it. Sail there.
lesson-first-explore-mark = The marker will not run away. First the discovery ship.
lesson-first-explore-stop = A round without discovery is lost. Sail to Andros (F12).

lesson-first-build = Wherever the ship comes, you may build a post from a disc. In phase 1 there is room for one nation in each hex: first come, first served.
lesson-first-build-aim = Build a trading post on Andros.
lesson-first-build-wrong = A post costs nothing but a disc and pays 3 to every merchant. Build it.
lesson-first-build-home = A new home is worth nothing itself and can be placed only once. Build a trading post here.

lesson-first-marker = The white marker doubles one post for good. Put it where the value is highest and the fleet always comes by.
lesson-first-marker-aim = Double the high culture on G9: 12 instead of 6.
lesson-first-marker-wrong = Early is best: from now on it counts every round. Put it on G9.
lesson-first-marker-less = On Andros it adds 3, on the high culture 6.

lesson-first-ship = Every nation must own a ship at the end of its turn. The bank sells them in order, 2-ships first: each adds 2 hexes to the range of the fleet.
lesson-first-ship-aim = Buy a 2-ship.
lesson-first-ship-wrong = Without a ship nothing sails. Buy one.

lesson-first-ship_two = All ships sail together as one fleet. From { nation-athenai } it must reach G9 and come back past Andros: that takes more than 2 hexes.
lesson-first-ship_two-aim = Buy a second ship.
lesson-first-ship_two-wrong = With a range of 2 the fleet sees only the high culture. Buy another ship.

lesson-first-ship_three = Three ships are the most. A range of 6 reaches the temple H14 as well; but beware, 2-ships are worthless as soon as somebody buys the first 4-ship.
lesson-first-ship_three-aim = Buy the third ship.
lesson-first-ship_three-wrong = Use them while they sail: with range 6 the fleet earns much more next round. Buy the third.

lesson-first-kings_money_two = { nation-sparta } has a fleet too now. Exploration rounds come in pairs, and this is the second: again a little for the king.
lesson-first-kings_money_two-aim = Take 5.
lesson-first-kings_money_two-wrong = The treasury still has enough for the temple. Take 5.

lesson-first-explore_two = One more island on the way to the temple makes every voyage richer.
lesson-first-explore_two-aim = Sail on to Paros (G13).
lesson-first-explore_two-wrong = Paros (G13) lies on the way to the temple, so the fleet collects it in passing. Sail there.
lesson-first-explore_two-stop = One more post pays every round from now on. Sail to Paros (G13).

lesson-first-build_two = A disc on Paros, and the fleet will pass it on every voyage.
lesson-first-build_two-aim = Build a trading post on Paros.
lesson-first-build_two-wrong = Build the post: 3 more for every merchant.
lesson-first-build_two-home = A fleet from { nation-athenai } reaches all this already. Build a trading post.

lesson-first-send = The fleet sails: every merchant is paid the sum of the route, yours and those of others, and the prestige rises one step. Some temples want a donation from the treasury; the one at H14 wants 40 drachmas and brings 8 per merchant.
lesson-first-send-aim = Send the fleet; the richest route pays 26 per merchant.
lesson-first-send-wrong = Choose one of the routes and send the fleet.
lesson-first-send-home = At home the treasury gets 100, you get nothing, and the prestige stays where it is. Send the fleet.
lesson-first-send-hand = You may steer by hand later; the routes listed here are the best there are.

lesson-first-end = That is the engine of the game: found, discover, sail, buy more merchants. From here the match is real, up to exploration round 11. Watch the ships left in the bank: with the first 4-ship the 2-ships are gone, and a nation without money for a new one costs its king dear.

# For beginners: what to look for when a question comes for the first times.

advice-choosing = Expensive cards pay more every round. Good beside a nation that you plan to found: { $offered }.
advice-choosing-other = Expensive cards pay more every round; cheap ones leave you more money for a nation.
advice-trading = Found a nation while you can pay for a majority in it.
advice-trading-other = Buy merchants of fleets that pay well: each voyage pays you for every merchant.
advice-setting_prestige = The higher the prestige, the more each merchant costs: more money for ships, but fewer merchants for you.
advice-placing = Place enough to pay for ships; every disc you keep can become a trading post.
advice-taking_up = Hold so many that nobody can overtake you: you steer the fleet, so these merchants are safe.
advice-bestowing = Near the home port a post worth 6 for the rest of the game usually beats the card’s income.
advice-taking = Treasuries score for nobody at the end: leave what ships and donations need, and take the rest.
advice-discovering = Build every round, along one route that the fleet can sail in a single voyage.
advice-sailing = A fleet that sails pays you and raises the prestige; at home only the treasury gains.
advice-shipyard = More range, more posts on the way; but see how soon the next kind of ship makes the old ones worthless.

# Rules that are often missed

missed-1 = A king who sells merchants of his own nation lowers its prestige by one step, once in a turn; others who sell do not.
missed-2 = In the round in which you found a nation you neither sell its merchants nor buy more of them.
missed-3 = Merchants in the pool earn nothing for anybody, and treasuries count for nobody at the end.
missed-4 = With the first 4-, 6- or E-ship all 2-, 3- or 4-ships leave at once; a nation left without a ship must buy one, if need be with its king’s money.
missed-5 = Posts may be built on every hex that the discovery ship touches in the turn, the one where it starts included.
