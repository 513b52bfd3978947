# -- friends

problem-no-friend = Eso no es posible ahora con esta persona. Recarga la página.
problem-no-friend-link = Este enlace ya no funciona. Pide otro.
problem-own-friend = Este enlace es tuyo. Envíaselo a otra persona.
problem-many-friends = Entre amigos y solicitudes tienes { $most }, el máximo. Quita antes alguno.
problem-many-friends-asked = Tienes { $most } solicitudes sin aceptar, el máximo. Cancela antes alguna.
problem-friends-asked-today = Hoy has enviado { $most } solicitudes de amistad, el máximo. Vuelve a intentarlo mañana.
problem-no-seat-to-invite = En esta mesa ya no queda ningún asiento libre.
problem-many-invited = Has invitado a { $most } personas a esta mesa, el máximo.
problem-many-invited-today = Hoy has enviado { $most } invitaciones, el máximo. Vuelve a intentarlo mañana.
ui-friends = Amigos
ui-friends-about = Tus amigos ven cuándo estás aquí, y podéis invitaros a una mesa con un clic.
ui-friends-new = En cuanto te sientes a una mesa podrás añadir amigos aquí. Si alguien te ha enviado un enlace, basta con abrirlo.
ui-friends-nameless = Invitado sin nombre
ui-friends-none = Todavía no tienes amigos aquí.
ui-friends-is-friends = Tenéis amistad.
ui-friends-is-asking = Te pide amistad.
ui-friends-is-asked = Le has pedido amistad.
ui-friends-since = amigos desde
ui-friends-here = aquí
ui-friends-here-now = Ahora mismo aquí:
ui-friends-nobody-here = Ahora mismo no hay ningún amigo aquí.
ui-friends-shown = Tus amigos ven cuándo estás aquí.
ui-friends-hidden = Tus amigos no ven cuándo estás aquí.
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
ui-friends-withdraw = Cancelar
ui-friends-way-link = por un enlace
ui-friends-way-game = de una partida
ui-friends-way-group = de un grupo
ui-friends-ask = Añadir amigos
ui-friends-ask-do = Pedir amistad
ui-friends-known = Gente de tus partidas y tus grupos
ui-friends-make-link = Crear un enlace
ui-friends-make-link-about = Quien abra el enlace podrá pedirte amistad; cada vez decides tú. El enlace vale 7 días.
ui-friends-no-link = { $count ->
    [one] Borrar tu enlace
   *[other] Borrar tus { $count } enlaces
  }
ui-friends-link = Tu enlace
ui-friends-link-about = Envíaselo a tus amigos. No se volverá a mostrar.
ui-friends-link-qr = El enlace como código QR
ui-friends-link-title = { $player } quiere que seáis amigos
ui-friends-link-nameless = Alguien quiere que seáis amigos
ui-friends-link-preview = Abre el enlace para pedir amistad y jugar en la misma mesa.
ui-friends-link-ask = Pedir amistad
ui-friends-link-ask-about = Cuando acepten tu solicitud, veréis cuándo está aquí el otro y podréis invitaros a una mesa. Cualquiera de los dos puede dejarlo cuando quiera.
ui-friends-link-yours = Este enlace es tuyo. Envíaselo a tus amigos.
ui-friends-invite = Invitar
ui-friends-invite-title = Invitar a amigos
ui-friends-invite-about = Reciben una notificación y pueden ocupar un asiento libre.
ui-friends-invited = Invitación enviada
ui-friends-friend = de tus amigos
ui-friends-mate = de tu grupo
ui-friends-invitations = Invitaciones
ui-friends-join = Unirme
ui-friends-invited-by = { $player } te invita
ui-privacy-friends = Amigos, solicitudes de amistad, invitaciones, tu última visita a una página con amigos
ui-privacy-friends-about = Tus amigos ven tu nombre y, si no lo ocultas, si estás aquí. Las personas a quienes pides amistad ven tu nombre.
ui-privacy-friends-time = hasta que los quites; solicitudes de amistad 30 días, invitaciones 7 días
