// Esports cups: eight teams, quarter-finals, semi-finals, final. Without a tournament the cup of the week, whose
// final is in play; a tournament is as far as its days.
import type * as v from "valibot";
import type { Team } from "#contract/api/esport-cup.ts";
import type { venueInfo } from "#contract/api/venue-info.ts";
import { DAY } from "../../backend/time/china-time.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { between, shuffled, unit } from "../random.ts";
import type { WorldContext } from "../world-context.ts";

type Answer = v.InferOutput<typeof venueInfo.response>;
type Tie = Answer["bracket"][number];
type Tournament = Answer["tournaments"][number];

const TEAMS_IN_CUP = 8;
const WEEK = 7 * DAY;
const GAMES_PLAYED = 16;
const ROUNDS = ["四分之一决赛", "半决赛", "总决赛"];
const crest = (team: Row<"team">) => `/media/crest/${team.id}.svg`;

interface Cup {
  readonly key: string;
  readonly teams: readonly Row<"team">[];
  /** Index of the round in play; none is before the first. */
  readonly round: number;
}

export function weekCup({ world, time }: WorldContext): Cup {
  const key = String(Math.floor(time / WEEK));
  return { key, teams: cupTeams(world, key), round: ROUNDS.length - 1 };
}

export function tournamentCup({ world, time }: WorldContext, tournament: Tournament): Cup {
  const { id, startsAt, endsAt } = tournament;
  const passed = (time - startsAt) / (endsAt - startsAt);
  const round = passed < 0 ? -1 : Math.min(ROUNDS.length - 1, Math.floor(passed * ROUNDS.length));
  return { key: id, teams: cupTeams(world, id), round };
}

function cupTeams({ catalogue, seed }: WorldContext["world"], key: string): Row<"team">[] {
  return shuffled(catalogue.teams.get("esport") ?? [], seed, "cup", key).slice(0, TEAMS_IN_CUP);
}

/** Empty before the cup begins. */
export function standings({ world }: WorldContext, { key, teams, round }: Cup): Team[] {
  if (round < 0) return [];
  return teams
    .map((team, index): Team => {
      const won = Math.max(1, 14 - index - between(0, 2, world.seed, team.id, key));
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

/** Up to the round in play. */
export function bracket({ world, time }: WorldContext, { key, teams, round }: Cup): Tie[] {
  const ties: Tie[] = [];
  let entrants = teams;
  for (const [index, name] of ROUNDS.slice(0, round + 1).entries()) {
    const live = index === round;
    const through: Row<"team">[] = [];
    for (let at = 0; at + 1 < entrants.length; at += 2) {
      const [home, away] = [entrants[at], entrants[at + 1]];
      if (!home || !away) continue;
      const parts = [world.seed, "tie", key, home.id, away.id] as const;
      const homeWins = unit(...parts) < 0.5;
      const other = between(0, 2, ...parts, "other");
      const [homeScore = 0, awayScore = 0] = live
        ? liveScores(world.seed, `${key} ${at}`, time)
        : homeWins
          ? [3, other]
          : [other, 3];
      ties.push({
        round: name,
        live,
        home: home.name,
        homeCrest: crest(home),
        homeScore,
        away: away.name,
        awayCrest: crest(away),
        awayScore,
      });
      through.push(homeWins ? home : away);
    }
    entrants = through;
  }
  return ties;
}

/** Best of five, a map every half hour; then it starts again. */
function liveScores(seed: number, tie: string, time: number): [number, number] {
  const half = Math.floor(time / 1_800_000);
  const maps = half % 5;
  const home = Array.from({ length: maps }, (_, map) => unit(seed, tie, half - maps, map) < 0.5);
  const won = Math.min(2, home.filter(Boolean).length);
  return [won, Math.min(2, maps - won)];
}
