// What a client needs, and the parts that its modules share.
import type { ChatLine, ChatReceived, ChatSent, ChatSentName } from "#contract/chat.ts";
import type { StreamSocket } from "#lib/calls/stream-socket.ts";
import type { ChatState, Pending } from "./chat-state.ts";
import type { AskHistory } from "./lines-before.ts";
import type { Outbox, OUTBOX_WAITS } from "./outbox.ts";
import type { RoomLog } from "./room-log.ts";

export interface ChatDeps {
  readonly url: () => string;
  /** A member's session with a jwt; null for a guest. @throws when the server could not be asked */
  readonly member: (
    fresh: boolean,
  ) => Promise<{ readonly token: string; readonly jwt: string } | null>;
  /** Of this browser. */
  readonly guestId: () => string;
  readonly history: AskHistory;
  /** Server time, epoch milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Stores what waits to be sent, for the one who is logged in. */
  readonly waiting: {
    read(): readonly Pending[];
    write(pending: readonly Pending[]): void;
  };
  /** Runs what draws: lines that arrive together are drawn together. */
  readonly batch: (draw: () => void) => void;
  readonly waits?: Partial<Waits>;
}

export interface Waits {
  readonly first: number;
  readonly most: number;
  readonly ping: number;
  readonly silence: number;
  /** A line may only be late: so long it is waited for before it is asked for. */
  readonly gap: number;
  readonly outbox?: typeof OUTBOX_WAITS;
}
/** Who the client is to the server. */
export interface Login {
  /** Says who this is, in place of whatever was said before. */
  identify(): void;
  /** Another account, or none: refusals of the one before do not count. */
  changed(): void;
  /** A new connection knows nobody. */
  opened(): void;
  answered(answer: ChatReceived["login"], guest: boolean): void;
  /** The session is over. Ignored while a login is under way: it is about the one before. */
  refused(message: string): void;
  /** The server has accepted the newest login. */
  isKnown(): boolean;
}

/** The parts of a client, for the modules that it is made of. */
export interface ChatParts {
  readonly deps: ChatDeps;
  readonly set: (patch: Partial<ChatState>) => void;
  readonly get: () => ChatState;
  readonly socket: StreamSocket<object>;
  readonly outbox: Outbox;
  log: RoomLog;
  /** Lines with the id of their sender, not drawn yet. */
  readonly arrived: ChatLine[];
  /** Number of the present connection. */
  connection: number;
  readonly login: Login;
  joined: boolean;
  readonly send: <N extends ChatSentName>(name: N, data: ChatSent<N>) => boolean;
  readonly take: (lines: readonly ChatLine[]) => void;
  readonly draw: () => void;
  readonly checkGap: () => void;
}
