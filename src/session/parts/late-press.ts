import { i18n } from "#lib/text/i18n.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { loadOrReload } from "./chunk-reload.ts";

/** How long a message offers to try again. */
export const OFFERED_MS = 10_000;

export function missingText(): string {
  return i18n.t("errors:part.text");
}

/** Loads what a press needs, then runs it. Where it cannot be loaded, a message says so and offers to try again. */
export async function latePress<T>(
  load: () => Promise<T>,
  run: (loaded: T) => Promise<void>,
): Promise<void> {
  let loaded: T;
  try {
    loaded = await loadOrReload(load);
  } catch {
    showToast(missingText(), {
      label: i18n.t("errors:part.again"),
      shownFor: OFFERED_MS,
      onPress: () => void latePress(load, run),
    });
    return;
  }
  await run(loaded);
}
