## Lo que dice la línea de comandos al jugar o repasar una partida.

serving = Mercat funciona en { $address } (pulsa Ctrl+C para detenerlo). Las mesas se guardan en { $data }.
serving-here = Escucha en { $address }
serving-others = Desde otros equipos de tu red: { $address }
serving-interpreted = Los juegos funcionan interpretados, sin compilar. Todo funciona, pero los bots que buscan jugadas, como Maestro, examinan entre 40 y 100 veces menos posiciones en el mismo tiempo y por eso juegan peor.
hello = Elige por número o escribe una jugada. Escribe «ayuda» para saber más.
goodbye = Hasta la próxima.
over = La partida ha terminado.
player = Jugador { $number }
bot-gentle = Amable
bot-casual = Aficionado
bot-steady = Sólido
bot-strong = Fuerte
bot-master = Maestro
bot-random = Aleatorio
bot-greedy = Voraz
bot-search = Búsqueda
bot-lookahead = Un paso
bot-planner = Planificador
bot-policy = Política
so-far = Hasta ahora: { $said } (Intro: un paso atrás)
sure = ¿Hacer la jugada de todos modos? (sí/no)
yes = sí
    .letter = s
undone = Deshecho: de vuelta en la línea { $length }.
no-such-number = Elige un número del 1 al { $most }.
not-understood = No entiendo eso; escribe «ayuda» para ver los comandos.
which-file = Escribe el nombre de un archivo después del comando.
which-language = Escribe uno de estos después del comando: { $languages }.
saved = Guardado en { $file }.
not-saved = No se pudo escribir { $file }: { $why }
how-to-move = Escribe un número para elegir; Intro vuelve un paso atrás o muestra la mesa. También puedes escribir una jugada como en el historial.

command-undo = deshacer
    .letter = d
    .help = deshace tu última decisión
command-view = ver
    .letter = v
    .help = muestra la mesa
command-history = historial
    .letter = h
    .help = muestra la partida desde el principio
command-scores = puntos
    .letter = p
    .help = los puntos si la partida acabara ahora
command-save = guardar
    .letter = g
    .help = con un archivo: guarda la partida
command-load = cargar
    .letter = c
    .help = con un archivo: continúa una partida guardada
command-language = idioma
    .letter = i
    .help = con en, es o pl: cambia de idioma
command-help = ayuda
    .letter = ?
    .help = explica esta decisión y los comandos
command-quit = salir
    .letter = q
    .help = deja la partida

words-moves = Jugadas (una palabra en mayúsculas representa uno de sus valores)
words-draws = Sorteos, que hace el azar o que se escriben en un reparto
words-values = Valores
words-paths = Rutas, para «let» y «=» en transcripciones (sus valores, entre paréntesis)
words-asked = Otras rutas, solo para «=»
words-further = Líneas de transcripción propias de este juego
words-score = Líneas de la hoja de puntuación (SEAT.score.LINE)
words-steps = Decisiones («= step»); entre paréntesis, las jugadas con las que se responde
words-reasons = Motivos de rechazo

## Errores

