// @ts-check
// Whether an element is displayed: browsers before Chrome 105, Firefox 106 and Safari 17.4 tell it by its boxes alone.

/** @param {Element} element */
export const isShown = (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0;
