// How long a change of the book takes to the screen, wherever the desk shows it: from the call that makes the
// change, its own way included, to the frame that draws it. One match in play, with an open bet on it.
import type { Page } from "playwright";
import type { SportMatch } from "#contract/api/sport.ts";
import { type BenchSite, control, logIn, SPORT } from "./bench-page.ts";

type Place = "list" | "slip" | "match page" | "my bets" | "cash-out";
type Places = Readonly<Partial<Record<Place, string>>>;
interface Change {
  readonly kind: "price" | "suspension" | "end of a suspension" | "score";
  readonly path: string;
  readonly body: object;
}
interface Lags {
  /** Milliseconds by change and place. */
  readonly by: Map<string, number[]>;
  /** Drawn while a change was on its way: tells a slow page from a busy machine. */
  frames: number;
  framesMs: number;
}

interface Subject {
  readonly gameId: string;
  readonly priceId: string;
  /** Address of a list short enough that every row is drawn. */
  readonly list: string;
}

const BUDGET_MS = 500;
const ROUNDS = 12;
const GOALS = 3;
const BEYOND_MS = 5000;
/** Between two changes: not in step with the feed's updates. */
const PAUSE_MS = 733;
/** Nothing but the measured changes happens to the match for this long. */
const FIXED_SECONDS = 600;
const SLIP = "[data-slip-rail] article";
const OFFER = `${SLIP} button[aria-expanded][aria-controls]`;

/** Prints the figures. @returns whether every place is within the budget */
export async function measureLag(page: Page, site: BenchSite): Promise<boolean> {
  await logIn(page, site, { balanceCents: 10_000_000 });
  const subject = await openDesk(page, site);
  const lags: Lags = { by: new Map(), frames: 0, framesMs: 0 };
  const row = `[data-key="${subject.gameId}"]`;
  const price = `${row} [data-spot="0:1"] button`;
  await measurePrices(page, subject, { places: { list: `${price} b`, slip: SLIP }, lags });
  await placeBet(page);
  await page.goto(`${subject.list}&game=${subject.gameId}`);
  await page.getByRole("tab", { name: /我的注单/ }).click();
  await page.locator(OFFER).filter({ hasText: "¥" }).first().waitFor();
  const onMatch = { "match page": "details b", "cash-out": OFFER };
  await measurePrices(page, subject, { places: onMatch, lags });
  await page.goto(subject.list);
  await page.getByRole("tab", { name: /我的注单/ }).click();
  const score = { list: `${row} [data-spot="0:0"]`, "my bets": `${SLIP} p b`, "cash-out": OFFER };
  await measureGoals(page, subject, { places: score, lags });
  return print(lags);
}

/** A match in play with open prices, one of them in the slip. */
async function openDesk(page: Page, { origin }: BenchSite): Promise<Subject> {
  const { gameIds } = (await control(page, "/sandbox/quiet", { seconds: FIXED_SECONDS })) as {
    gameIds: readonly string[];
  };
  const asked = page.waitForResponse(
    (response) => response.request().postData()?.includes('"matchList"') === true,
  );
  await page.goto(`${origin}${SPORT}?show=RB`);
  const { data } = (await (await asked).json()) as { data: { matches: readonly SportMatch[] } };
  for (const { gameId, leagueId, markets, state } of data.matches) {
    const market = markets.find(({ w, row }) => w === "RE" && row === 0);
    if (!gameIds.includes(gameId) || state.gameStatus !== "live" || market?.state !== "open")
      continue;
    const list = `${origin}${SPORT}?show=RB&leagues=${leagueId}`;
    const subject = { gameId, list, priceId: `${market.id}:H` };
    await control(page, "/sandbox/line", {
      marketId: market.id,
      line: Number(market.line),
      seconds: FIXED_SECONDS,
    });
    await control(page, "/sandbox/price", { ...priceOf(subject, 0) });
    await page.goto(list);
    await page.locator(`[data-key="${gameId}"] [data-spot="0:1"] button`).click();
    await page.locator(SLIP).first().waitFor();
    return subject;
  }
  throw new Error("No football in play has open prices and ten quiet minutes.");
}

