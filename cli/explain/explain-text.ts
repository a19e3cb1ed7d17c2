import path from "node:path";
import { LOCALES } from "#contract/locales.ts";
import { CORE_TEXTS_DIR } from "../brand/core-texts.ts";
import { flattenTexts } from "../files/flatten-texts.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { readJsonFile } from "../files/json-file.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { createConverter } from "../locale/converter.ts";
import type { Explanation, Step } from "./explanation.ts";

/** Steps: the core's text, the brand's, its zh-TW; without that one the result is converted. */
export async function explainText(
  brand: LoadedBrand,
  name: string,
  core: ReadonlyMap<string, string>,
): Promise<Explanation[]> {
  const source = [...(await coreStep(name, core)), ...ownStep(brand, name, "zh-CN")];
  const override = ownStep(brand, name, "zh-TW");
  if (source.length === 0 && override.length === 0) return [];
  const explanations = LOCALES.filter((locale) =>
    brand.manifest.locales.offered.includes(locale),
  ).map(async (locale): Promise<Explanation> => {
    const steps = locale === "zh-TW" ? [...source, ...override] : source;
    const converted = locale === "zh-TW" && override.length === 0;
    const text = String(steps.at(-1)?.value ?? "");
    return {
      kind: "text",
      name,
      variant: locale,
      steps,
      result: converted ? await convert(brand, text) : null,
    };
  });
  return (await Promise.all(explanations)).filter(({ steps }) => steps.length > 0);
}

async function convert(brand: LoadedBrand, text: string): Promise<string> {
  const { glossary } = await readBrandGlossary(brand.dir, readJsonFile);
  const converter = createConverter({ brandGlossary: glossary });
  return converter(text);
}

async function coreStep(name: string, core: ReadonlyMap<string, string>): Promise<Step[]> {
  const value = core.get(name);
  if (value === undefined) return [];
  const [namespace = "", key = ""] = name.split(":");
  const file = path.join(CORE_TEXTS_DIR, `${namespace}.json`);
  const document = await readJsonFile(CORE_TEXTS_DIR, file);
  return [{ layer: "core", value, file, line: document?.lines.get(key) ?? null }];
}

function ownStep(brand: LoadedBrand, name: string, locale: (typeof LOCALES)[number]): Step[] {
  const value = flattenTexts(brand.texts[locale]).get(name);
  if (value === undefined) return [];
  const file = path.join(brand.dir, "texts", `${locale}.json`);
  return [
    {
      layer: `brand ${locale}`,
      value,
      file,
      line: brand.textLines[locale].get(name.replace(":", ".")) ?? null,
    },
  ];
}
