## Why a backup cannot be made or restored. A file’s name goes before, and no period ends it.

archive-nothing = there are no tables yet; nothing was written
archive-long-row = a row in { $table } exceeds the backup limit of { $most } bytes; nothing was written
archive-no-encryption = the encryption package is not installed: pip install cryptography
archive-foreign = this is not a Mercat backup; nothing was changed
archive-truncated = the end of the file is missing; nothing was changed
archive-damaged = it contains a damaged or altered file, { $what }; nothing was changed here
archive-misfit = its rows do not fit the database ({ $why }); nothing was changed
archive-changed = the encrypted file is damaged or was altered; nothing was changed here
archive-needs-passphrase = it is encrypted: specify its passphrase with --passphrase-file or MERCAT_BACKUP_PASSPHRASE
archive-passphrase = the passphrase is wrong, or the beginning of the file is damaged; nothing was changed
archive-newer-format = it uses format { $format } from Mercat { $mercat }, which this version cannot read; use that version or a later one
archive-has-tables = a backup can only be restored into an empty database, and { $database } is not empty; move it elsewhere, or specify another one with --data or MERCAT_DATABASE
archive-other-key = { $path } contains a different key from the one in the backup, and people would lose their seats; move or remove that file, then restore again
archive-other-components = the corrected components in { $path } differ from those in the backup; move the folder away, then restore again
archive-no-room = it needs { $megabytes } MB unpacked, and there is not enough space in { $path }; nothing was changed
