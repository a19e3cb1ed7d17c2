import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { runBrand } from "../run-sample.ts";

const PROGRAMS = { brand: "_brand", npx: "_brand_npx", npm: "_brand_npm" } as const;

/** @param line as it is typed; its last word is completed */
async function complete(line: string): Promise<string[]> {
  const { stdout } = await runBrand(["completion", "bash"]);
  const words = line.split(" ");
  const handler = PROGRAMS[words[0] as keyof typeof PROGRAMS];
  const typed = words.map((word) => `'${word}'`).join(" ");
  const program = `${stdout}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length - 1}; ${handler}; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync("bash", ["-c", program], { encoding: "utf8" }).trim().split("\n");
}

test.each(["brand", "npx brand", "npm run brand --"])(
  "bash completes commands, options, their values, brands and tags after %s",
  async (typed) => {
    expect(await complete(`${typed} bu`)).toEqual(["build"]);
    expect(await complete(`${typed} build --sto`)).toEqual(["--store", "--store-write"]);
    expect(await complete(`${typed} check au`)).toEqual(["aurora"]);
    expect(await complete(`${typed} export aurora --format s`)).toEqual(["style-dictionary"]);
    expect(await complete(`${typed} list --where switches.ch`)).toEqual([
      "switches.chess=",
      "switches.chat=",
    ]);
    expect(await complete(`${typed} build --tag fl`)).toEqual(["flagship"]);
    expect(await complete(`${typed} qa aurora --locale zh-T`)).toEqual(["zh-TW"]);
  },
);

test("bash leaves other words of npx and npm to who completed them before", async () => {
  const { stdout } = await runBrand(["completion", "bash"]);
  const before = "_old() { COMPREPLY=(old); }; complete -F _old npm; complete -F _old npx";
  const run = (handler: string, words: string) =>
    execFileSync(
      "bash",
      [
        "-c",
        `${before}\n${stdout}\n${stdout}\nCOMP_WORDS=(${words} x); COMP_CWORD=2; ${handler}; echo "\${COMPREPLY[@]}"`,
      ],
      { encoding: "utf8" },
    ).trim();
  expect(run("_brand_npm", "npm run")).toBe("old");
  expect(run("_brand_npx", "npx vitest")).toBe("old");
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
