// The files of one brand that the studio may read and write: nothing outside the folder, and no link out of it.
import { existsSync, lstatSync, readFileSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { CliError } from "../errors/errors.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { decodeText } from "../files/text-lines.ts";
import { displayPath } from "../base/io.ts";

const ALLOWED =
  /^(?:brand\.json|tokens\/(?:brand|classic|professional)\.json|texts\/(?:zh-CN|zh-TW)\.json|legal\/(?:terms|privacy)(?:\.zh-TW)?\.md|assets\/(?!.*\.\.)[a-z0-9][a-z0-9/_.-]*\.svg)$/;

/** Absolute path of a file of the brand. @throws CliError BRAND_FILE_OUTSIDE */
export function studioFile(brandDir: string, name: string): string {
  const file = path.join(brandDir, ...name.split("/"));
  if (ALLOWED.test(name) && leadsInside(brandDir, file)) return file;
  throw new CliError("BRAND_FILE_OUTSIDE", {
    what: `"${name}" is no file of this brand that the studio edits.`,
    where: { file: displayPath(brandDir) },
    fix: "edit brand.json, tokens/, texts/, legal/ or a drawing in assets/, and put copies in the place of links.",
  });
}

/** @throws CliError BRAND_FILE_OUTSIDE, BRAND_FILE_ENCODING: undo could not bring such bytes back */
export function readStudioFile(brandDir: string, name: string): string | null {
  const file = studioFile(brandDir, name);
  return existsSync(file) ? studioText(file, readFileSync(file)) : null;
}

/** @throws CliError BRAND_FILE_ENCODING */
export function studioText(file: string, bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text !== null) return text;
  throw new CliError("BRAND_FILE_ENCODING", {
    what: `${path.basename(file)} holds bytes that are not UTF-8, so the studio does not touch it.`,
    where: { file },
    fix: "save the file as UTF-8.",
  });
}

/** Null also for a link that leads out of the folder; the check reports it. */
export function readableStudioFile(brandDir: string, name: string): string | null {
  try {
    return readStudioFile(brandDir, name);
  } catch (error) {
    if (error instanceof CliError) return null;
    throw error;
  }
}

export interface FileChange {
  /** Below the brand's folder, with `/`. */
  readonly name: string;
  /** Null: there is no such file. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Writes all or none. @throws CliError BRAND_EDIT_WRITE */
export function writeChanges(brandDir: string, changes: readonly FileChange[]): void {
  const moved = changes.find(({ name, before }) => readStudioFile(brandDir, name) !== before);
  if (moved !== undefined)
    throw new CliError("BRAND_EDIT_WRITE", {
      what: `${moved.name} was changed by somebody else in the meantime; nothing was written.`,
      where: { file: studioFile(brandDir, moved.name) },
      fix: "look at the file as it is now, and repeat the step if it is still wanted.",
    });
  const done: FileChange[] = [];
  try {
    for (const change of changes) {
      put(brandDir, change.name, change.after);
      done.push(change);
    }
  } catch (cause) {
    for (const { name, before } of done) put(brandDir, name, before);
    const { code = "unknown" } = cause as NodeJS.ErrnoException;
    throw new CliError("BRAND_EDIT_WRITE", {
      what: `The files of the brand cannot be written (${code}); nothing was changed.`,
      where: { file: brandDir },
      fix: "make sure that the folder of the brand can be written and has space.",
      cause,
    });
  }
}

function put(brandDir: string, name: string, text: string | null): void {
  const file = studioFile(brandDir, name);
  if (text === null) rmSync(file, { force: true });
  else writeWhole(file, text);
}

/** Also of a file that does not exist yet: its nearest folder counts. */
function leadsInside(brandDir: string, file: string): boolean {
  const root = realpathSync.native(brandDir);
  const info = lstatSync(file, { throwIfNoEntry: false });
  if (info?.isSymbolicLink() && !existsSync(file)) return false;
  let at = file;
  while (!existsSync(at)) at = path.dirname(at);
  const real = realpathSync.native(at);
  return real === root || real.startsWith(root + path.sep);
}
