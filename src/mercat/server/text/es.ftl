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
problem-banned = { $why ->
    [yes] Quien administra este servidor te ha bloqueado. Motivo: { $reason }
   *[no] Quien administra este servidor te ha bloqueado.
  }
problem-banned-until = { $why ->
    [yes] Quien administra este servidor te ha bloqueado hasta el { $until } (UTC). Motivo: { $reason }
   *[no] Quien administra este servidor te ha bloqueado hasta el { $until } (UTC).
  }
problem-accounts-only = Aquí se juega con cuenta. Inicia sesión o crea una.
problem-invitation-only = Aquí se juega con invitación. Escribe un código de invitación en la página de inicio, o inicia sesión.
problem-accounts-open = Aquí solo abre mesas quien tiene cuenta. Inicia sesión o crea una.
problem-hosts-open = Aquí solo abre mesas quien administra el servidor.
problem-no-invitation = Este código de invitación no sirve: no es correcto, se ha agotado o ha caducado.
problem-no-such-person = Esa persona ya no está aquí.
problem-no-such-account = No existe esa cuenta.
problem-host-not-banned = { $name } administra este servidor, y a quien lo administra no se le puede bloquear. Antes hace falta la orden mercat admin host --remove.
problem-ban-over = Este bloqueo ya ha terminado.
problem-too-many-invitations = { $most ->
    [one] Ya hay { $most } invitación, tantas como guarda el servidor.
   *[other] Ya hay { $most } invitaciones, tantas como guarda el servidor. Las terminadas se borran a los 90 días.
  }
problem-invitation-over = Esta invitación ya ha terminado.
problem-announcement-over = Este anuncio ya ha terminado.
problem-no-such-report = No existe esa denuncia.
problem-no-such-message = No hay ningún mensaje así en esta mesa.
problem-no-such-network = Eso no es una dirección como 203.0.113.9.
problem-long-reason = { $most ->
    [one] Un motivo tiene como mucho { $most } carácter.
   *[other] Un motivo tiene como mucho { $most } caracteres.
  }
problem-long-note = { $most ->
    [one] Una nota tiene como mucho { $most } carácter.
   *[other] Una nota tiene como mucho { $most } caracteres.
  }
problem-about-oneself = Eso eres tú.
problem-nobody-there = Ahí no hay nadie.
problem-nobody-to-mute = No se sabe quién es, así que no se puede silenciar a nadie. El mensaje sí se puede denunciar.
problem-not-muted = No has silenciado a esa persona.
problem-too-many-reports = { $most ->
    [one] Aún está abierta { $most } denuncia tuya. Espera a que se atienda.
   *[other] Aún están abiertas { $most } denuncias tuyas. Espera a que se atienda alguna.
  }
problem-too-many-muted = { $most ->
    [one] Has silenciado a { $most } persona, el máximo para una sola persona.
   *[other] Has silenciado a { $most } personas, el máximo para una sola persona.
  }

ui-admission = Quién juega aquí
ui-admission-accounts-only = En este servidor se juega con cuenta. Mirar se puede sin ella.
ui-admission-invitation-only = En este servidor se juega con invitación. Escribe tu código o inicia sesión. Mirar se puede sin ella.
ui-admission-accounts-open = En este servidor abre mesas quien tiene cuenta. A ellas puedes sentarte sin cuenta.
ui-admission-hosts-open = En este servidor abre las mesas quien lo administra. Puedes sentarte a ellas.
ui-sign-in-or-create = Iniciar sesión o crear una cuenta
ui-invitation-code = Código de invitación
ui-invitation-enter = Entrar
ui-invitation-enter-there = Escribir un código de invitación
ui-announcement = Anuncio
ui-announcement-close = Cerrar el anuncio
ui-banned-what-is-yours = Lo que es tuyo aquí

ui-report-or-mute = Denunciar o silenciar
ui-people-reported = Quien administra el servidor tiene tu denuncia. Gracias.
ui-people-muted = Hecho: no verás lo que diga esta persona, en ninguna mesa.
ui-people-unmuted = Vuelves a ver lo que dice esta persona.
ui-mute-title = Silenciar a alguien
ui-mute-about = No ves lo que dice en el chat de ninguna mesa alguien a quien has silenciado. No se entera, y los demás lo ven.
ui-people-watching = mirando
ui-people-is-muted = en silencio
ui-mute = Silenciar
ui-unmute = Dejar de silenciar
ui-mute-name = Silenciar a { $name }
ui-unmute-name = Dejar de silenciar a { $name }
ui-people-nobody = Nadie más se ha sentado ni ha escrito aquí.
ui-mutes-title = A quién has silenciado
ui-report-title = Denunciar ante quien administra el servidor
ui-report-about = Quien administra el servidor ve quién denuncia, la mesa, el mensaje y lo que escribas. La persona denunciada no se entera.
ui-report-message = Mensaje
ui-report-person = Persona
ui-report-text = ¿Qué ocurre? (puedes dejarlo vacío)
ui-report-send-message = Denunciar el mensaje
ui-report-send-person = Denunciar a la persona

