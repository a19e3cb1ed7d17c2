// A client of the chat's socket, for tests.
import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { WebSocket } from "ws";
import {
  CHAT_IDS,
  CHAT_PATH,
  CHAT_RECEIVED,
  type ChatName,
  type ChatReceived,
  chatEnvelopeSchema,
  type ChatSent,
  type ChatSentName,
} from "#contract/chat.ts";
import type { SampleSandbox } from "../../testing/sample-sandbox.ts";

export interface SampleChat {
  send<N extends ChatSentName>(name: N, data: ChatSent<N>): void;
  /** The first of this name that was not taken yet. */
  next<N extends ChatName>(name: N): Promise<ChatReceived[N]>;
  /** Logs in, as a guest without a name, and joins the room. */
  enter(rid: string, name?: string): Promise<ChatReceived["roomInfo"]>;
  /** Sends and waits for the line or the refusal. */
  say(rid: string, msg: string, more?: { clientId?: string; replyTo?: number }): Promise<Said>;
  readonly all: readonly { readonly name: ChatName; readonly data: unknown }[];
  readonly closed: Promise<number>;
  close(): void;
}
type Said = ChatReceived["send"] | ChatReceived["notify"];

export const CHAT_SITE = "aurora";

export async function openChat(sandbox: SampleSandbox, site = "6101"): Promise<SampleChat> {
  const query = `clientType=web&siteId=${site}`;
  const socket = new WebSocket(`ws://127.0.0.1:${sandbox.port}${CHAT_PATH}?${query}`);
  const all: { name: ChatName; data: unknown }[] = [];
  const taken = new Set<object>();
  const waiting = new Set<() => void>();
  const closed = new Promise<number>((resolve) => {
    socket.on("close", resolve);
  });
  socket.on("message", (data: Buffer) => {
    const { msgId, msgData } = v.parse(chatEnvelopeSchema, JSON.parse(data.toString()));
    const name = (Object.keys(CHAT_IDS) as ChatName[]).find((one) => CHAT_IDS[one] === msgId);
    if (name === undefined) throw new Error(`unknown message ${msgId}`);
    all.push({ name, data: v.parse(CHAT_RECEIVED[name], msgData) });
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });
  const first = (wanted: (one: (typeof all)[number]) => boolean) =>
    new Promise<unknown>((resolve) => {
      const look = () => {
        const found = all.find((one) => !taken.has(one) && wanted(one));
        if (!found) return;
        waiting.delete(look);
        taken.add(found);
        resolve(found.data);
      };
      waiting.add(look);
      look();
    });
  const chat: SampleChat = {
    all,
    closed,
    close: () => socket.close(),
    send(name, msgData) {
      socket.send(JSON.stringify({ msgId: CHAT_IDS[name], msgData }));
    },
    next: (name) => first((one) => one.name === name) as Promise<ChatReceived[typeof name]>,
    async enter(rid, name) {
      if (name === undefined) chat.send("guestLogin", { uuid: randomUUID() });
      else chat.send("login", await tokensOf(sandbox, name));
      chat.send("joinRoom", { rid });
      return chat.next("roomInfo");
    },
    say(rid, msg, { clientId = randomUUID(), replyTo } = {}) {
      chat.send("send", { rid, msg, clientId, ...(replyTo === undefined ? {} : { replyTo }) });
      const ofIt = (data: unknown) => (data as { clientId?: string }).clientId === clientId;
      return first(
        ({ name, data }) => (name === "send" || name === "notify") && ofIt(data),
      ) as Promise<Said>;
    },
  };
  return chat;
}

/** Of a new session. */
export async function tokensOf(
  sandbox: SampleSandbox,
  name: string,
): Promise<{ readonly token: string; readonly body: string }> {
  const { text } = await sandbox.control("/sandbox/session", { site: CHAT_SITE, name });
  const { token } = JSON.parse(text) as { token: string };
  const { data } = await sandbox.call(CHAT_SITE, "jwt", {}, { token });
  return { token, body: (data as { jwt: string }).jwt };
}
