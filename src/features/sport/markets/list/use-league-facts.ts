// Counts of sports, show types, days and leagues for the filter.
import type * as v from "valibot";
import { leagueList } from "#contract/api/sport.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useResource } from "../../feed/resource.ts";
import type { PageFilter } from "./page-filter.ts";

const REFRESH_MS = 30_000;

export type LeagueFacts = v.InferOutput<typeof leagueList.response>;

export function useLeagueFacts({ sport, show, date }: PageFilter): CallResult<LeagueFacts> {
  return useResource(leagueList, { sport, show, date }, { refetchEvery: REFRESH_MS });
}
