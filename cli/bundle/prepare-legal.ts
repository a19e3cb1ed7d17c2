import { LEGAL_NAMES, type LegalDocument } from "#contract/legal.ts";
import type { Localized } from "#contract/brand-entry.ts";
import { LOCALES, type Locale } from "#contract/locales.ts";
import type { LoadedBrand } from "../brand/loaded-brand.ts";
import type { Problem } from "../errors.ts";
import { legalTexts } from "../legal/document-text.ts";
import { legalVariables } from "../legal/legal-variables.ts";
import { resolveLegal } from "../legal/resolve-legal.ts";
import { lintTraditionalText } from "../locale/lint-traditional.ts";
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
  localize: (text: string) => Localized,
): Promise<PreparedLegal> {
  const { manifest } = brand;
  const offered = LOCALES.filter((locale) => manifest.locales.offered.includes(locale));
  const documents: { locale: Locale; document: LegalDocument }[] = [];
  const problems: Problem[] = [];
  let complete = true;
  for (const name of LEGAL_NAMES) {
    for (const locale of offered) {
      const {
        document,
        problems: found,
        source,
      } = await resolveLegal({
        contentDir: shared.contentDir,
        brandDir: brand.dir,
        variant: manifest.legal[name],
        name,
        locale,
        variables: legalVariables(manifest),
        converter,
        localize: (text) => localize(text)["zh-TW"],
      });
      problems.push(...found);
      if (document) documents.push({ locale, document });
      else complete = false;
      if (document && locale === "zh-TW") problems.push(...lint(document, source));
    }
  }
  return { documents: complete ? documents : null, problems };
}

function lint(document: LegalDocument, file: string): Problem[] {
  return legalTexts(document).flatMap((text) =>
    lintTraditionalText(text, { file, line: null, field: null }),
  );
}
