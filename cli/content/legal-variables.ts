// Variables of legal documents.
import type { Manifest } from "#contract/manifest.ts";

export const LEGAL_VARIABLES = [
  "brandName",
  "domain",
  "operator",
  "licence",
  "contact",
  "minimumAge",
  "regionsExcluded",
  "effectiveDate",
] as const;
type LegalVariable = (typeof LEGAL_VARIABLES)[number];

/** Values of a brand in one locale, in the order of `LEGAL_VARIABLES`. */
export type LegalValues = readonly string[];

/** @param localize converts the zh-CN of the manifest */
export function legalValues(
  manifest: Pick<Manifest, "name" | "domains" | "legal">,
  localize: (text: string) => string,
): LegalValues {
  const { legal } = manifest;
  const values: Readonly<Record<LegalVariable, string>> = {
    brandName: manifest.name,
    domain: manifest.domains[0] ?? "",
    operator: legal.operator,
    licence: legal.licence,
    contact: legal.contact,
    minimumAge: String(legal.minimumAge),
    regionsExcluded: legal.regionsExcluded.join("、"),
    effectiveDate: chineseDate(legal.effectiveDate),
  };
  return LEGAL_VARIABLES.map((name) => localize(values[name]));
}

/** `2026-11-01` → `2026年11月1日`; no Date, so no time zone. */
function chineseDate(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}
