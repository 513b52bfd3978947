# -- the table’s people

problem-begun = La partida ya ha empezado.
problem-shown-out = El anfitrión de esta mesa te ha expulsado. Puedes mirar, y volver a sentarte si te deja.
problem-bot-moves-first = Se te había acabado el tiempo cuando llamaste a este bot, así que esta jugada la hace él. Después podrás recuperar tu asiento.
problem-nobody-to-show-out = En este asiento no hay nadie a quien expulsar.
problem-not-shown-out = No se ha expulsado a nadie con ese nombre.
problem-no-host-there = Elige a otra persona de la mesa: los bots y los programas no pueden llevarla.
problem-people-sit = { $people ->
    [one] En esta mesa hay una persona sentada, así que hace falta al menos un asiento.
   *[other] En esta mesa hay { $people } personas sentadas, así que hacen falta al menos { $people } asientos.
  }
problem-too-few-seats = Hay más personas y bots que asientos. Elige más asientos o menos bots.
problem-table-waits = En esta mesa se acordó esperar a { $name }.
problem-not-yet-away = { $name } lleva poco tiempo ausente. { $minutes ->
    [one] Espera un minuto más antes de llamar a un bot.
   *[other] Espera { $minutes } minutos más antes de llamar a un bot.
  }
problem-not-away-for-hours = { $name } lleva poco tiempo ausente. { $hours ->
    [one] Espera una hora más antes de llamar a un bot.
   *[other] Espera { $hours } horas más antes de llamar a un bot.
  }
problem-not-gone = { $name } estuvo aquí hace menos de un día. Un asiento solo se puede dar a otra persona tras un día entero de ausencia.
problem-not-gone-by-days = A { $name } aún le queda tiempo. En una partida por correspondencia, solo puedes dar el asiento de un jugador a otro si lleva ausente un día entero y, además, se le ha acabado el tiempo o ya juega un bot por él.
ui-invites = Mesa de { $player }: { $game }
ui-invited = Partida de { $game }
ui-invite-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
  }
ui-invite-minutes = unos { $minutes } minutos
ui-invite-minutes-most = { $minutes ->
    [one] un minuto como mucho
   *[other] { $minutes } minutos como mucho
  }
ui-preview = { $players }, { $minutes }. Abre el enlace para sentarte.
ui-preview-running = Esta partida está en curso. Abre el enlace para mirar.
ui-entry-sit = Tu asiento
ui-entry-full = Todos los asientos están ocupados. Puedes mirar.
ui-entry-where = O elige un asiento más abajo. De él dependen tu color y tu lugar en el orden de turno.
ui-entry-lots = Los asientos se sortearán al empezar la partida.
ui-move-here = Cambiarme aquí
ui-begins-ready = La partida empezará cuando estén ocupados todos los asientos y todos hayan confirmado.
ui-begins-lots = Entonces se sortearán los asientos.
ui-ready = Podemos empezar
ui-not-ready = Retirar mi confirmación
ui-ready-tag = ha confirmado
ui-unready-tag = sin confirmar
ui-unready = Esperamos a { $players }.
ui-unready-mine = Solo falta tu confirmación.
ui-unready-and-mine = Faltan por confirmar: { $players }.
ui-unready-alone = Aún no has confirmado.
ui-everybody-ready = Todos los presentes han confirmado.
ui-still-free = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
  }
ui-show-out = Expulsar
ui-show-out-about = { $player } perderá el asiento y no podrá volver a sentarse, salvo que se lo permitas.
ui-free-seat = Liberar este asiento
ui-shown-out = Jugadores expulsados
ui-let-in = Dejar volver
ui-make-host = Ceder la mesa
ui-make-host-about = { $player } llevará la mesa en tu lugar: podrá cambiar los ajustes, expulsar a jugadores y borrarla.{ $seated ->
    [yes] {" "}Tú conservas tu asiento.
   *[no] {""}
  }
