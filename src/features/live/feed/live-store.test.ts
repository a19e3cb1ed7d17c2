import { beforeEach, describe, expect, it } from "vitest";
import type { Outcome } from "#lib/text/big-road.ts";
import { turnedGood } from "./good-road-news.ts";
import {
  changeTables,
  NO_TABLES,
  noteFailure,
  replaceTables,
  tableNow,
  useLiveTables,
} from "./live-store.ts";
import { sampleTable } from "./sample-table.ts";
import { secondsTo } from "#lib/time/use-now.ts";

beforeEach(() => useLiveTables.setState(NO_TABLES));

describe("the store", () => {
  it("counts to the end of the round by the monotonic clock", () => {
    replaceTables([sampleTable({ secondsLeft: 18 })], 5000);
    expect(tableNow("a01")?.closesAt).toBe(23_000);
    expect([secondsTo(23_000, 5000), secondsTo(23_000, 5001), secondsTo(23_000, 40_000)]).toEqual([
      18, 18, 0,
    ]);
  });

  it("keeps the object of a table that has not changed, and its end of the round over small delays", () => {
    replaceTables([sampleTable({ secondsLeft: 18 })], 5000);
    const before = tableNow("a01");
    replaceTables([sampleTable({ secondsLeft: 14 })], 9400);
    expect(tableNow("a01")).toBe(before);
  });

  it("follows a round that was moved, and the next round", () => {
    replaceTables([sampleTable({ secondsLeft: 18 })], 5000);
    changeTables([sampleTable({ secondsLeft: 30 })], 6000);
    expect(tableNow("a01")?.closesAt).toBe(36_000);
    changeTables([sampleTable({ round: 13, secondsLeft: 25 })], 40_000);
    expect(tableNow("a01")).toMatchObject({ closesAt: 65_000, table: { round: 13 } });
  });

  it("keeps the list of ids until tables come or go", () => {
    replaceTables([sampleTable()], 0);
    const { ids } = useLiveTables.getState();
    replaceTables([sampleTable({ seated: 9 })], 0);
    expect(useLiveTables.getState().ids).toBe(ids);
    changeTables([sampleTable({ id: "new" })], 0);
    expect(useLiveTables.getState().ids).toBe(ids);
    replaceTables([], 0);
    expect(useLiveTables.getState()).toMatchObject({ state: "empty", ids: [] });
  });

  it("shows a failure only where nothing was loaded before", () => {
    noteFailure("first");
    expect(useLiveTables.getState().state).toBe("error");
    replaceTables([sampleTable()], 0);
    noteFailure("second");
    expect(useLiveTables.getState().state).toBe("ready");
  });
});

describe("good-road news", () => {
  const held = (text: string, round: number) => {
    const road = [...text].map((side) => side as Outcome);
    return new Map([["a01", { table: sampleTable({ road, round }), closesAt: 0 }]]);
  };

  it("tells of a table whose last round made a good road", () => {
    expect(turnedGood(held("BBBBBB", 7), held("BBBBB", 6))).toBe("a01");
  });

  it("tells neither of a road that goes on, nor of one that was there at first", () => {
    expect(turnedGood(held("BBBBBBB", 8), held("BBBBBB", 7))).toBeUndefined();
    expect(turnedGood(held("BBBBBB", 7), new Map())).toBeUndefined();
    expect(turnedGood(held("BBBBBB", 7), held("BBBBBB", 7))).toBeUndefined();
  });
});
