// Writes N different valid brands from a seed, for benchmarks and scale tests.
// usage: node scripts/fleet.ts <dir> <count> [seed]
import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { sectionSpec, type HomeBlock, type SectionKey } from "#contract/layout.ts";
import type { Edition } from "#contract/locales.ts";
import { navSpec, type NavKey } from "#contract/navigation.ts";
import { SWITCH_KEYS, SWITCHES, VENUE_SWITCHES, type SwitchKey } from "#contract/switches.ts";
import { generatePalette } from "../cli/tokens/generate-palette.ts";

type Json = Record<string, unknown>;

/** A small seeded generator (mulberry32): the same seed writes the same fleet anywhere. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const FIRST = "星海云山风火金玉龙凤天元华锦瑞泰宏盛嘉禾";
const SECOND = "耀晨澜川岳霖曜衡启明远航峰翎岚溪霄宸朗逸";

export async function makeFleet(
  dir: string,
  count: number,
  seed: number,
  sources = "brands",
): Promise<string[]> {
  const bases = (await readdir(sources, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name)
    .toSorted();
  await mkdir(dir, { recursive: true });
  await cp(path.join(sources, "_families"), path.join(dir, "_families"), { recursive: true });
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = `fleet-${String(index + 1).padStart(4, "0")}`;
    const base = path.join(sources, bases[index % bases.length] ?? "");
    await writeBrand(path.join(dir, id), base, id, index, random(seed + index));
    ids.push(id);
  }
  return ids;
}

async function writeBrand(
  dir: string,
  base: string,
  id: string,
  index: number,
  next: () => number,
): Promise<void> {
  const manifest = JSON.parse(await readFile(path.join(base, "brand.json"), "utf8")) as Json;
  const family = (manifest["family"] as string | undefined) ?? null;
  await mkdir(path.join(dir, "tokens"), { recursive: true });
  await cp(path.join(base, "assets"), path.join(dir, "assets"), { recursive: true });
  await cp(path.join(base, "texts"), path.join(dir, "texts"), { recursive: true });
  const pick = (characters: string) => characters[Math.floor(next() * characters.length)] ?? "星";
  const name = `${pick(FIRST)}${pick(SECOND)}${index + 1}号`;
  const hex = () =>
    `#${Math.floor(next() * 0xffffff)
      .toString(16)
      .padStart(6, "0")}`;
  const editions = (manifest["editions"] as { offered: Edition[] }).offered;
  const palette = await generatePalette({ colors: [hex(), hex()], editions });
  for (const [file, tokens] of Object.entries(palette)) {
    await writeFile(path.join(dir, "tokens", `${file}.json`), JSON.stringify(tokens, null, 2));
  }
  const own: Json = {
    ...manifest,
    id,
    siteId: String(100_000 + index),
    ...(family ? { family } : {}),
    name,
    latinName: `FLEET ${index + 1}`,
    title: `${name} · 综合平台`,
    domains: [`${id}.example`],
    ...vary(manifest, next),
  };
  await writeFile(path.join(dir, "brand.json"), JSON.stringify(own, null, 2));
  // The base's zh-TW texts contain its brand name; a generated brand converts all texts.
  await writeFile(path.join(dir, "texts", "zh-TW.json"), "{}");
}

/** Turns switches off at random, and removes navigation and sections that need them. */
function vary(manifest: Json, next: () => number): Json {
  const base = (manifest["switches"] ?? {}) as Partial<Record<SwitchKey, boolean>>;
  const switches: Partial<Record<SwitchKey, boolean>> = { ...base };
  const layout = manifest["layout"] as {
    heroCard?: string;
    home: (SectionKey | Record<"main" | "aside", SectionKey[]>)[];
  };
  for (const key of SWITCH_KEYS) if (next() < 0.12) switches[key] = false;
  if (VENUE_SWITCHES.every((key) => switches[key] === false)) switches.egame = true;
  // A licence asks for the member's page of limits and breaks.
  const { protection = "none" } = (manifest["legal"] ?? {}) as { readonly protection?: string };
  if (protection !== "none") switches.safety = true;
  let changed = true;
  while (changed) {
    changed = false;
    for (const key of SWITCH_KEYS) {
      const isOn = switches[key] ?? SWITCHES[key].default;
      if (
        isOn &&
        SWITCHES[key].requires.some((needed) => !(switches[needed] ?? SWITCHES[needed].default))
      ) {
        switches[key] = false;
        changed = true;
      }
    }
  }
  const isOn = (key: SwitchKey | undefined) =>
    key === undefined || (switches[key] ?? SWITCHES[key].default);
  const sections = (keys: readonly SectionKey[]) =>
    keys.filter((key) => isOn(sectionSpec(key).switch));
  const home: HomeBlock[] = layout.home.flatMap((block): HomeBlock[] => {
    if (typeof block === "string") return sections([block]);
    const main = sections(block.main);
    const aside = sections(block.aside);
    return main.length > 0 && aside.length > 0 ? [{ main, aside }] : main;
  });
  const nav = (manifest["nav"] as NavKey[]).filter((key) => isOn(navSpec(key).switch));
  const { heroCard: _card, ...rest } = layout;
  return { switches, nav, layout: { ...rest, home } };
}

if (import.meta.main) {
  const [dir, count, seed] = process.argv.slice(2);
  if (!dir || !/^\d+$/.test(count ?? "")) {
    console.error("usage: node scripts/fleet.ts <dir> <count> [seed]");
    process.exit(2);
  }
  const ids = await makeFleet(dir, Number(count), Number(seed ?? 1));
  console.log(`${ids.length} brands in ${dir}`);
}
