# -- people: the host of the server
problem-banned = { $why ->
    [yes] La administración te ha bloqueado en este servidor. Motivo: { $reason }
   *[no] La administración te ha bloqueado en este servidor.
  }
problem-banned-until = { $why ->
    [yes] La administración te ha bloqueado en este servidor hasta el { $until }. Motivo: { $reason }
   *[no] La administración te ha bloqueado en este servidor hasta el { $until }.
  }
problem-accounts-only = Aquí hace falta una cuenta para jugar. Inicia sesión o crea una.
problem-invitation-only = Aquí hace falta una invitación para jugar. Escribe un código de invitación en la página de inicio, o inicia sesión.
problem-accounts-open = Aquí hace falta una cuenta para abrir mesas. Inicia sesión o crea una.
problem-hosts-open = Aquí solo puede abrir mesas la administración.
problem-no-invitation = Este código de invitación no sirve: no es correcto, se ha agotado o ha caducado.
problem-no-such-person = Esa persona ya no está aquí.
problem-no-such-account = No existe esa cuenta.
problem-host-not-banned = { $name } administra este servidor, y no se puede bloquear a quien lo administra. Ejecuta antes mercat admin host --remove.
problem-ban-over = Este bloqueo ya ha terminado.
problem-too-many-invitations = Ya hay { $most } invitaciones, el máximo permitido. Las antiguas se borran a los 90 días.
problem-invitation-over = Esta invitación no existe o ya se ha retirado.
problem-announcement-over = Este anuncio ya no está activo.
problem-no-such-report = No existe esa denuncia.
problem-no-such-message = En esta mesa no existe ese mensaje.
problem-no-such-network = Escribe una dirección como 203.0.113.9.
problem-long-reason = El motivo no puede tener más de { $most } caracteres.
problem-long-note = La nota no puede tener más de { $most } caracteres.
problem-about-oneself = No puedes hacerlo: esa persona eres tú.
problem-nobody-there = En ese asiento no hay nadie.
problem-nobody-to-mute = No sabemos quién lo escribió, así que no puedes silenciar a esa persona. Sí puedes denunciar el mensaje.
problem-not-muted = No has silenciado a esa persona.
problem-too-many-reports = Aún hay { $most } denuncias tuyas abiertas. Espera a que se atienda alguna.
problem-too-many-muted = Ya has silenciado a { $most } personas, el máximo permitido.

ui-host-groups = Grupos
ui-host-rated = puntuada el { $at }
ui-host-rated-from = se puntuará el { $at }, o antes si todos están de acuerdo
ui-host-ratings = Partidas puntuadas
ui-host-ratings-about = Partidas puntuadas en las que dos o más personas entraron desde la misma red, de la más reciente a la más antigua. Eso no demuestra que hicieran trampas: pueden ser una familia o un club. Las partidas cuentan igualmente.
ui-host-no-ratings = No hay ninguna partida así.
ui-host-groups-count = { $count ->
    [one] Hay un grupo en este servidor.
   *[other] Hay { $count } grupos en este servidor.
  }
ui-host-groups-people = { $count ->
    [one] Una persona está en algún grupo.
   *[other] { $count } personas están en algún grupo.
  }
ui-host-groups-about = Un grupo privado solo lo ven sus miembros, así que aquí solo hay cifras. Lo que se haya denunciado aparece en Denuncias.
ui-host-group-private = Grupo privado
ui-host-group-made = desde el { $at }
ui-host-group-keepers = { $count ->
    [one] lo organiza una persona
   *[other] lo organizan { $count } personas
  }
ui-host-group-tables = { $count ->
    [0] ninguna mesa activa
    [one] una mesa activa
   *[other] { $count } mesas activas
  }
ui-host-group-played = { $count ->
    [0] ninguna partida terminada
    [one] una partida terminada
   *[other] { $count } partidas terminadas
  }
ui-host-end-group = Borrar el grupo
ui-host-end-group-about = Se borrarán para siempre su página, sus series y sus enlaces. Quien tenga asiento en sus mesas podrá seguir jugando; nadie más podrá verlas.
ui-host-no-groups = Todavía no hay grupos.
ui-host-did-end-group = { $people ->
    [one] grupo borrado (una persona)
   *[other] grupo borrado ({ $people } personas)
  }
