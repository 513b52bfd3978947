"""Command-line entry point for `python -m mercat`."""

from mercat.cli import main

if __name__ == "__main__":
    main()
