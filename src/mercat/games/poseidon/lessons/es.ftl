# Las lecciones de Poseidon en español. De cada paso: de qué trata, qué hacer y qué se dice de una jugada que no encaja.

lesson-first-card = En Poseidon todo es dinero: deciden tu efectivo y el valor de tus comerciantes. Primero se compran cartas especiales; cada una paga en cada ronda de exploración hasta que se usa su poder. Ya tienes dos, y { card-delos } es barata: su marcador blanco dobla un puesto comercial.
lesson-first-card-aim = Compra { card-delos } por 20 dracmas.
lesson-first-card-wrong = { card-knossos } también trae una alta cultura, pero para eso tienes { card-mykene }. { card-delos } la dobla.

lesson-first-found = Ronda comercial 1. Tu rival ha fundado { nation-sparta }. Una nación es una compañía: quien la funda es su rey y la dirige, y ganan con ella todos los que tienen comerciantes suyos.
lesson-first-found-aim = Funda { nation-athenai }: islas por todas partes y { card-mykene } al lado.
lesson-first-found-wrong = { nation-athenai } es la que más te conviene: está junto a { card-mykene }, donde tu carta pondrá una alta cultura.
lesson-first-found-later = Los comerciantes de otros vendrán después; primero, una nación propia.
lesson-first-found-pass = Necesitas una nación propia, o tu rival decidirá por su cuenta lo que ganan los comerciantes.

lesson-first-prestige = El prestigio es el precio de un comerciante, para ti y para todos, y las arcas reciben esa suma por cada uno que colocas. Si es bajo, la nación no puede pagar barcos; si es alto, tú podrás comprar pocos.
lesson-first-prestige-aim = Elige 70 u 80.
lesson-first-prestige-wrong = Elige 70 u 80: da para barcos y aún puedes pagar la mayoría.
lesson-first-prestige-low = Demasiado bajo: las arcas apenas pagarían barcos. Elige 70 u 80.
lesson-first-prestige-high = Demasiado caro: gastarías tu dinero en unos pocos comerciantes. Elige 70 u 80.

lesson-first-place = Los discos que colocas ahora son comerciantes en venta; las arcas reciben enseguida el prestigio por cada uno. Los que quedan en la carta serán puestos comerciales.
lesson-first-place-aim = Coloca 7 comerciantes.
lesson-first-place-wrong = Coloca 7: dinero para una flota sin regalar demasiado de lo que ganará la nación.
lesson-first-place-few = Con cinco, las arcas se quedan cortas después de tres barcos y una donación. Coloca 7.
lesson-first-place-many = Cada comerciante ajeno gana contigo, y esos discos te faltarán como puestos. Coloca 7.

lesson-first-take_up = Debes comprar al menos la mitad. Quien más tarde tenga más comerciantes que el rey puede quitarle la corona, y cada uno te paga cuando zarpa la flota.
lesson-first-take_up-aim = Compra 5 o más.
lesson-first-take_up-wrong = Se permiten cuatro, pero estos comerciantes pronto darán dinero: compra al menos 5.

lesson-first-buy = En cada turno puedes fundar una nación o comprar un comerciante. Con comerciantes de otras naciones ganas también cuando zarpan sus flotas, las dirija quien las dirija.
lesson-first-buy-aim = Compra un comerciante de { nation-sparta }.
lesson-first-buy-wrong = Para empezar basta una nación. Mejor compra una parte de la otra.
lesson-first-buy-pass = El dinero parado no da nada. Compra un comerciante de { nation-sparta }.

lesson-first-end_turn = También puedes vender comerciantes por su prestigio; pero si un rey vende los de su nación, el prestigio baja. Hoy no.
lesson-first-end_turn-aim = Termina el turno.
lesson-first-end_turn-wrong = Lo venderías antes de que haya dado nada. Termina el turno.

