import type { CallEffects } from "../lib/http-options.ts";

const effects = async () => (await import("./call-effects.ts")).callEffects;

/** Fetched with the first call that has any. */
export const lateEffects: CallEffects = {
  expired: (token) => void effects().then(({ expired }) => expired(token)),
  toast: (message) => void effects().then(({ toast }) => toast(message)),
  dialog: (refused) => void effects().then(({ dialog }) => dialog(refused)),
  page: (refused) => void effects().then(({ page }) => page(refused)),
};
