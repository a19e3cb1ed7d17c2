// The numbers of lines that are missing in a room, with the times between which they lie.

/** `to` 0: up to now. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

export interface MissingLines {
  note(ids: Iterable<number>, gap: Gap): void;
  found(id: number): void;
  forgetUpTo(id: number): void;
  /** All gaps as one; null when nothing is missing. */
  gap(): Gap | null;
  /** What was asked for has come; what is missing still was removed. */
  close(gap: Gap): void;
}

export function createMissingLines(): MissingLines {
  const missing = new Map<number, Gap>();
  return {
    note(ids, gap) {
      for (const id of ids) missing.set(id, gap);
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
      return { from, to: ends.includes(0) ? 0 : Math.max(...ends) };
    },
    close({ from, to }) {
      for (const [id, gap] of missing) {
        const isWithin = to === 0 || (gap.to !== 0 && gap.to <= to);
        if (gap.from >= from && isWithin) missing.delete(id);
      }
    },
  };
}
