// Independent dialogs may overlap. Each hears Escape; only the topmost closes, and the same Escape does not close
// the one that then becomes topmost.
import { type RefObject, useRef } from "react";
import { isOnToast } from "./toast.tsx";

interface TopDialog {
  /** For the popup. */
  readonly popup: RefObject<HTMLDivElement | null>;
  /** Whether this dialog may close by `event`. */
  readonly closesTop: (event: Event) => boolean;
}

export function useClosesTop(): TopDialog {
  const popup = useRef<HTMLDivElement>(null);
  return { popup, closesTop: (event) => spend(event, popup.current) };
}

function spend(event: Event, popup: Element | null): boolean {
  if (event.type !== "keydown") return !isOnToast(event);
  if (event === spent || topDialog() !== popup) return false;
  spent = event;
  return true;
}

/** The last Escape that closed a dialog. */
let spent: Event | null = null;

/** A dialog opened later stands later in the page. */
function topDialog(): Element | undefined {
  return [...document.querySelectorAll("[role=dialog][data-open]")].at(-1);
}
