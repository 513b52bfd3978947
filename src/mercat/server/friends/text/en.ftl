# -- friends

problem-no-friend = That is no longer possible with this person. Reload the page.
problem-invite-outside = Only members of the group can be invited to this table. Not a member: { $players }.
problem-no-friend-link = This link no longer works. Ask for a new one.
problem-own-friend = This is your own link. Send it to somebody else.
problem-many-friends = You already have { $most } friends and friend requests, which is the maximum. Remove one first.
problem-many-friends-asked = You already have { $most } pending friend requests, which is the maximum. Cancel one first.
problem-friends-asked-today = You have already sent { $most } friend requests today, which is the maximum. Try again tomorrow.
problem-no-seat-to-invite = This table no longer has a free seat.
problem-many-invited = You have already invited { $most } people to this table, which is the maximum.
problem-many-invited-today = You have already sent { $most } invitations today, which is the maximum. Try again tomorrow.
ui-friends = Friends
ui-friends-about = Friends can see when you are online, and you can invite each other to a table with one click.
ui-friends-new = Once you have sat down at a table, you can add friends here. If somebody has sent you a link, just open it.
ui-friends-nameless = Unnamed guest
ui-friends-none = No friends yet.
ui-friends-is-friends = You are friends.
ui-friends-is-asking = This person has sent you a friend request.
ui-friends-is-asked = You have sent this person a friend request.
ui-friends-is-muted = You have muted this person.
ui-friends-since = friends since
ui-friends-here = online
ui-friends-here-now = Online now:
ui-friends-nobody-here = None of your friends are online.
ui-friends-shown = Friends can see when you are online.
ui-friends-hidden = Friends cannot see when you are online.
ui-friends-hide = Hide
ui-friends-show = Show
ui-friends-remove = Remove
ui-friends-remove-about = You will no longer see each other here. To become friends again, one of you must send a request and the other must accept it.
ui-friends-asking = Friend requests
ui-friends-ask-you = { $count ->
    [one] One friend request
   *[other] { $count } friend requests
  }
ui-friends-accept = Accept
ui-friends-decline = Decline
ui-friends-asked = Your requests
ui-friends-own-invitations = Your invitations to tables
ui-friends-own-invitations-removed = removed from the table by the host
ui-friends-withdraw = Cancel request
ui-friends-way-link = through a link
ui-friends-way-game = from a game
ui-friends-way-group = from a group
ui-friends-ask = Add friends
ui-friends-ask-do = Add as a friend
ui-friends-known = People from your games and groups
ui-friends-make-link = Create a link
ui-friends-make-link-about = People who open the link can send you a friend request. You decide each time. The link works for 7 days.
ui-friends-no-link = { $count ->
    [one] Delete your link
   *[other] Delete your { $count } links
  }
ui-friends-link = Your link
ui-friends-link-about = Send it to your friends. It will not be shown again.
ui-friends-link-qr = The link as a QR code
ui-friends-link-title = { $player } would like to be friends
ui-friends-link-nameless = Somebody would like to be friends
ui-friends-link-preview = Open the link to become friends and play board games together.
ui-friends-link-ask = Send friend request
ui-friends-link-ask-about = Once your request is accepted, you will each see when the other is online, and you can invite each other to a table. Either of you can end the friendship at any time.
ui-friends-link-yours = This is your own link. Send it to your friends.
ui-friends-invite = Invite
ui-friends-invite-title = Invite friends
ui-friends-invite-about = They will be notified and can take a free seat.
ui-friends-invited = Invited
ui-friends-declined = Declined
ui-friends-friend = friend
ui-friends-mate = from your group
ui-friends-outside = not in this group
ui-friends-invitations = Invitations
ui-friends-join = Join
ui-friends-invited-by = { $player } has invited you
ui-privacy-friends = Friends, friend requests, invitations, your last visit to a page that shows friends
ui-privacy-friends-about = Friends see your name and, unless you hide it, whether you are online. Anybody you send a request to sees your name.
ui-privacy-friends-time = until removed; friend requests 30 days, invitations 7 days
