game = Clans of Caledonia
game-about = Escocia en el siglo XIX: coloniza tierras y lagos, cultiva, comercia y exporta whisky, queso y lana.
money = { $amount } £
help = Cinco rondas de preparación, acciones, producción y puntuación. En tu turno realizas una acción: comerciar, obtener un contrato, expandirte, mejorar el transporte o la tecnología, contratar a un comerciante, cumplir un contrato o pasar. Usar un puerto no cuesta una acción. Gana quien tenga más puntos de victoria; los dan la gloria, las mercancías, el dinero, las importaciones, los contratos y los asentamientos.

## Piezas

unit-sheep = oveja
    .a = una oveja
    .plural = ovejas
unit-cow = vaca
    .a = una vaca
    .plural = vacas
unit-dairy = quesería
    .a = una quesería
    .plural = queserías
unit-bakery = panadería
    .a = una panadería
    .plural = panaderías
unit-field = campo
    .a = un campo
    .plural = campos
unit-distillery = destilería
    .a = una destilería
    .plural = destilerías
unit-woodcutter = leñador
    .a = un leñador
    .plural = leñadores
unit-miner = minero
    .a = un minero
    .plural = mineros
unit-fisherman = pescador
    .a = un pescador
    .plural = pescadores
piece-neutral = trabajador neutral
piece-cover = espacio tapado
good-wool = lana
    .of = de la lana
    .market = de lana
    .counted = { $amount } de lana
    .missing = { $amount ->
        [one] falta { $amount } de lana
       *[other] faltan { $amount } de lana
      }
good-grain = grano
    .of = del grano
    .market = de grano
    .counted = { $amount } de grano
    .missing = { $amount ->
        [one] falta { $amount } de grano
       *[other] faltan { $amount } de grano
      }
good-milk = leche
    .of = de la leche
    .market = de leche
    .counted = { $amount } de leche
    .missing = { $amount ->
        [one] falta { $amount } de leche
       *[other] faltan { $amount } de leche
      }
good-bread = pan
    .of = del pan
    .market = de pan
    .counted = { $amount } de pan
    .missing = { $amount ->
        [one] falta { $amount } de pan
       *[other] faltan { $amount } de pan
      }
good-cheese = queso
    .of = del queso
    .market = de queso
    .counted = { $amount } de queso
    .missing = { $amount ->
        [one] falta { $amount } de queso
       *[other] faltan { $amount } de queso
      }
good-whisky = whisky
    .of = del whisky
    .market = de whisky
    .counted = { $amount } de whisky
    .missing = { $amount ->
        [one] falta { $amount } de whisky
       *[other] faltan { $amount } de whisky
      }
good-mutton = cordero
    .counted = { $amount } de cordero
good-beef = vacuno
    .counted = { $amount } de vacuno
import-cotton = algodón
    .counted = { $amount } de algodón
import-tobacco = tabaco
    .counted = { $amount } de tabaco
import-sugar_cane = caña de azúcar
    .counted = { $amount } de caña de azúcar
import-hops = lúpulo
    .counted = { $amount } de lúpulo
clan-buchanan = Buchanan
    .help = Dos casillas de exportación. Con una acción puedes tomar hasta dos contratos por un solo coste o cumplir hasta dos. Con el bono de construcción robas seis contratos y te quedas con dos como mucho.
clan-campbell = Campbell
    .help = Las fábricas cuestan menos: { MONEY(3) } menos la primera de cada tipo, { MONEY(4) } menos la segunda y la tercera y { MONEY(5) } menos la cuarta.
clan-cunningham = Cunningham
    .help = Al final de cada producción puedes descartar cuanta leche quieras a { MONEY(8) } la unidad, sin comerciantes.
clan-fergusson = Fergusson
    .help = Empiezas con tres trabajadores en espacios fronterizos, el tercero después de todos los demás, y con transporte de 2 lagos (de 1 con uno o dos jugadores).
clan-macdonald = MacDonald
    .help = Ocho trabajadores de { MONEY(6) } que ganan { MONEY(4) }: leñadores, mineros o pescadores en lagos y fichas de puerto, que nunca pueden estar contiguos. Una vez por turno, antes de tu acción, un pescador puede avanzar un espacio remando. Sin tecnología. Con uno o dos jugadores, cruce de río gratis.
clan-macewen = MacEwen
    .help = Al cumplir un contrato con lúpulo, puedes descartar hasta esa cantidad de grano, tres como máximo, a { MONEY(9) } la unidad.
clan-mackenzie = MacKenzie
    .help = { MONEY(3) } por cada whisky que produces. Tras producir, un barril nuevo puede ir a la bodega. Los barriles avanzan en cada producción; saca uno cuando quieras: { MONEY(7) } desde la casilla izquierda, { MONEY(15) } desde la derecha.
clan-robertson = Robertson
    .help = Las unidades en deltas de río cuestan { MONEY(3) } menos ({ MONEY(2) } con uno o dos jugadores), también los primeros trabajadores.
clan-stewart = Stewart
    .help = Cinco comerciantes y cruce de río. Recibes { MONEY(1) } cada vez que vas a comerciar y por cada mercancía comprada con el bono de vecindario.
port-meat = puerto 1
    .number = 1
    .help = Al cumplir un contrato con carne, sacrifica un animal menos.
port-basic = puerto 2
    .number = 2
    .help = Descarta una mercancía básica y toma tres mercancías básicas cualesquiera.
port-processed = puerto 3
    .number = 3
    .help = Descarta una mercancía procesada y toma dos mercancías procesadas cualesquiera.
port-upgrade = puerto 4
    .number = 4
    .help = Una mejora adicional y 3 de gloria.
port-money = puerto 5
    .number = 5
    .help = Recibe { MONEY(10) }.
port-price = puerto 6
    .number = 6
    .help = Mueve el precio de una mercancía tres casillas y comercia con ella.
port-swap = puerto 7
    .number = 7
    .help = Cambia gratis dos unidades de tu tablero por dos tuyas del mapa, de otros tipos. Sin campos.
