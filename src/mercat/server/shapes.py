"""The base class of all objects shown to people and programs. Pages and the JSON API show the same objects, and OpenAPI describes
them."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, GetPydanticSchema, PlainSerializer
from pydantic_core.core_schema import is_instance_schema

Moment = Annotated[datetime, PlainSerializer(datetime.isoformat, return_type=str, when_used="json")]
PATH: Final = "a path of this site, of which programs and pages are told the whole address"
Link = Annotated[str, PATH]
PAGES_ALONE: Final = Field(exclude=True)                 # for a field that programs do not get


class Shape(BaseModel):
    """An object that is shown to people and programs. Each fact is declared only here, and described by its docstring."""

    model_config = ConfigDict(use_attribute_docstrings=True, frozen=True, arbitrary_types_allowed=True)


def as_it_is(kind: Any) -> GetPydanticSchema:
    """Return the annotation for a field that contains an object of this class.

    OpenAPI cannot describe such an object, so a serialiser converts it for programs.
    """
    return GetPydanticSchema(lambda source, handler: is_instance_schema(kind))
