import * as v from "valibot";
import { expect, it } from "vitest";
import { ROWS, type TableName } from "./catalogue-rows.ts";
import { catalogueOf } from "./catalogue.ts";

const catalogue = catalogueOf(20_261);
const { vendors, games, tables, draws, rooms } = catalogue;

it.each([1, 7, 20_261])(
  "makes rows that are complete and have an id of their own, seed %i",
  (seed) => {
    const made = catalogueOf(seed);
    const lists: Record<TableName, readonly { readonly id: string }[]> = {
      vendor: made.vendors,
      game: made.games,
      league: made.leagues,
      team: [...made.teams.values()].flat(),
      live_table: made.tables,
      draw: made.draws,
      room: made.rooms,
      promotion: made.promotions,
      banner: made.banners,
      notice: made.notices,
      sponsor: made.sponsors,
    };
    for (const [table, rows] of Object.entries(lists)) {
      const schema = v.strictObject(ROWS[table as TableName].entries);
      expect(rows, table).toEqual(rows.map((row) => v.parse(schema, row)));
      expect(new Set(rows.map(({ id }) => id)).size, table).toBe(rows.length);
    }
  },
);

it("gives games, leagues and vendor codes different names", () => {
  const names = [games.map((row) => row.name), vendors.map((row) => row.code)];
  for (const list of [...names, catalogue.leagues.map((row) => row.name)]) {
    expect(new Set(list).size).toBe(list.length);
  }
});

it("names a known vendor for everything that can be launched", () => {
  for (const { vendor } of [...games, ...tables, ...draws, ...rooms]) {
    expect(catalogue.vendorOf(vendor).id).toBe(vendor);
  }
});

it("makes the same games from a seed, and others from another", () => {
  const again = catalogueOf(9) && catalogueOf(20_261);
  expect(again).not.toBe(catalogue);
  expect(again.games).toEqual(games);
  expect(catalogueOf(9).games).not.toEqual(games);
});
