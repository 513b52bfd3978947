## Lo que comparten todos los juegos. Los identificadores son los mismos en cada idioma.

nature = el azar
none = nadie
seat-first = el primer jugador
seat-second = el segundo jugador
seat-third = el tercer jugador
seat-fourth = el cuarto jugador
seat-fifth = el quinto jugador
seat-none = nadie

## Por qué se rechaza algo

reason-over = La partida ha terminado.
reason-not_your_turn = No es tu turno.
reason-not_now = Esto no se decide ahora.
reason-not_offered = Esto no es posible ahora.
reason-unknown_verb = «{ $word }» no es una jugada de este juego.
reason-unknown_value = «{ $word }» no se conoce en este juego.
reason-wrong_length = A «{ $word }» le sobran o le faltan palabras para esta jugada.
reason-nothing_to_undo = No hay nada que deshacer.
reason-no_such_moment = La partida { $most ->
    [0] no ha empezado
    [one] solo tiene una jugada
   *[other] solo tiene { $most } jugadas
  }.
reason-unknown_game = No hay ningún juego «{ $game }». Hay: { $games }.
reason-unknown_game_near = No hay ningún juego «{ $game }». ¿Quizá { $near }?
reason-wrong_seats = Pueden jugar de { $fewest } a { $most }.
reason-wrong_value = La opción «{ $option }» no puede ser «{ $value }». Puede ser: { $values }.
reason-unknown_option = Este juego no tiene la opción «{ $option }».
reason-wrong_seed = Una semilla es un número entero de 0 a { $most }.
reason-not_a_match = Esto no es una partida guardada.
reason-other_format = Esta partida se guardó en el formato { $format }, que esta versión de Mercat no lee.
reason-other_version = Esta partida de { $game } se jugó con la versión { $version } de las reglas; necesita esa versión, y aquí está la { $ours }.
reason-other_components = Esta partida de { $game } se jugó con otros valores de los componentes que los de aquí.
reason-bad_line = La línea { $line } del diario, «{ $text }», no se puede jugar ({ $why }).
reason-not_a_line = Una línea del diario no es un texto.
