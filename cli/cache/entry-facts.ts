// `entry.json` describes an entry: written last, checked first.
import * as v from "valibot";
import { sha256 } from "../files/digest.ts";

export const KINDS = ["core", "texts", "documents", "shared", "icons", "studio"] as const;
export type Kind = (typeof KINDS)[number];

export const FACTS_FILE = "entry.json";

/** Above any real entry, so that a damaged or hostile one cannot fill memory or disk. */
export const LIMITS = {
  facts: 1024 * 1024,
  files: 5000,
  fileBytes: 16 * 1024 * 1024,
  totalBytes: 64 * 1024 * 1024,
} as const;

const FORMAT = 1;
const SEGMENT = /^(?!\.{1,2}$)[\w.@$~+-]{1,160}$/;

/** A path that stays inside its entry, on any system. */
const isEntryPath = (file: string): boolean =>
  file !== FACTS_FILE && file.split("/").every((segment) => SEGMENT.test(segment));

const Digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const StoredFileSchema = v.object({
  path: v.pipe(v.string(), v.check(isEntryPath)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.fileBytes)),
  sha256: Digest,
});

const FactsSchema = v.object({
  format: v.literal(FORMAT),
  kind: v.picklist(KINDS),
  key: Digest,
  files: v.pipe(
    v.array(StoredFileSchema),
    v.maxLength(LIMITS.files),
    v.check((files) => new Set(files.map((file) => file.path)).size === files.length),
    v.check((files) => totalBytes(files) <= LIMITS.totalBytes),
  ),
});

export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface EntryFacts {
  readonly kind: Kind;
  readonly key: string;
  readonly files: readonly StoredFile[];
}

export function parseFacts(text: string): EntryFacts | null {
  try {
    const parsed = v.safeParse(FactsSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export function printFacts({ kind, key, files }: EntryFacts): string {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return `${JSON.stringify({ format: FORMAT, kind, key, files: sorted })}\n`;
}

/**
 * @param inputs everything else the entry is made from; nothing of the machine or the environment. Another Node may
 * sort, compress or print otherwise.
 */
export function entryKey(kind: Kind, inputs: readonly string[]): string {
  return sha256(JSON.stringify([FORMAT, kind, process.version, ...inputs]));
}

export function totalBytes(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
