// What Lighthouse says about a page, and what is asked of it.
import { ownValue } from "#contract/own-value.ts";
import type { Audit, Lighthouse, LighthouseRun } from "./lighthouse-tool.ts";

export const BUDGET = {
  performance: 95,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
} as const;
export type Category = keyof typeof BUDGET;
export const CATEGORIES = Object.keys(BUDGET) as Category[];

/** The largest cumulative layout shift that is accepted. */
const MOST_SHIFTED = 0.01;

/** Of these, the ones that a bundle has are inspected. */
export const INSPECTED_PATHS = ["/home", "/app/help/kh", "/activity/discount"];

export interface Inspection {
  readonly scores: Readonly<Record<Category, number>>;
  /** Cumulative layout shift. */
  readonly shifted: number;
  readonly metrics: readonly string[];
  readonly audits: readonly FailedAudit[];
}

export interface FailedAudit {
  readonly category: Category;
  readonly id: string;
  readonly text: string;
  /** Elements or files that it names. */
  readonly where: readonly string[];
}

export async function inspectPage(lighthouse: Lighthouse, url: string): Promise<Inspection> {
  return inspectionOf(await lighthouse.run(url, CATEGORIES));
}

export function inspectionOf({ audits, categories }: LighthouseRun): Inspection {
  const scoreOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const shown = (id: string) => plain(ownValue(audits, id)?.displayValue ?? "?");
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    shifted: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    metrics: [
      `FCP ${shown("first-contentful-paint")}`,
      `LCP ${shown("largest-contentful-paint")}`,
      `CLS ${shown("cumulative-layout-shift")}`,
      `TBT ${shown("total-blocking-time")}`,
    ],
    audits: CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = ownValue(audits, id);
        if (!audit || !isFailed(audit) || (weight === 0 && category !== "performance")) return [];
        return [{ category, id, text: textOf(audit), where: places(audit.details) }];
      }),
    ),
  };
}

const isFailed = ({ score, scoreDisplayMode }: Audit): boolean =>
  score !== null && score < 0.9 && scoreDisplayMode !== "informative";

const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const textOf = ({ title, displayValue = "" }: Audit) => plain(`${title} ${displayValue}`);

/** The first elements and addresses that an audit names. */
function places(details: unknown): string[] {
  const items = (details as { readonly items?: unknown } | undefined)?.items;
  if (!Array.isArray(items)) return [];
  return items.slice(0, 5).map((item: Record<string, unknown>) => {
    const node = item["node"] as
      | { readonly selector?: string; readonly explanation?: string; readonly snippet?: string }
      | undefined;
    const text = node
      ? `${node.selector ?? ""} ${node.snippet ?? ""} ${node.explanation ?? ""}`
      : JSON.stringify(item);
    return plain(text).slice(0, 300);
  });
}

export const isFast = ({ scores }: Inspection): boolean => scores.performance >= BUDGET.performance;

/** What falls short of the budget, a line for each score with the audits behind it. */
export function shortfalls({ scores, shifted, metrics, audits }: Inspection): string[] {
  const lines = CATEGORIES.filter((category) => scores[category] < BUDGET[category]).map(
    (category) => {
      const behind = audits
        .filter((audit) => audit.category === category)
        .map(({ text, where }) => (where[0] === undefined ? text : `${text} at ${where[0]}`));
      const why = category === "performance" ? [metrics.join(", "), ...behind] : behind;
      return `${category} ${scores[category]}, at least ${BUDGET[category]} is asked: ${why.join("; ")}`;
    },
  );
  if (shifted <= MOST_SHIFTED) return lines;
  return [
    ...lines,
    `moves while it loads: layout shift ${shifted.toFixed(4)}, at most ${MOST_SHIFTED} is accepted`,
  ];
}
