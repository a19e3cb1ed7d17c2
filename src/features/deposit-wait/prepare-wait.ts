import { loadNamespace } from "#session/preferences/locale.ts";

/** The frame and the states of orders have their own texts. */
export async function prepareWait(): Promise<void> {
  await loadNamespace("account");
}
