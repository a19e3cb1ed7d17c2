// The site's name in page titles (spec: shell-and-accounts §2 "Shared overlays"): the server's in the
// locale it was asked in, the brand's own until it is there.
import type { Locale } from "#contract/locales.ts";
import { create } from "zustand";
import { brand } from "../brand/brand.ts";
import { useLocale } from "./locale.ts";

type Titles = Readonly<Partial<Record<Locale, string>>>;

const useTitles = create<{ readonly titles: Titles }>(() => ({ titles: {} }));

export function useSiteTitle(): string {
  const locale = useLocale();
  const title = useTitles((state) => state.titles[locale]);
  return title ?? brand().title[locale];
}

export function setSiteTitle(locale: Locale, title: string): void {
  const text = title.trim();
  if (text === "") return;
  useTitles.setState(({ titles }) => ({ titles: { ...titles, [locale]: text } }));
}
