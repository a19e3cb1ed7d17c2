// The player's locale. Texts of another locale are fetched when it is first chosen; the page keeps the old
// ones until then.
import type { Locale } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";
import { LOCALE_KEY } from "#contract/storage-keys.ts";
import { brand, brandEntry, isOn } from "#brand/brand.ts";
import { showLocale, useAppearance } from "#lib/browser/appearance.ts";
import {
  addLateTexts,
  hasTexts,
  startTexts,
  switchTexts,
  type TextLayers,
} from "#lib/text/i18n.ts";
import { storage } from "#lib/browser/storage.ts";

export function useLocale(): Locale {
  return useAppearance((state) => state.locale);
}

export function localeChoices(): readonly Locale[] {
  const { offered } = brand().locales;
  return isOn("localeToggle") && offered.length > 1 ? offered : [];
}

/** Loads the texts of the shown locale; called once, before the first render. */
export async function startLocale(): Promise<void> {
  const shown = useAppearance.getState().locale;
  const { offered, default: fallback } = brand().locales;
  const allowed = isOn("localeToggle") ? offered : [fallback];
  const locale = allowed.includes(shown) ? shown : fallback;
  const texts = await loadTexts(locale);
  await startTexts(locale, texts);
  showLocale(locale);
}

let wanted: Locale | null = null;

export async function setLocale(locale: Locale): Promise<void> {
  if (!localeChoices().includes(locale)) return;
  wanted = locale;
  const texts = hasTexts(locale) ? [] : await loadTexts(locale);
  await loadMissing(locale);
  // A later choice wins over one that is still loading.
  if (wanted !== locale) return;
  // All at once: what asks for its texts from now on asks for those of the new locale.
  const switched = switchTexts(locale, texts);
  storage.write(LOCALE_KEY, locale);
  showLocale(locale);
  await switched;
}

/** A page or dialog that opens meanwhile asks for more texts; a later choice makes these needless. */
async function loadMissing(locale: Locale): Promise<void> {
  const late = missing(locale);
  if (late.length === 0 || wanted !== locale) return;
  await Promise.all(late.map((namespace) => loadLate(locale, namespace)));
  await loadMissing(locale);
}

const shownLate = new Set<string>();

/** Loads the texts of a feature before its first render; does nothing for a feature without texts. */
export async function loadNamespace(namespace: string | null): Promise<void> {
  if (namespace === null || ownValue(brandEntry().lateTexts, namespace) === undefined) return;
  shownLate.add(namespace);
  const shown = () => useAppearance.getState().locale;
  // The locale may be another one once they are here.
  for (let locale = shown(); isMissing(locale, namespace); locale = shown()) {
    await loadLate(locale, namespace);
  }
}

const addedLate = new Set<string>();

function isMissing(locale: Locale, namespace: string): boolean {
  const load = ownValue(brandEntry().lateTexts, namespace)?.[locale];
  return load !== undefined && !addedLate.has(`${locale} ${namespace}`);
}

function missing(locale: Locale): readonly string[] {
  return [...shownLate].filter((namespace) => isMissing(locale, namespace));
}

async function loadLate(locale: Locale, namespace: string): Promise<void> {
  const texts = await ownValue(brandEntry().lateTexts, namespace)?.[locale]?.();
  if (texts !== undefined) addLateTexts(locale, texts.default);
  addedLate.add(`${locale} ${namespace}`);
}

async function loadTexts(locale: Locale): Promise<TextLayers> {
  const layers = brandEntry().texts[locale];
  if (layers === undefined) throw new Error(`The bundle has no texts in ${locale}.`);
  const loaded = await Promise.all(layers.map((load) => load()));
  return loaded.map((layer) => layer.default);
}
