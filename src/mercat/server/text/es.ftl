## Por qué se rechazó una petición. Los identificadores son los mismos en todos los idiomas.

problem-no-table = No hay ninguna mesa en esta dirección.
problem-no-lesson = No existe esa lección.
problem-not-found = No hay nada en esta dirección.
problem-wrong-method = Esta dirección no se puede usar así.
problem-wrong-host = Este servidor no usa ese nombre.
problem-not-understood = No se ha podido leer la petición (en «{ $where }»).
problem-our-fault = Algo ha fallado en el servidor. Recarga la página antes de intentarlo de nuevo.
problem-no-database = El servidor no llega a su base de datos, o está llena. No se ha cambiado nada. Avisa a la administración e inténtalo más tarde.
problem-slow-database = La base de datos va lenta y tu acción no está confirmada. Mira la mesa dentro de un momento y, si hace falta, inténtalo de nuevo.
problem-rules-differ = Las reglas han cambiado desde que empezó esta partida, y la línea { $line } de su diario, «{ $text }», ya no encaja. { $why } La página de la mesa dice cómo seguir.
problem-rules-unknown = Con las reglas de este servidor ya no se puede jugar en esta mesa. { $why } La partida aún se puede guardar en un archivo.
problem-rules-agree = Esta partida ya usa las reglas actuales.
problem-rules-unplayable = Ni siquiera el principio de esta partida encaja con las reglas actuales. Solo se puede guardar en un archivo.
problem-stale = La partida ha avanzado. Mira cómo está y decide de nuevo.
problem-over = La partida ha terminado.
problem-not-begun = La partida aún no ha empezado.
problem-not-over = La partida aún no ha terminado.
problem-not-your-turn = No es tu turno.
problem-not-seated = No tienes asiento en esta mesa.
problem-not-your-seat = Este asiento no es tuyo.
problem-not-host = Solo puede hacerlo quien abrió esta mesa.
problem-nobody = Todavía no has jugado aquí.
problem-no-account = Para eso necesitas una cuenta.
problem-not-server-host = Solo puede hacerlo la administración.
problem-own-table = Es tu mesa de pruebas: no hay nadie a quien dejársela.
problem-no-seat = La mesa no tiene ese asiento.
problem-no-free-seat = No queda ningún asiento libre.
problem-seat-taken = Ese asiento está ocupado.
problem-name-taken = Aquí ya hay alguien que se llama { $name }, o con un nombre que se ve igual. Elige otro.
problem-name-reserved = { $name } suena a nombre del servidor o a un cargo de la mesa. Elige otro.
problem-bot-plays = En este asiento juega un bot. Recupera antes el asiento.
problem-nobody-to-hold-for = En este asiento nadie necesita ahora un bot.
problem-still-here = { $name } sigue en la mesa.
problem-no-such-bot = Ese bot no existe; opciones: { $bots }.
problem-no-such-style = Este juego no tiene ese estilo; opciones: { $styles }.
problem-too-many-bots = Hay más bots que asientos.
problem-not-bots-alone = Eso solo vale para mesas en las que todos los jugadores son bots.
problem-no-hints = Hay pistas cuando no juega nadie más (a solas, en una mesa de pruebas o contra bots) y fuera de las lecciones.
problem-no-hint-now = Los bots están ocupados y no pueden dar una pista. Inténtalo dentro de un momento.
problem-no-undo = Para deshacer eso necesitas el acuerdo de los demás.
problem-no-such-undo = La partida no puede volver a ese punto.
problem-no-such-moment = { $most ->
    [0] La partida aún no tiene jugadas.
    [one] La partida solo tiene una jugada.
   *[other] La partida solo tiene { $most } jugadas.
  }
problem-already-asked = Los jugadores aún no han contestado a una petición anterior.
problem-nothing-asked = Esa petición ya está respondida.
problem-not-asked = Ya has contestado, o no te lo han preguntado.
problem-long-move = Una jugada tiene como máximo { $most } caracteres.
problem-undone-enough = En esta mesa se han deshecho demasiadas jugadas y no se puede deshacer más. Sigue desde aquí.
problem-too-many-tables = { $most ->
    [one] Has abierto una mesa que aún no ha terminado. Termínala,
   *[other] Has abierto { $most } mesas que aún no han terminado. Termina alguna,
  } o espera unos días, antes de abrir otra.
problem-too-many-tables-near = { $most ->
    [one] Desde tu red se ha abierto una mesa que aún no ha terminado. Espera a que termine
   *[other] Desde tu red se han abierto { $most } mesas que aún no han terminado. Espera a que termine alguna
  } antes de abrir otra.
problem-journal-full = Esta mesa tiene { $most } anotaciones, que es el máximo.
problem-long-journal = Una partida importada puede tener como máximo { $most } jugadas.
problem-long-deal = Este reparto es demasiado largo para introducirlo sorteo a sorteo. Puedes abrirlo como texto.
problem-empty-name = Escribe un nombre.
problem-long-name = Un nombre tiene como máximo { $most } caracteres.
problem-empty-chat = Escribe antes un mensaje.
problem-long-chat = Un mensaje tiene como máximo { $most } caracteres.
problem-bad-link = Este enlace ya no lleva a ningún asiento.
problem-bad-token = El token no es válido.
problem-cross-site = La petición venía de otro sitio web y no se ha atendido.
problem-ambiguous-length = No está claro dónde termina esa petición.
problem-large-body = Es demasiado grande.
problem-long-address = Esa dirección es demasiado larga.
problem-large-cookies = Tu navegador envía demasiadas cookies. Borra las de este sitio e inténtalo de nuevo.
problem-too-fast = { $seconds ->
    [one] Vas demasiado deprisa. Espera un segundo.
   *[other] Vas demasiado deprisa. Espera { $seconds } segundos.
  }
problem-enough-today = { $what ->
    [people] Hoy ha llegado demasiada gente nueva desde tu red.
    [accounts] Hoy se han creado demasiadas cuentas desde tu red.
    [groups] Hoy se han creado demasiados grupos desde tu red.
    [series] Hoy se han empezado demasiadas series desde tu red.
   *[secrets] Hoy se han añadido demasiados dispositivos y enlaces desde tu red.
  } Inténtalo de nuevo dentro de unas horas.
problem-too-many-reviews = Se están preparando demasiados análisis. Inténtalo de nuevo dentro de un minuto.
problem-too-much-stored = Tus mesas del último mes ocupan { $most } MB, el máximo para un navegador. Podrás abrir otra cuando se borren las antiguas.
problem-too-much-stored-near = Las mesas abiertas desde tu red en el último mes ocupan { $most } MB, el máximo para una red. Podrás abrir otra cuando se borren las antiguas.
problem-too-many-streams = Hay demasiadas mesas abiertas a la vez en tu red. Cierra alguna.

## Por qué no se puede usar una base de datos. Va detrás de otra frase y sin punto final.

database-former = la base de datos tiene la revisión { $revision }, anterior a la primera versión de Mercat, y se actualiza por pasos: { $first ->
        [none] arranca una vez el servidor del commit { $commit }, que la lleva
       *[other] arranca una vez el servidor del commit { $first } y después, también una vez, el del commit { $commit }, que la llevan
    } a la { $end }, y después este; docs/hosting.md, «Updates», tiene las órdenes
database-newer = la base de datos tiene la revisión { $revision }, de una versión más nueva de Mercat (la última que conoce esta es la { $newest }); usa esa versión u otra posterior
database-older = las mesas tienen un formato anterior; arranca una vez el servidor para actualizarlas
database-foreign = su tabla alembic_version no es de Mercat; indica otra base de datos
database-without-revision = tiene mesas pero ninguna revisión, así que no es de Mercat o está dañada; indica otra base de datos o restaura una copia de seguridad
database-several-revisions = su tabla alembic_version nombra varias revisiones, así que está dañada; restaura una copia de seguridad

## Fallos del disco, de la base de datos y de la clave: qué pasa y (.do) qué hacer. Los dicen el arranque, el registro y el doctor.

fault-full = el disco de { $path } está lleno
    .do = libera espacio; hasta entonces no se puede guardar nada
fault-read-only = el sistema de archivos de { $path } está montado solo para lectura
    .do = busca errores del disco en el registro del sistema (dmesg) y después móntalo para escritura
fault-unreadable = el usuario { $user } no puede leer { $path }, que es de { $owner }
    .do = da la carpeta de datos al usuario que ejecuta el servidor (chown -R) o ejecuta el servidor como { $owner }
fault-unwritable = el usuario { $user } no puede escribir en { $path }, que es de { $owner }
    .do = da la carpeta de datos al usuario que ejecuta el servidor (chown -R; chmod 700) o ejecuta el servidor como { $owner }
fault-broken-disk = el disco de { $path } falla ({ $why })
    .do = busca errores del disco en el registro del sistema (dmesg); si no se recupera, restaura la última copia de seguridad en otro disco
fault-unusable-path = { $path } no se puede usar ({ $why })
    .do = indica otra ruta con --data, MERCAT_DATA o MERCAT_DATABASE
fault-cut-off = la base de datos { $place } está incompleta: tiene { $size } de { $wanted } bytes
    .do = detén el servidor, guarda una copia del archivo y restaura la última copia de seguridad (mercat restore)
fault-damaged = la base de datos { $place } está dañada ({ $why })
    .do = detén el servidor, guarda una copia del archivo y restaura la última copia de seguridad (mercat restore)
fault-no-database = el archivo { $place } no es una base de datos: su comienzo está dañado, o pertenece a otro programa
    .do = si lo escribió Mercat, guarda una copia del archivo y restaura la última copia de seguridad (mercat restore); si no, indica otra base de datos con --data o MERCAT_DATABASE
fault-foreign = la base de datos { $place } pertenece a otro programa: su tabla alembic_version no es de Mercat
    .do = indica otra con --data o MERCAT_DATABASE
fault-locked = otro programa bloquea la base de datos { $place }
    .do = cierra el programa que escribe en ella, por ejemplo una consola de sqlite3
fault-slow = la base de datos { $place } responde demasiado despacio
    .do = mira si su disco y su máquina están sobrecargados
fault-silent = la base de datos { $place } no responde ({ $why })
    .do = comprueba que está en marcha, que MERCAT_DATABASE es correcto y que este usuario puede acceder a ella
fault-unusable = la base de datos { $place } no se puede usar: { $why }
fault-key-short = MERCAT_SECRET_KEY es demasiado corta
    .do = usa al menos { $fewest } caracteres, o quítala: el servidor usará el archivo secret-key
fault-key-unusable = { $path } no contiene una clave válida
    .do = pon ahí la clave de la última copia de seguridad; si no hay copia, borra el archivo: se crea otra clave y los navegadores pierden sus asientos
fault-key-lost = falta la clave { $path }, pero en la base de datos hay mesas o gente: con una clave nueva todos perderían sus asientos, cuentas y enlaces
    .do = pon ahí el archivo secret-key de una copia de seguridad (mercat restore ARCHIVO --data OTRACARPETA lo extrae) o da la clave anterior en MERCAT_SECRET_KEY; solo si se ha perdido para siempre, crea una nueva: (umask 077; head -c 48 /dev/urandom | base64 > { $path })
## Qué está mal en los ajustes. Sin punto final.

