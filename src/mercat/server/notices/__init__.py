"""Sends what is in the outbox: decides whether it is still to be sent, words it, and hands it over."""
