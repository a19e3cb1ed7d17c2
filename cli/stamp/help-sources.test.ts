// The pages in content/help: all there, without a problem in either locale, each with its switch.
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { HELP_PATH, type HelpPage } from "#contract/help.ts";
import { LOCALES } from "#contract/locales.ts";
import { ROUTES } from "#contract/routes.ts";
import { createConverter } from "../locale/converter.ts";
import { helpGroups, readHelpSources, type HelpSources } from "./help-sources.ts";

let sources: HelpSources;

beforeAll(async () => {
  sources = await readHelpSources(path.resolve("content"), createConverter());
});

const slugs = (pages: readonly HelpPage[]) => pages.map(({ slug }) => slug);
const SLUGS = ROUTES.filter(({ page }) => page === "help").map((route) =>
  route.path.slice(HELP_PATH.length),
);

it("have no problem, and read as Taiwan writes", () => {
  expect(sources.problems.map(({ code, file, line, what }) => [code, file, line, what])).toEqual(
    [],
  );
});

describe.each(LOCALES)("%s", (locale) => {
  it("has a text for every page of the route table", () => {
    expect(slugs(sources.pages[locale])).toEqual(SLUGS);
    expect(SLUGS).toHaveLength(21);
  });

  it.each(SLUGS)("%s has sections, words to be found by, and anchors of its own", (slug) => {
    const page = sources.pages[locale].find((candidate) => candidate.slug === slug);
    expect(page?.sections.length).toBeGreaterThan(1);
    expect(page?.keywords.length).toBeGreaterThan(2);
    const ids = page?.sections.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("pages of one switch come together, in the order of the route table", () => {
  const groups = helpGroups(sources.pages["zh-CN"]);
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
