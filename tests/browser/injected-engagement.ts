// Script in the server's texts of activities, levels, rewards and the chat.
import { ACTIVITY_KINDS } from "#contract/activities.ts";
import { CHAT_PATH } from "#contract/chat.ts";
import type { Page } from "playwright/test";
import {
  expectNoneIn,
  expectNothingRan,
  type Means,
  poisoned,
  VECTORS,
} from "./injected-markup.ts";
import { expect } from "./player.ts";
import { BOUND, goTo } from "../../browser/routes-of.ts";
import { changeData } from "./server-trouble.ts";
import { sayOf } from "./site-texts.ts";
import type { Variant } from "./sites.ts";

const CALLS = /\/(act\/api\/v1|user\/member\/(memberGrade|getGame))/;
const PAGES = ["/mine/vip", "/mine/vip/detail", "/mine/welfare"];

/** The list of activities, one of each kind, the levels and the rewards. */
export async function injectIntoActivities(means: Means, variant: Variant): Promise<void> {
  const { site, sandbox, players } = means;
  const { page } = site;
  const player = await players.member(variant.brand.id, BOUND);
  const gift = { kind: "activity", amountCents: 8800 };
  await sandbox.reward(player, { ...gift, id: "gift-1", title: "开业礼" });
  await page.route(CALLS, (route) => changeData(route, poisoned));
  await players.enter(player, variant, "/activity/discount");
  await expectInjected(page);
  const kinds = await activitiesIn(page);
  expect(kinds.size).toBe(ACTIVITY_KINDS.length);
  for (const path of [...kinds.values(), ...PAGES]) {
    await goTo(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectInjected(page);
  }
  await expectNothingRan(page);
}

/** One address of each kind. */
async function activitiesIn(page: Page): Promise<ReadonlyMap<string, string>> {
  const links = page.getByRole("main").locator("a[href^='/activity/']");
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  const ofKind = (kind: string) => paths.find((path) => path.startsWith(`/activity/${kind}/`));
  return new Map(
    ACTIVITY_KINDS.flatMap((kind) => {
      const path = ofKind(kind);
      return path === undefined ? [] : [[kind, path] as const];
    }),
  );
}

async function expectInjected(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByText("window.hit=1").first()).toBeAttached();
  await expectNoneIn(page);
}

/** What others say, their names, the room's title and the notices. */
export async function injectIntoChat(means: Means, variant: Variant): Promise<void> {
  const { site, sandbox } = means;
  const { page } = site;
  const { id } = variant.brand;
  const say = sayOf(id, variant.locale);
  await sandbox.chat(id, { talk: false });
  for (const text of VECTORS) await sandbox.chat(id, { say: text });
  await page.routeWebSocket(new RegExp(CHAT_PATH), (client) => {
    const server = client.connectToServer();
    server.onMessage((frame) => client.send(injected(String(frame))));
  });
  await site.visit(variant, "/app/help/gztk");
  await page.getByRole("button", { name: say("ui.chat.lobby") }).click();
  const log = page.getByRole("log");
  for (const text of VECTORS) await expect(log.getByText(text).first()).toBeAttached();
  await sandbox.chat(id, { notice: VECTORS[0] });
  await expect(page.locator("output").getByText(VECTORS[0]).first()).toBeVisible();
  await expect(page.locator("aside :is(script, [onerror], [onload], [onmouseover])")).toHaveCount(
    0,
  );
  await expectNothingRan(page);
}

/** A name is masked by the server, and so without a character to recognise it by. */
function injected(frame: string): string {
  const { msgData, ...rest } = JSON.parse(frame) as { msgData: unknown };
  const named = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value).map(([key, part]) => [key, named(part)] as const);
    return Object.fromEntries(
      fields.map(([key, part]) => [
        key,
        key === "name" && typeof part === "string" ? `${VECTORS[1]}${part}` : part,
      ]),
    );
  };
  return JSON.stringify({ ...rest, msgData: named(poisoned(msgData)) });
}
