// What a login brings and keeps fresh: user info, balance, unread counts. Part of the data layer:
// whoever paints first imports it late.
import { logout } from "#contract/api/auth.ts";
import { balance, memberInfo, type MemberInfo, unreadCounts } from "#contract/api/member.ts";
import { request } from "../lib/http.ts";
import { isOn } from "../brand/brand.ts";
import { dropChatToken, loadChatToken } from "./chat-token.ts";
import { coalesce } from "./coalesce.ts";
import { emit } from "./events.ts";
import { leaveSession } from "./leave-session.ts";
import { toCents } from "./money.ts";
import { clearRevealed } from "./revealed-data.ts";
import { keepSession, useSession } from "./session-store.ts";

const CLEAR = ["phone", "email", "realName"] as const;

interface Entered {
  readonly token: string;
  readonly userId: string;
}

/** After a login: keeps the session, loads what the site shows of the member, closes the dialog. */
export async function enter({ token, userId }: Entered): Promise<void> {
  keepSession(token, userId);
  dropChatToken();
  await loadAll();
  // Another tab, or the server, may have ended the session meanwhile.
  if (useSession.getState().token !== token) return;
  emit("login_success", { userId });
  emit("closeAuth", null);
}

/** Everything known of the member, side by side; what fails is asked again by the next navigation. */
export async function loadAll(): Promise<void> {
  await Promise.allSettled([
    loadMember(),
    balanceNow(),
    loadUnread(),
    isOn("chat") ? loadChatToken() : null,
  ]);
}

/** Ends the session here at once; the server is told, and may be out of reach. */
export async function logOut(): Promise<void> {
  const told = request(logout, {}, { quiet: true });
  leaveSession();
  await told.catch(() => {});
}

/** @throws CallError */
export async function loadMember(): Promise<MemberInfo> {
  const { token } = useSession.getState();
  const member = await request(memberInfo, {}, { quiet: true });
  const now = useSession.getState();
  if (now.token !== token) return member;
  // What was revealed of an older phone or name is not this one's.
  if (now.member !== null && CLEAR.some((field) => now.member?.[field] !== member[field])) {
    clearRevealed();
  }
  useSession.setState({ member });
  return member;
}

export async function loadUnread(): Promise<void> {
  const { token } = useSession.getState();
  const counts = await request(unreadCounts, { userSystem: 1 }, { quiet: true });
  const unread = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (useSession.getState().token === token) useSession.setState({ unread });
}

/** One in flight, at most one a second (design: contract, "Balance refresh on every navigation"). */
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
      balance: {
        centre: toCents(centerWalletBalance),
        locked: lockMoney === null ? null : toCents(lockMoney),
      },
    });
  } finally {
    useSession.setState({ refreshing: false });
  }
}
