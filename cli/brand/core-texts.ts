import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Texts, TextTree } from "#contract/brand-entry.ts";
import { PACKAGE_ROOT } from "../base/paths.ts";

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
