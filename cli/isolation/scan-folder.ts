// Searches a bundle on disk, for `brand verify`: every file and its decompressed siblings.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles, sha256 } from "../files/digest.ts";
import { unpacked } from "../files/packed-file.ts";
import type { IsolationCheck, Leak } from "./isolation-check.ts";

/** Digests of contents without any brand's identity; bundles share most of their files. */
export type CleanContents = Set<string>;

interface Scan {
  readonly clean?: CleanContents;
  /** Files of an older release, which its own build has searched. */
  readonly carried?: ReadonlySet<string>;
}

/** @throws RangeError when a compressed file does not decompress */
export async function scanFolder(
  isolation: IsolationCheck,
  brandId: string,
  dir: string,
  { clean = new Set(), carried = new Set() }: Scan = {},
): Promise<Leak[]> {
  const leaks: Leak[] = [];
  let plain: Buffer | null = null;
  // The slash follows a linked folder. A file is listed right before its siblings.
  for (const name of listFiles(`${dir}/`)) {
    if (carried.has(name)) continue;
    const data = await readFile(path.join(dir, name));
    const digest = sha256(data);
    if (!clean.has(digest)) {
      const content = unpacked(name, data);
      const file = { name, data };
      if (content && plain?.equals(content)) continue;
      // No brand has an empty id: a content clean for it is clean for all brands.
      if (isolation.check("", [file]).length === 0) clean.add(digest);
      else leaks.push(...isolation.check(brandId, [file]));
    }
    if (!/\.(?:br|gz)$/.test(name)) plain = data;
  }
  return leaks;
}
