# -- people: devices, and what is one’s own

problem-token-not-here = Los tokens personales son para programas y solo sirven para las mesas, no para las páginas ni para los ajustes de la cuenta.
problem-token-reads-only = Este token es de solo lectura.
problem-too-many-tokens = Ya tienes { $most } tokens, el máximo permitido. Borra antes alguno.
problem-bad-device-link = Este enlace ya no funciona: se ha usado, se ha cancelado o ha caducado. Crea uno nuevo en tu otro dispositivo.
problem-no-code = Un código de recuperación tiene { $letters } letras y cifras.
problem-bad-code = Este código no funciona: está mal escrito, ya se ha usado, se ha borrado o se ha sustituido por otro.
problem-no-zone = No hay ninguna zona horaria con el nombre de «{ $typed }». Escribe la mayor ciudad de tu zona horaria, como Madrid o Bogotá.
problem-code-of-former-guest = Este código dejó de valer cuando creaste tu cuenta. Inicia sesión o usa un código de recuperación de la cuenta.
problem-cut-account = Se ha cerrado tu sesión aquí porque creaste una cuenta en otro navegador. Inicia sesión para seguir con tus partidas.
problem-cut-password = Se ha cerrado tu sesión aquí porque se cambió tu contraseña. Inicia sesión de nuevo para seguir.
problem-cut-everywhere = Se han cerrado todas tus sesiones. Inicia sesión de nuevo para seguir aquí.
problem-cut-device = Se ha cerrado tu sesión aquí desde otro de tus dispositivos. Inicia sesión de nuevo para seguir.
problem-cut-device-guest = La sesión de este navegador se cerró desde otro de tus dispositivos. Para volver, crea un enlace allí o usa tu código de recuperación.
problem-cut-crowded = Se ha cerrado tu sesión aquí porque después la has iniciado en muchos otros dispositivos. Inicia sesión de nuevo para seguir.
problem-cut-crowded-guest = La sesión de este navegador se cerró porque después añadiste muchos otros dispositivos. Para volver, crea un enlace en otro dispositivo o usa tu código de recuperación.
problem-cut-deleted = Borraste todos tus datos desde otro navegador, así que aquí ya no queda nada tuyo.
problem-no-device = Ese dispositivo o token no es tuyo, o ya no existe.
problem-already-yours = Este navegador ya es uno de tus dispositivos.
problem-signed-in = Aquí tienes abierta la sesión de { $name }. Ciérrala antes y vuelve a intentarlo.
problem-not-sure = Confirma que quieres hacerlo.
problem-empty-label = Indica para qué es el token.
problem-long-label = Escribe como máximo { $most } caracteres.
ui-problem-missing = Página no encontrada
ui-problem-banned = Te han bloqueado
ui-names-and = { $first } y { $last }
ui-names-and-i = { $first } e { $last }
ui-me = Tú
ui-me-page-profile = Sobre ti
ui-me-page-devices = Inicio de sesión y dispositivos
ui-me-page-data = Tus datos
ui-me-privacy = Privacidad
ui-somebody = Alguien
ui-device-unknown = Navegador desconocido
ui-me-name-about = Este nombre se ve en tus mesas con partidas sin terminar. Si lo cambias, los resultados y los mensajes anteriores conservan el antiguo.
ui-me-name-account = También sirve para iniciar sesión.
ui-me-name-new = El nombre con el que juegas.
ui-me-renamed = Has cambiado de nombre.
ui-me-renamed-but = { $count ->
    [one] Has cambiado de nombre. En una mesa conservas el anterior, porque allí alguien tiene uno parecido.
   *[other] Has cambiado de nombre. En { $count } mesas conservas el anterior, porque allí alguien tiene uno parecido.
  }
ui-me-devices = Tus dispositivos
ui-me-devices-about = En el otro dispositivo, escanea el código que aparecerá aquí o abre el enlace.
ui-me-devices-open = En el otro dispositivo, abre el enlace que aparecerá aquí.
ui-me-here = Este dispositivo
ui-me-used = último uso:
ui-me-made = añadido:
ui-me-end = Cerrar sesión
ui-me-add-device = Añadir un dispositivo
ui-me-link-about = { $count ->
    [one] Abre este enlace en el otro dispositivo antes de un minuto. Sirve una sola vez. No lo compartas: quien lo abra jugará como si fuera tú.
   *[other] Abre este enlace en el otro dispositivo antes de { $count } minutos. Sirve una sola vez. No lo compartas: quien lo abra jugará como si fuera tú.
  }
ui-me-link-qr = El enlace como código QR
ui-me-withdraw-links = { $count ->
    [one] Cancelar el enlace sin usar
   *[other] Cancelar los { $count } enlaces sin usar
  }
