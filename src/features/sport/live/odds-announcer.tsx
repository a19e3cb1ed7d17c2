// Speaks the movement of prices the player has picked or is on, politely and never more often than every
// few seconds; what moves meanwhile is said by the last word on it.
import { create } from "zustand";
import { playSpec } from "#contract/betting/plays.ts";
import { shownOdds } from "#contract/betting/odds.ts";
import { i18n } from "../../../lib/i18n.ts";
import { srOnly } from "../../../ui/sr-only.ts";
import { oddsTypeNow } from "../odds-type.ts";
import { cells, type PriceView } from "./feed-views.ts";

const PAUSE_MS = 5000;

const useAnnouncement = create<{ readonly text: string }>(() => ({ text: "" }));

let spokenAt = -Infinity;
let waiting: string | null = null;
let timer: ReturnType<typeof setTimeout> | null = null;

export function OddsAnnouncer() {
  const text = useAnnouncement((state) => state.text);
  return (
    <p className={srOnly} aria-live="polite">
      {text}
    </p>
  );
}

export function announceOdds(text: string): void {
  waiting = text;
  if (timer !== null) return;
  const wait = Math.max(0, spokenAt + PAUSE_MS - performance.now());
  if (wait === 0) speak();
  else timer = setTimeout(speak, wait);
}

interface Followed {
  readonly priceId: string;
  /** Play code: says how the odds are quoted. */
  readonly w: string;
  /** 海潮联合 让球 -0.5 */
  readonly name: string;
}

/** Says what becomes of a price. @returns how to fall silent */
export function announceFor({ priceId, w, name }: Followed): () => void {
  let before = cells.price.get(priceId);
  return cells.price.subscribe(priceId, () => {
    const after = cells.price.get(priceId);
    const key = newsOf(before, after);
    before = after;
    if (key === null) return;
    const odds = after ? shownOdds(after.odds, playSpec(w).quoted, oddsTypeNow()) : "";
    announceOdds(i18n.t(`sport:live.announce.${key}`, { name, odds }));
  });
}

function newsOf(
  before: PriceView | undefined,
  after: PriceView | undefined,
): "up" | "down" | "open" | "closed" | null {
  const wasOpen = before?.active === true;
  if (after?.active !== true) return wasOpen ? "closed" : null;
  if (!wasOpen) return "open";
  if (after.odds === before.odds || after.moved === "same") return null;
  return after.moved;
}

function speak(): void {
  timer = null;
  if (waiting === null) return;
  spokenAt = performance.now();
  useAnnouncement.setState({ text: waiting });
  waiting = null;
}
