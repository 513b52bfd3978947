## Por qué no se puede hacer o restaurar una copia de seguridad. Va detrás del nombre de un archivo y sin punto final.

archive-nothing = todavía no hay mesas; no se ha escrito nada
archive-long-row = una fila de { $table } tiene más de { $most } bytes, demasiados para una copia de seguridad; no se ha escrito nada
archive-no-encryption = falta el paquete de cifrado: pip install cryptography
archive-foreign = no es una copia de seguridad de Mercat; no se ha cambiado nada
archive-truncated = al archivo le falta el final; no se ha cambiado nada
archive-damaged = { $what } está dañado o se ha alterado en el archivo; aquí no se ha cambiado nada
archive-misfit = sus filas no son compatibles con la base de datos ({ $why }); no se ha cambiado nada
archive-changed = el archivo cifrado está dañado o se ha alterado; aquí no se ha cambiado nada
archive-needs-passphrase = está cifrada: indica su contraseña con --passphrase-file o MERCAT_BACKUP_PASSPHRASE
archive-passphrase = la contraseña no es correcta, o el principio del archivo está dañado; no se ha cambiado nada
archive-newer-format = tiene el formato { $format } de Mercat { $mercat }, que esta versión no conoce; usa esa u otra posterior
archive-has-tables = una copia solo se puede restaurar en una base de datos vacía, y { $database } no lo está; muévela a otro sitio o indica otra con --data o MERCAT_DATABASE
archive-other-key = { $path } contiene otra clave, no la de la copia, y con ella todos perderían sus asientos; quita de ahí esa clave y restaura de nuevo
archive-other-components = { $path } contiene componentes corregidos distintos de los de la copia; mueve la carpeta a otro sitio y restaura de nuevo
archive-no-room = descomprimida ocupa { $megabytes } MB, y en { $path } no hay espacio suficiente; no se ha cambiado nada
