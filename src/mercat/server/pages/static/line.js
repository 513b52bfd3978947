// The sign that the connection is lost, while htmx tries to connect the stream again; and no longer than the line is cut.

const PATIENCE = 3000;                                     // milliseconds for an attempt: one begun on a dead line may never end
let stream = null;

const offline = (broken) => { document.getElementById("offline").hidden = !broken; };
const hurry = () => stream?.delayCanceller?.();            // end the pause before the next attempt

// The old stream may hang on the line that was cut.
function anew() {
  stream?.reader?.cancel();
  hurry();
}

document.addEventListener("htmx:sse:before:connection", ({ detail }) => {
  stream = detail.connection;
  if (stream.attempt > 0) stream.config.connectTimeout = PATIENCE;
});
document.addEventListener("htmx:sse:error", () => offline(true));
document.addEventListener("htmx:sse:after:connection", () => offline(false));
addEventListener("offline", () => offline(true));
addEventListener("online", anew);

// Any answer shows that the line is back.
document.addEventListener("htmx:after:swap", () => {
  offline(false);
  hurry();
});
