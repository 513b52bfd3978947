game = Poseidon
game-about = Funda naciones griegas, haz navegar sus flotas y enriquécete con los ingresos de sus comerciantes.
money = { $amount } dr.

## Naciones

nation-athenai = Atenas
nation-thessalonike = Tesalónica
nation-sparta = Esparta
nation-thebai = Tebas
nation-larissa = Larisa
nation-korinthos = Corinto
nation-megalopolis = Megalópolis
nation-ambrakia = Ambracia

## Barcos

ship-2_ship = barco de 2
    .a = un barco de 2
ship-3_ship = barco de 3
    .a = un barco de 3
ship-4_ship = barco de 4
    .a = un barco de 4
ship-5_ship = barco de 5
    .a = un barco de 5
ship-6_ship = barco de 6
    .a = un barco de 6
ship-7_ship = barco de 7
    .a = un barco de 7
ship-E_ship = barco E
    .a = un barco E

## Cartas especiales

card-delos = Delos
card-troja = Troya
card-knossos = Cnosos
card-mykene = Micenas
card-poseidon = Poseidón
card-archon = Arconte

## Rondas

round-pr = la ronda de Poseidón
    .short = RP
round-mr1 = la ronda comercial 1
    .short = RC1
round-mr2 = la ronda comercial 2
    .short = RC2
round-mr3 = la ronda comercial 3
    .short = RC3
round-mr4 = la ronda comercial 4
    .short = RC4
round-mr5 = la ronda comercial 5
    .short = RC5
round-er1 = la ronda de exploración 1
    .short = RE1
round-er2 = la ronda de exploración 2
    .short = RE2
round-er3 = la ronda de exploración 3
    .short = RE3
round-er4 = la ronda de exploración 4
    .short = RE4
round-er5 = la ronda de exploración 5
    .short = RE5
round-er6 = la ronda de exploración 6
    .short = RE6
round-er7 = la ronda de exploración 7
    .short = RE7
round-er8 = la ronda de exploración 8
    .short = RE8
round-er9 = la ronda de exploración 9
    .short = RE9
round-er10 = la ronda de exploración 10
    .short = RE10
round-er11 = la ronda de exploración 11
    .short = RE11

## Jugadas

verb-begin = Empieza
    .other = se sortea el jugador inicial
move-begin = { $seat } es el jugador inicial
verb-choose = Comprar una carta
    .other = compra una carta especial
move-choose = Comprar la carta especial { $card }
verb-found = Fundar
    .other = funda una nación
    .of = funda { $nation }
move-found = Fundar { $nation }
verb-set_prestige = Prestigio
    .other = fija un prestigio
move-set_prestige = Empezar con prestigio { $prestige }
verb-place = Colocar comerciantes
    .other = coloca comerciantes
move-place = Colocar { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  } en la reserva
verb-take_up = Comprar comerciantes
    .other = compra comerciantes
move-take_up = Comprar { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  }
verb-buy = Comprar
    .other = compra un comerciante
    .of = compra un comerciante de { $nation }
move-buy = Comprar un comerciante de { $nation }
verb-sell = Vender…
    .other = empieza a vender comerciantes
move-sell = Vender comerciantes
verb-give_up = Vender
    .other = vende comerciantes
    .of = vende comerciantes de { $nation }
move-give_up = Vender { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  } de { $nation }
verb-pass = Pasar
    .other = pasa
move-pass = Pasar
verb-end_turn = Terminar turno
    .other = termina el turno
move-end_turn = Terminar turno
verb-take_over = Tomar el control
    .other = toma el control de una carta del Rey
move-take_over = Tomar el control de la carta del Rey
verb-tolerate = Tolerar
    .other = tolera a un rey
move-tolerate = Tolerar al rey
verb-bestow = Alta cultura
    .other = da la alta cultura
move-bestow = Dar la alta cultura a { $nation }
verb-claim = Tomar un comerciante
    .other = canjea una carta por un comerciante
move-claim = Canjear la carta por un comerciante de { $nation }
verb-keep_income = Cobrar los ingresos
    .other = cobra los ingresos de una carta
move-keep_income = No usar la carta y cobrar sus ingresos
verb-take = Tomar dinero
    .other = toma dinero de las arcas
move-take = Tomar { MONEY($amount) } de las arcas
verb-leave = No tomar nada
    .other = no toca las arcas
move-leave = Dejar las arcas como están
verb-mark = Marcador blanco
    .other = coloca un marcador blanco
move-mark = Poner el marcador blanco bajo el puesto de { $nation } en { $hex }
verb-explore = Explorar
    .other = mueve un barco de descubrimiento
move-explore = Mover el barco de descubrimiento hasta { $hex }
verb-build = Construir
    .other = construye un puesto comercial
move-build = Construir un puesto comercial en { $hex }
verb-settle = Nuevo hogar
    .other = coloca un nuevo hogar
move-settle = Poner el nuevo hogar en { $hex }
verb-stop = Parar
    .other = detiene un barco de descubrimiento
move-stop = Dejar aquí el barco de descubrimiento
verb-favour = Doblar el alcance
    .other = dobla un alcance
move-favour = Doblar el alcance de esta flota
verb-withhold = Ahora no
    .other = guarda a Poseidón para después
move-withhold = Guardar a Poseidón para más tarde
verb-rest = En esta ronda, no
    .other = deja descansar a Poseidón esta ronda
move-rest = Dejar descansar a Poseidón en esta ronda
verb-send = Enviar la flota
    .other = envía una flota
move-send = Enviar la flota: { MONEY($income) } por comerciante, { MONEY($donation) } de donación
verb-stay_home = Quedarse en casa
    .other = deja una flota en casa
move-stay_home = Dejar la flota en casa
verb-by_hand = Ruta a mano
    .other = traza una ruta a mano
move-by_hand = Trazar la ruta a mano, hex a hex
verb-set_out = Zarpar
    .other = zarpa
move-set_out = Zarpar desde { $hex }
verb-steer = Navegar
    .other = navega con una flota
move-steer = Navegar hasta { $hex }
verb-donate = Donar
    .other = dona a un templo
move-donate = Hacer la donación al templo
verb-pass_by = Pasar de largo
    .other = pasa de largo un templo
