# -- clocks

ui-clock = Reloj
ui-clock-none = Sin reloj
ui-clock-none-help = Cada cual se toma el tiempo que quiera.
ui-clock-days = Por correspondencia (días)
ui-clock-days-help = Un tiempo fijo para cada turno y una reserva para los retrasos.
ui-clock-live = En tiempo real
ui-clock-live-help = Un tiempo fijo para toda la partida y un poco más en cada turno, como en el ajedrez.
ui-clock-turn = Tiempo por turno
ui-clock-bank = Reserva para retrasos
ui-clock-bank-none = ninguna
ui-clock-increment-none = ninguno
ui-clock-total = Tiempo para toda la partida
ui-clock-increment = Tiempo añadido por turno
ui-clock-weekends = Los fines de semana no cuentan
ui-clock-weekends-help = Según la zona horaria de cada persona.
ui-clock-end = Si a alguien se le acaba el tiempo
ui-clock-end-remind = Solo se le avisa
ui-clock-end-vote = Los demás pueden votar que juegue un bot
ui-clock-end-bot = Juega un bot hasta que vuelva
ui-clock-end-give-up = Pierde el asiento y un bot sigue en su lugar
ui-time-days = { $count ->
    [one] un día
   *[other] { $count } días
  }
ui-time-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
  }
ui-time-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
  }
ui-time-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
  }
ui-time-and = { $more } y { $less }
ui-agreed-clock-days = Partida por correspondencia: { $turn } por turno.
ui-agreed-clock-bank = Reserva para toda la partida: { $bank }.
ui-agreed-clock-live = Partida en tiempo real: { $bank } por jugador.
ui-agreed-clock-increment = Tiempo añadido por turno: { $increment }.
ui-agreed-clock-rests = No cuentan las horas de descanso ni los días de ausencia.
ui-agreed-clock-weekends = Los fines de semana no cuentan.
ui-agreed-end-remind = A quien se le acaba el tiempo solo se le avisa.
ui-agreed-end-vote = Si a alguien se le acaba el tiempo, los demás pueden votar que juegue un bot.
ui-agreed-end-bot = Si a alguien se le acaba el tiempo, juega un bot hasta que vuelva.
ui-agreed-end-give-up = Quien agota su tiempo pierde el asiento, y un bot sigue en su lugar.
ui-clock-short-days = { $turn } por turno
ui-clock-short-live = en tiempo real, { $bank }
ui-clock-with-increment = +{ $increment } por turno
ui-clock-with-bank = reserva de { $bank }
ui-clock-then-remind = al acabarse: solo un aviso
ui-clock-then-vote = al acabarse: se vota si juega un bot
ui-clock-then-bot = al acabarse: juega un bot
ui-clock-then-give-up = al acabarse: el asiento pasa a un bot
ui-clock-left = Tiempo que queda
ui-clock-rests = Reloj parado hasta
ui-clock-low = queda poco tiempo
ui-clock-over = Sin tiempo
ui-clock-reserve = Reserva
ui-clock-used = Tiempo usado
ui-clock-paused = Pausa: el reloj está parado.
ui-clock-paused-until = Pausa: el reloj está parado hasta
ui-clock-pause = Pedir una pausa
ui-clock-pause-about = Durante una pausa se para el reloj de todos, pero se puede seguir jugando. Para empezarla tienen que estar de acuerdo todos los demás; cualquiera puede terminarla.
ui-clock-pause-for = Duración
ui-clock-pause-open = Hasta que alguien la termine
ui-clock-resume = Terminar la pausa
ui-clock-claim = Proponer que juegue un bot
ui-clock-claim-about = A { $player } se le ha acabado el tiempo.
ui-pause-asked = { $player } propone una pausa que durará hasta que alguien la termine. { $count ->
    [0] { "" }
    [one] Acabará, como muy tarde, al cabo de un día.
   *[other] Acabará, como muy tarde, al cabo de { $count } días.
  }
ui-pause-asked-mine = Has propuesto una pausa que durará hasta que alguien la termine. { $count ->
    [0] { "" }
    [one] Acabará, como muy tarde, al cabo de un día.
   *[other] Acabará, como muy tarde, al cabo de { $count } días.
  }
