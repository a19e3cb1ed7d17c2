// A file as it may be read: its bytes, the same without escapes, what lies in it as base64, and what is
// compressed in it. Every view knows which byte of the file each of its own bytes comes from.
import { inflateSync } from "node:zlib";
import { LONGEST, unpacked } from "../files/packed-file.ts";
import { decodeEscapes } from "./decode-escapes.ts";

export const ENCODINGS = ["raw", "escaped", "base64", "compressed"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface View {
  readonly data: Buffer;
  readonly encoding: Encoding;
  /** Byte of the file; of its decompressed content where the whole file is compressed. */
  readonly origin: (position: number) => number;
}

/** Escapes in escapes, base64 in base64: deeper than anything that is made by accident. */
const DEPTH = 3;

/** @throws RangeError when a compressed file does not decompress */
export function viewsOf(name: string, data: Buffer): View[] {
  if (name.endsWith(".png")) return pngTexts(data);
  const content = unpacked(name, data);
  const view: View = {
    data: content ?? data,
    encoding: content === null ? "raw" : "compressed",
    origin: (position) => position,
  };
  return [view, ...within(name.replace(/\.(?:br|gz)$/, ""), view, DEPTH)];
}

/** Views inside a view, outermost first. */
function within(name: string, view: View, depth: number): View[] {
  if (depth === 0 || BINARY.test(name)) return [];
  const css = /\.(?:css|svg|html)$/.test(name);
  const decoded = decodeEscapes(view.data, { css });
  const views: View[] = payloads(view);
  if (decoded) {
    const origin = (position: number) => view.origin(decoded.origin(position));
    const encoding = view.encoding === "raw" ? "escaped" : view.encoding;
    views.push({ data: decoded.data, encoding, origin });
  }
  return views.flatMap((inner) => [inner, ...within(name, inner, depth - 1)]);
}

const BINARY = /\.(?:woff2|ico)$/;
const PAYLOAD = ";base64,";
const ALPHABET = /^[A-Za-z0-9+/_-]+/;

/** What `data:` addresses carry. */
function payloads(view: View): View[] {
  const views: View[] = [];
  for (let at = view.data.indexOf(PAYLOAD); at !== -1; at = view.data.indexOf(PAYLOAD, at + 1)) {
    const from = at + PAYLOAD.length;
    const text = ALPHABET.exec(view.data.toString("latin1", from))?.[0] ?? "";
    const origin = (position: number) => view.origin(from + Math.floor((position * 4) / 3));
    views.push({ data: Buffer.from(text, "base64"), encoding: "base64", origin });
  }
  return views;
}

/** Every chunk but the picture itself, and what `zTXt` and `iTXt` inflate to, told as their first byte. */
function pngTexts(data: Buffer): View[] {
  const views: View[] = [];
  let at = data.subarray(1, 4).toString("latin1") === "PNG" ? 8 : data.length;
  if (at > 8) views.push({ data, encoding: "raw", origin: (position) => position });
  while (at + 12 <= data.length) {
    const length = data.readUInt32BE(at);
    const type = data.toString("latin1", at + 4, at + 8);
    const from = at + 8;
    const content = data.subarray(from, from + length);
    if (type !== "IDAT")
      views.push({ data: content, encoding: "raw", origin: (position) => from + position });
    const text = type === "zTXt" || type === "iTXt" ? inflated(content) : null;
    if (text) views.push({ data: text, encoding: "compressed", origin: () => from });
    at = from + length + 4;
  }
  views.push({ data: data.subarray(at), encoding: "raw", origin: (position) => at + position });
  return views;
}

/** The first part of a chunk that is a zlib stream. */
function inflated(content: Buffer): Buffer | null {
  const from = content.indexOf(0x78);
  if (from === -1) return null;
  try {
    return inflateSync(content.subarray(from), { maxOutputLength: LONGEST });
  } catch {
    return null; // not compressed: it was searched as it stands
  }
}
