// Every live table of niu niu: the lobby, the table that opens and its rules show the same game.
import { expect, it } from "vitest";
import { samplePlay } from "../../testing/sample-play.ts";
import { gameRules } from "./play/game-rules.ts";
import { TABLE } from "./play/engines/shared-rounds.ts";
import { findGame } from "./play/play-game.ts";
import { bullHands, bullRound } from "./play/rules/bull-table.ts";
import { tableRound } from "./table-round.ts";

const { world } = samplePlay();
const { tables, vendors } = world.catalogue;
const MOMENT = Date.UTC(2026, 9, 3, 12);
const codeOf = (vendor: string) => vendors.find(({ id }) => id === vendor)?.code ?? "";

it.each(tables.map((table) => [table.name, table] as const))(
  "%s opens as its own table",
  (name, table) => {
    expect(findGame(world.catalogue, codeOf(table.vendor), table.id)).toEqual({
      kind: table.game,
      name,
      standsInFor: null,
      table,
    });
  },
);

it.each(
  tables.filter(({ game }) => game === "niuNiu").map((table) => [table.name, table] as const),
)("%s shows a dealer and four positions, in the lobby as at the table", (_name, table) => {
  const game = findGame(world.catalogue, codeOf(table.vendor), table.id);
  if (game?.kind !== "niuNiu") throw new Error(game?.kind);
  let time = MOMENT;
  while (TABLE.live(world, game, time).dealt === null) time += 1000;
  const { dealt, count, numbers } = TABLE.live(world, game, time);
  const ranks = bullHands(bullRound(world.seed, table.id, count)).map(({ rank }) => rank);
  expect(dealt?.hands?.map(({ rank }) => rank)).toEqual(ranks);
  expect(dealt?.hands).toHaveLength(5);
  expect(numbers[0]).toBe(ranks[0]);
  while (TABLE.live(world, game, time).dealt !== null) time += 1000;
  const lobby = tableRound(world.seed, table, time);
  expect(lobby.bulls[0]).toEqual(ranks);
  expect(lobby.numbers).toEqual(lobby.bulls.map(([dealer]) => dealer));
  expect(Object.keys(TABLE.facts(world, game).odds)).toHaveLength(4);
  const rules = gameRules(world, { enName: codeOf(table.vendor), gameCode: table.id });
  expect(rules?.rules).toContain("四个闲位");
  expect(rules?.returns).toEqual([{ bet: "闲位", low: 97.5, high: 97.5 }]);
});
