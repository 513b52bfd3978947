## Why a request was refused. Ids are the same in every language.

problem-no-table = There is no table at this address.
problem-no-lesson = There is no such lesson.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address cannot be used like that.
problem-wrong-host = This server does not use that name.
problem-not-understood = The request could not be read (at “{ $where }”).
problem-our-fault = Something went wrong on the server. Reload the page before you try again.
problem-no-database = The server cannot reach its database, or the database is full. Nothing was changed. Please tell the admin, and try again later.
problem-slow-database = The database is slow, and your action has not been confirmed. Check the table in a moment, then try again if needed.
problem-rules-differ = The rules have changed since this game began, and line { $line } of its journal, “{ $text }”, no longer fits. { $why } The table’s page says how to continue.
problem-rules-unknown = This server’s rules can no longer play this table. { $why } You can still save the game as a file.
problem-rules-agree = This game already uses the current rules.
problem-rules-unplayable = Not even the beginning of this game fits the current rules. You can only save it as a file.
problem-stale = The game has moved on. Look again, then decide.
problem-over = The game is over.
problem-not-begun = The game has not started yet.
problem-not-over = The game is not over yet.
problem-not-your-turn = It is not your turn.
problem-not-seated = You have no seat at this table.
problem-not-your-seat = This seat is not yours.
problem-not-host = Only the host of this table can do that.
problem-nobody = You have not played here yet.
problem-no-account = You need an account for that.
problem-not-server-host = Only an admin can do that.
problem-own-table = This is your own sandbox, so there is nobody to leave it to.
problem-no-seat = The table does not have that seat.
problem-no-free-seat = No seat is free.
problem-seat-taken = That seat is taken.
problem-name-taken = Somebody here is already called { $name }, or a name that looks the same. Choose another name.
problem-name-reserved = { $name } sounds like the server itself or a role at the table. Choose another name.
problem-bot-plays = A bot is playing in this seat. Take the seat back first.
problem-nobody-to-hold-for = Nobody in this seat needs a bot now.
problem-still-here = { $name } is still here.
problem-no-such-bot = There is no such bot. Choose one of: { $bots }.
problem-no-such-style = There is no such style in this game. Choose one of: { $styles }.
problem-too-many-bots = There are more bots than seats.
problem-not-bots-alone = That is only for tables where all players are bots.
problem-no-hints = Hints are available when nobody else plays (alone, in a sandbox or against bots), and not during a lesson.
problem-no-hint-now = The bots are too busy for a hint. Try again in a moment.
problem-no-undo = You need the others’ consent to undo that.
problem-no-such-undo = The game cannot go back to that point.
problem-no-such-moment = { $most ->
    [0] The game has no moves yet.
    [one] The game has only one move.
   *[other] The game has only { $most } moves.
  }
problem-already-asked = The players still have to answer an earlier request.
problem-nothing-asked = That request has been answered already.
problem-not-asked = You have already answered, or you were not asked.
problem-long-move = A move can have at most { $most } characters.
problem-undone-enough = Too many moves have been undone at this table, so no more can be. Play on from here.
problem-too-many-tables = { $most ->
    [one] You have an unfinished table. Finish it,
   *[other] You have { $most } unfinished tables. Finish one,
  } or wait a few days, before you open another.
problem-too-many-tables-near = { $most ->
    [one] There is an unfinished table from your network. Wait until it
   *[other] There are { $most } unfinished tables from your network. Wait until one
  } is over before you open another.
problem-journal-full = This table has { $most } entries, which is the maximum.
problem-long-journal = An imported game can have at most { $most } moves.
problem-long-deal = This deal is too long to enter draw by draw. You can still open it as text.
problem-empty-name = Enter a name.
problem-long-name = A name can have at most { $most } characters.
problem-empty-chat = Write a message first.
problem-long-chat = A message can have at most { $most } characters.
problem-bad-link = This link no longer leads to a seat.
problem-bad-token = The token is not valid.
problem-cross-site = The request came from another website and was not carried out.
problem-ambiguous-length = It is not clear where that request ends.
problem-large-body = That is too large.
problem-long-address = That address is too long.
problem-large-cookies = Your browser sends too many cookies. Delete this site’s cookies, then try again.
problem-too-fast = { $seconds ->
    [one] That was too fast. Wait one second.
   *[other] That was too fast. Wait { $seconds } seconds.
  }
problem-enough-today = { $what ->
    [people] Too many new people have joined from your network today.
    [accounts] Too many accounts have been created from your network today.
    [groups] Too many groups have been created from your network today.
    [series] Too many series have been started from your network today.
   *[secrets] Too many devices and links have been added from your network today.
  } Try again in a few hours.
problem-too-many-reviews = Too many reviews are in progress. Try again in a minute.
problem-too-much-stored = Your tables of the last month take up { $most } MB, the maximum for one browser. You can open another when old ones have been deleted.
problem-too-much-stored-near = The tables from your network in the last month take up { $most } MB, the maximum for one network. You can open another when old ones have been deleted.
problem-too-many-streams = Too many tables are open at once on your network. Close some of them.

## Why a database cannot be used. A sentence goes before, and no period ends it.

database-former = the database has revision { $revision }, from before the first version of Mercat, and is updated in steps: { $first ->
        [none] start the server of commit { $commit } once, which brings it
       *[other] start the server of commit { $first } once, then that of commit { $commit } once, which bring it
    } to { $end }, then this one; docs/hosting.md, “Updates”, has the commands
database-newer = the database has revision { $revision }, made by a newer version of Mercat (the newest that this version knows is { $newest }); use that version, or a later one
database-older = the tables have an older format; start the server once to update them
database-foreign = its table alembic_version is not Mercat’s; name another database
database-without-revision = it has tables but no revision, so it is not Mercat’s or is damaged; name another database, or restore a backup
database-several-revisions = its table alembic_version names several revisions, so it is damaged; restore a backup

## Faults of the disk, the database and the key: what is wrong, and (.do) what to do. The start, the log and the doctor say them.

fault-full = the disk of { $path } is full
    .do = free some space there; nothing can be stored until then
fault-read-only = the file system of { $path } is mounted read-only
    .do = look for disk errors in the system log (dmesg), then mount it for writing
fault-unreadable = the user { $user } may not read { $path }, which belongs to { $owner }
    .do = give the data folder to the user that runs the server (chown -R), or run the server as { $owner }
fault-unwritable = the user { $user } may not write to { $path }, which belongs to { $owner }
    .do = give the data folder to the user that runs the server (chown -R; chmod 700), or run the server as { $owner }
fault-broken-disk = the disk of { $path } fails ({ $why })
    .do = look for disk errors in the system log (dmesg); if it does not recover, restore the last backup on another disk
fault-unusable-path = { $path } cannot be used ({ $why })
    .do = name another path with --data, MERCAT_DATA or MERCAT_DATABASE
fault-cut-off = the database { $place } is incomplete: it has { $size } of { $wanted } bytes
    .do = stop the server, keep a copy of the file, and restore the last backup (mercat restore)
fault-damaged = the database { $place } is damaged ({ $why })
    .do = stop the server, keep a copy of the file, and restore the last backup (mercat restore)
fault-no-database = the file { $place } is not a database: its beginning is damaged, or it belongs to another program
    .do = if Mercat wrote it, keep a copy of the file and restore the last backup (mercat restore); if not, name another one with --data or MERCAT_DATABASE
fault-foreign = the database { $place } belongs to another program: its table alembic_version is not Mercat’s
    .do = name another one with --data or MERCAT_DATABASE
fault-locked = the database { $place } is locked by another program
    .do = stop the program that writes to it, such as an sqlite3 shell
fault-slow = the database { $place } answers too slowly
    .do = check whether its disk or its machine is overloaded
fault-silent = the database { $place } does not answer ({ $why })
    .do = check that it is running, that MERCAT_DATABASE is right, and that this user can reach it
fault-unusable = the database { $place } cannot be used: { $why }
fault-key-short = MERCAT_SECRET_KEY is too short
    .do = use at least { $fewest } characters, or unset it: the server then uses the file secret-key
fault-key-unusable = { $path } does not contain a valid key
    .do = put the key of the last backup there; if there is no backup, delete the file: a new key is created, and browsers lose their seats
fault-key-lost = the key { $path } is missing, but the database has tables or people: with a new key everybody would lose their seats, accounts and links
    .do = put the file secret-key of a backup there (mercat restore FILE --data OTHERFOLDER extracts it), or set MERCAT_SECRET_KEY to the old key; only if it is lost for good, create a new one: (umask 077; head -c 48 /dev/urandom | base64 > { $path })
## What is wrong with the settings. No period ends it.

