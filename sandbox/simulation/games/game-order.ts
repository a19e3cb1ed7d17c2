// The orders in which a site lists its games.
import type { GAME_SORTS } from "#contract/api/game-list.ts";
import { tasteOf } from "../characters.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { unit } from "../random.ts";
import type { WorldContext } from "../world-context.ts";
import { gameJackpot, jackpotAt } from "./jackpots.ts";

type GameRow = Row<"game">;
export type GameSort = (typeof GAME_SORTS)[number];
type Site = Pick<WorldContext, "view" | "world">;

/** Games of one rank keep the order of `hot`. */
export function ordered(hot: readonly GameRow[], sort: GameSort, seed: number, time: number) {
  const by = (rank: (row: GameRow) => number) =>
    hot.toSorted((left, right) => rank(right) - rank(left));
  switch (sort) {
    case "hot":
      return hot;
    case "new":
      return separateFeatured(by(newness), (row) => row.featured === 1 && newness(row) > 0);
    case "maxWin":
      return by((row) => row.maxWin);
    case "rtp":
      return by((row) => row.rtp ?? 0);
    case "volatility":
      return by((row) => row.volatility);
    case "jackpot":
      return by((row) => jackpotCents(row, seed, time) ?? 0);
  }
}

export function jackpotCents({ id, jackpot }: GameRow, seed: number, time: number): number | null {
  return jackpot === 0 ? null : jackpotAt(seed, gameJackpot(seed, id), time).cents;
}

/** What the site's character suggests, then the other featured games, then the rest by popularity. */
export function byTaste(rows: readonly GameRow[], { view, world }: Site): GameRow[] {
  const first = tasteOf(view.character).games;
  const ranked = rows.map((row) => {
    const place = first.indexOf(row.id);
    const chance = unit(world.seed, view.site.id, row.id);
    if (place >= 0) return { row, rank: place };
    return { row, rank: row.featured === 1 ? 100 + chance : 200 + popularity(row, chance) };
  });
  return ranked.toSorted((left, right) => left.rank - right.rank).map(({ row }) => row);
}

function popularity({ tag }: GameRow, chance: number): number {
  return tag === "hot" ? chance * 0.25 : tag === "new" ? chance * 0.7 : chance;
}

function newness({ tag, featured }: GameRow): number {
  const rank = tag === "new" ? 2 : tag === "exclusive" ? 1 : 0;
  return rank === 0 ? 0 : rank + featured * 2;
}

/** What is featured stays in front: only its own neighbours are reordered. */
export function separateFeatured(
  rows: readonly GameRow[],
  isFeatured: (row: GameRow) => boolean,
): GameRow[] {
  return [
    ...separateLookalikes(rows.filter(isFeatured)),
    ...separateLookalikes(rows.filter((row) => !isFeatured(row))),
  ];
}

/** How many tiles before a tile must have another drawing. */
const ART_GAP = 6;

/** Reorders as little as possible so that neighbours look different. */
export function separateLookalikes(rows: readonly GameRow[]): GameRow[] {
  const left = [...rows];
  const placed: GameRow[] = [];
  while (left.length > 0) {
    const recent = (gap: number) => new Set(placed.slice(-gap).map(({ art }) => art));
    const last = placed.at(-1)?.palette;
    const fits = (arts: ReadonlySet<string>) => (row: GameRow) =>
      !arts.has(row.art) && row.palette !== last;
    let index = left.findIndex(fits(recent(ART_GAP)));
    if (index < 0) index = left.findIndex(fits(recent(1)));
    placed.push(...left.splice(Math.max(0, index), 1));
  }
  return placed;
}