setting-whole = { $name }={ $value } no es un número entero
setting-long-number = { $name }={ $value } tiene demasiadas cifras para leerlo como número entero
setting-number = { $name }={ $value } no es un número
setting-duration = { $name }={ $value } no es una duración como 30s, 90m, 24h o 7d
setting-yes-or-no = { $name }={ $value } no es yes ni no
setting-range = { $name }={ $value } no está entre { $least } y { $most }
setting-long = { $name }={ $value } tiene más de { $most } caracteres
setting-choice = { $name }={ $value } no es ninguno de estos valores: { $values }
setting-text = { $name }={ $value } no es texto UTF-8
setting-prefix = MERCAT_PREFIX={ $value } no es una ruta como /mercat
setting-own-path = { $name }={ $value } empieza como una de las páginas de Mercat; elige otra ruta
setting-url = MERCAT_URL={ $value } no es una dirección como https://example.org o https://example.org/mercat
setting-issuer = MERCAT_OPENID_ISSUER={ $value } no es una dirección como https://login.example.org
setting-networks = MERCAT_NOTICES_NETWORKS={ $value } no es una red como 192.168.1.5/32
setting-mail-server = MERCAT_MAIL_SERVER={ $value } no es un nombre de servidor como smtp.example.org
setting-mail-from = MERCAT_MAIL_FROM={ $value } no es un remitente como games@example.org o Mercat <games@example.org>
setting-mail-unencrypted = MERCAT_MAIL_TLS=none enviaría la contraseña de MERCAT_MAIL_USER por la red sin cifrar
setting-pair = pon { $one } y { $other }, o ninguno de los dos
setting-prefix-of-url = MERCAT_PREFIX={ $value } no es la ruta de MERCAT_URL={ $url }; puedes quitarlo
setting-hosts-of-url = MERCAT_HOSTS={ $value } no incluye el nombre de host de MERCAT_URL={ $url }
setting-secure-url = MERCAT_SECURE=yes, pero MERCAT_URL={ $url } no es HTTPS, así que los navegadores no guardarían las cookies
setting-metrics = MERCAT_METRICS={ $value } no es una dirección como 127.0.0.1:9100
setting-metrics-in-use = las métricas no se pueden servir en { $address }: otro programa usa esa dirección
setting-metrics-unusable = las métricas no se pueden servir en { $address } ({ $why })
setting-one-writer = MERCAT_PROCESSES necesita PostgreSQL (MERCAT_DATABASE): con SQLite solo puede escribir un proceso
setting-processes-end = los procesos del servidor se detienen nada más arrancar; el registro dice por qué
setting-no-games-folder = MERCAT_GAMES apunta a { $folder }, que no es una carpeta
setting-no-home = HOME={ $home } no es una ruta absoluta, así que no hay carpeta para los datos; corrige HOME o indica la carpeta en MERCAT_DATA
setting-nobodys-folder = MERCAT_DATA={ $value } está en la carpeta personal de un usuario que no existe

## Por qué no se puede hacer o restaurar una copia de seguridad. Va detrás del nombre de un archivo y sin punto final.

archive-nothing = todavía no hay mesas; no se ha escrito nada
archive-long-row = una fila de { $table } tiene más de { $most } bytes, demasiados para una copia de seguridad; no se ha escrito nada
archive-no-encryption = falta el paquete de cifrado: pip install cryptography
archive-foreign = no es una copia de seguridad de Mercat; no se ha cambiado nada
archive-truncated = al archivo le falta el final; no se ha cambiado nada
archive-damaged = { $what } está dañado o se ha alterado en el archivo; aquí no se ha cambiado nada
archive-misfit = sus filas no encajan en la base de datos ({ $why }); no se ha cambiado nada
archive-changed = el archivo cifrado está dañado o se ha alterado; aquí no se ha cambiado nada
archive-needs-passphrase = está cifrada: indica su contraseña con --passphrase-file o MERCAT_BACKUP_PASSPHRASE
archive-passphrase = esa no es su contraseña, o el principio está dañado; no se ha cambiado nada
archive-newer-format = tiene el formato { $format } de Mercat { $mercat }, que esta versión no conoce; usa esa u otra posterior
archive-has-tables = una copia solo se restaura en una base de datos vacía, y { $database } no lo está; quítala de ahí o indica otra con --data o MERCAT_DATABASE
archive-other-key = { $path } tiene una clave distinta de la de la copia, con la que la gente perdería sus asientos; quítala de ahí y restaura de nuevo
archive-other-components = { $path } tiene componentes corregidos distintos de los de la copia; quita la carpeta de ahí y restaura de nuevo
archive-no-room = descomprimida ocupa { $megabytes } MB, y en { $path } no hay sitio; no se ha cambiado nada

# -- people: devices, and what is one’s own

problem-token-not-here = Los tokens personales son para programas y solo sirven para las mesas, no para las páginas ni para los ajustes de la cuenta.
problem-token-reads-only = Este token es de solo lectura.
problem-too-many-tokens = Tienes { $most } tokens, el máximo. Borra antes alguno.
problem-bad-device-link = Este enlace ya no funciona: se ha usado, se ha cancelado o ha caducado. Crea otro en tu otro dispositivo.
problem-no-code = Un código de recuperación tiene { $letters } letras y cifras.
problem-bad-code = Este código no funciona: está mal escrito, ya se ha usado, se ha borrado o lo ha sustituido otro.
problem-code-of-former-guest = Este código dejó de valer cuando creaste tu cuenta. Inicia sesión, o usa un código de recuperación de la cuenta.
problem-cut-account = Se ha cerrado tu sesión aquí porque creaste una cuenta en otro navegador. Inicia sesión para seguir con tus partidas.
problem-cut-password = Se ha cerrado tu sesión aquí porque cambió tu contraseña. Inicia sesión de nuevo para seguir.
problem-cut-everywhere = Se han cerrado todas tus sesiones. Inicia sesión de nuevo para seguir aquí.
problem-cut-device = Se ha cerrado tu sesión aquí desde otro de tus dispositivos. Inicia sesión de nuevo para seguir.
problem-cut-device-guest = La sesión de este navegador se cerró desde otro de tus dispositivos. Para volver, crea un enlace allí o usa tu código de recuperación.
problem-cut-crowded = Se ha cerrado tu sesión aquí porque la has iniciado en muchos otros dispositivos. Inicia sesión de nuevo para seguir.
problem-cut-crowded-guest = La sesión de este navegador se cerró porque después añadiste muchos otros. Para volver, crea un enlace en otro dispositivo o usa tu código de recuperación.
problem-cut-deleted = Borraste todos tus datos en otro navegador, así que aquí ya no se te conoce.
problem-no-device = Ese dispositivo o token no es tuyo, o ya no existe.
problem-already-yours = Este navegador ya es uno de tus dispositivos.
problem-signed-in = Aquí tienes abierta la sesión de { $name }. Ciérrala antes y vuelve a intentarlo.
problem-not-sure = Confirma que quieres hacerlo.
problem-empty-label = Di para qué es el token.
problem-long-label = Este nombre tiene como mucho { $most } caracteres.
ui-problem-missing = Página no encontrada
ui-problem-banned = Te han bloqueado
ui-names-and = { $first } y { $last }
ui-me = Tú
ui-somebody = Alguien
ui-device-unknown = Navegador desconocido
ui-me-name-about = Se verá en tus mesas sin terminar. Los resultados y los mensajes conservan el anterior.
ui-me-name-new = El nombre con el que juegas.
ui-me-renamed = Has cambiado de nombre.
ui-me-renamed-but = { $count ->
    [one] Has cambiado de nombre. En una mesa conservas el anterior, porque allí alguien tiene uno parecido.
   *[other] Has cambiado de nombre. En { $count } mesas conservas el anterior, porque allí alguien tiene uno parecido.
  }
ui-me-devices = Tus dispositivos
ui-me-devices-about = En el otro dispositivo, escanea el código que aparecerá aquí o abre el enlace.
ui-me-here = Este dispositivo
ui-me-used = último uso:
ui-me-made = añadido:
ui-me-end = Cerrar sesión
ui-me-add-device = Añadir un dispositivo
ui-me-link-about = { $count ->
    [one] Abre este enlace en el otro dispositivo antes de un minuto. Sirve una vez. No lo compartas: quien lo abra jugará como si fuera tú.
   *[other] Abre este enlace en el otro dispositivo antes de { $count } minutos. Sirve una vez. No lo compartas: quien lo abra jugará como si fuera tú.
  }
ui-me-link-qr = El enlace como código QR
ui-me-withdraw-links = { $count ->
    [one] Cancelar el enlace sin usar
   *[other] Cancelar los { $count } enlaces sin usar
  }
ui-me-end-others = Cerrar las demás sesiones
ui-me-end-about = Al cerrar la sesión de un dispositivo deja de valer también lo que se creó en él: tokens, enlaces a otros dispositivos, enlaces y tokens de tus asientos y la dirección de tu calendario. Tampoco recibe más notificaciones.
ui-me-leave = Cerrar sesión en este navegador
ui-me-leave-about = Tus demás dispositivos siguen con la sesión abierta, y tu código de recuperación sigue valiendo.
ui-me-leave-last = Es tu único dispositivo y no tienes código de recuperación. Si cierras sesión, nadie podrá seguir con tus partidas.
ui-me-leave-guest = Aquí volverás a ser invitado, con las mesas que se quedaron con él.
ui-me-nothing = Todavía no se guarda nada sobre ti. En cuanto te sientes a una mesa, podrás jugar también desde otro dispositivo.
ui-recovery-code = Código de recuperación
ui-me-code-about = Apunta un código de recuperación y guárdalo en lugar seguro. Con él vuelves aunque pierdas todos tus dispositivos.
ui-me-code-shown = Apunta ahora este código. No se volverá a mostrar, y los anteriores ya no valen. Sirve una sola vez.
ui-me-code-made = Tienes un código, creado el
ui-me-code-make = Crear un código de recuperación
ui-me-code-replace = Sustituirlo
ui-me-code-withdraw = Borrar el código
ui-me-code-ended = Tu código de recuperación se creó en un dispositivo cuya sesión se ha cerrado, así que ya no vale. Aquí tienes otro.
ui-me-code-use = Tengo un código de recuperación
ui-me-account = Cuenta
ui-me-account-none = Juegas como invitado. Todo funciona sin cuenta.
ui-me-preferences-about = Son los mismos en todos tus dispositivos.
ui-me-preferences-new = Se guardan en este navegador.
ui-zone = Zona horaria
ui-zone-auto = La de este navegador
ui-me-tokens = Tokens para programas
ui-me-tokens-about = Con un token, tu programa ve tus mesas o juega por ti.
ui-me-token-shown = Copia ahora este token. No se volverá a mostrar. Quien lo tenga puede hacer lo mismo que tu programa.
ui-me-token-make = Crear un token
ui-me-token-label = Para qué es
ui-me-token-scope = Permisos
ui-me-token-end = Borrar
ui-me-token-ends = Al borrar un token se borran también los enlaces y tokens de tus asientos, que podía leer.
ui-me-scope-read = Leer
ui-me-scope-play = Leer y jugar
ui-me-kept = Tus datos
ui-me-download = Descargar tus datos
ui-delete-me = Borrar mis datos
ui-delete-title = ¿Borrar todos tus datos?
ui-delete-lead = No se puede deshacer.
ui-delete-name = Tu nombre se sustituye por «Alguien» en todas las mesas, mensajes y resultados.
ui-delete-games = Los demás conservan las partidas. En las que están en curso sigue un bot, como si te hubieras levantado.
ui-delete-devices = Se cierra la sesión en todos tus dispositivos y se borran tus códigos, tokens y ajustes.
ui-delete-words = Tus mensajes a los demás se quedan, sin tu nombre. También lo que otros escribieron sobre ti.
ui-link-title = ¿Usar también este dispositivo?
ui-link-guest = Este navegador pasa a ser un dispositivo de { $name }, en todas sus mesas.
ui-link-account = En este navegador se inicia la sesión de { $name }, en todas sus mesas.
ui-link-nameless = Este navegador pasa a ser un dispositivo de quien creó el enlace, en todas sus mesas.
ui-link-trust = Sigue solo si creaste tú el enlace, en tu otro dispositivo.
ui-link-join = Usar también este dispositivo
ui-along-title = Mesas que te llevas
ui-along-about = En este navegador has jugado como invitado. Las mesas que elijas pasan a tu nombre; el resto se queda con el invitado, que volverás a ser cuando se cierre la sesión de este dispositivo.
ui-along-others = { $count ->
    [one] Este invitado juega también en otro dispositivo. Allí solo podrás mirar las mesas que te lleves.
   *[other] Este invitado juega también en otros { $count } dispositivos. Allí solo podrás mirar las mesas que te lleves.
  }
