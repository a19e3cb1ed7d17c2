// The member's bets. All views share one query.
import { useEffect } from "react";
import { venueBalance } from "#contract/api/venue-wallets.ts";
import { openBets } from "#contract/api/tickets.ts";
import type * as v from "valibot";
import type { CallResult } from "#lib/calls/call-result.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useLoggedIn } from "#session/account/session-store.ts";
import { storeOpenBets } from "#domain/bets/store-open-bets.ts";
import { useResource } from "../../feed/resource.ts";

type Bets = v.InferOutput<typeof openBets.response>;

interface Watch {
  readonly settled: boolean;
  /** Milliseconds between two requests. */
  readonly every: number;
}

const LIMIT = 50;
/** Interval of requests for a list in view. */
export const WATCHED_MS = 5000;

export function useBets({ settled, every }: Watch): CallResult<Bets> {
  const enabled = useLoggedIn();
  const result = useResource(openBets, { settled, limit: LIMIT }, { refetchEvery: every, enabled });
  const { data } = result;
  useEffect(() => {
    if (!settled && data) void storeOpenBets(data);
  }, [settled, data]);
  return result;
}

/** After a placement, settlement or cash-out: refetches bets and balances. */
export async function refreshBets(): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isBets(queryKey) });
}

function isBets([path, , body]: readonly unknown[]): boolean {
  if (path === venueBalance.path) return true;
  return (
    typeof body === "object" && body !== null && "method" in body && body.method === "openBets"
  );
}
