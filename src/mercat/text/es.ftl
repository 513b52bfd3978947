## Lo que comparten todos los juegos. Los identificadores son los mismos en cada idioma.

nature = el azar
none = nadie
seat-first = el jugador inicial
seat-second = el segundo jugador
seat-third = el tercer jugador
seat-fourth = el cuarto jugador
seat-fifth = el quinto jugador
seat-none = nadie

## Por qué se rechaza algo

reason-over = La partida ha terminado.
reason-not_the_step = { $why }
reason-not_your_turn = No es tu turno.
reason-not_now = Eso no es lo que toca decidir ahora.
reason-unknown_verb = «{ $word }» no es una jugada de este juego. Las jugadas empiezan por: { $values }
reason-unknown_value = «{ $word }» no es un valor de { $facet }; esta jugada se escribe «{ $usage }». Valores posibles: { $values }
reason-wrong_length = A «{ $word }» le sobran o le faltan palabras; esta jugada se escribe «{ $usage }».
reason-nothing_to_undo = No hay nada que deshacer.
reason-no_such_moment = La partida { $most ->
    [0] no ha empezado
    [one] solo tiene una jugada
   *[other] solo tiene { $most } jugadas
  }.
reason-unknown_game = No hay ningún juego «{ $game }». Los juegos son: { $games }.
reason-unknown_game_near = No hay ningún juego «{ $game }». ¿Querías decir { $near }?
reason-wrong_seats = Este juego es para { $fewest } a { $most } jugadores.
reason-wrong_value = La opción «{ $option }» no puede ser «{ $value }». Puede ser: { $values }.
reason-unknown_option = Este juego no tiene la opción «{ $option }».
reason-wrong_seed = Una semilla es un número entero o 32 cifras hexadecimales.
reason-wrong_seed_digits = En una partida guardada, una semilla son 32 cifras hexadecimales.
reason-wrong_commitment = El compromiso con una semilla son 64 cifras hexadecimales.
reason-wrong_chapters = El archivo no deja claro a partir de qué línea decide los sorteos cada semilla.
reason-wrong_table = El nombre de una mesa puede tener como mucho { $most } caracteres imprimibles.
reason-wrong_names = Una partida tiene un nombre para cada uno de sus { $seats } asientos, de { $most } caracteres como mucho, o ninguno.
reason-not_a_match = Esto no es una partida guardada.
reason-other_format = Esta partida se guardó en el formato { $format }, que esta versión de Mercat no puede leer.
reason-other_version = Esta partida de { $game } se jugó con la versión { $version } de las reglas y la necesita; aquí está la { $ours }.
reason-other_components = Esta partida de { $game } se jugó con valores de los componentes distintos de los que se usan aquí.
reason-seat_differs = Después { $seat } tendría { $now } en vez de { $was }: { $what }.
reason-number_differs = Después esto sería { $now } en vez de { $was }: { $what }.
reason-position_differs = Después esto sería distinto: { $what }.
reason-turn_differs = Después le tocaba decidir a { $seat }, y ahora no sería así.
reason-end_differs = Después la partida había terminado, y ahora no.
reason-results_differ = Los resultados serían distintos.
reason-rules_failed = Las reglas actuales no pueden seguir desde aquí.
reason-bad_line = La línea { $line } del diario, «{ $text }», no se puede jugar: { $why }
reason-not_a_line = Una línea del diario no es un texto.
reason-deal_long = Un reparto puede tener como mucho { $most } líneas.
reason-deal_no_line = La línea { $line } del reparto no es un texto de { $most } caracteres como mucho.
reason-deal_unknown = La línea { $line } del reparto, «{ $text }», no es una jugada de este juego.
reason-deal_not_possible = La línea { $line } del reparto, «{ $text }», no es posible ahí. Se puede: { $possible }.
reason-deal_refused = La línea { $line } del reparto, «{ $text }», no es posible ahí. { $why } Se puede: { $possible }.
reason-deal_of_seat = La línea { $line } del reparto, «{ $text }», es una jugada de un jugador. Un reparto solo contiene lo que decide el azar.

## Órdenes para después

reason-not_an_order = Una orden consta de tipo, valores, jugadas y condiciones de fin, y de nada más.
reason-unknown_order = «{ $word }» no es una orden de este juego. Sus órdenes son: { $values }.
reason-order_conditions = Una orden puede terminar por { $most } acciones ajenas como mucho; pasar hasta que ocurra algo necesita al menos una.
reason-order_condition = «{ $text }» no indica ninguna acción. Escribe el número de un asiento, «anybody» o «nature», y después una jugada; los últimos valores se pueden omitir.
reason-order_fields = Esta orden tiene otros campos: { $values }.
reason-order_value = «{ $word }» no es un valor de «{ $field }». Valores posibles: { $values }
reason-order_values = «{ $field }» necesita entre { $least } y { $most } valores distintos.
reason-order_moves = Un turno preparado es una lista de 1 a { $most } jugadas.
reason-order_round = «this_round» vale true o false, y solo lo tienen las órdenes de un juego con rondas.
reason-order_condition_own = «{ $text }»: tus propias jugadas no pueden terminar tu orden.
reason-order_condition_draw = «{ $word }» no puede ocurrir así: los jugadores no sortean nada y «nature» solo sortea. { $count ->
        [0] En esta partida ya no se sorteará nada más.
       *[other] Sorteos que aún pueden llegar: { $values }
    }
reason-order_condition_over = «{ $word }» no ocurrirá en lo que queda de la partida. { $count ->
        [0] Ya no se sorteará nada más.
       *[other] Posibles: { $values }
    }
reason-order_condition_value = «{ $word }» no puede ocurrir nunca aquí. Valores posibles: { $values }
reason-order_price = «at_any_price» vale true o false, y solo lo tiene un turno preparado.
reason-no_turn_to_come = Ahora no te queda ningún turno que puedas preparar.
reason-turn_over = El turno ya habría terminado.

order-next_move = Mi próximo turno
order-pass_round = Pasar hasta el final de la ronda
order-pass_until = Pasar hasta que alguien haga algo
order-pass_round-said = pasar hasta el final de la ronda
order-pass_until-said = pasar

order-stopped-taken_back = La partida ha vuelto a un momento anterior a esta orden.
order-stopped-happened = Ha ocurrido lo que la terminaba.
order-stopped-otherwise = Has hecho otra jugada.
order-stopped-impossible = La jugada no es posible ahora.
order-stopped-refused = «{ $move }» no es posible ahora. { $why }
order-stopped-last_round_over = La ronda ha terminado.
order-stopped-turn_over = El turno ha terminado.
order-waits-worse = Está en espera: «{ $move }» daría ahora menos, o costaría más, que cuando preparaste el turno.
order-stopped-over = La partida ha terminado.
order-stopped-done = Hecha.
order-next_move-said = { $price ->
    [any] próximo turno, a cualquier precio: { $moves }
   *[as-now] próximo turno: { $moves }
 }
