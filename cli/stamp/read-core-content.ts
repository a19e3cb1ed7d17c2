// Reads the core's texts, help pages and legal documents, and converts them to zh-TW.
import path from "node:path";
import { LEGAL_NAMES } from "#contract/legal.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { svgProblems } from "../brand/check-svg.ts";
import { readCoreTexts } from "../brand/core-texts.ts";
import type { LegalText } from "../content/legal-text.ts";
import { mapHelp, textsOf } from "../content/map-texts.ts";
import { readHelp } from "../content/read-help.ts";
import { legalVariants, variantLegal } from "../content/resolve-legal.ts";
import type { Problem } from "../errors/errors.ts";
import { createConverter, type Converter } from "../locale/converter.ts";
import { lintTraditionalTexts } from "../locale/lint-traditional.ts";
import { convertTexts } from "../locale/text-tree.ts";
import type { LocaleContent } from "./content-modules.ts";
import { readLinted } from "./read-linted-legal.ts";

export interface CoreContent {
  readonly locales: Readonly<Record<Locale, LocaleContent>>;
  readonly helpProblems: readonly Problem[];
  /** `variant/name/locale` → problems of a document that cannot be shown. */
  readonly legalProblems: Readonly<Record<string, readonly Problem[]>>;
}

export async function readCoreContent(packageRoot: string): Promise<CoreContent> {
  const contentDir = path.join(packageRoot, "content");
  const converter = createConverter();
  const texts = await readCoreTexts(path.join(packageRoot, "src", "locales", "zh-CN"));
  const helpDir = path.join(contentDir, "help");
  const { pages, problems } = await readHelp(helpDir, svgProblems);
  const traditional = pages.map((page) => mapHelp(page, converter));
  const lint = traditional.flatMap((page) =>
    lintTraditionalTexts(
      textsOf((take) => mapHelp(page, take)),
      path.join(helpDir, `${page.slug}.md`),
    ),
  );
  const { legal, legalProblems } = await readLegalContent(contentDir, converter);
  return {
    locales: {
      "zh-CN": { texts, help: pages, legal: legal["zh-CN"] },
      "zh-TW": {
        texts: convertTexts(texts, converter),
        help: traditional,
        legal: legal["zh-TW"],
      },
    },
    helpProblems: [...problems, ...lint],
    legalProblems,
  };
}

async function readLegalContent(contentDir: string, converter: Converter) {
  const legal: Record<Locale, Record<string, LegalText>> = { "zh-CN": {}, "zh-TW": {} };
  const legalProblems: Record<string, readonly Problem[]> = {};
  for (const variant of await legalVariants(contentDir)) {
    for (const name of LEGAL_NAMES) {
      for (const locale of LOCALES) {
        const place = { contentDir, brandDir: "", variant, name, locale };
        const source = await variantLegal(place);
        // A missing document is reported for the brand that names it.
        if ("problem" in source && source.problem.code === "LEGAL_VARIANT_MISSING") continue;
        const { text, problems: found } = await readLinted(source, place, converter);
        if (found.length > 0) legalProblems[`${variant}/${name}/${locale}`] = found;
        else if (text !== null) legal[locale][`${variant}/${name}`] = text;
      }
    }
  }
  return { legal, legalProblems };
}
