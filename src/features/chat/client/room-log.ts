// The lines of a room as far as they are known. Each is there once and in its place, whatever order they arrive
// in; numbers that are missing are noticed, so that they can be asked for.
import type { ChatLine } from "#contract/chat.ts";
import { createMissingLines, type Gap } from "./missing-lines.ts";
import { createSortedLines } from "./sorted-lines.ts";

export interface RoomLog {
  /** The same array until something has changed. Oldest first. */
  lines(): readonly ChatLine[];
  add(lines: readonly ChatLine[]): void;
  /** Lines before the first one. Oldest first. */
  addOlder(lines: readonly ChatLine[]): void;
  /** The server says which line is the newest. @returns false when it has started again: all is void */
  expect(last: number): boolean;
  remove(ids: readonly number[]): void;
  /** Up to this number. */
  clear(last: number): void;
  /** Cuts off what lies before a line. */
  cutBefore(id: number): void;
  gap(): Gap | null;
  /** What was asked for has been added. */
  closeGap(gap: Gap): void;
  isFull(): boolean;
}

const REMOVED_KEPT = 500;

export function createRoomLog(most: number): RoomLog {
  const list = createSortedLines();
  const missing = createMissingLines();
  const removed = new Set<number>();
  /** The highest number that is known of; null until the first one is. */
  let last: number | null = null;
  /** Lines up to this one are not wanted. */
  let floor = 0;

  /** Lines between the last one and this number have not come. */
  const miss = (next: number, to: number) => {
    if (last === null) return;
    // A long absence is loaded as one piece anyway.
    const ids = numbers(Math.max(last + 1, next - most), next);
    const lost = ids.filter((id) => !removed.has(id));
    missing.note(lost, { from: list.last()?.time ?? 0, to });
  };
  const take = (line: ChatLine) => {
    missing.found(line.id);
    if (line.id <= floor || removed.has(line.id)) return;
    miss(line.id, line.time);
    last = Math.max(last ?? 0, line.id);
    list.place(line);
  };
  const dropTo = (id: number) => {
    floor = Math.max(floor, id);
    missing.forgetUpTo(floor);
    list.keep((line) => line.id > floor);
  };
  return {
    lines: list.read,
    gap: missing.gap,
    closeGap: missing.close,
    isFull: () => list.size() >= most,
    clear: dropTo,
    cutBefore: (id) => dropTo(id - 1),
    add(lines) {
      for (const line of lines) take(line);
      // In steps, so that not every line of a flood moves all of the others.
      if (list.size() >= most * 1.05) dropTo(list.read().at(-most - 1)?.id ?? 0);
    },
    addOlder(lines) {
      const first = list.first()?.id ?? Infinity;
      const older = lines.filter(({ id }) => id < first && !removed.has(id));
      list.prepend(older);
      floor = Math.min(floor, (lines[0]?.id ?? 1) - 1);
    },
    expect(newest) {
      if (last !== null && newest < last) return false;
      miss(newest + 1, 0);
      last = newest;
      return true;
    },
    remove(ids) {
      const gone = new Set(ids);
      for (const id of gone) {
        removed.add(id);
        missing.found(id);
      }
      forgetFirst(removed, REMOVED_KEPT);
      list.keep(({ id }) => !gone.has(id));
    },
  };
}

/** @param to not included */
function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

function forgetFirst(ids: Set<number>, most: number): void {
  for (const id of ids) if (ids.size > most) ids.delete(id);
}
