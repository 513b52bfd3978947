## Why a request was refused. Ids are the same in every language.

problem-no-table = There is no table at this address.
problem-no-lesson = There is no such lesson.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address cannot be used in that way.
problem-wrong-host = This server does not answer under that name.
problem-not-understood = The request cannot be read (at “{ $where }”).
problem-our-fault = Something went wrong on the server. Please reload the page before you try again.
problem-no-database = The server cannot reach its database, or the database is full; nothing was changed. Please tell the person who runs the server, and try again later.
problem-slow-database = The server’s database is slow, and your action has not been confirmed. Check the table in a moment, then try again if needed.
problem-rules-differ = The rules have changed since this game was begun, and line { $line } of its journal, “{ $text }”, does not fit the present ones. { $why } The page of the table says how to go on.
problem-rules-unknown = This server’s rules cannot play this table any more. { $why } The match can still be saved as a file.
problem-rules-agree = This game is played under the present rules; there is nothing to take over.
problem-rules-unplayable = Not even the beginning of this game fits the present rules. It can only be saved as a file.
problem-stale = The game has moved on since you looked. Look again, then decide.
problem-over = The game is over.
problem-not-begun = The game has not begun yet.
problem-not-over = The game is not over yet.
problem-not-your-turn = It is not your turn.
problem-not-seated = You have no seat at this table.
problem-not-your-seat = This seat is not yours.
problem-not-host = Only the person who opened this table can do that.
problem-nobody = You have played nothing here yet.
problem-no-account = You need an account for that.
problem-not-server-host = Only a host of this server can do that.
problem-own-table = This is your own sandbox; there is nobody to leave it to.
problem-no-seat = The table has no such seat.
problem-no-free-seat = No seat is free.
problem-seat-taken = That seat is taken.
problem-name-taken = Somebody named { $name }, or a name that looks just like it, already sits here. Please choose another name.
problem-name-reserved = { $name } sounds like the server itself or an office at the table. Please choose another name.
problem-bot-plays = A bot is playing for this seat. Take the seat back first.
problem-nobody-to-hold-for = There is nobody in this seat for whom a bot could play now.
problem-still-here = { $name } is still here.
problem-no-such-bot = There is no such bot. Choose one of: { $bots }.
problem-no-such-style = There is no such style in this game. Choose one of: { $styles }.
problem-too-many-bots = There are more bots than seats.
problem-not-bots-alone = That is only for tables where all players are bots.
problem-no-hints = Hints are given only where nobody else plays (alone, in a sandbox, or against bots), and not during a lesson.
problem-no-hint-now = The bots are too busy for a hint. Please try again in a moment.
problem-no-undo = You cannot undo anything without asking the others.
problem-no-such-undo = The game cannot go back to that moment.
problem-no-such-moment = { $most ->
    [0] The game has no moves yet.
    [one] The game has only one move.
   *[other] The game has only { $most } moves.
  }
problem-already-asked = The players are still answering an earlier request.
problem-nothing-asked = That request has been answered already.
problem-not-asked = You have answered already, or you were not asked.
problem-long-move = A move has at most { $most } characters.
problem-undone-enough = Too many moves have been undone at this table; no more can be. The game goes on from here.
problem-too-many-tables = { $most ->
    [one] You have opened a table that is not over yet. Finish it,
   *[other] You have opened { $most } tables that are not over yet. Finish one of them,
  } or wait a few days, before you open another.
problem-too-many-tables-near = { $most ->
    [one] Your network has opened a table that is not over yet. Wait until it
   *[other] Your network has opened { $most } tables that are not over yet. Wait until one of them
  } is over before you open another.
problem-journal-full = This table has { $most } entries, and no more can be stored.
problem-long-journal = An imported match may have at most { $most } moves.
problem-long-deal = This deal is too long to enter draw by draw. You can still open it as text.
problem-empty-name = Please give a name.
problem-long-name = A name has at most { $most } characters.
problem-empty-chat = There is nothing to send.
problem-long-chat = A message has at most { $most } characters.
problem-bad-link = This link does not lead to a seat any more.
problem-bad-token = The token is not valid.
problem-cross-site = The request came from another website and was not carried out.
problem-ambiguous-length = The end of that request cannot be determined.
problem-large-body = That is too large.
problem-long-address = That address is too long.
problem-large-cookies = Your browser sends more cookies than this server reads. Please delete this site’s cookies, then try again.
problem-too-fast = { $seconds ->
    [one] That was too fast. Please wait one second.
   *[other] That was too fast. Please wait { $seconds } seconds.
  }
problem-enough-today = { $what ->
    [people] Very many new people have come from your network today.
    [accounts] Very many accounts have been created from your network today.
    [groups] Very many groups have been founded from your network today.
    [series] Very many series have been begun from your network today.
   *[secrets] Very many devices and links have been let in from your network today.
  } Please try again in some hours.
problem-too-many-reviews = Too many reviews are being made at the moment. Please try again in a minute.
problem-too-much-stored = The tables you have opened in the last month take up { $most } MB, which is as much as one browser may keep here. Open another when old ones have been deleted.
problem-too-much-stored-near = The tables your network has opened in the last month take up { $most } MB, which is as much as one network may keep here. Open another when old ones have been deleted.
problem-too-many-streams = Too many tables are open at once from your network. Please close some.

## Why a database cannot be used. A sentence goes before, and no period ends it.

database-former = the database has revision { $revision }, from before the first version of Mercat, and is brought up to date in two steps: start the server of commit { $commit } once, which brings it to { $end }, then this one; docs/hosting.md, “Updates”, has the commands
database-newer = the database has revision { $revision }, which this version of Mercat does not know, as its newest is { $newest }: a newer version made it; use that one, or one that is newer still
database-older = the tables have an older form; start the server once, which brings them up to date
database-foreign = its table alembic_version is not Mercat’s; name another database
database-without-revision = it has tables but no revision, so it is not Mercat’s or was damaged; name another database, or restore a backup
database-several-revisions = its table alembic_version names several revisions, so it was damaged; restore a backup

## Faults of the disk, the database and the key: what is wrong, and (.do) what to do. The start, the log and the doctor say them.

fault-full = there is no room left on the disk of { $path }
    .do = make room there; nothing can be stored until then
fault-read-only = the file system of { $path } is mounted for reading only
    .do = look for errors of the disk in the system’s log (dmesg), then mount it for writing
fault-unreadable = the user { $user } may not read { $path }, which belongs to { $owner }
    .do = give the data folder to the user that runs the server (chown -R), or run the server as { $owner }
fault-unwritable = the user { $user } may not write to { $path }, which belongs to { $owner }
    .do = give the data folder to the user that runs the server (chown -R; chmod 700), or run the server as { $owner }
fault-broken-disk = the disk of { $path } fails ({ $why })
    .do = look for errors of the disk in the system’s log (dmesg); restore the last backup on another disk if it does not recover
fault-unusable-path = { $path } cannot be used ({ $why })
    .do = name another one with --data, MERCAT_DATA or MERCAT_DATABASE
fault-cut-off = the database { $place } is cut off: { $size } of { $wanted } bytes are there
    .do = stop the server, keep a copy of the file, and restore the last backup (mercat restore)
fault-damaged = the database { $place } is damaged ({ $why })
    .do = stop the server, keep a copy of the file, and restore the last backup (mercat restore)
fault-no-database = the file { $place } is no database: its beginning is damaged, or it is another program’s
    .do = if Mercat wrote it, keep a copy of the file and restore the last backup (mercat restore); if not, name another one with --data or MERCAT_DATABASE
fault-foreign = the database { $place } is another program’s: its table alembic_version is not Mercat’s
    .do = name another one with --data or MERCAT_DATABASE
fault-locked = the database { $place } is held by another program
    .do = end the program that writes to it, such as a shell of sqlite3
fault-slow = the database { $place } answers too slowly
    .do = see whether its disk and its machine are overloaded
fault-silent = the database { $place } does not answer ({ $why })
    .do = check that it runs, that MERCAT_DATABASE is right, and that this user may reach it
fault-unusable = the database { $place } cannot be used: { $why }
fault-key-short = MERCAT_SECRET_KEY is too short
    .do = give it at least { $fewest } characters, or remove it: the server then uses the file secret-key
fault-key-unusable = { $path } holds no usable key
    .do = put the key of the last backup there; without one delete the file, and a new key is made, with which browsers lose their seats
fault-key-lost = the key { $path } is gone, but there are tables or people in the database: with a new key everybody loses their seats, accounts and links
    .do = put the file secret-key of a backup there (mercat restore FILE --data OTHERFOLDER makes it), or set MERCAT_SECRET_KEY to the former key; only if it is lost for good make a new one: (umask 077; head -c 48 /dev/urandom | base64 > { $path })
## What is wrong with the settings. No period ends it.