setting-whole = { $name }={ $value } is not a whole number
setting-long-number = { $name }={ $value } has too many digits for a whole number
setting-number = { $name }={ $value } is not a number
setting-duration = { $name }={ $value } is not a duration such as 30s, 90m, 24h or 7d
setting-yes-or-no = { $name }={ $value } is not yes or no
setting-range = { $name }={ $value } is not between { $least } and { $most }
setting-long = { $name }={ $value } is longer than { $most } characters
setting-choice = { $name }={ $value } is not one of { $values }
setting-text = { $name }={ $value } is not UTF-8 text
setting-prefix = MERCAT_PREFIX={ $value } is not a path such as /mercat
setting-own-path = { $name }={ $value } begins like one of Mercat’s own pages; choose another path
setting-url = MERCAT_URL={ $value } is not an address such as https://example.org or https://example.org/mercat
setting-issuer = MERCAT_OPENID_ISSUER={ $value } is not an address such as https://login.example.org
setting-networks = MERCAT_NOTICES_NETWORKS={ $value } is not a network such as 192.168.1.5/32
setting-mail-server = MERCAT_MAIL_SERVER={ $value } is not a server name such as smtp.example.org
setting-mail-from = MERCAT_MAIL_FROM={ $value } is not a sender such as games@example.org or Mercat <games@example.org>
setting-mail-unencrypted = MERCAT_MAIL_TLS=none would send the password of MERCAT_MAIL_USER over the network unencrypted
setting-pair = set both { $one } and { $other }, or neither
setting-prefix-of-url = MERCAT_PREFIX={ $value } is not the path of MERCAT_URL={ $url }; you can leave it out
setting-hosts-of-url = MERCAT_HOSTS={ $value } does not include the host of MERCAT_URL={ $url }
setting-secure-url = MERCAT_SECURE=yes, but MERCAT_URL={ $url } is not HTTPS, so browsers would discard the cookies
setting-metrics = MERCAT_METRICS={ $value } is not an address such as 127.0.0.1:9100
setting-metrics-in-use = metrics cannot be served at { $address }: another program uses that address
setting-metrics-unusable = metrics cannot be served at { $address } ({ $why })
setting-one-writer = MERCAT_PROCESSES needs PostgreSQL (MERCAT_DATABASE): with SQLite only one process can write
setting-processes-end = the server’s processes stop as soon as they start; the log says why
setting-no-games-folder = MERCAT_GAMES names { $folder }, which is not a folder
setting-no-home = HOME={ $home } is not an absolute path, so there is no folder for the data; set HOME, or name the folder in MERCAT_DATA
setting-nobodys-folder = MERCAT_DATA={ $value } is in the home folder of a user who does not exist

## Why a backup cannot be made or restored. A file’s name goes before, and no period ends it.

archive-nothing = there are no tables yet; nothing was written
archive-long-row = a row of { $table } has more than { $most } bytes, too many for a backup; nothing was written
archive-no-encryption = the encryption package is not installed: pip install cryptography
archive-foreign = this is not a Mercat backup; nothing was changed
archive-truncated = the end of the file is missing; nothing was changed
archive-damaged = { $what } in it is damaged or was altered; nothing was changed here
archive-misfit = its rows do not fit the database ({ $why }); nothing was changed
archive-changed = the encrypted file is damaged or was altered; nothing was changed here
archive-needs-passphrase = it is encrypted: give its passphrase with --passphrase-file or MERCAT_BACKUP_PASSPHRASE
archive-passphrase = the passphrase is wrong, or the beginning of the file is damaged; nothing was changed
archive-newer-format = it has format { $format } of Mercat { $mercat }, which this version does not know; use that version or a later one
archive-has-tables = a backup can only be restored into an empty database, and { $database } is not empty; move it away, or name another one with --data or MERCAT_DATABASE
archive-other-key = { $path } has a different key from the backup, with which people would lose their seats; move it away or leave it out, then restore again
archive-other-components = { $path } has different corrected components from the backup; move the folder away, then restore again
archive-no-room = it takes { $megabytes } MB unpacked, and { $path } does not have the space; nothing was changed

# -- people: devices, and what is one’s own

problem-token-not-here = Personal tokens are for programs and work only for tables, not for pages or account settings.
problem-token-reads-only = This token is read-only.
problem-too-many-tokens = You have { $most } tokens, the maximum. Delete one first.
problem-bad-device-link = This link no longer works: it has been used, cancelled, or has expired. Make a new one on your other device.
problem-no-code = A recovery code has { $letters } letters and digits.
problem-bad-code = This code does not work: it may be mistyped, used, deleted, or replaced by a newer one.
problem-code-of-former-guest = This code stopped working when you created your account. Sign in instead, or use a recovery code of the account.
problem-cut-account = You were signed out here because you created an account in another browser. Sign in to continue your games.
problem-cut-password = You were signed out here because your password was changed. Sign in again to continue.
problem-cut-everywhere = You were signed out everywhere. Sign in again to continue here.
problem-cut-device = You were signed out here from another of your devices. Sign in again to continue.
problem-cut-device-guest = This browser was signed out from another of your devices. To come back, make a link there or use your recovery code.
problem-cut-crowded = You were signed out here because you have signed in on many other devices since. Sign in again to continue.
problem-cut-crowded-guest = This browser was signed out because you have added many others since. To come back, make a link on another device or use your recovery code.
problem-cut-deleted = You deleted all your data in another browser, so you are no longer known here.
problem-no-device = That device or token is not yours, or is already gone.
problem-already-yours = This browser is already one of your devices.
problem-signed-in = You are signed in here as { $name }. Sign out first, then try again.
problem-not-sure = Please confirm that you are sure.
problem-empty-label = Say what the token is for.
problem-long-label = A name can have at most { $most } characters.
ui-problem-missing = Page not found
ui-problem-banned = You are banned
ui-names-and = { $first } and { $last }
ui-me = You
ui-somebody = Somebody
ui-device-unknown = Unknown browser
ui-me-name-about = Shown at your unfinished tables. Results and messages keep the old name.
ui-me-name-new = The name you play under.
ui-me-renamed = Your name has been changed.
ui-me-renamed-but = { $count ->
    [one] Your name has been changed. At one table you keep the old one because somebody there has a similar name.
   *[other] Your name has been changed. At { $count } tables you keep the old one because somebody there has a similar name.
  }
ui-me-devices = Your devices
ui-me-devices-about = On the other device, scan the code shown here or open the link.
ui-me-here = This device
ui-me-used = last used
ui-me-made = added
ui-me-end = Sign out
ui-me-add-device = Add a device
ui-me-link-about = { $count ->
    [one] Open this link on the other device within a minute. It works once. Do not share it: anyone who opens it plays as you.
   *[other] Open this link on the other device within { $count } minutes. It works once. Do not share it: anyone who opens it plays as you.
  }
ui-me-link-qr = The link as a QR code
ui-me-withdraw-links = { $count ->
    [one] Cancel the unused link
   *[other] Cancel the { $count } unused links
  }
ui-me-end-others = Sign out all others
ui-me-end-about = Signing out a device also ends everything created on it: tokens, links to other devices, links and tokens for your seats, and your calendar address. It gets no more notifications.
ui-me-leave = Sign out in this browser
ui-me-leave-about = Your other devices stay signed in, and your recovery code still works.
ui-me-leave-last = This is your only device, and you have no recovery code. If you sign out, nobody can continue your games.
ui-me-leave-guest = You will be a guest here again, with the tables that stayed with that guest.
ui-me-nothing = Nothing is stored about you yet. Once you sit down at a table, you can also play from another device.
ui-recovery-code = Recovery code
ui-me-code-about = Write down a recovery code and keep it somewhere safe. It brings you back even if you lose all your devices.
ui-me-code-shown = Write this code down now. It will not be shown again, and earlier codes no longer work. You can use it once.
ui-me-code-made = You have a code, made on
ui-me-code-make = Make a recovery code
ui-me-code-replace = Replace it
ui-me-code-withdraw = Delete the code
ui-me-code-ended = Your recovery code was made on a device that has been signed out, so it no longer works. Here is a new one.
ui-me-code-use = I have a recovery code
ui-me-account = Account
ui-me-account-none = You are playing as a guest. Everything works without an account.
ui-me-preferences-about = The same on all your devices.
ui-me-preferences-new = Saved in this browser.
ui-zone = Time zone
ui-zone-auto = Same as this browser
ui-me-tokens = Tokens for programs
ui-me-tokens-about = A token lets your program see your tables or play for you.
ui-me-token-shown = Copy this token now. It will not be shown again. Anyone who has it can do what your program can.
ui-me-token-make = Make a token
ui-me-token-label = Purpose
ui-me-token-scope = Permissions
ui-me-token-end = Delete
ui-me-token-ends = Deleting a token also deletes the links and tokens for your seats, which it could read.
ui-me-scope-read = Read
ui-me-scope-play = Read and play
ui-me-kept = Your data
ui-me-download = Download your data
ui-delete-me = Delete my data
ui-delete-title = Delete all your data?
ui-delete-lead = This cannot be undone.
ui-delete-name = Your name is replaced by “Somebody” at all tables, in messages and in results.
ui-delete-games = Games stay for the other players. In games in progress a bot takes over, as if you had left.
ui-delete-devices = All your devices are signed out, and your codes, tokens and settings are deleted.
ui-delete-words = Your messages to others stay, without your name. So does what others wrote about you.
ui-link-title = Use this device too?
ui-link-guest = This browser becomes one of { $name }’s devices, for all of their tables.
ui-link-account = You will be signed in here as { $name }, for all of that person’s tables.
ui-link-nameless = This browser becomes a device of the person who made the link, for all of their tables.
ui-link-trust = Continue only if you made this link yourself on your other device.
ui-link-join = Use this device too
ui-along-title = Tables to bring along
ui-along-about = You have played in this browser as a guest. The tables that you choose move to your name; the rest stay with the guest. You will be that guest again once this device is signed out.
ui-along-others = { $count ->
    [one] This guest also plays on one other device. There you will only be able to watch the tables that you bring along.
   *[other] This guest also plays on { $count } other devices. There you will only be able to watch the tables that you bring along.
  }
