// docs/sandbox.md lists every control call of the sandbox.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "sandbox/simulation/control");

it("docs/sandbox.md names every control call, and no other", () => {
  const sources = readdirSync(folder).filter((file) => file.endsWith("-routes.ts"));
  const routes = sources.flatMap((file) =>
    pathsIn(path.join(folder, file), /"(\/sandbox\/[a-z-]+)"/g),
  );
  const documented = pathsIn(path.join(root, "docs/sandbox.md"), /`(\/sandbox\/[a-z-]+)`/g);
  expect([...new Set(documented)].toSorted()).toEqual([...new Set(routes)].toSorted());
});

function pathsIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, "utf8").matchAll(pattern)].map((match) => match[1] ?? "");
}
