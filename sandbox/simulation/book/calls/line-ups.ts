// The line-ups of a football match: the squads and who is missing, and from an hour before the start who plays.
import type { LineUps, SideLineUp } from "#contract/api/line-ups.ts";
import type { Book } from "../book.ts";
import type { Fixture } from "../fixtures.ts";
import { placesOf } from "../players/formation.ts";
import { lineUpOf } from "../players/players-course.ts";
import type { Player } from "../players/squad.ts";
import { announcedAt, sheetsOf, type TeamSheet } from "../players/team-sheet.ts";

export function lineUpsOf({ seed }: Book, fixture: Fixture, time: number): LineUps | null {
  if (fixture.sport !== "FT" || fixture.counted !== "goals") return null;
  const [home, away] = sheetsOf(seed, fixture);
  const announced = time >= announcedAt(fixture);
  return {
    announced,
    announcedAt: announcedAt(fixture),
    home: sideOf(home, announced),
    away: sideOf(away, announced),
  };
}

function sideOf(sheet: TeamSheet, announced: boolean): SideLineUp {
  const { squad, formation, missing } = sheet;
  const { starters, bench } = lineUpOf(sheet);
  const places = placesOf(formation);
  const stateOf = (player: Player) => {
    const why = missing.find((one) => one.player === player)?.why;
    if (why || !announced) return why ?? "squad";
    return starters.includes(player) ? "start" : bench.includes(player) ? "bench" : "out";
  };
  const spotOf = (player: Player): [number, number] | null => {
    const spot = announced ? places[starters.indexOf(player)]?.spot : undefined;
    return spot ? [spot[0], spot[1]] : null;
  };
  return {
    formation: announced ? formation : "",
    players: squad.map((player) => {
      const { id, name, number, position } = player;
      return { id, name, number, position, state: stateOf(player), spot: spotOf(player) };
    }),
  };
}
