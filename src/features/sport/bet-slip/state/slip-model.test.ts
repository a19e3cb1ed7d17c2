import { describe, expect, it } from "vitest";
import type { SlipSelection } from "../../markets/slip-selection.ts";
import { requoted, sampleSelection, sampleQuote, sampleSlip } from "./sample-selection.ts";
import { select } from "./slip-entry.ts";
import {
  agreed,
  EMPTY,
  type Mode,
  removeSelection,
  type SlipContent,
  slipLegs,
  toggleEntry,
  withBanker,
  withMode,
  withQuotes,
  withStake,
} from "./slip-model.ts";

const AT = { at: 1, locked: false };
const ids = ({ selections }: SlipContent) => selections.map(({ pick }) => pick.priceId);
const slipOf = (mode: Mode, ...picks: readonly SlipSelection[]): SlipContent =>
  picks.reduce((slip, pick) => toggleEntry(slip, pick, AT).content, withMode(EMPTY, mode));
const games = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleSelection({ priceId: `p${index}` }));
const champion = sampleSelection({ priceId: "c", champion: { rtype: "CS", name: "海潮联合" } });

describe("adding", () => {
  it("replaces the selection without multiple mode", () => {
    expect(ids(slipOf("single", ...games(3)))).toEqual(["p2"]);
  });

  it("collects in multiple mode, ten at most", () => {
    const full = slipOf("multiple", ...games(10));
    const more = toggleEntry(full, sampleSelection({ priceId: "more" }), AT);
    expect(more).toEqual({ content: full, done: "refused", message: "limit" });
    const same = toggleEntry(full, sampleSelection({ priceId: "same", gameId: "g-p3" }), AT);
    expect(same.done).toBe("added");
    expect(ids(same.content)).toEqual([
      "p0",
      "p1",
      "p2",
      "p4",
      "p5",
      "p6",
      "p7",
      "p8",
      "p9",
      "same",
    ]);
  });

  it("replaces a selection with the same gide", () => {
    const a = sampleSelection({ priceId: "a", gameId: "1", gide: "x" });
    const b = sampleSelection({ priceId: "b", gameId: "2", gide: "x" });
    expect(ids(slipOf("multiple", a, b))).toEqual(["b"]);
  });

  it("removes a selection when it is pressed again", () => {
    const [a = champion, b = champion] = games(2);
    expect(ids(slipOf("multiple", a, b, a))).toEqual(["p1"]);
  });

  it("does not mix outrights and other selections", () => {
    const normal = slipOf("multiple", ...games(2));
    const { content, message } = toggleEntry(normal, champion, AT);
    expect([ids(content), message]).toEqual([["c"], "kindCleared"]);
    expect(ids(slipOf("multiple", champion, ...games(1)))).toEqual(["p0"]);
  });

  it("keeps selections of its own kind, without a message", () => {
    const [a = champion, b = champion] = games(2);
    expect(toggleEntry(EMPTY, a, AT).message).toBeNull();
    expect(toggleEntry(EMPTY, champion, AT).message).toBeNull();
    expect(toggleEntry(slipOf("multiple", a), b, AT)).toMatchObject({
      done: "added",
      message: null,
    });
    const cup = sampleSelection({ priceId: "cup", champion: { rtype: "CS", name: "北港城" } });
    expect(toggleEntry(slipOf("multiple", champion), cup, AT)).toMatchObject({
      done: "added",
      message: null,
    });
  });

  it("is refused while an order is being confirmed", () => {
    const [a = champion, b = champion] = games(2);
    const waiting = withQuotes(slipOf("multiple", a), [sampleQuote(a, "delay")]);
    expect(toggleEntry(waiting, b, AT)).toEqual({
      content: waiting,
      done: "refused",
      message: "delay",
    });
    expect(toggleEntry(slipOf("multiple", a), a, { at: 1, locked: true }).message).toBe("delay");
  });
});

