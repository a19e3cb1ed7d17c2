// The legal documents as Markdown: the brand's own, and what the site shows without them.
import path from "node:path";
import { LEGAL_NAMES, type LegalName } from "#contract/legal.ts";
import type { Locale } from "#contract/locales.ts";
import type { StudioLegal } from "#contract/studio.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { variantLegal } from "../content/resolve-legal.ts";
import { readJsonFile } from "../files/json-file.ts";
import { withoutMark } from "../files/text-lines.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { createConverter } from "../locale/converter.ts";
import { readableStudioFile } from "./brand-files.ts";

/** Below the brand's folder. */
export const legalFile = (name: LegalName, locale: Locale): string =>
  `legal/${name}${locale === "zh-TW" ? ".zh-TW" : ""}.md`;

export async function readLegalState(
  brand: LoadedBrand,
  root: string,
): Promise<readonly StudioLegal[]> {
  const { glossary } = await readBrandGlossary(brand.dir, readJsonFile);
  const convert = createConverter({ brandGlossary: glossary });
  const all = LEGAL_NAMES.flatMap((name) =>
    brand.manifest.locales.offered.map((locale) => ({ name, locale })),
  );
  return await Promise.all(
    all.map(async ({ name, locale }) => {
      const simplified = locale === "zh-TW" ? ownText(brand, name, "zh-CN") : null;
      return {
        name,
        locale,
        file: legalFile(name, locale),
        own: ownText(brand, name, locale),
        shared:
          simplified === null
            ? await sharedText(brand, { root, name, locale }, convert)
            : convert(simplified),
      };
    }),
  );
}

function ownText({ dir }: LoadedBrand, name: LegalName, locale: Locale): string | null {
  const text = readableStudioFile(dir, legalFile(name, locale));
  return text === null ? null : withoutMark(text);
}

async function sharedText(
  { dir, manifest }: LoadedBrand,
  {
    root,
    name,
    locale,
  }: { readonly root: string; readonly name: LegalName; readonly locale: Locale },
  convert: (text: string) => string,
): Promise<string> {
  const source = await variantLegal({
    contentDir: path.join(root, "content"),
    brandDir: dir,
    variant: manifest.legal[name],
    name,
    locale,
  });
  // The check reports a variant that is missing.
  if ("problem" in source) return "";
  return source.converted ? convert(source.text) : source.text;
}
