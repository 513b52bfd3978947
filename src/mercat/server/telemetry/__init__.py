"""Telemetry of a running server for its host: the log, and metrics."""