error-ladder-needs-openskill = Una clasificación necesita OpenSkill: pip install 'mercat[ladder]'.
error-bots-for-ladder = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} para { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}; una clasificación necesita al menos tantos bots distintos como asientos
error-write-without-ladder = --write guarda puntuaciones de bots, así que necesita --ladder
error-other-games = { $path } contiene otras partidas; indica otro archivo
error-without-output = { $name } indica qué contiene un archivo de partidas, así que necesita --output
error-not-a-data-set = las partidas se escriben en un archivo cuyo nombre termina en .jsonl o .parquet, no en { $path }
error-parquet-needs-pyarrow = Un archivo Parquet necesita PyArrow: pip install 'mercat[data]'. Para .jsonl no hace falta nada.
error-not-a-place = «{ $name }» no es un lugar donde jugar partidas; escribe --on ray u omite la opción
error-cluster-needs-ray = Un clúster necesita Ray: pip install 'mercat[ray]'.
error-no-cluster = no se puede acceder al clúster de Ray: { $why }
error-no-ratings = { $path } no es un archivo de puntuaciones de bots de { $game }; no se ha escrito nada
error-no-task = no hay ninguna tarea «{ $name }»{ $nearest }
error-one-bot = indica un solo bot, sin comas
error-two-bots = indica al menos dos bots distintos; search:200 y search:800 cuentan como dos
error-alone-against-others = --alone compara dos bots con al menos dos asientos y sin --ladder: el primero ocupa un asiento y el segundo, todos los demás
error-other-run = { $path } contiene otro entrenamiento (otro juego, número de jugadores o --hidden) o uno dañado; indica otra carpeta
error-train-needs-numpy = Para entrenar hace falta NumPy: pip install 'mercat[train]'.
error-no-inputs = { $game } no declara entradas para una valoración aprendida (Game.inputs): consulta docs/learned-value.md.
error-start-has-more-units = { $path } tiene { $units } unidades ocultas; --hidden puede añadir más, pero no quitar ninguna
error-no-policy = { $game } no tiene ninguna política que entrenar (Advice.policy).
error-policy-alone = Una política se entrena contra rivales; escribe 2 o un intervalo a partir de 2, como 2-4.
error-other-policy = { $path } contiene otra política (otro juego o número de jugadores) o una dañada; indica otra carpeta
error-not-policy = { $path } no es una política de { $game }; indica el policy.json que escribe `mercat train-policy`
error-not-players = «{ $text }» no es un número de jugadores que se pueda entrenar a la vez; escribe 1, 2 o un intervalo a partir de 2, como 2-4.
error-not-a-plan-number = «{ $text }» no es un número del plan; escribe NOMBRE=NÚMERO con uno de { $known } y un valor razonable.
error-no-game = no hay ningún juego «{ $name }»{ $nearest }
error-did-you-mean = ; ¿querías decir { $near }?
error-there-are = ; opciones: { $known }
error-wrong-seats = { $game } admite de { $fewest } a { $most } jugadores, no { $wanted }
error-option-form = escribe una opción como nombre=valor, no «{ $text }»
error-no-option = { $game } no tiene la opción «{ $name }»{ $nearest }
error-no-value = la opción { $name } no tiene el valor «{ $value }»{ $nearest }
error-unguided = { $bot } sortea sus jugadas según una política de simulación, y { $game } no tiene ninguna
error-unlearned = { $bot } necesita una valoración aprendida de { $game } para { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}, y no hay ninguna para esta versión del juego; `mercat train` crea una
error-not-weights = { $path } no es un archivo de pesos; indica el archivo .json que escribe `mercat train`
error-not-settings = { $path } no es un archivo de ajustes de una búsqueda; debe contener un objeto JSON, como explica docs/bots.md
error-no-setting = en { $path }: la búsqueda no tiene ningún ajuste «{ $name }»{ $nearest }
error-wrong-setting = en { $path }: { $name } no puede ser { $value }
error-no-bot = no hay ningún bot «{ $name }»{ $nearest }
error-no-style = { $game } no tiene ningún estilo «{ $name }»; sus estilos: { $known }
error-not-styled = «{ $name }» no nombra ningún estilo: el estilo va detrás de un nivel y ~ ({ $known }), como en casual~builder
error-no-module = no hay ningún módulo «{ $module }» en la carpeta actual ni en la ruta de Python; escribe módulo:Clase, sin .py
error-module-fails = no se puede importar { $module }: { $why }
error-no-class = el módulo { $module } no tiene ninguna clase { $name }
error-no-pick = { $bot } no es un bot; un bot es una clase con un método pick(game, state, moves, seed)
error-not-created = no se puede crear { $bot } sin argumentos: { $why }
error-illegal-pick = el bot { $bot } eligió { $move }, que no es una jugada legal; pick devuelve una de moves.listed()
error-bot-limit = «{ $name }» no admite ese límite; search admite iteraciones (search:2000) o segundos (search:1.5s)
error-refused = { $why }
error-in-file = { $path }: { $why }
error-no-transcript = no hay ninguna transcripción (*.play) en { $path }
error-exists = { $path } ya existe; no se ha escrito nada
error-game-exists = ya hay un juego { $name }; no se ha escrito nada
error-no-statistics = no hay estadísticas de { $game } con estas reglas; --games N las crea
error-not-statistics = { $path } no es un archivo de estadísticas de { $game }; no se ha escrito nada
error-statistics-games = --write necesita --games, el número de partidas que simular
error-statistics-bot = el mismo bot ocupa todos los asientos; indica solo uno
error-statistics-played = --played muestra lo que se ha jugado en un servidor; --games y --write son para simulaciones
error-none-played = con estas reglas nadie ha terminado ninguna partida de { $game }
error-one-form = elige solo uno: --ids, --csv o --json
error-cannot-write = no se puede escribir en { $path }: { $why }
error-cannot-write-into = no se puede escribir en { $path }: { $why }; elige una carpeta con --into
error-folder-or-reset = indica la carpeta de los archivos corregidos, o bien --reset
error-no-components = { $game } no tiene archivos de datos de componentes
error-too-large = { $path } ocupa más de { $most } bytes
error-not-text = { $path } no es texto en UTF-8
error-cannot-read = no se puede leer { $path }: { $why }
error-because-no-such-file = no existe ese archivo o carpeta
error-because-is-folder = es una carpeta
error-because-no-folder = una parte de la ruta no es una carpeta
error-because-not-permitted = permiso denegado
error-because-read-only = el sistema de archivos es de solo lectura
error-because-disk-full = el disco está lleno
error-because-file-exists = ya existe un archivo con ese nombre
error-because-in-use = otro proceso está escribiendo en él
error-because-name-too-long = el nombre es demasiado largo
error-because-no-such-address = este equipo no tiene esa dirección
error-because-no-such-host = no hay ningún equipo con ese nombre o dirección
error-trial-too-long = { $path }: una partida con estos archivos no terminó en { $seconds } segundos
error-no-language = no hay ningún idioma «{ $name }»{ $nearest }
error-no-mypyc = para compilar hacen falta mypy y setuptools; instálalos con pip install "mercat[compile]"
error-no-c-compiler = para compilar hace falta un compilador de C y no se ha encontrado ninguno; el juego también funciona interpretado
error-no-game-project = { $path } no declara ningún juego; necesita un nombre y un entry point en el grupo { $group }, como los que escribe mercat new
error-no-game-package = { $path } no tiene el paquete { $package } que nombra su entry point
error-not-compiled = el juego no se ha podido compilar ({ $why }); todos los mensajes están en { $path }
error-bad-name = «{ $name }» no puede ser el nombre de un juego; usa minúsculas, cifras y _, por ejemplo wool_market
error-name-of-python = «{ $name }» es el nombre de un módulo de Python o del propio Mercat; elige otro
error-bad-title = un título tiene de 1 a 60 caracteres y ninguno de estos signos: { $marks }
error-load-settles = --load no se puede combinar con { $name }: ya lo fija la partida guardada
error-name-a-game = indica un juego de los que lista `mercat games`, o una partida guardada con --load
error-same-name = dos jugadores se llaman { $name }; dale a cada uno un nombre distinto
error-players-for-seats = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
} para { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}
error-bots-for-seats = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
} para { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}; indica un bot para todos, o uno para cada uno
error-other-game = { $path } es una partida de { $game }, no de { $named }
error-cannot-keep = no se pueden guardar mesas en { $path }: { $why }
error-no-server = el servidor web no está instalado; en un clon de Mercat: pip install ".[server]"
error-no-tables = no hay mesas: { $path } no existe
error-no-database = no se pueden leer las mesas: { $why }
error-backup-exists = { $path } ya existe; --force lo reemplaza
error-not-folder = { $path } es un archivo; las copias periódicas necesitan una carpeta
error-once-without-every = --once necesita --every, que dice cuándo toca una copia
error-no-interval = «{ $value }» no es un intervalo de un minuto o más, como 90m, 24h o 7d
error-no-days = «{ $value }» no es ni un número de días de 0 a { $most } ni una duración como 12h
error-empty-passphrase = { $path } no contiene ninguna contraseña
error-broken-journals = { $path }: { $many ->
    [one] no se puede leer el diario de la mesa { $table }
   *[other] no se pueden leer { $many } diarios, entre ellos el de la mesa { $table }
}; todo lo demás se puede restaurar
error-no-games-folder = MERCAT_GAMES apunta a { $path }, que no es una carpeta
error-nobodys-folder = MERCAT_DATA apunta a { $path }, que está en la carpeta personal de un usuario que no existe
error-no-home = HOME es «{ $home }», que no es una ruta completa, así que no hay carpeta para los datos; corrige HOME o indica la carpeta con MERCAT_DATA
error-no-table = no hay ninguna mesa { $table }; no se ha cambiado nada
error-no-chat-line = el chat de la mesa { $table } no tiene ninguna línea { $line }; no se ha borrado nada
error-no-network = «{ $network }» no es una dirección ni una red como las que muestra `mercat tables list`
error-no-address = «{ $address }» no es una dirección como https://example.org/mercat
error-no-mail-address = «{ $address }» no es una dirección de correo como ana@example.org
error-ids-or-json = indica --ids o --json, pero no las dos
error-needs-yes = aquí no se puede pedir confirmación; usa --yes para borrar sin preguntar
error-nothing-deleted = no se ha borrado nada
error-port-taken = no se puede escuchar en { $host }, puerto { $port }: está en uso; elige otro con --port o MERCAT_PORT, o 0 para cualquiera
error-no-playwright = --browser necesita Playwright y Chromium: pip install playwright y luego playwright install chromium
error-one-writer = { $number } procesos necesitan PostgreSQL (MERCAT_DATABASE): en SQLite solo puede escribir un proceso a la vez. Quita --processes para usar uno solo.
error-develop-host = --develop es solo para este ordenador: quita --host y MERCAT_HOST
error-develop-processes = --develop sirve en un solo proceso: quita --processes y MERCAT_PROCESSES
developing = Transcripciones, partidas guardadas y errores: { $address }develop
error-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $why }
error-stopped = interrumpido
error-go-back = { $why }; `mercat data use JUEGO --reset` vuelve a los archivos originales
error-see-help = { $why }; consulta `{ $command } --help`
error-unknown-option = no existe la opción { $name }
error-unknown-command = no existe el comando «{ $name }»
error-extra-argument = sobra «{ $name }»
error-no-command = indica uno de estos comandos
error-missing = falta { $name }
error-at-least = { $name } debe ser al menos { $least }, no { $value }
error-at-most = { $name } debe ser como mucho { $most }, no { $value }
error-needs-value = { $name } necesita un valor
error-takes-no-value = { $name } no admite ningún valor
error-bad-value = «{ $value }» no vale para { $name }

## Lo que dicen las comprobaciones y los juegos nuevos

