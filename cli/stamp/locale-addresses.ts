import type { BrandConfig } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";

/** The script in which each locale is written: what tells the two apart for a search engine. */
const LANGUAGES: Readonly<Record<Locale, string>> = { "zh-CN": "zh-Hans", "zh-TW": "zh-Hant" };

/**
 * `hreflang` → address of the same page in each locale a visitor may choose, then the one for anybody
 * else; none where there is no choice. A link chooses a locale as the inline script reads it.
 */
export function localeAddresses(
  { locales, switches }: Pick<BrandConfig, "locales" | "switches">,
  address: string,
): (readonly [language: string, address: string])[] {
  const { offered, default: fallback } = locales;
  if (offered.length < 2 || !switches.includes("localeToggle")) return [];
  return [
    ...offered.map(
      (locale) =>
        [LANGUAGES[locale], locale === fallback ? address : `${address}?locale=${locale}`] as const,
    ),
    ["x-default", address],
  ];
}
