# -- people: devices, and what is one’s own

problem-token-not-here = Personal tokens are for programs: they give access to tables, but not to pages or account settings.
problem-token-reads-only = This token is read-only.
problem-too-many-tokens = You already have { $most } tokens, which is the maximum. Delete one first.
problem-bad-device-link = This link no longer works: it has been used or cancelled, or it has expired. Create a new one on your other device.
problem-no-code = A recovery code has { $letters } letters and digits.
problem-bad-code = This code does not work. It may have been mistyped, used, deleted, or replaced by a newer one.
problem-no-zone = No time zone is named after “{ $typed }”. Type the largest city in your time zone, such as London or New York.
problem-code-of-former-guest = This code stopped working when you created your account. Sign in instead, or use one of your account’s recovery codes.
problem-cut-account = You were signed out here because you created an account in another browser. Sign in to continue your games.
problem-cut-password = You were signed out here because your password was changed. Sign in again to continue.
problem-cut-everywhere = You were signed out everywhere. Sign in again to continue here.
problem-cut-device = You were signed out here from another of your devices. Sign in again to continue.
problem-cut-device-guest = This browser was signed out from another of your devices. To come back, create a link there or use your recovery code.
problem-cut-crowded = You were signed out here because you had signed in on more devices than you can use at once. Sign in again to continue.
problem-cut-crowded-guest = This browser was signed out because you had added more devices than you can have at once. To come back, create a link on one of your devices or use your recovery code.
problem-cut-deleted = You deleted all your data in another browser, so this browser no longer recognises you.
problem-no-device = That device or token is not yours, or has already been removed.
problem-already-yours = This browser is already one of your devices.
problem-signed-in = You are signed in here as { $name }. Sign out first, then try again.
problem-not-sure = Please confirm that you are sure.
problem-empty-label = Enter a purpose for the token.
problem-long-label = Enter at most { $most } characters.
ui-problem-missing = Page not found
ui-problem-banned = You are banned
ui-names-and = { $first } and { $last }
ui-names-and-i = { $first } and { $last }
ui-me = You
ui-me-page-profile = Profile
ui-me-page-devices = Sign-in and devices
ui-me-page-data = Your data
ui-me-privacy = Privacy
ui-somebody = Somebody
ui-device-unknown = Unknown browser
ui-me-name-about = This name is shown at your tables with unfinished games. If you change it, results and earlier messages will keep the old one.
ui-me-name-account = It is also the name you sign in with.
ui-me-name-new = This is the name you play under.
ui-me-renamed = Your name has been changed.
ui-me-renamed-but = { $count ->
    [one] Your name has been changed. At one table you keep your old name because somebody there has a similar one.
   *[other] Your name has been changed. At { $count } tables you keep your old name because somebody there has a similar one.
  }
ui-me-devices = Your devices
ui-me-devices-about = On the other device, scan the code that appears here or open the link.
ui-me-devices-open = On the other device, open the link that appears here.
ui-me-here = This device
ui-me-used = last used
ui-me-made = added
ui-me-end = Sign out
ui-me-add-device = Add a device
ui-me-link-about = { $count ->
    [one] Open this link on the other device within a minute. It works once. Do not share it: anyone who opens it can play as you.
   *[other] Open this link on the other device within { $count } minutes. It works once. Do not share it: anyone who opens it can play as you.
  }
ui-me-link-qr = The link as a QR code
ui-me-withdraw-links = { $count ->
    [one] Cancel the unused link
   *[other] Cancel the { $count } unused links
  }
