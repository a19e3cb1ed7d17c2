// Resolves and checks tokens, contrast, texts and legal documents, for `brand check` and `brand build`.
import path from "node:path";
import type { Localized, Texts } from "#contract/brand-entry.ts";
import type { Locale } from "#contract/locales.ts";
import { assetProblems } from "../brand/asset-rules.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { locator } from "../brand/source-layers.ts";
import { mapHelp } from "../content/map-texts.ts";
import type { Problem } from "../errors/errors.ts";
import { readJsonFile } from "../files/json-file.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { createConverter, type Converter } from "../locale/converter.ts";
import { lintTraditional, lintTraditionalText } from "../locale/lint-traditional.ts";
import { convertTexts } from "../locale/text-tree.ts";
import { prepareLegal } from "./prepare-legal.ts";
import { prepareTokens } from "./prepare-tokens.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import { footerPromises } from "./promise-problems.ts";
import type { SharedContent } from "./shared-content.ts";

/** `prepared` is null when a problem leaves nothing to stamp. */
export async function prepareBrand(
  brand: LoadedBrand,
  shared: SharedContent,
): Promise<{ prepared: PreparedBrand | null; problems: Problem[] }> {
  const { glossary, problems: glossaryProblems } = await readBrandGlossary(brand.dir, readJsonFile);
  const hasOwnWords = glossary !== undefined;
  const converter = createConverter({ brandGlossary: glossary });
  const tokens = await prepareTokens(brand, shared.packageRoot);
  const texts = {
    "zh-CN": brand.texts["zh-CN"],
    "zh-TW": convertTexts(brand.texts["zh-CN"], converter, brand.texts["zh-TW"]),
  };
  const localize = localizer(brand, converter);
  const { legal, problems: legalProblems } = await prepareLegal(brand, {
    shared,
    converter,
    hasOwnWords,
    localize: (text, locale) => localize(text)[locale],
  });
  const problems = [
    ...(await assetProblems(brand.dir, brand.manifest.assets, locator(brand.chain))),
    ...glossaryProblems,
    ...tokens.problems,
    ...lintOwn(brand, texts["zh-TW"], localize),
    ...legalProblems,
    ...footerPromises(brand),
    ...shared.content.helpProblems,
  ];
  if (tokens.prepared === null || legal === null) return { prepared: null, problems };
  return {
    prepared: {
      dir: brand.dir,
      manifest: brand.manifest,
      switches: brand.switchSet,
      ...tokens.prepared,
      texts,
      ...coreContent(shared, hasOwnWords ? converter : null),
      legal,
      localize,
    },
    problems,
  };
}

function coreContent(
  { content: { locales } }: SharedContent,
  converter: Converter | null,
): Pick<PreparedBrand, "coreTexts" | "help"> {
  const { "zh-CN": source, "zh-TW": converted } = locales;
  if (converter === null) {
    return {
      coreTexts: { "zh-CN": source.texts, "zh-TW": converted.texts },
      help: { "zh-CN": source.help, "zh-TW": converted.help },
    };
  }
  const help = source.help.map((page) => mapHelp(page, converter));
  return {
    coreTexts: { "zh-CN": source.texts, "zh-TW": convertTexts(source.texts, converter) },
    help: { "zh-CN": source.help, "zh-TW": help },
  };
}

function lintOwn(
  brand: LoadedBrand,
  traditional: Texts,
  localize: (text: string) => Localized,
): Problem[] {
  if (!brand.manifest.locales.offered.includes("zh-TW")) return [];
  return [...lintTexts(brand, traditional), ...lintFacts(brand, localize)];
}

/** Reports a problem in the file that sets the text: the override, if any. */
function lintTexts(brand: LoadedBrand, texts: Texts): Problem[] {
  const file = (locale: Locale) => path.join(brand.dir, "texts", `${locale}.json`);
  return lintTraditional(texts, { file: file("zh-CN") }).map((problem) => {
    const keys = problem.field?.replace(":", ".") ?? "";
    const override = brand.textLines["zh-TW"].get(keys);
    if (override !== undefined) return { ...problem, file: file("zh-TW"), line: override };
    return { ...problem, line: brand.textLines["zh-CN"].get(keys) ?? null };
  });
}

/** Converts manifest texts to zh-TW, except where the brand has its own. */
export function localizer(brand: LoadedBrand, converter: Converter): (text: string) => Localized {
  const given = (brand.texts["zh-TW"]["brand"] ?? {}) as Readonly<Record<string, unknown>>;
  const { manifest } = brand;
  const overrides = new Map(
    (["name", "title", "description"] as const).flatMap((field) => {
      const text = given[field];
      return typeof text === "string" ? [[manifest[field], text] as const] : [];
    }),
  );
  return (text) => ({ "zh-CN": text, "zh-TW": overrides.get(text) ?? converter(text) });
}

function lintFacts(
  { dir, manifest }: LoadedBrand,
  localize: (text: string) => Localized,
): Problem[] {
  const facts = {
    name: manifest.name,
    title: manifest.title,
    description: manifest.description,
    "legal.operator": manifest.legal.operator,
    "legal.licence": manifest.legal.licence,
    "legal.regionsExcluded": manifest.legal.regionsExcluded.join("、"),
  };
  const file = path.join(dir, "brand.json");
  return Object.entries(facts).flatMap(([field, text]) =>
    lintTraditionalText(localize(text)["zh-TW"], { file, line: null, field }),
  );
}
