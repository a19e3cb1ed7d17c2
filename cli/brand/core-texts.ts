import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Texts, TextTree } from "#contract/brand-entry.ts";
import { PACKAGE_ROOT } from "../paths.ts";

export const CORE_TEXTS_DIR = path.join(PACKAGE_ROOT, "src", "locales", "zh-CN");

/** By namespace. */
export async function readCoreTexts(dir = CORE_TEXTS_DIR): Promise<Texts> {
  const files = (await readdir(dir).catch(() => []))
    .filter((file) => file.endsWith(".json"))
    .toSorted();
  const entries = await Promise.all(
    files.map(async (file) => {
      const tree = JSON.parse(await readFile(path.join(dir, file), "utf8")) as TextTree;
      return [path.basename(file, ".json"), tree] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** `home:hero.title` → text. */
export function flatTexts(texts: Texts): Map<string, string> {
  const flat = new Map<string, string>();
  const walk = (tree: TextTree, prefix: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === "string") flat.set(`${prefix}${key}`, value);
      else walk(value, `${prefix}${key}.`);
    }
  };
  for (const [namespace, tree] of Object.entries(texts)) walk(tree, `${namespace}:`);
  return flat;
}
