// The site's name in page titles (spec: shell-and-accounts §2 "Shared overlays"): from the server, per
// locale; the brand's own until then.
import type { Locale } from "#contract/locales.ts";
import { brand } from "#brand/brand.ts";
import { useLocale } from "../preferences/locale.ts";
import { useSite } from "../site/site-state.ts";

export function useSiteTitle(): string {
  const locale = useLocale();
  const title = useSite((state) => state.titles[locale]);
  return title ?? brand().title[locale];
}

export function setSiteTitle(locale: Locale, title: string): void {
  const text = title.trim();
  if (text === "") return;
  useSite.setState(({ titles }) => ({ titles: { ...titles, [locale]: text } }));
}
