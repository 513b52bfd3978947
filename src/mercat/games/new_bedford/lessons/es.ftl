# Las lecciones de New Bedford en español. De cada paso: de qué trata, qué hacer y qué se dice de una jugada que no encaja.

lesson-first-start = Esta partida se gana con ballenas, y para cazarlas hace falta un barco: madera para prepararlo y comida para el viaje. Recursos y dinero salen de los mismos { MONEY(5) }: toma lo que pide tu primer barco y guarda algo suelto.
lesson-first-start-aim = Toma al menos 1 de madera y 1 de comida, y guarda al menos { MONEY(1) }.
lesson-first-start-wrong = Así te quedas sin dinero suelto. Toma al menos 1 de madera y 1 de comida, y guarda { MONEY(1) } o más.
lesson-first-start-no_wood = Sin madera no sale ningún barco: el astillero pide 1 incluso al primero.
lesson-first-start-no_food = El viaje se paga con comida. Toma al menos 1.

lesson-first-dockyard = En cada ronda colocas dos trabajadores, por turnos con tu rival, y cada uno actúa enseguida. Quien llega a un espacio vacío recibe su bonificación: tienes el timón y empiezas, así que el astillero te cuesta 1 de madera en vez de 2.
lesson-first-dockyard-aim = Coloca un trabajador en el astillero para preparar un barco.
lesson-first-dockyard-wrong = Es un buen espacio, pero puede esperar: el astillero deja de ser barato en cuanto alguien más esté allí.

lesson-first-pier = Tu barco está en la dársena. El muelle de la ciudad lo manda al mar y sigue vacío: el primero paga 1 de comida menos.
lesson-first-pier-aim = Coloca tu segundo trabajador en el muelle de la ciudad.
lesson-first-pier-wrong = Un barco en la dársena no caza nada. Mándalo al mar en esta ronda: el muelle de la ciudad sigue vacío.

lesson-first-row = El número de la fila es su precio en comida, para ti 1 menos. Cada ronda el barco se acerca una fila y puede tomar una ballena: desde la fila 2 caza dos veces y vuelve en la ronda 3. Más lejos hay más ballenas y se elige antes, pero se vuelve más tarde.
lesson-first-row-aim = Manda el barco a la fila 2.
lesson-first-row-wrong = Elige la fila 2: dos ballenas, y de vuelta en la ronda 3.
lesson-first-row-near = La fila 1 da una sola ballena por el mismo trabajador. Ve una fila más lejos.
lesson-first-row-far = Ir más lejos suele ser bueno, pero te quedarías sin comida y volverías tarde. Para el primer viaje elige la fila 2.

lesson-first-first_whale = De la bolsa se saca una ficha más que barcos hay en el mar. Una ballena franca da 1 punto y cuesta { MONEY(2) } cuando el barco regresa; una de Groenlandia da 2 y cuesta { MONEY(4) }: ese precio es la parte.
lesson-first-first_whale-aim = Caza una ballena.
lesson-first-first_whale-wrong = En el barco caben todas las ballenas que quieras, y de la parte decides al volver. Caza una.

lesson-first-warehouse = Tu barco caza solo; en la ciudad toca construir. Los edificios dan puntos y trabajan para ti, y casi todos piden ladrillos. El almacén da 1 y, al primero, 1 recurso a elegir.
lesson-first-warehouse-aim = Coloca un trabajador en el almacén.
lesson-first-warehouse-wrong = Es útil, pero ahora quieres ladrillos para el banco, y la bonificación del almacén está libre.

lesson-first-bonus = La bonificación es tuya: madera, comida o un ladrillo. El banco cuesta 4 ladrillos y cada vez da { MONEY(5) } a su propietario, justo lo que pedirán tus ballenas.
lesson-first-bonus-aim = Toma un ladrillo.
lesson-first-bonus-wrong = El bosque y la granja dan 2 o 3 de golpe; los ladrillos llegan despacio. Toma el ladrillo.

lesson-first-second_brick = El barco de tu rival también está en el mar, más lejos que el tuyo. Para el banco te bastan 3 ladrillos: el primero en el ayuntamiento ahorra 1 recurso. Puedes repetir espacio, ya sin bonificación.
lesson-first-second_brick-aim = Vuelve al almacén.
lesson-first-second_brick-wrong = Te falta un ladrillo para construir el banco en la próxima ronda. Lo da el almacén.

lesson-first-second_whale = Dos barcos, tres fichas. El más lejano eligió primero y se llevó el cachalote, de 4 puntos: eso es lo que se consigue con un viaje largo. Tú tomas del resto; el mar vacío no se puede tomar.
lesson-first-second_whale-aim = Caza la ballena que queda.
lesson-first-second_whale-wrong = No hay razón para dejarla: con el banco podrás pagar las dos ballenas.

