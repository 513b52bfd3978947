## Why a request was refused. Ids are the same in every language.

problem-no-table = There is no table at this address. It may have been deleted by its host before the game started, by an admin, or after a long period of inactivity; or only the members of a group can see it.
problem-no-lesson = This lesson does not exist.
problem-not-found = There is no page at this address.
problem-wrong-method = This address does not accept that kind of request.
problem-wrong-host = This server is not set up for that host name.
problem-not-understood = The request could not be read (at “{ $where }”).
problem-our-fault = Something went wrong on the server. Reload the page before you try again.
problem-no-database = The server cannot reach its database, or the database is full. Nothing was changed. Please tell the admin, and try again later.
problem-slow-database = The database is slow, and your action has not been confirmed. Check the table in a moment, then try again if needed.
problem-rules-differ = The rules have changed since this game began: line { $line } of its journal, “{ $text }”, is not possible under the current rules. { $why } The table’s page explains how to continue.
problem-rules-unknown = This game cannot be continued under this server’s rules. { $why } You can still save the game as a file.
problem-rules-agree = This game already uses the current rules.
problem-rules-unplayable = Not even the first moves of this game are possible under the current rules. All you can do is save the game as a file.
problem-stale = The game has moved on. Look at the table, then decide again.
problem-over = The game is over.
problem-not-begun = The game has not started yet.
problem-not-over = The game is not over yet.
problem-not-your-turn = It is not your turn.
problem-not-seated = You have no seat at this table.
problem-not-your-seat = This seat is not yours.
problem-not-host = Only the host of this table can do that.
problem-nobody = You are not signed in here. Sign in, or sit down at a table first.
problem-no-account = You need an account for that.
problem-not-server-host = Only an admin can do that.
problem-own-table = You are the only player in your sandbox, so you cannot leave your seat.
problem-no-seat = There is no such seat at this table.
problem-no-free-seat = No seat is free.
problem-seat-taken = That seat is taken.
problem-name-taken = { $name }, or a name that looks the same, is already taken here. Choose another name.
problem-name-reserved = { $name } could be mistaken for the server itself or for a role at the table. Choose another name.
problem-bot-plays = A bot is playing in this seat. Take the seat back first.
problem-nobody-to-hold-for = This seat does not need a bot right now.
problem-still-here = { $name } is still here.
problem-no-such-bot = There is no such bot. Choose one of: { $bots }.
problem-no-such-style = There is no such style in this game. Choose one of: { $styles }.
problem-too-many-bots = There are more bots than seats. Choose fewer bots or more seats.
problem-not-bots-alone = You can only do that at tables where all the players are bots.
problem-no-hints = Hints are available only when nobody else is playing (solo, in a sandbox or against bots), and not in lessons.
problem-no-hint-now = The bots are too busy for a hint. Try again in a moment.
problem-hint-failed = The bots could not compute a hint for this decision. The error has been logged.
problem-no-undo = You need the other players’ consent to undo that.
problem-no-such-undo = The game cannot go back to that point.
problem-no-such-moment = { $most ->
    [0] The game has no moves yet.
    [one] The game has only one move.
   *[other] The game has only { $most } moves.
  }
problem-already-asked = An earlier request is still waiting for answers.
problem-nothing-asked = That request has been answered already.
problem-not-asked = You have already answered, or you were not asked.
problem-long-move = A move can have at most { $most } characters.
problem-undone-enough = No more moves can be undone at this table, because the limit has been reached. Play on from here.
problem-too-many-tables = { $most ->
    [one] You already have a table with an unfinished game. Finish it first,
   *[other] You already have { $most } tables with unfinished games, which is the maximum. Finish one first,
  } or try again in a few days.
problem-too-many-tables-near = { $most ->
    [one] A table opened from your network already has an unfinished game. Wait until that game
   *[other] { $most } tables opened from your network already have unfinished games, which is the maximum. Wait until one of those games
  } is over before you open another table.
problem-journal-full = This game has reached the limit of { $most } recorded moves.
problem-long-journal = An imported game can have at most { $most } moves.
problem-long-deal = This deal is too long to enter draw by draw. You can still enter it as text.
problem-empty-name = Enter a name.
problem-long-name = A name can have at most { $most } characters.
problem-empty-chat = Write a message first.
problem-long-chat = A message can have at most { $most } characters.
problem-bad-link = This link to a seat no longer works.
problem-bad-token = The token is not valid.
problem-cross-site = The request came from another website and was not carried out.
problem-ambiguous-length = The length of that request is ambiguous.
problem-large-body = That request is too large.
problem-long-address = That address is too long.
problem-large-cookies = Your browser is sending too many cookies. Delete this site’s cookies, then try again.
problem-too-fast = { $seconds ->
    [one] That was too fast. Wait one second.
   *[other] That was too fast. Wait { $seconds } seconds.
  }
problem-enough-today = { $what ->
    [people] Too many new people have joined from your network today.
    [accounts] Too many accounts have been created from your network today.
    [groups] Too many groups have been created from your network today.
    [series] Too many series have been started from your network today.
    [friends] Too many friend requests and invitations have been sent from your network today.
   *[secrets] Too many devices and links have been added from your network today.
  } Try again in a few hours.
problem-too-many-reviews = Too many reviews are in progress. Try again in a minute.
problem-too-much-stored = The tables you have opened in the last month take up { $most } MB, which is the maximum for one browser. You can open more once old ones have been deleted.
problem-too-much-stored-near = The tables opened from your network in the last month take up { $most } MB, which is the maximum for one network. You can open more once old ones have been deleted.
problem-too-many-streams = Too many tables are open at once on your network. Close some of them.

## What is wrong with the settings. No period ends it.

setting-whole = { $name }={ $value } is not a whole number
setting-long-number = { $name }={ $value } has too many digits for a whole number
setting-number = { $name }={ $value } is not a number
setting-duration = { $name }={ $value } is not a duration such as 30s, 90m, 24h or 7d
setting-yes-or-no = { $name }={ $value } is neither yes nor no
setting-range = { $name }={ $value } is not between { $least } and { $most }
setting-long = { $name }={ $value } is longer than { $most } characters
setting-choice = { $name }={ $value } is not one of { $values }
setting-text = { $name }={ $value } is not UTF-8 text
setting-prefix = MERCAT_PREFIX={ $value } is not a path such as /mercat
setting-own-path = { $name }={ $value } starts with a path that Mercat uses for its own pages; choose another path
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
setting-metrics-in-use = metrics cannot be served at { $address }: another program is using that address
setting-metrics-unusable = metrics cannot be served at { $address } ({ $why })
setting-one-writer = MERCAT_PROCESSES needs PostgreSQL (MERCAT_DATABASE): with SQLite only one process can write
setting-processes-end = the server’s processes stop as soon as they start; the log says why
setting-no-games-folder = MERCAT_GAMES points to { $folder }, which is not a folder
setting-no-home = HOME={ $home } is not an absolute path, so there is no folder for the data; set HOME, or set MERCAT_DATA to the folder to use
setting-nobodys-folder = MERCAT_DATA={ $value } is in the home folder of a user who does not exist
