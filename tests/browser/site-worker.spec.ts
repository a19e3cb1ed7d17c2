// With the service worker: the site opens without a network, and takes nothing of value from a cache.
import { seriousFindings } from "../../browser/axe.ts";
import { isServerPath } from "#contract/server-paths.ts";
import { authDialog } from "./auth-dialog.ts";
import { expect, QUIET, variantOf } from "./player.ts";
import { openSlip } from "./slip-page.ts";
import { storedPaths, test, workerReady } from "./worker-page.ts";

// The browser logs failed requests itself; these are not errors of the site.
test.use({ forgiven: /Failed to (?:load resource|fetch dynamically imported module)/ });

const aurora = variantOf("aurora");

test("opened pages open without a network, all others say what does", async ({ site }) => {
  const { page } = site;
  await site.open(aurora, QUIET);
  await workerReady(page);
  await page.getByRole("link", { name: "关于我们" }).first().click();
  await expect(page).toHaveTitle(/^关于我们/);
  await site.settled();
  await workerReady(page);
  await page.context().setOffline(true);
  const { pathname } = new URL(page.url());
  for (const path of [pathname, QUIET]) {
    await page.goto(site.origin("aurora") + path);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole("main").getByText("网络连接已断开")).toHaveCount(0);
  }
  await page.goto(`${site.origin("aurora")}/sponsor`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("网络连接已断开");
  await expect(main).toContainText("赔率、投注、存款、取款和场馆需要网络");
  expect(await seriousFindings(page, "main")).toEqual([]);
  await main.getByRole("link", { name: "用户条款" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("用户条款");
  await page.goBack();
  await page.context().setOffline(false);
  await expect(page).toHaveTitle(/赞助/);
});

test("a site that cannot be reached over a network that is there is opened once, and comes by itself", async ({
  site,
}) => {
  const { page } = site;
  await page.addInitScript(() => {
    Object.defineProperty(window.navigator, "onLine", { get: () => true });
  });
  await site.open(aurora, QUIET);
  await workerReady(page);
  await page.context().setOffline(true);
  await page.goto(`${site.origin("aurora")}/sponsor`);
  const title = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(title).toHaveText("网络连接已断开");
  await page.evaluate(() => Object.assign(window, { isHere: true }));
  // The page has asked for the site again, and was not loaded again.
  await page.waitForEvent("requestfailed", (request) => request.method() === "HEAD");
  await expect(page.getByRole("button", { name: "立即重试" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "isHere"))).toBe(true);
  await expect(title).toHaveText("网络连接已断开");
  await page.context().setOffline(false);
  await expect(page).toHaveTitle(/赞助/);
});

test("shows a member's open bets as last known, read only, until the logout", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const asked = "show=FU&leagues=delta";
  const { slip, matches } = await openSlip({ site, players, variant: aurora, asked, count: 1 });
  const [match] = matches;
  await slip.pick(match, "R");
  await slip.stake(0).fill("100");
  await slip.place.click();
  await slip.expectPlaced("accepted");
  await slip.tab("bets");
  const teams = `${match?.team_h} vs ${match?.team_c}`;
  await expect(slip.box.getByRole("article").filter({ hasText: teams })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  // Never opened, and only for members.
  await page.goto(`${site.origin("aurora")}/mine/wallet`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "未结注单 1 张" })).toBeVisible();
  const bet = main.getByRole("article").filter({ hasText: teams });
  await expect(bet).toContainText("本金 ¥ 100");
  await expect(bet.getByRole("button")).toHaveCount(0);
  expect(await seriousFindings(page, "main")).toEqual([]);
  await page.context().setOffline(false);
  await expect(main.getByRole("heading", { level: 1 })).not.toHaveText("网络连接已断开");
  const stored = () => page.evaluate(() => window.localStorage.getItem("lastBets"));
  expect(await stored()).toContain(teams);
  await authDialog(page, sandbox, aurora).logOut();
  await expect.poll(stored).toBeNull();
});

test("prices unlock when the network is back, and no answer of the server is stored", async ({
  site,
  players,
}) => {
  const { page } = site;
  const asked = "show=FU&leagues=delta";
  const { slip, matches } = await openSlip({ site, players, variant: aurora, asked, count: 1 });
  const [match] = matches;
  const price = slip.price(match, "R", 0);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // After a reload, the requests of the page pass through the worker.
  await page.reload();
  await expect(price).toBeEnabled();
  await slip.pick(match, "R");
  await slip.stake(0).fill("100");
  await page.context().setOffline(true);
  await expect(slip.place).toBeDisabled();
  await page.context().setOffline(false);
  await expect(slip.place).toBeEnabled();
  await slip.place.click();
  await slip.expectPlaced("accepted");
  expect((await storedPaths(page)).filter(isServerPath)).toEqual([]);
});

test.describe("what is refused is reported by the browser", () => {
  test.use({ forgiven: /TrustedScriptURL|TrustedTypePolicy/ });

  test("no other script becomes a worker of the site", async ({ site }) => {
    const { page } = site;
    await site.open(aurora, QUIET);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const refused = await page.evaluate(async () => {
      const factory = Reflect.get(window, "trustedTypes") as {
        createPolicy(name: string, rules: object): unknown;
      };
      const says = async (attempt: () => unknown) => {
        try {
          await attempt();
          return "done";
        } catch (error) {
          return (error as Error).name;
        }
      };
      const rules = { createScriptURL: (address: string) => address };
      return [
        await says(() => navigator.serviceWorker.register("/sw.js?of=another")),
        await says(() => navigator.serviceWorker.register("/core/boot.js")),
        await says(() => factory.createPolicy("site-worker", rules)),
        await says(() => factory.createPolicy("another", rules)),
        await says(() => new Worker("/sw.js")),
      ];
    });
    expect(refused).toEqual(["TypeError", "TypeError", "TypeError", "TypeError", "TypeError"]);
  });
});

test("a browser without room for it shows the site all the same", async ({ site }) => {
  const { page } = site;
  const session = await page.context().newCDPSession(page);
  const origin = site.origin("aurora");
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 100_000 });
  await site.open(aurora, QUIET);
  await page.getByRole("link", { name: "关于我们" }).first().click();
  await expect(page).toHaveTitle(/^关于我们/);
  await site.settled();
  // An installation that fails leaves no registration.
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
});
