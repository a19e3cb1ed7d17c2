// `npm run bench:chat`: Chromium traces of the chat while 100 messages a second arrive, first at the end of the
// list in a room of 5,000 lines, then for a reader who has scrolled up. A task counts with the CPU time of the
// page's thread, because other programs share the machine. Ends with 1 when a task is over the budget.
import path from "node:path";
import { chromium, type Page } from "playwright";
import { CHAT_MAX_LINES } from "#contract/chat.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { scriptOptions } from "./script-options.ts";
import { originOf, withPreview } from "./site-preview.ts";
import { longestTasks } from "./trace-tasks.ts";

const USAGE = "npm run bench:chat -- [--brand aurora] [--rate 100] [--seconds 20]";
const BUDGET_MS = 50;
/** How fast the room is filled before it is measured. */
const FILL_RATE = 1000;
/** A page with little content. */
const QUIET = "/app/help/gztk";

const { values } = scriptOptions(USAGE, {
  brand: { type: "string", default: "aurora" },
  rate: { type: "string", default: "100" },
  seconds: { type: "string", default: "20" },
});
const root = path.resolve(import.meta.dirname, "..");
const executablePath = ensureBrowser();
const perSecond = Number(values.rate);
const count = perSecond * Number(values.seconds);

await withPreview(root, path.join(root, "dist"), async (preview) => {
  const home = originOf(preview, values.brand);
  const args = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 850 } });
    await page.addInitScript(() => window.localStorage.setItem("age", "99"));
    await page.goto(`${home}${QUIET}`);
    const control = (body: object) => controlChat(page, body);
    await control({ talk: false });
    await page.getByRole("complementary").locator("[aria-haspopup=dialog]").first().click();
    await page.getByRole("log").waitFor();
    await page.getByRole("textbox").first().waitFor();
    await flood(page, FILL_RATE, CHAT_MAX_LINES);
    for (const reader of ["at the end", "scrolled up"] as const) {
      if (reader === "scrolled up") await page.getByRole("log").hover();
      if (reader === "scrolled up") await page.mouse.wheel(0, -1500);
      const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
      await browser.startTracing(page, { categories });
      await flood(page, perSecond, count);
      const tasks = longestTasks((await browser.stopTracing()).toString(), 4);
      const [longest = 0, ...next] = tasks.map(({ ownMs }) => ownMs);
      process.stdout.write(
        `${perSecond} messages/s, reader ${reader.padEnd(12)}${longest} ms, then ${next.join(" ")} (budget ${BUDGET_MS} ms)\n`,
      );
      if (longest > BUDGET_MS) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
});

/** Returns when the last message is in the room and drawn. */
async function flood(page: Page, rate: number, messages: number): Promise<void> {
  const { last } = await controlChat(page, { flood: { perSecond: rate, count: messages } });
  const until = last + messages;
  for (;;) {
    const now = await controlChat(page, {});
    if (now.last >= until) break;
    await page.evaluate(nextFrame);
  }
  await page.evaluate(nextFrame);
}

function controlChat(page: Page, body: object): Promise<{ readonly last: number }> {
  return page.evaluate(
    async ([site, asked]) => {
      const answer = await fetch("/sandbox/chat", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ site, ...(asked as object) }),
      });
      return (await answer.json()) as { readonly last: number };
    },
    [values.brand, body] as const,
  );
}

/** Runs in the page. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}
