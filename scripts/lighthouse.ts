// `npm run lighthouse`: Lighthouse on the home page, a help page and the promotions of every built brand and
// edition. Ends with 1 when a score is below the budget or the page moves while it loads. `--mobile` throttles to
// a phone on a slow network; `--path` inspects that page alone.
import { readFileSync } from "node:fs";
import path from "node:path";
import {
  CATEGORIES,
  INSPECTED_PATHS,
  inspectPage,
  type Inspection,
  shortfalls,
} from "../cli/qa/inspect-page.ts";
import { LIGHTHOUSE_MISSING, lighthouseFolder, openLighthouse } from "../cli/qa/lighthouse-tool.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { scriptOptions, wrongUsage } from "./script-options.ts";
import { withPreview } from "./site-preview.ts";

const USAGE = "npm run lighthouse -- [--mobile] [--json] [--out dist] [--path /home] [brand…]";

interface Page {
  readonly id: string;
  readonly path: string;
  readonly edition: string;
  readonly url: string;
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

const browserPath = ensureBrowser();
const folder = lighthouseFolder([root]);
if (folder === null) throw new Error(LIGHTHOUSE_MISSING);
const installed = folder;

await withPreview(root, out, async ({ brands }) => {
  const unknown = positionals.find((id) => !brands.some((brand) => brand.id === id));
  if (unknown !== undefined) wrongUsage(USAGE, `"${unknown}" is not a built brand of ${out}.`);
  const pages = brands
    .filter(({ id }) => positionals.length === 0 || positionals.includes(id))
    .flatMap(({ id, url }) => pagesOf(id, url));
  const lighthouse = await openLighthouse(installed, {
    ...(browserPath && { browserPath }),
    mobile: values.mobile === true,
  });
  try {
    const results: (Page & Inspection)[] = [];
    // The first page of a new browser is slower: it is inspected twice, and the first result is dropped.
    const [first] = pages;
    if (first) await inspectPage(lighthouse, first.url);
    for (const page of pages) {
      const result = { ...page, ...(await inspectPage(lighthouse, page.url)) };
      results.push(result);
      if (!values.json) print(result);
    }
    if (values.json) console.log(JSON.stringify(results, null, 2));
    if (results.some((result) => shortfalls(result).length > 0)) process.exitCode = 1;
  } finally {
    lighthouse.close();
  }
});

function pagesOf(id: string, origin: string): Page[] {
  const { brand, routes } = JSON.parse(readFileSync(path.join(out, id, "build.json"), "utf8")) as {
    brand: { editions: string[] };
    routes: string[];
  };
  const paths = values.path ? [values.path] : INSPECTED_PATHS.filter((one) => routes.includes(one));
  return paths.flatMap((one) =>
    brand.editions.map((edition) => {
      return { id, path: one, edition, url: `${origin}${one}?edition=${edition}` };
    }),
  );
}

function print(result: Page & Inspection): void {
  const scores = CATEGORIES.map(
    (category) => `${category} ${String(result.scores[category]).padStart(3)}`,
  ).join("  ");
  const verdict = shortfalls(result).length > 0 ? "BELOW" : "ok";
  console.log(
    `${result.id.padEnd(10)} ${result.edition.padEnd(13)} ${result.path.padEnd(18)} ${scores}  ${result.metrics.join("  ")}  ${verdict}`,
  );
  for (const { id, text, where } of result.audits) {
    console.log(`  ${id}: ${text}`);
    for (const place of where) console.log(`    ${place}`);
  }
}
