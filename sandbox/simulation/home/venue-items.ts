import type { Draw, LiveTable, Room } from "#contract/api/venue-info.ts";
import { tasteOf } from "../characters.ts";
import { between, unit, wave } from "../random.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { COUNTED, drawFacts, drawState } from "../venues/lottery-draw.ts";
import { LOTTERY_PLAYS } from "../venues/play/rules/lottery-plays.ts";
import { roomRules } from "../venues/room-rules.ts";
import { dealerAt } from "../venues/table-dealers.ts";
import { tableRound } from "../venues/table-round.ts";
import type { WorldContext } from "../world-context.ts";

/** So many rows of the catalogue are listed before the others. */
const FEATURED = 20;

/** The rows of `taste` first, then the other featured ones, in an order that differs by site. */
function inTaste<T extends { readonly id: string }>(
  rows: readonly T[],
  first: readonly string[],
  { view, world }: Pick<WorldContext, "view" | "world">,
): T[] {
  return rows
    .map((row, index) => {
      const place = first.indexOf(row.id);
      const rest = (index < FEATURED ? 100 : 200) + unit(world.seed, view.site.id, row.id);
      return { row, rank: place >= 0 ? place : rest };
    })
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ row }) => row);
}

type Moment = Pick<WorldContext, "world" | "search" | "time">;

export function liveTables(context: Moment & Pick<WorldContext, "view">): LiveTable[] {
  const { view, world } = context;
  return inTaste(world.catalogue.tables, tasteOf(view.character).tables, context).map((table) =>
    liveTable(context, table),
  );
}

function liveTable({ world, search, time }: Moment, table: Row<"live_table">): LiveTable {
  const vendor = world.catalogue.vendorOf(table.vendor);
  const dealer = dealerAt(world.seed, table, time);
  return {
    kind: "table",
    id: table.id,
    name: table.name,
    spellings: search.spellings([table.name, dealer.name]),
    game: table.game,
    vendor: vendor.name,
    enName: vendor.code,
    dealer: dealer.name,
    language: table.language,
    opensAt: world.venueStates.opensAt(vendor, time),
    limits: [table.low, table.high],
    portrait: `/media/avatar/${dealer.id}.svg`,
    roundSeconds: table.roundSeconds,
    image: `/media/table/${table.id}.svg`,
    ...tableRound(world.seed, table, time),
  };
}

export function draws(context: WorldContext): Draw[] {
  const { view, world } = context;
  return inTaste(world.catalogue.draws, tasteOf(view.character).draws, context).map((draw) =>
    drawView(context, draw),
  );
}

/** A draw with its plays and as many results as its statistics count. */
export function drawInFull(moment: Moment, draw: Row<"draw">): Draw {
  const plays = LOTTERY_PLAYS[draw.kind].map(({ name, rule, rows: printed }) => ({
    name,
    rule,
    rows: printed.map(({ label, odds }) => ({ label, odds: odds.toFixed(2) })),
  }));
  // The last result and those before it.
  return { ...drawView(moment, draw, COUNTED - 1), plays };
}

function drawView({ world, search, time }: Moment, draw: Row<"draw">, results?: number): Draw {
  const vendor = world.catalogue.vendorOf(draw.vendor);
  const state = drawState(world.seed, draw, time, results);
  return {
    kind: "draw",
    id: draw.id,
    name: draw.name,
    spellings: search.spellings([draw.name]),
    everySeconds: draw.everySeconds,
    prize: draw.prize,
    enName: vendor.code,
    opensAt: world.venueStates.opensAt(vendor, time),
    plays: [],
    facts: drawFacts(draw.kind, state),
    ...state,
  };
}

export function rooms({ view, world, search, time }: WorldContext): Room[] {
  const { catalogue, seed } = world;
  return catalogue.rooms.map((room) => {
    const vendor = catalogue.vendorOf(room.vendor);
    const usual = between(120, 1900, seed, view.site.id, room.id, "online");
    return {
      kind: "room",
      id: room.id,
      name: room.name,
      spellings: search.spellings([room.name, room.game]),
      game: room.game,
      vendor: vendor.name,
      enName: vendor.code,
      opensAt: world.venueStates.opensAt(vendor, time),
      rules: roomRules(room.game),
      entry: room.entry,
      base: room.base,
      online: Math.round(usual * (1 + 0.12 * wave(time, 180_000, seed, room.id))),
      // Players take seats every few seconds until the table is full and the next one opens.
      seats: [between(0, room.seats - 1, seed, room.id, Math.floor(time / 7000)), room.seats],
      image: `/media/room/${room.id}.svg`,
    };
  });
}
