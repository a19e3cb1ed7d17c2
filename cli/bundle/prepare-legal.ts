import { LEGAL_NAMES, type LegalDocument } from "#contract/legal.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { Problem } from "../errors.ts";
import { legalVariables } from "../legal/legal-variables.ts";
import { resolveLegal } from "../legal/resolve-legal.ts";
import type { SharedContent } from "./shared-content.ts";

export interface PreparedLegal {
  /** Null when one of the documents cannot be shown. */
  readonly documents: { readonly locale: Locale; readonly document: LegalDocument }[] | null;
  readonly problems: Problem[];
}

/** Every legal document of a brand in every offered locale. */
export async function prepareLegal(
  brand: LoadedBrand,
  shared: SharedContent,
  converter: (text: string) => string,
): Promise<PreparedLegal> {
  const { manifest } = brand;
  const simplified = legalVariables(manifest);
  const values = Object.entries(simplified.values).map(([key, value]) => [key, converter(value)] as const);
  const traditional = { ...simplified, values: Object.fromEntries(values) as typeof simplified.values };
  const documents: { locale: Locale; document: LegalDocument }[] = [];
  const problems: Problem[] = [];
  let complete = true;
  for (const name of LEGAL_NAMES) {
    for (const locale of LOCALES.filter((offered) => manifest.locales.offered.includes(offered))) {
      const resolved = await resolveLegal({
        contentDir: shared.contentDir,
        brandDir: brand.dir,
        variant: manifest.legal[name],
        name,
        locale,
        variables: locale === "zh-TW" ? traditional : simplified,
        converter,
      });
      problems.push(...resolved.problems);
      if (resolved.document) documents.push({ locale, document: resolved.document });
      else complete = false;
    }
  }
  return { documents: complete ? documents : null, problems };
}