ui-recover-title = Use a recovery code
ui-recover-about = Type your recovery code; capitals, spaces and dashes do not matter. This browser becomes one of your devices.
ui-recover-account = Accounts have their own codes.
ui-recover = Recover
ui-recovered-title = Welcome back
ui-recovered-about = You have used up your code. Write down this new one: it will not be shown again.
ui-personal-own-device = To play on another device of your own, use the link on your page.
ui-notice-renamed = { $by } is now called { $player }.

# -- the page about one’s data

ui-privacy-title = Your data
ui-privacy-lead = We store only what the games need. Pages load nothing from other servers.
ui-privacy-what = What
ui-privacy-why = Why, and who sees it
ui-privacy-how-long = How long
ui-privacy-playing = Name, seats, moves, messages, results, last visit
ui-privacy-playing-about = Visible to anyone with the table’s link
ui-privacy-playing-time = see below
ui-privacy-account = Account name, hashed secrets, passkeys
ui-privacy-account-about = Signing in
ui-privacy-account-time = until deleted
ui-privacy-devices = Kind of browser, first and last use
ui-privacy-devices-about = To list your devices and sign them out
ui-privacy-devices-time = { $count ->
    [one] one day after signing out
   *[other] { $count } days after signing out
  }
ui-privacy-network = A hash of your network address
ui-privacy-network-about = Limits abuse. Admins see whether rated players share a network.
ui-privacy-network-time = a day, or as long as your tables
ui-privacy-preferences = Settings, quiet hours, away days
ui-privacy-preferences-about = Same on all devices. Others see only until when your clock is stopped.
ui-privacy-preferences-time = until deleted
ui-privacy-groups = Groups, roles, invitation links
ui-privacy-groups-about = Members see name and results
ui-privacy-groups-time = until you leave
ui-privacy-ratings = Ratings, consent to the archive
ui-privacy-ratings-about = Opponents see ratings; everybody sees the archive
ui-privacy-ratings-time = until deleted
ui-privacy-notices = Ways to notify you, notifications
ui-privacy-notices-about = Chosen services get game, question and players’ names
ui-privacy-notices-time = until removed; sent ones 30 days
ui-privacy-mail = Email address
ui-privacy-mail-about = Account recovery
ui-privacy-mail-time = until removed; a hash if you unsubscribe
ui-privacy-sign-on = Your id at the sign-in service
ui-privacy-sign-on-about = Signing in. The service learns when.
ui-privacy-sign-on-time = until unlinked
ui-privacy-time = Games and guests
ui-privacy-others-about = Admins can see everything here; backups keep deleted data until replaced.
ui-privacy-yours-about = Download or delete your data on your page.
ui-privacy-keep-open = tables never started
ui-privacy-keep-imported = imported games, not joined
ui-privacy-keep-playing = games in progress
ui-privacy-keep-alone = finished games, one person
ui-privacy-keep-together = finished games, several people
ui-privacy-keep-results = results
ui-privacy-keep-guests = guests without seat, table or result
ui-privacy-keep-visitors = guests without anything
ui-privacy-keep-links = used links and codes
ui-privacy-for-ever = without limit
ui-privacy-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
ui-privacy-keep-sandbox = sandboxes
ui-privacy-keep-bots = tables with only bots

# -- people: accounts

problem-name-registered = { $name }, or a name that looks the same, belongs to an account. Choose another name, or sign in if it is yours.
problem-has-account = You are already signed in as { $name }.
problem-browser-only = This needs a browser that accepts cookies.
problem-bad-sign-in = Wrong name or password.
problem-many-passwords = Too many wrong passwords have been entered for this name, perhaps not by you. { $minutes ->
    [one] Wait a minute,
   *[other] Wait { $minutes } minutes,
  } or sign in with a passkey, a recovery code, or in a browser where you have signed in before.
problem-many-passwords-here = Too many wrong passwords have been entered in this browser. { $minutes ->
    [one] Wait a minute,
   *[other] Wait { $minutes } minutes,
  } then try again.
problem-busy-passwords = Too many people are signing in right now. Try again in a few seconds.
problem-short-password = A password needs at least { $fewest } characters.
problem-long-password = A password can have at most { $most } characters.
problem-common-password = That password is too easy to guess. Avoid common words, your name, rows of keys and plain numbers.
problem-no-passkeys-number = Passkeys do not work at a numeric address such as 127.0.0.1. On this computer, use localhost.
problem-no-passkeys-plain = Passkeys need HTTPS, which this server does not use.
problem-passkey-expired = That took longer than five minutes, or happened in another tab. Try again.
problem-passkey-refused = That passkey was not accepted. Try again.
problem-passkey-unknown = No account here has that passkey. It may have been removed.
problem-passkey-not-yours = That passkey belongs to another account.
problem-many-passkeys = An account can have at most { $most } passkeys. Remove one first.
problem-no-passkey = You do not have that passkey.
problem-no-identity = You do not use that way to sign in.
problem-no-password = You do not have a password.
problem-last-way-in = That is your only way to sign in. Set a password or add a passkey first.
problem-wrong-code = That recovery code is wrong, has been used, or has been replaced by newer ones.
problem-not-confirmed = Please confirm first that it is you.
problem-codes-of-account = Accounts have their own recovery codes; you find them on your account page.
problem-empty-passkey-name = Enter a name with at least one visible character.
problem-long-passkey-name = The name of a passkey can have at most { $most } characters.

ui-play-as = You are playing as { $name }.
ui-play-as-help = With an account you always play under its name, so others recognise you.
ui-account-mark = Account { $name }
ui-you-are = You: { $name }
ui-enter = Sign in
ui-enter-title = Sign in
ui-enter-passkey = Sign in with a passkey
ui-enter-password = Sign in
ui-enter-lost = Lost both? Use a recovery code
ui-enter-none = No account? You can play without one.
ui-register = Create an account
ui-register-about = An account gives you a name that nobody else on this server can use, and your tables on every device. You do not need one to play.
ui-register-guest = Everything that you have played here as a guest moves to your account. On other devices that you have added, sign in again. New recovery codes replace an old one; tokens and links for your seats stop working.
ui-register-shared = Other people play in this browser too: ask me which tables are mine
ui-register-with-passkey = With a passkey
ui-register-with-password = Or with a password
ui-register-passkey = Create it with a passkey
ui-register-password = Create it with a password
ui-register-known = Already have an account?
ui-account-name = Name
ui-account-name-help = Everybody at a table sees it; up to { $most } characters. Guests cannot use it, or a name that looks like it.
ui-account-title = Your account
ui-account-of = Account { $name }
ui-password = Password
ui-password-new = New password
ui-password-help = At least { $fewest } characters. A few unrelated words are easy to remember.
ui-password-ends = You will be signed out everywhere else, and new recovery codes replace the old ones. Passkeys stay.
ui-ends-too = These stop working too: personal tokens, links to other devices, links and tokens for your seats, your calendar address, and your invitation links to groups. Notifications to other browsers and services are switched off.
ui-password-change = Change password
ui-password-set = Add a password
ui-password-keep = Save password
ui-account-password-changed = Your password is set, and you have been signed out everywhere else.
ui-account-password-removed = Your password has been removed, and you have been signed out everywhere else.
ui-passkey = Passkey
ui-passkey-about = Your device or its password manager keeps it. You do not need a password, and nobody can guess or steal it.
ui-passkey-add = Add a passkey
ui-passkey-make = Create a passkey
ui-passkey-label = Name of the passkey
ui-passkey-label-example = Phone
ui-passkey-unknown-here = This browser does not support passkeys. Try a newer one.
ui-passkey-no-script = Passkeys need JavaScript.
ui-passkey-cancelled = It was cancelled, or this device has no passkey for this site. Nothing has changed.
ui-passkey-known = This device already has a passkey for your account.
ui-passkey-failed = That did not work. Try again.
ui-way-made = added
ui-way-used = last used
ui-way-remove = Remove
ui-way-sign-on = This server’s own sign-in
ui-ways-title = How you sign in
ui-ways-only-one = This is your only way to sign in, so you cannot remove it. Add a second one in case you lose it.
ui-confirm-title = Is it you?
ui-confirm-about = Please confirm that it is you before you change anything here. You will not be asked again for ten minutes.
ui-confirm-passkey = Use a passkey
ui-confirm-password = Confirm
ui-confirm-again = Sign out and in again to change something here.
ui-codes-title = Recovery codes
ui-codes-about =
    { $count ->
        [0] You have no recovery codes. If you lose your password and passkeys, you lose the account.
        [one] You have one recovery code left. It works once, if you lose your password and passkeys.
       *[other] You have { $count } recovery codes left. Each works once, if you lose your password and passkeys.
    }
