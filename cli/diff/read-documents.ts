// Legal documents of the site: variant, date and digest of the text.
import { LEGAL_NAMES } from "#contract/legal.ts";
import { legalHash } from "../content/legal-text.ts";
import { legalValues } from "../content/legal-variables.ts";
import { ownLegal, readLegal, variantLegal } from "../content/resolve-legal.ts";
import type { Problem } from "../errors/errors.ts";
import { shortHash } from "../files/digest.ts";
import { readJsonFile } from "../files/json-file.ts";
import { readBrandGlossary } from "../locale/brand-glossary.ts";
import { createConverter } from "../locale/converter.ts";
import { localizer } from "../stamp/prepare-brand.ts";
import { type Part, type Value } from "./brand-part.ts";

export const documentsOf: Part = async ({ side, brand }) => {
  const { manifest, dir: brandDir } = brand;
  const { glossary } = await readBrandGlossary(brandDir, readJsonFile);
  const converter = createConverter({ brandGlossary: glossary });
  const localize = localizer(brand, converter);
  const values: Value[] = [];
  const found: Problem[] = [];
  for (const locale of manifest.locales.offered) {
    const facts = legalValues(manifest, (text) => localize(text)[locale]);
    for (const name of LEGAL_NAMES) {
      const variant = manifest.legal[name];
      const place = { contentDir: side.contentDir, brandDir, variant, name, locale };
      const source = ownLegal(place) ?? (await variantLegal(place));
      if ("problem" in source) {
        found.push(source.problem);
        continue;
      }
      const { text, problems } = await readLegal(source, place, converter);
      found.push(...problems);
      if (text === null) continue;
      // Without the facts of the brand: many brands share the text.
      const words = `${variant}, in force from ${manifest.legal.effectiveDate}, text ${shortHash(source.text)}`;
      const exact = `${words} ${legalHash(text, facts)}`;
      values.push({ kind: "document", name, variant: locale, exact, shown: () => words });
    }
  }
  return { values, problems: found };
};
