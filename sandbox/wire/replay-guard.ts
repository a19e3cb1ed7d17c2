// Signed requests are taken once: their ids are remembered for as long as their timestamp is good.
const KEPT = 20_000;

export interface ReplayGuard {
  /** @returns false when the id was there already */
  admit(id: string, until: number, now: number): boolean;
  clear(): void;
}

export function createReplayGuard(): ReplayGuard {
  const seen = new Map<string, number>();
  return {
    admit(id, until, now) {
      if ((seen.get(id) ?? -1) >= now) return false;
      if (seen.size >= KEPT) makeRoom(seen, now);
      seen.delete(id);
      seen.set(id, until);
      return true;
    },
    clear: () => seen.clear(),
  };
}

/** Forgets what is over, and where nothing is, the oldest half. */
function makeRoom(seen: Map<string, number>, now: number): void {
  for (const [id, until] of seen) if (until < now) seen.delete(id);
  for (const id of seen.keys()) {
    if (seen.size < KEPT / 2) return;
    seen.delete(id);
  }
}