ui-codes-make = Create { $count } recovery codes
ui-codes-again = Create new codes; the old ones stop working
ui-codes-new = Your recovery codes
ui-codes-once = Print them or write them down now. They will not be shown again.
ui-entered-title = Welcome, { $name }
ui-entered-codes = These replace your old codes, which no longer work.
ui-entered-cut = { $count ->
    [one] One other device was signed out
   *[other] { $count } other devices were signed out
  }
ui-entered-cut-about = Sign in there with your account to continue as before. Anyone who only had access to your guest cannot get into your account.
ui-entered-tokens = { $count ->
    [one] Your personal token no longer works. Create a new one if you need it.
   *[other] Your { $count } personal tokens no longer work. Create new ones if you need them.
  }
ui-entered-on = Continue
ui-code-title = Sign in with a recovery code
ui-code-about = Each code works once. Afterwards you can set a new password or add a passkey.
ui-code-guest = Guests without an account have a different code.
ui-sign-out = Sign out
ui-me-account-is = You are signed in as { $name }.
ui-me-account-ways = Password, passkeys, recovery codes
ui-sign-out-title = Sign out
ui-sign-out-everywhere = Sign out everywhere
ui-sign-out-about = Sign out everywhere if somebody else may have used your account. Your password, passkeys and recovery codes stay.
ui-bring-title = Which tables are yours?
ui-bring-about = Somebody has played in this browser as a guest. The tables that you tick move to your account. On the guest’s other devices, sign in as well.
ui-bring-others =
    { $count ->
        [one] one more table
       *[other] { $count } more tables
    }
ui-bring = Take these tables
ui-bring-rest = The rest stay with the guest, who is back here when you sign out.
ui-bring-more = Some of the guest’s tables in this browser are not yours yet.
ui-bring-choose = Choose tables

# -- people: mail, and the host’s own sign-on

problem-no-mail = This server does not send email.
problem-mail-busy = Too many emails are waiting to be sent. Try again in half a minute.
problem-no-mail-address = Enter an email address such as ana@example.org.
problem-mail-unwanted = The owner of this address does not want links from this server. They can change that with the link in our email.
problem-too-many-mails = Too many emails have been sent for you or to this address. Try again in an hour.
problem-bad-mail-link = This link works once, within half an hour. It has been used or has expired. Ask for another email.
problem-damaged-mail-link = Part of this link is missing. Copy the whole link from the email.
problem-no-sign-on = This server does not have its own sign-in.
problem-bad-sign-on = The sign-in took too long, was repeated, or ended in another browser. Nothing has changed; start again.
problem-sign-on-refused = { $name } refused to sign you in. Nothing has changed.
problem-sign-on-failed = { $name } cannot be reached, or gave an invalid answer. Nothing has changed. Try again later, or tell the admin.
problem-identity-taken = Another account here already uses that sign-in. Sign in to that account and unlink it first.

mail-confirm-subject = Confirm your email address
mail-confirm =
    Somebody wants to use this address for their account at { $site }. If that was you, open this link within half an hour:

    { $link }

    If not, you do not need to do anything.
mail-recover-subject = Sign in to your account
mail-recover =
    Somebody asked to sign in to the account “{ $name }” at { $site }. If that was you, open this link within half an hour; you can then choose a new password:

    { $link }

    If not, you do not need to do anything. Nothing has changed.
mail-never =
    To stop receiving these emails for good, open this link:

    { $never }
mail-notice-password-subject = Your password has been changed
mail-notice-password =
    The password of your account at { $site } has just been changed, and your other devices have been signed out. If it was not you, get back into your account at once:

    { $link }
mail-notice-address-subject = Your email address has been changed
mail-notice-address =
    This address no longer belongs to an account at { $site }: it was replaced or removed. If it was not you, sign in at once, sign out everywhere else and change your password:

    { $link }
mail-try-subject = Test email
mail-try = This is a test email from mercat doctor. Email from { $site } works.
mail-end = This email was sent by { $site }. Replies are not read.

ui-go-on = Continue
ui-mail-title = Email address
ui-mail-known = Your address is { $address }.
ui-mail-about = We only use it to get you back into your account, and to tell you when your password or this address changes. Nobody else sees it.
ui-mail-address = Your address
ui-mail-another = Another address
ui-mail-set = Send a link
ui-mail-drop = Remove address
ui-mail-not-sent = This server does not send email, because the admin has not set up a mail server. Write down your recovery codes.
ui-mail-no-site = This server cannot send email, because the admin has not set its public address (MERCAT_URL). Write down your recovery codes.
ui-mail-sent = Check your email
ui-mail-sent-about = We have sent a link to { $address }. Open it within half an hour. Until then nothing changes.
ui-mail-confirm-title = Is this your address?
ui-mail-confirm-about = An account on this server wants to use { $address }. Anyone who reads email there will be able to get into that account.
ui-mail-confirm = Yes, use this address
ui-mail-confirmed = Address confirmed
ui-mail-confirmed-about = You can now use it to get back into your account.
ui-recover-mail-title = Get back into your account
ui-mail-never-title = Stop these emails?
ui-mail-never-about = Nobody, including you, will be able to have a link sent to this address. Without such links you cannot recover a lost account by email. We store only a hash of the address.
ui-mail-never-yes = Stop these emails
ui-mail-never-no = Keep receiving them
ui-mail-never-change = Change
ui-mail-never-done = Emails stopped
ui-mail-never-done-about = We no longer send links to your address. You can change this here, or with the link in the email.
ui-mail-again = Emails allowed
ui-mail-again-about = We send a link to your address when somebody asks for one.
ui-recover-mail-about = If your account has a confirmed email address, we send a link there. It works once, within half an hour.
ui-recover-who = Your account name or email address
ui-recover-send = Send link
ui-recover-sent = Check your email
ui-recover-sent-about = If there is such an account with a confirmed address, we have sent a link there.
ui-recover-arrive-title = Welcome back, { $name }
ui-recover-set = Save and sign in
ui-recover-sign-in = Just sign in
ui-recover-sign-in-about = Your password and your other devices stay as they are.
ui-sign-on = Sign in with { $name }
ui-sign-on-leave-title = Continue to { $name }
ui-sign-on-leave-about = Sign in there, and you will come back here. It tells this server only who you are.
ui-sign-on-name-title = One more thing: your name here
ui-sign-on-name-about = This is your first time here with { $issuer }. Everybody at a table sees this name, and nobody else on this server can use it. You can change it later.
ui-sign-on-joined = You can now sign in with { $name }.
ui-sign-on-join = Link { $name }
ui-sign-on-join-about = Link { $name } to this account to sign in with it as well.
ui-sign-on-part = Unlink
ui-recover-by-mail = Email me a link

# -- people: the host of the server
problem-banned = { $why ->
    [yes] You are banned from this server. Reason: { $reason }
   *[no] You are banned from this server.
  }
problem-banned-until = { $why ->
    [yes] You are banned from this server until { $until }. Reason: { $reason }
   *[no] You are banned from this server until { $until }.
  }
problem-accounts-only = You need an account to play here. Sign in or create one.
problem-invitation-only = You need an invitation to play here. Enter an invitation code on the start page, or sign in.
problem-accounts-open = You need an account to open a table here. Sign in or create one.
problem-hosts-open = Only the admin opens tables here.
problem-no-invitation = This invitation code does not work: it is wrong, used up, or expired.
problem-no-such-person = That person is no longer here.
problem-no-such-account = There is no such account.
problem-host-not-banned = { $name } is an admin, and admins cannot be banned. Run mercat admin host --remove first.
problem-ban-over = This ban has already ended.
problem-too-many-invitations = There are { $most } invitations, the maximum. Old ones are deleted after 90 days.
problem-invitation-over = This invitation has already ended.
problem-announcement-over = This announcement has already ended.
problem-no-such-report = There is no such report.
problem-no-such-message = There is no such message at this table.
problem-no-such-network = Enter an address such as 203.0.113.9.
problem-long-reason = A reason can have at most { $most } characters.
problem-long-note = A note can have at most { $most } characters.
problem-about-oneself = That is you.
problem-nobody-there = Nobody is sitting there.
problem-nobody-to-mute = We do not know who wrote that, so you cannot mute them. You can still report the message.
problem-not-muted = You have not muted that person.
problem-too-many-reports = { $most } of your reports are still open. Wait until an admin has dealt with some of them.
problem-too-many-muted = You have muted { $most } people, the maximum.

ui-host-groups = Groups
ui-host-ratings = Rated games
ui-host-ratings-about = Rated games in which two or more people joined from one network, newest first. This proves nothing: a family or a club looks the same. The games count.
ui-host-no-ratings = No such games.
ui-host-groups-count = { $count ->
    [one] There is one group on this server.
   *[other] There are { $count } groups on this server.
  }
