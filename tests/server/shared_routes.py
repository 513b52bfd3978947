"""Routes shared by all applications of a process."""

from collections.abc import Callable
from typing import Any


def share_routes(replace: Callable[[Any, str, Any], object]) -> None:
    """Let FastAPI prepare routes once for all applications of this process; `replace` is setattr, or a function that undoes it
    later."""
    from fastapi import APIRouter, FastAPI

    include, made = FastAPI.include_router, dict[int, list[Any]]()

    def include_made(app: FastAPI, router: APIRouter, **wishes: Any) -> None:
        before = len(app.router.routes)
        if id(router) not in made:
            include(app, router, **wishes)
            made[id(router)] = app.router.routes[before:]
        else:
            app.router.routes.extend(made[id(router)])

    replace(FastAPI, "include_router", include_made)
