// Everything the search needs, compiled into typed arrays on shared memory: made once by the main
// thread, read by every worker without a copy.
//
// Each needle is found by one window of four bytes of it, the rarest among all needles. A filter of bits
// says whether any needle has the window under the cursor; few windows of a text pass it.
import { COVERING_KINDS, IDENTITY_KINDS, type BrandIdentity } from "./brand-identity.ts";
import { FORMS, RULES, needlesOf, type Entry, type Form, type Needle } from "./needles.ts";

export interface SearchTables {
  /** Brand ids by index. */
  readonly brands: readonly string[];
  /** By brand: its own texts that may hold another brand's. */
  readonly covers: readonly (readonly string[])[];
  readonly entries: {
    readonly owner: Int32Array;
    readonly kind: Uint8Array;
    readonly texts: Uint8Array;
    /** Start of each text; one more than there are entries. */
    readonly start: Int32Array;
  };
  readonly needles: {
    readonly bytes: Uint8Array;
    readonly start: Int32Array;
    readonly entry: Int32Array;
    /** Where in the needle its window begins. */
    readonly anchor: Uint16Array;
    readonly window: Int32Array;
    /** Next needle with the same slot, plus one; 0 ends. */
    readonly next: Int32Array;
    readonly form: Uint8Array;
    readonly rule: Uint8Array;
  };
  readonly filter: Int32Array;
  /** How far a spread window is shifted to be a bit of the filter, and to be a slot. */
  readonly shifts: { readonly filter: number; readonly slot: number };
  /** First needle of a slot plus one; 0 where there is none. */
  readonly slots: Int32Array;
  /** Open addressing: `rgb + 1` at even places, the owner (-1 for several) at odd ones. */
  readonly colours: Int32Array;
}

/** Spreads a window over the upper bits of 32. */
export const SPREAD = 0x9e3779b1;
/** Several brands have the colour. */
export const SEVERAL = -1;

/** Lower case of ASCII letters. */
export const FOLD = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x41 && byte <= 0x5a ? byte + 32 : byte,
);

/** What depends on texts and drawings alone: it outlives a change of colours. */
export type TextTables = Omit<SearchTables, "brands" | "covers" | "colours">;

/** @param forms in which the texts are looked for */
export function compileTexts(
  entries: readonly Entry[],
  forms: readonly Form[] = FORMS,
): TextTables {
  const needles = entries.flatMap((entry, index) => needlesOf(entry, index, forms));
  return { entries: entryTables(entries), ...needleTables(needles) };
}

export function compileTables(
  identities: readonly BrandIdentity[],
  entries: readonly Entry[],
  spoken: readonly string[] = [],
): SearchTables {
  return searchTables(identities, compileTexts(entries), spoken);
}

/** @param spoken colours (`rrggbb`) that shared content holds: no brand's own */
export function searchTables(
  identities: readonly BrandIdentity[],
  texts: TextTables,
  spoken: readonly string[] = [],
): SearchTables {
  return {
    brands: identities.map(({ id }) => id),
    covers: identities.map(({ texts: own }) =>
      own.flatMap(([kind, text]) => (COVERING_KINDS.has(kind) ? [text] : [])),
    ),
    ...texts,
    colours: colourTable(identities, spoken),
  };
}

function entryTables(entries: readonly Entry[]): SearchTables["entries"] {
  const { bytes, start } = pooled(entries.map(({ text }) => Buffer.from(text)));
  return {
    owner: fill(int32(entries.length), entries, ({ owner }) => owner),
    kind: fill(uint8(entries.length), entries, ({ kind }) => IDENTITY_KINDS.indexOf(kind)),
    texts: bytes,
    start,
  };
}

