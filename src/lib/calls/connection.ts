// Finds out whether the page is cut off: by the browser's word, and by calls that fail while a light
// question to the site's own server fails too. Asks again with growing waits until it is answered.
import { isOffline, noteLost, useOffline } from "../browser/offline.ts";

const WAITS = [2000, 4000, 8000, 15_000, 30_000, 60_000] as const;
const PROBE_MS = 8000;

let followed = false;
let probe: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;

/** @returns how to stop */
export function followConnection(): () => void {
  const look = () => void checkConnection();
  followed = true;
  window.addEventListener("offline", lost);
  window.addEventListener("online", look);
  // The browser's word may be wrong.
  if (isOffline()) lost();
  return () => {
    followed = false;
    clearTimeout(timer);
    window.removeEventListener("offline", lost);
    window.removeEventListener("online", look);
  };
}

/** Whether the site's server can be reached now; the page shows it. One question at a time. */
export function checkConnection(): Promise<boolean> {
  probe ??= ask().finally(() => {
    probe = null;
  });
  return probe;
}

/** A call brought no answer. @returns whether that is because the page is cut off */
export async function isCutOff(): Promise<boolean> {
  return followed && !(await checkConnection());
}

/**
 * A call was answered, however: the connection stands. Where the browser says otherwise, the answer may
 * have been on its way when the connection went.
 */
export function noteAnswer(): void {
  if (!isOffline()) return;
  if (navigator.onLine) found();
  else if (followed) void checkConnection();
}

async function ask(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    await fetch("/", { method: "HEAD", cache: "no-store", signal });
    found();
    return true;
  } catch {
    lost();
    return false;
  }
}

function lost(): void {
  noteLost();
  clearTimeout(timer);
  if (!followed) return;
  timer = setTimeout(() => void checkConnection(), WAITS[Math.min(tries, WAITS.length - 1)]);
  tries += 1;
}

function found(): void {
  clearTimeout(timer);
  tries = 0;
  if (isOffline()) useOffline.setState({ since: null });
}