lesson-first-pass = La ronda comercial acaba cuando todos pasan seguidos. Guarda algo de efectivo: los buenos comerciantes costarán más.
lesson-first-pass-aim = Pasa.
lesson-first-pass-wrong = Basta por ahora: vienen dos rondas de exploración y después podrás comprar otra vez. Pasa.

lesson-first-culture = Ronda de exploración 1. Ahora las cartas pagan, o usas su poder: { card-mykene } da a tu nación una alta cultura, un puesto de valor 6 junto a { nation-athenai } y sin mandar ningún barco. Pagará toda la partida.
lesson-first-culture-aim = Da la alta cultura a { nation-athenai }.
lesson-first-culture-wrong = 15 dracmas por ronda, o 6 por cada comerciante cuando pase la flota: usa el poder.

lesson-first-kings_money = Como rey puedes pasar un poco de las arcas a tu bolsa. Las arcas no cuentan al final para nadie: tómalo mientras alcancen para pagar barcos.
lesson-first-kings_money-aim = Toma 5.
lesson-first-kings_money-wrong = Las arcas lo aguantan, y al final solo cuenta tu bolsa. Toma 5.

lesson-first-explore = Actúa { nation-athenai }, pues empieza la nación de más prestigio. Su barco de descubrimiento se mueve un hex en la fase 1 y abre puestos para la flota.
lesson-first-explore-aim = Navega a Andros (F12).
lesson-first-explore-wrong = Andros (F12) vale 3, y más allá está Paros. Navega allí.
lesson-first-explore-mark = El marcador puede esperar. Primero, el barco de descubrimiento.
lesson-first-explore-stop = Una ronda sin descubrir es una ronda perdida. Navega a Andros (F12).

lesson-first-build = Por donde pasa el barco puedes construir un puesto con un disco. En la fase 1 cabe una nación por hex: es de quien llega primero.
lesson-first-build-aim = Construye un puesto comercial en Andros.
lesson-first-build-wrong = Un puesto solo cuesta un disco y da 3 a cada comerciante. Constrúyelo.
lesson-first-build-home = Un nuevo hogar no vale nada por sí mismo y se pone una sola vez. Construye aquí un puesto comercial.

lesson-first-marker = El marcador blanco dobla un puesto para siempre. Ponlo donde el valor es mayor y la flota pasa siempre.
lesson-first-marker-aim = Dobla la alta cultura de G9: 12 en vez de 6.
lesson-first-marker-wrong = Cuanto antes, mejor: desde ahora cuenta en cada ronda. Ponlo en G9.
lesson-first-marker-less = En Andros suma 3; en la alta cultura, 6.

lesson-first-ship = Toda nación debe tener un barco al final de su turno. El banco los vende en orden, primero los de 2: cada uno suma 2 hexes al alcance de la flota.
lesson-first-ship-aim = Compra un barco de 2.
lesson-first-ship-wrong = Sin barco no zarpa nada. Compra uno.

lesson-first-ship_two = Todos los barcos navegan juntos como una flota. Desde { nation-athenai } tiene que llegar a G9 y volver por Andros: con 2 hexes no basta.
lesson-first-ship_two-aim = Compra otro barco.
lesson-first-ship_two-wrong = Con alcance 2 la flota solo visita la alta cultura. Compra otro barco.

lesson-first-ship_three = Tres barcos son el máximo. Con alcance 6 se llega también al templo de H14; pero ojo: los barcos de 2 no valdrán nada en cuanto alguien compre el primero de 4.
lesson-first-ship_three-aim = Compra el tercer barco.
lesson-first-ship_three-wrong = Aprovéchalos mientras navegan: con alcance 6 la flota gana mucho más en la próxima ronda. Compra el tercero.

lesson-first-kings_money_two = { nation-sparta } ya tiene flota también. Las rondas de exploración vienen de dos en dos y esta es la segunda: otra vez un poco para el rey.
lesson-first-kings_money_two-aim = Toma 5.
lesson-first-kings_money_two-wrong = A las arcas les queda bastante para el templo. Toma 5.

