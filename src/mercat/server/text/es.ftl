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
problem-no-such-style = Este juego no tiene ese estilo; opciones: { $styles }.
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
problem-long-move = Una jugada tiene como máximo { $most } caracteres.
problem-undone-enough = En esta mesa se han deshecho demasiadas jugadas y ya no se puede deshacer más. La partida sigue desde aquí.
problem-too-many-tables = { $most ->
    [one] Has abierto una mesa que aún no ha terminado. Termínala,
   *[other] Has abierto { $most } mesas que aún no han terminado. Termina alguna,
  } o espera unos días, antes de abrir otra.
problem-too-many-tables-near = { $most ->
    [one] Desde tu red se ha abierto una mesa que aún no ha terminado. Espera a que termine
   *[other] Desde tu red se han abierto { $most } mesas que aún no han terminado. Espera a que termine alguna
  } antes de abrir otra.
problem-journal-full = Esta mesa tiene { $most } anotaciones y no caben más.
problem-long-journal = Una partida importada puede tener como máximo { $most } jugadas.
problem-long-deal = Este reparto es demasiado largo para introducirlo sorteo a sorteo. Aun así puedes abrirlo como texto.
problem-empty-name = Escribe un nombre.
problem-long-name = Un nombre tiene como máximo { $most } caracteres.
problem-empty-chat = No hay nada que enviar.
problem-long-chat = Un mensaje tiene como máximo { $most } caracteres.
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
problem-enough-today = { $what ->
    [people] Hoy ha llegado muchísima gente nueva desde tu red.
    [accounts] Hoy se han creado muchísimas cuentas desde tu red.
    [groups] Hoy se han fundado muchísimos grupos desde tu red.
    [series] Hoy se han empezado muchísimas series desde tu red.
   *[secrets] Hoy han entrado muchísimos dispositivos y enlaces desde tu red.
  } Inténtalo de nuevo dentro de unas horas.
problem-too-many-reviews = Ahora mismo se están preparando demasiados análisis. Inténtalo de nuevo dentro de un minuto.
problem-too-much-stored = Las mesas que has abierto en el último mes ocupan { $most } MB, que es lo máximo que puede guardar aquí un navegador. Podrás abrir otra cuando se borren las antiguas.
problem-too-much-stored-near = Las mesas abiertas desde tu red en el último mes ocupan { $most } MB, que es lo máximo que puede guardar aquí una red. Podrás abrir otra cuando se borren las antiguas.
problem-too-many-streams = Hay demasiadas mesas abiertas a la vez desde tu red. Cierra alguna.

## Por qué no se puede usar una base de datos. Va detrás de otra frase y sin punto final.

database-former = la base de datos tiene la revisión { $revision }, anterior a la primera versión de Mercat, y se pone al día en dos pasos: arranca una vez el servidor del commit { $commit }, que la lleva a la { $end }, y después este; docs/hosting.md, «Updates», tiene las órdenes
database-newer = la base de datos tiene la revisión { $revision }, que esta versión de Mercat no conoce, pues la última suya es la { $newest }: la hizo una versión más nueva; usa esa u otra posterior
database-older = las mesas tienen una forma anterior; arranca una vez el servidor, que las pone al día
database-foreign = su tabla alembic_version no es de Mercat; indica otra base de datos
database-without-revision = tiene mesas pero ninguna revisión, así que no es de Mercat o está dañada; indica otra base de datos o restaura una copia de seguridad
database-several-revisions = su tabla alembic_version nombra varias revisiones, así que está dañada; restaura una copia de seguridad

## Fallos del disco, de la base de datos y de la clave: qué pasa y (.do) qué hacer. Los dicen el arranque, el registro y el doctor.

fault-full = no queda sitio en el disco de { $path }
    .do = haz sitio ahí; hasta entonces no se puede guardar nada
fault-read-only = el sistema de archivos de { $path } está montado solo para lectura
    .do = busca errores del disco en el registro del sistema (dmesg) y después móntalo para escritura
fault-unreadable = el usuario { $user } no puede leer { $path }, que es de { $owner }
    .do = da la carpeta de datos al usuario que ejecuta el servidor (chown -R) o ejecuta el servidor como { $owner }
fault-unwritable = el usuario { $user } no puede escribir en { $path }, que es de { $owner }
    .do = da la carpeta de datos al usuario que ejecuta el servidor (chown -R; chmod 700) o ejecuta el servidor como { $owner }
fault-broken-disk = el disco de { $path } falla ({ $why })
    .do = busca errores del disco en el registro del sistema (dmesg); si no se recupera, restaura la última copia de seguridad en otro disco
fault-unusable-path = { $path } no se puede usar ({ $why })
    .do = indica otra con --data, MERCAT_DATA o MERCAT_DATABASE
fault-cut-off = la base de datos { $place } está cortada: quedan { $size } de { $wanted } bytes
    .do = detén el servidor, guarda una copia del archivo y restaura la última copia de seguridad (mercat restore)
fault-damaged = la base de datos { $place } está dañada ({ $why })
    .do = detén el servidor, guarda una copia del archivo y restaura la última copia de seguridad (mercat restore)
fault-no-database = el archivo { $place } no es una base de datos: su comienzo está dañado o es de otro programa
    .do = si lo escribió Mercat, guarda una copia del archivo y restaura la última copia de seguridad (mercat restore); si no, indica otra base de datos con --data o MERCAT_DATABASE
fault-foreign = la base de datos { $place } es de otro programa: su tabla alembic_version no es de Mercat
    .do = indica otra con --data o MERCAT_DATABASE
fault-locked = otro programa tiene ocupada la base de datos { $place }
    .do = cierra el programa que escribe en ella, por ejemplo una consola de sqlite3
fault-slow = la base de datos { $place } responde demasiado despacio
    .do = mira si su disco y su máquina están sobrecargados
fault-silent = la base de datos { $place } no responde ({ $why })
    .do = comprueba que funciona, que MERCAT_DATABASE es correcto y que este usuario puede llegar a ella
fault-unusable = la base de datos { $place } no se puede usar: { $why }
fault-key-short = MERCAT_SECRET_KEY es demasiado corta
    .do = pon al menos { $fewest } caracteres, o quítala: el servidor usa entonces el archivo secret-key
fault-key-unusable = { $path } no contiene una clave válida
    .do = pon ahí la clave de la última copia de seguridad; si no hay ninguna, borra el archivo y se creará otra, con la que los navegadores pierden sus asientos
fault-key-lost = falta la clave { $path }, pero en la base de datos hay mesas o gente: con una clave nueva todos pierden sus asientos, cuentas y enlaces
    .do = pon ahí el archivo secret-key de una copia de seguridad (mercat restore ARCHIVO --data OTRACARPETA lo crea) o da la clave anterior en MERCAT_SECRET_KEY; solo si se ha perdido para siempre, crea una nueva: (umask 077; head -c 48 /dev/urandom | base64 > { $path })
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
setting-own-path = { $name }={ $value } tiene una ruta que empieza como las páginas propias de Mercat; elige otra
setting-url = MERCAT_URL={ $value } no es una dirección como https://example.org o https://example.org/mercat
setting-issuer = MERCAT_OPENID_ISSUER={ $value } no es una dirección como https://login.example.org
setting-networks = MERCAT_NOTICES_NETWORKS={ $value } no indica una red como 192.168.1.5/32
setting-mail-server = MERCAT_MAIL_SERVER={ $value } no es el nombre de un servidor, como smtp.example.org
setting-mail-from = MERCAT_MAIL_FROM={ $value } no es un remitente como games@example.org o Mercat <games@example.org>
setting-mail-unencrypted = MERCAT_MAIL_TLS=none enviaría la contraseña de MERCAT_MAIL_USER por la red sin cifrar
setting-pair = { $one } y { $other } se ponen juntos o no se pone ninguno
setting-prefix-of-url = MERCAT_PREFIX={ $value } no es la ruta de MERCAT_URL={ $url }; puedes quitarlo
setting-hosts-of-url = MERCAT_HOSTS={ $value } no incluye el nombre de host de MERCAT_URL={ $url }
setting-secure-url = MERCAT_SECURE=yes, pero MERCAT_URL={ $url } no es HTTPS, así que los navegadores no guardarían ninguna cookie
setting-metrics = MERCAT_METRICS={ $value } no es una dirección como 127.0.0.1:9100
setting-metrics-in-use = las métricas no se pueden servir en { $address }: otro programa usa esa dirección
setting-metrics-unusable = las métricas no se pueden servir en { $address } ({ $why })
setting-one-writer = MERCAT_PROCESSES necesita PostgreSQL (MERCAT_DATABASE): en SQLite escribe un solo proceso
setting-processes-end = los procesos del servidor terminan nada más empezar; el registro dice por qué
setting-no-games-folder = MERCAT_GAMES apunta a { $folder }, que no es una carpeta
setting-no-home = HOME={ $home } no es una ruta absoluta, así que no hay carpeta para los datos; corrige HOME o indica la carpeta en MERCAT_DATA
setting-nobodys-folder = MERCAT_DATA={ $value } está en la carpeta personal de un usuario que no existe

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

