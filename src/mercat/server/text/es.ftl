## Por qué se rechazó una petición. Los identificadores son los mismos en todos los idiomas.

problem-no-table = No hay ninguna mesa en esta dirección.
problem-not-found = No hay nada en esta dirección.
problem-wrong-method = Esta dirección no se puede usar de ese modo.
problem-wrong-host = Este servidor no responde a ese nombre.
problem-not-understood = No se entiende la petición (en «{ $where }»).
problem-our-fault = Algo ha fallado aquí y no se ha cambiado nada. Inténtalo de nuevo.
problem-no-database = El servidor no llega a su almacén de datos o no le queda espacio; no se ha cambiado nada. Avisa a quien lo lleva e inténtalo más tarde.
problem-slow-database = El servidor sigue esperando a su almacén de datos y esto no está confirmado. Mira la mesa dentro de un momento e inténtalo de nuevo.
problem-stale = La mesa ha avanzado desde que la miraste. Mírala de nuevo y luego decide.
problem-over = La partida ha terminado.
problem-not-begun = La partida aún no ha empezado.
problem-not-over = La partida aún no ha terminado.
problem-not-your-turn = No es tu turno.
problem-not-seated = No tienes asiento en esta mesa.
problem-not-your-seat = Este asiento no es tuyo.
problem-not-host = Solo puede hacerlo quien abrió esta mesa.
problem-own-table = Esta mesa es tuya, para probar; no hay nadie a quien dejársela.
problem-no-seat = La mesa no tiene ese asiento.
problem-no-free-seat = No queda ningún asiento libre.
problem-seat-taken = Ese asiento está ocupado.
problem-name-taken = Ya hay alguien en la mesa llamado { $name }, o con un nombre que se ve igual. Elige otro nombre.
problem-bot-plays = Un bot juega por este asiento. Recupéralo primero.
problem-nobody-to-hold-for = Ahora no hay nadie en este asiento por quien pueda jugar un bot.
problem-still-here = { $name } sigue aquí.
problem-no-such-bot = No existe ese bot. Existen: { $bots }.
problem-too-many-bots = Hay más bots que asientos.
problem-not-bots-alone = Eso es para mesas en las que solo juegan bots.
problem-no-undo = No hay nada que puedas deshacer por tu cuenta.
problem-no-such-undo = La partida no puede volver a ese momento.
problem-no-such-moment = { $most ->
    [0] La partida aún no tiene jugadas.
    [one] La partida solo tiene una jugada.
   *[other] La partida solo tiene { $most } jugadas.
  }
problem-already-asked = La mesa aún está respondiendo a una pregunta anterior.
problem-nothing-asked = La pregunta ya está respondida.
problem-not-asked = Ya has respondido, o no se te preguntó.
problem-long-move = { $most ->
    [one] Una jugada tiene como máximo una letra.
   *[other] Una jugada tiene como máximo { $most } letras.
  }
problem-undone-enough = En esta mesa se han deshecho tantas jugadas que ya no se pueden deshacer más. La partida sigue desde aquí.
problem-too-many-tables = Has abierto { $most } mesas que aún no han terminado. Termina alguna, o espera unos días, antes de abrir otra.
problem-too-many-tables-near = Desde tu red se han abierto { $most } mesas que aún no han terminado. Espera a que termine alguna antes de abrir otra.
problem-journal-full = { $most ->
    [one] Esta mesa tiene una anotación y no caben más.
   *[other] Esta mesa tiene { $most } anotaciones y no caben más.
  }
problem-long-journal = { $most ->
    [one] Una partida importada puede tener como máximo una jugada.
   *[other] Una partida importada puede tener como máximo { $most } jugadas.
  }
problem-long-deal = Este reparto es demasiado largo para verlo paso a paso. Como texto se puede abrir igualmente.
problem-empty-name = Escribe un nombre.
problem-long-name = { $most ->
    [one] Un nombre tiene como máximo una letra.
   *[other] Un nombre tiene como máximo { $most } letras.
  }
problem-empty-chat = No hay nada que enviar.
problem-long-chat = { $most ->
    [one] Un mensaje tiene como máximo una letra.
   *[other] Un mensaje tiene como máximo { $most } letras.
  }
problem-bad-link = Este enlace ya no lleva a ningún asiento.
problem-bad-token = La credencial no es válida.
problem-cross-site = La petición venía de otro sitio y no se ha realizado.
problem-ambiguous-length = No se puede saber dónde termina esa petición.
problem-large-body = Eso es demasiado de una vez.
problem-too-fast = { $seconds ->
    [one] Vas demasiado deprisa. Espera un segundo.
   *[other] Vas demasiado deprisa. Espera { $seconds } segundos.
  }
problem-too-many-streams = Se están siguiendo demasiadas mesas a la vez desde aquí. Cierra alguna.
