// A price pressed outside of the sports pages waits here for the slip (this tab, one minute): what it is
// called by the book is enough, the slip asks the rest. Without storage the player picks once more there.
import { onceInTab } from "../lib/once-in-tab.ts";

const KEPT_MS = 60_000;

export interface QueuedPick {
  readonly gameId: string;
  readonly priceId: string;
}

const queue = onceInTab("pick-queue", ({ gameId, priceId, at }) =>
  typeof gameId === "string" && typeof priceId === "string" && typeof at === "number"
    ? { gameId, priceId, at }
    : null,
);

export function queuePick({ gameId, priceId }: QueuedPick): void {
  queue.leave({ gameId, priceId, at: Date.now() });
}

/** Once; null where nothing waits, or has waited too long. */
export function takeQueuedPick(): QueuedPick | null {
  const taken = queue.take();
  if (taken === null || Math.abs(Date.now() - taken.at) >= KEPT_MS) return null;
  return { gameId: taken.gameId, priceId: taken.priceId };
}
