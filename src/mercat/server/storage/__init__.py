"""The database: engines, transactions, what columns say of whose they are, faults, migrations, backups."""
