import { describe, expect, it } from "vitest";
import type { Pick } from "./pick.ts";
import { requoted, samplePick, sampleQuote, sampleSlip } from "./sample-pick.ts";
import { select } from "./selection.ts";
import {
  agreed,
  EMPTY,
  type Mode,
  removePick,
  sharingGame,
  type SlipContent,
  togglePick,
  withBanker,
  withMode,
  withQuotes,
  withStake,
} from "./slip-model.ts";

const AT = { at: 1, locked: false };
const ids = ({ selections }: SlipContent) => selections.map(({ pick }) => pick.priceId);
const slipOf = (mode: Mode, ...picks: readonly Pick[]): SlipContent =>
  picks.reduce((slip, pick) => togglePick(slip, pick, AT).content, withMode(EMPTY, mode));
const games = (count: number) =>
  Array.from({ length: count }, (_, index) => samplePick({ priceId: `p${index}` }));
const champion = samplePick({ priceId: "c", champion: { rtype: "CS", name: "海潮联合" } });

describe("adding", () => {
  it("replaces what was there without multiple mode", () => {
    expect(ids(slipOf("single", ...games(3)))).toEqual(["p2"]);
  });

  it("collects in multiple mode, ten at most", () => {
    const full = slipOf("multiple", ...games(10));
    const more = togglePick(full, samplePick({ priceId: "more" }), AT);
    expect(more).toEqual({ content: full, done: "refused", message: "limit" });
    const same = togglePick(full, samplePick({ priceId: "same", gameId: "g-p3" }), AT);
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
    const a = samplePick({ priceId: "a", gameId: "1", gide: "x" });
    const b = samplePick({ priceId: "b", gameId: "2", gide: "x" });
    expect(ids(slipOf("multiple", a, b))).toEqual(["b"]);
  });

  it("removes what is picked again", () => {
    const [a = champion, b = champion] = games(2);
    expect(ids(slipOf("multiple", a, b, a))).toEqual(["p1"]);
  });

  it("does not mix champion and normal selections", () => {
    const normal = slipOf("multiple", ...games(2));
    const { content, message } = togglePick(normal, champion, AT);
    expect([ids(content), message]).toEqual([["c"], "kindCleared"]);
    expect(ids(slipOf("multiple", champion, ...games(1)))).toEqual(["p0"]);
  });

  it("clears nothing among its own kind, and says nothing", () => {
    const [a = champion, b = champion] = games(2);
    expect(togglePick(EMPTY, a, AT).message).toBeNull();
    expect(togglePick(EMPTY, champion, AT).message).toBeNull();
    expect(togglePick(slipOf("multiple", a), b, AT)).toMatchObject({
      done: "added",
      message: null,
    });
    const cup = samplePick({ priceId: "cup", champion: { rtype: "CS", name: "北港城" } });
    expect(togglePick(slipOf("multiple", champion), cup, AT)).toMatchObject({
      done: "added",
      message: null,
    });
  });

  it("is refused while an order is confirmed", () => {
    const [a = champion, b = champion] = games(2);
    const waiting = withQuotes(slipOf("multiple", a), [sampleQuote(a, "delay")]);
    expect(togglePick(waiting, b, AT)).toEqual({
      content: waiting,
      done: "refused",
      message: "delay",
    });
    expect(togglePick(slipOf("multiple", a), a, { at: 1, locked: true }).message).toBe("delay");
  });
});

describe("modes", () => {
  it("keeps the last selection when multiple mode goes off", () => {
    expect(ids(withMode(slipOf("multiple", ...games(3)), "single"))).toEqual(["p2"]);
  });

  it("marks selections on one game in a series and lets the player choose", () => {
    const [a = champion, b = champion] = games(2);
    const same = samplePick({ priceId: "s", gameId: a.gameId });
    const series = slipOf("series", a, b, same);
    expect([...sharingGame(series)]).toEqual(["p0", "s"]);
    expect([...sharingGame(removePick(series, "s"))]).toEqual([]);
    expect([...sharingGame(withMode(series, "multiple"))]).toEqual([]);
  });

  it("changes nothing where the mode is on already", () => {
    const slip = slipOf("multiple", ...games(2));
    expect(withMode(slip, "multiple")).toBe(slip);
  });

  it("has no series of champions", () => {
    expect(withMode(slipOf("multiple", champion), "series").mode).toBe("multiple");
    expect(slipOf("series", ...games(2), champion).mode).toBe("multiple");
  });
});

describe("amounts", () => {
  it("go with what they belong to", () => {
    const slip = ["p0", "p1", "3:2", "series"].reduce(
      (content, key) => withStake(content, key, "10"),
      slipOf("series", ...games(3)),
    );
    expect(Object.keys(removePick(slip, "p0").stakes)).toEqual(["p1", "series"]);
    expect(withStake(slip, "p1", "").stakes).not.toHaveProperty("p1");
    const empty = ids(slip).reduce(removePick, slip);
    expect(empty).toEqual({ ...EMPTY, mode: "series" });
  });

  it("stay while the bankers change", () => {
    const slip = ["p0", "3:2", "3:2-3", "series"].reduce(
      (content, key) => withStake(content, key, "10"),
      slipOf("series", ...games(3)),
    );
    expect(withBanker(slip, "p1", true).stakes).toEqual(slip.stakes);
  });

  it("stay as they are when what is not there is removed", () => {
    const slip = withStake(slipOf("multiple", ...games(2)), "p0", "10");
    expect(removePick(slip, "p7")).toBe(slip);
  });

  it("leave a leg that is no banker", () => {
    const slip = withBanker(slipOf("series", ...games(3)), "p0", true);
    const two = withBanker(slip, "p1", true);
    expect(withBanker(two, "p2", true)).toBe(two);
    const rest = removePick(two, "p2");
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
  ])("are taken over where they say %j", (changes) => {
    const { selections } = requoted(slip, "p1", changes);
    expect(selections[1]?.now).toEqual({ ...slip.selections[1]?.now, ...changes });
    expect(selections[0]).toBe(slip.selections[0]);
  });

  it("leave the slip as it is where they say nothing new, or speak of no leg of it", () => {
    expect(requoted(slip, "p0", {})).toBe(slip);
    const gone = sampleQuote(samplePick({ priceId: "gone" }), "open");
    expect(withQuotes(slip, [gone])).toBe(slip);
  });

  it("become the terms once the player agrees, of every leg", () => {
    const changed = requoted(requoted(slip, "p0", { odds: "0.70" }), "p1", { line: "-0.75" });
    const { selections, ...rest } = agreed(changed, 9);
    expect(selections.map(({ stamp }) => stamp)).toEqual([
      { odds: "0.70", line: "-0.5", score: [0, 0], at: 9 },
      { odds: "0.80", line: "-0.75", score: [0, 0], at: 9 },
    ]);
    expect(rest).toEqual({ mode: slip.mode, stakes: slip.stakes });
  });
});

it("stamps what was seen", () => {
  const pick = samplePick({ priceId: "p", odds: "0.91", line: "0.25", score: [1, 0] });
  expect(select(pick, 7).stamp).toEqual({ odds: "0.91", line: "0.25", score: [1, 0], at: 7 });
});
