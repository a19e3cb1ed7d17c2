import { describe, expect, it } from "vitest";
import { grownFiles, machineFactor, newCost } from "./cost.ts";

const written = Object.fromEntries(
  Array.from({ length: 11 }, (_, index) => [`${index}.test.ts`, 10 + index]),
);
/** The same files on a machine that takes half as long again. */
const slower = Object.fromEntries(
  Object.entries(written).map(([file, seconds]) => [file, seconds * 1.5]),
);

describe("a run compared with the written figures", () => {
  it("finds nothing on a slower machine", () => {
    expect(machineFactor(written, slower)).toBe(1.5);
    expect(grownFiles(written, slower)).toEqual([]);
  });

  it("finds a file that grew beside the others", () => {
    const grown = { ...slower, "3.test.ts": 40 };
    expect(grownFiles(written, grown)).toEqual(["3.test.ts takes 26.7 CPU seconds instead of 13."]);
  });

  it("lets a file grow by a fifth and two seconds", () => {
    expect(grownFiles({ "a.test.ts": 10 }, { "a.test.ts": 14 })).toEqual([]);
    expect(grownFiles({ "a.test.ts": 10 }, { "a.test.ts": 14.1 })).toHaveLength(1);
  });

  it("wants a figure for a new file that takes long", () => {
    const more = { ...slower, "small.test.ts": 7, "large.test.ts": 9 };
    expect(grownFiles(written, more)).toEqual([
      "large.test.ts takes 6.0 CPU seconds, and scripts/suite-cost.json has no figure for it.",
    ]);
  });
});

describe("the figures to write", () => {
  const before = { stages: { all: 100 }, files: written };

  it("are those of the run", () => {
    const run = {
      stages: { all: 160.04 },
      files: { "b.test.ts": 3.26, "a.test.ts": 9, "c.test.ts": 0.4 },
    };
    expect(newCost(before, run, [])).toEqual({
      stages: { all: 160 },
      files: { "a.test.ts": 9, "b.test.ts": 3.3 },
    });
  });

  it("change one file alone, at the speed of the written run", () => {
    const run = { stages: { all: 200 }, files: { ...slower, "3.test.ts": 30 } };
    expect(newCost(before, run, ["3.test.ts"])).toEqual({
      stages: { all: 100 },
      files: { ...written, "3.test.ts": 20 },
    });
  });
});
