// What is held for a form. Amounts also outlive a reload: they are stored when the page goes, and held again by the
// page that comes.
import * as v from "valibot";
import { heldInMemory, holdForm, storableForms } from "./held-form.ts";
import { useSession } from "./session-store.ts";
import { tabRecord } from "./player-record.ts";

const LONGEST = 40;
const formsSchema = v.record(
  v.string(),
  v.record(v.string(), v.pipe(v.string(), v.maxLength(LONGEST))),
);
const record = tabRecord("held", formsSchema);

export function heldValues(form: string): object | null {
  return heldInMemory(form);
}

function storeHeld(): void {
  const forms = storableForms();
  if (Object.keys(forms).length > 0) record.write(forms);
  else record.drop();
}

export function restoreHeld(): void {
  const stored = record.read();
  record.drop();
  if (stored === null || stored.userId !== useSession.getState().userId) return;
  for (const [form, values] of Object.entries(stored.fields)) holdForm(form, values, values);
}

restoreHeld();
window.addEventListener("pagehide", storeHeld);
