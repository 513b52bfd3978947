"""Everything that somebody can do to a table or a seat. Each act is declared once, with `act`; its routes for pages and programs,
its place in the OpenAPI document, its rate limit and the table in docs/api.md follow from that."""