setting-whole = { $name }={ $value } is not a whole number
setting-long-number = { $name }={ $value } is not a whole number of so few digits that it can be read
setting-number = { $name }={ $value } is not a number
setting-duration = { $name }={ $value } is not a duration such as 30s, 90m, 24h or 7d
setting-yes-or-no = { $name }={ $value } is not yes or no
setting-range = { $name }={ $value } is not from { $least } to { $most }
setting-long = { $name }={ $value } is longer than { $most } characters
setting-choice = { $name }={ $value } is none of { $values }
setting-text = { $name }={ $value } is not UTF-8 text
setting-prefix = MERCAT_PREFIX={ $value } is no path such as /mercat
setting-own-path = { $name }={ $value } has a path that begins like Mercat’s own pages; choose another
setting-url = MERCAT_URL={ $value } is no address such as https://example.org or https://example.org/mercat
setting-issuer = MERCAT_OPENID_ISSUER={ $value } is no address such as https://login.example.org
setting-networks = MERCAT_NOTICES_NETWORKS={ $value } names no network such as 192.168.1.5/32
setting-mail-server = MERCAT_MAIL_SERVER={ $value } is no name of a server, such as smtp.example.org
setting-mail-from = MERCAT_MAIL_FROM={ $value } is no sender such as games@example.org or Mercat <games@example.org>
setting-mail-unencrypted = MERCAT_MAIL_TLS=none would send the password of MERCAT_MAIL_USER through the network unencrypted
setting-pair = { $one } and { $other } are set together or not at all
setting-prefix-of-url = MERCAT_PREFIX={ $value } is not the path of MERCAT_URL={ $url }; it can be left out
setting-hosts-of-url = MERCAT_HOSTS={ $value } lacks the host of MERCAT_URL={ $url }
setting-secure-url = MERCAT_SECURE=yes, but MERCAT_URL={ $url } is not HTTPS, so browsers would keep no cookie
setting-metrics = MERCAT_METRICS={ $value } is no address such as 127.0.0.1:9100
setting-metrics-in-use = metrics cannot be served at { $address }: another program uses this address
setting-metrics-unusable = metrics cannot be served at { $address } ({ $why })
setting-one-writer = MERCAT_PROCESSES needs PostgreSQL (MERCAT_DATABASE): in SQLite one process writes
setting-processes-end = the processes of the server end as soon as they have begun; the log says why
setting-no-games-folder = MERCAT_GAMES names { $folder }, which is no folder
setting-no-home = HOME={ $home } is no absolute path, so there is no folder for the data; set HOME, or name the folder in MERCAT_DATA
setting-nobodys-folder = MERCAT_DATA={ $value } is in the home folder of nobody

## Why a backup cannot be made or restored. A file’s name goes before, and no period ends it.

archive-nothing = there are no tables yet; nothing was written
archive-long-row = a row of { $table } has more than { $most } bytes, which a backup cannot hold; nothing was written
archive-no-encryption = the package for encryption is not installed: pip install cryptography
archive-foreign = this is not a backup of Mercat; nothing was changed
archive-truncated = the end of the file is missing; nothing was changed
archive-damaged = { $what } in it is damaged or was changed; nothing was changed here
archive-misfit = its rows do not fit into the database ({ $why }); nothing was changed
archive-changed = the encrypted file is damaged or was changed; nothing was changed here
archive-needs-passphrase = it is encrypted: name its passphrase with --passphrase-file or MERCAT_BACKUP_PASSPHRASE
archive-passphrase = this is not its passphrase, or its beginning is damaged; nothing was changed
archive-newer-format = it has the format { $format } of Mercat { $mercat }, which this version does not know; use that one, or one that is newer
archive-has-tables = a backup is restored into an empty database, and there is something in { $database }; move it away, or name another one with --data or MERCAT_DATABASE
archive-other-key = { $path } holds another key than the backup, with which people would lose their seats; move it away or leave it out, then restore again
archive-other-components = { $path } holds other corrected components than the backup; move the folder away, then restore again
archive-no-room = it takes { $megabytes } MB unpacked, which { $path } has no room for; nothing was changed

# -- people: devices, and what is one’s own

problem-token-not-here = A personal token is for programs: it works for tables, not for pages or for what is yours as a person.
problem-token-reads-only = This token may only read.
problem-too-many-tokens = You have { $most } tokens, which is as many as one may have. End one first.
problem-bad-device-link = This link does not work any more: it was used, it was withdrawn, or its time is over. Make a new one on your other device.
problem-no-code = That is no recovery code: it has { $letters } letters and digits.
problem-bad-code = This code does not work: it was never made, was used or withdrawn, or a newer one has replaced it.
problem-code-of-former-guest = This code ended when you created your account. Sign in instead; an account has recovery codes of its own.
problem-cut-account = This browser was signed out, because an account was created in another one. Sign in to go on with your games here.
problem-cut-password = This browser was signed out, because the password was changed in another one. Sign in again to go on here.
problem-cut-everywhere = This browser was signed out, because all were. Sign in again to go on here.
problem-cut-device = This browser was signed out on another of your devices. Sign in again to go on here.
problem-cut-device-guest = This browser was ended on another of your devices and no longer knows you. You come back with a link that you make there, or with your recovery code.
problem-cut-crowded = This browser was signed out, because you have signed in on many others since. Sign in again to go on here.
problem-cut-crowded-guest = This browser no longer knows you, because you have added many others since. You come back with a link that you make there, or with your recovery code.
problem-cut-deleted = This browser knows nobody any more: all that was kept of you was deleted in another one.
problem-no-device = That device or token is not yours, or it has ended already.
problem-already-yours = This browser is one of your devices already.
problem-signed-in = This browser is signed in as { $name }. Sign out there first, then try again.
problem-not-sure = Please confirm that you are sure.
problem-empty-label = Please say what the token is for.
problem-long-label = This name has at most { $most } characters.
ui-me = You
ui-somebody = Somebody
ui-device-unknown = Unknown browser
ui-me-name-about = A new name is shown at all your tables that are not over, and a notice tells the others. Results and messages keep the name as it was.
ui-me-name-new = The name that you play under.
ui-me-renamed = You have a new name.
ui-me-renamed-but = { $count ->
    [one] You have a new name. At one table you keep the old one, as somebody there has a name like it.
   *[other] You have a new name. At { $count } tables you keep the old one, as somebody there has a name like it.
  }
ui-me-devices = Your devices
ui-me-devices-about = You can play on several devices at once, at all your tables. Scan the code that is shown here with the other one, or open the link there.
ui-me-here = This one
ui-me-used = last used
ui-me-made = known since
ui-me-end = End
ui-me-add-device = Use another device too
ui-me-link-about = { $count ->
    [one] Open this link on the other device within a minute. It works once. Do not share it: whoever opens it plays as you.
   *[other] Open this link on the other device within { $count } minutes. It works once. Do not share it: whoever opens it plays as you.
  }
ui-me-link-qr = The link as a QR code
ui-me-withdraw-links = { $count ->
    [one] Withdraw the open link
   *[other] Withdraw the { $count } open links
  }
ui-me-end-others = End all others
ui-me-end-about = With a device end the tokens made there, links to further devices, links and tokens of your seats, and the address of your calendar; it gets no more notices. Make new ones where you need them.
ui-me-leave = Forget me in this browser
ui-me-leave-about = This browser then no longer knows you; you go on on your other devices or with your recovery code.
ui-me-leave-last = This browser is the only place that knows you, and you have no recovery code: nobody could go on with your games.
ui-me-leave-guest = It becomes the guest again that it was before, with the tables that stayed there.
ui-me-nothing = Nothing is kept of you here yet. Once you sit down at a table, you can also play from another device.
ui-recovery-code = Recovery code
ui-me-code-about = Write a code down, and keep it where you find it: with it you come back even if all your devices are lost.
ui-me-code-shown = Write this code down now. It is not shown again, and earlier ones no longer work. It works once; then you get a new one.
ui-me-code-made = You have a code, made on
ui-me-code-make = Make a code
ui-me-code-replace = Replace it with a new one
ui-me-code-withdraw = Withdraw the code
ui-me-code-ended = Your recovery code was made on a device that has ended, so it has ended too. Here is a new one.
ui-me-code-use = I have a recovery code
ui-me-account = Account
ui-me-account-none = You play as a guest, with all that there is. An account is optional.
ui-me-preferences-about = They are the same on all your devices.
ui-me-preferences-new = They are kept in this browser.
ui-zone = Time zone
ui-zone-auto = As in this browser
ui-me-tokens = Tokens for programs
ui-me-tokens-about = With a personal token your own program sees your tables, or also plays for you. It cannot change anything on this page.
ui-me-token-shown = Copy this token now; it is not shown again. Whoever has it can do the same as your program.
ui-me-token-make = Make a token
ui-me-token-label = What it is for
ui-me-token-scope = What it may do
ui-me-token-end = End
ui-me-token-ends = With a token end the links and tokens of your seats, which it could read.
ui-me-scope-read = Read
ui-me-scope-play = Read and play
ui-me-kept = What is kept
ui-me-download = Download all that is kept of you
ui-delete-me = Delete me
ui-delete-title = Delete everything that is yours?
ui-delete-lead = This cannot be undone.
ui-delete-name = Your name leaves all tables, messages and results. “Somebody” stands there instead.
ui-delete-games = The games stay for the others: where you sit in a running game, a bot plays on, as if you had left.
ui-delete-devices = All your devices, codes, tokens and settings end.
ui-delete-words = What you wrote to others stays, without your name; so does what others wrote about you.
ui-link-title = Use this device too?
ui-link-guest = This browser becomes a device of { $name }, at all of that person’s tables.
ui-link-account = This browser is signed in as { $name }, at all of that person’s tables.
ui-link-nameless = This browser becomes a device of whoever made the link, at all of that person’s tables.
ui-link-trust = Go on only if you made this link yourself, on your other device.
ui-link-join = Use this device too
ui-along-title = Tables that come along
ui-along-about = In this browser you have played as a guest. What you choose here belongs to the same person from now on; the rest stays with the guest, whom you find again when this device ends.
ui-along-others = { $count ->
    [one] This guest also plays on one other device. Tables that come along can only be watched there.
   *[other] This guest also plays on { $count } other devices. Tables that come along can only be watched there.
  }
