import { createHash } from "node:crypto";
import type { Edition } from "#contract/locales.ts";
import {
  HERO_CARDS,
  LOBBY_HEADS,
  MEMBER_FRAMES,
  MOTIFS,
  RECORD_LISTS,
  SURFACES,
  type SECTIONS,
  sectionSpec,
  type HeroCard,
  type SectionKey,
} from "#contract/layout.ts";
import { NAV_KEYS, navSpec } from "#contract/navigation.ts";
import { SWITCH_KEYS, SWITCHES, type SwitchKey } from "#contract/switches.ts";

export interface NewBrand {
  readonly id: string;
  readonly siteId: string;
  readonly name: string;
  readonly latinName: string;
  readonly domain: string;
  /** The first is the default. */
  readonly editions: readonly Edition[];
  readonly switchesOff: readonly SwitchKey[];
  readonly colors: readonly [string, string?];
}

/** Only what differs from the built-in defaults. @param schema path of the JSON Schema, from the brand's folder */
export function newManifest(brand: NewBrand, schema: string): unknown {
  const off = withDependents(brand.switchesOff);
  const isOn = (key: SwitchKey) => !off.has(key) && SWITCHES[key].default;
  const allowed = (key: SectionKey) => {
    const needed = sectionSpec(key).switch;
    return needed === undefined || isOn(needed);
  };
  const heroCard = (Object.keys(HERO_CARDS) as HeroCard[]).find((key) =>
    isOn(HERO_CARDS[key].switch),
  );
  return {
    $schema: schema,
    id: brand.id,
    siteId: brand.siteId,
    tags: ["new"],
    name: brand.name,
    latinName: brand.latinName,
    title: `${brand.name} · 体育与娱乐`,
    description: `${brand.name}提供体育、真人、电子等多种娱乐场馆，一个账户畅玩全站。`,
    domains: [brand.domain],
    editions: { default: brand.editions[0], offered: brand.editions },
    switches: Object.fromEntries(
      SWITCH_KEYS.filter((key) => off.has(key)).map((key) => [key, false]),
    ),
    nav: NAV_KEYS.filter((key) => inHeader(key, isOn)),
    layout: {
      hero: "carousel",
      ...(heroCard ? { heroCard } : {}),
      home: HOME.filter(allowed),
      member: chosenBy(brand.id, "member", MEMBER_FRAMES),
      lobby: chosenBy(brand.id, "lobby", LOBBY_HEADS),
      records: chosenBy(brand.id, "records", RECORD_LISTS),
    },
    surface: chosenBy(brand.id, "surface", SURFACES),
    motif: chosenBy(brand.id, "motif", MOTIFS),
    legal: {
      operator: `${brand.name}运营有限公司`,
      licence: `LV-${brand.siteId}`,
      contact: `care@${brand.domain}`,
      regionsExcluded: ["新加坡", "美国", "英国", "法国", "荷兰", "澳大利亚"],
      effectiveDate: "2026-11-01",
    },
    assets: {
      mark: "assets/mark.svg",
      logo: "assets/logo.svg",
      hero: "assets/hero.svg",
      promotion: "assets/promotion.svg",
    },
    seo: { keywords: [brand.name], robots: "index" },
  };
}

/** By the id, so that new brands differ from each other and one is the same whenever it is made. */
function chosenBy<T>(id: string, field: string, choices: readonly T[]): T | undefined {
  const digest = createHash("sha256").update(`${id} ${field}`).digest();
  return choices[digest.readUInt32BE() % choices.length];
}

const HOME = [
  "announcements",
  "live",
  "venues-bento",
  "tables",
  "games-wall",
  "jackpot",
  "promotions-bento",
  "download",
] as const satisfies readonly (keyof typeof SECTIONS)[];

function inHeader(key: (typeof NAV_KEYS)[number], isOn: (key: SwitchKey) => boolean): boolean {
  const { group, switch: needed, path } = navSpec(key);
  return group === "main" && path !== null && (needed === undefined || isOn(needed));
}

/** The switches to turn off, and those that require them. */
function withDependents(off: readonly SwitchKey[]): ReadonlySet<SwitchKey> {
  const all = new Set(off);
  for (;;) {
    const more = SWITCH_KEYS.filter(
      (key) => !all.has(key) && SWITCHES[key].requires.some((needed) => all.has(needed)),
    );
    if (more.length === 0) return all;
    for (const key of more) all.add(key);
  }
}
