import { expect, test } from "vitest";
import { problem } from "../errors/errors.ts";
import { newProblems } from "./new-problems.ts";

const ROOTS = [{ before: "/tmp/then/brands", after: "/srv/fleet/brands" }];

const missing = (root: string, line: number, asset = "logo.svg") =>
  problem("BRAND_ASSET_MISSING", {
    file: `${root}/jade/brand.json`,
    line,
    field: "assets.logo",
    what: `${asset} (${root}/jade/brand.json:${line}) does not exist.`,
    fix: "add it.",
  });

test("the same problem in the other folder and on another line is not new", () => {
  const before = [missing("/tmp/then/brands", 4)];
  expect(newProblems(before, [missing("/srv/fleet/brands", 9)], ROOTS, null)).toEqual([]);
});

test("another problem at the same place is new", () => {
  const after = [missing("/srv/fleet/brands", 4, "mark.svg")];
  expect(newProblems([missing("/tmp/then/brands", 4)], after, ROOTS, null)).toEqual(after);
});

test("problems of a renamed brand are not new", () => {
  const [then] = [missing("/tmp/then/brands", 4)].map((one) => ({
    ...one,
    file: one.file.replace("jade", "opal"),
    what: one.what.replace("jade", "opal"),
  }));
  const after = [missing("/srv/fleet/brands", 4)];
  const renamed = { from: "opal", to: "jade" };
  expect(newProblems(then ? [then] : [], after, ROOTS, renamed)).toEqual([]);
  expect(newProblems(then ? [then] : [], after, ROOTS, null)).toEqual(after);
});
