import path from "node:path";
import type { InlineScripts } from "./inline-scripts.ts";

/** A compiled core as the stamp step reads it. Paths are posix and relative to `filesDir`. */
export interface CoreBuild {
  /** Digest of everything that was compiled. */
  readonly key: string;
  readonly filesDir: string;
  /** Modules that run while a bundle is stamped and are in none. */
  readonly serverDir: string;
  /** Entry name → its chunk. */
  readonly entries: Readonly<Record<string, string>>;
  /** Page entry → the feature folder it stands in. */
  readonly features: Readonly<Record<string, string>>;
  /** Of the html. */
  readonly scripts: InlineScripts;
  /** The stylesheet of all chunks together. */
  readonly css: string;
  readonly chunks: Readonly<Record<string, CoreChunk>>;
  readonly files: Readonly<Record<string, CoreFile>>;
  /** Versions of the tools that made it. */
  readonly tools: Readonly<Record<string, string>>;
}

export interface CoreChunk {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** Source files the chunk holds, relative to the package. */
  readonly modules: readonly string[];
  /** Classes of the stylesheet that its modules name. */
  readonly classes: readonly string[];
}

export interface CoreFile {
  readonly bytes: number;
  readonly sha256: string;
  /** Compressed sizes; null where the file is not compressible. */
  readonly br: number | null;
  readonly gz: number | null;
}

/** What a stamp has to know of a compiled core, in its folder of the store. */
export const CORE_FILE = "core.json";

/** A compiled core holds no path: where it lies differs from machine to machine. */
export function coreFolders(dir: string): Pick<CoreBuild, "filesDir" | "serverDir"> {
  return { filesDir: path.join(dir, "files"), serverDir: path.join(dir, "server") };
}

/** A chunk with everything it imports, statically and, on demand, dynamically; in import order. */
export function reachable(
  core: CoreBuild,
  start: readonly string[],
  dynamic: boolean,
): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const chunk = core.chunks[file];
    for (const next of chunk?.imports ?? []) visit(next);
    if (dynamic) for (const next of chunk?.dynamicImports ?? []) visit(next);
  };
  for (const file of start) visit(file);
  return [...seen];
}
