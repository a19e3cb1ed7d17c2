// What the player has open that a reload would interrupt: selections in the slip, money calls without an outcome, input
// of forms. Nothing of it would be lost, but it is no moment to offer a reload.
import { holdsForm } from "../account/held-form.ts";

const open = new Set<string>();

interface Followed<State> {
  getState(): State;
  subscribe(listener: (state: State) => void): unknown;
}

/**
 * Looks at a store now and after each change, as long as the page lives.
 * @param what names it, such as the slip or a kind of money call
 */
export function followUnfinished<State>(
  what: string,
  store: Followed<State>,
  isUnfinished: (state: State) => boolean,
): void {
  const look = (state: State) => void (isUnfinished(state) ? open.add(what) : open.delete(what));
  store.subscribe(look);
  look(store.getState());
}

export function hasUnfinished(): boolean {
  return open.size > 0 || holdsForm();
}
