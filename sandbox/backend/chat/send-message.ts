// A message on its way into a room: who may write, and that each is written once.
import type { DatabaseSync } from "node:sqlite";
import type { ChatLine, ChatReceived, ChatRefusal, ChatSent } from "#contract/chat.ts";
import { announce, type ChatFrame } from "./chat-events.ts";
import { addLine, lastSaid, lineOf, lineSent, type NewLine, type Place } from "./chat-lines.ts";
import { muteOf } from "./chat-mutes.ts";
import { roomSettings } from "./chat-rooms.ts";
import { cleanText, maskContacts } from "./chat-text.ts";
import type { ChatUser } from "./chat-user.ts";

export interface Refused {
  readonly reason: ChatRefusal;
  readonly message: string;
  readonly retryMs?: number;
}

interface Writer {
  readonly place: Place;
  readonly user: ChatUser;
  readonly time: number;
}

/** @returns null for a person who may write in the room */
export function refusalOf(database: DatabaseSync, { place, user, time }: Writer): Refused | null {
  const { open, destroyed, muted, guests, minVipLevel } = roomSettings(database, place);
  if (destroyed || !open) return { reason: "closed", message: "聊天室已关闭" };
  if (user.role === "moderator" || user.role === "system") return null;
  const mute = muteOf(database, { site: place.site, userId: user.userId }, time);
  if (mute) return { reason: "muted", message: mute.message };
  if (muted) return { reason: "muted", message: "全员禁言中，仅管理员可发言" };
  if (user.role === "guest" && !guests) return { reason: "guest", message: "登录后即可发言" };
  if (user.vipLevel < minVipLevel) {
    return { reason: "vip", message: `VIP${minVipLevel} 及以上会员可发言` };
  }
  return null;
}

/** @returns the line, again for a message that was sent before, or why it is refused */
export function sendMessage(
  database: DatabaseSync,
  { place, user, time }: Writer,
  { msg, clientId, replyTo }: Pick<ChatSent<"send">, "msg" | "clientId" | "replyTo">,
): { readonly line: ChatLine; readonly again: boolean } | Refused {
  const sent = lineSent(database, place.site, clientId);
  if (sent) return { line: sent, again: true };
  const refused =
    refusalOf(database, { place, user, time }) ?? tooFast(database, place, user, time);
  if (refused) return refused;
  const text = cleanText(msg);
  if (text === "") return { reason: "text", message: "消息内容不能为空" };
  const answered = replyTo === undefined ? null : lineOf(database, place, replyTo);
  const reply =
    answered?.kind === "message"
      ? { id: answered.id, name: answered.name, msg: answered.msg.slice(0, 60) }
      : null;
  const body = { kind: "message", msg: maskContacts(text), reply } as const;
  return { line: postLine(database, place, { user, body, clientId, time }), again: false };
}

/** Adds a line and shows it to everybody in the room. */
export function postLine(database: DatabaseSync, place: Place, line: NewLine): ChatLine {
  const added = addLine(database, place, line);
  announce(database, { ...place, frame: lineFrame(added) });
  return added;
}

export function lineFrame(line: ChatLine): ChatFrame {
  switch (line.kind) {
    case "message":
      return { name: "send", data: line };
    case "gift":
      return { name: "gift", data: line };
    case "prediction":
      return { name: "prediction", data: line };
  }
}

export const SESSION_OVER: Refused = { reason: "login", message: "登录已过期，请重新登录" };

export function refusalNotice(refused: Refused, clientId: string): ChatReceived["notify"] {
  const { reason, message, retryMs = 0 } = refused;
  return { message, clientId, reason, retryMs };
}

function tooFast(
  database: DatabaseSync,
  place: Place,
  { userId, role }: ChatUser,
  time: number,
): Refused | null {
  if (role === "moderator" || role === "system") return null;
  const { slowSeconds } = roomSettings(database, place);
  const retryMs = lastSaid(database, place, userId) + slowSeconds * 1000 - time;
  if (slowSeconds === 0 || retryMs <= 0) return null;
  return { reason: "slow", message: `发言过快，请 ${Math.ceil(retryMs / 1000)} 秒后再试`, retryMs };
}
