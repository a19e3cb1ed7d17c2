// Gives Panda's long class names short names, and drops rules of unused classes.
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Root } from "postcss";
import { transformWithOxc } from "vite";
import { listFiles } from "../../files/digest.ts";
import { DEV_PAGES, STUDIO_FOLDER } from "../discover-entries.ts";
import { inlineCalls, type Panda } from "./inline-calls.ts";

export interface ClassNames {
  readonly short: (pandaName: string) => string;
  readonly isUsed: (pandaName: string) => boolean;
  /** Short names; `file` is relative to `src`. */
  readonly ofModule: (file: string) => readonly string[];
}

/** Reads all modules before the build: names must not depend on the build order. */
export async function collectClasses(sources: string, panda: Panda): Promise<ClassNames> {
  const uses = new Map<string, number>();
  const modules = new Map<string, Set<string>>();
  for (const file of listFiles(sources)) {
    if (!/\.tsx?$/.test(file) || /\.test\./.test(file) || isInNoBundle(file)) continue;
    const source = await readFile(path.join(sources, file), "utf8");
    if (!source.includes("#styled/css/")) continue;
    const { code } = await transformWithOxc(source, file);
    const own = new Set<string>();
    const countUse = (name: string) => {
      uses.set(name, (uses.get(name) ?? 0) + 1);
      own.add(name);
      return name;
    };
    inlineCalls(code, panda, countUse);
    modules.set(file, own);
  }
  const byUse = [...uses.keys()].toSorted(
    (a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  const unused = shortNames();
  const short = new Map(byUse.map((name) => [name, unused.next().value ?? name]));
  return {
    short: (name) => short.get(name) ?? name,
    isUsed: (name) => short.has(name),
    ofModule: (file) => [...(modules.get(file) ?? [])].map((name) => short.get(name) ?? name),
  };
}

const isInNoBundle = (file: string) =>
  file.startsWith(STUDIO_FOLDER) || DEV_PAGES.some((page) => file.startsWith(`features/${page}/`));

const FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const NEXT = `${FIRST}0123456789`;

function* shortNames(): Generator<string, undefined> {
  let names = [...FIRST];
  for (;;) {
    // Content blockers hide elements with class names such as `ad`.
    yield* names.filter((name) => !/^ad/i.test(name));
    names = names.flatMap((name) => [...NEXT].map((next) => name + next));
  }
}

const CLASS = /\.((?:\\.|[\w-])+)/g;

export function renameClasses(root: Root, names: ClassNames): void {
  root.walkRules((rule) => {
    // Equal rules are one with several selectors, of which some may be of a page that no bundle holds.
    const kept = rule.selectors.filter((selector) => {
      const own = [...selector.matchAll(CLASS)].map(([, name = ""]) => unescaped(name));
      return own.length === 0 || own.some(names.isUsed);
    });
    if (kept.length === 0) return void rule.remove();
    if (kept.length < rule.selectors.length) rule.selectors = kept;
    rule.selector = rule.selector.replace(
      CLASS,
      (_, name: string) => `.${names.short(unescaped(name))}`,
    );
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

const unescaped = (name: string) => name.replace(/\\(.)/g, "$1");
