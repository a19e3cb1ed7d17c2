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
export type LegalVariable = (typeof LEGAL_VARIABLES)[number];

/** Values are zh-CN, as the manifest holds them. */
export interface LegalVariables {
  readonly values: Readonly<Record<LegalVariable, string>>;
  /** ISO date, for the document's foot. */
  readonly effectiveDate: string;
}

export function legalVariables(
  manifest: Pick<Manifest, "name" | "domains" | "legal">,
): LegalVariables {
  const { legal } = manifest;
  return {
    values: {
      brandName: manifest.name,
      domain: manifest.domains[0] ?? "",
      operator: legal.operator,
      licence: legal.licence,
      contact: legal.contact,
      minimumAge: String(legal.minimumAge),
      regionsExcluded: legal.regionsExcluded.join("、"),
      effectiveDate: chineseDate(legal.effectiveDate),
    },
    effectiveDate: legal.effectiveDate,
  };
}

/** `2026-11-01` → `2026年11月1日`; no Date, so no time zone. */
function chineseDate(iso: string): string {
  const [year, month, day] = iso.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}
