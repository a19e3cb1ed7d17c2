// Folders of the core import each other one way: none is reached again from a folder that it imports.
import path from "node:path";
import { expect, it } from "vitest";
import { readSources, type Sources } from "./core-texts.ts";

const IMPORT = /(?:from|import\()\s*"([.#][^"]+)"/g;

type Folders = ReadonlyMap<string, ReadonlySet<string>>;

/** Folder → the other folders whose modules it imports, types included. */
function folderImports(sources: Sources): Folders {
  const folders = new Map<string, Set<string>>();
  for (const [file, code] of sources) {
    if (!file.startsWith("src/")) continue;
    const folder = path.posix.dirname(file);
    const imported = folders.get(folder) ?? new Set();
    folders.set(folder, imported);
    for (const [, specifier = ""] of code.matchAll(IMPORT)) {
      const to = path.posix.dirname(targetOf(file, specifier));
      if (to !== folder && to.startsWith("src/")) imported.add(to);
    }
  }
  return folders;
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  return path.posix.join(path.posix.dirname(file), specifier);
}

function reachedFrom(folder: string, folders: Folders): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [folder];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const to of folders.get(next) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  return reached;
}

/** @returns `a: b` for each folder with the folders it imports that lead back to it */
function returns(folders: Folders): string[] {
  return [...folders].flatMap(([folder, imported]) => {
    const back = [...imported].filter((to) => reachedFrom(to, folders).has(folder));
    return back.length === 0 ? [] : [`${folder}: ${back.join(", ")}`];
  });
}

it("no folder of the core is reached again from one that it imports", async () => {
  const folders = folderImports(await readSources());
  expect(folders.size).toBeGreaterThan(150);
  expect(returns(folders)).toEqual([]);
});

it("finds folders that import each other by different files, and by a type", () => {
  const sources = new Map([
    ["src/lib/calls/call.ts", 'import type { Text } from "../text/text.ts";'],
    ["src/lib/text/error.ts", 'import { call } from "#lib/calls/call.ts";'],
    ["src/lib/text/text.ts", 'import { note } from "./error.ts";'],
  ]);
  expect(returns(folderImports(sources))).toEqual([
    "src/lib/calls: src/lib/text",
    "src/lib/text: src/lib/calls",
  ]);
});
