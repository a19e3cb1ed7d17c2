// Form input that must not be stored: card numbers, addresses, names. It stays in the memory of the open page
// while the member logs in again after an expired session. No other member and no other form gets it. The second
// password is not held: it is typed again.
import { useSession } from "./session-store.ts";

interface HeldForm {
  readonly form: string;
  readonly userId: string;
  readonly values: object;
}

let held: HeldForm | null = null;

/** Whether the page has input that would be lost if it was left. */
export function holdsForm(): boolean {
  return held !== null;
}

/** Without a session a page that is about to go changes nothing. @param values null: nothing is typed */
export function holdForm(form: string, values: object | null): void {
  const { userId } = useSession.getState();
  if (userId === null) return;
  if (values !== null) held = { form, userId, values };
  else if (held?.form === form) held = null;
}

export function dropHeldForm(): void {
  held = null;
}

export function heldValues(form: string): object | null {
  const { userId } = useSession.getState();
  return held?.form === form && held.userId === userId ? held.values : null;
}
