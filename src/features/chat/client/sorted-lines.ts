// Lines in the order of their numbers, each once.
import type { ChatLine } from "#contract/chat.ts";

export interface SortedLines {
  /** The same array until something has changed. Oldest first. */
  read(): readonly ChatLine[];
  first(): ChatLine | undefined;
  last(): ChatLine | undefined;
  readonly size: () => number;
  place(line: ChatLine): void;
  prepend(lines: readonly ChatLine[]): void;
  keep(wanted: (line: ChatLine) => boolean): void;
}

export function createSortedLines(): SortedLines {
  let list: ChatLine[] = [];
  let shown: readonly ChatLine[] | null = null;
  const set = (next: ChatLine[]) => {
    if (next.length === list.length) return;
    list = next;
    shown = null;
  };
  return {
    read: () => (shown ??= [...list]),
    first: () => list[0],
    last: () => list.at(-1),
    size: () => list.length,
    place(line) {
      const index = placeOf(list, line.id);
      if (list[index]?.id === line.id) return;
      list.splice(index, 0, line);
      shown = null;
    },
    prepend: (lines) => set([...lines, ...list]),
    keep: (wanted) => set(list.filter(wanted)),
  };
}

/** Where a line with this number is or belongs. Most belong at the end. */
function placeOf(list: readonly ChatLine[], id: number): number {
  if ((list.at(-1)?.id ?? 0) < id) return list.length;
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.id ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
