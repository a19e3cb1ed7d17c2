import { expect, it } from "vitest";
import { buildRows, type ListedMatch, type RowsAsked } from "./build-rows.ts";

const match = (
  gameId: string,
  leagueId: string,
  startsAt: number,
  sport: ListedMatch["sport"] = "FT",
): ListedMatch => ({
  gameId,
  sport,
  gide: `g-${gameId}`,
  leagueId,
  league: `联赛 ${leagueId}`,
  startsAt,
  team_h: `主 ${gameId}`,
  team_c: `客 ${gameId}`,
  tracker: gameId === "a",
});

const MATCHES = [
  match("a", "1", 30),
  match("b", "2", 10),
  match("c", "1", 20),
  match("d", "1", 40),
];

const ASKED: RowsAsked = {
  sort: "league",
  columns: "one",
  only: null,
  leagues: [],
  search: "",
  folded: new Set(),
};

const shape = (asked: Partial<RowsAsked>) =>
  buildRows(MATCHES, { ...ASKED, ...asked }).map((row) =>
    row.kind === "league"
      ? `${row.id}${row.folded ? "-" : ":"}${row.gameIds.length}`
      : row.gameIds.join("+"),
  );

it("groups by league in the order of the book", () => {
  expect(shape({})).toEqual(["1:3", "a", "c", "d", "2:1", "b"]);
});

it("groups leagues of several sports by sport, and names it", () => {
  const mixed = [match("x", "8", 5, "BK"), ...MATCHES, match("y", "9", 6, "BK")];
  const heads = (matches: readonly ListedMatch[]) =>
    buildRows(matches, ASKED).flatMap((row) =>
      row.kind === "league" ? `${row.sport ?? "-"} ${row.id}` : [],
    );
  expect(heads(mixed)).toEqual(["FT 1", "FT 2", "BK 8", "BK 9"]);
  expect(heads(MATCHES)).toEqual(["- 1", "- 2"]);
});

it("puts two matches in a row", () => {
  expect(shape({ columns: "two" })).toEqual(["1:3", "a+c", "d", "2:1", "b"]);
});

it("lets matches in order of time flow across leagues, which they name", () => {
  expect(shape({ sort: "time" })).toEqual(["b", "c", "a", "d"]);
  const two = { sort: "time", columns: "two", folded: new Set(["1"]) } as const;
  expect(shape(two)).toEqual(["b+c", "a+d"]);
  expect(shape({ ...two, sort: "given" })).toEqual(["a+b", "c+d"]);
  expect(shape({ ...two, sort: "league" })).toEqual(["1-3", "2:1", "b"]);
  const named = (asked: Partial<RowsAsked>) =>
    buildRows(MATCHES, { ...ASKED, ...asked }).map((row) => row.kind === "matches" && row.named);
  expect(named({ sort: "time" })).toEqual([true, true, true, true]);
  expect(named({ leagues: ["2"] })).toEqual([false, false]);
});

it("folds a league to its head", () => {
  expect(shape({ folded: new Set(["1"]) })).toEqual(["1-3", "2:1", "b"]);
});

it("keeps a given order", () => {
  expect(shape({ sort: "given" })).toEqual(["a", "b", "c", "d"]);
});

it("filters by league, tracker and search", () => {
  expect(shape({ leagues: ["2"] })).toEqual(["2:1", "b"]);
  expect(shape({ only: "tracker" })).toEqual(["1:1", "a"]);
  expect(shape({ search: " 联赛 主 C " })).toEqual(["1:1", "c"]);
  expect(shape({ search: "无" })).toEqual([]);
});

it("gives every row a unique key", () => {
  const keys = buildRows(MATCHES, { ...ASKED, sort: "time" }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it("puts the corners of a game into its row, and lists them alone without the game", () => {
  const game = { ...match("a", "1", 30), team_h: "海潮" };
  const corners = { ...match("ac", "9", 30), gide: game.gide, team_h: "海潮 角球" };
  const rows = buildRows([corners, game], ASKED);
  expect(rows.map(({ key }) => key)).toEqual(["league:1", "a"]);
  expect(rows.at(-1)).toMatchObject({ gameIds: ["a"], parts: ["ac"] });
  expect(buildRows([corners], ASKED).at(-1)).toMatchObject({ gameIds: ["ac"], parts: [""] });
});
