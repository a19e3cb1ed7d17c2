import type * as v from "valibot";
import type { CALLS } from "#contract/api/calls.ts";
import type { Game } from "#contract/api/games.ts";
import type * as games from "#contract/api/games.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { page } from "../../backend/wire/page.ts";
import { tasteOf } from "../characters.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { between, unit, wave } from "../random.ts";
import type { WorldContext } from "../world-context.ts";

type Request = v.InferOutput<typeof CALLS.gameList.request>;
type GameRow = Row<"game">;

export function gameList(
  context: WorldContext,
  asked: Request,
): v.InferOutput<typeof games.gameList.response> {
  const { view, world, time } = context;
  const open = openGames(context);
  const usual = between(11_000, 46_000, world.seed, view.site.id, "playing");
  return {
    total: open.length,
    playing:
      open.length === 0 ? 0 : Math.round(usual * (1 + 0.1 * wave(time, 600_000, view.site.id))),
    list: page(sorted(open, asked.sort, context), asked).map((row) => game(row, context)),
    near: [],
    providers: [],
    themes: [],
  };
}

/** Games of the venues that are on. */
export function openGames({ view, world }: WorldContext): GameRow[] {
  const codes = new Set<string>(view.venues.map((venue) => VENUE_CODES[venue]));
  return world.catalogue.games.filter((row) => codes.has(row.category));
}

function sorted(rows: readonly GameRow[], sort: Request["sort"], context: WorldContext): GameRow[] {
  switch (sort) {
    case "hot":
      return separateLookalikes(byTaste(rows, context));
    case "new":
      return separateLookalikes(
        byTaste(rows, context).toSorted((left, right) => newness(right) - newness(left)),
      );
    case "maxWin":
      return rows.toSorted((left, right) => right.maxWin - left.maxWin);
    case "rtp":
    case "volatility":
    case "jackpot":
      return rows.toSorted((left, right) => (right.rtp ?? 0) - (left.rtp ?? 0));
  }
}

function newness({ tag }: GameRow): number {
  return tag === "new" ? 2 : tag === "exclusive" ? 1 : 0;
}

function byTaste(rows: readonly GameRow[], { view, world }: WorldContext): GameRow[] {
  const first = tasteOf(view.character).games;
  const rank = (row: GameRow) => {
    const place = first.indexOf(row.id);
    return place >= 0 ? place : 100 + unit(world.seed, view.site.id, row.id);
  };
  return rows.toSorted((left, right) => rank(left) - rank(right));
}

/** How many tiles before a tile must have another drawing, or another palette. */
const ART_GAP = 6;
const PALETTE_GAP = 1;

/** Reorders as little as possible so that neighbours look different. */
export function separateLookalikes(rows: readonly GameRow[]): GameRow[] {
  const left = [...rows];
  const placed: GameRow[] = [];
  while (left.length > 0) {
    const differs = (artGap: number, row: GameRow) =>
      placed.slice(-artGap).every(({ art }) => art !== row.art) &&
      placed.slice(-PALETTE_GAP).every(({ palette }) => palette !== row.palette);
    let index = left.findIndex((row) => differs(ART_GAP, row));
    if (index < 0) index = left.findIndex((row) => differs(1, row));
    placed.push(...left.splice(Math.max(0, index), 1));
  }
  return placed;
}

function game(row: GameRow, { world }: WorldContext): Game {
  const { id, name, category, rtp, tag } = row;
  return {
    id,
    name,
    vendor: world.catalogue.vendorNames.get(row.vendor) ?? "",
    category,
    rtp,
    maxWin: row.maxWin === 0 ? "无上限" : `${row.maxWin.toLocaleString("en")}×`,
    tag,
    image: `/media/game/${id}.svg`,
    // Live tables and chess rooms have no demo mode.
    demo: category === "DZ" || category === "BY",
    enName: "",
    theme: "",
    volatility: null,
    lines: null,
    minBetCents: null,
    maxBetCents: null,
    players: 0,
    jackpotCents: null,
    features: [],
    rules: "",
    opensAt: null,
  };
}
