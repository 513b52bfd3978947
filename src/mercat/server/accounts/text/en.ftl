# -- people: accounts

problem-name-registered = { $name }, or a name that looks the same, belongs to an account. Choose another name, or sign in if it is yours.
problem-has-account = You are already signed in as { $name }.
problem-browser-only = This only works in a browser that accepts cookies.
problem-bad-sign-in = Wrong name or password.
problem-bad-password = Wrong password.
problem-many-passwords = Too many wrong passwords have been entered for this name, perhaps by somebody else. { $minutes ->
    [one] Wait a minute,
   *[other] Wait { $minutes } minutes,
  } sign in with a passkey or a recovery code, or use a browser where you have signed in before.
problem-many-passwords-here = Too many wrong passwords have been entered in this browser. { $minutes ->
    [one] Wait a minute,
   *[other] Wait { $minutes } minutes,
  } then try again.
problem-busy-passwords = Too many people are signing in right now. Try again in a few seconds.
problem-short-password = A password needs at least { $fewest } characters.
problem-long-password = A password can have at most { $most } characters.
problem-common-password = That password is too easy to guess. Avoid common words, your name, keyboard patterns and simple numbers.
problem-no-passkeys-number = Passkeys do not work at a numeric address such as 127.0.0.1. On this computer, use localhost.
problem-no-passkeys-plain = Passkeys need HTTPS, which this server does not use.
problem-passkey-expired = That took longer than five minutes, or happened in another tab. Try again.
problem-passkey-refused = That passkey was not accepted. Try again.
problem-passkey-unknown = No account here has that passkey. It may have been removed.
problem-passkey-not-yours = That passkey belongs to another account.
problem-many-passkeys = An account can have at most { $most } passkeys. Remove one first.
problem-no-passkey = You do not have that passkey.
problem-no-identity = You do not use that sign-in method.
problem-no-password = You do not have a password.
problem-last-way-in = That is your only way to sign in. Set a password or add a passkey first.
problem-wrong-code = That recovery code is wrong, has been used, or has been replaced by newer ones.
problem-not-confirmed = First, please confirm that it is you.
problem-codes-of-account = Your account has its own recovery codes. Go to your account page to create or replace them.
problem-empty-passkey-name = Enter a name with at least one visible character.
problem-long-passkey-name = The name of a passkey can have at most { $most } characters.

ui-play-as = You are playing as { $name }.
ui-play-as-help = With an account, you always play under its name, so that others recognise you.
ui-account-mark = Account { $name }
ui-you-are = You: { $name }
ui-done-registered = You now have an account: { $name }.
ui-done-saved = Your changes have been saved.
ui-done-password-saved = Your new password has been saved, and you have been signed out everywhere else.
ui-done-signed-in = You are signed in as { $name }.
ui-done-signed-out = You have signed out in this browser.
ui-done-signed-out-everywhere = You have signed out on all your devices. Links, calendars and tokens that gave access without signing in no longer work.
ui-done-passkey-added = You have a new passkey.
ui-done-passkey-removed = The passkey has been removed.
ui-done-left-group = You have left the group.
ui-done-invited = Your invitation code has been accepted. You can play now.
ui-enter = Sign in
ui-enter-title = Sign in
ui-enter-passkey = Sign in with a passkey
ui-enter-password = Sign in
ui-enter-lost = Cannot sign in? Recover your account
ui-enter-none = No account? You can play without one.
ui-register = Create an account
ui-register-about = An account gives you a name that nobody else on this server can use, and access to your tables on every device. You do not need one to play.
ui-register-guest = All the games you have played here as a guest will be moved to your account. You will need to sign in again on any other devices you have added. Tokens and links for your seats will stop working.
ui-register-codes = You will get new recovery codes to replace your old one.
ui-register-shared = Other people play in this browser too: ask me which tables are mine
ui-register-with-passkey = With a passkey
ui-register-with-password = Or with a password
ui-register-passkey = Create account with a passkey
ui-register-password = Create account with a password
ui-register-known = Already have an account?
ui-account-name = Name
ui-account-name-help = Shown to everybody at your tables; up to { $most } characters. Guests cannot use this name, or one that looks like it.
ui-account-title = Your account
ui-account-of = Account { $name }
ui-password = Password
ui-password-new = New password
ui-password-help = At least { $fewest } characters. A few unrelated words are easy to remember.
ui-password-ends = You will be signed out everywhere else, and any recovery codes will be replaced by new ones. Your passkeys will still work.
ui-ends-too = These will stop working too: personal tokens, links for adding devices, links and tokens for your seats, your calendar address, and your invitation links to groups. Notifications to other browsers and services will be switched off.
ui-password-change = Change password
ui-password-set = Add a password
ui-password-keep = Save password
ui-account-password-changed = Your password has been saved, and you have been signed out everywhere else.
ui-account-password-removed = Your password has been removed, and you have been signed out everywhere else.
ui-passkey = Passkey
ui-passkey-about = A passkey is stored on your device or in its password manager. You do not need a password, and nobody can guess or steal a passkey.
ui-passkey-add = Add a passkey
ui-passkey-make = Create a passkey
ui-passkey-label = Passkey name
ui-passkey-label-example = Phone
ui-passkey-unknown-here = This browser does not support passkeys. Try a newer one.
ui-passkey-no-script = Passkeys need JavaScript.
ui-passkey-cancelled = You cancelled, or this device has no passkey for this site. Nothing has changed.
ui-passkey-known = This device already has a passkey for your account.
ui-passkey-failed = That did not work. Try again.
ui-way-made = added
ui-way-used = last used
ui-way-remove = Remove
ui-way-sign-on = This server’s own sign-in
ui-ways-title = Ways to sign in
ui-ways-only-one = This is your only way to sign in, so you cannot remove it.
ui-ways-add-another = Add another in case you lose it.
ui-confirm-title = Confirm that it is you
ui-confirm-about = Do this before you change anything here. You will not be asked again for ten minutes.
ui-confirm-passkey = Use a passkey
ui-confirm-password = Confirm
ui-confirm-again = To change anything here, sign out and sign in again.
ui-codes-title = Recovery codes
ui-codes-about =
    { $count ->
        [0] You have no recovery codes.
        [one] You have one recovery code left. It lets you sign in once if nothing else works.
       *[other] You have { $count } recovery codes left. Each lets you sign in once if nothing else works.
    }
