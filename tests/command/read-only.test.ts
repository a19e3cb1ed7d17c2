// A folder that cannot be written: what only reads works, and what writes says why it cannot.
import { spawnSync } from "node:child_process";
import { chmod } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { MAIN } from "./run-brand.ts";
import { copyBrands, tempFolder } from "./temp-folder.ts";

/** The superuser may write everywhere, so it becomes another one. */
const USER = process.getuid?.() === 0 ? ["setpriv", "--reuid=65534", "--clear-groups"] : [];

const run = (cwd: string, ...args: readonly string[]) => {
  const [program = "", ...rest] = [...USER, process.execPath, MAIN, ...args];
  const { status, stdout, stderr } = spawnSync(program, rest, { cwd, encoding: "utf8" });
  return { code: status, text: `${stdout}${stderr}` };
};

/** In some places another user may not even start the program. */
const canRun = process.platform !== "win32" && run("/", "--version").code === 0;

let folder: string;

beforeAll(async () => {
  folder = await tempFolder();
  const brands = await copyBrands(folder, ["aurora"]);
  for (const dir of [brands, `${brands}/aurora`, folder]) await chmod(dir, 0o555);
  return async () => {
    for (const dir of [folder, brands, `${brands}/aurora`]) await chmod(dir, 0o755);
  };
});

test.skipIf(!canRun)("brand check works", () => {
  expect(run(folder, "check")).toEqual({ code: 0, text: "1 brand checked, no problem.\n" });
});

test.skipIf(!canRun).each([
  [["new", "nova", "--name", "新星娱乐", "--color", "#7c3aed", "--yes"], "CONFIG_OUTPUT_WRITE"],
  [["copy", "aurora", "nova", "--name", "新星娱乐", "--latin", "NOVA"], "CONFIG_OUTPUT_WRITE"],
  [["rename", "aurora", "nova"], "BRAND_EDIT_WRITE"],
  [["remove", "aurora", "--force", "--write"], "BRAND_EDIT_WRITE"],
  [["set", "title=x", "aurora", "--write"], "BRAND_EDIT_WRITE"],
])("brand %s says that there is no permission", (args, code) => {
  const { code: exit, text } = run(folder, ...args);
  expect({ exit, text }).toEqual({ exit: 1, text: expect.stringContaining(`error ${code}  `) });
  expect(text).toMatch(/\(E(?:ACCES|PERM), no permission\)/);
});
