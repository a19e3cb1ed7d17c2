// The small files a site needs beside its pages.
import type { BrandConfig } from "#contract/brand-entry.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { RouteSpec } from "#contract/routes.ts";
import { escapeHtml } from "./escape-html.ts";
import { localeAddresses } from "./locale-addresses.ts";

export function webManifest(
  config: BrandConfig,
  colours: { readonly theme: string; readonly background: string },
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
  });
}

/** What a search engine is not to fetch: members' pages and passages from page to page. */
const CLOSED = ["/mine/", "/redirect", "/pg/", "/dz/", "/loading"];

export function robots(manifest: Manifest): string {
  if (manifest.seo.robots === "noindex") return "User-agent: *\nDisallow: /\n";
  const rules = CLOSED.map((path) => `Disallow: ${path}`).join("\n");
  return `User-agent: *\n${rules}\nSitemap: ${originOf(manifest)}/sitemap.xml\n`;
}

export function originOf(manifest: Pick<Manifest, "domains">): string {
  return `https://${manifest.domains[0]}`;
}

/** Pages a visitor may open by address: no login, no parameter, listed in menus. */
function publicRoutes(routes: readonly RouteSpec[]): RouteSpec[] {
  return routes.filter((route) => !route.login && !route.hidden && !/[:*]/.test(route.path));
}

/** Each public page once, with its addresses in the locales a visitor may choose. */
export function sitemap(
  config: Pick<BrandConfig, "locales" | "switches">,
  origin: string,
  routes: readonly RouteSpec[],
): string {
  const urls = publicRoutes(routes).map(({ path }) => {
    const address = origin + path;
    const alternates = localeAddresses(config, address).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    );
    return `<url><loc>${escapeHtml(address)}</loc>${alternates.join("")}</url>`;
  });
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** Every address that is no file answers the one html, so that a deep link opens its page. */
export const REDIRECTS = "/* /index.html 200\n";
