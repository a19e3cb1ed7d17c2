// The same search over a bundle on disk, for `brand verify`: every file, and what its compressed siblings
// decompress to.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles, sha256 } from "../output/digest.ts";
import { unpacked } from "../output/packed-file.ts";
import type { Leak, LeakGate } from "./leak-gate.ts";

/** Digests of contents that hold nothing of any brand: most of a bundle is linked into all others too. */
export type CleanContents = Set<string>;

/**
 * @param clean filled on the way; given again for the next bundle, its shared files are not searched twice
 * @throws RangeError when a compressed file does not decompress
 */
export async function scanFolder(
  gate: LeakGate,
  brandId: string,
  dir: string,
  clean: CleanContents = new Set(),
): Promise<Leak[]> {
  const leaks: Leak[] = [];
  let plain: Buffer | null = null;
  // Without the slash a link to a folder is not looked into. A file stands right before its siblings.
  for (const name of listFiles(`${dir}/`)) {
    const data = await readFile(path.join(dir, name));
    const digest = sha256(data);
    if (!clean.has(digest)) {
      const content = unpacked(name, data);
      const file = { name, data };
      if (content && plain?.equals(content)) continue;
      // No brand has this empty id: what is clean for it is clean for all.
      if (gate.check("", [file]).length === 0) clean.add(digest);
      else leaks.push(...gate.check(brandId, [file]));
    }
    if (!/\.(?:br|gz)$/.test(name)) plain = data;
  }
  return leaks;
}
