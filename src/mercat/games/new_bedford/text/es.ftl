game = New Bedford

## Lo que muestra la mesa

table-map = New Bedford: la ciudad y el mar
table-town = La ciudad
table-sea = El mar
table-rank = { $rank }.º
table-bonus-open = La bonificación sigue disponible.
table-bonus-taken = Aquí hay trabajadores, ya no hay bonificación:
table-owner = Propietario: { $player }.
table-fee = Los demás pagan { $amount } $ al propietario por usarlo.
table-used = Usado esta ronda por { $player }.
table-not-built = Todavía sin construir.
table-row-cost = Botar un barco a esta fila: { $food } de comida
table-row-free = A esta fila no se puede botar ningún barco
table-row-return = Los barcos que llegan aquí regresan
table-return = Regreso
table-round = Ronda { $round } de { $rounds }
table-first = { $player } tiene la rueda de barcos y empieza la ronda
table-bag = { $count ->
    [one] { $count } ficha en la bolsa
   *[other] { $count } fichas en la bolsa
}
table-out = { $token }, a la vista: { $count }
table-dock = El muelle, con los barcos preparados
table-ship = { $player }: { $ship }
table-aboard = { $token } a bordo: { $count }
table-whales = Ballenas y mar
table-column-lay = Costo
table-column-points = Puntos
table-column-bag = En la bolsa
table-column-out = A la vista
table-price = Precio de { $good }: { $price } $
table-purchase = Con cada trabajador puedes comprar una vez { $amount } de madera o { $amount } de comida por { $price } $
table-on-sale = En venta
table-to-build = Por construir
table-all-built = Todo está construido.
table-has-money = Dinero: { $amount } $
table-has = { $what }: { $amount }
table-workers = Trabajadores por colocar: { $count }
table-at-home = En casa
table-at-dock = En el muelle
table-at-sea = { $row ->
    [0] Última fila
   *[other] Fila { $row }
}
table-at-return = Regresando
table-forecast = Ballenas a bordo: { $lay } $ por quedarse con todas, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
table-points = Puntos si la partida terminara ahora
table-buildings = Edificios

does-farm = Toma { $food } de comida. El primero: { $bonus_food } más.
does-forest = Toma { $wood } de madera. El primero: { $bonus_wood } más.
does-warehouse = Toma { $brick } de ladrillo. El primero: además { $bonus } de madera, comida o ladrillo.
does-general_store = Vende bienes: madera { $wood } $, comida { $food } $, ladrillo { $brick } $. El primero: { $bonus_money } $ más en total.
does-town_hall = Construye un edificio. El primero: { $bonus } bien menos.
does-dockyard = Paga { $wood } de madera y coloca un barco en el muelle. El primero: { $bonus_wood } menos.
does-city_pier = Bota un barco del muelle pagando la comida de su fila. El primero: { $bonus_food } menos.
does-bank = Toma { $money } $.
does-dry_dock = Prepara un barco por { $wood } de madera y bótalo enseguida por toda la comida.
does-lighthouse = Uno de tus barcos se aleja { $rows } fila más, al 1.er puesto de ella.
does-lumber_mill = Vende madera a { $price } $ cada una.
does-schoolhouse = Toma { $wood } de madera y { $food } de comida.
does-tavern = Retira 1 ficha de mar vacío a la vista por { $one } $, o 2 por { $two } $.
does-tryworks = { $edition ->
    [print_and_play] En esta ronda te quedas hasta { $free } ballenas francas de tus barcos que regresan sin pagar.
   *[second_printing] Uno de tus barcos entrega enseguida hasta { $free } ballenas francas sin pagar.
}
does-wharf = Bota un barco del muelle por la mitad de la comida, redondeando hacia arriba.
does-bakery = Toma { $food } de comida.
does-brickyard = Toma { $brick } de ladrillo.
does-chandlery = Toma { $money } $, { $wood } de madera, { $food } de comida y { $brick } de ladrillo.
does-cooperage = Toma { $money } $ por cada ballena en uno de tus barcos.
does-courthouse = Construye un edificio por { $saves } bienes menos.
does-inn = Cuando todos han colocado, vuelve a colocar tus dos trabajadores en espacios de los dos tableros.
does-market = Vende bienes; el primero de cada tipo vale { $times } veces su precio.
does-post_office = Hazte con este edificio. Su propietario recibe { $income } $ al final de cada ronda.
does-counting_house = { $each ->
    [one] 1 punto por cada ballena franca tuya.
   *[other] 1 punto por cada { $each } ballenas francas tuyas.
}
does-mansion = { $points } puntos extra.
does-municipal_office = { $each ->
    [one] 1 punto por cada edificio tuyo.
   *[other] 1 punto por cada { $each } edificios tuyos.
}
does-seamens_bethel = { $points } puntos extra.
