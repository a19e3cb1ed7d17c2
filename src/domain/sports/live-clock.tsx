import { useState } from "react";
import type { Match } from "#contract/api/featured-matches.ts";
import { carryClock } from "#contract/match-clock.ts";
import { useNow } from "#lib/time/use-now.ts";

/** The clock of a live match; corrected by every answer of the server. */
export function LiveClock({ match }: { readonly match: Match }) {
  const now = useNow();
  const [start, setStart] = useState({ clock: match.clock, at: now });
  if (start.clock !== match.clock) setStart({ clock: match.clock, at: now });
  return <>{carryClock(match, (now - start.at) / 1000)}</>;
}
