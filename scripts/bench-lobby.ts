// `npm run bench:lobby`: Chromium traces of the lobbies while they open and while a wheel scrolls them. A task
// counts with the CPU time of the page's thread, because other programs share the machine. Ends with 1 when a
// page is over the budget.
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { ensureBrowser } from "./ensure-browser.ts";
import { scriptOptions } from "./script-options.ts";
import { originOf, withPreview } from "./site-preview.ts";
import { longestTasks, type Task } from "./trace-tasks.ts";

const USAGE = "npm run bench:lobby -- [--brand aurora] [--width 1366]";
const BUDGET_MS = 50;
const LOBBIES = ["egame", "fishing", "realbet", "chess", "gaming", "lottery"] as const;
/** Number of wheel events, and pixels of each. */
const WHEEL = { turns: 40, pixels: 240 } as const;
/** Frames without movement after which a scroll has ended. */
const STILL_FRAMES = 4;
/** A page with little content. */
const QUIET = "/app/help/gztk";

const { values } = scriptOptions(USAGE, {
  brand: { type: "string", default: "aurora" },
  width: { type: "string", default: "1366" },
});
const root = path.resolve(import.meta.dirname, "..");
const executablePath = ensureBrowser();

await withPreview(root, path.join(root, "dist"), async (preview) => {
  const home = originOf(preview, values.brand);
  const args = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (const lobby of LOBBIES) await measure(browser, home, lobby);
  } finally {
    await browser.close();
  }
});

async function measure(browser: Browser, home: string, lobby: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: Number(values.width), height: 850 } });
  await page.addInitScript(() => window.localStorage.setItem("age", "99"));
  await page.goto(`${home}${QUIET}`);
  await page.waitForLoadState("networkidle");
  const opening = await tasksOf(browser, page, async () => {
    await page.goto(`${home}/game/${lobby}`);
    await page.waitForLoadState("networkidle");
  });
  const scrolling = await tasksOf(browser, page, () => scroll(page));
  await page.close();
  print(lobby, "opening", opening);
  print(lobby, "scrolling", scrolling);
}

async function tasksOf(from: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
  await from.startTracing(page, { categories });
  await act();
  return longestTasks((await from.stopTracing()).toString(), 4);
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(Number(values.width) / 2, 500);
  for (let turn = 0; turn < WHEEL.turns; turn += 1) {
    await page.mouse.wheel(0, WHEEL.pixels);
    await page.evaluate(untilStill, STILL_FRAMES);
  }
}

/** Runs in the page. */
function untilStill(frames: number): Promise<void> {
  return new Promise((resolve) => {
    let last = window.scrollY;
    let still = 0;
    const look = () => {
      still = window.scrollY === last ? still + 1 : 0;
      last = window.scrollY;
      if (still === frames) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function print(lobby: string, act: string, tasks: readonly Task[]): void {
  const [longest, ...next] = tasks.map(({ ownMs }) => ownMs);
  process.stdout.write(
    `${lobby.padEnd(9)}${act.padEnd(11)}${longest} ms, then ${next.join(" ")} (budget ${BUDGET_MS} ms)\n`,
  );
  if ((longest ?? 0) > BUDGET_MS) process.exitCode = 1;
}