ui-recover-title = Usar un código de recuperación
ui-recover-about = Escribe tu código de recuperación; dan igual las mayúsculas, los espacios y los guiones. Este navegador pasa a ser uno de tus dispositivos.
ui-recover-account = Las cuentas tienen sus propios códigos.
ui-recover = Recuperar mi cuenta
ui-recovered-title = Hola de nuevo
ui-recovered-about = Has gastado tu código. Apunta este nuevo: no se volverá a mostrar.
ui-personal-own-device = Para jugar en otro dispositivo tuyo, usa el enlace de tu página.
ui-notice-renamed = { $by } se llama ahora { $player }.

# -- the page about one’s data

ui-privacy-title = Tus datos
ui-privacy-lead = Solo guardamos lo imprescindible para jugar. Las páginas no cargan nada de otros servidores.
ui-privacy-what = Qué
ui-privacy-why = Para qué, y quién lo ve
ui-privacy-how-long = Cuánto tiempo
ui-privacy-playing = Nombre, asientos, jugadas, mensajes, resultados, última visita
ui-privacy-playing-about = Lo ve quien tenga el enlace de la mesa
ui-privacy-playing-time = véase abajo
ui-privacy-account = Nombre de la cuenta, hashes de tus claves, claves de acceso
ui-privacy-account-about = Iniciar sesión
ui-privacy-account-time = hasta que los borres
ui-privacy-devices = Tipo de navegador, primer y último uso
ui-privacy-devices-about = Para distinguirlos y cerrar su sesión
ui-privacy-devices-time = { $count ->
    [one] un día tras cerrar la sesión
   *[other] { $count } días tras cerrar la sesión
  }
ui-privacy-network = Un hash de tu dirección de red
ui-privacy-network-about = Evita abusos. La administración ve si dos rivales con clasificación comparten red.
ui-privacy-network-time = un día, o lo que duren tus mesas
ui-privacy-preferences = Ajustes, horas de descanso, días de ausencia
ui-privacy-preferences-about = Iguales en todos los dispositivos. Los demás solo ven hasta cuándo está parado tu reloj.
ui-privacy-preferences-time = hasta que los borres
ui-privacy-groups = Grupos, papeles, enlaces de invitación
ui-privacy-groups-about = Los miembros ven nombre y resultados
ui-privacy-groups-time = hasta que te vayas
ui-privacy-ratings = Puntuaciones, permiso para publicar partidas
ui-privacy-ratings-about = Tus rivales ven tu puntuación; todo el mundo, las partidas públicas
ui-privacy-ratings-time = hasta que los borres
ui-privacy-notices = Formas de avisarte, notificaciones
ui-privacy-notices-about = Los servicios elegidos reciben juego, pregunta y nombres
ui-privacy-notices-time = hasta que las quites; las enviadas, 30 días
ui-privacy-mail = Dirección de correo
ui-privacy-mail-about = Recuperar la cuenta
ui-privacy-mail-time = hasta que la quites; un hash si te das de baja
ui-privacy-sign-on = Tu identificador en el servicio de inicio de sesión
ui-privacy-sign-on-about = Iniciar sesión. El servicio sabe cuándo.
ui-privacy-sign-on-time = hasta que lo desvincules
ui-privacy-time = Partidas e invitados
ui-privacy-others-about = La administración puede verlo todo; las copias de seguridad conservan lo borrado hasta que se sustituyen.
ui-privacy-yours-about = Descarga o borra tus datos en tu página.
ui-privacy-keep-open = mesas sin empezar
ui-privacy-keep-imported = partidas importadas sin jugadores
ui-privacy-keep-playing = partidas en curso
ui-privacy-keep-alone = partidas terminadas de una persona
ui-privacy-keep-together = partidas terminadas de varias personas
ui-privacy-keep-results = resultados
ui-privacy-keep-guests = invitados sin asiento, mesa ni resultado
ui-privacy-keep-visitors = invitados sin nada
ui-privacy-keep-links = enlaces y códigos usados
ui-privacy-for-ever = sin límite
ui-privacy-days = { $count ->
    [one] un día
   *[other] { $count } días
  }
ui-privacy-keep-sandbox = mesas de pruebas
ui-privacy-keep-bots = mesas solo con bots

# -- people: accounts

problem-name-registered = { $name }, o un nombre que se ve igual, pertenece a una cuenta. Elige otro, o inicia sesión si es el tuyo.
problem-has-account = Ya has iniciado sesión como { $name }.
problem-browser-only = Hace falta un navegador que acepte cookies.
problem-bad-sign-in = Nombre o contraseña incorrectos.
problem-many-passwords = Se han escrito demasiadas contraseñas erróneas para este nombre, quizá no por ti. { $minutes ->
    [one] Espera un minuto
   *[other] Espera { $minutes } minutos
  } o inicia sesión con una clave de acceso, con un código de recuperación o en un navegador donde ya la hayas iniciado.
problem-many-passwords-here = En este navegador se han escrito demasiadas contraseñas erróneas. { $minutes ->
    [one] Espera un minuto
   *[other] Espera { $minutes } minutos
  } y vuelve a intentarlo.
problem-busy-passwords = Demasiada gente está iniciando sesión en este momento. Inténtalo de nuevo dentro de unos segundos.
problem-short-password = Una contraseña tiene al menos { $fewest } caracteres.
problem-long-password = Una contraseña tiene como mucho { $most } caracteres.
problem-common-password = Esa contraseña es demasiado fácil de adivinar. Evita palabras corrientes, tu nombre, filas de teclas y números sueltos.
problem-no-passkeys-number = Las claves de acceso no funcionan en una dirección numérica como 127.0.0.1. En este ordenador, usa localhost.
problem-no-passkeys-plain = Las claves de acceso necesitan HTTPS, y este servidor no lo usa.
problem-passkey-expired = Han pasado más de cinco minutos, o ha sido en otra pestaña. Inténtalo otra vez.
problem-passkey-refused = Esa clave de acceso no se ha aceptado. Inténtalo otra vez.
problem-passkey-unknown = Ninguna cuenta de aquí tiene esa clave de acceso. Puede que se quitara.
problem-passkey-not-yours = Esa clave de acceso es de otra cuenta.
problem-many-passkeys = Una cuenta tiene como mucho { $most } claves de acceso. Quita antes una.
problem-no-passkey = No tienes esa clave de acceso.
problem-no-identity = No inicias sesión de esa forma.
problem-no-password = No tienes contraseña.
problem-last-way-in = Es tu única forma de iniciar sesión. Pon antes una contraseña o añade una clave de acceso.
problem-wrong-code = Ese código de recuperación no es correcto, ya se usó o lo han sustituido otros.
problem-not-confirmed = Confirma antes que eres tú.
problem-codes-of-account = Las cuentas tienen sus propios códigos de recuperación; están en la página de tu cuenta.
problem-empty-passkey-name = Ponle un nombre con al menos un carácter visible.
problem-long-passkey-name = El nombre de una clave de acceso tiene como mucho { $most } caracteres.

ui-play-as = Juegas como { $name }.
ui-play-as-help = Con una cuenta juegas siempre con su nombre, y los demás te reconocen.
ui-account-mark = Cuenta { $name }
ui-you-are = Tú: { $name }
ui-enter = Iniciar sesión
ui-enter-title = Iniciar sesión
ui-enter-passkey = Iniciar sesión con una clave de acceso
ui-enter-password = Iniciar sesión
ui-enter-lost = ¿Has perdido las dos? Usa un código de recuperación
ui-enter-none = ¿No tienes cuenta? Puedes jugar sin ella.
ui-register = Crear una cuenta
ui-register-about = Una cuenta te da un nombre que nadie más puede usar en este servidor, y tus mesas en todos tus dispositivos. Para jugar no hace falta.
ui-register-guest = Todo lo que has jugado aquí como invitado pasa a tu cuenta. En los demás dispositivos que hayas añadido, inicia sesión de nuevo. Unos códigos de recuperación nuevos sustituyen al anterior; los tokens y enlaces de tus asientos dejan de valer.
ui-register-shared = En este navegador juega más gente: pregúntame qué mesas son mías
ui-register-with-passkey = Con una clave de acceso
ui-register-with-password = O con una contraseña
ui-register-passkey = Crearla con una clave de acceso
ui-register-password = Crearla con una contraseña
ui-register-known = ¿Ya tienes cuenta?
ui-account-name = Nombre
ui-account-name-help = Lo ven todos en la mesa; hasta { $most } caracteres. Ningún invitado podrá usarlo, ni otro que se le parezca.
ui-account-title = Tu cuenta
ui-account-of = Cuenta { $name }
ui-password = Contraseña
ui-password-new = Contraseña nueva
ui-password-help = Al menos { $fewest } caracteres. Unas cuantas palabras sin relación se recuerdan bien.
ui-password-ends = Se cerrarán tus demás sesiones, y unos códigos de recuperación nuevos sustituirán a los anteriores. Las claves de acceso se quedan.
ui-ends-too = También dejan de valer los tokens personales, los enlaces a otros dispositivos, los enlaces y tokens de tus asientos, la dirección de tu calendario y tus enlaces de invitación a grupos. Se desactivan las notificaciones a otros navegadores y servicios.
ui-password-change = Cambiar la contraseña
ui-password-set = Añadir una contraseña
ui-password-keep = Guardar la contraseña
ui-account-password-changed = Tu contraseña está guardada y se han cerrado tus demás sesiones.
ui-account-password-removed = La contraseña se ha quitado y tus demás sesiones se han cerrado.
ui-passkey = Clave de acceso
ui-passkey-about = La guarda tu dispositivo o su gestor de contraseñas. No necesitas contraseña, y nadie puede adivinarla ni robarla.
ui-passkey-add = Añadir una clave de acceso
ui-passkey-make = Crear una clave de acceso
ui-passkey-label = Nombre de la clave
ui-passkey-label-example = Móvil
ui-passkey-unknown-here = Este navegador no admite claves de acceso. Prueba con otro más reciente.
ui-passkey-no-script = Las claves de acceso necesitan JavaScript.
ui-passkey-cancelled = Se ha cancelado, o este dispositivo no tiene clave de acceso para este sitio. No ha cambiado nada.
ui-passkey-known = Este dispositivo ya tiene una clave de acceso para tu cuenta.
ui-passkey-failed = No ha funcionado. Inténtalo otra vez.
ui-way-made = añadida el
ui-way-used = usada por última vez el
ui-way-remove = Quitar
ui-way-sign-on = El inicio de sesión propio de este servidor
ui-ways-title = Cómo inicias sesión
ui-ways-only-one = Es tu única forma de iniciar sesión, así que no se puede quitar. Añade otra por si la pierdes.
ui-confirm-title = ¿Eres tú?
ui-confirm-about = Confirma que eres tú antes de cambiar algo aquí. No se te volverá a preguntar durante diez minutos.
ui-confirm-passkey = Usar una clave de acceso
ui-confirm-password = Confirmar
ui-confirm-again = Cierra la sesión y vuelve a iniciarla para cambiar algo aquí.
ui-codes-title = Códigos de recuperación
ui-codes-about =
    { $count ->
        [0] No tienes códigos de recuperación. Si pierdes tu contraseña y tus claves de acceso, pierdes la cuenta.
        [one] Te queda un código de recuperación. Sirve una sola vez, si pierdes tu contraseña y tus claves de acceso.
       *[other] Te quedan { $count } códigos de recuperación. Cada uno sirve una sola vez, si pierdes tu contraseña y tus claves de acceso.
    }
