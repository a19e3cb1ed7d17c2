// docs/protection.md lists every duty with all its clauses, and names only tests that exist.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DUTY_KEYS, PROTECTION_PROFILES } from "#contract/protection/duties.ts";
import { PROFILES } from "#contract/protection/profiles.ts";

const root = path.resolve(import.meta.dirname, "..");
const text = readFileSync(path.join(root, "docs/protection.md"), "utf8");
const lines = text.split("\n");

describe.each(DUTY_KEYS)("%s", (key) => {
  const [line = "", ...more] = lines.filter((one) => one.startsWith(`| \`${key}\` `));

  it("has one row, with the clause of every profile that asks for it", () => {
    expect(more).toEqual([]);
    const clauses = PROTECTION_PROFILES.flatMap((profile) => PROFILES[profile][key]?.clause ?? []);
    expect(clauses.filter((clause) => !line.includes(clause))).toEqual([]);
  });

  it("names a test, or says why there is none", () => {
    const last = line.split(" | ").at(-1) ?? "";
    expect(last).toMatch(/\.test\.ts`|^not (?:on the server|covered)/);
  });
});

it("names only tests that exist", () => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    (match) => match[1] ?? "",
  );
  expect(named.length).toBeGreaterThan(30);
  const tests = globSync("{cli,contract,sandbox,scripts,src,tests}/**/*.{test,spec}.{ts,tsx}", {
    cwd: root,
  }).map((file) => `/${file.replaceAll("\\", "/")}`);
  const missing = named.filter((name) => !tests.some((file) => file.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});
