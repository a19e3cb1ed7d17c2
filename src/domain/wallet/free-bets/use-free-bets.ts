// Free bets of the logged-in member. All views share one query.
import type * as v from "valibot";
import { type FreeBet, freeBetList } from "#contract/api/free-bets.ts";
import { ownDuty } from "#brand/brand.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { serverNow } from "#lib/time/clock.ts";
import { useReloadAt } from "#lib/time/use-reload-at.ts";
import { useLoggedIn } from "#session/account/session-store.ts";

type FreeBets = v.InferOutput<typeof freeBetList.response>;

/** Loads again when one that can be used ends. */
export function useFreeBets(): CallResult<FreeBets> {
  const enabled = useLoggedIn() && ownDuty("noFreeBets") !== true;
  const result = useCall(freeBetList, {}, { enabled });
  const next = openOf(result.data)[0]?.until ?? null;
  useReloadAt(next !== null && next > serverNow() ? next : null, result.retry);
  return result;
}

/** Those that can be used now, by their end. */
export function openOf(answer: FreeBets | undefined): readonly FreeBet[] {
  return (answer?.list ?? []).filter(({ state, until }) => state === "open" && until > serverNow());
}

/** After a bet that one of them paid. */
export async function refreshFreeBets(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => path === freeBetList.path,
  });
}
