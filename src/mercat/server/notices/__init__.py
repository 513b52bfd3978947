"""How people are called when they are away: ways, the outbox, messages, the calendar."""
