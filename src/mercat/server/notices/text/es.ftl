# -- people: notices, by which people who are away are called

problem-notice-gone = Esa forma de avisarte ya no existe.
problem-notice-no-address = Tu cuenta aún no tiene una dirección de correo confirmada.
problem-notice-ways = Puedes tener como mucho { $most } formas de recibir notificaciones. Quita antes una.
problem-notice-unknown-host = No hay ningún servidor llamado { $host }.
problem-notice-slow-host = No se ha podido averiguar a tiempo la dirección de { $host }. Inténtalo más tarde.
problem-notice-not-public = Las notificaciones solo se pueden enviar a direcciones públicas.
problem-notice-https = Ese servidor debe usar HTTPS.
problem-notice-server = Escribe un nombre de servidor como ntfy.sh.
problem-notice-topic = Un tema solo puede tener letras, cifras, guiones y guiones bajos.
problem-notice-token = Escribe el token tal como lo muestra el servicio.
problem-notice-chat = El ID de un chat solo contiene cifras, a veces con un signo menos delante.
problem-notice-room = Escribe el ID de una sala, como !abc:example.org.
problem-notice-hook = Escribe la dirección de un webhook de Discord.
problem-notice-url = Escribe una sola dirección de Apprise que no apunte a este servidor.
problem-notice-hours = Escribe una hora como 22:30.
problem-too-many-quiet = Has desactivado las notificaciones de { $most } mesas, el máximo permitido. Para desactivar las de otra, vuelve a activarlas en alguna.
call-turn-title = Te toca: { $game }
call-turn = La partida espera tu jugada.
call-reminder-title = Se te acaba el tiempo: { $game }
call-reminder = Todavía es tu turno.
call-invited-title = Un asiento para ti: { $game }
call-invited = { $to ->
    [series] { $by } ha convocado la partida { $number } de { $length } de la serie { $series } ({ $group }) y te ha reservado un asiento.
    [group] { $by } ha abierto una mesa en el grupo { $group } y te ha reservado un asiento.
   *[table] { $by } ha abierto una mesa y te ha reservado un asiento.
  }
call-called-off-title = Mesa borrada: { $game }
call-called-off = { $admin ->
    [yes] La administración ha borrado esta mesa{ $players ->
        [none] { "" }
       *[other] {" "}(con { $players })
    } con { $begun ->
        [no] su chat.
       *[yes] sus jugadas y su chat.
    }
    [series] Se ha deshecho la última jugada de la partida anterior de la serie, así que esa partida continúa. Esta mesa se ha borrado antes de que empezara la suya.
   *[no] { $by } ha borrado la mesa antes de que empezara la partida.
}
call-free-seat-title = Te invitan: { $game }
call-free-seat = { $by } te invita a una partida. Si te apetece jugar, ocupa un asiento libre.
call-group-asks-title = Solicitud para entrar: { $group }
call-group-asks = { $by } pide entrar en el grupo.
call-group-yes-title = Solicitud aceptada: { $group }
call-group-yes = { $by } ha aceptado tu solicitud para entrar en el grupo.
call-group-no-title = Solicitud rechazada
call-group-no = { $named ->
    [yes] Se ha rechazado tu solicitud para entrar en { $group }.
   *[no] Se ha rechazado tu solicitud para entrar en un grupo.
  }{ $again ->
    [none] { "" }
   *[other] {" "}Podrás volver a pedirlo a partir del { $again }.
  }
