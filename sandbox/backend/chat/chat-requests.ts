// What a client asks for over the socket.
import * as v from "valibot";
import {
  CHAT_IDS,
  CHAT_SENT,
  chatEnvelopeSchema,
  type ChatSent,
  type ChatSentName,
} from "#contract/chat.ts";
import { memberById } from "../members/member-store.ts";
import { memberOfToken } from "../members/token-store.ts";
import type { Backend } from "../wire/backend.ts";
import type { ChatClient } from "./chat-hub.ts";
import { newest } from "./chat-lines.ts";
import { memberOfJwt } from "./chat-token.ts";
import { type ChatUser, guestUser, memberUser } from "./chat-user.ts";
import { type ChatService, joinRoom } from "./join-room.ts";
import {
  lineFrame,
  refusalNotice,
  type Refused,
  sendMessage,
  SESSION_OVER,
} from "./send-message.ts";

type Handler<N extends ChatSentName> = (
  service: ChatService,
  client: ChatClient,
  data: ChatSent<N>,
) => void;

const HANDLERS: { readonly [N in ChatSentName]: Handler<N> } = {
  heartbeat: ({ backend, hub }, client) => {
    const { rid, view } = client;
    const place = rid === null ? null : { site: view.site.id, rid };
    const last = place === null ? 0 : newest(backend.database, place).id;
    hub.send([client], { name: "heartbeat", data: { rid: rid ?? "", last } });
  },
  login: (service, client, { token, body }) => {
    client.user = loggedIn(service.backend, client, { token, jwt: body });
    client.token = token;
    answerLogin(service, client, "login");
  },
  guestLogin: (service, client, { uuid }) => {
    client.user = guestUser(client.view.site.id, uuid);
    client.token = "";
    answerLogin(service, client, "guestLogin");
  },
  joinRoom: (service, client, { rid }) => joinRoom(service, client, rid),
  send,
};

/** What is not of the contract is ignored. */
export function receive(service: ChatService, client: ChatClient, message: unknown): void {
  const envelope = v.safeParse(chatEnvelopeSchema, message);
  if (!envelope.success) return;
  const { msgId, msgData = {} } = envelope.output;
  const carryOut = <N extends ChatSentName>(name: N) => {
    const schema: v.GenericSchema<unknown, ChatSent<N>> = CHAT_SENT[name];
    const data = v.safeParse(schema, msgData);
    if (data.success) HANDLERS[name](service, client, data.output);
  };
  const name = NAMES.find((one) => CHAT_IDS[one] === msgId);
  if (name !== undefined) carryOut(name);
}

const NAMES = Object.keys(CHAT_SENT) as ChatSentName[];

/** A session must still be open: a token for the chat outlives it. */
function loggedIn(
  { database, now }: Backend,
  { view }: ChatClient,
  { token, jwt }: { readonly token: string; readonly jwt: string },
): ChatUser | null {
  // The page logs in again by itself, after each break of its connection.
  const use = { site: view.site.id, token, now: now(), isBackground: true };
  const session = memberOfToken(database, use);
  const member = memberOfJwt(view, jwt, now());
  return session && session.id === member ? memberUser(session) : null;
}

function answerLogin({ hub }: ChatService, client: ChatClient, name: "login" | "guestLogin"): void {
  const { user } = client;
  const { userId = "", vipLevel = 0 } = user ?? {};
  const message = user ? "" : SESSION_OVER.message;
  const data = { ok: user !== null, userId, name: user?.name ?? "", vipLevel, message };
  hub.send([client], { name, data });
}

function send(
  { backend, hub }: ChatService,
  client: ChatClient,
  { rid, ...message }: ChatSent<"send">,
): void {
  const { database, now } = backend;
  const refuse = (refused: Refused) => {
    hub.send([client], { name: "notify", data: refusalNotice(refused, message.clientId) });
  };
  client.user = presentUser(backend, client);
  const { user, view } = client;
  if (!user) return refuse(SESSION_OVER);
  if (client.rid !== rid) return refuse({ reason: "closed", message: "您已离开该聊天室" });
  const place = { site: view.site.id, rid };
  const sent = sendMessage(database, { place, user, time: now() }, message);
  if ("reason" in sent) return refuse(sent);
  if (sent.again) hub.send([client], lineFrame(sent.line));
}

/** A member's level may have risen since the login, and the session may be over. */
function presentUser({ database, now }: Backend, { user, view, token }: ChatClient) {
  if (user?.member == null) return user;
  const use = { site: view.site.id, token, now: now(), isBackground: false };
  const session = memberOfToken(database, use);
  const member = session && memberById(database, session.id);
  return member && memberUser(member);
}
