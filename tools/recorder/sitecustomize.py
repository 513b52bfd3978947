"""Python runs this at its start in every process of a recording (`tools/map.py` puts this folder on PYTHONPATH): what a process
executes and which files it opens is written down under the test that runs at the time."""

import os

if os.environ.get("MERCAT_RECORDING") and not os.environ.get("MERCAT_RECORDING_TIMES"):
    from recorder import begin  # type: ignore[attr-defined]  # the file beside this one, found on PYTHONPATH

    begin()