move-pass_by = Pasar de largo por el templo
verb-land = Terminar el viaje
    .other = termina un viaje
move-land = Terminar el viaje
verb-buy_ship = Comprar un barco
    .other = compra un barco
move-buy_ship = Comprar { $ship_a } al banco
verb-exchange = Entregar un barco
    .other = entrega un barco
move-exchange = Comprar un barco E entregando { $ship_a }
verb-negotiate = Hacer una oferta
    .other = hace una oferta por un barco
    .of = ofrece a { $nation } comprarle un barco
move-negotiate = Ofrecer a { $nation } comprarle { $ship_a }
verb-hundreds = Centenas
    .other = dice las centenas de un precio
move-hundreds = { $hundreds ->
    [0] Ofrecer menos de { MONEY(100) }
   *[other] Ofrecer de { $hundreds }00 a { $hundreds }{ MONEY(99) }
  }
verb-price = Precio
    .other = dice un precio
move-price = Ofrecer { MONEY($price) }
verb-accept = Aceptar
    .other = acepta una oferta
move-accept = Aceptar la oferta
verb-refuse = Rechazar
    .other = rechaza una oferta
move-refuse = Rechazar la oferta
verb-forced_purchase = Compra forzosa
    .other = hace una compra forzosa
move-forced_purchase = Compra forzosa del próximo barco: los discos se convierten en comerciantes y luego paga el rey
verb-sell_off = Vender
    .other = vende comerciantes para un barco
move-sell_off = Vender { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  } de { $nation }
verb-finish = Listo
    .other = termina el turno de una nación
move-finish = Terminar el turno de la nación
verb-issue = Nuevos comerciantes
    .other = coloca nuevos comerciantes
move-issue = Colocar { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  } de la nación en la reserva
verb-issue_none = Ninguno
    .other = no coloca nuevos comerciantes
move-issue_none = No colocar nuevos comerciantes

## Qué hay que decidir

step-beginning = Se sortea el jugador inicial.
help-beginning = Todos los jugadores tienen la misma probabilidad de empezar. La ronda de Poseidón va en sentido antihorario, desde la derecha del jugador inicial.
step-choosing = Debes comprar una carta especial.
help-choosing = Cada carta paga sus ingresos al principio de cada ronda de exploración hasta que se usa su poder. No se puede pasar. Solo la carta de Poseidón se conserva después de usarse.
step-trading = Puedes hacer una compra y todas las ventas que quieras, o pasar.
help-trading = Una compra por turno: fundar una nación o comprar un comerciante de la reserva por su prestigio. Puedes vender cuantos comerciantes quieras; un rey que vende comerciantes de su nación baja el prestigio de esta un paso. La ronda acaba cuando todos pasan seguidos; hasta entonces, quien ha pasado puede volver a actuar.
step-selling = Debes decir qué comerciantes vendes.
help-selling = El banco paga por cada uno el prestigio de la nación. Los tres comerciantes de la carta del Rey se quedan en ella.
step-setting_prestige = Debes fijar el prestigio de la nueva nación.
help-setting_prestige = Cualquier valor de la pista. Es el precio de un comerciante y lo que reciben las arcas por cada uno que coloques.
step-placing = Debes colocar un número impar de comerciantes, al menos cinco.
help-placing = Las arcas cobran de una vez por todos los comerciantes que coloques; debes comprar al menos la mitad. Los discos restantes pueden ser más tarde comerciantes o puestos comerciales.
step-taking_up = Debes comprar al menos la mitad de los comerciantes que has colocado.
help-taking_up = Tres quedan en la carta del Rey y no se pueden vender. En esta ronda no compras ni vendes más comerciantes de esta nación.
step-taking_over = Tienes más comerciantes que el rey: puedes tomar el control de la carta del Rey.
help-taking_over = Das tres comerciantes por los tres de la carta, así que todos tienen los mismos que antes. Con la carta van todos los derechos y deberes, también el de pagar un barco que la nación no pueda pagar.
step-bestowing = Puedes dar la alta cultura a una de tus naciones en lugar de cobrar los ingresos.
help-bestowing = Una alta cultura es un puesto comercial de valor 6 que se consigue sin mover el barco de descubrimiento. Una nación solo puede tener una. La carta se retira de la partida.
step-claiming = Puedes canjear el Arconte por cualquier comerciante de la reserva en lugar de cobrar los ingresos.
help-claiming = El comerciante no cuesta nada, pero se respeta el límite de comerciantes. La carta se retira de la partida.
step-taking = Puedes tomar dinero de las arcas de tu nación.
help-taking = Hasta 5, 10, 15 o { MONEY(20) } en las fases 1 a 4.
step-discovering = Puedes mover el barco de descubrimiento y construir por donde pase.
help-discovering = Se mueve tantos hexes como indica el número de la fase. En cada hex que toca en este turno, incluido el primero, la nación puede construir un puesto comercial en un círculo libre, en el momento o cuando el barco ya ha seguido: una nación por hex en la fase 1, dos en la 2, tres después, y cuatro en el Nuevo Mundo en la 4. Una vez por partida puede poner su nuevo hogar en un círculo de un hex vacío, y el hex queda cerrado.
step-praying = Puedes doblar el alcance de esta flota con Poseidón.
help-praying = Una vez en cada una de las fases 2, 3 y 4, para la flota de cualquier nación. La carta queda boca abajo hasta la fase siguiente y mientras tanto no paga.
step-sailing = Debes enviar la flota, trazar su ruta a mano o dejarla en casa.
help-sailing = El ordenador ofrece todas las mejores rutas: para cada donación que vale la pena, la que más da a cada comerciante. Una flota que paga a sus comerciantes sube el prestigio un paso. Una flota que se queda en casa da a las arcas la suma de la fase.
step-setting_out = Debes elegir el hogar del que zarpa la flota.
help-setting_out = El hogar original o el nuevo; se elige en cada turno. La flota no tiene que volver.
step-steering = Puedes seguir navegando o terminar el viaje.
help-steering = Los puestos propios y los templos pagan una vez cada uno. Solo una flota con un barco E entra en el Nuevo Mundo, y solo en una de sus dos áreas.
step-donating = Puedes hacer una donación al templo.
help-donating = La donación sale de las arcas; los ingresos del templo los cobra cada comerciante.
step-shipyard = Puedes comprar barcos; al final de su turno la nación debe tener uno.
help-shipyard = Se compran al banco, por orden, con dinero de las arcas; desde la fase 2, también a otras naciones, al precio que acuerden ambos reyes. Tres barcos como máximo; por un barco E se puede entregar uno de ellos por la mitad de su precio. El primer barco de 4, el primero de 6 y el primer barco E inician una fase nueva. La nación que no tiene barco ni puede pagarlo hace una compra forzosa: su prestigio baja un paso, se convierten en comerciantes los discos que hagan falta y su rey paga lo que aún falte.
step-counting = Debes decir las centenas del precio.
help-counting = Primero las centenas, luego el precio exacto.
step-pricing = Debes decir el precio.
help-pricing = Al menos una dracma, como mucho lo que haya en las arcas. Responde el otro rey.
step-answering = Debes aceptar o rechazar la oferta por el barco de tu nación.
help-answering = El dinero va a las arcas de la nación que vende. Una nación sin barco debe comprar uno en su próximo turno.
step-selling_off = Debes vender comerciantes para pagar el barco.
help-selling_off = De cada nación no puedes vender más comerciantes de los necesarios, y ninguno de una carta del Rey. Si el dinero no basta, estás en bancarrota: pierdes todo tu dinero y la partida acaba con esta ronda.
step-issuing = Puedes convertir discos en nuevos comerciantes.
help-issuing = Hasta cuatro al empezar la fase 2, seis al empezar la 3. Las arcas cobran el prestigio de cada uno.
help = En Poseidon todo gira en torno al dinero. Los jugadores fundan naciones y tienen comerciantes de ellas; cada flota que zarpa paga a cada comerciante de su nación. Al final cuentan tu dinero y el prestigio de cada comerciante que tengas. El dinero de las arcas no cuenta para nadie. Se alternan rondas comerciales y pares de rondas de exploración; los barcos mejores dejan obsoletos a los viejos.

