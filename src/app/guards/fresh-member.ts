// User info and balance on every navigation of a member (spec: shell-and-accounts §2).
import { CallError } from "../../lib/call-error.ts";
import { useSession } from "../../session/session-store.ts";

/** @returns false when the fetch has failed, which ends the session */
export async function freshMember(): Promise<boolean> {
  const { token } = useSession.getState();
  try {
    const { loadMember, refreshBalance } = await import("../../session/member.ts");
    refreshBalance();
    await loadMember().catch((error: unknown) => {
      // A connection that fails once is no verdict on the session.
      if (error instanceof CallError && RETRIED.has(error.kind)) return loadMember();
      throw error;
    });
    return true;
  } catch {
    // An expired session has been ended already, with its message.
    if (useSession.getState().token === token) await leave();
    return false;
  }
}

const RETRIED: ReadonlySet<string> = new Set(["network", "status"]);

async function leave(): Promise<void> {
  const { leaveSession } = await import("../../session/leave-session.ts");
  leaveSession();
}
