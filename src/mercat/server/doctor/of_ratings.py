"""The check whether people's stored ratings are those that follow from all rated games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sqlalchemy.orm import Session

from mercat.server.doctor.findings import Patient, Symptom, check, good, wrong
from mercat.server.doctor.of_database import is_there, reading
from mercat.server.ratings.entering import recount
from mercat.server.storage.migrating import UnknownRevision, newest, stated_revision

NAMED: Final = 3                                         # wrong tables that a finding names


@check("database")
def ratings(patient: Patient) -> Iterator[Symptom]:
    """Check all ratings by recomputing them, if there are any."""
    if not is_there(patient):
        return
    engine = reading(patient)
    with engine.connect() as connection:
        try:
            present = stated_revision(connection) == newest()
        except UnknownRevision:
            present = False
    if not present:
        return
    with Session(engine) as session:
        recounted = recount(session)
    if recounted.wrong or recounted.wrong_people:
        yield wrong("ratings-differ", games=len(recounted.wrong), people=recounted.wrong_people,
                    tables=", ".join(recounted.wrong[:NAMED]) or "–")
    elif recounted.entered:
        yield good("ratings-agree", games=recounted.entered, people=recounted.people)
