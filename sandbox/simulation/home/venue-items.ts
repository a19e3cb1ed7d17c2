import type { Draw, LiveTable, Room } from "#contract/api/games.ts";
import { tasteOf } from "../characters.ts";
import { between, unit, wave } from "../random.ts";
import { drawFacts, drawState } from "../venues/lottery-draw.ts";
import { tableRound } from "../venues/table-round.ts";
import type { WorldContext } from "../world-context.ts";

/** The rows of `taste` first, then the rest in an order that differs by site. */
function inTaste<T extends { readonly id: string }>(
  rows: readonly T[],
  first: readonly string[],
  { view, world }: WorldContext,
): T[] {
  const rank = ({ id }: T) => {
    const place = first.indexOf(id);
    return place >= 0 ? place : 100 + unit(world.seed, view.site.id, id);
  };
  return rows.toSorted((left, right) => rank(left) - rank(right));
}

export function liveTables(context: WorldContext): LiveTable[] {
  const { view, world, time } = context;
  return inTaste(world.catalogue.tables, tasteOf(view.character).tables, context).map((table) => ({
    kind: "table",
    id: table.id,
    name: table.name,
    game: table.game,
    vendor: world.catalogue.vendorOf(table.vendor).name,
    limits: [table.low, table.high],
    enName: "",
    dealer: "",
    language: "",
    opensAt: null,
    roundSeconds: table.roundSeconds,
    image: `/media/table/${table.id}.svg`,
    ...tableRound(world.seed, table, time),
  }));
}

export function draws(context: WorldContext): Draw[] {
  const { view, world, time } = context;
  return inTaste(world.catalogue.draws, tasteOf(view.character).draws, context).map((draw) => {
    const state = drawState(world.seed, draw, time);
    return {
      kind: "draw",
      id: draw.id,
      name: draw.name,
      everySeconds: draw.everySeconds,
      prize: draw.prize,
      enName: "",
      opensAt: null,
      plays: [],
      facts: drawFacts(draw.kind, state),
      ...state,
    };
  });
}

export function rooms({ view, world, time }: WorldContext): Room[] {
  const { catalogue, seed } = world;
  return catalogue.rooms.map((room) => {
    const usual = between(120, 1900, seed, view.site.id, room.id, "online");
    return {
      kind: "room",
      id: room.id,
      name: room.name,
      game: room.game,
      vendor: catalogue.vendorOf(room.vendor).name,
      entry: room.entry,
      enName: "",
      opensAt: null,
      rules: "",
      base: room.base,
      online: Math.round(usual * (1 + 0.12 * wave(time, 180_000, seed, room.id))),
      // Players take seats every few seconds until the table is full and the next one opens.
      seats: [between(0, room.seats - 1, seed, room.id, Math.floor(time / 7000)), room.seats],
      image: `/media/room/${room.id}.svg`,
    };
  });
}
