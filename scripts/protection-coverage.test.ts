// docs/protection.md lists every duty with all its clauses, and names only tests that exist.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { DUTY_KEYS, PROTECTION_PROFILES, READING_MARKS } from "#contract/protection/duties.ts";
import { PROFILES } from "#contract/protection/profiles.ts";

const root = path.resolve(import.meta.dirname, "..");
const text = readFileSync(path.join(root, "docs/protection.md"), "utf8");
const lines = text.split("\n");

describe.each(DUTY_KEYS)("%s", (key) => {
  const [line = "", ...more] = lines.filter((one) => one.startsWith(`| \`${key}\` `));

  it("has one row, with the clause of every profile that asks for it, and where it was read", () => {
    expect(more).toEqual([]);
    const asked = PROTECTION_PROFILES.flatMap((profile) => PROFILES[profile][key] ?? []);
    const clauses = asked.map(({ clause, read }) => `${clause}${READING_MARKS[read]}`);
    const written = (line.split(" | ")[2] ?? "").replaceAll("\\*", "*").split("<br>");
    expect(written.map((one) => one.replace(/^[A-Z]{2}: /, ""))).toEqual(
      clauses.length === 0 ? ["none known"] : clauses,
    );
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

/** Criteria of levels A and AA of WCAG 2.2. */
const WCAG = `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10
  1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2
  2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`;

it("every criterion of WCAG 2.2 A and AA has a test, a manual check, or a reason why it has none", () => {
  const rows = lines.filter((line) => /^\| \d\.\d\.\d/.test(line));
  expect(rows.map((line) => line.split(" ")[1])).toEqual(WCAG.split(/\s+/));
  const held = /\.(?:test|spec)\.tsx?`|manual|not applicable|not met|`brand check`/;
  expect(rows.filter((line) => !held.test(line))).toEqual([]);
});
