// Wrong usage: exit code 2, one error with the near miss, nothing on stdout.
import { describe, expect, test } from "vitest";
import { runBrand, runBrandJson } from "./run-sample.ts";

const CASES: readonly (readonly [args: readonly string[], code: number, prints: string])[] = [
  [
    ["biuld"],
    2,
    'error CONFIG_USAGE  brand biuld\n  There is no command "biuld".\n  fix: write "build" if that is what you mean; `brand --help` shows the usage.\n',
  ],
  [
    ["check", "--jsn"],
    2,
    'error CONFIG_USAGE  brand check --jsn\n  There is no option "--jsn" here.\n  fix: write "--json" if that is what you mean; `brand check --help` shows the usage.\n',
  ],
  [
    ["dev"],
    2,
    "error CONFIG_USAGE  brand dev\n  The argument <id> is missing.\n  fix: `brand dev --help` shows the usage.\n",
  ],
  [
    ["new", "--name"],
    2,
    'error CONFIG_USAGE  brand new --name\n  The option "--name <text>" needs a value.\n  fix: `brand new --help` shows the usage.\n',
  ],
  [
    ["list", "--where", "chat"],
    2,
    "error CONFIG_USAGE\n  \"chat\" is not a condition.\n  fix: write a field, = or !=, and a value, such as --where 'switches.chat=true'.\n",
  ],
  [
    ["check", "aurroa"],
    1,
    'error BRAND_NOT_FOUND\n  No brand matches "aurroa"; there are aurora, crimson, harbor, jade, lotus, titan.\n  fix: write "aurora" if that is what you mean.\n',
  ],
  [
    ["list", "--tag", "nothing"],
    1,
    "error BRAND_NONE_SELECTED\n  No brand passes --tag nothing.\n  fix: `brand list` shows tags and switches of the brands; loosen the selection.\n",
  ],
  [
    ["list", "--brands", "nowhere"],
    1,
    "error CONFIG_BRANDS_DIR  nowhere\n  There is no folder nowhere to read brands from.\n  fix: run the command where the folder brands/ is, or name it with --brands.\n",
  ],
  [
    ["explain", "aurora", "color.acent"],
    1,
    'error BRAND_EXPLAIN_UNKNOWN\n  There is no field or token "color.acent".\n  fix: write "color.accent" if that is what you mean.\n',
  ],
];

describe("errors of the command line", () => {
  test.each(CASES)("brand %j", async (args, code, prints) => {
    expect(await runBrand(args)).toEqual({ code, stdout: "", stderr: prints });
  });

  test("with --json the error is the result", async () => {
    const { code, result, stderr } = await runBrandJson(["check", "aurroa"]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(result).toEqual({
      format: 1,
      command: "check",
      error: {
        code: "BRAND_NOT_FOUND",
        file: null,
        line: null,
        field: null,
        what: 'No brand matches "aurroa"; there are aurora, crimson, harbor, jade, lotus, titan.',
        fix: 'write "aurora" if that is what you mean.',
      },
    });
  });
});
