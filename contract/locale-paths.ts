// The locale in an address: `/zh-TW/home`. Addresses of the default locale have no prefix. The same for the site, the
// stamp, every host and the tests.
import type { BrandConfig } from "./brand-entry.ts";
import { LOCALES, type Locale } from "./locales.ts";

/** Part of a regular expression for addresses, in any letter case. */
export const LOCALE_PREFIX = `(?:/(?:${LOCALES.join("|")}))?`;

const PREFIXED = new RegExp(`^/(${LOCALES.join("|")})(?=/|$)`, "i");

export interface LocalPath {
  /** Null without a prefix. */
  readonly locale: Locale | null;
  readonly path: string;
}

/** `/zh-TW/home` → zh-TW and `/home` */
export function splitLocale(pathname: string): LocalPath {
  const [prefix = "", name = ""] = PREFIXED.exec(pathname) ?? [];
  const locale = LOCALES.find((one) => one.toLowerCase() === name.toLowerCase()) ?? null;
  return { locale, path: pathname.slice(prefix.length) || "/" };
}

/** The locales that a visitor can choose, or the default one. */
export function chosenLocales({ locales, switches }: LocaleChoice): readonly Locale[] {
  const { offered, default: fallback } = locales;
  return switches.includes("localeToggle") ? offered : [fallback];
}

export type LocaleChoice = Pick<BrandConfig, "locales" | "switches">;

/** @param path from its first slash on, also with a query */
export function joinLocale(path: string, locale: Locale, fallback: Locale): string {
  return locale === fallback ? path : `/${locale}${path}`;
}