ui-host-page = Administración
ui-host-parts = Partes de esta página
ui-host-done = Hecho. Queda en el registro.
ui-host-reports = Denuncias
ui-host-people = Personas
ui-host-tables = Mesas
ui-host-chat = Chat
ui-host-bans = Bloqueos
ui-host-invitations = Invitaciones
ui-host-announcement = Anuncio
ui-host-limits = Límites
ui-host-log = Registro
ui-host-times = Todas las horas de esta página son UTC.
ui-host-search = Buscar
ui-host-search-people = Nombre, también uno usado en una mesa
ui-host-search-tables = Nombre de alguien de la mesa, o principio de su dirección
ui-host-somebody = alguien
ui-host-over = terminado
ui-host-how-long = Durante cuánto tiempo
ui-host-hours-1 = una hora
ui-host-hours-24 = un día
ui-host-hours-168 = una semana
ui-host-hours-720 = 30 días
ui-host-hours-8760 = un año
ui-host-hours-0 = para siempre
ui-host-reason = Motivo, que se dirá a la persona (puedes dejarlo vacío)
ui-host-ban = Bloquear
ui-host-ban-about = Esta persona no podrá jugar, escribir ni ver mesas, pero sí descargar y borrar lo que es suyo, y se le dirá hasta cuándo y por qué. En las mesas se podrá llamar a un bot en su lugar. El bloqueo se puede levantar.
ui-host-ban-network = Bloquear la red
ui-host-ban-network-about = Vale para invitados y desconocidos de la red, no para cuentas. Varios hogares pueden compartir una red. El bloqueo se puede levantar.
ui-host-address = Dirección, como 203.0.113.9
ui-host-ban-people-there = A una persona se la bloquea donde aparece: en personas, denuncias o mensajes.
ui-host-banned = Con bloqueo para siempre
ui-host-banned-until = Con bloqueo hasta el { $until }
ui-host-lift = Levantar el bloqueo
ui-host-no-bans = No hay ningún bloqueo.
ui-host-network = red { $network }
ui-host-delete = Borrar definitivamente
ui-host-delete-table = Borrar la mesa
ui-host-delete-line = Borrar el mensaje
ui-host-delete-about = Esto no se puede deshacer.
ui-host-reported-by = denuncia de { $name }
ui-host-handle = Atendida
ui-host-handle-about = La denuncia pasa al final de la lista, y se puede volver a abrir.
ui-host-handled = atendida el { $at }
ui-host-reopen = Volver a abrir
ui-host-no-reports = Nadie ha denunciado nada.
ui-host-is-host = administra
ui-host-is-account = cuenta
ui-host-is-guest = invitado
ui-host-seen = última visita el { $at }
ui-host-sessions = { $count ->
    [one] { $count } dispositivo o token
   *[other] { $count } dispositivos y tokens
  }
ui-host-tables-count = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
  }
ui-host-messages = { $count ->
    [one] { $count } mensaje
   *[other] { $count } mensajes
  }
ui-host-nobody-found = No se ha encontrado a nadie.
ui-host-no-tables = No se ha encontrado ninguna mesa.
ui-host-no-messages = Nadie ha escrito nada.
ui-host-chat-of = Mensajes de la mesa { $table }.
ui-host-chat-all = Mensajes de todas las mesas
ui-host-invitations-idle = Ahora los invitados no necesitan código: MERCAT_GUESTS no vale invitation.
ui-host-invite = Crear una invitación
ui-host-invite-about = Un código deja entrar a tantas personas como digas. Se puede retirar; quien ya haya entrado se queda.
ui-host-invite-people = Personas a las que deja entrar
ui-host-invite-days = Días que vale (0: sin límite)
ui-host-invite-note = Nota para ti (puedes dejarla vacía)
ui-host-code-once = Este código solo se muestra ahora. Da el código o el enlace a quien invites.
ui-host-code-link = Enlace con el código
ui-host-invitation-number = Invitación { $number }
ui-host-lets-in = { $count ->
    [one] deja entrar a { $count } persona más
   *[other] deja entrar a { $count } personas más
  }
ui-host-withdraw = Retirar
ui-host-withdraw-about = El código no dejará entrar a nadie más.
ui-host-withdrawn = retirada
ui-host-no-invitations = No hay invitaciones.
ui-host-announce = Anunciar algo
ui-host-announce-about = Aparece arriba en todas las páginas, tal como lo escribas, hasta su final. Quien lo lea puede cerrarlo. Un anuncio anterior termina. Se puede retirar en cualquier momento.
ui-host-announce-text = Texto
ui-host-end-announcement = Retirar el anuncio
ui-host-no-announcements = No se ha anunciado nada.
ui-host-limits-about = Los fija el entorno del servidor. Los cambios valen después de reiniciarlo; qué significa cada uno está en la referencia para quien administra.
ui-host-settings = Ajustes
ui-host-rates = Peticiones
ui-host-rates-about = Lo que cuenta para una red: cuántas de una vez, y después cuántas por segundo.
ui-host-log-about = Lo hecho desde esta página y con órdenes, lo más reciente primero. Se guarda un año, como mucho 5000 entradas.
ui-host-by-command = una orden
ui-host-until = hasta el { $until }
ui-host-undone = deshecho el { $at }
ui-host-no-acts = Todavía no se ha hecho nada.
ui-host-did-ban = bloqueo de { $whom }
ui-host-did-lift = bloqueo levantado: { $whom }
ui-host-did-invite = invitación { $number } para { $people ->
    [one] { $people } persona
   *[other] { $people } personas
  } { $note }
ui-host-did-withdraw = invitación { $number } retirada { $note }
ui-host-did-announce = anuncio: «{ $text }»
ui-host-did-end-announcement = anuncio { $number } retirado
ui-host-did-handle = denuncia atendida: { $whom }
ui-host-did-reopen = denuncia abierta de nuevo: { $whom }
ui-host-did-name-host = { $whom } pasa a administrar el servidor
ui-host-did-remove-host = { $whom } deja de administrar el servidor
ui-host-did-delete-table = mesa { $table } borrada
ui-host-did-delete-lines = { $lines ->
    [one] { $lines } mensaje borrado en la mesa { $table }
   *[other] { $lines } mensajes borrados en la mesa { $table }
  }