ui-codes-lost = { $keys ->
    [password] If you forget your password, you will lose the account.
    [passkey] If you lose your passkey, you will lose the account.
    [passkeys] If you lose your passkeys, you will lose the account.
   *[both] If you lose your password and passkeys, you will lose the account.
  }
ui-codes-make = Create { $count } recovery codes
ui-codes-again = Replace the old codes with new ones
ui-codes-new = Your recovery codes
ui-codes-once = Print them or write them down now. They will not be shown again.
ui-entered-title = Welcome, { $name }
ui-entered-codes = These replace your old codes, which no longer work.
ui-entered-cut = { $count ->
    [one] One other device was signed out
   *[other] { $count } other devices were signed out
  }
ui-entered-cut-about = To continue on a device that was signed out, sign in to your account there. Anyone who only had access to your guest profile cannot get into your account.
ui-entered-tokens = { $count ->
    [one] Your personal token no longer works. Create a new one if you need it.
   *[other] Your { $count } personal tokens no longer work. Create new ones if you need them.
  }
ui-entered-on = Continue
ui-code-title = Sign in with a recovery code
ui-code-about = Each code works once. After signing in, you can set a new password or add a passkey.
ui-code-guest = Playing as a guest? Guests enter their recovery code on another page:
ui-sign-out = Sign out
ui-me-account-is = You are signed in as { $name }.
ui-me-account-ways = Password, passkeys, recovery codes
ui-sign-out-title = Sign out
ui-sign-out-everywhere = Sign out everywhere
ui-sign-out-about = Sign out everywhere if somebody else may have used your account. Your password, passkeys and recovery codes will still work.
ui-bring-title = Which tables are yours?
ui-bring-about = Somebody has played in this browser as a guest. The tables you tick will be moved to your account. To play at them on the guest’s other devices, sign in on those devices too.
ui-bring-others =
    { $count ->
        [one] one more table
       *[other] { $count } more tables
    }
ui-bring = Move these tables
ui-bring-rest = The other tables will stay with your guest profile. When you sign out, you will be playing here as that guest again.
ui-bring-more = Some of the guest’s tables in this browser have not been moved to your account.
ui-bring-choose = Choose tables

# -- people: mail, and the host’s own sign-on

problem-no-mail = This server does not send email.
problem-mail-busy = Too many emails are waiting to be sent. Try again in half a minute.
problem-no-mail-address = Enter an email address such as ana@example.org.
problem-mail-unwanted = The owner of this address has opted out of emails from this server. The link in our earlier email lets them opt in again.
problem-too-many-mails = Too many emails have been requested by you or for this address. Try again in an hour.
problem-bad-mail-link = This link has been used or has expired. Each link works once, within half an hour. Ask for another email.
problem-damaged-mail-link = Part of this link is missing. Copy the whole link from the email.
problem-no-sign-on = This server is not set up for an external sign-in service.
problem-bad-sign-on = The sign-in took too long, was repeated, or was completed in another browser. Nothing has changed; start again.
problem-sign-on-refused = { $name } refused to sign you in. Nothing has changed.
problem-sign-on-failed = { $name } cannot be reached, or sent an invalid response. Nothing has changed. Try again later, or tell the admin.
problem-identity-taken = Another account here already uses that sign-in. Sign in to that account and unlink it first.

