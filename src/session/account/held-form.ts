// Form input that must not be stored: card numbers, addresses, names. It stays in the memory of the open page
// while the member logs in again after an expired session. No other member and no other form gets it. The second
// password is not held: it is typed again.
import { useSession } from "./session-store.ts";

interface HeldForm {
  readonly userId: string;
  readonly values: object;
  readonly storable: StorableValues | null;
}

/** What of a form may be stored over a reload: amounts, never account numbers, names or passwords. */
export type StorableValues = Readonly<Record<string, string>>;

/** By name of the form: the chat may stand beside a page with a form. */
const held = new Map<string, HeldForm>();

/** Whether the page has input that would be lost if it was left. */
export function holdsForm(): boolean {
  return held.size > 0;
}

/** Without a session a page that is about to go changes nothing. @param values null: nothing is typed */
export function holdForm(
  form: string,
  values: object | null,
  storable: StorableValues | null = null,
): void {
  const { userId } = useSession.getState();
  if (userId === null) return;
  if (values === null) held.delete(form);
  else held.set(form, { userId, values, storable });
}

/** The storable values of the current member's forms, by name of the form. */
export function storableForms(): Readonly<Record<string, StorableValues>> {
  const { userId } = useSession.getState();
  const all: Record<string, StorableValues> = {};
  for (const [form, { storable, ...of }] of held)
    if (storable !== null && of.userId === userId) all[form] = storable;
  return all;
}

export function dropHeldForm(form: string): void {
  held.delete(form);
}

export function dropHeldForms(): void {
  held.clear();
}

/** Without what an earlier page load has stored. Forms call `heldValues`, which has that, too. */
export function heldInMemory(form: string): object | null {
  const { userId } = useSession.getState();
  const found = held.get(form);
  return found !== undefined && found.userId === userId ? found.values : null;
}