function priceOf({ priceId }: Subject, round: number) {
  return { priceId, odds: (0.7 + (round % 7) / 50).toFixed(2), seconds: FIXED_SECONDS };
}

interface Measured {
  readonly places: Places;
  readonly lags: Lags;
}

async function measurePrices(page: Page, subject: Subject, measured: Measured): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const body = priceOf(subject, round);
    await measureChange(page, { kind: "price", path: "/sandbox/price", body }, measured);
  }
  const suspend = (seconds: number) => ({
    path: "/sandbox/suspend",
    body: { gameId: subject.gameId, seconds },
  });
  for (let round = 0; round < ROUNDS / 2; round++) {
    await measureChange(page, { kind: "suspension", ...suspend(FIXED_SECONDS) }, measured);
    await measureChange(page, { kind: "end of a suspension", ...suspend(0) }, measured);
  }
}

async function measureGoals(page: Page, subject: Subject, measured: Measured): Promise<void> {
  const open = page.locator(`[data-key="${subject.gameId}"] [data-spot="0:1"] button b`);
  for (let round = 0; round < GOALS; round++) {
    await open.waitFor({ timeout: 180_000 });
    await page.locator(OFFER).filter({ hasText: "¥" }).first().waitFor();
    const body = { gameId: subject.gameId, side: round % 2 === 0 ? "H" : "C" };
    await measureChange(page, { kind: "score", path: "/sandbox/goal", body }, measured);
  }
}

async function placeBet(page: Page): Promise<void> {
  const slip = page.locator("[data-slip-rail]");
  await slip.getByRole("textbox").first().fill("100");
  await slip.getByRole("button", { name: /接受并投注|确认投注/ }).click();
  await slip.getByText("投注成功").first().waitFor({ timeout: 60_000 });
}

async function measureChange(
  page: Page,
  change: Change,
  { places, lags }: Measured,
): Promise<void> {
  await page.waitForTimeout(PAUSE_MS + Math.random() * PAUSE_MS);
  const seen = await page.evaluate(lagOf, { ...change, places, beyondMs: BEYOND_MS });
  for (const [place, ms] of Object.entries(seen.found)) {
    const name = `${change.kind}, ${place}`;
    lags.by.set(name, [...(lags.by.get(name) ?? []), ms]);
  }
  lags.frames += seen.frames;
  lags.framesMs += seen.ms;
}

/** Runs in the page. @returns milliseconds until the text of each place is another one */
async function lagOf(asked: {
  readonly path: string;
  readonly body: object;
  readonly places: Places;
  readonly beyondMs: number;
}) {
  const textOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(" ");
  const entries = Object.entries(asked.places);
  const before = new Map(entries.map(([place, selector]) => [place, textOf(selector)]));
  const found: Record<string, number> = {};
  let frames = 0;
  const from = performance.now();
  const sent = fetch(asked.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked.body),
  });
  while (Object.keys(found).length < entries.length && performance.now() - from < asked.beyondMs) {
    await new Promise(requestAnimationFrame);
    frames += 1;
    for (const [place, selector] of entries) {
      if (found[place] === undefined && textOf(selector) !== before.get(place))
        found[place] = performance.now() - from;
    }
  }
  const ms = performance.now() - from;
  if (!(await sent).ok) throw new Error(`${asked.path} was refused.`);
  for (const [place] of entries) found[place] ??= asked.beyondMs;
  return { found, frames, ms };
}

function print(lags: Lags): boolean {
  const rows = [...lags.by].map(([name, list]) => {
    const sorted = list.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    return { name, median: at(0.5), worst: at(1), count: list.length };
  });
  process.stdout.write(
    [
      `milliseconds from the change to the screen, budget ${BUDGET_MS}, ` +
        `${((lags.frames * 1000) / lags.framesMs).toFixed(0)} frames a second`,
      ...rows.map(
        ({ name, median, worst, count }) =>
          `${name.padEnd(34)} median ${String(median).padStart(4)}  worst ${String(worst).padStart(4)}` +
          `  of ${count}${worst > BUDGET_MS ? "  TOO SLOW" : ""}`,
      ),
      "",
    ].join("\n"),
  );
  return rows.every(({ worst }) => worst <= BUDGET_MS);
}
