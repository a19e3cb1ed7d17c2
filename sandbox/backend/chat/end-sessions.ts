// A page learns from the chat's socket that its session was ended elsewhere: by a logout, a time-out or an exclusion on
// another device. It then asks for a new jwt, which is refused, and logs out.
import { isSessionOpen } from "../members/token-store.ts";
import type { Backend } from "../wire/backend.ts";
import type { ChatHub } from "./chat-hub.ts";
import { refusalNotice, SESSION_OVER } from "./send-message.ts";

export function endSessions({ database, now }: Backend, hub: ChatHub): void {
  const time = now();
  const over = [...hub.clients].filter(
    ({ user, token }) => user?.member != null && !isSessionOpen(database, token, time),
  );
  for (const client of over) client.user = null;
  hub.send(over, { name: "notify", data: refusalNotice(SESSION_OVER, "") });
}
