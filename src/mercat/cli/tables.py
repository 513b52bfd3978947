"""`mercat tables`: lets an admin look up and delete tables, even while the server is running."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mercat.cli.languages import Language, language_for
from mercat.cli.listed_tables import listed_data, print_chat, print_listed, shown_data
from mercat.cli.localized import Commands
from mercat.cli.output import CommandError, ErrorText, NotUnderstood, nearest, print_json
from mercat.cli.parameters import Json, days_option
from mercat.cli.stored_tables import DataFolder, settings_for, stored_tables
from mercat.cli.texts import COMMAND_TEXTS

if TYPE_CHECKING:
    from mercat.server.settings import Settings
    from mercat.server.tables.store import Store

SHORTEST_NETWORK = 6                    # the least number of hexadecimal digits that select a network by its hash
MOST_DAYS = 100_000
tables = Commands()
Yes = Annotated[bool, typer.Option("--yes", "-y")]
TableName = Annotated[str, typer.Argument(metavar="TABLE")]


@tables.command("list")
def list_tables(game: Annotated[str | None, typer.Option("--game", metavar="GAME")] = None,
                state: Annotated[str | None, typer.Option("--state", metavar="open|playing|over")] = None,
                older: Annotated[float | None, days_option("--older", MOST_DAYS)] = None,
                newer: Annotated[float | None, days_option("--newer", MOST_DAYS)] = None,
                network: Annotated[str | None, typer.Option("--network", metavar="ADDRESS")] = None,
                name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
                ids: Annotated[bool, typer.Option("--ids")] = False,
                data: DataFolder = None, as_json: Json = False, language: Language = None) -> None:
    """List the tables on a server, the most recently changed first. With options, list only the tables that match all of them."""
    language = language_for(language)
    settings = settings_for(data)
    if ids and as_json:
        raise NotUnderstood("ids-or-json")
    with stored_tables(settings) as store:
        from mercat.server.hosting.moderation import Wanted, listed

        chosen_game = store.read(listed, Wanted(
            game=None if game is None else stored_game_named(store, game), status=None if state is None else status_named(state),
            unchanged_days=older, changed_days=newer, network=None if network is None else network_hash(settings, network),
            tables=None if name is None else tables_with(store, name)))
    if as_json:
        print_json([listed_data(one) for one in chosen_game])
    elif ids:
        print("".join(f"{one.table.id}\n" for one in chosen_game), end="")
    else:
        print_listed(chosen_game, language)


@tables.command()
def show(table: TableName, data: DataFolder = None, as_json: Json = False, language: Language = None) -> None:
    """Show a table, its players, and its chat with line numbers."""
    language = language_for(language)
    with stored_tables(settings_for(data)) as store:
        from mercat.server.hosting.moderation import Wanted, chat_of, listed

        table_id = tables_named(store, [table])[0]
        (listing,), chat = store.read(listed, Wanted(tables=[table_id])), store.read(chat_of, table_id)
    if as_json:
        print_json(shown_data(listing, chat, language))
    else:
        print_listed([listing], language)
        print_chat(chat, language)


@tables.command("delete")
def delete_them(table: Annotated[list[str], typer.Argument(metavar="TABLE...")], yes: Yes = False, data: DataFolder = None,
                language: Language = None) -> None:
    """Permanently delete tables with their moves, chats and results. A running server notices the deletion."""
    language = language_for(language)
    settings = settings_for(data)
    from mercat.server.features import FEATURES
    from mercat.server.hosting.moderation import delete_tables

    with stored_tables(settings, FEATURES) as store:
        chosen = tables_named(store, table, or_results=True)
        agree(yes, language, "tables-delete", tables=len(chosen), table=chosen[0])
        delete_tables(store, chosen)
    print(COMMAND_TEXTS.say(language, "tables-deleted", tables=len(chosen)))


@tables.command("delete-chat")
def delete_chat(table: TableName, line: Annotated[list[int], typer.Argument(metavar="LINE...")], yes: Yes = False,
                data: DataFolder = None, language: Language = None) -> None:
    """Permanently delete lines from a table's chat. A running server notices the deletion."""
    language = language_for(language)
    with stored_tables(settings_for(data)) as store:
        from mercat.server.hosting.moderation import chat_of, delete_messages

        table_id = tables_named(store, [table])[0]
        chat = {one.id: one for one in store.read(chat_of, table_id)}
        lines = list(dict.fromkeys(line))
        missing = [number for number in lines if number not in chat]
        if missing:
            raise NotUnderstood("no-chat-line", table=table_id, line=str(missing[0]))
        if not yes:
            print_chat([chat[number] for number in lines], language)
        agree(yes, language, "chat-delete", lines=len(lines))
        store.write(delete_messages, table_id, lines)
    print(COMMAND_TEXTS.say(language, "chat-deleted", lines=len(lines)))


