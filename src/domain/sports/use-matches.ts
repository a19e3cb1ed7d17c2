import { featuredMatches, type Match } from "#contract/api/featured-matches.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";

const REFRESH_MS = 3000;

interface MatchList {
  readonly counts: readonly {
    readonly sport: string;
    readonly name: string;
    readonly count: number;
  }[];
  readonly total: number;
  readonly matches: readonly Match[];
}

/** Matches with live odds, refetched every three seconds; equal requests share one answer. */
export function useMatches(
  kind: "sport" | "esport",
  showType: "RB" | "FT",
  limit: number,
): CallResult<MatchList> {
  const langx = useAppearance((state) => (state.locale === "zh-TW" ? "zh-tw" : "zh-cn"));
  return useCall(
    featuredMatches,
    {
      method: "featured",
      enName: "CRTY",
      // Visitors have no token; the server knows time and address of the request.
      Request: { timestamp: 0, token: "", remoteip: "", langx, kind, showType, limit },
    },
    { refetchEvery: REFRESH_MS },
  );
}

/** Matches of one sport, or all of them. */
export function ofSport(matches: readonly Match[], sport: string | null): readonly Match[] {
  return sport === null ? matches : matches.filter((match) => match.sport === sport);
}
