// What the core's modules say, read from their source: which text keys they name, which namespaces they show and
// which they load. Tests compare it with `src/locales`.
import { glob, readdir, readFile } from "node:fs/promises";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const LOCALES = path.join(ROOT, "src/locales/zh-CN");
const TEST = /\.test\.tsx?$|\/test-[\w-]+\.tsx?$/;
const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+"([.#][^"]+)"/gm;
const FILLED = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** File → its code without comments. */
export type Sources = ReadonlyMap<string, string>;

export async function readSources(): Promise<Sources> {
  const found = new Map<string, string>();
  for await (const file of glob("{src,contract,cli/serve}/**/*.{ts,tsx}", { cwd: ROOT })) {
    if (TEST.test(file)) continue;
    found.set(file, (await readFile(path.join(ROOT, file), "utf8")).replace(COMMENT, ""));
  }
  return found;
}

/** Namespace → its keys, `list.title`. */
export async function readKeys(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const files = await readdir(LOCALES);
  const read = files.map(async (file) => {
    const tree: unknown = JSON.parse(await readFile(path.join(LOCALES, file), "utf8"));
    return [file.replace(".json", ""), new Set(keysOf(tree, ""))] as const;
  });
  return new Map(await Promise.all(read));
}

function keysOf(tree: unknown, prefix: string): string[] {
  return Object.entries(tree as object).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

/** Namespaces of a module's hooks: its keys are of these. */
export function hooksIn(code: string): readonly string[] {
  return [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = ""]) =>
    stringsIn(names),
  );
}

/** Namespaces whose texts a module shows. */
export function shownIn(code: string, namespaces: Iterable<string>): ReadonlySet<string> {
  const named = new Set([...code.matchAll(/["`]([\w-]+):[\w$]/g)].map(([, name = ""]) => name));
  return new Set([...hooksIn(code), ...[...namespaces].filter((name) => named.has(name))]);
}

/** Namespaces that a module loads. */
export function loadedIn(code: string): ReadonlySet<string> {
  const one = [...code.matchAll(/loadNamespace\(("[\w-]+")\)/g)];
  const several = [...code.matchAll(/\[([^\]]*)\]\.map\(loadNamespace\)/g)];
  return new Set([...one, ...several].flatMap(([, names = ""]) => stringsIn(names)));
}

function stringsIn(code: string): string[] {
  return [...code.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);
}

/** A module with all that comes with it at once; what it imports later is left out. */
export function closureOf(file: string, sources: Sources): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const code = sources.get(next);
    if (code === undefined || seen.has(next)) continue;
    seen.add(next);
    for (const [, to = ""] of code.matchAll(STATIC_IMPORT)) open.push(resolveImport(next, to));
  }
  return seen;
}

/** `../src/ui/buttons/button.tsx` is `src/ui/buttons/button.tsx`; the contract stands beside `src`. */
function resolveImport(from: string, to: string): string {
  if (to.startsWith("#")) return to.replace(/^#(?!contract\/)/, "src/").replace("#", "");
  return path.posix.join(path.posix.dirname(from), to);
}

/** Keys of literal calls, `t("list.title")`. */
export function calledKeys(code: string): readonly string[] {
  return [...code.matchAll(/(?<![\w.])(?:i18n\.)?t\(\s*"([^"]+)"/g)].map(([, key = ""]) => key);
}

/** Whether the code names a key, whole or as a template: `phase.${name}` names all of `phase`. */
export function namesOf(code: string): (key: string) => boolean {
  const whole = new Set([...code.matchAll(/"([\w.:-]+)"/g)].map(([, text = ""]) => text));
  // The second finds a key within another template.
  const found = [/`([^`\n]{1,200})`/g, /\bt\(\s*`([^`\n]{1,200})`/g];
  const templates = new Set(
    found.flatMap((pattern) => [...code.matchAll(pattern)].map(([, text = ""]) => text)),
  );
  const patterns = new Set([...templates].flatMap((text) => patternOf(text.split(FILLED)) ?? []));
  const all = [...patterns].map((pattern) => new RegExp(`^${pattern}$`));
  return (key) => whole.has(key) || all.some((pattern) => pattern.test(key));
}

/** Null for a template without a fixed part of its own, which would name everything. */
function patternOf(parts: readonly string[]): string | null {
  const isKey = /^[\w.:-]*$/.test(parts.join("")) && /\w[.-]|\.\w/.test(parts.join("\0"));
  if (parts.length < 2 || !isKey) return null;
  return parts.map((part) => part.replaceAll(".", "\\.")).join("[\\w.-]+");
}
