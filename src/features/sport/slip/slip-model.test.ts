import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LegQuote } from "#contract/api/tickets.ts";
import type { Pick } from "./pick.ts";
import { samplePick } from "./sample-pick.ts";
import { select } from "./selection.ts";
import {
  EMPTY,
  type Mode,
  MODES,
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
const quoted = (pick: Pick, active: LegQuote["active"]): LegQuote => {
  const { priceId, gameId, w, r, line, odds, score } = pick;
  const limits = { minCents: 0, maxCents: 1, payoutCapCents: 1 };
  return { priceId, gameId, w, r, line, odds, score, active, ...limits };
};

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

  it("is refused while an order is confirmed", () => {
    const [a = champion, b = champion] = games(2);
    const waiting = withQuotes(slipOf("multiple", a), [quoted(a, "delay")]);
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
  });

  it("leave a leg that is no banker", () => {
    const slip = withBanker(slipOf("series", ...games(3)), "p0", true);
    const two = withBanker(slip, "p1", true);
    expect(withBanker(two, "p2", true)).toBe(two);
    expect(removePick(two, "p2").selections.some(({ banker }) => banker)).toBe(false);
  });
});

// --- Against a reference that is written another way: a plain list, one rule after the other.

interface Real {
  slip: SlipContent;
}
interface Reference {
  list: { id: string; game: string; gide: string; champion: boolean; delay: boolean }[];
  multiple: boolean;
  series: boolean;
}

class Toggle implements fc.Command<Reference, Real> {
  readonly pick: Pick;
  constructor(pick: Pick) {
    this.pick = pick;
  }
  check = () => true;
  toString = () => `toggle ${this.pick.priceId}`;
  run(model: Reference, real: Real): void {
    const { priceId: id, gameId: game, gide } = this.pick;
    const champion_ = this.pick.champion !== null;
    const result = togglePick(real.slip, this.pick, AT);
    real.slip = result.content;
    let expected = "added";
    const index = model.list.findIndex((item) => item.id === id);
    if (index !== -1) {
      model.list.splice(index, 1);
      expected = "removed";
    } else if (model.list.some((item) => item.delay)) expected = "refused";
    else {
      const next = [];
      for (const item of model.list) {
        if (!model.multiple && !model.series) continue;
        if (item.champion !== champion_) continue;
        if (!model.series && (item.game === game || item.gide === gide)) continue;
        next.push(item);
      }
      if (next.length === 10) expected = "refused";
      else {
        next.push({ id, game, gide, champion: champion_, delay: false });
        model.list = next;
        if (champion_ && model.series) {
          model.series = false;
          model.multiple = true;
        }
      }
    }
    expect(result.done).toBe(expected);
    agree(model, real);
  }
}

class SetMode implements fc.Command<Reference, Real> {
  readonly mode: Mode;
  constructor(mode: Mode) {
    this.mode = mode;
  }
  check = () => true;
  toString = () => this.mode;
  run(model: Reference, real: Real): void {
    real.slip = withMode(real.slip, this.mode);
    if (this.mode === "series") {
      if (!model.list.some((item) => item.champion)) model.series = true;
    } else {
      model.series = false;
      model.multiple = this.mode === "multiple";
      if (!model.multiple) while (model.list.length > 1) model.list.shift();
    }
    agree(model, real);
  }
}

class Delay implements fc.Command<Reference, Real> {
  readonly pick: Pick;
  readonly on: boolean;
  constructor(pick: Pick, on: boolean) {
    this.pick = pick;
    this.on = on;
  }
  check = () => true;
  toString = () => `${this.on ? "delay" : "open"} ${this.pick.priceId}`;
  run(model: Reference, real: Real): void {
    real.slip = withQuotes(real.slip, [quoted(this.pick, this.on ? "delay" : "open")]);
    for (const item of model.list) if (item.id === this.pick.priceId) item.delay = this.on;
    agree(model, real);
  }
}

function agree(model: Reference, { slip }: Real): void {
  expect(ids(slip)).toEqual(model.list.map(({ id }) => id));
  expect(slip.mode).toBe(model.series ? "series" : model.multiple ? "multiple" : "single");
  const twice = new Set<string>();
  for (const one of model.list)
    for (const other of model.list)
      if (model.series && one !== other && (one.game === other.game || one.gide === other.gide))
        twice.add(one.id);
  expect(new Set(sharingGame(slip))).toEqual(twice);
}

it("does as the reference does under any actions", () => {
  const pick = fc
    .record({ game: fc.nat(11), price: fc.nat(2), champion: fc.nat(9) })
    .map(({ game, price, champion: kind }) =>
      samplePick({
        priceId: `${kind === 0 ? "c" : "n"}${game}.${price}`,
        gameId: `${kind === 0 ? "c" : "n"}${game}`,
        // Two matches may be one game.
        gide: `${kind === 0 ? "c" : "n"}${game === 11 ? 10 : game}`,
        champion: kind === 0 ? { rtype: "CS", name: "x" } : null,
      }),
    );
  const commands = fc.commands(
    [
      pick.map((one) => new Toggle(one)),
      pick.map((one) => new Toggle(one)),
      pick.map((one) => new Toggle(one)),
      fc.constantFrom(...MODES).map((mode) => new SetMode(mode)),
      fc.tuple(pick, fc.nat(3)).map(([one, on]) => new Delay(one, on === 0)),
    ],
    { maxCommands: 60, size: "max" },
  );
  const under = fc.property(commands, (all) => {
    const model: Reference = { list: [], multiple: false, series: false };
    fc.modelRun(() => ({ model, real: { slip: EMPTY } }), all);
  });
  expect(() => fc.assert(under, { numRuns: 300 })).not.toThrow();
});

it("stamps what was seen", () => {
  const pick = samplePick({ priceId: "p", odds: "0.91", line: "0.25", score: [1, 0] });
  expect(select(pick, 7).stamp).toEqual({ odds: "0.91", line: "0.25", score: [1, 0], at: 7 });
});