problem-token-not-here = Un token personal es para programas: sirve para las mesas, no para las páginas ni para lo que es tuyo como persona.
problem-token-reads-only = Este token solo puede leer.
problem-too-many-tokens = Tienes { $most } tokens, que es el máximo. Anula antes alguno.
problem-bad-device-link = Este enlace ya no funciona: se ha usado, se ha anulado o ha pasado su tiempo. Crea uno nuevo en tu otro dispositivo.
problem-no-code = Eso no es un código de recuperación: tiene { $letters } letras y cifras.
problem-bad-code = Este código no funciona: nunca existió, ya se ha usado, se ha anulado o uno más nuevo lo ha sustituido.
problem-code-of-former-guest = Este código dejó de valer cuando creaste tu cuenta. Inicia sesión; una cuenta tiene sus propios códigos de recuperación.
problem-cut-account = En este navegador se ha cerrado la sesión, porque se creó una cuenta en otro. Inicia sesión para seguir aquí con tus partidas.
problem-cut-password = En este navegador se ha cerrado la sesión, porque se cambió la contraseña en otro. Vuelve a iniciarla para seguir aquí.
problem-cut-everywhere = En este navegador se ha cerrado la sesión, como en todos los demás. Vuelve a iniciarla para seguir aquí.
problem-cut-device = En este navegador se ha cerrado la sesión desde otro de tus dispositivos. Vuelve a iniciarla para seguir aquí.
problem-cut-device-guest = Este navegador se ha cerrado desde otro de tus dispositivos y ya no te conoce. Vuelves con un enlace creado allí o con tu código de recuperación.
problem-cut-crowded = En este navegador se ha cerrado la sesión, porque desde entonces la has iniciado en muchos otros. Vuelve a iniciarla para seguir aquí.
problem-cut-crowded-guest = Este navegador ya no te conoce, porque desde entonces has añadido muchos otros. Vuelves con un enlace creado allí o con tu código de recuperación.
problem-cut-deleted = Este navegador ya no conoce a nadie: todo lo que se guardaba de ti se borró desde otro.
problem-no-device = Ese dispositivo o token no es tuyo, o ya se ha cerrado.
problem-already-yours = Este navegador ya es uno de tus dispositivos.
problem-signed-in = En este navegador está iniciada la sesión de { $name }. Ciérrala antes y vuelve a intentarlo.
problem-not-sure = Confirma que quieres hacerlo.
problem-empty-label = Di para qué es el token.
problem-long-label = Este nombre tiene como mucho { $most } caracteres.
ui-me = Tú
ui-somebody = Alguien
ui-device-unknown = Navegador desconocido
ui-me-name-about = El nombre nuevo aparece en todas tus mesas que no han terminado, y un aviso se lo dice a los demás. Los resultados y los mensajes conservan el anterior.
ui-me-name-new = El nombre con el que juegas.
ui-me-renamed = Tienes un nombre nuevo.
ui-me-renamed-but = { $count ->
    [one] Tienes un nombre nuevo. En una mesa conservas el anterior, porque allí alguien tiene uno parecido.
   *[other] Tienes un nombre nuevo. En { $count } mesas conservas el anterior, porque allí alguien tiene uno parecido.
  }
ui-me-devices = Tus dispositivos
ui-me-devices-about = Puedes jugar en varios dispositivos a la vez, en todas tus mesas. Escanea con el otro el código que aparecerá aquí, o abre allí el enlace.
ui-me-here = Este
ui-me-used = último uso:
ui-me-made = conocido desde:
ui-me-end = Cerrar
ui-me-add-device = Usar también otro dispositivo
ui-me-link-about = { $count ->
    [one] Abre este enlace en el otro dispositivo antes de un minuto. Sirve una vez. No lo compartas: quien lo abra jugará como si fuera tú.
   *[other] Abre este enlace en el otro dispositivo antes de { $count } minutos. Sirve una vez. No lo compartas: quien lo abra jugará como si fuera tú.
  }
ui-me-link-qr = El enlace como código QR
ui-me-withdraw-links = { $count ->
    [one] Anular el enlace pendiente
   *[other] Anular los { $count } enlaces pendientes
  }
ui-me-end-others = Cerrar todos los demás
ui-me-end-about = Con un dispositivo dejan de valer los tokens creados en él, los enlaces a otros dispositivos, los enlaces y tokens de tus asientos y la dirección de tu calendario; no recibe más avisos. Crea otros donde los necesites.
ui-me-leave = Olvidarme en este navegador
ui-me-leave-about = Este navegador dejará de conocerte; sigues en tus otros dispositivos o con tu código de recuperación.
ui-me-leave-last = Solo este navegador te conoce, y no tienes código de recuperación: nadie podría seguir con tus partidas.
ui-me-leave-guest = Volverá a ser el invitado que era antes, con las mesas que se quedaron allí.
ui-me-nothing = Aquí todavía no se guarda nada de ti. En cuanto te sientes a una mesa, podrás jugar también desde otro dispositivo.
ui-recovery-code = Código de recuperación
ui-me-code-about = Apunta un código y guárdalo donde lo encuentres: con él vuelves aunque pierdas todos tus dispositivos.
ui-me-code-shown = Apunta ahora este código. No se volverá a mostrar, y los anteriores ya no sirven. Sirve una vez; después recibes uno nuevo.
ui-me-code-made = Tienes un código, creado el
ui-me-code-make = Crear un código
ui-me-code-replace = Cambiarlo por uno nuevo
ui-me-code-withdraw = Anular el código
ui-me-code-ended = Tu código de recuperación se creó en un dispositivo que has cerrado, así que ya no vale. Aquí tienes otro.
ui-me-code-use = Tengo un código de recuperación
ui-me-account = Cuenta
ui-me-account-none = Juegas sin cuenta y tienes todo lo que hay. La cuenta es opcional.
ui-me-preferences-about = Son los mismos en todos tus dispositivos.
ui-me-preferences-new = Se guardan en este navegador.
ui-zone = Zona horaria
ui-zone-auto = La de este navegador
ui-me-tokens = Tokens para programas
ui-me-tokens-about = Con un token personal, tu propio programa ve tus mesas o también juega por ti. No puede cambiar nada de esta página.
ui-me-token-shown = Copia ahora este token; no se volverá a mostrar. Quien lo tenga puede hacer lo mismo que tu programa.
ui-me-token-make = Crear un token
ui-me-token-label = Para qué es
ui-me-token-scope = Qué puede hacer
ui-me-token-end = Anular
ui-me-token-ends = Con un token dejan de valer los enlaces y tokens de tus asientos, que podía leer.
ui-me-scope-read = Leer
ui-me-scope-play = Leer y jugar
ui-me-kept = Lo que se guarda
ui-me-download = Descargar todo lo que se guarda de ti
ui-delete-me = Borrar mis datos
ui-delete-title = ¿Borrar todo lo tuyo?
ui-delete-lead = No se puede deshacer.
ui-delete-name = Tu nombre desaparece de todas las mesas, mensajes y resultados. En su lugar pone «Alguien».
ui-delete-games = Las partidas se quedan para los demás: donde estés jugando, sigue un bot, como si te hubieras levantado.
ui-delete-devices = Se cierran todos tus dispositivos y se borran tus códigos, tokens y ajustes.
ui-delete-words = Lo que escribiste a los demás se queda, sin tu nombre; también lo que otros escribieron sobre ti.
ui-link-title = ¿Usar también este dispositivo?
ui-link-guest = Este navegador pasa a ser un dispositivo de { $name }, en todas sus mesas.
ui-link-account = En este navegador se inicia la sesión de { $name }, en todas sus mesas.
ui-link-nameless = Este navegador pasa a ser un dispositivo de quien creó el enlace, en todas sus mesas.
ui-link-trust = Sigue solo si creaste tú el enlace, en tu otro dispositivo.
ui-link-join = Usar también este dispositivo
ui-along-title = Mesas que vienen contigo
ui-along-about = En este navegador has jugado como invitado. Lo que elijas aquí será desde ahora de la misma persona; el resto se queda con el invitado, que vuelve cuando se cierre este dispositivo.
ui-along-others = { $count ->
    [one] Este invitado juega también en otro dispositivo. Allí solo se podrá mirar en las mesas que vengan contigo.
   *[other] Este invitado juega también en otros { $count } dispositivos. Allí solo se podrá mirar en las mesas que vengan contigo.
  }
ui-recover-title = Volver con un código de recuperación
ui-recover-about = Escribe el código que apuntaste; da igual si usas mayúsculas, espacios o guiones. Este navegador pasa a ser uno de tus dispositivos.
ui-recover-account = Una cuenta tiene sus propios códigos.
ui-recover = Volver
ui-recovered-title = Has vuelto
ui-recovered-about = Tu código ya está usado. Apunta este nuevo: no se volverá a mostrar.
ui-personal-own-device = Para otro dispositivo tuyo hay un enlace en tu página.
ui-notice-renamed = { $by } se llama ahora { $player }.
ui-privacy-title = Qué se guarda de ti
ui-privacy-lead = Tan poco como necesitan las partidas. Nada llega a terceros: ninguna página carga nada de otro servidor, y a nadie se le cuenta lo que haces aquí.
ui-privacy-looking = Si solo miras
ui-privacy-looking-about = Nada. Una cookie que guarda tu navegador sirve para reconocerte cuando te sientes a una mesa.
ui-privacy-playing = Si juegas
ui-privacy-playing-about = El nombre que das, dónde te sientas, las mesas que abres, tus jugadas y mensajes, cuándo estuviste por última vez en una mesa y cómo acabaron tus partidas. Lo ven los demás de la mesa y quien tenga su enlace. Sin eso no habría partida.
ui-privacy-devices = Tus dispositivos
ui-privacy-devices-about = De cada uno: de qué clase es, como «Firefox · Android», desde cuándo se conoce y la hora de su último uso, para que los distingas y puedas cerrarlos. De las cookies, enlaces, códigos y tokens se guarda solo un resumen del que nadie puede sacarlos.
ui-privacy-network = Tu red
ui-privacy-network-about = De la dirección de quien abre una mesa se guarda con la mesa un resumen, para que nadie llene el servidor. Durante un día el mismo resumen indica cuántas personas, cuentas, grupos, series y dispositivos nuevos han llegado desde ella. Sin la clave de este servidor no se puede llegar de él a la dirección.
ui-privacy-preferences = Tus ajustes
ui-privacy-preferences-about = Idioma, colores, zona horaria y similares, para que sean los mismos en todos tus dispositivos. Hasta que juegas están solo en cookies de tu navegador.
ui-privacy-time = Durante cuánto tiempo
ui-privacy-time-about = Desde la última actividad allí, o desde tu última visita:
ui-privacy-days = { $count ->
    [one] un día
   *[other] { $count } días
  }
ui-privacy-for-ever = sin límite
ui-privacy-keep-open = mesas que no empezaron
ui-privacy-keep-sandbox = mesas de pruebas
ui-privacy-keep-imported = partidas importadas a las que nadie se sentó
ui-privacy-keep-bots = mesas solo con bots
ui-privacy-keep-playing = partidas en curso
ui-privacy-keep-alone = partidas terminadas de una persona
ui-privacy-keep-together = partidas terminadas de varias personas
ui-privacy-keep-results = resultados de partidas que terminaron personas
ui-privacy-keep-guests = invitados sin asiento, mesa ni resultado
ui-privacy-keep-visitors = invitados que no tienen nada: tampoco grupo ni código, y nada elegido
ui-privacy-keep-links = enlaces y códigos usados o caducados
ui-privacy-keep-sessions = dispositivos cerrados
ui-privacy-others = Quién más lo ve
ui-privacy-others-about = Quien administra este servidor puede ver lo que está guardado en él, y sus copias de seguridad conservan lo borrado hasta que se sustituyen.
ui-privacy-yours = Qué puedes hacer
ui-privacy-yours-about = En tu página puedes descargar todo lo que se guarda de ti, cerrar dispositivos y borrar tus datos: tu nombre desaparece entonces de mesas, mensajes y resultados.