ui-codes-make = Crear { $count } códigos de recuperación
ui-codes-again = Crear otros; los anteriores dejan de valer
ui-codes-new = Tus códigos de recuperación
ui-codes-once = Imprímelos o apúntalos ahora. No se volverán a mostrar.
ui-entered-title = Hola, { $name }
ui-entered-codes = Sustituyen a los anteriores, que ya no valen.
ui-entered-cut = { $count ->
    [one] Se ha cerrado la sesión en otro dispositivo
   *[other] Se ha cerrado la sesión en otros { $count } dispositivos
  }
ui-entered-cut-about = Inicia allí sesión con tu cuenta para seguir como antes. Quien solo tuviera acceso a tu invitado no puede entrar en tu cuenta.
ui-entered-tokens = { $count ->
    [one] Tu token personal ya no vale. Crea otro si lo necesitas.
   *[other] Tus { $count } tokens personales ya no valen. Crea otros si los necesitas.
  }
ui-entered-on = Seguir
ui-code-title = Iniciar sesión con un código de recuperación
ui-code-about = Cada código sirve una sola vez. Después puedes elegir otra contraseña o crear una clave de acceso.
ui-code-guest = Los invitados sin cuenta tienen otro código.
ui-sign-out = Cerrar sesión
ui-me-account-is = Has iniciado sesión como { $name }.
ui-me-account-ways = Contraseña, claves de acceso, códigos de recuperación
ui-sign-out-title = Cerrar sesión
ui-sign-out-everywhere = Cerrar todas las sesiones
ui-sign-out-about = Cierra todas las sesiones si otra persona puede haber usado tu cuenta. Tu contraseña, tus claves de acceso y tus códigos de recuperación se quedan.
ui-bring-title = ¿Qué mesas son tuyas?
ui-bring-about = Alguien ha jugado en este navegador como invitado. Las mesas que marques pasan a tu cuenta. Inicia sesión también en los demás dispositivos de ese invitado.
ui-bring-others =
    { $count ->
        [one] una mesa más
       *[other] { $count } mesas más
    }
ui-bring = Llevarme estas mesas
ui-bring-rest = El resto se queda con el invitado, que volverá aquí cuando cierres sesión.
ui-bring-more = Algunas mesas del invitado de este navegador aún no son tuyas.
ui-bring-choose = Elegir mesas

# -- people: mail, and the host’s own sign-on

problem-no-mail = Este servidor no envía correo.
problem-mail-busy = Hay demasiados correos en espera. Inténtalo de nuevo dentro de medio minuto.
problem-no-mail-address = Escribe una dirección de correo como ana@example.org.
problem-mail-unwanted = Quien usa esta dirección no quiere enlaces de este servidor. Puede cambiarlo con el enlace de nuestro correo.
problem-too-many-mails = Ya se han enviado demasiados correos para ti o a esta dirección. Inténtalo de nuevo dentro de una hora.
problem-bad-mail-link = Este enlace sirve una sola vez y durante media hora. Ya se ha usado o ha caducado. Pide otro correo.
problem-damaged-mail-link = A este enlace le falta una parte. Cópialo entero del correo.
problem-no-sign-on = Este servidor no tiene un inicio de sesión propio.
problem-bad-sign-on = El inicio de sesión tardó demasiado, se repitió o acabó en otro navegador. No ha cambiado nada; empieza de nuevo.
problem-sign-on-refused = { $name } no te ha dejado iniciar sesión. No ha cambiado nada.
problem-sign-on-failed = No se puede contactar con { $name }, o no responde bien. No ha cambiado nada. Inténtalo más tarde o avisa a la administración.
problem-identity-taken = Otra cuenta de aquí ya inicia sesión así. Entra en esa cuenta y desvincúlala primero.

mail-confirm-subject = Confirma tu dirección de correo
mail-confirm =
    Alguien quiere usar esta dirección para su cuenta en { $site }. Si eres tú, abre este enlace en la próxima media hora:

    { $link }

    Si no, no tienes que hacer nada.
mail-recover-subject = Entra en tu cuenta
mail-recover =
    Alguien ha pedido entrar en la cuenta «{ $name }» de { $site }. Si eres tú, abre este enlace en la próxima media hora; podrás elegir una contraseña nueva:

    { $link }

    Si no, no tienes que hacer nada. No ha cambiado nada.
mail-never =
    Para no recibir nunca más estos correos, abre este enlace:

    { $never }
mail-notice-password-subject = Tu contraseña ha cambiado
mail-notice-password =
    La contraseña de tu cuenta en { $site } acaba de cambiar y se ha cerrado la sesión en tus demás dispositivos. Si no has sido tú, recupera tu cuenta cuanto antes:

    { $link }
mail-notice-address-subject = Tu dirección de correo ha cambiado
mail-notice-address =
    Esta dirección ya no pertenece a una cuenta de { $site }: la han cambiado o quitado. Si no has sido tú, inicia sesión cuanto antes, cierra las demás sesiones y cambia tu contraseña:

    { $link }
mail-try-subject = Correo de prueba
mail-try = Es un correo de prueba de mercat doctor. El correo de { $site } funciona.
mail-end = Este correo lo envía { $site }. Nadie lee las respuestas.

ui-go-on = Seguir
ui-mail-title = Dirección de correo
ui-mail-known = Tu dirección es { $address }.
ui-mail-about = Solo la usamos para que puedas volver a entrar en tu cuenta y para avisarte si cambia tu contraseña o esta dirección. Nadie más la ve.
ui-mail-address = Tu dirección
ui-mail-another = Otra dirección
ui-mail-set = Enviar un enlace
ui-mail-drop = Quitar la dirección
ui-mail-not-sent = Este servidor no envía correo, porque la administración no ha configurado un servidor de correo. Apunta tus códigos de recuperación.
ui-mail-no-site = Este servidor no puede enviar correo, porque la administración no ha indicado su dirección pública (MERCAT_URL). Apunta tus códigos de recuperación.
ui-mail-sent = Mira tu correo
ui-mail-sent-about = Hemos enviado un enlace a { $address }. Ábrelo en la próxima media hora. Hasta entonces no cambia nada.
ui-mail-confirm-title = ¿Es tu dirección?
ui-mail-confirm-about = Una cuenta de este servidor quiere usar { $address }. Quien lea su correo podrá entrar en esa cuenta.
ui-mail-confirm = Sí, usar esta dirección
ui-mail-confirmed = Dirección confirmada
ui-mail-confirmed-about = Ya te sirve para recuperar tu cuenta.
ui-recover-mail-title = Recuperar tu cuenta
ui-mail-never-title = ¿Dejar de recibir estos correos?
ui-mail-never-about = Nadie, tampoco tú, podrá pedir que se envíe un enlace a esta dirección. Sin esos enlaces no se puede recuperar por correo una cuenta perdida. Solo guardamos un hash de la dirección.
ui-mail-never-yes = No recibir más
ui-mail-never-no = Seguir recibiéndolos
ui-mail-never-change = Cambiar
ui-mail-never-done = Correos desactivados
ui-mail-never-done-about = Ya no enviamos enlaces a tu dirección. Puedes cambiarlo aquí o con el enlace del correo.
ui-mail-again = Correos permitidos
ui-mail-again-about = Enviamos un enlace a tu dirección cuando alguien lo pide.
ui-recover-mail-about = Si tu cuenta tiene una dirección de correo confirmada, enviamos allí un enlace. Sirve una sola vez, durante media hora.
ui-recover-who = El nombre de tu cuenta o tu dirección de correo
ui-recover-send = Enviar el enlace
ui-recover-sent = Mira tu correo
ui-recover-sent-about = Si existe esa cuenta y tiene una dirección confirmada, le hemos enviado un enlace.
ui-recover-arrive-title = Hola de nuevo, { $name }
ui-recover-set = Guardar e iniciar sesión
ui-recover-sign-in = Solo iniciar sesión
ui-recover-sign-in-about = Tu contraseña y tus demás dispositivos siguen como están.
ui-sign-on = Iniciar sesión con { $name }
ui-sign-on-leave-title = Vas a { $name }
ui-sign-on-leave-about = Inicia sesión allí y volverás aquí. A este servidor solo le dice quién eres.
ui-sign-on-name-title = Una cosa más: tu nombre aquí
ui-sign-on-name-about = Es la primera vez que entras con { $issuer }. Este nombre lo ven todos en la mesa, y nadie más puede usarlo en este servidor. Puedes cambiarlo más tarde.
ui-sign-on-joined = Ya puedes iniciar sesión con { $name }.
ui-sign-on-join = Vincular { $name }
ui-sign-on-join-about = Vincula { $name } con esta cuenta para iniciar sesión también así.
ui-sign-on-part = Desvincular
ui-recover-by-mail = Enviarme un enlace por correo

# -- people: the host of the server
problem-banned = { $why ->
    [yes] La administración te ha bloqueado en este servidor. Motivo: { $reason }
   *[no] La administración te ha bloqueado en este servidor.
  }
problem-banned-until = { $why ->
    [yes] La administración te ha bloqueado en este servidor hasta el { $until }. Motivo: { $reason }
   *[no] La administración te ha bloqueado en este servidor hasta el { $until }.
  }
