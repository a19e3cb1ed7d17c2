// The compressed siblings that a static server sends in place of a file.
import { readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export const PACKED = [".br", ".gz"] as const;

/** What a file holds, unpacked when it is such a sibling; null when it cannot be read. */
export function contentOf(file: string): Buffer | null {
  try {
    const data = readFileSync(file);
    if (file.endsWith(".br")) return brotliDecompressSync(data, { maxOutputLength: LONGEST });
    return file.endsWith(".gz") ? gunzipSync(data, { maxOutputLength: LONGEST }) : data;
  } catch {
    return null;
  }
}

/** Longer than any file of a bundle: a few bytes could unpack to more than there is memory. */
const LONGEST = 64 * 1024 * 1024;