## La pregunta, cuando se sabe de qué trata

ask-trading = { $bought ->
    [1] Ya has hecho tu compra; puedes vender comerciantes o terminar el turno.
   *[other] { $acted ->
      [1] Aún puedes hacer una compra, vender más comerciantes o terminar el turno
     *[other] Puedes hacer una compra y las ventas que quieras, o pasar
     }: tienes { MONEY($amount) } { $count ->
      [0] y ya todos los comerciantes permitidos
      [one] y sitio para un comerciante
     *[other] y sitio para { $count } comerciantes
     }.
  }
ask-setting_prestige = Debes fijar el prestigio de { $nation }: el precio de un comerciante y lo que cobran las arcas por cada uno que coloques.
ask-placing = Debes colocar un número impar de comerciantes de { $nation }, al menos cinco.
ask-taking_up = Debes comprar al menos la mitad de los comerciantes de { $nation } que has colocado.
ask-taking_over = Tienes más comerciantes de { $nation } que su rey: puedes tomar el control de la carta del Rey.
ask-bestowing = { $card }: puedes dar su alta cultura a una de tus naciones en lugar de cobrar { MONEY($amount) }
ask-claiming = { $card }: puedes canjearla por cualquier comerciante de la reserva en lugar de cobrar { MONEY($amount) }
ask-taking = Puedes tomar hasta { MONEY($amount) } de las arcas de { $nation }.
ask-discovering = { $count ->
    [0] { $nation } aún puede construir por donde ha pasado su barco de descubrimiento.
    [one] { $nation } puede mover un hex su barco de descubrimiento y construir por donde pase.
   *[other] { $nation } puede mover { $count } hexes su barco de descubrimiento y construir por donde pase.
  }
ask-praying = Puedes doblar con Poseidón el alcance de la flota de { $nation }: de { $income } a { MONEY($later) } por comerciante.
ask-sailing = { $nation } debe enviar su flota, trazar su ruta a mano o dejarla en casa.
ask-setting_out = Debes elegir el hogar del que zarpa la flota de { $nation }.
ask-steering = La flota de { $nation } ha ganado { MONEY($income) }: { $count ->
    [0] debes terminar el viaje.
    [one] puedes navegar un hex más o terminar el viaje.
   *[other] puedes navegar { $count } hexes más o terminar el viaje.
  }
ask-donating = { $nation } puede donar { MONEY($amount) } al templo, por { MONEY($income) } más para cada comerciante.
ask-shipyard = { $needed ->
    [1] { $nation } no tiene barco y al final debe tener uno; hay { MONEY($amount) } en sus arcas.
   *[other] { $nation } puede comprar barcos; hay { MONEY($amount) } en sus arcas.
  }
ask-counting = { $nation } quiere comprar a { $seller } { $ship_a }. Primero, las centenas del precio; las arcas tienen { MONEY($amount) } para ello.
ask-pricing = { $nation } quiere comprar a { $seller } { $ship_a }. Debes decir el precio.
ask-answering = { $nation } ofrece a { $seller } { MONEY($price) } por { $ship_a }. Debes aceptar o rechazar.
ask-selling_off = Debes vender comerciantes: te { $amount ->
    [one] falta
   *[other] faltan
} { MONEY($amount) } para el barco de { $nation }.
ask-issuing = { $nation } puede convertir hasta { $count ->
    [one] { $count } disco en un nuevo comerciante
   *[other] { $count } discos en nuevos comerciantes
  }; cada uno da { MONEY($amount) } a sus arcas.
where = { $kind ->
    [pr] Ronda de Poseidón
    [mr] Ronda comercial { $number }
   *[er] Ronda de exploración { $number }
  }, fase { $phase }

## Qué ha pasado