port-contract = puerto 8
    .number = 8
    .help = Recibe { MONEY(5) } y, con la casilla de exportación vacía, el bono de construcción.
port-any = puerto 9
    .number = 9
    .help = Paga { MONEY(3) } y usa uno de los otros tres puertos.
tile-basic_goods = mercancías básicas
    .help = 1 de gloria por cada mercancía básica en tu reserva.
tile-processed_goods = mercancías procesadas
    .help = 3 de gloria por cada dos mercancías procesadas en tu reserva.
tile-farms = granjas
    .help = 1 de gloria por cada oveja, vaca, quesería, panadería y destilería en el mapa; 2 por cada campo.
tile-workers = trabajadores
    .help = 2 de gloria por cada trabajador en el mapa.
tile-border = frontera
    .help = 3 de gloria por cada dos unidades en espacios fronterizos, incluidos los pescadores en lagos de la frontera.
tile-imports = importaciones
    .help = 1 de gloria por cada unidad de algodón, tabaco o caña de azúcar en contratos cumplidos.
tile-meat = carne
    .help = 2 de gloria por cada unidad de carne en contratos cumplidos.
tile-upgrades = mejoras
    .help = 1 de gloria por cada nivel de transporte, comerciante contratado y tecnología.
tile-costly_land = tierra cara
    .help = 2 de gloria por cada espacio tuyo cuya tierra cueste { MONEY(5) } o { MONEY(6) }.
tile-none = sin ficha de puntuación
level-no_shipping = sin transporte
level-river = cruce de río
level-one_loch = transporte de 1 lago
level-two_lochs = transporte de 2 lagos
level-three_lochs = transporte de 3 lagos
level-four_lochs = transporte de 4 lagos
way-down = hacia abajo
way-up = hacia arriba
die-minus_three = −3
die-minus_two = −2
die-minus_one = −1
die-plus_one = +1
die-plus_two = +2
die-plus_three = +3
aid-unaided = sin puerto
    .meat = sin puerto
    .use = sin puerto
aid-port = con el propio puerto
    .meat = con el puerto 1
    .use = directamente
aid-any_port = mediante el puerto 9, por { MONEY(3) }
    .meat = con el puerto 1 mediante el puerto 9, por { MONEY(3) }
    .use = mediante el puerto 9, por { MONEY(3) }
aid-both = con el propio puerto y otra vez mediante el puerto 9, por { MONEY(3) }
    .meat = con el puerto 1 y otra vez mediante el puerto 9, por { MONEY(3) }
    .use = directamente y otra vez mediante el puerto 9, por { MONEY(3) }
spot-left = izquierda
spot-right = derecha
experience-beginner = principiante
experience-experienced = jugador con experiencia
rating-novice = novato
rating-recruit = recluta
rating-average = jugador medio
rating-expert = experto
rating-genius = genio

## Jugadas de la naturaleza

verb-draw_side = Colocar cara
    .other = sale una cara de un módulo
move-draw_side = La cara { $side } queda a la vista
verb-draw_port = Colocar puerto
    .other = sale un puerto
move-draw_port = La ficha colocada es el { $port }
verb-draw_tile = Colocar ficha de puntuación
    .other = sale una ficha de puntuación
move-draw_tile = La ficha de puntuación colocada es «{ $tile }»
verb-draw_contract = Robar contrato
    .other = sale un contrato
move-draw_contract = Se roba el contrato { $contract }
verb-draw_first = Jugador inicial
    .other = se sortea el jugador inicial
move-draw_first = Empieza { $seat }
verb-draw_clan = Ofrecer clan
    .other = sale un clan
move-draw_clan = Se ofrece el clan { $clan }
verb-draw_start = Colocar ficha de inicio
    .other = sale una ficha de inicio
move-draw_start = Se ofrece la ficha de inicio { $start }
verb-cover = Tapar
    .other = se tapa un hex
move-cover = Se tapa { $hex }
verb-roll_good = Tirar el dado de mercancías
    .other = se tira el dado de mercancías
move-roll_good = El dado de mercancías muestra { $good }
verb-roll_price = Tirar el dado de precio
    .other = se tira el dado de precio
move-roll_price = El dado de precio muestra { $die }

## Jugadas

verb-claim = Indicar tu experiencia
    .other = indica su experiencia
move-claim = Experiencia: { $experience }
verb-bid = Pujar
    .other = puja
move-bid = { $amount ->
    [0] No pujar nada
    [one] Pujar 1 punto
   *[other] Pujar { $amount } puntos
  }
verb-stand_back = Retirarse
    .other = se retira
move-stand_back = No pujar más por este clan
verb-choose_clan = Elegir clan
    .other = elige un clan
move-choose_clan = Elegir el clan { $clan }
verb-choose_start = Elegir ficha de inicio
    .other = elige una ficha de inicio
move-choose_start = Elegir la ficha de inicio { $start }
verb-settle = Colocar primer trabajador
    .other = coloca un primer trabajador
move-settle = Colocar { $unit_a } en { $hex }
verb-buy = Comprar
    .other = compra mercancías
    .of = compra { $good }
move-buy = Comprar { $good_counted }
verb-sell = Vender
    .other = vende mercancías
    .of = vende { $good }
move-sell = Vender { $good_counted }
verb-obtain = Obtener contrato
    .other = obtiene un contrato
    .of = obtiene el contrato { $contract }
move-obtain = Obtener el contrato { $contract }
verb-expand = Expandirse
    .other = se expande
move-expand = Expandirse a { $hex } con { $unit_a }
verb-ship = Mejorar transporte
    .other = mejora el transporte
move-ship = Mejorar el transporte un nivel
verb-improve = Mejorar tecnología
    .other = mejora una tecnología
move-improve = Mejorar la tecnología de los { $worker_plural }
verb-hire = Contratar comerciante
    .other = contrata un comerciante
move-hire = Contratar a un comerciante
verb-recall = Recuperar comerciante
    .other = recupera un comerciante
move-recall = Recuperar a un comerciante del mercado { $good_market }
verb-fulfil = Cumplir contrato
    .other = cumple un contrato
    .of = cumple el contrato { $contract }