# -- people: accounts

problem-name-registered = { $name }, o un nombre que se ve igual, es el de la cuenta de alguien. Elige otro nombre; si es el tuyo, inicia sesión.
problem-has-account = Ya has iniciado sesión como { $name }.
problem-browser-only = Solo se puede hacer en un navegador que guarde cookies.
problem-bad-sign-in = El nombre o la contraseña no son correctos.
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
problem-common-password = Es una de las primeras contraseñas que cualquiera probaría: una palabra corriente, tu nombre, una fila de teclas o un número. Elige otra.
problem-no-passkeys-number = En una dirección de cifras, como 127.0.0.1, no hay claves de acceso: los navegadores solo las crean para nombres. En este ordenador funciona localhost.
problem-no-passkeys-plain = Aquí no hay claves de acceso, porque a este servidor no se llega por HTTPS; los navegadores solo las crean así.
problem-passkey-expired = Han pasado más de cinco minutos, o fue en otra pestaña. Inténtalo otra vez.
problem-passkey-refused = Esa clave de acceso no se ha aceptado. Inténtalo otra vez.
problem-passkey-unknown = Ninguna cuenta de aquí tiene esa clave de acceso. Quizá se quitó.
problem-passkey-not-yours = Esa clave de acceso es de otra cuenta.
problem-many-passkeys = Una cuenta tiene como mucho { $most } claves de acceso. Quita antes una.
problem-no-passkey = No tienes esa clave de acceso.
problem-no-identity = No inicias sesión de esa forma.
problem-no-password = No tienes contraseña.
problem-last-way-in = Es la única forma de entrar en tu cuenta. Elige antes una contraseña o crea una clave de acceso.
problem-wrong-code = Ese código de recuperación no es correcto, ya se usó o lo han sustituido otros.
problem-not-confirmed = Demuestra antes que eres tú.
problem-codes-of-account = Una cuenta tiene sus propios códigos de recuperación, en la página de la cuenta.
problem-empty-passkey-name = Ponle un nombre con al menos un carácter visible.
problem-long-passkey-name = Estos nombres tienen como mucho { $most } caracteres.

ui-play-as = Juegas como { $name }.
ui-play-as-help = Con una cuenta juegas con su nombre, para que los demás te reconozcan.
ui-account-mark = Cuenta { $name }
ui-you-are = Tú: { $name }
ui-enter = Iniciar sesión
ui-enter-title = Iniciar sesión
ui-enter-passkey = Iniciar sesión con una clave de acceso
ui-enter-password = Iniciar sesión
ui-enter-lost = ¿No tienes ni una ni otra? Usa un código de recuperación
ui-enter-none = ¿No tienes cuenta? Puedes jugar sin ella.
ui-register = Crear una cuenta
ui-register-about = Una cuenta te da un nombre que en este servidor es solo tuyo, y tus mesas en todos tus dispositivos. Para jugar no hace falta.
ui-register-guest = Todo lo que has jugado aquí como invitado te acompaña. En los demás dispositivos que hayas añadido tendrás que iniciar sesión. Si tienes un código de recuperación, lo sustituyen otros nuevos que verás a continuación; los tokens y los enlaces de tus asientos dejan de valer.
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
ui-password-help = Al menos { $fewest } caracteres. Varias palabras que no tengan nada que ver entre sí se recuerdan bien.
ui-password-ends = Se cerrarán tus demás sesiones y, si tienes códigos de recuperación, recibirás otros nuevos. Las claves de acceso se quedan.
ui-ends-too = Dejan de valer también los tokens personales, los enlaces a otros dispositivos, los enlaces y tokens de tus asientos, la dirección de tu calendario y los enlaces con que otros entran en tus grupos. Se desactivan los avisos a otros navegadores y servicios.
ui-password-change = Cambiar la contraseña
ui-password-set = Añadir una contraseña
ui-password-keep = Usar esta contraseña
ui-account-password-changed = La contraseña ha cambiado y tus demás sesiones se han cerrado.
ui-account-password-removed = La contraseña se ha quitado y tus demás sesiones se han cerrado.
ui-passkey = Clave de acceso
ui-passkey-about = La guarda tu dispositivo o su gestor de contraseñas. No necesitas contraseña, y nadie puede adivinarla ni robarla.
ui-passkey-add = Añadir una clave de acceso
ui-passkey-make = Crear una clave de acceso
ui-passkey-label = Cómo la llamas
ui-passkey-label-example = Móvil
ui-passkey-unknown-here = Este navegador no conoce las claves de acceso. Uno más nuevo, sí.
ui-passkey-no-script = Las claves de acceso necesitan JavaScript.
ui-passkey-cancelled = Se canceló, o aquí no hay ninguna clave de acceso para este sitio. Nada ha cambiado.
ui-passkey-known = Este dispositivo ya tiene una clave de acceso para tu cuenta.
ui-passkey-failed = No ha funcionado. Inténtalo otra vez.
ui-way-made = creada el
ui-way-used = usada el
ui-way-remove = Quitar
ui-way-sign-on = El inicio de sesión propio de este servidor
ui-ways-title = Cómo inicias sesión
ui-ways-only-one = Es tu única forma de entrar, por eso no se puede quitar. Con una segunda estarás a salvo si la pierdes.
ui-confirm-title = ¿Eres tú?
ui-confirm-about = Antes de cambiar algo aquí, demuestra otra vez que eres tú. Vale durante diez minutos.
ui-confirm-passkey = Mostrar una clave de acceso
ui-confirm-password = Confirmar
ui-confirm-again = Cierra la sesión y vuelve a iniciarla para cambiar algo aquí.
ui-codes-title = Códigos de recuperación
ui-codes-about =
    { $count ->
        [0] No tienes códigos de recuperación. Sin ellos, quien pierde su contraseña y sus claves de acceso pierde la cuenta.
        [one] Queda un código de recuperación. Sirve una sola vez, si pierdes tu contraseña y tus claves de acceso.
       *[other] Quedan { $count } códigos de recuperación. Cada uno sirve una sola vez, si pierdes tu contraseña y tus claves de acceso.
    }
ui-codes-make = Crear { $count } códigos de recuperación
ui-codes-again = Crear otros; los anteriores dejan de valer
ui-codes-new = Tus códigos de recuperación
ui-codes-once = Imprímelos o anótalos ahora: no se muestran otra vez.
ui-entered-title = Has iniciado sesión, { $name }
ui-entered-codes = Sustituyen a lo que tenías antes, que ya no vale.
ui-entered-cut = { $count ->
    [one] Se ha cerrado la sesión en otro dispositivo
   *[other] Se ha cerrado la sesión en otros { $count } dispositivos
  }
ui-entered-cut-about = Inicia allí sesión con tu cuenta y sigues como antes. Quien solo tuviera tu invitado no entra en tu cuenta.
ui-entered-tokens = { $count ->
    [one] Tu token personal para un programa ya no vale. Crea otro donde lo necesites.
   *[other] Tus { $count } tokens personales para programas ya no valen. Crea otros donde los necesites.
  }
ui-entered-on = Seguir
ui-code-title = Iniciar sesión con un código de recuperación
ui-code-about = Cada código sirve una sola vez. Después puedes elegir otra contraseña o crear una clave de acceso.
ui-code-guest = Un invitado sin cuenta tiene otro código.
ui-privacy-account = Si tienes una cuenta
ui-privacy-account-about = Tu nombre, que nadie más puede usar aquí, y cuándo creaste la cuenta. De tu contraseña y de tus códigos de recuperación, solo resúmenes de los que nadie puede obtenerlos; de las claves de acceso, la mitad pública, cómo las llamas y cuándo se crearon y se usaron por última vez. Se guarda hasta que borres tus datos. En cada navegador donde hayas iniciado sesión, una marca, y con tu cuenta un resumen de ella: así nadie que pruebe contraseñas te impide entrar allí. Durante unas horas, un resumen dice cuántas contraseñas erróneas se han escrito para un nombre y desde cuántas redes.
ui-sign-out = Cerrar sesión
ui-me-account-is = Has iniciado sesión como { $name }.
ui-me-account-ways = Contraseña, claves de acceso, códigos de recuperación
ui-sign-out-title = Cerrar sesión
ui-sign-out-everywhere = Cerrar todas las sesiones
ui-sign-out-about = Cierra todas las sesiones si otra persona puede haber usado tu cuenta. Tu contraseña, tus claves de acceso y tus códigos de recuperación se quedan.
ui-bring-title = ¿Qué mesas son tuyas?
ui-bring-about = Alguien ha jugado en este navegador como invitado. Lo que marques pasa a tu cuenta; en los demás dispositivos de ese invitado, inicia sesión también.
ui-bring-others =
    { $count ->
        [one] una mesa más
       *[other] { $count } mesas más
    }
ui-bring = Llevarme estas
ui-bring-rest = Lo que no marques sigue siendo del invitado, que estará aquí de nuevo cuando cierres sesión.
ui-bring-more = Algunas mesas de un invitado de este navegador no te han acompañado.
ui-bring-choose = Elegir cuáles

# -- people: mail, and the host’s own sign-on

problem-no-mail = Este servidor no envía correo.
problem-mail-busy = Hay demasiados correos en espera. Inténtalo de nuevo dentro de medio minuto.
problem-no-mail-address = Eso no es una dirección de correo como ana@example.org.
problem-mail-unwanted = Quien lee el correo de esta dirección no quiere enlaces de este servidor. En el correo con el que lo dijo está la forma de cambiarlo.
problem-too-many-mails = Ya se han enviado demasiados correos para ti o a esta dirección. Inténtalo de nuevo dentro de una hora.
problem-bad-mail-link = Este enlace sirve una sola vez y durante media hora: ya se ha usado o ha caducado. Pide otro correo.
problem-damaged-mail-link = A este enlace le falta una parte. Cópialo entero del correo.
problem-no-sign-on = Este servidor no tiene un inicio de sesión propio.
problem-bad-sign-on = Has vuelto demasiado tarde, dos veces o en otro navegador. No ha cambiado nada; empieza de nuevo.
problem-sign-on-refused = { $name } no te ha dejado entrar. No ha cambiado nada.
problem-sign-on-failed = No se puede contactar con { $name } o no responde como debería. No ha cambiado nada; inténtalo más tarde o avisa a quien administra este servidor.
problem-identity-taken = Así se inicia sesión en otra cuenta de aquí. Entra en esa cuenta y desvincúlala primero.

mail-confirm-subject = Confirma tu dirección de correo
mail-confirm =
    Alguien quiere usar esta dirección para su cuenta en { $site }. Si lo has pedido tú, abre este enlace en la próxima media hora:

    { $link }

    Si no lo has pedido tú, no tienes que hacer nada.
