// Gives Panda's long class names short names, and drops rules of unused classes.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Root } from "postcss";
import { transformWithOxc } from "vite";
import { listFiles } from "../../files/digest.ts";
import { DEV_PAGES, STUDIO_FOLDER } from "../discover-entries.ts";
import { inlineCalls } from "./inline-calls.ts";
import type { Panda } from "./panda.ts";

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
    if (!source.includes("#styled/")) continue;
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
  const short = shortNames(uses);
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

/**
 * Each class has the shortest beginning of its own hash that no class of more uses has: few names change when one
 * is added.
 */
export function shortNames(uses: ReadonlyMap<string, number>): Map<string, string> {
  const byUse = [...uses].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
  const taken = new Map<string, string>();
  for (const [name] of byUse) {
    const hash = hashedName(name);
    let length = 1;
    while (taken.has(hash.slice(0, length))) length++;
    taken.set(hash.slice(0, length), name);
  }
  return new Map([...taken].map(([short, name]) => [name, short]));
}

/** The hash of a name in letters and digits, a letter first. */
function hashedName(name: string): string {
  let rest = BigInt(`0x${createHash("sha256").update(name).digest("hex")}`);
  const next = (alphabet: string) => {
    const letter = alphabet[Number(rest % BigInt(alphabet.length))] ?? "";
    rest /= BigInt(alphabet.length);
    return letter;
  };
  const hash = next(FIRST) + Array.from({ length: 20 }, () => next(NEXT)).join("");
  // Content blockers hide elements with class names such as `ad`.
  return hash.replace(/^a(?=d)/i, "");
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
