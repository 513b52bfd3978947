# -- people: notices, by which people who are away are called

problem-notice-gone = This notification method no longer exists.
problem-notice-no-address = Your account does not have a confirmed email address yet.
problem-notice-ways = You can have at most { $most } notification methods. Remove one first.
problem-notice-unknown-host = There is no server called { $host }.
problem-notice-slow-host = The address of { $host } could not be found in time. Try again later.
problem-notice-not-public = Notifications can only be sent to public addresses.
problem-notice-https = That server must use HTTPS.
problem-notice-server = Enter a server name such as ntfy.sh.
problem-notice-topic = A topic can only contain letters, digits, hyphens and underscores.
problem-notice-token = Enter the token exactly as the service shows it.
problem-notice-chat = A chat ID contains only digits, optionally after a minus sign.
problem-notice-room = Enter a room ID such as !abc:example.org.
problem-notice-hook = Enter the address of a Discord webhook.
problem-notice-url = Enter a single Apprise URL that does not point to this server.
problem-notice-hours = Enter a time such as 22:30.
problem-too-many-quiet = You have already turned off notifications for { $most } tables, which is the maximum. Turn them back on for one of those first.
call-turn-title = Your turn: { $game }
call-turn = The game is waiting for your move.
call-reminder-title = Time is running out: { $game }
call-reminder = It is still your turn.
call-invited-title = A seat for you: { $game }
call-invited = { $to ->
    [series] { $by } has started game { $number } of { $length } of the series { $series } ({ $group }) and reserved a seat for you.
    [group] { $by } has opened a table in the group { $group } and reserved a seat for you.
   *[table] { $by } has opened a table and reserved a seat for you.
  }
call-called-off-title = Table deleted: { $game }
call-called-off = { $admin ->
    [yes] An admin deleted this table{ $players ->
        [none] { "" }
       *[other] {" "}(with { $players })
    } along with its { $begun ->
        [no] chat.
       *[yes] moves and chat.
    }
    [series] The last move of the game before it in the series was undone, so that game continues. This table was deleted before its game began.
   *[no] { $by } deleted the table before the game began.
}
call-free-seat-title = You are invited: { $game }
call-free-seat = { $by } has invited you to a game. Take a free seat if you would like to play.
call-group-asks-title = Request to join: { $group }
call-group-asks = { $by } has asked to join the group.
call-group-yes-title = Request accepted: { $group }
call-group-yes = { $by } has accepted your request to join the group.
call-group-no-title = Request declined
call-group-no = { $named ->
    [yes] An organiser has declined your request to join { $group }.
   *[no] An organiser has declined your request to join a group.
  }{ $again ->
    [none] { "" }
   *[other] {" "}You can ask again from { $again }.
  }
