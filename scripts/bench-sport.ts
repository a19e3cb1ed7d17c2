// `npm run bench:sport`: the sports page of the built brand with 500 matches and 2,000 changes of odds a
// second, as a trace of Chromium tells it, against the same data in a table that React renders anew. A task
// counts by the processor time of the page's thread, as the machine is shared with the server of the feed.
// With `--minutes` the page then goes on for so long, and what it holds in memory is looked at twice a minute.
// Ends with 1 when the page is over the budget.
// usage: node scripts/bench-sport.ts [--seconds 20] [--minutes 5] [--brand aurora]
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { buildPlainTable, type Given } from "./plain-table/serve-plain-table.ts";
import { browserPath, originOf, startPreview } from "./site-preview.ts";
import { longestTasks, type Task } from "./trace-tasks.ts";

/** `growth`: the last third of the minutes beside the first. */
const BUDGET = { taskMs: 50, framesPerSecond: 55, growth: 1.1 } as const;
const FEED = { matches: 500, changesPerSecond: 2000 } as const;
/** A page of the site with little on it. */
const QUIET = "/app/help/gztk";

interface Figures {
  readonly name: string;
  /** The longest tasks of the page's thread, by what it took of the processor itself. */
  readonly tasks: readonly Task[];
  readonly framesPerSecond: number;
  readonly heap: readonly [number, number];
  readonly nodes: number;
  readonly cells: number;
}

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "20" },
    minutes: { type: "string", default: "0" },
    brand: { type: "string", default: "aurora" },
  },
});
const root = path.resolve(import.meta.dirname, "..");
const preview = await startPreview(root, path.join(root, "dist"));
const home = originOf(preview, values.brand);
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    // The plain table comes from no server, and follows the feed all the same.
    "--disable-features=LocalNetworkAccessChecks",
  ],
});
try {
  const table = await buildPlainTable(root);
  const page = await newPage();
  await control(page, "/sandbox/feed", FEED);
  await logIn(page);
  const [given, feed] = [listOf(page), page.waitForEvent("websocket")];
  await page.goto(`${home}/game/sport/crty`);
  const plain = await newPage();
  await table.show(plain, { ...(await given), feed: (await feed).url() });
  await page.goto(`${home}${QUIET}`);
  await plain.locator("td button").first().waitFor();
  const theirs = await measure(browser, plain, "a plain table");
  await plain.close();
  await page.goto(`${home}/game/sport/crty`);
  await page.locator('[role="grid"] [data-row]').first().waitFor();
  const ours = await measure(browser, page, "this page");
  print([ours, theirs]);
  const isFlat = Number(values.minutes) === 0 || (await staysFlat(page, Number(values.minutes)));
  if (!holds(ours) || !isFlat) process.exitCode = 1;
} finally {
  await browser.close();
  preview.child.kill("SIGINT");
}

function newPage(): Promise<Page> {
  return browser.newPage({ viewport: { width: 1920, height: 1080 } });
}

async function control(page: Page, path_: string, body: object): Promise<unknown> {
  if (!page.url().startsWith(home)) await page.goto(`${home}${QUIET}`);
  return page.evaluate(
    async ([url, text]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(url, { method: "POST", headers, body: text });
      return (await answer.json()) as unknown;
    },
    [path_, JSON.stringify(body)] as const,
  );
}

async function logIn(page: Page): Promise<void> {
  const site = values.brand;
  const name = "benchsport1";
  await control(page, "/sandbox/member", { site, name, create: { password: "Passw0rd9" } });
  const session = await control(page, "/sandbox/session", { site, name });
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, value);
    },
    { age: "99", ...(session as Record<string, string>) },
  );
}

/** What the page's own call for the list is answered. */
async function listOf(page: Page): Promise<Omit<Given, "feed">> {
  const answer = await page.waitForResponse(
    (response) => response.request().postData()?.includes('"matchList"') === true,
  );
  return ((await answer.json()) as { data: Omit<Given, "feed"> }).data;
}

/** @returns megabytes that are in use once everything else is collected */
async function heapOf(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  return async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    const { usedSize } = await cdp.send("Runtime.getHeapUsage");
    return usedSize / 1e6;
  };
}

async function staysFlat(page: Page, minutes: number): Promise<boolean> {
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
  const framesPerSecond = await page.evaluate(framesOf, Number(values.seconds) * 1000);
  const trace = await from.stopTracing();
  const [nodes, cells] = await page.evaluate(() => [
    document.querySelectorAll("*").length,
    document.querySelectorAll("[role=gridcell] button, td button").length,
  ]);
  const heap = [before, await heapNow()] as const;
  const tasks = longestTasks(trace.toString(), 5);
  return { name, tasks, framesPerSecond, heap, nodes: nodes ?? 0, cells: cells ?? 0 };
}

/** In the page. @returns frames a second */
async function framesOf(ms: number): Promise<number> {
  const from = performance.now();
  let frames = 0;
  let now = from;
  while (now - from < ms) {
    now = await new Promise(requestAnimationFrame);
    frames += 1;
  }
  return (frames * 1000) / (now - from);
}

function holds({ tasks, framesPerSecond }: Figures): boolean {
  return (tasks[0]?.ownMs ?? 0) <= BUDGET.taskMs && framesPerSecond >= BUDGET.framesPerSecond;
}

function print(all: readonly Figures[]): void {
  const { matches, changesPerSecond } = FEED;
  const lines = [
    `${matches} matches, ${changesPerSecond} changes a second, ${values.seconds} s`,
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
