// Wrong usage: exit code 2, one error with the near miss, nothing on stdout.
import { copyFile, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, runBrand, runBrandJson } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";
import { spawnSync } from "node:child_process";

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
    ["preview", "--port"],
    2,
    'error CONFIG_USAGE  brand preview --port\n  The option "--port <number>" needs a value.\n  fix: `brand preview --help` shows the usage.\n',
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

  test("a bug is exit code 70, with its stack", async () => {
    const planted = "data:text/javascript,process.cwd=()=>{throw new Error('planted')}";
    const { code, stderr } = await runBrand(["list"], {
      env: { NODE_OPTIONS: `--import=${planted.replaceAll(" ", "%20")}` },
    });
    expect(code).toBe(70);
    expect(stderr).toContain("error CONFIG_INTERNAL\n  The brand command has a bug: planted\n");
  });

  test("a Node that is too old is named, not crashed on", async () => {
    const dir = await tempFolder();
    const launcher = path.join(dir, "brand.mjs");
    await copyFile(path.join(ROOT, "cli", "brand.js"), launcher);
    const old =
      "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.1.0'}})";
    const { status, stderr } = spawnSync(process.execPath, [`--import=${old}`, launcher, "list"], {
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toBe(
      "error CONFIG_NODE_VERSION\n  This is Node 20.1.0; the brand command needs 22.18 or newer.\n" +
        "  fix: install Node 24, or put one beside the command: `npm install --save-dev node@24`.\n",
    );
  });
});

const COMMANDS = [
  "list",
  "check",
  "diff",
  "build",
  "merge",
  "ci",
  "matrix",
  "verify",
  "rollback",
  "cache",
  "new",
  "explain",
  "locale",
  "dev",
  "preview",
];

describe("help", () => {
  test("lists the commands that exist, exit code 0", async () => {
    const { code, stdout, stderr } = await runBrand(["--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const listed = [...stdout.matchAll(/^ {2}([a-z]+) (?:\[|<)/gm)].map((match) => match[1]);
    expect(listed).toEqual([...COMMANDS, "help"]);
  });

  test("every command has --json and --brands", async () => {
    for (const name of COMMANDS) {
      const { stdout } = await runBrand([name, "--help"]);
      expect(stdout).toMatch(/--json[^]*--brands <dir>/);
    }
  });
});

test.each(["--version", "-V"])("brand %s prints the version of the package", async (flag) => {
  const { version } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8")) as {
    version: string;
  };
  expect(await runBrand([flag])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
});
