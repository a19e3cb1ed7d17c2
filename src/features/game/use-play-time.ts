// How long the member has been playing this game, across reloads, and when to say so.
import { useEffect, useState } from "react";
import { serverNow } from "#lib/time/clock.ts";
import { onceInTab } from "#lib/browser/once-in-tab.ts";
import { useNow } from "#lib/time/use-now.ts";

const HOUR = 3600;
/** A reload takes less. */
const AWAY_MS = 60_000;

const left = onceInTab("game-clock", ({ path, since, at }) =>
  typeof path === "string" && typeof since === "number" && typeof at === "number"
    ? { path, since, at }
    : null,
);

interface PlayTime {
  readonly seconds: number;
  /** Full hours that have not been dismissed; 0 shows no reminder. */
  readonly reminder: number;
  readonly dismiss: () => void;
}

/** @param path of the game page */
export function usePlayTime(path: string): PlayTime {
  const [since] = useState(() => begunAt(path));
  const now = useNow();
  const [dismissed, setDismissed] = useState(() => hoursSince(since, serverNow()));
  useEffect(() => {
    const leave = () => left.leave({ path, since, at: serverNow() });
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [path, since]);
  const hours = hoursSince(since, now);
  return {
    seconds: Math.max(0, Math.floor((now - since) / 1000)),
    reminder: hours > dismissed ? hours : 0,
    dismiss: () => setDismissed(hours),
  };
}

function hoursSince(since: number, now: number): number {
  return Math.floor((now - since) / 1000 / HOUR);
}

function begunAt(path: string): number {
  const before = left.take();
  // Rendering may begin more than once.
  if (before !== null) left.leave(before);
  const now = serverNow();
  return before?.path === path && Math.abs(now - before.at) < AWAY_MS ? before.since : now;
}
