"""What is shown to people and programs alike: pages and the JSON API read the same object, OpenAPI its description."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, GetPydanticSchema, PlainSerializer
from pydantic_core.core_schema import is_instance_schema

Moment = Annotated[datetime, PlainSerializer(datetime.isoformat, return_type=str, when_used="json")]
PATH: Final = "a path of this site, of which programs and pages are told the whole address"
Link = Annotated[str, PATH]
PAGES_ALONE: Final = Field(exclude=True)                 # no program is told it


class Shape(BaseModel):
    """Something that is shown. Each fact is declared here alone, described by the text below it."""

    model_config = ConfigDict(use_attribute_docstrings=True, frozen=True, arbitrary_types_allowed=True)


def as_it_is(kind: Any) -> GetPydanticSchema:
    """Have a field hold an object of this kind, of which OpenAPI knows nothing: a serialiser says what programs are told."""
    return GetPydanticSchema(lambda source, handler: is_instance_schema(kind))