ui-recover-title = Come back with a recovery code
ui-recover-about = Type the code that you have written down; capitals, spaces and dashes do not matter. This browser then becomes one of your devices.
ui-recover-account = An account has codes of its own.
ui-recover = Come back
ui-recovered-title = You are back
ui-recovered-about = Your code is used up. Write down this new one: it is not shown again.
ui-personal-own-device = For another device of your own there is a link on your page.
ui-notice-renamed = { $by } is now called { $player }.
ui-privacy-title = What is kept of you
ui-privacy-lead = As little as the games need. Nothing goes to third parties: no page loads anything from another server, and nobody is told what you do here.
ui-privacy-looking = If you only look
ui-privacy-looking-about = Nothing. A cookie that your browser keeps lets this server know you again when you sit down.
ui-privacy-playing = If you play
ui-privacy-playing-about = The name that you give, where you sit, the tables that you open, your moves and messages, when you last were at a table, and how your games ended. The others at the table see them, and so does anyone who has its link. Without them there would be no game.
ui-privacy-devices = Your devices
ui-privacy-devices-about = For each: its kind, such as “Firefox · Android”, since when it is known, and the hour of its last use, so that you can tell them apart and end one. Of cookies, links, codes and tokens only a hash is kept, from which nobody can make them.
ui-privacy-network = Your network
ui-privacy-network-about = Of the address of whoever opens a table a hash is kept with the table, so that nobody can fill the server. For a day the same hash says how many new people, accounts, groups, series and devices have come from it. It cannot be traced back to the address without the key of this server.
ui-privacy-preferences = Your settings
ui-privacy-preferences-about = Language, colours, time zone and the like, so that they are the same on all your devices. Until you play, they are in cookies of your browser alone.
ui-privacy-time = For how long
ui-privacy-time-about = After the last activity there, or after your last visit:
ui-privacy-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
ui-privacy-for-ever = without an end
ui-privacy-keep-open = tables that were not started
ui-privacy-keep-sandbox = sandboxes
ui-privacy-keep-imported = imported games that nobody joined
ui-privacy-keep-bots = tables with only bots
ui-privacy-keep-playing = running games
ui-privacy-keep-alone = finished games of one person
ui-privacy-keep-together = finished games of several people
ui-privacy-keep-results = results of games that people finished
ui-privacy-keep-guests = guests without seat, table and result
ui-privacy-keep-visitors = guests who have nothing at all: no group or code either, and nothing chosen
ui-privacy-keep-links = used or expired links and codes
ui-privacy-keep-sessions = devices that have ended
ui-privacy-others = Who else sees it
ui-privacy-others-about = Whoever runs this server can see what is stored on it, and its backups keep what was deleted until they are replaced.
ui-privacy-yours = What you can do
ui-privacy-yours-about = On your page you can download all that is kept of you, end devices, and delete yourself: your name then leaves tables, messages and results.

# -- people: accounts

problem-name-registered = { $name }, or a name that looks just like it, belongs to somebody’s account. Please choose another name; if it is yours, sign in.
problem-has-account = You are signed in as { $name } already.
problem-browser-only = That can only be done in a browser that keeps cookies.
problem-bad-sign-in = The name or the password is wrong.
problem-many-passwords = Too many wrong passwords have been typed for this name, perhaps not by you. { $minutes ->
    [one] Wait a minute,
   *[other] Wait { $minutes } minutes,
  } or sign in with a passkey, a recovery code, or in a browser where you have signed in before.
problem-many-passwords-here = Too many wrong passwords have been typed in this browser. { $minutes ->
    [one] Wait a minute,
   *[other] Wait { $minutes } minutes,
  } then try again.
problem-busy-passwords = Too many people are signing in at this moment. Please try again in a few seconds.
problem-short-password = A password has at least { $fewest } characters.
problem-long-password = A password has at most { $most } characters.
problem-common-password = That is one of the first passwords that somebody would try: a common word, your name, a row of keys or a number. Please choose another.
problem-no-passkeys-number = There are no passkeys at an address of digits, such as 127.0.0.1: browsers make them for names alone. On this computer, localhost works.
problem-no-passkeys-plain = There are no passkeys here, as this server is not reached by HTTPS; browsers make them only there.
problem-passkey-expired = That took longer than five minutes, or happened in another tab. Please try again.
problem-passkey-refused = That passkey was not accepted. Please try again.
problem-passkey-unknown = No account here has that passkey. Perhaps it was removed.
problem-passkey-not-yours = That is the passkey of another account.
problem-many-passkeys = An account has at most { $most } passkeys. Please remove one first.
problem-no-passkey = You have no such passkey.
problem-no-identity = You do not sign in that way.
problem-no-password = You have no password.
problem-last-way-in = That is the only way into your account. Set a password or a passkey first.
problem-wrong-code = That recovery code is wrong, was used, or was replaced by newer ones.
problem-not-confirmed = Please show first that it is you.
problem-codes-of-account = An account has recovery codes of its own, on the page of the account.
problem-empty-passkey-name = Please give it a name with at least one visible character.
problem-long-passkey-name = Names for that have at most { $most } characters.

ui-play-as = You play as { $name }.
ui-play-as-help = With an account you play under its name, so that others know you again.
ui-account-mark = Account { $name }
ui-you-are = You: { $name }
ui-enter = Sign in
ui-enter-title = Sign in
ui-enter-passkey = Sign in with a passkey
ui-enter-password = Sign in
ui-enter-lost = Neither works any more? Use a recovery code
ui-enter-none = No account? You can play without one.
ui-register = Create an account
ui-register-about = An account gives you a name that is yours alone on this server, and your tables on every device. You need none to play.
ui-register-guest = All that you have played here as a guest comes along. On other devices that you have added you then sign in. A recovery code that you have made is replaced by new ones, which you see next; tokens and links of your seats end.
ui-register-shared = Others play in this browser, too: ask me which tables are mine
ui-register-with-passkey = With a passkey
ui-register-with-password = Or with a password
ui-register-passkey = Create it with a passkey
ui-register-password = Create it with a password
ui-register-known = You have an account?
ui-account-name = Name
ui-account-name-help = Everybody at a table sees it, up to { $most } characters. Guests cannot use it, or one that looks like it.
ui-account-title = Your account
ui-account-of = Account { $name }
ui-password = Password
ui-password-new = New password
ui-password-help = At least { $fewest } characters. Several words that have nothing to do with each other are easy to remember.
ui-password-ends = You are then signed out everywhere else, and recovery codes that you have are replaced by new ones. Passkeys stay.
ui-ends-too = These end as well: personal tokens, links to further devices, links and tokens of your seats, the address of your calendar, and links that let others into your groups. Notices to other browsers and services are switched off.
ui-password-change = Change the password
ui-password-set = Set a password, too
ui-password-keep = Set this password
ui-account-password-changed = The password is set, and you are signed out everywhere else.
ui-account-password-removed = The password is removed, and you are signed out everywhere else.
ui-passkey = Passkey
ui-passkey-about = Your device, or its password manager, keeps it. You need no password, and nobody can guess or steal it.
ui-passkey-add = Add a passkey
ui-passkey-make = Make a passkey
ui-passkey-label = What you call it
ui-passkey-label-example = Phone
ui-passkey-unknown-here = This browser knows no passkeys. A newer one does.
ui-passkey-no-script = Passkeys need JavaScript.
ui-passkey-cancelled = It was cancelled, or there is no passkey for this site here. Nothing has changed.
ui-passkey-known = This device has a passkey for your account already.
ui-passkey-failed = That did not work. Please try again.
ui-way-made = made
ui-way-used = last used
ui-way-remove = Remove
ui-way-sign-on = The host’s own sign-on
ui-ways-title = How you sign in
ui-ways-only-one = It is your only way in, so it cannot be removed. A second one protects you if you lose it.
ui-confirm-title = Is it you?
ui-confirm-about = Before anything is changed here, show once more that it is you. It holds for ten minutes.
ui-confirm-passkey = Show a passkey
ui-confirm-password = Confirm
ui-confirm-again = Sign out and in again to change something here.
ui-codes-title = Recovery codes
ui-codes-about =
    { $count ->
        [0] You have no recovery codes. Without them, whoever loses their password and passkeys loses the account.
        [one] One recovery code is left. It works once, if you lose your password and passkeys.
       *[other] { $count } recovery codes are left. Each works once, if you lose your password and passkeys.
    }
ui-codes-make = Make { $count } recovery codes
ui-codes-again = Make new ones; the old ones end
ui-codes-new = Your recovery codes
ui-codes-once = Print them or write them down now: they are not shown again.
ui-entered-title = You are signed in, { $name }
ui-entered-codes = They take the place of what you had before, which no longer works.
ui-entered-cut = { $count ->
    [one] One other device is signed out
   *[other] { $count } other devices are signed out
  }
ui-entered-cut-about = Sign in there with your account, and you go on as before. Nobody comes into your account who only had your guest.
ui-entered-tokens = { $count ->
    [one] Your personal token for a program has ended. Make a new one where you need it.
   *[other] Your { $count } personal tokens for programs have ended. Make new ones where you need them.
  }
