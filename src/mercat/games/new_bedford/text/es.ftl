# New Bedford en español. Las claves son las mismas en todos los idiomas.
game = New Bedford
game-about = Levanta un puerto ballenero y manda barcos al mar; cuanto más largo es el viaje, mejor se eligen las ballenas.
money = { $amount } $
help = La partida dura doce rondas. En cada una, los jugadores colocan por turnos dos trabajadores cada uno y hacen enseguida la acción del espacio. Luego cada barco en el mar se acerca una fila; cuando un barco regresa, su propietario paga la parte de cada ballena o la vende, y los demás pueden comprar lo vendido. Después se sacan fichas de la bolsa, una más que el número de barcos en el mar, y los barcos eligen, el más lejano primero. Al final dan puntos las ballenas, los edificios y cada { MONEY(5) }. Las ballenas pagadas valen 1, 2 o 4 puntos.

## Cosas

good-wood = madera
    .one = 1 de madera
    .two = 2 de madera
    .counted = { $amount } de madera
    .missing = { $amount ->
        [one] falta { $amount } de madera
       *[other] faltan { $amount } de madera
    }
good-food = comida
    .one = 1 de comida
    .two = 2 de comida
    .counted = { $amount } de comida
    .missing = { $amount ->
        [one] falta { $amount } de comida
       *[other] faltan { $amount } de comida
    }
good-brick = ladrillo
    .one = 1 ladrillo
    .two = 2 ladrillos
    .counted = { $amount ->
        [one] { $amount } ladrillo
       *[other] { $amount } ladrillos
    }
    .missing = { $amount ->
        [one] falta { $amount } ladrillo
       *[other] faltan { $amount } ladrillos
    }
token-right = ballena franca
    .one = una ballena franca
    .no = ninguna ballena franca
    .plural = ballenas francas
token-bowhead = ballena de Groenlandia
    .one = una ballena de Groenlandia
    .no = ninguna ballena de Groenlandia
    .plural = ballenas de Groenlandia
token-sperm = cachalote
    .one = un cachalote
    .no = ningún cachalote
    .plural = cachalotes
token-empty_sea = mar vacío
    .one = una ficha de mar vacío
    .no = ninguna ficha de mar vacío
    .plural = fichas de mar vacío
ship-small = barco pequeño
ship-large = barco grande
discount-full = a coste completo
    .added = { " " }a coste completo
discount-wood = ahorrando 1 de madera
    .added = , ahorrando 1 de madera
discount-food = ahorrando 1 de comida
    .added = , ahorrando 1 de comida
discount-brick = ahorrando 1 ladrillo
    .added = , ahorrando 1 ladrillo
discount-wood_wood = ahorrando 2 de madera
    .added = , ahorrando 2 de madera
discount-wood_food = ahorrando 1 de madera y 1 de comida
    .added = , ahorrando 1 de madera y 1 de comida
discount-wood_brick = ahorrando 1 de madera y 1 ladrillo
    .added = , ahorrando 1 de madera y 1 ladrillo
discount-food_food = ahorrando 2 de comida
    .added = , ahorrando 2 de comida
discount-food_brick = ahorrando 1 de comida y 1 ladrillo
    .added = , ahorrando 1 de comida y 1 ladrillo
discount-brick_brick = ahorrando 2 ladrillos
    .added = , ahorrando 2 ladrillos
cause-start = inicio
cause-purchase = compra
cause-bonus = bonificación por espacio vacío
cause-construction = coste de construcción
cause-lay = parte
cause-whale_sale = venta de una ballena
cause-whale_purchase = compra de una ballena
cause-post = ingresos de la oficina de correos

option-edition = Edición
    .help = La versión para imprimir de 2014 y la segunda impresión de 2018 se diferencian en el coste de ocho edificios, en cómo funciona la refinería de grasa y en el nombre de cinco edificios.
option-edition-print_and_play = Imprime y juega
    .help = Los costes y los nombres de la versión para imprimir. Quien está en la refinería de grasa cuando se mueven los barcos conserva hasta tres ballenas francas sin pagar.
option-edition-second_printing = Segunda impresión
    .help = Los costes de 2018. La refinería de grasa actúa enseguida, para un solo barco.
assumed-uncosted_row = La fila sin coste de comida se considera una fila en la que aún se caza; «Regreso» está más allá. Así se ve en buenas fotos del tablero, pero no se ha comprobado con un ejemplar impreso.
assumed-tryworks = En la versión para imprimir, la refinería de grasa permite conservar sin pagar tres ballenas francas en total por ronda, de cualquiera de tus barcos. Su texto también habla de tres por barco; se juega con el número menor.
assumed-print_and_play_costs = Los costes de la versión para imprimir provienen de un único texto traducido.
assumed-end_rules = El texto de la versión para imprimir se interrumpe en la fase de caza; a partir de ahí se sigue la segunda impresión.
assumed-lighthouse = { space-lighthouse }: mueve uno de tus propios barcos; la versión para imprimir solo dice «un barco». Un barco en la fila 6 no puede alejarse más, y uno en la fila sin coste de comida puede pasar a la fila 1.
assumed-sale_passes = En una venta de ballenas, quien pasa puede comprar después; la venta termina cuando todos han pasado seguidos.

