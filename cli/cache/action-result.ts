// An entry of the /ac/ area is an ActionResult of the Bazel remote execution API: servers that check
// what they keep, such as bazel-remote, take nothing else there.
import { PbfReader, PbfWriter } from "pbf";

/** Field numbers of build.bazel.remote.execution.v2: ActionResult, OutputFile, Digest. */
const OUTPUT_FILES = 2;
const PATH = 1;
const DIGEST = 2;
const HASH = 1;
const SIZE = 2;

export interface OutputFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

export function encodeActionResult(files: readonly OutputFile[]): Uint8Array {
  const writer = new PbfWriter();
  for (const file of files) writer.writeMessage(OUTPUT_FILES, writeFile, file);
  return writer.finish();
}

function writeFile(file: OutputFile, writer: PbfWriter): void {
  writer.writeStringField(PATH, file.path);
  writer.writeMessage(DIGEST, writeDigest, file);
}

function writeDigest(file: OutputFile, writer: PbfWriter): void {
  writer.writeStringField(HASH, file.sha256);
  // The default of a field is not written.
  if (file.bytes > 0) writer.writeVarintField(SIZE, file.bytes);
}

/** Null when the bytes are no ActionResult with digests. The paths are as they came. */
export function decodeActionResult(data: Uint8Array, maxFiles: number): OutputFile[] | null {
  try {
    const files: OutputFile[] = [];
    new PbfReader(data).readFields((tag, _, reader) => {
      if (tag !== OUTPUT_FILES) return;
      if (files.length >= maxFiles) throw new RangeError("more files than an entry has");
      files.push(reader.readMessage(readFile, { path: "", sha256: "", bytes: 0 }));
    }, null);
    return files.every(isComplete) ? files : null;
  } catch {
    return null;
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function readFile(tag: number, file: Mutable<OutputFile>, reader: PbfReader): void {
  if (tag === PATH) file.path = reader.readString();
  if (tag === DIGEST) reader.readMessage(readDigest, file);
}

function readDigest(tag: number, file: Mutable<OutputFile>, reader: PbfReader): void {
  if (tag === HASH) file.sha256 = reader.readString();
  if (tag === SIZE) file.bytes = reader.readVarint();
}

const isComplete = ({ path, sha256, bytes }: OutputFile): boolean =>
  path !== "" && /^[0-9a-f]{64}$/.test(sha256) && Number.isSafeInteger(bytes) && bytes >= 0;
