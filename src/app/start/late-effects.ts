import type { CallEffects } from "#lib/wire/http-options.ts";
import { loadAtLast } from "#lib/browser/offline.ts";

/** Loaded right after the first paint: without a connection they could not be loaded any more. */
export const loadEffects = () =>
  loadAtLast(async () => (await import("./call-effects.ts")).callEffects);

export const lateEffects: CallEffects = {
  expired: (token, reason) => void loadEffects().then(({ expired }) => expired(token, reason)),
  toast: (message) => void loadEffects().then(({ toast }) => toast(message)),
  dialog: (refused) => void loadEffects().then(({ dialog }) => dialog(refused)),
  page: (refused) => void loadEffects().then(({ page }) => page(refused)),
};
