"""Requests and responses: the declaration of acts, limits, cookies, streams, compression, errors, security and connections."""
