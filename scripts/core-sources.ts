// The source files of the core, for tests that read its code.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const SRC = path.resolve(import.meta.dirname, "../src");

/** @param exclude glob patterns below `src` @returns text by file, whose path is relative to `src` */
export function coreSources(exclude: readonly string[]): ReadonlyMap<string, string> {
  const files = globSync("**/*.{ts,tsx}", { cwd: SRC, exclude });
  return new Map(files.map((file) => [file, readFileSync(path.join(SRC, file), "utf8")]));
}
