"""`python -m palatine.cli`: the program without its script."""

import sys

from palatine.cli import main

if __name__ == "__main__":
    sys.exit(main())
