# -- groups

problem-no-group = Ese grupo no existe, o no puedes verlo.
problem-not-member = Solo pueden hacerlo los miembros del grupo.
problem-not-keeper = Solo puede hacerlo quien organiza el grupo.
problem-no-group-invitation = Este enlace ya no funciona. Pide otro.
problem-no-such-member = Esa persona no está en este grupo.
problem-asked-groups = En el último mes has enviado { $most } solicitudes para entrar en grupos, el máximo permitido. Pide a un miembro un enlace de invitación.
problem-group-declined = El grupo ha rechazado tu solicitud. Podrás volver a pedirlo { $days } días después de ella; también puedes pedir a alguien del grupo un enlace de invitación.
problem-no-group-ask = Esta solicitud ya se ha respondido o retirado.
problem-group-full = Este grupo ya tiene { $most } miembros, el máximo permitido.
problem-many-groups = Ya estás en { $most } grupos, el máximo permitido.
problem-many-series = Este grupo ya tiene { $most } series, el máximo permitido.
problem-group-invitations = Este grupo ya tiene { $most } enlaces de invitación, el máximo permitido. Borra antes uno.
problem-last-keeper = El grupo necesita a alguien que lo organice. Elige antes a otra persona.
problem-remove-yourself = Para salir del grupo, usa «Abandonar el grupo».
problem-bad-points = Escribe hasta { $places } números de 0 a { $most }, empezando por el primer puesto. Ningún puesto puede dar más puntos que otro mejor.
problem-no-series = Esa serie no existe.
problem-series-over = Ya se han jugado todas las partidas de esta serie.
problem-series-on = Hay una partida de esta serie en curso. Podrás empezar la siguiente cuando termine.
problem-not-in-series = Este juego no forma parte de la serie.
problem-not-on-in-series = En esa mesa no se está jugando ninguna partida de la serie.
problem-choose-game = Elige un juego.
problem-people-for-game = En una serie, este juego admite de { $fewest } a { $most } personas, { $chosen ->
    [yes] y has elegido a { $people }.
   *[no] { $people ->
        [0] y no jugaría nadie.
        [one] y solo jugaría una.
       *[other] y jugarían { $people }.
      }
  } { $enough ->
    [yes] Elige a los jugadores en la página del grupo.
   *[no] Invita antes a más gente al grupo.
  }
problem-group-no-sandbox = Una mesa de pruebas es de una sola persona, no de un grupo.
problem-series-goes-on = La siguiente partida de la serie ya ha empezado, así que ya no se puede deshacer el final de esta.
problem-series-no-deal = En una serie no se puede repartir a mano.
ui-group = Grupo
ui-groups = Grupos
ui-groups-about = Un grupo es para gente que juega junta. Tiene sus mesas, su tabla de resultados y sus series de partidas.
ui-group-found = Crear un grupo
ui-group-found-about = Tú organizarás el grupo. Solo podrán verlo las personas a las que invites.
ui-group-name = Nombre del grupo
ui-group-name-example = Los martes por la noche
ui-group-own-name = Tu nombre en el grupo
ui-group-you = tú
ui-group-people = Miembros
ui-group-people-count = { $count ->
    [one] un miembro
   *[other] { $count } miembros
  }
ui-group-tables-count = { $count ->
    [one] una mesa
   *[other] { $count } mesas
  }
ui-group-keeper = organiza
ui-group-keeper-you = lo organizas
ui-group-since = miembro desde el
ui-group-private-tag = privado
ui-group-public-tag = público
ui-group-invites = { $player } te invita al grupo { $group }
ui-group-invited = Te invitan al grupo { $group }
ui-group-preview = Un grupo de gente que juega a juegos de mesa. Abre el enlace para unirte.
ui-group-ratings = Clasificación
ui-group-ratings-about = Ordenada por el límite inferior de cada puntuación (la puntuación menos su ±). Solo aparecen las personas cuya página puedes ver.
ui-group-join = Unirme
ui-group-join-about = Los miembros verán tu nombre y tus resultados en este grupo. Puedes irte cuando quieras.
ui-group-in-already = Ya estás en este grupo.
ui-group-ask = Pedir entrar
ui-group-ask-account = Para pedir entrar necesitas una cuenta.
ui-group-ask-about = Si conoces a la gente de este grupo, puedes pedir entrar. Decidirá quien organiza el grupo.
ui-group-asked = Se ha enviado tu solicitud. Si este grupo existe, la verá quien lo organiza, y encontrarás la respuesta en Grupos.
ui-group-asks = Solicitudes para entrar
ui-group-asked-at = Se ha enviado tu solicitud para entrar en { $group }. Decidirá quien lo organiza, y encontrarás la respuesta en Grupos.
ui-group-ask-waits-at = Has pedido entrar en { $group }. Aún no hay respuesta.
ui-group-ask-waits = Has pedido entrar en un grupo. Aún no hay respuesta.
ui-group-asks-count = { $count ->
    [one] Una solicitud para entrar
   *[other] { $count } solicitudes para entrar
    }