mail-recover-subject = Vuelve a entrar en tu cuenta
mail-recover =
    Alguien ha pedido entrar en la cuenta «{ $name }» de { $site }. Si lo has pedido tú, abre este enlace en la próxima media hora; ahí puedes elegir una contraseña nueva:

    { $link }

    Si no lo has pedido tú, no tienes que hacer nada y no ha cambiado nada.
mail-never =
    Si no quieres volver a recibir un correo así, abre este enlace:

    { $never }
mail-notice-password-subject = Tu contraseña ha cambiado
mail-notice-password =
    La contraseña de tu cuenta en { $site } acaba de cambiar y se ha cerrado la sesión en los demás dispositivos. Si no has sido tú, pide enseguida volver a entrar en tu cuenta:

    { $link }
mail-notice-address-subject = Tu dirección de correo ha cambiado
mail-notice-address =
    Esta dirección ya no pertenece a una cuenta de { $site }: se ha confirmado otra o se ha quitado. Si no has sido tú, inicia sesión enseguida, cierra todas las demás sesiones y cambia tu contraseña:

    { $link }
mail-try-subject = Correo de prueba
mail-try = mercat doctor ha enviado este correo. Los correos de { $site } llegan.
mail-end = Este correo lo envía { $site }. Nadie lee las respuestas.

ui-go-on = Seguir
ui-mail-title = Dirección de correo
ui-mail-known = Tu dirección es { $address }.
ui-mail-about = Solo sirve para volver a entrar en tu cuenta y para avisarte si cambia tu contraseña o esta dirección. Nadie más la ve.
ui-mail-address = Tu dirección
ui-mail-another = Otra dirección
ui-mail-set = Enviar un enlace
ui-mail-drop = Quitar la dirección
ui-mail-not-sent = Este servidor no envía correo: quien lo administra no ha configurado un servidor de correo. Apunta tus códigos de recuperación.
ui-mail-no-site = Este servidor no puede enviar correo: quien lo administra no ha indicado su dirección pública (MERCAT_URL), con la que se hacen los enlaces. Apunta tus códigos de recuperación.
ui-mail-sent = Te hemos enviado un enlace
ui-mail-sent-about = Abre el enlace del correo a { $address } en la próxima media hora. Hasta entonces no cambia nada.
ui-mail-confirm-title = ¿Es tu dirección?
ui-mail-confirm-about = Una cuenta de este servidor va a usar la dirección { $address }. Quien lea su correo podrá entrar en esa cuenta.
ui-mail-confirm = Sí, usar esta dirección
ui-mail-confirmed = La dirección está confirmada
ui-mail-confirmed-about = A partir de ahora te permite volver a entrar en tu cuenta.
ui-recover-mail-title = Volver a entrar en tu cuenta
ui-mail-never-title = ¿No recibir más correos?
ui-mail-never-about = Entonces nadie, tampoco tú, podrá hacer que este servidor envíe un enlace a tu dirección. Para eso se guarda solo un resumen de ella. Sin esos enlaces no se puede recuperar por correo una cuenta perdida.
ui-mail-never-yes = Nunca más
ui-mail-never-no = Pueden llegar correos
ui-mail-never-change = Cambiarlo
ui-mail-never-done = No más correos
ui-mail-never-done-about = Ya no se envían enlaces a tu dirección. Si cambias de idea, puedes decirlo aquí o con el enlace del correo.
ui-mail-again = Pueden llegar correos
ui-mail-again-about = Se pueden enviar enlaces a tu dirección cuando alguien los pida.
ui-recover-mail-about = Si tu cuenta tiene una dirección de correo confirmada, te enviamos allí un enlace. Sirve una sola vez, durante media hora.
ui-recover-who = El nombre de tu cuenta o tu dirección de correo
ui-recover-send = Enviar el enlace
ui-recover-sent = Mira tu correo
ui-recover-sent-about = Si existe esa cuenta y tiene una dirección confirmada, le hemos enviado un correo con un enlace. Esta página dice lo mismo en todo caso, para que nadie sepa quién juega aquí.
ui-recover-arrive-title = Has vuelto, { $name }
ui-recover-set = Guardarla e iniciar sesión
ui-recover-sign-in = Solo iniciar sesión
ui-recover-sign-in-about = Tu contraseña y tus demás dispositivos siguen como están.
ui-sign-on = Iniciar sesión con { $name }
ui-sign-on-leave-title = Hacia { $name }
ui-sign-on-leave-about = Inicias sesión allí y vuelves aquí. A este servidor solo le dice quién eres.
ui-sign-on-name-title = Una cosa más: tu nombre aquí
ui-sign-on-name-about = Es la primera vez que vienes de { $issuer }. Este nombre lo ven todos en la mesa y en este servidor es solo tuyo. Puedes cambiarlo más tarde.
ui-sign-on-joined = Puedes iniciar sesión con { $name }.
ui-sign-on-join = Vincular { $name }
ui-sign-on-join-about = También puedes iniciar sesión con { $name } después de vincularlo con esta cuenta.
ui-sign-on-part = Desvincular de esta cuenta
ui-recover-by-mail = Recibir un enlace por correo
ui-privacy-mail = Tu dirección de correo
ui-privacy-mail-about = Si das una: solo sirve para volver a entrar en tu cuenta y para avisarte de cambios. Entrega los correos el servidor de correo que usa este servidor. Durante una hora, un resumen cifrado indica cuántos se han enviado, para que nadie reciba demasiados. Quien no quiera recibir nunca más un enlace así puede decirlo en el correo; entonces queda un resumen de la dirección.
ui-privacy-sign-on = Iniciar sesión en otro lugar
ui-privacy-sign-on-about = Si inicias sesión con el sistema que ha configurado quien administra este servidor: el número con el que te conoce, y nada más de lo que dice. Ese sistema sabe cuándo inicias sesión aquí.

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
problem-too-many-invitations = Ya hay { $most } invitaciones, tantas como guarda el servidor. Las terminadas se borran a los 90 días.
problem-invitation-over = Esta invitación ya ha terminado.
problem-announcement-over = Este anuncio ya ha terminado.
problem-no-such-report = No existe esa denuncia.
problem-no-such-message = No hay ningún mensaje así en esta mesa.
problem-no-such-network = Eso no es una dirección como 203.0.113.9.
problem-long-reason = Un motivo tiene como mucho { $most } caracteres.
problem-long-note = Una nota tiene como mucho { $most } caracteres.
problem-about-oneself = Eso eres tú.
problem-nobody-there = Ahí no hay nadie.
problem-nobody-to-mute = No se sabe quién es, así que no se puede silenciar a nadie. El mensaje sí se puede denunciar.
problem-not-muted = No has silenciado a esa persona.
problem-too-many-reports = Aún están abiertas { $most } denuncias tuyas. Espera a que se atienda alguna.
problem-too-many-muted = Has silenciado a { $most } personas, el máximo para una sola persona.

ui-host-groups = Grupos
ui-host-ratings = Partidas puntuadas
ui-host-ratings-about = Partidas puntuadas en las que dos personas o más se sentaron desde la misma red, las más nuevas primero. Eso no prueba nada: una familia o un club con una sola conexión se ve igual. Las partidas cuentan.
ui-host-no-ratings = No hay ninguna partida así.
ui-host-groups-count = { $count ->
    [one] Hay un grupo en este servidor.
   *[other] Hay { $count } grupos en este servidor.
  }
ui-host-groups-people = { $count ->
    [one] Una persona está en algún grupo.
   *[other] { $count } personas están en algún grupo.
  }
ui-host-groups-about = Un grupo privado solo lo ven quienes están en él, así que aquí solo hay números. Lo que alguien haya denunciado está entre las denuncias.
ui-host-group-private = Grupo privado
ui-host-group-made = desde el { $at }
ui-host-group-keepers = { $count ->
    [one] un responsable
   *[other] { $count } responsables
  }
ui-host-group-tables = { $count ->
    [0] ninguna mesa abierta o en curso
    [one] una mesa abierta o en curso
   *[other] { $count } mesas abiertas o en curso
  }
ui-host-group-played = { $count ->
    [0] ninguna partida terminada
    [one] una partida terminada
   *[other] { $count } partidas terminadas
  }
ui-host-end-group = Cerrar el grupo
ui-host-end-group-about = Su página, sus series y sus enlaces desaparecen para siempre, como si todo el mundo se hubiera ido. Quien tenga asiento en una de sus mesas sigue jugando; nadie más las ve.
ui-host-no-groups = No hay grupos.
ui-host-did-end-group = { $people ->
    [one] grupo de una persona cerrado
   *[other] grupo de { $people } personas cerrado
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
ui-answer-rating = ¿Anotar el resultado?
ui-answer-rules = ¿Reglas nuevas?
ui-answer-ready = ¿A punto?
ui-answer-ready-about = Todos los asientos están ocupados. La partida empieza cuando todo el mundo esté a punto, tú también.
ui-answer-archive = ¿Al archivo?
ui-answer-archive-about = Alguien que jugó está de acuerdo en que cualquiera pueda encontrar, ver y analizar esta partida. ¿Y tú?
ui-archive-refuse = Esta no
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
ui-games-running = En juego
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
ui-games-gone = Solo queda el resultado: la mesa se borró porque llevaba mucho tiempo sin usarse.
ui-games-hide = Ocultar en mis listas
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
ui-games-state-playing = En juego
ui-games-state-open = Esperando jugadores
ui-games-state-over = Terminadas
ui-games-state-hidden = Ocultas
ui-games-found = Partidas encontradas
ui-games-none = Aún no has jugado aquí.
ui-games-none-found = Ninguna partida coincide con la búsqueda.
ui-games-pages = Páginas
ui-games-newest = Más recientes
ui-games-older = Anteriores
ui-next-game = Siguiente
ui-next-game-about = { $count ->
    [one] A la siguiente partida: otra te espera
   *[other] A la siguiente partida: otras { $count } te esperan
  }
ui-person-mine = tú
ui-person-guest = Invitado
ui-person-account = Tiene cuenta
ui-person-shown = ¿Quién puede ver esta página?
ui-person-shown-companions = Quien ha jugado conmigo
ui-person-shown-everybody = Todo el mundo
ui-person-shown-nobody = Solo yo
ui-person-shown-about = Muestra las partidas que has terminado aquí. Tu nombre en una mesa lleva a esta página a quien pueda verla.
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
problem-not-your-game = No tienes ninguna partida así.
problem-others-wait = En esta partida juegan otras personas y te esperan, así que sigue en tu lista. Si no quieres seguir, deja el asiento.
problem-no-person = No existe esa página, o no puedes verla.

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
problem-not-away-for-hours = { $name } lleva poco tiempo fuera. { $hours ->
    [one] Dentro de una hora se podrá llamar a un bot.
   *[other] Dentro de { $hours } horas se podrá llamar a un bot.
  }
problem-not-gone = { $name } estuvo aquí hace menos de un día. El asiento se puede dar a otro tras un día entero de ausencia.
problem-not-gone-by-days = A { $name } le queda tiempo. Por días, el asiento se puede dar a otro cuando se acabe el tiempo de quien lo ocupa o un bot juegue en su lugar, tras un día entero de ausencia.
ui-invites = { $player } te invita a jugar a { $game }
ui-invited = Te invitan a jugar a { $game }
ui-invite-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
  }
