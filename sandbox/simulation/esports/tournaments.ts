// Esports tournaments: one season of each league after the other.
import type * as v from "valibot";
import type { venueInfo } from "#contract/api/venue-info.ts";
import { ownValue } from "#contract/own-value.ts";
import { DAY } from "../../backend/time/china-time.ts";
import { SPORT_NAMES } from "../data/leagues/named-leagues.ts";
import { between } from "../random.ts";
import type { World } from "../world.ts";

type Tournament = v.InferOutput<typeof venueInfo.response>["tournaments"][number];

/** A season lasts two to five weeks and begins when the one before is over. */
const WEEK = 7 * DAY;

/** Those under way first, then by their end. */
export function tournaments({ catalogue, seed }: World, time: number): Tournament[] {
  return catalogue.leagues
    .filter(({ pool }) => pool === "esport")
    .flatMap(({ id, sport, name }) => {
      const span = between(2, 5, seed, id, "span") * WEEK;
      const shift = between(0, 20, seed, id, "shift") * DAY;
      const season = Math.floor((time + shift) / span);
      const make = (index: number): Tournament => ({
        id: `${id}-${index}`,
        name: `${name} 第 ${(index % 20) + 1} 季`,
        game: ownValue(SPORT_NAMES, sport) ?? sport,
        prize: `¥\u00A0${(between(4, 60, seed, id, index, "prize") * 50_000).toLocaleString("en")}`,
        startsAt: index * span - shift,
        endsAt: (index + 1) * span - shift - DAY,
        teams: between(2, 6, seed, id, "teams") * 4,
      });
      return [make(season), make(season + 1)];
    })
    .filter(({ endsAt }) => endsAt > time)
    .toSorted((left, right) => left.startsAt - right.startsAt);
}