ui-arrange = Cambiar los ajustes
ui-arrange-about = Se avisará a todos, y tendrán que confirmar de nuevo.
ui-arrange-do = Guardar
ui-changed-setting = { $setting }: { $before } → { $after }
ui-changed-call-after = Se puede llamar a un bot tras
ui-changed-yes = sí
ui-changed-no = no
ui-call-off = Borrar la mesa
ui-call-off-about = Se borrarán la mesa y su chat, y se avisará a quienes tengan asiento.
ui-terms = Ajustes de la mesa
ui-terms-ready = Empezar cuando todos hayan confirmado
ui-terms-ready-help = Si no, la partida empezará en cuanto estén ocupados todos los asientos.
ui-terms-lots = Sortear los asientos
ui-absence = Si alguien se ausenta
ui-absence-usual = Lo habitual
ui-absence-usual-help = En las partidas por correspondencia y en las mesas a las que solo se entra con el enlace, los demás esperan. En las otras, cualquiera de la mesa puede llamar a un bot.
ui-absence-wait = Esperar
ui-absence-wait-help = Nadie puede llamar a un bot para que juegue por otra persona.
ui-absence-vote = Los demás votan
ui-absence-vote-help = Si todos los demás están de acuerdo, juega un bot.
ui-absence-call = Cualquiera puede llamar a un bot
ui-absence-call-help = El bot espera un momento y no juega si la persona ausente vuelve.
ui-call-after = al cabo de
ui-call-after-usual = unos { $seconds } segundos
ui-call-after-least = { $time } (por correspondencia, lo que dure un turno)
ui-call-after-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }
ui-call-after-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }
ui-agreed-wait = Si alguien se ausenta, la partida espera.
ui-agreed-vote = Si alguien se ausenta, los demás votan si juega un bot.
ui-agreed-call = Si alguien lleva ausente { $time }, cualquiera de la mesa puede llamar a un bot.
ui-agreed-set-up = El bot no elige la preparación de la persona ausente, salvo que todos los demás estén de acuerdo.
ui-deal-proof-about = Al acabar la partida, cualquiera puede comprobar los sorteos.
ui-printed = la edición más extendida
ui-leave-open = { $group ->
    [yes] Cualquier miembro del grupo podrá ocupar tu asiento.
   *[no] Quien tenga el enlace podrá ocupar tu asiento.
  }
ui-leave-playing = { $group ->
    [yes] Desde ahora jugará un bot por ti, y cualquier miembro del grupo podrá ocupar tu asiento. Solo podrás volver mientras siga libre.
   *[no] Desde ahora jugará un bot por ti, y quien tenga el enlace podrá ocupar tu asiento. Solo podrás volver mientras siga libre.
  }