order-sentence = { $count ->
    [0] { $what }{ $rounds ->
        [this] , solo en esta ronda
       *[all] {""}
      }.
   *[other] { $what }{ $rounds ->
        [this] , solo en esta ronda
       *[all] {""}
      }, salvo si { $unless }.
  }
order-condition = { $count ->
    [0] { $who } { $what }
   *[other] { $who } { $what } ({ $values })
  }
order-if = si { $condition }
order-anybody = otra persona
order-at-least = al menos { $amount }
order-stopped-unfit = No encaja con las reglas actuales.

## Páginas

ui-skip = Ir al contenido
ui-home = Mercat: ir al inicio
ui-settings = Ajustes
ui-language = Idioma
ui-theme = Colores
ui-theme-auto = Los del sistema
ui-theme-light = Claros
ui-theme-dark = Oscuros
ui-motion = Animación
ui-motion-auto = La del sistema
ui-motion-none = Ninguna
ui-motion-quick = Rápida
ui-motion-full = Completa
ui-skip-moves = Saltar
ui-automatic = Jugadas forzadas
ui-automatic-never = Las hago yo
ui-automatic-formalities = Automáticas si no cuestan nada
ui-automatic-all = Siempre automáticas
ui-warnings = Advertencias antes de jugar
ui-warnings-on = Sí
ui-warnings-off = No
ui-sound = Sonido con la página en segundo plano
ui-sound-on = En mi turno
ui-sound-off = Desactivado
ui-explain = Explicaciones
ui-explain-on = Al principio
ui-explain-off = No
ui-confirming = Confirmar las jugadas
ui-confirming-always = Siempre
ui-confirming-needed = Solo las que no puedo deshacer
ui-confirming-offer = ¿Hacer sin confirmar las jugadas que puedes deshacer?
ui-confirming-accept = Sí
ui-confirming-decline = No, confirmar siempre
ui-rules = Reglas
ui-close = Cerrar
ui-cancel = Cancelar
ui-copy = Copiar
ui-copied = Copiado
ui-your-name = Tu nombre
ui-name-example = p. ej., Ana
ui-nameless = Invitado
ui-to-lobby = Ir al inicio
ui-to-table = Ir a la mesa
ui-problem-title = No ha sido posible
ui-problem-number = Dale este número a la administración: { $number }
ui-develop-title = Desarrollo de { $game }
ui-develop-error = Qué ha fallado
ui-develop-files = Transcripciones y partidas guardadas
ui-develop-open = Abrir como mesa
ui-develop-no-files = Todavía no hay ninguna en el proyecto. mercat check --save CARPETA guarda la partida en la que encontró un fallo.

## Inicio

ui-lobby-title = Comercia, construye y navega en una misma mesa
ui-lobby-lead = Juegos de mesa económicos en el navegador, con amigos o contra bots.
ui-lobby-no-account = No necesitas cuenta: elige un nombre y juega.
ui-lobby-games = Juegos
ui-lobby-players = { $fewest }–{ $most } jugadores
ui-languages-only = Este juego solo está en { $languages }.
ui-in-language-en = inglés
ui-in-language-es = español
ui-in-language-pl = polaco
ui-lobby-minutes = { $least }–{ $most } min
ui-weight-light = ligero
ui-weight-medium = intermedio
ui-weight-heavy = exigente
ui-lobby-won = ha ganado
ui-keep = Guardar
ui-lobby-opponents = Rivales
ui-lobby-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
ui-lobby-strength = Nivel de los bots
ui-bot-gentle = Amable
ui-bot-casual = Aficionado
ui-bot-steady = Sólido
ui-bot-strong = Fuerte
ui-bot-master = Maestro
ui-bot-random = Aleatorio
ui-bot-greedy = Voraz
ui-bot-search = Búsqueda
ui-bot-lookahead = Un paso
ui-bot-planner = Planificador
ui-bot-policy = Política
ui-bot-gentle-about = Juega con cabeza y te deja margen para ganar.
ui-bot-casual-about = Tiene despistes, como cualquiera; ideal para empezar.
ui-bot-steady-about = Rara vez se despista, pero no mira muy lejos.
ui-bot-strong-about = Planea sus jugadas; para ganarle hay que jugar bien.
ui-bot-master-about = El mejor de todos; se lo piensa y perdona poco.
ui-bot-figures = Puntuación { $rating }; suele sumar entre { $least } y { $most }.
ui-bot-figures-near = Con { $players } jugadores: puntuación { $rating }; suele sumar entre { $least } y { $most }.
ui-bot-rated = { $bot }, puntuación { $rating }
ui-bot-styled = { $bot }, { $style }
ui-style = Estilo de juego
ui-style-none = Ninguno
ui-styles-about = Un estilo prefiere ciertas jugadas entre las que son casi igual de buenas. No cambia el nivel.
ui-strengths = Sobre los bots
ui-strengths-measured = Medido en partidas entre bots con las opciones habituales. Con dos jugadores, un bot con 200 puntos más gana unas tres de cada cuatro partidas. La mitad de los resultados de un bot están en su intervalo habitual.
ui-play-now = Jugar ya
ui-learn = Aprender
ui-lesson = Lección
ui-lesson-step = Lección: paso { $number } de { $steps }
ui-lesson-done = La lección ha terminado
ui-lesson-leave = Dejar la lección
ui-lesson-close = Cerrar
ui-lesson-next = ¿Y ahora? Termina esta partida, empieza otra o sigue la lección de otro juego.
ui-lesson-whole-game = { $game } desde el principio, contra un bot amable
ui-lesson-learn = Aprender { $game }
ui-lesson-free = Sigue aquí como quieras: la lección continúa después de esta decisión.
ui-open-table = Abrir una mesa
ui-lobby-others = Mesas que buscan jugadores
ui-lobby-more = { $count } más
ui-lobby-your-turn = Te toca
ui-status-open = Esperando jugadores
ui-status-playing = En curso
ui-status-over = Terminada
ui-import-title = Importar una partida
ui-import-about = Un archivo de partida guardado con Mercat. Puedes seguir jugándola o repasarla.
ui-import = Importar
ui-export = Guardar en un archivo

## Mesa nueva

