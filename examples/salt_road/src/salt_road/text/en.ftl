# The Salt Road in English. The same ids stand in every language.
game = The Salt Road
game-about = Dig salt, hire diggers, and reach the city before the price falls.
help = Each round the city calls a price for salt. Each player digs, hires a digger, sells or passes, in turn, twice a round. Each sale presses the price by one. After six rounds each coin scores one point; in a tie, whoever has more diggers wins.

cause-hiring = hiring
cause-sale = sale
option-mine = The mine
    .help = How much salt there is for each player.
option-mine-short = 9 salt
option-mine-long = 14 salt

verb-call = Call
    .other = the city calls a price
verb-dig = Dig
    .other = digs salt
verb-hire = Hire
    .other = hires
verb-sell = Sell
    .other = sells
verb-pass = Pass
    .other = passes
move-call = The city calls { $price }
move-dig = Dig salt
move-hire = Hire a digger
move-sell = Sell { $amount } salt
move-pass = Pass
step-acting = You may dig, hire or sell.
step-calling = The city calls its price.
help-acting = Each digger brings one salt. The price falls after every sale, so sell much at once, or before the others do.
help-calling = Prices from 3 to 6 are equally likely.

event-round_began = Round { $round } begins.
event-called = The city pays { $price } for salt.
event-dug = { $seat } digs { $amount } salt.
event-hired = { $seat } hires a digger.
event-paid = { $seat } pays { $amount }.
event-sold = { $seat } sells { $amount } salt.
event-earned = { $seat } receives { $amount }.
event-fell = The price falls to { $price }.
score-money = Money
reason-mine_empty = The mine is empty.
reason-money_short = You need { $amount } more { $amount ->
    [one] coin
   *[other] coins
  }.
reason-diggers_full = Nobody has more than { $amount } diggers.
reason-salt_short = You need { $amount } more salt.
reason-nothing = Sell at least one.
reason-not_called = The city never calls this price.

table-city = The mine and the city
table-mine = salt in the mine
table-price = the price in the city
table-round = Round { $round } of { $rounds }
table-money = Money
table-salt = Salt
table-diggers = Diggers
table-wage = The next digger costs

facet-amount = How much

## Paths of transcripts

path-numbers-round = the round, from 1
path-numbers-price = what the city pays for one salt
path-numbers-mine = the salt in the mine
path-money = coins of a player
path-salt = salt of a player
path-diggers = diggers of a player

## Values of moves and paths

values-amount = a number of salt or coins
values-price = a price

## The position in the terminal

field-numbers = now
number-round = round
number-price = price
number-mine = salt in the mine
field-money = money
field-salt = salt
field-diggers = diggers
