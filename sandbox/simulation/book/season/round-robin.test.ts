import { expect, it } from "vitest";
import { MATCH_SPORTS } from "#contract/betting/sports.ts";
import { ESPORT_GAMES } from "../../data/leagues/esport-games.ts";
import { playedSport } from "../../data/leagues/played-sports.ts";
import { meeting, roundsOf } from "./round-robin.ts";

const SIZES = [
  ...new Set([...MATCH_SPORTS, ...ESPORT_GAMES].map((sport) => playedSport(sport).teams)),
];

const count = (length: number) => Array.from({ length }, (_, index) => index);
const roundsWith = (teams: number) =>
  count(roundsOf(teams)).map((round) => count(teams / 2).map((nth) => meeting(teams, round, nth)));

it.each(SIZES)("every one of %i teams plays once a round", (teams) => {
  const all = count(teams);
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
  for (const team of count(teams)) expect(sides(team)).not.toMatch(/HHHH|AAAA/);
});