ui-me-end-others = Sign out all other devices
ui-me-end-about = Signing out a device also cancels everything created on it: tokens, links for adding devices, links and tokens for your seats, and your calendar address. The device will no longer get notifications.
ui-me-leave = Sign out in this browser
ui-me-leave-about = Your other devices stay signed in, and your recovery code still works.
ui-me-leave-last = This is your only device, and you have no recovery code. If you sign out, you will not be able to continue your games.
ui-me-leave-guest = You will be a guest here again, with the tables that you did not take with you.
ui-me-nothing = Nothing is stored about you yet. Once you sit down at a table, you can also play from another device.
ui-recovery-code = Recovery code
ui-me-code-about = Write down a recovery code and keep it somewhere safe. You can use it to get back in even if you lose all your devices.
ui-me-code-shown = Write this code down now. It will not be shown again, and earlier codes no longer work. You can use it only once.
ui-me-code-made = You have a recovery code, created on
ui-me-code-make = Create a recovery code
ui-me-code-replace = Replace the code
ui-me-code-withdraw = Delete the code
ui-me-code-ended = Your recovery code was created on a device that has been signed out, so it no longer works. Here is a new one.
ui-me-code-use = I have a recovery code
ui-me-account = Account
ui-me-account-none = You are playing as a guest. You do not need an account to play.
ui-zone = Time zone
ui-zone-auto = Same as this browser
ui-zone-about = Type the largest city in your time zone, such as London. Leave this empty to use the browser’s time zone.
ui-me-tokens = Tokens for programs
ui-me-tokens-about = A token lets your program see your tables or play for you.
ui-me-token-shown = Copy this token now. It will not be shown again. Anyone who has it can do what your program can.
ui-me-token-make = Create a token
ui-me-token-label = Purpose
ui-me-token-scope = Permissions
ui-me-token-end = Delete
ui-me-token-ends = Deleting a token also deletes the links and tokens for your seats, because the program could have read them.
ui-me-scope-read = Read
ui-me-scope-play = Read and play
ui-me-kept = Your data
ui-me-download = Download your data
ui-delete-me = Delete my data
ui-delete-title = Delete all your data?
ui-delete-lead = This cannot be undone.
ui-delete-name = Your name will be replaced by “Somebody” at all tables, in messages and in results.
ui-delete-games = The other players will keep their games, and decide whether to publish them. In games in progress, a bot will take over your seat, as if you had left.
ui-delete-devices = All your devices will be signed out, and your codes, tokens and settings deleted.
ui-delete-words = Your messages to others will stay, but without your name. What others have written about you will stay too.
ui-delete-last-admin = You are the only admin of this server. Afterwards, nobody can handle reports or lift bans until the person who runs the server names an admin with the command mercat admin host NAME.
ui-link-title = Use this device too?
ui-link-guest = This browser will become one of { $name }’s devices, with access to all their tables.
ui-link-account = You will be signed in here as { $name }, with access to all the tables of that account.
ui-deleted = Your data has been deleted
ui-deleted-about = Your name has been removed from tables, chat and results. Bots play on in your seats.
ui-deleted-last-admin = This server now has no admin: the person who runs it can name one with the command mercat admin host NAME.
ui-link-nameless = This browser will become one of the devices of the person who created the link, with access to all their tables.
ui-link-trust = Only continue if you created this link yourself on your other device.
ui-link-join = Use this device too
ui-along-title = Tables to bring with you
ui-along-about = You have played in this browser as a guest. Choose the tables to take with you; the rest will stay with the guest. Once you sign out on this device, you will be that guest again.
ui-along-others = { $count ->
    [one] This guest profile is also in use on one other device. That device will only be able to watch the tables that you take with you.
   *[other] This guest profile is also in use on { $count } other devices. Those devices will only be able to watch the tables that you take with you.
  }
ui-recover-title = Use a recovery code
ui-recover-about = Type your recovery code; capitals, spaces and dashes do not matter. This browser will become one of your devices.
ui-recover-account = Do you have an account? Use one of its recovery codes instead:
ui-recover = Recover
ui-recovered-title = Welcome back
ui-recovered-about = You have used your code. Write down this new one: it will not be shown again.
ui-personal-own-device = To play on another of your own devices, add it on the “You” page.
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
ui-privacy-devices = Browser type, first and last use
ui-privacy-devices-about = So that you can see your devices and sign them out
ui-privacy-devices-time = { $count ->
    [one] one day after signing out
   *[other] { $count } days after signing out
  }
ui-privacy-network = A hash of your network address
ui-privacy-network-about = Limits abuse. Admins see whether players of rated games share a network.
ui-privacy-network-time = one day, or as long as your tables exist
ui-privacy-preferences = Settings, time zone, quiet hours, away days
ui-privacy-preferences-about = The same on all your devices. The only thing others see is when your clock starts again.
ui-privacy-preferences-time = until deleted
ui-privacy-groups = Groups, roles, invitation links, requests to join
ui-privacy-groups-about = Members see your name and results
ui-privacy-groups-time = until you leave; requests 30 days
ui-privacy-ratings = Ratings, consent to archiving
ui-privacy-ratings-about = Opponents see ratings; everybody sees the archive
ui-privacy-ratings-time = until deleted
ui-privacy-notices = Notifications, and where they are sent
ui-privacy-notices-about = The services you choose receive the text of each notification, with names of players and groups, and a link
ui-privacy-notices-time = until removed; sent notifications 30 days
ui-privacy-mail = Email address
ui-privacy-mail-about = Account recovery
ui-privacy-mail-time = until removed; after you unsubscribe, only a hash
ui-privacy-sign-on = Your ID with the sign-in provider
ui-privacy-sign-on-about = Signing in. The service learns when you sign in here.
ui-privacy-sign-on-time = until unlinked
ui-privacy-time = How long games and guests are kept
ui-privacy-others-about = Admins can see everything here; backups contain deleted data until they are replaced.
ui-privacy-yours-about = Download or delete your data on your page.
ui-privacy-keep-open = tables never started
ui-privacy-keep-imported = imported games that nobody joined
ui-privacy-keep-playing = games in progress
ui-privacy-keep-alone = finished games with only one human player
ui-privacy-keep-together = finished games with two or more people
ui-privacy-keep-results = results
ui-privacy-keep-guests = guests with no seat, table or result
ui-privacy-keep-visitors = guests who also have no messages, settings, friends, groups or tokens
ui-privacy-keep-links = used links and codes
ui-privacy-for-ever = indefinitely
ui-privacy-days = { $count ->
    [one] one day
   *[other] { $count } days
  }
ui-privacy-keep-sandbox = sandboxes
ui-privacy-keep-bots = tables with only bots