event-round_began = Empieza { $round }.
event-starts = { $seat } tiene la carta de jugador inicial.
event-paid = { $seat } paga { MONEY($amount) }
event-earned = { $seat } recibe { MONEY($amount) }
event-treasury_paid = Las arcas de { $nation } pagan { MONEY($amount) }
event-treasury_earned = Las arcas de { $nation } reciben { MONEY($amount) }
event-chosen = { $seat } compra la carta { $card }.
event-discarded = La carta { $card } se retira de la partida.
event-founded = { $seat } funda { $nation } con prestigio { $prestige }.
event-issued = { $nation } coloca { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  } en la reserva.
event-bought = { $seat } compra { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  } de { $nation }.
event-sold = { $seat } vende { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  } de { $nation }.
event-prestige_is = { $nation } tiene prestigio { $prestige }.
event-crowned = { $seat } es el nuevo rey de { $nation }.
event-claimed = { $seat } toma un comerciante de { $nation } por el Arconte.
event-cultured = { $nation } recibe una alta cultura en { $hex }.
event-explored = El barco de descubrimiento de { $nation } va hasta { $hex }.
event-built = { $nation } construye un puesto comercial en { $hex }.
event-settled = { $nation } pone su nuevo hogar en { $hex }.
event-marked = El marcador blanco dobla el puesto de { $nation } en { $hex }.
event-favoured = { $seat } dobla el alcance de la flota de { $nation }.
event-sailed = { $nation } zarpa: { MONEY($income) } por comerciante, { MONEY($amount) } de donación.
event-stayed = La flota de { $nation } se queda en casa.
event-ship_bought = { $nation } compra { $ship_a } por { MONEY($amount) }
event-ship_traded = { $nation } entrega { $ship_a } por { MONEY($amount) }
event-ship_offered = { $nation } ofrece a { $seller } { MONEY($amount) } por un barco.
event-ship_refused = { $seller } rechaza { MONEY($amount) } de { $nation }.
event-ship_sold = { $seller } vende { $ship_a } a { $nation }.
event-ship_left = El barco superior del mazo se retira de la partida: { $ship_a }.
event-phase_began = Empieza la fase { $phase }.
event-obsolete = Obsoleto desde ahora: { $ship }.
event-bankrupt = { $seat } está en bancarrota. La partida acaba con esta ronda.
event-ended = La partida ha terminado.

## Jugadas del historial sin suceso

did-pass = { $seat } pasa.
did-end_turn = { $seat } termina el turno.
did-sell = { $seat } quiere vender comerciantes.
did-found = { $seat } funda { $nation }.
did-tolerate = { $seat } tolera al rey de { $nation }.
did-keep_income = { $seat } cobra los ingresos de la carta { $card }.
did-leave = { $seat } deja como están las arcas de { $nation }.
did-stop = El barco de descubrimiento de { $nation } se queda donde está.
did-withhold = { $seat } no usa a Poseidón para { $nation }.
did-rest = { $seat } deja descansar a Poseidón en esta ronda.
did-negotiate = { $seat } ofrece a { $nation } comprarle { $ship_a }.
did-hundreds = { $hundreds ->
    [0] { $seat } ofrece menos de { MONEY(100) }
   *[other] { $seat } ofrece de { $hundreds }00 a { $hundreds }{ MONEY(99) }
  }
did-by_hand = { $seat } traza a mano la ruta de la flota de { $nation }.
did-set_out = La flota de { $nation } zarpa desde { $hex }.
did-steer = La flota de { $nation } navega hasta { $hex }.
did-donate = { $nation } hace la donación al templo.
did-pass_by = La flota de { $nation } pasa de largo por el templo.
did-finish = { $seat } termina el turno de { $nation }.
did-issue_none = { $nation } no coloca nuevos comerciantes.

## Por qué se mueve el dinero

cause-setup = preparación
cause-card = carta especial
cause-card_income = ingresos de la carta
cause-founding = fundación
cause-trade = comerciantes
cause-kings_money = dinero del rey
cause-dividend = viaje
cause-donation = donación
cause-stay_home = flota en casa
cause-ship = barco
cause-phase = fase nueva
cause-forced = compra forzosa
cause-bankruptcy = bancarrota

## Por qué no se puede

reason-money_short = Te { $amount ->
    [one] falta
   *[other] faltan
} { MONEY($amount) }
reason-treasury_short = A las arcas les { $amount ->
    [one] falta
   *[other] faltan
} { MONEY($amount) }
reason-card_gone = No puedes usar la carta { $card }: no es tuya.
reason-card_taken = La carta { $card } ya está comprada.
reason-has_king = { $nation } ya tiene rey; se pueden comprar sus comerciantes.
reason-no_king = { $nation } aún no se ha fundado.
reason-not_in_play = { $nation } no se usa con dos jugadores.
reason-no_such_seat = Nadie juega en ese asiento.
reason-one_purchase = Solo puedes hacer una compra por turno.
reason-limit_reached = Nadie puede tener más de { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  }.
reason-pool_empty = La reserva no tiene comerciantes de { $nation }.
reason-founder_blocked = Has fundado { $nation } en esta ronda: no compras ni vendes sus comerciantes hasta la próxima ronda comercial.
reason-on_king_card = Tres comerciantes de { $nation } se quedan en tu carta del Rey.
reason-none_held = No tienes comerciantes de { $nation }.
reason-nothing_to_sell = No tienes comerciantes que vender; los de las cartas del Rey y los de una nación que hayas fundado en esta ronda no se pueden vender.
reason-at_least_one = Tiene que ser al menos 1.
reason-more_than_held = Solo tienes { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  } de esa nación.
reason-sold_often = Ya has vendido en { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
  } de esta ronda; no puedes vender en más.
reason-already_acted = Ya has actuado en este turno: termínalo en vez de pasar.
reason-not_yet_acted = No has hecho nada en este turno: pasa.
reason-odd_from_five = Debe ser un número impar, cinco como mínimo.
reason-half_at_least = Debes comprar al menos { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  }.
reason-more_than_placed = Solo hay { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  }.
reason-potentials_short = A la nación { $count ->
    [0] no le quedan discos
    [one] solo le queda un disco
   *[other] solo le quedan { $count } discos
  }.
reason-not_king = No eres el rey de { $nation }.
reason-has_culture = { $nation } ya tiene una alta cultura.
reason-out_of_reach = Desde aquí no se llega hasta { $hex } en un solo paso.
reason-not_there = El barco de descubrimiento no ha estado en este turno en { $hex }.
reason-no_circle = No hay ningún círculo en { $hex }.
reason-hex_full = No hay sitio para otro puesto en { $hex }: en esta fase { $count ->
    [one] cabe allí { $count } puesto
   *[other] caben allí { $count } puestos
  }.
