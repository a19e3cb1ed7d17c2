import path from "node:path";
import { expect, it } from "vitest";
import { LAYERS, PARTS } from "#contract/layers.ts";
import { ROUTES } from "#contract/routes.ts";
import { bundledEntries } from "./discover-entries.ts";

const SOURCES = path.resolve(import.meta.dirname, "../../src");

it("finds pages, layers and parts that the contract names, and no others", () => {
  const named = new Set([
    ...ROUTES.map(({ page }) => `page-${page}`),
    ...Object.keys(LAYERS).map((name) => `layer-${name}`),
    ...Object.keys(PARTS).map((name) => `part-${name}`),
  ]);
  const found = [...bundledEntries(SOURCES).keys()].filter((name) =>
    /^(?:page|layer|part)-/.test(name),
  );
  expect(found.filter((name) => !named.has(name))).toEqual([]);
});
