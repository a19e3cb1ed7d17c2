// A price pressed outside of the sports pages waits here for the slip (this tab, one minute): what it is
// called by the book is enough, the slip asks the rest.

const KEY = "pick-queue";
const KEPT_MS = 60_000;

export interface QueuedPick {
  readonly gameId: string;
  readonly priceId: string;
}

export function queuePick({ gameId, priceId }: QueuedPick): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ gameId, priceId, at: Date.now() }));
  } catch {
    // Without storage the player picks once more on the page that opens.
  }
}

/** Once; null where nothing waits, or has waited too long. */
export function takeQueuedPick(): QueuedPick | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}

function read(value: unknown): QueuedPick | null {
  if (typeof value !== "object" || value === null) return null;
  const { gameId, priceId, at }: { gameId?: unknown; priceId?: unknown; at?: unknown } = value;
  if (typeof gameId !== "string" || typeof priceId !== "string" || typeof at !== "number")
    return null;
  return Math.abs(Date.now() - at) < KEPT_MS ? { gameId, priceId } : null;
}
