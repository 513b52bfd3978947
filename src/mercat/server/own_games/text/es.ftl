# -- my games

ui-news = Novedades
ui-games-title = Mis partidas
ui-games-all = Todas
ui-my-page = Mi página
ui-tab-games = ({ $count }) { $answers ->
    [0] Te toca
   *[other] Te esperan
  }
ui-games-waiting = { $answers ->
    [0] Te toca
   *[other] Te esperan
  }
ui-games-changed = Última actividad
ui-answer-undo = ¿Deshacer?
ui-answer-bot = ¿Cambiar el bot?
ui-answer-absent = ¿Llamar a un bot?
ui-answer-over-time = ¿Llamar a un bot?
ui-answer-given-away = ¿Dar el asiento a otro?
ui-answer-pause = ¿Hacer una pausa?
ui-answer-rating = ¿Contar el resultado?
ui-answer-rules = ¿Reglas nuevas?
ui-answer-ready = ¿Empezamos?
ui-answer-ready-about = Todos los asientos están ocupados. La partida empezará cuando todos hayan confirmado, tú también.
ui-answer-archive = ¿Publicar?
ui-answer-archive-about = Otro jugador acepta publicar esta partida, para que cualquiera pueda encontrarla, verla y analizarla. ¿Estás de acuerdo?
ui-archive-refuse = No publicar
ui-archive-declined = Has decidido no publicar esta partida, así que no aparecerá en el archivo. Aún puedes cambiar de opinión.
ui-rating-since = puntuación tras esta partida: { $rating }
ui-games-count = { $count ->
    [one] una partida
   *[other] { $count } partidas
  }
ui-games-waiting-said = { $count ->
    [0] No te espera ninguna partida.
    [one] Te espera una partida.
   *[other] Te esperan { $count } partidas.
  }
ui-games-paused = En pausa
ui-games-running = En curso
ui-games-opened = Esperando jugadores
ui-games-finished = Terminadas
ui-games-turn-of = Le toca a { $player }
ui-games-bot-plays = Un bot juega por ti
ui-games-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
  }
ui-games-place = { $place }.º de { $seats }
ui-games-ended = Terminada
ui-games-opened-at = Abierta
ui-games-gone = Solo queda el resultado: la mesa se borró tras mucho tiempo sin actividad.
ui-games-hide = Ocultar
ui-games-show = Volver a mostrar
ui-games-hidden = { $count ->
    [one] Una partida oculta
   *[other] { $count } partidas ocultas
  }
ui-games-search = Buscar
ui-games-by-game = Juego
ui-games-all-games = Todos
ui-games-by-person = Nombre del jugador
ui-games-since = Desde
ui-games-until = Hasta
ui-games-state = Estado
ui-games-state-all = Todas
ui-games-state-playing = En curso
ui-games-state-open = Esperando jugadores
ui-games-state-over = Terminadas
ui-games-state-hidden = Ocultas
ui-games-found = Partidas encontradas
ui-games-none = Todavía no has jugado aquí.
ui-games-none-found = Ninguna partida coincide con la búsqueda.
ui-games-pages = Páginas
ui-games-newest = Más recientes
ui-games-older = Anteriores
ui-next-game = Siguiente
ui-next-game-about = { $count ->
    [one] Ir a la siguiente partida: te espera una más
   *[other] Ir a la siguiente partida: te esperan { $count } más
  }
ui-person-mine = tú
ui-person-guest = Invitado
ui-person-account = Tiene cuenta
ui-person-account-you = Tienes cuenta
ui-person-guest-you = Juegas como invitado
ui-person-shown = ¿Quién puede ver esta página?
ui-person-shown-companions = La gente con la que he jugado
ui-person-shown-everybody = Todo el mundo
ui-person-shown-nobody = Solo yo
ui-person-shown-about = Muestra tus partidas terminadas. Quien pueda verla la abrirá pulsando tu nombre en una mesa.
ui-person-games = { $games ->
    [one] Una partida con otras personas,
   *[other] { $games } partidas con otras personas,
  } { $wins ->
    [0] ninguna ganada.
    [one] una ganada.
   *[other] { $wins } ganadas.
  }
ui-person-alone = { $count ->
    [one] Una partida contra bots.
   *[other] { $count } partidas contra bots.
  }
ui-person-by-players = Por número de jugadores
ui-person-played = Partidas
ui-person-place = { $place }.º
ui-person-best = Récord
ui-person-against = { $name } y tú
ui-person-against-here = Tú y { $name } en este juego
ui-person-together = { $count ->
    [one] Habéis terminado una partida juntos.
   *[other] Habéis terminado { $count } partidas juntos.
  }
ui-person-you-ahead = Tú por delante
ui-person-ahead = { $name } por delante
ui-person-equal = Empates
ui-person-nothing = Aún no hay partidas terminadas.
ui-person-newest = Partidas más recientes
ui-person-unlisted = { $count ->
    [one] Una de las partidas contadas es privada, así que no aparece en la lista.
   *[other] { $count } de las partidas contadas son privadas, así que no aparecen en la lista.
  }
problem-not-your-game = Esa partida no es tuya.
problem-others-wait = En esta partida te esperan otras personas, así que no puedes ocultarla. Si no quieres seguir, deja el asiento.
problem-no-person = No existe esa página, o no puedes verla.
