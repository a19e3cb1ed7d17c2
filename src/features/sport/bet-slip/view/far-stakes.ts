// Amounts that count in the total but do not stand beside it, and the way to the first one out of view.
import { type BetFigures, betsByKind } from "../state/slip-figures.ts";
import { commonStake, EVERY_SINGLE, mainKeyOf } from "./stake-target.ts";

/** Keys of the fields, in their order in the slip. `data-stake` of a field is its key. */
export function farStakes(bets: readonly BetFigures[]): readonly string[] {
  const main = mainKeyOf(bets);
  const { singles } = betsByKind(bets);
  const shared = singles.length > 1 && commonStake(singles) !== "";
  const keys = bets
    .filter(({ enteredCents }) => enteredCents > 0)
    .map(({ key, kind }) => (kind === null && shared ? EVERY_SINGLE : key));
  return [...new Set(keys)].filter((key) => key !== main);
}

/** Scrolls to the first of these fields that is out of view, a wrong one before others, and enters it. */
export function showStake(keys: readonly string[]): void {
  const fields = [...document.querySelectorAll<HTMLElement>("[data-stake]")].filter(({ dataset }) =>
    keys.includes(dataset["stake"] ?? ""),
  );
  const hidden = fields.filter((one) => !isInView(one));
  const wrong = hidden.find((one) => one.getAttribute("aria-invalid") === "true");
  const field = wrong ?? hidden[0] ?? fields[0];
  const folded = field?.closest("details");
  if (folded) folded.open = true;
  field?.scrollIntoView({ block: "start" });
  field?.focus({ preventScroll: true });
}

/** Neither scrolled away nor covered by the foot of the slip. */
function isInView(field: HTMLElement): boolean {
  const { left, top, width, height } = field.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  return shown !== null && (field === shown || field.contains(shown));
}
