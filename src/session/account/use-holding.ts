// What holds input while the member logs in again, for forms of any kind.
import { useEffect, useState } from "react";
import { dropHeldForm, heldValues, holdForm } from "./held-form.ts";
import { isLoggedIn } from "./session-store.ts";

/** @param values null: nothing would be lost */
export function useHolding(name: string, values: object | null): void {
  useEffect(() => holdForm(name, values));
  useEffect(() => () => leaveForm(name), [name]);
}

/** Without a session the form goes only because the page waits for the login. */
function leaveForm(name: string): void {
  if (isLoggedIn()) dropHeldForm(name);
}

/** The state of one text field, which is held. */
export function useHeldText(name: string) {
  const state = useState(() => (heldValues(name) as HeldText | null)?.text ?? "");
  const [text] = state;
  useHolding(name, text === "" ? null : ({ text } satisfies HeldText));
  return state;
}

interface HeldText {
  readonly text: string;
}

/** Whether a dialog is open: it opens again where the session had ended in its form. */
export function useHeldDialog(name: string) {
  return useState(() => heldValues(name) !== null);
}
