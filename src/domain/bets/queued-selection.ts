// A price pressed outside the sports pages waits here for the slip: in this tab, for one minute. The ids are
// enough, the slip requests the rest. Without storage the selection is lost.
import { onceInTab } from "#lib/browser/once-in-tab.ts";

const KEPT_MS = 60_000;

export interface QueuedSelection {
  readonly gameId: string;
  readonly priceId: string;
}

const queue = onceInTab("pick-queue", ({ gameId, priceId, at }) =>
  typeof gameId === "string" && typeof priceId === "string" && typeof at === "number"
    ? { gameId, priceId, at }
    : null,
);

export function queueSelection({ gameId, priceId }: QueuedSelection): void {
  queue.leave({ gameId, priceId, at: Date.now() });
}

/** Removes it from the queue; null when nothing is queued or it has expired. */
export function takeQueuedSelection(): QueuedSelection | null {
  const taken = queue.take();
  if (taken === null || Math.abs(Date.now() - taken.at) >= KEPT_MS) return null;
  return { gameId: taken.gameId, priceId: taken.priceId };
}
