"""What a running server tells its host: lines of the log, and metrics."""
