// The story of a member of a site with a profile of player protection, which no sample brand has.
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SportMatch } from "#contract/api/sport.ts";
import type { Ticket } from "#contract/api/ticket.ts";
import type { SitePage } from "../../browser/site-page.ts";
import type { SiteVariant } from "../../browser/site-variant.ts";
import { smallPng } from "../browser/small-png.ts";
import { ID, type LicensedSite, MEMBER, startLicensedSite } from "./licensed-site.ts";

const VARIANT: SiteVariant = { brand: { id: ID }, edition: "classic", locale: "zh-CN" };
const GAME = "虎啸山门";

let licensed: LicensedSite;
let site: SitePage;
let page: Page;
beforeAll(async () => {
  licensed = await startLicensedSite();
  await licensed.documents("wanted");
  ({ site, page } = await licensed.enter(VARIANT));
});
afterAll(() => licensed.stop());

const button = (name: string | RegExp) => page.getByRole("button", { name });
const shown = (text: string | RegExp) => page.getByText(text).first().waitFor();

/** The spacing of the criterion. A sheet made by a script, as the policy forbids styles in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Texts of the page wider than their box, and the page where it scrolls sideways. */
function cutOff(): string[] {
  const root = document.documentElement;
  const wide = root.scrollWidth > root.clientWidth ? [`page ${root.scrollWidth}`] : [];
  const cut = [...document.querySelectorAll<HTMLElement>("[role=tabpanel] *")].filter(
    (element) =>
      getComputedStyle(element).overflowX === "hidden" &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1,
  );
  return [...wide, ...cut.map((element) => element.textContent)];
}

async function pressGame(): Promise<void> {
  const tile = page.locator("main button").filter({ hasText: GAME }).first();
  await tile.scrollIntoViewIfNeeded();
  await tile.click();
}

test("LCCP SR 3.3.1: the help line is dialled in one press from the first page on", async () => {
  const call = page.getByRole("link", { name: /英国赌博求助热线/ }).first();
  expect(await call.getAttribute("href")).toBe("tel:08088020133");
});

test("LCCP LC 17.1.1: a game refused for documents leads to them; they are uploaded and sent", async () => {
  await pressGame();
  await button("去上传").click();
  await page.waitForURL("**/mine/safety");
  const held = page.getByText("审核通过前不能存款、投注和进入游戏");
  await held.waitFor();
  expect(await page.getByText("待上传", { exact: true }).count()).toBe(2);
  const picture = { name: "document.png", mimeType: "image/png", buffer: smallPng() };
  for (const at of [0, 1]) {
    await page.locator("input[type=file]").nth(at).setInputFiles(picture);
    await page.getByText("已上传，待提交").nth(at).waitFor();
  }
  await button("提交审核").click();
  await page.getByText("审核中", { exact: true }).nth(1).waitFor();
  await licensed.documents("accepted");
  await site.visit(VARIANT, "/mine/safety");
  await shown("身份与住址已核实。");
  expect(await held.count()).toBe(0);
});

test("RTS 3A, 3C: rules and return to player come before the first launch, and only then", async () => {
  await site.visit(VARIANT);
  await pressGame();
  const rules = page.getByRole("dialog", { name: `${GAME} · 规则与返还率` });
  await rules.getByText("96.50%").waitFor();
  await rules.getByRole("button", { name: "先不玩" }).click();
  await rules.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/home");
  await pressGame();
  await rules.getByRole("button", { name: "已阅读，开始" }).click();
  const bar = page.getByRole("toolbar");
  await bar.getByText(GAME).waitFor();
  await bar.getByText("本次净额").waitFor();
  await bar.getByText("已登录").waitFor();
  await site.visit(VARIANT);
  await pressGame();
  await bar.getByText(GAME).waitFor();
});

test("RTS 12A, LCCP LC 4.2.1: the first deposit waits for a limit or its refusal, and for the notice about members' money", async () => {
  await site.visit(VARIANT, "/mine/savemoney");
  const choice = page.getByRole("region", { name: "首次存款前，请先选择" });
  const amount = page.getByRole("textbox", { name: "存款金额（元）" });
  await amount.fill("300");
  await button("提交存款订单").click();
  await shown("首次存款前，请先到「理性娱乐」设置存款限额，或选择不设");
  await page
    .getByRole("region", { name: "您的资金如何受到保障" })
    .getByRole("button", { name: "我已了解" })
    .click();
  await shown(/您的资金如何受到保障：中等保障：/);
  await choice.getByRole("button", { name: "设置 24 小时限额" }).click();
  const dialog = page.getByRole("dialog", { name: "存款限额 · 24 小时" });
  await dialog.getByLabel("限额金额").fill("200");
  await dialog.getByRole("button", { name: "保存限额" }).click();
  await choice.waitFor({ state: "detached" });
  await shown("此金额超过您设置的限额，提交会被拒绝。");
  await amount.fill("150");
  await button("提交存款订单").click();
  await page.waitForURL(/\/mine\/\w+\?order=/);
  await page.getByRole("timer").waitFor();
  expect(new URL(page.url()).searchParams.get("order")).toMatch(/\d/);
});