reason-hex_closed = Ya hay otros en { $hex }.
reason-own_post = La nación ya tiene un puesto en { $hex }.
reason-no_post = La nación no tiene ningún puesto en { $hex }.
reason-home_set = La nación ya tiene su nuevo hogar.
reason-new_world_closed = Esto no es posible en el Nuevo Mundo ({ $hex }).
reason-range_spent = No quedan pasos.
reason-route_unknown = Ninguna de las mejores rutas da exactamente eso; traza la ruta a mano.
reason-last_fleet = A ninguna otra nación le queda turno en esta ronda.
reason-fleet_full = Una flota tiene como mucho { $count ->
    [one] { $count } barco
   *[other] { $count } barcos
  }.
reason-not_next = Ahora se vende { $ship_a }.
reason-deck_empty = Al banco no le quedan barcos.
reason-not_in_fleet = La flota no tiene { $ship_a }.
reason-only_for_endless = Solo se entregan barcos al comprar un barco E.
reason-phase_too_early = Las naciones solo pueden comprarse barcos entre sí desde la fase { $phase }.
reason-own_ship = El barco ya es de la nación.
reason-money_raised = { $amount ->
    [one] De la compra forzosa queda { MONEY($amount) }, que solo sirve
   *[other] De la compra forzosa quedan { MONEY($amount) }, que solo sirven
} para comprar barcos del banco.
reason-too_many_offers = En este turno { $count ->
    [one] se ha rechazado { $count } oferta
   *[other] se han rechazado { $count } ofertas
  }; la nación no puede hacer más.
reason-ship_obsolete = { $ship }: obsoleto en esta fase.
reason-ship_needed = La nación debe tener un barco al final de su turno.
reason-ship_affordable = Las arcas pueden pagar el próximo barco.
reason-has_ship = La nación ya tiene un barco.
reason-too_much = Como mucho { $amount }.
reason-not_a_home = La flota no tiene ningún hogar en { $hex }.
reason-price_between = De { $amount } a { MONEY($price) }

## Avisos

reason-fleet_lost = { $nation }, de la que eres rey, se quedará sin barco y deberá comprar uno en su próximo turno.
reason-kingship_at_risk = { $seat } tendrá entonces más comerciantes de { $nation } que tú y podrá tomar el control de la carta del Rey.
reason-last_pass = Todos los demás han pasado: si pasas, acaba la ronda.
reason-purchase_left = Aún puedes hacer una compra en este turno.
reason-building_left = Aún se puede construir un puesto comercial en { $hex }.
reason-better_route = La mejor ruta da { MONEY($income) } por comerciante, sin donar más.
reason-own_money = Pagarás { MONEY($amount) } de tu propio dinero.
reason-own_merchants = Tendrás que pagar { MONEY($amount) } y no te alcanza: deberás vender comerciantes y puedes acabar en bancarrota.
reason-ship_owed = { $nation } no tiene barco, y a sus arcas les { $amount ->
    [one] falta
   *[other] faltan
} { MONEY($amount) } para el próximo.

## La puntuación

score-money = Dinero
score-athenai = { nation-athenai }
score-thessalonike = { nation-thessalonike }
score-sparta = { nation-sparta }
score-thebai = { nation-thebai }
score-larissa = { nation-larissa }
score-korinthos = { nation-korinthos }
score-megalopolis = { nation-megalopolis }
score-ambrakia = { nation-ambrakia }

## Valores supuestos

assumed-prestige = Los valores de la pista de prestigio, salvo 70, 130 y 190.
assumed-ship_price = Los precios de los barcos de 3, de 6, de 7 y E.
assumed-special_card = Los precios e ingresos de las cartas especiales y el nombre Delos.
assumed-two_players = Con dos jugadores solo se cierran Cirene y los dos hogares sin usar.
assumed-three_players = Con tres jugadores, las segundas cartas se compran en orden inverso.
assumed-hex_names = La mayoría de los nombres de los hexes son nuestros; en el mapa van en cursiva.
assumed-trade_in = También un barco E puede entregarse por la mitad de su precio al comprar otro barco E.
assumed-poseidon_card = Boca abajo, la carta de Poseidón no paga; en la ronda en que se usa ya ha pagado.

## Lo que muestra la mesa

table-letters-athenai = At
table-letters-thessalonike = Ts
table-letters-sparta = Es
table-letters-thebai = Tb
table-letters-larissa = La
table-letters-korinthos = Co
table-letters-megalopolis = Me
table-letters-ambrakia = Am
table-map = El mapa de Grecia y su mar
table-track = La pista de prestigio
table-space = Prestigio { $prestige }: { $count ->
    [one] { $count } marcador
   *[other] { $count } marcadores
  }
table-value = Valor { $value }
table-circles = Círculos: { $count }, puestos permitidos ahora: { $room }
table-temple = Donación { $donation }, ingresos { $one }, { $two }, { $three } en las fases 1 a 3
table-closed = Cerrado
table-post-of = Puesto comercial: { $nation }
table-new-home-of = Nuevo hogar: { $nation }
table-doubled = Doblado por el marcador blanco
table-ship-of = Barco de descubrimiento: { $nation }
table-route = { MONEY($income) } por comerciante, { MONEY($donation) } de donación
table-rounds = Las rondas
table-now = ahora
table-last-round = un rey está en bancarrota: última ronda
table-ships = Barcos del banco
table-ship-kind = { $ship }: { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  }, { MONEY($price) }
table-nations = Las naciones por orden de turno
table-nation = Nación
table-king = Rey
table-prestige = Prestigio
table-treasury = Arcas
table-fleet = Flota
table-range = Alcance de la flota
table-endless = sin límite
table-pool = Comerciantes en la reserva
table-merchants-worth = Valor de los comerciantes
table-sort = El título de una columna ordena por ella las naciones; otra vez, al revés; a la tercera vuelve el orden de turno.
table-potentials = Discos restantes
table-income = Mejores ingresos por comerciante
table-income-now = Mejor ruta: { MONEY($income) } por comerciante; con el próximo barco del banco { MONEY($later) }
table-unfounded = sin fundar
table-limit = Comerciantes y su límite
table-key = Qué significan los símbolos
table-cards = Cartas especiales
table-voyage = Ruta a mano: { MONEY($income) } por comerciante, { MONEY($donation) } de donación, { $left ->
    [one] queda { $left } paso
   *[other] quedan { $left } pasos
  }
