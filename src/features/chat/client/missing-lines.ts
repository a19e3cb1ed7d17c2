// The numbers of lines that are missing in a room, with the times between which they lie.

/** Both ends belong to it, since lines may share a millisecond. `to` 0: up to now. */
export interface GapTimes {
  readonly from: number;
  readonly to: number;
}

export interface Gap extends GapTimes {
  /** What is missing in it, as far as that is known. */
  readonly ids: readonly number[];
}

export interface MissingLines {
  note(ids: Iterable<number>, times: GapTimes): void;
  found(id: number): void;
  forgetUpTo(id: number): void;
  /** All gaps as one; null when nothing is missing. */
  gap(): Gap | null;
  /** What was asked for has come; what of it is missing still was removed. Newer gaps stay. */
  close(gap: Gap): void;
}

export function createMissingLines(): MissingLines {
  const missing = new Map<number, GapTimes>();
  return {
    note(ids, times) {
      for (const id of ids) missing.set(id, times);
    },
    found: (id) => void missing.delete(id),
    forgetUpTo(last) {
      for (const id of missing.keys()) if (id <= last) missing.delete(id);
    },
    gap() {
      const gaps = new Set(missing.values());
      if (gaps.size === 0) return null;
      const from = Math.min(...[...gaps].map((gap) => gap.from));
      const ends = [...gaps].map(({ to }) => to);
      const ids = [...missing.keys()];
      return { from, to: ends.includes(0) ? 0 : Math.max(...ends), ids };
    },
    close({ ids }) {
      for (const id of ids) missing.delete(id);
    },
  };
}
