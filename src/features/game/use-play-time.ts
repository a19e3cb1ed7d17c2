// How long the member has been playing this game, across reloads, and when to say so.
import { useEffect, useState } from "react";
import { onceInTab } from "#lib/once-in-tab.ts";

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
  const [now, setNow] = useState(Date.now);
  const [dismissed, setDismissed] = useState(() => hoursSince(since, Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    const leave = () => left.leave({ path, since, at: Date.now() });
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
    };
  }, [path, since]);
  const hours = hoursSince(since, now);
  return {
    seconds: Math.max(0, Math.floor((now - since) / 1000)),
    reminder: hours > dismissed ? hours : 0,
    dismiss: () => setDismissed(hours),
  };
}

/** `3725` → `1:02:05`, `65` → `01:05`. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return seconds < HOUR ? rest : `${Math.floor(seconds / HOUR)}:${rest}`;
}

function hoursSince(since: number, now: number): number {
  return Math.floor((now - since) / 1000 / HOUR);
}

function begunAt(path: string): number {
  const before = left.take();
  // Rendering may begin more than once.
  if (before !== null) left.leave(before);
  const now = Date.now();
  return before?.path === path && Math.abs(now - before.at) < AWAY_MS ? before.since : now;
}
