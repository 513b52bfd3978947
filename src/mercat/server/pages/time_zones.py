"""Time zones by the names that people and browsers use: names of cities, and former names of zones."""

from __future__ import annotations

import zoneinfo
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from mercat.text import LANGUAGES
from mercat.text.moments import UTC, locale_of
from mercat.text.searching import without_accents

LONGEST_ZONE: Final = 60                                 # characters of a zone that is typed in, or sent by a browser


@cache
def zones() -> frozenset[str]:
    """Return the zones that can be chosen, by their current names: the zones of the world's countries, and UTC."""
    lines = files("tzdata").joinpath("zoneinfo/zone.tab").read_text("utf-8").splitlines()
    listed = {line.split("\t")[2].strip() for line in lines if not line.startswith("#")}
    return frozenset({UTC, *listed & zoneinfo.available_timezones()})


@cache
def present_names() -> Mapping[str, str]:
    """Return the current name of each time zone, by each of its current and former names. (Browsers still report
    Asia/Calcutta.)"""
    from babel.core import get_global

    aliases = get_global("zone_aliases")
    present = {aliases.get(name, name): name for name in sorted(zones())}
    return {name: present[aliases.get(name, name)] for name in {*aliases, *aliases.values(), *zones()}
            if aliases.get(name, name) in present}


def living_zone(name: str) -> str:
    """Return the current name of a time zone, which may be given by a former name; an empty string if there is no such zone."""
    return present_names().get(name, "")


@cache
def cities(language: str) -> Mapping[str, str]:
    """Return the city that represents each time zone, in this language, in alphabetical order."""
    from babel.dates import get_timezone_location

    named = {zone: get_timezone_location(zone, locale=locale_of(language), return_city=True).rpartition("/")[2]
             for zone in zones() - {UTC}}
    return {UTC: UTC, **dict(sorted(named.items(), key=lambda item: comparable(item[1])))}


def city_of(zone: str, language: str) -> str:
    """Return the city that represents a time zone; an empty string if there is none."""
    return cities(language).get(living_zone(zone), "")


def comparable(name: str) -> str:
    """Return a name of a time zone or a city in the form used for comparison."""
    return " ".join(without_accents(name.replace("_", " ")).split())


@cache
def zones_by_name() -> Mapping[str, str]:
    """Return the time zone for every text that people may enter for it: its names, and its cities in all languages."""
    named = {comparable(city): zone for language in LANGUAGES for zone, city in cities(language).items()}
    return named | {comparable(name): zone for name, zone in present_names().items()}


def zone_typed(text: str) -> str:
    """Return the time zone that has this name, or whose city this is in any of the languages; an empty string if there is none.

    The beginning of a name is enough if it fits only one zone.
    """
    if found := living_zone(text):
        return found
    typed = comparable(text[:LONGEST_ZONE])
    if typed in zones_by_name():
        return zones_by_name()[typed]
    fitting = {zone for name, zone in zones_by_name().items() if len(typed) > 2 and name.startswith(typed)}
    return fitting.pop() if len(fitting) == 1 else ""
