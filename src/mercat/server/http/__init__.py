"""HTTP: routes, the JSON interface's schemas, forms, cookies, errors, and what guards the door."""