move-fulfil = Cumplir el contrato { $contract } { $aid_meat }
verb-pass = Pasar
    .other = pasa
move-pass = Pasar en esta ronda
verb-slaughter = Sacrificar
    .other = sacrifica un animal
move-slaughter = Sacrificar el animal de { $hex }
verb-brew = Hacer cerveza
    .other = hace cerveza
move-brew = Descartar { $amount } de grano para cerveza
verb-look = Ver contratos
    .other = mira contratos
move-look = Robar contratos por el bono de construcción
verb-keep = Quedarse con el contrato
    .other = se queda con un contrato
move-keep = Quedarse con el contrato { $contract }
verb-use = Usar puerto
    .other = usa un puerto
    .of = usa el { $port }
move-use = Usar el { $port } { $aid_use }
verb-shift = Mover un precio
    .other = mueve un precio
move-shift = Mover el precio { $good_of } tres casillas { $way } con el puerto 6 ({ $aid_use }) y comerciar con esa mercancía
verb-discard = Descartar
    .other = descarta una mercancía
move-discard = Descartar 1 de { $good }
verb-take = Tomar
    .other = toma una mercancía
move-take = Tomar 1 de { $good }
verb-replace = Cambiar unidades
    .other = cambia una unidad
move-replace = Poner { $unit_a } en lugar de la unidad de { $hex }
verb-row = Remar
    .other = rema con un pescador
move-row = Remar con un pescador hasta { $hex }
verb-uncork = Sacar un barril
    .other = saca un barril
move-uncork = Sacar el barril de la casilla { $spot } de la bodega
verb-process = Procesar
    .other = procesa mercancías
move-process = { $cheese ->
    [0] { $bread ->
        [0] { $whisky ->
            [0] No procesar nada
           *[other] Elaborar { process-whisky }
          }
       *[other] { $whisky ->
            [0] Elaborar { process-bread }
           *[other] Elaborar { process-bread } y { process-whisky }
          }
      }
   *[other] { $bread ->
        [0] { $whisky ->
            [0] Elaborar { process-cheese }
           *[other] Elaborar { process-cheese } y { process-whisky }
          }
       *[other] { $whisky ->
            [0] Elaborar { process-cheese } y { process-bread }
           *[other] Elaborar { process-cheese }, { process-bread } y { process-whisky }
          }
      }
  }
process-cheese = { $cheese } de queso
process-bread = { $bread } de pan
process-whisky = { $whisky } de whisky
verb-churn = Hacer mantequilla
    .other = hace mantequilla
move-churn = Descartar { $amount } de leche para mantequilla
verb-age = Envejecer whisky
    .other = envejece whisky
move-age = Guardar un barril recién hecho en la bodega
verb-done = Terminar
    .other = termina un paso
move-done = Terminar este paso

## Pasos

step-drawing_side = Se sortea una cara de cada módulo del mapa.
help-drawing_side = Cada uno de los cuatro módulos tiene dos caras: 16 mapas.
step-covering = Se tapan cuatro espacios de tierra.
help-covering = En el mapa ajustado, cuatro espacios de tierra quedan fuera de la partida; si se sortean, uno por módulo.
step-drawing_port = Se sortean las fichas de puerto.
help-drawing_port = Cuatro de las nueve fichas de puerto están en juego, una en cada esquina.
step-drawing_tile = Se sortean las fichas de puntuación.
help-drawing_tile = Cinco de las nueve fichas están en juego, una para cada ronda.
step-drawing = Se roban contratos.
help-drawing = Los contratos salen de la pila; los que se pusieron debajo salen al final, en su orden.
step-drawing_first = Se sortea el jugador inicial.
help-drawing_first = En la primera ronda el orden de turno sigue desde ahí en sentido horario.
step-drawing_clan = Se sortean los clanes que se ofrecen.
help-drawing_clan = Un clan más que jugadores; en una subasta, tantos como jugadores.
step-drawing_start = Se sortean las fichas de inicio.
help-drawing_start = Cada clan que se ofrece tiene al lado una ficha de inicio con dinero y mercancías.
step-claiming_one = Debes decir si eres principiante o tienes experiencia.
help-claiming_one = A los principiantes no se les ofrecen los clanes exigentes, Buchanan, MacEwen y MacDonald; a los jugadores con experiencia, tampoco los sencillos, Campbell, Cunningham y Fergusson.
step-choosing_clan = Debes elegir un clan con su ficha de inicio.
help-choosing_clan = El último en el orden de turno elige primero.
step-choosing_start = Debes elegir una ficha de inicio.
help-choosing_start = Sin clanes, cada uno toma una ficha de inicio; el segundo jugador recibe { MONEY(2) } más; el tercero, { MONEY(4) }; el cuarto, { MONEY(6) }.
step-bidding = Debes pujar más puntos o retirarte.
help-bidding = Quien más puja elige clan primero, es el primero en el orden de turno y pierde esos puntos. Quien abre la subasta puede no pujar nada; 30 es el máximo. Quien se retira queda fuera hasta que se gane este clan.
step-choosing_won = Debes elegir el clan que has ganado.
help-choosing_won = También tomas la ficha de inicio que tiene al lado.
step-settling = Debes colocar un trabajador en cualquier espacio vacío de su terreno.
ask-settling = { $border ->
    [1] Debes colocar un trabajador en un espacio fronterizo vacío de su terreno.
   *[0] Debes colocar un trabajador en cualquier espacio vacío de su terreno.
  }
