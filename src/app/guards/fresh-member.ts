// User info and balance on every navigation of a member (spec: shell-and-accounts §2). Only an answer that
// speaks of the member ends the session; any other failure keeps session and page (docs/decisions/025).
import {
  ACCESS_DENIED,
  CONTACT_CUSTOMER_SERVICE,
  INVALID_CREDENTIALS,
  LOGIN_EXPIRED,
  RISK_CODES,
  TOO_MANY_DEVICES,
} from "#contract/codes.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { i18n } from "#lib/text/i18n.ts";
import { isOffline } from "#lib/browser/offline.ts";
import { isLoggedIn, useSession } from "#session/account/session-store.ts";
import { askLater, stopAsking } from "./ask-later.ts";

/** The session has ended. */
export interface Ending {
  /** The reason to show; null where it has been shown already. */
  readonly words: string | null;
}

/**
 * Offline, the page shows the known member and asks again when the connection is back.
 * @param onLate told of an ending that a later try meets
 * @returns null while the session goes on
 */
export async function freshMember(onLate: (ending: Ending) => void): Promise<Ending | null> {
  const { token, member } = useSession.getState();
  if (member !== null && isOffline()) return null;
  try {
    const { loadMember, refreshBalance } = await import("#session/account/member.ts");
    refreshBalance();
    await loadMember().catch((error: unknown) => {
      if (isAskedTwice(error)) return loadMember();
      throw error;
    });
  } catch (error) {
    // Another account, or nobody, is logged in by now.
    if (useSession.getState().token !== token) return isLoggedIn() ? null : { words: null };
    const ending = await endingOf(token, error);
    if (ending === null)
      askLater(error, async () => {
        const late = await freshMember(onLate);
        if (late !== null) onLate(late);
      });
    return ending;
  }
  stopAsking();
  return null;
}

/** Codes that speak of the member or of this session: credentials, access, device, risk, a locked account. */
const OVER: ReadonlySet<number | null> = new Set([
  INVALID_CREDENTIALS,
  ACCESS_DENIED,
  ...RISK_CODES,
  CONTACT_CUSTOMER_SERVICE,
  TOO_MANY_DEVICES,
]);
const CONNECTION: ReadonlySet<string> = new Set(["network", "status"]);

/** A single failed connection or refusal may be temporary. */
function isAskedTwice(error: unknown): boolean {
  return error instanceof CallError && (CONNECTION.has(error.kind) || OVER.has(error.code));
}

async function endingOf(token: string | null, error: unknown): Promise<Ending | null> {
  if (!(error instanceof CallError)) return null;
  if (error.code === LOGIN_EXPIRED) {
    // The call's own effect may come later, and then finds the session ended.
    const { callEffects } = await import("../start/call-effects.ts");
    callEffects.expired(token, error.envelope?.message ?? "");
    return { words: null };
  }
  if (!OVER.has(error.code)) return null;
  const { leaveSession } = await import("#session/account/leave-session.ts");
  leaveSession();
  stopAsking();
  return { words: i18n.t("ui:sessionEnded", { reason: errorText(error) }) };
}
