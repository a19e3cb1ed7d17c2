// The sockets of the chat. A client logs in as a member or a guest, is in one room at a time, and gets what is
// announced for it. The pulse runs only while somebody is connected.
import { CHAT_PATH } from "#contract/chat.ts";
import type { Backend } from "../wire/backend.ts";
import { type Delivery, DIRECT } from "../push/connection.ts";
import { createInterval } from "../push/interval.ts";
import type { Stream } from "../push/stream.ts";
import { onAnnounced } from "./chat-events.ts";
import { type ChatClient, createHub } from "./chat-hub.ts";
import { createPulse } from "./chat-pulse.ts";
import { endSessions } from "./end-sessions.ts";
import { receive } from "./chat-requests.ts";
import { leaveRoom } from "./join-room.ts";

export interface ChatStream extends Stream {
  closeSockets(): void;
  close(): void;
}

const PULSE_MS = 1000;

export function createChatStream(backend: Backend, delivery: Delivery = DIRECT): ChatStream {
  const hub = createHub(backend, delivery);
  const pulse = createPulse(backend, hub);
  const service = { backend, hub, pulse };
  const pulses = createInterval(() => {
    endSessions(backend, hub);
    pulse.beat();
  }, PULSE_MS);
  const stop = onAnnounced(backend.database, hub.deliver);
  const closeSockets = () => {
    for (const { connection } of hub.clients) connection.close();
  };
  return {
    path: CHAT_PATH,
    needs: "chat",
    connect(connection, view) {
      const sendLine = delivery.deltas((text) => delivery.send(connection, text));
      const client: ChatClient = {
        connection,
        view,
        sendLine,
        user: null,
        token: "",
        rid: null,
      };
      hub.clients.add(client);
      pulses.run(true);
      return {
        receive: (message) => receive(service, client, message),
        leave() {
          // After `close` nobody is there to be told, and the database may be closed.
          if (hub.clients.delete(client)) leaveRoom(service, client);
          pulses.run(hub.clients.size > 0);
        },
      };
    },
    closeSockets,
    close() {
      closeSockets();
      hub.clients.clear();
      pulses.run(false);
      stop();
    },
  };
}
