// The same search over a bundle on disk, for `brand verify`: every file, and what its compressed siblings
// decompress to.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles, sha256 } from "../files/digest.ts";
import { unpacked } from "../files/packed-file.ts";
import type { IsolationCheck, Leak } from "./isolation-check.ts";

/** Digests of contents that hold nothing of any brand: most of a bundle is linked into all others too. */
export type CleanContents = Set<string>;

interface Scan {
  /** Filled on the way; given again for the next bundle, its shared files are not searched twice. */
  readonly clean?: CleanContents;
  /** Files of an older release: its own build has searched them, against the brands of that time. */
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
  // Without the slash a link to a folder is not looked into. A file stands right before its siblings.
  for (const name of listFiles(`${dir}/`)) {
    if (carried.has(name)) continue;
    const data = await readFile(path.join(dir, name));
    const digest = sha256(data);
    if (!clean.has(digest)) {
      const content = unpacked(name, data);
      const file = { name, data };
      if (content && plain?.equals(content)) continue;
      // No brand has this empty id: what is clean for it is clean for all.
      if (isolation.check("", [file]).length === 0) clean.add(digest);
      else leaks.push(...isolation.check(brandId, [file]));
    }
    if (!/\.(?:br|gz)$/.test(name)) plain = data;
  }
  return leaks;
}
