// How long the member has been playing this game, across reloads, and when to say so.
import { useEffect, useState } from "react";
import { onceInTab } from "#lib/browser/once-in-tab.ts";
import { useElapsed } from "#lib/time/use-elapsed.ts";

const HOUR_MS = 3_600_000;
/** A reload takes less. */
const AWAY_MS = 60_000;

/** `played` in milliseconds. */
const left = onceInTab("game-clock", ({ path, played, at }) =>
  typeof path === "string" && typeof played === "number" && typeof at === "number"
    ? { path, played, at }
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
  const [begun] = useState(() => ({ before: playedBefore(path), at: performance.now() }));
  const played = begun.before + useElapsed();
  const [dismissed, setDismissed] = useState(() => hoursOf(begun.before));
  useEffect(() => {
    const leave = () =>
      left.leave({ path, played: begun.before + performance.now() - begun.at, at: Date.now() });
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [path, begun]);
  const hours = hoursOf(played);
  return {
    seconds: Math.floor(played / 1000),
    reminder: hours > dismissed ? hours : 0,
    dismiss: () => setDismissed(hours),
  };
}

function hoursOf(played: number): number {
  return Math.floor(played / HOUR_MS);
}

function playedBefore(path: string): number {
  const before = left.take();
  // Rendering may begin more than once.
  if (before !== null) left.leave(before);
  const again = before?.path === path && Math.abs(Date.now() - before.at) < AWAY_MS;
  return again ? before.played : 0;
}
