// Reads a file of a brand the careful way: a brand may come from someone else's repo, so a link out of
// its folder, a huge file or broken UTF-8 is a finding, not a crash.
import { lstatSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { problem, type Problem } from "../errors.ts";
import { displayPath } from "../io.ts";

export const MAX_JSON_BYTES = 1024 * 1024;

export type FileText = { readonly text: string } | { readonly problem: Problem } | null;

/**
 * The text of `file`, without a byte order mark; null when there is no such file. It waits for nothing:
 * for files this small the way through the thread pool takes longer than the reading.
 */
export function readInside(root: string, file: string, maxBytes: number): FileText {
  const real = tryTo(() => realpathSync.native(file));
  if (real === null) return tryTo(() => lstatSync(file)) === null ? null : outside(root, file);
  if (!isInside(realpathSync.native(root), real)) return outside(root, file);
  const info = lstatSync(real);
  if (!info.isFile()) return notFile(file);
  if (info.size > maxBytes) return tooLarge(file, info.size, maxBytes);
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    return { text: decoder.decode(readFileSync(real)) };
  } catch (cause) {
    return isPermission(cause) ? notFile(file) : badEncoding(file);
  }
}

function tryTo<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function isInside(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  return !relative.startsWith("..") && !path.isAbsolute(relative);
}

function isPermission(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "EACCES";
}

function outside(root: string, file: string): FileText {
  return {
    problem: problem("BRAND_FILE_OUTSIDE", {
      file,
      what: `${path.basename(file)} is a link that leads out of ${displayPath(root)} or to nothing.`,
      fix: "put a copy of the file in its place.",
    }),
  };
}

function notFile(file: string): FileText {
  return {
    problem: problem("BRAND_ASSET_NOT_FILE", {
      file,
      what: `${path.basename(file)} is not a file that can be read.`,
      allowed: "a regular file",
      fix: "replace it with a regular file that everyone may read.",
    }),
  };
}

function tooLarge(file: string, size: number, maxBytes: number): FileText {
  return {
    problem: problem("BRAND_FILE_SIZE", {
      file,
      found: `${size} bytes`,
      allowed: `at most ${maxBytes} bytes`,
      what: `${path.basename(file)} has ${size} bytes, and at most ${maxBytes} are allowed.`,
      fix: "make the file smaller.",
    }),
  };
}

function badEncoding(file: string): FileText {
  return {
    problem: problem("BRAND_FILE_ENCODING", {
      file,
      allowed: "UTF-8",
      what: `${path.basename(file)} holds bytes that are not UTF-8.`,
      fix: "save the file as UTF-8.",
    }),
  };
}
