import { NOT_FOUND } from "#contract/codes.ts";
import { refused } from "../payees/payee-guards.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { roomTitle } from "./chat-rooms.ts";
import { memberUser } from "./chat-user.ts";
import { refusalOf } from "./send-message.ts";

/** @throws Refusal on a site without a chat and for an unknown room */
export function checkRoom({ view, ports, time }: CallContext, rid: string): void {
  if (!view.isOn("chat") || roomTitle({ ports, view }, rid, time) === null) {
    throw new Refusal(NOT_FOUND);
  }
}

/** @throws Refusal for a member who may not write in the room */
export function checkWriter(context: CallContext, rid: string): void {
  checkRoom(context, rid);
  const { database, view, time } = context;
  const place = { site: view.site.id, rid };
  const refusal = refusalOf(database, { place, user: memberUser(memberOf(context)), time });
  if (refusal) throw refused(refusal.message);
}
