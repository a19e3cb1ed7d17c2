import { describe, expect, it } from "vitest";
import type { LineUps } from "#contract/api/line-ups.ts";
import type { SportMarket } from "#contract/api/sport.ts";
import { shortName, spotOf } from "./field-spots.ts";
import { playerTable } from "./player-rows.ts";

const player = (
  id: string,
  position: "GK" | "DF" | "MF" | "FW",
  state: "start" | "bench" | "out",
  number: number,
) => ({ id, name: id, number, position, state, spot: null });
const lineUps: LineUps = {
  announced: true,
  announcedAt: 0,
  home: {
    formation: "4-4-2",
    players: [
      player("keeper", "GK", "start", 1),
      player("sub", "FW", "bench", 9),
      player("striker", "FW", "start", 11),
      player("wing", "FW", "start", 7),
      player("absent", "MF", "out", 8),
    ],
  },
  away: { formation: "4-4-2", players: [player("other", "DF", "start", 4)] },
};
const market = (w: string, sides: readonly string[]): SportMarket => ({
  id: `g:${w}:0`,
  w,
  line: null,
  row: 0,
  state: "open",
  prices: sides.map((r) => ({ id: `g:${w}:0:${r}`, r, odds: "2.00", active: true, name: r })),
});
const markets = [
  market("M", ["H", "C", "N"]),
  market("FGS", ["striker", "wing", "sub", "other", "N"]),
  market("PCD", ["keeper", "striker"]),
];

describe("the table of players", () => {
  const table = playerTable(markets, lineUps);
  it("lists who starts before the bench, forwards first, and nobody without a price", () => {
    expect(table.home.map(({ id }) => id)).toEqual(["wing", "striker", "keeper", "sub"]);
    expect(table.away.map(({ id }) => id)).toEqual(["other"]);
  });

  it("has the prices of each play, and those of no scorer", () => {
    const [wing, striker] = table.home;
    expect(Object.keys(wing?.prices ?? {})).toEqual(["FGS"]);
    expect(striker?.prices.PCD?.price.id).toBe("g:PCD:0:striker");
    expect(Object.keys(table.nobody.prices)).toEqual(["FGS"]);
  });
});

describe("the field", () => {
  it("has the home side above, and both goalkeepers at their goal lines", () => {
    expect(spotOf([0, 50], "home")).toEqual([180, 34]);
    expect(spotOf([0, 50], "away")).toEqual([180, 478]);
    expect(spotOf([100, 25], "home")[0]).toBe(270);
    expect(spotOf([100, 25], "away")[0]).toBe(90);
  });

  it("names players by their last name", () => {
    expect(shortName("尼尔·索斯塔")).toBe("索斯塔");
    expect(shortName("程子川")).toBe("程子川");
  });
});
