// The compressed siblings that a static server sends in place of a file.
import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export const PACKED = [".br", ".gz"] as const;

/** Longer than any file of a bundle: a few bytes could unpack to more than there is memory. */
export const LONGEST = 64 * 1024 * 1024;

/**
 * What a sibling holds; null when the name is none of a sibling.
 * @throws RangeError when it does not decompress
 */
export function unpacked(name: string, data: Buffer): Buffer | null {
  const options = { maxOutputLength: LONGEST };
  try {
    if (name.endsWith(".br")) return brotliDecompressSync(data, options);
    return name.endsWith(".gz") ? gunzipSync(data, options) : null;
  } catch (cause) {
    throw new RangeError(`${name} does not decompress`, { cause });
  }
}

/** What a file holds, unpacked when it is such a sibling; null when it cannot be read. */
export function contentOf(file: string): Buffer | null {
  try {
    const data = readFileSync(file);
    return unpacked(file, data) ?? data;
  } catch {
    return null;
  }
}