## Lo que se puede hacer

verb-wheel = Timón
    .other = se sortea el timón
verb-take_start = Empezar con
    .other = toma los recursos iniciales
verb-place = Colocar
    .other = coloca un trabajador
    .of = coloca un trabajador en { $space_the }
verb-purchase = Comprar
    .other = compra recursos
verb-take = Tomar
    .other = toma un recurso
verb-sell = Vender
    .other = vende recursos
verb-done = Listo
    .other = deja de vender
verb-build = Construir
    .other = construye
    .of = construye { $building_the }
verb-launch = Botar
    .other = bota un barco
verb-sail_out = Alejar
    .other = aleja un barco
verb-barrel = Cobrar
    .other = cobra por sus ballenas
verb-hand_in = Entregar
    .other = entrega ballenas francas
verb-remove = Retirar
    .other = retira fichas de mar vacío
verb-keep = Conservar
    .other = conserva una ballena
verb-sell_whale = Vender
    .other = vende una ballena
verb-buy = Comprar
    .other = compra una ballena
    .of = compra { $token_one }
verb-pass = Pasar
    .other = pasa
verb-draw = Sacar
    .other = sale una ficha de mar
verb-catch = Cazar
    .other = caza una ballena
verb-leave = No cazar nada
    .other = no caza nada