ui-invite-minutes = unos { $minutes } minutos
ui-preview = { $players }, { $minutes }. Abre el enlace para sentarte.
ui-preview-running = En esta mesa se está jugando. Abre el enlace para mirar.
ui-entry-sit = Tu asiento
ui-entry-full = Todos los asientos están ocupados. Puedes mirar.
ui-entry-where = O elige tu asiento más abajo: es también tu color y tu lugar en el orden de turno.
ui-entry-lots = Los asientos se sortean al empezar la partida.
ui-move-here = Cambiarme aquí
ui-begins-ready = La partida empieza cuando todos los asientos están ocupados y todos están a punto.
ui-begins-lots = Entonces se sortea qué asiento toca a cada cual.
ui-ready = Estoy a punto
ui-not-ready = Todavía no
ui-ready-tag = a punto
ui-unready-tag = todavía no
ui-unready = Falta que digan que están a punto: { $players }.
ui-everybody-ready = Todos los sentados están a punto. Queda un asiento libre.
ui-show-out = Pedir que salga
ui-show-out-about = { $player } pierde el asiento y no puede volver a sentarse en esta mesa, salvo que le dejes volver.
ui-free-seat = Liberar este asiento
ui-shown-out = Han tenido que salir
ui-let-in = Dejar volver
ui-arrange = Cambiar la mesa
ui-arrange-about = Se avisa a todos, y cada cual dice de nuevo cuándo está a punto.
ui-arrange-do = Cambiar
ui-terms = Cómo se juega en la mesa
ui-terms-ready = Empezar cuando todos estén a punto
ui-terms-ready-help = Si no, la partida empieza en cuanto todos los asientos están ocupados.
ui-terms-lots = Sortear los asientos
ui-terms-lots-help = El sorteo sale del mismo número que todo el reparto, así que nadie puede influir en él. Si no, cada cual elige asiento.
ui-absence = Cuando alguien está ausente
ui-absence-usual = Lo habitual
ui-absence-usual-help = Esperar en las partidas por días o si solo puede sentarse quien tiene el enlace; si no, cualquiera de la mesa puede llamar a un bot.
ui-absence-wait = La partida espera
ui-absence-wait-help = Nadie puede llamar a un bot por otra persona.
ui-absence-vote = Los demás votan
ui-absence-vote-help = Un bot juega por ella cuando todos los demás están de acuerdo.
ui-absence-call = Cualquiera de la mesa puede llamar a un bot
ui-absence-call-help = El bot espera un momento antes de su primera jugada, y no juega si la persona vuelve.
ui-call-after = tras
ui-call-after-usual = unos { $seconds } segundos
ui-call-after-least = { $time }, o por días lo que dura un turno
ui-call-after-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }
ui-call-after-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }
ui-agreed-wait = Cuando alguien está ausente, la partida le espera.
ui-agreed-vote = Cuando alguien está ausente, los demás votan si un bot juega en su lugar.
ui-agreed-call = Cuando alguien lleva ausente { $time }, cualquiera de la mesa puede llamar a un bot en su lugar.
ui-agreed-set-up = Ese bot no elige la preparación de nadie, salvo que todos los demás estén de acuerdo.
ui-deal-proof = Reparto limpio
ui-deal-proof-about = Todo lo que se sortea sale de un número secreto que el servidor fijó al abrir la mesa; se publica al final de la partida, y así cualquiera puede comprobar que no se ha cambiado nada.
ui-printed = la edición que tiene casi todo el mundo
ui-leave-open = Tu asiento queda libre para quien tenga el enlace.
ui-leave-playing = Desde ahora un bot juega por ti, y quien tenga el enlace puede sentarse en tu lugar. Solo podrás volver mientras el asiento siga libre.
ui-leave-not-begun = El bot también elige tu preparación.
ui-leave-do = Dejar el asiento
ui-absent = { $player } está ausente.
ui-ask-bot = Preguntar a los demás: dejar jugar a un bot
ui-give-away = Dar el asiento a otro
ui-give-away-about = { $player } lleva más de un día fuera. Si todos los demás están de acuerdo, el asiento pasa a otro. Entonces { $player } no podrá recuperarlo.
ui-give-to-person = A quien se siente ahí
ui-give-to-bot = A un bot
ui-earlier = Antes jugó aquí: { $players }.
ui-earlier-bot = un bot
ui-warned = Un bot está a punto de jugar por { $player }. Espera un momento por si vuelve.
ui-warned-mine = { $caller } ha llamado a un bot en tu lugar. No juega si te quedas.
ui-absent-asked = { $player } pide que un bot juegue por { $seat }, que está ausente.
ui-absent-asked-mine = Has pedido que un bot juegue por { $seat }, que está ausente.
ui-absent-refused = { $player } no está de acuerdo: ningún bot juega por quien está ausente.
ui-given-away-asked = { $player } pide dar a otro el asiento de { $seat }, que lleva más de un día fuera.
ui-given-away-asked-mine = Has pedido dar a otro el asiento de { $seat }, que lleva más de un día fuera.
ui-given-away-to-bot = Pasa a un bot del nivel «{ $bot }».
ui-given-away-to-person = Pasa a quien se siente ahí; hasta entonces juega un bot.
ui-given-away-refused = { $player } no está de acuerdo: el asiento no cambia de manos.
ui-notice-came-back = { $player } ha vuelto antes de que jugara el bot, y sigue jugando.
ui-notice-seat-freed = { $by } y todos los demás han dejado libre el asiento de { $player }, que se ha ido. Juega un bot hasta que alguien se siente ahí.
ui-notice-seat-to-bot = { $by } y todos los demás han dado el asiento de { $player }, que se ha ido, al bot { $bot }.
ui-notice-seats-set = Número de asientos de esta mesa: { $bot }.
ui-notice-options-set = Ha cambiado lo que se juega en esta mesa. Míralo y di de nuevo que estás a punto.
ui-notice-shown-out = Quien abrió la mesa ha pedido a { $player } que salga.
ui-notice-let-in = { $player } puede volver a sentarse.
ui-notice-lot = Se ha sorteado qué asiento toca a cada cual: { $player }.
ui-notice-again = { $by } ha abierto otra mesa con la misma gente.
ui-notice-series-out = { $by } ha sacado esta partida de su serie. Ya no cuenta en ella, y se puede jugar otra en su lugar.
ui-notice-series-ended = { $by } ha terminado la serie. Esta partida ya no cuenta en ella.
ui-again = La misma gente, otro juego
ui-again-title = Otra partida con la misma gente
ui-again-about = { $players } tienen asiento en la mesa nueva, y desde esta se les lleva allí.
ui-again-about-one = { $players } tiene asiento en la mesa nueva, y desde esta se le lleva allí.

# -- people: notices, by which people who are away are called

