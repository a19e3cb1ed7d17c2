// The player's locale. Texts of another locale are fetched when it is first chosen; the page keeps the old
// ones until then.
import type { Locale } from "#contract/locales.ts";
import { LOCALE_KEY } from "#contract/storage-keys.ts";
import { brand, brandEntry, isOn } from "../../brand/brand.ts";
import { showLocale, useAppearance } from "../../lib/appearance.ts";
import {
  addLateTexts,
  hasTexts,
  startTexts,
  switchTexts,
  type TextLayers,
} from "../../lib/i18n.ts";
import { storage } from "../../lib/storage.ts";

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
  const [texts] = await Promise.all([
    hasTexts(locale) ? [] : loadTexts(locale),
    ...[...shownLate].map((namespace) => loadLate(locale, namespace)),
  ]);
  // A later choice wins over one that is still loading.
  if (wanted !== locale) return;
  await switchTexts(locale, texts);
  storage.write(LOCALE_KEY, locale);
  showLocale(locale);
}

const shownLate = new Set<string>();

/** Loads the texts of a feature before its first render; does nothing for a feature without texts. */
export async function loadNamespace(namespace: string | null): Promise<void> {
  if (namespace === null || brandEntry().lateTexts[namespace] === undefined) return;
  shownLate.add(namespace);
  await loadLate(useAppearance.getState().locale, namespace);
}

const addedLate = new Set<string>();

async function loadLate(locale: Locale, namespace: string): Promise<void> {
  const key = `${locale} ${namespace}`;
  const load = brandEntry().lateTexts[namespace]?.[locale];
  if (load === undefined || addedLate.has(key)) return;
  addLateTexts(locale, (await load()).default);
  addedLate.add(key);
}

async function loadTexts(locale: Locale): Promise<TextLayers> {
  const layers = brandEntry().texts[locale];
  if (layers === undefined) throw new Error(`The bundle has no texts in ${locale}.`);
  const loaded = await Promise.all(layers.map((load) => load()));
  return loaded.map((layer) => layer.default);
}
