/**
 * Runs `action` on request, one at a time and at most once per `gap` milliseconds. Requests during the gap
 * become one run at its end. `action` handles its own failures.
 */
export function coalesce(action: () => Promise<void>, gap: number): () => void {
  let resting = false;
  let wanted = false;

  async function run(): Promise<void> {
    resting = true;
    wanted = false;
    const rest = new Promise((resolve) => setTimeout(resolve, gap));
    await Promise.allSettled([action(), rest]);
    resting = false;
    if (wanted) await run();
  }

  return () => {
    if (resting) wanted = true;
    else void run();
  };
}