ui-me-end-others = Cerrar las demás sesiones
ui-me-end-about = Al cerrar la sesión de un dispositivo deja de valer también lo que se creó en él: tokens, enlaces a otros dispositivos, enlaces y tokens de tus asientos y la dirección de tu calendario. Ese dispositivo tampoco recibirá más notificaciones.
ui-me-leave = Cerrar sesión en este navegador
ui-me-leave-about = Tus demás dispositivos seguirán con la sesión abierta, y tu código de recuperación seguirá valiendo.
ui-me-leave-last = Es tu único dispositivo y no tienes código de recuperación. Si cierras sesión, no podrás seguir con tus partidas.
ui-me-leave-guest = En este navegador volverás a jugar como invitado, con las mesas que no te llevaste.
ui-me-nothing = Todavía no guardamos nada sobre ti. En cuanto te sientes a una mesa, podrás jugar también desde otro dispositivo.
ui-recovery-code = Código de recuperación
ui-me-code-about = Apunta un código de recuperación y guárdalo en un lugar seguro. Con él podrás volver aunque pierdas todos tus dispositivos.
ui-me-code-shown = Apunta ahora este código. No se volverá a mostrar, y los anteriores ya no valen. Sirve una sola vez.
ui-me-code-made = Tienes un código de recuperación, creado el
ui-me-code-make = Crear un código de recuperación
ui-me-code-replace = Sustituir el código
ui-me-code-withdraw = Borrar el código
ui-me-code-ended = Tu código de recuperación se creó en un dispositivo cuya sesión se ha cerrado, así que ya no vale. Aquí tienes otro.
ui-me-code-use = Tengo un código de recuperación
ui-me-account = Cuenta
ui-me-account-none = Juegas como invitado. No necesitas una cuenta para jugar.
ui-zone = Zona horaria
ui-zone-auto = La de este navegador
ui-zone-about = Escribe la mayor ciudad de tu zona horaria, como Madrid. Si lo dejas vacío, se usará la de este navegador.
ui-me-tokens = Tokens para programas
ui-me-tokens-about = Con un token, un programa tuyo puede ver tus mesas o jugar por ti.
ui-me-token-shown = Copia ahora este token. No se volverá a mostrar. Quien lo tenga podrá hacer lo mismo que tu programa.
ui-me-token-make = Crear un token
ui-me-token-label = Para qué lo quieres
ui-me-token-scope = Permisos
ui-me-token-end = Borrar
ui-me-token-ends = Al borrar un token se borran también los enlaces y tokens de tus asientos, porque el programa pudo haberlos leído.
ui-me-scope-read = Leer
ui-me-scope-play = Leer y jugar
ui-me-kept = Tus datos
ui-me-download = Descargar tus datos
ui-delete-me = Borrar mis datos
ui-delete-title = ¿Borrar todos tus datos?
ui-delete-lead = No se puede deshacer.
ui-delete-name = Tu nombre se sustituirá por «Alguien» en todas las mesas, mensajes y resultados.
ui-delete-games = Los demás conservarán las partidas y decidirán si se publican. En las que están en curso te sustituirá un bot, como si hubieras dejado el asiento.
ui-delete-devices = Se cerrará la sesión en todos tus dispositivos y se borrarán tus códigos, tokens y ajustes.
ui-delete-words = Tus mensajes a los demás se conservarán, sin tu nombre. También lo que otros hayan escrito sobre ti.
ui-delete-last-admin = No hay nadie más en la administración de este servidor. Después, nadie podrá atender denuncias ni levantar bloqueos hasta que quien lleva el servidor nombre a alguien con el comando mercat admin host NOMBRE.
ui-link-title = ¿Usar también este dispositivo?
ui-link-guest = Este navegador pasará a ser un dispositivo de { $name }, con acceso a todas sus mesas.
ui-link-account = Iniciarás sesión aquí como { $name }, con acceso a todas las mesas de esa cuenta.
ui-deleted = Tus datos se han borrado
ui-deleted-about = Tu nombre ya no aparece en las mesas, el chat ni los resultados. En tus asientos siguen jugando bots.
ui-deleted-last-admin = Este servidor se ha quedado sin administración: quien lo lleva puede nombrar a alguien con el comando mercat admin host NOMBRE.
ui-link-nameless = Este navegador pasará a ser un dispositivo de quien creó el enlace, con acceso a todas sus mesas.
ui-link-trust = Continúa solo si creaste tú este enlace en tu otro dispositivo.
ui-link-join = Usar también este dispositivo
ui-along-title = Mesas que quieres llevarte
ui-along-about = En este navegador has jugado como invitado. Las mesas que elijas pasarán a tu nombre; el resto se quedará en la sesión de invitado, a la que volverás cuando se cierre la sesión en este dispositivo.
ui-along-others = { $count ->
    [one] Este invitado juega también en otro dispositivo. Allí solo podrás mirar las mesas que te lleves.
   *[other] Este invitado juega también en otros { $count } dispositivos. Allí solo podrás mirar las mesas que te lleves.
  }