call-group-join-title = Nuevo miembro: { $group }
call-group-join = { $by } ha entrado en el grupo con tu enlace de invitación.
call-group-left-title = Un miembro menos: { $group }
call-group-left = { $by } ha abandonado el grupo.
call-group-removed-title = Un miembro menos: { $group }
call-group-removed = { $by } ha quitado del grupo a { $players }.
call-group-out-title = Ya no estás en el grupo { $group }
call-group-out = { $by } te ha quitado del grupo. Conservas tus asientos en las partidas en curso, pero no en las mesas que aún esperan jugadores.
call-organiser-title = Organizas el grupo { $group }
call-organiser = { $by } te ha dado el papel de organizador de este grupo. Ya puedes invitar a gente y gestionar el grupo.
call-organiser-left-title = Organizas el grupo { $group }
call-organiser-left = { $by } ha abandonado este grupo y ahora lo organizas tú. Puedes invitar a gente y gestionar el grupo.
call-organiser-ended-title = Ya no organizas el grupo { $group }
call-organiser-ended = { $by } te ha quitado el papel de organizador de este grupo. Sigues siendo miembro.
call-friend-title = Solicitud de amistad: { $by }
call-friend = { $by } te ha enviado una solicitud de amistad.
call-befriended-title = Amistad aceptada: { $by }
call-befriended = { $by } ha aceptado tu solicitud de amistad.
call-asked-title = Te piden el visto bueno: { $game }
call-asked = { $by } pide el visto bueno de toda la mesa.
call-named-title = Te han mencionado: { $game }
call-named = { $by } te ha mencionado en el chat.
call-ended-title = Fin de la partida: { $game }
call-ended = La partida ha terminado. Mira cómo ha quedado.
call-happened-title = Tu mesa: { $game }
call-tried-title = Notificación de prueba
call-tried = Así te avisa Mercat cuando te toca.
call-until = Tienes hasta el { $at }.
call-mail-end = Recibes este correo porque en tu cuenta de { $site } están activadas las notificaciones. Nadie lee las respuestas.
ui-notices = Notificaciones
ui-notices-lead = Recibe un mensaje cuando te toque.
ui-notices-open = Abrir la mesa
ui-notices-off = Dejar de recibir estos correos
ui-notices-ways = Formas de avisarme
ui-notices-none = Elige cómo quieres recibir las notificaciones.
ui-notices-new = En cuanto te sientes a una mesa, podrás activar aquí las notificaciones.
ui-notices-way-push = Push
ui-notices-way-mail = Correo
ui-notices-way-ntfy = ntfy
ui-notices-way-discord = Discord
ui-notices-way-telegram = Telegram
ui-notices-way-matrix = Matrix
ui-notices-way-free = Apprise
ui-notices-here = este dispositivo
ui-notices-try = Probar
ui-notices-tried = La notificación de prueba está en camino. En la lista de abajo verás si ha llegado a enviarse.
ui-notices-remove = Quitar
ui-notices-is-off = Desactivado:
ui-notices-add-push = Avisarme en este dispositivo
ui-notices-push-about = Tu navegador te pedirá permiso. Las notificaciones llegan mientras el navegador está abierto, y también en la aplicación instalada.
ui-notices-push-never = Aquí no hay notificaciones push. En un iPhone o iPad, añade antes este sitio a la pantalla de inicio.
ui-notices-push-denied = Las notificaciones de este sitio están bloqueadas. Permítelas en los ajustes del navegador e inténtalo de nuevo.
ui-notices-push-failed = El servicio push del navegador no ha respondido. Inténtalo más tarde o elige otra forma.
ui-notices-add-mail = Avisarme por correo
ui-notices-mail-about = Los correos se envían a { $address }. Cada uno lleva un enlace para dejar de recibirlos.
ui-notices-mail-first = Para recibir correos, confirma antes una dirección para tu cuenta.
ui-notices-add = Otras formas
ui-notices-add-this = Añadir
ui-notices-field-server = Servidor
ui-notices-field-topic = Tema
ui-notices-field-token = Token
ui-notices-field-token-maybe = Token, si hace falta
ui-notices-field-hook = Dirección del webhook
ui-notices-field-bot = Token de tu bot
ui-notices-field-chat = ID del chat
ui-notices-field-access = Token de acceso
ui-notices-field-room = ID de la sala
ui-notices-field-url = Dirección de Apprise
ui-notices-what = Cuándo avisarme
ui-notices-kind-turn = Me toca
ui-notices-kind-invited = Me invitan a una partida
ui-notices-kind-asked = Me piden el visto bueno
ui-notices-kind-named = Me mencionan en el chat
ui-notices-kind-happened = Pasa algo con mi asiento
ui-notices-kind-ended = Termina una partida
ui-notices-kind-reminder = Se me acaba el tiempo
ui-notices-kind-friend = Me envían una solicitud de amistad
ui-notices-kind-tried = Prueba
ui-notices-kind-called-off = Se borra una mesa
ui-notices-kind-group-asks = Alguien pide entrar en un grupo
ui-notices-kind-group-yes = Aceptan mi solicitud para entrar en un grupo
ui-notices-kind-group-no = Rechazan mi solicitud para entrar en un grupo
ui-notices-kind-group-join = Alguien entra en un grupo con mi enlace
ui-notices-kind-group-left = Alguien abandona un grupo
ui-notices-kind-group-out = Me quitan de un grupo
ui-notices-kind-organiser = Me hacen organizador de un grupo
ui-notices-kind-befriended = Aceptan mi solicitud de amistad
ui-notices-hours = No molestar
ui-notices-from = desde las
ui-notices-until = hasta las
ui-notices-hours-about = Durante esas horas no se envían notificaciones; llegarán después. Deja vacías las dos horas para usar las horas de descanso de tu reloj.
ui-notices-muted = Mesas sin notificaciones
ui-notices-mute = No recibir notificaciones de esta mesa
ui-notices-unmute = Volver a avisarme
ui-notices-muted-here = No recibes notificaciones de esta mesa.
ui-notices-calendar = Calendario
ui-notices-calendar-about = Suscríbete desde tu calendario a esta dirección secreta y verás cuándo se te acaba el tiempo en cada mesa.
ui-notices-calendar-is = Tienes una dirección de calendario.
ui-notices-calendar-shown = Cópiala ahora: no se volverá a mostrar. Quien la tenga podrá ver tus mesas y cuándo se te acaba el tiempo.
ui-notices-calendar-make = Crear una dirección
ui-notices-calendar-again = Sustituir la dirección
ui-notices-calendar-drop = Borrar
ui-notices-calendar-entry = Se te acaba el tiempo: { $game }
ui-notices-sent = Notificaciones enviadas
ui-notices-sent-none = Todavía no hay ninguna.
ui-notices-state-sent = enviada
ui-notices-state-failed = no enviada
ui-notices-state-sending = se está enviando
ui-notices-state-waiting = se intentará de nuevo
ui-notices-repeats = puede haber llegado dos veces
ui-notices-bounces = «Enviada» no significa que el correo haya llegado.
ui-notices-why-too-many = demasiadas notificaciones en una hora
ui-notices-why-not-public = la dirección no es pública
ui-notices-why-timeout = no hubo respuesta a tiempo
ui-notices-why-process = el servidor se detuvo
ui-notices-why-answered = el servicio ha rechazado el mensaje
ui-notices-why-mail = el servidor de correo ha rechazado el mensaje
ui-notices-why-no-address = no hay ninguna dirección de correo confirmada
ui-notices-why-device-ended = se cerró la sesión de este dispositivo
ui-notices-why-signed-out = se cerraron tus sesiones; pulsa «Probar» para activarlo de nuevo
ui-notices-why-unsubscribed = te diste de baja con el enlace de un correo
ui-notices-why-no-mail = este servidor no envía correo
ui-notices-why-not-understood = el servicio no conoce esta dirección
ui-notices-why-connection = no se puede contactar con el servicio
ui-notices-off-title = ¿Dejar de recibir correos sobre tus mesas?
ui-notices-off-about = No recibirás más correos sobre tus mesas. Puedes cambiarlo en la página «Tú» cuando quieras.
ui-notices-off-yes = Darme de baja
ui-notices-off-done = Te has dado de baja
ui-notices-off-done-about = Ya no recibes correos sobre tus mesas. Tu cuenta conserva su dirección.
ui-since-points = Tus puntos
ui-since-place = Tu puesto
