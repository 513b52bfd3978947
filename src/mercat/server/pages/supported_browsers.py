"""The browsers that the pages promise to work in; `package.json` tells the tests of sheets and scripts, the README people."""

from typing import Final

OLDEST: Final = {"chrome": "123", "firefox": "128", "safari": "17.5"}      # versions; Edge has those of Chrome