ui-leave-not-begun = El bot también elegirá tu preparación.
ui-leave-do = Dejar el asiento
ui-absent = { $player } está ausente.
ui-ask-bot = Proponer que juegue un bot
ui-give-away = Dar el asiento a otro
ui-give-away-about = { $player } lleva más de un día ausente. Si todos los demás están de acuerdo, el asiento pasará a otro jugador o a un bot, y { $player } no podrá recuperarlo.
ui-give-to-person = Darlo a la próxima persona que se siente
ui-give-to-bot = Darlo a un bot
ui-earlier = Jugadores anteriores: { $players }.
ui-earlier-bot = un bot
ui-bot-for = Bot (por { $player })
ui-warned = Un bot va a jugar por { $player }. Antes esperará un momento, por si vuelve.
ui-warned-mine = { $caller } ha llamado a un bot para que juegue por ti. Si te quedas, no jugará.
ui-absent-asked = { $player } propone que un bot juegue por { $seat }, que está ausente.
ui-absent-asked-mine = Has propuesto que un bot juegue por { $seat }, que está ausente.
ui-absent-refused = { $player } no está de acuerdo, así que no jugará ningún bot.
ui-given-away-asked = { $player } propone dar a otro el asiento de { $seat }, que lleva más de un día ausente.
ui-given-away-asked-mine = Has propuesto dar a otro el asiento de { $seat }, que lleva más de un día ausente.
ui-given-away-to-bot = El asiento pasaría a un bot («{ $bot }»).
ui-given-away-to-person = El asiento pasaría a la próxima persona que se siente; hasta entonces jugaría un bot.
ui-given-away-refused = { $player } no está de acuerdo, así que el asiento se queda como está.
ui-notice-came-back = { $player } ha vuelto antes de que jugara el bot.
ui-notice-took-back = { $player } ha recuperado su asiento: ya no juega el bot.
ui-notice-left = { $player } ha dejado la partida. Un bot seguirá jugando hasta que alguien ocupe el asiento.
ui-notice-left-rated = { $player } ha dejado esta partida puntuada y quedará en último puesto, salvo que vuelva a sentarse. Un bot seguirá jugando hasta que alguien ocupe el asiento.
ui-notice-seat-freed = { $by } y todos los demás han cedido el asiento de { $player }. Jugará un bot hasta que alguien lo ocupe.
ui-notice-seat-to-bot = { $by } y todos los demás han cedido el asiento de { $player } al bot { $bot }.
ui-notice-seat-freed-rated = { $by } y todos los demás han cedido el asiento de { $player }. Jugará un bot hasta que alguien lo ocupe. Si { $player } no vuelve a sentarse, quedará en último puesto en esta partida puntuada.
ui-notice-seat-to-bot-rated = { $by } y todos los demás han cedido el asiento de { $player } al bot { $bot }. { $player } queda en último puesto en esta partida puntuada.
ui-notice-seat-moved = { $by } ha ocupado el asiento de { $player } con su enlace.
ui-notice-undone = { $by } ha deshecho { $count ->
    [one] una jugada.
   *[other] { $count } jugadas.
}
ui-notice-undone-agreed = { $by } ha deshecho { $count ->
    [one] una jugada, con el acuerdo de todos.
   *[other] { $count } jugadas, con el acuerdo de todos.
}
ui-by-you-undone = Has deshecho { $count ->
    [one] una jugada.
   *[other] { $count } jugadas.
}
ui-by-you-seat-moved = Has ocupado el asiento de { $player } con su enlace.
ui-to-you-seat-moved = { $by } ha ocupado tu asiento con el enlace de ese asiento.
ui-by-you-undone-agreed = Todos están de acuerdo: { $count ->
    [one] se ha deshecho la jugada.
   *[other] se han deshecho { $count } jugadas.
}
ui-notice-seats-set = { $by } ha cambiado el número de asientos: ahora hay { $count }.
ui-notice-options-set = { $changed ->
    [yes] { $by } ha cambiado los ajustes de la mesa: { $changes }.
   *[no] { $by } ha cambiado los ajustes de la mesa.
  }