ui-entered-on = Go on
ui-code-title = Sign in with a recovery code
ui-code-about = Each of your codes works once. You can then set a new password or make a passkey.
ui-code-guest = As a guest without an account you have another code.
ui-privacy-account = If you have an account
ui-privacy-account-about = Your name, which nobody else here can use, and when you created the account. Of your password and recovery codes only hashes, from which nobody can make them; of passkeys the public half, what you call them, and when they were made and last used. It stays until you delete yourself. In each browser where you have signed in, a mark, and of it a hash with your account: strangers who try passwords then do not keep you out there. For some hours a hash says how many wrong passwords were typed for a name, and from how many networks.
ui-sign-out = Sign out
ui-me-account-is = You are signed in as { $name }.
ui-me-account-ways = Password, passkeys, recovery codes
ui-sign-out-title = Sign out
ui-sign-out-everywhere = Sign out everywhere
ui-sign-out-about = Sign out everywhere if somebody else may have used your account. Your password, passkeys and recovery codes stay.
ui-bring-title = Which tables are yours?
ui-bring-about = Somebody has played in this browser as a guest. What you tick goes over to your account; on other devices of that guest, sign in as well.
ui-bring-others =
    { $count ->
        [one] one further table
       *[other] { $count } further tables
    }
ui-bring = Take these along
ui-bring-rest = What is not ticked stays the guest’s, who is back here when you sign out.
ui-bring-more = Some tables of a guest in this browser have not come along.
ui-bring-choose = Choose which

# -- people: mail, and the host’s own sign-on

problem-no-mail = This server sends no mail.
problem-mail-busy = Too many mails are waiting to be sent. Please try again in half a minute.
problem-no-mail-address = That is not a mail address such as ana@example.org.
problem-mail-unwanted = Whoever reads the mail at this address wants no links from this server. The mail in which they said so has the way to change that.
problem-too-many-mails = Too many mails have been sent for you or to this address. Please try again in an hour.
problem-bad-mail-link = This link works once and for half an hour, and its time is over, or it was used. Ask for another mail.
problem-damaged-mail-link = A part of this link is missing. Copy the whole link from the mail.
problem-no-sign-on = This server has no sign-on of its own.
problem-bad-sign-on = You have come back too late, twice, or in another browser. Nothing has changed; please begin again.
problem-sign-on-refused = { $name } did not let you in. Nothing has changed.
problem-sign-on-failed = { $name } cannot be reached or does not answer as it should. Nothing has changed; please try again later, or tell the person who runs this server.
problem-identity-taken = Another account here is signed in to that way. Sign in to that account and part them first.

mail-confirm-subject = Confirm your mail address
mail-confirm =
    Somebody wants to use this address for their account at { $site }. If that was you, open this link within half an hour:

    { $link }

    If it was not you, there is nothing to do.
mail-recover-subject = Back into your account
mail-recover =
    Somebody has asked for a way into the account “{ $name }” at { $site }. If that was you, open this link within half an hour; there you can choose a new password:

    { $link }

    If it was not you, there is nothing to do, and nothing has changed.
mail-never =
    If you never want to get such a mail again, open this link:

    { $never }
mail-notice-password-subject = Your password has changed
mail-notice-password =
    The password of your account at { $site } has just been changed, and other devices were signed out. If it was not you, ask for a way into your account at once:

    { $link }
mail-notice-address-subject = Your mail address has changed
mail-notice-address =
    This address does not belong to an account at { $site } any more: another was confirmed, or it was removed. If it was not you, sign in at once, end all other sessions and change your password:

    { $link }
mail-try-subject = A mail to try
mail-try = mercat doctor has sent this mail. The mails of { $site } arrive.
mail-end = This mail was sent by { $site }. Nobody reads answers to it.

ui-go-on = Go on
ui-mail-title = Mail address
ui-mail-known = Your address is { $address }.
ui-mail-about = It is only for getting back into your account, and for a notice when your password or this address changes. Nobody else sees it.
ui-mail-address = Your address
ui-mail-another = Another address
ui-mail-set = Send a link to it
ui-mail-drop = Remove the address
ui-mail-not-sent = This server sends no mail: whoever runs it has not set up a mail server. Write down your recovery codes.
ui-mail-no-site = This server can send no mail: whoever runs it has not set its public address (MERCAT_URL), from which the links are made. Write down your recovery codes.
ui-mail-sent = A link is on its way
ui-mail-sent-about = Open the link in the mail to { $address } within half an hour. Until then nothing changes.
ui-mail-confirm-title = Is this your address?
ui-mail-confirm-about = An account on this server is to use the address { $address }. Whoever reads its mail can get into that account.
ui-mail-confirm = Yes, use this address
ui-mail-confirmed = The address is confirmed
ui-mail-confirmed-about = From now on it lets you back into your account.
ui-recover-mail-title = Back into your account
ui-mail-never-title = No more mails?
ui-mail-never-about = Then nobody can have this server send a link to your address any more, neither you nor anybody else. Only a hash of the address is kept for that. Without links to it, a lost account cannot be got back by mail.
ui-mail-never-yes = Never again
ui-mail-never-no = Mails may come
ui-mail-never-change = Change that
ui-mail-never-done = No more mails
ui-mail-never-done-about = No links are sent to your address any more. If you change your mind, you can say so here, or with the link in the mail.
ui-mail-again = Mails may come
ui-mail-again-about = Links can be sent to your address when somebody asks for them.
ui-recover-mail-about = If your account has a confirmed mail address, a link to it is sent there. It works once, for half an hour.
ui-recover-who = The name of your account, or your mail address
ui-recover-send = Send the link
ui-recover-sent = Look at your mail
ui-recover-sent-about = If there is such an account with a confirmed address, a mail with a link is on its way to it. This page says the same in any case, so that nobody learns who plays here.
ui-recover-arrive-title = You are back, { $name }
ui-recover-set = Set it and sign in
ui-recover-sign-in = Only sign in
ui-recover-sign-in-about = Your password and your other devices stay as they are.
ui-sign-on = Sign in with { $name }
ui-sign-on-leave-title = On to { $name }
ui-sign-on-leave-about = You sign in there and come back here. It tells this server only who you are.
ui-sign-on-name-title = One thing more: your name here
ui-sign-on-name-about = You come from { $issuer } for the first time. Everybody at a table sees this name, and it is yours alone on this server. You can change it later.
ui-sign-on-joined = You can sign in with { $name }.
ui-sign-on-join = Join { $name }
ui-sign-on-join-about = You can sign in with { $name } too, once you have joined it to this account.
ui-sign-on-part = Part it from this account
ui-recover-by-mail = Get a link by mail
ui-privacy-mail = Your mail address
ui-privacy-mail-about = If you give one: it is only for getting back into your account and for notices of changes. The mail server that this server uses delivers the mails. For an hour a hash says how many were sent, so that nobody is sent too many. Whoever never wants to get such a link again can say so in the mail; then a hash of the address stays.
ui-privacy-sign-on = Signing in elsewhere
ui-privacy-sign-on-about = If you sign in with the sign-on that whoever runs this server has set up: the number by which it knows you, and nothing else of what it says. It learns when you sign in here.

# -- people: the host of the server
problem-banned = { $why ->
    [yes] The host of this server has banned you. The reason given: { $reason }
   *[no] The host of this server has banned you.
  }
problem-banned-until = { $why ->
    [yes] The host of this server has banned you until { $until } (UTC). The reason given: { $reason }
   *[no] The host of this server has banned you until { $until } (UTC).
  }
problem-accounts-only = People play here with an account. Please sign in or create one.
problem-invitation-only = People play here by invitation. Please enter an invitation code on the first page, or sign in.
problem-accounts-open = Only people with an account open tables here. Please sign in or create one.
problem-hosts-open = Only the host of this server opens tables here.
problem-no-invitation = This invitation code lets nobody in: it is not right, has been used up, or has ended.
problem-no-such-person = There is no such person any more.
problem-no-such-account = There is no such account.
problem-host-not-banned = { $name } is a host of this server, and hosts cannot be banned. The command mercat admin host --remove comes first.
problem-ban-over = This ban is over already.
problem-too-many-invitations = There are { $most } invitations already, which is as many as the server keeps. Those that have ended are deleted after 90 days.
problem-invitation-over = This invitation has ended already.
problem-announcement-over = This announcement is over already.
problem-no-such-report = There is no such report.
problem-no-such-message = There is no such message at this table.
problem-no-such-network = That is no address, such as 203.0.113.9.
problem-long-reason = A reason has at most { $most } characters.
problem-long-note = A note has at most { $most } characters.
problem-about-oneself = That is you.
problem-nobody-there = Nobody sits there.
problem-nobody-to-mute = It is not known who that is, so nobody can be muted. You can still report the message.
problem-not-muted = You have not muted that person.
problem-too-many-reports = { $most } reports of yours are still open. Please wait until the host has handled some.
problem-too-many-muted = You have muted { $most } people, which is as many as one person can.

ui-host-groups = Groups
ui-host-ratings = Rated games
ui-host-ratings-about = Rated games at which two people or more sat down from one network, the newest first. That is no proof of anything: a family or a club on one line looks the same. The games count.
ui-host-no-ratings = There is no such game.
ui-host-groups-count = { $count ->
    [one] There is one group on this server.
   *[other] There are { $count } groups on this server.
  }
