"""Backups: archives with everything that a server stores, made while it is running and restored into SQLite or PostgreSQL.

An archive is a ZIP file, encrypted as a whole if there is a passphrase (`encryption.py`). Its members:

    rows/<table>.jsonl      the rows of a database table, each a JSON array in the order of the manifest's columns
    secret-key              the key that signs cookies, links and tokens
    components/<game>/*     the component files that the owner of a printed copy has corrected
    manifest.json           the description of the archive, with a checksum of each of the other members; written last

Values are plain JSON: moments as ISO 8601 in UTC, bytes as base64, and JSON as its text, which distinguishes `null` from a
missing value. Rows are stored as they are in the database, not as the current models describe them: an archive of an earlier
revision is restored in that form and then migrated.
"""
