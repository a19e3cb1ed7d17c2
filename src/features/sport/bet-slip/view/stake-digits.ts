// Beside the fields of a page, a typed digit goes to the amount of the bet that was picked last.
import { useEffect } from "react";

/** In these a key has a meaning of its own. */
const TAKEN =
  "input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]";

/** @param stake key of the amount; null while there is none */
export function useStakeDigits(stake: string | null): void {
  useEffect(() => {
    if (stake === null) return undefined;
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
