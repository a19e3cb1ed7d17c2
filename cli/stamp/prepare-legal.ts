import { LEGAL_NAMES } from "#contract/legal.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { locator } from "../brand/source-layers.ts";
import { legalHash } from "../content/legal-text.ts";
import { legalValues } from "../content/legal-variables.ts";
import { ownLegal, variantLegal, type LegalPlace } from "../content/resolve-legal.ts";
import type { Problem } from "../errors/errors.ts";
import type { PreparedLegal } from "./prepared-brand.ts";
import { readLinted, type LintedLegal } from "./read-linted-legal.ts";
import { legalPromises } from "./promise-problems.ts";
import type { SharedContent } from "./shared-content.ts";

export interface LegalInput {
  readonly shared: SharedContent;
  readonly converter: (text: string) => string;
  /** Whether the converter uses the brand's glossary. */
  readonly hasOwnWords: boolean;
  readonly localize: (text: string, locale: Locale) => string;
}

/** Legal documents in the offered locales; null when one of them is missing or invalid. */
export async function prepareLegal(
  brand: LoadedBrand,
  input: LegalInput,
): Promise<{ readonly legal: PreparedLegal | null; readonly problems: Problem[] }> {
  const { manifest } = brand;
  const offered = LOCALES.filter((locale) => manifest.locales.offered.includes(locale));
  const valuesIn = (locale: Locale) =>
    legalValues(manifest, (text) => input.localize(text, locale));
  const locate = locator(brand.chain);
  const documents: PreparedLegal["documents"][number][] = [];
  const problems: Problem[] = [];
  for (const name of LEGAL_NAMES) {
    for (const locale of offered) {
      const variant = manifest.legal[name];
      const place = {
        contentDir: input.shared.contentDir,
        brandDir: brand.dir,
        variant,
        name,
        locale,
      };
      const { text, problems: found } = await documentOf(place, input);
      const field = `legal.${name}`;
      problems.push(
        ...found.map((one) => (one.field === field ? { ...one, ...locate(field) } : one)),
      );
      if (text === null) continue;
      problems.push(...(await legalPromises(brand, place, text)));
      const { converted } = text;
      const { effectiveDate } = manifest.legal;
      const hash = legalHash(text, valuesIn(locale));
      documents.push({ facts: { name, variant, locale, effectiveDate, hash, converted }, text });
    }
  }
  const complete = documents.length === LEGAL_NAMES.length * offered.length;
  const values = Object.fromEntries(offered.map((locale) => [locale, valuesIn(locale)]));
  return { legal: complete ? { values, documents } : null, problems };
}

async function documentOf(place: LegalPlace, input: LegalInput): Promise<LintedLegal> {
  const { locale, name, variant } = place;
  const own = ownLegal(place);
  if (own === null) {
    const { locales, legalProblems } = input.shared.content;
    const problems = legalProblems[`${variant}/${name}/${locale}`];
    if (problems !== undefined) return { text: null, problems };
    const text = locales[locale].legal[`${variant}/${name}`];
    if (text !== undefined && !(input.hasOwnWords && text.converted)) return { text, problems: [] };
  }
  return await readLinted(own ?? (await variantLegal(place)), place, input.converter);
}