check-expected = se esperaba:
check-found = se encontró:
check-holds = { $files ->
    [one] 1 transcripción
   *[other] { $files } transcripciones
}, { $claims ->
    [one] 1 afirmación
   *[other] { $claims } afirmaciones
}: todo se cumple
check-game-holds = { $game } cumple lo que promete todo juego
check-game-fails = { $game }: { $failed ->
    [one] 1 promesa incumplida
   *[other] { $failed } promesas incumplidas
}
check-fails = { $files ->
    [one] 1 transcripción
   *[other] { $files } transcripciones
}, { $claims ->
    [one] 1 afirmación
   *[other] { $claims } afirmaciones
}: { $lines ->
    [one] falla 1 línea
   *[other] fallan { $lines } líneas
} en { $failed ->
    [one] 1 transcripción
   *[other] { $failed } transcripciones
}
check-saved = { $path } contiene una partida que lo muestra; ábrela con mercat play --load o mercat serve --develop
check-stubs = { $path }: { $number ->
    [one] 1 texto provisional añadido
   *[other] { $number } textos provisionales añadidos
}; escribe los textos en lugar de ???
check-digests-kept = { $path } contiene ahora las partidas con semilla de la versión { $version }
data-well = { $path }: todo en orden, { $found }
trial-not-built = los archivos tienen la forma correcta, pero { $game } no se puede construir con ellos ({ $why })
trial-not-played = los archivos tienen la forma correcta, pero falla una partida de { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
} ({ $why })
trial-broke-off = la prueba se interrumpió sin resultado
trial-digest = huella { $digest }
data-packaged = { $game } usa ahora los archivos originales
data-own = { $game } usa ahora los archivos de { $path } ({ $found }); reinicia el servidor si está en marcha
compiled = Compilado en { $seconds } segundos: { $path }
compiled-use = Para jugar con él: { $command }
new-find = Para que mercat lo encuentre:
new-play = Para jugarlo en la terminal:
new-serve = Para jugarlo en el navegador:
new-check = Para comprobarlo con Mercat:
new-test = Para pasar sus pruebas:
new-next = Después conviértelo en el tuyo, regla a regla: { $path } de Mercat explica cómo.

## Resultados de simulate, arena y bench

simulate-summary = { $game }, { $seats } { $seats ->
    [one] asiento
   *[other] asientos
}: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $actions } acciones en { $seconds } s ({ $rate } por segundo); de media { $length } acciones por partida y { $legal } jugadas legales por decisión
arena-summary = { $game }, { $seats } { $seats ->
    [one] asiento
   *[other] asientos
}: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} con { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
} en { $seconds } s
evaluated = { $player } en { $task }, { $games } partidas: { $metric ->
    [points] { $value } puntos de media (95 %: { $span })
   *[other] { $value } ganadas (95 %: { $span }), { $points } puntos de media
}
column-seat = asiento
column-all-seats = todos
column-bot = bot
column-wins = ganadas
column-mean = media
column-deviation = desv. típica
column-average = media
column-least = mín.
column-median = mediana
column-most = máx.
column-games = partidas
column-share = proporción
column-interval = 95 %
column-score = puntos (media)
column-place = puesto medio
column-rating = puntuación
column-ahead = por delante del siguiente
column-time = ms por jugada
column-line = línea
column-moves = jugadas
column-ended = final (UTC)
column-decision = decisión
review-rounds = Probabilidad de ganar y resultado esperado después de cada ronda
review-rounds-points = Puntos esperados después de cada ronda
review-line = línea { $line }
backed-up = { $path } ({ $megabytes } MB) contiene { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} con { $moves } líneas de sus diarios.
restored = { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
} con { $moves } líneas de sus diarios, tal como estaban el { $made } UTC, en { $database }.
verified = { $path } se puede restaurar. Mesas que contiene: { $tables }. Diarios jugados hasta el final: { $played }; partidas sin empezar: { $unbegun }; de juegos, reglas o componentes que no están instalados aquí: { $elsewhere }.
exported = { $games ->
    [one] 1 partida escrita
   *[other] { $games } partidas escritas
} en { $path }{ $left ->
    [0] {""}
    [one] ; se omite 1 más, jugada con otras reglas u otros datos de componentes
   *[other] ; se omiten { $left } más, jugadas con otras reglas u otros datos de componentes
}
column-table = mesa
column-game = juego
column-state = estado
column-seats = asientos
column-lines = líneas
column-messages = mensajes
column-changed = último cambio (UTC)
column-network = red
column-at = cuándo (UTC)
column-name = nombre
column-said = texto
table-open = abierta
table-playing = en curso
table-over = terminada
table-sandbox = de pruebas
table-lesson = lección
table-imported = importada
table-bot = bot ({ $bot })
doctor-agrees = { $table }: { $game } coincide ({ $length } líneas).
doctor-agrees-anew = { $table }: { $game } coincide ({ $length } líneas) y sigue con estas reglas en cuanto alguien la abra.
doctor-differs = { $table }: { $game } no coincide en la línea { $line } de { $length }, «{ $text }»: { $why } Coincide hasta la línea { $agreed }.
doctor-unplayable = { $table }: { $game } no se puede jugar con estas reglas: { $why }
doctor-forgotten = { $game } ya no funciona como antes, pero la VERSION de sus reglas no ha cambiado: quien lo hizo debe subirla.
doctor-tables = { $agree ->
    [one] 1 mesa en curso coincide
   *[other] { $agree } mesas en curso coinciden
  } con estas reglas; { $differ ->
    [one] 1 no.
   *[other] { $differ } no.
  }
tables-found = { $tables ->
    [0] ninguna mesa
    [one] 1 mesa
   *[other] { $tables } mesas
}
results-found = { $results ->
    [0] ningún resultado
    [one] 1 resultado
   *[other] { $results } resultados
}{ $gone ->
    [0] {""}
   *[other] ; entre paréntesis, las mesas borradas ({ $gone })
}
tables-no-chat = El chat está vacío.
tables-delete = { $tables ->
    [one] ¿Borrar para siempre la mesa { $table } con sus jugadas, su chat y su resultado? (sí/no)
   *[other] ¿Borrar para siempre { $tables } mesas con sus jugadas, chats y resultados? (sí/no)
}
tables-deleted = { $tables ->
    [one] 1 mesa borrada.
   *[other] { $tables } mesas borradas.
} Un servidor en marcha se entera al momento; las páginas abiertas, en menos de un minuto.
chat-delete = { $lines ->
    [one] ¿Borrar para siempre esta línea del chat? (sí/no)
   *[other] ¿Borrar para siempre estas { $lines } líneas del chat? (sí/no)
}
chat-deleted = { $lines ->
    [one] 1 línea borrada.
   *[other] { $lines } líneas borradas.
} Un servidor en marcha se entera al momento; las páginas abiertas, en menos de un minuto.
train-stopped = Interrumpido. Repite el mismo comando para continuar en { $folder }.
statistics-summary = { $game }, { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} entre bots ({ $bots }); de media, { $moves } jugadas por partida; quien gana obtiene { $winning }
statistics-played = { $game }, { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} entre personas en este servidor; de media, { $moves } jugadas por partida; quien gana obtiene { $winning }
column-wins-share = ganadas, % ± 95 %
train-line = { $minutes } min, { $games } partidas, puntuación media { $points }, error { $error }
train-score = puntuación { $number } en las partidas de control
train-against = gana el { $number } % contra el control anterior
train-against-older = el { $number } % contra el de cuatro controles antes
train-policy-line = { $minutes } min, { $games } partidas
train-policy-won = { $seats } jugadores: gana el { $won } % contra la política sin entrenar (a fuerzas iguales: { $fair } %)
bench-title = { $game }, { $seats } { $seats ->
    [one] asiento
   *[other] asientos
}, { $form }
bench-compiled = compilado
bench-interpreted = interpretado
bench-rate = { $number } acciones/s
bench-playout_actions_per_s = partidas al azar dentro del motor
bench-loop_actions_per_s = las mismas desde un bucle de Python
bench-interpreted_actions_per_s = las mismas dentro del motor, interpretado
bench-copy_us = copiar una posición
bench-mean_legal = jugadas legales por decisión, de media
bench-forced = decisiones con una sola jugada legal
bench-nature = decisiones del azar
bench-mean_length = decisiones por partida
bench-rss_mb = memoria residente
bench-import_ms = importación del motor y del juego
bench-reference_loop_ms = bucle de referencia en Python puro
bench-learning = midiendo entornos
bench-learning-title = Pasos con observación y máscara, en un solo núcleo ({ $form })
bench-tutorial = tutorial de PettingZoo
bench-fast-way = En el bucle propio de PettingZoo, sus envoltorios y el muestreo de la máscara ocupan casi todo el tiempo: entrena con mercat.learning.Batch o con mercat.envs.vector.Learners.
bench-game = { $game }, { $seats } { $seats ->
    [one] asiento
   *[other] asientos
}
bench-single = una partida
bench-batch = lote de 64
bench-steps = { $number } pasos/s
bench-reference = × compara con connect_four de PettingZoo, raw_env(), medido por turnos: { $speeds }
bench-no-reference = Para comparar con connect_four de PettingZoo, instala "pettingzoo[classic]".

