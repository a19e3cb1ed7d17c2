import { LEGAL_NAMES, type LegalName } from "#contract/legal.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import { locator } from "../brand/source-layers.ts";
import type { Problem } from "../errors/errors.ts";
import { legalHash, legalModule } from "../content/legal-text.ts";
import { legalValues, type LegalValues } from "../content/legal-variables.ts";
import { ownLegal, type LegalPlace } from "../content/resolve-legal.ts";
import { lintedLegal, type SharedDocument, type SharedLegal } from "./shared-legal.ts";
import type { SharedModule } from "./stamp-brand.ts";

/** What is told of a legal document of a brand. */
export interface LegalFacts {
  readonly name: LegalName;
  readonly variant: string;
  readonly locale: Locale;
  /** True where zh-TW was converted and not reviewed by hand. */
  readonly converted: boolean;
  /** ISO date. */
  readonly effectiveDate: string;
  /** First 16 hex digits of the sha-256 of the text as the brand shows it. */
  readonly hash: string;
}

export interface PreparedDocument {
  readonly facts: LegalFacts;
  /** Shared by all brands, or the text of a module of the brand's own. */
  readonly module: SharedModule | string;
}

export interface PreparedLegal {
  readonly values: Readonly<Partial<Record<Locale, LegalValues>>>;
  readonly documents: readonly PreparedDocument[];
}

export interface LegalInput {
  readonly contentDir: string;
  readonly shared: SharedLegal;
  readonly converter: (text: string) => string;
  /** Whether that is the brand's own. */
  readonly hasOwnWords: boolean;
  readonly localize: (text: string, locale: Locale) => string;
}

/** Every legal document of a brand in every offered locale; null when one of them cannot be shown. */
export async function prepareLegal(
  brand: LoadedBrand,
  input: LegalInput,
): Promise<{ readonly legal: PreparedLegal | null; readonly problems: Problem[] }> {
  const { manifest } = brand;
  const offered = LOCALES.filter((locale) => manifest.locales.offered.includes(locale));
  const values = Object.fromEntries(
    offered.map((locale) => [
      locale,
      legalValues(manifest, (text) => input.localize(text, locale)),
    ]),
  );
  const locate = locator(brand.chain);
  const documents: PreparedDocument[] = [];
  const problems: Problem[] = [];
  let complete = true;
  for (const name of LEGAL_NAMES) {
    for (const locale of offered) {
      const variant = manifest.legal[name];
      const place = { contentDir: input.contentDir, brandDir: brand.dir, variant, name, locale };
      const { text, module, problems: found } = await documentOf(place, input);
      const field = `legal.${name}`;
      problems.push(
        ...found.map((one) => (one.field === field ? { ...one, ...locate(field) } : one)),
      );
      if (text === null) {
        complete = false;
        continue;
      }
      const { converted } = text;
      const { effectiveDate } = manifest.legal;
      const hash = legalHash(text, values[locale] ?? []);
      const facts = { name, variant, locale, effectiveDate, hash, converted };
      documents.push({ facts, module: module ?? legalModule(text) });
    }
  }
  return { legal: complete ? { values, documents } : null, problems };
}

async function documentOf(place: LegalPlace, input: LegalInput): Promise<SharedDocument> {
  const own = ownLegal(place);
  const source = own ?? (await input.shared.source(place));
  if ("problem" in source) return { text: null, module: null, problems: [source.problem] };
  if (own === null && !(input.hasOwnWords && source.converted))
    return await input.shared.document(source, place);
  return { ...(await lintedLegal(source, place, input.converter)), module: null };
}
