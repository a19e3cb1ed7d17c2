// Texts of the site that match what a person looks for: by name, by the shown text, in either locale.
import { NAV_KEYS, type NavKey } from "#contract/navigation.ts";
import type { StudioText } from "#contract/studio.ts";
import { readCoreTexts } from "../brand/core-texts.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { flattenTexts } from "../files/flatten-texts.ts";
import { readJsonFile } from "../files/json-file.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { createConverter } from "../locale/converter.ts";

const MOST = 60;

/** Of the categories, as the site shows them. */
export async function readNavNames(brand: LoadedBrand): Promise<Readonly<Record<NavKey, string>>> {
  const core = flattenTexts(await readCoreTexts());
  const own = flattenTexts(brand.texts["zh-CN"]);
  const nameOf = (key: NavKey) => {
    const text = `shell:nav.${key}`;
    return own.get(text) ?? core.get(text) ?? key;
  };
  return Object.fromEntries(NAV_KEYS.map((key) => [key, nameOf(key)])) as Record<NavKey, string>;
}

/** Without a query: the brand's own texts. */
export async function findTexts(brand: LoadedBrand, query: string): Promise<readonly StudioText[]> {
  const core = flattenTexts(await readCoreTexts());
  const own = {
    "zh-CN": flattenTexts(brand.texts["zh-CN"]),
    "zh-TW": flattenTexts(brand.texts["zh-TW"]),
  };
  const { glossary } = await readBrandGlossary(brand.dir, readJsonFile);
  const convert = createConverter({ brandGlossary: glossary });
  const wanted = query.trim().toLowerCase();
  const fits = (name: string, text: string) => {
    const shown = own["zh-CN"].get(name) ?? text;
    if (wanted === "") return own["zh-CN"].has(name) || own["zh-TW"].has(name);
    return [name.toLowerCase(), shown, own["zh-TW"].get(name) ?? ""].some((one) =>
      one.toLowerCase().includes(wanted),
    );
  };
  return [...core]
    .filter(([name, text]) => fits(name, text))
    .slice(0, MOST)
    .map(([name, text]) => ({
      name,
      core: text,
      own: { "zh-CN": own["zh-CN"].get(name) ?? null, "zh-TW": own["zh-TW"].get(name) ?? null },
      traditional: convert(own["zh-CN"].get(name) ?? text),
    }));
}