ui-new-title = Mesa nueva: { $game }
ui-occasions = Tipo de partida
ui-occasion-evening = Una tarde entre amigos
ui-occasion-evening-about = Sin reloj. La partida empieza cuando todos confirmen.
ui-occasion-days = Por correspondencia
ui-occasion-days-about = Un día por turno y tres de reserva. La partida empieza en cuanto estén ocupados todos los asientos.
ui-occasion-rated = Puntuada
ui-occasion-rated-about = Solo con cuenta, con reloj y sin bots.
ui-occasion-learning = Aprender
ui-occasion-learning-about = Tú contra bots amables, con las reglas más sencillas del juego.
ui-new-rules-own = personalizadas
ui-new-rules-usual = las habituales
ui-new-more = Más
ui-new-seats = Asientos
ui-new-bots = Bots
ui-new-listed = Mostrar en la página de inicio
ui-new-listed-help = Cualquiera que visite este sitio puede sentarse, y la página de inicio puede mostrar la partida mientras jugáis.
ui-new-sandbox = Mesa de pruebas
ui-new-sandbox-help = Juegas por todos y deshaces lo que quieras.
ui-deal = Repartir a mano
ui-deal-about = Para una partida preparada en otro sitio, por ejemplo en la mesa de la cocina: indica qué salió y la mesa empezará exactamente igual.
ui-deal-steps = Sorteo a sorteo
ui-deal-steps-help = Indicas los sorteos uno a uno y los ves en la mesa. El resto se puede sortear en cualquier momento.
ui-deal-lines = O como texto, un sorteo por línea
ui-deal-lines-help = En la notación de este juego y en el orden de los sorteos; # inicia un comentario. También puedes añadir sorteos de más adelante en la partida. Lo que omitas lo decide el azar.
ui-deal-title = Repartir a mano: { $game }
ui-deal-next = Sorteo { $number }
ui-deal-dice = Sortear
ui-deal-back = Deshacer
ui-deal-made = Repartido
ui-deal-none = Todavía nada.
ui-deal-change = Elegir otra vez
ui-deal-complete = Todo está repartido. Ahora decide un jugador.
ui-deal-open-help = Puedes abrir la mesa cuando quieras: el resto se sortea.
ui-deal-open-done = Todo está repartido: ya se puede abrir la mesa.
ui-deal-notation = El reparto como texto
ui-deal-notation-help = Guárdalo para repetir el mismo reparto, o añade debajo sorteos de más adelante en la partida.
ui-deal-options = Volver a las opciones
ui-deal-later = { $count ->
    [one] Queda un sorteo escrito para más adelante.
   *[other] Quedan { $count } sorteos escritos para más adelante.
  }
ui-deal-dropped = { $count ->
    [one] Un sorteo ya no encajaba y se ha quitado.
   *[other] { $count } sorteos ya no encajaban y se han quitado.
  }
ui-deal-table = La mesa hasta ahora
ui-deal-by-hand = Repartido a mano
ui-deal-draws = { $count ->
    [one] un sorteo
   *[other] { $count } sorteos
  }

## Asientos

ui-seats = Asientos
ui-seats-invite = Asientos e invitación
ui-seats-lead = La partida empezará en cuanto estén ocupados todos los asientos.
ui-seat-empty = Asiento { $number }
ui-seat-mine = Tú
ui-seat-away = ausente
ui-sit = Sentarme aquí
ui-bot-put = Poner un bot
ui-bot-change = Cambiar el bot
ui-bot-away = Quitar
ui-held-by = { $bot }: juega por alguien ausente, a petición de { $player }
ui-hold = Dejar jugar a un bot
ui-take-back = Recuperar mi asiento
ui-leave = Dejar el asiento
ui-share-title = Invitar
ui-share-about = Quien tenga este enlace puede sentarse o mirar.
ui-share-watch = Quien tenga este enlace puede mirar.
ui-share-qr = O escanéalo con un móvil
ui-personal-qr = El asiento de { $seat } como código QR
ui-share-local = Esta dirección solo funciona en este ordenador. Para que entren los demás, inicia el servidor con --host 0.0.0.0 y abre la dirección que muestra.
ui-options = Opciones de esta mesa
ui-personal-title = Ceder tu asiento
ui-personal-about = Quien abra este enlace y lo confirme ocupará tu asiento, y tú solo podrás mirar. Dáselo únicamente a la persona adecuada.
ui-personal-make = Crear un enlace al asiento
ui-personal-withdraw = Cancelar los enlaces
ui-personal-withdraw-help = Todos los enlaces a tu asiento creados hasta ahora dejarán de funcionar.
ui-personal-withdrawn = Los enlaces a tu asiento ya no funcionan.
ui-arrive-title = ¿Ocupar el asiento de { $player }?
ui-arrive-about = { $game }: con este enlace, el asiento { $seat } pasa a este navegador. En el dispositivo del que viene el enlace, { $player } solo podrá mirar.
ui-arrive = Ocupar el asiento

## La mesa

ui-round = Ronda { $round }
ui-round-of = Ronda { $round } de { $rounds }
ui-your-turn = Te toca
ui-tab-begins = ● Empieza la partida
ui-tab-mine = ● Te toca
ui-turn-of = Turno de { $player }
ui-over = La partida ha terminado
ui-waiting = Esperando a { $player }.
ui-thinking = { $player } está pensando.
ui-bot-holds-mine = Un bot juega por ti.
ui-bot-holds-for = Un bot juega por ti; lo pidió { $player } mientras no estabas.
ui-bots-rest = Los bots de esta mesa están detenidos.
ui-bots-stop = Detener los bots
ui-bots-go-on = Reactivar los bots
ui-over-alone = { $points ->
    [one] La partida ha terminado con 1 punto.
   *[other] La partida ha terminado con { $points } puntos.
  }
ui-winner = La partida ha terminado. Gana { $player }.
ui-winners = La partida ha terminado. Comparten la victoria: { $players }.
ui-in-past = Estás viendo un momento anterior de la partida.
ui-last-move = Desde la última jugada
ui-spectator = Espectador
ui-sandbox = Pruebas
ui-offline = Sin conexión; reintentando…
ui-unsure = Aún no hay respuesta. Puede que tu acción haya llegado de todos modos; la página lo mostrará cuando vuelva la conexión.
ui-unsure-move = Aún no hay respuesta. Puede que tu jugada se haya hecho de todos modos; la página lo mostrará cuando vuelva la conexión.
ui-made = Tu jugada está hecha.
ui-not-made = Tu jugada no se ha llegado a hacer. Mira la mesa y decide.
ui-tools = Herramientas
ui-text-view = La mesa como texto
ui-text-preview = Lo que haría la jugada
ui-text-after = Tu panel después de la jugada
ui-text-after-title = después de la jugada
ui-keys = Atajos de teclado
ui-tabs = Partes de la mesa
ui-tab-board = Tablero
ui-tab-me = Yo
ui-tab-shared = Reserva
ui-tab-others = Los demás
ui-tab-history = Historial
ui-players = Jugadores
ui-to-play = le toca
ui-unfold = Todo lo que tiene { $player }
ui-forecast = Si la partida acabara ahora
ui-confirm = Confirmar
ui-confirm-and = Confirmar · { $what }
ui-made-by-itself = Tu única jugada, hecha automáticamente: «{ $what }»
ui-undo = Deshacer
ui-undo-key = Deshacer (Ctrl+Z)
ui-undo-here = Deshacer hasta aquí
ui-undo-far = { $count ->
    [one] Volver a la jugada { $move }: se deshace una jugada.
   *[other] Volver a la jugada { $move }: se deshacen { $count } jugadas.
  }
