"""Checks of services with which people sign in to their accounts: the mail server, and the server's own sign-in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from mercat.server.accounts.postman import FAILURES, Letter, Postman, failure
from mercat.server.doctor.findings import Patient, Symptom, check, good, note, wrong
from mercat.server.problems import TEXTS, Problem


@check("mail")
def mail_server(patient: Patient) -> Iterator[Symptom]:
    """Check whether the mail server accepts a connection and the sign-in and, if a trial address was given, an email."""
    settings, postman = patient.settings, Postman(patient.settings)
    if not settings.mail_server:
        yield note("mail-none")
        return
    if not settings.sends_mail:
        yield wrong("mail-no-address")
        return
    try:
        asyncio.run(postman.try_connection())
    except FAILURES as error:
        yield wrong("mail-unreachable", server=settings.mail_server, why=failure(error, aloud=True))
        return
    yield good("mail-server", server=settings.mail_server)
    if patient.mail:
        yield from of_a_mail(postman, patient)


def of_a_mail(postman: Postman, patient: Patient) -> Iterator[Symptom]:
    """Check whether the mail server accepts an email to the trial address."""
    facts = {"site": patient.settings.url}
    text = "\n\n".join(TEXTS.say(patient.language, key, **facts) for key in ("mail-try", "mail-end"))
    try:
        asyncio.run(postman.hand_over(Letter(patient.mail, TEXTS.say(patient.language, "mail-try-subject"), f"{text}\n")))
    except FAILURES as error:
        yield wrong("mail-refused", address=patient.mail, why=failure(error, aloud=True))
    else:
        yield good("mail-sent", address=patient.mail)


@check("sign-on")
def sign_on(patient: Patient) -> Iterator[Symptom]:
    """Check whether the issuer for the server's own sign-in publishes everything that is needed."""
    settings = patient.settings
    if not settings.openid_issuer:
        return
    if not settings.has_sign_on:
        yield wrong("sign-on-no-address")
        return
    from mercat.server.accounts.openid import Journey, OpenId, reason

    openid = OpenId(settings)
    try:
        asyncio.run(openid.address(Journey.begun()))
    except Problem as error:
        yield wrong("sign-on-unusable", issuer=settings.openid_issuer, why=reason(error.__cause__))
    else:
        yield good("sign-on-answers", issuer=settings.openid_issuer, back=openid.back)