describe("modes", () => {
  it("keep the last selection when multiple mode ends", () => {
    expect(ids(withMode(slipOf("multiple", ...games(3)), "single"))).toEqual(["p2"]);
  });

  it("combine selections of one game in a series only", () => {
    const [a = champion, b = champion] = games(2);
    const same = sampleSelection({ priceId: "s", gameId: a.gameId });
    const series = slipOf("series", a, b, same);
    const parts = (slip: SlipContent) =>
      slipLegs(slip).map((leg) => (leg.parts ?? [leg]).map(({ pick }) => pick.priceId));
    expect(parts(series)).toEqual([["p0", "s"], ["p1"]]);
    expect(parts(removeSelection(series, "s"))).toEqual([["p0"], ["p1"]]);
    expect(parts(withMode(series, "multiple"))).toEqual([["p0"], ["p1"], ["s"]]);
  });

  it("change nothing when the mode is on already", () => {
    const slip = slipOf("multiple", ...games(2));
    expect(withMode(slip, "multiple")).toBe(slip);
  });

  it("offer no series of outrights", () => {
    expect(withMode(slipOf("multiple", champion), "series").mode).toBe("multiple");
    expect(slipOf("series", ...games(2), champion).mode).toBe("multiple");
  });
});

describe("amounts", () => {
  it("are removed together with their bet", () => {
    const slip = ["p0", "p1", "3:2", "series"].reduce(
      (content, key) => withStake(content, key, "10"),
      slipOf("series", ...games(3)),
    );
    expect(Object.keys(removeSelection(slip, "p0").stakes)).toEqual(["p1", "series"]);
    expect(withStake(slip, "p1", "").stakes).not.toHaveProperty("p1");
    const empty = ids(slip).reduce(removeSelection, slip);
    expect(empty).toEqual({ ...EMPTY, mode: "series" });
  });

  it("survive a change of bankers", () => {
    const slip = ["p0", "3:2", "3:2-3", "series"].reduce(
      (content, key) => withStake(content, key, "10"),
      slipOf("series", ...games(3)),
    );
    expect(withBanker(slip, "p1", true).stakes).toEqual(slip.stakes);
  });

  it("survive the removal of an unknown selection", () => {
    const slip = withStake(slipOf("multiple", ...games(2)), "p0", "10");
    expect(removeSelection(slip, "p7")).toBe(slip);
  });

  it("survive unmarking a leg that is no banker", () => {
    const slip = withBanker(slipOf("series", ...games(3)), "p0", true);
    const two = withBanker(slip, "p1", true);
    expect(withBanker(two, "p2", true)).toBe(two);
    const rest = removeSelection(two, "p2");
    expect(ids(rest)).toEqual(["p0", "p1"]);
    expect(rest.selections.some(({ banker }) => banker)).toBe(false);
  });
});

describe("quotes", () => {
  const slip = sampleSlip("multiple", ["0.90", "0.80"]);

  it.each([
    { odds: "0.85" },
    { line: "-0.75" },
    { score: [1, 0] as [number, number] },
    { active: "suspended" as const },
    { minCents: 2000 },
    { maxCents: 400_000 },
    { payoutCapCents: 1 },
  ])("are applied when they contain %j", (changes) => {
    const { selections } = requoted(slip, "p1", changes);
    expect(selections[1]?.now).toEqual({ ...slip.selections[1]?.now, ...changes });
    expect(selections[0]).toBe(slip.selections[0]);
  });

  it("leave the slip unchanged when they bring nothing new, or concern no leg of it", () => {
    expect(requoted(slip, "p0", {})).toBe(slip);
    const gone = sampleQuote(sampleSelection({ priceId: "gone" }), "open");
    expect(withQuotes(slip, [gone])).toBe(slip);
  });

  it("become the agreed terms of every leg once the player agrees", () => {
    const changed = requoted(requoted(slip, "p0", { odds: "0.70" }), "p1", { line: "-0.75" });
    const { selections, ...rest } = agreed(changed, 9);
    expect(selections.map(({ stamp }) => stamp)).toEqual([
      { odds: "0.70", line: "-0.5", score: [0, 0], at: 9 },
      { odds: "0.80", line: "-0.75", score: [0, 0], at: 9 },
    ]);
    expect(rest).toEqual({ mode: slip.mode, stakes: slip.stakes, combined: {} });
  });
});

it("records the terms the player saw", () => {
  const pick = sampleSelection({ priceId: "p", odds: "0.91", line: "0.25", score: [1, 0] });
  expect(select(pick, 7).stamp).toEqual({ odds: "0.91", line: "0.25", score: [1, 0], at: 7 });
});
