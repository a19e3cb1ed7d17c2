import { lstat, readdir } from "node:fs/promises";
import path from "node:path";
import type { Texts } from "#contract/brand-entry.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { MAX_PROBLEMS, problem, type Problem } from "../errors/errors.ts";
import { nearest } from "../errors/nearest.ts";
import { readJsonFile } from "../files/json-file.ts";
import { isObject, type JsonDocument } from "../files/strict-json.ts";
import { textProblems } from "./text-rules.ts";

/** zh-TW may give the manifest's own texts too; in zh-CN they stand in the manifest. */
const MANIFEST_TEXTS = ["brand:name", "brand:title", "brand:description"].map(
  (key) => [key, ""] as const,
);

export interface BrandTexts {
  readonly texts: Record<Locale, Texts>;
  readonly lines: Record<Locale, ReadonlyMap<string, number>>;
  readonly problems: readonly Problem[];
}

/** Reads and checks `texts/<locale>.json`; a locale without a file has no texts of its own. */
export async function readBrandTexts(
  dir: string,
  core: ReadonlyMap<string, string>,
): Promise<BrandTexts> {
  const folder = path.join(dir, "texts");
  const result = await Promise.all(
    LOCALES.map(async (locale) => {
      const file = path.join(folder, `${locale}.json`);
      const document = await readJsonFile(dir, file);
      const known = locale === "zh-TW" ? new Map([...core, ...MANIFEST_TEXTS]) : core;
      const problems = document
        ? [...document.problems, ...textProblems(document, file, known)]
        : [];
      return { locale, document, problems };
    }),
  );
  const pick = <T>(value: (document: JsonDocument | null) => T) =>
    Object.fromEntries(result.map(({ locale, document }) => [locale, value(document)])) as Record<
      Locale,
      T
    >;
  return {
    texts: pick((document) => (isObject(document?.value) ? (document.value as Texts) : {})),
    lines: pick((document) => document?.lines ?? new Map()),
    problems: [...result.flatMap(({ problems }) => problems), ...(await unknownFiles(folder))],
  };
}

async function unknownFiles(folder: string): Promise<Problem[]> {
  const known = [...LOCALES.map((locale) => `${locale}.json`), "glossary.json"];
  // A link may lead anywhere, and what lies there is not for a report.
  const own = await lstat(folder).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
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
