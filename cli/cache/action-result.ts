// An entry of the /ac/ area is an ActionResult of the Bazel remote execution API: bazel-remote accepts no other.
import { PbfReader, PbfWriter } from "pbf";
import type { StoredFile } from "./entry-facts.ts";

/** Field numbers of build.bazel.remote.execution.v2: ActionResult, OutputFile, Digest. */
const OUTPUT_FILES = 2;
const PATH = 1;
const DIGEST = 2;
const HASH = 1;
const SIZE = 2;

export function encodeActionResult(files: readonly StoredFile[]): Uint8Array {
  const writer = new PbfWriter();
  for (const file of files) writer.writeMessage(OUTPUT_FILES, writeFile, file);
  return writer.finish();
}

function writeFile(file: StoredFile, writer: PbfWriter): void {
  writer.writeStringField(PATH, file.path);
  writer.writeMessage(DIGEST, writeDigest, file);
}

function writeDigest({ sha256, bytes }: StoredFile, writer: PbfWriter): void {
  writer.writeStringField(HASH, sha256);
  if (bytes > 0) writer.writeVarintField(SIZE, bytes);
}

export function decodeActionResult(data: Uint8Array): StoredFile[] | null {
  const files: Mutable<StoredFile>[] = [];
  try {
    new PbfReader(data).readFields((tag, _, reader) => {
      if (tag !== OUTPUT_FILES) return;
      files.push(reader.readMessage(readFile, { path: "", sha256: "", bytes: 0 }));
    }, null);
    return files;
  } catch {
    return null;
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function readFile(tag: number, file: Mutable<StoredFile>, reader: PbfReader): void {
  if (tag === PATH) file.path = reader.readString();
  if (tag === DIGEST) reader.readMessage(readDigest, file);
}

function readDigest(tag: number, file: Mutable<StoredFile>, reader: PbfReader): void {
  if (tag === HASH) file.sha256 = reader.readString();
  if (tag === SIZE) file.bytes = reader.readVarint();
}
