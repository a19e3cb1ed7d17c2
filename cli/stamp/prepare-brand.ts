// Resolves and checks everything of one brand that is not its manifest: tokens and contrast of each
// offered edition, texts of each offered locale, legal documents. `brand check` reports what this
// finds; `brand build` stamps what it returns.
import path from "node:path";
import type { Localized, Texts } from "#contract/brand-entry.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import { assetProblems } from "../brand/asset-rules.ts";
import { locator } from "../brand/source-layers.ts";
import { readJsonFile } from "../files/json-file.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { Problem } from "../errors/errors.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { convertTexts } from "../locale/convert-texts.ts";
import { createConverter, type Converter } from "../locale/converter.ts";
import { lintTraditional, lintTraditionalText } from "../locale/lint-traditional.ts";
import type { Store } from "../cache/store.ts";
import { localeKey } from "./locale-key.ts";
import { prepareLegal } from "./prepare-legal.ts";
import { prepareTokens } from "./prepare-tokens.ts";
import type { PreparedBrand } from "./prepared-brand.ts";
import type { SharedContent } from "./shared-content.ts";
import { createSharedLegal, type SharedLegal } from "./shared-legal.ts";
import { loadSharedHelp, type HelpModules, type SharedHelp } from "./shared-help.ts";
import { loadSharedTexts, type SharedTexts } from "./shared-texts.ts";

export interface Preparation {
  readonly sharedTexts: SharedTexts;
  /** `prepared` is null when a problem leaves nothing to stamp. */
  prepare(brand: LoadedBrand): Promise<{ prepared: PreparedBrand | null; problems: Problem[] }>;
}

export async function createPreparation(shared: SharedContent, store: Store): Promise<Preparation> {
  const key = await localeKey(shared.packageRoot);
  const sharedTexts = await loadSharedTexts(shared, store, key, async (texts) =>
    convertTexts(texts, { converter: createConverter() }),
  );
  const sharedHelp = await loadSharedHelp(shared, store, key, createConverter);
  const sharedLegal = createSharedLegal(shared.packageRoot, store, key, createConverter);
  return {
    sharedTexts,
    prepare: (brand) =>
      prepareBrand(brand, {
        content: shared,
        texts: sharedTexts,
        help: sharedHelp,
        legal: sharedLegal,
      }),
  };
}

interface SharedParts {
  readonly content: SharedContent;
  readonly texts: SharedTexts;
  readonly help: SharedHelp;
  readonly legal: SharedLegal;
}

async function prepareBrand(
  brand: LoadedBrand,
  all: SharedParts,
): Promise<{ prepared: PreparedBrand | null; problems: Problem[] }> {
  const { glossary, problems: glossaryProblems } = await readBrandGlossary(brand.dir, readJsonFile);
  const converter = createConverter({ brandGlossary: glossary });
  const tokens = await prepareTokens(brand, all.content.packageRoot);
  const texts = prepareTexts(
    brand,
    converter,
    glossary === undefined ? all.texts.texts : ownCoreTexts(all.content, converter),
  );
  const localize = localizer(brand, converter);
  const { legal, problems: legalProblems } = await prepareLegal(brand, {
    contentDir: all.content.contentDir,
    shared: all.legal,
    converter,
    hasOwnWords: glossary !== undefined,
    localize: (text, locale) => localize(text)[locale],
  });
  const assets = await assetProblems(brand.dir, brand.manifest.assets, locator(brand.chain));
  const problems = [
    ...assets,
    ...glossaryProblems,
    ...tokens.problems,
    ...texts.problems,
    ...factProblems(brand, localize),
    ...legalProblems,
    ...all.help.problems,
  ];
  if (tokens.prepared === null || legal === null) return { prepared: null, problems };
  return {
    prepared: {
      dir: brand.dir,
      manifest: brand.manifest,
      switches: brand.switchSet,
      ...tokens.prepared,
      texts: texts.own,
      coreTexts: texts.core,
      legal,
      help: await ownHelp(brand, all.help, glossary === undefined ? null : converter),
      localize,
    },
    problems,
  };
}

/** Of the offered locales; by the brand's own converter where it has one. */
async function ownHelp(
  brand: LoadedBrand,
  shared: SharedHelp,
  converter: Converter | null,
): Promise<Partial<Record<Locale, HelpModules>>> {
  const help: Partial<Record<Locale, HelpModules>> = {};
  for (const locale of brand.manifest.locales.offered) {
    const own = locale === "zh-TW" && converter !== null;
    help[locale] = own ? await shared.converted(converter) : shared.modules[locale];
  }
  return help;
}

function ownCoreTexts(shared: SharedContent, converter: Converter): Record<Locale, Texts> {
  return { "zh-CN": shared.coreTexts, "zh-TW": convertTexts(shared.coreTexts, { converter }) };
}

function prepareTexts(
  brand: LoadedBrand,
  converter: Converter,
  core: Readonly<Record<Locale, Texts>>,
): {
  own: Partial<Record<Locale, Texts>>;
  core: Partial<Record<Locale, Texts>>;
  problems: Problem[];
} {
  const own: Record<Locale, Texts> = {
    "zh-CN": brand.texts["zh-CN"],
    "zh-TW": convertTexts(brand.texts["zh-CN"], { converter, overrides: brand.texts["zh-TW"] }),
  };
  const offered = LOCALES.filter((locale) => brand.manifest.locales.offered.includes(locale));
  const pick = (from: Readonly<Record<Locale, Texts>>) =>
    Object.fromEntries(offered.map((locale) => [locale, from[locale]]));
  return {
    own: pick(own),
    core: pick(core),
    problems: offered.includes("zh-TW") ? lintOwn(brand, own["zh-TW"]) : [],
  };
}

/** A finding stands in the file that gave the text: the override where there is one. */
function lintOwn(brand: LoadedBrand, texts: Texts): Problem[] {
  const file = (locale: Locale) => path.join(brand.dir, "texts", `${locale}.json`);
  return lintTraditional(texts, { file: file("zh-CN") }).map((problem) => {
    const keys = problem.field?.replace(":", ".") ?? "";
    const override = brand.textLines["zh-TW"].get(keys);
    if (override !== undefined) return { ...problem, file: file("zh-TW"), line: override };
    return { ...problem, line: brand.textLines["zh-CN"].get(keys) ?? null };
  });
}

/** Manifest texts in both locales; a string stays as it is where the brand gave its own zh-TW. */
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

/** The manifest's own texts pass the same lint as the rest. */
function factProblems(brand: LoadedBrand, localize: (text: string) => Localized): Problem[] {
  const { manifest } = brand;
  if (!manifest.locales.offered.includes("zh-TW")) return [];
  const facts = {
    name: manifest.name,
    title: manifest.title,
    description: manifest.description,
    "legal.operator": manifest.legal.operator,
    "legal.licence": manifest.legal.licence,
    "legal.regionsExcluded": manifest.legal.regionsExcluded.join("、"),
  };
  return Object.entries(facts).flatMap(([field, text]) =>
    lintTraditionalText(localize(text)["zh-TW"], {
      file: path.join(brand.dir, "brand.json"),
      line: null,
      field,
    }),
  );
}
