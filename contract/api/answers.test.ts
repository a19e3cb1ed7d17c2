// Sweeps every answer of the contract with each field missing, null or of another type. A new call fails
// here until its fields are listed in specified-fields.ts.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type CallName, CALLS } from "./calls.ts";
import { deltaSchema, FeedMessageSchema } from "./sport-feed.ts";
import { type Field, fieldsOf, fullSample } from "./sample-answer.ts";
import { SPECIFIED } from "./specified-fields.ts";

const NAMES = Object.keys(CALLS) as CallName[];
/** Values of a type that most fields do not have. */
const ODD = [null, true, -7.5, "odd?", "", [], [{}], {}, { a: { b: 1 } }] as const;

const responseOf = (name: CallName): v.GenericSchema => CALLS[name].response;
const cases = NAMES.flatMap((name) =>
  fieldsOf(responseOf(name)).map((field) => ({ name, path: field.path, field })),
);
const casesOf = (need: Field["need"]) => cases.filter(({ field }) => field.need === need);

it("lists every call and no other", () => {
  expect(Object.keys(SPECIFIED).toSorted()).toEqual(NAMES.toSorted());
});

describe("only specified fields are required", () => {
  it.each(NAMES)("%s", (name) => {
    const { spec = [], also = [] } = SPECIFIED[name];
    const fields = fieldsOf(responseOf(name));
    const paths = (need?: Field["need"]) =>
      fields.filter((field) => need === undefined || field.need === need).map(({ path }) => path);
    expect([...spec, ...also].filter((path) => !paths().includes(path))).toEqual([]);
    expect(paths("required").filter((path) => ![...spec, ...also].includes(path))).toEqual([]);
    expect(also.filter((path) => !paths("required").includes(path))).toEqual([]);
  });

  it.each(NAMES)("%s accepts an answer with exactly these fields", (name) => {
    const { spec = [], also = [] } = SPECIFIED[name];
    const schema = responseOf(name);
    const named = new Set([...spec, ...also]);
    const bare = fullSample(schema);
    for (const { steps, path } of fieldsOf(schema)) {
      const within = [...named].some((one) => one === path || one.startsWith(`${path}.`));
      const holds = [...named].some((one) => one.startsWith(`${path}[]`));
      if (!within && !holds) change(bare, steps, undefined);
    }
    const result = v.safeParse(schema, bare);
    expect(result.issues).toBeUndefined();
    const lost = fieldsOf(schema).filter(
      ({ steps }) => at(bare, steps) !== undefined && at(result.output, steps) === undefined,
    );
    expect(lost).toEqual([]);
  });
});

describe("an unreadable optional field drops only itself", () => {
  it.each(casesOf("optional"))("$name $path", ({ name, field: { steps } }) => {
    const schema = responseOf(name);
    const rest = without(v.parse(schema, fullSample(schema)), steps);
    for (const odd of [undefined, ...ODD]) {
      const result = v.safeParse(schema, changed(fullSample(schema), steps, odd));
      expect(result.issues).toBeUndefined();
      expect(without(result.output, steps), JSON.stringify(odd)).toEqual(rest);
    }
  });
});

describe("an amount, a line or a score may be missing but is never guessed", () => {
  it.each(casesOf("sound"))("$name $path", ({ name, field }) => {
    const schema = responseOf(name);
    const rest = without(v.parse(schema, fullSample(schema)), field.steps);
    for (const none of [undefined, null]) {
      const result = v.parse(schema, changed(fullSample(schema), field.steps, none));
      expect(without(result, field.steps)).toEqual(rest);
      expect(at(result, field.steps) ?? null).toBeNull();
    }
    for (const odd of [true, { a: 1 }]) expect(readAs(schema, field, odd)).toBeUndefined();
  });
});

describe("a required field has no default", () => {
  it.each(casesOf("required"))("$name $path", ({ name, field }) => {
    for (const odd of [undefined, null, { a: 1 }])
      expect(readAs(responseOf(name), field, odd)).toBeUndefined();
  });
});

it("parsing a parsed answer changes nothing, so it may be stored", () => {
  for (const name of NAMES) {
    const schema = responseOf(name);
    const once = v.parse(schema, fullSample(schema));
    expect(v.parse(schema, once), name).toEqual(once);
  }
});

describe("live changes", () => {
  it("drop an unreadable match from a snapshot", () => {
    const match = fullSample(CALLS.matchDetail.response.entries.match);
    const snapshot = { type: "snapshot", channel: "c", seq: 1, time: 1, outrights: [] };
    const matches = [match, { ...Object(match), team_h: null }];
    expect(v.parse(FeedMessageSchema, { ...snapshot, matches })).toMatchObject({
      matches: { length: 1 },
    });
  });

  it("are refused whole when a part is unreadable", () => {
    const nothing = { markets: [], marketsGone: [], states: [], matches: [], matchesGone: [] };
    const prices = [["id", "0.95", 1]];
    const delta = { type: "delta", channel: "c", seq: 2, time: 1, prices, ...nothing };
    expect(v.is(deltaSchema, delta)).toBe(true);
    for (const odd of [[["id", "odd?", 1]], [["id"]], [null]]) {
      expect(v.is(deltaSchema, { ...delta, prices: odd })).toBe(false);
    }
  });
});

/** What replaces an odd value; undefined when the whole answer or row is dropped. */
function readAs(schema: v.GenericSchema, { steps }: Field, odd: unknown): unknown {
  const sample = fullSample(schema);
  const result = v.safeParse(schema, changed(sample, steps, odd));
  if (!result.success) return undefined;
  const shorter = steps.some((step, place) => {
    if (typeof step !== "number") return false;
    const [before, after] = [sample, result.output].map((one) => at(one, steps.slice(0, place)));
    return lengthOf(after) < lengthOf(before);
  });
  return shorter ? undefined : at(result.output, steps);
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function at(value: unknown, steps: readonly (string | number)[]): unknown {
  return steps.reduce<unknown>((one, step) => Object(one)[step] as unknown, value);
}

function changed(value: unknown, steps: readonly (string | number)[], to: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  change(copy, steps, to);
  return copy;
}

function without(value: unknown, steps: readonly (string | number)[]): unknown {
  return changed(value, steps, undefined);
}

function change(value: unknown, steps: readonly (string | number)[], to: unknown): void {
  const last = steps.at(-1);
  const holder = at(value, steps.slice(0, -1));
  if (last === undefined || typeof holder !== "object" || holder === null) return;
  if (to === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, to);
}
