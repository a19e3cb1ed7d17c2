// Announces moved prices to screen readers: politely, together, each with its last value, at most every fifteen
// seconds.
import { create } from "zustand";
import { srOnly } from "../text/sr-only.ts";

const PAUSE_MS = 15_000;
/** What moves in one go is said in one go. */
const TOGETHER_MS = 250;

const useAnnouncement = create<{ readonly text: string }>(() => ({ text: "" }));
const waiting = new Map<string, string>();
let spokenAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | null = null;

/** Once on a page. */
export function PriceAnnouncer() {
  const text = useAnnouncement((state) => state.text);
  return (
    <p className={srOnly} aria-live="polite">
      {text}
    </p>
  );
}

/** @param text in place of what waits to be said of the same price */
export function announcePrice(priceId: string, text: string): void {
  waiting.delete(priceId);
  waiting.set(priceId, text);
  timer ??= setTimeout(speak, Math.max(TOGETHER_MS, spokenAt + PAUSE_MS - performance.now()));
}

function speak(): void {
  timer = null;
  spokenAt = performance.now();
  useAnnouncement.setState({ text: [...waiting.values()].join("；") });
  waiting.clear();
}
