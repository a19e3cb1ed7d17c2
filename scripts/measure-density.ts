// `npm run density`: counts the matches that are fully visible on opening the early list, in every brand, edition
// and window size. Ends with 1 where there are fewer than the goal.
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { ensureBrowser } from "./ensure-browser.ts";
import { scriptOptions } from "./script-options.ts";
import { originOf, type SitePreview, withPreview } from "./site-preview.ts";

const USAGE = "npm run density -- [--brand aurora] [--out dist] [--show FU]";
/** A Saturday afternoon in China, as in the browser tests. */
const MOMENT = Date.parse("2026-11-21T15:00:00+08:00");
const EDITIONS = ["classic", "professional"] as const;
type Edition = (typeof EDITIONS)[number];
const SIZES = [
  { width: 1366, height: 850, goal: { classic: 6, professional: 9 } },
  { width: 1920, height: 1080, goal: { classic: 11, professional: 15 } },
  { width: 390, height: 844, goal: { classic: 3, professional: 3 } },
] as const;
type Size = (typeof SIZES)[number];

const { values } = scriptOptions(USAGE, {
  brand: { type: "string" },
  out: { type: "string", default: "dist" },
  show: { type: "string", default: "FU" },
});
const root = path.resolve(import.meta.dirname, "..");
const executablePath = ensureBrowser();

await withPreview(root, path.resolve(root, values.out), async (preview) => {
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    if (!(await measureAll(browser, preview))) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});

async function measureAll(browser: Browser, preview: SitePreview): Promise<boolean> {
  const brands = preview.brands.filter(
    ({ id }) => values.brand === undefined || id === values.brand,
  );
  let isMet = true;
  for (const { id } of brands) {
    const origin = originOf(preview, id);
    for (const edition of EDITIONS) {
      for (const size of SIZES) {
        const found = await countIn(browser, { site: id, origin, edition, size });
        // A site may offer one edition only.
        if (found === null || found.edition !== edition) continue;
        const goal = size.goal[edition];
        isMet &&= found.matches >= goal;
        print({ id, found, size, goal });
      }
    }
  }
  return isMet;
}

interface Opened {
  readonly site: string;
  readonly origin: string;
  readonly edition: Edition;
  readonly size: Size;
}

interface Counted {
  readonly edition: string;
  readonly matches: number;
  readonly rowHeight: number;
}

/** Null for a site without the sports page. */
async function countIn(browser: Browser, { site, origin, edition, size }: Opened) {
  const { width, height } = size;
  const isPhone = width < 600;
  const context = await browser.newContext({
    serviceWorkers: "block",
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  try {
    const page = await context.newPage();
    await enter(page, { site, origin, edition });
    const list = page.locator('[role="grid"] [data-row]');
    const opened = await list
      .nth(2)
      .waitFor({ timeout: 15_000 })
      .then(
        () => true,
        () => false,
      );
    if (!opened) return null;
    await page.waitForLoadState("networkidle");
    return await page.evaluate(countVisible);
  } finally {
    await context.close();
  }
}

/** The session of a member and the moment are set from an empty page of the site. */
async function enter(page: Page, { site, origin, edition }: Omit<Opened, "size">): Promise<void> {
  const body = '<link rel="icon" href="data:,">';
  await page.route(`${origin}/store`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${origin}/store`);
  await page.evaluate(
    async (asked) => {
      const control = async (name: string, content: object) => {
        const headers = { "content-type": "application/json" };
        const options = { method: "POST", headers, body: JSON.stringify(content) };
        const answer = await fetch(`/sandbox/${name}`, options);
        return (await answer.json()) as object;
      };
      await control("clock", { set: asked.moment });
      const session = await control("session", { site: asked.site, name: "demo88" });
      for (const [key, value] of Object.entries({ ...session, ...asked.stored }))
        localStorage.setItem(key, String(value));
    },
    { site, moment: MOMENT, stored: { age: "99", edition } },
  );
  await page.goto(`${origin}/game/sport/crty?show=${values.show}`);
}

/** Runs in the page. A match counts when nothing covers any line of it and it shows prices. */
function countVisible(): Counted {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]:not([data-key^="league:"])')];
  const isWhole = (row: HTMLElement) => {
    const { top, bottom, left, right } = row.getBoundingClientRect();
    const isSeen = (y: number) =>
      [left + 12, (left + right) / 2, right - 12].every((x) =>
        row.contains(document.elementFromPoint(x, y)),
      );
    const lines = [bottom - 3];
    for (let y = top + 2; y < bottom - 3; y += 10) lines.push(y);
    return bottom <= window.innerHeight && lines.every(isSeen);
  };
  const seen = rows.filter(
    (row) => isWhole(row) && row.querySelectorAll("[aria-pressed] b").length >= 4,
  );
  return {
    edition: document.documentElement.dataset["edition"] ?? "",
    matches: seen.length,
    rowHeight: Math.round(rows[0]?.getBoundingClientRect().height ?? 0),
  };
}

interface Line {
  readonly id: string;
  readonly found: Counted;
  readonly size: Size;
  readonly goal: number;
}

function print({ id, found, size, goal }: Line): void {
  const { edition, matches, rowHeight } = found;
  const window = `${size.width} × ${size.height}`;
  process.stdout.write(
    `${id.padEnd(10)}${edition.padEnd(14)}${window.padEnd(13)}${String(matches).padStart(3)} matches` +
      `, goal ${goal}${matches < goal ? "  TOO FEW" : ""}, first row ${rowHeight} px\n`,
  );
}