ui-host-groups-people = { $count ->
    [one] One person is in a group.
   *[other] { $count } people are in groups.
  }
ui-host-groups-about = A private group is seen by its people alone, so that only numbers stand here. What somebody has reported is among the reports.
ui-host-group-private = Private group
ui-host-group-made = since { $at }
ui-host-group-keepers = { $count ->
    [one] one keeper
   *[other] { $count } keepers
  }
ui-host-group-tables = { $count ->
    [0] no table open or in progress
    [one] one table open or in progress
   *[other] { $count } tables open or in progress
  }
ui-host-group-played = { $count ->
    [0] no finished game
    [one] one finished game
   *[other] { $count } finished games
  }
ui-host-end-group = End the group
ui-host-end-group-about = Its page, its series and its links are gone for good, as if everybody had left. Whoever sits at one of its tables plays on; nobody else sees these any more.
ui-host-no-groups = There are no groups.
ui-host-did-end-group = { $people ->
    [one] ended a group of one person
   *[other] ended a group of { $people } people
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
ui-answer-rating = Enter the result?
ui-answer-rules = New rules?
ui-answer-ready = Ready?
ui-answer-ready-about = Every seat is taken. The game begins when everybody is ready, you too.
ui-answer-archive = Into the archive?
ui-answer-archive-about = Somebody who played agrees that everybody may find, replay and review this game. Do you?
ui-archive-refuse = Not this game
ui-rating-since = rating since then: { $rating }
ui-games-count = { $count ->
    [one] one game
   *[other] { $count } games
  }
ui-games-waiting-said = { $count ->
    [0] No game waits for you.
    [one] One game waits for you.
   *[other] { $count } games wait for you.
  }
ui-games-running = In progress
ui-games-opened = Waiting for players
ui-games-finished = Finished
ui-games-turn-of = { $player } to play
ui-games-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
ui-games-place = Place { $place } of { $seats }
ui-games-ended = Ended
ui-games-opened-at = Opened
ui-games-gone = Only the result is left: the table has been deleted because it had not been used for a long time.
ui-games-hide = Hide from my lists
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
ui-games-state = State
ui-games-state-all = All
ui-games-state-playing = In progress
ui-games-state-open = Waiting for players
ui-games-state-over = Finished
ui-games-state-hidden = Hidden
ui-games-found = Games found
ui-games-none = You have not played here yet.
ui-games-none-found = No game fits this search.
ui-games-pages = Pages
ui-games-newest = Newest
ui-games-older = Older
ui-next-game = Next
ui-next-game-about = { $count ->
    [one] To the next game: one other waits for you
   *[other] To the next game: { $count } others wait for you
  }
ui-person-mine = you
ui-person-guest = Guest
ui-person-account = Has an account
ui-person-shown = Who may see this page?
ui-person-shown-companions = Who has played with me
ui-person-shown-everybody = Everybody
ui-person-shown-nobody = Only me
ui-person-shown-about = It shows what you have finished here. Your name at a table leads here for whoever may see it.
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
ui-person-newest = Newest games
problem-not-your-game = You have no such game.
problem-others-wait = Other people play in this game and wait for you, so it stays in your list. You can leave your seat instead.
problem-no-person = There is no such page, or it is not shown to you.

# -- the table’s people

problem-begun = The game has begun.
problem-shown-out = The person who opened this table has shown you out. You can watch, and sit down when they let you in again.
problem-nobody-to-show-out = There is nobody else in this seat.
problem-not-shown-out = Nobody of that name was shown out.
problem-people-sit = { $people ->
    [one] One person sits at this table, so it needs at least that seat.
   *[other] { $people } people sit at this table, so it needs at least as many seats.
  }
problem-too-few-seats = There are more people and bots than seats.
problem-table-waits = At this table the game waits for { $name }. That was agreed when it was opened.
problem-not-yet-away = { $name } is not away for long enough. { $minutes ->
    [one] A bot may be called in one minute.
   *[other] A bot may be called in { $minutes } minutes.
  }
problem-not-away-for-hours = { $name } is not away for long enough. { $hours ->
    [one] A bot may be called in one hour.
   *[other] A bot may be called in { $hours } hours.
  }
problem-not-gone = { $name } was here less than a day ago. The seat can be given away after a whole day of absence.
problem-not-gone-by-days = { $name } still has time. By days a seat can be given away once the time of its player is over or a bot plays for them, after a whole day of absence.
ui-invites = { $player } invites you to { $game }
ui-invited = You are invited to { $game }
ui-invite-players = { $count ->
    [one] one player
   *[other] { $count } players
  }
ui-invite-minutes = about { $minutes } minutes
ui-preview = { $players }, { $minutes }. Open the link to sit down.
ui-preview-running = A game is being played at this table. Open the link to watch.
ui-entry-sit = Your seat
ui-entry-full = Every seat is taken. You can watch.
ui-entry-where = Or choose your seat below: it is also your colour and your place in the turn order.
ui-entry-lots = Seats are drawn by lot when the game begins.
ui-move-here = Move here
ui-begins-ready = The game begins when every seat is taken and everybody is ready.
ui-begins-lots = Then who gets which seat is drawn by lot.
ui-ready = I am ready
ui-not-ready = Not ready after all
ui-ready-tag = ready
ui-unready-tag = not ready yet
ui-unready = Not ready yet: { $players }.
ui-everybody-ready = All who sit here are ready. A seat is still free.
ui-show-out = Show out
ui-show-out-about = { $player } loses the seat and cannot sit down at this table again, unless you let them in.
ui-free-seat = Free this seat
ui-shown-out = Shown out
ui-let-in = Let in again
ui-arrange = Change the table
ui-arrange-about = Everybody is told, and says anew when they are ready.
ui-arrange-do = Change
ui-terms = How the table plays
ui-terms-ready = Begin when everybody is ready
ui-terms-ready-help = Otherwise the game begins as soon as every seat is taken.
ui-terms-lots = Draw the seats by lot
ui-terms-lots-help = The draw follows from the number by which everything is dealt, so nobody can influence it. Otherwise everybody chooses a seat.
ui-absence = When somebody is away
ui-absence-usual = As usual
ui-absence-usual-help = Wait by days, or if only people with the link can sit down; otherwise anybody at the table may call a bot.
ui-absence-wait = The game waits for them
ui-absence-wait-help = Nobody can call a bot for somebody else.
ui-absence-vote = The others vote
ui-absence-vote-help = A bot plays for them when all the others agree.
ui-absence-call = Anybody at the table may call a bot
ui-absence-call-help = The bot waits a moment before its first move, and does not play if they come back.
ui-call-after = after
ui-call-after-usual = about { $seconds } seconds
ui-call-after-least = { $time }, by days the time of a turn
ui-call-after-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
ui-call-after-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }
ui-agreed-wait = When somebody is away, the game waits for them.
ui-agreed-vote = When somebody is away, the others vote whether a bot plays for them.
ui-agreed-call = When somebody is away for { $time }, anybody at the table may call a bot for them.
ui-agreed-set-up = Nobody’s set-up is chosen by such a bot, unless all the others agree.
ui-deal-proof = Fair deal
ui-deal-proof-about = Everything that is drawn follows from a secret number that the server fixed when the table was opened; it is published after the game, so that anybody can check that nothing was changed.
ui-printed = the edition most people own
ui-leave-open = Your seat becomes free for anybody who has the link.
ui-leave-playing = A bot plays for you from now on, and anybody who has the link can sit down in your place. You can come back only while the seat is free.
ui-leave-not-begun = The bot also chooses your set-up.
ui-leave-do = Leave
ui-absent = { $player } is away.
ui-ask-bot = Ask the others: let a bot play
ui-give-away = Give the seat away
ui-give-away-about = { $player } has been away for more than a day. If all the others agree, the seat goes to somebody else. { $player } cannot take it back then.
ui-give-to-person = To whoever sits down there
ui-give-to-bot = To a bot
ui-earlier = Played before by { $players }.
ui-earlier-bot = a bot
ui-warned = A bot is about to play for { $player }. It waits a moment, in case they come back.
ui-warned-mine = { $caller } has called a bot for you. It does not play if you stay.
ui-absent-asked = { $player } asks to let a bot play for { $seat }, who is away.
ui-absent-asked-mine = You have asked to let a bot play for { $seat }, who is away.
ui-absent-refused = { $player } does not agree: no bot plays for the absent player.
ui-given-away-asked = { $player } asks to give away the seat of { $seat }, who has been gone for more than a day.
ui-given-away-asked-mine = You have asked to give away the seat of { $seat }, who has been gone for more than a day.
ui-given-away-to-bot = A bot of the strength “{ $bot }” gets it.
ui-given-away-to-person = It goes to whoever sits down there; until then a bot plays.
ui-given-away-refused = { $player } does not agree: the seat is not given away.
ui-notice-came-back = { $player } came back before the bot moved, and plays on.
ui-notice-seat-freed = { $by } and all the others have given away the seat of { $player }, who is gone. A bot plays until somebody sits down there.
ui-notice-seat-to-bot = { $by } and all the others have given the seat of { $player }, who is gone, to the bot { $bot }.
ui-notice-seats-set = Number of seats at this table: { $bot }.
ui-notice-options-set = What is played at this table has been changed. Please look at it, then say that you are ready.
ui-notice-shown-out = { $player } was shown out by the person who opened the table.
ui-notice-let-in = { $player } may sit down again.
ui-notice-lot = Who gets which seat was drawn by lot: { $player }.
ui-notice-again = { $by } has opened another table with the same people.
ui-notice-series-out = { $by } has taken this game out of its series. It does not count there any more, and another can be played in its place.
ui-notice-series-ended = { $by } has ended the series. This game does not count in it any more.
ui-again = Same people, another game
ui-again-title = Another game with the same people
ui-again-about = { $players } have seats at the new table and are led there from this one.
ui-again-about-one = { $players } has a seat at the new table and is led there from this one.