help-settling = Pagas el trabajador y la tierra. Tus primeros trabajadores no tienen que estar cerca entre sí.
step-rolling_good = Se tira el dado de mercancías.
help-rolling_good = Tres precios distintos cambian al empezar las rondas 2 a 5.
step-rolling_price = Se tira el dado de precio.
help-rolling_price = Un precio bajo sube, uno alto baja y los demás se mueven como diga el dado. La última tirada retira además un contrato.
step-turn = Debes realizar una acción o pasar.
help-turn = Una acción: comerciar con una mercancía, obtener un contrato, expandirte, mejorar el transporte o la tecnología, contratar a un comerciante, cumplir un contrato o pasar. Antes y después puedes usar los puertos a tu alcance.
step-afterwards = Todavía puedes usar un puerto.
help-afterwards = Puedes usar cada puerto una vez por partida. MacKenzie puede sacar antes un barril.
step-trading = Debes comerciar con la mercancía cuyo precio has movido.
help-trading = El puerto 6 mueve un precio justo antes de comerciar con esa mercancía.
step-neighbourhood = Puedes comprar a tus vecinos con descuento.
help-neighbourhood = Junto a la unidad de otro jugador, sin río en medio, puedes comprar lo que produce: mercancías básicas por { MONEY(2) } menos, procesadas por { MONEY(3) } menos, como mucho tres de cada tipo por turno (cuatro con dos jugadores). Como siempre al comerciar, cada una necesita un comerciante.
step-second_contract = Puedes tomar un segundo contrato sin pagar más.
help-second_contract = El clan Buchanan toma dos contratos con una acción por un solo coste.
step-building_bonus = Puedes robar contratos de la pila.
help-building_bonus = Por tu cuarta fábrica de un tipo o con el puerto 8, si tienes una casilla de exportación vacía: mira tres contratos (Buchanan, seis) y quédate con uno (Buchanan, con dos) por el coste de la ronda.
step-keeping = Puedes quedarte con un contrato.
help-keeping = Pagas el coste de la ronda, como si lo hubieras obtenido. Los demás van debajo de la pila.
step-slaughtering = Debes sacrificar un animal para el contrato.
help-slaughtering = Vuelve a tu tablero y su espacio queda libre.
step-brewing = Puedes hacer cerveza.
help-brewing = { MONEY(9) } por cada unidad de grano, hasta el lúpulo de este contrato, tres como máximo.
step-bonuses = Puedes usar los bonos, en cualquier orden.
help-bonuses = Espacio libre: expándete sin pagar la tierra. Mejora adicional: un nivel de transporte gratis, una tecnología por { MONEY(5) }, un comerciante gratis o uno de vuelta del mercado.
step-second_fulfilment = Puedes cumplir un segundo contrato.
help-second_fulfilment = El clan Buchanan puede cumplir dos contratos en un turno.
step-discarding_good = Debes descartar una mercancía para el puerto.
help-discarding_good = El puerto 2 cambia mercancías básicas; el puerto 3, procesadas.
step-taking = Debes tomar mercancías del puerto.
help-taking = De cualquier tipo, también la descartada.
step-replacing = Debes cambiar una unidad del mapa.
help-replacing = Dos unidades, sin campos; las nuevas son de tipos distintos de los de las antiguas y van en su terreno.
step-processing = Debes decir cuánto procesan tus fábricas.
help-processing = Cada quesería convierte una leche en un queso; cada panadería, un grano en un pan; cada destilería, un grano en un whisky. Ninguna está obligada.
step-churning = Puedes hacer mantequilla con la leche.
help-churning = { MONEY(8) } por cada unidad de leche; el precio del mercado no se mueve.
step-ageing = Puedes guardar un barril en la bodega.
help-ageing = Un whisky de esta producción; al sacarlo más tarde, da { MONEY(7) } si está en la casilla izquierda y { MONEY(15) } si está en la derecha.

## Lo que ha pasado

event-paid = { $seat } paga { MONEY($amount) }.
event-earned = { $seat } recibe { MONEY($amount) }.
event-gained = { $seat } obtiene { $good_counted }.
event-spent = { $seat } entrega { $good_counted }.
event-gloried = { $seat } gana { $amount } de gloria.
event-price_moved = El precio { $good_of } es ahora de { MONEY($amount) }.
event-deployed = { $seat } pone { $unit_a } en { $hex }.
event-removed = { $seat } retira { $unit_a } de { $hex }.
event-rowed = { $seat } rema hasta { $hex }.
event-shipped = { $seat } tiene ahora { $level }.
event-improved = { $seat } mejora la tecnología de sus { $worker_plural }.
event-hired = { $seat } contrata a un comerciante.
event-recalled = { $seat } recupera a un comerciante del mercado { $good_market }.
event-obtained = { $seat } toma el contrato { $contract }.
event-fulfilled = { $seat } cumple el contrato { $contract }.
event-imported = { $seat } importa { $import_counted }.
event-port_used = { $seat } usa el { $port }.
event-passed = { $seat } pasa.
event-round_began = Empieza la ronda { $round }: { $tile }.
event-round_ended = Termina la ronda { $round }.
event-side_laid = La cara { $side } queda a la vista.
event-port_laid = La esquina { $module } tiene el { $port }.
event-tile_laid = En la ronda { $round } puntúan: { $tile }.
event-covered = Se tapa { $hex }.
event-contract_shown = Se descubre el contrato { $contract }.
event-contract_put_under = El contrato { $contract } va debajo de la pila.
event-contract_removed = El contrato { $contract } se retira de la partida.
event-clan_offered = Se ofrece el clan { $clan } con la ficha de inicio { $start }.
event-start_offered = Se ofrece la ficha de inicio { $start }.
event-clan_chosen = { $seat } elige el clan { $clan }.
event-start_chosen = { $seat } elige la ficha de inicio { $start }.
event-claimed = Experiencia de { $seat }: { $experience }.
event-bid_made = { $amount ->
    [0] { $seat } no puja nada.
    [one] { $seat } puja 1 punto.
   *[other] { $seat } puja { $amount } puntos.
  }
event-stood_back = { $seat } se retira.
event-turn_order = { $seat } es el número { $amount } en el orden de turno.
event-aged = { $seat } guarda un barril en la bodega.
event-cost_told = Unidad { MONEY($unit_cost) }, tierra { MONEY($land_cost) }{ $saved ->
    [0] .
   *[other] , ahorro { MONEY($saved) }.
  }
event-nearby_told = { $seat } puede comprar { $good } a un vecino por { MONEY($amount) }.

## Jugadas del historial sin suceso

did-done = { $seat } termina este paso.

