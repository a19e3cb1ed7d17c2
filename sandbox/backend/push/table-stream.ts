// The stream of live-casino tables: all of them first, then those that change. Nothing runs while nobody is
// connected.
import * as v from "valibot";
import type { LiveTable } from "#contract/api/venue-info.ts";
import { TABLE_STREAM, type TableMessage } from "#contract/api/table-feed.ts";
import type { Backend } from "../wire/backend.ts";
import type { SiteView } from "../wire/sites.ts";
import { type Connection, type Delivery, DIRECT } from "./connection.ts";
import { createInterval } from "./interval.ts";
import type { Stream } from "./stream.ts";
import { tableChanged } from "./table-changes.ts";

export interface TableStream extends Stream {
  closeSockets(): void;
  close(): void;
}

interface Watcher {
  readonly connection: Connection;
  readonly view: SiteView;
}

/** What the watchers of a site have got. */
interface Shown {
  readonly time: number;
  readonly tables: ReadonlyMap<string, LiveTable>;
}

const UPDATE_MS = 1000;
const HEARTBEAT_MS = 10_000;
/** After a longer break, or when the clock was set, all tables are sent again. */
const BUSY_MS = 5000;

const PingSchema = v.object({ type: v.literal("ping") });

export function createTableStream(backend: Backend, delivery: Delivery = DIRECT): TableStream {
  const watchers = new Set<Watcher>();
  const shown = new Map<SiteView, Shown>();
  const send = createSender(backend, delivery);
  const heartbeat = (to: Iterable<Watcher>) => send(to, { type: "heartbeat", time: backend.now() });
  const update = () => {
    if (delivery.isPaused()) return;
    for (const [view, group] of Map.groupBy(watchers, (watcher) => watcher.view)) {
      const message = nextMessage(backend, view, shown);
      if (message) send(group, message);
    }
  };
  const updates = createInterval(update, UPDATE_MS);
  const heartbeats = createInterval(() => heartbeat(watchers), HEARTBEAT_MS);
  const startOrStop = () => {
    updates.run(watchers.size > 0);
    heartbeats.run(watchers.size > 0);
    if (watchers.size === 0) shown.clear();
  };
  const closeSockets = () => {
    for (const { connection } of watchers) connection.close();
  };
  return {
    path: TABLE_STREAM,
    needs: "realbet",
    connect(connection, view) {
      const watcher: Watcher = { connection, view };
      watchers.add(watcher);
      const time = backend.now();
      const tables = backend.ports.tables(view, time);
      send([watcher], { type: "tables", time, tables: [...tables] });
      if (!shown.has(view)) shown.set(view, { time, tables: byId(tables) });
      startOrStop();
      return {
        receive(message) {
          if (v.is(PingSchema, message)) heartbeat([watcher]);
        },
        leave() {
          watchers.delete(watcher);
          startOrStop();
        },
      };
    },
    closeSockets,
    close() {
      closeSockets();
      watchers.clear();
      startOrStop();
    },
  };
}

/** @returns null when no table has changed */
function nextMessage(
  { ports, now }: Backend,
  view: SiteView,
  shown: Map<SiteView, Shown>,
): TableMessage | null {
  const time = now();
  const tables = ports.tables(view, time);
  const before = shown.get(view);
  if (!before || Math.abs(time - before.time) > BUSY_MS) {
    shown.set(view, { time, tables: byId(tables) });
    return { type: "tables", time, tables: [...tables] };
  }
  const changed = tables.filter((table) => tableChanged(before.tables.get(table.id), table));
  shown.set(view, { time, tables: new Map([...before.tables, ...byId(changed)]) });
  return changed.length === 0 ? null : { type: "changed", time, tables: changed };
}

function byId(tables: readonly LiveTable[]): ReadonlyMap<string, LiveTable> {
  return new Map(tables.map((table) => [table.id, table]));
}

/** Serializes a message once per locale. */
function createSender({ localize }: Backend, delivery: Delivery) {
  return (to: Iterable<Watcher>, message: TableMessage): void => {
    const texts = new Map<string, string>();
    for (const { connection } of to) {
      const { locale } = connection;
      const text = texts.get(locale) ?? JSON.stringify(localize(message, locale));
      texts.set(locale, text);
      delivery.send(connection, text);
    }
  };
}
