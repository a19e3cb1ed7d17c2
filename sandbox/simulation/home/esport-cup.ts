// An esports cup: eight teams, quarter-finals, semi-finals, and a final that is in play.
import type * as v from "valibot";
import type { Team } from "#contract/api/esport-cup.ts";
import type { venueInfo } from "#contract/api/venue-info.ts";
import { DAY } from "../../backend/time/china-time.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { between, shuffled, unit } from "../random.ts";
import type { WorldContext } from "../world-context.ts";

type Tie = v.InferOutput<typeof venueInfo.response>["bracket"][number];
const TEAMS_IN_CUP = 8;
const WEEK = 7 * DAY;
const GAMES_PLAYED = 16;
const crest = (team: Row<"team">) => `/media/crest/${team.id}.svg`;

/** A cup lasts a week. */
function cupTeams({ world, time }: WorldContext): Row<"team">[] {
  const teams = world.catalogue.teams.get("esport") ?? [];
  return shuffled(teams, world.seed, "cup", Math.floor(time / WEEK)).slice(0, TEAMS_IN_CUP);
}

export function standings(context: WorldContext): Team[] {
  const { world, time } = context;
  return cupTeams(context)
    .map((team, index): Team => {
      const won = Math.max(
        1,
        14 - index - between(0, 2, world.seed, team.id, Math.floor(time / WEEK)),
      );
      const extra = between(0, 2, world.seed, team.id, "extra");
      return {
        kind: "team",
        id: team.id,
        name: team.name,
        crest: crest(team),
        won,
        lost: GAMES_PLAYED - won,
        points: won * 3 - extra,
      };
    })
    .toSorted((left, right) => right.points - left.points || right.won - left.won);
}

export function bracket(context: WorldContext): Tie[] {
  const { world, time } = context;
  const teams = cupTeams(context);
  const play = (round: string, live: boolean, entrants: readonly Row<"team">[]) => {
    const ties: Tie[] = [];
    const through: Row<"team">[] = [];
    for (let index = 0; index + 1 < entrants.length; index += 2) {
      const [home, away] = [entrants[index], entrants[index + 1]];
      if (!home || !away) continue;
      const homeWins = unit(world.seed, "tie", home.id, away.id) < 0.5;
      const other = between(0, 2, world.seed, "tie", home.id, away.id, "other");
      const scores = live ? finalScores(world.seed, time) : homeWins ? [3, other] : [other, 3];
      ties.push({
        round,
        live,
        home: home.name,
        homeCrest: crest(home),
        homeScore: scores[0] ?? 0,
        away: away.name,
        awayCrest: crest(away),
        awayScore: scores[1] ?? 0,
      });
      through.push(homeWins ? home : away);
    }
    return { ties, through };
  };
  const quarters = play("四分之一决赛", false, teams);
  const semis = play("半决赛", false, quarters.through);
  const final = play("总决赛", true, semis.through);
  return [...quarters.ties, ...semis.ties, ...final.ties];
}

/** Best of five, a map every half hour; then it starts again. */
function finalScores(seed: number, time: number): [number, number] {
  const half = Math.floor(time / 1_800_000);
  const maps = half % 5;
  const home = Array.from(
    { length: maps },
    (_, map) => unit(seed, "final", half - maps, map) < 0.5,
  );
  const won = Math.min(2, home.filter(Boolean).length);
  return [won, Math.min(2, maps - won)];
}
