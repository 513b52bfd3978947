// Loads the page anew when another process of the server answers: `mercat serve --develop` starts one after every change.
let process = "";

const look = async () => {
  try {
    const answer = await fetch("/develop/process", { cache: "no-store" });
    const now = answer.ok ? await answer.text() : process;
    if (process && now && now !== process) {
      location.reload();
      return;
    }
    process = now;
  } catch {
    // The server is starting again.
  }
  setTimeout(look, 1000);
};

look();
