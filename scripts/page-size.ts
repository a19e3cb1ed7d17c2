// `npm run size -- /game/sport/crty`: what a page loads beyond what every page does, brotli: scripts with
// their texts and styles, of a member in a browser that has been on a plain page before. Ends with 1 when
// it is over the budget of design/budgets.md.
// usage: node scripts/page-size.ts [--out dist] [--brand aurora] [--all] <path…>
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { browserPath, originOf, startPreview } from "./site-preview.ts";

/** Bytes. */
const BUDGET = 25_000;
const SPORT_BUDGET = 45_000;
/** What every page loads: the home page with what comes after its first paint, and a plain one. */
const PLAIN = ["/home", "/app/help/kh"];
const MEMBER = "demo88";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    brand: { type: "string", default: "aurora" },
    all: { type: "boolean" },
  },
});
const root = path.resolve(import.meta.dirname, "..");
const out = path.resolve(values.out ?? path.join(root, "dist"));
const paths = positionals.length > 0 ? positionals : ["/game/sport/crty"];

const preview = await startPreview(root, out);
const origin = originOf(preview, values.brand);
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const known = new Set<string>();
  for (const one of PLAIN)
    for (const file of (await loadedBy(browser, one)).keys()) known.add(file);
  for (const one of paths) {
    const page = await loadedBy(browser, one);
    print(one, values.all ? page : new Map([...page].filter(([file]) => !known.has(file))));
  }
} finally {
  await browser.close();
  preview.child.kill("SIGINT");
}

/** File → its bytes over the wire. */
async function loadedBy(from: Browser, pathname: string): Promise<Map<string, number>> {
  const context = await from.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  await logIn(page);
  const sizes = new Map<string, Promise<number>>();
  page.on("requestfinished", (request) => {
    const { pathname: file } = new URL(request.url());
    if (/\.(?:js|css)$/.test(file))
      sizes.set(
        file,
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
  });
  await page.goto(origin + pathname);
  await page.waitForLoadState("networkidle");
  const loaded = await Promise.all(
    [...sizes].map(async ([file, size]) => [file, await size] as const),
  );
  await context.close();
  return new Map(loaded);
}

/** Before the page: what the browser keeps of a member. */
async function logIn(page: Page): Promise<void> {
  const body = '<link rel="icon" href="data:,">';
  await page.route(`${origin}/store`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${origin}/store`);
  await page.evaluate(
    async (member) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/sandbox/session", {
        method: "POST",
        headers,
        body: JSON.stringify(member),
      });
      const kept = (await answer.json()) as Record<string, string>;
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { site: values.brand, name: MEMBER },
  );
}

function print(name: string, files: ReadonlyMap<string, number>): void {
  const budget = name.startsWith("/game/sport") ? SPORT_BUDGET : BUDGET;
  const sum = [...files.values()].reduce((total, size) => total + size, 0);
  console.log(`\n${name} (${values.brand})`);
  for (const [file, size] of [...files].toSorted(([, a], [, b]) => b - a))
    console.log(`${kilobytes(size)}  ${path.basename(file)}`);
  console.log(`${kilobytes(sum)}  together, budget ${kilobytes(budget).trim()} kB`);
  if (sum > budget && !values.all) process.exitCode = 1;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7);
}