ui-group-declined = Solicitudes rechazadas
ui-group-let-in-do = Aceptar
ui-group-let-in-not = Rechazar
ui-group-let-in = Ya formas parte del grupo { $group }.
ui-group-not-let-in-at = Se ha rechazado tu solicitud para entrar en { $group }.
ui-group-ask-later = Podrás volver a pedirlo a partir del { $day }; también puedes pedir a alguien del grupo un enlace de invitación.
ui-group-links = Enlaces de invitación
ui-group-not-let-in = Se ha rechazado tu solicitud para entrar en un grupo.
ui-group-to = Ir al grupo
ui-group-tables = Mesas
ui-group-no-tables = No hay partidas en curso.
ui-group-open-table = Abrir una mesa:
ui-group-archive = Todas las partidas terminadas
ui-group-leave = Abandonar el grupo
ui-group-leave-about = { $public ->
    [last] El grupo se borrará, porque no hay nadie más en él. Sus partidas seguirán en tu lista.
    [yes] Seguirás viendo la página pública del grupo, pero no sus mesas. En las partidas en curso conservarás el asiento hasta que terminen; en las mesas que aún esperan jugadores lo perderás. Si no queda nadie que organice el grupo, lo hará el miembro más antiguo.
   *[no] Dejarás de ver el grupo y sus mesas. En las partidas en curso conservarás el asiento hasta que terminen; en las mesas que aún esperan jugadores lo perderás. Si no queda nadie que organice el grupo, lo hará el miembro más antiguo.
  }
ui-group-keep = Nombrar organizador
ui-group-unkeep = Quitar como organizador
ui-group-unkeep-you = Dejar de organizarlo
ui-group-remove = Quitar del grupo
ui-group-remove-about = { $public ->
    [yes] { $player } seguirá viendo la página pública del grupo, pero no sus mesas, y conservará
   *[no] { $player } dejará de ver el grupo, pero conservará
} sus asientos en las partidas en curso hasta que terminen (no en las mesas que aún esperan jugadores). Los enlaces de invitación dejarán de funcionar.
ui-group-invite = Invitar
ui-group-invite-people = Número de personas
ui-group-invite-days = Validez (días)
ui-group-invite-do = Crear un enlace
ui-group-link = Enlace de invitación
ui-group-link-about = Envíaselo a las personas que quieras en el grupo. No se volverá a mostrar.
ui-group-qr = El enlace como código QR
ui-group-invitation = Usos: { $used } de { $most }
ui-group-expires = caduca el
ui-group-withdraw = Borrar
ui-group-change = Editar el grupo
ui-group-points = Puntos por puesto
ui-group-points-help = Empieza por el primer puesto, por ejemplo 5 3 2 1. Los puestos que no indiques no dan puntos.
ui-group-public = Cualquiera puede leer esta página
ui-group-public-help = Quien la lea verá los resultados y los nombres de las personas cuya página pueda ver, pero ninguna mesa.
ui-group-table-about = Aquí solo pueden sentarse o mirar los miembros del grupo.
ui-group-table-alone = Ahora no hay nadie más en el grupo, así que nadie puede ocupar un asiento libre.
ui-group-table-invite = Invitar a gente al grupo
ui-group-uncounted = { $why ->
    [risked] Si un bot ocupa el asiento libre, la partida no contará para la tabla de resultados: tienen que jugar al menos dos personas.
    [lost] Esta partida no contará para la tabla de resultados, porque juegan menos de dos personas.
   *[over] Esta partida no cuenta para la tabla de resultados, porque la jugaron menos de dos personas.
  }
ui-group-share-about = Este enlace solo pueden usarlo los miembros del grupo.
ui-new-title-of-group = Mesa nueva de { $group }: { $game }
ui-new-group = Quién puede entrar
ui-new-no-group = Cualquiera que tenga el enlace
ui-new-group-help = En una mesa de grupo solo pueden sentarse o mirar los miembros, y el resultado cuenta en la tabla del grupo.
ui-results = Tabla de resultados
ui-results-show = Mostrar
ui-results-all-series = Todas
ui-results-rank = Puesto
ui-results-player = Jugador
ui-results-points = Puntos
ui-results-wins = Ganadas
ui-results-mean = Puesto medio
ui-results-about = Partidas terminadas por al menos dos personas. Puntos por puesto: { $points }.
ui-results-none = Aún no hay resultados.
ui-results-cut = Solo cuentan las { $count } partidas más recientes.
ui-series = Serie
ui-series-about = Un número acordado de partidas con una sola tabla de resultados. Los asientos rotan de una partida a otra.
ui-series-new = Empezar una serie
ui-series-name = Nombre de la serie
ui-series-name-example = Temporada de invierno
ui-series-length = Número de partidas
ui-series-games = Juegos
ui-series-games-help = Los juegos que marques se irán turnando. Si no marcas ninguno, valdrá cualquiera.
ui-series-progress = { $played } de { $length } partidas jugadas
ui-series-game = partida { $number } de { $length }
ui-series-begin-first = Empezar la primera partida
ui-series-begin-next = Empezar la partida { $number }
ui-series-next = Siguiente partida de la serie
ui-series-to-table = Ir a la partida { $number }
ui-series-who = Jugadores
ui-series-turned = Todos tienen asiento, y los asientos rotan de una partida a otra. La partida empezará cuando todos los asientos estén ocupados y todos hayan confirmado. Si alguien no puede jugar, quien lleva la mesa puede quitar los asientos libres en «Cambiar los ajustes» y empezar sin esa persona.
ui-series-over = Series terminadas
ui-series-played = Partidas
ui-series-counts = Puntos por puesto: { $points }. Si un bot juega por ti, el resultado sigue siendo tuyo, aunque te hayas ido; si otra persona ocupa tu asiento, pasa a ser suyo.
ui-series-take-out = Sacar de la serie la partida en curso
ui-series-take-out-about = La partida seguirá, pero ya no contará. Podrás empezar otra en su lugar.
ui-series-end = Terminar la serie
ui-series-end-about = La tabla de resultados se quedará como está. Si hay una partida en curso, no contará.
