// Finds and reads a legal document. The brand's own text precedes the variant's; a reviewed zh-TW precedes a
// converted one.
import { lstatSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { LegalName } from "#contract/legal.ts";
import type { Locale } from "#contract/locales.ts";
import { problem, type Problem } from "../errors/errors.ts";
import { readInside } from "../files/read-file.ts";
import { nearest } from "../errors/nearest.ts";
import { mapLegal, type LegalText } from "./legal-text.ts";
import { MAX_MARKDOWN_BYTES } from "./markdown-limits.ts";

export interface LegalPlace {
  readonly contentDir: string;
  readonly brandDir: string;
  readonly variant: string;
  readonly name: LegalName;
  readonly locale: Locale;
}

export interface LegalSource {
  readonly file: string;
  readonly text: string;
  /** True for a zh-CN text that is shown in zh-TW. */
  readonly converted: boolean;
}

export interface NoLegal {
  readonly problem: Problem;
  readonly file: string;
}

/** Null when the brand has no document of its own. */
export function ownLegal({
  brandDir,
  name,
  locale,
}: Pick<LegalPlace, "brandDir" | "name" | "locale">): LegalSource | NoLegal | null {
  const folder = path.join(brandDir, "legal");
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return null;
  return firstOf(brandDir, folder, { name, locale });
}

const VARIANT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export async function variantLegal(place: LegalPlace): Promise<LegalSource | NoLegal> {
  const { contentDir, variant } = place;
  // A name, not a path: `../help` must not lead to another text of the core.
  const found = VARIANT.test(variant)
    ? firstOf(contentDir, path.join(contentDir, "legal", variant), place)
    : null;
  if (found !== null) return found;
  const file = path.join(place.brandDir, "brand.json");
  return { problem: await variantProblem(place, file), file };
}

function firstOf(
  root: string,
  folder: string,
  { name, locale }: Pick<LegalPlace, "name" | "locale">,
): LegalSource | NoLegal | null {
  const names = locale === "zh-TW" ? [`${name}.zh-TW.md`, `${name}.md`] : [`${name}.md`];
  for (const base of names) {
    const file = path.join(folder, base);
    const read = readInside(root, file, MAX_MARKDOWN_BYTES);
    if (read === null) continue;
    if ("problem" in read) return { problem: read.problem, file };
    const converted = locale === "zh-TW" && !base.endsWith(".zh-TW.md");
    return { file, text: read.text, converted };
  }
  return null;
}

/** The text is null when a problem leaves nothing to show. */
export async function readLegal(
  { file, text, converted }: LegalSource,
  { name, variant }: Pick<LegalPlace, "name" | "variant">,
  converter: (text: string) => string,
): Promise<{ readonly text: LegalText | null; readonly problems: readonly Problem[] }> {
  // Lazy import: the Markdown parser loads slowly, and most builds find all documents in the store.
  const { parseLegalFile } = await import("./parse-legal-file.ts");
  const { title, blocks, problems } = parseLegalFile(text, file);
  if (problems.length > 0) return { text: null, problems };
  const read: LegalText = { name, variant, converted, title, blocks };
  return { text: converted ? mapLegal(read, converter) : read, problems };
}

async function variantProblem(
  { contentDir, variant, name }: LegalPlace,
  file: string,
): Promise<Problem> {
  const variants = await legalVariants(contentDir);
  const near = nearest(variant, variants);
  return problem("LEGAL_VARIANT_MISSING", {
    file,
    field: `legal.${name}`,
    found: variant,
    allowed: variants.join(", "),
    what: `There is no content/legal/${variant}/${name}.md.`,
    fix:
      near === null || near === variant
        ? `name one of ${variants.join(", ")}, or add the document to the brand's legal folder.`
        : `write "${near}".`,
  });
}

/** Names of the variants under `content/legal`, sorted. */
export async function legalVariants(contentDir: string): Promise<string[]> {
  const entries = await readdir(path.join(contentDir, "legal"), { withFileTypes: true }).catch(
    () => [],
  );
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}
