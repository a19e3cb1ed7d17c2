import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROUTES } from "#contract/routes.ts";
import titles from "#locales/zh-CN/titles.json";

it("every page that exists has a title", () => {
  const features = path.resolve(import.meta.dirname, "..", "features");
  const pages = new Set(
    globSync("*/*-page.tsx", { cwd: features }).map((file) => path.basename(file, "-page.tsx")),
  );
  const shown = ROUTES.filter(({ page }) => pages.has(page));
  expect(shown.length).toBeGreaterThan(30);
  const known = new Set(Object.keys(titles));
  expect(shown.map(({ title }) => title).filter((title) => !known.has(title))).toEqual([]);
});
