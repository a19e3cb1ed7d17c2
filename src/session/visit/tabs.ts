// Keeps the tabs of one site in step: a storage event reports each write of another tab. A page restored from
// the back/forward cache has missed events and reads everything again.
import { EDITION_KEY, LOCALE_KEY } from "#contract/storage-keys.ts";
import { LOCALES } from "#contract/locales.ts";
import { oneOf, storage } from "#lib/browser/storage.ts";
import { startStoredEdition } from "../preferences/edition.ts";
import { setLocale } from "../preferences/locale.ts";
import { rereadSession } from "../account/session-store.ts";

export type TabChange = Exclude<ReturnType<typeof rereadSession>, null>;

export function followTabs(onSession: (change: TabChange) => void): () => void {
  /** @param key null when another tab called `clear()` */
  function reread(key: string | null): void {
    if (key === null || key === EDITION_KEY) startStoredEdition();
    if (key === null || key === LOCALE_KEY) followLocale();
    const change = rereadSession();
    if (change !== null) onSession(change);
  }
  const heard = ({ key }: StorageEvent) => reread(key);
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reread(null);
  };
  window.addEventListener("storage", heard);
  window.addEventListener("pageshow", shown);
  // Another tab may have written before this one listened.
  const missed = rereadSession();
  if (missed !== null) onSession(missed);
  return () => {
    window.removeEventListener("storage", heard);
    window.removeEventListener("pageshow", shown);
  };
}

function followLocale(): void {
  const locale = storage.read(LOCALE_KEY, oneOf(LOCALES));
  // The old texts stay when the new ones cannot be fetched.
  if (locale !== null) setLocale(locale).catch(() => {});
}
