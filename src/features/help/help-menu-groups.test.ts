import { expect, it } from "vitest";
import { HELP_PATH } from "#contract/help.ts";
import { ROUTES } from "#contract/routes.ts";
import { helpMenuGroups } from "./help-menu-groups.ts";

const AREA = ROUTES.filter(({ path }) => path.startsWith(HELP_PATH));
const slugs = (routes: typeof ROUTES) =>
  helpMenuGroups(routes).flatMap(({ entries }) => entries.map(({ slug }) => slug));

it("lists every page of the help area once, the legal documents too", () => {
  expect(slugs(ROUTES).toSorted()).toEqual(
    AREA.map(({ path }) => path.slice(HELP_PATH.length)).toSorted(),
  );
  expect(AREA).toHaveLength(23);
});

it("lists what the bundle holds, and no group without a page", () => {
  const routes = AREA.filter((route) => route.switch !== "sport");
  expect(helpMenuGroups(routes).map(({ key }) => key)).toEqual([
    "start",
    "money",
    "venues",
    "about",
  ]);
});

it("knows where each text comes from", () => {
  const entries = helpMenuGroups(ROUTES).flatMap((group) => group.entries);
  const group = (slug: string) => entries.find((entry) => entry.slug === slug)?.group;
  expect([group("kh"), group("rqgl"), group("gztk")]).toEqual(["always", "sport", null]);
});