table-money = Dinero
table-start = jugador inicial
table-held = { $count } de { $nation }: { MONEY($value) }
table-phases = Lo que permite la fase y lo que trae la siguiente
table-next-phase = La fase { $phase } empieza con el primer barco { $ship ->
    [E] E
   *[other] de { $ship }
  }
table-not-affordable = Las arcas no pueden pagarlo ahora.
table-acted = ya ha actuado en esta ronda
table-certificates = Comerciantes, como mucho { $limit }
table-routes = Rutas para elegir
table-choice = { MONEY($income) } por comerciante
table-choice-own = Ingresos propios: { MONEY($own) }
table-choice-gift = { $donation ->
    [0] sin donación
   *[other] dona { $donation }, quedan { $treasury }
  }
table-deal = { $nation } quiere comprar a { $seller }: { $ship }{ $price ->
    [0] .
   *[other] {" "}por { MONEY($price) }
  }
table-deal-means = Mejores rutas con él: { $nation } { $buyer_now } → { MONEY($buyer_then) }, { $seller } { $seller_now } → { MONEY($seller_then) }
table-face-down = boca abajo
chip-card = { MONEY($price) } · ingresos { $one }, { $two }, { $three }, { $four }
table-card-incomes = Ingresos de { $one }, { $two }, { $three }, { MONEY($four) } en las fases 1 a 4
column-phase = Fase
column-phase-help = La fase y el barco con el que empieza
column-range = Alcance
column-range-help = Hexes que se mueve un barco de descubrimiento
column-posts = Puestos
column-posts-help = Puestos comerciales en un hex; en el Nuevo Mundo uno más en la fase 4
column-home = En casa
column-home-help = Lo que una flota en casa da a sus arcas, en dracmas
column-king = Rey
column-king-help = Lo que un rey puede tomar de sus arcas, en dracmas
column-merchants = Nuevos
column-merchants-help = Nuevos comerciantes que cada nación puede colocar al empezar la fase
column-obsolete = Obsoletos
column-obsolete-help = Barcos obsoletos
region-macedonia = Macedonia
region-asia = Asia
region-sea = Mar de Creta
legend-prestige = Prestigio
legend-treasury = Arcas
legend-fleet = Flota
legend-range = Alcance
legend-potentials = Discos
legend-income = Ingresos
legend-pool = Reserva
legend-merchants = Comerciantes
does-delos = El marcador blanco dobla un puesto comercial para siempre; después la carta se retira de la partida.
does-troja = Al principio de una ronda de exploración: una alta cultura para una de tus naciones.
does-knossos = Al principio de una ronda de exploración: una alta cultura para una de tus naciones.
does-mykene = Al principio de una ronda de exploración: una alta cultura para una de tus naciones.
does-poseidon = Una vez en cada una de las fases 2, 3 y 4: dobla el alcance de cualquier flota.
does-archon = Al principio de una ronda de exploración: canjéala por cualquier comerciante de la reserva.

## De qué tratan los botones

facet-nation = Nación
facet-hex = Lugar
facet-ship = Barco
facet-count = Cuántos
facet-prestige = Prestigio
facet-income = Ingresos
facet-donation = Donación
facet-price = Precio
facet-hundreds = Centenas
facet-amount = Dracmas
facet-card = Carta

## Fases de un turno

phase-setting_prestige = { $nation }: fundación
phase-placing = { $nation }: fundación
phase-taking_up = { $nation }: fundación
phase-taking_over = { $nation }: cambio de rey
phase-bestowing = { $card }
phase-claiming = { $card }
phase-taking = { $nation }: dinero del rey
phase-discovering = { $nation }: descubrimiento
phase-praying = { $nation }: ingresos
phase-sailing = { $nation }: ingresos
phase-setting_out = { $nation }: ingresos
phase-steering = { $nation }: ingresos
phase-donating = { $nation }: ingresos
phase-shipyard = { $nation }: barcos
phase-counting = { $nation }: barcos
phase-pricing = { $nation }: barcos
phase-answering = { $nation }: barcos
phase-selling_off = { $nation }: barcos
phase-issuing = { $nation }: nuevos comerciantes

## Lugares

name-A7 = Metone
name-A11 = Anfípolis
name-A13 = Abdera
name-A15 = Maronea
name-A17 = Eno
name-A19 = Perinto
name-A21 = Bizancio
name-B2 = Dodona
name-B8 = Olimpo
name-B10 = Potidea
name-B12 = Athos
name-B14 = Tasos
name-B16 = Samotracia
name-B18 = Abido
name-B20 = Cícico
name-C1 = Corcira
name-C3 = Éfira
name-C11 = Escíatos
name-C15 = Lemnos
name-C17 = { card-troja }
name-D2 = Léucade
name-D8 = Yolco
name-D10 = Histiea
name-D12 = Esciros
name-D16 = Lesbos
name-D18 = Pérgamo
name-E3 = Ítaca
name-E5 = Termo
name-E7 = Delfos
name-E11 = Eubea
name-E17 = Quíos
name-E19 = Esmirna
name-F4 = Cefalonia
name-F12 = Andros
name-F14 = Míconos
name-F18 = Samos
name-F20 = Éfeso
name-G5 = Zacinto
name-G9 = { card-mykene }
name-G11 = Ceos
name-G13 = Paros
name-G15 = Naxos
name-G17 = Leros
name-G19 = Mileto
name-G21 = Halicarnaso
name-H6 = Pilos
name-H12 = Melos
name-H14 = Íos
name-H16 = Astipalea
name-H18 = Cos
name-H20 = Rodas
name-I9 = Citera
name-I19 = Lindos
name-J10 = Cidonia
name-J12 = Rítimna
name-J14 = { card-knossos }
name-J16 = Ítanos
name-J18 = Cárpatos
name-kyrene = Cirene
name-kypros = Chipre

