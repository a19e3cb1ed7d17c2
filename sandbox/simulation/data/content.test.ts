import { expect, it } from "vitest";
import { VENUE_SWITCHES } from "#contract/switches.ts";
import { CHARACTERS, tasteOf } from "../characters.ts";
import { ROWS } from "./catalogue-rows.ts";
import { catalogueOf } from "./catalogue.ts";
import { NOTICES, VENDORS } from "./content.ts";
import { IN_TURN, LEAGUES } from "./leagues/named-leagues.ts";
import { sportName } from "./leagues/played-sports.ts";
import { readContent } from "./read-content.ts";

const notice = NOTICES[0] ?? { id: "" };

it("names file, entry and field of what is wrong", () => {
  const read = (...entries: readonly object[]) => readContent("notices.json", ROWS.notice, entries);
  expect(read(notice)).toEqual([notice]);
  expect(() => read(notice, { ...notice, id: "second", text: 5 })).toThrow(
    "content/notices.json, entry 2 (second), text: Invalid type: Expected string but received 5.",
  );
  expect(() => read({ kind: "系统公告" })).toThrow(
    "content/notices.json, entry 1 (undefined), id:",
  );
  expect(() => read(notice, notice)).toThrow(
    `content/notices.json, entry 2 (${notice.id}): another entry has this id already.`,
  );
});

it("gives each venue a channel code of its own", () => {
  expect(new Set(VENDORS.map(({ code }) => code)).size).toBe(VENDORS.length);
});

it("a character shows first what there is", () => {
  const { games, tables, draws } = catalogueOf(20_261);
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  for (const character of CHARACTERS) {
    const taste = tasteOf(character);
    expect(idsOf(games), character).toEqual(expect.arrayContaining(taste.games));
    expect(idsOf(tables), character).toEqual(expect.arrayContaining(taste.tables));
    expect(idsOf(draws), character).toEqual(expect.arrayContaining(taste.draws));
    for (const key of [...taste.sports, ...taste.esports]) expect(sportName(key)).not.toBe(key);
    expect(taste.venues.toSorted(), character).toEqual(VENUE_SWITCHES.toSorted());
  }
});

it("leagues that take turns are of one sport, and each has one other", () => {
  const sportOf = new Map(LEAGUES.map(({ id, sport }) => [id, sport]));
  for (const [one, other] of IN_TURN) expect(sportOf.get(other), one).toBe(sportOf.get(one));
  expect(new Set([...IN_TURN].flat()).size).toBe(2 * IN_TURN.size);
});