ui-undo-more = { $count ->
    [one] y una más
   *[other] y { $count } más
  }
ui-undo-voters = Necesitas el visto bueno de { $players }.
ui-undo-you = tú
ui-redo = Rehacer
ui-redo-key = Rehacer la jugada deshecha (Ctrl+Y)
ui-restart-turn = Reiniciar turno
ui-ask-undo = Proponer deshacer
ui-ask-here = Proponer deshacer hasta aquí
ui-ask-now = Preguntar a { $players }
ui-undo-asked = { $player } propone deshacer.
ui-undo-asked-mine = Has propuesto deshacer.
ui-undo-waiting = Aún sin respuesta: { $waiting }.
ui-undo-held = { $count ->
    [one] Un bot juega por { $players }, que podrá responder cuando recupere su asiento.
   *[other] Hay bots que juegan por { $players }, que podrán responder cuando recuperen sus asientos.
  }
ui-undo-refused = { $player } no está de acuerdo, así que no se deshace nada.
ui-bot-asked = { $player } propone que un bot («{ $bot }») juegue en lugar de { $seat }.
ui-bot-asked-mine = Has propuesto que un bot («{ $bot }») juegue en lugar de { $seat }.
ui-bot-asked-away = { $player } propone quitar al bot { $seat }. Seguiría jugando hasta que alguien se siente.
ui-bot-asked-away-mine = Has propuesto quitar al bot { $seat }. Seguirá jugando hasta que alguien se siente.
ui-bot-refused = { $player } no está de acuerdo en cambiar el bot.
ui-rules-asked = { $player } propone seguir con las reglas actuales.
ui-rules-asked-mine = Has propuesto seguir con las reglas actuales.
ui-rules-refused = { $player } no está de acuerdo en seguir con las reglas actuales.
ui-differs-title = Las reglas han cambiado desde que empezó esta partida
ui-differs-about = En este servidor han cambiado las reglas o los valores de los componentes desde que empezó esta partida, y no todas sus jugadas encajan con los actuales. No se pierde nada: la partida entera se puede guardar en un archivo y no se borra ninguna jugada.
ui-differs-line = La primera línea distinta
ui-differs-line-of = línea { $line } de { $length }
ui-differs-who = Quién
ui-differs-nature = El azar
ui-differs-move = Qué
ui-differs-why = Por qué
ui-differs-results = El resultado, que se mantiene
ui-differs-next = Cómo continuar
ui-differs-taking = La partida puede seguir con las reglas actuales desde el último momento en que coinciden con las anteriores. Como al deshacer, { $back ->
    [one] se deshace la última línea del diario
   *[other] se deshacen las últimas { $back } líneas del diario
  }, pero el diario conserva lo que se jugó.
ui-differs-go-on = Seguir desde ahí
ui-differs-ask = Proponer a { $players } seguir desde ahí
ui-differs-nothing = Con las reglas actuales no se puede jugar ni siquiera el principio de esta partida. Guárdala en un archivo: un servidor con las reglas anteriores puede leerlo.
ui-request-host = El anfitrión
ui-request-withdraw = Cancelar la propuesta
ui-agree = Aceptar
ui-disagree = Rechazar
ui-all-moves = Todas las jugadas ({ $count })
ui-not-asked = Antes hay que decidir otra cosa.
ui-not-yours = Esto es de { $player }.
ui-impossible = Ahora no se puede. ¿Por qué?
ui-refusals = No se puede hacer nada más
ui-mute = No volver a avisar
ui-hint = Pista
ui-hint-help = Hasta tres buenas jugadas. Todos sabrán que has pedido una pista.
ui-hints = Buenas jugadas: probabilidad de ganar, puntos esperados
ui-hints-alone = Buenas jugadas: puntos esperados
ui-hints-plain = Buenas jugadas
ui-first-choices = Buenas opciones
ui-choices-awaited = Los bots buscan buenas opciones…
ui-choices = Buenas opciones para principiantes
ui-choices-on = Al principio
ui-choices-off = No
ui-hint-best = { $win } %, { $points } puntos
ui-hint-other = { $win } % ({ $less }), { $points } puntos ({ $fewer })
ui-hint-best-alone = { $points } puntos
ui-hint-other-alone = { $points } puntos ({ $fewer })
ui-hint-equal = más o menos igual de buena
ui-hint-worse = algo peor
ui-hint-first = la preferida de los bots
ui-since = Desde tu último turno ({ $count })
ui-zoom = Tamaño del tablero
ui-zoom-in = Más grande
ui-zoom-out = Más pequeño
ui-zoom-fit = Tablero entero
ui-time = Recorrer la partida
ui-time-first = Al principio
ui-time-round-back = Una ronda atrás
ui-time-back = Una jugada atrás
ui-time-on = Una jugada adelante
ui-time-round-on = Una ronda adelante
ui-time-now = Al presente
ui-to-now = Volver al presente
ui-try-here = Seguir en una mesa de pruebas
ui-when = Jugada { $number } de { $last }
ui-share = Guardar y compartir
ui-picture-png = Imagen del tablero (PNG)
ui-picture-svg = Imagen del tablero (SVG)
ui-moment = Enlace a este momento
ui-history = Historial
ui-set-up = Preparación
ui-set-up-done = La partida está preparada.
ui-history-all = Historial completo
ui-announced = Lo que hacen los demás
ui-announced-undone = Se ha deshecho la última jugada.
ui-chat = Chat
ui-chat-text = Mensaje
ui-chat-none = Todavía no hay mensajes.
ui-notice-held = { $by } ha llamado a un bot para que juegue por { $player }, que estaba ausente{ $count ->
    [0] .
   *[other] , con { $count } segundos para volver antes de su primera jugada.
  }
