import { CliError } from "../errors/errors.ts";
import { table } from "../base/table.ts";
import type { Visit } from "./browser-matrix.ts";

/** @throws CliError CONFIG_USAGE */
export function originPattern(given: string): string {
  const pattern = given.replace(/(?<!\/)\/+$/, "");
  const filled = pattern.replaceAll("{id}", "brand").replaceAll("{domain}", "brand.example");
  if (/^https?:\/\/[^/?#{}\s]+(?:\/[^?#{}\s]*)?$/.test(filled)) return pattern;
  throw new CliError("CONFIG_USAGE", {
    what: `"${given}" is not where sites can be.`,
    fix: "write http:// or https:// and a host; {id} stands for the brand's id, {domain} for its domain.",
  });
}

export function matrixTable(visits: readonly Visit[], brands: number): string {
  const rows = visits.map(({ brand, edition, locale, page, address, login }) => [
    brand,
    edition,
    locale,
    login ? `${page} (login)` : page,
    address,
  ]);
  const head = ["brand", "edition", "locale", "page", "address"];
  const line = `${visits.length} pages of ${brands} ${brands === 1 ? "brand" : "brands"}`;
  return visits.length > 0 ? `${table([head, ...rows])}\n${line}` : line;
}
