import { loadNamespace } from "#session/preferences/locale.ts";

/** Of the member area's frame, and of codes that are sent. */
export async function loadAccountWords(): Promise<void> {
  await loadNamespace("account");
}