hex-A7 = { name-A7 } (A7)
hex-A9 = { nation-thessalonike } (A9)
hex-A11 = { name-A11 } (A11)
hex-A13 = { name-A13 } (A13)
hex-A15 = { name-A15 } (A15)
hex-A17 = { name-A17 } (A17)
hex-A19 = { name-A19 } (A19)
hex-A21 = { name-A21 } (A21)
hex-B2 = el templo de { name-B2 } (B2)
hex-B8 = el templo del { name-B8 } (B8)
hex-B10 = { name-B10 } (B10)
hex-B12 = el templo de { name-B12 } (B12)
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
hex-E7 = el templo de { name-E7 } (E7)
hex-E9 = { nation-thebai } (E9)
hex-E11 = { name-E11 } (E11)
hex-E13 = E13
hex-E15 = el templo de E15
hex-E17 = { name-E17 } (E17)
hex-E19 = { name-E19 } (E19)
hex-F4 = { name-F4 } (F4)
hex-F6 = el templo de F6
hex-F8 = { nation-korinthos } (F8)
hex-F10 = { nation-athenai } (F10)
hex-F12 = { name-F12 } (F12)
hex-F14 = { name-F14 } (F14)
hex-F16 = el templo de F16
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
hex-H14 = el templo de { name-H14 } (H14)
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

tab-shared = Naciones

## Rutas de las transcripciones

path-numbers-round = la ronda: pr, después mr1, er1, er2, etc.
path-numbers-phase = la fase; al escribirla, el mazo de barcos se adapta
path-numbers-start_seat = quién tiene la carta de jugador inicial
path-numbers-bank = dinero del banco
path-numbers-bankrupt = 1: alguien está en bancarrota y la partida acaba
path-numbers-acted = las naciones que ya han actuado en esta ronda: 1 la primera, 2 la segunda, 4 la tercera, etc., sumadas
path-numbers-favoured = la nación a cuya flota ayuda Poseidón en este turno
path-numbers-poseidon_used = la fase en que se usó Poseidón por última vez
path-numbers-poseidon_rests = la ronda en que Poseidón descansa
path-numbers-raised = lo que queda del dinero reunido por una compra forzosa
path-money = dinero en dracmas
path-merchants = cuántos comerciantes de una nación tiene un jugador, incluidos los de la carta del Rey
path-card_owner = quién tiene una carta especial
path-king = el rey de una nación
path-sale_turns = turnos de esta ronda comercial en que un jugador ha vendido
path-founded_in = la ronda en que se fundó una nación
path-treasury = dinero de una nación
path-potentials = discos en la carta de una nación
path-pool = comerciantes de una nación que están en la reserva
path-prestige = el prestigio de una nación
path-rank = puesto de una nación entre las de su casilla: 0 está encima
path-fleet = barcos de una nación
path-deck = barcos a la venta
path-scrap = barcos fuera de la partida
path-posts = 1: la nación tiene allí un puesto comercial
path-discovery = dónde está el barco de descubrimiento de una nación
path-course = los lugares de los que ha salido el barco de descubrimiento en este turno
path-new_home = el nuevo hogar de una nación
path-culture = la alta cultura de una nación
path-marker = dónde dobla el marcador blanco un puesto de una nación

# -- qué está mal en un archivo de componentes corregido
components-track = la pista de prestigio debe subir, pero { $higher } sigue a { $lower }
components-cards_too_dear = con { $seats } jugadores, { $cards ->
    [one] una carta especial puede
   *[other] { $cards } cartas especiales pueden
} costar { $cost }, más que el dinero inicial de un jugador
components-no_such_hex = no hay ningún hex { $hex } en el mar
components-not_on_grid = «{ $hex }» no es un hex de la cuadrícula: las filas A, C, E, G e I tienen columnas impares, las demás pares, hasta la 21
components-hex_twice = el hex { $hex } aparece dos veces
components-hex_count = el mar tiene { $found } hexes y debe tener { $wanted }
components-donation = una donación de { $donation } no es múltiplo de 10
components-not_adjacent = { $one } y { $other } no son dos hexes contiguos del mar

## Valores de jugadas y rutas

values-round = una ronda: pr es la ronda de Poseidón, mr una ronda comercial, er una ronda de exploración
values-nation = una nación
values-card = una carta especial
values-prestige = una casilla de la pista de prestigio
values-ship = un tipo de barco
values-hex = un lugar del mapa: un hex del mar o un área del Nuevo Mundo
values-leg = un paso del barco de descubrimiento en este turno
values-count = un número de comerciantes, discos o barcos
values-amount = una suma en dracmas
values-income = los ingresos de cada comerciante, en dracmas
values-donation = lo que una flota dona a los templos, en dracmas
values-hundreds = las centenas de una oferta; después se dice el precio exacto
values-price = un precio en dracmas
values-phase = una fase, a partir de 1
further-let-round-mr2 = lleva la partida al comienzo de esa ronda
further-let-phase-2 = empieza una fase, con su mazo de barcos
further-is-round-mr2 = la ronda

## Órdenes para más tarde

order-pass_quietly = Pasar mientras nadie más comercie
order-pass_quietly-said = pasar en la ronda comercial hasta que otro jugador compre, venda o funde
order-buy = Comprar comerciantes
order-buy-said = comprar hasta { $count ->
    [one] { $count } comerciante
   *[other] { $count } comerciantes
  } de { $nation } en la ronda comercial, uno por turno, a { MONEY($price) } o menos cada uno
order-buy-at = Comprar un comerciante de { $nation } por { MONEY($price) } o menos
order-take_over = Tomar el control de una carta del Rey
order-take_over-said = tomar el control de la carta del Rey de { $nation }
order-tolerate = Tolerar a un rey
order-tolerate-said = tolerar al rey de { $nation }
order-take_money = Tomar dinero de las arcas
order-take_money-said = { $amount ->
    [0] no tocar las arcas de { $nation }
   *[other] tomar hasta { MONEY($amount) } de las arcas de { $nation }
  }
