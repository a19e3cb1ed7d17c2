// A visitor reads as a guest, logs in, writes while the connection is gone, and is muted by the moderator.
import { seriousFindings } from "../../browser/axe.ts";
import { expect, QUIET, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

const variant = variantOf("aurora");
const site = variant.brand.id;

test.use({ forgiven: /WebSocket connection to|ERR_INTERNET_DISCONNECTED/ });

test("a message that was written without a connection is delivered once; a muted member is told", async ({
  site: own,
  sandbox,
  players,
}) => {
  const { page } = own;
  const say = sayOf(site, variant.locale);
  const text = (key: string, values = {}) => say(`chat.${key}`, values);
  const field = page.getByRole("textbox", { name: text("write") });
  const log = page.getByRole("log");
  await sandbox.chat(site, { talk: false, room: { slowSeconds: 0 }, say: "欢迎" });

  await own.visit(variant, QUIET);
  await page.getByRole("button", { name: say("ui.chat.lobby") }).click();
  await expect(field).toBeFocused();
  await expect(log).toContainText("欢迎");
  await field.fill("游客来了");
  await field.press("Enter");
  await expect(log).toContainText(text("roles.guest"));
  expect(await seriousFindings(page)).toEqual([]);
  await field.press("Escape");
  await expect(field).toHaveCount(0);

  const player = await players.member(site);
  await players.enter(player, variant, QUIET);
  await page.getByRole("button", { name: say("ui.chat.lobby") }).click();
  await expect(log).toContainText("游客来了");
  await page.context().setOffline(true);
  await sandbox.closeSockets();
  await expect(page.getByText(text("connection.connecting"))).toBeVisible();
  await field.fill("断线时写的");
  await field.press("Enter");
  await expect(log.getByText(text("pending.sending"))).toBeVisible();
  await page.context().setOffline(false);
  await expect(log.getByText(text("pending.sending"))).toHaveCount(0);
  await expect(log.getByText("断线时写的")).toHaveCount(1);

  await sandbox.chat(site, { mute: { name: player.name } });
  await expect(page.getByText("您已被管理员禁言")).toBeVisible();
  await expect(field).toBeDisabled();
});
