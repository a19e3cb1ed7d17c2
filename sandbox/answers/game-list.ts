import type * as v from "valibot";
import type { Game } from "#contract/api/games.ts";
import type * as games from "#contract/api/games.ts";
import type { CALLS } from "#contract/api/calls.ts";
import { tasteOf } from "../characters.ts";
import { VENUE_CODES } from "#contract/venues.ts";
import { between, unit, wave } from "../random.ts";
import type { Row } from "../store/rows.ts";
import type { AnswerContext } from "../world.ts";
import { page } from "./page.ts";

type Request = v.InferOutput<typeof CALLS.gameList.request>;
type GameRow = Row<"game">;

export function gameList(
  context: AnswerContext,
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
  };
}

/** Games of the venues that are on. */
export function openGames({ view, world }: AnswerContext): GameRow[] {
  const codes = new Set<string>(view.venues.map((venue) => VENUE_CODES[venue]));
  return world.catalogue.games.filter((row) => codes.has(row.category));
}

function sorted(
  rows: readonly GameRow[],
  sort: Request["sort"],
  context: AnswerContext,
): GameRow[] {
  switch (sort) {
    case "hot":
      return wall(byTaste(rows, context));
    case "new":
      return wall(byTaste(rows, context).toSorted((left, right) => newness(right) - newness(left)));
    case "maxWin":
      return rows.toSorted((left, right) => right.maxWin - left.maxWin);
    case "rtp":
      return rows.toSorted((left, right) => (right.rtp ?? 0) - (left.rtp ?? 0));
  }
}

function newness({ tag }: GameRow): number {
  return tag === "new" ? 2 : tag === "exclusive" ? 1 : 0;
}

function byTaste(rows: readonly GameRow[], { view, world }: AnswerContext): GameRow[] {
  const first = tasteOf(view.character).games;
  const rank = (row: GameRow) => {
    const place = first.indexOf(row.id);
    return place >= 0 ? place : 100 + unit(world.seed, view.site.id, row.id);
  };
  return rows.toSorted((left, right) => rank(left) - rank(right));
}

/** Tiles back at which a drawing or a palette may come again: no neighbours alike, side by side or in a row. */
const ART_GAP = 6;
const PALETTE_GAP = 1;

/** Keeps the order as far as neighbours differ. */
export function wall(rows: readonly GameRow[]): GameRow[] {
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

function game(row: GameRow, { world }: AnswerContext): Game {
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
    // Tables and rooms seat people, so there is nothing to try alone.
    demo: category === "DZ" || category === "BY",
  };
}