ui-notice-choices = { $by } recibe una lista de buenas opciones.
ui-notice-hint = { $by } ha pedido una pista.
ui-notice-by-watcher = Alguien que está mirando
ui-notice-bot-set = { $by } ha puesto a { $player }, un bot («{ $bot }»), en un asiento libre.
ui-notice-bot-removed = { $by } ha quitado al bot { $player }. Seguirá jugando hasta que alguien se siente.
ui-notice-dealt-anew = { $player } sustituye a un bot. Nadie más había jugado, así que se ha vuelto a repartir y la partida empieza de nuevo.
ui-notice-came-again = { $player } ha vuelto a sentarse. El reparto no cambia.
ui-notice-left-deal = { $player } sustituye a un bot. Alguien había dejado antes la partida, así que el reparto no cambia.
ui-notice-begun = { $player } entra en una partida en curso. Lo repartido y jugado hasta ahora se mantiene.
ui-notice-begun-by-hand = { $player } entra en una partida en curso. Se repartió a mano, así que no se vuelve a repartir.
ui-notice-begun-imported = { $player } entra en una partida que no empezó en esta mesa: viene de un archivo o de una lección.
ui-notice-rules-new = Desde la última jugada han cambiado las reglas o los valores de los componentes en este servidor. Todas las jugadas de esta partida encajan con los nuevos, así que sigue con ellos.
ui-notice-rules-taken-over = Las reglas han cambiado desde que empezó esta partida. Sigue con las actuales desde el último momento en que coinciden con las anteriores; lo que se jugó después se ha deshecho.
ui-notice-sandbox = { $by } ha abierto una mesa de pruebas desde la posición actual, para probar jugadas y pedir pistas.
ui-arriving-dealt-anew = La partida ha empezado, pero hasta ahora solo han jugado bots. Cuando te sientes, se volverá a repartir.
ui-arriving-came-again = La partida ya ha empezado. Ya te habías sentado aquí, así que no se vuelve a repartir si te sientas.
ui-arriving-left-deal = La partida ya ha empezado y alguien la ha dejado, así que no se vuelve a repartir si te sientas.
ui-arriving-begun = La partida ha empezado y ya han jugado personas. Lo repartido y jugado hasta ahora se mantiene.
ui-arriving-begun-by-hand = La partida ha empezado. El reparto se escribió a mano, así que no se volverá a repartir cuando te sientes.
ui-arriving-begun-imported = Esta partida no empezó en esta mesa: viene de un archivo o de una lección.
ui-chat-watching = { $name } (mirando)
ui-send = Enviar
ui-final = Puntuación final
ui-place = Puesto
ui-player = Jugador
ui-total = Total
ui-ties-broken = Los empates se han resuelto según las reglas.
ui-alone-like = Es más o menos lo que suele hacer en solitario el bot «{ $bot }»: entre { $least } y { $most } puntos.
ui-alone-between = En solitario, «{ $weaker }» suele hacer entre { $least } y { $most } puntos y «{ $stronger }», entre { $low } y { $high }; este resultado queda entre los dos.
ui-alone-above = Ningún bot suele hacer tantos puntos en solitario: «{ $bot }» hace entre { $least } y { $most }.
ui-alone-below = Los bots suelen hacer más en solitario: «{ $bot }» hace entre { $least } y { $most } puntos.
ui-rematch = Revancha
ui-rematch-alone = Jugar de nuevo
ui-to-rematch = Ir a la siguiente partida
ui-help-now = La decisión actual
ui-help-steps = Paso a paso
ui-help-missed = Lo que se suele olvidar
ui-help-signs = Símbolos de la mesa
ui-help-browsers = Navegadores
ui-browsers = Mercat funciona en Chrome y Edge desde la versión { $chrome }, en Firefox desde la { $firefox } y en Safari desde la { $safari }.
ui-too-old = Este navegador es demasiado antiguo para Mercat: puede que las páginas se vean mal y que algunas cosas no funcionen.
ui-sign-choice = Puedes pulsarlo. En una lección marca dónde pulsar, hasta Confirmar. Pulsa cualquier otra cosa y verás por qué no se puede.
ui-sign-chosen = Lo has elegido. Púlsalo otra vez para anular la elección.
ui-sign-look = Solo para mirar: la lección habla de esto.
ui-sign-news = Los demás han cambiado algo aquí desde tu último turno.
ui-sign-after = Todavía no: así quedaría tu panel después de la jugada elegida.
ui-help-icons = Iconos
ui-help-set-up = Preparación y número de jugadores
ui-to-rule = La regla
ui-help-search = Buscar en las reglas
ui-help-nothing = Ninguna regla contiene esas palabras.
ui-assumed = Valores supuestos
ui-keys-move = una jugada atrás o adelante
ui-keys-round = una ronda atrás o adelante
ui-keys-ends = al principio, al presente
ui-keys-arrows = en un mapa de hexes: al hex vecino
ui-keys-choices = en un mapa: al primer, al último hex que se puede elegir
ui-keys-choice = en un mapa: al hex anterior, al siguiente que se puede elegir
ui-keys-confirm = confirmar la jugada
ui-keys-cancel = borrar la selección
ui-keys-undo = deshacer
ui-keys-redo = rehacer la jugada deshecha
ui-keys-number = el botón con ese número o en esa posición
ui-keys-letter = el botón con esa letra subrayada
ui-keys-chat = escribir un mensaje
ui-keys-skip = mostrar ya las jugadas de los demás
ui-keys-hint = pista, si se permite
ui-keys-zoom = más grande, más pequeño, tablero entero
ui-keys-list = esta lista
ui-key-home = Inicio
ui-key-end = Fin
ui-key-page-up = Re Pág
ui-key-page-down = Av Pág
ui-key-enter = Intro

## Gráficos de una partida terminada

ui-charts = Cómo fue la partida
ui-course = Las rondas hasta ahora
ui-chart-start = Inicio
ui-chart-after-round = Tras la ronda
ui-chart-lines = Puntos finales por categoría
ui-chart-lines-of = Puntos de { $player } por categoría
ui-chart-figures = Las cifras en tablas
ui-chart-in-tables = las cifras están en tablas en la página «La mesa como texto»
chart-value = { $value }
chart-points = Puntos
chart-income = Dinero recibido en la ronda
chart-money = Dinero

## What usually happens in a game

ui-statistics = Qué suele pasar
ui-statistics-bots = { $games ->
    [one] Una partida simulada
   *[other] { $games } partidas simuladas
} entre bots del mismo tipo ({ $bots }), con las opciones habituales. A las personas puede irles de otro modo.
ui-statistics-own = En este servidor
ui-statistics-own-about = { $games ->
    [one] Una partida terminada
   *[other] { $games } partidas terminadas
} con personas en la mesa, sin contar las mesas de pruebas.
ui-statistics-none = No hay estadísticas de este juego con sus reglas actuales.
ui-statistics-assumed = En estas partidas, algunos valores e interpretaciones de las reglas son supuestos, porque ninguna fuente pública los da. Con un ejemplar impreso, las cifras pueden ser otras.
ui-statistics-players = { $seats ->
    [one] Un jugador
   *[other] { $seats } jugadores
}
ui-statistics-summary = De media, una partida dura { $moves } jugadas (de { $least } a { $most }), sorteos incluidos, y quien gana tiene { $winning } puntos.
ui-statistics-alone = De media, una partida dura { $moves } jugadas (de { $least } a { $most }), sorteos incluidos, y acaba con { $winning } puntos.
ui-statistics-seats = Por asiento
ui-statistics-often = Frecuencia
ui-statistics-wins = Ganadas
ui-statistics-mean = Puntos de media
ui-statistics-spread = De – a
ui-statistics-average = Media
ui-statistics-rare = { $count ->
    [one] Uno más apareció demasiado poco para sacar conclusiones.
   *[other] Otros { $count } aparecieron demasiado poco para sacar conclusiones.
  }
