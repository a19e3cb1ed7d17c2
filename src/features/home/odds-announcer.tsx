// Speaks the movement of the one price the player is on, and never more often than every few seconds.
import { create } from "zustand";
import { srOnly } from "../../ui/sr-only.ts";

const PAUSE_MS = 4000;

const useAnnouncement = create<{ readonly text: string }>(() => ({ text: "" }));

let spokenAt = -Infinity;

/** @param now milliseconds of any monotonic clock */
export function announceOdds(text: string, now: number = performance.now()): void {
  if (now - spokenAt < PAUSE_MS) return;
  spokenAt = now;
  useAnnouncement.setState({ text });
}

export function OddsAnnouncer() {
  const text = useAnnouncement((state) => state.text);
  return (
    <p className={srOnly} aria-live="polite">
      {text}
    </p>
  );
}
