// Which amount the quick stakes and the keypad write to.
import { type BetFigures, betsByKind } from "../state/slip-figures.ts";
import { slip, useSlipFigures } from "../state/slip-store.ts";
import { setTyping, useSlipView } from "./view-store.ts";

/** Key of the one amount for all singles. */
export const EVERY_SINGLE = "singles";

export interface StakeTarget {
  readonly key: string;
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly max: () => void;
}

/** The amount below the selections: of the series, of all singles, or of the only single. */
export function mainKeyOf(bets: readonly BetFigures[]): string | null {
  const { singles, series } = betsByKind(bets);
  if (series !== null) return series.key;
  return singles.length > 1 ? EVERY_SINGLE : (singles[0]?.key ?? null);
}

/** The amount used last, else the main one; null when there is none. */
export function useStakeTarget(): StakeTarget | null {
  const { bets } = useSlipFigures();
  const active = useSlipView((state) => state.active);
  const isKnown = active === EVERY_SINGLE || bets.some(({ key }) => key === active);
  const key = isKnown ? active : mainKeyOf(bets);
  return key === null ? null : targetOf(key, bets);
}

export function targetOf(key: string, bets: readonly BetFigures[]): StakeTarget {
  if (key === EVERY_SINGLE) {
    const { singles } = betsByKind(bets);
    return {
      key,
      typed: commonStake(singles),
      type: slip.setSingles,
      max: () => singles.forEach((bet) => slip.setMost(bet.key)),
    };
  }
  return {
    key,
    typed: bets.find((bet) => bet.key === key)?.typed ?? "",
    type: (text) => slip.setStake(key, text),
    max: () => slip.setMost(key),
  };
}

/** Writes what is typed, key by key. */
export function typeInto({ key, type }: Pick<StakeTarget, "key" | "type">, text: string): void {
  setTyping(key);
  type(text);
}

/** Whether the amount is complete and too small. */
export function useTooSmall({ key, typed, belowMinimum, enteredCents }: BetFigures): boolean {
  const typing = useSlipView((view) => view.typing === key || view.typing === EVERY_SINGLE);
  return !typing && typed !== "" && enteredCents > 0 && belowMinimum;
}

/** Empty where the amounts differ. */
export function commonStake(singles: readonly Pick<BetFigures, "typed">[]): string {
  const [first] = singles;
  return first !== undefined && singles.every(({ typed }) => typed === first.typed)
    ? first.typed
    : "";
}
