// The small files a site needs beside its pages.
import { ROUTES, type RouteSpec } from "#contract/routes.ts";
import type { BrandConfig } from "#contract/brand-entry.ts";
import type { Manifest } from "#contract/manifest.ts";

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
        purpose: "maskable any",
      },
      { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
}

export function robots(manifest: Manifest): string {
  if (manifest.seo.robots === "noindex") return "User-agent: *\nDisallow: /\n";
  const hidden = ["/mine/", "/redirect", "/pg/", "/dz/", "/loading"];
  const rules = hidden.map((path) => `Disallow: ${path}`).join("\n");
  return `User-agent: *\n${rules}\nSitemap: https://${manifest.domains[0]}/sitemap.xml\n`;
}

/** Pages a visitor may open by address: no login, no parameter, listed in menus. */
export function publicRoutes(routes: readonly RouteSpec[] = ROUTES): RouteSpec[] {
  return routes.filter((route) => !route.login && !route.hidden && !/[:*]/.test(route.path));
}

export function sitemap(manifest: Manifest, routes: readonly RouteSpec[]): string {
  const origin = `https://${manifest.domains[0]}`;
  const urls = publicRoutes(routes).map(
    (route) => `  <url><loc>${origin}${route.path}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Every address that is no file answers the one html, so that a deep link opens its page. */
export const REDIRECTS = "/* /index.html 200\n";
