// `npm run bench:sport`: a Chromium trace of the sports page with 500 matches and 2,000 odds changes a second,
// compared with the same data in a table that React renders anew. Both scroll all the time. A task counts with the CPU time of the page's
// thread, because the feed's server runs on the same machine. `--minutes` then keeps the page running and
// measures its memory twice a minute. `--lag` measures instead how late a change of the book is on the screen.
// Ends with 1 when the page is over the budget.
import path from "node:path";
import { type Browser, chromium, type Page, type WebSocket } from "playwright";
import { ODDS_STREAM } from "#contract/api/sport-feed.ts";
import { buildPlainTable, type Given } from "./plain-table/serve-plain-table.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { scriptOptions, wholeNumber } from "./script-options.ts";
import { originOf, withPreview } from "./site-preview.ts";
import { type BenchSite, control, logIn, newPage, QUIET, SPORT } from "./sport-bench/bench-page.ts";
import { measureLag } from "./sport-bench/feed-lag.ts";
import { longestTasks, type Task } from "./trace-tasks.ts";

const USAGE = "npm run bench:sport -- [--seconds 20] [--minutes 5] [--brand aurora] [--lag]";
/** `growth`: memory in the last third of the minutes divided by the first third. */
const BUDGET = { taskMs: 50, framesPerSecond: 55, growth: 1.1 } as const;
const FEED = { matches: 500, changesPerSecond: 2000 } as const;
interface Figures {
  readonly name: string;
  /** The longest tasks of the page's thread, by CPU time. */
  readonly tasks: readonly Task[];
  readonly framesPerSecond: number;
  readonly heap: readonly [number, number];
  readonly nodes: number;
  readonly cells: number;
}

const { values } = scriptOptions(USAGE, {
  seconds: { type: "string", default: "20" },
  minutes: { type: "string", default: "0" },
  brand: { type: "string", default: "aurora" },
  lag: { type: "boolean", default: false },
});
const seconds = wholeNumber(USAGE, "seconds", values.seconds);
const minutes = wholeNumber(USAGE, "minutes", values.minutes);
const root = path.resolve(import.meta.dirname, "..");
const executablePath = ensureBrowser();

await withPreview(root, path.join(root, "dist"), async (preview) => {
  const site = { origin: originOf(preview, values.brand), brand: values.brand };
  const browser = await chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      // The plain table is no answer of the server, but follows its feed.
      "--disable-features=LocalNetworkAccessChecks",
    ],
  });
  try {
    const isMet = values.lag
      ? await measureLag(await newPage(browser, site), site)
      : await compare(browser, site);
    if (!isMet) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});

async function compare(browser: Browser, site: BenchSite): Promise<boolean> {
  const home = site.origin;
  const table = await buildPlainTable(root);
  const page = await newPage(browser, site);
  await control(page, "/sandbox/feed", FEED);
  await logIn(page, site);
  const isFeed = (socket: WebSocket) => socket.url().includes(ODDS_STREAM);
  const [given, feed] = [listOf(page), page.waitForEvent("websocket", isFeed)];
  await page.goto(`${home}${SPORT}`);
  const plain = await newPage(browser, site);
  await table.show(plain, { ...(await given), feed: (await feed).url() });
  await page.goto(`${home}${QUIET}`);
  await plain.locator("td button").first().waitFor();
  const theirs = await measure(browser, plain, "a plain table");
  await plain.close();
  await page.goto(`${home}${SPORT}`);
  await page.locator('[role="grid"] [data-row]').first().waitFor();
  const ours = await measure(browser, page, "this page");
  print([ours, theirs]);
  const isFlat = minutes === 0 || (await staysFlat(page));
  return holds(ours) && isFlat;
}

/** The answer of the page's own call for the match list. */
async function listOf(page: Page): Promise<Omit<Given, "feed">> {
  const answer = await page.waitForResponse(
    (response) => response.request().postData()?.includes('"matchList"') === true,
  );
  return ((await answer.json()) as { data: Omit<Given, "feed"> }).data;
}