ui-host-groups-people = { $count ->
    [one] One person is in a group.
   *[other] { $count } people are in groups.
  }
ui-host-groups-about = Only its members see a private group, so only figures are shown here. Reported content appears under Reports.
ui-host-group-private = Private group
ui-host-group-made = since { $at }
ui-host-group-keepers = { $count ->
    [one] one keeper
   *[other] { $count } keepers
  }
ui-host-group-tables = { $count ->
    [0] no active tables
    [one] one active table
   *[other] { $count } active tables
  }
ui-host-group-played = { $count ->
    [0] no finished games
    [one] one finished game
   *[other] { $count } finished games
  }
ui-host-end-group = Delete the group
ui-host-end-group-about = Its page, series and links are deleted for good. People at its tables play on; nobody else sees those tables.
ui-host-no-groups = No groups yet.
ui-host-did-end-group = { $people ->
    [one] deleted a group of one person
   *[other] deleted a group of { $people } people
  }

# -- my games

ui-games-title = My games
ui-games-all = All games
ui-my-page = My page
ui-tab-games = ({ $count }) { $answers ->
    [0] Your turn
   *[other] Waiting for you
  }
ui-games-waiting = { $answers ->
    [0] Your turn
   *[other] Waiting for you
  }
ui-games-changed = Last change at this table
ui-answer-undo = Undo?
ui-answer-bot = Another bot?
ui-answer-absent = Call a bot?
ui-answer-over-time = Call a bot?
ui-answer-given-away = Give the seat away?
ui-answer-pause = Pause?
ui-answer-rating = Count the result?
ui-answer-rules = New rules?
ui-answer-ready = Start?
ui-answer-ready-about = All seats are taken. The game starts when everybody is ready, including you.
ui-answer-archive = Publish?
ui-answer-archive-about = A player agrees that everybody may find, replay and review this game. Do you?
ui-archive-refuse = Not this game
ui-rating-since = rating since then: { $rating }
ui-games-count = { $count ->
    [one] one game
   *[other] { $count } games
  }
ui-games-waiting-said = { $count ->
    [0] No games are waiting for you.
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
  }
ui-games-running = In progress
ui-games-opened = Waiting for players
ui-games-finished = Finished
ui-games-turn-of = { $player } to move
ui-games-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
ui-games-place = Place { $place } of { $seats }
ui-games-ended = Ended
ui-games-opened-at = Opened
ui-games-gone = Only the result is left. The table was deleted after a long time without activity.
ui-games-hide = Hide
ui-games-show = Show again
ui-games-hidden = { $count ->
    [one] One hidden game
   *[other] { $count } hidden games
  }
ui-games-search = Search
ui-games-by-game = Game
ui-games-all-games = All
ui-games-by-person = With (name)
ui-games-since = From
ui-games-until = To
ui-games-state = Status
ui-games-state-all = All
ui-games-state-playing = In progress
ui-games-state-open = Waiting for players
ui-games-state-over = Finished
ui-games-state-hidden = Hidden
ui-games-found = Games found
ui-games-none = You have not played here yet.
ui-games-none-found = No games match.
ui-games-pages = Pages
ui-games-newest = Newest
ui-games-older = Older
ui-next-game = Next
ui-next-game-about = { $count ->
    [one] To the next game: one more is waiting for you
   *[other] To the next game: { $count } more are waiting for you
  }
ui-person-mine = you
ui-person-guest = Guest
ui-person-account = Has an account
ui-person-shown = Who can see this page?
ui-person-shown-companions = People I have played with
ui-person-shown-everybody = Everybody
ui-person-shown-nobody = Only me
ui-person-shown-about = It shows your finished games. People who can see it reach it from your name at a table.
ui-person-games = { $games ->
    [one] One game with other people,
   *[other] { $games } games with other people,
  } { $wins ->
    [0] none won.
    [one] one won.
   *[other] { $wins } won.
  }
ui-person-alone = { $count ->
    [one] One game against bots.
   *[other] { $count } games against bots.
  }
ui-person-by-players = By number of players
ui-person-played = Games
ui-person-place = Place { $place }
ui-person-best = Best
ui-person-against = You and { $name }
ui-person-together = { $count ->
    [one] You have finished one game together.
   *[other] You have finished { $count } games together.
  }
ui-person-you-ahead = You ahead
ui-person-ahead = { $name } ahead
ui-person-equal = Equal
ui-person-nothing = No finished games yet.
ui-person-newest = Latest games
problem-not-your-game = That is not one of your games.
problem-others-wait = Other people are waiting for you in this game, so you cannot hide it. You can leave your seat instead.
problem-no-person = There is no such page, or you cannot see it.

# -- the table’s people

problem-begun = The game has already started.
problem-shown-out = The host of this table has removed you. You can watch, and sit down again if they allow it.
problem-nobody-to-show-out = Nobody else is in this seat.
problem-not-shown-out = Nobody of that name has been removed.
problem-people-sit = { $people ->
    [one] One person sits at this table, so it needs at least one seat.
   *[other] { $people } people sit at this table, so it needs at least { $people } seats.
  }
problem-too-few-seats = There are more people and bots than seats.
problem-table-waits = This table agreed to wait for { $name }.
problem-not-yet-away = { $name } has not been away for long enough. { $minutes ->
    [one] You can call a bot in one minute.
   *[other] You can call a bot in { $minutes } minutes.
  }
problem-not-away-for-hours = { $name } has not been away for long enough. { $hours ->
    [one] You can call a bot in one hour.
   *[other] You can call a bot in { $hours } hours.
  }
problem-not-gone = { $name } was here less than a day ago. You can give a seat away after a whole day of absence.
problem-not-gone-by-days = { $name } still has time. In a game by days, a seat can be given away after a whole day of absence, once the player has run out of time or a bot plays for them.
ui-invites = { $player } invites you to a game of { $game }
ui-invited = You are invited to a game of { $game }
ui-invite-players = { $count ->
    [one] one player
   *[other] { $count } players
  }
ui-invite-minutes = about { $minutes } minutes
ui-preview = { $players }, { $minutes }. Open the link to sit down.
ui-preview-running = This game is in progress. Open the link to watch.
ui-entry-sit = Your seat
ui-entry-full = All seats are taken. You can watch.
ui-entry-where = Or choose a seat below. It sets your colour and your place in turn order.
ui-entry-lots = Seats are drawn when the game starts.
ui-move-here = Move here
ui-begins-ready = The game starts when all seats are taken and everybody is ready.
ui-begins-lots = Seats are then drawn at random.
ui-ready = I am ready
ui-not-ready = Not ready
ui-ready-tag = ready
ui-unready-tag = not ready yet
ui-unready = Waiting for { $players }.
ui-everybody-ready = Everybody here is ready. A seat is still free.
ui-show-out = Remove
ui-show-out-about = { $player } loses the seat and cannot sit down again unless you allow it.
ui-free-seat = Free this seat
ui-shown-out = Removed players
ui-let-in = Allow again
ui-arrange = Change settings
ui-arrange-about = Everybody is told, and has to confirm again that they are ready.
ui-arrange-do = Save
ui-terms = Table settings
ui-terms-ready = Start when everybody is ready
ui-terms-ready-help = Otherwise the game starts as soon as all seats are taken.
ui-terms-lots = Draw seats at random
ui-absence = When a player is away
ui-absence-usual = As usual
ui-absence-usual-help = Wait in games by days, or if only people with the link can join. Otherwise anybody at the table can call a bot.
ui-absence-wait = Wait
ui-absence-wait-help = Nobody can call a bot for somebody else.
ui-absence-vote = The others vote
ui-absence-vote-help = A bot plays if all the others agree.
ui-absence-call = Anybody can call a bot
ui-absence-call-help = The bot waits a moment, and does not play if they come back.
ui-call-after = after
ui-call-after-usual = about { $seconds } seconds
ui-call-after-least = { $time }; by days, the time for a turn
ui-call-after-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
ui-call-after-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }
ui-agreed-wait = If a player is away, the game waits.
ui-agreed-vote = If a player is away, the others vote whether a bot plays.
ui-agreed-call = If a player is away for { $time }, anybody at the table can call a bot.
ui-agreed-set-up = The bot does not choose a set-up for them unless all the others agree.
ui-deal-proof = Fair deal
ui-deal-proof-about = After the game anybody can check every draw.
ui-printed = the most common edition
ui-leave-open = { $group ->
    [yes] Any member of the group can take your seat.
   *[no] Anyone with the link can take your seat.
  }
ui-leave-playing = { $group ->
    [yes] A bot plays for you from now on, and any member of the group can take your place. You can come back only while the seat is free.
   *[no] A bot plays for you from now on, and anyone with the link can take your place. You can come back only while the seat is free.
  }
