// The tags of the head. All are in the html from the start, except `robots`, which is added and removed.
import { LOCALES, type Locale } from "#contract/locales.ts";

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly pathname: string;
  readonly locale: Locale;
  readonly indexed: boolean;
}

const LANGUAGES: Readonly<Record<Locale, string>> = { "zh-CN": "zh-Hans", "zh-TW": "zh-Hant" };

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
  for (const link of head.querySelectorAll<HTMLLinkElement>("link[hreflang]")) {
    const url = new URL(link.href);
    url.pathname = pathname;
    link.href = url.href;
  }
  const canonical = head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical === null) return "";
  const own = head.querySelector<HTMLLinkElement>(`link[hreflang="${LANGUAGES[locale]}"]`);
  canonical.href = own?.href ?? new URL(pathname, canonical.href).href;
  return canonical.href;
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
