// The tables of the lobby as last told by the server.
import { create } from "zustand";
import type { LiveTable } from "#contract/api/venue-info.ts";

export interface HeldTable {
  readonly table: LiveTable;
  /** End of the betting time, in server time. */
  readonly closesAt: number;
}

interface LiveTables {
  /** `empty` while the category has no table. */
  readonly state: "loading" | "ready" | "empty" | "error";
  readonly error: unknown;
  readonly byId: ReadonlyMap<string, HeldTable>;
  /** In the server's order; a new list only when tables come or go. */
  readonly ids: readonly string[];
  /** False once the data is too old to go by: countdowns stop. */
  readonly fresh: boolean;
}

export const NO_TABLES: LiveTables = {
  state: "loading",
  error: null,
  byId: new Map(),
  ids: [],
  fresh: true,
};

export const useLiveTables = create<LiveTables>(() => NO_TABLES);

/** A round whose end is told again moves only by more than this. In milliseconds. */
const JITTER_MS = 1500;

/** @param now server time */
export function replaceTables(tables: readonly LiveTable[], now: number): void {
  useLiveTables.setState(({ byId, ids }) => {
    const next = new Map(tables.map((table) => [table.id, held(table, byId.get(table.id), now)]));
    const order = [...next.keys()];
    const same = order.length === ids.length && order.every((id, at) => id === ids[at]);
    return {
      state: next.size === 0 ? "empty" : "ready",
      error: null,
      byId: next,
      ids: same ? ids : order,
      fresh: true,
    };
  });
}

/** Tables that are not in the list yet wait for the next whole list. */
export function changeTables(tables: readonly LiveTable[], now: number): void {
  useLiveTables.setState(({ byId }) => {
    const next = new Map(byId);
    for (const table of tables) {
      const before = byId.get(table.id);
      if (before !== undefined) next.set(table.id, held(table, before, now));
    }
    return { byId: next, fresh: true };
  });
}

/** Tables that were loaded before stay. */
export function noteFailure(error: unknown): void {
  useLiveTables.setState(({ state }) => ({ error, ...(state === "loading" ? FAILED : {}) }));
}

const FAILED = { state: "error" } as const;

export function tableNow(id: string): HeldTable | undefined {
  return useLiveTables.getState().byId.get(id);
}

/** The same object for the same content. */
function held(table: LiveTable, before: HeldTable | undefined, now: number): HeldTable {
  const told = now + table.secondsLeft * 1000;
  if (before === undefined || before.table.round !== table.round) return { table, closesAt: told };
  const closesAt = Math.abs(before.closesAt - told) < JITTER_MS ? before.closesAt : told;
  const unchanged = before.closesAt === closesAt && isSame(before.table, table);
  return unchanged ? before : { table, closesAt };
}

function isSame(before: LiveTable, after: LiveTable): boolean {
  const secondsLeft = 0;
  return JSON.stringify({ ...before, secondsLeft }) === JSON.stringify({ ...after, secondsLeft });
}
