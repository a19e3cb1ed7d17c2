// Drawings are most of what a stamp compresses, and of each only the colours are the brand's. So the
// colours stand at the end, as custom properties: what comes before is the same for every brand, is
// compressed once as hard as can be, and a brand's tail is put behind it as it is. Both formats allow
// that: a gzip or brotli stream is a row of blocks, and one kind of block holds plain bytes.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, crc32, deflateRawSync } from "node:zlib";
import { splitArtwork, type ArtPalettes } from "#contract/artwork.ts";
import { isCompressible } from "../output/compress.ts";
import { entryKey } from "../store/entry-facts.ts";
import { entryFile, type Store } from "../store/store.ts";
import type { PackedContent } from "./bundle-files.ts";

/** Raised with every change of how a head is packed. */
const FORMAT = 1;

export interface ArtTemplates {
  /** @returns the drawing with its compressed siblings; null where the template has to be stamped whole */
  stamp(template: string, palettes: ArtPalettes): Promise<PackedContent | null>;
}

/** What all brands' drawings of one template begin with. */
interface Head {
  readonly data: Buffer;
  /** Ends at a whole byte, with no last block yet. */
  readonly br: Buffer;
  readonly deflated: Buffer;
  readonly crc: number;
}

interface Template {
  readonly head: Head;
  readonly tail: (palettes: ArtPalettes) => string;
}

export function createArtTemplates(store: Store): ArtTemplates {
  const known = new Map<string, Promise<Template | null>>();
  return {
    async stamp(template, palettes) {
      const ready = known.get(template) ?? prepare(template, store);
      known.set(template, ready);
      const found = await ready;
      return found && pack(found.head, Buffer.from(found.tail(palettes)));
    },
  };
}

async function prepare(template: string, store: Store): Promise<Template | null> {
  const parts = splitArtwork(template);
  if (parts === null || !isCompressible("drawing.svg", parts.head.length)) return null;
  const data = Buffer.from(parts.head);
  return { head: { data, crc: crc32(data), ...(await packedHead(data, store)) }, tail: parts.tail };
}

const BR = "head.br";
const DEFLATED = "head.deflate";

async function packedHead(data: Buffer, store: Store): Promise<Pick<Head, "br" | "deflated">> {
  const { brotli = "", zlib } = process.versions;
  const key = entryKey("art", [String(FORMAT), brotli, zlib, data.toString()]);
  const entry =
    (await store.find("art", key)) ??
    (await store.keep("art", key, async (dir) => {
      writeFileSync(path.join(dir, BR), packBrotli(data));
      writeFileSync(path.join(dir, DEFLATED), packDeflate(data));
    }));
  return {
    br: readFileSync(entryFile(entry, BR)),
    deflated: readFileSync(entryFile(entry, DEFLATED)),
  };
}

const packDeflate = (data: Buffer): Buffer =>
  deflateRawSync(data, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });

const packBrotli = (data: Buffer): Buffer =>
  brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  });

function pack({ data, br, deflated, crc }: Head, tail: Buffer): PackedContent {
  return {
    data: Buffer.concat([data, tail]),
    br: Buffer.concat([br, plainBrotli(tail)]),
    gz: Buffer.concat([
      GZIP_HEADER,
      deflated,
      plainDeflate(tail),
      gzipTrailer(crc32(tail, crc), data.length + tail.length),
    ]),
  };
}

/** No name and no time, of no particular system (RFC 1952 §2.3). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

function gzipTrailer(crc: number, length: number): Buffer {
  const out = Buffer.alloc(8);
  out.writeUInt32LE(crc, 0);
  out.writeUInt32LE(length, 4);
  return out;
}

/** A last block of plain bytes (RFC 1951 §3.2.4). */
function plainDeflate(data: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeUInt16LE(data.length, 1);
  head.writeUInt16LE(~data.length & 0xffff, 3);
  return Buffer.concat([head, data]);
}

/**
 * A block of plain bytes and an empty last one (RFC 7932 §9.2). From the lowest bit: not the last block
 * (0), four digits of length (00), the length less one in 16 bits, plain (1), zeros up to the whole byte.
 */
function plainBrotli(data: Buffer): Buffer {
  const head = Buffer.alloc(3);
  head.writeUIntLE(((data.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([head, data, Buffer.from([0b11])]);
}
