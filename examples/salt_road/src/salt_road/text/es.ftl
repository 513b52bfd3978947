# La ruta de la sal en español. Las claves son las mismas en todos los idiomas.
game = La ruta de la sal
game-about = Extrae sal, contrata mineros y llega a la ciudad antes de que baje el precio.
help = En cada ronda la ciudad fija un precio para la sal. Por turnos, cada cual extrae, contrata a un minero, vende o pasa, dos veces por ronda. Cada venta baja el precio en uno. Tras seis rondas, un punto por moneda; en caso de empate gana quien tenga más mineros.

cause-hiring = contratación
cause-sale = venta
option-mine = La mina
    .help = Cuánta sal hay por jugador.
option-mine-short = 9 de sal
option-mine-long = 14 de sal

verb-call = Fijar
    .other = la ciudad fija un precio
verb-dig = Extraer
    .other = extrae sal
verb-hire = Contratar
    .other = contrata
verb-sell = Vender
    .other = vende
verb-pass = Pasar
    .other = pasa
move-call = La ciudad fija el precio en { $price }
move-dig = Extraer sal
move-hire = Contratar a un minero
move-sell = Vender { $amount } de sal
move-pass = Pasar
step-acting = Puedes extraer, contratar o vender.
step-calling = La ciudad fija su precio.
help-acting = Cada minero trae una de sal. El precio baja tras cada venta: vende mucho de una vez, o antes que los demás.
help-calling = Los precios de 3 a 6 son igual de probables.

event-round_began = Empieza la ronda { $round }.
event-called = La ciudad paga { $price } por la sal.
event-dug = { $seat } extrae { $amount } de sal.
event-hired = { $seat } contrata a un minero.
event-paid = { $seat } paga { $amount }.
event-sold = { $seat } vende { $amount } de sal.
event-earned = { $seat } recibe { $amount }.
event-fell = El precio baja a { $price }.
score-money = Dinero
reason-mine_empty = La mina está vacía.
reason-money_short = Te { $amount ->
    [one] falta { $amount } moneda
   *[other] faltan { $amount } monedas
  }.
reason-diggers_full = Nadie tiene más de { $amount } mineros.
reason-salt_short = Te { $amount ->
    [one] falta
   *[other] faltan
  } { $amount } de sal.
reason-nothing = Vende al menos una.
reason-not_called = La ciudad nunca fija ese precio.

table-city = La mina y la ciudad
table-mine = sal en la mina
table-price = precio en la ciudad
table-round = Ronda { $round } de { $rounds }
table-money = Dinero
table-salt = Sal
table-diggers = Mineros
table-wage = El próximo minero cuesta

facet-amount = Cantidad

## Rutas de las transcripciones

path-numbers-round = la ronda, desde 1
path-numbers-price = lo que paga la ciudad por una de sal
path-numbers-mine = la sal de la mina
path-money = monedas de un jugador
path-salt = sal de un jugador
path-diggers = mineros de un jugador

## Valores de jugadas y rutas

values-amount = una cantidad de sal o de monedas
values-price = un precio

## La posición en el terminal

field-numbers = ahora
number-round = ronda
number-price = precio
number-mine = sal en la mina
field-money = dinero
field-salt = sal
field-diggers = mineros
