# The lessons of Clans of Caledonia in English. Of every step: what it is about, what to do, and what is said about a move that does not fit.

lesson-first-start = You farm the Highlands for five rounds and export what you make: fulfilled contracts bring most of the points. One of the contracts on offer asks for 4 wool, and one of these tiles brings 3.
lesson-first-start-aim = Choose the starting tile with wool.
lesson-first-start-wrong = Also { MONEY(55) }, but no wool: with 3 wool you fulfil a contract in the first round.

lesson-first-miner = Two workers start you off; they earn money after every round, a woodcutter { MONEY(4) } and a miner { MONEY(6) }. You pay for the worker and for the land. Look around too: you will grow from here, so you want cheap grass next door.
lesson-first-miner-aim = Place a miner on C4: land for { MONEY(1) }, with grass on nearly every side.
lesson-first-miner-wrong = Mountains too, but C4 costs only { MONEY(1) } and has the best grass around it.
lesson-first-miner-woodcutter = First the miner: { MONEY(10) } instead of { MONEY(6) }, but { MONEY(6) } a round instead of { MONEY(4) }. That is paid back by round 2.
lesson-first-miner-dear = That land costs { MONEY(5) } or { MONEY(6) }. Early on money is short; take C4 for { MONEY(1) }.

lesson-first-woodcutter = Your second worker may stand anywhere. Start a second place: separate places are settlements, and whoever has linked the most of them by shipping at the end gets 12 points.
lesson-first-woodcutter-aim = Place a woodcutter on one of the marked forests; each costs { MONEY(1) }.
lesson-first-woodcutter-wrong = Take one of the marked forests: land for { MONEY(1) }, and away from C4.
lesson-first-woodcutter-dear = A second miner would earn more, but you need the money for animals and a dairy now.

lesson-first-contract = Now the turns begin, one action each. You have room for one contract at a time; in round 1 it even pays you { MONEY(5) }, later it costs money. This one asks for 4 wool and gives cotton, hops and free land.
lesson-first-contract-aim = Take the contract for 4 wool.
lesson-first-contract-wrong = That can wait: in round 1 contracts pay { MONEY(5) } and the good ones go first. Take the one for 4 wool.
lesson-first-contract-other = For that one you lack nearly everything. For the wool contract you have 3 of 4 already.

lesson-first-sheep = You expand to land next to your own units, paying unit and land. A sheep gives one wool after every round: income that lasts the whole game, so animals and factories come early.
lesson-first-sheep-aim = Put a sheep on one of the marked spaces beside C4.
lesson-first-sheep-wrong = Build up first: what stands on the map before the round ends produces this very round.
lesson-first-sheep-later = C5 will be worth more in a moment: your contract brings free land, and your opponent is close by.
lesson-first-sheep-other = That could work too, but begin with a sheep on cheap grass beside C4.

lesson-first-buy = You are one wool short. Each merchant trades one unit and then stays on the market until the round is over; buying moves the price up, selling moves it down.
lesson-first-buy-aim = Buy 1 wool.
lesson-first-buy-wrong = Only one wool is missing for the contract. Send a merchant to buy it.
lesson-first-buy-more = One is enough: keep the other merchant for a bargain that is coming.
lesson-first-buy-other = That good you can use later; the contract asks for wool.

lesson-first-fulfil = Four wool: that is the contract. It scores with its cotton and hops, counts for the most contracts (8 points), and empties your box for the next.
lesson-first-fulfil-aim = Fulfil the contract.
lesson-first-fulfil-wrong = You have the 4 wool. Fulfil the contract now and use its free land.

lesson-first-dairy = Free land: expand once without paying for the land. Use it where land is dear or the place is good: C5 lies next to your opponent’s cow. And a dairy turns milk into cheese, which is worth twice as much.
lesson-first-dairy-aim = Build a cheese dairy on C5.
lesson-first-dairy-wrong = Use the free land for a cheese dairy on C5.
lesson-first-dairy-here = The right place. But build a cheese dairy: your next contract will want cheese.
lesson-first-dairy-there = The right building; but on C5, next to your opponent’s cow, it brings you a bargain as well.
lesson-first-dairy-decline = Free land is the best part of this contract. Use it for a cheese dairy on C5.

lesson-first-milk = The neighbourhood bonus: next to another player’s cow you may at once buy milk for { MONEY(2) } less, with your merchants as usual. Watching where others build pays.
lesson-first-milk-aim = Buy 1 milk.
lesson-first-milk-wrong = Milk at this price is a bargain, and your dairy needs it.

