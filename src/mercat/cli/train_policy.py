"""`mercat train-policy`: trains, by self-play, the policy that bots follow in playouts of a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mercat.bots.training.policy.plan import PolicyPlan
from mercat.cli.arguments import game_named
from mercat.cli.bot_files import LARGEST_RECORD
from mercat.cli.files import because, read_text
from mercat.cli.languages import Language, language_for
from mercat.cli.output import CommandError, NotUnderstood
from mercat.cli.parameters import GameName, Processes, Seed
from mercat.cli.recording import process_count
from mercat.cli.texts import COMMAND_TEXTS
from mercat.cli.train import SHIPPED, Folder, Minutes, SeatRange, Start, carry_out, seat_range
from mercat.engine.advice.policy import Policy
from mercat.text.numbers import figure

if TYPE_CHECKING:
    from mercat.bots.training.policy.run import PolicyTraining


def train_policy(game: GameName, folder: Folder = Path("policy"), seats: SeatRange = "2", minutes: Minutes = 60.0,
                 start: Start = None, seed: Seed = 1, processes: Processes = None, language: Language = None) -> None:
    """Train a policy by self-play for playouts of a game. An interrupted run continues from the policy in its folder."""
    language = language_for(language)
    chosen_game = game_named(game)
    policy = chosen_game.policy
    if policy is None:
        raise CommandError("no-policy", game=chosen_game.name)
    fewest, most = seat_range(chosen_game, seats)
    if fewest == 1:
        raise NotUnderstood("policy-alone")
    plan = PolicyPlan(chosen_game.name, fewest, most, minutes, process_count(processes).count(), seed, start or "")
    run = opened(plan, policy, folder, language)
    carry_out(run.train, folder, language)


def opened(plan: PolicyPlan, policy: Policy[Any], folder: Path, language: str) -> PolicyTraining:
    """Return a new training run, or the one stored in the folder. Raise CommandError if the stored run cannot be continued."""
    try:
        from mercat.bots.training.policy.run import PolicyTraining
    except ModuleNotFoundError as error:
        raise CommandError("train-needs-numpy") from error
    start = starting_weights(plan, policy)
    try:
        return PolicyTraining(plan, folder, lambda line: show(line, language), start)
    except OSError as error:
        raise CommandError("cannot-write", path=str(folder), why=because(error)) from error
    except ValueError as error:
        raise CommandError("other-policy", path=str(folder)) from error


def starting_weights(plan: PolicyPlan, policy: Policy[Any]) -> Mapping[str, int]:
    """Return the initial weights by feature name. Without `--start`, the mapping is empty. Raise CommandError if the weights
    cannot be used."""
    from mercat.bots.training.policy.run import Stored

    if not plan.start:
        return {}
    if plan.start == SHIPPED:
        return dict(zip(policy.names, policy.weights, strict=True))
    read_text(Path(plan.start), LARGEST_RECORD)
    try:
        stored = Stored(Path(plan.start))
    except ValueError as error:
        raise CommandError("not-policy", path=plan.start, game=plan.game) from error
    if stored.game != plan.game:
        raise CommandError("not-policy", path=plan.start, game=plan.game)
    return stored.weights


def show(line: dict[str, Any], language: str) -> None:
    """Print the progress of the run, with the policy's results against the untrained priors."""
    parts = [COMMAND_TEXTS.say(language, "train-policy-line", minutes=figure(language, line["minutes"], 1), games=line["games"])]
    for seats, result in line["against_advice"].items():
        won, fair = figure(language, 100 * result["share"], 1), figure(language, 100 / int(seats))
        parts.append(COMMAND_TEXTS.say(language, "train-policy-won", seats=int(seats), won=won, fair=fair))
    print("; ".join(parts), flush=True)
