// Who is logged in and what many features show of them. The login state is the stored token
// (spec: shell-and-accounts §4); everything else is fetched and lives in memory.
import { create } from "zustand";
import type { MemberInfo } from "#contract/api/member.ts";
import { TOKEN_KEY } from "#contract/storage-keys.ts";
import { anyText, storage } from "../lib/storage.ts";

const USER_KEY = "userId";

export interface Balance {
  /** Integer cents of the centre wallet. */
  readonly centre: number;
  /** Integer cents that cannot be spent now; null when not asked for. */
  readonly locked: number | null;
}

interface Session {
  readonly token: string | null;
  readonly userId: string | null;
  /** Null until fetched. */
  readonly member: MemberInfo | null;
  readonly balance: Balance | null;
  /** True while a balance is on its way. */
  readonly refreshing: boolean;
  /** Sum of all unread counts; null until fetched. */
  readonly unread: number | null;
}

const NOBODY = { member: null, balance: null, refreshing: false, unread: null } as const;

/** Another tab removes the two one after the other: without a token there is no user. */
const stored = () => {
  const token = storage.read(TOKEN_KEY, anyText(512));
  return { token, userId: token === null ? null : storage.read(USER_KEY, anyText(64)) };
};

export const useSession = create<Session>(() => ({ ...stored(), ...NOBODY }));

export function isLoggedIn(): boolean {
  return useSession.getState().token !== null;
}

export function useLoggedIn(): boolean {
  return useSession((state) => state.token !== null);
}

/** Keeps token and user id; what was known of another member goes. */
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

/** After another tab has written. @returns what changed for this one */
export function rereadSession(): "login" | "logout" | "account" | null {
  const before = useSession.getState();
  const now = stored();
  if (now.token === before.token) return null;
  useSession.setState({ ...now, ...NOBODY });
  if (now.token === null) return "logout";
  return before.token === null || before.userId === now.userId ? "login" : "account";
}
