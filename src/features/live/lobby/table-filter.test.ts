import fc from "fast-check";
import { expect, it } from "vitest";
import { readAddress, writeAddress } from "#lib/browser/address.ts";
import type { Outcome } from "#lib/text/big-road.ts";
import { sampleTable } from "../feed/sample-table.ts";
import { tableFits, limitBand, sortTables } from "./choose-tables.ts";
import {
  LIMIT_BANDS,
  tableLobby,
  TABLE_GAMES,
  TABLE_SORTS,
  TABLE_VIEWS,
  type TableFilter,
} from "./table-filter.ts";

const read = (query: string) => readAddress(tableLobby.fields, query);
const fits = (filter: Partial<TableFilter>, isFavourite = false) =>
  tableFits(sampleTable(), { ...tableLobby.none, ...filter }, () => isFavourite);

it("an address without a query shows every table", () => {
  expect(read("")).toEqual(tableLobby.none);
  expect(writeAddress(tableLobby.fields, tableLobby.none)).toBe("");
});

it("drops values that no table has", () => {
  expect(
    read("game=poker&limit=none&language=<b>&provider=../x&sort=wild&view=3d&own=all"),
  ).toEqual(tableLobby.none);
});

it("what is written is read back", () => {
  const filters = fc.record<TableFilter>({
    game: fc.option(fc.constantFrom(...TABLE_GAMES)),
    limit: fc.option(fc.constantFrom(...LIMIT_BANDS)),
    language: fc.option(fc.constantFrom("国语", "English", "Tiếng Việt")),
    provider: fc.option(fc.constantFrom("BGZR", "OG2")),
    favourites: fc.boolean(),
    search: fc.string({ maxLength: 40 }).filter((text) => text === "" || text.trim() !== ""),
    sort: fc.constantFrom(...TABLE_SORTS),
    view: fc.constantFrom(...TABLE_VIEWS),
  });
  fc.assert(
    fc.property(filters, (filter) => {
      expect(read(writeAddress(tableLobby.fields, filter))).toEqual(filter);
    }),
  );
});

it("clearing keeps order and view", () => {
  const filter = read("game=sicBo&limit=low&q=a&sort=seated&view=roads");
  expect(tableLobby.narrowings(filter)).toBe(3);
  expect(writeAddress(tableLobby.fields, tableLobby.cleared(filter))).toBe(
    "sort=seated&view=roads",
  );
});

it("narrows by game, limit, language, provider, favourite and name", () => {
  expect(fits({})).toBe(true);
  expect(fits({ game: "baccarat", limit: "low", language: "国语", provider: "BGZR" })).toBe(true);
  expect(fits({ game: "roulette" })).toBe(false);
  expect(fits({ limit: "mid" })).toBe(false);
  expect(fits({ language: "English" })).toBe(false);
  expect(fits({ provider: "OG2" })).toBe(false);
  expect(fits({ favourites: true })).toBe(false);
  expect(fits({ favourites: true }, true)).toBe(true);
  expect([fits({ search: " a0" }), fits({ search: "沈" }), fits({ search: "青鸾" })]).toEqual([
    true,
    true,
    true,
  ]);
  expect(fits({ search: "x" })).toBe(false);
});

it("bands tables by their lowest bet", () => {
  const bands = [20, 21, 100, 101].map((low) => limitBand({ limits: [low, 5000] }));
  expect(bands).toEqual(["low", "mid", "mid", "high"]);
});

it("sorts open tables before closed ones", () => {
  const road = [..."BBBBBB"].map((side) => side as Outcome);
  const tables = [
    sampleTable({ id: "closed", opensAt: 1, seated: 999 }),
    sampleTable({ id: "quiet", seated: 1, limits: [5, 100] }),
    sampleTable({ id: "good", seated: 9, road, limits: [50, 90_000] }),
  ];
  const order = (sort: TableFilter["sort"]) => sortTables(tables, sort).map(({ id }) => id);
  expect(order("recommended")).toEqual(["quiet", "good", "closed"]);
  expect(order("seated")).toEqual(["good", "quiet", "closed"]);
  expect(order("road")).toEqual(["good", "quiet", "closed"]);
  expect(order("limitUp")).toEqual(["quiet", "good", "closed"]);
  expect(order("limitDown")).toEqual(["good", "quiet", "closed"]);
});
