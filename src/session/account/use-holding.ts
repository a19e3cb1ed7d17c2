// What holds input while the member logs in again, for forms of any kind.
import { useEffect, useState } from "react";
import { dropHeldForm, holdForm, type StorableValues } from "./held-form.ts";
import { heldValues } from "./held-values.ts";
import { isLoggedIn } from "./session-store.ts";

/**
 * @param values null: nothing would be lost
 * @param storable what of them a reload keeps, too
 */
export function useHolding(
  name: string,
  values: object | null,
  storable: StorableValues | null = null,
): void {
  useEffect(() => holdForm(name, values, storable));
  useEffect(() => () => leaveForm(name), [name]);
}

/** Without a session the form goes only because the page waits for the login. */
function leaveForm(name: string): void {
  if (isLoggedIn()) dropHeldForm(name);
}

/** State of a form, such as a choice, that is held. */
export function useHeldState<T>(name: string, first: T) {
  return useHeld(name, first, () => null);
}

/** The text of an amount field. It is held, and a reload keeps it. */
export function useHeldAmount(name: string) {
  return useHeld(name, "", (value) => ({ value }));
}

interface Held<T> {
  readonly value: T;
}

function useHeld<T>(name: string, first: T, storable: (value: T) => StorableValues | null) {
  const [begun] = useState(first);
  const state = useState(() => {
    const found = heldValues(name) as Held<T> | null;
    return found === null ? first : found.value;
  });
  const [value] = state;
  const held = value === begun ? null : { value };
  useHolding(name, held, held && storable(value));
  return state;
}

/** Whether a dialog is open: it opens again where the session had ended in its form. */
export function useHeldDialog(name: string) {
  return useState(() => heldValues(name) !== null);
}
