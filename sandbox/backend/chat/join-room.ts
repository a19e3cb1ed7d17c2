// Joining and leaving a room.
import { CHAT_PAGE } from "#contract/chat.ts";
import type { Backend } from "../wire/backend.ts";
import type { ChatClient, ChatHub } from "./chat-hub.ts";
import { lastRemoved, newest, readLines } from "./chat-lines.ts";
import { muteOf } from "./chat-mutes.ts";
import type { Pulse } from "./chat-pulse.ts";
import { roomSettings, roomTitle } from "./chat-rooms.ts";

const REMOVED_SHOWN = 100;

export interface ChatService {
  readonly backend: Backend;
  readonly hub: ChatHub;
  readonly pulse: Pulse;
}

export function joinRoom(service: ChatService, client: ChatClient, rid: string): void {
  const { backend, hub, pulse } = service;
  const { database, ports, now } = backend;
  const { view } = client;
  const place = { site: view.site.id, rid };
  leaveRoom(service, client);
  const title = roomTitle({ ports, view }, rid, now());
  const { destroyed } = roomSettings(database, place);
  if (title === null || destroyed) {
    const message = title === null ? "聊天室不存在" : "该聊天室已关闭";
    return hub.send([client], { name: "joinRoom", data: { rid, ok: false, message } });
  }
  client.rid = rid;
  pulse.enter(view, rid);
  hub.send([client], { name: "joinRoom", data: { rid, ok: true, message: "" } });
  tellRoom(service, client, rid);
  tellMute(service, client);
  tellMove(service, client, { rid, left: false });
}

export function leaveRoom(service: ChatService, client: ChatClient): void {
  const { rid } = client;
  client.rid = null;
  if (rid !== null) tellMove(service, client, { rid, left: true });
}

function tellRoom({ backend, hub, pulse }: ChatService, client: ChatClient, rid: string): void {
  const { database } = backend;
  const { view } = client;
  const place = { site: view.site.id, rid };
  const { cleared } = roomSettings(database, place);
  const filter = { after: cleared, kind: "all", moderator: false, from: 0, to: 0 } as const;
  const lines = readLines(database, place, filter, { limit: CHAT_PAGE + 1, offset: 0 });
  const last = newest(database, place).id;
  hub.send([client], {
    name: "roomInfo",
    data: { ...hub.stateOf(view, rid), last, cleared },
  });
  hub.send([client], {
    name: "history",
    data: {
      rid,
      list: lines.slice(0, CHAT_PAGE).toReversed(),
      more: lines.length > CHAT_PAGE,
      removed: lastRemoved(database, place, REMOVED_SHOWN),
    },
  });
  const score = pulse.score(view, rid);
  if (score) hub.send([client], score);
}

function tellMute({ backend, hub }: ChatService, client: ChatClient): void {
  const { user, view } = client;
  if (!user) return;
  const { database, now } = backend;
  const mute = muteOf(database, { site: view.site.id, userId: user.userId }, now());
  const { until, message } = mute ?? { until: null, message: "" };
  hub.send([client], { name: "memberMute", data: { muted: mute !== null, until, message } });
}

/** Members only: guests come and go all the time. */
function tellMove(
  { hub }: ChatService,
  { view, user }: ChatClient,
  { rid, left }: { readonly rid: string; readonly left: boolean },
): void {
  if (user === null || user.role === "guest") return;
  const { name, vipLevel } = user;
  const data = { rid, name, vipLevel, left, online: hub.stateOf(view, rid).online };
  hub.deliver({ site: view.site.id, rid, frame: { name: "joined", data } });
}
