// `npm run lighthouse`: Lighthouse on the home page, a help page and the promotions of every built brand and
// edition. Ends with 1 when a score is below the budget or the page moves while it loads. `--mobile` throttles to
// a phone on a slow network; `--path` inspects that page alone.
import { readFileSync } from "node:fs";
import path from "node:path";
import lighthouse, { desktopConfig } from "lighthouse";
import { launch, type LaunchedChrome } from "chrome-launcher";
import { ensureBrowser } from "./ensure-browser.ts";
import { scriptOptions, wrongUsage } from "./script-options.ts";
import { withPreview } from "./site-preview.ts";

const USAGE = "npm run lighthouse -- [--mobile] [--json] [--out dist] [--path /home] [brand…]";
const BUDGET = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof BUDGET;
/** Layout shift that is still accepted: a list that moves by two pixels. */
const MOST_SHIFTED = 0.002;
const CATEGORIES = Object.keys(BUDGET) as Category[];

/** Those that the bundle has are inspected. */
const PATHS = ["/home", "/app/help/kh", "/activity/discount"];

interface Page {
  readonly id: string;
  readonly path: string;
  readonly edition: string;
  readonly url: string;
}

interface Finding {
  readonly id: string;
  readonly title: string;
  readonly value: string;
  /** Elements or files that it names. */
  readonly where: readonly string[];
}

interface Result extends Page {
  readonly scores: Readonly<Record<Category, number>>;
  /** Cumulative layout shift. */
  readonly shifted: number;
  readonly metrics: readonly string[];
  readonly findings: readonly Finding[];
}

const { values, positionals } = scriptOptions(
  USAGE,
  {
    mobile: { type: "boolean" },
    json: { type: "boolean" },
    out: { type: "string" },
    path: { type: "string" },
  },
  true,
);
const root = path.resolve(import.meta.dirname, "..");
const out = path.resolve(values.out ?? path.join(root, "dist"));

const chromePath = ensureBrowser();

await withPreview(root, out, async ({ brands }) => {
  const unknown = positionals.find((id) => !brands.some((brand) => brand.id === id));
  if (unknown !== undefined) wrongUsage(USAGE, `"${unknown}" is not a built brand of ${out}.`);
  const pages = brands
    .filter(({ id }) => positionals.length === 0 || positionals.includes(id))
    .flatMap(({ id, url }) => pagesOf(id, url));
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    logLevel: "silent",
  });
  try {
    const results: Result[] = [];
    // The first page of a new browser is slower: it is inspected twice, and the first result is dropped.
    const [first] = pages;
    if (first) await inspect(chrome, first);
    for (const page of pages) {
      const result = await inspect(chrome, page);
      results.push(result);
      if (!values.json) print(result);
    }
    if (values.json) console.log(JSON.stringify(results, null, 2));
    if (results.some(isBelow)) process.exitCode = 1;
  } finally {
    chrome.kill();
  }
});

function pagesOf(id: string, origin: string): Page[] {
  const { brand, routes } = JSON.parse(readFileSync(path.join(out, id, "build.json"), "utf8")) as {
    brand: { editions: string[] };
    routes: string[];
  };
  const paths = values.path ? [values.path] : PATHS.filter((one) => routes.includes(one));
  return paths.flatMap((one) =>
    brand.editions.map((edition) => {
      return { id, path: one, edition, url: `${origin}${one}?edition=${edition}` };
    }),
  );
}

async function inspect(chrome: LaunchedChrome, page: Page): Promise<Result> {
  const flags = {
    port: chrome.port,
    onlyCategories: CATEGORIES,
    output: "json",
    logLevel: "error",
  } as const;
  const run = await lighthouse(page.url, flags, values.mobile ? undefined : desktopConfig);
  if (!run) throw new Error(`lighthouse gave no result for ${page.url}`);
  const { audits, categories } = run.lhr;
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const shown = (id: string) => audits[id]?.displayValue?.replace(/\s/g, " ") ?? "?";
  return {
    ...page,
    scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Record<
      Category,
      number
    >,
    shifted: audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    metrics: [
      `FCP ${shown("first-contentful-paint")}`,
      `LCP ${shown("largest-contentful-paint")}`,
      `CLS ${shown("cumulative-layout-shift")}`,
      `TBT ${shown("total-blocking-time")}`,
    ],
    findings: Object.values(audits).flatMap((audit) => {
      if (audit.score === null || audit.score >= 0.9 || audit.scoreDisplayMode === "informative")
        return [];
      return [
        {
          id: audit.id,
          title: audit.title,
          value: audit.displayValue ?? "",
          where: places(audit.details),
        },
      ];
    }),
  };
}

/** The first elements and addresses that an audit names. */
function places(details: unknown): string[] {
  const items = (details as { items?: unknown })?.items;
  if (!Array.isArray(items)) return [];
  return items.slice(0, 5).map((item: Record<string, unknown>) => {
    const node = item["node"] as
      | { selector?: string; explanation?: string; snippet?: string }
      | undefined;
    const text = node
      ? `${node.selector ?? ""} ${node.snippet ?? ""} ${node.explanation ?? ""}`
      : JSON.stringify(item);
    return text.replace(/\s+/g, " ").slice(0, 300);
  });
}

function isBelow({ scores, shifted }: Result): boolean {
  const isSteady = shifted <= MOST_SHIFTED;
  return !isSteady || CATEGORIES.some((category) => scores[category] < BUDGET[category]);
}

function print(result: Result): void {
  const scores = CATEGORIES.map(
    (category) => `${category} ${String(result.scores[category]).padStart(3)}`,
  ).join("  ");
  const verdict = isBelow(result) ? "BELOW" : "ok";
  console.log(
    `${result.id.padEnd(10)} ${result.edition.padEnd(13)} ${result.path.padEnd(18)} ${scores}  ${result.metrics.join("  ")}  ${verdict}`,
  );
  for (const { id, title, value, where } of result.findings) {
    console.log(`  ${id}: ${title} ${value}`);
    for (const place of where) console.log(`    ${place}`);
  }
}
