import { describe, expect, it } from "vitest";
import type { BrandConfig } from "#contract/brand-entry.ts";
import type { Manifest } from "#contract/manifest.ts";
import { ROUTES } from "#contract/routes.ts";
import { robots, sitemap } from "./site-files.ts";

const ORIGIN = "https://sample.example";
const CONFIG: Pick<BrandConfig, "locales" | "switches"> = {
  locales: { default: "zh-CN", offered: ["zh-CN", "zh-TW"] },
  switches: ["localeToggle"],
};

const manifest = (rules: "index" | "noindex") =>
  ({
    domains: ["sample.example"],
    locales: CONFIG.locales,
    seo: { keywords: [], robots: rules },
  }) as unknown as Manifest;

describe("sitemap", () => {
  const text = sitemap(CONFIG, ORIGIN, ROUTES);
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

  it("lists every public page once", () => {
    expect(addresses).toContain(`${ORIGIN}/home`);
    expect(addresses).toContain(`${ORIGIN}/app/help/gztk`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it("lists no page of members, no hidden page and none with a parameter", () => {
    expect(
      addresses.filter((address) => /\/mine\/|\/loading|\/redirect|[:*]$/.test(address)),
    ).toEqual([]);
    expect(addresses.filter((address) => /[:*]/.test(new URL(address).pathname))).toEqual([]);
  });

  it("gives each page its addresses in both locales", () => {
    expect(text).toContain(
      `<url><loc>${ORIGIN}/agent</loc>` +
        `<xhtml:link rel="alternate" hreflang="zh-Hans" href="${ORIGIN}/agent"/>` +
        `<xhtml:link rel="alternate" hreflang="zh-Hant" href="${ORIGIN}/zh-TW/agent"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${ORIGIN}/agent"/></url>`,
    );
    expect(text).toContain(`<url><loc>${ORIGIN}/zh-TW/agent</loc>`);
    expect(sitemap({ ...CONFIG, switches: [] }, ORIGIN, ROUTES)).not.toMatch(/hreflang|zh-TW/);
  });

  it("lists no page that robots.txt closes", () => {
    const closed = [...robots(manifest("index"), CONFIG).matchAll(/Disallow: (.+)/g)].map(
      ([, path = ""]) => path,
    );
    expect(closed.length).toBeGreaterThan(3);
    for (const address of addresses) {
      expect(closed.filter((path) => new URL(address).pathname.startsWith(path))).toEqual([]);
    }
  });
});

describe("robots", () => {
  it("points to the sitemap, or closes the whole site", () => {
    expect(robots(manifest("index"), CONFIG)).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    for (const closed of ["/mine/", "/zh-TW/mine/"])
      expect(robots(manifest("index"), CONFIG)).toContain(`\nDisallow: ${closed}\n`);
    expect(robots(manifest("noindex"), CONFIG)).toBe("User-agent: *\nDisallow: /\n");
  });

  it("names no prefixed path where visitors cannot choose a locale", () => {
    const text = robots(manifest("index"), { ...CONFIG, switches: [] });
    expect(text).toContain("\nDisallow: /mine/\n");
    expect(text).not.toContain("zh-TW");
  });
});
