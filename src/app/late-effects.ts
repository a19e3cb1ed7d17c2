import type { CallEffects } from "../lib/http-options.ts";
import { loadAtLast } from "../lib/offline.ts";

/** Fetched after the first paint: a call that fails since the connection is gone needs them there already. */
export const loadEffects = () =>
  loadAtLast(async () => (await import("./call-effects.ts")).callEffects);

export const lateEffects: CallEffects = {
  expired: (token, reason) => void loadEffects().then(({ expired }) => expired(token, reason)),
  toast: (message) => void loadEffects().then(({ toast }) => toast(message)),
  dialog: (refused) => void loadEffects().then(({ dialog }) => dialog(refused)),
  page: (refused) => void loadEffects().then(({ page }) => page(refused)),
};