cause-start = ficha de inicio
cause-no_clan = puesto en el orden de turno
cause-first_worker = primer trabajador
cause-trade = comercio
cause-neighbourhood = bono de vecindario
cause-contract = contrato
cause-expansion = expansión
cause-shipping = transporte
cause-technology = tecnología
cause-hiring = comerciante
cause-fulfilment = contrato cumplido
cause-import_track = pista de importación
cause-passing = pasar
cause-port = puerto
cause-workers = ingresos de los trabajadores
cause-farming = producción
cause-processing = procesado
cause-butter = mantequilla
cause-beer = cerveza
cause-whisky = whisky producido
cause-cellar = bodega
cause-trading_bonus = clan Stewart
cause-dice = dados de mercado
cause-tile = ficha de puntuación

score-glory = Gloria
score-basic_goods = Mercancías básicas
score-processed_goods = Mercancías procesadas
score-money = Dinero
score-hops = Lúpulo
score-cotton = Algodón
score-tobacco = Tabaco
score-sugar_cane = Caña de azúcar
score-export = Más contratos
score-settlements = Asentamientos
score-greatest_glory = Mayor gloria
score-bid = Puja por el clan

## Por qué se rechaza

reason-money_short = Te { $amount ->
    [one] falta
   *[other] faltan
} { MONEY($amount) }.
reason-goods_short = Te { $good_missing }.
reason-merchants_short = { $amount ->
    [one] Necesitas un comerciante más.
   *[other] Necesitas { $amount } comerciantes más.
  }
reason-other_side = Ya tienes comerciantes al otro lado del mercado { $good_market }.
reason-not_near = Ninguna unidad vecina produce { $good }.
reason-bought_already = Ya has comprado { $good } a tus vecinos.
reason-only_buying = El bono de vecindario solo sirve para comprar.
reason-nearby_limit = Con el bono de vecindario puedes comprar como mucho { $amount } de cada mercancía por turno.
reason-must_trade = Ahora debes comerciar con { $good }.
reason-box_full = Tu casilla de exportación está llena; cumple antes el contrato.
reason-enough_contracts = Puedes obtener como mucho { $amount ->
    [one] { $amount } contrato
   *[other] { $amount } contratos
  } por turno.
reason-not_on_display = El contrato { $contract } no está en el tablero de exportación.
reason-not_in_box = El contrato { $contract } no está en tu casilla de exportación.
reason-occupied = { $hex } no está vacío.
reason-wrong_terrain = No puedes poner { $unit_a } en { $hex }: el terreno no es adecuado.
reason-as_woodcutter = En { $hex } un trabajador del clan MacDonald es leñador.
reason-out_of_reach = { $hex } está fuera de tu alcance; necesitarías { $level }.
reason-out_of_all_reach = { $hex } está fuera de tu alcance con cualquier transporte.
reason-out_of_game = { $hex } no forma parte del mapa en juego.
reason-not_border = { $hex } no está en la frontera; el clan Fergusson empieza en espacios fronterizos.
reason-fishermen_apart = Junto a { $hex } ya hay un pescador.
reason-none_left = En tu tablero ya no quedan { $unit_plural }.
reason-all_shipped = Tu transporte no puede mejorar más.
reason-already_improved = La tecnología de tus { $worker_plural } ya está mejorada.
reason-no_technology = El clan MacDonald no tiene tecnología.
reason-all_hired = Ya has contratado a todos tus comerciantes.
reason-none_at_market = No tienes comerciantes en el mercado { $good_market }.
reason-only_as_bonus = Un comerciante solo vuelve antes de la ronda siguiente como bono.
reason-not_given = Ya no te queda ese bono.
reason-no_barrel = No tienes ningún barril en la casilla { $spot } de la bodega.
reason-animals_short = En el mapa te { $amount ->
    [one] falta { $amount } { $unit }
   *[other] faltan { $amount } { $unit_plural }
  }.
reason-no_meat = El contrato { $contract } no pide carne.
reason-not_an_animal = En { $hex } no tienes ningún animal que pida el contrato.
reason-port_used_up = Ya has usado el { $port }.
reason-port_not_there = En esta partida no está el { $port }.
reason-port_out_of_reach = Ninguna de tus unidades alcanza el { $port }.
reason-port_no_use = Ahora no puedes usar así el { $port }.
reason-same_kind = La unidad nueva debe ser de un tipo distinto de los de las antiguas, así que no puede ser { $unit_a }.
reason-needs_two = Hay que cambiar dos unidades; después de esta no quedaría una segunda posible.
reason-price_at_end = El precio { $good_of } no puede moverse más en ese sentido.
reason-rowed_already = Ya has remado en este turno.
reason-no_fisherman_by = Ningún pescador tuyo puede remar hasta { $hex }.
reason-not_water = { $hex } no es agua.
reason-too_much = Aquí, como mucho { $amount }.
reason-bid_higher = Puja al menos { $amount }.
reason-not_offered_start = La ficha de inicio { $start } no se ofrece.
reason-not_offered_clan = El clan { $clan } no se ofrece.
reason-clan_not_for_you = El clan { $clan } no se te ofrece ({ $experience }).
reason-spot_full = Ya hay un barril en la casilla { $spot } de la bodega.
reason-pile_empty = No quedan contratos por robar.
reason-already_changed = El precio { $good_of } ya ha cambiado al comienzo de esta ronda.
reason-at_least_one = Tiene que ser al menos 1.
reason-not_land = { $hex } no es tierra.
reason-other_module = Ahora se sortea la cara del módulo { $module }.
reason-already_drawn = Ya ha salido antes.
reason-under_pile = El contrato { $contract } está bajo la pila; antes salen otros.
reason-no_such_contract = No existe el contrato { $contract }.
reason-no_such_start = No existe la ficha de inicio { $start }.
reason-no_such_seat = Nadie juega en ese asiento.
reason-contract_needs = El contrato { $contract } necesita lo que vendes: { $good }.
reason-contract_lost = Ahora podrías cumplir el contrato { $contract }; es la última ronda.
reason-port_lost = Todavía podrías usar el { $port }; es la última ronda.
reason-tight_seats = El mapa ajustado es para dos o tres jugadores.
reason-auction_alone = Una subasta necesita al menos dos jugadores.
reason-glory_alone = La mayor gloria necesita al menos dos jugadores.
reason-glory_nowhere = Sin fichas de puntuación ni puertos nadie puede ganar gloria.

