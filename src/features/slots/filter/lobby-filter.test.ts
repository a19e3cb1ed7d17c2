import { assert, constantFrom, option, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { GAME_SORTS } from "#contract/api/game-list.ts";
import {
  type LobbyFilter,
  narrowings,
  NO_FILTER,
  readLobbyFilter,
  writeLobbyFilter,
} from "./lobby-filter.ts";

const read = (query: string) => readLobbyFilter(new URLSearchParams(query));

test("an address without a query shows everything, hottest first", () => {
  expect(read("")).toEqual(NO_FILTER);
  expect(writeLobbyFilter(NO_FILTER).toString()).toBe("");
});

test("reads what the address holds", () => {
  expect(read("q=龙&provider=PGDZ&theme=myth&sort=rtp&own=recent")).toEqual({
    search: "龙",
    provider: "PGDZ",
    theme: "myth",
    sort: "rtp",
    own: "recent",
  });
});

test("drops values that no request may hold", () => {
  expect(read("provider=../../x&theme=a b&sort=wild&own=theirs")).toEqual(NO_FILTER);
  expect(read(`q=${"a".repeat(90)}`).search).toHaveLength(40);
});

test("what is written is read back", () => {
  const filters = record<LobbyFilter>({
    search: string({ maxLength: 40 }).filter((text) => text === "" || text.trim() !== ""),
    provider: option(constantFrom("PGDZ", "CQ9")),
    theme: option(constantFrom("myth", "fruit-2")),
    sort: constantFrom(...GAME_SORTS),
    own: constantFrom("favourites", "recent", null),
  });
  assert(
    property(filters, (filter) => {
      expect(readLobbyFilter(new URLSearchParams(writeLobbyFilter(filter).toString()))).toEqual(
        filter,
      );
    }),
  );
});

test("counts what narrows the list", () => {
  expect(narrowings({ ...NO_FILTER, sort: "rtp", own: "recent" })).toBe(0);
  expect(narrowings({ ...NO_FILTER, search: "虎", theme: "myth" })).toBe(2);
});
