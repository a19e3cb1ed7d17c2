// The report of `brand qa`: one page without a script, with pictures beside it.
import { count } from "../base/count.ts";
import { html, htmlTable, linkedPicture } from "../reports/page-text.ts";
import { type ReportSection, reportPage } from "../reports/report-page.ts";
import { type Check, CHECKS } from "./checks.ts";
import type { Finding } from "./finding.ts";
import { BUDGET, CATEGORIES } from "./inspect-page.ts";
import type { QaReport } from "./qa-report.ts";

const STYLE = `
figure { margin: 0; }
img { display: block; max-width: 100%; max-height: 420px; border: 1px solid var(--line); border-radius: 6px; }
.lines { margin: 0; padding-left: 18px; }
.lines li { margin-bottom: 4px; }
.found { display: grid; grid-template-columns: minmax(260px, 1fr) minmax(0, 420px); gap: 20px; padding: 16px 0; border-top: 1px solid var(--line); }
.three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; padding: 12px 0; border-top: 1px solid var(--line); }
.three p { grid-column: 1 / -1; margin: 0; }
@media (max-width: 700px) { .found, .three { grid-template-columns: 1fr; } }
`;

const ROWS = 2000;

export function qaPage(report: QaReport): string {
  const { findings, visits, skipped, unbuilt, checks } = report;
  const brands = report.brands.map(({ id }) => id).filter((id) => !unbuilt.includes(id));
  const title = findings.length === 0 ? "Nothing found" : `${count(findings.length, "finding")}`;
  const pages = visits.reduce((sum, visit) => sum + visit.pages, 0);
  const bad = brands.filter((brand) => findings.some((finding) => finding.brand === brand));
  const rows = brands.map((brand) => [
    bad.includes(brand) ? `<a href="#brand-${brand}">${brand}</a>` : brand,
    ...checks.map((check) => verdict(findings.filter(isOf(brand, check)).length)),
  ]);
  const skips = [
    ...skipped.map(({ check, why }) => `${check}: ${why}`),
    ...(unbuilt.length > 0 ? [`not built: ${unbuilt.join(", ")}`] : []),
  ].map((line) => `<p class="soft">${html(line)}</p>`);
  const opened = `${count(brands.length, "brand")}, ${count(visits.length, "visit")}, ${count(pages, "page")} opened, ${count(report.styles, "style")} compared with approved pictures`;
  return reportPage({
    title,
    lead: `<p class="soft">${opened}</p>${skips.join("")}`,
    sections: [
      { id: "brands", heading: "Brands", body: htmlTable(["Brand", ...checks], rows, ROWS) },
      { id: "checks", heading: "Checks", body: checksTable(checks) },
      ...scoresSection(report),
      ...bad.map((brand) => brandSection(brand, findings)),
    ],
    footer:
      "Written by <code>brand qa</code>. Open a trace with <code>npx playwright-core show-trace &lt;file&gt;</code>.",
    style: STYLE,
    images: "'self' file:",
  });
}

const checksTable = (checks: readonly Check[]) =>
  htmlTable(
    ["Check", "Holds when"],
    checks.map((check) => [check, CHECKS[check]]),
    ROWS,
  );

const isOf = (brand: string, check: Check) => (finding: Finding) =>
  finding.brand === brand && finding.check === check;

const verdict = (found: number) =>
  found === 0 ? '<span class="passes">ok</span>' : `<span class="fails">${found}</span>`;

/** What Lighthouse gave to each inspected page. */
function scoresSection({ inspected }: QaReport): ReportSection[] {
  if (inspected.length === 0) return [];
  const rows = inspected.map(({ brand, edition, page, scores, metrics }) => [
    html(brand),
    edition,
    html(page),
    ...CATEGORIES.map((category) => score(scores[category] ?? 0, BUDGET[category])),
    html(metrics.join(", ")),
  ]);
  const head = ["Brand", "Edition", "Page", ...CATEGORIES, "Measured"];
  return [{ id: "lighthouse", heading: "Lighthouse", body: htmlTable(head, rows, ROWS) }];
}

const score = (given: number, least: number) =>
  `<span class="${given >= least ? "passes" : "fails"}">${given}</span>`;

function brandSection(brand: string, findings: readonly Finding[]): ReportSection {
  const own = findings.filter((finding) => finding.brand === brand);
  const places = [
    ...Map.groupBy(
      own,
      ({ check, edition, locale, page }) => `${check === "pictures"} ${edition} ${locale} ${page}`,
    ).values(),
  ];
  return { id: `brand-${brand}`, heading: brand, body: places.map(placeBlock).join("\n") };
}

function placeBlock(found: readonly Finding[]): string {
  const [first] = found;
  if (!first) return "";
  const where = [first.page, first.edition, first.locale].filter((one) => one !== null).join(" · ");
  const lines = found.map(({ check, what }) => `<li><code>${check}</code> ${html(what)}</li>`);
  const trace = first.trace === null ? "" : `<p><a href="${first.trace}">trace</a></p>`;
  const { compared } = first;
  if (compared) {
    const parts = (["before", "after", "difference"] as const).map(
      (part) =>
        `<figure>${linkedPicture({ file: compared[part], about: `${where}: ${part}` })}<figcaption class="soft">${part}</figcaption></figure>`,
    );
    return `<div class="three"><p><strong>${html(where)}</strong> ${found.map(({ what }) => html(what)).join("; ")}</p>${parts.join("")}</div>`;
  }
  const picture =
    first.picture === null ? "" : linkedPicture({ file: first.picture, about: where });
  return `<div class="found"><div><h3>${html(where)}</h3><ul class="lines">${lines.join("")}</ul>${trace}</div><div>${picture}</div></div>`;
}
