import path from "node:path";
import { ownValue } from "#contract/own-value.ts";
import type { SwitchKey } from "#contract/switches.ts";
import type { InlineScripts } from "./inline-scripts.ts";

/** A compiled core as the stamp step reads it. Paths are posix and relative to `filesDir`. */
export interface CoreBuild {
  readonly key: string;
  readonly filesDir: string;
  /** Modules that run during stamping and are in no bundle. */
  readonly serverDir: string;
  readonly entries: Readonly<Record<string, string>>;
  /** Page entry → its feature folder. */
  readonly features: Readonly<Record<string, string>>;
  readonly scripts: InlineScripts;
  /** Code of the service worker, without the facts of a bundle. */
  readonly worker: string;
  readonly css: string;
  readonly chunks: Readonly<Record<string, CoreChunk>>;
  readonly files: Readonly<Record<string, CoreFile>>;
  /** Package → version. */
  readonly tools: Readonly<Record<string, string>>;
}

export interface CoreChunk {
  /** The name it is imported by, which the import map resolves; null for a chunk that is imported by its file. */
  readonly specifier: string | null;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** Source files, relative to the package. */
  readonly modules: readonly string[];
  /** Switches whose calls it holds. */
  readonly calls: readonly SwitchKey[];
  /** Short class names that its modules use. */
  readonly classes: readonly string[];
}

export interface CoreFile {
  readonly bytes: number;
  readonly sha256: string;
  /** Compressed bytes; null for a file that is not compressible. */
  readonly br: number | null;
  readonly gz: number | null;
}

export const CORE_FILE = "core.json";

/** Not stored in the core: folders differ between machines. */
export function coreFolders(dir: string): Pick<CoreBuild, "filesDir" | "serverDir"> {
  return { filesDir: path.join(dir, "files"), serverDir: path.join(dir, "server") };
}

/** Chunks with their static and, on demand, dynamic imports, in import order. */
export function reachable(
  core: CoreBuild,
  start: readonly string[],
  dynamic: boolean,
): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const chunk = ownValue(core.chunks, file);
    for (const next of chunk?.imports ?? []) visit(next);
    if (dynamic) for (const next of chunk?.dynamicImports ?? []) visit(next);
  };
  for (const file of start) visit(file);
  return [...seen];
}
