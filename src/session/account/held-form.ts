// Form input that must not be stored: card numbers, addresses, names. It stays in the memory of the open page
// while the member logs in again after an expired session. No other member and no other form gets it. The second
// password is not held: it is typed again.
import { useSession } from "./session-store.ts";

interface HeldForm {
  readonly userId: string;
  readonly values: object;
}

/** By name of the form: the chat may stand beside a page with a form. */
const held = new Map<string, HeldForm>();

/** Whether the page has input that would be lost if it was left. */
export function holdsForm(): boolean {
  return held.size > 0;
}

/** Without a session a page that is about to go changes nothing. @param values null: nothing is typed */
export function holdForm(form: string, values: object | null): void {
  const { userId } = useSession.getState();
  if (userId === null) return;
  if (values === null) held.delete(form);
  else held.set(form, { userId, values });
}

export function dropHeldForm(form: string): void {
  held.delete(form);
}

export function dropHeldForms(): void {
  held.clear();
}

export function heldValues(form: string): object | null {
  const { userId } = useSession.getState();
  const found = held.get(form);
  return found !== undefined && found.userId === userId ? found.values : null;
}
