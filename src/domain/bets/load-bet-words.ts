import { loadNamespace } from "#session/preferences/locale.ts";

/** Call before showing bets outside the sports pages; does nothing on a site without sports. */
export async function loadBetWords(): Promise<void> {
  await Promise.all(["sport", "sport-more"].map(loadNamespace));
}
