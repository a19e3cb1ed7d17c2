// Makes the games beside the hand-written ones: names from the words of their themes, figures from the seed.
import { at, between, hash, shuffled, unit } from "../../random.ts";
import type { SeedGame } from "../catalogue-rows.ts";
import { VENDORS } from "../content.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { detailsOf } from "./game-details.ts";
import { type Theme, THEMES } from "./themes.ts";
import { WORD_ARTS } from "./word-arts.ts";

/** @param taken names that are in use */
export function composeGames(seed: number, taken: readonly string[]): SeedGame[] {
  const used = new Set(taken);
  return THEMES.flatMap((theme) =>
    namesOf(seed, theme, used).map((named, index) => compose(seed, theme, named, index)),
  );
}

interface Named {
  readonly name: string;
  readonly words: readonly string[];
}

function namesOf(seed: number, { id, first, second, count }: Theme, used: Set<string>): Named[] {
  const all = first.flatMap((start) =>
    second.map((end) => ({ name: start + end, words: [start, end] })),
  );
  const names = shuffled(all, seed, id, "names").filter(({ name }) => !used.has(name));
  if (names.length < count)
    throw new RangeError(`The theme ${id} has words for ${names.length} names.`);
  const chosen = names.slice(0, count);
  for (const { name } of chosen) used.add(name);
  return chosen;
}

function compose(seed: number, theme: Theme, { name, words }: Named, index: number): SeedGame {
  const id = `${theme.id.toLowerCase()}-${String(index + 1).padStart(3, "0")}`;
  const vendor = vendorOf(seed, id, theme, index);
  const rtp = rtpOf(seed, id, theme);
  const maxWin = maxWinOf(seed, id, theme);
  const core = { id, category: theme.category, vendor, rtp, maxWin };
  return {
    ...core,
    ...detailsOf(seed, core, theme),
    name,
    art: wordArt(theme, words) ?? at(theme.arts, index),
    palette: 1 + (hash(seed, id, "palette") % 8),
    tag: tagOf(seed, id),
    featured: 0,
  };
}

/** A slot shows what its name says; the others, what is played there. */
function wordArt({ objects, category }: Theme, words: readonly string[]): string | undefined {
  return words
    .map((word) => WORD_ARTS.get(word))
    .find((art) => art !== undefined && (category === "DZ" || objects.some((own) => own === art)));
}

/** Two of three games come from the vendors that make most of the theme; every vendor gets some. */
function vendorOf(seed: number, id: string, { category, vendors }: Theme, index: number): string {
  const all = VENDORS.filter(({ venue }) => VENUE_CODES[venue] === category).map((row) => row.id);
  if (index % 3 === 2) return at(all, hash(seed, id, "vendor"));
  return at(vendors, hash(seed, id, "vendor"));
}

/** Percent: around 96, from 94 to 96.9. */
function rtpOf(seed: number, id: string, { category, id: theme }: Theme): number | null {
  if (category === "BY" || theme === "mahjong") return null;
  const luck = (unit(seed, id, "rtp") + unit(seed, id, "return")) / 2;
  return Math.round((94 + 2.9 * Math.sqrt(luck)) * 10) / 10;
}

/** The highest multiple of the stake, rounded as vendors print it. */
function maxWinOf(
  seed: number,
  id: string,
  { category, id: theme, volatility: [low, high] }: Theme,
): number {
  if (theme === "climb") return 0;
  const level = between(low, high, seed, id, "level") + unit(seed, id, "max");
  const most = { DZ: 5.6, BY: 4.8, QP: 3.2, ZR: 2.9 }[category];
  const value = Math.exp(most + level * 0.62);
  const step = value > 1000 ? 100 : value > 200 ? 20 : 5;
  return Math.min(TOP[category], Math.round(value / step) * step);
}

const TOP = { DZ: 7500, BY: 3500, QP: 800, ZR: 300 } as const;

function tagOf(seed: number, id: string): SeedGame["tag"] {
  const luck = unit(seed, id, "tag");
  return luck < 0.06 ? "new" : luck < 0.1 ? "hot" : luck < 0.13 ? "exclusive" : null;
}
