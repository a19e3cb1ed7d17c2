// Tags of the head for search engines and link previews. src/features/seo updates them per route.
import type { BrandConfig } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";
import { escapeScript } from "../content/escape-script.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { localeAddresses } from "./site-files.ts";
import { SHARE_SIZE } from "./share-image.ts";

const OG_LOCALES: Readonly<Record<Locale, string>> = { "zh-CN": "zh_CN", "zh-TW": "zh_TW" };

export function sharingTags(config: BrandConfig, origin: string): string[] {
  const { offered, default: locale } = config.locales;
  const address = `${origin}/home`;
  const name = config.name[locale];
  const properties: readonly (readonly [string, string])[] = [
    ["og:type", "website"],
    ["og:site_name", name],
    ["og:title", config.title[locale]],
    ["og:description", config.description[locale]],
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
    ...localeAddresses(config, address).map(
      ([language, href]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="summary_large_image">`,
    `<script type="application/ld+json">${escapeScript(JSON.stringify(structuredData(config, origin)))}</script>`,
  ];
}

function structuredData(config: BrandConfig, origin: string): object {
  const locale = config.locales.default;
  const name = config.name[locale];
  const url = `${origin}/home`;
  return {
    "@context": "https://schema.org",
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
}
