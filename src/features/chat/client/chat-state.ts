import type { ChatLine, ChatRefusal, ChatRoomState } from "#contract/chat.ts";

export interface ChatMe {
  readonly userId: string;
  readonly name: string;
  readonly vipLevel: number;
  readonly guest: boolean;
}

/** A message of one's own that is not in the room yet. */
export interface Pending {
  readonly clientId: string;
  readonly rid: string;
  readonly msg: string;
  readonly reply: { readonly id: number; readonly name: string; readonly msg: string } | null;
  /** When it was sent, or sent again; epoch milliseconds. */
  readonly at: number;
  readonly state: "sending" | "failed";
  /** Why it failed, in the server's words; empty when it was not delivered in time. */
  readonly why: string;
}

export interface ChatState {
  readonly connection: "connecting" | "open" | "down";
  /** Null until the server knows who this is. */
  readonly me: ChatMe | null;
  readonly rid: string | null;
  /** Null until the room is joined. */
  readonly room: ChatRoomState | null;
  /** Why there is no room; empty when there is one, or may be. */
  readonly gone: string;
  readonly mute: { readonly until: number | null; readonly message: string } | null;
  readonly score: { readonly home: number; readonly away: number; readonly text: string } | null;
  /** Oldest first. */
  readonly lines: readonly ChatLine[];
  readonly older: "idle" | "loading" | "failed" | "none" | "full";
  readonly pending: readonly Pending[];
  /** From when on one may write again; epoch milliseconds. */
  readonly slowUntil: number;
  /** The latest notice of the server; a new object each time. */
  readonly notice: { readonly message: string; readonly reason: ChatRefusal | "notice" } | null;
  /** Who came last. */
  readonly joined: { readonly name: string; readonly vipLevel: number } | null;
}

export const NO_ROOM = {
  rid: null,
  room: null,
  gone: "",
  score: null,
  lines: [],
  older: "idle",
  joined: null,
  slowUntil: 0,
} as const satisfies Partial<ChatState>;

export const NO_CHAT: ChatState = {
  ...NO_ROOM,
  connection: "connecting",
  me: null,
  mute: null,
  pending: [],
  notice: null,
};
