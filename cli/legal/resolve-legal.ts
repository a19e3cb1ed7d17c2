// One legal document of one brand in one locale. A brand's own text stands before the variant's; a
// reviewed zh-TW stands before a converted one.
import { createHash } from "node:crypto";
import path from "node:path";
import type { LegalDocument, LegalName } from "#contract/legal.ts";
import type { Locale } from "#contract/locales.ts";
import { problem, type Problem } from "../errors.ts";
import { nearest } from "../nearest.ts";
import { VARIABLE } from "./check-variables.ts";
import { mapBlocks } from "./document-text.ts";
import type { LegalVariables } from "./legal-variables.ts";
import { legalVariants } from "./legal-variants.ts";
import { readLegalFile, type LegalFile } from "./read-legal-file.ts";

export interface LegalInput {
  readonly contentDir: string;
  readonly brandDir: string;
  readonly variant: string;
  readonly name: LegalName;
  readonly locale: Locale;
  readonly variables: LegalVariables;
  readonly converter: (text: string) => string;
  /** zh-TW of a variable's value, where the brand gives its own; the converter when absent. */
  readonly localize?: (text: string) => string;
}

export interface ResolvedLegal {
  /** Null when a problem leaves nothing to show. */
  readonly document: LegalDocument | null;
  readonly problems: readonly Problem[];
  /** The file the text comes from; the manifest when there is none. */
  readonly source: string;
}

export async function resolveLegal(input: LegalInput): Promise<ResolvedLegal> {
  const found = await findFile(input);
  if (found === null) {
    const source = path.join(input.brandDir, "brand.json");
    return { document: null, problems: [await variantProblem(input, source)], source };
  }
  const { file, source, reviewed } = found;
  if (file.problems.length > 0) return { document: null, problems: file.problems, source };
  return {
    document: fill(file, input, input.locale === "zh-TW" && !reviewed),
    problems: [],
    source,
  };
}

const VARIANT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface Found {
  readonly file: LegalFile;
  readonly source: string;
  readonly reviewed: boolean;
}

async function findFile({
  contentDir,
  brandDir,
  variant,
  name,
  locale,
}: LegalInput): Promise<Found | null> {
  const own = { root: brandDir, folder: path.join(brandDir, "legal") };
  // A name, not a path: `../help` must not lead to another text of the core.
  const shared = { root: contentDir, folder: path.join(contentDir, "legal", variant) };
  const folders = VARIANT.test(variant) ? [own, shared] : [own];
  for (const { root, folder } of folders) {
    const names = locale === "zh-TW" ? [`${name}.zh-TW.md`, `${name}.md`] : [`${name}.md`];
    for (const base of names) {
      const source = path.join(folder, base);
      const file = await readLegalFile(root, source);
      if (file !== null) return { file, source, reviewed: base.endsWith(".zh-TW.md") };
    }
  }
  return null;
}

/** Converted before the variables are filled in: the same sentence is converted once for all brands. */
function fill(file: LegalFile, input: LegalInput, converted: boolean): LegalDocument {
  const values: Readonly<Record<string, string>> = input.variables.values;
  const localize =
    input.locale === "zh-TW" ? (input.localize ?? input.converter) : (text: string) => text;
  const insert = (text: string): string =>
    text.replaceAll(VARIABLE, (_, name: string) => localize(values[name.trim()] ?? ""));
  const write = (text: string): string => insert(converted ? input.converter(text) : text);
  const title = write(file.title);
  const blocks = mapBlocks(file.blocks, write, insert);
  return {
    name: input.name,
    variant: input.variant,
    title,
    effectiveDate: input.variables.effectiveDate,
    hash: createHash("sha256")
      .update(JSON.stringify([title, blocks]))
      .digest("hex")
      .slice(0, 16),
    converted,
    blocks,
  };
}

async function variantProblem(
  { contentDir, variant, name }: LegalInput,
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
