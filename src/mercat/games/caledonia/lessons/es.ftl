# Las lecciones de Clans of Caledonia en español. De cada paso: de qué trata, qué hacer y qué se dice de una jugada que no encaja.

lesson-first-start = Durante cinco rondas cultivas las Tierras Altas y exportas lo que produces: la mayoría de los puntos salen de los contratos cumplidos. Uno de los contratos a la vista pide 4 de lana, y una de estas fichas trae 3.
lesson-first-start-aim = Elige la ficha de inicio con lana.
lesson-first-start-wrong = También son { MONEY(55) }, pero sin lana: con 3 de lana cumples un contrato en la primera ronda.

lesson-first-miner = Empiezas con dos trabajadores, que dan dinero después de cada ronda: { MONEY(4) } el leñador, { MONEY(6) } el minero. Pagas el trabajador y la tierra. Mira también alrededor: crecerás desde aquí y te convienen pastizales baratos al lado.
lesson-first-miner-aim = Coloca un minero en C4: tierra de { MONEY(1) } con pastizales por casi todos los lados.
lesson-first-miner-wrong = También son montañas, pero C4 cuesta solo { MONEY(1) } y tiene los mejores pastizales alrededor.
lesson-first-miner-woodcutter = Primero el minero: cuesta { MONEY(10) } en vez de { MONEY(6) }, pero da { MONEY(6) } por ronda en vez de { MONEY(4) }. En la ronda 2 ya está pagado.
lesson-first-miner-dear = Esa tierra cuesta { MONEY(5) } o { MONEY(6) }. Al principio falta dinero; toma C4 por { MONEY(1) }.

lesson-first-woodcutter = El segundo trabajador puede ir a cualquier parte. Empieza en otro lugar: los grupos separados son asentamientos, y quien al final tenga más conectados por el transporte gana 12 puntos.
lesson-first-woodcutter-aim = Coloca un leñador en uno de los bosques marcados; cada uno cuesta { MONEY(1) }.
lesson-first-woodcutter-wrong = Toma uno de los bosques marcados: tierra de { MONEY(1) } y lejos de C4.
lesson-first-woodcutter-dear = Otro minero daría más, pero ahora necesitas el dinero para animales y una quesería.

lesson-first-contract = Empiezan los turnos, con una acción en cada uno. Solo cabe un contrato a la vez; en la ronda 1 incluso te da { MONEY(5) }, más tarde cuesta dinero. Este pide 4 de lana y da algodón, lúpulo y un espacio libre.
lesson-first-contract-aim = Toma el contrato de 4 de lana.
lesson-first-contract-wrong = Eso puede esperar: en la ronda 1 los contratos dan { MONEY(5) } y los buenos se van primero. Toma el de 4 de lana.
lesson-first-contract-other = Para ese te falta casi todo. Del contrato de lana ya tienes 3 de 4.

lesson-first-sheep = Te expandes a un espacio junto a tus unidades y pagas la unidad y la tierra. Una oveja da una lana después de cada ronda: ingresos para toda la partida; por eso los animales y las fábricas se ponen pronto.
lesson-first-sheep-aim = Pon una oveja en uno de los espacios marcados junto a C4.
lesson-first-sheep-wrong = Primero, crecer: lo que esté en el mapa antes de acabar la ronda produce ya en esta.
lesson-first-sheep-later = C5 valdrá más dentro de poco: tu contrato da un espacio libre y tu rival está al lado.
lesson-first-sheep-other = También podría servir, pero empieza con una oveja en un pastizal barato junto a C4.

lesson-first-buy = Te falta una lana. Cada comerciante compra o vende una unidad y se queda en el mercado hasta que acaba la ronda; al comprar sube el precio, al vender baja.
lesson-first-buy-aim = Compra 1 de lana.
lesson-first-buy-wrong = Para el contrato falta una sola lana. Manda un comerciante a comprarla.
lesson-first-buy-more = Basta con una: guarda el otro comerciante para una ganga que viene ahora.
lesson-first-buy-other = Eso te servirá más tarde; el contrato pide lana.

lesson-first-fulfil = Cuatro de lana: el contrato está completo. Puntúa con su algodón y su lúpulo, cuenta para quien más contratos cumpla (8 puntos) y deja libre la casilla para el próximo.
lesson-first-fulfil-aim = Cumple el contrato.
lesson-first-fulfil-wrong = Tienes las 4 de lana. Cumple el contrato y usa su espacio libre.

lesson-first-dairy = Espacio libre: te expandes una vez sin pagar la tierra. Úsalo donde la tierra es cara o el sitio es bueno: C5 está junto a la vaca de tu rival. Y una quesería convierte la leche en queso, que vale el doble.
lesson-first-dairy-aim = Construye una quesería en C5.
lesson-first-dairy-wrong = Usa el espacio libre para una quesería en C5.
lesson-first-dairy-here = El sitio es ese. Pero construye una quesería: tu próximo contrato querrá queso.
lesson-first-dairy-there = El edificio es ese; pero en C5, junto a la vaca de tu rival, te trae además una ganga.
lesson-first-dairy-decline = El espacio libre es lo mejor de este contrato. Úsalo para una quesería en C5.

lesson-first-milk = El bono de vecindario: junto a la vaca de otro jugador puedes comprar leche enseguida por { MONEY(2) } menos, con tus comerciantes como siempre. Conviene mirar dónde construyen los demás.
lesson-first-milk-aim = Compra 1 de leche.
lesson-first-milk-wrong = A este precio la leche es una ganga, y tu quesería la necesita.

