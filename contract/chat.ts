// The chat socket (spec: betting-and-money §3, §4, §9; payloads: docs/decisions/047-engagement-payloads.md).
// A frame is `{ msgId, msgData }` as JSON on `WS /stream/api/v1/chat?clientType=web&siteId=<site>`.
import * as v from "valibot";
import {
  atLeastOne,
  count,
  filled,
  number,
  orNull,
  rows,
  text,
  textOrNone,
  yesNo,
} from "./api/answer-fields.ts";

export const CHAT_PATH = "/stream/api/v1/chat";
export const CHAT_HEARTBEAT_MS = 10_000;
export const CHAT_RECONNECT_MS = 5000;
export const CHAT_RETRY_MS = 300;
/** A message that was not delivered within this time has failed. */
export const CHAT_GIVE_UP_MS = 60_000;
export const CHAT_PAGE = 15;
export const CHAT_MAX_TEXT = 200;
/** Lines of a room that a client keeps. */
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

export const chatEnvelopeSchema = v.object({ msgId: number, msgData: v.optional(v.unknown()) });

/** `rid`: `lobby`, `match-<gide>` or `table-<id>`. */
export const CHAT_ROOM = /^(?:lobby|(?:match|table)-[\w-]{1,40})$/;
export const ridSchema = v.pipe(v.string(), v.regex(CHAT_ROOM));

export const CHAT_ROLES = ["member", "moderator", "guest", "system"] as const;

const line = {
  /** 1, 2, 3… within a room, over lines of all kinds, so that a missing one is noticed. */
  id: atLeastOne,
  rid: filled,
  /** Epoch milliseconds; ascending within a room, and never the same twice. */
  time: number,
  userId: textOrNone,
  name: filled, // masked by the server
  avatar: textOrNone,
  vipLevel: v.fallback(count, 0),
  role: v.fallback(v.picklist(CHAT_ROLES), "member"),
  /** Of the sender, so that an own message is found again. Empty: nobody typed it. */
  clientId: textOrNone,
};
export const chatMessageSchema = v.object({
  kind: v.literal("message"),
  ...line,
  msg: text,
  reply: orNull(v.object({ id: atLeastOne, name: filled, msg: text })),
});
/** Drawings of gifts; an unknown one is shown as a gift. */
const CHAT_GIFT_ICONS = ["clap", "flower", "beer", "fire", "trophy", "rocket", "gift"] as const;
export const chatGiftIcon = v.fallback(v.picklist(CHAT_GIFT_ICONS), "gift");
export type ChatGiftIcon = v.InferOutput<typeof chatGiftIcon>;
export const chatGiftSchema = v.object({
  kind: v.literal("gift"),
  ...line,
  giftName: filled,
  icon: chatGiftIcon,
  count: v.fallback(count, 1),
});
export const chatPredictionSchema = v.object({
  kind: v.literal("prediction"),
  ...line,
  home: count,
  away: count,
});
export const chatLineSchema = v.variant("kind", [
  chatMessageSchema,
  chatGiftSchema,
  chatPredictionSchema,
]);
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;
export type ChatLine = v.InferOutput<typeof chatLineSchema>;

const roomState = {
  rid: filled,
  title: textOrNone,
  open: yesNo,
  /** Only moderators may write. */
  muted: v.fallback(yesNo, false),
  guests: v.fallback(yesNo, true), // may write
  slowSeconds: v.fallback(count, 0), // pause between two messages of a person
  minVipLevel: v.fallback(count, 0), // to write; of the room and of all rooms, the higher one
  online: v.fallback(count, 0),
};
const roomStateSchema = v.object(roomState);
export type ChatRoomState = v.InferOutput<typeof roomStateSchema>;

const loggedIn = v.object({
  ok: yesNo,
  userId: textOrNone,
  name: textOrNone,
  vipLevel: v.fallback(count, 0),
  message: textOrNone,
});

const clientId = v.pipe(v.string(), v.uuid());

/** What the client sends. */
export const CHAT_SENT = {
  heartbeat: v.strictObject({}),
  /** `token` is that of the session, `body` the jwt. */
  login: v.strictObject({ token: v.string(), body: v.string() }),
  guestLogin: v.strictObject({
    uuid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  }),
  /** Leaves the room that was joined before. */
  joinRoom: v.strictObject({ rid: ridSchema }),
  send: v.strictObject({
    rid: ridSchema,
    msg: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(CHAT_MAX_TEXT)),
    clientId,
    replyTo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
} as const;
export type ChatSentName = keyof typeof CHAT_SENT;
export type ChatSent<N extends ChatSentName> = v.InferOutput<(typeof CHAT_SENT)[N]>;

export const CHAT_REFUSALS = [
  "muted",
  "slow",
  "vip",
  "closed",
  "guest", // guests may not write here
  "text",
  "login", // the session is over
] as const;
export type ChatRefusal = (typeof CHAT_REFUSALS)[number];

/** What the server sends. */
export const CHAT_RECEIVED = {
  /** `rid` is the joined room, `last` the id of its newest line. */
  heartbeat: v.object({ rid: textOrNone, last: v.fallback(count, 0) }),
  /** Answer to `login` and `guestLogin`. */
  login: loggedIn,
  guestLogin: loggedIn,
  /** Answer to the client's; `roomInfo` and `history` follow. */
  joinRoom: v.object({ rid: filled, ok: yesNo, message: textOrNone }),
  /** To everybody in the room, the sender included; again to a sender who repeats it. */
  send: chatMessageSchema,
  memberMute: v.object({
    muted: yesNo,
    until: orNull(number), // null: until further notice
    message: textOrNone,
  }),
  /** Lines that a moderator has removed. */
  messageBlock: v.object({ rid: filled, ids: rows(atLeastOne) }),
  roomStatus: roomStateSchema,
  allRoomStatus: v.object({ rooms: rows(roomStateSchema) }),
  /** To write in any room. */
  vipLevel: v.object({ minVipLevel: count }),
  joined: v.object({
    rid: filled,
    name: filled,
    vipLevel: v.fallback(count, 0),
    online: v.fallback(count, 0),
    left: v.fallback(yesNo, false),
  }),
  /** The newest lines after joining, oldest first, and what was removed lately. */
  history: v.object({
    rid: filled,
    list: rows(chatLineSchema),
    more: v.fallback(yesNo, false),
    removed: v.fallback(rows(atLeastOne), []),
  }),
  roomDestroy: v.object({ rid: filled, message: textOrNone }),
  score: v.object({ rid: filled, home: count, away: count, text: textOrNone }),
  /** Lines up to `last` are gone. */
  clear: v.object({ rid: filled, last: count }),
  /** `last` as of the heartbeat; lines up to `cleared` are gone. */
  roomInfo: v.object({ ...roomState, last: count, cleared: v.fallback(count, 0) }),
  gift: chatGiftSchema,
  prediction: chatPredictionSchema,
  /** A notice, or why a message was refused. */
  notify: v.object({
    message: filled,
    clientId: textOrNone,
    reason: v.fallback(v.picklist(["notice", ...CHAT_REFUSALS]), "notice"),
    retryMs: v.fallback(count, 0),
  }),
} as const satisfies Readonly<Record<ChatName, v.GenericSchema>>;
export type ChatReceived = {
  readonly [N in ChatName]: v.InferOutput<(typeof CHAT_RECEIVED)[N]>;
};
