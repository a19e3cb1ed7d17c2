// Warnings about a brand's own texts, which stop no build: words with another house term, unread conversions.
import path from "node:path";
import type { Locale } from "#contract/locales.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { Problem } from "../errors/errors.ts";
import { readJsonFile } from "../files/json-file.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { createConverter, type Converter } from "../locale/converter.ts";
import { lintEdits } from "../locale/lint-edits.ts";
import { lintAgeLine, lintHouse, lintHouseText } from "../locale/lint-house.ts";
import type { LintOrigin } from "../locale/lint-traditional.ts";
import { flattenTexts } from "../files/flatten-texts.ts";

export async function textWarnings(brand: LoadedBrand): Promise<Problem[]> {
  const { glossary } = await readBrandGlossary(brand.dir, readJsonFile);
  const converter = createConverter({ brandGlossary: glossary });
  const warnings = [
    ...ownWarnings(brand, "zh-CN"),
    ...ownWarnings(brand, "zh-TW"),
    ...factWarnings(brand, converter),
    ...(brand.manifest.locales.offered.includes("zh-TW") ? editWarnings(brand, converter) : []),
  ];
  return warnings.map((warning) => ({ ...warning, brand: brand.id }));
}

function ownWarnings(brand: LoadedBrand, locale: Locale): Problem[] {
  const origin = originOf(brand, locale);
  const texts = brand.texts[locale];
  return [...lintHouse(texts, locale, origin), ...lintAgeLine(texts, locale, origin)];
}

function editWarnings(brand: LoadedBrand, converter: Converter): Problem[] {
  const overrides = flattenTexts(brand.texts["zh-TW"]);
  const { file, lines } = originOf(brand, "zh-CN");
  return [...flattenTexts(brand.texts["zh-CN"])].flatMap(([field, text]) =>
    overrides.has(field)
      ? []
      : lintEdits(text, converter, { file, field, line: lines?.get(field) ?? null }),
  );
}

function factWarnings(brand: LoadedBrand, converter: Converter): Problem[] {
  const { name, title, description } = brand.manifest;
  const overrides = flattenTexts(brand.texts["zh-TW"]);
  return Object.entries({ name, title, description }).flatMap(([field, text]) => {
    const place = { file: path.join(brand.dir, "brand.json"), line: null, field };
    const words = lintHouseText(text, "zh-CN", place);
    return overrides.has(`brand:${field}`)
      ? words
      : [...words, ...lintEdits(text, converter, place)];
  });
}

/** Lines by the lint's names: `home:hero.title` where the file has `home.hero.title`. */
function originOf(brand: LoadedBrand, locale: Locale): LintOrigin {
  const lines = [...brand.textLines[locale]].map(
    ([keys, line]) => [keys.replace(".", ":"), line] as const,
  );
  return { file: path.join(brand.dir, "texts", `${locale}.json`), lines: new Map(lines) };
}
