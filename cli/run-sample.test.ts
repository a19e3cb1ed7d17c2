import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { commandLine } from "./command-line.ts";
import { createIo } from "./base/io.ts";
import { runBrand, unnamedFolders } from "./run-sample.ts";

const program = commandLine({ makeIo: () => createIo({ json: true }), exit: () => undefined });

test.each(program.commands.map((command) => command.name()))(
  "a test of `brand %s` does not use the repository's own output",
  (name) => {
    const folders = unnamedFolders([name]);
    const help = program.commands.find((command) => command.name() === name)?.helpInformation();
    for (const option of ["--out", "--dir"])
      expect(folders.includes(option)).toBe(help?.includes(`${option} <dir>`));
    expect(folders.filter((folder) => !folder.startsWith("--")).some(existsSync)).toBe(false);
    expect(unnamedFolders([name, "--out", "x", "--dir=y"])).toEqual([]);
  },
);

test("a command that writes without a named folder fails its test", async () => {
  await expect(runBrand(["contract"])).rejects.toThrow("brand contract wrote to a folder");
  expect((await runBrand(["list"])).code).toBe(0);
});
