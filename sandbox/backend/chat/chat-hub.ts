// Who is connected, and how what is announced reaches them.
import { CHAT_IDS } from "#contract/chat.ts";
import type { ChatRoomState } from "#contract/chat.ts";
import type { Backend } from "../wire/backend.ts";
import type { Connection, Delivery } from "../push/connection.ts";
import type { SiteView } from "../wire/sites.ts";
import type { ChatEvent, ChatFrame } from "./chat-events.ts";
import type { ChatUser } from "./chat-user.ts";
import { roomState } from "./room-state.ts";

export interface ChatClient {
  readonly view: SiteView;
  readonly connection: Connection;
  /** For lines; the sandbox plants loss, repetition and disorder here. */
  readonly sendLine: (text: string) => void;
  user: ChatUser | null;
  /** Of the member's session. */
  token: string;
  rid: string | null;
}

export interface ChatHub {
  readonly clients: Set<ChatClient>;
  send(to: Iterable<ChatClient>, frame: ChatFrame): void;
  /** Sends to all whom it concerns. */
  deliver(event: ChatEvent): void;
  stateOf(view: SiteView, rid: string): ChatRoomState;
}

const LINES: ReadonlySet<ChatFrame["name"]> = new Set(["send", "gift", "prediction"]);

export function createHub(backend: Backend, delivery: Delivery): ChatHub {
  const clients = new Set<ChatClient>();
  const send = createSender(backend, delivery);
  const stateOf = (view: SiteView, rid: string) => {
    const inRoom = [...clients].filter((client) => client.view === view && client.rid === rid);
    return roomState(backend, view, { rid, here: inRoom.length });
  };
  const sendState = (view: SiteView, to: readonly ChatClient[], rid: string | undefined) => {
    if (rid !== undefined) return send(to, { name: "roomStatus", data: stateOf(view, rid) });
    const rids = new Set(to.flatMap((client) => client.rid ?? []));
    const rooms = [...rids].map((one) => stateOf(view, one));
    return send(to, { name: "allRoomStatus", data: { rooms } });
  };
  return {
    clients,
    send,
    stateOf,
    deliver(event) {
      const found = [...clients].filter((client) => isFor(event, client));
      if (event.frame) return send(found, event.frame);
      for (const [view, group] of Map.groupBy(found, (client) => client.view)) {
        sendState(view, group, event.rid);
      }
    },
  };
}

function isFor({ site, rid, userId }: ChatEvent, client: ChatClient): boolean {
  return (
    client.view.site.id === site &&
    (rid === undefined || client.rid === rid) &&
    (userId === undefined || client.user?.userId === userId)
  );
}

/** Serializes a frame once per locale. */
function createSender({ localize }: Backend, delivery: Delivery): ChatHub["send"] {
  return (to, { name, data }) => {
    const texts = new Map<string, string>();
    for (const { connection, sendLine } of to) {
      const { locale } = connection;
      const frame = { msgId: CHAT_IDS[name], msgData: data };
      const text = texts.get(locale) ?? JSON.stringify(localize(frame, locale));
      texts.set(locale, text);
      if (LINES.has(name)) sendLine(text);
      else delivery.send(connection, text);
    }
  };
}