ui-pause-refused = { $player } no está de acuerdo, así que no habrá pausa.
ui-over-time-asked = { $player } propone que juegue un bot por { $seat }, a quien se le ha acabado el tiempo.
ui-over-time-asked-mine = Has propuesto que juegue un bot por { $seat }, a quien se le ha acabado el tiempo.
ui-over-time-refused = { $player } no está de acuerdo, así que no jugará ningún bot.
ui-notice-time-over = A { $player } se le ha acabado el tiempo.
ui-notice-time-over-vote = A { $player } se le ha acabado el tiempo. Los demás pueden votar que juegue un bot.
ui-notice-time-over-bot = A { $player } se le ha acabado el tiempo. Jugará un bot hasta que vuelva.
ui-notice-time-over-seat-rated = A { $player } se le ha acabado el tiempo y ha perdido el asiento. Jugará un bot hasta que alguien lo ocupe. Si { $player } no vuelve a sentarse, quedará en último puesto en esta partida puntuada.
ui-notice-time-over-seat = A { $player } se le ha acabado el tiempo y ha perdido el asiento. Jugará un bot hasta que alguien lo ocupe.
ui-notice-time-held = A { $player } se le ha acabado el tiempo. { $by } y todos los demás han acordado que juegue un bot hasta que vuelva { $player }.
ui-notice-paused = { $by } y todos los demás han acordado una pausa. { $count ->
    [0] Durará hasta que alguien la termine.
    [one] Durará un día, o hasta que alguien la termine.
   *[other] Durará { $count } días, o hasta que alguien la termine.
  }
ui-notice-resumed = { $by } ha reanudado la partida.
ui-notice-pause-over = La pausa ha terminado.
ui-times-title = Reparto del tiempo
ui-times-about = Tiempo que la mesa esperó a cada jugador. No cuentan las horas de descanso, las pausas, los bots ni las jugadas deshechas de común acuerdo.
ui-times-player = Jugador
ui-times-total = Total
ui-times-turns = Turnos
ui-times-mean = Por turno
ui-times-longest = El turno más largo
ui-times-took = { $time }
ui-times-moment = menos de un minuto
ui-rests-title = Horas de descanso y días de ausencia
ui-rests-about = En las partidas por correspondencia tu reloj se para durante estas horas y días. Los demás solo ven cuándo vuelve a ponerse en marcha.
ui-rests-zone = Zona horaria: { $zone }. Puedes cambiarla más arriba.
ui-rests-zone-auto = Zona horaria: { $zone }. Al guardar tus horas de descanso se fijará la de este navegador.
ui-rests-quiet = Horas de descanso
ui-rests-quiet-about = Como máximo { $count } horas al día. Puedes cambiarlas cuando quieras: en cada mesa, las nuevas valen desde tu próximo turno, y allí no vuelven a cambiar hasta pasada una semana.
ui-rests-from = desde las
ui-rests-to = hasta las
ui-rests-none = Quitar las horas de descanso
ui-rests-away = Días de ausencia
ui-rests-away-about = Como máximo { $once } días seguidos y { $year } en un año. Un día cuenta en cuanto ha empezado.
ui-rests-first = primer día
ui-rests-last = último día
ui-rests-add = Añadir días de ausencia
ui-rests-end = Terminar o cancelar
ui-rests-period = del { $first } al { $last }
problem-clock-days = En las partidas por correspondencia, un turno puede durar entre una hora y { $turn } días, y la reserva, { $bank } días como máximo. No se añade tiempo por turno.
problem-clock-live = En las partidas en tiempo real, cada jugador tiene entre un minuto y { $bank } horas, y como máximo { $increment } minutos más por turno. No hay un límite para cada turno.
problem-clock-in-file = No se ha podido leer el reloj del archivo.
problem-no-clock = Esta mesa no tiene un reloj que se pueda parar.
problem-paused-already = La partida ya está en pausa.
problem-paused-for-all = La partida está en pausa: hasta que termine la pausa, ningún bot jugará por { $name } ni se podrá dar su asiento a otro.
problem-not-paused = La partida no está en pausa.
problem-time-not-over = A { $name } todavía le queda tiempo, o en esta mesa se acordó otra cosa para cuando se acabe.
problem-quiet-long = Las horas de descanso no pueden ser más de { $most } al día.
problem-quiet-half = Indica las dos horas: cuándo empiezan y cuándo terminan tus horas de descanso.
problem-away-over = Esos días ya han pasado o ya han empezado.
problem-away-far = Los días de ausencia se pueden elegir con { $most } días de antelación como máximo.
problem-away-long = Puedes tomarte como máximo { $most } días de ausencia seguidos.
problem-away-often = Puedes tomarte como máximo { $most } días de ausencia al año.
problem-away-twice = Algunos de esos días ya los tienes como días de ausencia.
