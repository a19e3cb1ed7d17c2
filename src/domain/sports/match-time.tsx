import type { Match } from "#contract/api/featured-matches.ts";
import { formatDay, formatTime } from "#lib/text/format.ts";
import { LiveClock } from "./live-clock.tsx";
import { useNow } from "#lib/time/use-now.ts";

/** The running clock of a live match; else the kick-off: the time today, with the date later. */
export function MatchTime({ match }: { readonly match: Match }) {
  return match.live ? <LiveClock match={match} /> : <KickOff startsAt={match.startsAt} />;
}

function KickOff({ startsAt }: { readonly startsAt: number }) {
  const now = useNow();
  const today = formatDay(startsAt) === formatDay(now);
  return <>{formatTime(startsAt, today ? "time" : "short")}</>;
}
