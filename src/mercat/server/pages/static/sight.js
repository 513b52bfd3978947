// On a small screen the possible choices may be out of sight. A drawing wider than the screen stands in an element of the class "pans".

export function bringIntoSight() {
  const lit = [...document.querySelectorAll("#board [data-lit]")].filter((thing) => thing.checkVisibility());
  for (const frame of document.querySelectorAll("#board .pans")) panTo(frame, lit.filter((thing) => frame.contains(thing)));
  const edge = document.getElementById("prompt").getBoundingClientRect().top;
  const seen = lit.some((thing) => thing.getBoundingClientRect().top > 100 && thing.getBoundingClientRect().bottom < edge);
  if (lit.length && !seen) lit[0].scrollIntoView({ block: "center" });
}

// Pan so that as many of the things as possible are in sight.
function panTo(frame, things) {
  if (!things.length || frame.scrollWidth <= frame.clientWidth) return;
  const middles = things.map((thing) => thing.getBoundingClientRect()).map((box) => (box.left + box.right) / 2);
  const together = (middle) => middles.filter((other) => Math.abs(other - middle) < frame.clientWidth / 2).length;
  const best = middles.reduce((one, other) => (together(other) > together(one) ? other : one));
  frame.scrollLeft += best - frame.getBoundingClientRect().left - frame.clientWidth / 2;
}