call-group-join-title = New member: { $group }
call-group-join = { $by } has joined the group by your invitation link.
call-group-left-title = Member left: { $group }
call-group-left = { $by } has left the group.
call-group-removed-title = Member removed: { $group }
call-group-removed = { $by } has removed { $players } from the group.
call-group-out-title = Removed from a group: { $group }
call-group-out = { $by } has removed you from this group. You keep your seats in games in progress, but not at tables that are still waiting for players.
call-organiser-title = Organiser: { $group }
call-organiser = { $by } has made you an organiser of this group. You can now invite people and manage the group.
call-organiser-left-title = Organiser: { $group }
call-organiser-left = { $by } has left this group, and you are its organiser now. You can invite people and manage the group.
call-organiser-ended-title = Organiser: { $group }
call-organiser-ended = { $by } has removed you as an organiser of this group. You are still a member.
call-friend-title = Friend request: { $by }
call-friend = { $by } would like to be your friend here.
call-befriended-title = New friend: { $by }
call-befriended = { $by } has accepted your friend request.
call-asked-title = A question for you: { $game }
call-asked = { $by } is asking for everybody’s consent.
call-named-title = You were mentioned: { $game }
call-named = { $by } mentioned you in the chat.
call-ended-title = Game over: { $game }
call-ended = The game is over. See how everybody did.
call-happened-title = Your table: { $game }
call-tried-title = Test notification
call-tried = This is how Mercat tells you that it is your turn.
call-until = You have until { $at }.
call-mail-end = You are receiving this email because notifications are switched on in your account at { $site }. Replies are not read.
ui-notices = Notifications
ui-notices-lead = Get a message when it is your turn.
ui-notices-open = Open the table
ui-notices-off = Stop these emails
ui-notices-ways = Notification methods
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
ui-notices-tried = We are sending a test notification. The list below will show whether it was delivered.
ui-notices-remove = Remove
ui-notices-is-off = Off:
ui-notices-add-push = Notify me on this device
ui-notices-push-about = Your browser will ask for permission. Notifications arrive while the browser is running, and in the installed app.
ui-notices-push-never = Push notifications are not available here. On an iPhone or iPad, add this site to the home screen first.
ui-notices-push-denied = Notifications are blocked for this site. Allow them in your browser’s settings, then try again.
ui-notices-push-failed = The browser’s push service did not answer. Try again later, or choose another method.
ui-notices-add-mail = Email me
ui-notices-mail-about = Emails will be sent to { $address }. Each one contains a link to stop them.
ui-notices-mail-first = To receive emails, first confirm an address for your account.
ui-notices-add = Other methods
ui-notices-add-this = Add
ui-notices-field-server = Server
ui-notices-field-topic = Topic
ui-notices-field-token = Token
ui-notices-field-token-maybe = Token, if needed
ui-notices-field-hook = Webhook address
ui-notices-field-bot = Your bot’s token
ui-notices-field-chat = Chat ID
ui-notices-field-access = Access token
ui-notices-field-room = Room ID
ui-notices-field-url = Apprise URL
ui-notices-what = When to notify me
ui-notices-kind-turn = It is my turn
ui-notices-kind-invited = I am invited to a game
ui-notices-kind-asked = Somebody asks for my agreement
ui-notices-kind-named = I am mentioned in the chat
ui-notices-kind-happened = Something happens to my seat
ui-notices-kind-ended = A game ends
ui-notices-kind-reminder = My time is running out
ui-notices-kind-friend = Somebody sends me a friend request
ui-notices-kind-tried = Test
ui-notices-kind-called-off = A table is deleted
ui-notices-kind-group-asks = Somebody asks to join a group
ui-notices-kind-group-yes = My request to join a group is accepted
ui-notices-kind-group-no = My request to join a group is declined
ui-notices-kind-group-join = Somebody joins a group by my link
ui-notices-kind-group-left = Somebody leaves a group
ui-notices-kind-group-out = I am removed from a group
ui-notices-kind-organiser = I am made an organiser of a group
ui-notices-kind-befriended = My friend request is accepted
ui-notices-hours = Do not disturb
ui-notices-from = from
ui-notices-until = until
ui-notices-hours-about = Notifications are held back during these hours. Leave both empty to use your clock’s quiet hours.
ui-notices-muted = Tables without notifications
ui-notices-mute = Stop notifications for this table
ui-notices-unmute = Notify me again
ui-notices-muted-here = You are not getting notifications for this table.
ui-notices-calendar = Calendar
ui-notices-calendar-about = Subscribe to this secret address in your calendar to see when your time runs out at each table.
ui-notices-calendar-is = You have a calendar address.
ui-notices-calendar-shown = Copy it now: it will not be shown again. Anyone who has it can see your tables and when your time runs out.
ui-notices-calendar-make = Create an address
ui-notices-calendar-again = Replace the address
ui-notices-calendar-drop = Delete
ui-notices-calendar-entry = Time runs out: { $game }
ui-notices-sent = Sent notifications
ui-notices-sent-none = Nothing yet.
ui-notices-state-sent = sent
ui-notices-state-failed = not sent
ui-notices-state-sending = being sent
ui-notices-state-waiting = will be retried
ui-notices-repeats = may have arrived twice
ui-notices-bounces = “Sent” does not mean that an email has arrived.
ui-notices-why-too-many = too many notifications within an hour
ui-notices-why-not-public = the address is not public
ui-notices-why-timeout = no response in time
ui-notices-why-process = the server was interrupted
ui-notices-why-answered = refused by the service
ui-notices-why-mail = refused by the mail server
ui-notices-why-no-address = no confirmed email address
ui-notices-why-device-ended = the device was signed out
ui-notices-why-signed-out = your devices were signed out; send a test to switch it on again
ui-notices-why-unsubscribed = unsubscribed using the link in an email
ui-notices-why-no-mail = this server does not send email
ui-notices-why-not-understood = the service does not know this address
ui-notices-why-connection = the service could not be reached
ui-notices-off-title = Stop emails about tables?
ui-notices-off-about = You will not get any more emails about tables. You can change this on your page at any time.
ui-notices-off-yes = Unsubscribe
ui-notices-off-done = Emails stopped
ui-notices-off-done-about = You will no longer get emails about tables. Your account still has its email address.
ui-since-points = Your points
ui-since-place = Your place