problem-accounts-only = Aquí se necesita una cuenta para jugar. Inicia sesión o crea una.
problem-invitation-only = Aquí se necesita una invitación para jugar. Escribe un código de invitación en la página de inicio, o inicia sesión.
problem-accounts-open = Aquí se necesita una cuenta para abrir mesas. Inicia sesión o crea una.
problem-hosts-open = Aquí solo abre mesas la administración.
problem-no-invitation = Este código de invitación no sirve: no es correcto, se ha agotado o ha caducado.
problem-no-such-person = Esa persona ya no está aquí.
problem-no-such-account = No existe esa cuenta.
problem-host-not-banned = { $name } administra este servidor, y así no se le puede bloquear. Usa antes mercat admin host --remove.
problem-ban-over = Este bloqueo ya ha terminado.
problem-too-many-invitations = Hay { $most } invitaciones, el máximo. Las antiguas se borran a los 90 días.
problem-invitation-over = Esta invitación ya ha terminado.
problem-announcement-over = Este anuncio ya ha terminado.
problem-no-such-report = No existe esa denuncia.
problem-no-such-message = En esta mesa no existe ese mensaje.
problem-no-such-network = Escribe una dirección como 203.0.113.9.
problem-long-reason = Un motivo tiene como mucho { $most } caracteres.
problem-long-note = Una nota tiene como mucho { $most } caracteres.
problem-about-oneself = Eso eres tú.
problem-nobody-there = Ahí no hay nadie.
problem-nobody-to-mute = No sabemos quién lo escribió, así que no se puede silenciar. El mensaje sí se puede denunciar.
problem-not-muted = No has silenciado a esa persona.
problem-too-many-reports = Aún hay { $most } denuncias tuyas abiertas. Espera a que se atienda alguna.
problem-too-many-muted = Has silenciado a { $most } personas, el máximo.

ui-host-groups = Grupos
ui-host-ratings = Partidas con clasificación
ui-host-ratings-about = Partidas con clasificación en las que entraron dos personas o más desde una misma red, de la más nueva a la más antigua. No prueba nada: una familia o un club se ve igual. Las partidas cuentan.
ui-host-no-ratings = No hay ninguna partida así.
ui-host-groups-count = { $count ->
    [one] Hay un grupo en este servidor.
   *[other] Hay { $count } grupos en este servidor.
  }
ui-host-groups-people = { $count ->
    [one] Una persona está en algún grupo.
   *[other] { $count } personas están en algún grupo.
  }
ui-host-groups-about = Un grupo privado solo lo ven sus miembros, así que aquí solo hay cifras. Lo denunciado está en Denuncias.
ui-host-group-private = Grupo privado
ui-host-group-made = desde el { $at }
ui-host-group-keepers = { $count ->
    [one] un responsable
   *[other] { $count } responsables
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
ui-host-end-group-about = Su página, sus series y sus enlaces se borran para siempre. La gente de sus mesas sigue jugando; nadie más ve esas mesas.
ui-host-no-groups = No hay grupos.
ui-host-did-end-group = { $people ->
    [one] grupo de una persona borrado
   *[other] grupo de { $people } personas borrado
  }

# -- my games

ui-games-title = Mis partidas
ui-games-all = Todas
ui-my-page = Mi página
ui-tab-games = ({ $count }) { $answers ->
    [0] Te toca
   *[other] Te esperan
  }
ui-games-waiting = { $answers ->
    [0] Te toca
   *[other] Te esperan
  }
ui-games-changed = Último cambio en esta mesa
ui-answer-undo = ¿Deshacer?
ui-answer-bot = ¿Otro bot?
ui-answer-absent = ¿Llamar a un bot?
ui-answer-over-time = ¿Llamar a un bot?
ui-answer-given-away = ¿Dar el asiento?
ui-answer-pause = ¿Pausa?
ui-answer-rating = ¿Contar el resultado?
ui-answer-rules = ¿Reglas nuevas?
ui-answer-ready = ¿Empezamos?
ui-answer-ready-about = Todos los asientos están ocupados. La partida empezará cuando todos hayan dicho que sí, tú también.
ui-answer-archive = ¿Publicar?
ui-answer-archive-about = Alguien que jugó acepta que todo el mundo pueda encontrar, ver y analizar esta partida. ¿Y tú?
ui-archive-refuse = Esta partida no
ui-rating-since = puntuación desde entonces: { $rating }
ui-games-count = { $count ->
    [one] una partida
   *[other] { $count } partidas
  }
ui-games-waiting-said = { $count ->
    [0] Ninguna partida te espera.
    [one] Una partida te espera.
   *[other] { $count } partidas te esperan.
  }
ui-games-running = En curso
ui-games-opened = Esperando jugadores
ui-games-finished = Terminadas
ui-games-turn-of = Le toca a { $player }
ui-games-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
  }
ui-games-place = Puesto { $place } de { $seats }
ui-games-ended = Terminada
ui-games-opened-at = Abierta
ui-games-gone = Solo queda el resultado: la mesa se borró tras mucho tiempo sin actividad.
ui-games-hide = Ocultar
ui-games-show = Volver a mostrar
ui-games-hidden = { $count ->
    [one] Una partida oculta
   *[other] { $count } partidas ocultas
  }
ui-games-search = Buscar
ui-games-by-game = Juego
ui-games-all-games = Todos
ui-games-by-person = Con (nombre)
ui-games-since = Desde
ui-games-until = Hasta
ui-games-state = Estado
ui-games-state-all = Todas
ui-games-state-playing = En curso
ui-games-state-open = Esperando jugadores
ui-games-state-over = Terminadas
ui-games-state-hidden = Ocultas
ui-games-found = Partidas encontradas
ui-games-none = Todavía no has jugado aquí.
ui-games-none-found = Ninguna partida coincide con la búsqueda.
ui-games-pages = Páginas
ui-games-newest = Más recientes
ui-games-older = Anteriores
ui-next-game = Siguiente
ui-next-game-about = { $count ->
    [one] A la siguiente partida: te espera una más
   *[other] A la siguiente partida: te esperan { $count } más
  }
ui-person-mine = tú
ui-person-guest = Invitado
ui-person-account = Tiene cuenta
ui-person-shown = ¿Quién puede ver esta página?
ui-person-shown-companions = La gente con la que he jugado
ui-person-shown-everybody = Todo el mundo
ui-person-shown-nobody = Solo yo
ui-person-shown-about = Muestra tus partidas terminadas. Quien puede verla llega a ella desde tu nombre en una mesa.
ui-person-games = { $games ->
    [one] Una partida con otras personas,
   *[other] { $games } partidas con otras personas,
  } { $wins ->
    [0] ninguna ganada.
    [one] una ganada.
   *[other] { $wins } ganadas.
  }
ui-person-alone = { $count ->
    [one] Una partida contra bots.
   *[other] { $count } partidas contra bots.
  }
ui-person-by-players = Por número de jugadores
ui-person-played = Partidas
ui-person-place = { $place }.º
ui-person-best = Mejor
ui-person-against = { $name } y tú
ui-person-together = { $count ->
    [one] Una partida terminada en común.
   *[other] { $count } partidas terminadas en común.
  }
ui-person-you-ahead = Tú por delante
ui-person-ahead = { $name } por delante
ui-person-equal = Igualados
ui-person-nothing = Aún no hay partidas terminadas.
ui-person-newest = Partidas más recientes
problem-not-your-game = Esa partida no es tuya.
problem-others-wait = En esta partida te esperan otras personas, así que no puedes ocultarla. Si no quieres seguir, deja el asiento.
problem-no-person = No existe esa página, o no puedes verla.

# -- the table’s people

problem-begun = La partida ya ha empezado.
problem-shown-out = Quien abrió esta mesa te ha expulsado. Puedes mirar, y volver a sentarte si te deja.
problem-nobody-to-show-out = En este asiento no hay nadie más.
problem-not-shown-out = Nadie con ese nombre está expulsado.
problem-people-sit = { $people ->
    [one] En esta mesa hay una persona sentada, así que necesita al menos un asiento.
   *[other] En esta mesa hay { $people } personas sentadas, así que necesita al menos { $people } asientos.
  }
problem-too-few-seats = Hay más personas y bots que asientos.
problem-table-waits = En esta mesa se acordó esperar a { $name }.
problem-not-yet-away = { $name } lleva poco tiempo fuera. { $minutes ->
    [one] Podrás llamar a un bot dentro de un minuto.
   *[other] Podrás llamar a un bot dentro de { $minutes } minutos.
  }
problem-not-away-for-hours = { $name } lleva poco tiempo fuera. { $hours ->
    [one] Podrás llamar a un bot dentro de una hora.
   *[other] Podrás llamar a un bot dentro de { $hours } horas.
  }
problem-not-gone = { $name } estuvo aquí hace menos de un día. Un asiento se puede dar a otro tras un día entero de ausencia.
problem-not-gone-by-days = A { $name } le queda tiempo. En las partidas por turnos, el asiento se puede dar a otro tras un día entero de ausencia, si se ha agotado el tiempo o juega un bot.
ui-invites = { $player } te invita a una partida de { $game }
ui-invited = Te invitan a una partida de { $game }
ui-invite-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
  }
ui-invite-minutes = unos { $minutes } minutos
ui-preview = { $players }, { $minutes }. Abre el enlace para sentarte.
ui-preview-running = Esta partida está en curso. Abre el enlace para mirar.
ui-entry-sit = Tu asiento
ui-entry-full = Todos los asientos están ocupados. Puedes mirar.
ui-entry-where = O elige un asiento más abajo. De él dependen tu color y tu lugar en el orden de turno.
ui-entry-lots = Los asientos se sortean al empezar.
ui-move-here = Cambiarme aquí
ui-begins-ready = La partida empezará cuando estén ocupados todos los asientos y todos hayan dicho que sí.
ui-begins-lots = Entonces se sortean los asientos.
ui-ready = Podemos empezar
ui-not-ready = Todavía no
ui-ready-tag = puede empezar
ui-unready-tag = aún no
ui-unready = Esperamos a { $players }.
ui-everybody-ready = Todos los presentes pueden empezar. Queda un asiento libre.
ui-show-out = Expulsar
ui-show-out-about = { $player } pierde el asiento y no podrá volver a sentarse, salvo que se lo permitas.
ui-free-seat = Liberar este asiento
ui-shown-out = Expulsados de la mesa
ui-let-in = Dejar volver
ui-arrange = Cambiar los ajustes
ui-arrange-about = Todos lo sabrán y tendrán que confirmarlo de nuevo.
ui-arrange-do = Guardar
ui-terms = Ajustes de la mesa
ui-terms-ready = Empezar cuando todos hayan dicho que sí
ui-terms-ready-help = Si no, la partida empezará en cuanto estén ocupados todos los asientos.
ui-terms-lots = Sortear los asientos
ui-absence = Si alguien se ausenta
ui-absence-usual = Lo habitual
ui-absence-usual-help = Esperar en las partidas por turnos o si solo puede entrar quien tiene el enlace. Si no, cualquiera de la mesa puede llamar a un bot.
ui-absence-wait = Esperar
ui-absence-wait-help = Nadie puede llamar a un bot por otra persona.
ui-absence-vote = Los demás votan
ui-absence-vote-help = Un bot juega en su lugar si todos los demás están de acuerdo.
ui-absence-call = Cualquiera puede llamar a un bot
ui-absence-call-help = El bot espera un momento, y no juega si la persona vuelve.
ui-call-after = tras
ui-call-after-usual = unos { $seconds } segundos
ui-call-after-least = { $time }; por turnos, lo que dura uno
ui-call-after-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }
ui-call-after-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }
ui-agreed-wait = Si alguien se ausenta, la partida espera.
ui-agreed-vote = Si alguien se ausenta, los demás votan si juega un bot.
ui-agreed-call = Si alguien lleva ausente { $time }, cualquiera de la mesa puede llamar a un bot.
ui-agreed-set-up = El bot no elige la preparación de nadie, salvo que todos los demás estén de acuerdo.
ui-deal-proof = Azar verificable
ui-deal-proof-about = Al acabar la partida, cualquiera puede comprobar los sorteos.
ui-printed = la edición más extendida
ui-leave-open = { $group ->
    [yes] Cualquier miembro del grupo podrá ocupar tu asiento.
   *[no] Quien tenga el enlace podrá ocupar tu asiento.
  }
