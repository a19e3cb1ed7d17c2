// What an entry says of itself: `entry.json`, written last and checked first.
import { sha256 } from "../files/digest.ts";

/** Folders of the store. */
export const KINDS = ["core", "texts", "shared", "icons"] as const;
export type Kind = (typeof KINDS)[number];

export const FACTS_FILE = "entry.json";

/** More than any entry has, so that a damaged or hostile one fills neither memory nor disk. */
export const LIMITS = {
  facts: 1024 * 1024,
  files: 5000,
  fileBytes: 16 * 1024 * 1024,
  totalBytes: 64 * 1024 * 1024,
} as const;

const FORMAT = 1;
const SEGMENT = /^(?!\.{1,2}$)[\w.@$~+-]{1,160}$/;

/** A path that stays inside its entry, on any system. */
export function isEntryPath(file: string): boolean {
  return file !== FACTS_FILE && file.split("/").every((segment) => SEGMENT.test(segment));
}

const DIGEST = /^[0-9a-f]{64}$/;

export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface EntryFacts {
  readonly format: typeof FORMAT;
  readonly kind: Kind;
  readonly key: string;
  readonly files: readonly StoredFile[];
}

/**
 * Null when the text is not the facts of an entry. By hand: a schema takes ten milliseconds for the files
 * of a core, in every build.
 */
export function parseFacts(text: string): EntryFacts | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFacts(value) ? value : null;
  } catch {
    return null;
  }
}

function isFacts(value: unknown): value is EntryFacts {
  if (!isObject(value)) return false;
  const { format, kind, key, files } = value;
  return (
    format === FORMAT &&
    KINDS.some((known) => known === kind) &&
    isDigest(key) &&
    Array.isArray(files) &&
    files.length <= LIMITS.files &&
    files.every(isStoredFile) &&
    new Set(files.map((file) => file.path)).size === files.length &&
    totalBytes(files) <= LIMITS.totalBytes
  );
}

function isStoredFile(value: unknown): value is StoredFile {
  if (!isObject(value)) return false;
  const { path, bytes, sha256: digest } = value;
  return (
    typeof path === "string" &&
    isEntryPath(path) &&
    Number.isSafeInteger(bytes) &&
    Number(bytes) >= 0 &&
    Number(bytes) <= LIMITS.fileBytes &&
    isDigest(digest)
  );
}

const isDigest = (value: unknown) => typeof value === "string" && DIGEST.test(value);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Facts of an entry that is being made. */
export interface NewFacts {
  readonly kind: Kind;
  readonly key: string;
  readonly files: readonly StoredFile[];
}

/** The same facts are the same bytes. */
export function printFacts(facts: NewFacts): string {
  const files = facts.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return `${JSON.stringify({ format: FORMAT, kind: facts.kind, key: facts.key, files })}\n`;
}

/**
 * Key of an entry.
 * @param inputs everything its content is made from; nothing of the machine or the environment
 */
export function entryKey(kind: Kind, inputs: readonly string[]): string {
  return sha256(JSON.stringify([FORMAT, kind, ...inputs]));
}

export function totalBytes(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
