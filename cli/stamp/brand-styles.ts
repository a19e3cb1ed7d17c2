// The core's stylesheet without the rules of chunks that a bundle does not hold: a section that is
// switched off leaves no style behind.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Container, parse, type Root } from "postcss";
import type { CoreBuild } from "../core/core-build.ts";

// Read and parsed once: a fleet prunes the same sheet twice per brand.
const sheets = new WeakMap<CoreBuild, Promise<Root>>();
const prunedSheets = new WeakMap<CoreBuild, Map<string, string>>();

/** Brands of one make hold the same chunks, so a result is kept. @param chunks every chunk of the bundle */
export async function brandStyles(core: CoreBuild, chunks: readonly string[]): Promise<string> {
  const results = prunedSheets.get(core) ?? new Map<string, string>();
  prunedSheets.set(core, results);
  const key = chunks.toSorted().join();
  const known = results.get(key);
  if (known !== undefined) return known;
  let sheet = sheets.get(core);
  if (!sheet) sheets.set(core, (sheet = readSheet(core)));
  const used = new Set(chunks.flatMap((chunk) => core.chunks[chunk]?.classes ?? []));
  const all = new Set(Object.values(core.chunks).flatMap((chunk) => chunk.classes));
  const styles = keepRules(await sheet, (name) => used.has(name) || !all.has(name));
  results.set(key, styles);
  return styles;
}

async function readSheet(core: CoreBuild): Promise<Root> {
  return parse(await readFile(path.join(core.filesDir, core.css), "utf8"));
}

const CLASS = /\.([A-Za-z][\w-]*)/g;
const CONTAINER = /^(?:layer|media|supports|container)$/;

/** Drops the rules all of whose selectors name a class that is not kept, and what is empty without them. */
export function keepRules(sheet: Root, keep: (className: string) => boolean): string {
  const kept = sheet.clone();
  kept.walkRules((rule) => {
    if (!rule.selectors.some((selector) => classNames(selector).every(keep))) rule.remove();
  });
  removeEmpty(kept);
  return kept.toString();
}

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== "atrule" || !CONTAINER.test(node.name) || node.nodes === undefined) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}

const classNames = (selector: string) => [...selector.matchAll(CLASS)].map(([, name = ""]) => name);
