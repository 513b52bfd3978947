## Lo que dice la línea de órdenes mientras se juega o se cuenta una partida.

serving = Mercat está en { $address } – Ctrl+C lo cierra; las mesas se guardan en { $data }.
serving-others = Los demás de tu red entran por { $address }
hello = Elige por número o escribe una jugada. «ayuda» explica lo demás.
goodbye = Hasta la próxima.
over = La partida ha terminado.
player = Jugador { $number }
bot-random = Azar
bot-greedy = Avaro
bot-search = Búsqueda
so-far = Hasta ahora: { $said } (Intro: un paso atrás)
sure = ¿Hacer la jugada de todos modos? (sí/no)
yes = sí
    .letter = s
undone = Se vuelve a la línea { $length }.
no-such-number = Elige un número del 1 al { $most }.
not-understood = No se entiende; «ayuda» dice lo que se puede escribir.
which-file = Escribe un archivo después de la orden.
which-language = Escribe uno de estos después de la orden: { $languages }.
saved = Guardado en { $file }.
not-saved = No se pudo escribir { $file }: { $why }
how-to-move = Un número elige; Intro vuelve un paso atrás o muestra la mesa; una jugada se puede escribir como en el historial.

command-undo = deshacer
    .letter = d
    .help = deshace tu última decisión
command-view = ver
    .letter = v
    .help = muestra la mesa
command-history = historial
    .letter = h
    .help = cuenta la partida desde el principio
command-scores = puntos
    .letter = p
    .help = los puntos si la partida acabara ahora
command-save = guardar
    .letter = g
    .help = con un archivo: guarda la partida
command-load = cargar
    .letter = c
    .help = con un archivo: sigue una partida guardada
command-language = idioma
    .letter = i
    .help = con en, es o pl: cambia de idioma
command-help = ayuda
    .letter = ?
    .help = explica esta decisión y las órdenes
command-quit = salir
    .letter = q
    .help = deja la partida

words-moves = Jugadas (una palabra en mayúsculas está por uno de sus valores)
words-values = Valores
words-paths = Rutas, para “let” y “=” en transcripciones (entre paréntesis: lo que va allí)
words-score = Líneas de la puntuación (SEAT.score.LINE)
words-steps = Decisiones («= step») y lo que se puede decir en ellas
words-reasons = Motivos de rechazo
