"""Notifications for people who are away: the ways to reach them, the outbox, the messages and the calendar."""
