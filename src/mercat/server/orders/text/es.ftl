# -- orders for later
ui-orders = Instrucciones
ui-orders-about = Una instrucción hace una jugada por ti cuando llega su momento. Si encajan varias, vale la primera. Solo tú las ves.
ui-orders-yours = Tus instrucciones
ui-orders-none = No tienes instrucciones aquí.
ui-orders-no-kinds = En este juego no se pueden dar instrucciones.
ui-orders-count = { $count ->
    [0] Instrucciones
    [one] Instrucciones: una en espera
   *[other] Instrucciones: { $count } en espera
  }
ui-order-give = Dar una instrucción
ui-order-now = Dar esta instrucción
ui-order-change = Guardar
ui-order-edit = Editar
ui-order-edit-turn = Para cambiar un turno preparado, prepáralo de nuevo y después borra este.
ui-order-withdraw = Borrar
ui-order-clear = Quitar
ui-order-up = Subir
ui-order-down = Bajar
ui-order-waits = En espera.
ui-order-begun = Empezada: { $made } de { $count } jugadas hechas.
ui-order-ended = Ya no está activa.
ui-order-stopped = Tu instrucción «{ $order }» ya no vale. { $why }
ui-order-preference = Lo mejor primero; deja vacío el resto.
ui-order-preference-chips = Pulsa por orden de preferencia; pulsa otra vez para quitar.
ui-order-here = Dar una instrucción:
ui-order-here-how = Elige algo de la mesa para dar una instrucción sobre ello.
ui-order-unless = Anular la instrucción
ui-order-this-round = Solo en esta ronda
ui-order-until = Dejar de pasar (elige al menos una)
ui-by-order = por instrucción
ui-prepare = Preparar mi próximo turno
ui-prepare-about = Así estaría la mesa si tu turno empezara ahora. Lo que elijas aún no se juega: queda como instrucción para tu próximo turno.
ui-prepare-so-far = Preparado hasta ahora
ui-prepare-add = Añadir esta jugada
ui-prepare-none = No hay nada más que preparar: lo siguiente lo decide otra persona o el azar.
ui-prepare-back = Quitar la última jugada
ui-prepare-any-price = A cualquier precio
ui-prepare-any-price-help = Si no lo marcas, tu turno te espera si alguna jugada fuera a dar menos dinero, mercancías o puntos que ahora, o a costar más.
ui-prepare-illegal = Una jugada anterior de este turno ya no es posible. Empieza de nuevo.
problem-order-lesson = En una lección no se pueden dar instrucciones.
problem-orders-many = Puedes tener como máximo { $most } instrucciones por asiento. Borra antes una.
problem-no-order = Esa instrucción ya no existe.
problem-no-prepare = Ahora no puedes preparar aquí un turno.
problem-orders-in-file = No se han podido leer las instrucciones del archivo.
