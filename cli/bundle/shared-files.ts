// Files that many brands hold with the same content: stored once with their compressed siblings and
// linked into every bundle. A bundle costs less for each file that is not made again.
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { compress, type Effort, isCompressible } from "../output/compress.ts";
import { sha256 } from "../output/digest.ts";
import { storeFolder } from "../output/store-folder.ts";
import type { SharedModule } from "./stamp-brand.ts";

export interface SharedFile {
  readonly stem: string;
  readonly extension: string;
  readonly content: string | Uint8Array;
  readonly effort: Effort;
}

export interface SharedFiles {
  /** @returns the file as bundles link it, under `assets/` */
  share(file: SharedFile): Promise<SharedModule>;
}

export function createSharedFiles(storeDir: string): SharedFiles {
  const shared = new Map<string, Promise<SharedModule>>();
  return {
    share(file) {
      const digest = sha256(file.content);
      const key = `${digest.slice(0, 20)}-${file.effort}`;
      const known = shared.get(key) ?? storeFile(path.join(storeDir, "shared", key), digest, file);
      shared.set(key, known);
      return known;
    },
  };
}

async function storeFile(dir: string, digest: string, file: SharedFile): Promise<SharedModule> {
  const { stem, extension, effort } = file;
  const name = `file.${extension}`;
  const content = Buffer.from(file.content as string);
  const packs = isCompressible(name, content.length);
  const isWhole = async (): Promise<boolean> =>
    (await sizeOf(path.join(dir, packs ? `${name}.gz` : name))) !== null;
  const fill = async (temporary: string): Promise<void> => {
    await writeFile(path.join(temporary, name), content);
    if (!packs) return;
    const { br, gz } = compress(content, effort);
    await writeFile(path.join(temporary, `${name}.br`), br);
    await writeFile(path.join(temporary, `${name}.gz`), gz);
  };
  const stored = await readFile(path.join(dir, name)).catch(() => null);
  if (!stored?.equals(content) || !(await isWhole())) await storeFolder(dir, fill, isWhole);
  return {
    name: `assets/${stem}-${digest.slice(0, 10)}.${extension}`,
    from: path.join(dir, name),
    bytes: content.length,
    sha256: digest,
    brotli: packs ? await sizeOf(path.join(dir, `${name}.br`)) : null,
  };
}

async function sizeOf(file: string): Promise<number | null> {
  return (await stat(file).catch(() => null))?.size ?? null;
}