ui-notice-shown-out = { $by } ha expulsado a { $player }.
ui-notice-let-in = { $by } permite que { $player } vuelva a sentarse.
ui-notice-got-up = { $player } ha dejado su asiento.
ui-notice-lot = Se han sorteado los asientos: { $player }.
ui-notice-again = { $by } ha abierto otra mesa con la misma gente.
ui-notice-series-out = { $by } ha sacado esta partida de su serie. Ya no cuenta, y se puede jugar otra en su lugar.
ui-notice-series-ended = { $by } ha dado por terminada la serie. Esta partida ya no cuenta para ella.
ui-again = Jugar otra con la misma gente
ui-again-title = Otra partida con la misma gente
ui-again-about = { $players } tendrán asiento en la mesa nueva y recibirán una notificación. En la página de esta partida habrá un enlace a la nueva mesa.
ui-again-about-one = { $players } tendrá asiento en la mesa nueva y recibirá una notificación. En la página de esta partida habrá un enlace a la nueva mesa.
ui-again-game = Elige el juego:
# -- everything that can happen to people without their own action (`tables/happenings.py`): on the page, in notifications and in emails
ui-winner-mine = La partida ha terminado. Has ganado.
ui-winners-mine = La partida ha terminado. Compartes la victoria con { $players }.
ui-undo-held-mine = Un bot juega por ti. Recupera tu asiento para responder.
ui-happened-time-over = Se te ha acabado el tiempo, pero todavía puedes jugar: la partida te espera.
ui-happened-time-over-vote = Se te ha acabado el tiempo. Todavía puedes jugar, pero los demás pueden votar que un bot juegue por ti.
ui-happened-time-over-bot = { $playing ->
    [yes] Se te acabó el tiempo y un bot juega por ti. Recupera tu asiento para seguir jugando.
    [none] Se te acabó el tiempo. Un bot ocupó tu lugar, pero no hizo ninguna jugada por ti.
   *[no] Se te acabó el tiempo y un bot jugó por ti.
  }
ui-happened-time-over-seat = { $left ->
    [over] Se te acabó el tiempo y perdiste el asiento.
   *[free] Se te acabó el tiempo y perdiste el asiento. Jugará un bot hasta que alguien lo ocupe.
  }
ui-happened-time-over-seat-rated = { $left ->
    [over] Se te acabó el tiempo y perdiste el asiento en esta partida puntuada, así que has quedado en último puesto.
    [taken] Se te acabó el tiempo en esta partida puntuada y otra persona ha ocupado tu asiento. Quedarás en último puesto.
   *[free] Se te acabó el tiempo en esta partida puntuada y un bot ha ocupado tu lugar. Quedarás en último puesto si no vuelves a sentarte antes del final; puedes hacerlo mientras el asiento siga libre.
  }
ui-happened-time-held = { $playing ->
    [yes] Se te acabó el tiempo, y { $by } y los demás acordaron que un bot juegue por ti. Recupera tu asiento para seguir jugando.
    [none] Se te acabó el tiempo, y { $by } y los demás llamaron a un bot, pero no hizo ninguna jugada por ti.
   *[no] Se te acabó el tiempo, y { $by } y los demás acordaron que un bot jugara por ti.
  }
ui-happened-held = { $playing ->
    [yes] No estabas, así que { $by } ha llamado a un bot para que juegue por ti. Recupera tu asiento para seguir jugando.
    [none] No estabas, así que { $by } llamó a un bot, pero no hizo ninguna jugada por ti.
   *[no] No estabas, así que { $by } llamó a un bot, que jugó por ti.
  }
ui-happened-seat-freed = { $left ->
    [over] Llevabas más de un día ausente, así que { $by } y los demás cedieron tu asiento.
   *[free] Llevabas más de un día ausente, así que { $by } y los demás han cedido tu asiento. Jugará un bot hasta que alguien lo ocupe.
  }
ui-happened-seat-to-bot = Llevabas más de un día ausente, así que { $by } y los demás han cedido tu asiento a un bot.
ui-happened-seat-freed-rated = { $left ->
    [over] Llevabas más de un día ausente, así que { $by } y los demás cedieron tu asiento. Quedaste en último puesto en esta partida puntuada.
    [taken] Llevabas más de un día ausente, así que { $by } y los demás cedieron tu asiento. Quedas en último puesto en esta partida puntuada.
   *[free] Llevabas más de un día ausente, así que { $by } y los demás han cedido tu asiento. Jugará un bot hasta que alguien lo ocupe. Si no vuelves a sentarte antes del final, quedarás en último puesto en esta partida puntuada.
  }
