// What a leg needs, sport by sport.
import { expect, it } from "vitest";
import type { CountedState } from "./leg-count.ts";
import { legNeeds } from "./leg-needs.ts";
import { sampleTicket } from "#testing/sample-ticket.ts";

type Pair = [number, number];

/** @param periods with the one that is being played */
function needs(
  [sport, w, line, r]: readonly [sport: string, w: string, line: string | null, r: string],
  score: Pair,
  periods: Readonly<Record<string, Pair>>,
  setsToWin?: number,
) {
  const [leg] = sampleTicket().legs;
  if (!leg) throw new Error("no leg");
  const state: CountedState = {
    isLive: true,
    se_now: Object.keys(periods).at(-1) ?? "",
    sc_FT_H: score[0],
    sc_FT_C: score[1],
    periods: Object.entries(periods).map(([name, each]) => ({ name, score: each })),
    corners: null,
    yellow: null,
    red: null,
    setsToWin,
  };
  return legNeeds({ ...leg, sport, w, line, r, score: null }, state);
}
const home = (count: number) => ({ home: count, away: 0, any: false });
const away = (count: number) => ({ home: 0, away: count, any: false });

it("adds up the games of a tennis match, and its sets where the feed says how many win", () => {
  const sets = { S1: [6, 4] as Pair, S2: [2, 3] as Pair };
  expect(needs(["TN", "ROU", "21.5", "O"], [1, 0], sets)).toMatchObject({
    unit: "games",
    need: { home: 7, any: true },
  });
  expect(needs(["TN", "RM", null, "C"], [1, 0], sets, 2)).toMatchObject({
    now: "L",
    unit: "sets",
    need: away(2),
  });
  expect(needs(["TN", "RM", null, "C"], [1, 0], sets)).toBeNull();
  // A set was lost: the handicap of one and a half can no longer win.
  expect(needs(["TN", "RSR", "-1.5", "H"], [0, 1], sets, 2)).toMatchObject({ need: null });
  expect(needs(["TN", "RSR", "-1.5", "H"], [0, 1], sets, 3)).toMatchObject({ need: home(3) });
  expect(needs(["TN", "RSPD", null, "2-1"], [1, 0], sets, 2)).toMatchObject({
    need: { home: 1, away: 1 },
  });
});

it("ends a tennis set by two games from six, or seven to six", () => {
  const at = (games: Pair) => needs(["TN", "S1RM", null, "H"], [0, 0], { S1: games }, 2);
  expect(at([3, 4])).toMatchObject({ now: "L", unit: "games", need: home(3) });
  expect(at([5, 5])).toMatchObject({ now: "P", need: home(2) });
  expect(at([6, 5])).toMatchObject({ now: "W", lose: away(2) });
  const over = needs(["TN", "S1ROU", "9.5", "O"], [0, 0], { S1: [5, 3] }, 2);
  expect(over).toMatchObject({ now: "L", need: { home: 1, away: 1, any: true } });
});

it("plays a volleyball set to 25, the fifth one to 15, and table tennis to 11", () => {
  const volley = (name: string, points: Pair) =>
    needs(["VB", `${name}RM`, null, "H"], [2, 2], { [name]: points }, 3);
  expect(volley("S1", [20, 22])).toMatchObject({ unit: "points", need: home(5) });
  expect(volley("S5", [13, 14])).toMatchObject({ need: home(3) });
  expect(needs(["TT", "S2RM", null, "C"], [1, 0], { S1: [11, 7], S2: [9, 9] }, 3)).toMatchObject({
    need: away(2),
  });
  expect(needs(["VB", "RSR", "-2.5", "H"], [0, 0], {})).toBeNull();
});

it("counts runs of baseball, of the first five innings only while they are played", () => {
  const innings = { I1: [1, 0] as Pair, I2: [0, 2] as Pair };
  expect(needs(["BS", "RE", "-1.5", "C"], [1, 2], innings)).toMatchObject({ unit: "runs" });
  expect(needs(["BS", "F5ROU", "4.5", "O"], [1, 2], innings)).toMatchObject({
    need: { home: 2, any: true },
  });
  expect(needs(["BS", "I1RM", null, "H"], [1, 2], innings)).toBeNull();
  expect(needs(["BS", "F5ROU", "4.5", "O"], [1, 2], { I6: [0, 0] })).toBeNull();
});

it("counts frames and their points, maps and their towers, goals of handball", () => {
  expect(needs(["SK", "RE", "-1.5", "H"], [3, 2], { S6: [40, 8] }, 5)).toMatchObject({
    unit: "frames",
  });
  const map = { P1: [11, 4] as Pair, P2: [3, 6] as Pair };
  expect(needs(["OP", "RSOU", "2.5", "O"], [1, 0], map, 2)).toMatchObject({
    unit: "maps",
    need: { home: 0, away: 2, any: true },
  });
  expect(needs(["OP", "P2ROU", "18.5", "O"], [1, 0], map, 2)).toMatchObject({
    unit: "towers",
    need: { home: 10, any: true },
  });
  // Nothing says how many towers win.
  expect(needs(["OP", "P2RM", null, "H"], [1, 0], map, 2)).toBeNull();
  expect(needs(["OP", "ROU", "50.5", "O"], [12, 14], { "1H": [12, 14] })).toMatchObject({
    unit: "goals",
    need: { home: 25 },
  });
});

it("counts quarters, halves and races of basketball", () => {
  const quarters = { Q1: [20, 25] as Pair, Q2: [22, 18] as Pair, Q3: [9, 12] as Pair };
  const at: Pair = [51, 55];
  expect(needs(["BK", "Q3ROU", "45.5", "O"], at, quarters)).toMatchObject({ need: { home: 25 } });
  expect(needs(["BK", "Q2ROU", "45.5", "O"], at, quarters)).toBeNull();
  expect(needs(["BK", "2HRM", null, "H"], at, quarters)).toMatchObject({ need: home(4) });
  expect(needs(["BK", "RPR", "60", "H"], at, quarters)).toEqual({
    now: null,
    unit: "points",
    need: home(9),
    lose: away(5),
  });
  expect(needs(["BK", "RPR", "55", "C"], at, quarters)).toBeNull();
});
