## Por qué se rechazó una petición. Los identificadores son los mismos en todos los idiomas.

problem-no-table = No hay ninguna mesa en esta dirección.
problem-no-lesson = No existe esa lección.
problem-not-found = No hay nada en esta dirección.
problem-wrong-method = Esta dirección no se puede usar de ese modo.
problem-wrong-host = Este servidor no responde a ese nombre.
problem-not-understood = No se entiende la petición (en «{ $where }»).
problem-our-fault = Algo ha fallado en el servidor. Vuelve a cargar la página antes de intentarlo de nuevo.
problem-no-database = El servidor no puede acceder a su base de datos o no le queda espacio; no se ha cambiado nada. Avisa a quien administra el servidor e inténtalo más tarde.
problem-slow-database = La base de datos del servidor tarda en responder y tu acción no está confirmada. Mira la mesa dentro de un momento y, si hace falta, inténtalo de nuevo.
problem-rules-differ = Las reglas han cambiado desde que empezó esta partida, y la línea { $line } de su diario, «{ $text }», no encaja con las actuales. { $why } La página de la mesa dice cómo seguir.
problem-rules-unknown = Con las reglas de este servidor ya no se puede jugar esta mesa. { $why } La partida se puede guardar en un archivo.
problem-rules-agree = Esta partida se juega con las reglas actuales; no hay nada que adaptar.
problem-rules-unplayable = Ni siquiera el principio de esta partida encaja con las reglas actuales. Solo se puede guardar en un archivo.
problem-stale = La partida ha avanzado mientras tanto. Mira cómo está y decide de nuevo.
problem-over = La partida ha terminado.
problem-not-begun = La partida aún no ha empezado.
problem-not-over = La partida aún no ha terminado.
problem-not-your-turn = No es tu turno.
problem-not-seated = No tienes asiento en esta mesa.
problem-not-your-seat = Este asiento no es tuyo.
problem-not-host = Solo puede hacerlo quien abrió esta mesa.
problem-nobody = Aún no has jugado aquí.
problem-no-account = Para eso necesitas una cuenta.
problem-not-server-host = Solo puede hacerlo quien administra este servidor.
problem-own-table = Esta es tu mesa de pruebas: no hay nadie a quien dejársela.
problem-no-seat = La mesa no tiene ese asiento.
problem-no-free-seat = No queda ningún asiento libre.
problem-seat-taken = Ese asiento está ocupado.
problem-name-taken = Ya hay alguien en la mesa llamado { $name }, o con un nombre que se ve igual. Elige otro nombre.
problem-name-reserved = { $name } parece el nombre del propio servidor o de un cargo de la mesa. Elige otro nombre.
problem-bot-plays = Un bot juega por este asiento. Recupéralo primero.
problem-nobody-to-hold-for = Ahora no hay nadie en este asiento por quien pueda jugar un bot.
problem-still-here = { $name } sigue en la mesa.
problem-no-such-bot = Ese bot no existe; opciones: { $bots }.
problem-too-many-bots = Hay más bots que asientos.
problem-not-bots-alone = Eso solo vale para mesas en las que todos los jugadores son bots.
problem-no-hints = Solo hay pistas donde no juega nadie más (a solas, en una mesa de pruebas o contra bots), y no durante una lección.
problem-no-hint-now = Los bots están demasiado ocupados para dar una pista. Vuelve a intentarlo dentro de un momento.
problem-no-undo = No puedes deshacer nada sin preguntar a los demás.
problem-no-such-undo = La partida no puede volver a ese momento.
problem-no-such-moment = { $most ->
    [0] La partida aún no tiene jugadas.
    [one] La partida solo tiene una jugada.
   *[other] La partida solo tiene { $most } jugadas.
  }
problem-already-asked = Los jugadores aún están respondiendo a una petición anterior.
problem-nothing-asked = Esa petición ya está respondida.
problem-not-asked = Ya has respondido, o no te lo han preguntado a ti.
problem-long-move = { $most ->
    [one] Una jugada tiene como máximo un carácter.
   *[other] Una jugada tiene como máximo { $most } caracteres.
  }
problem-undone-enough = En esta mesa se han deshecho demasiadas jugadas y ya no se puede deshacer más. La partida sigue desde aquí.
problem-too-many-tables = { $most ->
    [one] Has abierto una mesa que aún no ha terminado. Termínala,
   *[other] Has abierto { $most } mesas que aún no han terminado. Termina alguna,
  } o espera unos días, antes de abrir otra.
problem-too-many-tables-near = { $most ->
    [one] Desde tu red se ha abierto una mesa que aún no ha terminado. Espera a que termine
   *[other] Desde tu red se han abierto { $most } mesas que aún no han terminado. Espera a que termine alguna
  } antes de abrir otra.
problem-journal-full = { $most ->
    [one] Esta mesa tiene una anotación y no caben más.
   *[other] Esta mesa tiene { $most } anotaciones y no caben más.
  }
problem-long-journal = { $most ->
    [one] Una partida importada puede tener como máximo una jugada.
   *[other] Una partida importada puede tener como máximo { $most } jugadas.
  }
problem-long-deal = Este reparto es demasiado largo para introducirlo sorteo a sorteo. Aun así puedes abrirlo como texto.
problem-empty-name = Escribe un nombre.
problem-long-name = { $most ->
    [one] Un nombre tiene como máximo un carácter.
   *[other] Un nombre tiene como máximo { $most } caracteres.
  }
