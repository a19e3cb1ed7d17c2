import type { Locale } from "./locales.ts";

/** `hreflang`: search engines distinguish the locales by their script. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  "zh-CN": "zh-Hans",
  "zh-TW": "zh-Hant",
};
