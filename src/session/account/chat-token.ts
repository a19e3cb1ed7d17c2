// The token with which a member enters the chat (spec: shell-and-accounts §7 "user/member/jwt").
import { isOn } from "#brand/brand.ts";
import { storage } from "#lib/browser/storage.ts";
import { useSession } from "./session-store.ts";

const KEY = "jwt";

/** @throws CallError when the server gives none. */
export async function loadChatToken(ask = askServer): Promise<void> {
  if (!isOn("chat")) return;
  const { token } = useSession.getState();
  const answer = await ask();
  // The member may have logged out during the request.
  if (useSession.getState().token === token) storage.write(KEY, answer.jwt);
}

export function dropChatToken(): void {
  storage.remove(KEY);
}

async function askServer(): Promise<{ readonly jwt: string }> {
  const [{ jwt }, { request }] = await Promise.all([
    import("#contract/api/member.ts"),
    import("#lib/calls/http.ts"),
  ]);
  return request(jwt, {}, { quiet: true });
}
