// A digit that is typed outside of any field goes to the stake of the selection that was picked last.
import { useEffect } from "react";
import { type BetFigures, betsByKind } from "../state/slip-figures.ts";

/** Elements that use keys themselves. */
const TAKEN =
  "input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]";

export function useStakeDigits(bets: readonly BetFigures[]): void {
  const { singles, series } = betsByKind(bets);
  const stake = (series ?? singles.at(-1))?.key;
  useEffect(() => {
    if (stake === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => toStake(event, stake);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [stake]);
}

function toStake(event: KeyboardEvent, stake: string): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (!/^[1-9]$/.test(key) || altKey || ctrlKey || metaKey) return;
  if (!(target instanceof HTMLElement) || target.closest(TAKEN) !== null) return;
  const field = document.querySelector<HTMLInputElement>(
    `[data-slip-rail=open] [data-stake="${CSS.escape(stake)}"]:enabled`,
  );
  if (field === null) return;
  // The browser then types the digit into it, in place of the amount that stands there.
  field.focus();
  field.select();
}
