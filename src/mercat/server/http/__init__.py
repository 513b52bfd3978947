"""HTTP: routes, the JSON API's schemas, forms, cookies, errors, security and rate limits."""
