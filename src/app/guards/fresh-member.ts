// User info and balance on every navigation of a member (spec: shell-and-accounts §2).
import { CallError } from "../../lib/call-error.ts";
import { isOffline } from "../../lib/offline.ts";
import { useSession } from "../../session/session-store.ts";
import { reachable } from "../chunk-reload.ts";

/**
 * A page that is cut off shows the member it knows and asks again once it is back.
 * @returns false when the fetch has failed, which ends the session
 */
export async function freshMember(): Promise<boolean> {
  const { token, member } = useSession.getState();
  if (member !== null && isOffline()) return true;
  try {
    const { loadMember, refreshBalance } = await import("../../session/member.ts");
    refreshBalance();
    await loadMember().catch((error: unknown) => {
      // A connection that fails once is no verdict on the session.
      if (error instanceof CallError && RETRIED.has(error.kind)) return loadMember();
      throw error;
    });
    return true;
  } catch (error) {
    if (member !== null && (await isUnanswered(error))) return true;
    await end(token, error);
    return false;
  }
}

/** No answer, because there is no connection. */
async function isUnanswered(error: unknown): Promise<boolean> {
  if (!(error instanceof CallError) || error.kind !== "network") return false;
  return !(await reachable());
}

const RETRIED: ReadonlySet<string> = new Set(["network", "status"]);
const EXPIRED = 6001;

/** Who is expired is told so; the call's own effect may come later and then finds the session ended. */
async function end(token: string | null, error: unknown): Promise<void> {
  if (error instanceof CallError && (error.code === EXPIRED || error.status === 401)) {
    const { callEffects } = await import("../call-effects.ts");
    callEffects.expired(token);
    return;
  }
  const { leaveSession } = await import("../../session/leave-session.ts");
  if (useSession.getState().token === token) leaveSession();
}