ui-happened-seat-to-bot-rated = Llevabas más de un día ausente, así que { $by } y los demás han cedido tu asiento a un bot. Quedas en último puesto en esta partida puntuada.
ui-happened-seat-moved = { $by } ha ocupado tu asiento con el enlace de ese asiento. Si has abierto tú el enlace, sigue jugando en ese navegador.
ui-happened-left = { $left ->
    [free] Has dejado esta partida y un bot ha ocupado tu lugar. Puedes volver a sentarte mientras el asiento siga libre.
    [over] Dejaste esta partida antes de que terminara.
   *[taken] Has dejado esta partida y otra persona ha ocupado tu asiento.
  }
ui-happened-left-rated = { $left ->
    [free] Has abandonado esta partida puntuada y un bot ha ocupado tu lugar. Quedarás en último puesto si no vuelves a sentarte antes del final; puedes hacerlo mientras el asiento siga libre.
    [over] Abandonaste esta partida puntuada antes de que terminara, así que has quedado en último puesto.
   *[taken] Has abandonado esta partida puntuada y otra persona ha ocupado tu asiento. Quedarás en último puesto.
  }
ui-happened-seat-taken = { $left ->
    [over] La partida ha terminado. { $by } ocupó el asiento que tenías.
   *[taken] { $by } ha ocupado el asiento que tenías en esta mesa.
  }
ui-happened-seat-taken-rated = { $left ->
    [over] Esta partida puntuada ha terminado. { $by } ocupó el asiento que tenías, así que has quedado en último puesto.
   *[taken] { $by } ha ocupado el asiento que tenías en esta partida puntuada. Quedarás en último puesto.
  }
ui-happened-ended-rated = Ha terminado la partida puntuada en la que perdiste tu asiento, así que has quedado en último puesto.{ $here ->
    [yes] { "" }
   *[no] {" "}En la mesa verás cómo cambia tu puntuación.
  }
ui-happened-ended-rated-left = Ha terminado la partida puntuada que abandonaste, así que has quedado en último puesto.{ $here ->
    [yes] { "" }
   *[no] {" "}En la mesa verás cómo cambia tu puntuación.
  }
ui-happened-shown-out = { $by } te ha expulsado. Solo podrás volver a sentarte si te lo permite.
ui-happened-seat-cleared = No estabas, así que el anfitrión ha liberado tu asiento. Puedes volver a sentarte mientras haya un asiento libre.
ui-happened-let-in = { $by } te deja volver: ya puedes sentarte otra vez.
ui-happened-seats-set = { $by } ha cambiado el número de asientos: ahora hay { $count }. Confirma que podemos empezar.
ui-happened-options-set = { $changed ->
    [yes] { $by } ha cambiado los ajustes de la mesa: { $changes }. Confirma que podemos empezar.
   *[no] { $by } ha cambiado los ajustes de la mesa. Revísalos y confirma que podemos empezar.
  }
ui-happened-new-host = { $by } ha dejado su asiento: ahora llevas tú la mesa.
ui-happened-host-given = { $by } te ha cedido la mesa: ahora puedes cambiar los ajustes, expulsar a jugadores y borrarla.
ui-happened-seat-free = { $by } ha dejado la mesa antes de empezar la partida: vuelve a haber un asiento libre.
ui-happened-declined = { $by } ha rechazado tu invitación a esta mesa.
ui-happened-moves = Jugadas que el bot ha hecho por ti ({ $count })
ui-happened-undo = Deshacer las jugadas del bot
ui-happened-ask = Pedir permiso a { $players } para deshacer las jugadas del bot
ui-happened-seen = Entendido
ui-sit-again = Volver a sentarme
ui-notice-new-host = Ahora lleva la mesa { $player }.
ui-notice-host-given = { $by } ha cedido la mesa: ahora la lleva { $player }.
ui-bots-wait = { $mine ->
    [yes] Ya no juega nadie más, así que los bots te esperan. Recupera tu asiento para seguir jugando.
   *[no] Aquí ya no juega nadie, así que los bots esperan.
  }{ $count ->
    [0] { "" }
    [one] {" "}Si no vuelve nadie, la mesa se borrará dentro de un día.
   *[other] {" "}Si no vuelve nadie, la mesa se borrará dentro de { $count } días.
  }
