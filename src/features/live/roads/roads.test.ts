import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Outcome } from "#lib/text/big-road.ts";
import { beadRoad } from "./bead-road.ts";
import { currentStreak } from "./current-streak.ts";
import { derivedRoad, repeatsOf } from "./derived-road.ts";
import { goodRoad } from "./good-road.ts";

const road = (text: string) => [...text].map((letter) => letter as Outcome);
const anyRoad = fc.array(fc.constantFrom<Outcome>("B", "P", "T"), { maxLength: 90 });

describe("bead road", () => {
  it("fills columns from the top, ties included", () => {
    const places = beadRoad(road("BTPB"), 6, 3).map(
      ({ column, row, result }) => `${result}${column}.${row}`,
    );
    expect(places).toEqual(["B0.0", "T0.1", "P0.2", "B1.0"]);
  });

  it("keeps the last columns", () => {
    expect(beadRoad(road("BBBPPP"), 1, 3).map(({ result }) => result)).toEqual(["P", "P", "P"]);
  });
});

describe("derived roads", () => {
  // Columns of 3, 3, 1 and 2 results.
  const shoe = road("BBBPPPBPP");

  it("compares a result with the column before, and a new column with the lengths of two", () => {
    // Second column, rows 2 and 3: repeats. Third column opens: 3 and 3 are alike. Fourth opens: 1 and 3 are
    // not; its second row lies just below the end of the third column.
    expect(repeatsOf(shoe, 1)).toEqual([true, true, true, false, false]);
  });

  it("starts later the farther it looks back", () => {
    expect(repeatsOf(shoe, 2)).toEqual([false, true]);
    expect(repeatsOf(shoe, 3)).toEqual([true]);
    expect(repeatsOf(road("BBB"), 1)).toEqual([]);
  });

  it("calls it a repetition when the earlier column ended more than a row above", () => {
    // One, then four: the third row is two below the end of the first column.
    expect(repeatsOf(road("BPPPP"), 1)).toEqual([false, true, true]);
  });

  it("is laid out in streaks as the big road", () => {
    const cells = derivedRoad(road("BPPPP"), 1, 10, 6);
    expect(cells.map(({ column, row }) => `${column}.${row}`)).toEqual(["0.0", "1.0", "1.1"]);
  });

  it("does not depend on ties", () => {
    fc.assert(
      fc.property(anyRoad, fc.constantFrom(1, 2, 3), (results, back) => {
        const plain = results.filter((result) => result !== "T");
        expect(repeatsOf(results, back)).toEqual(repeatsOf(plain, back));
      }),
    );
  });
});

describe("good roads", () => {
  it.each([
    ["long banker", "PBBBBBB", { kind: "longBanker", length: 6 }],
    ["long player, over ties", "BPPTPPTPPP", { kind: "longPlayer", length: 7 }],
    ["single jump", "BBPBPBPB", { kind: "singleJump", length: 6 }],
    ["double jump, the last pair open", "PPBBPPBBP", { kind: "doubleJump", length: 9 }],
    ["one banker, two players", "BPPBPP", { kind: "oneBankerTwoPlayers", length: 6 }],
    ["one player, two bankers", "PBBPBBP", { kind: "onePlayerTwoBankers", length: 7 }],
  ])("finds a %s", (_, results, found) => {
    expect(goodRoad(road(results))).toEqual(found);
  });

  it.each(["", "T", "BBBBB", "BPBPB", "BBPPB", "BPPPBBP"])("finds none in '%s'", (results) => {
    expect(goodRoad(road(results))).toBeNull();
  });

  it("is no longer than the shoe, and a tie changes nothing", () => {
    fc.assert(
      fc.property(anyRoad, (results) => {
        const found = goodRoad(results);
        if (found === null) return;
        expect(found.length).toBeLessThanOrEqual(results.filter((one) => one !== "T").length);
        expect(found.length).toBeGreaterThanOrEqual(6);
        expect(goodRoad([...results, "T"])).toEqual(found);
      }),
    );
  });
});

describe("current streak", () => {
  it("is of the last side in the game's words", () => {
    expect(currentStreak({ game: "baccarat", road: road("PBBTB"), numbers: [] })).toEqual({
      bet: "banker",
      length: 3,
    });
    expect(currentStreak({ game: "dragonTiger", road: road("P"), numbers: [] })?.bet).toBe("tiger");
  });

  it("counts numbers from the newest", () => {
    const streak = (game: "roulette" | "sicBo" | "niuNiu", numbers: number[]) =>
      currentStreak({ game, road: [], numbers });
    expect(streak("roulette", [3, 1, 0])).toEqual({ bet: "red", length: 2 });
    expect(streak("roulette", [0, 2])).toEqual({ bet: "zero", length: 1 });
    expect(streak("sicBo", [11, 18, 12])).toEqual({ bet: "big", length: 3 });
    expect(streak("niuNiu", [2, 13, 0])).toEqual({ bet: "niu", length: 2 });
    expect(streak("niuNiu", [])).toBeNull();
  });
});
