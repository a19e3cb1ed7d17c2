import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { runBrand } from "../run-sample.ts";

const complete = async (...words: string[]): Promise<string[]> => {
  const { stdout } = await runBrand(["completion", "bash"]);
  const program = `${stdout}\nCOMP_WORDS=(brand ${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length}; _brand; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync("bash", ["-c", program], { encoding: "utf8" }).trim().split("\n");
};

test("bash completes commands, options and brands", async () => {
  expect(await complete("bu")).toEqual(["build"]);
  expect(await complete("build", "--sto")).toEqual(["--store", "--store-write"]);
  expect(await complete("check", "au")).toEqual(["aurora"]);
});

test("zsh and fish know every command", async () => {
  for (const shell of ["zsh", "fish"]) {
    const { stdout } = await runBrand(["completion", shell]);
    for (const command of ["build", "set", "doctor"]) expect(stdout).toContain(command);
  }
});

test("another shell is refused with the known ones", async () => {
  const { code, stderr } = await runBrand(["completion", "tcsh"]);
  expect(code).toBe(2);
  expect(stderr).toContain("write one of bash, zsh, fish.");
});
