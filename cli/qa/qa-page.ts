// The report of `brand qa`: one page without a script, with pictures beside it.
import { createHash } from "node:crypto";
import { count } from "../base/count.ts";
import { PAGE_STYLE } from "../reports/page-style.ts";
import { html, htmlTable } from "../reports/page-text.ts";
import { type Check, CHECKS } from "./checks.ts";
import type { Finding } from "./finding.ts";
import { BUDGET, CATEGORIES } from "./inspect-page.ts";
import type { QaReport } from "./qa-report.ts";

const STYLE = `${PAGE_STYLE}
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
  const digest = createHash("sha256").update(STYLE).digest("base64");
  const title = findings.length === 0 ? "Nothing found" : `${count(findings.length, "finding")}`;
  const pages = visits.reduce((sum, visit) => sum + visit.pages, 0);
  const rows = brands.map((brand) => [
    `<a href="#${brand}">${brand}</a>`,
    ...checks.map((check) => verdict(findings.filter(isOf(brand, check)).length)),
  ]);
  const bad = brands.filter((brand) => findings.some((finding) => finding.brand === brand));
  const skips = [
    ...skipped.map(({ check, why }) => `${check}: ${why}`),
    ...(unbuilt.length > 0 ? [`not built: ${unbuilt.join(", ")}`] : []),
  ].map((line) => `<p class="soft">${html(line)}</p>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">
<title>${title}</title><style>${STYLE}</style></head><body>
<header><h1>${title}</h1><p class="soft">${count(brands.length, "brand")}, ${count(visits.length, "visit")}, ${count(pages, "page")} opened, ${count(report.styles, "style")} compared with approved pictures</p>${skips.join("")}</header>
<main><section><h2>Brands</h2>${htmlTable(["Brand", ...checks], rows, ROWS)}</section>
<section><h2>Checks</h2>${htmlTable(
    ["Check", "Holds when"],
    checks.map((check) => [check, CHECKS[check]]),
    ROWS,
  )}</section>
${scoresSection(report)}
${bad.map((brand) => brandSection(brand, findings)).join("\n")}
</main><footer>Written by <code>brand qa</code>. Open a trace with <code>npx playwright-core show-trace &lt;file&gt;</code>.</footer></body></html>
`;
}

const isOf = (brand: string, check: Check) => (finding: Finding) =>
  finding.brand === brand && finding.check === check;

const verdict = (found: number) =>
  found === 0 ? '<span class="passes">ok</span>' : `<span class="fails">${found}</span>`;

/** What Lighthouse gave to each inspected page. */
function scoresSection({ inspected }: QaReport): string {
  if (inspected.length === 0) return "";
  const rows = inspected.map(({ brand, edition, page, scores, metrics }) => [
    html(brand),
    edition,
    html(page),
    ...CATEGORIES.map((category) => score(scores[category] ?? 0, BUDGET[category])),
    html(metrics.join(", ")),
  ]);
  const head = ["Brand", "Edition", "Page", ...CATEGORIES, "Measured"];
  return `<section><h2>Lighthouse</h2>${htmlTable(head, rows, ROWS)}</section>`;
}

const score = (given: number, least: number) =>
  `<span class="${given >= least ? "passes" : "fails"}">${given}</span>`;

function brandSection(brand: string, findings: readonly Finding[]): string {
  const own = findings.filter((finding) => finding.brand === brand);
  const places = [
    ...Map.groupBy(
      own,
      ({ check, edition, locale, page }) => `${check === "pictures"} ${edition} ${locale} ${page}`,
    ).values(),
  ];
  return `<section><h2 id="${brand}">${brand}</h2>${places.map(placeBlock).join("\n")}</section>`;
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
        `<figure><a href="${compared[part]}"><img src="${compared[part]}" alt="${html(`${where}: ${part}`)}" loading="lazy"></a><figcaption class="soft">${part}</figcaption></figure>`,
    );
    return `<div class="three"><p><strong>${html(where)}</strong> ${found.map(({ what }) => html(what)).join("; ")}</p>${parts.join("")}</div>`;
  }
  const picture =
    first.picture === null
      ? ""
      : `<a href="${first.picture}"><img src="${first.picture}" alt="${html(where)}" loading="lazy"></a>`;
  return `<div class="found"><div><h3>${html(where)}</h3><ul class="lines">${lines.join("")}</ul>${trace}</div><div>${picture}</div></div>`;
}
