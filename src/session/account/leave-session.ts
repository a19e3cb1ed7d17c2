// The end of a session on this device, by choice or by the server (spec: shell-and-accounts §4, §8).
import { emit } from "../site/events.ts";
import { dropChatToken } from "./chat-token.ts";
import { clearRevealed } from "./revealed-data.ts";
import { dropSession, useSession } from "./session-store.ts";

export function leaveSession(): void {
  clearRevealed();
  dropChatToken();
  dropSession();
}

/**
 * Handles code 6001 of a call that carried `token`. When ten calls expire at once, the first ends the
 * session; the others find another token, or none.
 * @returns true when this call ended a session
 */
export function expireSession(token: string | null): boolean {
  if (token === null || useSession.getState().token !== token) return false;
  leaveSession();
  void forgetRemembered();
  emit("login_expired", null);
  return true;
}

async function forgetRemembered(): Promise<void> {
  const { forgetPassword } = await import("./remembered-password.ts");
  await forgetPassword();
}
