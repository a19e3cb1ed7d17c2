// Plays on sets, games, points and maps: what wins, what returns the stake, and what is void.
import { describe, expect, it } from "vitest";
import { contestKey, pointLine, pointOfLine } from "./contests.ts";
import type { MatchResult } from "./match-result.ts";
import { playSpec } from "./plays.ts";
import { NOT_COUNTED, settled, type Vector } from "./settle-vectors.ts";

describe("tennis", () => {
  const ended: MatchResult = {
    ...NOT_COUNTED,
    sport: "TN",
    status: "ended",
    // Games; sets decide the winner.
    score: { half: null, full: [16, 15] },
    sets: { half: null, full: [2, 1] },
    periods: { S1: [6, 4], S2: [3, 6], S3: [7, 5] },
    contests: { "S2 GW 4": "C", "S2 PW 405": "H" },
  };

  it("settles its plays", () => {
    const vectors: Vector[] = [
      ["R", "H", "-0.5", "W"],
      ["OU", "O", "30.5", "W"],
      ["EO", "OD", null, "W"],
      ["SR", "H", "-1.5", "L"],
      ["SR", "C", "-1.5", "W"],
      ["SR", "C", "1.5", "L"],
      ["SOU", "O", "2.5", "W"],
      ["RSOU", "U", "2.5", "L"],
      ["SPD", "2-1", null, "W"],
      ["SPD", "2-0", null, "L"],
      ["S1M", "H", null, "W"],
      ["S2M", "H", null, "L"],
      ["S3M", "C", null, "L"],
      ["S3RM", "H", null, "W"],
      ["S1R", "H", "-2.5", "L"],
      ["S2RE", "C", "2.5", "W"],
      ["S1OU", "U", "10.5", "W"],
      ["S3ROU", "O", "12", "P"],
      ["S1EO", "EV", null, "W"],
      ["S2RGW", "C", "4", "W"],
      ["S2RGW", "H", "4", "L"],
      ["S2RPW", "H", "405", "W"],
      ["S2RPW", "C", "405", "L"],
      ["S2RGW", "H", "11", "DL"],
      ["S4M", "H", null, "DL"],
    ];
    expect(settled(vectors, ended)).toEqual(vectors);
  });

  const retired: MatchResult = {
    ...ended,
    status: "abandoned",
    reason: "playerWithdrew",
    score: { half: null, full: null },
    sets: { half: null, full: null },
    periods: { S1: [6, 4] },
    contests: { "S2 GW 1": "H" },
  };

  it("keeps what was finished before a retirement", () => {
    const vectors: Vector[] = [
      ["M", "H", null, "DD"],
      ["R", "H", "-0.5", "DD"],
      ["SPD", "2-0", null, "DD"],
      ["S1M", "H", null, "W"],
      ["S1OU", "O", "9.5", "W"],
      ["S2M", "H", null, "DD"],
      ["S2RGW", "H", "1", "W"],
      ["S2RGW", "H", "2", "DD"],
      ["S1RGW", "H", "12", "DL"],
    ];
    expect(settled(vectors, retired)).toEqual(vectors);
  });

  it("settles in play what is over", () => {
    const vectors: Vector[] = [
      ["S1M", "C", null, "L"],
      ["S2M", "C", null, null],
      ["S2RGW", "H", "1", "W"],
      ["S2RGW", "H", "2", null],
      ["SOU", "O", "2.5", null],
    ];
    expect(settled(vectors, { ...retired, status: "live", reason: undefined })).toEqual(vectors);
  });
});

describe("maps", () => {
  const ended: MatchResult = {
    ...NOT_COUNTED,
    sport: "OP",
    status: "ended",
    score: { half: null, full: [2, 0] },
    sets: { half: null, full: [2, 0] },
    periods: { P1: [11, 6], P2: [11, 9] },
    contests: { "P1 FB": "C", "P1 FTW": "H" },
  };

  it("settles its plays", () => {
    const vectors: Vector[] = [
      ["SR", "H", "-1.5", "W"],
      ["SOU", "U", "2.5", "W"],
      ["SPD", "2-0", null, "W"],
      ["P1M", "H", null, "W"],
      ["P1R", "H", "-4.5", "W"],
      ["P2R", "H", "-2.5", "L"],
      ["P2OU", "O", "19.5", "W"],
      ["P1FB", "C", null, "W"],
      ["P1RFB", "H", null, "L"],
      ["P1FTW", "H", null, "W"],
      ["P2FTW", "H", null, "DL"],
      ["P3M", "H", null, "DL"],
    ];
    expect(settled(vectors, ended)).toEqual(vectors);
  });
});

it("a point is named by its game and its number", () => {
  expect(pointOfLine(pointLine(13, 7))).toEqual({ game: 13, point: 7 });
  expect(contestKey(playSpec("S2RPW"), pointLine(7, 5))).toBe("S2 PW 705");
  expect(contestKey(playSpec("P1FB"), null)).toBe("P1 FB");
});