def agree(yes: bool, language: str, question: str, **facts: Any) -> None:
    """Ask for confirmation of a deletion unless --yes was given. Raise CommandError if the deletion is not confirmed, or if the
    answer cannot be read."""
    if yes:
        return
    try:
        said = input(COMMAND_TEXTS.say(language, question, **facts) + " ").strip().casefold()
    except EOFError:
        raise CommandError("needs-yes") from None
    if said not in {"y", "yes", COMMAND_TEXTS.say(language, "yes"), COMMAND_TEXTS.say(language, "yes.letter")}:
        raise CommandError("nothing-deleted")


def tables_named(store: Store, said: Sequence[str], or_results: bool = False) -> list[str]:
    """Return the ids of the tables with these ids or URLs, without duplicates. With `or_results`, include deleted tables whose
    results are still stored.

    Raise NotUnderstood if one of them does not exist.
    """
    from mercat.server.hosting.moderation import Wanted, listed, names_stored

    named = {one: one.rstrip("/").rpartition("/t/")[2] for one in said}
    wanted = set(named.values())
    known = (store.read(names_stored, wanted) if or_results else
             {one.table.id for one in store.read(listed, Wanted(tables=wanted))})
    for one, table_id in named.items():
        if table_id not in known:
            raise NotUnderstood("no-table", table=one[:80])
    return list(dict.fromkeys(named.values()))


def stored_game_named(store: Store, said: str) -> str:
    """Return the name of a game that has tables or is installed. Raise NotUnderstood for any other name."""
    from mercat.games import names
    from mercat.server.hosting.moderation import stored_game_names

    plain, known = said.strip().lower().replace("-", "_").replace(" ", "_"), sorted({*names(), *store.read(stored_game_names)})
    if plain not in known:
        raise NotUnderstood("no-game", name=said[:40], nearest=nearest(plain, known))
    return plain


def status_named(said: str) -> str:
    """Return the table state with this name. Raise NotUnderstood if there is no such state."""
    from mercat.server.storage.models import OPEN, OVER, PLAYING

    known = (OPEN, PLAYING, OVER)
    if said.lower() not in known:
        raise NotUnderstood("no-value", name="--state", value=said[:40], nearest=nearest(said.lower(), known))
    return said.lower()


def network_hash(settings: Settings, said: str) -> str:
    """Return the hash of an IP address's network, or `said` itself if it is the beginning of a hash as shown in lists. Raise
    CommandError or NotUnderstood for anything else."""
    from ipaddress import ip_address

    from mercat.server.hosting.moderation import NETWORK_DIGITS
    from mercat.server.secret_key import read_key, secret_key
    from mercat.server.web.signing import Signer

    digits = said.strip().lower()
    if SHORTEST_NETWORK <= len(digits) <= NETWORK_DIGITS and set(digits) <= set("0123456789abcdef"):
        return digits
    try:
        ip_address(said.strip().partition("%")[0])
    except ValueError:
        raise NotUnderstood("no-network", network=said[:60]) from None
    path = settings.data / "secret-key"
    if not settings.secret_key and not path.exists():
        raise CommandError("cannot-read", path=str(path), why=ErrorText("because-no-such-file"))
    return Signer(secret_key(settings) if settings.secret_key else read_key(path)).network_of(said.strip())


def tables_with(store: Store, name: str) -> Collection[str]:
    """Return the ids of the tables at which a player's name, or a name in the chat, contains this text or looks like it."""
    from mercat.server.hosting.moderation import names_used

    likes = confusable_with(name)
    return {table_id for table_id, used in names_used(store) if likes(used)}


def confusable_with(name: str) -> Callable[[str], bool]:
    """Return a function that returns whether another name contains this text or looks like it. Raise NotUnderstood if the text
    is empty."""
    from mercat.server.people.user_text import confusable

    letters = name.strip().casefold()
    if not letters:
        raise NotUnderstood("needs-value", name="--name")
    return lambda used: letters in used.casefold() or confusable(name, used)
