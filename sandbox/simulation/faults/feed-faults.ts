// Faults planned for the push feed: messages that are late, lost, sent twice or out of order.
import type { Connection, Delivery } from "../../backend/push/connection.ts";

const KINDS = ["gap", "duplicate", "reorder"] as const;
type Kind = (typeof KINDS)[number];
type Counts = Record<Kind, number>;

type Plan = { readonly [K in Kind]?: number | undefined } & {
  readonly paused?: boolean | undefined;
  readonly delayMs?: number | undefined;
};

export interface FeedFaults extends Delivery {
  /** Counts apply to each subscription that exists now. */
  plan(plan: Plan): void;
  state(): { readonly paused: boolean; readonly delayMs: number };
  clear(): void;
}

export function createFeedFaults(): FeedFaults {
  const settings = { paused: false, delayMs: 0 };
  const counts: Counts = { gap: 0, duplicate: 0, reorder: 0 };
  /** Incremented with every planned count, so that subscriptions notice a new one. */
  const versions: Counts = { gap: 0, duplicate: 0, reorder: 0 };
  return {
    isPaused: () => settings.paused,
    send(connection: Connection, text: string) {
      if (settings.delayMs === 0) connection.send(text);
      else setTimeout(() => connection.send(text), settings.delayMs).unref();
    },
    deltas(send) {
      const left: Counts = { gap: 0, duplicate: 0, reorder: 0 };
      const seen = { ...versions };
      let held: string | null = null;
      const take = (kind: Kind): boolean => {
        if (left[kind] === 0) return false;
        left[kind] -= 1;
        return true;
      };
      return (text) => {
        for (const kind of KINDS.filter((each) => seen[each] !== versions[each])) {
          seen[kind] = versions[kind];
          left[kind] = counts[kind];
        }
        if (take("gap")) return;
        if (held === null && take("reorder")) {
          held = text;
          return;
        }
        send(text);
        if (take("duplicate")) send(text);
        if (held !== null) send(held);
        held = null;
      };
    },
    plan({ paused, delayMs, ...planned }) {
      if (paused !== undefined) settings.paused = paused;
      if (delayMs !== undefined) settings.delayMs = delayMs;
      for (const kind of KINDS) {
        const count = planned[kind];
        if (count === undefined) continue;
        counts[kind] = count;
        versions[kind] += 1;
      }
    },
    state: () => ({ ...settings }),
    clear() {
      Object.assign(settings, { paused: false, delayMs: 0 });
    },
  };
}