order-take_money-at = Tomar hasta { MONEY($amount) } de las arcas de { $nation }
order-best_voyage = Enviar una flota por su mejor ruta
order-best_voyage-said = enviar la flota de { $nation } por la ruta que más da a cada comerciante, con una donación de { MONEY($donation) } como mucho
order-best_voyage-at = Enviar la flota de { $nation } por su mejor ruta sin donar
order-as_before = Enviar una flota como la última vez
order-as_before-said = hacer con la flota de { $nation } lo mismo que la última vez: enviarla sin donar más, o dejarla en casa
order-no_ship = No comprar barcos
order-no_ship-said = terminar el turno de { $nation } sin comprar barcos { $ships ->
    [0] siempre que se pueda
    [one] si tiene un barco
   *[other] si tiene al menos { $ships } barcos
  }
order-no_ship-at = No comprar barcos para { $nation }
order-sell_ships = Vender barcos
order-sell_ships-said = vender barcos de { $nation } por { MONEY($price) } o más, { $left ->
    [0] incluso el último
    [one] pero no el último
   *[other] conservando al menos { $left }
  }, a estas naciones: { $buyers }; rechazar las demás ofertas
order-refuse_offers = Rechazar ofertas por barcos
order-refuse_offers-said = rechazar todas las ofertas por barcos de { $nation }
order-refuse_offers-at = Rechazar las ofertas por barcos de { $nation }
order-new_merchants = Colocar nuevos comerciantes
order-new_merchants-said = { $count ->
    [0] no colocar nuevos comerciantes de { $nation }
    [one] colocar como mucho { $count } nuevo comerciante de { $nation }
   *[other] colocar como mucho { $count } nuevos comerciantes de { $nation }
  }
order-choose_card = Comprar una carta especial
order-choose_card-said = comprar la primera de estas cartas especiales que se pueda: { $cards }
order-keep_cards = Conservar los ingresos de las cartas
order-keep_cards-said = no usar estas cartas especiales: { $cards }
order-claim = Canjear el Arconte
order-claim-said = canjear el Arconte por un comerciante que valga { MONEY($price) } o más, de la primera de estas naciones que tenga uno en la reserva: { $nations }; mientras tanto, cobrar los ingresos
order-double_range = Doblar un alcance con Poseidón
order-double_range-said = doblar con Poseidón el alcance de una flota si eso da a cada comerciante al menos { MONEY($more) } más, para una de estas naciones: { $nations }
order-field-nation = Nación
order-field-price = Precio
order-field-count = Comerciantes
order-field-amount = Importe
order-field-donation = Donación
order-field-ships = Barcos que tiene
order-field-left = Barcos que conserva
order-field-buyers = Compradores
order-field-cards = Cartas
order-field-nations = Naciones
order-field-more = Más por comerciante
order-stopped-traded = Otro jugador ha comprado, vendido o fundado.
order-stopped-sold = Has vendido comerciantes de esta nación.
order-stopped-round_over = La ronda comercial ha terminado.
order-stopped-no_round = Ya no queda ninguna ronda comercial.
order-stopped-other_king = Otro jugador es ahora el rey de la nación.
order-stopped-card_gone = No tienes la carta.

# -- charts and statistics
chart-round = { $round_short }
chart-points = Patrimonio
chart-income = Ingresos de la ronda, sin ventas de comerciantes
chart-prices = Precio de un comerciante
statistics-nation = Reyes al final
statistics-nation_number = Precio de un comerciante al final

# Lo que otros juegos llaman puntos.
ui-hints = Buenas jugadas: probabilidad de ganar, patrimonio esperado
ui-hints-alone = Buenas jugadas: patrimonio esperado
ui-hint-best = { $win } %, { MONEY($points) }
ui-hint-other = { $win } % ({ $less }), { MONEY($points) } ({ $fewer })
ui-hint-best-alone = { MONEY($points) }
ui-hint-other-alone = { MONEY($points) } ({ $fewer })
ui-chart-lines = Patrimonio final por categoría
ui-chart-lines-of = Patrimonio de { $player } por categoría
ui-review-points = Patrimonio esperado
ui-statistics-summary = De media, una partida dura { $moves } jugadas (de { $least } a { $most }), sorteos incluidos, y el patrimonio de quien gana es de { MONEY($winning) }
ui-statistics-mean = Patrimonio medio
ui-bot-figures = Puntuación { $rating }; suele acabar con un patrimonio de entre { $least } y { MONEY($most) }
ui-bot-figures-near = Con { $players } jugadores: puntuación { $rating }; suele acabar con un patrimonio de entre { $least } y { MONEY($most) }
review-outlook = { $win } %, { MONEY($points) }
review-outlook-points = { MONEY($points) }
review-worth = Probabilidad de ganar: { $win } % en vez de { $instead } %; patrimonio esperado: { MONEY($played) } en vez de { $better }.
review-worth-points = Patrimonio esperado: { MONEY($played) } en vez de { $better }.
review-worth-lead = Ventaja esperada sobre el mejor rival: { MONEY($played) } en vez de { $better }.

# Lo que habla a favor de una jugada, en una pista.
ui-style-founder = Fundador
ui-style-founder-about = Funda naciones y llena sus arcas.
ui-style-explorer = Explorador
ui-style-explorer-about = Construye puestos comerciales y compra barcos para sus naciones.
ui-style-investor = Inversor
ui-style-investor-about = Compra comerciantes de las naciones de otros jugadores.
merit-income = Los próximos viajes te pagan { MONEY($amount) } más
merit-wealth = { MONEY($amount) } más de patrimonio
merit-kings = { $amount ->
    [one] Rey de una nación más
   *[other] Rey de { $amount } naciones más
  }
merit-merchants = { $amount ->
    [one] Un comerciante más
   *[other] { $amount } comerciantes más
  }
merit-posts = { $amount ->
    [one] Un puesto comercial más en tus naciones
   *[other] { $amount } puestos comerciales más en tus naciones
  }
merit-ships = { $amount ->
    [one] Un barco más en tus naciones
   *[other] { $amount } barcos más en tus naciones
  }
merit-treasury = { MONEY($amount) } más en las arcas de tus naciones
merit-money = { MONEY($amount) } ahora
