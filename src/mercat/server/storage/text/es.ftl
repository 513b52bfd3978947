## Por qué no se puede usar una base de datos. Va detrás de otra frase y sin punto final.

database-former = la base de datos tiene la revisión { $revision }, anterior a la primera versión de Mercat, y hay que actualizarla por pasos: { $first ->
        [none] arranca una vez el servidor del commit { $commit }, que la actualiza
       *[other] arranca una vez el servidor del commit { $first } y después, también una vez, el del commit { $commit }, que la actualizan
    } a la revisión { $end }; después arranca esta versión. Los comandos están en docs/hosting.md, «Updates»
database-newer = la base de datos tiene la revisión { $revision }, de una versión más reciente de Mercat (la última que conoce esta es la { $newest }); usa esa versión u otra posterior
database-older = las tablas tienen un formato anterior; arranca una vez el servidor para actualizarlas
database-foreign = su tabla alembic_version no es de Mercat; indica otra base de datos
database-without-revision = tiene tablas pero ninguna revisión, así que no es de Mercat o está dañada; indica otra base de datos o restaura una copia de seguridad
database-several-revisions = su tabla alembic_version contiene varias revisiones, así que está dañada; restaura una copia de seguridad

## Fallos del disco, de la base de datos y de la clave: qué pasa y (.do) qué hacer. Los dicen el arranque, el registro y el doctor.

fault-full = el disco donde está { $path } está lleno
    .do = libera espacio; hasta entonces no se puede guardar nada
fault-read-only = el sistema de archivos donde está { $path } está montado como solo lectura
    .do = busca errores de disco en el registro del sistema (dmesg) y después vuelve a montarlo con permiso de escritura
fault-unreadable = el usuario { $user } no puede leer { $path }, que es de { $owner }
    .do = asigna la carpeta de datos al usuario que ejecuta el servidor (chown -R), o ejecuta el servidor como { $owner }
fault-unwritable = el usuario { $user } no puede escribir en { $path }, que es de { $owner }
    .do = asigna la carpeta de datos al usuario que ejecuta el servidor (chown -R; chmod 700), o ejecuta el servidor como { $owner }
fault-broken-disk = el disco de { $path } falla ({ $why })
    .do = busca errores de disco en el registro del sistema (dmesg); si no se recupera, restaura la última copia de seguridad en otro disco
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
    .do = comprueba si su disco o su máquina están sobrecargados
fault-silent = la base de datos { $place } no responde ({ $why })
    .do = comprueba que está en marcha, que MERCAT_DATABASE es correcto y que este usuario puede acceder a ella
fault-unusable = la base de datos { $place } no se puede usar: { $why }
fault-key-short = MERCAT_SECRET_KEY es demasiado corta
    .do = usa al menos { $fewest } caracteres, o quítala: el servidor usará el archivo secret-key
fault-key-unusable = { $path } no contiene una clave válida
    .do = pon ahí la clave de la última copia de seguridad; si no hay copia, borra el archivo y vuelve a arrancar el servidor: creará una clave nueva o dirá cómo crearla, pero con una clave nueva todos perderán sus asientos, cuentas y enlaces
fault-key-lost = falta la clave { $path }, pero en la base de datos hay mesas o gente: con una clave nueva todos perderían sus asientos, cuentas y enlaces
    .do = pon ahí el archivo secret-key de una copia de seguridad (mercat restore ARCHIVO --data OTRACARPETA lo extrae) o indica la clave anterior en MERCAT_SECRET_KEY; solo si se ha perdido para siempre, crea una nueva: (umask 077; head -c 48 /dev/urandom | base64 > { $path })
