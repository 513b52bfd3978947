"""`python -m mercat`: the command line."""

from mercat.cli import main

if __name__ == "__main__":
    main()
