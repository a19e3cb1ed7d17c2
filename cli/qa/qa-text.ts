import { count } from "../base/count.ts";
import type { QaResult } from "./finding.ts";

const SHOWN = 40;

export function qaText(result: QaResult, page: string): string {
  const { findings, visits, inspected, styles, skipped } = result;
  const lines = findings
    .slice(0, SHOWN)
    .map(({ brand, check, edition, locale, page: at, what }) => {
      const where = [brand, edition, locale, at].filter((one) => one !== null).join(" ");
      return `${check.padEnd(10)}  ${where}\n            ${what}`;
    });
  const more = findings.length - lines.length;
  const pages = visits.reduce((sum, visit) => sum + visit.pages, 0);
  const opened =
    visits.length > 0 ? ` on ${count(pages, "page")} of ${count(visits.length, "visit")}` : "";
  return [
    ...lines,
    ...(more > 0 ? [`and ${more} more in the report`] : []),
    ...skipped.map(({ check, why }) => `${check.padEnd(10)}  left out: ${why}`),
    ...(inspected.length > 0 ? [`${count(inspected.length, "page")} inspected by Lighthouse`] : []),
    ...(styles > 0 ? [`${count(styles, "style")} compared with approved pictures`] : []),
    `${count(findings.length, "finding")}${opened}: ${page}`,
  ].join("\n");
}
