// Handicaps and totals of the same part of a match as one table of their lines.
import type { SportMarket } from "#contract/api/sport.ts";
import { isLined, type PlayCard } from "./market-groups.ts";

export interface Ladder {
  readonly handicap: PlayCard;
  readonly total: PlayCard;
}

/** A card of the page: a ladder, or one play. */
export type Block =
  | { readonly key: string; readonly ladder: Ladder }
  | { readonly key: string; readonly card: PlayCard };

/** A ladder stands where the first of its plays stood. */
export function blocksOf(cards: readonly PlayCard[]): readonly Block[] {
  const parts = Map.groupBy(
    cards.filter(({ spec }) => isLined(spec)),
    partOf,
  );
  const shown = new Set<string>();
  return cards.flatMap((card): Block[] => {
    const plays = isLined(card.spec) ? parts.get(partOf(card)) : undefined;
    const [handicap, total] = ["handicap", "total"].map((rule) =>
      plays?.find(({ spec }) => spec.rule === rule),
    );
    if (handicap === undefined || total === undefined) return [{ key: card.w, card }];
    if (shown.has(handicap.w)) return [];
    shown.add(handicap.w);
    return [{ key: handicap.w, ladder: { handicap, total } }];
  });
}

/** Lines from low to high, as one reads them; of a handicap, home gives most first. */
export function rungs({ markets }: PlayCard): readonly SportMarket[] {
  return markets.toSorted((one, other) => Number(one.line) - Number(other.line));
}

const partOf = ({ spec: { period, count } }: PlayCard) => `${period} ${count}`;
