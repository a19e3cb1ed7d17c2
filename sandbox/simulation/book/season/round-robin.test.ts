import { expect, it } from "vitest";
import { LEAGUE_SIZES } from "../../data/leagues/league-sizes.ts";
import { meeting, roundsOf } from "./round-robin.ts";

const SIZES = [...new Set(Object.values(LEAGUE_SIZES).map(({ teams }) => teams))];

const roundsWith = (teams: number) =>
  Array.from({ length: roundsOf(teams) }, (_, round) =>
    Array.from({ length: teams / 2 }, (_, nth) => meeting(teams, round, nth)),
  );

it.each(SIZES)("every one of %i teams plays once a round", (teams) => {
  const all = Array.from({ length: teams }, (_, team) => team);
  for (const round of roundsWith(teams)) {
    expect(round.flat().toSorted((one, other) => one - other)).toEqual(all);
  }
});

it.each(SIZES)("each of %i teams is once at home and once away to every other", (teams) => {
  const played = roundsWith(teams).flat();
  expect(new Set(played.map(String)).size).toBe(teams * (teams - 1));
  expect(played).toHaveLength(teams * (teams - 1));
});

it.each(SIZES)("nobody of %i teams plays more than three times in a row on one side", (teams) => {
  const sides = (team: number) =>
    roundsWith(teams)
      .map((round) => (round.some(([home]) => home === team) ? "H" : "A"))
      .join("");
  for (let team = 0; team < teams; team++) expect(sides(team)).not.toMatch(/HHHH|AAAA/);
});
