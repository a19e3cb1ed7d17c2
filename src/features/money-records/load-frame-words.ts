import { loadNamespace } from "#session/preferences/locale.ts";

/** Loads the texts of the member area's frame as well. */
export async function loadFrameWords(): Promise<void> {
  await loadNamespace("account");
}