# -- people: notices, by which people who are away are called

problem-notice-gone = This is over already: there is no such way of calling you any more.
problem-notice-no-address = Your account has no confirmed mail address yet.
problem-notice-ways = You can be called in { $most } ways at most. Remove one first.
problem-notice-unknown-host = No server is called { $host }.
problem-notice-slow-host = The address of { $host } could not be found in time. Try again later.
problem-notice-not-public = Notices are sent to public addresses only, not into this server’s own network.
problem-notice-https = That server has to be reached by HTTPS.
problem-notice-server = That is no name of a server such as ntfy.sh.
problem-notice-topic = A topic has letters, digits, hyphens and underscores only.
problem-notice-token = That is no token as this service makes them.
problem-notice-chat = The number of a chat has digits only, and perhaps a minus before them.
problem-notice-room = That is no id of a room such as !abc:example.org.
problem-notice-hook = That is no address of a webhook as Discord makes them.
problem-notice-url = That is no single address of Apprise, or one that reaches into this machine.
problem-notice-hours = A time of the day looks like 22:30.
call-turn-title = Your turn: { $game }
call-turn = The others are waiting for you.
call-reminder-title = Your time is ending: { $game }
call-reminder = It is still your turn.
call-invited-title = A seat for you: { $game }
call-invited = { $by } has opened a table, where a seat is kept for you.
call-asked-title = A question for you: { $game }
call-asked = { $by } asks everybody at the table to agree to something.
call-named-title = You were named: { $game }
call-named = { $by } has named you in the chat.
call-ended-title = Game over: { $game }
call-ended = The game is over. Look at how everybody did.
call-tried-title = A notice to try
call-tried = This is how Mercat calls you when it is your turn.
call-until = You have until { $at }.
call-mail-end = You get this mail from { $site } because you asked to be called. Nobody reads answers to it.
ui-notices = Notices
ui-notices-lead = When you are away, Mercat can tell you that it is your turn. Choose how, and what for.
ui-notices-open = Open the table
ui-notices-off = No more mails like this one
ui-notices-ways = How you are called
ui-notices-none = Nobody can call you yet. Choose a way below.
ui-notices-new = Once you have sat down somewhere, you can be called here.
ui-notices-way-push = Push
ui-notices-way-mail = Mail
ui-notices-way-ntfy = ntfy
ui-notices-way-discord = Discord
ui-notices-way-telegram = Telegram
ui-notices-way-matrix = Matrix
ui-notices-way-free = Apprise
ui-notices-here = this device
ui-notices-try = Try it
ui-notices-tried = A notice to try is on its way. The list below says what became of it.
ui-notices-remove = Remove
ui-notices-is-off = Switched off:
ui-notices-add-push = Call me on this device
ui-notices-push-about = Your browser asks for permission. It works while the browser runs, and in the app that browsers make of this site.
ui-notices-push-never = This browser cannot be called: it knows no push messages, or this site is not reached by HTTPS. On an iPhone or iPad, first put the site on the home screen.
ui-notices-push-denied = You have forbidden notices for this site in your browser. Allow them in its settings, then try again.
ui-notices-push-failed = The browser’s push service did not answer. Try again later, or use another way.
ui-notices-add-mail = Call me by mail
ui-notices-mail-about = To { $address }. Every mail has a link that ends them.
ui-notices-mail-first = For mails your account needs a confirmed address first.
ui-notices-add = Another way
ui-notices-add-this = Add
ui-notices-field-server = Server
ui-notices-field-topic = Topic
ui-notices-field-token = Token
ui-notices-field-token-maybe = Token, if it asks for one
ui-notices-field-hook = Address of the webhook
ui-notices-field-bot = Token of your bot
ui-notices-field-chat = Number of the chat
ui-notices-field-access = Access token
ui-notices-field-room = Id of the room
ui-notices-field-url = Address of Apprise
ui-notices-what = What you are called for
ui-notices-kind-turn = It is my turn
ui-notices-kind-invited = Somebody keeps a seat for me
ui-notices-kind-asked = I am asked to agree to something
ui-notices-kind-named = Somebody names me in the chat
ui-notices-kind-ended = A game is over
ui-notices-kind-reminder = My time is ending soon
ui-notices-kind-tried = To try
ui-notices-hours = Send nothing
ui-notices-from = from
ui-notices-until = until
ui-notices-hours-about = What comes meanwhile waits. If both are empty, it waits in the quiet hours of your clock.
ui-notices-muted = Tables you are not called to
ui-notices-mute = Do not call me here
ui-notices-unmute = Call me here again
ui-notices-muted-here = You are not called to this table.
ui-notices-calendar = Calendar
ui-notices-calendar-about = A secret address with the end of your time at every table. Add it to your calendar by address; the calendar decides how often it looks.
ui-notices-calendar-is = There is such an address.
ui-notices-calendar-shown = Copy it now: it is shown only once. Whoever has it sees your tables and when your time ends.
ui-notices-calendar-make = Make an address
ui-notices-calendar-again = Make another; the old one ends
ui-notices-calendar-drop = End it
ui-notices-calendar-entry = Your time ends: { $game }
ui-notices-sent = What was sent
ui-notices-sent-none = Nothing yet.
ui-notices-state-sent = sent
ui-notices-state-failed = not sent
ui-notices-state-waiting = is tried again
ui-notices-repeats = it may have come twice
ui-notices-bounces = A mail that comes back later is not read here: then this list says “sent”.
ui-notices-why-too-many = too many notices within an hour
ui-notices-why-not-public = the address is not public
ui-notices-why-timeout = no answer in time
ui-notices-why-process = the server was interrupted
ui-notices-why-answered = refused by the service
ui-notices-why-mail = refused by the mail server
ui-notices-why-no-address = no confirmed mail address
ui-notices-why-device-ended = you have ended this device
ui-notices-why-signed-out = ended with your other devices; a test switches it on again
ui-notices-why-unsubscribed = ended by the link in a mail
ui-notices-why-no-mail = this server sends no mail
ui-notices-why-not-understood = the service does not know this address
ui-notices-why-connection = the service cannot be reached
ui-notices-off-title = No more mails about tables?
ui-notices-off-about = You are then not called by mail any more. On your page you can change that at any time.
ui-notices-off-yes = End these mails
ui-notices-off-done = No more mails
ui-notices-off-done-about = You are not called by mail any more. Your account keeps its address.
ui-since-points = Your points
ui-since-place = Your place
ui-privacy-notices = How you are called
ui-privacy-notices-about = If you ask to be called: which ways you have chosen with what they need (for push messages the address that your browser’s maker gives, for a channel its token), what you wish to hear of and when, and for 30 days what was sent to you. The services that you name get the game, the question and the names of others at the table; push messages are encrypted, so their makers cannot read them. A mail that comes back is not read.
# -- groups

problem-no-group = There is no such group, or it is not shown to you.
problem-not-member = Only the people of the group can do that at its table.
problem-not-keeper = Only a keeper of this group can do that.
problem-no-group-invitation = This link lets nobody in any more. Ask for a new one.
problem-no-such-member = That person is not in this group.
problem-group-full = This group has { $most } people; more are not possible.
problem-many-groups = You are in { $most } groups; more are not possible.
problem-many-series = This group has { $most } series; more are not possible.
problem-group-invitations = { $most } links let people into this group. Withdraw one first.
problem-last-keeper = A group needs a keeper. Make somebody else one first.
problem-remove-yourself = To go yourself, leave the group.
problem-bad-points = Points are up to { $places } numbers from 0 to { $most }, the first place first; no place counts more than a better one.
problem-no-series = There is no such series.
problem-series-over = All games of this series are played.
problem-series-on = A game of this series is on. The next can be begun when it is over.
problem-not-in-series = This game does not belong to the series.
problem-not-on-in-series = That table has no game of a series that is on.
problem-choose-game = Choose a game.
problem-people-for-game = { $fewest } to { $most } people can play this game, and { $people } were chosen. Say on the group’s page who plays.
problem-group-no-sandbox = A sandbox belongs to one person, not to a group.
problem-series-no-deal = A game of a series is dealt at random.
ui-group = Group
ui-groups = Groups
ui-groups-about = A group is a home for people who play together: tables for them alone, a table of results, series of games.
ui-group-found = Found a group
ui-group-found-about = You are its keeper: you invite people, and only they see it.
ui-group-name = Name of the group
ui-group-name-example = Tuesday evenings
ui-group-own-name = Your name in the group
ui-group-you = you
ui-group-people = People
ui-group-people-count = { $count ->
    [one] one person
   *[other] { $count } people
  }
ui-group-tables-count = { $count ->
    [one] one table
   *[other] { $count } tables
  }
