import { describe, expect, it } from "vitest";
import { describeGrown, type FileCosts, grownFiles, newCost, type Seconds } from "./cost.ts";

const NONE: FileCosts = { unit: {}, command: {}, browser: {} };
const browser = (files: Seconds): FileCosts => ({ ...NONE, browser: files });
const written = Object.fromEntries(
  Array.from({ length: 11 }, (_, index) => [`${index}.spec.ts`, 10 + index]),
);
/** The same files on a machine that takes half as long again. */
const slower = Object.fromEntries(
  Object.entries(written).map(([file, seconds]) => [file, seconds * 1.5]),
);
const grown = (before: FileCosts, now: FileCosts) => grownFiles(before, now).map(describeGrown);

describe("a run compared with the written figures", () => {
  it("finds nothing on a machine that is slower for one runner", () => {
    const unit = { "a.test.ts": 4 };
    expect(grown({ ...browser(written), unit }, { ...browser(slower), unit })).toEqual([]);
  });

  it("finds a file that grew beside the others", () => {
    expect(grown(browser(written), browser({ ...slower, "3.spec.ts": 40 }))).toEqual([
      "3.spec.ts takes 26.7 CPU seconds instead of 13.",
    ]);
  });

  it("lets a file grow by a fifth and three seconds", () => {
    const before = browser({ "a.spec.ts": 10 });
    expect(grown(before, browser({ "a.spec.ts": 15 }))).toEqual([]);
    expect(grown(before, browser({ "a.spec.ts": 15.1 }))).toHaveLength(1);
  });

  it("knows the machine by small files too", () => {
    const small = Object.fromEntries(Object.keys(written).map((file) => [file, 1]));
    const halfMore = Object.fromEntries(Object.keys(written).map((file) => [file, 1.4]));
    const unit = { ...halfMore, "a.test.ts": 30 };
    expect(grown({ ...NONE, unit: { ...small, "a.test.ts": 15 } }, { ...NONE, unit })).toEqual([]);
  });

  it("asks more of growth on a machine whose files grow unevenly", () => {
    const even = Object.fromEntries(Object.entries(written).map(([file, one]) => [file, one * 2]));
    const uneven = { ...even, "1.spec.ts": 44, "2.spec.ts": 48, "3.spec.ts": 52 };
    // Three files of eleven took twice as much as the others: a fourth that does so too is one of them.
    expect(grown(browser(written), browser({ ...uneven, "4.spec.ts": 56 }))).toEqual([]);
    expect(grown(browser(written), browser({ ...even, "4.spec.ts": 56 }))).toHaveLength(1);
    expect(grown(browser(written), browser({ ...uneven, "4.spec.ts": 84 }))).toEqual([
      "4.spec.ts takes 42.0 CPU seconds instead of 14.",
    ]);
  });

  it("wants a figure for a new file that takes long", () => {
    const more = { ...slower, "small.spec.ts": 11, "large.spec.ts": 13.5 };
    expect(grown(browser(written), browser(more))).toEqual([
      "large.spec.ts takes 9.0 CPU seconds, and scripts/suite-cost.json has no figure for it.",
    ]);
  });
});

describe("the figures to write", () => {
  const before = { stages: { all: 100 }, files: browser(written) };

  it("are those of the run", () => {
    const files = browser({ "b.spec.ts": 3.26, "a.spec.ts": 9, "c.spec.ts": 0.4 });
    expect(newCost(before, { stages: { all: 160.04 }, files }, [])).toEqual({
      stages: { all: 160 },
      files: browser({ "a.spec.ts": 9, "b.spec.ts": 3.3 }),
    });
  });

  it("change one file alone, at the speed of the written run", () => {
    const run = { stages: { all: 200 }, files: browser({ ...slower, "3.spec.ts": 30 }) };
    expect(newCost(before, run, ["3.spec.ts"])).toEqual({
      stages: { all: 100 },
      files: browser({ ...written, "3.spec.ts": 20 }),
    });
  });
});
