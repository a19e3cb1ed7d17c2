// Script in the server's texts: put into the answers of a page, where it must be shown as text and never run.
import type { Page } from "playwright/test";
import { authDialog } from "./auth-dialog.ts";
import { expect, type SitePage } from "./open-site.ts";
import { type Players, QUIET } from "./player.ts";
import type { Sandbox } from "./sandbox-control.ts";
import { changeData } from "./server-trouble.ts";
import type { Variant } from "./sites.ts";

export const VECTORS = [
  "<img src=x onerror=window.hit=1>",
  '"><svg onload=window.hit=1>',
  "javascript:window.hit=1",
  "{{constructor.constructor('window.hit=1')()}}",
  "<script>window.hit=1</script>",
  "' onmouseover='window.hit=1",
] as const;

const POISONED_MEMBER = {
  name: VECTORS[0],
  avatar: VECTORS[2],
  phone: VECTORS[1],
  realName: VECTORS[4],
  bindPhone: "1",
  bindRealName: "1",
  birthday: VECTORS[5],
};

let turn = 0;
const vector = () => VECTORS[(turn += 1) % VECTORS.length] ?? "";

/** Puts attack strings into every displayed text and every image address. */
export function poisoned(value: unknown): unknown {
  if (typeof value === "string") {
    if (/\p{Script=Han}/u.test(value)) return `${vector()}${value}`;
    return value.startsWith("/media/") ? vector() : value;
  }
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, poisoned(part)]));
}

export const answer = (page: Page, path: RegExp, body: unknown) =>
  page.route(path, (route) => route.fulfill({ json: body }));

export async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(page.locator("main script, main [onerror], main [onload]")).toHaveCount(0);
  await expect(page.locator("a[href^='javascript:' i], iframe[src^='javascript:' i]")).toHaveCount(
    0,
  );
}

export async function injectIntoHome({ page, open }: SitePage, variant: Variant): Promise<void> {
  page.on("dialog", (dialog) => {
    throw new Error(`a dialog opened: ${dialog.message()}`);
  });
  await page.route(/\/(site|game|act)\/api\/v1\//, (route) => changeData(route, poisoned));
  await open(variant);
  await expect(page.getByText(VECTORS[0]).first()).toBeAttached();
  await page.mouse.wheel(0, 3000);
  await page.mouse.move(400, 400);
  await expectNothingRan(page);
}

export interface Means {
  readonly site: SitePage;
  readonly sandbox: Sandbox;
  readonly players: Players;
}

/** Messages of a login, its masked phone, and the data of a member. */
export async function injectIntoAccount(means: Means, variant: Variant): Promise<void> {
  const { site, sandbox, players } = means;
  const { page } = site;
  await site.visit(variant, QUIET);
  const dialog = authDialog(page, sandbox, variant);
  await dialog.open("login");
  const login = /\/user\/login$/;
  for (const message of VECTORS.slice(0, 3)) {
    await answer(page, login, { status_code: 9999, message, data: null });
    await dialog.logIn({ name: "linxi88", password: "Passw0rd9" });
    await expect(page.locator("output").getByText(message)).toBeVisible();
    await page.unroute(login);
  }
  const phoneNumber = `138****${VECTORS[0]}`;
  await answer(page, login, { status_code: 6026, message: VECTORS[1], data: { phoneNumber } });
  await dialog.submit.click();
  const device = page.getByRole("dialog", { name: dialog.say("auth.title.device") });
  await expect(device).toContainText(phoneNumber);
  await expect(device).toContainText(VECTORS[1]);
  await expectNothingRan(page);

  await page.route(/\/user\/member\/info$/, (route) =>
    changeData(route, (data) => ({ ...(data as object), ...POISONED_MEMBER })),
  );
  await players.enter(await players.member(variant.brand.id), variant, "/mine/userinfo");
  for (const text of [VECTORS[0], VECTORS[1], VECTORS[4]])
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  await expectNothingRan(page);
}

const MESSAGE_CALLS = /\/(letter\/list|queryNoticeListByPage|user\/feedback\/get\w+)$/;

/** Every text of the message and the feedback pages. */
export async function injectIntoMessages(means: Means, variant: Variant): Promise<void> {
  const { site, sandbox, players } = means;
  const { page } = site;
  const { id } = variant.brand;
  const player = await players.member(id);
  const body = `<p>${VECTORS.join("</p><p>")}</p><a href="${VECTORS[2]}">${VECTORS[2]}</a>`;
  for (const title of VECTORS)
    await sandbox.letter({ site: id, name: player.name, kind: "notice", title, body });
  await page.route(MESSAGE_CALLS, (route) => changeData(route, poisoned));
  await players.enter(player, variant, "/mine/message");
  const rows = page.locator("[data-letter]");
  await expect(rows.filter({ hasText: VECTORS[0] }).first()).toBeVisible();
  for (const title of VECTORS) {
    await rows.filter({ hasText: title }).first().click();
    await expect(page.getByRole("article").getByRole("heading")).toContainText(title);
    await expectNoneIn(page);
  }
  await page.getByRole("tab").last().click();
  await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
  await expectNoneIn(page);
  const thread = {
    id: "F1",
    kind: "other",
    state: "answered",
    time: 1,
    about: { kind: "bet", id: VECTORS[1], title: VECTORS[0] },
    messages: VECTORS.map((text, index) => ({
      id: String(index),
      from: index % 2 === 0 ? "member" : "service",
      text,
      images: [...VECTORS],
      time: index,
    })),
  };
  const envelope = (data: unknown) => ({ status_code: 6000, message: "", data });
  await page.route(/getFeedbackInfo$/, (route) => route.fulfill({ json: envelope(thread) }));
  await site.visit(variant, "/mine/feedback/list?thread=F1");
  for (const text of VECTORS)
    await expect(page.getByRole("article").getByText(text).first()).toBeVisible();
  await expectNothingRan(page);
}

/** As `expectNothingRan`, with the answers still changed. */
export async function expectNoneIn(page: Page): Promise<void> {
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  await expect(page.locator("main :is(script, [onerror], [onload])")).toHaveCount(0);
  await expect(page.locator("a[href^='javascript:' i]")).toHaveCount(0);
}
