import { loadNamespace } from "../../session/preferences/locale.ts";

/** The frame of the member area has its own texts. */
export async function loadFrameWords(): Promise<void> {
  await loadNamespace("account");
}