test("RTS 2C, 15A: odds that rose and odds that fell are asked about; pictures are said to be late", async () => {
  const listed = page.waitForResponse((response) =>
    /"method":"matchList"/.test(response.request().postData() ?? ""),
  );
  await site.visit(VARIANT, "/game/sport/crty?show=FU&leagues=100032");
  const { data } = (await (await listed).json()) as { data: { matches: SportMatch[] } };
  const match = data.matches.find(({ gameId }) => !gameId.endsWith("c"));
  const market = match?.markets.find(({ w, row }) => row === 0 && /^R?RE?$/.test(w));
  const odds = (value: string) =>
    licensed.sandbox("price", { priceId: `${market?.id}:H`, odds: value, seconds: 600 });
  const price = page.locator(`[data-key="${match?.gameId}"] [data-spot="0:1"] button`);
  await odds("0.90");
  await price.filter({ hasText: "0.90" }).click();
  const slip = page.locator("[data-slip-rail]:visible");
  const options = slip.getByRole("button", { name: /投注选项/ });
  await options.filter({ hasText: "每次询问" }).click();
  await slip.getByText("升降都先询问").waitFor();
  await options.click();
  await slip.getByRole("textbox").first().fill("100");
  for (const value of ["0.95", "0.85"]) {
    await odds(value);
    await slip.getByText(`第 1 项赔率已变更 0.90 → ${value}，请确认后再投注。`).waitFor();
    await slip.getByRole("button", { name: /接受并投注/ }).waitFor();
  }
  await slip.getByRole("button", { name: /接受并投注/ }).click();
  await slip.getByText("投注成功", { exact: true }).waitFor();
  const { tickets } = (await licensed.sandbox("bets", { site: ID, name: MEMBER.name })) as {
    tickets: Ticket[];
  };
  expect(tickets[0]?.legs.map((leg) => leg.odds)).toEqual(["0.85"]);
  await site.visit(VARIANT, "/game/sport/crty?show=RB");
  await shown(/直播画面与比分有延迟/);
});

test("58 Pa. Code § 809a.7: an unknown region closes games, and leaves withdrawing open", async () => {
  await licensed.sandbox("place", { site: ID, region: null });
  await site.visit(VARIANT);
  await pressGame();
  const notice = page.getByRole("dialog", { name: "您所在的地区暂不提供服务" });
  await notice.getByText(/取款不受影响/).waitFor();
  await notice.getByRole("button", { name: "取款" }).click();
  await notice.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "取款", level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/mine/takemoney");
});

test("WCAG 1.4.10, 1.4.12: at 400 % zoom and with wide text spacing, nothing of the controls is cut off", async () => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const tab of ["limits", "breaks", "statement", "choices", "help"]) {
    await site.visit(VARIANT, `/mine/safety#${tab}`);
    await page.getByRole("tabpanel").waitFor();
    await page.evaluate(spaceText);
    expect(await page.evaluate(cutOff), tab).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
});

test("LCCP SR 3.5.3: self-exclusion on a phone ends the session on the desktop and refuses the login", async () => {
  await licensed.sandbox("place", { site: ID, region: "GB" });
  await site.visit(VARIANT, "/mine/safety");
  const dark: SiteVariant = { brand: { id: ID }, edition: "professional", locale: "zh-TW" };
  const { page: phone } = await licensed.enter(dark, { path: "/mine/safety#breaks", phone: true });
  await phone.getByRole("button", { name: "停用帳戶" }).click();
  const asked = phone.getByRole("dialog");
  await asked.getByRole("checkbox").check();
  await asked.getByRole("button", { name: "確定停用" }).click();
  await phone.getByRole("heading", { name: "帳戶已停用" }).waitFor();
  // Nothing is pressed on the desktop.
  const login = page.getByRole("dialog", { name: "登录" });
  await login.getByLabel("用户名").fill(MEMBER.name);
  await login.getByLabel("密码", { exact: true }).fill(MEMBER.password);
  await login.locator("form [type=submit]").click();
  await login.getByText(/您已自我排除，至 \d{4}-\d{2}-\d{2}/).waitFor();
  await login.getByText("National Gambling Helpline").waitFor();
  expect(licensed.trouble).toEqual([]);
});
