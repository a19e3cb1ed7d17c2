// Waits in our own time, whatever the page's clock does.
const realTimeout = setTimeout;
const LIMIT_MS = 60_000;

/** @param what is missing, for the message */
export async function until(check: () => boolean, what: string | (() => string)): Promise<void> {
  for (let waited = 0; !check(); waited += 5) {
    if (waited > LIMIT_MS)
      throw new Error(`never came: ${typeof what === "string" ? what : what()}`);
    await new Promise((resolve) => realTimeout(resolve, 5));
  }
}
