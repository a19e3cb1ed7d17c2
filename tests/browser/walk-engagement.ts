// Opens activities, rewards, messages and the chat in states that a new member does not have, and calls `look` on each.
import { ACTIVITY_KINDS } from "#contract/activities.ts";
import { sampleAddress } from "#contract/sample-address.ts";
import { expect } from "./open-site.ts";
import { BOUND, goTo } from "../../browser/routes-of.ts";
import type { Sandbox } from "./sandbox-control.ts";
import { sayOf } from "./site-texts.ts";
import type { Variant } from "./sites.ts";
import type { Look } from "../../browser/walk-pages.ts";
import type { Means } from "./walk-pages.ts";

/** The walk of all pages looks at one activity. */
const OTHERS = ACTIVITY_KINDS.filter((kind) => kind !== "racePage");
const GIFT = { kind: "activity", amountCents: 8800 };

export async function walkEngagement(
  { site, players, sandbox }: Means & { readonly sandbox: Sandbox },
  variant: Variant,
  look: Look,
): Promise<void> {
  const { page } = site;
  const brand = variant.brand.id;
  const say = sayOf(brand, variant.locale);
  const player = await players.member(brand, BOUND);
  await sandbox.reward(player, { ...GIFT, id: "now", title: "开业礼", turnoverCents: 26_400 });
  await sandbox.reward(player, { ...GIFT, id: "gone", title: "上月礼", until: -1 });
  await players.enter(player, variant, "/mine/welfare");
  await page.getByRole("button", { name: say("welfare.sum.all") }).waitFor();
  await look("welfare-claimable");
  await page.getByRole("tab").last().click();
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
  await look("welfare-expired");

  await goTo(page, "/mine/message");
  await page.getByRole("checkbox").nth(1).check();
  await look("messages-chosen");

  const join = page.getByRole("button", { name: say("activity.join.button") });
  for (const kind of OTHERS) {
    // A full load: after a change of page inside the site, the button of the previous activity may still be there.
    await page.goto(new URL(sampleAddress(`/activity/${kind}/:id`), page.url()).href);
    await site.settled();
    if (await join.isVisible()) {
      await join.click();
      await expect(join).toHaveCount(0);
    }
    await look(`activity-${kind}`);
  }

  await sandbox.chat(brand, { talk: false, room: { slowSeconds: 0 }, say: "欢迎" });
  await page
    .getByRole("navigation")
    .getByRole("button", { name: new RegExp(`^${say("shell.account.mine")}`) })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("ui.chat.lobby") })
    .click();
  await expect(page.getByRole("log")).toContainText(/歡迎|欢迎/);
  await look("chat-sheet");
  await page.getByRole("button", { name: say("chat.emoji") }).click();
  await page.getByRole("toolbar", { name: say("chat.emoji") }).waitFor();
  await look("chat-emoji");
}