ui-kept-for = { $count ->
    [one] Esta mesa se borrará tras un día sin cambios.
   *[other] Esta mesa se borrará tras { $count } días sin cambios.
  }{ $result ->
    [yes] {" "}El resultado se conservará.
   *[no] { "" }
  }
ui-watching-unknown = Estás mirando. ¿Alguno de los asientos es tuyo?
ui-watching-cut = Se cerró tu sesión en este navegador, así que solo estás mirando. ¿Alguno de los asientos es tuyo?
ui-watching-code = Escribe tu código de recuperación
ui-watching-sign-in = Inicia sesión en tu cuenta
ui-watching-link = ¿Tienes la sesión abierta en otro dispositivo? Abre allí la página «Tú» y crea un enlace para este.
ui-watching-ask = Si no, pregunta a { $player }, que lleva la mesa, o escribe en el chat.
ui-watching-ask-all = Si no, pregunta a los demás en el chat de la mesa.
# -- notices and requests as the person concerned reads them (`words.notice_text`, `play/requests.py`)
ui-by-you-held = Has llamado a un bot para que juegue por { $player }, que estaba ausente{ $count ->
    [0] .
   *[other] , con { $count } segundos para volver antes de su primera jugada.
  }
ui-by-you-choices = Recibes una lista de buenas opciones.
ui-by-you-hint = Has pedido una pista.
ui-by-you-bot-set = Has puesto a { $player }, un bot («{ $bot }»), en un asiento libre.
ui-by-you-bot-removed = Has quitado al bot { $player }. Seguirá jugando hasta que alguien se siente.
ui-by-you-sandbox = Has abierto una mesa de pruebas desde la posición actual, para probar jugadas y pedir pistas.
ui-by-you-time-held = A { $player } se le ha acabado el tiempo. Has acordado con todos los demás que juegue un bot hasta que vuelva { $player }.
ui-by-you-paused = Has acordado una pausa con todos los demás. { $count ->
    [0] Durará hasta que alguien la termine.
    [one] Durará un día, o hasta que alguien la termine.
   *[other] Durará { $count } días, o hasta que alguien la termine.
  }
ui-by-you-resumed = Has reanudado la partida.
ui-by-you-seat-freed = Has cedido con todos los demás el asiento de { $player }. Jugará un bot hasta que alguien lo ocupe.
ui-by-you-seat-to-bot = Has cedido con todos los demás el asiento de { $player } al bot { $bot }.
ui-by-you-seat-freed-rated = Has cedido con todos los demás el asiento de { $player }. Jugará un bot hasta que alguien lo ocupe. Si { $player } no vuelve a sentarse, quedará en último puesto en esta partida puntuada.
ui-by-you-seat-to-bot-rated = Has cedido con todos los demás el asiento de { $player } al bot { $bot }. { $player } queda en último puesto en esta partida puntuada.
ui-by-you-again = Has abierto otra mesa con la misma gente.
ui-by-you-seats-set = Has cambiado el número de asientos: ahora hay { $count }.
ui-by-you-options-set = { $changed ->
    [yes] Has cambiado los ajustes de la mesa: { $changes }.
   *[no] Has cambiado los ajustes de la mesa.
  }
