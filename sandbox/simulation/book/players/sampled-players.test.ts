import { expect, it } from "vitest";
import type { FootballModel } from "../football/model.ts";
import { sampledPlayers } from "./sampled-players.ts";
import { sheetsOf } from "./team-sheet.ts";

const MODEL: FootballModel = {
  minuteMs: 60_000,
  minutes: [47, 49],
  goals: [1.6, 1.1],
  corners: [5.4, 4.3],
  yellow: [1.8, 2.1],
  red: [0.5, 0.6],
};

const team = (id: string) => ({ id, pool: "albion", name: id });
const sheets = sheetsOf(3, { game: "FT-1-1", home: team("albion-1"), away: team("albion-2") });

it("agrees with 20,000 simulated matches", () => {
  const sampled = sampledPlayers({ seed: 7, matches: 20_000, model: MODEL, sheets });
  const farthest = sampled.toSorted((one, two) => Math.abs(two.errors) - Math.abs(one.errors));
  expect(sampled.length).toBeGreaterThan(200);
  expect(Math.abs(farthest[0]?.errors ?? Infinity)).toBeLessThan(5);
});
