// Tags of the head for search engines and link previews. src/app/page/page-head.ts updates them per route.
import type { BrandConfig } from "#contract/brand-entry.ts";
import { joinLocale } from "#contract/locale-paths.ts";
import type { Locale } from "#contract/locales.ts";
import * as PAGES from "#contract/pages.ts";
import type { Question } from "#contract/static-pages.ts";
import { escapeScript } from "../content/escape-script.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { localeAddresses } from "./site-files.ts";
import { SHARE_SIZE } from "./share-image.ts";

const OG_LOCALES: Readonly<Record<Locale, string>> = { "zh-CN": "zh_CN", "zh-TW": "zh_TW" };

interface SharedPage {
  readonly locale: Locale;
  readonly path: string | null;
  readonly title: string;
  readonly description: string;
  readonly questions?: readonly Question[];
}

export function sharingTags(config: BrandConfig, origin: string, page: SharedPage): string[] {
  const { offered } = config.locales;
  const { locale } = page;
  const path = page.path === null || page.path === "*" ? PAGES.home : page.path;
  const address = addressIn(config, origin, locale, path);
  const name = config.name[locale];
  const properties: readonly (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", name],
    ["og:title", page.title],
    ["og:description", page.description],
    ["og:url", address],
    ["og:locale", OG_LOCALES[locale]],
    ...offered
      .filter((other) => other !== locale)
      .map((other) => ["og:locale:alternate", OG_LOCALES[other]] as const),
    ["og:image", `${origin}/icons/share.png`],
    ["og:image:width", String(SHARE_SIZE.width)],
    ["og:image:height", String(SHARE_SIZE.height)],
    ["og:image:alt", `${name} ${config.latinName}`],
  ];
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...localeAddresses(config, origin, path).map(
      ([language, href]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<script type="application/ld+json">${escapeScript(JSON.stringify(structuredData(config, origin, { ...page, path })))}</script>`,
  ];
}

/** The site on its home page; on every other one the way from there, and what it answers. */
function structuredData(
  config: BrandConfig,
  origin: string,
  { locale, path, title, questions }: SharedPage & { readonly path: string },
): object {
  const name = config.name[locale];
  const url = addressIn(config, origin, locale, PAGES.home);
  const site = {
    "@type": "WebSite",
    name,
    alternateName: config.latinName,
    url,
    publisher: {
      "@type": "Organization",
      name,
      legalName: config.legal.operatorName[locale],
      url,
      logo: `${origin}/icons/maskable-512.png`,
    },
  };
  if (path === PAGES.home) return { "@context": CONTEXT, ...site };
  const steps = [
    { "@type": "ListItem", position: 1, name, item: url },
    {
      "@type": "ListItem",
      position: 2,
      name: title,
      item: addressIn(config, origin, locale, path),
    },
  ];
  return {
    "@context": CONTEXT,
    "@graph": [
      site,
      { "@type": "BreadcrumbList", itemListElement: steps },
      ...(questions === undefined ? [] : [questionPage(questions)]),
    ],
  };
}

function questionPage(questions: readonly Question[]): object {
  const mainEntity = questions.map(({ title, text }) => ({
    "@type": "Question",
    name: title,
    acceptedAnswer: { "@type": "Answer", text },
  }));
  return { "@type": "FAQPage", mainEntity };
}

function addressIn({ locales }: BrandConfig, origin: string, locale: Locale, path: string): string {
  return origin + joinLocale(path, locale, locales.default);
}

const CONTEXT = "https://schema.org";
