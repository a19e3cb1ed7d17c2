// One's own messages that are not in the room yet, through a reload and an expired session: as they wait with the id
// they were sent under, none appears twice.
import * as v from "valibot";
import { CHAT_MAX_TEXT } from "#contract/chat.ts";
import { useSession } from "#session/account/session-store.ts";
import { tabRecord } from "#session/account/player-record.ts";
import type { Pending } from "./chat-state.ts";

const MOST = 50;
const pendingSchema = v.object({
  clientId: v.pipe(v.string(), v.uuid()),
  rid: v.string(),
  msg: v.pipe(v.string(), v.maxLength(CHAT_MAX_TEXT)),
  reply: v.nullable(v.object({ id: v.number(), name: v.string(), msg: v.string() })),
  at: v.number(),
  state: v.picklist(["sending", "failed"]),
  why: v.string(),
});
const record = tabRecord("chatWaiting", v.pipe(v.array(pendingSchema), v.maxLength(MOST)));

export const waitingMessages = {
  /** Of whoever is logged in. What a visitor wrote before the login is not sent unasked in a member's name. */
  read(): readonly Pending[] {
    const kept = record.read();
    if (kept === null) return [];
    if (kept.userId === useSession.getState().userId) return kept.fields;
    if (kept.userId !== null) return [];
    return kept.fields.map((message) => ({ ...message, state: "failed" }));
  },
  write(pending: readonly Pending[]): void {
    // After an expired session those of the member wait for the next login.
    if (pending.length > 0) record.write(pending.slice(-MOST));
    else if (record.read()?.userId === useSession.getState().userId) record.drop();
  },
};
