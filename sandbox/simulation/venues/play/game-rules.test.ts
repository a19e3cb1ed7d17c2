import { expect, it } from "vitest";
import { gameRules } from "./game-rules.ts";
import { samplePlay } from "../../../testing/sample-play.ts";

const { world } = samplePlay();
const { vendors, tables, rooms, draws, games } = world.catalogue;
const codeOf = (vendor: string) => vendors.find(({ id }) => id === vendor)?.code ?? "";
const rulesOf = (row: { readonly id: string; readonly vendor: string } | undefined) =>
  gameRules(world, { enName: codeOf(row?.vendor ?? ""), gameCode: row?.id ?? "-" });
const table = (game: string) => rulesOf(tables.find((one) => one.game === game));

it("RTS 3C: a slot says what a spin returns, and its limits", () => {
  const row = games.find(({ category }) => category === "DZ");
  const rules = rulesOf(row);
  expect(rules?.rules).toBe(row?.rules);
  expect(rules?.returns[0]?.low).toBeCloseTo(row?.rtp ?? 0, 0);
  expect(rules?.minBetCents).toBe(row?.minBetCents);
});

it("RTS 3C: a table says what each bet returns, as its rounds do", () => {
  expect(table("roulette")?.returns).toEqual([{ bet: "所有投注", low: 97.3, high: 97.3 }]);
  expect(table("sicBo")?.returns).toMatchObject([
    { bet: "大小单双", low: 97.22, high: 97.22 },
    { bet: "和值", low: 81.02, high: 90.28 },
    { bet: "围骰", low: 83.8, high: 86.11 },
    { bet: "对子", low: 81.48, high: 81.48 },
    { bet: "单骰", low: 92.13, high: 92.13 },
  ]);
  expect(table("dragonTiger")?.returns.map(({ low }) => low)).toEqual([96.27, 67.23]);
  expect(table("baccarat")?.returns.map(({ low }) => low)).toEqual([98.94, 98.76, 85.64, 89.64]);
});

it("RTS 3C: a draw says what each play returns; none pays back more than is staked", () => {
  for (const draw of draws) {
    const returns = rulesOf(draw)?.returns ?? [];
    expect(returns.length, draw.id).toBeGreaterThan(0);
    expect(
      returns.filter(({ low, high }) => low < 50 || high > 100 || low > high),
      draw.id,
    ).toEqual([]);
  }
});

it("RTS 3C: a room says that players play each other, and what is taken of a win", () => {
  expect(rulesOf(rooms[0])).toMatchObject({ returns: [], commission: 5 });
});

it("knows nothing of matches and of games that are not offered", () => {
  const sport = vendors.find(({ venue }) => venue === "sport");
  expect(gameRules(world, { enName: sport?.code ?? "", gameCode: "" })).toBeNull();
  expect(gameRules(world, { enName: "CHDZ", gameCode: "no-such-game" })).toBeNull();
});
