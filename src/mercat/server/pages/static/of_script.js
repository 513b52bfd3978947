// @ts-check
// Requests of scripts: what the server refuses while somebody plays is no error of the page, so its status is in a header.

export const OF_SCRIPT = { "Mercat-Script": "yes" };
export const isDone = (/** @type {Response} */ answer) => answer.ok && !answer.headers.has("Mercat-Status");