ui-group-keeper = keeper
ui-group-since = since
ui-group-private-tag = only its people see it
ui-group-public-tag = everybody may read this page
ui-group-invites = { $player } invites you to the group { $group }
ui-group-invited = You are invited to the group { $group }
ui-group-preview = A group that plays board games together. Open the link to join.
ui-group-ratings = Ratings
ui-group-ratings-about = Ordered by the lower end of the rating. Listed are people whose page you may see.
ui-group-join = Join
ui-group-join-about = The others see your name and your results in this group. You can leave at any time.
ui-group-in-already = You are in this group.
ui-group-to = To the group
ui-group-tables = Tables
ui-group-no-tables = Nothing is being played now.
ui-group-open-table = Open a table:
ui-group-archive = All finished games
ui-group-leave = Leave the group
ui-group-leave-about = You do not see the group and its tables any more. Where you play now you keep your seat until the game is over. If no keeper is left, whoever has been in the group longest becomes one.
ui-group-keep = Make keeper
ui-group-unkeep = No longer keeper
ui-group-remove = Remove
ui-group-remove-about = { $player } does not see the group any more, and keeps the seats of running games until these are over. All links that let people in are withdrawn.
ui-group-invite = Invite
ui-group-invite-people = How many people
ui-group-invite-days = Days until it expires
ui-group-invite-do = Make a link
ui-group-link = The link
ui-group-link-about = Send it to those who should join. It is shown only now.
ui-group-qr = The link as a QR code
ui-group-invitation = { $used } of { $most } have come
ui-group-expires = expires
ui-group-withdraw = Withdraw
ui-group-change = Change the group
ui-group-points = Points by place
ui-group-points-help = The first place first, such as 5 3 2 1. Further places count nothing.
ui-group-public = Everybody may read this page
ui-group-public-help = They see results, and by name only those whose own pages they may see; never a table.
ui-group-table-about = Only the people of the group sit down and watch here.
ui-group-share-about = The people of the group can sit down or watch with this link; nobody else can.
ui-new-group = For whom
ui-new-no-group = For everybody with the link
ui-new-group-help = For a group: only its people sit down and watch, and the result counts in its table of results.
ui-results = Table of results
ui-results-show = Show
ui-results-all-series = All
ui-results-rank = Rank
ui-results-player = Player
ui-results-points = Points
ui-results-wins = Won
ui-results-mean = Average place
ui-results-about = Counted are games that two people or more finished. Points by place: { $points }.
ui-results-none = No results yet.
ui-results-cut = The newest { $count } games are counted.
ui-series = Series
ui-series-about = An agreed number of games with one table of results. From game to game everybody’s seat is turned.
ui-series-new = Begin a series
ui-series-name = Name of the series
ui-series-name-example = Winter season
ui-series-length = Number of games
ui-series-games = Games
ui-series-games-help = They are played in turn. Without a tick any game may be played.
ui-series-progress = { $played } of { $length } games played
ui-series-game = game { $number } of { $length }
ui-series-begin-first = Begin the first game
ui-series-begin-next = Begin game { $number }
ui-series-next = Next game of the series
ui-series-to-table = To game { $number }
ui-series-who = Who plays
ui-series-turned = Everybody gets a seat, turned from game to game. It begins when all who sit there are ready; who is missing is left out.
ui-series-over = Finished series
ui-series-played = Games
ui-series-counts = Points by place: { $points }. A bot that plays for somebody plays for their result, also when they have left; whoever takes over a seat takes over the result.
ui-series-take-out = Take the game that is on out of the series
ui-series-take-out-about = It goes on and does not count in the series. Another can be begun in its place.
ui-series-end = End the series
ui-series-end-about = The table of results stays as it is. A game that is on does not count any more.
ui-privacy-groups = Groups
ui-privacy-groups-about = Which groups you are in and since when, whether you are a keeper, and the links that you made to let others in (as hashes). The people of a group see your name there and your results in its games. If a keeper makes the page of a group public, others read its results too, and your name only if they may see your own page.

# -- ratings and the archive

problem-rated-accounts = Only people with an account play rated games. Create one or sign in, then sit down.
problem-rated-one-seat = At a rated table everybody has one seat, and you have yours.
problem-rated-bots = Bots do not play rated games against people.
problem-rated-deal = A rated game cannot be dealt by hand.
problem-rated-alone = A rated game needs at least two players.
problem-rated-clock = A rated game needs a clock at whose end more happens than a reminder; otherwise whoever is losing could simply stop moving. For example { $minutes } minutes each, and { $seconds } seconds more with each turn.
problem-rated-sandbox = A sandbox cannot be rated.
problem-rated-guests = These people have no account, so the game cannot be rated: { $people }.
problem-rated-own-bot = In a rated game no bot plays for you while you keep the seat. You can leave it: that counts as the last place.
problem-rated-no-sandbox = While a rated game is running, nobody tries out its position. Afterwards everybody may.
problem-rated-no-export = While a rated game is running, it cannot be saved as a file. Afterwards it can.
problem-rated-entered = The result of this game has been entered in the ratings, so nothing can be undone any more.
problem-nothing-to-enter = There is no result to enter here.
problem-not-your-finished-game = You have not finished this game.
ui-rated = rated
ui-rated-label = Rated
ui-rated-about = This game is rated: its result changes the ratings of its people.
ui-rated-accounts = Only people with an account play, each on one seat and without bots as opponents. Everybody at the table sees your rating.
ui-rated-clock = There is a clock, so that the game comes to an end.
ui-rated-not-there = While it runs there are no hints, no sandbox of its position and no file of it; nothing is dealt by hand.
ui-rated-leaving = Who leaves, loses the seat or has a bot in their place at the end gets the last place, whatever the bot achieves. An absent person may come back before the end.
ui-rated-when = The result is entered { $minutes } minutes after the end, or sooner if all agree. Until then it can be undone as usual, afterwards no more.
ui-rated-newcomer = Whoever sits down in the running game plays on for somebody else and is not rated.
ui-terms-rated = Rated
ui-terms-rated-help = For people with an account, with a clock, without bots and without hints. The result changes everybody’s rating; leaving counts as the last place.
ui-terms-rated-guest = Rated games are for people with an account.
ui-leave-rated = In this rated game that counts as the last place for you.
ui-rating = { $number } ± { $doubt }
ui-rating-title = Rating
ui-rating-first = first rated game
ui-rating-games = { $count ->
    [one] from one rated game
   *[other] from { $count } rated games
  }
ui-rating-about = The number says how strong somebody is: everybody begins at 1500, and whoever is 200 ahead wins three of four games with two players. With a probability of 95% the strength lies within the ± of the number; every rated game makes it smaller.
ui-rating-course = Ratings after { $count } games, from { $first } to { $last }
ui-rated-pending = Provisional. The result is entered in the ratings when all agree, or at this time:
ui-rated-entered = The result has been entered in the ratings.
ui-rated-for-nobody = The result changes nobody’s rating: fewer than two of those who began are compared by it, or none of them played to the end.
ui-rated-left = did not play to the end: last place
ui-rated-ask = Ask the others: enter the result now
ui-rated-enter = Enter the result now
ui-rating-asked = { $player } asks to enter the result in the ratings now. Nothing can be undone then.
ui-rating-asked-mine = You have asked to enter the result in the ratings now. Nothing can be undone then.
ui-rating-refused = { $player } does not agree: the result is entered by itself some minutes after the end.
ui-ratings-of = Ratings: { $game }
ui-ratings-list = All ratings
ui-ratings-rank = Rank
ui-ratings-people = People
ui-ratings-order = Ordered by the lower end of the rating, the number less its ±. Listed are people who have met at least { $fewest } others in rated games, and whose page everybody may see.
ui-ratings-none = There is nobody in this list yet. In it are people who have met at least { $fewest } others in rated games, and whose page everybody may see.
ui-ratings-unseen = { $count ->
    [one] One rated person is not listed: not everybody may see their page, or they have met fewer than { $fewest } others.
   *[other] { $count } rated people are not listed: not everybody may see their pages, or they have met fewer than { $fewest } others.
  }
ui-ratings-before = Further up
ui-ratings-after = Further down
ui-ratings-bots = Bots
ui-ratings-bots-about = Bots have been rated apart, in tournaments among themselves for each number of players. Their 1500 is the middle of the bots, so do not compare their numbers with those of people.
ui-replay = Replay
ui-archive-title = Archive
ui-archive-lead = Finished games whose people have all agreed that everybody may find, replay and review them.
ui-archive-none = There is no game in the archive yet.
ui-archive-any = any
ui-archive-rated-yes = rated
ui-archive-rated-no = not rated
ui-archive-bots = Bots
ui-archive-no-bots = people alone
ui-archive-person = With (account)
ui-archive-with = Games of { $name }.
ui-archive-person-page = To their page
ui-archive-nobody = There is nobody called “{ $name }” whose page everybody may see.
ui-archive-of = Games of { $name } in the archive
ui-archive-statistics = Statistics of these games
ui-archive-statistics-lead = What usually happened in the games of the archive that you look for.
ui-archive-statistics-about = Counted: { $games ->
    [one] one game
   *[other] { $games } games
  } of the archive, played under the present rules.
ui-archive-statistics-none = None of these games was played under the present rules.
ui-archive-to = To the archive
ui-archived = Everybody finds this game in the archive, as all its people agree.
ui-archive-about = In the archive everybody could find, replay and review this game, with the names and the chat as they stand at the table. For that all its people must agree.
ui-archive-waiting = { $count ->
    [one] You agree. The game is in the archive as soon as one more person agrees.
   *[other] You agree. The game is in the archive as soon as { $count } more people agree.
  }
