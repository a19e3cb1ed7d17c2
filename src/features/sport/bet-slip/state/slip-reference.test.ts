// Compares the slip with a reference written differently: a plain list, one rule after the other.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { SlipSelection } from "../../markets/slip-selection.ts";
import { sampleSelection, sampleQuote } from "./sample-selection.ts";
import {
  EMPTY,
  type Mode,
  MODES,
  slipLegs,
  type SlipContent,
  toggleEntry,
  withMode,
  withQuotes,
} from "./slip-model.ts";

interface Real {
  slip: SlipContent;
}
interface Reference {
  list: { id: string; game: string; gide: string; champion: boolean; delay: boolean }[];
  multiple: boolean;
  series: boolean;
}

class Toggle implements fc.Command<Reference, Real> {
  readonly pick: SlipSelection;
  constructor(pick: SlipSelection) {
    this.pick = pick;
  }
  check = () => true;
  toString = () => `toggle ${this.pick.priceId}`;
  run(model: Reference, real: Real): void {
    const { priceId: id, gameId: game, gide } = this.pick;
    const champion_ = this.pick.champion !== null;
    const result = toggleEntry(real.slip, this.pick, { at: 1, locked: false });
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
  readonly pick: SlipSelection;
  readonly on: boolean;
  constructor(pick: SlipSelection, on: boolean) {
    this.pick = pick;
    this.on = on;
  }
  check = () => true;
  toString = () => `${this.on ? "delay" : "open"} ${this.pick.priceId}`;
  run(model: Reference, real: Real): void {
    real.slip = withQuotes(real.slip, [sampleQuote(this.pick, this.on ? "delay" : "open")]);
    for (const item of model.list) if (item.id === this.pick.priceId) item.delay = this.on;
    agree(model, real);
  }
}

function agree(model: Reference, { slip }: Real): void {
  expect(slip.selections.map(({ pick }) => pick.priceId)).toEqual(model.list.map(({ id }) => id));
  expect(slip.mode).toBe(model.series ? "series" : model.multiple ? "multiple" : "single");
  const twice = new Set<string>();
  for (const one of model.list)
    for (const other of model.list)
      if (model.series && one !== other && (one.game === other.game || one.gide === other.gide))
        twice.add(one.id);
  const combined = slipLegs(slip).flatMap(({ parts = [] }) => parts);
  expect(new Set(combined.map(({ pick }) => pick.priceId))).toEqual(twice);
}

it("equals the reference under any actions", () => {
  const pick = fc
    .record({ game: fc.nat(11), price: fc.nat(2), champion: fc.nat(9) })
    .map(({ game, price, champion: kind }) =>
      sampleSelection({
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
