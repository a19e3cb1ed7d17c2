// Everything the search needs, compiled into typed arrays on shared memory: made once by the main
// thread, read by every worker without a copy.
//
// Each needle is found by one window of four bytes of it, the rarest among all needles. A filter of bits
// says whether any needle has the window under the cursor; few windows of a text pass it.
import { COVERING_KINDS, IDENTITY_KINDS, type BrandIdentity } from "./brand-identity.ts";
import { FORMS, RULES, needlesOf, type Entry, type Form } from "./needles.ts";

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
  return { entries: entryTables(entries), ...needleTables(entries, forms) };
}

export function compileTables(
  identities: readonly BrandIdentity[],
  entries: readonly Entry[],
  forms: readonly Form[] = FORMS,
): SearchTables {
  return searchTables(identities, compileTexts(entries, forms));
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
  const pool = bytePool();
  for (const { text } of entries) pool.add(text);
  const { bytes, start } = pool.shared();
  return {
    owner: int32Of(entries.map(({ owner }) => owner)),
    kind: uint8Of(entries.map(({ kind }) => IDENTITY_KINDS.indexOf(kind))),
    texts: bytes,
    start,
  };
}

function needleTables(
  entries: readonly Entry[],
  forms: readonly Form[],
): Pick<SearchTables, "needles" | "filter" | "shifts" | "slots"> {
  const { bytes, start, of, form, rule } = needleList(entries, forms);
  const total = of.length;
  const tables = {
    bytes,
    start,
    entry: int32Of(of),
    anchor: new Uint16Array(new SharedArrayBuffer(total * 2)),
    window: int32(total),
    next: int32(total),
    form: uint8Of(form),
    rule: uint8Of(rule),
  };
  // The filter is to stay in the processor's first cache, so it is no larger than it must be.
  const bits = Math.max(12, Math.ceil(Math.log2(total * 16)));
  const shifts = { filter: 32 - bits, slot: 35 - bits };
  const filter = int32(2 ** (bits - 5));
  const slots = int32(2 ** (bits - 3));
  const seen = countWindows(bytes, start);
  for (let needle = 0; needle < total; needle += 1) {
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

/** As numbers and one pool of bytes: as objects the needles of thousands of brands fill hundreds of megabytes. */
function needleList(entries: readonly Entry[], forms: readonly Form[]) {
  const pool = bytePool();
  const of: number[] = [];
  const form: number[] = [];
  const rule: number[] = [];
  for (const [index, entry] of entries.entries()) {
    for (const needle of needlesOf(entry, forms)) {
      pool.add(needle.text);
      of.push(index);
      form.push(FORMS.indexOf(needle.form));
      rule.push(RULES.indexOf(needle.rule));
    }
  }
  return { ...pool.shared(), of, form, rule };
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
    const bytes = Buffer.from(colours, "hex");
    for (let at = 0; at < bytes.length; at += 3) {
      const rgb = bytes.readUIntBE(at, 3);
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

/** Texts one after another, and where each begins; one start more than there are texts. */
function bytePool() {
  let bytes = Buffer.alloc(1 << 16);
  const start = [0];
  return {
    add(text: string): void {
      const from = start.at(-1) ?? 0;
      const end = from + Buffer.byteLength(text);
      if (end > bytes.length)
        bytes = Buffer.concat([bytes, Buffer.alloc(Math.max(end, bytes.length))]);
      bytes.write(text, from);
      start.push(end);
    },
    /** In memory that threads share. */
    shared(): { readonly bytes: Uint8Array; readonly start: Int32Array } {
      const end = start.at(-1) ?? 0;
      const all = new Uint8Array(new SharedArrayBuffer(end));
      all.set(bytes.subarray(0, end));
      return { bytes: all, start: int32Of(start) };
    },
  };
}

const int32 = (length: number) => new Int32Array(new SharedArrayBuffer(length * 4));

function int32Of(values: readonly number[]): Int32Array {
  const table = int32(values.length);
  table.set(values);
  return table;
}

function uint8Of(values: readonly number[]): Uint8Array {
  const table = new Uint8Array(new SharedArrayBuffer(values.length));
  table.set(values);
  return table;
}
