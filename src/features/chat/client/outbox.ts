// Messages of one's own until they are in the room: tried every 300 ms, failed after a minute, never doubled,
// because each keeps its id.
import { CHAT_GIVE_UP_MS, CHAT_RETRY_MS, type ChatLine } from "#contract/chat.ts";
import type { Pending } from "./chat-state.ts";

interface Way {
  /** Number of the connection on which messages for this room can be sent now; null: not now. */
  ready(rid: string): number | null;
  /** @returns false when it could not be sent */
  send(message: Pending): boolean;
  changed(pending: readonly Pending[]): void;
  readonly now: () => number;
  readonly newId: () => string;
  readonly waits?: OutboxWaits;
}

interface OutboxWaits {
  readonly retry: number;
  readonly giveUp: number;
  /** An answer that does not come for so long was lost. */
  readonly answer: number;
}
export const OUTBOX_WAITS: OutboxWaits = {
  retry: CHAT_RETRY_MS,
  giveUp: CHAT_GIVE_UP_MS,
  answer: 4000,
};

export interface Outbox {
  /** In place of all: those of a page before, or of somebody else. */
  load(messages: readonly Pending[]): void;
  add(message: Pick<Pending, "rid" | "msg" | "reply">): void;
  again(clientId: string): void;
  discard(clientId: string): void;
  /** These lines are in the room. */
  arrived(lines: readonly ChatLine[]): void;
  refused(clientId: string, why: string): void;
  /** Something may have become possible. */
  flush(): void;
  stop(): void;
}

export function createOutbox(way: Way): Outbox {
  const { retry, giveUp, answer } = way.waits ?? OUTBOX_WAITS;
  let all: readonly Pending[] = [];
  /** When and on which connection each was sent last. */
  const tries = new Map<string, { readonly connection: number; readonly at: number }>();
  const ticker = createTicker(() => flush(), retry);

  const set = (next: readonly Pending[]) => {
    all = next;
    way.changed(all);
    if (all.some(({ state }) => state === "sending")) ticker.start();
    else ticker.stop();
  };
  const change = (clientId: string, patch: Partial<Pending>) =>
    set(all.map((one) => (one.clientId === clientId ? { ...one, ...patch } : one)));
  const drop = (ids: ReadonlySet<string>) => {
    if (!all.some(({ clientId }) => ids.has(clientId))) return;
    for (const id of ids) tries.delete(id);
    set(all.filter(({ clientId }) => !ids.has(clientId)));
  };
  const flush = () => {
    for (const message of all) {
      if (message.state === "failed") continue;
      if (way.now() - message.at >= giveUp) change(message.clientId, { state: "failed", why: "" });
      else attempt(message);
    }
  };
  const attempt = (message: Pending) => {
    const connection = way.ready(message.rid);
    const tried = tries.get(message.clientId);
    if (connection === null) return;
    if (tried?.connection === connection && way.now() - tried.at < answer) return;
    if (way.send(message)) tries.set(message.clientId, { connection, at: way.now() });
  };
  return {
    flush,
    load(messages) {
      tries.clear();
      set(messages);
      flush();
    },
    add(message) {
      const fresh = { clientId: way.newId(), at: way.now(), state: "sending", why: "" } as const;
      set([...all, { ...message, ...fresh }]);
      flush();
    },
    again(clientId) {
      tries.delete(clientId);
      change(clientId, { state: "sending", why: "", at: way.now() });
      flush();
    },
    discard: (clientId) => drop(new Set([clientId])),
    arrived: (lines) => drop(new Set(lines.flatMap(({ clientId }) => clientId || []))),
    refused: (clientId, why) => change(clientId, { state: "failed", why }),
    stop: ticker.stop,
  };
}

function createTicker(act: () => void, every: number) {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    start() {
      timer ??= setInterval(act, every);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