problem-empty-chat = No hay nada que enviar.
problem-long-chat = { $most ->
    [one] Un mensaje tiene como máximo un carácter.
   *[other] Un mensaje tiene como máximo { $most } caracteres.
  }
problem-bad-link = Este enlace ya no lleva a ningún asiento.
problem-bad-token = La credencial no es válida.
problem-cross-site = La petición venía de otro sitio web y no se ha atendido.
problem-ambiguous-length = No se puede saber dónde termina esa petición.
problem-large-body = Es demasiado grande.
problem-long-address = Esa dirección es demasiado larga.
problem-large-cookies = Tu navegador envía más cookies de las que lee este servidor. Borra las cookies de este sitio e inténtalo de nuevo.
problem-too-fast = { $seconds ->
    [one] Vas demasiado deprisa. Espera un segundo.
   *[other] Vas demasiado deprisa. Espera { $seconds } segundos.
  }
problem-too-many-reviews = Ahora mismo se están preparando demasiados análisis. Inténtalo de nuevo dentro de un minuto.
problem-too-much-stored = Las mesas que has abierto en el último mes ocupan { $most } MB, que es lo máximo que puede guardar aquí un navegador. Podrás abrir otra cuando se borren las antiguas.
problem-too-much-stored-near = Las mesas abiertas desde tu red en el último mes ocupan { $most } MB, que es lo máximo que puede guardar aquí una red. Podrás abrir otra cuando se borren las antiguas.
problem-too-many-streams = Hay demasiadas mesas abiertas a la vez desde tu red. Cierra alguna.

## Por qué no se puede usar una base de datos. Va detrás de otra frase y sin punto final.

database-former = la base de datos tiene la revisión { $revision }, anterior a la primera versión de Mercat; arranca una vez el servidor en el commit { $commit } (git checkout { $commit }), que la lleva a la { $end }, y después este
database-newer = la base de datos tiene la revisión { $revision }, que esta versión de Mercat no conoce, pues la última suya es la { $newest }: la hizo una versión más nueva; usa esa u otra posterior
database-older = las mesas tienen una forma anterior; arranca una vez el servidor, que las pone al día
database-foreign = su tabla alembic_version no es de Mercat; indica otra base de datos
database-without-revision = tiene mesas pero ninguna revisión, así que no es de Mercat o está dañada; indica otra base de datos o restaura una copia de seguridad
database-several-revisions = su tabla alembic_version nombra varias revisiones, así que está dañada; restaura una copia de seguridad

## Por qué no se puede hacer o restaurar una copia de seguridad. Va detrás del nombre de un archivo y sin punto final.

archive-nothing = todavía no hay mesas; no se ha escrito nada
archive-long-row = una fila de { $table } tiene más de { $most } bytes, que no caben en una copia de seguridad; no se ha escrito nada
archive-no-encryption = falta el paquete para cifrar: pip install cryptography
archive-foreign = no es una copia de seguridad de Mercat; no se ha cambiado nada
archive-truncated = al archivo le falta el final; no se ha cambiado nada
archive-damaged = { $what } está dañado o se ha alterado en el archivo; aquí no se ha cambiado nada
archive-misfit = sus filas no encajan en la base de datos ({ $why }); no se ha cambiado nada
archive-changed = el archivo cifrado está dañado o se ha alterado; aquí no se ha cambiado nada
archive-needs-passphrase = está cifrada: indica su contraseña con --passphrase-file o MERCAT_BACKUP_PASSPHRASE
archive-passphrase = esa no es su contraseña, o el principio está dañado; no se ha cambiado nada
archive-newer-format = tiene el formato { $format } de Mercat { $mercat }, que esta versión no conoce; usa esa u otra posterior
archive-has-tables = una copia se restaura en una base de datos vacía, y en { $database } hay algo; quítalo de ahí o indica otra con --data o MERCAT_DATABASE
archive-other-key = { $path } tiene otra clave que la copia, con la que la gente perdería sus asientos; quítala de ahí y restaura de nuevo
archive-other-components = { $path } tiene otros componentes corregidos que la copia; quita la carpeta de ahí y restaura de nuevo
archive-no-room = descomprimida ocupa { $megabytes } MB, que no caben en { $path }; no se ha cambiado nada

# -- people: devices, and what is one’s own

# -- people: accounts

# -- people: mail, and the host’s own sign-on

# -- people: the host of the server

# -- the table’s people

problem-begun = La partida ha empezado.
problem-shown-out = Quien abrió esta mesa te ha pedido que salgas. Puedes mirar, y sentarte cuando te deje volver.
problem-nobody-to-show-out = En este asiento no hay nadie más.
problem-not-shown-out = Nadie con ese nombre ha tenido que salir.
problem-people-sit = { $people ->
    [one] En esta mesa hay una persona sentada, así que hace falta al menos su asiento.
   *[other] En esta mesa hay { $people } personas sentadas, así que hacen falta al menos otros tantos asientos.
  }
problem-too-few-seats = Hay más personas y bots que asientos.
problem-table-waits = En esta mesa la partida espera a { $name }. Así se acordó al abrirla.
problem-not-yet-away = { $name } lleva poco tiempo fuera. { $minutes ->
    [one] Dentro de un minuto se podrá llamar a un bot.
   *[other] Dentro de { $minutes } minutos se podrá llamar a un bot.
  }
problem-not-gone = { $name } estuvo aquí hace menos de un día. El asiento se puede dar a otro tras un día entero de ausencia.
