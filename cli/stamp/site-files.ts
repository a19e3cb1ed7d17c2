// Web manifest, robots.txt, sitemap and redirects of a site.
import type { BrandConfig } from "#contract/brand-entry.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { LANGUAGES } from "#contract/hreflang.ts";
import { chosenLocales, joinLocale, type LocaleChoice } from "#contract/locale-paths.ts";
import type { Locale } from "#contract/locales.ts";
import type { Manifest } from "#contract/manifest.ts";
import { hasDocument } from "#contract/documents.ts";
import type { RouteSpec } from "#contract/routes.ts";
import type { SwitchKey } from "#contract/switches.ts";
import { escapeHtml } from "../base/escape-html.ts";

export function webManifest(
  config: BrandConfig,
  colours: { readonly theme: string; readonly background: string },
  localize: (text: string) => Readonly<Record<Locale, string>>,
): string {
  const locale = config.locales.default;
  return JSON.stringify({
    name: config.title[locale],
    short_name: config.name[locale],
    description: config.description[locale],
    lang: locale,
    id: "/",
    start_url: "/home",
    scope: "/",
    display: "standalone",
    theme_color: colours.theme,
    background_color: colours.background,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      {
        src: "/icons/maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
      { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: SHORTCUTS.filter(({ needs }) => config.switches.includes(needs)).map(
      ({ name, url }) => ({
        name: localize(name)[locale],
        url,
        icons: [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }],
      }),
    ),
  });
}

const SPORT_PAGE = `/game/sport/${SPORT_CHANNEL.toLowerCase()}`;

/** In the menu of an installed site's icon. */
const SHORTCUTS: readonly {
  readonly needs: SwitchKey;
  readonly name: string;
  readonly url: string;
}[] = [
  { needs: "sport", name: "滚球", url: `${SPORT_PAGE}?show=RB` },
  { needs: "sport", name: "投注单", url: `${SPORT_PAGE}?slip=open` },
  { needs: "deposit", name: "存款", url: "/mine/savemoney" },
];

/** Paths closed to search engines: members' pages and redirects. */
const CLOSED = ["/mine/", "/redirect", "/pg/", "/dz/", "/loading"];

export function robots(manifest: Manifest, config: LocaleChoice): string {
  if (manifest.seo.robots === "noindex") return "User-agent: *\nDisallow: /\n";
  const { default: fallback } = config.locales;
  const rules = chosenLocales(config)
    .flatMap((locale) => CLOSED.map((path) => `Disallow: ${joinLocale(path, locale, fallback)}`))
    .join("\n");
  return `User-agent: *\n${rules}\nSitemap: ${originOf(manifest)}/sitemap.xml\n`;
}

export function originOf(manifest: Pick<Manifest, "domains">): string {
  return `https://${manifest.domains[0]}`;
}

/** `hreflang` → address of the page in each locale, then `x-default`; empty when visitors cannot choose. */
export function localeAddresses(
  config: LocaleChoice,
  origin: string,
  path: string,
): (readonly [language: string, address: string])[] {
  const locales = chosenLocales(config);
  if (locales.length < 2) return [];
  const { default: fallback } = config.locales;
  const own = locales.map(
    (locale) => [LANGUAGES[locale], origin + joinLocale(path, locale, fallback)] as const,
  );
  return [...own, ["x-default", origin + path]];
}

export function sitemap(
  config: LocaleChoice,
  origin: string,
  routes: readonly RouteSpec[],
): string {
  const urls = routes.filter(hasDocument).flatMap(({ path }) => {
    const alternates = localeAddresses(config, origin, path).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    );
    return chosenLocales(config).map((locale) => {
      const address = origin + joinLocale(path, locale, config.locales.default);
      return `<url><loc>${escapeHtml(address)}</loc>${alternates.join("")}</url>`;
    });
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** Rules for pages without a document of their own. A host serves a document at the address of its page without a rule. */
export function redirects(config: LocaleChoice, routes: readonly RouteSpec[]): string {
  const pages = routes.filter((route) => route.path !== "*" && !hasDocument(route));
  const { default: fallback } = config.locales;
  const rules = chosenLocales(config).flatMap((locale) => {
    const paths = pages.map(({ path }) => joinLocale(path, locale, fallback));
    return locale === fallback ? paths : [joinLocale("/", locale, fallback), ...paths];
  });
  return [...rules.map((path) => `${path} /shell.html 200`), "/* /404.html 404\n"].join("\n");
}
