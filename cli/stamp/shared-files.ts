// Files that many brands hold with the same content: stored once with their compressed siblings and
// linked into every bundle. A bundle costs less for each file that is not made again.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { compress, compressionKey, type Effort, isCompressible } from "../files/compress.ts";
import { sha256 } from "../files/digest.ts";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile, type Store } from "../cache/store.ts";
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

export function createSharedFiles(store: Store): SharedFiles {
  const shared = new Map<string, Promise<SharedModule>>();
  return {
    share(file) {
      const digest = sha256(file.content);
      const key = entryKey("shared", [digest, file.extension, compressionKey(file.effort)]);
      const known = shared.get(key) ?? storeFile(store, key, digest, file);
      shared.set(key, known);
      return known;
    },
  };
}

async function storeFile(
  store: Store,
  key: string,
  digest: string,
  { stem, extension, effort, content }: SharedFile,
): Promise<SharedModule> {
  const name = `file.${extension}`;
  const data = Buffer.from(content as string);
  const fill = async (dir: string): Promise<void> => {
    await writeFile(path.join(dir, name), data);
    if (!isCompressible(name, data.length)) return;
    const { br, gz } = compress(data, effort);
    await writeFile(path.join(dir, `${name}.br`), br);
    await writeFile(path.join(dir, `${name}.gz`), gz);
  };
  const entry = (await store.find("shared", key)) ?? (await store.keep("shared", key, fill));
  return {
    name: `assets/${stem}-${digest.slice(0, 10)}.${extension}`,
    from: entryFile(entry, name),
    bytes: data.length,
    sha256: digest,
    brotli: entry.files.get(`${name}.br`)?.bytes ?? null,
  };
}
