// What a legal document may say about its brand.
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

/** What a brand puts in the place of each variable, in their order and in one locale. */
export type LegalValues = readonly string[];

/** @param localize as the manifest holds them they are zh-CN */
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
