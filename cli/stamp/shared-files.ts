// Files with the same content in many bundles: stored once with compressed siblings, and linked.
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { entryKey } from "../cache/entry-facts.ts";
import { entryFile, type Entry, type Store } from "../cache/store.ts";
import { compress, compressionKey, type Effort, isCompressible } from "../files/compress.ts";
import { sha256 } from "../files/digest.ts";

export interface SharedFile {
  readonly name: string;
  readonly from: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Bytes of its brotli sibling; null where it is too small to have one. */
  readonly brotli: number | null;
}

export interface NewFile {
  readonly stem: string;
  readonly extension: string;
  readonly content: string | Uint8Array;
  readonly effort: Effort;
}

export type Share = (file: NewFile) => Promise<SharedFile>;

export function createShare(store: Store): Share {
  const shared = new Map<string, Promise<SharedFile>>();
  return (file) => {
    const key = entryKey("shared", [
      sha256(file.content),
      file.extension,
      compressionKey(file.effort),
      String(writeCompressed),
    ]);
    const known = shared.get(key) ?? storeFile(store, key, file);
    shared.set(key, known);
    return known;
  };
}

async function storeFile(store: Store, key: string, file: NewFile): Promise<SharedFile> {
  const { stem, extension, content, effort } = file;
  const name = `file.${extension}`;
  const fill = (dir: string) => writeCompressed(path.join(dir, name), content, effort);
  const entry = (await store.find("shared", key)) ?? (await store.keep("shared", key, fill));
  return fileOf(entry, name, hashedName(stem, extension, sha256(content)));
}

export function hashedName(stem: string, extension: string, digest: string): string {
  return `assets/${stem}-${digest.slice(0, 10)}.${extension}`;
}

export async function writeCompressed(
  file: string,
  content: string | Uint8Array,
  effort: Effort,
): Promise<void> {
  const data = Buffer.from(content as string);
  await writeFile(file, data);
  if (!isCompressible(file, data.length)) return;
  const { br, gz } = compress(data, effort);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

export function fileOf(entry: Entry, file: string, name: string): SharedFile {
  const from = entryFile(entry, file);
  const { bytes = 0, sha256: digest = "" } = entry.files.get(file) ?? {};
  const brotli = entry.files.get(`${file}.br`)?.bytes ?? null;
  return { name, from, bytes, sha256: digest, brotli };
}