ui-leave-playing = { $group ->
    [yes] Desde ahora juega un bot por ti, y cualquier miembro del grupo puede ocupar tu lugar. Solo podrás volver mientras el asiento siga libre.
   *[no] Desde ahora juega un bot por ti, y quien tenga el enlace puede ocupar tu lugar. Solo podrás volver mientras el asiento siga libre.
  }
ui-leave-not-begun = El bot también elige tu preparación.
ui-leave-do = Dejar el asiento
ui-absent = { $player } está ausente.
ui-ask-bot = Proponer que juegue un bot
ui-give-away = Dar el asiento a otro
ui-give-away-about = { $player } lleva más de un día fuera. Si todos los demás están de acuerdo, el asiento pasa a otra persona y { $player } no podrá recuperarlo.
ui-give-to-person = A la próxima persona que se siente
ui-give-to-bot = A un bot
ui-earlier = Jugadores anteriores: { $players }.
ui-earlier-bot = un bot
ui-warned = Un bot va a jugar por { $player }. Espera un momento por si vuelve.
ui-warned-mine = { $caller } ha llamado a un bot en tu lugar. Si te quedas, no jugará.
ui-absent-asked = { $player } propone que un bot juegue por { $seat }, que está ausente.
ui-absent-asked-mine = Has propuesto que un bot juegue por { $seat }, que está ausente.
ui-absent-refused = { $player } no está de acuerdo, así que no juega ningún bot.
ui-given-away-asked = { $player } propone dar a otro el asiento de { $seat }, que lleva más de un día fuera.
ui-given-away-asked-mine = Has propuesto dar a otro el asiento de { $seat }, que lleva más de un día fuera.
ui-given-away-to-bot = Pasa a un bot («{ $bot }»).
ui-given-away-to-person = Pasa a la próxima persona que se siente; hasta entonces juega un bot.
ui-given-away-refused = { $player } no está de acuerdo: el asiento se queda como está.
ui-notice-came-back = { $player } ha vuelto antes de que jugara el bot.
ui-notice-seat-freed = { $by } y todos los demás han cedido el asiento de { $player }. Juega un bot hasta que alguien se siente.
ui-notice-seat-to-bot = { $by } y todos los demás han cedido el asiento de { $player } al bot { $bot }.
ui-notice-seats-set = Asientos de la mesa: { $bot }.
ui-notice-options-set = Han cambiado los ajustes de la mesa. Míralos y confirma que podemos empezar.
ui-notice-shown-out = Quien abrió la mesa ha expulsado a { $player }.
ui-notice-let-in = { $player } puede volver a sentarse.
ui-notice-lot = Se han sorteado los asientos: { $player }.
ui-notice-again = { $by } ha abierto otra mesa con la misma gente.
ui-notice-series-out = { $by } ha sacado esta partida de su serie. Ya no cuenta, y se puede jugar otra en su lugar.
ui-notice-series-ended = { $by } ha terminado la serie. Esta partida ya no cuenta en ella.
ui-again = Otra partida con la misma gente
ui-again-title = Otra partida con la misma gente
ui-again-about = { $players } tienen asiento en la mesa nueva y pasarán a ella.
ui-again-about-one = { $players } tiene asiento en la mesa nueva y pasará a ella.

# -- people: notices, by which people who are away are called

problem-notice-gone = Esa forma de avisarte ya no existe.
problem-notice-no-address = Tu cuenta aún no tiene una dirección de correo confirmada.
problem-notice-ways = Puedes tener como mucho { $most } formas de recibir notificaciones. Quita antes una.
problem-notice-unknown-host = Ningún servidor se llama { $host }.
problem-notice-slow-host = No se ha podido averiguar a tiempo la dirección de { $host }. Inténtalo más tarde.
problem-notice-not-public = Las notificaciones solo se envían a direcciones públicas.
problem-notice-https = Ese servidor debe usar HTTPS.
problem-notice-server = Escribe un nombre de servidor como ntfy.sh.
problem-notice-topic = Un tema solo tiene letras, cifras, guiones y guiones bajos.
problem-notice-token = Escribe un token tal como lo da el servicio.
problem-notice-chat = El número de un chat solo tiene cifras y, si acaso, un signo menos delante.
problem-notice-room = Escribe el identificador de una sala, como !abc:example.org.
problem-notice-hook = Escribe la dirección de un webhook de Discord.
problem-notice-url = Escribe una sola dirección de Apprise que no lleve a esta máquina.
problem-notice-hours = Escribe una hora como 22:30.
call-turn-title = Te toca: { $game }
call-turn = Los demás te esperan.
call-reminder-title = Se te acaba el tiempo: { $game }
call-reminder = Todavía te toca a ti.
call-invited-title = Un asiento para ti: { $game }
call-invited = { $by } ha abierto una mesa y te guarda un asiento.
call-asked-title = Una pregunta para ti: { $game }
call-asked = { $by } pide el acuerdo de todos en la mesa.
call-named-title = Te han mencionado: { $game }
call-named = { $by } te ha mencionado en el chat.
call-ended-title = Fin de la partida: { $game }
call-ended = La partida ha terminado. Mira cómo ha quedado cada cual.
call-tried-title = Notificación de prueba
call-tried = Así te avisa Mercat cuando te toca.
call-until = Tienes hasta el { $at }.
call-mail-end = Recibes este correo porque en tu cuenta de { $site } están activadas las notificaciones. Nadie lee las respuestas.
ui-notices = Notificaciones
ui-notices-lead = Recibe un mensaje cuando te toque.
ui-notices-open = Abrir la mesa
ui-notices-off = Dejar de recibir estos correos
ui-notices-ways = Cómo avisarte
ui-notices-none = Elige cómo quieres recibir las notificaciones.
ui-notices-new = Cuando te hayas sentado a una mesa, aquí podrás activar las notificaciones.
ui-notices-way-push = Push
ui-notices-way-mail = Correo
ui-notices-way-ntfy = ntfy
ui-notices-way-discord = Discord
ui-notices-way-telegram = Telegram
ui-notices-way-matrix = Matrix
ui-notices-way-free = Apprise
ui-notices-here = este dispositivo
ui-notices-try = Probar
ui-notices-tried = Va en camino una notificación de prueba. La lista de abajo dice cómo le ha ido.
ui-notices-remove = Quitar
ui-notices-is-off = Desactivado:
ui-notices-add-push = Avisarme en este dispositivo
ui-notices-push-about = Tu navegador te pedirá permiso. Funciona mientras el navegador esté abierto, y en la aplicación instalada.
ui-notices-push-never = Aquí no hay notificaciones push. En un iPhone o iPad, añade antes este sitio a la pantalla de inicio.
ui-notices-push-denied = Las notificaciones de este sitio están bloqueadas. Permítelas en los ajustes del navegador e inténtalo de nuevo.
ui-notices-push-failed = El servicio push del navegador no ha respondido. Inténtalo más tarde o elige otra forma.
ui-notices-add-mail = Avisarme por correo
ui-notices-mail-about = A { $address }. Cada correo lleva un enlace para dejar de recibirlos.
ui-notices-mail-first = Para recibir correos, confirma antes una dirección para tu cuenta.
ui-notices-add = Otra forma
ui-notices-add-this = Añadir
ui-notices-field-server = Servidor
ui-notices-field-topic = Tema
ui-notices-field-token = Token
ui-notices-field-token-maybe = Token, si hace falta
ui-notices-field-hook = Dirección del webhook
ui-notices-field-bot = Token de tu bot
ui-notices-field-chat = Número del chat
ui-notices-field-access = Token de acceso
ui-notices-field-room = Identificador de la sala
ui-notices-field-url = Dirección de Apprise
ui-notices-what = Avisarme cuando
ui-notices-kind-turn = Me toca
ui-notices-kind-invited = Me guardan un asiento
ui-notices-kind-asked = Hace falta mi acuerdo
ui-notices-kind-named = Me mencionan en el chat
ui-notices-kind-ended = Termina una partida
ui-notices-kind-reminder = Se me acaba el tiempo
ui-notices-kind-tried = Prueba
ui-notices-hours = No enviar nada
ui-notices-from = desde las
ui-notices-until = hasta las
ui-notices-hours-about = Las notificaciones esperan hasta entonces. Si dejas ambas vacías, esperan durante tus horas de descanso.
ui-notices-muted = Mesas sin notificaciones
ui-notices-mute = Sin notificaciones de esta mesa
ui-notices-unmute = Volver a avisarme
ui-notices-muted-here = De esta mesa no recibes notificaciones.
ui-notices-calendar = Calendario
ui-notices-calendar-about = Suscríbete desde tu calendario a esta dirección secreta y verás cuándo se te acaba el tiempo en cada mesa.
ui-notices-calendar-is = Tienes una dirección de calendario.
ui-notices-calendar-shown = Cópiala ahora: solo se muestra una vez. Quien la tenga puede ver tus mesas y cuándo se te acaba el tiempo.
ui-notices-calendar-make = Crear una dirección
ui-notices-calendar-again = Sustituir la dirección
ui-notices-calendar-drop = Borrar
ui-notices-calendar-entry = Se te acaba el tiempo: { $game }
ui-notices-sent = Notificaciones enviadas
ui-notices-sent-none = Nada todavía.
ui-notices-state-sent = enviado
ui-notices-state-failed = no enviado
ui-notices-state-waiting = se intentará de nuevo
ui-notices-repeats = puede haber llegado dos veces
ui-notices-bounces = «Enviado» no quiere decir que un correo haya llegado.
ui-notices-why-too-many = demasiadas notificaciones en una hora
ui-notices-why-not-public = la dirección no es pública
ui-notices-why-timeout = sin respuesta a tiempo
ui-notices-why-process = se interrumpió el servidor
ui-notices-why-answered = rechazado por el servicio
ui-notices-why-mail = rechazado por el servidor de correo
ui-notices-why-no-address = sin dirección de correo confirmada
ui-notices-why-device-ended = se cerró la sesión de este dispositivo
ui-notices-why-signed-out = desactivada al cerrarse tus sesiones; una prueba la activa de nuevo
ui-notices-why-unsubscribed = te diste de baja con el enlace de un correo
ui-notices-why-no-mail = este servidor no envía correo
ui-notices-why-not-understood = el servicio no conoce esta dirección
ui-notices-why-connection = no se puede contactar con el servicio
ui-notices-off-title = ¿Dejar de recibir correos sobre mesas?
ui-notices-off-about = No recibirás más correos sobre mesas. Puedes cambiarlo en tu página cuando quieras.
ui-notices-off-yes = Darme de baja
ui-notices-off-done = Te has dado de baja
ui-notices-off-done-about = Ya no recibes correos sobre mesas. Tu cuenta conserva su dirección.
ui-since-points = Tus puntos
ui-since-place = Tu puesto
# -- groups

