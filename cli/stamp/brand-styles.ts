// The core's stylesheet without the rules of chunks that a bundle does not hold: a section that is
// switched off leaves no style behind.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Container, parse, type Root } from "postcss";
import type { CoreBuild } from "../core/core-build.ts";
import type { NewFile } from "./shared-files.ts";

/** Files of a brand's styles: what its first screen needs, then what all its chunks do. */
export async function brandStyles(
  core: CoreBuild,
  chunks: { readonly first: readonly string[]; readonly all: readonly string[] },
): Promise<{ readonly styles: NewFile; readonly lateStyles: NewFile }> {
  const known =
    sheets.get(core) ?? readFile(path.join(core.filesDir, core.css), "utf8").then(parse);
  sheets.set(core, known);
  const sheet = await known;
  const every = new Set(Object.values(core.chunks).flatMap((chunk) => chunk.classes));
  const keep = (held: readonly string[]) => {
    const used = new Set(held.flatMap((chunk) => core.chunks[chunk]?.classes ?? []));
    return keepRules(sheet, (name) => used.has(name) || !every.has(name));
  };
  const file = { extension: "css" } as const;
  return {
    styles: { ...file, stem: "styles", content: keep(chunks.first), effort: "high" },
    lateStyles: { ...file, stem: "late-styles", content: keep(chunks.all), effort: "fast" },
  };
}

/** Every brand of a build prunes the same sheet. */
const sheets = new WeakMap<CoreBuild, Promise<Root>>();

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
