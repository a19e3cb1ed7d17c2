// An exported name stands for one thing in all of `src`: who searches for it finds one definition.
import { expect, it } from "vitest";
import { coreSources } from "./core-sources.ts";

/** Modules that are loaded by their place export one of these; `Card` of a hero is loaded so as well. */
const BY_PLACE = new Set([
  "Page",
  "Section",
  "Layer",
  "Part",
  "View",
  "Hero",
  "Footer",
  "Layout",
  "Card",
  "prepare",
]);

const EXPORT = /^export (?:async )?(?:function|const|let|class|interface|type|enum) (?<name>\w+)/gm;

/** @param sources text by file @returns each name that two files export, with the files */
function repeatedNames(sources: ReadonlyMap<string, string>): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [file, text] of sources)
    for (const { groups } of text.matchAll(EXPORT)) {
      const name = groups?.["name"] ?? "";
      if (BY_PLACE.has(name)) continue;
      owners.set(name, (owners.get(name) ?? new Set()).add(file));
    }
  return [...owners]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => `${name}: ${[...files].join(", ")}`);
}

it("no two files of the core export one name", () => {
  // Without tests and what only they use.
  const sources = coreSources(["**/*.test.*", "**/test-*", "**/sample-*", "studio/**"]);
  expect(sources.size).toBeGreaterThan(1000);
  expect(repeatedNames(sources)).toEqual([]);
});

it("finds a name that two files export, as whatever kind", () => {
  const sources = new Map([
    ["a.ts", "export const spanOf = 1;\nexport function once() {}\nexport const Page = 1;"],
    ["b.ts", "export async function spanOf() {}\nexport const Page = 2;"],
  ]);
  expect(repeatedNames(sources)).toEqual(["spanOf: a.ts, b.ts"]);
});
