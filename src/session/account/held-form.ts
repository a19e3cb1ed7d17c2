// Form input that must not be stored: card numbers, addresses, passwords. It stays in the memory of the open page
// while the member logs in again after an expired session. No other member and no other form gets it.
import { useSession } from "./session-store.ts";

interface HeldForm {
  readonly form: string;
  readonly userId: string | null;
  readonly values: object;
  /** Token that its call was refused with; null: nothing is to be sent again. */
  readonly refused: string | null;
}

let held: HeldForm | null = null;

/** Whether the page has input that would be lost if it was left. */
export function holdsForm(): boolean {
  return held !== null;
}

/** @param values null: nothing is typed */
export function holdForm(form: string, values: object | null): void {
  if (values !== null)
    held = { form, userId: userNow(), values, refused: ownForm(form)?.refused ?? null };
  else if (held?.form === form) held = null;
}

export function dropHeldForm(): void {
  held = null;
}

/** Its call goes out again after the login. @param token of the session that has ended */
export function markUnsent(form: string, token: string | null): void {
  if (held?.form === form) held = { ...held, refused: token };
}

/** @returns true once, in the next session */
export function takeUnsent(form: string): boolean {
  const own = ownForm(form);
  if (own === null || own.refused === null) return false;
  if (own.refused === useSession.getState().token) return false;
  held = { ...own, refused: null };
  return true;
}

export function heldValues(form: string): object | null {
  return ownForm(form)?.values ?? null;
}

function ownForm(form: string): HeldForm | null {
  return held?.form === form && held.userId === userNow() ? held : null;
}

function userNow(): string | null {
  return useSession.getState().userId;
}