lesson-first-town_hall = Tu barco vuelve al final de esta ronda, y empiezas tú. En el ayuntamiento se construye; el primero ahorra 1 recurso.
lesson-first-town_hall-aim = Coloca un trabajador en el ayuntamiento.
lesson-first-town_hall-wrong = Empiezas la ronda y puedes construir más barato. Ve al ayuntamiento antes que tu rival.

lesson-first-build = Cada edificio da 1 punto al final. El tuyo lo usas gratis una vez por ronda; si lo usan los demás, antes te pagan { MONEY(1) }.
lesson-first-build-aim = Construye el banco ahorrando un ladrillo.
lesson-first-build-wrong = Se podría, pero las ballenas piden dinero, y el dinero sale del banco.

lesson-first-bank = Un edificio nuevo se puede usar enseguida. Al final de la ronda tendrás que pagar la parte de las dos ballenas o venderlas por la mitad.
lesson-first-bank-aim = Coloca tu segundo trabajador en el banco y toma { MONEY(5) }.
lesson-first-bank-wrong = Echa cuentas: sin esos { MONEY(5) } no podrás pagar tus ballenas y tendrás que venderlas.

lesson-first-keep = Tu barco ha vuelto. Si pagas la parte, la ballena es tuya, con sus puntos; si la vendes, recibes enseguida la mitad, pero los demás pueden comprarla y quedarse los puntos.
lesson-first-keep-aim = Conserva una ballena.
lesson-first-keep-wrong = Tienes el dinero, y venderla sería ofrecer los puntos a tu rival. Conserva la ballena.

lesson-first-keep_on = La otra ballena, la misma pregunta. El dinero en sí vale poco al final: 1 punto por cada { MONEY(5) } completos.
lesson-first-keep_on-aim = Conserva también esta.
lesson-first-keep_on-wrong = Puedes pagarla. Los puntos valen más que ese dinero.

lesson-first-plan = Tu barco está en puerto y hay que prepararlo de nuevo; además tienes otro. Con madera y comida guardadas aprovechas el momento barato en el astillero y en el muelle de la ciudad.
lesson-first-plan-aim = Prepara el próximo viaje: ve al bosque, a la granja o al astillero.
lesson-first-plan-wrong = Primero el próximo viaje: madera del bosque, comida de la granja, o directo al puerto.

lesson-first-end = Ya sabes cómo va: preparar, cazar, pagar, construir. Desde aquí la partida va en serio, hasta la ronda 12. Los dos barcos en el mar, el banco para las partes y edificios grandes como la mansión hacia el final: así se gana.

# Para principiantes: en qué fijarse cuando una pregunta aparece las primeras veces.

advice-starting = Un primer barco pide 1 o 2 de madera y 2 o 3 de comida; uno o dos dólares sueltos te dejan margen.
advice-starting-other = Lo que tomes ahora te ahorra un trabajador más tarde: madera para barcos y edificios, comida para los viajes, ladrillos para edificios.
advice-placing = Al principio, prepara un barco y mándalo al mar, y llega primero donde haya bonificación; entre viajes, construye.
advice-placing-late = Con pocas rondas por delante: trae los barcos a puerto, paga sus ballenas y construye por los puntos.
advice-selling = Vende lo que no pedirá el próximo barco o edificio; el dinero sirve para pagar ballenas.
advice-building = Al principio, lo que más rinde es un edificio que uses una y otra vez.
advice-building-late = Con pocas rondas por delante, construye un edificio con puntos extra.
advice-launching = Quien va más lejos elige antes, pero paga comida y vuelve tarde: suele bastar una fila cercana.
advice-launching-late = Con pocas rondas por delante basta una fila cercana: una lejana cuesta comida y quizá no dé más capturas.
advice-launching-other = Quien va más lejos elige antes y caza más veces, pero paga comida y vuelve tarde.
advice-choosing = Toma la mejor ballena cuya parte podrás pagar cuando vuelva el barco.
advice-landing = Conserva lo que puedas pagar: un punto por { MONEY(2) }, mientras que el dinero da uno por cada { MONEY(5) }.
advice-bidding = Por la parte completa una ballena sigue dando un punto por { MONEY(2) }: cómprala si no necesitas el dinero para algo mejor.

# Reglas que suelen pasarse por alto

missed-1 = Con cada trabajador puedes comprar una vez 2 de madera o 2 de comida por { MONEY(3) }, en cualquier momento antes de acabar su acción: un espacio demasiado caro puede estar así a tu alcance.
missed-2 = El dólar por usar el edificio de otro se paga antes; lo que dé el edificio no sirve para pagarlo.
missed-3 = Una ballena vendida te da enseguida la mitad de su parte, pero los demás pueden comprarla y llevarse sus puntos.
missed-4 = Después de la ronda 12 los barcos aún regresan y puedes pagar sus ballenas, pero ya no se caza.
