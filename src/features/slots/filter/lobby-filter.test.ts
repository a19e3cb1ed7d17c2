import { assert, constantFrom, option, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { readAddress, writeAddress } from "#lib/browser/address.ts";
import { GAME_SORTS } from "#contract/api/game-list.ts";
import { type LobbyFilter, gameLobby } from "./lobby-filter.ts";

const read = (query: string) => readAddress(gameLobby.fields, query);

test("an address without a query shows everything, hottest first", () => {
  expect(read("")).toEqual(gameLobby.none);
  expect(writeAddress(gameLobby.fields, gameLobby.none)).toBe("");
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
  expect(read("provider=../../x&theme=a b&sort=wild&own=theirs")).toEqual(gameLobby.none);
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
      expect(read(writeAddress(gameLobby.fields, filter))).toEqual(filter);
    }),
  );
});

test("counts what narrows the list", () => {
  expect(gameLobby.narrowings({ ...gameLobby.none, sort: "rtp", own: "recent" })).toBe(0);
  expect(gameLobby.narrowings({ ...gameLobby.none, search: "虎", theme: "myth" })).toBe(2);
});