ui-recover-title = Usar un código de recuperación
ui-recover-about = Escribe tu código de recuperación; dan igual las mayúsculas, los espacios y los guiones. Este navegador pasará a ser uno de tus dispositivos.
ui-recover-account = ¿Tienes una cuenta? Usa uno de sus códigos de recuperación:
ui-recover = Usar el código
ui-recovered-title = Hola de nuevo
ui-recovered-about = Has gastado tu código. Apunta el nuevo: no se volverá a mostrar.
ui-personal-own-device = Para jugar en otro dispositivo tuyo, crea un enlace en la página «Tú».
ui-notice-renamed = { $by } ahora se llama { $player }.

# -- the page about one’s data

ui-privacy-title = Tus datos
ui-privacy-lead = Solo guardamos lo imprescindible para jugar. Las páginas no cargan nada de otros servidores.
ui-privacy-what = Qué
ui-privacy-why = Para qué, y quién lo ve
ui-privacy-how-long = Cuánto tiempo
ui-privacy-playing = Nombre, asientos, jugadas, mensajes, resultados, última visita
ui-privacy-playing-about = Lo ve quien tenga el enlace de la mesa
ui-privacy-playing-time = véase abajo
ui-privacy-account = Nombre de la cuenta, hashes de la contraseña y de los códigos, llaves de acceso
ui-privacy-account-about = Para iniciar sesión
ui-privacy-account-time = hasta que los borres
ui-privacy-devices = Tipo de navegador, primer y último uso
ui-privacy-devices-about = Para que puedas ver tus dispositivos y cerrar su sesión
ui-privacy-devices-time = { $count ->
    [one] un día tras cerrar la sesión
   *[other] { $count } días tras cerrar la sesión
  }
ui-privacy-network = Un hash de tu dirección de red
ui-privacy-network-about = Para limitar los abusos. La administración ve si los rivales de una partida puntuada comparten red.
ui-privacy-network-time = un día, o mientras existan tus mesas
ui-privacy-preferences = Ajustes, zona horaria, horas de descanso, días de ausencia
ui-privacy-preferences-about = Son iguales en todos tus dispositivos. Los demás solo ven hasta cuándo está parado tu reloj.
ui-privacy-preferences-time = hasta que los borres
ui-privacy-groups = Grupos, tu papel en ellos, enlaces de invitación, solicitudes para entrar
ui-privacy-groups-about = Los miembros ven tu nombre y tus resultados
ui-privacy-groups-time = hasta que te vayas; las solicitudes, 30 días
ui-privacy-ratings = Puntuaciones, permiso para publicar partidas
ui-privacy-ratings-about = Tus rivales ven tu puntuación; todo el mundo ve las partidas públicas
ui-privacy-ratings-time = hasta que los borres
ui-privacy-notices = Notificaciones y adónde se envían
ui-privacy-notices-about = Los servicios que elijas reciben el texto de cada notificación, con nombres de jugadores y grupos, y un enlace
ui-privacy-notices-time = lo que hayas elegido, hasta que lo quites; las notificaciones enviadas, 30 días
ui-privacy-mail = Dirección de correo
ui-privacy-mail-about = Para recuperar la cuenta
ui-privacy-mail-time = hasta que la quites; si pides no recibir más correos, solo queda un hash
ui-privacy-sign-on = Tu identificador en el servicio de inicio de sesión
ui-privacy-sign-on-about = Para iniciar sesión. El servicio sabe cuándo lo haces.
ui-privacy-sign-on-time = hasta que lo desvincules
ui-privacy-time = Cuánto se guardan las partidas y los invitados
ui-privacy-others-about = La administración puede verlo todo; las copias de seguridad conservan lo borrado hasta que se sustituyen.
ui-privacy-yours-about = Puedes descargar o borrar tus datos en la página «Tú».
ui-privacy-keep-open = mesas sin empezar
ui-privacy-keep-imported = partidas importadas a las que no se ha unido nadie
ui-privacy-keep-playing = partidas en curso
ui-privacy-keep-alone = partidas terminadas de una sola persona
ui-privacy-keep-together = partidas terminadas de dos o más personas
ui-privacy-keep-results = resultados
ui-privacy-keep-guests = invitados sin asiento, mesa ni resultado
ui-privacy-keep-visitors = invitados que tampoco tienen mensajes, ajustes, amigos, grupos ni tokens
ui-privacy-keep-links = enlaces y códigos usados
ui-privacy-for-ever = sin límite
ui-privacy-days = { $count ->
    [one] un día
   *[other] { $count } días
  }
ui-privacy-keep-sandbox = mesas de pruebas
ui-privacy-keep-bots = mesas solo con bots