problem-notice-gone = Eso ya terminó: esa vía para avisarte ya no existe.
problem-notice-no-address = Tu cuenta aún no tiene una dirección de correo confirmada.
problem-notice-ways = Se te puede avisar como mucho por { $most } vías. Quita antes una.
problem-notice-unknown-host = Ningún servidor se llama { $host }.
problem-notice-slow-host = No se ha podido averiguar a tiempo la dirección de { $host }. Inténtalo más tarde.
problem-notice-not-public = Los avisos solo se envían a direcciones públicas, no a la red de este servidor.
problem-notice-https = A ese servidor hay que llegar por HTTPS.
problem-notice-server = Eso no es el nombre de un servidor, como ntfy.sh.
problem-notice-topic = Un tema solo tiene letras, cifras, guiones y guiones bajos.
problem-notice-token = Eso no es un token como los de este servicio.
problem-notice-chat = El número de un chat solo tiene cifras y, si acaso, un signo menos delante.
problem-notice-room = Eso no es el identificador de una sala, como !abc:example.org.
problem-notice-hook = Eso no es la dirección de un webhook de Discord.
problem-notice-url = Eso no es una sola dirección de Apprise, o es una que llega a esta máquina.
problem-notice-hours = Una hora del día se escribe así: 22:30.
call-turn-title = Te toca: { $game }
call-turn = Los demás te esperan.
call-reminder-title = Se te acaba el tiempo: { $game }
call-reminder = Todavía te toca a ti.
call-invited-title = Un asiento para ti: { $game }
call-invited = { $by } ha abierto una mesa con un asiento para ti.
call-asked-title = Una pregunta para ti: { $game }
call-asked = { $by } pide el acuerdo de todos en la mesa.
call-named-title = Te han nombrado: { $game }
call-named = { $by } te ha nombrado en el chat.
call-ended-title = Fin de la partida: { $game }
call-ended = La partida ha terminado. Mira cómo le fue a cada uno.
call-tried-title = Un aviso de prueba
call-tried = Así te avisa Mercat cuando te toca.
call-until = Tienes hasta el { $at }.
call-mail-end = Recibes este correo de { $site } porque pediste que se te avisara. Nadie lee las respuestas.
ui-notices = Avisos
ui-notices-lead = Cuando no estás, Mercat puede avisarte de que te toca. Elige cómo y de qué.
ui-notices-open = Abrir la mesa
ui-notices-off = No recibir más correos como este
ui-notices-ways = Cómo se te avisa
ui-notices-none = Todavía no se te puede avisar. Elige abajo una vía.
ui-notices-new = Cuando te hayas sentado en alguna mesa, aquí podrás pedir avisos.
ui-notices-way-push = Push
ui-notices-way-mail = Correo
ui-notices-way-ntfy = ntfy
ui-notices-way-discord = Discord
ui-notices-way-telegram = Telegram
ui-notices-way-matrix = Matrix
ui-notices-way-free = Apprise
ui-notices-here = este dispositivo
ui-notices-try = Probar
ui-notices-tried = Va en camino un aviso de prueba. La lista de abajo dice qué ha sido de él.
ui-notices-remove = Quitar
ui-notices-is-off = Desactivado:
ui-notices-add-push = Avisarme en este dispositivo
ui-notices-push-about = Tu navegador te pedirá permiso. Funciona mientras el navegador esté en marcha, y en la aplicación que los navegadores hacen de este sitio.
ui-notices-push-never = En este navegador no se te puede avisar: no conoce los mensajes push, o a este sitio no se llega por HTTPS. En un iPhone o iPad, añade antes el sitio a la pantalla de inicio.
ui-notices-push-denied = Has prohibido los avisos de este sitio en tu navegador. Permítelos en sus ajustes e inténtalo de nuevo.
ui-notices-push-failed = El servicio push del navegador no ha respondido. Inténtalo más tarde o usa otra vía.
ui-notices-add-mail = Avisarme por correo
ui-notices-mail-about = A { $address }. Cada correo lleva un enlace para no recibir más.
ui-notices-mail-first = Para los correos, tu cuenta necesita antes una dirección confirmada.
ui-notices-add = Otra vía
ui-notices-add-this = Añadir
ui-notices-field-server = Servidor
ui-notices-field-topic = Tema
ui-notices-field-token = Token
ui-notices-field-token-maybe = Token, si lo pide
ui-notices-field-hook = Dirección del webhook
ui-notices-field-bot = Token de tu bot
ui-notices-field-chat = Número del chat
ui-notices-field-access = Token de acceso
ui-notices-field-room = Identificador de la sala
ui-notices-field-url = Dirección de Apprise
ui-notices-what = De qué se te avisa
ui-notices-kind-turn = Me toca
ui-notices-kind-invited = Alguien me guarda un asiento
ui-notices-kind-asked = Se me pide un acuerdo
ui-notices-kind-named = Alguien me nombra en el chat
ui-notices-kind-ended = Termina una partida
ui-notices-kind-reminder = Se me acaba pronto el tiempo
ui-notices-kind-tried = De prueba
ui-notices-hours = No enviar nada
ui-notices-from = desde las
ui-notices-until = hasta las
ui-notices-hours-about = Lo que llegue entretanto espera. Si dejas ambas vacías, espera en tus horas de descanso.
ui-notices-muted = Mesas de las que no se te avisa
ui-notices-mute = No avisarme de esta mesa
ui-notices-unmute = Volver a avisarme de esta mesa
ui-notices-muted-here = De esta mesa no se te avisa.
ui-notices-calendar = Calendario
ui-notices-calendar-about = Una dirección secreta con el final de tu tiempo en cada mesa. Añádela a tu calendario por dirección; él decide cada cuánto la mira.
ui-notices-calendar-is = Hay una dirección así.
ui-notices-calendar-shown = Cópiala ahora: solo se muestra una vez. Quien la tenga verá tus mesas y cuándo acaba tu tiempo.
ui-notices-calendar-make = Crear una dirección
ui-notices-calendar-again = Crear otra; la anterior deja de valer
ui-notices-calendar-drop = Anularla
ui-notices-calendar-entry = Se te acaba el tiempo: { $game }
ui-notices-sent = Qué se ha enviado
ui-notices-sent-none = Nada todavía.
ui-notices-state-sent = enviado
ui-notices-state-failed = no enviado
ui-notices-state-waiting = se intentará de nuevo
ui-notices-repeats = puede haber llegado dos veces
ui-notices-bounces = Aquí no se lee un correo que vuelve más tarde: entonces esta lista dice «enviado».
ui-notices-why-too-many = demasiados avisos en una hora
ui-notices-why-not-public = la dirección no es pública
ui-notices-why-timeout = sin respuesta a tiempo
ui-notices-why-process = el servidor fue interrumpido
ui-notices-why-answered = rechazado por el servicio
ui-notices-why-mail = rechazado por el servidor de correo
ui-notices-why-no-address = sin dirección de correo confirmada
ui-notices-why-device-ended = has cerrado este dispositivo
ui-notices-why-signed-out = desactivado al cerrar tus demás sesiones; una prueba lo activa de nuevo
ui-notices-why-unsubscribed = anulado por el enlace de un correo
ui-notices-why-no-mail = este servidor no envía correo
ui-notices-why-not-understood = el servicio no conoce esta dirección
ui-notices-why-connection = no se llega al servicio
ui-notices-off-title = ¿No más correos sobre mesas?
ui-notices-off-about = Entonces ya no se te avisa por correo. En tu página puedes cambiarlo cuando quieras.
ui-notices-off-yes = Anular estos correos
ui-notices-off-done = No más correos
ui-notices-off-done-about = Ya no se te avisa por correo. Tu cuenta conserva su dirección.
ui-since-points = Tus puntos
ui-since-place = Tu puesto
ui-privacy-notices = Cómo se te avisa
ui-privacy-notices-about = Si pides avisos: qué vías has elegido y lo que necesitan (para los mensajes push, la dirección que da el fabricante de tu navegador; para un canal, su token), de qué quieres saber y cuándo, y durante 30 días lo que se te ha enviado. Los servicios que indicas reciben el juego, la pregunta y los nombres de los demás en la mesa; los mensajes push van cifrados, así que sus fabricantes no pueden leerlos. Un correo que vuelve no se lee.
# -- groups

problem-no-group = Ese grupo no existe o no se te muestra.
problem-not-member = En la mesa de un grupo solo puede hacerlo quien está en el grupo.
problem-not-keeper = Solo puede hacerlo un responsable del grupo.
problem-no-group-invitation = Este enlace ya no deja entrar a nadie. Pide uno nuevo.
problem-no-such-member = Esa persona no está en este grupo.
problem-group-full = En este grupo hay { $most } personas; no caben más.
problem-many-groups = Estás en { $most } grupos; no puedes estar en más.
problem-many-series = Este grupo tiene { $most } series; no puede tener más.
problem-group-invitations = Ya hay { $most } enlaces que dejan entrar en este grupo. Retira antes uno.
problem-last-keeper = El grupo necesita un responsable. Elige antes a otra persona.
problem-remove-yourself = Para irte tú, abandona el grupo.
problem-bad-points = Los puntos son hasta { $places } números de 0 a { $most }, primero los del primer puesto; ningún puesto puede valer más que uno mejor.
problem-no-series = Esa serie no existe.
problem-series-over = Ya se han jugado todas las partidas de esta serie.
problem-series-on = Hay una partida de esta serie en juego. La siguiente puede empezar cuando termine.
problem-not-in-series = Este juego no es de la serie.
problem-not-on-in-series = En esa mesa no hay ninguna partida de una serie en juego.
problem-choose-game = Elige un juego.
problem-people-for-game = A este juego pueden jugar de { $fewest } a { $most } personas, y se han elegido { $people }. Indica en la página del grupo quién juega.
problem-group-no-sandbox = Una mesa de pruebas es de una sola persona, no de un grupo.
problem-series-no-deal = En una serie el sorteo siempre es al azar.
ui-group = Grupo
ui-groups = Grupos
ui-groups-about = Un grupo es la casa de quienes juegan juntos: mesas solo para ellos, una tabla de resultados y series de partidas.
ui-group-found = Crear un grupo
ui-group-found-about = Serás su responsable: invitas a los demás, y solo ellos lo ven.
ui-group-name = Nombre del grupo
ui-group-name-example = Los martes por la noche
ui-group-own-name = Tu nombre en el grupo
ui-group-you = tú
ui-group-people = Personas
ui-group-people-count = { $count ->
    [one] una persona
   *[other] { $count } personas
  }
ui-group-tables-count = { $count ->
    [one] una mesa
   *[other] { $count } mesas
  }
ui-group-keeper = responsable
ui-group-since = desde el
ui-group-private-tag = solo lo ve quien está en él
ui-group-public-tag = todo el mundo puede leer esta página
ui-group-invites = { $player } te invita al grupo { $group }
ui-group-invited = Te invitan al grupo { $group }
ui-group-preview = Un grupo que juega junto a juegos de mesa. Abre el enlace para unirte.
ui-group-ratings = Clasificación
ui-group-ratings-about = Por orden del extremo inferior de la puntuación. Figuran las personas cuya página puedes ver.
ui-group-join = Unirme
ui-group-join-about = Los demás verán tu nombre y tus resultados en este grupo. Puedes irte cuando quieras.
ui-group-in-already = Ya estás en este grupo.
ui-group-to = Ir al grupo
ui-group-tables = Mesas
ui-group-no-tables = Ahora no se está jugando nada.
ui-group-open-table = Abrir una mesa:
ui-group-archive = Todas las partidas terminadas
ui-group-leave = Abandonar el grupo
ui-group-leave-about = Dejarás de ver el grupo y sus mesas. Donde estés jugando conservas el asiento hasta el final de la partida. Si no queda ningún responsable, lo será quien lleve más tiempo en el grupo.
ui-group-keep = Hacer responsable
ui-group-unkeep = Que deje de ser responsable
ui-group-remove = Quitar del grupo
ui-group-remove-about = { $player } dejará de ver el grupo, y conserva sus asientos en las partidas en juego hasta que terminen. Se retiran todos los enlaces que dejan entrar.
ui-group-invite = Invitar
ui-group-invite-people = Cuántas personas
ui-group-invite-days = Días hasta que caduque
ui-group-invite-do = Crear un enlace
ui-group-link = El enlace
ui-group-link-about = Envíalo a quienes deban unirse. Solo se muestra ahora.
ui-group-qr = El enlace como código QR
ui-group-invitation = Han entrado { $used } de { $most }
ui-group-expires = caduca el
ui-group-withdraw = Retirar
ui-group-change = Cambiar el grupo
ui-group-points = Puntos por puesto
ui-group-points-help = Primero los del primer puesto, por ejemplo 5 3 2 1. Los demás puestos no dan puntos.
ui-group-public = Todo el mundo puede leer esta página
ui-group-public-help = Verán los resultados, y por su nombre solo a quienes les muestran su propia página; nunca una mesa.
ui-group-table-about = Aquí solo se sienta y mira quien está en el grupo.
ui-group-share-about = Con este enlace puede sentarse o mirar quien está en el grupo; nadie más.
ui-new-group = Para quién
ui-new-no-group = Para todos los que tengan el enlace
ui-new-group-help = Para un grupo: solo se sienta y mira quien está en él, y el resultado cuenta en su tabla de resultados.
ui-results = Tabla de resultados
ui-results-show = Mostrar
ui-results-all-series = Todas
ui-results-rank = N.º
ui-results-player = Jugador
ui-results-points = Puntos
ui-results-wins = Ganadas
ui-results-mean = Puesto medio
ui-results-about = Cuentan las partidas que han terminado dos personas o más. Puntos por puesto: { $points }.
ui-results-none = Aún no hay resultados.
ui-results-cut = Cuentan las { $count } partidas más recientes.
ui-series = Serie
ui-series-about = Un número acordado de partidas con una sola tabla de resultados. De una partida a otra los asientos van rotando.
ui-series-new = Empezar una serie
ui-series-name = Nombre de la serie
ui-series-name-example = Temporada de invierno
ui-series-length = Número de partidas
ui-series-games = Juegos
ui-series-games-help = Se juegan por turnos. Si no marcas ninguno, vale cualquiera.
ui-series-progress = { $played } de { $length } partidas jugadas
ui-series-game = partida { $number } de { $length }
ui-series-begin-first = Empezar la primera partida
ui-series-begin-next = Empezar la partida { $number }
ui-series-next = Siguiente partida de la serie
ui-series-to-table = Ir a la partida { $number }
ui-series-who = Quién juega
ui-series-turned = Cada uno tiene su asiento, que rota de partida en partida. Empieza cuando todos los sentados están a punto; quien falta, se la salta.
ui-series-over = Series terminadas
ui-series-played = Partidas
ui-series-counts = Puntos por puesto: { $points }. Si un bot juega por alguien, el resultado es de esa persona, también si ha dejado la partida; quien se queda con un asiento se queda con el resultado.
ui-series-take-out = Sacar de la serie la partida en juego
ui-series-take-out-about = La partida sigue, pero no cuenta en la serie. En su lugar se puede empezar otra.
ui-series-end = Terminar la serie
ui-series-end-about = La tabla de resultados se queda como está. La partida en juego ya no cuenta.
ui-privacy-groups = Grupos
ui-privacy-groups-about = En qué grupos estás y desde cuándo, si eres responsable y los enlaces que has creado para dejar entrar a otros (en forma de hash). Quienes están en un grupo ven ahí tu nombre y tus resultados en sus partidas. Si un responsable hace pública la página de un grupo, los demás también leen sus resultados, y tu nombre solo si pueden ver tu propia página.

