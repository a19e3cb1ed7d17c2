// Announces changes of the price that has the focus.
import { playSpec } from "#contract/betting/plays.ts";
import { shownOdds } from "#contract/betting/odds.ts";
import { i18n } from "#lib/text/i18n.ts";
import { announcePrice } from "#ui/money/price-announcer.tsx";
import { oddsTypeNow } from "./odds-type.ts";
import { feedStores, type PriceView } from "./feed-views.ts";

interface Followed {
  readonly priceId: string;
  /** Play code, which determines how the odds are quoted. */
  readonly w: string;
  /** 海潮联合 让球 -0.5 */
  readonly name: string;
}

/** @returns how to stop */
export function announceFor({ priceId, w, name }: Followed): () => void {
  let before = feedStores.price.get(priceId);
  return feedStores.price.subscribe(priceId, () => {
    const after = feedStores.price.get(priceId);
    const key = newsOf(before, after);
    before = after;
    if (key === null) return;
    const odds = after ? shownOdds(after.odds, playSpec(w).quoted, oddsTypeNow()) : "";
    announcePrice(priceId, i18n.t(`sport:live.announce.${key}`, { name, odds }));
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
