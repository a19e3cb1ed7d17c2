import { lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sha256 } from "./digest.ts";

export const PACKED = [".br", ".gz"] as const;

/** Bytes, above any file of a bundle: a few bytes can unpack to more than the memory. */
export const LONGEST = 64 * 1024 * 1024;

/** Null when the name has no suffix of `PACKED`. @throws RangeError when it does not decompress */
export function unpacked(name: string, data: Buffer): Buffer | null {
  const options = { maxOutputLength: LONGEST };
  try {
    if (name.endsWith(".br")) return brotliDecompressSync(data, options);
    return name.endsWith(".gz") ? gunzipSync(data, options) : null;
  } catch (cause) {
    throw new RangeError(`${name} does not decompress`, { cause });
  }
}

const known = new Map<string, string | null>();

/** sha-256 of the unpacked content; null when it cannot be read. */
export function contentDigest(file: string): string | null {
  const info = lstatSync(file, { throwIfNoEntry: false });
  if (!info?.isFile()) return null;
  const key = [info.dev, info.ino, info.size, info.mtimeMs, path.extname(file)].join(" ");
  const digest = known.get(key) ?? readDigest(file);
  known.set(key, digest);
  return digest;
}

function readDigest(file: string): string | null {
  try {
    const data = readFileSync(file);
    return sha256(unpacked(file, data) ?? data);
  } catch {
    return null;
  }
}
