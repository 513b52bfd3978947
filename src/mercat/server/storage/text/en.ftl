## Why a database cannot be used. A sentence goes before, and no period ends it.

database-former = the database has revision { $revision }, from before the first version of Mercat, and must be updated in steps: { $first ->
        [none] first run the server from commit { $commit } once, which updates it
       *[other] first run the server from commit { $first } once, then the one from commit { $commit } once, which updates it
    } to revision { $end }; then run this version. The commands are in docs/hosting.md, “Updates”
database-newer = the database has revision { $revision }, made by a newer version of Mercat (the newest revision that this version can read is { $newest }); use that version or a later one
database-older = the tables have an older format; start the server once to update them
database-foreign = its table alembic_version does not belong to Mercat; choose another database
database-without-revision = it has tables but no revision, so either it is not a Mercat database or it is damaged; choose another database, or restore a backup
database-several-revisions = its table alembic_version names several revisions, so it is damaged; restore a backup

## Faults of the disk, the database and the key: what is wrong, and (.do) what to do. The start, the log and the doctor say them.

fault-full = the disk that holds { $path } is full
    .do = free some space there; until you do, nothing can be stored
fault-read-only = the file system that holds { $path } is mounted read-only
    .do = look for disk errors in the system log (dmesg), then remount it for writing
fault-unreadable = the user { $user } is not allowed to read { $path }, which belongs to { $owner }
    .do = give the data folder to the user that runs the server (chown -R), or run the server as { $owner }
fault-unwritable = the user { $user } is not allowed to write to { $path }, which belongs to { $owner }
    .do = give the data folder to the user that runs the server (chown -R; chmod 700), or run the server as { $owner }
fault-broken-disk = the disk of { $path } is failing ({ $why })
    .do = look for disk errors in the system log (dmesg); if it does not recover, restore the last backup to another disk
fault-unusable-path = { $path } cannot be used ({ $why })
    .do = specify another path with --data, MERCAT_DATA or MERCAT_DATABASE
fault-cut-off = the database { $place } is incomplete: it has { $size } of { $wanted } bytes
    .do = stop the server, keep a copy of the file, and restore the last backup (mercat restore)
fault-damaged = the database { $place } is damaged ({ $why })
    .do = stop the server, keep a copy of the file, and restore the last backup (mercat restore)
fault-no-database = the file { $place } is not a database: its beginning is damaged, or it belongs to another program
    .do = if Mercat wrote it, keep a copy of the file and restore the last backup (mercat restore); if not, specify another one with --data or MERCAT_DATABASE
fault-foreign = the database { $place } belongs to another program: its table alembic_version is not Mercat’s
    .do = specify another one with --data or MERCAT_DATABASE
fault-locked = the database { $place } is locked by another program
    .do = stop the program that is writing to it, such as an sqlite3 shell
fault-slow = the database { $place } is responding too slowly
    .do = check whether its disk or its machine is overloaded
fault-silent = the database { $place } is not responding ({ $why })
    .do = check that it is running, that MERCAT_DATABASE is correct, and that this user can reach it
fault-unusable = the database { $place } cannot be used: { $why }
fault-key-short = MERCAT_SECRET_KEY is too short
    .do = use at least { $fewest } characters, or unset it: the server will then use the file secret-key
fault-key-unusable = { $path } does not contain a valid key
    .do = replace it with the key from the last backup; if there is no backup, delete the file and start the server again: it will create a new key or explain how to, but with a new key everybody will lose their seats, accounts and links
fault-key-lost = the key { $path } is missing, but the database already contains tables or people: with a new key everybody would lose their seats, accounts and links
    .do = copy the secret-key file there from a backup (mercat restore FILE --data OTHERFOLDER extracts it), or set MERCAT_SECRET_KEY to the old key; only if it is lost for good, create a new one: (umask 077; head -c 48 /dev/urandom | base64 > { $path })
