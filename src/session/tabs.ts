// Tabs of one site agree: a storage event tells each tab what another one wrote.
import { EDITION_KEY, LOCALE_KEY } from "#contract/storage-keys.ts";
import { LOCALES } from "#contract/locales.ts";
import { oneOf, storage } from "../lib/storage.ts";
import { startStoredEdition } from "./edition.ts";
import { setLocale } from "./locale.ts";
import { rereadSession } from "./session-store.ts";

/** What another tab did to the session. */
export type TabChange = Exclude<ReturnType<typeof rereadSession>, null>;

/** @returns how to stop following */
export function followTabs(onSession: (change: TabChange) => void): () => void {
  function heard(event: StorageEvent): void {
    // `clear()` in another tab has no key.
    const key = event.key;
    if (key === null || key === EDITION_KEY) startStoredEdition();
    if (key === LOCALE_KEY) followLocale();
    const change = rereadSession();
    if (change !== null) onSession(change);
  }
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
}

function followLocale(): void {
  const locale = storage.read(LOCALE_KEY, oneOf(LOCALES));
  // The old texts stay where the new ones cannot be fetched.
  if (locale !== null) setLocale(locale).catch(() => {});
}
