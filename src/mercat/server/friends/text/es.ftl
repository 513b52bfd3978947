# -- friends

problem-no-friend = Eso ya no es posible con esta persona. Recarga la página.
problem-invite-outside = A esta mesa solo se puede invitar a miembros del grupo. No están en él: { $players }.
problem-no-friend-link = Este enlace ya no funciona. Pide otro.
problem-own-friend = Este enlace es tuyo. Envíaselo a otra persona.
problem-many-friends = Has llegado al máximo de { $most } entre amigos y solicitudes. Quita antes alguno.
problem-many-friends-asked = Ya tienes { $most } solicitudes enviadas y sin responder, el máximo permitido. Cancela antes alguna.
problem-friends-asked-today = Hoy ya has enviado { $most } solicitudes de amistad, el máximo diario. Vuelve a intentarlo mañana.
problem-no-seat-to-invite = En esta mesa ya no queda ningún asiento libre.
problem-many-invited = Ya has invitado a { $most } personas a esta mesa, el máximo permitido.
problem-many-invited-today = Hoy ya has enviado { $most } invitaciones, el máximo diario. Vuelve a intentarlo mañana.
ui-friends = Amigos
ui-friends-about = Tus amigos ven cuándo estás en línea, y podéis invitaros a una mesa con un clic.
ui-friends-new = En cuanto te sientes a una mesa podrás añadir amigos aquí. Si alguien te ha enviado un enlace, basta con abrirlo.
ui-friends-nameless = Invitado sin nombre
ui-friends-none = Todavía no tienes amigos aquí.
ui-friends-is-friends = Sois amigos.
ui-friends-is-asking = Te pide amistad.
ui-friends-is-asked = Le has pedido amistad.
ui-friends-is-muted = Has silenciado a esta persona.
ui-friends-since = amigos desde
ui-friends-here = en línea
ui-friends-here-now = Amigos que están aquí:
ui-friends-nobody-here = Ahora mismo no hay ningún amigo aquí.
ui-friends-shown = Tus amigos ven cuándo estás en línea.
ui-friends-hidden = Tus amigos no ven cuándo estás en línea.
ui-friends-hide = Ocultar
ui-friends-show = Mostrar
ui-friends-remove = Quitar
ui-friends-remove-about = Dejaréis de veros aquí. Para volver a ser amigos, uno tendrá que pedirlo y el otro aceptarlo.
ui-friends-asking = Solicitudes de amistad
ui-friends-ask-you = { $count ->
    [one] Una solicitud de amistad
   *[other] { $count } solicitudes de amistad
  }
ui-friends-accept = Aceptar
ui-friends-decline = Rechazar
ui-friends-asked = Tus solicitudes
ui-friends-own-invitations = Tus invitaciones a mesas
ui-friends-own-invitations-removed = el anfitrión no le deja sentarse
ui-friends-withdraw = Cancelar
ui-friends-way-link = a través de un enlace
ui-friends-way-game = a través de una partida
ui-friends-way-group = a través de un grupo
ui-friends-ask = Añadir amigos
ui-friends-ask-do = Pedir amistad
ui-friends-known = Gente de tus partidas y tus grupos
ui-friends-make-link = Crear un enlace
ui-friends-make-link-about = Quien abra el enlace podrá pedirte amistad, y tú decidirás en cada caso. El enlace vale 7 días.
ui-friends-no-link = { $count ->
    [one] Borrar tu enlace
   *[other] Borrar tus { $count } enlaces
  }
ui-friends-link = Tu enlace
ui-friends-link-about = Envíaselo a tus amigos. No se volverá a mostrar.
ui-friends-link-qr = El enlace como código QR
ui-friends-link-title = { $player } quiere que seáis amigos
ui-friends-link-nameless = Alguien quiere que seáis amigos
ui-friends-link-preview = Abre el enlace para ser amigos y jugar juntos a juegos de mesa.
ui-friends-link-ask = Pedir amistad
ui-friends-link-ask-about = Cuando se acepte tu solicitud, cada uno verá si el otro está en línea, y podréis invitaros a una mesa. Cualquiera de los dos podrá poner fin a la amistad cuando quiera.
ui-friends-link-yours = Este enlace es tuyo. Envíaselo a tus amigos.
ui-friends-invite = Invitar
ui-friends-invite-title = Invitar a amigos
ui-friends-invite-about = Recibirán una notificación y podrán ocupar un asiento libre.
ui-friends-invited = Invitación enviada
ui-friends-declined = Invitación rechazada
ui-friends-friend = amigo
ui-friends-mate = de tu grupo
ui-friends-outside = no está en este grupo
ui-friends-invitations = Invitaciones
ui-friends-join = Unirme
ui-friends-invited-by = { $player } te invita
ui-privacy-friends = Amigos, solicitudes de amistad, invitaciones, tu última visita a una página que muestra a tus amigos
ui-privacy-friends-about = Tus amigos ven tu nombre y, salvo que lo ocultes, si estás en línea. Las personas a las que pides amistad ven tu nombre.
ui-privacy-friends-time = hasta que los quites; las solicitudes de amistad, 30 días; las invitaciones, 7 días
