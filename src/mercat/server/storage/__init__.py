"""The database: engines, transactions, declarations about people's rows, faults, migrations and backups."""
