// The room that a press on "sit down now" leads to.
import type { Room } from "#contract/api/venue-info.ts";
import { missingCents } from "./choose-rooms.ts";

/** Who sits down with the whole balance leaves after one lost round. */
const COMFORT = 2;

/**
 * The largest room that the balance suffices for twice, else the smallest it suffices for at all; without a
 * known balance the smallest room. Among equals the fullest table starts soonest. Null when there is none.
 */
export function quickSeat(rooms: readonly Room[], cents: number | null): Room | null {
  const open = rooms.filter(({ opensAt, seats }) => opensAt === null && seats[0] < seats[1]);
  const smallestFirst = open.toSorted(
    (one, other) => one.entry - other.entry || waitOf(one) - waitOf(other),
  );
  if (cents === null) return smallestFirst[0] ?? null;
  const affordable = smallestFirst.filter((room) => missingCents(room, cents) === 0);
  const comfortable = affordable.filter(({ entry }) => entry * 100 * COMFORT <= cents);
  const largest = comfortable.at(-1)?.entry;
  return comfortable.find(({ entry }) => entry === largest) ?? affordable[0] ?? null;
}

/** The share of seats that are still free. */
function waitOf({ seats: [taken, all] }: Room): number {
  return all === 0 ? 1 : (all - taken) / all;
}
