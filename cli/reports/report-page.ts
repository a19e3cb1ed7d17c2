import { htmlPage } from "./html-page.ts";
import { REPORT_STYLE } from "./report-style.ts";

export interface ReportSection {
  readonly id: string;
  /** Markup, like all parts. */
  readonly heading: string;
  readonly body: string;
}

interface Report {
  readonly title: string;
  /** Below the title. */
  readonly lead: string;
  readonly sections: readonly ReportSection[];
  readonly footer: string;
  /** Beside that of all reports. */
  readonly style?: string;
  readonly images?: string;
}

/** A report in English: title, links to its sections, sections. */
export function reportPage(report: Report): string {
  const { title, lead, sections, footer, style = "", images } = report;
  const links = sections.map(({ id, heading }) => `<a href="#${id}">${heading}</a>`);
  const body = `
<header><h1>${title}</h1>${lead}<nav aria-label="Sections">${links.join("\n")}</nav></header>
<main>
${sections.map((one) => `<section><h2 id="${one.id}">${one.heading}</h2>${one.body}</section>`).join("\n")}
</main>
<footer>${footer}</footer>
`;
  return htmlPage({ lang: "en", title, body, style: `${REPORT_STYLE}${style}`, images }).html;
}
