"""The second chapter: people's own names, devices, tokens, preferences, rests and ways to be called."""

from __future__ import annotations

from tests.server.fence.season import Season
from tests.server.registered import PASSWORD


async def play(season: Season) -> None:
    await arrive(season)
    await have_devices(season)
    await wish(season)
    await rest_and_be_called(season)
    await look(season)


async def arrive(season: Season) -> None:
    """Create an account, sign in, and try refused ones."""
    await season.sees("register", "Max", "/register")
    form = {"account": "ana", "password": PASSWORD}
    await season.changes("register a name that is taken", "Zoe", "/register", form, quick=False)
    form = {"account": "Zoe", "password": "short"}
    await season.changes("register with a poor password", "Zoe", "/register", form, quick=False)
    await season.sees("sign in", "Max", "/enter")
    await season.changes("wrong password", "Zoe", "/enter", {"account": "Ana", "password": "wrong and long"}, quick=False)
    await season.sends("register", "Zoe", "/register", {"account": "Zoe", "password": PASSWORD})
    await season.sends("sign out", "Zoe", "/me/sign-out")
    await season.sends("sign in", "Zoe", "/enter", {"account": "Zoe", "password": PASSWORD})
    await season.sees("account", "Zoe", "/me/account")
    await season.sees("enter by a code", "Max", "/enter/code")
    await season.sees("recover", "Max", "/recover")
    await season.sees("privacy", "Max", "/privacy")


async def have_devices(season: Season) -> None:
    """Create links, codes and tokens, and end them."""
    link = (await season.asks("link for a device", "Leo", "POST /api/me/devices"))["link"]
    path = "/link/" + link.rpartition("/")[2]
    season.people["phone"] = await season.record.site.site.browser()
    await season.sees("link of a device", "phone", path)
    await season.sends("use the link of a device", "phone", path)
    await season.sees("link of a device once more", "Kim", path)
    await season.asks("guest of two devices", "Leo", "GET /api/me")
    code = await season.asks("recovery code", "Leo", "POST /api/me/recovery")
    season.record.call("recovery code", code["code"])
    await season.asks("token", "Ana", "POST /api/me/tokens", {"label": "My robot", "scope": "read"})
    token = await season.did("Ana", "POST", "/api/me/tokens", label="A player", scope="play")
    robot = season.people["robot"] = season.record.site.site.visitor()
    robot.headers["Authorization"] = f"Bearer {token['token']}"
    await season.asks("account with tokens by a token", "robot", "GET /api/me")
    await season.asks("token makes a token", "robot", "POST /api/me/tokens", {"label": "More"})
    await season.asks("token without a name", "Ana", "POST /api/me/tokens", {"label": ""})
    await season.sees("me with tokens", "Ana", "/me")
    await season.changes("token by a form", "Ana", "/me/token", {"label": "Third", "scope": "read"}, quick=False)
    devices = (await season.did("Ana", "GET", "/api/me"))["devices"]
    third = next(one["id"] for one in devices if one["label"] == "Third")
    await season.asks("end a token", "Ana", "POST /api/me/devices/end", {"device": third})
    await season.asks("end an unknown device", "Ana", "POST /api/me/devices/end", {"device": "f" * 64})
    await season.asks("end other devices", "phone", "POST /api/me/devices/end-others")
    await season.sees("signed out by another device", "Leo", "/")
    await season.asks("withdraw links", "phone", "DELETE /api/me/links")
    await season.asks("withdraw the recovery code", "phone", "DELETE /api/me/recovery")
    season.people["Leo"] = season.people.pop("phone")
    robot.headers["Authorization"] = "Bearer mercat_unknown"
    await season.asks("unknown token", "robot", "GET /api/me")
    await season.asks("nobody", "Max", "GET /api/me")


async def wish(season: Season) -> None:
    """Change a name, preferences and the visibility of a page."""
    await season.asks("rename", "Leo", "PUT /api/me/name", {"name": "Leon"})
    await season.asks("rename to an account's name", "Leo", "PUT /api/me/name", {"name": "Ana"})
    await season.did("Leo", "PUT", "/api/me/name", name="Leo")
    wishes = {"theme": "dark", "zone": "Europe/Madrid"}
    await season.asks("preferences", "Ben", "PUT /api/me/preferences", {"preferences": wishes})
    await season.asks("unknown preference", "Ben", "PUT /api/me/preferences", {"preferences": {"zone": "Mars/Base"}})
    await season.sends("settings by a form", "Kim", "/settings", {"language": "es", "back": "/"})
    await season.sees("lobby in Spanish", "Kim", "/")
    await season.sends("settings back", "Kim", "/settings", {"language": "en", "back": "/help/toy"})
    await season.asks("show my page", "Ana", "PUT /api/me/page", {"shown": "everybody"})
    await season.asks("hide a game", "Ben", "PUT /api/me/games/hidden", {"table": season.tables["first"], "hidden": True})
    await season.asks("hide another's game", "Eva", "PUT /api/me/games/hidden", {"table": season.tables["first"], "hidden": True})
    await season.asks("confirm", "Ana", "POST /api/me/confirm", {"password": PASSWORD})
    await season.asks("confirm wrongly", "Ana", "POST /api/me/confirm", {"password": "wrong and long"})
    await season.asks("unmute nobody", "Eva", "POST /api/me/unmute", {"who": "nobody"})


