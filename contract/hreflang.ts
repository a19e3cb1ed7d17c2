import type { Locale } from "./locales.ts";

/** Values of `hreflang`. They name the script, simplified or traditional, because search engines go by it. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  "zh-CN": "zh-Hans",
  "zh-TW": "zh-Hant",
};
