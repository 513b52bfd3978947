"""Environments show the table as text and as a picture."""

from xml.dom import minidom

import pytest

from mercat.envs import pettingzoo
from mercat.envs.pettingzoo import raw_env
from tests.present import present

GAMES = ["caledonia", "new_bedford", "poseidon"]


def table(name: str, mode: str | None, moves: int = 30) -> raw_env:
    env = pettingzoo.raw_env(name, 3, render_mode=mode)
    env.reset(seed=2)
    for _move in range(moves):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    return env


@pytest.mark.parametrize("name", GAMES)
def test_as_text(name: str) -> None:
    env = table(name, "ansi")
    said = present(env.render())
    assert said.startswith(f"{name}, {env.agent_selection}: ") and all(agent in said for agent in env.agents)
    money = env.episode.state.dump()["money"]
    assert all(str(money[seat]) in said for seat in range(3))


@pytest.mark.parametrize("name", GAMES)
def test_as_a_picture(name: str) -> None:
    env = table(name, "svg")
    before = env.episode.state.dump()
    picture = present(minidom.parseString(present(env.render())).documentElement)
    drawings = picture.getElementsByTagNameNS("http://www.w3.org/2000/svg", "svg")
    assert picture.tagName == "svg" and len(drawings) >= 1 and len(picture.getElementsByTagName("path")) > 20
    outside = {one.namespaceURI for one in picture.getElementsByTagName("*")}
    assert outside == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"}
    assert env.episode.state.dump() == before


def test_without_a_render_mode_there_is_none() -> None:
    assert table("new_bedford", None).render() is None


def test_a_finished_game_is_shown() -> None:
    env = pettingzoo.raw_env("new_bedford", render_mode="ansi")
    env.reset(seed=1)
    while env.episode.to_move is not None:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert present(env.render()).startswith("new_bedford, over")