mail-confirm-subject = Confirm your email address
mail-confirm =
    Somebody wants to use this address for the account “{ $name }” at { $site }. If that was you, open this link within half an hour:

    { $link }

    If it was not you, you can ignore this email.
mail-recover-subject = Sign in to your account
mail-recover =
    Somebody asked to sign in to the account “{ $name }” at { $site }. If that was you, open this link within half an hour; you can then choose a new password:

    { $link }

    If it was not you, you can ignore this email. Nothing has changed.
mail-never =
    To stop receiving these emails for good, open this link:

    { $never }
mail-notice-password-subject = Your password has been changed
mail-notice-password =
    The password for your account at { $site } has just been changed, and your other devices have been signed out. If you did not do this, get back into your account at once:

    { $link }
mail-notice-address-subject = Your email address has been changed
mail-notice-address =
    This address no longer belongs to an account at { $site }: it was replaced or removed. If you did not do this, sign in at once, sign out everywhere else and change your password:

    { $link }
mail-try-subject = Test email
mail-try = This is a test email from mercat doctor. Email from { $site } works.
mail-end = This email was sent by { $site }. Replies are not read.

ui-go-on = Continue
ui-mail-title = Email address
ui-mail-known = Your address is { $address }.
ui-mail-about = We use it to get you back into your account, to tell you when your password or this address changes, and for notifications if you turn them on. Nobody else sees it.
ui-mail-address = Your address
ui-mail-another = New address
ui-mail-set = Send a link
ui-mail-drop = Remove address
ui-mail-not-sent = This server does not send email, because the admin has not set up a mail server. Write down your recovery codes.
ui-mail-no-site = This server cannot send email, because the admin has not set its public address (MERCAT_URL). Write down your recovery codes.
ui-mail-sent = Check your email
ui-mail-sent-about = We have sent a link to { $address }. Open it within half an hour to confirm the address. Nothing will change until you do.
ui-mail-confirm-title = Is this your address?
ui-mail-confirm-about = Somebody wants to use { $address } for the account { $name } on this server. Anyone who can read email sent there will be able to get into that account.
ui-mail-confirm-yours = Use { $address } for your account { $name }? Anyone who can read email sent there will be able to get into your account.
ui-mail-confirm = Yes, use this address
ui-mail-confirmed = Address confirmed
ui-mail-confirmed-about = You can now use it to get back into your account.
ui-mail-confirmed-elsewhere = Address confirmed
ui-mail-confirmed-elsewhere-about = It can now be used to get back into the account { $name }.
ui-mail-notices-off = Emails about your games are still off. You can turn them on under Notifications.
ui-recover-mail-title = Get back into your account
ui-mail-never-title = Stop these emails?
ui-mail-never-about = Nobody, including you, will be able to have a link sent to this address. Without such links you cannot recover a lost account by email. We store only a hash of the address.
ui-mail-never-yes = Stop these emails
ui-mail-never-no = Keep receiving them
ui-mail-never-change = Change this setting
ui-mail-never-done = Emails stopped
ui-mail-never-done-about = We will no longer send links to your address. You can turn these emails back on here, or with the link in the last one.
ui-mail-again = Emails turned back on
ui-mail-again-about = We will send a link to your address whenever somebody asks for one.
ui-recover-mail-about = If your account has a confirmed email address, we will send a link to it. It works once and expires after half an hour.
ui-recover-who = Your account name or email address
ui-recover-send = Send link
ui-recover-sent = Check your email
ui-recover-sent-about = If this account exists and has a confirmed address, we have sent a link to that address.
ui-recover-arrive-title = Welcome back, { $name }
ui-recover-set = Save and sign in
ui-recover-sign-in = Just sign in
ui-recover-sign-in-about = Your password and your other devices will stay as they are.
ui-sign-on = Sign in with { $name }
ui-sign-on-leave-title = Continue to { $name }
ui-sign-on-leave-about = Once you have signed in there, you will be brought back here. All this server learns from that service is who you are.
ui-sign-on-name-title = One more thing: choose your name
ui-sign-on-name-about = This is your first time signing in here with { $issuer }. Everybody at a table sees this name, and nobody else on this server can use it. You can change it later.
ui-sign-on-joined = You can now sign in with { $name }.
ui-sign-on-join = Link { $name }
ui-sign-on-join-about = Link { $name } to this account to sign in with it as well.
ui-sign-on-part = Unlink
ui-recover-by-mail = Email me a link
