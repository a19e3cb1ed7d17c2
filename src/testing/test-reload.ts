// What a reload does to the forms of a page: they go without being left, and what is stored is held again.
import { cleanup } from "@testing-library/react";
import { dropHeldForms } from "#session/account/held-form.ts";
import { restoreHeld } from "#session/account/held-values.ts";

export function reloadForms(): void {
  window.dispatchEvent(new Event("pagehide"));
  cleanup();
  dropHeldForms();
  restoreHeld();
}
