// What the player has open that a reload would interrupt: selections in the slip, money calls without an outcome, input
// of forms. Nothing of it would be lost, but it is no moment to offer a reload.
import { holdsForm } from "../account/held-form.ts";

const open = new Set<string>();

/** @param what names it, such as the slip or a kind of money call */
export function setUnfinished(what: string, isUnfinished: boolean): void {
  if (isUnfinished) open.add(what);
  else open.delete(what);
}

export function hasUnfinished(): boolean {
  return open.size > 0 || holdsForm();
}