ui-archive-agree = Put it into the archive
ui-archive-withdraw = Not in the archive any more
ui-archive-me-about = Everybody finds finished games there, with names and chat, if all who played agree. You can decide for all your games here, and otherwise at each finished table.
ui-archive-me-no = Only the games for which I say so
ui-archive-me-yes = All my games
ui-privacy-ratings = Ratings and the archive
ui-privacy-ratings-about = If you play rated games: how strong you are, and how each of those games changed that. Whoever sits at a rated table with you sees it, and who may see your page. Until a rated game begins, a hash of your network is kept that holds for that table alone; afterwards only whether two of its people came from one network, which the host sees. Also whether you agree that finished games of yours are in the archive: without that none is.
# -- clocks

ui-clock = Clock
ui-clock-none = No clock
ui-clock-none-help = Everybody takes as long as they like.
ui-clock-days = By days
ui-clock-days-help = So long for each turn, and a reserve for delays. Quiet hours and away days do not count.
ui-clock-live = Live
ui-clock-live-help = So long for the whole game, and a little more with each turn, as in chess.
ui-clock-turn = For each turn
ui-clock-bank = Reserve for delays
ui-clock-bank-none = none
ui-clock-total = For the whole game
ui-clock-increment = More with each turn
ui-clock-weekends = Weekends do not count
ui-clock-weekends-help = By days: no time runs on Saturdays and Sundays, where the person is.
ui-clock-end = When somebody’s time is over
ui-clock-end-remind = They are only reminded
ui-clock-end-vote = The others may vote for a bot
ui-clock-end-bot = A bot plays until they are back
ui-clock-end-give-up = They lose the seat, and a bot plays on
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
ui-agreed-clock-days = Clock by days: { $turn } for each turn.
ui-agreed-clock-bank = Reserve for delays in the whole game: { $bank }.
ui-agreed-clock-live = Live clock: { $bank } for the whole game.
ui-agreed-clock-increment = Added with each turn: { $increment }.
ui-agreed-clock-rests = Quiet hours and away days of whoever is to move do not count.
ui-agreed-clock-weekends = Weekends do not count.
ui-agreed-end-remind = Whoever’s time is over is only reminded.
ui-agreed-end-vote = When somebody’s time is over, the others may vote for a bot.
ui-agreed-end-bot = When somebody’s time is over, a bot plays until they are back.
ui-agreed-end-give-up = Whoever’s time is over loses the seat, and a bot plays on.
ui-clock-short-days = { $turn } for a turn
ui-clock-short-live = live, { $bank }
ui-clock-left = Time left
ui-clock-deadline = Time until
ui-clock-rests = The clock rests until
ui-clock-low = little time
ui-clock-over = Time is over
ui-clock-reserve = Reserve
ui-clock-used = Time used
ui-clock-paused = Pause: no time runs.
ui-clock-paused-until = Pause: no time runs until
ui-clock-pause = Ask for a pause
ui-clock-pause-about = No time runs for anybody in a pause; you may go on moving. Everybody else must agree, and anybody can end it.
ui-clock-pause-for = For how long
ui-clock-pause-open = Until somebody ends it
ui-clock-resume = End the pause
ui-clock-claim = Ask the others: let a bot play
ui-clock-claim-about = The time of { $player } is over.
ui-pause-asked = { $player } asks for a pause, until somebody ends it. { $count ->
    [0] { "" }
    [one] It ends by itself after one day.
   *[other] It ends by itself after { $count } days.
  }
ui-pause-asked-mine = You have asked for a pause, until somebody ends it. { $count ->
    [0] { "" }
    [one] It ends by itself after one day.
   *[other] It ends by itself after { $count } days.
  }
ui-pause-refused = { $player } does not agree: there is no pause.
ui-over-time-asked = { $player } asks to let a bot play for { $seat }, whose time is over.
ui-over-time-asked-mine = You have asked to let a bot play for { $seat }, whose time is over.
ui-over-time-refused = { $player } does not agree: no bot plays for whoever’s time is over.
ui-notice-time-over = The time of { $player } is over.
ui-notice-time-over-vote = The time of { $player } is over. The others may vote for a bot.
ui-notice-time-over-bot = The time of { $player } is over. A bot plays until they take the seat back.
ui-notice-time-over-seat = The time of { $player } is over, and the seat is free. A bot plays until somebody sits down there.
ui-notice-time-held = { $by } and all the others let a bot play for { $player }, whose time is over, until they take the seat back.
ui-notice-paused = { $by } and all the others have agreed to a pause. { $count ->
    [0] It lasts until somebody ends it.
    [one] It ends after one day, or when somebody ends it.
   *[other] It ends after { $count } days, or when somebody ends it.
  }
ui-notice-resumed = { $by } has ended the pause.
ui-notice-pause-over = The pause is over.
ui-times-title = Where the time went
ui-times-about = How long everybody was waited for. Rests, pauses, bots and moves taken back by consent do not count.
ui-times-player = Player
ui-times-total = In all
ui-times-turns = Turns
ui-times-mean = For a turn
ui-times-longest = Longest turn
ui-times-took = took { $time }
ui-times-moment = under a minute
ui-rests-title = When your clock rests
ui-rests-about = At tables with a clock by days no time runs for you then. The others see only until when your clock rests.
ui-rests-zone = These times are in the time zone { $zone }. You choose it above.
ui-rests-zone-auto = These times are in the time zone { $zone }. If you choose none above, it becomes that of this browser when you keep quiet hours.
ui-rests-quiet = Quiet hours
ui-rests-quiet-about = At most { $count } hours a day. At each table a change counts from your next turn on, and once a week at most.
ui-rests-from = from
ui-rests-to = to
ui-rests-none = No quiet hours
ui-rests-away = Away days
ui-rests-away-about = At most { $once } days in a row and { $year } in a year. They count at once, at all your tables. A day that has begun is used.
ui-rests-first = first day
ui-rests-last = last day
ui-rests-add = Add away days
ui-rests-end = I am back, or stay after all
ui-rests-period = { $first } to { $last }
ui-privacy-rests = Quiet hours and away days
ui-privacy-rests-about = When your clock rests at tables by days. Others see only until when it rests.
problem-clock-days = By days a turn has from one hour to { $turn } days, and the reserve at most { $bank } days; no time is added with a turn.
problem-clock-live = A live game has from one minute to { $bank } hours for each player, at most { $increment } minutes more with each turn, and no time for a single turn.
problem-clock-in-file = The clock in the file cannot be read.
problem-no-clock = This table has no clock that could pause.
problem-paused-already = There is a pause already.
problem-not-paused = There is no pause.
problem-time-not-over = The time of { $name } is not over, or this table has agreed on something else for that.
problem-quiet-long = Quiet hours are at most { $most } hours a day.
problem-away-over = These days are over, or have begun.
problem-away-far = Away days are planned at most { $most } days ahead.
problem-away-long = At most { $most } away days follow one another.
problem-away-often = There are at most { $most } away days in a year.
problem-away-twice = Some of these days are away days already.

# -- orders for later
ui-orders = Orders
ui-orders-about = You say now what is to be done later. When a decision comes up that an order answers, the table makes that move for you, as the rules allow it. Nobody else sees your orders. Of several that answer, the first in the list decides.
ui-orders-yours = Your orders
ui-orders-none = You have no orders here.
ui-orders-no-kinds = This game has no orders that can be given here.
ui-orders-count = { $count ->
    [0] Orders
    [one] Orders: one waits
   *[other] Orders: { $count } wait
  }
ui-order-give = Give an order
ui-order-now = Order it
ui-order-change = Change the order
ui-order-edit = Change
ui-order-edit-turn = A prepared turn is changed by preparing it anew; then withdraw this one.
ui-order-withdraw = Withdraw
ui-order-clear = Clear
ui-order-up = Move up
ui-order-down = Move down
ui-order-waits = It waits.
ui-order-begun = It has begun: { $made } of { $count } moves are made.
ui-order-ended = It has stopped.
ui-order-stopped = Your order has stopped: { $order } { $why }
ui-order-preference = The preferred first. Leave out what does not count.
ui-order-unless = Unless this happens
ui-order-this-round = In this round only
ui-order-until = Until this happens
ui-order-unless-help = If it happens after you have given the order, the order stops. Any one of these is enough.
ui-order-who = Who
ui-order-what = What
ui-by-order = by an order
ui-prepare = Prepare my next turn
ui-prepare-about = This is the table as it would be if your turn began now. What you choose is not played: you order it for later, one move after the other.
ui-prepare-so-far = Prepared so far
ui-prepare-add = Add this move
ui-prepare-none = There is nothing more to prepare: somebody else decides next, or something is drawn.
ui-prepare-back = Take the last one back
ui-prepare-any-price = At any price
ui-prepare-any-price-help = Otherwise the turn waits for you if a move brings less money, goods or points than now, or costs more.
ui-prepare-illegal = A move prepared before is not possible any more. Begin anew.
problem-order-lesson = In a lesson there are no orders for later.
problem-orders-many = A seat has at most { $most } orders. Withdraw one first.
problem-no-order = This order is not there any more.
problem-no-prepare = No turn of yours can be prepared here now.
problem-orders-in-file = The orders in the file cannot be read.
