// Champions in the result centre: what was decided on a day, by itself or by hand.
import type * as v from "valibot";
import type { results } from "#contract/api/sport-results.ts";
import type { Book } from "./book.ts";
import { BOOKED_AHEAD } from "./contests.ts";
import { DAY } from "./days.ts";

type OutrightResult = v.InferOutput<typeof results.response>["outrights"][number];

export interface DecidedOutright {
  readonly leagueId: string;
  readonly result: OutrightResult;
}

/** Newest first. @param from start of the day, epoch milliseconds */
export function outrightResults(
  { outrights, orders }: Book,
  from: number,
  time: number,
): readonly DecidedOutright[] {
  const to = Math.min(from + DAY, time + 1);
  // By hand any of the open ones may have been decided; by itself one is decided after it has closed.
  const closing = outrights.closing(from - DAY, from + DAY + BOOKED_AHEAD);
  return closing
    .flatMap((contest) => {
      const { id, league, sport: kind, title, runners } = contest;
      const decidedAt = orders.decision({ id, game: id }, time)?.at ?? contest.decidedAt;
      if (decidedAt < from || decidedAt >= to) return [];
      const winner = outrights.winner(id, time);
      const name = runners.find((runner) => runner.id === winner)?.name;
      if (name === undefined) return [];
      const about = { gameId: id, league: league.name, sport: kind, title };
      return [{ leagueId: league.id, result: { ...about, decidedAt, winner: name } }];
    })
    .toSorted((left, right) => newestFirst(left.result, right.result));
}

function newestFirst(left: OutrightResult, right: OutrightResult): number {
  return right.decidedAt - left.decidedAt || (left.gameId < right.gameId ? -1 : 1);
}