## Opciones

preset-first_game = Primera partida
    .help = Sin clanes, puertos ni fichas de puntuación; todas las importaciones valen lo mismo.
option-clans = Clanes
    .help = Cómo se reparten los clanes, o si se juega sin ellos.
option-clans-draft = elegidos en orden de turno inverso
option-clans-off = sin clanes
option-clans-auction = subastados por puntos
option-clans-experience = según la experiencia
option-imports = Mercancías importadas
    .help = Lo que valen al final el algodón, el tabaco y la caña de azúcar.
option-imports-rarity = de 3 a 5; las más escasas valen más
option-imports-static = 4 cada una
option-imports-balanced = de 3 a 5 según tus propias importaciones
option-import_track = { MONEY(1) } en la pista de importación
    .help = Quien hace que una ficha de importación alcance o pase una casilla múltiplo de cinco recibe { MONEY(1) }.
option-import_track-on = sí
option-import_track-off = no
option-scoring_tiles = Fichas de puntuación
    .help = Gloria al final de cada ronda.
option-scoring_tiles-on = sí
option-scoring_tiles-off = no
option-ports = Puertos
    .help = Cuatro fichas de puerto en las esquinas del mapa.
option-ports-on = sí
option-ports-off = no
option-port_swap = Puerto 7
    .help = Si cambiar unidades da el bono de vecindario; las ediciones no coinciden.
option-port_swap-without_neighbourhood = sin bono de vecindario (primeras ediciones)
option-port_swap-with_neighbourhood = con bono de vecindario (edición de 2025)
option-map = Mapa
    .help = En el mapa ajustado se tapan cuatro espacios; para dos o tres jugadores.
option-map-open = entero
option-map-tight = ajustado
option-future = Contratos futuros
    .help = Tres contratos de la ronda siguiente están a la vista.
option-future-hidden = ocultos
option-future-shown = tres a la vista
option-greatest_glory = Mayor gloria
    .help = 6 puntos más para quien tenga más gloria.
option-greatest_glory-off = no
option-greatest_glory-on = sí
option-export_majority = Más contratos
    .help = Puntos para quien haya cumplido más contratos.
option-export_majority-on = sí
option-export_majority-off = no
option-settlement_scoring = Asentamientos
    .help = Puntos por tener más asentamientos conectados por tu transporte.
option-settlement_scoring-on = sí
option-settlement_scoring-off = no

assumed-map = El mapa es un sustituto nuestro: el impreso no es público. Los módulos A y D siguen una foto donde se puede leer. Lo que vale el clan Robertson depende de cuántos deltas de río tiene el mapa.
assumed-starting_tiles = Las mercancías de las fichas de inicio son nuestras; solo las { MONEY(55) } están documentadas.
assumed-solo_brackets = Qué precios cuentan como bajos y altos en solitario es interpretación nuestra.
assumed-contract_slots = No es seguro que tres jugadores vean 7 contratos y cuatro, 8.
assumed-border_ports = Un pescador en una ficha de puerto está en la frontera con tres o cuatro jugadores, pero no con uno o dos: allí la ficha cubre un espacio sombreado.
assumed-cellar = Un barril paga { MONEY(7) } desde que está en la casilla izquierda de la bodega. Las reglas hablan de whisky añejo, pero también de cualquier barril en cualquier momento.
assumed-ninth_port = El puerto 9 puede repetir un puerto dentro de la misma acción; nada lo prohíbe.
assumed-building_bonus = El bono de construcción se recibe otra vez si se vuelve a colocar la cuarta fábrica después de que el puerto 7 retirara una.

## La mesa

terrain-g = pastizal
terrain-f = bosque
terrain-m = montaña
gift-pounds = libras
    .counted = { MONEY($amount) }
gift-free_land = espacio libre
    .counted = { $amount ->
        [one] { $amount } espacio libre
       *[other] { $amount } espacios libres
      }
gift-upgrades = mejora adicional
    .counted = { $amount ->
        [one] { $amount } mejora adicional
       *[other] { $amount } mejoras adicionales
      }
table-map = El mapa
table-loch = lago
table-port = ficha de puerto
table-out = fuera de esta partida
table-delta = delta de río
table-border = frontera
table-market = Mercado
table-price = Precio
table-buying = Comerciantes que compran aquí: { $count } ({ $player })
table-selling = Comerciantes que venden aquí: { $count } ({ $player })
table-contracts = Contratos
table-costs = (tomar uno cuesta { MONEY($amount) })
table-brings = (tomar uno da { MONEY($amount) })
table-drawn = Contratos robados
table-future = Contratos de la ronda siguiente
table-pile = { $count ->
    [one] 1 contrato en la pila
   *[other] { $count } contratos en la pila
  }
table-emptied = Si el último dado de precio muestra { $die }, este contrato se retira de la partida
table-vacant = Casilla vacía; dado de precio { $die }
table-brackets = Dados de mercado: por encima del corchete el precio baja, por debajo sube, dentro se mueve como diga el dado
table-ready = se puede cumplir
table-tiles = Puntuación de las rondas
table-imported = Importaciones de { $good }: { $amount }
table-ports = Puertos
table-used-by = Usado por
table-left = { $left } en el tablero, { $deployed } en el mapa
table-merchants-of = Comerciantes listos: { $ready }, sin contratar: { $unhired }
table-technology = Tecnología: { $worker }
table-untaught = Tecnología sin mejorar: { $worker }
table-offers = Para elegir
table-pays-at = { MONEY(1) } en la casilla { $step }
table-next-order = { $place }.º en la ronda siguiente
table-leads = { $amount ->
    [one] puja { $amount } punto
   *[other] puja { $amount } puntos
  }
