// Reads a file as raw, unescaped, base64-decoded and decompressed text, with one character per byte.
import { inflateSync } from "node:zlib";
import { ownValue } from "#contract/own-value.ts";
import { LONGEST, unpacked } from "../files/packed-file.ts";

export type Encoding = "raw" | "escaped" | "base64" | "compressed";

export interface View {
  readonly text: string;
  readonly encoding: Encoding;
  /** Decoded from text that may not be base64. */
  readonly isGuess: boolean;
  /** Character of the view → byte of the file, or of its decompressed content. */
  readonly origin: (position: number) => number;
}

const MAX_NESTING = 3;

const BINARY = /\.(?:woff2|ico)(?:\.br|\.gz)?$/;

/** @throws RangeError when a compressed file does not decompress */
export function viewsOf(name: string, data: Buffer): View[] {
  if (name.endsWith(".png")) return pngViews(data);
  const content = unpacked(name, data);
  const view = plainView(content ?? data, content === null ? "raw" : "compressed");
  return BINARY.test(name) ? [view] : viewsWithin(view, MAX_NESTING);
}

function plainView(data: Buffer, encoding: Encoding, origin: View["origin"] = (at) => at): View {
  return { text: data.toString("latin1"), encoding, isGuess: false, origin };
}

function viewsWithin(view: View, depth: number): View[] {
  const views = [view];
  let innermost = view;
  for (let round = 0; round < depth; round += 1) {
    const next = withoutEscapes(innermost);
    if (next === null) break;
    views.push(next);
    innermost = next;
  }
  if (depth === 0) return views;
  const inner = base64Views(innermost).flatMap((found) =>
    found.isGuess ? [found] : viewsWithin(found, depth - 1),
  );
  return [...views, ...inner];
}

interface Piece {
  readonly at: number;
  readonly from: number;
  /** Characters of the outer text per decoded character. */
  readonly scale: number;
}

function originOf(outer: View, pieces: readonly Piece[]): View["origin"] {
  return (position) => {
    const piece = pieces.findLast(({ at }) => at <= position) ?? { at: 0, from: 0, scale: 1 };
    return outer.origin(piece.from + Math.floor((position - piece.at) * piece.scale));
  };
}

/** JSON and JavaScript (`\uXXXX`, `\u{…}`, `\xXX`, `\/`), CSS (`\8d64 `), percent and HTML references. */
const ESCAPE =
  /(?:\\u[\da-fA-F]{4}){1,2000}|\\u\{[\da-fA-F]{1,6}\}|\\x[\da-fA-F]{2}|\\["'/\\]|\\[\da-fA-F]{1,6}[ \t\r\n]?|(?:%[\da-fA-F]{2}){1,4000}|&#\d{1,7};|&#[xX][\da-fA-F]{1,6};|&(?:amp|quot|apos|lt|gt);/g;

function withoutEscapes(view: View): View | null {
  const parts: string[] = [];
  const pieces: Piece[] = [];
  let length = 0;
  let done = 0;
  for (const { 0: escape, index } of view.text.matchAll(ESCAPE)) {
    const plain = unescaped(escape);
    if (plain === null) continue;
    parts.push(view.text.slice(done, index), plain);
    length += index - done;
    done = index + escape.length;
    pieces.push({ at: length, from: index, scale: 0 });
    length += plain.length;
    pieces.push({ at: length, from: done, scale: 1 });
  }
  if (pieces.length === 0) return null;
  return {
    text: parts.join("") + view.text.slice(done),
    encoding: view.encoding === "raw" ? "escaped" : view.encoding,
    isGuess: false,
    origin: originOf(view, pieces),
  };
}

const NAMED: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&apos;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

function unescaped(escape: string): string | null {
  if (escape.startsWith("%")) return bytesOf(escape.replaceAll("%", ""), "hex");
  if (/^\\u[^{]/.test(escape)) return bytesOf(JSON.parse(`"${escape}"`) as string, "utf8");
  if (/^\\\W/.test(escape)) return escape.slice(1);
  const [, decimal] = /^&#(\d+)/.exec(escape) ?? [];
  const [, hex] = /^(?:\\[ux]?\{?|&#x)([\da-f]+)/i.exec(escape) ?? [];
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  if (code > 0 && code <= 0x10ffff) return bytesOf(String.fromCodePoint(code), "utf8");
  return ownValue(NAMED, escape) ?? null;
}

function bytesOf(text: string, encoding: BufferEncoding): string {
  return Buffer.from(text, encoding).toString("latin1");
}

const BASE64 = /(;base64,)?([A-Za-z0-9+/_-]{8,})/g;

interface Run {
  readonly from: number;
  readonly text: string;
  readonly isPayload: boolean;
}

/** Decodes `data:` URLs, and any other run at each of the four alignments. */
function base64Views(view: View): View[] {
  const runs = [...view.text.matchAll(BASE64)].map(({ 1: prefix, 2: text = "", index }): Run => {
    return { from: index + (prefix?.length ?? 0), text, isPayload: prefix !== undefined };
  });
  const others = runs.filter((run) => !run.isPayload);
  return [
    ...runs.filter((run) => run.isPayload).map((run) => decodedRuns(view, [run], 0)),
    ...(others.length === 0 ? [] : [0, 1, 2, 3].map((skip) => decodedRuns(view, others, skip))),
  ];
}

function decodedRuns(view: View, runs: readonly Run[], skip: number): View {
  const parts: string[] = [];
  const pieces: Piece[] = [];
  let length = 0;
  for (const { from, text } of runs) {
    const whole = Math.ceil((text.length - skip) / 4) * 4;
    // Separate two runs with zero bytes.
    const part = text.slice(skip).padEnd(whole + 4, "A");
    pieces.push({ at: (length * 3) / 4, from: from + skip, scale: 4 / 3 });
    parts.push(part);
    length += part.length;
  }
  return {
    text: bytesOf(parts.join(""), "base64"),
    encoding: "base64",
    isGuess: runs[0]?.isPayload !== true,
    origin: originOf(view, pieces),
  };
}

const PNG = "\x89PNG";
const PNG_HEAD = 8;

/** All chunks without pixels, and inflated `zTXt` and `iTXt`, whose origin is the first byte of the chunk. */
function pngViews(data: Buffer): View[] {
  if (data.toString("latin1", 0, PNG.length) !== PNG) return [plainView(data, "raw")];
  const withoutPixels = Buffer.from(data);
  const texts: View[] = [];
  for (let at = PNG_HEAD; at + 12 <= data.length;) {
    const from = at + 8;
    const to = Math.min(from + data.readUInt32BE(at), data.length);
    const type = data.toString("latin1", at + 4, from);
    if (type === "IDAT") withoutPixels.fill(0, from, to);
    const text = type === "zTXt" || type === "iTXt" ? inflated(data.subarray(from, to)) : null;
    if (text) texts.push(plainView(text, "compressed", () => from));
    at = to + 4;
  }
  return [plainView(withoutPixels, "raw"), ...texts];
}

function inflated(content: Buffer): Buffer | null {
  const from = content.indexOf(0x78);
  if (from === -1) return null;
  try {
    return inflateSync(content.subarray(from), { maxOutputLength: LONGEST });
  } catch {
    return null; // not compressed: the raw view contains it
  }
}
