// All games, tables, rooms and draws that can be launched, by venue and code.
import type { GameRef } from "../../backend/games/own-games.ts";
import type { Row } from "./catalogue-rows.ts";

type Kinds = { game: "game"; table: "live_table"; room: "room"; draw: "draw" };
type OfferingOf<K extends keyof Kinds> = {
  readonly kind: K;
  readonly row: Row<Kinds[K]>;
  readonly vendor: Row<"vendor">;
};
export type Offering = { [K in keyof Kinds]: OfferingOf<K> }[keyof Kinds];

interface Offered {
  readonly games: readonly Row<"game">[];
  readonly tables: readonly Row<"live_table">[];
  readonly rooms: readonly Row<"room">[];
  readonly draws: readonly Row<"draw">[];
}

export function offeringKey({ enName, gameCode }: GameRef): string {
  return `${enName} ${gameCode}`;
}

export function offeringsOf(
  { games, tables, rooms, draws }: Offered,
  vendorOf: (id: string) => Row<"vendor">,
): ReadonlyMap<string, Offering> {
  const all: Offering[] = [
    ...games.map((row) => ({ kind: "game" as const, row, vendor: vendorOf(row.vendor) })),
    ...tables.map((row) => ({ kind: "table" as const, row, vendor: vendorOf(row.vendor) })),
    ...rooms.map((row) => ({ kind: "room" as const, row, vendor: vendorOf(row.vendor) })),
    ...draws.map((row) => ({ kind: "draw" as const, row, vendor: vendorOf(row.vendor) })),
  ];
  return new Map(
    all.map((one) => [offeringKey({ enName: one.vendor.code, gameCode: one.row.id }), one]),
  );
}
