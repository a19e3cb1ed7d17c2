// Documents must name only scripts and files that exist.
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const scripts = Object.keys(
  (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts,
);
const BUILT_IN = new Set(["ci", "cit", "create", "pack", "start", "test"]);

describe.each(["README.md", "CONTRIBUTING.md", "sandbox/backend/README.md", "src/README.md"])(
  "%s",
  (file) => {
    const text = read(file);

    it("names only scripts that exist", () => {
      const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1] ?? "");
      expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
      const plain = [...text.matchAll(/(?:^|`|&& )npm (?!run\b)([a-z]+)\b/gm)].map(
        (match) => match[1] ?? "",
      );
      expect(plain.filter((name) => !BUILT_IN.has(name))).toEqual([]);
    });

    it("links only to files that exist", () => {
      const targets = [...text.matchAll(/\]\(([^)#]+)\)/g)].map((match) => match[1] ?? "");
      const local = targets.filter((target) => !/^[a-z]+:/.test(target));
      expect(local.length).toBeGreaterThan(0);
      expect(
        local.filter((target) => !existsSync(path.join(ROOT, path.dirname(file), target))),
      ).toEqual([]);
    });
  },
);

it.each(["cli", "sandbox/backend", "src", "src/domain", "src/ui"])(
  "%s/README.md names only files and folders that exist",
  (folder) => {
    const text = read(`${folder}/README.md`);
    const named = [...text.matchAll(/`([\w./-]+(?:\/|\.tsx?|\.json))`/g)].map(
      ([, name]) => name ?? "",
    );
    const exists = (name: string) =>
      existsSync(path.join(ROOT, name)) ||
      globSync(`${folder}/{,**/}${name}`, { cwd: ROOT, exclude: ["**/node_modules"] }).length > 0;
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !exists(name))).toEqual([]);
  },
);

it("cli/README.md has each folder of the command, in the order of their imports", async () => {
  const order = pathToFileURL(path.join(import.meta.dirname, "command-order.mjs"));
  const { COMMAND } = (await import(order.href)) as { COMMAND: readonly (readonly string[])[] };
  const rows = read("cli/README.md")
    .split("\n")
    .flatMap((line) => /^\| (`[^|]*\/`) \|/.exec(line)?.[1] ?? []);
  const named = rows.flatMap((row) =>
    [...row.matchAll(/`([\w-]+)\/`/g)].map(([, name = ""]) => name),
  );
  const steps = named.map((name) => COMMAND.findIndex((step) => step.includes(name)));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(named.toSorted()).toEqual(COMMAND.flat().toSorted());
});

it("CONTRIBUTING.md stays under 80 lines", () => {
  expect(read("CONTRIBUTING.md").split("\n").length).toBeLessThan(80);
});
