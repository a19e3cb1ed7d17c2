// `npm run size -- /game/sport/crty`: bytes (brotli) of the scripts and styles that a page loads for a member
// who has already opened the home page and a help page. Ends with 1 when a page is over its budget.
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { ensureBrowser } from "./ensure-browser.ts";
import { scriptOptions } from "./script-options.ts";
import { originOf, withPreview } from "./site-preview.ts";

const USAGE = "npm run size -- [--out dist] [--brand aurora] [--all] [path…]";
/** Bytes. */
const BUDGET = 25_000;
const SPORT_BUDGET = 45_000;
/** What these load is not counted, unless `--all` is given. */
const PLAIN = ["/home", "/app/help/kh"];
const MEMBER = "demo88";

const { values, positionals } = scriptOptions(
  USAGE,
  {
    out: { type: "string" },
    brand: { type: "string", default: "aurora" },
    all: { type: "boolean" },
  },
  true,
);
const root = path.resolve(import.meta.dirname, "..");
const out = path.resolve(values.out ?? path.join(root, "dist"));
const paths = positionals.length > 0 ? positionals : ["/game/sport/crty"];

const executablePath = ensureBrowser();

await withPreview(root, out, async (preview) => {
  const origin = originOf(preview, values.brand);
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const known = new Set<string>();
    for (const one of PLAIN)
      for (const file of (await loadedBy(browser, origin, one)).keys()) known.add(file);
    for (const one of paths) {
      const page = await loadedBy(browser, origin, one);
      print(one, values.all ? page : new Map([...page].filter(([file]) => !known.has(file))));
    }
  } finally {
    await browser.close();
  }
});

/** File → its bytes over the wire. */
async function loadedBy(
  from: Browser,
  origin: string,
  pathname: string,
): Promise<Map<string, number>> {
  const context = await from.newContext({
    viewport: { width: 1366, height: 900 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await logIn(page, origin);
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

/** Puts the session of a member into the browser before the page opens. */
async function logIn(page: Page, origin: string): Promise<void> {
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
      const session = (await answer.json()) as Record<string, string>;
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
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