lesson-first-explore_two = Una isla más de camino al templo hace más rico cada viaje.
lesson-first-explore_two-aim = Sigue hasta Paros (G13).
lesson-first-explore_two-wrong = Paros (G13) está de camino al templo: la flota la cobra al pasar. Navega allí.
lesson-first-explore_two-stop = Un puesto más paga desde ahora en cada ronda. Navega a Paros (G13).

lesson-first-build_two = Un disco en Paros, y la flota pasará por allí en cada viaje.
lesson-first-build_two-aim = Construye un puesto comercial en Paros.
lesson-first-build_two-wrong = Construye el puesto: 3 más por comerciante.
lesson-first-build_two-home = Una flota que sale de { nation-athenai } ya llega a todo esto. Construye un puesto comercial.

lesson-first-send = Zarpa la flota: cada comerciante cobra la suma de la ruta, los tuyos y los ajenos, y el prestigio sube un paso. Algunos templos piden una donación de las arcas; el de H14 pide 40 dracmas y da 8 por comerciante.
lesson-first-send-aim = Envía la flota; la ruta más rica paga 26 por comerciante.
lesson-first-send-wrong = Elige una de las rutas y envía la flota.
lesson-first-send-home = En casa las arcas reciben 100, tú nada y el prestigio no se mueve. Envía la flota.
lesson-first-send-hand = Ya trazarás tú la ruta otro día; las de la lista son las mejores que hay.

lesson-first-end = Ese es el motor de la partida: fundar, descubrir, navegar, comprar más comerciantes. Desde aquí va en serio, hasta la ronda de exploración 11. Vigila los barcos que quedan en el banco: con el primero de 4 desaparecen los de 2, y una nación sin dinero para otro le sale cara a su rey.

# Para principiantes: en qué fijarse cuando una pregunta aparece las primeras veces.

advice-choosing = Las cartas caras pagan más cada ronda. Convienen junto a una nación que pienses fundar: { $offered }.
advice-choosing-other = Las cartas caras pagan más cada ronda; las baratas te dejan más dinero para una nación.
advice-trading = Funda una nación mientras puedas pagar la mayoría.
advice-trading-other = Compra comerciantes de flotas que paguen bien: cada viaje te paga por cada comerciante.
advice-setting_prestige = Cuanto más prestigio, más caro es cada comerciante: más dinero para barcos, pero menos comerciantes para ti.
advice-placing = Coloca los que basten para pagar barcos; cada disco que guardes puede ser un puesto comercial.
advice-taking_up = Ten tantos que nadie te adelante: tú diriges la flota, así que son comerciantes seguros.
advice-bestowing = Cerca del hogar, un puesto comercial de valor 6 para el resto de la partida suele valer más que los ingresos de la carta.
advice-taking = Las arcas no cuentan al final para nadie: deja lo que pidan los barcos y las donaciones, y toma el resto.
advice-discovering = Construye en cada ronda, a lo largo de una ruta que la flota pueda hacer en un solo viaje.
advice-sailing = Una flota que zarpa te paga y sube el prestigio; en casa solo ganan las arcas.
advice-shipyard = Más alcance, más puestos por el camino; pero mira cuánto falta para que los barcos nuevos dejen obsoletos a los viejos.

# Reglas que suelen pasarse por alto

missed-1 = Un rey que vende comerciantes de su propia nación baja un paso el prestigio de esta, una vez por turno; si venden los demás, no baja.
missed-2 = En la ronda en que fundas una nación no vendes sus comerciantes ni compras más.
missed-3 = Los comerciantes de la reserva no dan nada a nadie, y las arcas no cuentan al final para ningún jugador.
missed-4 = Con el primer barco de 4, de 6 o E se retiran enseguida todos los de 2, de 3 o de 4; la nación que se quede sin barco debe comprar uno, si hace falta con dinero de su rey.
missed-5 = Se puede construir en todos los hexes que el barco de descubrimiento toca en el turno, también en el de salida.
