import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { changedPaths, readWorkingCopy } from "./working-copy.ts";

async function sampleCopy(): Promise<(name: string) => string> {
  const root = await mkdtemp(path.join(tmpdir(), "livery-unit-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const at = (name: string) => path.join(root, name);
  for (const dir of [".livery", "dist/.releases/jade/one", "src"])
    mkdirSync(at(dir), { recursive: true });
  writeFileSync(at(".gitignore"), ".livery\ndist\n");
  for (const file of ["src/own.ts", "src/new.ts", "dist/.releases/jade/one/index.html"])
    writeFileSync(at(file), "1");
  symlinkSync(".releases/jade/one", at("dist/jade"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  execFileSync("git", ["add", "src/own.ts"], { cwd: root });
  return at;
}

test.each<
  [what: string, changed: readonly string[], change: (at: (name: string) => string) => void]
>([
  ["nothing", [], () => undefined],
  ["a cache", [], (at) => writeFileSync(at(".livery/entry"), "1")],
  ["a bundle's link", ["dist/jade"], (at) => rmSync(at("dist/jade"))],
  [
    "a file of a bundle",
    ["dist/.releases/jade/one/index.html"],
    (at) => utimesSync(at("dist/.releases/jade/one/index.html"), 1, 1),
  ],
  ["a source", ["src/own.ts"], (at) => writeFileSync(at("src/own.ts"), "22")],
  ["a file that git does not hold", ["src/new.ts"], (at) => rmSync(at("src/new.ts"))],
  [
    "a new file",
    ["gallery/index.html"],
    (at) => {
      mkdirSync(at("gallery"));
      writeFileSync(at("gallery/index.html"), "");
    },
  ],
])("a change of %s shows as %j", async (_, changed, change) => {
  const at = await sampleCopy();
  const before = readWorkingCopy(at(""));
  change(at);
  expect(changedPaths(before, readWorkingCopy(at("")))).toEqual(changed);
});
