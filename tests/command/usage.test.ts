// What only a process shows: streams, exit codes, the required Node version. Other wrong usage is tested in cli.
import { copyFile, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, runBrand } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";
import { spawnSync } from "node:child_process";

describe("the program", () => {
  test("prints an error on stderr and nothing on stdout, exit code 2 for wrong usage", async () => {
    expect(await runBrand(["biuld"])).toEqual({
      code: 2,
      stdout: "",
      stderr:
        'error CONFIG_USAGE  brand biuld\n  There is no command "biuld".\n  fix: write "build" if that is what you mean; `brand --help` shows the usage.\n',
    });
  });

  test("a bug exits with 70 and prints its stack", async () => {
    const planted = "data:text/javascript,process.cwd=()=>{throw new Error('planted')}";
    const { code, stderr } = await runBrand(["list"], {
      env: { NODE_OPTIONS: `--import=${planted.replaceAll(" ", "%20")}` },
    });
    expect(code).toBe(70);
    expect(stderr).toContain("error CONFIG_INTERNAL\n  The brand command has a bug: planted\n");
  });

  test("a Node version that is too old gets a clear message", async () => {
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

describe("help", () => {
  test("lists the commands that exist, exit code 0", async () => {
    const { code, stdout, stderr } = await runBrand(["--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const listed = [...stdout.matchAll(/^ {2}([a-z]+) (?:\[|<)/gm)].map((match) => match[1]);
    const files = await readdir(path.join(ROOT, "cli/commands"));
    const commands = files.filter((file) => !file.endsWith(".test.ts"));
    expect(listed.toSorted()).toEqual(
      [...commands.map((file) => path.parse(file).name), "help"].toSorted(),
    );
  });

  test("shows the flags of a command", async () => {
    const { stdout } = await runBrand(["build", "--help"]);
    expect(stdout).toMatch(/--json[^]*--brands <dir>/);
  });
});

test("brand --version prints the version of the package", async () => {
  const { version } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8")) as {
    version: string;
  };
  expect(await runBrand(["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
});
