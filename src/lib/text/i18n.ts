// Texts arrive as one chunk per locale, already merged with the brand's own and, for zh-TW,
// converted at build time. Namespaces are the files of `src/locales/zh-CN`.
import { createInstance, type i18n as I18n, type PostProcessorModule } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Texts, TextTree } from "#contract/brand-entry.ts";
import { spaceValues } from "#contract/join-text.ts";
import type { Locale } from "#contract/locales.ts";
import { ownValue } from "#contract/own-value.ts";

export const i18n: I18n = createInstance();

/** Texts of a locale in layers; a later layer overrides an earlier one. */
export type TextLayers = readonly Texts[];

/** Latin names that are filled into a Chinese text stand apart from it. */
const SPACING: PostProcessorModule = {
  type: "postProcessor",
  name: "spacing",
  process: (text, _key, values) => spaceValues(text, Object.values(values)),
};

const OPTIONS = {
  fallbackLng: false,
  resources: {},
  defaultNS: "shell",
  // React escapes; i18next would do it twice.
  interpolation: { escapeValue: false },
  postProcess: SPACING.name,
  react: { useSuspense: false },
} as const;

export async function startTexts(locale: Locale, layers: TextLayers): Promise<void> {
  await i18n
    .use(initReactI18next)
    .use(SPACING)
    .init({ ...OPTIONS, lng: locale });
  await switchTexts(locale, layers);
}

export async function switchTexts(locale: Locale, layers: TextLayers): Promise<void> {
  addLayers(locale, layers);
  await i18n.changeLanguage(locale);
}

/** For a page that is written, not shown: at once, and nothing of earlier texts stays. */
export function showTextsAtOnce(locale: Locale, layers: TextLayers): void {
  const resources = { [locale]: layers.reduce((below, layer) => merged(below, layer), {}) };
  void i18n
    .use(initReactI18next)
    .use(SPACING)
    .init({ ...OPTIONS, initAsync: false, lng: locale, resources });
}

/** Copies only where a layer overrides: a fleet shares most texts. */
function merged<T extends TextTree>(below: T, above: T): T {
  const entries = Object.entries(above).map(([key, text]) => {
    const under = ownValue(below, key);
    const both = typeof under === "object" && typeof text === "object";
    return [key, both ? merged(under, text) : text];
  });
  return { ...below, ...Object.fromEntries(entries) } as T;
}

function addLayers(locale: Locale, layers: TextLayers): void {
  for (const texts of layers) {
    for (const [namespace, tree] of Object.entries(texts)) {
      i18n.addResourceBundle(locale, namespace, tree, true, true);
    }
  }
}

/** Texts of a feature, when it is first shown; the brand's own words, already there, stay. */
export function addLateTexts(locale: Locale, texts: Texts): void {
  for (const [namespace, tree] of Object.entries(texts)) {
    i18n.addResourceBundle(locale, namespace, tree, true, false);
  }
}

export function hasTexts(locale: Locale): boolean {
  return i18n.hasResourceBundle(locale, "shell");
}
