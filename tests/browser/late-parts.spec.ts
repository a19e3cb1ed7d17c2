// A late part that cannot be loaded: what asks for it says so, keeps the focus, and works as soon as the part is there.
import type { Locator, Page } from "playwright/test";
import { lateChunks } from "./late-chunks.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { LOCAL } from "./sport-page.ts";

// The browser logs blocked requests itself. An uncaught rejection is an error of the site.
test.use({ forgiven: /^console: Failed to load resource/ });

const aurora = variantOf("aurora");
const say = sayOf("aurora", "zh-CN");

interface Opener {
  readonly path: string;
  readonly phone?: true;
  readonly member?: true;
  readonly press: (page: Page) => Locator;
  /** What it opens; by default a dialog. */
  readonly opens?: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first();

/** What a press opens over the page, by the name of its file. */
const OVERLAYS: Readonly<Record<string, Opener>> = {
  "auth-dialog": { path: QUIET, press: button(say("shell.account.login")) },
  "calendar-dialog": { path: LOCAL, member: true, press: button(say("sport.list.calendar")) },
  "calendar-picker": {
    path: "/mine/betRecord",
    member: true,
    press: button(new RegExp(`^${say("ui.days.label")} `)),
  },
  "category-sheet": { path: QUIET, phone: true, press: button(say("shell.categories")) },
  "filter-sheet": { path: "/game/egame", phone: true, press: button(say("slots.filter.open")) },
  "find-dialog": { path: LOCAL, member: true, press: button(say("sport.list.find")) },
  "game-details": {
    path: "/game/egame",
    press: (page) => page.locator("[data-cell] button[data-game]").first(),
  },
  "help-pages-sheet": {
    path: QUIET,
    phone: true,
    press: (page) => page.getByRole("button", { name: say("help.menu") }),
  },
  "layer-chat": {
    path: QUIET,
    press: button(say("ui.chat.lobby")),
    opens: (page) => page.getByRole("log"),
  },
  "league-dialog": {
    path: LOCAL,
    member: true,
    press: (page) =>
      page.getByRole("button", { name: new RegExp(`^${say("sport.list.leagues")}`) }),
  },
  "more-sheet": { path: QUIET, phone: true, press: button(say("shell.more.title")) },
  overlays: { path: QUIET, press: button(say("shell.account.login")) },
  "room-rules": { path: "/game/chess", press: button(/，规则与准入$/) },
  "service-dialog": { path: QUIET, phone: true, press: button(say("shell.service.short")) },
};

/** What stands in the page, and where. */
const PLACES: Readonly<Record<string, string>> = {
  "evidence-check": "/app/help/tywt",
  "match-table": LOCAL,
  "multi-view": `${LOCAL}?view=multi`,
  "outright-list": `${LOCAL}?sport=FT&show=FSFT`,
  "result-centre": `${LOCAL}?view=results`,
};

/**
 * The others, which the same mechanism loads. Shown with a state that takes a walk to reach, or by themselves: those
 * are loaded again until they come.
 */
const OTHERS = [
  /^(?:bet-settings|edit|evidence|share|transfer|receipt|venue|reread)-dialog$/,
  /^(?:again-deposit|betting|draw|first-deposit|land|race|sign|task)-view$/,
  /^(?:match-detail|player-markets|line-ups-view|my-bets|pick-bar|tracker-card|slip-panel|slip-sheet|tour-parts)$/,
  /^(?:age-left-page|closed-notice|loading-toast|starting-overlay|start-game|table-details)$/,
  /^(?:call-effects|follow-session|late-start|fingerprint|fp\.esm|older-browsers|foreign-nodes)$/,
  /^(?:hero-calls|shell-calls|offline-help|visit-notices|member-area|own-window-money|return-left-money)$/,
  /^(?:missing-part|seal-cbc-hmac|shared|sport|kit)(?:-|$)/,
];

test("every late chunk of the build has its place here", () => {
  const known = new Set([...Object.keys(OVERLAYS), ...Object.keys(PLACES)]);
  const unknown = lateChunks("aurora").filter(
    (name) => !known.has(name) && !OTHERS.some((other) => other.test(name)),
  );
  expect(unknown).toEqual([]);
});

const anyDialog = (page: Page) => page.getByRole("dialog").first();
const fileOf = (name: string) => new RegExp(`/core/${name}-[^/]+\\.js$`);
const block = (page: Page, name: string) => page.route(fileOf(name), (route) => route.abort());

/** The page has used up its one reload. */
async function spendReload(page: Page): Promise<void> {
  const spend = () =>
    page.evaluate(() => {
      const map = document.querySelector("script[type=importmap]")?.textContent ?? "";
      const entry = document.querySelector("script[type=module][src]")?.getAttribute("src") ?? "";
      window.sessionStorage.setItem("chunk-reload", `${map} ${entry}`);
    });
  // A part that the page asks for by itself may be reloading it at this moment.
  await expect(spend).toPass();
}

for (const [name, { path, phone, member, press, opens = anyDialog }] of Object.entries(OVERLAYS))
  test(`${name} is missing: the press says so, and opens it later`, async ({ site, players }) => {
    const { page } = site;
    if (phone) await page.setViewportSize({ width: 390, height: 844 });
    await block(page, name);
    if (member) await players.enter(await players.member("aurora"), aurora, path);
    else await site.visit(aurora, path);
    await spendReload(page);
    const opener = press(page);
    const message = page.getByRole("status").getByText(say("errors.part.text"));
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(message).toBeVisible();
    await expect(opener).toBeFocused();
    await page.getByRole("button", { name: say("errors.part.again") }).click();
    await expect(message).toBeVisible();
    await page.unroute(fileOf(name));
    await opener.click();
    await expect(opens(page)).toBeVisible();
    await expect(message).toBeHidden();
  });

for (const [name, path] of Object.entries(PLACES))
  test(`${name} is missing: its place says so, and shows it later`, async ({ site, players }) => {
    const { page } = site;
    await block(page, name);
    await players.enter(await players.member("aurora"), aurora, path);
    await spendReload(page);
    const again = page.getByRole("main").getByRole("alert").getByRole("button");
    await expect(again).toBeVisible();
    await page.unroute(fileOf(name));
    await again.click();
    await expect(again).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
  });

test("offline, a press says what is missing; the same press opens it online, and the focus returns", async ({
  site,
}) => {
  const { page } = site;
  await page.setViewportSize({ width: 390, height: 844 });
  await site.open(aurora, QUIET);
  const opener = page.getByRole("button", { name: say("help.menu") });
  // An earlier test may have left it in the browser's cache, which is asked before the network.
  await block(page, "help-pages-sheet");
  await page.context().setOffline(true);
  await opener.click();
  const again = page.getByRole("button", { name: say("errors.part.again") });
  await expect(again).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute(fileOf("help-pages-sheet"));
  // The news of the network takes the place of the offer.
  await expect(page.locator("output").getByText("网络已恢复")).toBeVisible();
  await opener.click();
  await expect(page.getByRole("dialog").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});
