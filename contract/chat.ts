// The chat socket (spec: betting-and-money §3, §4, §9; payloads: docs/decisions/047-engagement-payloads.md).
// A frame is `{ msgId, msgData }` as JSON. `WS /stream/api/v1/chat?clientType=web&siteId=<site>`.
import * as v from "valibot";
import { count, filled, number, orNull, rows, text, yesNo } from "./api/answer-fields.ts";

export const CHAT_PATH = "/stream/api/v1/chat";
export const HEARTBEAT_MS = 10_000;
export const RECONNECT_MS = 5000;
export const SEND_RETRY_MS = 300;
/** A message that was not delivered within this time has failed. */
export const SEND_GIVE_UP_MS = 60_000;
export const HISTORY_PAGE = 15;
export const CHAT_MAX_TEXT = 200;
/** Lines that a room keeps in memory. */
export const CHAT_MAX_LINES = 5000;

export const CHAT_IDS = {
  heartbeat: 0,
  login: 10001,
  joinRoom: 10002,
  send: 10003,
  memberMute: 10004,
  messageBlock: 10005,
  roomStatus: 10006,
  vipLevel: 10007,
  joined: 10008,
  allRoomStatus: 10009,
  history: 10011,
  roomDestroy: 10013,
  score: 10014,
  clear: 10015,
  roomInfo: 10016,
  gift: 10017,
  prediction: 10018,
  guestLogin: 10019,
  notify: 60000,
} as const;
export type ChatName = keyof typeof CHAT_IDS;

/** `rid`: `match-<gameId>`, `table-<id>` or `lobby`. */
export const CHAT_ROOM = /^(?:lobby|(?:match|table)-[\w-]{1,40})$/;
const rid = v.pipe(v.string(), v.regex(CHAT_ROOM));
const fallbackText = v.fallback(text, "");

export const chatMessageSchema = v.object({
  id: filled, // of the server; ascending within a room
  rid: filled,
  /** Of the sender, so that an own message is found again: once in a list, whatever arrives twice. */
  clientId: fallbackText,
  userId: filled,
  name: filled, // masked by the server
  avatar: fallbackText,
  vipLevel: v.fallback(count, 0),
  role: v.fallback(v.picklist(["member", "moderator", "guest", "system"]), "member"),
  msg: text,
  time: number, // epoch milliseconds
  reply: orNull(v.object({ id: filled, name: filled, msg: text })),
});
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;

export const giftSchema = v.object({
  id: filled,
  rid: filled,
  name: filled, // of the sender, masked
  gift: filled, // key of `chatGifts`
  giftName: filled,
  count: v.fallback(count, 1),
  time: number,
});
export type ChatGift = v.InferOutput<typeof giftSchema>;

export const predictionSchema = v.object({
  id: filled,
  rid: filled,
  name: filled,
  home: count,
  away: count,
  time: number,
});
export type ChatPrediction = v.InferOutput<typeof predictionSchema>;

const roomState = v.object({
  rid: filled,
  open: yesNo,
  /** Everybody but moderators is muted. */
  muted: v.fallback(yesNo, false),
  slowSeconds: v.fallback(count, 0), // pause between two messages of a member
  minVipLevel: v.fallback(count, 0), // to write
  online: v.fallback(count, 0),
  title: fallbackText,
});
export type ChatRoomState = v.InferOutput<typeof roomState>;

const muted = v.object({
  rid: fallbackText, // empty: in all rooms
  muted: yesNo,
  until: orNull(number), // null: until further notice
  message: fallbackText,
});

/** What the client sends. */
export const CHAT_SENT = {
  heartbeat: v.strictObject({}),
  /** `body` is the jwt. */
  login: v.strictObject({ token: v.string(), body: v.string() }),
  guestLogin: v.strictObject({ uuid: v.string() }),
  joinRoom: v.strictObject({ rid }),
  send: v.strictObject({
    rid,
    msg: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(CHAT_MAX_TEXT)),
    clientId: v.pipe(v.string(), v.uuid()),
    replyTo: v.optional(v.string()),
  }),
} as const;

/** What the server sends. */
export const CHAT_RECEIVED = {
  heartbeat: v.object({}),
  /** Answer to `login` and `guestLogin`. */
  login: v.object({ ok: yesNo, userId: fallbackText, name: fallbackText, message: fallbackText }),
  guestLogin: v.object({
    ok: yesNo,
    userId: fallbackText,
    name: fallbackText,
    message: fallbackText,
  }),
  joinRoom: v.object({ rid: filled, ok: yesNo, message: fallbackText }),
  /** A message of anybody; also to its own sender. */
  send: chatMessageSchema,
  memberMute: muted,
  messageBlock: v.object({ rid: filled, ids: v.array(filled) }), // taken away by a moderator
  roomStatus: roomState,
  allRoomStatus: v.object({ rooms: rows(roomState) }),
  vipLevel: v.object({ minVipLevel: count }), // to write, in all rooms
  joined: v.object({ rid: filled, name: filled, vipLevel: v.fallback(count, 0) }),
  history: v.object({ rid: filled, list: rows(chatMessageSchema), more: v.fallback(yesNo, false) }),
  roomDestroy: v.object({ rid: filled }),
  score: v.object({ rid: filled, home: count, away: count, text: fallbackText }),
  clear: v.object({ rid: filled }),
  roomInfo: roomState,
  gift: giftSchema,
  prediction: predictionSchema,
  /** A refusal or a notice for this connection; `clientId` of the message it is about. */
  notify: v.object({
    message: filled,
    clientId: fallbackText,
    reason: v.fallback(
      v.picklist(["notice", "muted", "slow", "vip", "closed", "guest", "text", "login"]),
      "notice",
    ),
    retryMs: v.fallback(count, 0),
  }),
} as const satisfies Readonly<Record<ChatName, v.GenericSchema>>;
export type ChatReceived = {
  readonly [N in ChatName]: v.InferOutput<(typeof CHAT_RECEIVED)[N]>;
};