table-stood-back = se ha retirado
table-auction = Subasta: quien más puje elige primero y será el { $place }.º en el orden de turno
table-settlements = Asentamientos: { $number }, conectados por el transporte: { $group }
table-exported = Contratos cumplidos: { $count }
table-glory = Gloria: { $amount }
table-forecast = La próxima producción, si nada cambia
table-land = Tierra { MONEY($price) }{ $saved ->
    [0] {""}
   *[other] { " " }(ahorras { MONEY($saved) })
  }
table-total = Junto con la unidad:
table-near = Con el bono de vecindario:
table-settled = Asentamientos conectados { $before } → { $after }, en total { $all_before } → { $all_after }
table-of = { $what }: { $have } de { $need }
table-price-of = a { MONEY($amount) }
table-pays = +{ MONEY($amount) }
table-under = Debajo de la pila:
table-track = { $good }: { MONEY($price) }; tras comprar una unidad { MONEY($dearer) }, tras vender una { MONEY($cheaper) }; con el bono de vecindario { MONEY($nearby) }
table-imports = Importado:
table-import-worth = Puntos por unidad al final, tal como están las cosas
table-on-board = en el tablero
table-on-map = en el mapa
table-key = Qué significan los símbolos
table-whole = Tablero del jugador
table-rating = Tu nivel: { $rating }
table-ratings = Los niveles del reglamento
table-rating-below = menos de { $points }
table-rating-from = desde { $points }
table-passed = ha pasado
table-order = { $place }.º en el orden de turno
facet-amount = Cantidad
facet-cheese = Queso
facet-bread = Pan
facet-whisky = Whisky

phase-claiming_one = Preparación
phase-choosing_clan = Preparación
phase-choosing_start = Preparación
phase-bidding = Preparación
phase-choosing_won = Preparación
phase-settling = Preparación
phase-turn = Acciones
phase-afterwards = Acciones
phase-trading = Acciones
phase-neighbourhood = Acciones
phase-second_contract = Acciones
phase-building_bonus = Acciones
phase-keeping = Acciones
phase-slaughtering = Acciones
phase-brewing = Acciones
phase-bonuses = Acciones
phase-second_fulfilment = Acciones
phase-discarding_good = Acciones
phase-taking = Acciones
phase-replacing = Acciones
phase-processing = Producción
phase-churning = Producción
phase-ageing = Producción

## What the shared part of the table is called

tab-shared = Mercado

## Rutas de las transcripciones

path-numbers-round = la ronda, a partir de 1; al escribirla, la partida pasa a esa ronda
path-numbers-passed = cuántos jugadores han pasado en esta ronda
path-numbers-rowed = 1: un pescador ha remado en este turno
path-numbers-put_under = cuántos contratos se han puesto bajo la pila
path-numbers-obtained = contratos obtenidos en este turno
path-order = quién tiene este puesto en el orden de turno
path-next_order = quién tiene este puesto en la ronda siguiente
path-out = 1: ha pasado en esta ronda
path-money = dinero en libras
path-glory = gloria hasta ahora
path-bid = puntos dados por el clan
path-clan = el clan de un jugador
path-start = la ficha de inicio de un jugador
path-experience = la experiencia que declara un jugador
path-goods = mercancías en la reserva
path-shipping = hasta dónde llega el transporte de un jugador
path-technology = 1: estos trabajadores tienen tecnología
path-merchants = comerciantes disponibles
path-unhired = comerciantes sin contratar
path-cellar = 1: hay allí un barril de MacKenzie
path-price = casilla del precio, desde 0 (let price GOOD POUNDS escribe directamente el precio)
path-buying = comerciantes en el lado de compra del mercado
path-selling = comerciantes en el lado de venta del mercado
path-bought = mercancías compradas con el bono de vecindario en este turno
path-pile = 1: el contrato está en la pila
path-under = los contratos bajo la pila, en orden
path-display = el contrato en una casilla del tablero de exportación
path-future = contratos futuros
path-drawn = contratos robados por un bono de construcción
path-box = el contrato en una casilla de exportación
path-exporter = quién ha cumplido un contrato
path-exported = cuántos contratos ha cumplido un jugador
path-imported = lo que ha importado un jugador
path-meat = vacuno y cordero en contratos cumplidos
path-sides = la cara visible de un módulo
path-ports = la ficha de puerto de un módulo
path-port_used = 1: el jugador ha usado el puerto de este módulo
path-tiles = la ficha de puntuación de una ronda
path-clan_start = la ficha de inicio junto a un clan que se ofrece
path-start_offered = 1: la ficha de inicio se ofrece

# -- qué está mal en un archivo de componentes corregido
components-contract_twice = hay dos contratos con el número { $contract }
components-free_contract = el contrato { $contract } no pide nada
components-falling_price = los precios de { $good } no deben bajar, pero { $higher } sigue a { $lower }
components-brackets = los precios medios empiezan en un precio más alto que aquel en el que acaban
components-not_a_space = { $side } { $space }: «{ $code }» no es un espacio; escribe L, P o un terreno con las letras g, f, m en este orden, un coste de 1 a 6, y p para el puerto de uno o dos jugadores
components-corner = { $side }: el espacio de la esquina { $space } debe ser P, y ningún otro
components-port_space = { $side }: un espacio de tierra del borde exterior, y solo uno, debe llevar p
components-not_an_edge = { $side }: «{ $edge }» no es un lado entre dos espacios de esta cara, como "1,2|2,1"
components-not_two_lands = { $side }: «{ $edge }» no une dos espacios de tierra contiguos
components-edge_twice = { $side }: el lado de río «{ $edge }» aparece dos veces

## Valores de jugadas y rutas