ui-statistics-together = Lo que está en una misma fila fue siempre del mismo jugador.
ui-statistics-margin = ± es el intervalo del 95 %. Entre { $seats } jugadores igual de buenos, cada uno gana el { $even } de las partidas.

## Transcripciones: lo que se esperaba y lo que hay

claim-nothing = nada
claim-refusal = { $why }
claim-change = uno de los cambios que este juego entiende (están en su registro de reglas)
claim-question = una de las preguntas que este juego entiende (están en su registro de reglas)
claim-possible = una posición a la que se pueda llegar en una partida
claim-written = un número que se pueda fijar; este se deduce de los demás
claim-computed = { $path } se deduce del resto de la posición
claim-seat = un jugador de esta partida
claim-between = { $path } de { $least } a { $most }
claim-number = un número entero
claim-one-of = uno de { $values }
claim-score-line = una línea de la hoja de puntuación: { $lines }
claim-path = una ruta que nombre un solo número de la posición
claim-several = { $path } nombra { $fields }
claim-no-path = { $path } no nombra ninguno
claim-no-path-like = { $path } no nombra ninguno ({ $meant } sí es una ruta)
claim-can-go-on = una posición desde la que las reglas puedan seguir
claim-can-move = una posición en la que quien decide tiene una jugada legal
claim-no-move = ninguna jugada legal en { $step }
claim-does-not-fit = { $error }; los valores fijados con let no encajan entre sí
claim-whole = un juego, sus jugadores y después jugadas o afirmaciones
claim-nothing-to-check = no hay nada que comprobar
claim-set-up-first = la preparación (game, seats, option, seed, deal, include) antes que todo lo demás
claim-set-up = una línea que se entienda y una partida que pueda empezar
claim-not-understood = no se entiende: { $line }
claim-no-game = ninguna línea dice qué juego es
claim-word-of-game = { $name } es una palabra de este juego; dale otro nombre al jugador
claim-bad-name = un jugador no puede llamarse { $name }
claim-same-name = dos jugadores tienen el mismo nombre
claim-include = el nombre de un archivo que esté junto a este y no incluya otros
claim-not-included = { $file } no se puede incluir
claim-move = un jugador y una jugada
claim-move-and-reason = un jugador y una jugada, y detrás el motivo
claim-beginning = una línea que empiece por un jugador, nature o una de las palabras de docs/transcripts.md
claim-undo = undo, o undo y un número de líneas
claim-to-undo = una jugada que se pueda deshacer
claim-offered = la jugada es posible
claim-not-offered = la jugada no es posible
claim-a-move = una jugada de este juego
claim-refused = rechazada: { $reason }
claim-refused-so = { $reason }: { $why }
claim-drawn-before = { $why } La semilla ya ha hecho este sorteo antes de la línea «{ $line }»: escribe deal off al principio, o esta línea antes de aquella
claim-instead = { $why } [{ $reason }] Juega { $whose }: { $many ->
    [0] nada
   *[other] { $moves } ({ $many } en total)
}
claim-step-line = step NOMBRE; después aim JUGADA, wrong NOMBRE JUGADA y look VALOR antes de la jugada que lo cumple
claim-step-look = look como FACETA=VALOR o element=ID
claim-step-fulfilled = una jugada de quien aprende que cumpla el paso anterior, cada paso una vez
claim-step-reached = un paso en el que le toque a quien aprende, con una jugada legal que lo cumpla
claim-step-not-reached = ninguna jugada legal lo cumple
claim-step-not-reached-after = no se llega después de { $moves }; escribe también las jugadas de los demás para este camino
claim-step-missed = una jugada legal que esté mal
claim-step-not-missed = todas las jugadas legales lo cumplen
claim-step-goes-on = una lección que siga después de { $move }

# -- si los sorteos de una partida salen de su semilla
proof-fair = { $seeds ->
    [one] La semilla corresponde a su compromiso y { $draws ->
        [0] no se sorteó nada con ella
        [one] el único sorteo sale de ella
       *[other] los { $draws } sorteos salen de ella
      }.
   *[other] Las { $seeds } semillas corresponden a sus compromisos y { $draws ->
        [0] no se sorteó nada con ellas
        [one] el único sorteo sale de ellas
       *[other] los { $draws } sorteos salen de ellas
      }.
  }
proof-sealed = La semilla es secreta mientras aún pueda decidir algún sorteo; su compromiso es público.
proof-wrong_seed = La semilla no corresponde a su compromiso: no es la que se fijó al principio.
proof-wrong_draw = La línea { $line } del diario, «{ $text }», no sale de la semilla.
proof-hand = { $draws ->
    [one] Un sorteo se escribió a mano; ninguna semilla lo demuestra.
   *[other] { $draws } sorteos se escribieron a mano; ninguna semilla los demuestra.
  }
proof-unknown = { $draws ->
    [one] Un sorteo salió de una semilla que aquí no consta, así que no se puede comprobar.
   *[other] { $draws } sorteos salieron de una semilla que aquí no consta, así que no se pueden comprobar.
  }
proof-earlier = { $draws ->
    [one] Un sorteo se hizo con unas reglas anteriores y con las actuales no se puede comprobar.
   *[other] { $draws } sorteos se hicieron con unas reglas anteriores y con las actuales no se pueden comprobar.
  }
proof-commitment = Compromiso: { $commitment }
proof-seed = Semilla: { $seed }
ui-chance = Azar verificable
ui-chance-commitment = Compromiso
ui-chance-seed = Semilla
ui-chance-sign = Azar verificable: comprobar los sorteos
ui-chance-about = El compromiso es público desde el principio y la semilla se publica al acabar la partida. Cualquiera puede comprobar que una corresponde al otro y que de ella sale cada sorteo: con la partida exportada y «mercat replay ARCHIVO --verify», o el compromiso a mano:

# -- qué está mal en un archivo de componentes
components-too_large = el archivo ocupa más de { $most } bytes
components-unreadable = no se puede leer: { $why }
components-not_text = esto no es texto en UTF-8
components-too_deep = hay demasiados corchetes, unos dentro de otros
components-number_too_long = un número es demasiado largo
components-not_toml = esto no es TOML válido: { $why }
components-kind = { $key } debe ser { $wanted }, no { $found }
components-rule = { $key } es parte de las reglas y debe seguir siendo { $value }
components-unknown_key = { $table } no tiene «{ $key }»
components-unknown_key_near = { $table } no tiene «{ $key }»; ¿querías decir «{ $near }»?
components-missing = falta { $key }
components-length = { $key } tiene { $found ->
    [one] 1 elemento
   *[other] { $found } elementos
} y debe tener { $wanted }
components-empty = { $key } está vacío
components-fixed = { $key } es { $value } y debe ser { $least }
components-range = { $key } es { $value } y debe estar entre { $least } y { $most }
toml-truth = true o false
toml-integer = un número entero
toml-number = un número
toml-text = un texto
toml-list = una lista
toml-table = una tabla
toml-date = una fecha

