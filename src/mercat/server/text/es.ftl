## Por qué se rechazó una petición. Los identificadores son los mismos en todos los idiomas.

problem-no-table = No hay ninguna mesa en esta dirección. Puede que la borrara su anfitrión antes de empezar la partida, que la borrara la administración, que se borrara por llevar mucho tiempo sin actividad o que solo puedan verla los miembros de un grupo.
problem-no-lesson = No existe esa lección.
problem-not-found = No hay ninguna página en esta dirección.
problem-wrong-method = Esta dirección no admite ese tipo de petición.
problem-wrong-host = Este servidor no está configurado para ese nombre de host.
problem-not-understood = No se ha podido leer la petición (en «{ $where }»).
problem-our-fault = Algo ha fallado en el servidor. Recarga la página antes de intentarlo de nuevo.
problem-no-database = La base de datos del servidor no responde o está llena. No se ha cambiado nada. Avisa a la administración e inténtalo más tarde.
problem-slow-database = La base de datos va lenta y aún no se ha confirmado lo que has hecho. Mira la mesa dentro de un momento y, si hace falta, inténtalo de nuevo.
problem-rules-differ = Las reglas han cambiado desde que empezó esta partida: la línea { $line } de su diario, «{ $text }», ya no es posible con las reglas actuales. { $why } La página de la mesa explica cómo seguir.
problem-rules-unknown = Con las reglas de este servidor ya no se puede seguir jugando esta partida. { $why } Aún puedes guardarla en un archivo.
problem-rules-agree = Esta partida ya usa las reglas actuales.
problem-rules-unplayable = Ni siquiera las primeras jugadas de esta partida son posibles con las reglas actuales. Solo puedes guardarla en un archivo.
problem-stale = La partida ha avanzado. Mira cómo está ahora y decide de nuevo.
problem-over = La partida ha terminado.
problem-not-begun = La partida aún no ha empezado.
problem-not-over = La partida aún no ha terminado.
problem-not-your-turn = No es tu turno.
problem-not-seated = No tienes asiento en esta mesa.
problem-not-your-seat = Este asiento no es tuyo.
problem-not-host = Solo puede hacerlo el anfitrión de esta mesa.
problem-nobody = No has iniciado sesión aquí. Inicia sesión, o siéntate antes a una mesa.
problem-no-account = Para eso necesitas una cuenta.
problem-not-server-host = Solo puede hacerlo la administración.
problem-own-table = En tu mesa de pruebas no juega nadie más, así que no puedes dejar el asiento.
problem-no-seat = Esta mesa no tiene ese asiento.
problem-no-free-seat = No queda ningún asiento libre.
problem-seat-taken = Ese asiento está ocupado.
problem-name-taken = Aquí ya hay alguien que se llama { $name } o que tiene un nombre casi idéntico. Elige otro.
problem-name-reserved = { $name } podría confundirse con el propio servidor o con un papel en la mesa. Elige otro nombre.
problem-bot-plays = En este asiento juega un bot. Recupera antes el asiento.
problem-nobody-to-hold-for = Este asiento no necesita ningún bot en este momento.
problem-still-here = { $name } sigue en la mesa.
problem-no-such-bot = Ese bot no existe. Elige uno de estos: { $bots }.
problem-no-such-style = Ese estilo no existe en este juego. Elige uno de estos: { $styles }.
problem-too-many-bots = Hay más bots que asientos. Elige menos bots o más asientos.
problem-not-bots-alone = Eso solo se puede hacer en las mesas donde todos los jugadores son bots.
problem-no-hints = Solo hay pistas cuando no juegan otras personas (a solas, en una mesa de pruebas o contra bots), y nunca en una lección.
problem-no-hint-now = Los bots están demasiado ocupados para dar una pista. Inténtalo dentro de un momento.
problem-hint-failed = Los bots no han podido calcular una pista para esta decisión. El error ha quedado registrado.
problem-no-undo = Para deshacer eso, los demás tienen que estar de acuerdo.
problem-no-such-undo = La partida no puede volver a ese punto.
problem-no-such-moment = { $most ->
    [0] La partida aún no tiene jugadas.
    [one] La partida solo tiene una jugada.
   *[other] La partida solo tiene { $most } jugadas.
  }
problem-already-asked = Todavía hay una petición anterior sin contestar.
problem-nothing-asked = Esa petición ya se ha resuelto.
problem-not-asked = Ya has contestado, o no te lo han preguntado a ti.
problem-long-move = Una jugada no puede tener más de { $most } caracteres.
problem-undone-enough = En esta mesa se han deshecho demasiadas jugadas y ya no se puede deshacer ninguna más. Sigue desde aquí.
problem-too-many-tables = { $most ->
    [one] Tienes una mesa abierta sin terminar. Termínala
   *[other] Tienes { $most } mesas abiertas sin terminar. Termina alguna
  } o espera unos días antes de abrir otra.
problem-too-many-tables-near = { $most ->
    [one] Hay una mesa sin terminar abierta desde tu red. Espera a que termine
   *[other] Hay { $most } mesas sin terminar abiertas desde tu red. Espera a que termine alguna
  } antes de abrir otra.
problem-journal-full = Esta partida ha llegado al máximo de { $most } jugadas registradas.
problem-long-journal = Una partida importada puede tener como máximo { $most } jugadas.
problem-long-deal = Este reparto es demasiado largo para introducirlo sorteo a sorteo, pero puedes introducirlo como texto.
problem-empty-name = Escribe un nombre.
problem-long-name = El nombre no puede tener más de { $most } caracteres.
problem-empty-chat = Escribe antes un mensaje.
problem-long-chat = Un mensaje no puede tener más de { $most } caracteres.
problem-bad-link = Este enlace ya no lleva a ningún asiento.
problem-bad-token = El token no es válido.
problem-cross-site = La petición venía de otro sitio web y no se ha atendido.
problem-ambiguous-length = No está claro dónde termina esa petición.
problem-large-body = Lo que has enviado es demasiado grande.
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
    [friends] Hoy se han enviado demasiadas solicitudes de amistad e invitaciones desde tu red.
   *[secrets] Hoy se han añadido demasiados dispositivos y enlaces desde tu red.
  } Inténtalo de nuevo dentro de unas horas.
problem-too-many-reviews = Se están preparando demasiados análisis. Inténtalo de nuevo dentro de un minuto.
problem-too-much-stored = Las mesas que has abierto en el último mes ocupan { $most } MB, el máximo para un navegador. Podrás abrir otra cuando se borren las antiguas.
problem-too-much-stored-near = Las mesas abiertas desde tu red en el último mes ocupan { $most } MB, el máximo para una red. Podrás abrir otra cuando se borren las antiguas.
problem-too-many-streams = Hay demasiadas mesas abiertas a la vez en tu red. Cierra alguna.

## Qué está mal en los ajustes. Sin punto final.

setting-whole = { $name }={ $value } no es un número entero
setting-long-number = { $name }={ $value } tiene demasiadas cifras para ser un número entero
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
setting-pair = indica { $one } y { $other }, o ninguno de los dos
setting-prefix-of-url = MERCAT_PREFIX={ $value } no coincide con la ruta de MERCAT_URL={ $url }; puedes quitarlo
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
