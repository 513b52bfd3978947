"""Ways to sign in: passwords, passkeys, recovery codes, email, and the server's own sign-in."""