function needleTables(
  needles: readonly Needle[],
): Pick<SearchTables, "needles" | "filter" | "shifts" | "slots"> {
  const { bytes, start } = pooled(needles.map((needle) => needle.bytes));
  const tables = {
    bytes,
    start,
    entry: fill(int32(needles.length), needles, ({ entry }) => entry),
    anchor: new Uint16Array(new SharedArrayBuffer(needles.length * 2)),
    window: int32(needles.length),
    next: int32(needles.length),
    form: fill(uint8(needles.length), needles, ({ form }) => FORMS.indexOf(form)),
    rule: fill(uint8(needles.length), needles, ({ rule }) => RULES.indexOf(rule)),
  };
  // The filter is to stay in the processor's first cache, so it is no larger than it must be.
  const bits = Math.max(12, Math.ceil(Math.log2(needles.length * 16)));
  const shifts = { filter: 32 - bits, slot: 35 - bits };
  const filter = int32(2 ** (bits - 5));
  const slots = int32(2 ** (bits - 3));
  const seen = countWindows(bytes, start);
  for (let needle = 0; needle < needles.length; needle += 1) {
    const from = start[needle] ?? 0;
    const anchor = rarestWindow(bytes, from, start[needle + 1] ?? 0, seen);
    const window = windowAt(bytes, from + anchor);
    const spread = Math.imul(window, SPREAD);
    const bit = spread >>> shifts.filter;
    const slot = spread >>> shifts.slot;
    filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
    tables.anchor[needle] = anchor;
    tables.window[needle] = window;
    tables.next[needle] = slots[slot] ?? 0;
    slots[slot] = needle + 1;
  }
  return { needles: tables, filter, shifts, slots };
}

export const WINDOW = 4;

/** Four bytes as the search rolls them: the bit that tells the cases of a letter apart is set in all. */
function windowAt(bytes: Uint8Array, at: number): number {
  let window = 0;
  for (let index = at; index < at + WINDOW; index += 1)
    window = (window << 8) | (bytes[index] ?? 0) | 0x20;
  return window;
}

/** How often a window occurs in the needles, by 16 bits of its spread: enough to tell common from rare. */
function countWindows(bytes: Uint8Array, start: Int32Array): Uint32Array {
  const counts = new Uint32Array(2 ** 16);
  for (let needle = 0; needle + 1 < start.length; needle += 1) {
    const last = (start[needle + 1] ?? 0) - WINDOW;
    for (let at = start[needle] ?? 0; at <= last; at += 1) {
      const slot = Math.imul(windowAt(bytes, at), SPREAD) >>> 16;
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
  }
  return counts;
}

/** Windows of a needle that are looked at: the rest of a long one brings nothing. */
const LOOKED_AT = 24;

function rarestWindow(bytes: Uint8Array, from: number, to: number, seen: Uint32Array): number {
  if (to - from < WINDOW) throw new RangeError("a needle is shorter than its window");
  let best = 0;
  let least = Infinity;
  const last = Math.min(to - WINDOW, from + LOOKED_AT);
  for (let at = from; at <= last; at += 1) {
    const count = seen[Math.imul(windowAt(bytes, at), SPREAD) >>> 16] ?? 0;
    if (count >= least) continue;
    least = count;
    best = at - from;
  }
  return best;
}

function colourTable(identities: readonly BrandIdentity[], spoken: readonly string[]): Int32Array {
  const total = identities.reduce((sum, { colours }) => sum + colours.length / 6, 0);
  const places = 2 ** Math.ceil(Math.log2(Math.max(2, total * 2)));
  const table = int32(places * 2);
  identities.forEach(({ colours }, owner) => {
    for (let at = 0; at < colours.length; at += 6) {
      const rgb = Number.parseInt(colours.slice(at, at + 6), 16);
      const place = colourPlace(table, rgb);
      const isNew = table[place] === 0;
      table[place] = rgb + 1;
      table[place + 1] = isNew || table[place + 1] === owner ? owner : SEVERAL;
    }
  });
  for (const colour of spoken) {
    const place = colourPlace(table, Number.parseInt(colour, 16));
    if (table[place] !== 0) table[place + 1] = SEVERAL;
  }
  return table;
}

/** Index of a colour's pair in the table, or of the free pair where it would stand. */
export function colourPlace(table: Int32Array, rgb: number): number {
  const last = table.length / 2 - 1; // a power of two, less one
  let place = (Math.imul(rgb, SPREAD) >>> 7) & last;
  while (table[place * 2] !== 0 && table[place * 2] !== rgb + 1) place = (place + 1) & last;
  return place * 2;
}

function pooled(parts: readonly Buffer[]): { bytes: Uint8Array; start: Int32Array } {
  const start = int32(parts.length + 1);
  parts.forEach((part, index) => (start[index + 1] = (start[index] ?? 0) + part.length));
  const bytes = uint8(start[parts.length] ?? 0);
  parts.forEach((part, index) => bytes.set(part, start[index] ?? 0));
  return { bytes, start };
}

function fill<Table extends Int32Array | Uint8Array, Item>(
  table: Table,
  items: readonly Item[],
  value: (item: Item) => number,
): Table {
  items.forEach((item, index) => (table[index] = value(item)));
  return table;
}

const int32 = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4));
const uint8 = (length: number) => new Uint8Array(new SharedArrayBuffer(length));
