// The content of the core: without a problem in either locale, and a help page for each of its routes.
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { HELP_PATH, type HelpPage } from "#contract/help.ts";
import { LOCALES } from "#contract/locales.ts";
import { ROUTES } from "#contract/routes.ts";
import { helpGroups } from "./content-modules.ts";
import { readCoreContent, type CoreContent } from "./read-core-content.ts";

let content: CoreContent;

beforeAll(async () => {
  content = await readCoreContent(path.resolve("."));
});

const slugs = (pages: readonly HelpPage[]) => pages.map(({ slug }) => slug);
const SLUGS = ROUTES.filter(({ page }) => page === "help").map((route) =>
  route.path.slice(HELP_PATH.length),
);

it("have no problem, and read as Taiwan writes", () => {
  expect(content.helpProblems).toEqual([]);
  expect(content.legalProblems).toEqual({});
});

describe.each(LOCALES)("%s", (locale) => {
  it("has a text for every page of the route table", () => {
    expect(slugs(content.locales[locale].help)).toEqual(SLUGS);
    expect(SLUGS).toHaveLength(21);
  });

  it.each(SLUGS)("%s has sections, words to be found by, and anchors of its own", (slug) => {
    const page = content.locales[locale].help.find((candidate) => candidate.slug === slug);
    expect(page?.sections.length).toBeGreaterThan(1);
    expect(page?.keywords.length).toBeGreaterThan(2);
    const ids = page?.sections.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("pages of one switch come together, in the order of the route table", () => {
  const groups = helpGroups(content.locales["zh-CN"].help);
  const expected = Object.fromEntries(
    [...groups.keys()].map((group) => [
      group,
      ROUTES.filter(({ page }) => page === "help")
        .filter((route) => (route.switch ?? "always") === group)
        .map((route) => route.path.slice(HELP_PATH.length)),
    ]),
  );
  expect(Object.fromEntries([...groups].map(([group, pages]) => [group, slugs(pages)]))).toEqual(
    expected,
  );
  expect(slugs(groups.get("sport") ?? [])).toEqual(["tytzjc", "tysstqth", "rqgl", "dxqgl", "tywt"]);
  expect(slugs(groups.get("deposit") ?? [])).toEqual(["ck"]);
});
