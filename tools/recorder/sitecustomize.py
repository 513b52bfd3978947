"""Python runs this at the start of every process of a recording (`tools/map.py` puts this folder on PYTHONPATH): it records the
executed lines and opened files of a process for the current test."""

import os

if os.environ.get("MERCAT_RECORDING") and not os.environ.get("MERCAT_RECORDING_TIMES"):
    from recorder import begin  # type: ignore[attr-defined]  # the file beside this one, found on PYTHONPATH

    begin()