ui-leave-not-begun = The bot also chooses your set-up.
ui-leave-do = Leave
ui-absent = { $player } is away.
ui-ask-bot = Ask the others to let a bot play
ui-give-away = Give the seat away
ui-give-away-about = { $player } has been away for more than a day. If all the others agree, somebody else gets the seat, and { $player } cannot take it back.
ui-give-to-person = To the next person who sits down
ui-give-to-bot = To a bot
ui-earlier = Earlier players: { $players }.
ui-earlier-bot = a bot
ui-warned = A bot is about to play for { $player }. It waits a moment in case they come back.
ui-warned-mine = { $caller } has called a bot for you. It will not play if you stay.
ui-absent-asked = { $player } proposes that a bot plays for { $seat }, who is away.
ui-absent-asked-mine = You have proposed that a bot plays for { $seat }, who is away.
ui-absent-refused = { $player } does not agree, so no bot plays for the absent player.
ui-given-away-asked = { $player } proposes giving away the seat of { $seat }, who has been away for more than a day.
ui-given-away-asked-mine = You have proposed giving away the seat of { $seat }, who has been away for more than a day.
ui-given-away-to-bot = A bot (“{ $bot }”) gets it.
ui-given-away-to-person = The next person who sits down gets it; until then a bot plays.
ui-given-away-refused = { $player } does not agree, so the seat is not given away.
ui-notice-came-back = { $player } came back before the bot moved.
ui-notice-seat-freed = { $by } and all the others have given away the seat of { $player }. A bot plays until somebody sits down.
ui-notice-seat-to-bot = { $by } and all the others have given the seat of { $player } to the bot { $bot }.
ui-notice-seats-set = Seats at this table: { $bot }.
ui-notice-options-set = The settings of this table have changed. Check them, then confirm that you are ready.
ui-notice-shown-out = { $player } was removed by the host.
ui-notice-let-in = { $player } may sit down again.
ui-notice-lot = Seats were drawn: { $player }.
ui-notice-again = { $by } has opened another table with the same people.
ui-notice-series-out = { $by } has taken this game out of its series. It no longer counts, and another can be played instead.
ui-notice-series-ended = { $by } has ended the series. This game no longer counts in it.
ui-again = Play again with the same people
ui-again-title = Play again with the same people
ui-again-about = { $players } have seats at the new table and will be taken there.
ui-again-about-one = { $players } has a seat at the new table and will be taken there.

# -- people: notices, by which people who are away are called

problem-notice-gone = This way of notifying you no longer exists.
problem-notice-no-address = Your account does not have a confirmed email address yet.
problem-notice-ways = You can have at most { $most } ways to be notified. Remove one first.
problem-notice-unknown-host = There is no server called { $host }.
problem-notice-slow-host = The address of { $host } could not be found in time. Try again later.
problem-notice-not-public = Notifications can only be sent to public addresses.
problem-notice-https = That server must use HTTPS.
problem-notice-server = Enter a server name such as ntfy.sh.
problem-notice-topic = A topic can only have letters, digits, hyphens and underscores.
problem-notice-token = Enter a token as the service gives it.
problem-notice-chat = A chat number has only digits, perhaps with a minus in front.
problem-notice-room = Enter a room id such as !abc:example.org.
problem-notice-hook = Enter the address of a Discord webhook.
problem-notice-url = Enter a single Apprise address that does not lead to this machine.
problem-notice-hours = Enter a time such as 22:30.
call-turn-title = Your turn: { $game }
call-turn = The others are waiting for you.
call-reminder-title = Time is running out: { $game }
call-reminder = It is still your turn.
call-invited-title = A seat for you: { $game }
call-invited = { $by } has opened a table and kept a seat for you.
call-asked-title = A question for you: { $game }
call-asked = { $by } asks for everybody’s consent.
call-named-title = You were mentioned: { $game }
call-named = { $by } mentioned you in the chat.
call-ended-title = Game over: { $game }
call-ended = The game is over. See how everybody did.
call-tried-title = Test notification
call-tried = This is how Mercat tells you that it is your turn.
call-until = You have until { $at }.
call-mail-end = You get this email because notifications are switched on in your account at { $site }. Replies are not read.
ui-notices = Notifications
ui-notices-lead = Get a message when it is your turn.
ui-notices-open = Open the table
ui-notices-off = Stop these emails
ui-notices-ways = How to reach you
ui-notices-none = Choose how you want to be notified.
ui-notices-new = Once you have sat down at a table, you can switch on notifications here.
ui-notices-way-push = Push
ui-notices-way-mail = Email
ui-notices-way-ntfy = ntfy
ui-notices-way-discord = Discord
ui-notices-way-telegram = Telegram
ui-notices-way-matrix = Matrix
ui-notices-way-free = Apprise
ui-notices-here = this device
ui-notices-try = Test
ui-notices-tried = A test notification is on its way. The list below shows what happened to it.
ui-notices-remove = Remove
ui-notices-is-off = Off:
ui-notices-add-push = Notify me on this device
ui-notices-push-about = Your browser will ask for permission. It works while the browser is running, and in the installed app.
ui-notices-push-never = Push is not available here. On an iPhone or iPad, add this site to the home screen first.
ui-notices-push-denied = Notifications are blocked for this site. Allow them in your browser’s settings, then try again.
ui-notices-push-failed = The browser’s push service did not answer. Try again later, or choose another way.
ui-notices-add-mail = Email me
ui-notices-mail-about = To { $address }. Every email has a link to stop them.
ui-notices-mail-first = To get emails, first confirm an address for your account.
ui-notices-add = Another way
ui-notices-add-this = Add
ui-notices-field-server = Server
ui-notices-field-topic = Topic
ui-notices-field-token = Token
ui-notices-field-token-maybe = Token, if needed
ui-notices-field-hook = Webhook address
ui-notices-field-bot = Your bot’s token
ui-notices-field-chat = Chat number
ui-notices-field-access = Access token
ui-notices-field-room = Room id
ui-notices-field-url = Apprise address
ui-notices-what = Notify me when
ui-notices-kind-turn = It is my turn
ui-notices-kind-invited = A seat is kept for me
ui-notices-kind-asked = My consent is needed
ui-notices-kind-named = I am mentioned in the chat
ui-notices-kind-ended = A game ends
ui-notices-kind-reminder = My time is running out
ui-notices-kind-tried = Test
ui-notices-hours = Send nothing
ui-notices-from = from
ui-notices-until = until
ui-notices-hours-about = Notifications wait until then. If you leave both empty, they wait during the quiet hours of your clock.
ui-notices-muted = Tables without notifications
ui-notices-mute = No notifications from this table
ui-notices-unmute = Notify me again
ui-notices-muted-here = You get no notifications from this table.
ui-notices-calendar = Calendar
ui-notices-calendar-about = Subscribe to this secret address in your calendar to see when your time ends at each table.
ui-notices-calendar-is = You have a calendar address.
ui-notices-calendar-shown = Copy it now: it is shown only once. Anyone who has it can see your tables and when your time ends.
ui-notices-calendar-make = Create an address
ui-notices-calendar-again = Replace the address
ui-notices-calendar-drop = Delete
ui-notices-calendar-entry = Time ends: { $game }
ui-notices-sent = Sent notifications
ui-notices-sent-none = Nothing yet.
ui-notices-state-sent = sent
ui-notices-state-failed = not sent
ui-notices-state-waiting = will be retried
ui-notices-repeats = may have arrived twice
ui-notices-bounces = “Sent” does not mean that an email arrived.
ui-notices-why-too-many = too many notifications within an hour
ui-notices-why-not-public = the address is not public
ui-notices-why-timeout = no answer in time
ui-notices-why-process = the server was interrupted
ui-notices-why-answered = refused by the service
ui-notices-why-mail = refused by the mail server
ui-notices-why-no-address = no confirmed email address
ui-notices-why-device-ended = this device was signed out
ui-notices-why-signed-out = switched off when your devices were signed out; a test switches it on again
ui-notices-why-unsubscribed = stopped with the link in an email
ui-notices-why-no-mail = this server does not send email
ui-notices-why-not-understood = the service does not know this address
ui-notices-why-connection = the service cannot be reached
ui-notices-off-title = Stop emails about tables?
ui-notices-off-about = You will not get any more emails about tables. You can change this on your page at any time.
ui-notices-off-yes = Unsubscribe
ui-notices-off-done = Emails stopped
ui-notices-off-done-about = You no longer get emails about tables. Your account keeps its address.
ui-since-points = Your points
ui-since-place = Your place
# -- groups

problem-no-group = There is no such group, or you cannot see it.
problem-not-member = Only members of the group can do that.
problem-not-keeper = Only a keeper of this group can do that.
problem-no-group-invitation = This link no longer works. Ask for a new one.
problem-no-such-member = That person is not in this group.
problem-group-full = This group has { $most } members, the maximum.
problem-many-groups = You are in { $most } groups, the maximum.
problem-many-series = This group has { $most } series, the maximum.
problem-group-invitations = This group has { $most } invitation links, the maximum. Delete one first.
problem-last-keeper = A group needs a keeper. Make somebody else a keeper first.
problem-remove-yourself = To remove yourself, leave the group.
problem-bad-points = Enter up to { $places } numbers from 0 to { $most }, for the first place first. No place can be worth more than a better one.
problem-no-series = There is no such series.
problem-series-over = All games of this series have been played.
problem-series-on = A game of this series is in progress. You can start the next one when it is over.
problem-not-in-series = This game is not one of the series.
problem-not-on-in-series = That table is not playing a game of the series.
problem-choose-game = Choose a game.
problem-people-for-game = This game is for { $fewest } to { $most } people, and you have chosen { $people }. Choose the players on the group’s page.
problem-group-no-sandbox = A sandbox belongs to one person, not to a group.
problem-series-no-deal = Games of a series cannot be dealt by hand.
ui-group = Group
ui-groups = Groups
ui-groups-about = A group is for people who play together. It has tables of its own, a table of results, and series of games.
ui-group-found = Create a group
ui-group-found-about = You will be its keeper: you invite people, and only they can see it.
ui-group-name = Name of the group
ui-group-name-example = Tuesday evenings
ui-group-own-name = Your name in the group
ui-group-you = you
ui-group-people = Members
ui-group-people-count = { $count ->
    [one] one member
   *[other] { $count } members
  }