# -- lo que `mercat games JUEGO` dice de valores y rutas de todos los juegos
values-seat = un jugador; las transcripciones escriben su nombre
asked-over = si la partida ha terminado: yes o no
asked-step = la decisión que toca tomar, u over
asked-to_move = quién decide: el nombre de un jugador, nature (el azar) o nobody (nadie)
asked-SEAT-score = los puntos del jugador si la partida acabara ahora
asked-SEAT-score-LINE = los puntos de una línea de la hoja de puntuación
asked-SEAT-place = el puesto del jugador si la partida acabara ahora, a partir de 1

## Reviews of finished games

review-outlook = { $win } %, { $points } puntos
review-outlook-points = { $points } puntos
review-worth = Probabilidad de ganar: { $win } % en vez de { $instead } %; puntos esperados: { $played } en vez de { $better }.
review-worth-win = Probabilidad de ganar: { $win } % en vez de { $instead } %.
review-worth-points = Puntos esperados: { $played } en vez de { $better }.
review-worth-lead = Ventaja esperada sobre el mejor rival, en puntos: { $played } en vez de { $better }.
review-before-draw = Antes del sorteo siguiente: { $worth }
review-better = El bot más fuerte habría elegido: { $move }
ui-review-no-turns = Ninguna decisión fue claramente peor que la que habría tomado el bot más fuerte.
ui-review-by-search = Para este juego y este número de jugadores no hay valoración aprendida. Las cifras salen de partidas que los bots jugaron hasta el final desde cada decisión; se redondean en consecuencia, y faltan las probabilidades demasiado inciertas.
ui-review-smoothed = Cada punto de las líneas es la media de cinco decisiones.
review-start = Inicio
ui-review = Análisis
ui-review-chances = Probabilidad de ganar
ui-review-points = Puntos esperados
ui-review-round = Ronda
ui-review-turns = Momentos decisivos
ui-review-table = Decisión por decisión
ui-review-decision = Decisión
ui-review-decisions = { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
  }
ui-review-beginning = Antes de la primera ronda
ui-review-turns-here = { $count ->
    [one] Momento decisivo { $numbers }
   *[other] Momentos decisivos { $numbers }
  }
ui-review-in-list = Ver en la lista
ui-review-doing = Los bots están analizando la partida. Tardan un rato; el análisis aparecerá aquí. También puedes volver más tarde.
ui-review-look-again = Comprobar de nuevo
ui-review-in-table = Las mismas cifras están en la tabla de abajo.
ui-review-failed = No se ha podido hacer el análisis.
ui-review-link = Análisis: probabilidades y momentos decisivos

# -- people: the admin of the server

ui-admission = Quién juega aquí
ui-admission-accounts-only = Para jugar en este servidor hace falta una cuenta. Para mirar, no.
ui-admission-invitation-only = Para jugar en este servidor hace falta una invitación. Escribe tu código o inicia sesión. Para mirar no hace falta.
ui-chat-accounts-only = Puedes leer el chat. Para escribir hace falta una cuenta.
ui-chat-invitation-only = Puedes leer el chat. Para escribir hace falta una invitación o una cuenta.
ui-admission-accounts-open = Para abrir mesas en este servidor hace falta una cuenta. En las de otros puedes sentarte sin ella.
ui-admission-hosts-open = En este servidor abre las mesas la administración. Puedes sentarte en ellas.
ui-sign-in-or-create = Iniciar sesión o crear una cuenta
ui-invitation-code = Código de invitación
ui-invitation-enter = Entrar
ui-invitation-enter-there = Escribir un código de invitación
ui-announcement = Anuncio
ui-announcement-close = Cerrar el anuncio
ui-banned-what-is-yours = Tus datos

ui-report-or-mute = Denunciar o silenciar
ui-people-reported = La administración ha recibido tu denuncia. Gracias.
ui-people-muted = En silencio: no verás los mensajes de esta persona en ninguna mesa.
ui-people-unmuted = Vuelves a ver los mensajes de esta persona.
ui-mute-title = Silenciar a alguien
ui-mute-about = No verás los mensajes de la persona que silencies en ninguna mesa. Esa persona no se entera, y los demás los siguen viendo.
ui-people-watching = mirando
ui-people-is-muted = en silencio
ui-mute-person = Silenciar
ui-unmute-person = Dejar de silenciar
ui-mute-name = Silenciar a { $name }
ui-unmute-name = Dejar de silenciar a { $name }
ui-people-nobody = Nadie más se ha sentado ni ha escrito aquí.
ui-mutes-title = Personas que has silenciado
ui-report-title = Denunciar ante la administración
ui-report-about = La administración ve quién denuncia, la mesa, el mensaje y lo que escribas. La persona denunciada no se entera.
ui-report-message = Mensaje
ui-report-choose = Elige…
ui-report-person = Persona
ui-report-text = ¿Qué ocurre? (opcional)
ui-report-send-message = Denunciar el mensaje
ui-report-send-person = Denunciar a la persona

ui-host-page = Administración
ui-host-parts = Partes de esta página
ui-host-done = Hecho. Queda en el registro.
ui-host-backups-failing = La última copia de seguridad falló el { $at }: { $why }. Última copia correcta: { $newest }.
ui-host-backups-late = El servidor ha dejado de hacer copias de seguridad. Última copia: { $newest }. El registro del servidor dice por qué.
ui-host-backups-never = ninguna
ui-host-unversioned = { $game } ya no funciona como antes (mesa { $table }), pero la VERSION de sus reglas no ha cambiado: quien lo hizo debe subirla.
ui-host-reports = Denuncias
ui-host-reports-open = { $count ->
    [one] Hay una denuncia sin atender.
   *[other] Hay { $count } denuncias sin atender.
  }