problem-no-group = Ese grupo no existe, o no puedes verlo.
problem-not-member = Solo pueden hacerlo los miembros del grupo.
problem-not-keeper = Solo puede hacerlo un responsable del grupo.
problem-no-group-invitation = Este enlace ya no funciona. Pide otro.
problem-no-such-member = Esa persona no está en este grupo.
problem-group-full = Este grupo tiene { $most } miembros, el máximo.
problem-many-groups = Estás en { $most } grupos, el máximo.
problem-many-series = Este grupo tiene { $most } series, el máximo.
problem-group-invitations = Este grupo tiene { $most } enlaces de invitación, el máximo. Borra antes uno.
problem-last-keeper = El grupo necesita un responsable. Elige antes a otra persona.
problem-remove-yourself = Para irte, abandona el grupo.
problem-bad-points = Escribe hasta { $places } números de 0 a { $most }, primero el del primer puesto. Ningún puesto puede valer más que uno mejor.
problem-no-series = Esa serie no existe.
problem-series-over = Ya se han jugado todas las partidas de esta serie.
problem-series-on = Hay una partida de esta serie en curso. Podrás empezar la siguiente cuando termine.
problem-not-in-series = Este juego no es de la serie.
problem-not-on-in-series = En esa mesa no se juega una partida de la serie.
problem-choose-game = Elige un juego.
problem-people-for-game = Este juego es para { $fewest } a { $most } personas, y has elegido { $people }. Elige a los jugadores en la página del grupo.
problem-group-no-sandbox = Una mesa de pruebas es de una sola persona, no de un grupo.
problem-series-no-deal = En una serie no se puede repartir a mano.
ui-group = Grupo
ui-groups = Grupos
ui-groups-about = Un grupo es para gente que juega junta. Tiene sus mesas, su tabla de resultados y sus series de partidas.
ui-group-found = Crear un grupo
ui-group-found-about = Serás su responsable: tú invitas, y solo lo verán quienes invites.
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
ui-group-keeper = responsable
ui-group-since = desde el
ui-group-private-tag = privado
ui-group-public-tag = público
ui-group-invites = { $player } te invita al grupo { $group }
ui-group-invited = Te invitan al grupo { $group }
ui-group-preview = Un grupo de gente que juega a juegos de mesa. Abre el enlace para unirte.
ui-group-ratings = Clasificación
ui-group-ratings-about = Por orden del extremo inferior de la puntuación. Ves a las personas cuya página puedes ver.
ui-group-join = Unirme
ui-group-join-about = Los miembros verán tu nombre y tus resultados en este grupo. Puedes irte cuando quieras.
ui-group-in-already = Ya estás en este grupo.
ui-group-to = Ir al grupo
ui-group-tables = Mesas
ui-group-no-tables = No hay partidas en curso.
ui-group-open-table = Abrir una mesa:
ui-group-archive = Todas las partidas terminadas
ui-group-leave = Abandonar el grupo
ui-group-leave-about = Dejarás de ver el grupo y sus mesas. En las partidas en curso conservas el asiento hasta que terminen. Si no queda ningún responsable, lo será el miembro más antiguo.
ui-group-keep = Hacer responsable
ui-group-unkeep = Quitar como responsable
ui-group-remove = Quitar del grupo
ui-group-remove-about = { $player } dejará de ver el grupo, pero conserva sus asientos en las partidas en curso hasta que terminen. Los enlaces de invitación dejan de funcionar.
ui-group-invite = Invitar
ui-group-invite-people = Cuántas personas
ui-group-invite-days = Validez (días)
ui-group-invite-do = Crear un enlace
ui-group-link = El enlace
ui-group-link-about = Envíalo a quien quieras que se una. Solo se muestra ahora.
ui-group-qr = El enlace como código QR
ui-group-invitation = Han entrado { $used } de { $most }
ui-group-expires = caduca el
ui-group-withdraw = Borrar
ui-group-change = Editar el grupo
ui-group-points = Puntos por puesto
ui-group-points-help = Primero el del primer puesto, por ejemplo 5 3 2 1. Los demás puestos no dan puntos.
ui-group-public = Cualquiera puede leer esta página
ui-group-public-help = Verán los resultados, y los nombres de las personas cuya página pueden ver; nunca una mesa.
ui-group-table-about = Aquí solo pueden sentarse o mirar los miembros del grupo.
ui-group-share-about = Este enlace solo sirve a los miembros del grupo.
ui-new-group = Quién puede entrar
ui-new-no-group = Cualquiera que tenga el enlace
ui-new-group-help = En un grupo solo pueden sentarse o mirar sus miembros, y el resultado cuenta en su tabla.
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
ui-series-about = Un número acordado de partidas con una sola tabla de resultados. Los asientos rotan de partida en partida.
ui-series-new = Empezar una serie
ui-series-name = Nombre de la serie
ui-series-name-example = Temporada de invierno
ui-series-length = Número de partidas
ui-series-games = Juegos
ui-series-games-help = Se juegan por turno. Si no marcas ninguno, vale cualquiera.
ui-series-progress = { $played } de { $length } partidas jugadas
ui-series-game = partida { $number } de { $length }
ui-series-begin-first = Empezar la primera partida
ui-series-begin-next = Empezar la partida { $number }
ui-series-next = Siguiente partida de la serie
ui-series-to-table = Ir a la partida { $number }
ui-series-who = Jugadores
ui-series-turned = Todos tienen asiento; los asientos rotan de partida en partida. La partida empezará cuando todos los presentes hayan dicho que sí; quien falte se la salta.
ui-series-over = Series terminadas
ui-series-played = Partidas
ui-series-counts = Puntos por puesto: { $points }. Si un bot juega por ti, aunque te hayas ido, el resultado es tuyo; quien ocupe tu asiento se queda con el resultado.
ui-series-take-out = Sacar de la serie la partida en curso
ui-series-take-out-about = La partida sigue, pero ya no cuenta. Puedes empezar otra en su lugar.
ui-series-end = Terminar la serie
ui-series-end-about = La tabla de resultados se queda como está. Una partida en curso ya no cuenta.

# -- ratings and the archive

problem-rated-accounts = Para las partidas con clasificación hace falta una cuenta. Crea una o inicia sesión, y después siéntate.
problem-rated-one-seat = En una mesa con clasificación cada cual tiene un asiento, y tú ya tienes el tuyo.
problem-rated-bots = Los bots no juegan contra personas en partidas con clasificación.
problem-rated-deal = Una partida con clasificación no se puede repartir a mano.
problem-rated-alone = Una partida con clasificación necesita al menos dos jugadores.
problem-rated-clock = Una partida con clasificación necesita un reloj que haga algo más que recordar; si no, quien va perdiendo podría dejar de jugar. Por ejemplo, { $minutes } minutos por persona y { $seconds } segundos por turno.
problem-rated-sandbox = Una mesa de pruebas no puede tener clasificación.
problem-rated-guests = La partida no puede tener clasificación, porque estas personas no tienen cuenta: { $people }.
problem-rated-own-bot = En una partida con clasificación ningún bot puede jugar por ti mientras conservas el asiento. Si lo dejas, quedas en último puesto.
problem-rated-no-sandbox = Podrás probar jugadas desde esta posición cuando termine la partida.
problem-rated-no-export = Podrás guardar esta partida en un archivo cuando termine.
problem-rated-entered = El resultado ya cuenta para las puntuaciones, así que no se puede deshacer nada.
problem-nothing-to-enter = No hay ningún resultado que contar.
problem-not-your-finished-game = Esa no es una partida tuya terminada.
ui-rated = con clasificación
ui-rated-label = Con clasificación
ui-rated-about = Esta partida cuenta para la clasificación: el resultado cambia la puntuación de los jugadores.
ui-rated-accounts = Solo con cuenta, un asiento por persona y sin bots. Toda la mesa ve tu puntuación.
ui-rated-not-there = Hasta el final: sin pistas, sin mesa de pruebas, sin archivo de la partida, sin reparto a mano.
ui-rated-leaving = Quien se va, pierde el asiento o acaba con un bot en su lugar queda en último puesto.
ui-rated-when = El resultado cuenta { $minutes } minutos después del final, o en cuanto todos estén de acuerdo.
ui-rated-newcomer = Quien se siente ahora juega en lugar de otra persona, y no le cuenta.
ui-terms-rated = Con clasificación
ui-terms-rated-help = Solo con cuenta y reloj, sin bots ni pistas. Irse significa el último puesto.
ui-terms-rated-guest = Las partidas con clasificación son para personas con cuenta.
ui-leave-rated = Esta partida tiene clasificación: si te vas, quedas en último puesto.
ui-rating = { $number } ± { $doubt }
ui-rating-title = Puntuación
ui-rating-first = primera partida con clasificación
ui-rating-games = { $count ->
    [one] de una partida con clasificación
   *[other] de { $count } partidas con clasificación
  }
ui-rating-about = Se empieza en 1500. Con 200 puntos más se ganan unas tres de cada cuatro partidas de dos jugadores. El ± se reduce con cada partida.
ui-rating-course = Puntuaciones tras { $count } partidas, de { $first } a { $last }
ui-rated-pending = Provisional. El resultado cuenta cuando todos estén de acuerdo; como muy tarde:
ui-rated-entered = El resultado cuenta para las puntuaciones.
ui-rated-for-nobody = El resultado no cambia ninguna puntuación: no se puede comparar a dos de los jugadores iniciales, o ninguno jugó hasta el final.
ui-rated-left = se fue antes del final: último puesto
ui-rated-ask = Proponer que el resultado cuente ya
ui-rated-enter = Contar ya el resultado
ui-rating-asked = { $player } propone que el resultado cuente ya. Después no se podrá deshacer nada.
ui-rating-asked-mine = Has propuesto que el resultado cuente ya. Después no se podrá deshacer nada.
ui-rating-refused = { $player } no está de acuerdo. El resultado contará unos minutos después del final.
ui-ratings-of = Clasificación: { $game }
ui-ratings-list = Toda la clasificación
ui-ratings-rank = Puesto
ui-ratings-people = Personas
ui-ratings-order = Por orden del extremo inferior de la puntuación. Para figurar hacen falta { $fewest } rivales distintos en partidas con clasificación y una página pública.
ui-ratings-none = Aún no figura nadie. Para figurar hacen falta { $fewest } rivales distintos en partidas con clasificación y una página pública.
ui-ratings-unseen = { $count ->
    [one] Una persona con puntuación no figura: su página no es pública, o ha tenido menos de { $fewest } rivales.
   *[other] { $count } personas con puntuación no figuran: sus páginas no son públicas, o han tenido menos de { $fewest } rivales.
  }