ui-group-tables-count = { $count ->
    [one] one table
   *[other] { $count } tables
  }
ui-group-keeper = keeper
ui-group-since = since
ui-group-private-tag = private
ui-group-public-tag = public
ui-group-invites = { $player } invites you to the group { $group }
ui-group-invited = You are invited to the group { $group }
ui-group-preview = A group of people who play board games together. Open the link to join.
ui-group-ratings = Ratings
ui-group-ratings-about = Ordered by the lower end of the rating. You see the people whose page you can see.
ui-group-join = Join
ui-group-join-about = The members will see your name and your results in this group. You can leave at any time.
ui-group-in-already = You are already a member.
ui-group-to = To the group
ui-group-tables = Tables
ui-group-no-tables = No games in progress.
ui-group-open-table = Open a table:
ui-group-archive = All finished games
ui-group-leave = Leave the group
ui-group-leave-about = You will no longer see the group and its tables. In games in progress you keep your seat until they are over. If no keeper is left, the longest-standing member becomes one.
ui-group-keep = Make keeper
ui-group-unkeep = Remove as keeper
ui-group-remove = Remove
ui-group-remove-about = { $player } will no longer see the group, but keeps seats in games in progress until they are over. All invitation links stop working.
ui-group-invite = Invite
ui-group-invite-people = How many people
ui-group-invite-days = Valid for (days)
ui-group-invite-do = Create link
ui-group-link = The link
ui-group-link-about = Send it to the people who should join. It is shown only now.
ui-group-qr = The link as a QR code
ui-group-invitation = { $used } of { $most } have joined
ui-group-expires = expires
ui-group-withdraw = Delete
ui-group-change = Edit group
ui-group-points = Points by place
ui-group-points-help = First place first, for example 5 3 2 1. Lower places get nothing.
ui-group-public = Anyone can read this page
ui-group-public-help = They see the results, and the names of people whose own page they can see, but never a table.
ui-group-table-about = Only members of the group can sit down or watch here.
ui-group-share-about = Only members of the group can use this link.
ui-new-group = Who can join
ui-new-no-group = Anyone with the link
ui-new-group-help = In a group, only members can sit down and watch, and the result counts in its table.
ui-results = Table of results
ui-results-show = Show
ui-results-all-series = All
ui-results-rank = Place
ui-results-player = Player
ui-results-points = Points
ui-results-wins = Won
ui-results-mean = Average place
ui-results-about = Games finished by at least two people. Points by place: { $points }.
ui-results-none = No results yet.
ui-results-cut = Only the latest { $count } games count.
ui-series = Series
ui-series-about = An agreed number of games with one table of results. Seats rotate from game to game.
ui-series-new = Start a series
ui-series-name = Name of the series
ui-series-name-example = Winter season
ui-series-length = Number of games
ui-series-games = Games
ui-series-games-help = They are played in turn. Tick none to allow any game.
ui-series-progress = { $played } of { $length } games played
ui-series-game = game { $number } of { $length }
ui-series-begin-first = Start the first game
ui-series-begin-next = Start game { $number }
ui-series-next = Next game of the series
ui-series-to-table = To game { $number }
ui-series-who = Players
ui-series-turned = Everybody gets a seat; seats rotate from game to game. The game starts when everybody who has sat down is ready; anyone missing sits it out.
ui-series-over = Finished series
ui-series-played = Games
ui-series-counts = Points by place: { $points }. If a bot plays for you, even after you have left, the result is yours; anyone who takes over your seat takes over the result.
ui-series-take-out = Take the current game out of the series
ui-series-take-out-about = The game goes on but no longer counts. You can start another one instead.
ui-series-end = End the series
ui-series-end-about = The table of results stays as it is. A game in progress no longer counts.

# -- ratings and the archive

problem-rated-accounts = You need an account for rated games. Create one or sign in, then sit down.
problem-rated-one-seat = At a rated table everybody has one seat, and you already have yours.
problem-rated-bots = Bots cannot play rated games against people.
problem-rated-deal = A rated game cannot be dealt by hand.
problem-rated-alone = A rated game needs at least two players.
problem-rated-clock = A rated game needs a clock that does more than remind; otherwise a losing player could simply stop. For example { $minutes } minutes each, plus { $seconds } seconds per turn.
problem-rated-sandbox = A sandbox cannot be rated.
problem-rated-guests = The game cannot be rated, because these people have no account: { $people }.
problem-rated-own-bot = In a rated game no bot can play for you while you keep your seat. If you leave it, you get the last place.
problem-rated-no-sandbox = You can try out the position of a rated game once the game is over.
problem-rated-no-export = You can save a rated game as a file once it is over.
problem-rated-entered = The result already counts towards the ratings, so nothing can be undone.
problem-nothing-to-enter = There is no result to enter.
problem-not-your-finished-game = That is not one of your finished games.
ui-rated = rated
ui-rated-label = Rated
ui-rated-about = This game is rated: the result changes the players’ ratings.
ui-rated-accounts = Accounts only, one seat each, no bots. Everybody at the table sees your rating.
ui-rated-not-there = Until the end: no hints, no sandbox, no file of the game, no deal by hand.
ui-rated-leaving = Anyone who leaves, loses the seat or has a bot in it at the end gets the last place.
ui-rated-when = The result counts { $minutes } minutes after the end, or as soon as everybody agrees.
ui-rated-newcomer = Anyone who joins now plays for somebody else and is not rated.
ui-terms-rated = Rated
ui-terms-rated-help = Accounts only, with a clock, without bots or hints. Leaving means the last place.
ui-terms-rated-guest = Rated games are for people with an account.
ui-leave-rated = This game is rated: leaving gives you the last place.
ui-rating = { $number } ± { $doubt }
ui-rating-title = Rating
ui-rating-first = first rated game
ui-rating-games = { $count ->
    [one] from one rated game
   *[other] from { $count } rated games
  }
ui-rating-about = Everybody starts at 1500. A rating 200 higher wins about three out of four two-player games. The ± shrinks with every rated game.
ui-rating-course = Ratings after { $count } games, from { $first } to { $last }
ui-rated-pending = Provisional. The result counts when everybody agrees, at the latest:
ui-rated-entered = The result counts towards the ratings.
ui-rated-for-nobody = The result changes no ratings, because fewer than two of the original players can be compared, or none of them played to the end.
ui-rated-left = left before the end: last place
ui-rated-ask = Ask the others to count the result now
ui-rated-enter = Count the result now
ui-rating-asked = { $player } proposes counting the result now. After that nothing can be undone.
ui-rating-asked-mine = You have proposed counting the result now. After that nothing can be undone.
ui-rating-refused = { $player } does not agree. The result will count a few minutes after the end.
ui-ratings-of = Ratings: { $game }
ui-ratings-list = All ratings
ui-ratings-rank = Place
ui-ratings-people = People
ui-ratings-order = Ordered by the lower end of the rating. To be listed, you need { $fewest } different opponents in rated games and a page that anyone can see.
ui-ratings-none = Nobody is listed yet. To be listed, you need { $fewest } different opponents in rated games and a page that anyone can see.
ui-ratings-unseen = { $count ->
    [one] One rated person is not listed: their page is not public, or they have had fewer than { $fewest } opponents.
   *[other] { $count } rated people are not listed: their pages are not public, or they have had fewer than { $fewest } opponents.
  }
ui-ratings-before = Higher
ui-ratings-after = Lower
ui-ratings-bots = Bots
ui-ratings-bots-about = Bots are rated separately, in tournaments among themselves for each number of players. Do not compare their ratings with people’s.
ui-replay = Replay
ui-archive-title = Archive
ui-archive-lead = Finished games that all their players have agreed to publish.
ui-archive-none = No games in the archive yet.
ui-archive-any = any
ui-archive-rated-yes = rated
ui-archive-rated-no = not rated
ui-archive-bots = Bots
ui-archive-no-bots = people only
ui-archive-person = With (account)
ui-archive-with = Games of { $name }.
ui-archive-person-page = To their page
ui-archive-nobody = There is nobody called “{ $name }” with a public page.
ui-archive-of = Games of { $name } in the archive
ui-archive-statistics = Statistics of these games
ui-archive-statistics-lead = What usually happened in the games that you searched for.
ui-archive-statistics-about = { $games ->
    [one] One game
   *[other] { $games } games
  } from the archive, played under the current rules.
