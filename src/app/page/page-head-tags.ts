// The tags of the head. All are in the html from the start, except `robots`, which is added and removed.
import { LANGUAGES } from "#contract/hreflang.ts";
import { joinLocale } from "#contract/locale-paths.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { brand } from "#brand/brand.ts";

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly pathname: string;
  readonly locale: Locale;
  readonly indexed: boolean;
}

export function writeHead(page: PageHead): void {
  const { title, description, locale } = page;
  const other = LOCALES.find((one) => one !== locale) ?? locale;
  const url = writeAddresses(page);
  setContent('meta[name="description"]', description);
  setContent('meta[property="og:title"]', title);
  setContent('meta[property="og:description"]', description);
  setContent('meta[property="og:url"]', url);
  setContent('meta[property="og:locale"]', locale.replace("-", "_"));
  setContent('meta[property="og:locale:alternate"]', other.replace("-", "_"));
  writeRobots(page.indexed);
}

/** @returns the page's own address in its locale */
function writeAddresses({ pathname, locale }: PageHead): string {
  const { head } = document;
  const { default: fallback } = brand().locales;
  const write = (link: HTMLLinkElement, inLocale: Locale) => {
    link.href = new URL(joinLocale(pathname, inLocale, fallback), link.href).href;
    return link.href;
  };
  for (const link of head.querySelectorAll<HTMLLinkElement>("link[hreflang]"))
    write(link, LOCALES.find((one) => LANGUAGES[one] === link.hreflang) ?? fallback);
  const canonical = head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical === null ? "" : write(canonical, locale);
}

/** The status bar of an installed site, and the bars of some browsers. */
export function writeThemeColour(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--color-header");
  if (colour !== "") setContent('meta[name="theme-color"]', colour.trim());
}

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute("content", content);
}

function writeRobots(indexed: boolean): void {
  const shown = document.head.querySelector('meta[name="robots"]');
  if (indexed) {
    shown?.remove();
    return;
  }
  const robots = shown ?? document.createElement("meta");
  robots.setAttribute("name", "robots");
  robots.setAttribute("content", "noindex");
  document.head.append(robots);
}