ui-ratings-before = Más arriba
ui-ratings-after = Más abajo
ui-ratings-bots = Bots
ui-ratings-bots-about = Los bots tienen su propia puntuación, de torneos entre ellos para cada número de jugadores. No se compara con la de las personas.
ui-replay = Ver desde el principio
ui-archive-title = Partidas públicas
ui-archive-lead = Partidas terminadas que todos sus jugadores han aceptado publicar.
ui-archive-none = Aún no hay partidas públicas.
ui-archive-any = cualquiera
ui-archive-rated-yes = con clasificación
ui-archive-rated-no = sin clasificación
ui-archive-bots = Bots
ui-archive-no-bots = solo personas
ui-archive-person = Con (cuenta)
ui-archive-with = Partidas de { $name }.
ui-archive-person-page = A su página
ui-archive-nobody = No hay nadie llamado «{ $name }» con una página pública.
ui-archive-of = Partidas públicas de { $name }
ui-archive-statistics = Estadísticas de estas partidas
ui-archive-statistics-lead = Lo que suele pasar en las partidas que has buscado.
ui-archive-statistics-about = { $games ->
    [one] Una partida pública
   *[other] { $games } partidas públicas
  } con las reglas actuales.
ui-archive-statistics-none = Ninguna de estas partidas se jugó con las reglas actuales.
ui-archive-to = A las partidas públicas
ui-archived = Esta partida es pública: todos sus jugadores lo han aceptado.
ui-archive-about = Cualquiera podría encontrar, ver y analizar esta partida, con los nombres y el chat. Tienen que aceptarlo todos sus jugadores.
ui-archive-waiting = { $count ->
    [one] Lo has aceptado. Falta que lo acepte una persona más.
   *[other] Lo has aceptado. Falta que lo acepten { $count } personas más.
  }
ui-archive-agree = Aceptar que se publique
ui-archive-withdraw = Dejar de publicarla
ui-archive-me-about = Las partidas públicas las ve todo el mundo, con nombres y chat, si todos sus jugadores lo aceptan.
ui-archive-me-no = Preguntarme en cada partida
ui-archive-me-yes = Publicar todas mis partidas
# -- clocks

ui-clock = Reloj
ui-clock-none = Sin reloj
ui-clock-none-help = Cada cual se toma el tiempo que quiera.
ui-clock-days = Por turnos (días)
ui-clock-days-help = Un tiempo fijo para cada turno y una reserva para los retrasos.
ui-clock-live = En tiempo real
ui-clock-live-help = Un tiempo fijo para toda la partida y un poco más en cada turno, como en el ajedrez.
ui-clock-turn = Tiempo por turno
ui-clock-bank = Reserva para retrasos
ui-clock-bank-none = ninguna
ui-clock-increment-none = nada
ui-clock-total = Tiempo para toda la partida
ui-clock-increment = Añadido en cada turno
ui-clock-weekends = Los fines de semana no cuentan
ui-clock-weekends-help = Según la zona horaria de cada persona.
ui-clock-end = Si a alguien se le acaba el tiempo
ui-clock-end-remind = Solo se le avisa
ui-clock-end-vote = Los demás pueden votar que juegue un bot
ui-clock-end-bot = Juega un bot hasta que vuelva
ui-clock-end-give-up = Pierde el asiento y sigue jugando un bot
ui-time-days = { $count ->
    [one] un día
   *[other] { $count } días
  }
ui-time-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
  }
ui-time-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
  }
ui-time-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
  }
ui-time-and = { $more } y { $less }
ui-agreed-clock-days = Reloj por turnos: { $turn } para cada turno.
ui-agreed-clock-bank = Reserva para toda la partida: { $bank }.
ui-agreed-clock-live = Reloj en tiempo real: { $bank } para toda la partida.
ui-agreed-clock-increment = En cada turno se añade: { $increment }.
ui-agreed-clock-rests = No cuentan las horas de descanso ni los días de ausencia.
ui-agreed-clock-weekends = Los fines de semana no cuentan.
ui-agreed-end-remind = A quien se le acaba el tiempo solo se le avisa.
ui-agreed-end-vote = Si a alguien se le acaba el tiempo, los demás pueden votar que juegue un bot.
ui-agreed-end-bot = Si a alguien se le acaba el tiempo, juega un bot hasta que vuelva.
ui-agreed-end-give-up = Quien agota su tiempo pierde el asiento, y sigue jugando un bot.
ui-clock-short-days = { $turn } por turno
ui-clock-short-live = en tiempo real, { $bank }
ui-clock-left = Tiempo que queda
ui-clock-deadline = Tiempo hasta
ui-clock-rests = Reloj parado hasta
ui-clock-low = poco tiempo
ui-clock-over = Sin tiempo
ui-clock-reserve = Reserva
ui-clock-used = Tiempo usado
ui-clock-paused = Pausa: el reloj está parado.
ui-clock-paused-until = Pausa: el reloj está parado hasta
ui-clock-pause = Pedir una pausa
ui-clock-pause-about = En una pausa el reloj se para para todos; se puede seguir jugando. Todos los demás deben estar de acuerdo, y cualquiera puede terminarla.
ui-clock-pause-for = Cuánto tiempo
ui-clock-pause-open = Hasta que alguien la termine
ui-clock-resume = Terminar la pausa
ui-clock-claim = Proponer que juegue un bot
ui-clock-claim-about = A { $player } se le ha acabado el tiempo.
ui-pause-asked = { $player } propone una pausa hasta que alguien la termine. { $count ->
    [0] { "" }
    [one] Acaba tras un día como máximo.
   *[other] Acaba tras { $count } días como máximo.
  }
ui-pause-asked-mine = Has propuesto una pausa hasta que alguien la termine. { $count ->
    [0] { "" }
    [one] Acaba tras un día como máximo.
   *[other] Acaba tras { $count } días como máximo.
  }
ui-pause-refused = { $player } no está de acuerdo, así que no hay pausa.
ui-over-time-asked = { $player } propone que juegue un bot por { $seat }, a quien se le ha acabado el tiempo.
ui-over-time-asked-mine = Has propuesto que juegue un bot por { $seat }, a quien se le ha acabado el tiempo.
ui-over-time-refused = { $player } no está de acuerdo, así que no juega ningún bot.
ui-notice-time-over = A { $player } se le ha acabado el tiempo.
ui-notice-time-over-vote = A { $player } se le ha acabado el tiempo. Los demás pueden votar que juegue un bot.
ui-notice-time-over-bot = A { $player } se le ha acabado el tiempo. Juega un bot hasta que recupere su asiento.
ui-notice-time-over-seat = A { $player } se le ha acabado el tiempo y ha perdido el asiento. Juega un bot hasta que alguien se siente.
ui-notice-time-held = { $by } y todos los demás dejan que juegue un bot por { $player }, a quien se le ha acabado el tiempo, hasta que recupere su asiento.
ui-notice-paused = { $by } y todos los demás han acordado una pausa. { $count ->
    [0] Dura hasta que alguien la termine.
    [one] Acaba tras un día, o cuando alguien la termine.
   *[other] Acaba tras { $count } días, o cuando alguien la termine.
  }
ui-notice-resumed = { $by } ha terminado la pausa.
ui-notice-pause-over = La pausa ha acabado.
ui-times-title = En qué se fue el tiempo
ui-times-about = Cuánto se esperó a cada jugador. No cuentan las horas de descanso, las pausas, los bots ni las jugadas deshechas de común acuerdo.
ui-times-player = Jugador
ui-times-total = Total
ui-times-turns = Turnos
ui-times-mean = Por turno
ui-times-longest = El turno más largo
ui-times-took = { $time }
ui-times-moment = menos de un minuto
ui-rests-title = Cuándo se para tu reloj
ui-rests-about = En las partidas por turnos tu reloj se para en esas horas y días. Los demás solo ven hasta cuándo.
ui-rests-zone = Zona horaria: { $zone }. Se cambia más arriba.
ui-rests-zone-auto = Zona horaria: { $zone }. Al guardar tus horas de descanso se fija la de este navegador.
ui-rests-quiet = Horas de descanso
ui-rests-quiet-about = Como máximo { $count } horas al día. Un cambio vale desde tu próximo turno, una vez por semana como máximo.
ui-rests-from = de
ui-rests-to = a
ui-rests-none = Sin horas de descanso
ui-rests-away = Días de ausencia
ui-rests-away-about = Como máximo { $once } días seguidos y { $year } en un año. Un día empezado cuenta como gastado.
ui-rests-first = primer día
ui-rests-last = último día
ui-rests-add = Añadir días de ausencia
ui-rests-end = Terminar o cancelar
ui-rests-period = del { $first } al { $last }
problem-clock-days = En las partidas por turnos, un turno dura de una hora a { $turn } días y la reserva es de { $bank } días como máximo. No se añade tiempo en cada turno.
problem-clock-live = Una partida en tiempo real dura de un minuto a { $bank } horas por jugador, y { $increment } minutos más por turno como máximo, y sin límite por turno.
problem-clock-in-file = No se ha podido leer el reloj del archivo.
problem-no-clock = Esta mesa no tiene un reloj que se pueda parar.
problem-paused-already = La partida ya está en pausa.
problem-paused-for-all = La partida está en pausa: hasta que termine la pausa, ningún bot juega por { $name } ni se puede dar el asiento a otro.
problem-not-paused = La partida no está en pausa.
problem-time-not-over = A { $name } no se le ha acabado el tiempo, o en esta mesa se acordó otra cosa.
problem-quiet-long = Puede haber como máximo { $most } horas de descanso al día.
problem-away-over = Esos días ya han pasado o han empezado.
problem-away-far = Los días de ausencia se pueden planear con { $most } días de antelación como máximo.
problem-away-long = Puedes tomarte como máximo { $most } días de ausencia seguidos.
problem-away-often = Puedes tomarte como máximo { $most } días de ausencia al año.
problem-away-twice = Algunos de esos días ya son de ausencia.

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
ui-order-unless = Salvo si ocurre esto
ui-order-this-round = Solo en esta ronda
ui-order-until = Hasta que ocurra esto
ui-order-unless-help = La instrucción deja de valer en cuanto ocurra una de estas cosas.
ui-order-who = Quién
ui-order-what = Qué
ui-by-order = por instrucción
ui-prepare = Preparar mi próximo turno
ui-prepare-about = Así estaría la mesa si tu turno empezara ahora. Lo que elijas aún no se juega: queda como instrucción para tu próximo turno.
ui-prepare-so-far = Preparado hasta ahora
ui-prepare-add = Añadir esta jugada
ui-prepare-none = No hay nada más que preparar: después decide otra persona, o hay un sorteo.
ui-prepare-back = Quitar la última jugada
ui-prepare-any-price = A cualquier precio
ui-prepare-any-price-help = Si no, el turno te espera cuando una jugada vaya a dar menos dinero, mercancías o puntos que ahora, o a costar más.
ui-prepare-illegal = Una jugada anterior de este turno ya no es posible. Empieza de nuevo.
problem-order-lesson = En una lección no se pueden dar instrucciones.
problem-orders-many = Puedes tener como máximo { $most } instrucciones por asiento. Borra antes una.
problem-no-order = Esa instrucción ya no existe.
problem-no-prepare = Ahora no puedes preparar aquí un turno.
problem-orders-in-file = No se han podido leer las instrucciones del archivo.
