// Member data loaded after a login and kept fresh: user info, balance, unread counts. Part of the data layer:
// code of the first paint imports it lazily.
import { logout } from "#contract/api/auth.ts";
import { balance, memberInfo, type MemberInfo } from "#contract/api/member.ts";
import { request } from "#lib/calls/http.ts";
import { serverPicture } from "#lib/browser/media.ts";
import { dropChatToken, loadChatToken } from "./chat-token.ts";
import { coalesce } from "./coalesce.ts";
import { emit } from "../site/events.ts";
import { leaveSession } from "./leave-session.ts";
import { toCents } from "#lib/text/money.ts";
import { clearRevealed } from "./revealed-data.ts";
import { keepSession, useSession } from "./session-store.ts";
import { loadUnread } from "./unread.ts";

const CLEAR = ["phone", "email", "realName"] as const;

interface Entered {
  readonly token: string;
  readonly userId: string;
}

/** After a login: stores the session, loads user info and balance, closes the dialog, then loads the rest. */
export async function enter({ token, userId }: Entered): Promise<void> {
  keepSession(token, userId);
  dropChatToken();
  await Promise.allSettled([loadMember(), balanceNow()]);
  // Another tab or the server may have ended the session during the calls.
  if (useSession.getState().token !== token) return;
  emit("login_success", { userId });
  emit("closeAuth", null);
  void Promise.allSettled([loadUnread(), loadChatToken()]);
}

export async function loadAll(): Promise<void> {
  await Promise.allSettled([loadMember(), balanceNow(), loadUnread(), loadChatToken()]);
}

/** Ends the session here at once; the server is notified if it can be reached. */
export async function logOut(): Promise<void> {
  const logoutCall = request(logout, {}, { quiet: true });
  leaveSession();
  await logoutCall.catch(() => {});
}

/** @throws CallError */
export async function loadMember(): Promise<MemberInfo> {
  const { token, userId } = useSession.getState();
  const answer = await request(memberInfo, {}, { quiet: true });
  const member = {
    ...answer,
    // Some servers leave it out; the login answered it.
    userId: answer.userId || (userId ?? ""),
    avatar: serverPicture(answer.avatar),
  };
  const now = useSession.getState();
  if (now.token !== token) return member;
  // Data revealed for the previous phone or name is out of date.
  if (now.member !== null && CLEAR.some((field) => now.member?.[field] !== member[field])) {
    clearRevealed();
  }
  useSession.setState({ member });
  return member;
}

/** One request at a time, at most one a second (design: contract, "Balance refresh on every navigation"). */
export const refreshBalance = coalesce(balanceNow, 1000);

async function balanceNow(): Promise<void> {
  const { token } = useSession.getState();
  if (token === null) return;
  useSession.setState({ refreshing: true });
  try {
    const answer = await request(balance, { lockMoney: 1 }, { quiet: true });
    if (useSession.getState().token !== token) return;
    const { centerWalletBalance, lockMoney } = answer;
    useSession.setState({
      balanceFailed: false,
      balance: {
        centre: toCents(centerWalletBalance),
        locked: lockMoney === null ? null : toCents(lockMoney),
      },
    });
  } catch (error) {
    if (useSession.getState().token === token) useSession.setState({ balanceFailed: true });
    throw error;
  } finally {
    useSession.setState({ refreshing: false });
  }
}
