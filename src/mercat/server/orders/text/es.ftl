# -- orders for later
ui-orders = Órdenes
ui-orders-about = Una orden hace una jugada por ti cuando llega el momento. Si se pueden cumplir varias, se cumple la primera. Solo tú ves tus órdenes.
ui-orders-yours = Tus órdenes
ui-orders-none = No tienes órdenes en esta mesa.
ui-orders-no-kinds = En este juego no se pueden dar órdenes.
ui-orders-count = { $count ->
    [0] Órdenes
    [one] Órdenes: una en espera
   *[other] Órdenes: { $count } en espera
  }
ui-order-give = Dar una orden
ui-order-now = Dar esta orden
ui-order-change = Guardar
ui-order-edit = Editar
ui-order-edit-turn = Para cambiar un turno preparado, prepáralo de nuevo y después borra esta orden.
ui-order-withdraw = Borrar
ui-order-clear = Quitar
ui-order-up = Subir
ui-order-down = Bajar
ui-order-waits = En espera.
ui-order-begun = Empezada: { $made } de { $count } jugadas hechas.
ui-order-ended = Ya no está activa.
ui-order-stopped = Tu orden «{ $order }» ya no vale. { $why }
ui-order-preference = Pon primero lo que prefieras y deja vacío el resto.
ui-order-preference-chips = Pulsa tus opciones, empezando por la mejor; vuelve a pulsar una para quitarla.
ui-order-preference-proposed = Todas, en este orden. Para elegir otro, pulsa tus opciones, empezando por la mejor.
ui-order-here = Dar una orden:
ui-order-here-how = Elige algo en la mesa para ver qué órdenes puedes dar.
ui-order-unless = Cuándo anular esta orden
ui-order-this-round = Solo en esta ronda
ui-order-until = Cuándo dejar de pasar (elige al menos una condición)
ui-by-order = mediante una orden
ui-prepare = Preparar mi próximo turno
ui-prepare-about = Así estaría la mesa si tu turno empezara ahora. Lo que elijas aún no se juega: queda como orden para tu próximo turno.
ui-prepare-so-far = Preparado hasta ahora
ui-prepare-add = Añadir esta jugada
ui-prepare-none = No hay nada más que preparar: lo siguiente lo decide otra persona o el azar.
ui-prepare-back = Quitar la última jugada
ui-prepare-any-price = A cualquier precio
ui-prepare-any-price-help = Si no lo marcas, tendrás que jugar tú el turno cuando alguna jugada dé menos (dinero, mercancías o puntos) o cueste más que ahora.
ui-prepare-others = { $count ->
    [one] Tienes otra orden en espera. Si tu próxima jugada la hace esa orden, este turno ya no valdrá.
   *[other] Tienes otras { $count } órdenes en espera. Si una de ellas hace tu próxima jugada, este turno ya no valdrá.
  }
ui-prepare-illegal = Una jugada anterior de este turno ya no es posible. Empieza de nuevo.
problem-order-lesson = En una lección no se pueden dar órdenes.
problem-orders-many = Puedes tener como máximo { $most } órdenes por asiento. Borra antes una.
problem-no-order = Esa orden ya no existe.
problem-no-prepare = Ahora no puedes preparar ningún turno aquí.
problem-orders-in-file = No se han podido leer las órdenes del archivo.