ui-by-you-shown-out = Has expulsado a { $player }.
ui-by-you-let-in = Has permitido que { $player } vuelva a sentarse.
ui-by-you-host-given = Has cedido la mesa: ahora la lleva { $player }.
ui-by-you-series-out = Has sacado esta partida de su serie. Ya no cuenta, y se puede jugar otra en su lugar.
ui-by-you-series-ended = Has dado por terminada la serie. Esta partida ya no cuenta para ella.
ui-to-you-dealt-anew = Sustituyes a un bot. Nadie más había jugado, así que se ha vuelto a repartir y la partida empieza de nuevo.
ui-to-you-came-again = Has vuelto a sentarte. El reparto es el mismo, porque ya lo habías visto.
ui-to-you-left-deal = Sustituyes a un bot. Alguien había dejado antes la partida, así que el reparto no cambia.
ui-to-you-begun = Entras en una partida en curso. Lo repartido y jugado hasta ahora se mantiene.
ui-to-you-begun-by-hand = Entras en una partida en curso. Se repartió a mano, así que no se vuelve a repartir.
ui-to-you-begun-imported = Entras en una partida que no empezó en esta mesa: viene de un archivo o de una lección.
ui-to-you-came-back = Has vuelto antes de que jugara el bot.
ui-to-you-took-back = Has recuperado tu asiento: ya no juega el bot.
ui-to-you-left = Dejaste la partida y un bot siguió jugando.
ui-to-you-left-rated = Dejaste esta partida puntuada y un bot siguió jugando.
ui-to-you-time-over = Se te acabó el tiempo.
ui-to-you-time-over-vote = Se te acabó el tiempo, y los demás podían votar que jugara un bot.
ui-to-you-time-over-bot = Se te acabó el tiempo, así que empezó a jugar un bot.
ui-to-you-time-over-seat = Se te acabó el tiempo y perdiste el asiento.
ui-to-you-time-over-seat-rated = Se te acabó el tiempo y perdiste el asiento.
ui-to-you-time-held = Se te acabó el tiempo. { $by } y todos los demás acordaron que jugara un bot hasta tu vuelta.
ui-to-you-held = No estabas, así que { $by } llamó a un bot para que jugara por ti.
ui-to-you-seat-freed = No estabas, así que { $by } y todos los demás cedieron tu asiento.
ui-to-you-seat-to-bot = No estabas, así que { $by } y todos los demás cedieron tu asiento al bot { $bot }.
ui-to-you-seat-freed-rated = No estabas, así que { $by } y todos los demás cedieron tu asiento.
ui-to-you-seat-to-bot-rated = No estabas, así que { $by } y todos los demás cedieron tu asiento al bot { $bot }.
ui-to-you-shown-out = { $by } te ha expulsado.
ui-to-you-let-in = { $by } te permite volver a sentarte.
ui-to-you-got-up = Has dejado tu asiento.
ui-to-you-new-host = Ahora llevas tú la mesa.
ui-to-you-host-given = { $by } te ha cedido la mesa: ahora la llevas tú.
ui-to-you-renamed = Ahora te llamas { $player }.
ui-held-by-you = { $bot }: juega por alguien ausente, a petición tuya
ui-undo-refused-mine = No has aceptado, así que no se deshace nada.
ui-bot-refused-mine = No has aceptado cambiar el bot.
ui-rules-refused-mine = No has aceptado seguir con las reglas actuales.
ui-absent-refused-mine = No has aceptado, así que no jugará ningún bot.
ui-given-away-refused-mine = No has aceptado, así que el asiento se queda como está.
ui-rating-refused-mine = No has aceptado. El resultado contará de todos modos, unos minutos después del final de la partida.
ui-pause-refused-mine = No has aceptado, así que no habrá pausa.
ui-over-time-refused-mine = No has aceptado, así que no jugará ningún bot.
ui-absent-asked-you = { $player } propone que un bot juegue por ti, porque no estabas.
ui-given-away-asked-you = { $player } propone dar a otro tu asiento, porque llevabas más de un día sin aparecer.
ui-over-time-asked-you = { $player } propone que juegue un bot por ti, porque se te ha acabado el tiempo.
ui-undo-of-bot = { $count ->
    [one] La hizo el bot que jugó por { $player }.
   *[other] Entre ellas hay jugadas del bot que jugó por { $player }.
  }
ui-undo-of-bot-mine = { $count ->
    [one] La hizo el bot que jugó por ti.
   *[other] Entre ellas hay jugadas del bot que jugó por ti.
  }
