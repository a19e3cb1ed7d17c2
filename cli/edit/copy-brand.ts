// A brand's folder under another id: every file as it is, but for the names and addresses of the old brand.
import { lstatSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { cp, lstat } from "node:fs/promises";
import path from "node:path";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { writeWhole } from "../files/atomic-write.ts";
import { listFiles } from "../files/digest.ts";
import { editJson } from "../files/edit-json.ts";
import { readJsonText } from "../files/json-file.ts";
import { decodeText } from "../files/text-lines.ts";
import { placeBrand } from "../new/write-brand.ts";
import { namesIn, namesInJson, type Renaming } from "./brand-names.ts";

export interface NewIdentity {
  readonly id: string;
  readonly siteId: string;
  readonly name: string;
  readonly latinName: string;
  readonly domain: string;
}

const MANIFEST = "brand.json";

/** @returns the files. @throws CliError BRAND_EXISTS, CONFIG_OUTPUT_WRITE, or of a manifest that is broken */
export async function copyBrand(
  brand: LoadedBrand,
  dir: string,
  now: NewIdentity,
): Promise<readonly string[]> {
  const { name, latinName, domains } = brand.manifest;
  const renaming: Renaming = [
    ...domains.map((domain) => [domain, now.domain] as const),
    [name, now.name],
    [latinName, now.latinName],
  ];
  const manifest = copiedManifest(readJsonText(brand.dir, path.join(brand.dir, MANIFEST)), {
    now,
    renaming,
  });
  await placeBrand(dir, async (temporary) => {
    await cp(realpathSync(brand.dir), temporary, {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
    });
    writeManifest(temporary, manifest);
    for (const file of listFiles(temporary)) rename(path.join(temporary, file), file, renaming);
  });
  return listFiles(dir);
}

/** Pipes and devices hold nothing that could be copied. */
async function isCopied(file: string): Promise<boolean> {
  const info = await lstat(file);
  return info.isFile() || info.isDirectory() || info.isSymbolicLink();
}

/** Parts of a manifest in which a brand is named; all others hold keys, files and numbers. */
const NAMING = new Set([
  "title",
  "description",
  "operator",
  "contact",
  "base",
  "socket",
  "hosts",
  "seo",
]);

function copiedManifest(
  text: string,
  { now, renaming }: { readonly now: NewIdentity; readonly renaming: Renaming },
): string {
  const { domain, ...fields } = now;
  const renamed = namesInJson(text, renaming, (keys) => keys.some((key) => NAMING.has(key)));
  return Object.entries({ ...fields, domains: [domain] }).reduce(
    (given, [field, value]) => editJson(given, [field], value),
    renamed,
  );
}

/** A link out of the copy leads to the old brand's manifest. */
function writeManifest(dir: string, text: string): void {
  const file = path.join(dir, MANIFEST);
  const isInside = realpathSync(file).startsWith(realpathSync(dir) + path.sep);
  if (lstatSync(file).isSymbolicLink() && !isInside) rmSync(file);
  writeWhole(file, text);
}

/** Only where words stand that visitors read; a file that is no text stays as it is. */
function rename(place: string, file: string, renaming: Renaming): void {
  const isTexts = /^texts\/[^/]+\.json$/.test(file);
  if (!isTexts && !/\.(?:svg|md)$/.test(file)) return;
  const before = decodeText(readFileSync(place));
  if (before === null) return;
  const after = isTexts
    ? namesInJson(before, renaming, () => true)
    : namesIn(before, renaming, file.endsWith(".svg") ? "xml" : "plain");
  if (after !== before) writeWhole(place, after);
}
