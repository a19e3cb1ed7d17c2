import { ownValue } from "#contract/own-value.ts";
import type { CoreBuild } from "../core/core-build.ts";

/** The import map of a bundle with these chunks: names of shared chunks → their files. */
export function importMap(core: CoreBuild, chunks: readonly string[]): string {
  const named = chunks.flatMap((file) => {
    const specifier = ownValue(core.chunks, file)?.specifier;
    return specifier ? [[specifier, `/${file}`] as const] : [];
  });
  const sorted = named.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ imports: Object.fromEntries(sorted) });
}

/** How a module below `assets/` imports an entry of the core. */
export function specifierOf(core: CoreBuild, entry: string): string {
  const file = ownValue(core.entries, entry) ?? "";
  return ownValue(core.chunks, file)?.specifier ?? `../${file}`;
}