# -- ratings and the archive

problem-rated-accounts = Las partidas puntuadas son para personas con cuenta. Crea una o inicia sesión, y después siéntate.
problem-rated-one-seat = En una mesa puntuada cada cual tiene un asiento, y tú ya tienes el tuyo.
problem-rated-bots = Los bots no juegan partidas puntuadas contra personas.
problem-rated-deal = En una partida puntuada no se puede repartir a mano.
problem-rated-alone = Una partida puntuada necesita al menos dos jugadores.
problem-rated-clock = Una partida puntuada necesita un reloj, y que al acabarse el tiempo ocurra algo más que un aviso; si no, quien va perdiendo podría dejar de jugar sin más. Por ejemplo, { $minutes } minutos por persona y { $seconds } segundos más con cada turno.
problem-rated-sandbox = Una mesa de pruebas no puede ser puntuada.
problem-rated-guests = Estas personas no tienen cuenta, así que la partida no puede ser puntuada: { $people }.
problem-rated-own-bot = En una partida puntuada ningún bot juega por ti mientras conservas el asiento. Puedes dejarlo: cuenta como último puesto.
problem-rated-no-sandbox = Mientras dura una partida puntuada, nadie puede probar jugadas desde su posición. Después, todo el mundo.
problem-rated-no-export = Mientras dura una partida puntuada, no se puede guardar como archivo. Después, sí.
problem-rated-entered = El resultado de esta partida ya está anotado en las puntuaciones, así que no se puede deshacer nada.
problem-nothing-to-enter = Aquí no hay ningún resultado que anotar.
problem-not-your-finished-game = No has terminado esta partida.
ui-rated = puntuada
ui-rated-label = Puntuada
ui-rated-about = Esta partida es puntuada: su resultado cambia la puntuación Elo de quienes la juegan.
ui-rated-accounts = Solo juegan personas con cuenta, cada una en un asiento y sin bots como rivales. Toda la mesa ve tu puntuación.
ui-rated-clock = Hay reloj, para que la partida llegue a su fin.
ui-rated-not-there = Mientras dura no hay pistas, ni mesa de pruebas desde su posición, ni archivo de la partida; nada se reparte a mano.
ui-rated-leaving = Quien deja la mesa, pierde el asiento o tiene un bot en su lugar al final queda en último puesto, consiga lo que consiga el bot. Quien está ausente puede volver antes del final.
ui-rated-when = El resultado se anota { $minutes } minutos después del final, o antes si todos están de acuerdo. Hasta entonces se puede deshacer como siempre; después, ya no.
ui-rated-newcomer = Quien se sienta en la partida ya empezada sigue en lugar de otra persona, y no puntúa.
ui-terms-rated = Puntuada
ui-terms-rated-help = Para personas con cuenta, con reloj, sin bots y sin pistas. El resultado cambia la puntuación de cada cual; dejar la mesa cuenta como último puesto.
ui-terms-rated-guest = Las partidas puntuadas son para personas con cuenta.
ui-leave-rated = En esta partida puntuada eso cuenta para ti como último puesto.
ui-rating = { $number } ± { $doubt }
ui-rating-title = Puntuación Elo
ui-rating-first = primera partida puntuada
ui-rating-games = { $count ->
    [one] de una partida puntuada
   *[other] de { $count } partidas puntuadas
  }
ui-rating-about = El número dice cómo de fuerte es alguien: se empieza en 1500, y quien lleva 200 de ventaja gana tres de cada cuatro partidas de dos jugadores. Con una probabilidad del 95 % la fuerza está dentro del ± del número; cada partida puntuada lo hace más pequeño.
ui-rating-course = Puntuaciones tras { $count } partidas, de { $first } a { $last }
ui-rated-pending = Provisional. El resultado se anota en las puntuaciones cuando todos estén de acuerdo, o en este momento:
ui-rated-entered = El resultado está anotado en las puntuaciones.
ui-rated-for-nobody = El resultado no cambia la puntuación de nadie: compara a menos de dos de quienes empezaron, o ninguno jugó hasta el final.
ui-rated-left = no jugó hasta el final: último puesto
ui-rated-ask = Pedir a los demás que se anote ya el resultado
ui-rated-enter = Anotar ya el resultado
ui-rating-asked = { $player } pide anotar ya el resultado en las puntuaciones. Después no se podrá deshacer nada.
ui-rating-asked-mine = Has pedido anotar ya el resultado en las puntuaciones. Después no se podrá deshacer nada.
ui-rating-refused = { $player } no está de acuerdo: el resultado se anota solo unos minutos después del final.
ui-ratings-of = Clasificación: { $game }
ui-ratings-list = Toda la clasificación
ui-ratings-rank = Puesto
ui-ratings-people = Personas
ui-ratings-order = Por orden del extremo inferior de la puntuación: el número menos su ±. Figura quien se ha enfrentado al menos a { $fewest } personas distintas en partidas puntuadas y tiene una página que puede ver todo el mundo.
ui-ratings-none = Aún no hay nadie en esta lista. Figura en ella quien se ha enfrentado al menos a { $fewest } personas distintas en partidas puntuadas y tiene una página que puede ver todo el mundo.
ui-ratings-unseen = { $count ->
    [one] Una persona con puntuación no figura: no todo el mundo puede ver su página, o se ha enfrentado a menos de { $fewest } personas.
   *[other] { $count } personas con puntuación no figuran: no todo el mundo puede ver sus páginas, o se han enfrentado a menos de { $fewest } personas.
  }
ui-ratings-before = Más arriba
ui-ratings-after = Más abajo
ui-ratings-bots = Bots
ui-ratings-bots-about = Los bots se han puntuado aparte, en torneos entre ellos para cada número de jugadores. Su 1500 es el punto medio de los bots, así que sus números no se comparan con los de las personas.
ui-replay = Ver desde el principio
ui-archive-title = Archivo de partidas
ui-archive-lead = Partidas terminadas que todo el mundo puede encontrar, ver desde el principio y analizar, porque todos los que las jugaron están de acuerdo.
ui-archive-none = Aún no hay partidas en el archivo.
ui-archive-any = cualquiera
ui-archive-rated-yes = puntuadas
ui-archive-rated-no = no puntuadas
ui-archive-bots = Bots
ui-archive-no-bots = solo personas
ui-archive-person = Con (cuenta)
ui-archive-with = Partidas de { $name }.
ui-archive-person-page = A su página
ui-archive-nobody = No hay nadie llamado «{ $name }» cuya página pueda ver todo el mundo.
ui-archive-of = Partidas de { $name } en el archivo
ui-archive-statistics = Estadísticas de estas partidas
ui-archive-statistics-lead = Lo que ha solido pasar en las partidas del archivo que buscas.
ui-archive-statistics-about = Contadas: { $games ->
    [one] una partida
   *[other] { $games } partidas
  } del archivo, jugadas con las reglas actuales.
ui-archive-statistics-none = Ninguna de estas partidas se jugó con las reglas actuales.
ui-archive-to = Al archivo
ui-archived = Todo el mundo encuentra esta partida en el archivo, porque todos los que la jugaron están de acuerdo.
ui-archive-about = En el archivo todo el mundo podría encontrar, ver desde el principio y analizar esta partida, con los nombres y el chat tal como están en la mesa. Para eso deben estar de acuerdo todos los que la jugaron.
ui-archive-waiting = { $count ->
    [one] Estás de acuerdo. La partida estará en el archivo cuando lo esté una persona más.
   *[other] Estás de acuerdo. La partida estará en el archivo cuando lo estén { $count } personas más.
  }
ui-archive-agree = Poner en el archivo
ui-archive-withdraw = Quitar del archivo
ui-archive-me-about = Todo el mundo encuentra allí partidas terminadas, con nombres y chat, si todos los que las jugaron están de acuerdo. Aquí puedes decidirlo para todas tus partidas; si no, en cada mesa terminada.
ui-archive-me-no = Solo las partidas que yo diga
ui-archive-me-yes = Todas mis partidas
ui-privacy-ratings = Puntuaciones y archivo de partidas
ui-privacy-ratings-about = Si juegas partidas puntuadas: tu puntuación, y cómo la cambió cada una. La ve quien está contigo en una mesa puntuada, y quien puede ver tu página. Hasta que empieza una partida puntuada se guarda un resumen de tu red que solo sirve para esa mesa; después, solo si dos de sus jugadores venían de la misma red, y eso lo ve quien administra el servidor. También si estás de acuerdo con que tus partidas terminadas estén en el archivo: sin eso no está ninguna.
# -- clocks

