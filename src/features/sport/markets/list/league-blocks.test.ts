import { expect, it } from "vitest";
import type { ListRow } from "./build-rows.ts";
import { leagueBlocks } from "./league-blocks.ts";

const league = (id: string): ListRow => ({
  kind: "league",
  key: id,
  id,
  name: id,
  sport: null,
  gameIds: [],
  folded: false,
});
const matches = (key: string): ListRow => ({
  kind: "matches",
  key,
  gameIds: [key],
  parts: [""],
  named: false,
});

const ROWS = [
  league("a"),
  matches("1"),
  matches("2"),
  matches("3"),
  league("b"),
  league("c"),
  matches("4"),
];

it("includes the head of a block when the head is out of view", () => {
  const items = [{ index: 2 }, { index: 3 }, { index: 4 }, { index: 5 }];
  expect(leagueBlocks(ROWS, items)).toEqual([
    { head: 0, last: 3, rows: [{ index: 2 }, { index: 3 }] },
    { head: 4, last: 4, rows: [] },
    { head: 5, last: 6, rows: [] },
  ]);
});

it("makes one block of rows without heads", () => {
  const rows = ["1", "2", "3"].map(matches);
  expect(leagueBlocks(rows, [{ index: 0 }, { index: 1 }])).toEqual([
    { head: -1, last: 2, rows: [{ index: 0 }, { index: 1 }] },
  ]);
});