## Ayuda

panel-usage = Uso:
panel-arguments = Argumentos
panel-options = Opciones
panel-commands = Comandos
panel-some-options = [OPCIONES]
panel-some-command = COMANDO [ARGUMENTOS]…
panel-default = {"["}por defecto: { $value }]
panel-least = {"["}al menos { $least }]
panel-range = {"["}de { $least } a { $most }]
panel-required = {"["}obligatorio]
help-mercat = Juegos de mesa económicos: en el navegador, en la terminal y como biblioteca rápida para bots.
help-epilog = Códigos de salida: 0 todo en orden, 1 una comprobación falló o algo se rechazó, 2 el comando no se entendió.
help-any-help = Muestra este mensaje y termina.
help-any-language = en, es o pl; por defecto, MERCAT_LANGUAGE o el idioma del sistema.
help-any-as_json = Muestra JSON, para programas.
help-any-game = Un juego de los que lista `mercat games`.
help-any-seats = El número de jugadores.
help-any-option = Una opción del juego, o el nombre de un conjunto de opciones. Se puede repetir.
help-any-deal = Un archivo con sorteos, uno por línea; los siguientes salen de la semilla.
help-any-games = El número de partidas.
help-any-seed = La semilla de la primera partida, un número entero; cada partida siguiente suma 1.
help-any-bots = Bots por asiento: gentle, casual, steady, strong, master; random, greedy, search:2000 (iteraciones), planner:1.5s; o uno tuyo, módulo:Clase.
help-any-processes = El número de procesos (por defecto, 1); 0: uno por procesador.
help-any-on = ray: en un clúster de Ray, con todos sus procesadores salvo que -j indique menos.
help-any-output = Escribe una fila por partida terminada en este archivo, .jsonl o .parquet. El mismo comando lo continúa, también con más --games.
help-any-journals = Con --output: también las jugadas de cada partida.
help-any-positions = Con --output: también lo que observa cada asiento en cada decisión, como filas de números.
help-any-folder = La carpeta de los archivos corregidos.
help-mercat-version = Muestra la versión y si los juegos están compilados.
help-serve = Inicia el servidor web, que funciona hasta Ctrl+C.
help-serve-host = La dirección en la que escucha; 0.0.0.0 deja entrar a otros.
help-serve-port = 0: cualquier puerto libre.
help-serve-data = La carpeta para las mesas y la clave secreta.
help-serve-processes = El número de procesos que atienden esta dirección; hace falta PostgreSQL.
help-serve-open_browser = Abre el navegador.
help-serve-develop = Desarrolla este juego: el servidor recoge cada cambio, muestra los errores completos y abre transcripciones y partidas guardadas como mesas.
help-play = Juega en la terminal, a solas contra bots o con otros en el mismo teclado: elige por número o escribe jugadas.
help-play-game = Un juego; no hace falta con --load.
help-play-player = El nombre de un jugador en este teclado. Se puede repetir.
help-play-bots = Los bots de los demás asientos.
help-play-seed = La semilla de todos los sorteos: un número entero o 32 cifras hexadecimales.
help-play-load = Continúa una partida guardada.
help-doctor-tables = Vuelve a jugar con estas reglas todas las mesas en curso y dice qué líneas no coinciden. No cambia nada.
help-export-tables = Escribe las partidas terminadas de un servidor en un archivo, una fila por partida, sin nombres.
help-export-tables-file = El archivo, .jsonl o .parquet.
help-export-tables-positions = También lo que observa cada asiento en cada decisión, como filas de números.
help-doctor = Comprueba los ajustes, la base de datos, el disco, el reloj, las versiones y el proxy de un servidor, y dice qué va mal y qué hacer.
help-doctor-address = La dirección pública del sitio (https://…); consulta también al servidor en marcha a través de su proxy.
help-doctor-mail = Envía un correo de prueba a esta dirección.
help-games = Lista los juegos con sus jugadores y opciones; o un juego con sus jugadas, valores, rutas y motivos, explicados. Código de salida 1 si un juego de MERCAT_GAMES no se puede jugar.
help-games-name = Un juego, con todo su vocabulario.
help-simulate = Juega muchas partidas entre bots e informa de su duración, de las jugadas legales y de las puntuaciones por asiento y por bot.
help-statistics = Muestra qué suele pasar en un juego. Con --games se simula de nuevo para cada número de jugadores, o para el de --seats.
help-statistics-games = El número de partidas para cada número de jugadores.
help-statistics-bots = El bot que juega en todos los asientos; por defecto, strong si hay una valoración aprendida, policy si hay una política de simulación y, si no, greedy.
help-statistics-write = Guarda las cifras en este archivo, en lugar de las que tenga para ese número de jugadores; un servidor lee data/statistics.json del juego.
help-statistics-played = Muestra lo que se ha jugado en un servidor, según los resultados de sus partidas.
help-statistics-data = La carpeta del servidor, con --played.
help-evaluate = Juega las partidas de una tarea, cada reparto desde todos los asientos, e informa del resultado con su intervalo del 95 % y todas las versiones.
help-evaluate-player = Un bot, o uno tuyo: módulo:Clase.
help-evaluate-task = La tarea: juego, versión, asientos, como GAME-v1-2p.
help-evaluate-deals = El número de repartos, en vez del de la tarea.
help-arena = Enfrenta bots con los mismos repartos y los asientos rotados; al menos tantas partidas como se piden.
help-replay = Muestra el historial de una partida guardada: las jugadas de cada uno y lo que pasó.
help-arena-bots = Los bots que se comparan; con --ladder, del más débil al más fuerte. Una búsqueda admite un límite (search:2000, planner:1.5s); módulo:Clase es uno tuyo.
help-arena-alone = El primero de dos bots ocupa un solo asiento, cada vez otro, y el segundo, todos los demás.
help-arena-ladder = Calcula las puntuaciones de los bots en partidas con alineaciones al azar; sin --bots, las de los cinco niveles.
help-arena-write = Guarda las puntuaciones en este archivo, junto a las de otros números de jugadores.
help-backup = Escribe todo lo que guarda un servidor (mesas, clave, componentes corregidos) en un archivo, también mientras funciona.
help-backup-place = El archivo; o una carpeta, en la que cada copia lleva por nombre su fecha y hora.
help-backup-every = Hace copias periódicas en la carpeta, con este intervalo: 24 (horas), 90m, 7d.
help-backup-once = Con --every: hace una copia si toca y termina.
help-backup-keep = Cuántas copias se conservan en la carpeta; por defecto, con --every, 7.
help-backup-force = Reemplaza el archivo si existe.
help-backup-verify = Después comprueba que se puede restaurar y lee todos los diarios.
help-restore = Restaura una copia en una base de datos vacía, SQLite o PostgreSQL, y una carpeta de datos vacía.
help-restore-file = La copia de seguridad.
help-restore-verify = No cambia nada; comprueba que se puede restaurar y lee todos los diarios.
help-any-passphrase_file = Un archivo con la contraseña para cifrar; por defecto, MERCAT_BACKUP_PASSPHRASE, si está definida.
help-train = Entrena la valoración de un juego con partidas contra sí misma. La carpeta guarda el entrenamiento, que se retoma si se interrumpe.
help-train-folder = La carpeta del entrenamiento: puntos de control, pesos y progreso.
help-train-seats = El número de jugadores, o un intervalo a partir de 2 (2-4). El modo en solitario se entrena aparte.
help-train-minutes = La duración del entrenamiento completo, incluidas las partes anteriores.
help-train-hidden = El número de unidades ocultas; por defecto, 64 o las que tengan los pesos de --start.
help-train-start = Empieza con los pesos de un archivo .json o con los que trae el juego (shipped), en lugar de empezar de cero.
help-train-seed = La semilla del entrenamiento, un número entero.
help-train-numbers = Cambia un número del plan de entrenamiento, como trust=0.9. Se puede repetir; consulta docs/learned-value.md.
help-train-policy = Entrena la política de simulación de un juego con partidas contra sí misma. Si se interrumpe, se retoma con la política de la carpeta.
help-train-policy-folder = La carpeta del entrenamiento: policy.json y progreso.
help-train-policy-seats = El número de jugadores, o un intervalo (2-4), a partir de 2.
help-train-policy-minutes = La duración del entrenamiento completo, incluidas las partes anteriores.
help-train-policy-start = Empieza con los pesos de un policy.json o con los que trae el juego (shipped), en lugar de empezar de cero.
help-train-policy-seed = La semilla del entrenamiento, un número entero.
help-replay-file = Una partida guardada.
help-replay-at = Se detiene tras esta línea del diario y muestra la mesa en ese momento.
help-replay-verify = Solo comprueba si la semilla corresponde a su compromiso y si cada sorteo sale de ella; falla si no es así.
help-review = Analiza partidas guardadas: las probabilidades y los puntos esperados de cada jugador ronda a ronda, y las decisiones que costaron más.
help-review-files = Partidas guardadas; no hace falta que hayan terminado.
help-review-every_decision = Muestra también cada decisión.
help-review-processes = El número de partidas que se analizan a la vez (por defecto, 1); 0: una por procesador.
help-check = Comprueba transcripciones, y juegos por su nombre; informa de lo que falla y de qué hacer. Código de salida 1 si algo falla.
help-check-files = Transcripciones, carpetas con ellas (*.play) o nombres de juegos.
help-check-stop_first = Se detiene en la primera línea que no se cumple.
help-check-stubs = Añade textos provisionales por los que faltan, con los datos de los que pueden hablar, a los archivos del juego.
help-check-browser = Mira además la mesa del juego en Chromium (Playwright): tableros sin superficie, texto de menos de 11 píxeles.
help-check-save = Guarda en esta carpeta la partida en la que se vio cada fallo.
help-bench = Mide partidas aleatorias dentro del motor, las mismas desde un bucle de Python e interpretadas, copias, memoria e importación.
help-bench-game = Un juego; por defecto, todos.
help-bench-rounds = El número de rondas; cada cifra es su mediana.
help-bench-learning = En su lugar, mide los entornos para aprendizaje automático, junto a uno de PettingZoo.
help-compile = Compila juntos el motor y el juego de un proyecto, en la carpeta build/compiled del proyecto.
help-compile-path = La carpeta del proyecto, con su pyproject.toml; por defecto, la actual.
help-new = Escribe un juego pequeño que ya se puede jugar: en un clon de Mercat, un juego integrado; fuera de él, un proyecto propio.
help-new-game = Su nombre: minúsculas, cifras y _.
help-new-title = El título que ven los jugadores; por defecto, el nombre con mayúsculas.
help-new-into = Dónde se escribe el proyecto; por defecto, en un clon de Mercat entre sus juegos, y fuera de él en la carpeta actual.
help-tables = Lista y borra las mesas de un servidor y las líneas de sus chats, también mientras está en marcha.
help-tables-list = Lista las mesas de un servidor, primero las que han cambiado hace menos; las opciones limitan la lista.
help-tables-list-game = De este juego.
help-tables-list-state = Abiertas (open: esperan jugadores), en curso (playing) o terminadas (over).
help-tables-list-older = Sin cambios desde hace al menos este número de días.
help-tables-list-newer = Con cambios en este número de días.
help-tables-list-network = Abiertas desde esta dirección, o desde la red que muestra la lista.
help-tables-list-name = Con alguien cuyo nombre contiene estas letras o se les parece.
help-tables-list-ids = Muestra solo los nombres de las mesas.
help-tables-show = Muestra una mesa, quién se sienta en ella y su chat con los números de las líneas.
help-tables-delete = Borra mesas para siempre, con sus jugadas, chats y resultados, o solo los resultados que queden de ellas.
help-tables-delete-table = Las mesas, por su nombre o su dirección.
help-tables-delete-chat = Borra para siempre líneas del chat de una mesa.
help-tables-delete-chat-line = Los números de las líneas, como los muestra `mercat tables show`.
help-results = Lista los resultados de las partidas que se han terminado en un servidor, primero los más recientes, también los de mesas ya borradas.
help-results-game = De este juego.
help-results-name = Con alguien cuyo nombre contiene estas letras o se les parece.
help-results-newest = Solo este número de resultados, los más recientes.
help-results-ids = Muestra solo los nombres de las mesas.
help-results-as_csv = Muestra CSV, una fila por asiento.
help-any-table = La mesa, por su nombre o su dirección.
help-any-yes = Borra sin preguntar.
help-any-data = La carpeta con las mesas.
help-data = Gestiona los datos de componentes (TOML): exportarlos, comprobar los corregidos y usarlos.
help-data-export = Escribe los archivos de componentes en uso en una carpeta, para corregirlos. No se sobrescribe nada.
help-data-export-folder = La carpeta de destino; por defecto, una carpeta nueva <GAME>-data aquí.
help-data-check = Construye las tablas del juego con archivos corregidos, juega algunas partidas e informa de los errores. No cambia nada.
help-data-use = Comprueba archivos corregidos y los usa desde ahora; o vuelve a los originales con --reset. Cada partida conserva sus componentes.
help-data-use-reset = Vuelve a usar los archivos originales.

## `mercat doctor`

doctor-title-settings = Ajustes
doctor-title-files = Carpeta de datos
doctor-title-disk = Disco
doctor-title-database = Base de datos
doctor-title-backups = Copias de seguridad
doctor-title-clock = Reloj
doctor-title-versions = Versiones
doctor-title-compiled = Forma compilada
doctor-title-machine = Máquina
doctor-title-games = Juegos
doctor-title-server = Servidor en esta máquina
doctor-title-address = Dirección pública
doctor-title-mail = Correo
doctor-title-sign-on = Inicio de sesión propio
doctor-level-good = bien
doctor-level-note = conviene saberlo
doctor-level-wrong = mal
doctor-total = Mal: { $wrong }; conviene saberlo: { $note }; bien: { $good }
doctor-failed = No se ha podido hacer la comprobación «{ $check }»: { $why }.
    .do = Mira si lo explica otro resultado; si no, avisa de que es un fallo de Mercat.
doctor-settings-valid = Todos los ajustes son válidos; definidos en el entorno: { $many }.
doctor-settings-invalid = Un ajuste no es válido y el servidor no arrancará con él: { $why }
    .do = Corrige la variable o quítala; docs/hosting-reference.md enumera los ajustes.
doctor-settings-short-key = { $what } El servidor no arrancará así.
    .do = { $todo }
doctor-settings-misspelt = Ningún ajuste se llama { $name }, así que la variable no tiene efecto.
    .do = Cámbiale el nombre si querías decir { $near }.
doctor-settings-unknown = Ningún ajuste se llama { $name }, así que la variable no tiene efecto.
    .do = Quítala o busca el nombre en docs/hosting-reference.md.
doctor-settings-unencrypted = El servidor escucha en { $host } sin HTTPS: otros equipos de la red pueden leer lo que se envía, incluidas las cookies.
    .do = Pon delante un proxy con HTTPS y MERCAT_SECURE=yes, salvo que la red sea tuya.
doctor-settings-no-limits = Los límites para navegadores y redes están desactivados: un solo visitante puede acaparar el servidor.
    .do = Quita MERCAT_LIMITS=no si pueden entrar desconocidos.
doctor-settings-trusts-all = Se aceptan direcciones reenviadas desde cualquier sitio mientras el servidor escucha en { $host }: cualquiera puede hacerse pasar por cualquier dirección.
    .do = Pon la dirección del proxy en FORWARDED_ALLOW_IPS, o deja que solo el proxy llegue al servidor.
doctor-settings-trusts-a-name = FORWARDED_ALLOW_IPS contiene «{ $name }», que no es una dirección ni una red y no coincide con nada.
    .do = Escribe la dirección o la red del proxy, por ejemplo 172.16.0.0/12.
doctor-files-writable = Se puede escribir en { $path }.
doctor-files-no-folder = La carpeta de datos { $path } aún no existe; se crea al arrancar por primera vez.
    .do = Si debería haber mesas, revisa MERCAT_DATA o indica la carpeta con --data.
doctor-files-not-a-folder = { $path } no es una carpeta.
    .do = Aparta el archivo o pon una carpeta en MERCAT_DATA.
doctor-files-not-writable = { $what } No se puede guardar ninguna jugada.
    .do = { $todo }
doctor-files-open-folder = Otros usuarios de esta máquina pueden entrar en { $path }.
    .do = chmod 700 { $path }
doctor-files-open = Otros usuarios de esta máquina pueden leer o escribir { $path } (permisos { $mode }).
    .do = chmod 600 { $path }
doctor-files-of-another = { $path } es de { $owner }, pero este comando lo ejecuta { $me }.
    .do = Ejecuta el servidor y el doctor con el mismo usuario: sudo -u { $owner } mercat doctor. Si { $owner } no es el usuario del servidor, cambia el dueño del archivo.
doctor-files-no-key = Aún no existe la clave { $path }; se crea al arrancar por primera vez.
    .do = Si ya hay mesas, vuelve a poner la clave de la copia de seguridad: sin ella la gente pierde sus asientos.
doctor-key-fault = { $what } El servidor no arrancará así.
    .do = { $todo }
doctor-files-key = La clave { $path } es válida.
doctor-disk-room = Hay { $free } MB libres en { $path }.
doctor-disk-scarce = Solo hay { $free } MB libres en { $path }; la base de datos ocupa { $size } MB y una copia de seguridad necesita otro tanto.
    .do = Haz sitio o borra mesas antiguas (mercat tables).
doctor-disk-full = Solo hay { $free } MB libres en { $path }; pronto no se podrá guardar ninguna jugada.
    .do = Haz sitio cuanto antes.
doctor-disk-no-files = En el sistema de archivos de { $path } solo caben { $left } archivos más.
    .do = Borra allí archivos que sobren; cuenta el número, no el tamaño.
doctor-database-no-url = MERCAT_DATABASE no es la dirección de una base de datos.
    .do = Escríbela como postgresql+psycopg://usuario:clave@host/mercat, o quítala: el servidor usará entonces SQLite.
doctor-database-none = Aún no existe la base de datos { $path }; se crea al arrancar por primera vez.
    .do = Si debería haber mesas, revisa MERCAT_DATA o indica la carpeta con --data.
doctor-database-answers = La base de datos responde: { $kind }.
doctor-database-fault = { $what }
    .do = { $todo }
doctor-database-revision = La base de datos corresponde a esta versión (revisión { $revision }).
doctor-database-older = La base de datos tiene un formato anterior (revisión { $revision }; esta versión tiene { $newest }).
    .do = Haz una copia de seguridad y arranca el servidor una vez para actualizarla.
doctor-database-former = Esta versión todavía no puede usar la base de datos: { $why }.
    .do = Copia la carpeta de datos y sigue después estos pasos.
doctor-database-unknown-revision = Esta versión no puede usar la base de datos: { $why }.
    .do = Instala la versión de Mercat que la creó o recupera la copia anterior a la actualización. Esta versión conoce revisiones hasta { $newest }.
doctor-database-sound = La base de datos está intacta ({ $size } MB leídos).
doctor-database-long = La base de datos tiene { $size } MB; en { $seconds } segundos no se ha podido leer entera, y hasta ahora no se han visto daños.
    .do = Para comprobarla entera: sqlite3 mercat.sqlite3 "PRAGMA quick_check"
doctor-ratings-agree = Las puntuaciones de las personas son las que resultan de sus partidas puntuadas ({ $games ->
    [one] una partida
   *[other] { $games } partidas
 }, { $people ->
    [one] una puntuación
   *[other] { $people } puntuaciones
 }).
doctor-ratings-differ = Las puntuaciones de las personas no son las que resultan de sus partidas puntuadas: difieren { $games } partidas y { $people } puntuaciones. Mesas: { $tables }.
    .do = Recupera la última copia de seguridad anterior a que alguien cambiara la base de datos a mano, o avisa del fallo.
doctor-database-on-a-network = { $path } está en un sistema de archivos de red ({ $kind }), donde los bloqueos de SQLite no son fiables y las mesas pueden dañarse.
    .do = Lleva la carpeta de datos a un disco local o usa PostgreSQL.
doctor-database-no-wal = La base de datos está en el modo { $mode } y no en WAL: quien lee espera a quien escribe.
    .do = Arranca el servidor una vez para pasar a WAL. Si el cambio no se mantiene, el sistema de archivos no lo permite.
doctor-database-large-wal = { $path } ha crecido hasta { $size } MB: algo lleva mucho tiempo leyendo la base de datos.
    .do = Cierra los programas que la tienen abierta, como una consola de sqlite3, o reinicia el servidor.
doctor-database-several-processes = { $processes } procesos tienen abierto el archivo de SQLite.
    .do = Si son varios servidores, usa PostgreSQL; si no, cierra los programas que sobran.
doctor-database-connections = En PostgreSQL cabe un proceso del servidor: necesita { $needed } conexiones y se usan { $used } de { $usable }; su zona horaria es { $zone }.
doctor-database-scarce-connections = PostgreSQL permite { $usable } conexiones y se usan { $used }; otro proceso del servidor necesita { $needed }.
    .do = Antes de arrancar otro proceso, sube max_connections.
doctor-database-few-connections = PostgreSQL solo permite { $usable } conexiones; un proceso del servidor necesita { $needed }.
    .do = Sube max_connections en postgresql.conf.
doctor-database-encoding = La codificación de la base de datos es { $encoding }, que no admite todos los nombres.
    .do = Crea una base de datos con ENCODING 'UTF8' y lleva allí las mesas con pg_dump.
doctor-backups-none = No se conoce ninguna copia de seguridad de este servidor.
    .do = Arranca el servidor con MERCAT_BACKUP_EVERY=24, o haz una ahora: mercat backup ARCHIVO.
doctor-backups-made = La última copia se hizo el { $at } (UTC): { $path }.
doctor-backups-old = La última copia que se conoce tiene { $days } días ({ $path }).
    .do = Arranca el servidor con MERCAT_BACKUP_EVERY=24, o haz una ahora: mercat backup ARCHIVO.
doctor-backups-late = El servidor debería hacer una copia cada { $every } horas, pero la última se hizo el { $at } (UTC).
    .do = Comprueba que el servidor funciona con MERCAT_BACKUP_EVERY; su registro dice por qué falló una copia.
doctor-backups-failing = El último intento de hacer una copia falló el { $at } (UTC): { $why }.
    .do = Elimina la causa y prueba: mercat backup ARCHIVO.
doctor-backups-not-writable = No se puede escribir en { $path }, la carpeta de las copias ({ $why }).
    .do = Indica otra carpeta en MERCAT_BACKUP_FOLDER; con systemd, también en ReadWritePaths.
doctor-backups-same-disk = Las copias de { $path } están en el disco de la base de datos y se perderían con él.
    .do = Indica en MERCAT_BACKUP_FOLDER una carpeta de otro disco, o copia la carpeta a otro sitio con regularidad.
doctor-clock = Hora: { $now } UTC; la zona horaria del sistema es { $zone }. Los momentos se guardan en UTC.
doctor-clock-past = El reloj marca { $now }, antes de que se instalara esta versión ({ $made }).
    .do = Pon el reloj en hora y deja que lo mantenga NTP (timedatectl set-ntp true).
doctor-clock-future = Hay momentos guardados en el futuro: el último es { $moment } y el reloj marca { $now } (UTC).
    .do = Pon en hora los relojes de todas las máquinas que comparten la base de datos y mantenlos con NTP (timedatectl set-ntp true).
doctor-clock-differs = Los relojes de esta máquina y del servidor de la base de datos difieren en { $seconds } segundos.
    .do = Mantén los dos en hora con NTP (timedatectl set-ntp true).
doctor-games = Se puede jugar a estos juegos: { $games }.
doctor-games-unplayable = { $what }
    .do = El servidor funciona sin este juego; sus mesas esperan.
doctor-versions = Mercat { $version } con Python { $python } y SQLite { $sqlite }; todos los paquetes tienen la versión adecuada.
doctor-versions-not-installed = Mercat { $version } funciona desde sus fuentes y no está instalado, así que no se han comprobado las versiones de sus paquetes.
    .do = make install
doctor-versions-of-another = Funciona Mercat { $version }, pero está instalada la versión { $installed }.
    .do = Instala de nuevo esta versión (make install) y reinicia el servidor.
doctor-versions-range = Está instalado { $name } { $version }; Mercat necesita { $wanted }.
    .do = Instala las versiones fijadas: make install, o pip install --require-hashes -r requirements.txt
doctor-versions-missing = Falta el paquete { $name }; Mercat necesita { $wanted }.
    .do = Instala las versiones fijadas: make install, o pip install --require-hashes -r requirements.txt
doctor-compiled = Los juegos funcionan compilados.
doctor-compiled-for-bots = Los juegos funcionan aquí interpretados, y los bots usan la forma compilada de { $path }.
doctor-compiled-stale = La forma compilada es anterior a { $path }.
    .do = make compiled y después reinicia el servidor.
doctor-compiled-not = Los juegos funcionan interpretados desde { $path }, y los bots que buscan jugadas juegan peor. Hay un compilador.
    .do = make install y después arranca el servidor con .venv/bin/mercat serve
doctor-compiled-no-compiler = Los juegos funcionan interpretados, y los bots que buscan jugadas juegan peor; para compilarlos falta: { $missing }.
    .do = Instálalo (Debian: apt install gcc python3-dev) y después make install
doctor-machine-files = Se permiten { $files } archivos abiertos, suficientes para { $connections } conexiones.
doctor-machine-few-files = Solo se permiten { $files } archivos abiertos, suficientes para { $connections } de { $wanted } conexiones.
    .do = Sube el límite: LimitNOFILE=16384 en la unidad de systemd, ulimits en compose.yaml. El límite mostrado es el de esta consola; un servicio tiene el suyo.
doctor-machine-memory = Hay { $present } MB de memoria; con estos ajustes el servidor ocupa hasta unos { $needed } MB.
doctor-machine-little-memory = Hay { $present } MB de memoria; con estos ajustes el servidor puede ocupar unos { $needed } MB.
    .do = Baja MERCAT_TABLES_MEMORY o MERCAT_WORKERS, o da más memoria al servidor.
doctor-machine-few-processors = MERCAT_WORKERS es { $workers }, pero solo hay { $processors } procesadores, así que los bots los comparten con el servidor.
    .do = Pon MERCAT_WORKERS a { $processors } o menos.
doctor-server-not-running = Ningún servidor responde en { $address } ({ $why }).
    .do = Arráncalo, o ejecuta el doctor con los ajustes del servidor (MERCAT_PORT, MERCAT_HOST, MERCAT_DATA).
doctor-server-is-another = Lo que responde en { $address } no es Mercat.
    .do = Detén el otro programa o pon otro MERCAT_PORT.
doctor-server-ready = El servidor de { $address } está listo.
doctor-server-not-ready = El servidor no está listo ({ $reason }).
    .do = stopping: espera a que se detenga. database: mira los resultados de la base de datos. revision: reinicia el servidor, otra versión ha migrado la base de datos. damaged, storing: mira los resultados de la base de datos, los archivos y el disco.
doctor-server-of-another-key = El servidor de { $address } tiene una clave distinta de la de { $path }, así que no es el que guarda allí sus mesas.
    .do = Ejecuta el doctor con los ajustes del servidor (MERCAT_DATA, MERCAT_SECRET_KEY) y con su usuario.
doctor-server-of-another-version = El servidor en marcha es la versión { $running } y está instalada la { $version }.
    .do = Reinicia el servidor.
doctor-address-no-key = El servidor en marcha solo dice lo que ve a quien tiene su clave, y en { $path } no hay ninguna.
    .do = Arranca el servidor una vez o indica su carpeta con --data.
doctor-address-unreachable = No se puede llegar a { $address }: { $why }.
    .do = Revisa el nombre, el cortafuegos, el proxy y su certificado.
doctor-address-leads-elsewhere = { $address } lleva a { $location }.
    .do = Indica esa dirección o cambia la redirección.
doctor-address-host-refused = El servidor rechaza el nombre { $host }.
    .do = Añádelo a MERCAT_HOSTS y haz que el proxy pase la cabecera Host.
doctor-address-of-another = En { $address } responde otro servidor, o uno con otra clave (estado { $status }).
    .do = Mira adónde envía el proxy las peticiones y ejecuta el doctor con los ajustes del servidor.
doctor-address-answers = { $address } lleva a este servidor.
doctor-address-scheme = La petición llegó por HTTP aunque la dirección empieza por https: los enlaces personales empiezan por http.
    .do = Haz que el proxy envíe X-Forwarded-Proto y pon su dirección ({ $peer }) en FORWARDED_ALLOW_IPS.
doctor-address-cookies = MERCAT_SECURE está desactivado, así que los navegadores enviarían las cookies también sin HTTPS.
    .do = Pon MERCAT_SECURE=yes cuando solo se llegue al sitio por HTTPS.
doctor-address-no-cookies = MERCAT_SECURE está activado, pero { $address } no es HTTPS: los navegadores no guardan la cookie y nadie puede sentarse.
    .do = Usa HTTPS o pon MERCAT_SECURE=no.
doctor-address-host = La cabecera Host llegó como «{ $host }» en vez de «{ $wanted }», así que se rechazan las jugadas de los navegadores.
    .do = Haz que el proxy la pase; con nginx: proxy_set_header Host $host; con un puerto distinto del habitual: $http_host
doctor-address-prefix = Las páginas del servidor están bajo { $prefix }, pero la dirección lleva a { $wanted }.
    .do = Pon en MERCAT_PREFIX la ruta de la dirección, o indica la dirección con la ruta.
doctor-address-not-trusted = El proxy envía las direcciones de los visitantes, pero el servidor no se fía de él ({ $peer }), así que todos comparten los límites de uno solo.
    .do = Pon { $peer } en FORWARDED_ALLOW_IPS.
doctor-address-no-client = El proxy no envía las direcciones de los visitantes, así que todos comparten los límites de uno solo.
    .do = Haz que envíe X-Forwarded-For; con nginx: proxy_set_header X-Forwarded-For $remote_addr;
doctor-address-client = El servidor ve a este visitante como { $client }.
doctor-address-http-1-0 = El proxy habla HTTP/1.0 con el servidor, así que cada petición necesita una conexión nueva.
    .do = Con nginx: proxy_http_version 1.1; proxy_set_header Connection "";
doctor-address-streams = Las transmisiones llegan sin retraso.
doctor-address-buffered = El proxy retiene las transmisiones, así que los jugadores no ven las jugadas de los demás.
    .do = Desactiva el búfer para este sitio; con nginx: proxy_buffering off;
doctor-address-stream-broken = Una transmisión no llegó: { $why }.
    .do = Revisa los tiempos máximos del proxy; con nginx: proxy_read_timeout 1h;
doctor-address-http-2 = Los navegadores obtienen HTTP/2.
doctor-address-no-http-2 = Los navegadores no obtienen HTTP/2, así que quien tiene seis mesas abiertas se queda bloqueado.
    .do = Actívalo en el proxy; con nginx: listen 443 ssl http2;
doctor-address-certificate = El certificado caduca el { $until }.
    .do = Mira por qué aún no se ha renovado.
doctor-address-not-set = MERCAT_URL no está definida: los enlaces llevan el nombre con el que llegó cada visitante, y no puede haber ni correo ni un inicio de sesión propio.
    .do = Pon en MERCAT_URL la dirección pública del sitio, como https://example.org/mercat.
doctor-address-not-public = Se ha indicado la dirección { $address }, pero MERCAT_URL es { $url }, y con ella se hacen los enlaces.
    .do = Pon en MERCAT_URL la dirección por la que llega la gente.
doctor-address-unencrypted = La dirección pública { $url } no usa HTTPS: ahí no puede haber llaves de acceso y otros en la red pueden leer las contraseñas.
    .do = Pon delante del servidor un proxy con HTTPS y su dirección en MERCAT_URL.
doctor-mail-none = No hay servidor de correo, así que una contraseña perdida solo se sustituye con un código de recuperación.
    .do = Define MERCAT_MAIL_SERVER y MERCAT_MAIL_FROM si quieres correo.
doctor-mail-no-address = Hay un servidor de correo, pero no se envía nada: sin MERCAT_URL no hay enlaces que enviar.
    .do = Pon en MERCAT_URL la dirección pública del sitio.
doctor-mail-unreachable = No se puede usar el servidor de correo { $server }: { $why }.
    .do = Revisa MERCAT_MAIL_SERVER, _PORT, _TLS, _USER y _PASSWORD, el cortafuegos y el certificado del servidor.
doctor-mail-server = El servidor de correo { $server } acepta la conexión.
doctor-mail-refused = El servidor de correo no ha aceptado un correo para { $address }: { $why }.
    .do = Revisa MERCAT_MAIL_FROM: quizá el servidor de correo solo envía en nombre de algunas direcciones.
doctor-mail-sent = El servidor de correo ha aceptado un correo para { $address }; mira si llega.
doctor-sign-on-no-address = Hay un emisor, pero nadie puede iniciar sesión con él: sin MERCAT_URL no puede traer a la gente de vuelta.
    .do = Pon en MERCAT_URL la dirección pública del sitio.
doctor-sign-on-unusable = No se puede usar el emisor { $issuer }: { $why }.
    .do = Revisa MERCAT_OPENID_ISSUER letra por letra, incluida la barra final, y que el servidor llegue a él por HTTPS.
doctor-sign-on-answers = El emisor { $issuer } responde. Debe conocer la dirección de vuelta { $back }.

## mercat admin

admin-host-named = { $name } administra ahora el servidor y ve la página /host.
admin-host-removed = { $name } ya no administra el servidor.
admin-host-already = No hay nada que cambiar para { $name }.
admin-banned = El bloqueo { $number } está en vigor. Para levantarlo: mercat admin lift { $number }
admin-lifted = El bloqueo se ha levantado.
admin-handled = La denuncia está atendida.
admin-reopened = La denuncia está abierta de nuevo.
admin-withdrawn = La invitación se ha borrado.
admin-announced = El anuncio aparece arriba en todas las páginas.
admin-ended = El anuncio ha terminado.
admin-no-hosts = Ninguna cuenta administra el servidor.
admin-no-people = No se ha encontrado a nadie.
admin-no-bans = No hay ningún bloqueo.
admin-no-reports = No hay denuncias.
admin-no-invitations = No hay invitaciones.
admin-no-acts = Todavía no hay acciones.
error-person-or-network = indica una persona o, con --network, una red
error-no-account = no hay ninguna cuenta llamada «{ $name }»; a los invitados se los indica por el id que muestra `mercat admin people`
error-part-of-network = «{ $network }» es solo parte de una red; indica una dirección o todas las cifras
column-person = id
column-account = cuenta
column-host = administra
column-seen = última visita (UTC)
column-sessions = dispositivos
column-tables = mesas
column-banned = bloqueo
column-number = número
column-made = creación (UTC)
column-until = hasta (UTC)
column-reason = motivo
column-by = quién
column-handled = atendida (UTC)
column-text = qué ocurre
column-left = aún deja entrar
column-note = nota
column-act = acción
column-undone = deshecho (UTC)
help-admin = Gestiona quién administra un servidor, los bloqueos, las denuncias, las invitaciones, el anuncio y el registro, también mientras está en marcha.
help-admin-host = Hace que una cuenta administre el servidor y vea la página /host.
help-admin-host-name = El nombre de la cuenta.
help-admin-host-remove = La cuenta deja de administrar el servidor.
help-admin-hosts = Lista las cuentas que administran el servidor.
help-admin-people = Lista las personas: primero las cuentas, después las que han venido hace menos.
help-admin-people-name = Solo aquellas cuyo nombre, también en una mesa, contiene estas letras o se les parece.
help-admin-ban = Bloquea a una persona, o a los invitados y visitantes anónimos de una red.
help-admin-ban-name = El nombre de una cuenta, o el id que muestra `mercat admin people`.
help-admin-ban-network = Una dirección de la red, o su hash.
help-admin-ban-days = Durante este número de días; por defecto, para siempre.
help-admin-ban-reason = El motivo, que verá la persona bloqueada.
help-admin-bans = Lista los bloqueos, primero los que están en vigor.
help-admin-lift = Levanta un bloqueo.
help-admin-lift-number = El número que muestra `mercat admin bans`.
help-admin-reports = Lista las denuncias, primero las pendientes.
help-admin-handle = Marca una denuncia como atendida.
help-admin-handle-number = El número que muestra `mercat admin reports`.
help-admin-handle-reopen = Vuelve a abrir la denuncia.
help-admin-invite = Muestra un nuevo código de invitación, que no se volverá a mostrar.
help-admin-invite-many = El número de personas a las que deja entrar.
help-admin-invite-days = Cuántos días vale; 0: sin límite.
help-admin-invite-note = Una nota para ti.
help-admin-invitations = Lista las invitaciones, primero las más recientes; sus códigos no se guardan.
help-admin-withdraw = Borra una invitación: su código deja de valer.
help-admin-withdraw-number = El número que muestra `mercat admin invitations`.
help-admin-announce = Anuncia algo arriba en todas las páginas, en lugar del anuncio anterior.
help-admin-announce-text = El texto, que se muestra tal cual en todos los idiomas.
help-admin-announce-days = Durante este número de días; 0: hasta que se retire.
help-admin-end-announcement = Retira el anuncio.
help-admin-end-announcement-number = Su número; por defecto, el del más reciente.
help-admin-log = Lista las acciones de la administración y de los comandos, lo más reciente primero.