ui-clock = Reloj
ui-clock-none = Sin reloj
ui-clock-none-help = Cada cual tarda lo que quiera.
ui-clock-days = Por días
ui-clock-days-help = Un tiempo para cada turno y una reserva para los retrasos. Las horas de descanso y los días de ausencia no cuentan.
ui-clock-live = En vivo
ui-clock-live-help = Un tiempo para toda la partida y un poco más con cada turno, como en el ajedrez.
ui-clock-turn = Para cada turno
ui-clock-bank = Reserva para retrasos
ui-clock-bank-none = ninguna
ui-clock-total = Para toda la partida
ui-clock-increment = Más con cada turno
ui-clock-weekends = Los fines de semana no cuentan
ui-clock-weekends-help = Por días: el tiempo no corre los sábados ni los domingos del lugar donde está cada persona.
ui-clock-end = Cuando a alguien se le acaba el tiempo
ui-clock-end-remind = Solo recibe un aviso
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
ui-agreed-clock-days = Reloj por días: { $turn } para cada turno.
ui-agreed-clock-bank = Reserva para los retrasos de toda la partida: { $bank }.
ui-agreed-clock-live = Reloj en vivo: { $bank } para toda la partida.
ui-agreed-clock-increment = Con cada turno se suma: { $increment }.
ui-agreed-clock-rests = No cuentan las horas de descanso ni los días de ausencia de quien tiene que jugar.
ui-agreed-clock-weekends = Los fines de semana no cuentan.
ui-agreed-end-remind = A quien se le acaba el tiempo solo recibe un aviso.
ui-agreed-end-vote = Cuando a alguien se le acaba el tiempo, los demás pueden votar que juegue un bot.
ui-agreed-end-bot = Cuando a alguien se le acaba el tiempo, juega un bot hasta que vuelva.
ui-agreed-end-give-up = Quien agota su tiempo pierde el asiento, y sigue jugando un bot.
ui-clock-short-days = { $turn } por turno
ui-clock-short-live = en vivo, { $bank }
ui-clock-left = Tiempo que queda
ui-clock-deadline = Tiempo hasta
ui-clock-rests = El reloj descansa hasta
ui-clock-low = poco tiempo
ui-clock-over = Tiempo agotado
ui-clock-reserve = Reserva
ui-clock-used = Tiempo usado
ui-clock-paused = Pausa: el tiempo no corre.
ui-clock-paused-until = Pausa: el tiempo no corre hasta
ui-clock-pause = Pedir una pausa
ui-clock-pause-about = En una pausa el tiempo no corre para nadie, y se puede seguir jugando. Todos los demás deben estar de acuerdo, y cualquiera puede terminarla.
ui-clock-pause-for = Cuánto tiempo
ui-clock-pause-open = Hasta que alguien la termine
ui-clock-resume = Terminar la pausa
ui-clock-claim = Preguntar a los demás: que juegue un bot
ui-clock-claim-about = A { $player } se le ha acabado el tiempo.
ui-pause-asked = { $player } pide una pausa, hasta que alguien la termine. { $count ->
    [0] { "" }
    [one] Acaba por sí sola tras un día.
   *[other] Acaba por sí sola tras { $count } días.
  }
ui-pause-asked-mine = Has pedido una pausa, hasta que alguien la termine. { $count ->
    [0] { "" }
    [one] Acaba por sí sola tras un día.
   *[other] Acaba por sí sola tras { $count } días.
  }
ui-pause-refused = { $player } no está de acuerdo: no hay pausa.
ui-over-time-asked = { $player } pide que juegue un bot por { $seat }, a quien se le ha acabado el tiempo.
ui-over-time-asked-mine = Has pedido que juegue un bot por { $seat }, a quien se le ha acabado el tiempo.
ui-over-time-refused = { $player } no está de acuerdo: ningún bot juega por quien ha agotado su tiempo.
ui-notice-time-over = A { $player } se le ha acabado el tiempo.
ui-notice-time-over-vote = A { $player } se le ha acabado el tiempo. Los demás pueden votar que juegue un bot.
ui-notice-time-over-bot = A { $player } se le ha acabado el tiempo. Juega un bot hasta que recupere su asiento.
ui-notice-time-over-seat = A { $player } se le ha acabado el tiempo y su asiento queda libre. Juega un bot hasta que alguien se siente ahí.
ui-notice-time-held = { $by } y todos los demás dejan que juegue un bot por { $player }, a quien se le ha acabado el tiempo, hasta que recupere su asiento.
ui-notice-paused = { $by } y todos los demás han acordado una pausa. { $count ->
    [0] Dura hasta que alguien la termine.
    [one] Acaba tras un día, o cuando alguien la termine.
   *[other] Acaba tras { $count } días, o cuando alguien la termine.
  }
ui-notice-resumed = { $by } ha terminado la pausa.
ui-notice-pause-over = La pausa ha acabado.
ui-times-title = En qué se fue el tiempo
ui-times-about = Cuánto se esperó a cada cual. No cuentan los descansos, las pausas, los bots ni las jugadas deshechas de común acuerdo.
ui-times-player = Jugador
ui-times-total = En total
ui-times-turns = Turnos
ui-times-mean = Por turno
ui-times-longest = El turno más largo
ui-times-took = { $time }
ui-times-moment = menos de un minuto
ui-rests-title = Cuándo descansa tu reloj
ui-rests-about = En las mesas con reloj por días, entonces no corre tu tiempo. Los demás solo ven hasta cuándo descansa tu reloj.
ui-rests-zone = Estas horas son de la zona horaria { $zone }. La eliges más arriba.
ui-rests-zone-auto = Estas horas son de la zona horaria { $zone }. Si arriba no eliges ninguna, será la de este navegador cuando guardes tus horas de descanso.
ui-rests-quiet = Horas de descanso
ui-rests-quiet-about = Como máximo { $count } horas al día. En cada mesa, un cambio cuenta desde tu próximo turno, y una vez por semana como máximo.
ui-rests-from = de
ui-rests-to = a
ui-rests-none = Sin horas de descanso
ui-rests-away = Días de ausencia
ui-rests-away-about = Como máximo { $once } días seguidos y { $year } en un año. Cuentan enseguida, en todas tus mesas. Un día que ha empezado ya está gastado.
ui-rests-first = primer día
ui-rests-last = último día
ui-rests-add = Añadir días de ausencia
ui-rests-end = He vuelto, o al final me quedo
ui-rests-period = del { $first } al { $last }
ui-privacy-rests = Horas de descanso y días de ausencia
ui-privacy-rests-about = Cuándo descansa tu reloj en las mesas por días. Los demás solo ven hasta cuándo descansa.
problem-clock-days = Por días, un turno dura de una hora a { $turn } días y la reserva { $bank } días como máximo; no se suma tiempo con cada turno.
problem-clock-live = Una partida en vivo tiene de un minuto a { $bank } horas por jugador y { $increment } minutos más con cada turno como máximo; no hay tiempo para un solo turno.
problem-clock-in-file = No se puede leer el reloj del archivo.
problem-no-clock = Esta mesa no tiene un reloj que se pueda parar.
problem-paused-already = Ya hay una pausa.
problem-not-paused = No hay ninguna pausa.
problem-time-not-over = A { $name } no se le ha acabado el tiempo, o la mesa ha acordado otra cosa para ese caso.
problem-quiet-long = Las horas de descanso son { $most } al día como máximo.
problem-away-over = Esos días ya han pasado o han empezado.
problem-away-far = Los días de ausencia se anuncian con { $most } días de antelación como máximo.
problem-away-long = Puede haber { $most } días de ausencia seguidos como máximo.
problem-away-often = Puede haber { $most } días de ausencia en un año como máximo.
problem-away-twice = Algunos de esos días ya son de ausencia.

# -- orders for later
ui-orders = Instrucciones
ui-orders-about = Di ahora qué se hará después. Cuando llegue una decisión a la que responde una instrucción, la mesa hace esa jugada por ti, tal como permiten las reglas. Nadie más ve tus instrucciones. Si responden varias, decide la primera de la lista.
ui-orders-yours = Tus instrucciones
ui-orders-none = No tienes instrucciones aquí.
ui-orders-no-kinds = Este juego no tiene instrucciones que se puedan dar aquí.
ui-orders-count = { $count ->
    [0] Instrucciones
    [one] Instrucciones: una en espera
   *[other] Instrucciones: { $count } en espera
  }
ui-order-give = Dar una instrucción
ui-order-now = Dar la instrucción
ui-order-change = Cambiar la instrucción
ui-order-edit = Cambiar
ui-order-edit-turn = Para cambiar este turno, prepáralo de nuevo y después retira este.
ui-order-withdraw = Retirar
ui-order-clear = Quitar
ui-order-up = Subir
ui-order-down = Bajar
ui-order-waits = Está en espera.
ui-order-begun = Ha empezado: jugadas hechas, { $made } de { $count }.
ui-order-ended = Se ha detenido.
ui-order-stopped = Tu instrucción se ha detenido: { $order } { $why }
ui-order-preference = Lo preferido primero. Deja fuera lo que no cuenta.
ui-order-unless = A menos que ocurra esto
ui-order-this-round = Solo en esta ronda
ui-order-until = Hasta que ocurra esto
ui-order-unless-help = Si ocurre después de dar la instrucción, esta se detiene. Basta con una de estas cosas.
ui-order-who = Quién
ui-order-what = Qué
ui-by-order = por instrucción
ui-prepare = Preparar mi próximo turno
ui-prepare-about = Así estaría la mesa si tu turno empezara ahora. Lo que elijas no se juega: lo ordenas para después, una jugada tras otra.
ui-prepare-so-far = Jugadas previstas hasta ahora
ui-prepare-add = Añadir esta jugada
ui-prepare-none = No hay nada más que preparar: después decide otra persona o se sortea algo.
ui-prepare-back = Quitar la última
ui-prepare-any-price = A cualquier precio
ui-prepare-any-price-help = Si no, el turno te espera cuando una jugada da menos dinero, mercancías o puntos que ahora, o cuesta más.
ui-prepare-illegal = Una jugada preparada antes ya no es posible. Empieza de nuevo.
problem-order-lesson = En una lección no hay instrucciones para después.
problem-orders-many = Un asiento tiene { $most } instrucciones como máximo. Retira una antes.
problem-no-order = Esta instrucción ya no está.
problem-no-prepare = Ahora no se puede preparar aquí ningún turno tuyo.
problem-orders-in-file = No se pueden leer las instrucciones del archivo.
