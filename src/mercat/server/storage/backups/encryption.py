"""Files encrypted with a passphrase: AES-256-GCM in numbered chunks, with a mark in the last one, and a key derived by scrypt.

Chunks cannot be changed, left out, exchanged or cut off unnoticed. The parameters of scrypt are part of the format, so that no
file can demand more memory (64 MB) or time.
"""

from __future__ import annotations

import os
import unicodedata
from io import RawIOBase
from typing import IO, TYPE_CHECKING, Any, Final

from mercat.server.storage.backups.manifest import ArchiveError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

MAGIC: Final = b"Mercat backup, encrypted, 1\n"
SALT: Final = 16                                         # bytes
CHUNK: Final = 65_536                                    # bytes of plain text
TAG: Final = 16                                          # bytes that encryption adds to a chunk
HEADER: Final = len(MAGIC) + SALT
COST: Final = {"n": 2**16, "r": 8, "p": 2}


def cipher_of(passphrase: str, salt: bytes) -> AESGCM:
    """Return the cipher for a passphrase and a file's salt. Raise ArchiveError if the package that it needs is not installed."""
    try:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        from cryptography.hazmat.primitives.kdf.scrypt import Scrypt
    except ImportError as error:
        raise ArchiveError("no-encryption") from error
    text = unicodedata.normalize("NFC", passphrase).encode()
    return AESGCM(Scrypt(salt=salt, length=32, **COST).derive(text))


def nonce_of(number: int, is_last: bool) -> bytes:
    """Return the nonce for a chunk. No two chunks of a file have the same nonce, and no two files the same key."""
    return number.to_bytes(11, "big") + bytes([is_last])


class Encrypting(RawIOBase):
    """A stream that encrypts everything written to it into a file. The file is complete only after `finish`."""

    def __init__(self, file: IO[bytes], passphrase: str) -> None:
        salt = os.urandom(SALT)
        self.file, self.cipher = file, cipher_of(passphrase, salt)
        self.buffer, self.number = bytearray(), 0
        file.write(MAGIC + salt)

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.buffer += data
        while len(self.buffer) > CHUNK:                  # the last chunk is never known to be so before the end
            self.put(bytes(self.buffer[:CHUNK]), is_last=False)
            del self.buffer[:CHUNK]
        return len(data)

    def put(self, chunk: bytes, is_last: bool) -> None:
        self.file.write(self.cipher.encrypt(nonce_of(self.number, is_last), chunk, MAGIC))
        self.number += 1

    def finish(self) -> None:
        """Write the last chunk."""
        self.put(bytes(self.buffer), is_last=True)


class Decrypting(RawIOBase):
    """The plain text of an encrypted file. It can be read from any position; one chunk is cached. Damage raises ArchiveError."""

    def __init__(self, file: IO[bytes], passphrase: str) -> None:
        length = file.seek(0, os.SEEK_END) - HEADER
        self.chunks = -(-length // (CHUNK + TAG))
        self.length, self.place = length - TAG * self.chunks, 0
        if length < TAG:
            raise ArchiveError("truncated")
        file.seek(len(MAGIC))
        self.file, self.cipher = file, cipher_of(passphrase, file.read(SALT))
        self.number, self.chunk = -1, b""
        self.load(0, "passphrase")

    def seekable(self) -> bool:
        return True

    def readable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        place = offset + {os.SEEK_SET: 0, os.SEEK_CUR: self.place, os.SEEK_END: self.length}[whence]
        if place < 0:
            raise ValueError("before the beginning")
        self.place = place
        return place

    def tell(self) -> int:
        return self.place

    def readinto(self, buffer: Any) -> int:
        if self.place >= self.length:
            return 0
        number, skipped = divmod(self.place, CHUNK)
        self.load(number, "truncated" if number == self.chunks - 1 else "changed")
        some = self.chunk[skipped:skipped + len(buffer)]
        buffer[:len(some)] = some
        self.place += len(some)
        return len(some)

    def load(self, number: int, otherwise: str) -> None:
        """Decrypt a chunk. Raise ArchiveError with the key `otherwise` if the chunk has been changed since it was encrypted."""
        from cryptography.exceptions import InvalidTag

        if number == self.number:
            return
        self.file.seek(HEADER + number * (CHUNK + TAG))
        try:
            self.chunk = self.cipher.decrypt(nonce_of(number, number == self.chunks - 1), self.file.read(CHUNK + TAG), MAGIC)
        except InvalidTag as error:
            raise ArchiveError(otherwise) from error
        self.number = number
