// The tables of a fleet's texts, kept between builds: making them costs more than building one brand.
// A line with the digest of what follows, a line that says what that is, and the arrays as they lie in memory.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { endianness } from "node:os";
import { writeWhole } from "../output/aside.ts";
import type { TextTables } from "./search-tables.ts";

/** Raised whenever the shape or the meaning of a table changes. */
const VERSION = 1;

interface Head {
  readonly of: unknown;
  readonly shifts: TextTables["shifts"];
  /** Bytes of each array, in the order of `arraysOf`. */
  readonly lengths: readonly number[];
}

type Arrays = readonly (Uint8Array | Uint16Array | Int32Array)[];

export interface KeptTables<Of> {
  /** What the tables were made from, in the words of whoever wrote them. */
  readonly of: Of;
  readonly read: () => TextTables;
}

/** Numbers lie in memory as the processor wants them. */
function firstLine(rest: readonly Uint8Array[]): string {
  const digest = createHash("sha256");
  for (const part of rest) digest.update(part);
  return `${VERSION} ${endianness()} ${digest.digest("hex")}\n`;
}

export function writeTables(file: string, of: unknown, tables: TextTables): void {
  const parts = arraysOf(tables).map((array) =>
    Buffer.from(array.buffer, array.byteOffset, array.byteLength),
  );
  const { shifts } = tables;
  const head: Head = { of, shifts, lengths: parts.map(({ length }) => length) };
  // Part by part: of thousands of brands they are too large to be copied.
  const rest = [Buffer.from(`${JSON.stringify(head)}\n`), ...parts.flatMap(padded)];
  writeWhole(file, firstLine(rest), ...rest);
}

/** Null where there are none, or damaged ones: they cost time and nothing else. */
export function readTables<Of>(file: string): KeptTables<Of> | null {
  try {
    const whole = readFileSync(file);
    const rest = whole.subarray(whole.indexOf(LINE_END) + 1);
    if (whole.toString("latin1", 0, whole.length - rest.length) !== firstLine([rest])) return null;
    const cut = rest.indexOf(LINE_END);
    const head = JSON.parse(rest.toString("utf8", 0, cut)) as Head;
    return { of: head.of as Of, read: () => tablesOf(head, rest.subarray(cut + 1)) };
  } catch {
    return null;
  }
}

const LINE_END = 10;

/** Every array begins at a multiple of this, as those of 32 bits must. */
const ALIGNED = 4;
const padding = (length: number) => (ALIGNED - (length % ALIGNED)) % ALIGNED;
const padded = (part: Buffer) => [part, Buffer.alloc(padding(part.length))];

function arraysOf({ entries, needles, filter, slots }: TextTables): Arrays {
  const { owner, kind, texts, start } = entries;
  const { bytes, start: from, entry, anchor, window, next, form, rule } = needles;
  return [owner, kind, texts, start, bytes, from, entry, anchor, window, next, form, rule].concat(
    filter,
    slots,
  );
}

/** In memory that threads share, as the compiled ones are. */
function tablesOf({ shifts, lengths }: Head, body: Uint8Array): TextTables {
  const shared = new SharedArrayBuffer(body.length);
  new Uint8Array(shared).set(body);
  const queue = [...lengths];
  let at = 0;
  const place = (): { at: number; length: number } => {
    const length = queue.shift() ?? 0;
    const from = at;
    at += length + padding(length);
    return { at: from, length };
  };
  const int32 = () => {
    const { at: from, length } = place();
    return new Int32Array(shared, from, length / 4);
  };
  const uint16 = () => {
    const { at: from, length } = place();
    return new Uint16Array(shared, from, length / 2);
  };
  const uint8 = () => {
    const { at: from, length } = place();
    return new Uint8Array(shared, from, length);
  };
  // In the order of `arraysOf`.
  return {
    entries: { owner: int32(), kind: uint8(), texts: uint8(), start: int32() },
    needles: {
      bytes: uint8(),
      start: int32(),
      entry: int32(),
      anchor: uint16(),
      window: int32(),
      next: int32(),
      form: uint8(),
      rule: uint8(),
    },
    filter: int32(),
    slots: int32(),
    shifts,
  };
}
