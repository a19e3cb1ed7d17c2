import { type Verification, verification } from "#contract/api/activities.ts";
import type { CallResult } from "#lib/calls/call-result.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { useLoggedIn } from "#session/account/session-store.ts";

const REFRESH_MS = 30_000;

export interface Standing extends Pick<CallResult<Verification>, "error" | "retry"> {
  readonly state: "visitor" | "loading" | "error" | "ready";
  readonly data: Verification | undefined;
}

/** What the member may and has; progress comes from bets and deposits elsewhere, so it is asked again. */
export function useStanding(id: string): Standing {
  const loggedIn = useLoggedIn();
  const result = useCall(verification, { id }, { enabled: loggedIn, refetchEvery: REFRESH_MS });
  const { data, error, retry } = result;
  if (!loggedIn) return { state: "visitor", data: undefined, error, retry };
  if (data !== undefined) return { state: "ready", data, error, retry };
  return { state: result.state === "error" ? "error" : "loading", data, error, retry };
}
