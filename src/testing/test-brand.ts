// A brand entry for unit tests: every switch on, no texts.
import type { BrandConfig } from "#contract/brand-entry.ts";
import * as PAGES from "#contract/pages.ts";
import { ROUTES } from "#contract/routes.ts";
import type { Entry } from "#brand/brand.ts";

const both = (text: string) => ({ "zh-CN": text, "zh-TW": text });
const art = { classic: "/art.svg", professional: "/art.svg" };

const CONFIG: BrandConfig = {
  id: "sample",
  siteId: "9001",
  name: both("样站"),
  latinName: "SAMPLE",
  title: both("样站标题"),
  description: both("样站说明"),
  editions: { default: "professional", offered: ["classic", "professional"] },
  locales: { default: "zh-CN", offered: ["zh-CN", "zh-TW"] },
  switches: ["editionToggle", "localeToggle"],
  nav: [{ key: "home", path: PAGES.home, venue: null }],
  venues: [],
  layout: { header: "top", heroCard: null, home: [], member: "rail" },
  legal: {
    operator: "样站公司",
    operatorName: both("样站公司"),
    licence: "LV-1",
    contact: "care@sample.example",
    minimumAge: 18,
    effectiveDate: "2026-01-01",
  },
  api: { base: "/", socket: "/", encryption: "off" },
  hosts: { customerService: [], games: [], payments: [], h5: [], images: [], captcha: [] },
  art: {
    mark: "/mark.svg",
    logo: art,
    hero: art,
    promotion: art,
    empty: art,
    venues: {},
    scenes: {},
  },
};

const Nothing = () => null;

/** Empty pages for a brand: at these addresses, or every page that a brand can have. */
export function samplePages(...addresses: readonly string[]): Entry["pages"] {
  const chosen = ROUTES.filter(({ path }) => addresses.length === 0 || addresses.includes(path));
  return chosen.map((route) => ({ route, load: async () => ({ Page: Nothing }), texts: null }));
}

export function sampleEntry(config: Partial<BrandConfig> = {}, rest: Partial<Entry> = {}): Entry {
  const texts = (word: string) => [async () => ({ default: { shell: { word } } })];
  return {
    config: { ...CONFIG, ...config },
    pages: [],
    layout: async () => ({ Layout: Nothing }),
    footer: async () => ({ Footer: Nothing }),
    hero: async () => ({ Hero: Nothing }),
    heroCard: null,
    sections: {},
    layers: {},
    parts: {},
    texts: { "zh-CN": texts("简"), "zh-TW": texts("繁") },
    styles: null,
    lateTexts: {},
    legal: { terms: {}, privacy: {} },
    help: {},
    ...rest,
  };
}
