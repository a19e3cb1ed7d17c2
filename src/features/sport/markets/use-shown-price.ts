import type { SportPrice } from "#contract/api/sport.ts";
import { shownOdds } from "#contract/betting/odds.ts";
import { PLAYS } from "#contract/betting/plays.ts";
import { usePrice } from "../feed/feed-store.ts";
import { useOddsType } from "../feed/odds-type.ts";
import { useSelected } from "./slip-selections.ts";

/**
 * What an odds button shows of a price, and the price with its odds of now, for a press. A change rerenders the
 * caller only.
 * @param w play code of its market
 */
export function useShownPrice(price: SportPrice, w: string) {
  const now = usePrice(price.id);
  const selected = useSelected(price.id);
  const type = useOddsType();
  const shown = {
    odds: now === undefined ? "" : shownOdds(now.odds, PLAYS.get(w)?.quoted ?? "hk", type),
    moved: now?.moved ?? "same",
    state: stateOf(now),
    selected,
  } as const;
  return { shown, pressed: { ...price, odds: now?.odds ?? price.odds } };
}

function stateOf(now: ReturnType<typeof usePrice>): "open" | "closed" | "stale" {
  if (now === undefined || !now.active) return "closed";
  return now.stale ? "stale" : "open";
}
