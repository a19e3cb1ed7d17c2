// The logged-in member and the data many features show. The login state is the stored token (spec:
// shell-and-accounts §4); everything else is fetched and kept in memory.
import { create } from "zustand";
import type { MemberInfo, UnreadCounts } from "#contract/api/member.ts";
import { TOKEN, TOKEN_KEY } from "#contract/storage-keys.ts";
import { anyText, matching, storage } from "#lib/browser/storage.ts";

const USER_KEY = "userId";

export interface Balance {
  /** Integer cents of the centre wallet. */
  readonly centre: number;
  /** Integer cents that cannot be spent now; null when not asked for. */
  readonly locked: number | null;
}

export const REVEALED_FIELDS = ["phone", "email", "realName"] as const;
export type RevealedField = (typeof REVEALED_FIELDS)[number];

interface Session {
  readonly token: string | null;
  readonly userId: string | null;
  /** Null until fetched. */
  readonly member: MemberInfo | null;
  readonly balance: Balance | null;
  readonly balanceFailed: boolean;
  readonly refreshing: boolean;
  /** Unread messages by kind; null until fetched. */
  readonly unread: UnreadCounts | null;
  /** Unmasked member data on view; null or missing while hidden. See `revealed-data.ts`. */
  readonly revealed: { readonly [Field in RevealedField]?: string | null };
  /** Member who has to read changed terms before going on; see `legal-read.ts`. */
  readonly rereadBy: string | null;
}

const NOBODY = {
  member: null,
  balance: null,
  balanceFailed: false,
  refreshing: false,
  unread: null,
} as const;

/** Another tab removes the two keys one after the other: without a token there is no user. */
const stored = () => {
  const token = storage.read(TOKEN_KEY, matching(TOKEN));
  return { token, userId: token === null ? null : storage.read(USER_KEY, anyText(Infinity)) };
};

export const useSession = create<Session>(() => ({
  ...stored(),
  ...NOBODY,
  revealed: {},
  rereadBy: null,
}));

export function isLoggedIn(): boolean {
  return useSession.getState().token !== null;
}

export function useLoggedIn(): boolean {
  return useSession((state) => state.token !== null);
}

/** Unread messages of all kinds (spec: betting-and-money §3 "Unread counts"). */
export function useUnread(): number {
  return useSession(({ unread }) => (unread === null ? 0 : unreadSum(unread)));
}

export function unreadSum(counts: UnreadCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

export function keepSession(token: string, userId: string): void {
  storage.write(USER_KEY, userId);
  storage.write(TOKEN_KEY, token);
  useSession.setState({ token, userId, ...NOBODY });
}

export function dropSession(): void {
  storage.remove(TOKEN_KEY);
  storage.remove(USER_KEY);
  useSession.setState({ token: null, userId: null, ...NOBODY });
}

/** Call after another tab has written. @returns what changed for this tab */
export function rereadSession(): "login" | "logout" | "account" | null {
  const before = useSession.getState();
  const now = stored();
  if (now.token === before.token) return null;
  useSession.setState({ ...now, ...NOBODY });
  if (now.token === null) return "logout";
  return before.token === null || before.userId === now.userId ? "login" : "account";
}