lesson-first-cow = A partir de ahora la quesería pide leche cada ronda, y te la da tu propia vaca.
lesson-first-cow-aim = Pon una vaca en un pastizal a tu alcance.
lesson-first-cow-wrong = Sin leche la quesería no hace nada. Pon una vaca antes de que acabe la ronda.
lesson-first-cow-other = Buena tierra, pero la quesería pide leche: pon una vaca.

lesson-first-pass = Ya no te queda dinero. El primero en pasar recibe { MONEY(16) } (el siguiente, { MONEY(14) }) y además empieza la próxima ronda: cuando queda poco por hacer, date prisa.
lesson-first-pass-aim = Pasa.
lesson-first-pass-wrong = Una compra pequeña ahora te cuesta las { MONEY(16) } por pasar primero. Pasa.

lesson-first-cheese = Producción: tus trabajadores han ganado { MONEY(10) }, la oveja ha dado lana y la vaca, leche. Ahora cada quesería puede convertir una leche en queso: al final 2 puntos en vez de 1, y los contratos lo piden.
lesson-first-cheese-aim = Haz 1 queso.
lesson-first-cheese-wrong = No ganas nada dejando la leche como está. Haz queso.

lesson-first-contract_two = Otra ronda: ahora los contratos son gratis; en la próxima cuestan { MONEY(5) }. Busca lo que produces: 2 quesos dan caña de azúcar, 5 de lúpulo (1 punto cada uno) y { MONEY(8) }.
lesson-first-contract_two-aim = Toma el contrato de 2 quesos.
lesson-first-contract_two-wrong = Te toca primero, y el contrato de 2 quesos es el que mejor te va. Tómalo antes que otro.
lesson-first-contract_two-other = Tú haces queso: el de 2 quesos lo puedes cumplir en esta misma ronda.

lesson-first-cheese_two = Tienes un queso. Podrías esperar el segundo una ronda, o comprarlo: cuesta { MONEY(10) }, y el contrato te devuelve { MONEY(8) } enseguida.
lesson-first-cheese_two-aim = Compra 1 queso.
lesson-first-cheese_two-wrong = Con un queso más, el contrato queda cumplido en esta ronda y la casilla libre.
lesson-first-cheese_two-more = Basta con uno; el segundo te costaría más de lo que vale.

lesson-first-fulfil_two = Dos quesos. Dos contratos en dos rondas es buen ritmo.
lesson-first-fulfil_two-aim = Cumple el contrato.
lesson-first-fulfil_two-wrong = Cúmplelo ya: las { MONEY(8) } vienen bien y la casilla queda libre.

lesson-first-shipping = Sin transporte no sales de donde estás. El primer nivel cruza ríos; los siguientes, lagos: así hay más tierra donde elegir y tus asentamientos quedan conectados para la puntuación final.
lesson-first-shipping-aim = Mejora el transporte por { MONEY(4) }.
lesson-first-shipping-wrong = Primero un nivel de transporte: abre la tierra del otro lado del río.

lesson-first-invest = Con el resto del dinero, pon algo que rinda cada ronda. Junto a tu rival, además, compras con descuento; una segunda quesería pide una segunda vaca.
lesson-first-invest-aim = Expándete una vez más, donde quieras.
lesson-first-invest-wrong = El dinero en la bolsa no produce nada; expándete una vez más.

lesson-first-end = Ya sabes cómo va: trabajadores para el dinero, animales y fábricas para las mercancías, contratos para los puntos. Desde aquí la partida va en serio, hasta la ronda 5. Ten siempre un contrato, usa a todos tus comerciantes y piensa a tiempo en los asentamientos.

# Para principiantes: en qué fijarse cuando una pregunta aparece las primeras veces.

advice-choosing_clan = Lo más sencillo para una primera partida: { $offered }. Mira también las mercancías que lleva cada clan.
advice-choosing_clan-other = Elige un clan cuya ventaja vayas a usar en todas las rondas, y mira también las mercancías que lleva.
advice-choosing_start = Mira los contratos a la vista y toma las mercancías que más te acerquen a uno.
advice-settling = Tierra barata con pastizales baratos al lado; un minero da { MONEY(6) } por ronda; un leñador, { MONEY(4) }.
advice-turn = Toma pronto un contrato y luego pon animales y fábricas: lo que esté en el mapa al acabar la ronda ya produce.
advice-turn-other = Trabajadores, transporte y comerciantes rinden en todas las rondas que siguen: cuanto antes, mejor.
advice-turn-late = Con pocas rondas por delante, cumple tus contratos y paga solo por lo que aún dé mercancías o puntos.
advice-neighbourhood = Compra lo que pidan tu contrato o tus fábricas, con los comerciantes que te sobren.
advice-bonuses = Usa el espacio libre donde la tierra es cara, y la mejora para algo que pronto pagarías de todos modos.
advice-processing = Las mercancías procesadas valen el doble al final; guarda básicas solo si las pide un contrato.

# Reglas que suelen pasarse por alto

missed-1 = En cada ronda compras o vendes una misma mercancía, no las dos cosas: tus comerciantes no pueden estar en los dos lados.
missed-2 = El bono de vecindario solo vale justo después de expandirte, pide comerciantes libres y no cruza ríos.
missed-3 = La carne sale solo de tus animales del mapa: vuelven a tu tablero y sus espacios quedan libres.
missed-4 = Un contrato da { MONEY(5) } en la ronda 1 y es gratis en la 2; después cuesta { MONEY(5) }, { MONEY(10) } y { MONEY(15) }.
missed-5 = El precio se mueve después de comerciar: todas las unidades de una misma compra o venta van al mismo precio.
