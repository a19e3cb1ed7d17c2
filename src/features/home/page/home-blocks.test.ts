import { expect, test } from "vitest";
import type { HomeBlock } from "#contract/layout.ts";
import { homeColumns, openingSection, promotionsSection, sectionId } from "./home-blocks.ts";

const home: HomeBlock[] = [
  "announcements",
  { main: ["esports", "jackpot-band"], aside: ["bracket", "standings"] },
  "promotions-cards",
];

test("blocks keep the order of the layout", () => {
  expect(homeColumns(home, () => true).map(({ id }) => id)).toEqual([
    "announcements",
    "esports jackpot-band bracket standings",
    "promotions-cards",
  ]);
});

test("sections the bundle lacks are left out, and blocks left empty with them", () => {
  const held = new Set(["esports", "standings"]);
  expect(homeColumns(home, (key) => held.has(key))).toEqual([
    { id: "esports standings", main: ["esports"], aside: ["standings"] },
  ]);
});

test("the hero links to the first section with content of its own", () => {
  expect(openingSection(home)).toBe("esports");
  expect(openingSection(["announcements"])).toBeNull();
});

test("the promotions of a layout are found in either shape", () => {
  expect(promotionsSection(home)).toBe("promotions-cards");
  expect(promotionsSection(["live"])).toBeNull();
  expect(sectionId("promotions-cards")).toBe("home-promotions-cards");
});
