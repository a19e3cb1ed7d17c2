// The README's commands as they stand there, then a brand from a set of tokens, as its second ten minutes.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { ask } from "./http.ts";
import { ROOT, runBrand, runBrandJson, startBrand } from "./run-brand.ts";
import { tempFolder } from "./temp-folder.ts";

const dir = await tempFolder();
const PLACES = ["--brands", path.join(dir, "brands")];
const OUT = ["--out", path.join(dir, "dist")];
const readme = await readFile(path.join(ROOT, "README.md"), "utf8");

/** The words after `brand`, of each line of code and of each command that a sentence shows in full. */
const shown = [...readme.matchAll(/npm run brand -- ((?:[^\n`"]|"[^"]*")+)/g)]
  .map(([, line = ""]) => wordsOf(line))
  .filter(([name = ""]) => /^[a-z]+$/.test(name));

function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
}

const SERVING = new Set(["preview", "dev"]);

test("every command of the ten minutes works, one after another", async () => {
  expect(shown.map(([name]) => name)).toEqual(
    expect.arrayContaining(["new", "build", "preview", "dev", "check", "explain"]),
  );
  const inOrder = shown.toSorted((a, b) => Number(b[0] === "new") - Number(a[0] === "new"));
  for (const args of inOrder) expect(await ended(args), args.join(" ")).toBe("0 ");
});

/** A command that serves is stopped once it is ready. @returns the exit code, and what went wrong */
async function ended(args: readonly string[]): Promise<string> {
  const [name = ""] = args;
  const places = ["build", "preview"].includes(name) ? [...PLACES, ...OUT] : PLACES;
  if (SERVING.has(name)) {
    const running = await startBrand([...args, ...places, "--port", "0"]);
    return `${await running.stop()} `;
  }
  const { code, stderr } = await runBrand([...args, ...places]);
  return `${code} ${code === 0 ? "" : stderr}`;
}

test("every command of the table exists, and every command is in the table", async () => {
  const { stdout } = await runBrand(["--help"]);
  const listed = [...stdout.matchAll(/^ {2}([a-z]+) (?:\[|<)/gm)].map(([, name = ""]) => name);
  const rows = readme.split("\n").filter((line) => line.startsWith("| `brand "));
  const named = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`(?:brand )?([a-z]+)/g)].map(([, name = ""]) => name),
  );
  expect(named.toSorted()).toEqual(listed.filter((name) => name !== "help").toSorted());
});

test("tokens of a design system become a brand that is checked, built and served", async () => {
  const tokens = path.join(ROOT, "tests", "fixtures", "token-sets", "radix.css");
  const steps = [
    ["new", "comet", "--name", "彗星体育", "--color", "#0f766e", "--yes"],
    ["import", tokens, "--to", "comet", "--write"],
    ["check", "comet"],
    ["build", "comet", ...OUT],
  ];
  for (const step of steps) {
    const { code, stderr } = await runBrand([...step, ...PLACES]);
    expect({ step, code }, stderr).toEqual({ step, code: 0 });
  }
  const { explanations } = (
    await runBrandJson<{ explanations: readonly { variant: string; result: string }[] }>(
      ["explain", "comet", "color.accent"].concat(PLACES),
    )
  ).result;
  expect(explanations.map(({ result }) => result)).toContain("#3e63dd");
  const preview = await startBrand<{ brands: readonly { url: string }[] }>(
    ["preview", "--port", "0"].concat(PLACES, OUT),
  );
  const { port } = new URL(preview.result.brands[0]?.url ?? "");
  const home = await ask(Number(port), "comet", "/home");
  expect(home.status).toBe(200);
  expect(home.text).toContain("彗星体育");
  await preview.stop();
});
