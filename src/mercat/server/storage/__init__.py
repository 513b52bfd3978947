"""The database: engines, transactions, the people to whom rows belong, faults, migrations and backups."""
