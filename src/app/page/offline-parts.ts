import { latePart } from "#session/parts/late-part.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";

const load = async () => (await import("./offline-help.tsx")).OfflineHelp;
const TEXTS = ["notices", "titles"];

export const LateOfflineHelp = latePart(load, { texts: TEXTS, unasked: true });

/** Loads what a page shows that cannot be opened without a network, before there is none. */
export async function loadOfflineParts(): Promise<void> {
  await Promise.all([load(), ...TEXTS.map(loadNamespace)]);
}