ui-host-people = Personas
ui-host-tables = Mesas
ui-host-chat = Chat
ui-host-bans = Bloqueos
ui-host-invitations = Invitaciones
ui-host-announcement = Anuncio
ui-host-limits = Límites
ui-host-log = Registro
ui-host-search = Buscar
ui-host-search-people = Nombre, también los usados en mesas
ui-host-search-tables = Nombre de un jugador, o comienzo de la dirección de la mesa
ui-host-somebody = alguien
ui-host-used-up = agotada
ui-host-expired = caducada
ui-host-lifted = levantado
ui-host-over = terminado
ui-host-how-long = Duración
ui-host-hours-1 = una hora
ui-host-hours-24 = un día
ui-host-hours-168 = una semana
ui-host-hours-720 = 30 días
ui-host-hours-8760 = un año
ui-host-hours-0 = para siempre
ui-host-reason = Motivo, que verá la persona (opcional)
ui-host-ban = Bloquear
ui-host-ban-about = Quien está bloqueado no puede jugar, escribir ni mirar. Sí puede descargar y borrar sus datos, y ve por qué y hasta cuándo. En las mesas se puede llamar a un bot en su lugar. Puedes levantar el bloqueo.
ui-host-ban-network = Bloquear la red
ui-host-ban-network-about = Vale para invitados y visitantes anónimos de esa red, no para cuentas. Varios hogares pueden compartir una red. Puedes levantar el bloqueo.
ui-host-address = Dirección, como 203.0.113.9
ui-host-ban-people-there = Para bloquear a una persona, búscala en Personas, Denuncias o Chat.
ui-host-banned = Bloqueo para siempre
ui-host-banned-until = Bloqueo hasta el { $until }
ui-host-lift = Levantar el bloqueo
ui-host-no-bans = No hay ningún bloqueo.
ui-host-network = red { $network }
ui-host-delete = Borrar definitivamente
ui-host-delete-table = Borrar la mesa
ui-host-delete-line = Borrar el mensaje
ui-host-delete-about = Esto no se puede deshacer.
ui-host-delete-table-about = Se borrará la mesa con sus jugadas, su chat y su resultado; a quienes tienen asiento se les dirá que la ha borrado la administración. No se puede deshacer.
ui-host-reported-by = denuncia de { $name }
ui-host-handle = Marcar como atendida
ui-host-handle-about = La denuncia pasa al final de la lista. Puedes volver a abrirla.
ui-host-handled = atendida el { $at }
ui-host-reopen = Volver a abrir
ui-host-no-reports = No hay denuncias.
ui-host-is-host = administra
ui-host-is-account = cuenta
ui-host-is-guest = invitado
ui-host-seen = última visita el { $at }
ui-host-sessions = { $count ->
    [one] { $count } dispositivo o token
   *[other] { $count } dispositivos y tokens
  }
ui-host-tables-count = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
  }
ui-host-messages = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
  }
ui-host-nobody-found = No se ha encontrado a nadie.
ui-host-no-tables = No se ha encontrado ninguna mesa.
ui-host-no-messages = No hay mensajes.
ui-host-chat-of = Mensajes de la mesa { $table }.
ui-host-chat-all = Mensajes de todas las mesas
ui-host-invitations-idle = Ahora los invitados no necesitan invitación: MERCAT_GUESTS no vale invitation.
ui-host-invite = Crear una invitación
ui-host-invite-about = Un código deja entrar a las personas que elijas. Puedes borrarlo; quien ya lo ha usado se queda.
ui-host-invite-people = Número de personas
ui-host-invite-days = Validez (días; 0: sin límite)
ui-host-invite-note = Nota para ti (opcional)
ui-host-code-once = Este código solo se muestra ahora. Da el código o el enlace a quien invites.
ui-host-code-link = Enlace con el código
ui-host-invitation-number = Invitación { $number }
ui-host-lets-in = { $count ->
    [one] deja entrar a { $count } persona más
   *[other] deja entrar a { $count } personas más
  }
ui-host-withdraw = Borrar
ui-host-withdraw-about = El código no dejará entrar a nadie más.
ui-host-withdrawn = borrada
ui-host-no-invitations = No hay invitaciones.
ui-host-announce = Hacer un anuncio
ui-host-announce-about = Aparece arriba en todas las páginas hasta que termina. Quien lo lea puede cerrarlo. Sustituye a un anuncio anterior, y puedes retirarlo en cualquier momento.
ui-host-announce-text = Texto
ui-host-end-announcement = Retirar el anuncio
ui-host-no-announcements = No hay anuncios.
ui-host-limits-about = Se fijan en el entorno del servidor. Los cambios se aplican al reiniciarlo; la documentación de alojamiento explica cada límite.
ui-host-settings = Ajustes
ui-host-rates = Peticiones
ui-host-rates-about = Los límites para una red: peticiones seguidas y, después, por segundo.
ui-host-log-about = Acciones de la administración y de los comandos, lo más reciente primero. Se guardan un año, como mucho 5000.
ui-host-by-command = un comando
ui-host-until = hasta el { $until }
ui-host-undone = deshecho el { $at }
ui-host-no-acts = Todavía no hay acciones.
ui-host-did-ban = bloqueo de { $whom }
ui-host-did-lift = bloqueo levantado: { $whom }
ui-host-did-invite = invitación { $number } para { $people ->
    [one] { $people } persona
   *[other] { $people } personas
  }
ui-host-did-withdraw = invitación { $number } borrada
ui-host-did-announce = anuncio: «{ $text }»
ui-host-did-end-announcement = anuncio { $number } retirado
ui-host-did-handle = denuncia atendida: { $whom }
ui-host-did-reopen = denuncia abierta de nuevo: { $whom }
ui-host-did-name-host = { $whom } pasa a administrar el servidor
ui-host-did-remove-host = { $whom } deja de administrar el servidor
ui-host-did-delete-table = mesa { $table } borrada
ui-host-did-delete-lines = { $lines ->
    [one] { $lines } mensaje borrado en la mesa { $table }
   *[other] { $lines } mensajes borrados en la mesa { $table }
  }
ui-host-undo = Deshacer

# Por qué no se puede jugar a un juego de fuera
unplayable-import = El juego { $name } de { $place } no se puede importar ({ $why }). Instala lo que necesita o corrígelo.
unplayable-no-game = El juego { $name } de { $place } no tiene ficha: { $module }.{ $attribute } debe ser un mercat.engine.game.Game.
unplayable-other-name = El juego { $name } de { $place } se llama de otra manera: pon en su ficha el nombre { $name } o cambia el de su entry point.
unplayable-name = El juego «{ $name }» de { $place } tiene un nombre imposible: usa minúsculas, cifras y guiones bajos sueltos, 40 como mucho.
unplayable-taken = El juego { $name } de { $place } se queda fuera porque otro ya se llama así: cambia el nombre de uno o quítalo.
unplayable-no-texts = El juego { $name } de { $place } no tiene textos: junto a su módulo debe haber un archivo text/en.ftl.
unplayable-set-up = El juego { $name } de { $place } no se puede preparar ({ $why }). Corrígelo; mercat check dice más.
unplayable-outdated = La forma compilada del juego { $name } de { $place } es más antigua que sus fuentes: vuelve a ejecutar mercat compile o quita su carpeta de PYTHONPATH.