values-order = un puesto en el orden de turno
values-clan = un clan
values-start = el número de una ficha de inicio, a partir de 1
values-good = una mercancía del mercado
values-level = hasta dónde llega el transporte
values-worker = un trabajador que puede tener tecnología
values-spot = una casilla de la bodega del clan MacKenzie
values-contract = el número de un contrato de exportación, a partir de 1
values-under = un lugar debajo de la pila de contratos; under1 se roba primero
values-slot = una casilla del tablero de exportación
values-drawn = un contrato robado, por orden
values-box = una casilla de exportación; solo un clan tiene la segunda
values-import = una mercancía importada
values-module = una de las cuatro partes del mapa
values-side = una cara de una parte del mapa
values-port = una ficha de puerto
values-round = una ronda, a partir de 1
values-tile = una ficha de puntuación
values-hex = un espacio del mapa: columna y fila
values-die = una cara del dado de precio
values-experience = la experiencia que declara un jugador
values-amount = un número de mercancías, comerciantes, puntos o libras
values-unit = un tipo de unidad
values-aid = si ayuda un puerto: ninguno, el propio u otro por medio del puerto que usa cualquiera
values-way = hacia dónde se mueve un precio
values-cheese = cuánto queso se hace
values-bread = cuánto pan se hace
values-whisky = cuánto whisky se hace
further-let-hex-HEX-SEAT-UNIT = pone en un espacio una unidad de un jugador, en lugar de lo que haya
further-let-hex-HEX-empty = vacía un espacio
further-let-hex-HEX-neutral = pone en un espacio una unidad neutral, como en el juego en solitario
further-let-round-3 = lleva la partida a esa ronda
further-let-price-GOOD-POUNDS = escribe un precio en libras
further-let-box-SEAT-CONTRACT = pone en la casilla de exportación de un jugador un contrato de la pila o del tablero
further-let-done-SEAT-CONTRACT = cuenta un contrato como cumplido por un jugador
further-is-round-3 = la ronda
further-is-price-GOOD-POUNDS = un precio en libras
further-is-settlements-SEAT-5 = cuántos asentamientos tiene un jugador
further-is-group-SEAT-3 = cuántos asentamientos suyos están conectados por el transporte, en el grupo mayor
further-is-rating-expert = la calificación de una partida en solitario

# -- charts and statistics
chart-contracts = Contratos cumplidos
chart-prices = Precios de las mercancías
statistics-clan = Clanes
statistics-contract = Contratos cumplidos, por número
statistics-good_number = Precios al final

# Lo que habla a favor de una jugada, en una pista.
ui-style-settler = Colono
ui-style-settler-about = Se extiende por el mapa y mejora el transporte para conectar sus asentamientos.
ui-style-trader = Mercader
ui-style-trader-about = Contrata comerciantes y hace dinero en el mercado.
ui-style-exporter = Exportador
ui-style-exporter-about = Consigue contratos pronto y trabaja para cumplirlos.
merit-contracts = { $amount ->
    [one] Un contrato cumplido
   *[other] { $amount } contratos cumplidos
  }
merit-ready = { $amount ->
    [one] Todo listo para cumplir un contrato
   *[other] Todo listo para cumplir { $amount } contratos
  }
merit-points = { $amount ->
    [one] Un punto más si la partida acabara ahora
   *[other] { $amount } puntos más si la partida acabara ahora
  }
merit-income = { MONEY($amount) } más en cada producción
merit-goods = { $amount ->
    [one] Una mercancía más en cada producción
   *[other] { $amount } mercancías más en cada producción
  }
merit-settlements = { $amount ->
    [one] Un asentamiento más conectado con los demás
   *[other] { $amount } asentamientos más conectados
  }
merit-merchants = { $amount ->
    [one] Un comerciante más
   *[other] { $amount } comerciantes más
  }
merit-shipping = Mejor transporte: más espacios a tu alcance
merit-technology = Mejor tecnología: los trabajadores ganan más
merit-taken = Un contrato por cumplir
merit-money = { MONEY($amount) } ahora

## Órdenes para después

order-neighbours = Comprar a los vecinos
order-neighbours-said = comprar a los vecinos hasta { $most } de cada mercancía que cueste { MONEY($highest) } o menos, en este orden: { $goods }
order-neighbours-at = Comprar { $goods } a los vecinos por { MONEY($highest) } o menos
order-no_neighbours = No comprar nada a los vecinos
order-no_neighbours-said = renunciar al bono de vecindario
order-production = Producción
order-production-said = procesar todo lo posible en este orden: { $products }; en la última ronda: { $last_products }
order-contract = Obtener un contrato
order-contract-said = obtener el primer contrato que esté en el tablero, { $highest ->
    [0] gratis
   *[other] por { MONEY($highest) } como mucho
  }, en este orden: { $contracts }
order-contract-at = Obtener el contrato { $contracts } en cuanto se pueda, { $highest ->
    [0] gratis
   *[other] por { MONEY($highest) } como mucho
  }
order-sale = Vender mercancías
order-sale-said = vender en esta ronda la primera mercancía cuyo precio sea { MONEY($lowest) } o más{ $kept ->
    [0] {""}
   *[other] , guardando { $kept } de cada una
  }, en este orden: { $goods }
order-sale-at = Vender { $goods } por { MONEY($lowest) } o más
order-port_goods = Cambiar en el { port-basic } y el { port-processed }
order-port_goods-said = descartar en el { port-basic } y el { port-processed } en este orden: { $discarded }; tomar en este orden: { $taken }
order-upgrade = Mejoras adicionales
order-upgrade-said = usar las mejoras adicionales en este orden: { $upgrades }
order-no_port = No usar puertos después de la acción
order-no_port-said = renunciar a los puertos después de la acción en esta ronda
order-field-goods = Mercancías, por orden
order-field-highest = Precio más alto
order-field-most = Máximo de cada mercancía
order-field-products = Mercancías que se producen, por orden
order-field-last_products = En la última ronda
order-field-contracts = Contratos, por orden
order-field-lowest = Precio más bajo
order-field-kept = Cuánto se guarda de cada mercancía
order-field-discarded = Mercancías que se descartan, por orden
order-field-taken = Mercancías que se toman, por orden
order-field-upgrades = Mejoras, por orden
upgrade-shipping = transporte
upgrade-woodcutter = tecnología de los leñadores
upgrade-miner = tecnología de los mineros
upgrade-merchant = un comerciante
order-stopped-contracts_gone = Ya no se puede obtener ninguno de estos contratos.
order-stopped-other_contract = Has obtenido otro contrato.
