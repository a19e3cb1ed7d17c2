// Outright results of a day, simulated or forced.
import type * as v from "valibot";
import type { results } from "#contract/api/sport-results.ts";
import { DAY } from "../../../backend/time/china-time.ts";
import type { Book } from "../book.ts";
import { BOOKED_AHEAD } from "./contests.ts";

type OutrightResult = v.InferOutput<typeof results.response>["outrights"][number];

export interface DecidedOutright {
  readonly leagueId: string;
  readonly result: OutrightResult;
}

/** Newest first. @param from start of the day */
export function outrightResults(
  { outrights, overrides }: Book,
  from: number,
  time: number,
): readonly DecidedOutright[] {
  const to = Math.min(from + DAY, time + 1);
  // A forced decision can concern any open contest; the others are decided after they close.
  const closing = outrights.closing(from - DAY, from + DAY + BOOKED_AHEAD);
  return closing
    .flatMap((contest) => {
      const { id, league, sport: kind, title, runners } = contest;
      const decidedAt = overrides.decision({ id, game: id }, time)?.at ?? contest.decidedAt;
      if (decidedAt < from || decidedAt >= to) return [];
      const won = outrights.winners(id, time) ?? [];
      const winners = runners.filter((runner) => won.includes(runner.id)).map(({ name }) => name);
      if (winners.length === 0) return [];
      const about = { gameId: id, league: league.name, sport: kind, title };
      return [{ leagueId: league.id, result: { ...about, decidedAt, winners } }];
    })
    .toSorted((left, right) => newestFirst(left.result, right.result));
}

function newestFirst(left: OutrightResult, right: OutrightResult): number {
  return right.decidedAt - left.decidedAt || (left.gameId < right.gameId ? -1 : 1);
}
