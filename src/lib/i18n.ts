// Texts arrive as one chunk per locale, already merged with the brand's own and, for zh-TW,
// converted at build time. Namespaces are the files of `src/locales/zh-CN`.
import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Texts } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";

export const i18n: I18n = createInstance();

/** Texts of a locale in layers; a later layer overrides an earlier one. */
export type TextLayers = readonly Texts[];

export async function startTexts(locale: Locale, layers: TextLayers): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    resources: {},
    defaultNS: "shell",
    // React escapes; i18next would do it twice.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await switchTexts(locale, layers);
}

export async function switchTexts(locale: Locale, layers: TextLayers): Promise<void> {
  for (const texts of layers) {
    for (const [namespace, tree] of Object.entries(texts)) {
      i18n.addResourceBundle(locale, namespace, tree, true, true);
    }
  }
  await i18n.changeLanguage(locale);
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
