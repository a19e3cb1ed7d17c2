// The title of the page; a long one runs through the tab (spec: shell-and-accounts §9). Players who want
// less motion see it whole, and so does whoever looks for the tab among others.
const LONGEST = 15;
const STEP_MS = 300;
/** Between the end and the next start. Plain spaces at an end are dropped by `document.title`. */
const GAP = "\u3000\u3000";

/** @returns how to stop it, with the title whole again */
export function showTitle(title: string): () => void {
  document.title = title;
  const signs = [...title];
  if (signs.length <= LONGEST) return () => {};
  const belt = [...signs, ...GAP];
  const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    document.title = title;
  };
  const pace = () => {
    stop();
    if (reduced.matches || document.hidden) return;
    let at = 0;
    timer = setInterval(() => {
      at = (at + 1) % belt.length;
      document.title = at === 0 ? title : [...belt.slice(at), ...belt.slice(0, at)].join("");
    }, STEP_MS);
  };
  const over = new AbortController();
  reduced.addEventListener("change", pace, { signal: over.signal });
  document.addEventListener("visibilitychange", pace, { signal: over.signal });
  pace();
  return () => {
    over.abort();
    stop();
  };
}