ui-archive-statistics-none = None of these games was played under the current rules.
ui-archive-to = To the archive
ui-archived = This game is in the archive: all its players agreed.
ui-archive-about = Anyone could find, replay and review this game in the archive, with its names and chat. All its players must agree.
ui-archive-waiting = { $count ->
    [one] You agree. One more player must agree before the game is published.
   *[other] You agree. { $count } more players must agree before the game is published.
  }
ui-archive-agree = Agree to publish
ui-archive-withdraw = Remove from the archive
ui-archive-me-about = The archive shows finished games to everybody, with names and chat, if all their players agree.
ui-archive-me-no = Ask me for each game
ui-archive-me-yes = Publish all my games
# -- clocks

ui-clock = Clock
ui-clock-none = No clock
ui-clock-none-help = Take as long as you like.
ui-clock-days = By days
ui-clock-days-help = A set time for each turn, plus a reserve for delays.
ui-clock-live = Live
ui-clock-live-help = A set time for the whole game, plus a little for each turn, as in chess.
ui-clock-turn = Time per turn
ui-clock-bank = Reserve for delays
ui-clock-bank-none = none
ui-clock-increment-none = nothing
ui-clock-total = Time for the whole game
ui-clock-increment = Added per turn
ui-clock-weekends = Weekends do not count
ui-clock-weekends-help = In each player’s own time zone.
ui-clock-end = When a player runs out of time
ui-clock-end-remind = Only send a reminder
ui-clock-end-vote = The others can vote for a bot
ui-clock-end-bot = A bot plays until they are back
ui-clock-end-give-up = They lose the seat to a bot
ui-time-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
ui-time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
ui-time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
ui-time-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
ui-time-and = { $more } and { $less }
ui-agreed-clock-days = Clock by days: { $turn } per turn.
ui-agreed-clock-bank = Reserve for the whole game: { $bank }.
ui-agreed-clock-live = Live clock: { $bank } for the whole game.
ui-agreed-clock-increment = Added per turn: { $increment }.
ui-agreed-clock-rests = Quiet hours and away days do not count.
ui-agreed-clock-weekends = Weekends do not count.
ui-agreed-end-remind = Players who run out of time only get a reminder.
ui-agreed-end-vote = If a player runs out of time, the others can vote for a bot.
ui-agreed-end-bot = If a player runs out of time, a bot plays until they are back.
ui-agreed-end-give-up = A player who runs out of time loses the seat, and a bot plays on.
ui-clock-short-days = { $turn } per turn
ui-clock-short-live = live, { $bank }
ui-clock-left = Time left
ui-clock-deadline = Time until
ui-clock-rests = Clock stopped until
ui-clock-low = little time
ui-clock-over = Out of time
ui-clock-reserve = Reserve
ui-clock-used = Time used
ui-clock-paused = Pause: the clock is stopped.
ui-clock-paused-until = Pause: the clock is stopped until
ui-clock-pause = Ask for a pause
ui-clock-pause-about = During a pause the clock is stopped for everybody; you can still move. All the others must agree, and anybody can end it.
ui-clock-pause-for = For how long
ui-clock-pause-open = Until somebody ends it
ui-clock-resume = End the pause
ui-clock-claim = Ask the others to let a bot play
ui-clock-claim-about = { $player } has run out of time.
ui-pause-asked = { $player } proposes a pause until somebody ends it. { $count ->
    [0] { "" }
    [one] It ends after one day at the latest.
   *[other] It ends after { $count } days at the latest.
  }
ui-pause-asked-mine = You have proposed a pause until somebody ends it. { $count ->
    [0] { "" }
    [one] It ends after one day at the latest.
   *[other] It ends after { $count } days at the latest.
  }
ui-pause-refused = { $player } does not agree, so there is no pause.
ui-over-time-asked = { $player } proposes that a bot plays for { $seat }, who has run out of time.
ui-over-time-asked-mine = You have proposed that a bot plays for { $seat }, who has run out of time.
ui-over-time-refused = { $player } does not agree, so no bot plays.
ui-notice-time-over = { $player } has run out of time.
ui-notice-time-over-vote = { $player } has run out of time. The others can vote for a bot.
ui-notice-time-over-bot = { $player } has run out of time. A bot plays until they take the seat back.
ui-notice-time-over-seat = { $player } has run out of time and lost the seat. A bot plays until somebody sits down.
ui-notice-time-held = { $by } and all the others let a bot play for { $player }, who has run out of time, until they take the seat back.
ui-notice-paused = { $by } and all the others have agreed to a pause. { $count ->
    [0] It lasts until somebody ends it.
    [one] It ends after one day, or when somebody ends it.
   *[other] It ends after { $count } days, or when somebody ends it.
  }
ui-notice-resumed = { $by } has ended the pause.
ui-notice-pause-over = The pause is over.
ui-times-title = Where the time went
ui-times-about = How long the table waited for each player. Quiet hours, pauses, bots and moves undone by agreement do not count.
ui-times-player = Player
ui-times-total = Total
ui-times-turns = Turns
ui-times-mean = Per turn
ui-times-longest = Longest turn
ui-times-took = took { $time }
ui-times-moment = under a minute
ui-rests-title = When your clock stops
ui-rests-about = In games by days, your clock is stopped during these times. Others only see until when.
ui-rests-zone = Time zone: { $zone }. Change it above.
ui-rests-zone-auto = Time zone: { $zone }. Saving quiet hours sets it to that of this browser.
ui-rests-quiet = Quiet hours
ui-rests-quiet-about = At most { $count } hours a day. A change takes effect from your next turn, once a week at most.
ui-rests-from = from
ui-rests-to = to
ui-rests-none = No quiet hours
ui-rests-away = Away days
ui-rests-away-about = At most { $once } days in a row and { $year } in a year. A day that has started is used up.
ui-rests-first = first day
ui-rests-last = last day
ui-rests-add = Add away days
ui-rests-end = End or cancel
ui-rests-period = { $first } to { $last }
problem-clock-days = In games by days, a turn takes from one hour to { $turn } days, and the reserve is at most { $bank } days. No time is added per turn.
problem-clock-live = A live game takes from one minute to { $bank } hours per player, plus at most { $increment } minutes per turn. There is no limit for a single turn.
problem-clock-in-file = The clock in the file could not be read.
problem-no-clock = This table does not have a clock to pause.
problem-paused-already = The game is already paused.
problem-paused-for-all = The game is paused: until the pause is over, no bot takes over for { $name }, and the seat cannot be given away.
problem-not-paused = The game is not paused.
problem-time-not-over = { $name } still has time, or this table has other rules for that.
problem-quiet-long = Quiet hours can be at most { $most } hours a day.
problem-away-over = Those days are over or have already started.
problem-away-far = You can plan away days at most { $most } days ahead.
problem-away-long = You can take at most { $most } away days in a row.
problem-away-often = You can take at most { $most } away days a year.
problem-away-twice = Some of these are already away days.

# -- orders for later
ui-orders = Orders
ui-orders-about = An order makes a move for you when its moment comes. If several fit, the first one counts. Only you can see them.
ui-orders-yours = Your orders
ui-orders-none = You have no orders here.
ui-orders-no-kinds = You cannot give orders in this game.
ui-orders-count = { $count ->
    [0] Orders
    [one] Orders: one waiting
   *[other] Orders: { $count } waiting
  }
ui-order-give = Give an order
ui-order-now = Give this order
ui-order-change = Save
ui-order-edit = Edit
ui-order-edit-turn = To change a prepared turn, prepare it again, then delete this one.
ui-order-withdraw = Delete
ui-order-clear = Remove
ui-order-up = Move up
ui-order-down = Move down
ui-order-waits = Waiting.
ui-order-begun = Started: { $made } of { $count } moves made.
ui-order-ended = No longer active.
ui-order-stopped = Your order “{ $order }” no longer applies. { $why }
ui-order-preference = Best first; leave the rest empty.
ui-order-unless = Unless
ui-order-this-round = This round only
ui-order-until = Until
ui-order-unless-help = The order stops as soon as one of these happens.
ui-order-who = Who
ui-order-what = What
ui-by-order = by an order
ui-prepare = Prepare my next turn
ui-prepare-about = The table as it would be if your turn started now. Your choices are not played yet: they become an order for your next turn.
ui-prepare-so-far = Prepared so far
ui-prepare-add = Add move
ui-prepare-none = There is nothing more to prepare: somebody else decides next, or something is drawn.
ui-prepare-back = Remove the last move
ui-prepare-any-price = At any price
ui-prepare-any-price-help = Otherwise the turn waits for you if a move would bring less money, goods or points than now, or cost more.
ui-prepare-illegal = An earlier move of this turn is no longer possible. Start again.
problem-order-lesson = You cannot give orders in a lesson.
problem-orders-many = You can have at most { $most } orders per seat. Delete one first.
problem-no-order = This order no longer exists.
problem-no-prepare = You cannot prepare a turn here now.
problem-orders-in-file = The orders in the file could not be read.
