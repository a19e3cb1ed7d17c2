// Brand folders are untrusted: links out of them, pipes, huge files and broken UTF-8 are problems to report.
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync,
  realpathSync,
  statSync,
  type Stats,
} from "node:fs";
import path from "node:path";
import type { ErrorCode } from "../errors/error-codes.ts";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { displayPath } from "../base/io.ts";
import { hiddenPerLine, withoutHidden } from "../base/characters.ts";
import { decodeText, markOf, withoutMark } from "./text-lines.ts";

export const MAX_JSON_BYTES = 1024 * 1024;

/** `mark` is the byte order mark, or empty. */
export type FileText =
  | { readonly text: string; readonly mark: string }
  | { readonly problem: Problem; readonly cleaned?: CleanedText }
  | null;

/** What can be read on with, so that one character hides no other problem. */
interface CleanedText {
  /** Without characters that no one can see. */
  readonly text: string;
  /** One for each line that had some. */
  readonly problems: readonly Problem[];
}

/** The text of `file`, without a byte order mark; null when there is no such file. */
export function readInside(root: string, file: string, maxBytes: number): FileText {
  const info = tryTo(() => statSync(file));
  if (info === null) return tryTo(() => lstatSync(file)) === null ? null : outside(root, file);
  // Opening a device can have side effects.
  const handle = info.isFile() ? tryTo(() => openSync(file, READ)) : null;
  if (handle === null) return leadsOut(root, file) ? outside(root, file) : notFile(file);
  try {
    return readOpened({ handle, root, file, maxBytes });
  } finally {
    closeSync(handle);
  }
}

/** A pipe that replaces the file after `stat` must not block. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

interface Opened {
  readonly handle: number;
  readonly root: string;
  readonly file: string;
  readonly maxBytes: number;
}

/** Checks the open handle, because the target of a path can change between calls. */
function readOpened({ handle, root, file, maxBytes }: Opened): FileText {
  const info = fstatSync(handle);
  if (!isInside(root, handle, file, info)) return outside(root, file);
  if (!info.isFile()) return notFile(file);
  if (info.size > maxBytes) return tooLarge(file, info.size, maxBytes);
  const bytes = Buffer.alloc(info.size);
  let length = 0;
  for (let read = -1; read !== 0 && length < bytes.length; length += read) {
    read = readSync(handle, bytes, length, bytes.length - length, length);
  }
  return decoded(bytes.subarray(0, length), file);
}

function decoded(bytes: Uint8Array, file: string): FileText {
  const whole = decodeText(bytes);
  if (whole === null) return badEncoding(file);
  const text = withoutMark(whole);
  const problems = hiddenPerLine(text).map((found) => badCharacter(file, found));
  const [first] = problems;
  if (first === undefined) return { text, mark: markOf(whole) };
  return {
    problem: first,
    cleaned: { text: withoutHidden(text), problems: problems.slice(0, MAX_PROBLEMS) },
  };
}

function isInside(root: string, handle: number, file: string, info: Stats): boolean {
  const realRoot = realRootOf(root);
  const real =
    tryTo(() => readlinkSync(`/proc/self/fd/${handle}`)) ?? tryTo(() => realpathSync.native(file));
  if (realRoot === null || real === null || !isBelow(realRoot, real)) return false;
  const now = tryTo(() => lstatSync(real));
  return now !== null && now.ino === info.ino && now.dev === info.dev;
}

const realRoots = new Map<string, string>();

/** Resolved once: a link that replaces the folder later leads outside. */
function realRootOf(root: string): string | null {
  const real = realRoots.get(root) ?? tryTo(() => realpathSync.native(root));
  if (real !== null) realRoots.set(root, real);
  return real;
}

/** False for a link that leads out of `root` or dangles. */
export function staysInside(root: string, entry: string): boolean {
  return tryTo(() => lstatSync(entry))?.isSymbolicLink() !== true || !leadsOut(root, entry);
}

function leadsOut(root: string, file: string): boolean {
  const [realRoot, real] = [root, file].map((one) => tryTo(() => realpathSync.native(one)));
  return realRoot == null || real == null || !isBelow(realRoot, real);
}

function tryTo<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function isBelow(root: string, file: string): boolean {
  const relative = path.relative(root, file);
  return !relative.startsWith("..") && !path.isAbsolute(relative);
}

function outside(root: string, file: string): FileText {
  return refused("BRAND_FILE_OUTSIDE", file, {
    what: `is a link that leads out of ${displayPath(root)} or to nothing`,
    fix: "put a copy of the file in its place.",
  });
}

function notFile(file: string): FileText {
  return refused("BRAND_ASSET_NOT_FILE", file, {
    what: "is not a file that can be read",
    allowed: "a regular file",
    fix: "replace it with a regular file that everyone may read.",
  });
}

function tooLarge(file: string, size: number, maxBytes: number): FileText {
  return refused("BRAND_FILE_SIZE", file, {
    found: `${size} bytes`,
    allowed: `at most ${maxBytes} bytes`,
    what: `has ${size} bytes, and at most ${maxBytes} are allowed`,
    fix: "make the file smaller.",
  });
}

function badEncoding(file: string): FileText {
  return refused("BRAND_FILE_ENCODING", file, {
    allowed: "UTF-8",
    what: "holds bytes that are not UTF-8",
    fix: "save the file as UTF-8.",
  });
}

function badCharacter(
  file: string,
  { line, name }: ReturnType<typeof hiddenPerLine>[number],
): Problem {
  return refusal("BRAND_FILE_CHARACTER", file, {
    line,
    found: name,
    allowed: "characters a reader can see",
    what: `holds the character ${name}, which no one can see`,
    fix: "remove it.",
  });
}

type Details = Omit<Parameters<typeof problem>[1], "file">;

function refused(code: ErrorCode, file: string, details: Details): FileText {
  return { problem: refusal(code, file, details) };
}

function refusal(code: ErrorCode, file: string, details: Details): Problem {
  const what = `${path.basename(file)} ${details.what}.`;
  return problem(code, { ...details, file, what });
}