move-wheel = { $seat } recibe el timón
move-take_start = { $wood ->
    [0] { $food ->
        [0] { $brick ->
            [0] Empezar con { MONEY(5) } en dinero
           *[other] Empezar con { start-bricks }{ start-money }
          }
       *[other] { $brick ->
            [0] Empezar con { start-food }{ start-money }
           *[other] Empezar con { start-food }, { start-bricks }{ start-money }
          }
      }
   *[other] { $food ->
        [0] { $brick ->
            [0] Empezar con { start-wood }{ start-money }
           *[other] Empezar con { start-wood }, { start-bricks }{ start-money }
          }
       *[other] { $brick ->
            [0] Empezar con { start-wood }, { start-food }{ start-money }
           *[other] Empezar con { start-wood }, { start-food }, { start-bricks }{ start-money }
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
start-rest = { " " }y el resto de { MONEY(5) } en dinero
start-wood = { $wood } de madera
start-food = { $food } de comida
start-bricks = { $brick ->
    [one] 1 ladrillo
   *[other] { $brick } ladrillos
  }
move-place = Colocar un trabajador en { $space_the }
move-purchase = Comprar { $good_two } por { MONEY(3) }
move-take = Tomar { $good_one }
move-sell = Vender { $good_counted }
move-done = No vender más
move-build = Construir { $building_the }{ $discount_added }
move-launch = Botar un barco a la fila { $distance }
move-sail_out = Alejar el { $ship } una fila
move-barrel = Cobrar por las ballenas del { $ship }
move-hand_in = Entregar { $amount ->
    [one] { $amount } ballena franca
   *[other] { $amount } ballenas francas
  } del { $ship }
move-remove = Retirar { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
  } de mar vacío
move-keep = Conservar { $token_one }
move-sell_whale = Vender { $token_one }
move-buy = Comprar { $token_one }
move-pass = No comprar nada ahora
move-draw = Sale: { $token }
move-catch = Cazar { $token_one }
move-leave = No cazar nada

## Lo que se pregunta

step-dealing = Se sortea quién empieza.
help-dealing = Las reglas no dicen quién recibe primero el timón, así que se sortea. Después de cada ronda pasa al jugador de la izquierda.
step-starting = Debes elegir { MONEY(5) } en recursos y dinero. La madera y la comida valen { MONEY(1) }; el ladrillo, { MONEY(2) }.
help-starting = La madera y la comida valen { MONEY(1) } la unidad; el ladrillo, { MONEY(2) }. Elige los recursos; el resto de los { MONEY(5) } lo recibes en dinero.
step-placing = Debes colocar un trabajador. Una vez por trabajador puedes comprar 2 de madera o 2 de comida por { MONEY(3) }.
help-placing = En los espacios de los dos tableros caben todos los trabajadores que se quiera, y quien llega a uno vacío recibe además su bonificación. En un edificio cabe un trabajador por ronda; los demás pagan antes { MONEY(1) } al propietario. No puedes elegir un espacio cuya acción no puedas hacer.
step-taking = Debes tomar 1 recurso a tu elección.
help-taking = La bonificación del almacén para quien llega cuando está vacío: 1 de madera, 1 de comida o 1 ladrillo más.
step-selling = Debes vender algo. Puedes comprar 2 de madera o 2 de comida por { MONEY(3) } si aún no lo has hecho con este trabajador.
help-selling = La madera y la comida dan { MONEY(1) }; el ladrillo, { MONEY(2) }. El primero en el colmado recibe { MONEY(1) } más en total. El mercado paga el doble por el primer recurso de cada tipo. El aserradero solo compra madera, a { MONEY(2) }.
step-selling_on = Puedes vender más.
help-selling_on = Vende cuanto quieras. Con el dinero puedes hacer una compra antes de terminar.
step-building = Debes elegir un edificio y los recursos que ahorras.
help-building = El coste impreso se paga a la reserva. El primero en el ayuntamiento ahorra 1 recurso; en el palacio de justicia se ahorran 2. No se puede ahorrar un recurso que no esté en el coste, y nunca se ahorra dinero.
step-wanting = Debes comprar la madera que falta.
help-wanting = Preparar un barco cuesta 2 de madera, o 1 para el primero en el astillero. No tienes bastante madera: compra 2 por { MONEY(3) }.
step-launching = Debes elegir una fila para tu barco.
help-launching = El número de la fila es su precio en comida. El muelle de la ciudad cobra 1 menos al primero; el embarcadero, la mitad, redondeada hacia arriba; el dique seco, todo y además 2 de madera. En una fila caben tres barcos. Cuanto más lejos está tu barco, antes elige ballenas y más tarde regresa.
step-lighting = Debes elegir el barco que se aleja.
help-lighting = El faro (en la versión para imprimir, el Faro de Clark’s Point) aleja uno de tus barcos una fila, hasta el 1.er puesto de esa fila. Los demás barcos conservan su orden.
step-barrelling = Debes elegir un barco con ballenas.
help-barrelling = La tonelería paga { MONEY(1) } por cada ballena en uno de tus barcos. Siguen a bordo.
step-drinking = Debes retirar 1 o 2 fichas de mar vacío.
help-drinking = La taberna paga { MONEY(4) } por una y { MONEY(6) } por dos de las fichas de mar vacío que quedaron a la vista en la última fase de caza. Se retiran de la partida.
step-trying = Debes elegir un barco y cuántas ballenas francas entrega.
help-trying = En la refinería de grasa, uno de tus barcos entrega enseguida hasta tres ballenas francas sin que pagues la parte; el barco se queda donde está.
step-landing = Debes conservar o vender cada ballena del barco que regresa.
help-landing = Conservar una ballena cuesta la parte: 2, 4 u { MONEY(8) } (la «puesta» en algunas traducciones de las reglas). Venderla da enseguida la mitad, y ese dinero también sirve para otras ballenas; después los demás pueden comprar lo que vendiste por la parte completa.
step-bidding = Puedes comprar una de las ballenas en venta.
help-bidding = Pagas la parte completa. Después le toca comprar al siguiente jugador; la venta termina cuando no quedan ballenas o todos pasan seguidos. Las ballenas que nadie compra se retiran de la partida.
step-drawing = Se sacan fichas de la bolsa.
help-drawing = Una más que el número de barcos en el mar. Lo que nadie toma queda a la vista hasta la siguiente fase de caza y luego vuelve a la bolsa.
step-choosing = Puedes tomar una ballena para tu barco.
help-choosing = Eligen primero los barcos de la fila más lejana y, dentro de una fila, el que llegó antes. Habrá que pagar la parte cuando el barco regrese. El mar vacío no se puede tomar.

## Lo que se pregunta, con lo que le concierne

ask-placing = { $inn ->
    [0] { $count ->
        [2] Debes colocar tu primer trabajador.
       *[1] Debes colocar tu segundo trabajador.
      }
   *[1] { $count ->
        [2] Sales de la posada: debes volver a colocar tus dos trabajadores en los dos tableros, uno tras otro.
       *[1] Sales de la posada: debes colocar tu otro trabajador en uno de los dos tableros.
      }
  }{ $purchase ->
    [0] {""}
   *[1] { " " }Con él puedes comprar 2 de madera o 2 de comida por { MONEY(3) }.
  }
ask-selling = { $left ->
    [0] Primero debes comprar algo que vender.
   *[other] { $stall ->
          [first] Debes vender algo: la madera y la comida dan { MONEY(1) }; el ladrillo, { MONEY(2) }, y la primera venta, { MONEY(1) } más.
          [market] Debes vender algo: la primera unidad de madera, de comida y de ladrillo da el doble.
          [lumber_mill] Debes vender madera, a { MONEY(2) } la unidad.
         *[store] Debes vender algo: la madera y la comida dan { MONEY(1) }; el ladrillo, { MONEY(2) }.
        }
  }
ask-selling_on = { $left ->
    [0] Tienes { MONEY($amount) }, y no queda nada que vender.
   *[other] Puedes vender más. Tienes { MONEY($amount) }.
  }
ask-building = { $wanting ->
    [1] Primero debes comprar algo: si no, no puedes pagar ningún edificio.
   *[0] { $count ->
          [0] Debes elegir un edificio, a su coste completo.
          [one] Debes elegir un edificio y el recurso que ahorras.
         *[other] Debes elegir un edificio y los { $count } recursos que ahorras.
        }
  }
ask-launching = { $wanting ->
    [1] Primero debes comprar algo: si no, tu barco no puede zarpar. Tienes { $amount } de comida.
   *[0] Debes elegir una fila para tu barco, por { $way ->
          [first] 1 de comida menos que la impresa
          [wharf] la mitad de la comida impresa, redondeada hacia arriba
          [dry_dock] la comida impresa y 2 de madera
         *[pier] la comida impresa
        }. Tienes { $amount } de comida.
  }
ask-landing = Tu { $ship } está de vuelta: debes conservar o vender cada ballena. Conservarlas todas cuesta { MONEY($lay) }, y tienes { MONEY($amount) }.{ $free ->
    [0] {""}
    [one] { " " }Gracias a la refinería de grasa, { $free } ballena franca no cuesta nada.
   *[other] { " " }Gracias a la refinería de grasa, { $free } ballenas francas no cuestan nada.
  }
ask-bidding = { $seat } vende ballenas: puedes comprar una por su parte completa. Tienes { MONEY($amount) }.
ask-choosing = Puedes tomar una ballena para tu { $ship }. { $home ->
    [0] Vuelve a puerto después de la última ronda.
   *[other] Vuelve a puerto en la ronda { $home }.
  }{ $lay ->
    [0] {""}
   *[other] { " " }Las ballenas a bordo costarán entonces { MONEY($lay) }.
  }

## Lo que ha pasado

event-round_began = Empieza la ronda { $round }.
event-wheel_taken = { $seat } tiene el timón y empieza.
event-placed = { $seat } coloca un trabajador en { $space_the }.
event-paid = { $seat } paga { MONEY($amount) } ({ $cause }).
event-earned = { $seat } recibe { MONEY($amount) } ({ $cause }).
event-fee_paid = { $seat } paga { MONEY($amount) } a { $owner } por usar { $cause_the }.
event-gained = { $seat } recibe { $good_counted } ({ $cause }).
event-spent = { $seat } entrega { $good_counted } ({ $cause }).
event-built = { $seat } construye { $building_the }.
event-taken_over = { $seat } le quita { $building_the } a { $owner }.
event-prepared = { $seat } prepara el { $ship }.
event-launched = { $seat } bota el { $ship } a la fila { $distance }.
event-sailed_out = El { $ship } de { $seat } se aleja a la fila { $distance }.
event-handed_in = { $seat } entrega { $amount ->
    [one] { $amount } ballena franca
   *[other] { $amount } ballenas francas
  } del { $ship } sin pagar la parte.
event-sea_removed = { $seat } retira de la partida { $amount ->
    [one] { $amount } ficha
   *[other] { $amount } fichas
  } de mar vacío.
event-inn_left = { $seat } sale de la posada y vuelve a colocar sus dos trabajadores.
event-ships_moved = Cada barco en el mar se acerca una fila.
event-returned = El { $ship } de { $seat } ha vuelto a puerto.
event-kept = { $seat } conserva { $token_one } ({ $cause }).
event-whale_sold = { $seat } vende { $token_one }.
event-bought = { $seat } compra { $token_one }.
event-passed = { $seat } no compra nada.
event-lost = { $amount ->
    [one] Queda sin comprar { $token_one }, que se retira de la partida.
   *[other] Quedan sin comprar { $amount } { $token_plural }, que se retiran de la partida.
  }
event-sea_cleared = { $amount ->
    [one] { $amount } ficha vuelve
   *[other] { $amount } fichas vuelven
  } a la bolsa.
event-drawn = Sale de la bolsa: { $token }.
event-caught = El { $ship } de { $seat } caza { $token_one }.
event-sailing_home = Ha terminado la última ronda; los barcos que siguen en el mar vuelven a puerto.

## Jugadas del historial sin suceso

did-done = { $seat } no vende más.
did-leave = { $seat } no caza nada.

## Puntos

score-right = Ballenas francas
score-bowhead = Ballenas de Groenlandia
score-sperm = Cachalotes
score-buildings = Edificios
score-counting_house = Contaduría
score-mansion = Mansión
score-municipal_office = Oficina municipal
score-seamens_bethel = Capilla marinera
score-money = Dinero

## Por qué no se puede

reason-money_short = Te { $amount ->
    [one] falta
   *[other] faltan
  } { MONEY($amount) }.
reason-good_short = Te { $good_missing }.
reason-goods_short = Te { $amount ->
    [one] falta { $amount } recurso
   *[other] faltan { $amount } recursos
  }.
reason-not_worth = Estos recursos valen { MONEY($amount) }; empiezas con { MONEY(5) }.
reason-not_built = Nadie ha construido todavía { $building_the }.
reason-not_in_game = Con tan pocos jugadores no se juega con { $building_the }.
reason-already_built = Ya se ha construido { $building_the }.
reason-no_action = Da puntos, pero no tiene acción: { $building_the }.
reason-occupied = Esta ronda ya se ha usado { $building_the }.
reason-boards_only = Desde la posada, los trabajadores solo van a espacios de los dos tableros.
reason-own_post_office = La oficina de correos ya es tuya.
reason-nothing_to_sell = No tienes nada que vender.
reason-only_wood = El aserradero solo compra madera.
reason-nothing_to_build = No puedes pagar ningún edificio.
reason-all_built = Ya se han construido todos los edificios.
reason-not_in_cost = Lo que quieres ahorrar ({ $discount }) no está en el coste de este edificio: { $building_the }.
reason-saves = Aquí se { $amount ->
    [0] paga todo
    [one] ahorra exactamente { $amount } recurso
   *[other] ahorran exactamente { $amount } recursos
  }.
reason-no_ship_home = No tienes ningún barco en puerto.
reason-no_ship_ready = No tienes ningún barco preparado en la dársena.
reason-no_ship_out = No tienes ningún barco en el mar.
reason-ship_not_out = Tu { $ship } no está en el mar.
reason-space_full = En la fila { $distance } ya hay tres barcos.
reason-all_full = En todas las filas hay ya tres barcos.
reason-no_cost_space = Los barcos solo se botan a filas con coste de comida.
reason-farthest_out = Tu { $ship } no puede alejarse más.
reason-no_whales = Ninguno de tus barcos lleva ballenas.
reason-ship_empty = Tu { $ship } no lleva ballenas.
reason-no_right_whales = Ninguno de tus barcos lleva una ballena franca.
reason-no_right_returning = Ninguno de tus barcos que regresan esta ronda lleva una ballena franca.
reason-fewer_aboard = De tu { $ship } puedes entregar como mucho { $amount }.
reason-no_empty_sea = No hay ninguna ficha de mar vacío a la vista.
reason-fewer_out = Puedes retirar como mucho { $amount }.
reason-purchase_made = Ya has hecho la compra de este trabajador.
reason-not_purchased = Así solo se puede comprar madera o comida, no { $good }.
reason-purchase_strands = Tras comprar { $good } no podrías hacer aquello para lo que colocaste al trabajador.
reason-not_aboard = En este barco no hay { $token_no }.
reason-not_on_sale = No hay { $token_no } en venta.
reason-not_out = No hay { $token_no } a la vista.
reason-never_caught = El mar vacío no se puede tomar.
reason-at_least_one = Tiene que ser al menos 1.
reason-no_such_seat = Nadie juega en ese asiento.
reason-none_in_bag = No queda { $token_no } en la bolsa.
reason-late_voyage = A la partida solo { $amount ->
    [one] le queda { $amount } fase de caza
   *[other] le quedan { $amount } fases de caza
  }; después el barco vuelve sin cazar más.
reason-could_keep = Podrías conservar { $token_one } por { MONEY($amount) }.

## Los espacios, y las causas que son espacios

space-farm = Granja
    .the = la granja
space-forest = Bosque
    .the = el bosque
space-warehouse = Almacén
    .the = el almacén
space-general_store = Colmado
    .the = el colmado
space-town_hall = Ayuntamiento
    .the = el ayuntamiento
space-dockyard = Astillero
    .the = el astillero
space-city_pier = Muelle de la ciudad
    .the = el muelle de la ciudad
space-bank = Banco
    .the = el banco
space-dry_dock = Dique seco
    .the = el dique seco
space-lighthouse = Faro
    .the = el faro
space-lumber_mill = Aserradero
    .the = el aserradero
space-schoolhouse = Escuela
    .the = la escuela
space-tavern = Taberna
    .the = la taberna
space-tryworks = Refinería de grasa
    .the = la refinería de grasa
space-wharf = Embarcadero
    .the = el embarcadero
space-bakery = Panadería
    .the = la panadería
space-brickyard = Ladrillar
    .the = el ladrillar
space-chandlery = Efectos navales
    .the = la tienda de efectos navales
space-cooperage = Tonelería
    .the = la tonelería
space-courthouse = Palacio de justicia
    .the = el palacio de justicia
space-inn = Posada
    .the = la posada
space-market = Mercado
    .the = el mercado
space-post_office = Oficina de correos
    .the = la oficina de correos
space-counting_house = Contaduría
    .the = la contaduría
space-mansion = Mansión
    .the = la mansión
space-municipal_office = Oficina municipal
    .the = la oficina municipal
space-seamens_bethel = Capilla marinera
    .the = la capilla marinera
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

## Lo que muestra la mesa

table-map = New Bedford: la ciudad y el mar
table-town = La ciudad
table-sea = El mar
table-rank = { $rank }.º
table-bonus-open = La bonificación sigue disponible.
table-bonus-taken = Ya no hay bonificación; trabajadores aquí:
table-owner = Propietario: { $player }.
table-fee = Los demás pagan { MONEY($amount) } al propietario por usarlo.
table-used = Usado esta ronda por { $player }.
table-not-built = Aún sin construir.
table-row-cost = Botar un barco a esta fila: { $food } de comida
table-row-free = A esta fila no se puede botar ningún barco
table-row-return = Los barcos que llegan aquí regresan
table-return = Regreso
table-round = { $round ->
    [0] Preparación
   *[other] Ronda { $round } de { $rounds }
}
table-first = Timón (empieza la ronda): { $player }
table-bag = { $count ->
    [one] { $count } ficha en la bolsa
   *[other] { $count } fichas en la bolsa
}
table-out = { $token }, fichas a la vista: { $count }
table-dock = La dársena, con los barcos preparados
table-ship = { $player }: { $ship }
table-aboard = { $token } a bordo: { $count }
table-whales = Ballenas y mar
table-column-lay = Parte
table-column-points = Puntos
table-column-bag = En la bolsa
table-price = Precio por unidad ({ $good }): { MONEY($price) }
table-purchase = Con cada trabajador puedes comprar una vez { $amount } de madera o { $amount } de comida por { MONEY($price) }
table-to-build = Por construir
table-all-built = Ya se han construido todos los edificios.
table-has-money = Dinero: { MONEY($amount) }
table-has = { $what }: { $amount }
table-workers = Trabajadores por colocar: { $count }
table-workers-word = Trabajadores
table-key = Qué significan los símbolos
table-at-home = En puerto
table-at-dock = En la dársena
table-at-sea = { $row ->
    [0] Última fila
   *[other] Fila { $row }
}
table-at-return = De regreso
table-home = { $round ->
    [0] Vuelve después de la última ronda
   *[other] Vuelve en la ronda { $round }
}
table-home-short = { $round ->
    [0] fin
   *[other] { $round }
}
table-launched = Botado ahora: { $hunts ->
    [1] caza una vez
   *[other] caza { $hunts } veces
}, { $home ->
    [0] vuelve después de la última ronda
   *[other] vuelve en la ronda { $home }
}
table-food-now = Precio ahora: { $food } de comida
table-worth = Todas las ballenas a bordo: { MONEY($lay) } por conservarlas, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; vendidas dan { MONEY($sold) }
table-whale = Parte: { MONEY($lay) }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; si se vende, da { MONEY($sold) }
table-seller = Vende: { $player }
table-costs = Coste: { $what }
table-lacks = Aún falta: { $what }
table-column-sold = Al venderla
table-forecast = Ballenas a bordo: { MONEY($lay) } por quedarse con todas, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

does-farm = Toma { $food } de comida. El primero: { $bonus_food } más.
does-forest = Toma { $wood } de madera. El primero: { $bonus_wood } más.
does-warehouse = Toma { $brick ->
    [one] { $brick } ladrillo
   *[other] { $brick } ladrillos
  }. El primero: además, { $bonus ->
    [one] { $bonus } recurso
   *[other] { $bonus } recursos
  } a elegir.
does-general_store = Vende recursos: madera { MONEY($wood) }, comida { MONEY($food) }, ladrillo { MONEY($brick) }. El primero: { MONEY($bonus_money) } más en total.
does-town_hall = Construye un edificio. El primero: { $bonus ->
    [one] { $bonus } recurso
   *[other] { $bonus } recursos
  } menos.
does-dockyard = Paga { $wood } de madera y coloca un barco en la dársena. El primero: { $bonus_wood } menos.
does-city_pier = Bota un barco de la dársena pagando la comida de su fila. El primero: { $bonus_food } menos.
does-bank = Toma { MONEY($money) }.
does-dry_dock = Prepara un barco por { $wood } de madera y bótalo enseguida pagando toda la comida.
does-lighthouse = Uno de tus barcos se aleja { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
  } más, hasta el 1.er puesto de esa fila.
does-lumber_mill = Vende madera a { MONEY($price) } la unidad.
does-schoolhouse = Toma { $wood } de madera y { $food } de comida.
does-tavern = Retira 1 ficha de mar vacío a la vista por { MONEY($one) }, o 2 por { MONEY($two) }.
does-tryworks = { $edition ->
    [print_and_play] En esta ronda puedes conservar, sin pagar, hasta { $free } ballenas francas de tus barcos que regresan.
   *[second_printing] Uno de tus barcos entrega enseguida hasta { $free } ballenas francas sin pagar.
}
does-wharf = Bota un barco de la dársena por la mitad de la comida, redondeada hacia arriba.
does-bakery = Toma { $food } de comida.
does-brickyard = Toma { $brick ->
    [one] { $brick } ladrillo
   *[other] { $brick } ladrillos
  }.
does-chandlery = Toma { MONEY($money) }, { $wood } de madera, { $food } de comida y { $brick ->
    [one] { $brick } ladrillo
   *[other] { $brick } ladrillos
  }.
does-cooperage = Toma { MONEY($money) } por cada ballena en uno de tus barcos.
does-courthouse = Construye un edificio con { $saves ->
    [one] { $saves } recurso
   *[other] { $saves } recursos
  } menos.
does-inn = Cuando todos hayan colocado sus trabajadores, vuelve a colocar los dos tuyos, en espacios de los dos tableros.
does-market = Vende recursos; el primero de cada tipo da { $times } veces su precio.
does-post_office = Hazte con este edificio. Su propietario recibe { MONEY($income) } al final de cada ronda.
does-counting_house = { $each ->
    [one] 1 punto por cada ballena franca tuya.
   *[other] 1 punto por cada { $each } ballenas francas tuyas.
}
does-mansion = { $points ->
    [one] { $points } punto extra.
   *[other] { $points } puntos extra.
}
does-municipal_office = { $each ->
    [one] 1 punto por cada edificio tuyo.
   *[other] 1 punto por cada { $each } edificios tuyos.
}
does-seamens_bethel = { $points ->
    [one] { $points } punto extra.
   *[other] { $points } puntos extra.
}

## Fases, como las nombra la franja sobre la mesa; nombres de lo que se elige con un número

phase-dealing = Preparación
phase-starting = Preparación
phase-placing = Fase de acción
phase-taking = Fase de acción
phase-selling = Fase de acción
phase-selling_on = Fase de acción
phase-building = Fase de acción
phase-wanting = Fase de acción
phase-launching = Fase de acción
phase-lighting = Fase de acción
phase-barrelling = Fase de acción
phase-drinking = Fase de acción
phase-trying = Fase de acción
phase-landing = Fase de movimiento
phase-bidding = Fase de movimiento
phase-drawing = Fase de caza
phase-choosing = Fase de caza
facet-wood = Madera
facet-food = Comida
facet-brick = Ladrillo
facet-distance = Fila
facet-amount = Cantidad

## La posición por sus campos, como la muestra el terminal
field-numbers = ahora
field-holder = en manos de
field-money = dinero
field-goods = recursos
field-workers = trabajadores
field-owner = propietarios
field-bag = en la bolsa
field-sea = a la vista
field-on_sale = en venta
field-whales = ballenas
field-hold = a bordo
field-berth = barcos
field-rank = puesto en la fila
number-round = ronda
number-free_whales = ballenas francas aún gratis
holder-wheel = el timón
berth-0 = fila 0
berth-1 = fila 1
berth-2 = fila 2
berth-3 = fila 3
berth-4 = fila 4
berth-5 = fila 5
berth-6 = fila 6
berth-home = en puerto
berth-dock = en la dársena
berth-return = de regreso
cargo-small_right = barco pequeño: ballena franca
cargo-small_bowhead = barco pequeño: ballena de Groenlandia
cargo-small_sperm = barco pequeño: cachalote
cargo-large_right = barco grande: ballena franca
cargo-large_bowhead = barco grande: ballena de Groenlandia
cargo-large_sperm = barco grande: cachalote

## Rutas de las transcripciones

path-numbers-round = la ronda, a partir de 1
path-numbers-free_whales = ballenas francas que quien está en la refinería de grasa aún puede conservar sin pagar (versión para imprimir)
path-holder = quién tiene el timón y empieza la ronda
path-money = dinero en dólares
path-goods = recursos de un jugador
path-workers = trabajadores de un jugador en un espacio
path-owner = quién es propietario de un edificio
path-bag = fichas en la bolsa
path-sea = fichas a la vista
path-on_sale = ballenas en venta ahora
path-whales = ballenas pagadas, que dan puntos
path-hold = ballenas a bordo de un barco
path-berth = dónde está un barco: una fila (0 es la que no tiene coste de comida), home (en puerto), dock (dársena) o return (de regreso)
path-rank = puesto de un barco en su fila: 0 es el 1.º

# -- qué está mal en un archivo de componentes corregido
components-empty_bag = la bolsa no tiene fichas
components-set = { $building }: set debe ser "2-4" o "3-4"
components-free_building = { $building } no cuesta nada
components-cheaper_farther = una fila más lejana cuesta menos comida que la anterior

## Valores de jugadas y rutas

values-good = un tipo de recurso
values-space = un espacio para trabajadores, en los tableros o en un edificio
values-building = una loseta de edificio
values-token = una ficha de la bolsa
values-whale = un tipo de ballena
values-cargo = un barco y un tipo de ballena a bordo
values-ship = uno de los dos barcos de un jugador
values-berth = dónde está un barco: una fila del mar, contada desde la ciudad, o en puerto
values-wood = madera que se toma al empezar
values-food = comida que se toma al empezar
values-brick = ladrillos que se toman al empezar
values-amount = un número de recursos, fichas o dólares
values-discount = los recursos que se ahorran del coste de un edificio
values-distance = una fila del mar; la 0 no tiene coste de comida

# -- charts and statistics
statistics-space = Propietarios de los edificios
statistics-token_number = Ballenas que conservan entre todos los jugadores

# Lo que habla a favor de una jugada, en una pista.
ui-style-builder = Constructor
ui-style-builder-about = Levanta edificios pronto, para que los demás paguen por usarlos.
ui-style-whaler = Ballenero
ui-style-whaler-about = Prepara pronto sus barcos y los manda a cazar ballenas.
ui-style-trader = Mercader
ui-style-trader-about = Ante todo, junta dinero y recursos.
merit-points = { $amount ->
    [one] Un punto más si la partida acabara ahora
   *[other] { $amount } puntos más si la partida acabara ahora
  }
merit-aboard = { $amount ->
    [one] Un punto más a bordo que puedes pagar
   *[other] { $amount } puntos más a bordo que puedes pagar
  }
merit-hunts = { $amount ->
    [one] Una ocasión más de cazar una ballena
   *[other] { $amount } ocasiones más de cazar una ballena
  }
merit-ready = { $amount ->
    [one] Un barco listo para botar
   *[other] { $amount } barcos listos para botar
  }
merit-buildings = { $amount ->
    [one] Un edificio propio
   *[other] { $amount } edificios propios
  }
merit-money = { MONEY($amount) } ahora
merit-goods = { $amount ->
    [one] Un recurso más
   *[other] { $amount } recursos más
  }

## Órdenes para después

order-lay = Conservar o vender ballenas
order-lay-said = conservar ballenas{ $money_left ->
    [0] {""}
   *[other] , mientras queden { MONEY($money_left) } tras pagar la parte,
  } en este orden: { $whales }; vender las demás
order-catch = Cazar ballenas
order-catch-said = cazar la primera ballena que esté a la vista, en este orden: { $whales }; si no hay ninguna, { $otherwise }
order-catch-at = Cazar { $whales_one } si está a la vista
order-whale_purchase = Comprar ballenas en venta
order-whale_purchase-said = comprar ballenas en venta por { MONEY($highest) } o menos{ $money_left ->
    [0] {""}
   *[other] , mientras queden { MONEY($money_left) }
  }, en este orden: { $whales }; si no, pasar
order-whale_purchase-at = Comprar { $whales_one } por { MONEY($highest) } o menos
order-building = Construir
order-building-said = construir el primer edificio que se pueda pagar, en este orden: { $buildings }; ahorrar recursos en este orden: { $saving }
order-building-at = Construir { $buildings_the } en cuanto se pueda pagar
order-pass_round = No comprar ballenas el resto de la ronda
order-pass_until = No comprar ballenas hasta que alguien haga algo
order-pass_round-said = renunciar a las ballenas en venta el resto de la ronda
order-pass_until-said = renunciar a las ballenas en venta
order-field-whales = Ballenas, por orden
order-field-money_left = Dinero que debe quedar
order-field-otherwise = Si no hay ninguna
order-field-highest = Precio más alto
order-field-buildings = Edificios, por orden
order-field-saving = Recursos que se ahorran, por orden
order-space = Colocar un trabajador
order-space-said = colocar un trabajador en el primero de estos espacios que se pueda usar, { $crowd }: { $spaces }
order-space-at = Colocar un trabajador en { $spaces_the }, { $crowd }
order-field-spaces = Espacios, por orden
order-field-crowd = Otros trabajadores
crowd-empty = solo si no hay nadie
crowd-taken = aunque haya alguien
otherwise-leave = no cazar nada
otherwise-ask = preguntarme
order-stopped-buildings_built = Todos estos edificios están construidos.
