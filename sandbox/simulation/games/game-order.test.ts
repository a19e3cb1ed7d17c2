import { expect, it } from "vitest";
import { gamesOf } from "../data/games.ts";
import { VENDORS } from "../data/content.ts";
import { separateLookalikes } from "./game-order.ts";

const FEATURED = gamesOf(20_261).filter(({ featured }) => featured === 1);

it("neighbours differ in drawing and palette", () => {
  const orders = [
    FEATURED,
    FEATURED.toReversed(),
    FEATURED.toSorted((a, b) => a.name.localeCompare(b.name)),
  ];
  for (const order of orders) {
    const placed = separateLookalikes(order).slice(0, 60);
    placed.slice(1).forEach((game, index) => {
      const before = placed[index];
      expect(game.art, game.id).not.toBe(before?.art);
      expect(game.palette, game.id).not.toBe(before?.palette);
    });
  }
});

it("no two featured games have the same drawing in the same palette", () => {
  const looks = FEATURED.map(({ art, palette }) => `${art} ${palette}`);
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
});

it("has six vendors for each venue", () => {
  for (const [venue, vendors] of Map.groupBy(VENDORS, (vendor) => vendor.venue)) {
    expect(vendors.length, venue).toBeGreaterThanOrEqual(6);
  }
});
