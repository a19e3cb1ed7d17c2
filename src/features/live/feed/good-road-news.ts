// Tells of tables whose shoe has just turned into a good road. The player may switch it off.
import { create } from "zustand";
import { oneOf, storage } from "#lib/browser/storage.ts";
import { goodRoad } from "../roads/good-road.ts";
import { type HeldTable, useLiveTables } from "./live-store.ts";

const KEY = "liveGoodRoads";
/** A notice stands at least this long before the next one takes its place. */
const LEAST_MS = 8000;

interface GoodRoadNews {
  readonly on: boolean;
  /** Id of the table of the newest notice. */
  readonly tableId: string | null;
}

export const useGoodRoadNews = create<GoodRoadNews>(() => ({
  on: storage.read(KEY, oneOf(["on", "off"])) !== "off",
  tableId: null,
}));

export function setGoodRoadNews(on: boolean): void {
  storage.write(KEY, on ? "on" : "off");
  useGoodRoadNews.setState({ on, tableId: null });
}

export function closeGoodRoadNews(): void {
  useGoodRoadNews.setState({ tableId: null });
}

/** @returns how to stop */
export function followGoodRoads(): () => void {
  let toldAt = -LEAST_MS;
  const stop = useLiveTables.subscribe(({ byId }, before) => {
    if (byId === before.byId || !useGoodRoadNews.getState().on) return;
    const now = performance.now();
    const id = now - toldAt < LEAST_MS ? undefined : turnedGood(byId, before.byId);
    if (id === undefined) return;
    toldAt = now;
    useGoodRoadNews.setState({ tableId: id });
  });
  return () => {
    stop();
    closeGoodRoadNews();
  };
}

/** A table that had no good road before. Those that had one when they were first seen are no news. */
export function turnedGood(
  now: ReadonlyMap<string, HeldTable>,
  before: ReadonlyMap<string, HeldTable>,
): string | undefined {
  for (const [id, held] of now) {
    const known = before.get(id);
    if (known === undefined || known === held || known.table.round === held.table.round) continue;
    const kind = goodRoad(held.table.road)?.kind;
    if (kind !== undefined && kind !== goodRoad(known.table.road)?.kind) return id;
  }
  return undefined;
}