async def rest_and_be_called(season: Season) -> None:
    """Set quiet hours, days away and ways to be called."""
    await season.asks("quiet hours", "Ben", "PUT /api/me/quiet", {"begin": "22:00", "end": "07:00"})
    await season.asks("half of quiet hours", "Ben", "PUT /api/me/quiet", {"begin": "22:00"})
    await season.asks("days away", "Ben", "POST /api/me/away", {"first": "2026-05-01", "last": "2026-05-09"})
    await season.asks("days away backwards", "Ben", "POST /api/me/away", {"first": "2026-05-09", "last": "2026-05-01"})
    await season.asks("back from no days away", "Ben", "POST /api/me/away/end", {"first": "2026-06-01"})
    await season.asks("account with rests", "Ben", "GET /api/me")
    await season.sees("notices without a way", "Eva", "/me/notices")
    channel = {"kind": "telegram", "token": "123456789:" + 35 * "A", "chat": "1"}
    await season.sends("call by a channel", "Ben", "/me/call-channel", channel)
    await season.changes("call by half a channel", "Ben", "/me/call-channel", {"kind": "telegram", "token": "x"}, quick=False)
    wishes = {"kinds": ["turn", "asked"], "quiet_from": "22:00", "quiet_until": "7:30"}
    await season.sends("call for", "Ben", "/me/call-for", wishes)
    await season.changes("calendar", "Ben", "/me/calendar", quick=False)
    await season.sees("notices with ways", "Ben", "/me/notices")
    await season.changes("call by mail without an address", "Ben", "/me/call-mail", quick=False)
    await have_mail(season)


async def have_mail(season: Season) -> None:
    """Let Ben confirm an address and be called there."""
    await season.did("Ben", "POST", "/api/me/confirm", password=PASSWORD)
    await season.changes("address of mail", "Ben", "/me/mail", {"address": "ben@example.org"}, quick=False)
    link = season.link_in_mail("/mail/confirm/")
    await season.sees("confirm an address", "Ben", link)
    await season.sends("confirm an address", "Ben", link)
    await season.sends("call by mail", "Ben", "/me/call-mail")
    await season.sees("notices by mail", "Ben", "/me/notices")
    await season.sees("recover by mail", "Max", "/recover/mail")
    await season.sends("recover by mail", "Max", "/recover/mail", {"who": "ben@example.org"})
    await season.sees("recover by the link of a mail", "Max", season.link_in_mail("/recover/mail/"))
    never = season.link_in_mail("/mail/never/")
    await season.sees("no more mails", "Max", never)
    await season.sends("no more mails", "Max", never)
    await season.sends("mails again", "Max", never, {"again": "yes"})


async def look(season: Season) -> None:
    """Let people look at their own and each other's pages."""
    for name in ("Ana", "Leo", "Kim"):
        await season.sees(f"me of {name}", name, "/me")
        await season.sees(f"start page of {name}", name, "/")
    await season.asks("my games", "Ana", "GET /api/me/games")
    await season.asks("my games that are over", "Ben", "GET /api/me/games?over=yes&hidden=yes")
    await season.sees("my games", "Ana", "/me/games")
    names = {name: secret for secret, name in season.record.known.items()}
    for name, reader in (("Ana", "Ben"), ("Ana", "Max"), ("Ben", "Max"), ("Ben", "Ana")):
        page = names[f"page of {name}"]
        await season.asks(f"{name} to {reader}", reader, f"GET /api/people/{page}")
        await season.sees(f"page of {name} to {reader}", reader, f"/people/{page}")
    await season.asks("download", "Ben", "GET /api/me/download")
    await season.asks("download of nobody", "Kim", "GET /api/me/download")
    await season.sees("delete me", "Leo", "/me/delete")
    await season.asks("delete without being sure", "Leo", "POST /api/me/delete", {"sure": False})
