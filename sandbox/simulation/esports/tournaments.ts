// Esports tournaments: one season of each leading league after the other.
import type * as v from "valibot";
import type { venueInfo } from "#contract/api/venue-info.ts";
import { MINUTE } from "../../backend/time/china-time.ts";
import type { Row } from "../data/catalogue-rows.ts";
import { isEsport } from "../data/leagues/esport-games.ts";
import { sportName } from "../data/leagues/played-sports.ts";
import { between } from "../random.ts";
import type { World } from "../world.ts";
import { PLANS } from "./schedule.ts";
import { SEASON_ROUNDS, TEAMS } from "./season.ts";

type Tournament = v.InferOutput<typeof venueInfo.response>["tournaments"][number];

const LONGEST = Math.max(...PLANS.map(({ duration }) => duration)) * MINUTE;

/** The league and the season of a tournament. */
interface Listed {
  readonly league: Row<"league">;
  readonly season: number;
  readonly tournament: Tournament;
}

/** Those under way first, then by their start. */
export function tournaments({ catalogue, seed, schedule }: World, time: number): Listed[] {
  return catalogue.leading
    .filter(isEsport)
    .flatMap((league) => {
      const { id, sport, name } = league;
      const make = (season: number): Listed => {
        const [first] = schedule.ofRound(league, { season, round: 0 });
        const last = schedule.ofRound(league, { season, round: SEASON_ROUNDS - 1 }).at(-1);
        const tournament = {
          id: `${id}-${season}`,
          name: `${name} 第 ${(season % 20) + 1} 季`,
          game: sportName(sport),
          prize: `¥\u00A0${(between(4, 60, seed, id, season, "prize") * 50_000).toLocaleString("en")}`,
          startsAt: first?.startsAt ?? 0,
          endsAt: (last?.startsAt ?? 0) + LONGEST,
          teams: TEAMS,
        };
        return { league, season, tournament };
      };
      const { season } = schedule.roundAt(league, time);
      return [make(season), make(season + 1)];
    })
    .filter(({ tournament }) => tournament.endsAt > time)
    .toSorted((left, right) => left.tournament.startsAt - right.tournament.startsAt);
}
