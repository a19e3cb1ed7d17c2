// Text with its escapes undone: JSON and JavaScript (`\uXXXX`, `\u{…}`, `\xXX`, `\/`), CSS (`\8d64 `),
// percent and HTML references. What an escape hides has no other form to be searched for, so mixed and
// nested escapes are found as well.

export interface Decoded {
  readonly data: Buffer;
  /** Byte of the original that the byte at `position` comes from. */
  readonly origin: (position: number) => number;
}

export interface DecodeOptions {
  /** A backslash may also begin an escape of CSS. */
  readonly css: boolean;
}

/** Null when nothing is escaped. */
export function decodeEscapes(data: Buffer, options: DecodeOptions): Decoded | null {
  if (!MARKS.some((mark) => data.includes(mark))) return null;
  const escapes: Escape[] = [];
  for (let at = nextMark(data, 0); at !== -1;) {
    const escape = escapeAt(data, at, options);
    if (escape) escapes.push(escape);
    at = nextMark(data, escape ? escape.to : at + 1);
  }
  return escapes.length === 0 ? null : withoutEscapes(data, escapes);
}

interface Escape {
  readonly from: number;
  readonly to: number;
  readonly bytes: Buffer;
}

function withoutEscapes(data: Buffer, escapes: readonly Escape[]): Decoded {
  const parts: Buffer[] = [];
  // Where each escape's bytes end in the output, and how far the original is ahead from there on.
  const ends: number[] = [];
  let length = 0;
  let done = 0;
  for (const { from, to, bytes } of escapes) {
    parts.push(data.subarray(done, from), bytes);
    length += from - done + bytes.length;
    ends.push(length);
    done = to;
  }
  parts.push(data.subarray(done));
  const origin = (position: number): number => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    const before = escapes[low - 1];
    const plain = before ? before.to + position - (ends[low - 1] ?? 0) : position;
    return Math.min(plain, escapes[low]?.from ?? data.length);
  };
  return { data: Buffer.concat(parts), origin };
}

const MARKS = ["\\", "%", "&"];

/** Next byte that may begin an escape; -1 when there is none. */
function nextMark(data: Buffer, from: number): number {
  for (let at = from; at < data.length; at += 1) {
    const byte = data[at];
    if (byte === 0x5c || byte === 0x25 || byte === 0x26) return at;
  }
  return -1;
}

const FORMS: Readonly<
  Record<string, readonly [RegExp, (match: RegExpExecArray) => string | null]>
> = {
  "%": [/^(?:%[0-9a-fA-F]{2})+/, () => null],
  "&": [
    /^&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|quot|apos|lt|gt));/,
    ([, decimal, hex, name]) =>
      name ? (NAMED[name] ?? null) : codePoint(hex ?? decimal, hex ? 16 : 10),
  ],
  "\\": [
    /^\\(?:u\{([0-9a-fA-F]{1,6})\}|u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(["'/\\]))/,
    ([, braced, high, low, unit, byte, self]) =>
      self ??
      (high && low
        ? String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16))
        : codePoint(braced ?? unit ?? byte, 16)),
  ],
};

const CSS = /^\\([0-9a-fA-F]{1,6})\s?/;
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  apos: "'",
  lt: "<",
  gt: ">",
};

/** The longest run of percent signs that is looked at in one piece. */
const LONGEST = 3 * 4096;

function escapeAt(data: Buffer, at: number, { css }: DecodeOptions): Escape | null {
  const mark = String.fromCharCode(data[at] ?? 0);
  const form = FORMS[mark];
  if (!form) return null;
  const reach = mark === "%" ? LONGEST : 16;
  const text = data.toString("latin1", at, Math.min(data.length, at + reach));
  const match = form[0].exec(text);
  const inCss = css && mark === "\\" ? CSS.exec(text) : null;
  if (match && mark === "%") {
    const bytes = Buffer.from(match[0].replaceAll("%", ""), "hex");
    return { from: at, to: at + match[0].length, bytes };
  }
  const decoded = match ? form[1](match) : inCss ? codePoint(inCss[1], 16) : null;
  const length = (match ?? inCss)?.[0].length ?? 0;
  return decoded === null ? null : { from: at, to: at + length, bytes: Buffer.from(decoded) };
}

function codePoint(digits: string | undefined, base: number): string | null {
  const code = Number.parseInt(digits ?? "", base);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}
