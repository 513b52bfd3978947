"""Environments show the table as text and as a picture."""

import warnings
from pathlib import Path
from typing import Any
from xml.dom import minidom

import gymnasium
import numpy
import pytest

from mercat.envs import pettingzoo
from mercat.envs.pettingzoo import raw_env
from mercat.envs.plain_drawing import HEIGHT, SEATS, WIDTH
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
    said = str(env.render())
    assert said.startswith(f"{name}, {env.agent_selection}: ") and all(agent in said for agent in env.agents)
    money = env.episode.state.dump()["money"]
    assert all(str(money[seat]) in said for seat in range(3))


@pytest.mark.parametrize("name", GAMES)
def test_as_a_picture(name: str) -> None:
    env = table(name, "svg")
    before = env.episode.state.dump()
    picture = present(minidom.parseString(str(env.render())).documentElement)
    drawings = picture.getElementsByTagNameNS("http://www.w3.org/2000/svg", "svg")
    assert picture.tagName == "svg" and len(drawings) >= 1 and len(picture.getElementsByTagName("path")) > 20
    outside = {one.namespaceURI for one in picture.getElementsByTagName("*")}
    assert outside == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"}
    assert env.episode.state.dump() == before


def share_of(picture: Any, colour: str) -> float:
    """The share of a picture's pixels that have a colour."""
    return float((picture == list(bytes.fromhex(colour[1:]))).all(axis=2).mean())


def pixels_of(env: raw_env) -> Any:
    return env.render()


@pytest.mark.parametrize("name", GAMES)
def test_as_pixels(name: str) -> None:
    env = table(name, "rgb_array")
    before = env.episode.state.dump()
    picture = pixels_of(env)
    assert picture.shape == (HEIGHT, WIDTH, 3) and picture.dtype == numpy.uint8 and env.episode.state.dump() == before
    assert all(share_of(picture, colour) > 0.0005 for colour in SEATS[:3]) and share_of(picture, SEATS[3]) == 0
    assert len(numpy.unique(picture.reshape(-1, 3), axis=0)) > 100 and numpy.array_equal(picture, pixels_of(env))
    for _move in range(3):
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert not numpy.array_equal(picture, pixels_of(env))


def test_a_game_is_recorded_as_a_video(tmp_path: Path) -> None:
    pytest.importorskip("moviepy")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")                 # of moviepy's own
        played = gymnasium.make("mercat.envs.gymnasium:mercat/new_bedford-v1", render_mode="rgb_array")
        env: Any = gymnasium.wrappers.RecordVideo(played, str(tmp_path), episode_trigger=lambda _number: True)
        _row, info = env.reset(seed=1)
        for _step in range(5):
            *_answer, info = env.step(int(info["action_mask"].argmax()))
        env.close()
    (video,) = tmp_path.glob("*.mp4")
    assert video.stat().st_size > 1000


def test_without_a_render_mode_there_is_none() -> None:
    assert table("new_bedford", None).render() is None


def test_a_finished_game_is_shown() -> None:
    env = pettingzoo.raw_env("new_bedford", render_mode="ansi")
    env.reset(seed=1)
    while env.episode.to_move is not None:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert str(env.render()).startswith("new_bedford, over")
