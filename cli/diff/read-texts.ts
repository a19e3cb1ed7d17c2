// Texts of a site: of the core, of the brand, and zh-TW converted from both.
import path from "node:path";
import type { Locale } from "#contract/locales.ts";
import { flattenTexts } from "../files/flatten-texts.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { Problem } from "../errors/errors.ts";
import { readJsonFile } from "../files/json-file.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { createConverter } from "../locale/converter.ts";
import { lintTraditionalText } from "../locale/lint-traditional.ts";
import { namedValues, type Part, type Value } from "./brand-part.ts";

export const textsOf: Part = async ({ side, brand }) => {
  const { glossary, problems } = await readBrandGlossary(brand.dir, readJsonFile);
  const convert = createConverter({ brandGlossary: glossary });
  const own = flattenTexts(brand.texts["zh-CN"]);
  const overrides = flattenTexts(brand.texts["zh-TW"]);
  const source = new Map([...side.coreTexts, ...own]);
  const traditional = (name: string) => overrides.get(name) ?? convert(source.get(name) ?? "");
  const words = JSON.stringify(glossary ?? null);
  const converted = [...new Set([...source.keys(), ...overrides.keys()])].map((name): Value => ({
    kind: "text",
    name,
    variant: "zh-TW",
    exact: JSON.stringify([overrides.get(name), source.get(name), words]),
    shown: () => traditional(name),
  }));
  const offers = (locale: Locale) => brand.manifest.locales.offered.includes(locale);
  // As `brand check`: only texts of the brand.
  const names = offers("zh-TW") ? new Set([...own.keys(), ...overrides.keys()]) : [];
  return {
    values: [
      ...(offers("zh-CN") ? namedValues("text", "zh-CN", source) : []),
      ...(offers("zh-TW") ? converted : []),
    ],
    problems: [
      ...problems,
      ...[...names].flatMap((name) => lint(brand, name, traditional(name), overrides.has(name))),
    ],
  };
};

function lint(brand: LoadedBrand, field: string, text: string, isOverride: boolean): Problem[] {
  const locale = isOverride ? "zh-TW" : "zh-CN";
  const line = brand.textLines[locale].get(field.replace(":", ".")) ?? null;
  const file = path.join(brand.dir, "texts", `${locale}.json`);
  return lintTraditionalText(text, { file, line, field });
}
