"""Ways to sign in: passwords, passkeys, recovery codes, mail, the host's own sign-on."""