lesson-first-cow = From now on the dairy wants milk every round, and your own cow brings it.
lesson-first-cow-aim = Deploy a cow on grass within reach.
lesson-first-cow-wrong = The dairy stands empty without milk. Deploy a cow before the round ends.
lesson-first-cow-other = Good land, but the dairy wants milk: deploy a cow.

lesson-first-pass = Your money is spent. Whoever passes first gets { MONEY(16) }, the next { MONEY(14) }, and begins the next round: with little left to do, be quick.
lesson-first-pass-aim = Pass.
lesson-first-pass-wrong = Small purchases now cost you the { MONEY(16) } for passing first. Pass.

lesson-first-cheese = Production: your workers have earned { MONEY(10) }, the sheep has given wool, the cow milk. Now each dairy may turn one milk into cheese: at the end 2 points instead of 1, and contracts like it.
lesson-first-cheese-aim = Make 1 cheese.
lesson-first-cheese-wrong = Nothing is gained by leaving the milk as it is. Make cheese.

lesson-first-contract_two = A new round: contracts are free now, next round { MONEY(5) }. Look for what you make: 2 cheese bring sugar cane, 5 hops (1 point each) and { MONEY(8) }.
lesson-first-contract_two-aim = Take the contract for 2 cheese.
lesson-first-contract_two-wrong = You are first, and the contract for 2 cheese is the best for you. Take it before somebody else does.
lesson-first-contract_two-other = You make cheese: the one for 2 cheese you can fulfil this very round.

lesson-first-cheese_two = You have one cheese. You could wait a round for the second, or buy it: { MONEY(10) }, of which the contract gives { MONEY(8) } back at once.
lesson-first-cheese_two-aim = Buy 1 cheese.
lesson-first-cheese_two-wrong = With one cheese more the contract is done this round and your box is free.
lesson-first-cheese_two-more = One is enough; the second one would be dearer than it is worth.

lesson-first-fulfil_two = Two cheese. Two contracts in two rounds is good going.
lesson-first-fulfil_two-aim = Fulfil the contract.
lesson-first-fulfil_two-wrong = Fulfil it now: the { MONEY(8) } come in handy, and the box is free again.

lesson-first-shipping = Without shipping you stay where you are. The first step crosses rivers, the next cross lochs: more land to choose from, and your settlements are linked for the final scoring.
lesson-first-shipping-aim = Upgrade shipping for { MONEY(4) }.
lesson-first-shipping-wrong = First a step of shipping: it opens land across the river.

lesson-first-invest = With the rest of the money, build what earns every round. Next to your opponent you may also buy at a discount; a second dairy wants a second cow.
lesson-first-invest-aim = Expand once more, wherever you like.
lesson-first-invest-wrong = Money in the purse produces nothing; expand once more.

lesson-first-end = You know how it goes: workers for money, animals and factories for goods, contracts for points. From here the match is real, up to round 5. Keep a contract in your box, buy and sell with every merchant, and think of the settlements in time.

# For beginners: what to look for when a question comes for the first times.

advice-choosing_clan = Easiest choice for a first game: { $offered }. Look also at the goods beside the clan.
advice-choosing_clan-other = Choose a clan whose strength you will use in every round, and look also at the goods beside it.
advice-choosing_start = Look at the open contracts, and take the goods that bring you closest to one of them.
advice-settling = Cheap land with cheap grass beside it; a miner earns { MONEY(6) } a round, a woodcutter { MONEY(4) }.
advice-turn = Take a contract early, then animals and factories: what stands when the round ends already produces.
advice-turn-other = Workers, shipping and merchants pay off in every later round: the earlier, the better.
advice-turn-late = With few rounds left, fulfil your contracts and pay only for what still brings goods or points.
advice-neighbourhood = Buy what your contract or your factories need, with merchants you can spare.
advice-bonuses = Use free land where land is dear, and an upgrade for what you would soon pay for anyway.
advice-processing = Processed goods count double at the end; keep basic goods only where a contract wants them.

# Rules that are often missed

missed-1 = In a round you either buy or sell a good: merchants cannot stand on both its sides.
missed-2 = The neighbourhood bonus comes only right after expanding, needs free merchants, and does not reach across a river.
missed-3 = Meat comes only from your animals on the map: they return to your board, and their spaces are empty again.
missed-4 = A contract pays { MONEY(5) } in round 1 and is free in round 2; then it costs { MONEY(5) }, { MONEY(10) } and { MONEY(15) }.
missed-5 = The price of a good moves after the trade, so all units of one trade cost the same.