/** @returns a function that measures the used megabytes after a garbage collection */
async function heapOf(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  return async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await cdp.send("Runtime.getHeapUsage");
    return usedSize / 1e6;
  };
}

async function staysFlat(page: Page): Promise<boolean> {
  const heapNow = await heapOf(page);
  const sizes: number[] = [];
  const rates: number[] = [];
  while (sizes.length < minutes * 2) {
    rates.push(await page.evaluate(framesOf, 30_000));
    sizes.push(await heapNow());
  }
  const third = Math.ceil(sizes.length / 3);
  const mean = (list: readonly number[]) => list.reduce((sum, it) => sum + it, 0) / list.length;
  const growth = mean(sizes.slice(-third)) / mean(sizes.slice(0, third));
  process.stdout.write(
    `${minutes} minutes: heap MB ${sizes.map((size) => size.toFixed(1)).join(" ")}, ` +
      `last third ${growth.toFixed(2)} x the first (budget ${BUDGET.growth}), ` +
      `${Math.min(...rates).toFixed(1)} frames/s at the least\n`,
  );
  return growth <= BUDGET.growth;
}

async function measure(from: Browser, page: Page, name: string): Promise<Figures> {
  await page.waitForLoadState("networkidle");
  const heapNow = await heapOf(page);
  const before = await heapNow();
  const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
  await from.startTracing(page, { categories });
  const framesPerSecond = await page.evaluate(framesOf, seconds * 1000);
  const trace = await from.stopTracing();
  const [nodes, cells] = await page.evaluate(() => [
    document.querySelectorAll("*").length,
    document.querySelectorAll("[role=gridcell] button, td button").length,
  ]);
  const heap = [before, await heapNow()] as const;
  const tasks = longestTasks(trace.toString(), 5);
  return { name, tasks, framesPerSecond, heap, nodes: nodes ?? 0, cells: cells ?? 0 };
}

/** Runs in the page: scrolls down and up by a little each frame. @returns frames a second */
async function framesOf(ms: number): Promise<number> {
  const STEP_PX = 16;
  const from = performance.now();
  let frames = 0;
  let now = from;
  let step = STEP_PX;
  while (now - from < ms) {
    now = await new Promise(requestAnimationFrame);
    frames += 1;
    const before = window.scrollY;
    window.scrollBy({ top: step, behavior: "instant" });
    if (window.scrollY === before) step = -step;
  }
  return (frames * 1000) / (now - from);
}

function holds({ tasks, framesPerSecond }: Figures): boolean {
  return (tasks[0]?.ownMs ?? 0) <= BUDGET.taskMs && framesPerSecond >= BUDGET.framesPerSecond;
}

function print(all: readonly Figures[]): void {
  const { matches, changesPerSecond } = FEED;
  const lines = [
    `${matches} matches, ${changesPerSecond} changes a second, ${seconds} s`,
    row("", [
      "longest task",
      "the next",
      "by the clock",
      "frames/s",
      "heap MB",
      "nodes",
      "prices drawn",
    ]),
    ...all.map(({ name, tasks, framesPerSecond, heap, nodes, cells }) =>
      row(name, [
        `${tasks[0]?.ownMs ?? 0} ms`,
        tasks
          .slice(1, 4)
          .map(({ ownMs }) => ownMs)
          .join(" "),
        `${Math.max(...tasks.map(({ ms }) => ms))} ms`,
        framesPerSecond.toFixed(1),
        heap.map((size) => size.toFixed(1)).join(" → "),
        String(nodes),
        String(cells),
      ]),
    ),
    row("budget", [`${BUDGET.taskMs} ms`, "", "", `${BUDGET.framesPerSecond}`, "", "", ""]),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(15) + cells.map((cell) => cell.padStart(15)).join("");
}
