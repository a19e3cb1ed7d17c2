import { lstat, readdir } from "node:fs/promises";
import path from "node:path";
import type { Texts } from "#contract/brand-entry.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { readJsonFile } from "../files/json-file.ts";
import { isObject } from "../files/strict-json.ts";
import { textProblems } from "./text-rules.ts";

/** Texts that zh-TW may add; in zh-CN they are in the manifest. */
const MANIFEST_TEXTS = ["brand:name", "brand:title", "brand:description"].map(
  (key) => [key, ""] as const,
);

export interface BrandTexts {
  readonly texts: Record<Locale, Texts>;
  readonly lines: Record<Locale, ReadonlyMap<string, number>>;
  readonly problems: readonly Problem[];
}

/** A locale without a file has no texts of its own. */
export async function readBrandTexts(
  dir: string,
  core: ReadonlyMap<string, string>,
): Promise<BrandTexts> {
  const folder = path.join(dir, "texts");
  const texts: Record<Locale, Texts> = { "zh-CN": {}, "zh-TW": {} };
  const lines: BrandTexts["lines"] = { "zh-CN": new Map(), "zh-TW": new Map() };
  const problems: Problem[] = [];
  for (const locale of LOCALES) {
    const file = path.join(folder, `${locale}.json`);
    const document = await readJsonFile(dir, file);
    if (document === null) continue;
    const known = locale === "zh-TW" ? new Map([...core, ...MANIFEST_TEXTS]) : core;
    problems.push(...document.problems, ...textProblems(document, file, known));
    lines[locale] = document.lines;
    if (isObject(document.value)) texts[locale] = document.value as Texts;
  }
  return { texts, lines, problems: [...problems, ...(await unknownFiles(folder))] };
}

async function unknownFiles(folder: string): Promise<Problem[]> {
  const known = [...LOCALES.map((locale) => `${locale}.json`), "glossary.json"];
  // Not followed when it is a link: names of foreign files must not reach a report.
  const own = (await lstat(folder).catch(() => null))?.isDirectory() === true;
  const files = own ? await readdir(folder) : [];
  return files
    .filter((file) => !known.includes(file) && !file.startsWith("."))
    .slice(0, MAX_PROBLEMS)
    .map((file) => {
      const near = nearest(file, known);
      return problem("BRAND_FILE_UNKNOWN", {
        file: path.join(folder, file),
        found: file,
        allowed: known.join(", "),
        what: `Nothing reads a file of that name in texts/; there are ${known.join(", ")}.`,
        fix: near ? `rename it to ${near}, or remove it.` : "remove it.",
      });
    });
}
