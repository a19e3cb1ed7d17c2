// The lobbies of live tables and of chess rooms.
import type { Page } from "playwright/test";
import { TABLE_STREAM } from "#contract/api/table-feed.ts";
import { printed } from "./game-page.ts";
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";

const aurora = variantOf("aurora");
const titan = variantOf("titan", "professional", "zh-TW");

/** A venue of live tables whose launches are answered with a full address: it opens within the site. */
const IN_SITE = "DHZR";

interface SentTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly round: number;
  readonly enName: string;
  readonly opensAt: number | null;
}

/** All tables come from the server, but without their roads; changes of them come from the test. */
async function ownStream(page: Page) {
  let send: (message: object) => void = () => {};
  let tables: readonly SentTable[] = [];
  await page.routeWebSocket(new RegExp(TABLE_STREAM), (client) => {
    const server = client.connectToServer();
    let known = false;
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; tables: readonly SentTable[] };
      // A good road of another table would take the place of the test's. A busy server sends all tables again.
      if (message.type === "changed" || (message.type === "tables" && known)) return;
      if (message.type !== "tables") return client.send(text);
      known = true;
      tables = message.tables.map((table) => ({ ...table, road: [] }));
      client.send(JSON.stringify({ ...message, tables }));
    });
    send = (message) => client.send(JSON.stringify(message));
  });
  return {
    tables: () => tables,
    change: (table: object) => send({ type: "changed", time: Date.now(), tables: [table] }),
  };
}

test("tables follow the stream; filters, a good road and details in the address and on view", async ({
  site,
}) => {
  const { page } = site;
  const say = sayOf(titan.brand.id, titan.locale);
  const stream = await ownStream(page);
  await site.visit(titan, "/game/realbet?game=baccarat");
  const list = page.getByRole("list", { name: say("live.tables.title") });
  await expect.poll(() => stream.tables().length).toBeGreaterThan(20);
  const baccarat = stream.tables().filter(({ game }) => game === "baccarat");
  await expect(list.getByRole("listitem")).toHaveCount(baccarat.length);
  const name = (await list.getByRole("heading", { level: 3 }).first().textContent()) ?? "";
  const table = baccarat.find((one) => one.name === name);
  expect(table).toBeDefined();
  stream.change({ ...table, round: 7, road: [..."PBBBB"] });
  stream.change({ ...table, round: 8, road: [..."PBBBBBB"] });
  const road = say("live.goodRoad.longBanker", { count: 6 });
  await expect(list.getByRole("listitem").first()).toContainText(road);
  const notice = page.getByRole("complementary", { name: say("live.goodRoad.title") });
  await expect(notice).toContainText(name);
  await notice.getByRole("button", { name: say("live.goodRoad.look") }).click();
  await expect(page.getByRole("dialog", { name })).toContainText(say("live.details.bigEye"));
  await page.keyboard.press("Escape");
  await page.getByText(say("live.view.roads"), { exact: true }).click();
  await expect(page).toHaveURL(/game=baccarat&view=roads/);
  await page.goBack();
  await expect(page.getByRole("radio", { name: say("live.view.cards") })).toBeChecked();
});

test.describe("a member", () => {
  // A game is served from an origin of its own.
  test.use({ forgiven: /^foreign request/ });

  test("keeps a favourite table, sits down and bets; then sees rooms that the balance suffices for", async ({
    site,
    sandbox,
    players,
  }) => {
    const { page } = site;
    const say = sayOf(aurora.brand.id, aurora.locale);
    const money = { balanceCents: 15_000, autoTransfer: 1 };
    const player = await players.member(aurora.brand.id, money);
    const stream = await ownStream(page);
    await players.enter(player, aurora, `/game/realbet?provider=${IN_SITE}`);
    await expect.poll(() => stream.tables().length).toBeGreaterThan(0);
    const open = stream.tables().filter(({ opensAt }) => opensAt === null);
    const { name = "" } = open.find(({ enName }) => enName === IN_SITE) ?? {};
    const heart = page.getByRole("button", { name: say("live.table.favourite", { name }) });
    const added = page.waitForResponse(/addCollection/);
    await heart.click();
    await added;
    await players.enter(player, aurora, "/game/realbet?own=favourites");
    const list = page.getByRole("list", { name: say("live.tables.title") });
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    // The site's setting says where a game opens.
    await site.settled();
    await list.getByRole("button", { name: say("live.table.sitAt", { name }) }).click();
    await expect(page).toHaveURL(/\/game\/[A-Z0-9]{2,20}/);
    const bar = page.getByRole("toolbar", { name: say("game.bar") });
    // At the venue only, once the centre wallet has been read again.
    await expect(bar.getByText("¥ 150")).toHaveCount(1);
    const left = await placeBet(page);
    expect(left).toBeLessThan(15_000);
    await expect(bar.getByText(printed(left))).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await sandbox.member(player.site, player.name, { patch: { balanceCents: 15_000 } });
    await players.enter(player, aurora, "/game/chess");
    const rooms = page.getByRole("article");
    await expect(rooms.getByText(say("chess.room.ready")).first()).toBeVisible();
    await expect(rooms.getByText(/还差 ¥/).first()).toBeVisible();
    // The whole card is a button; the heart lies above it.
    const kept = rooms.first().getByRole("button", { name: /^收藏/ });
    await kept.click();
    await expect(kept).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: say("chess.filter.open") }).click();
    const sheet = page.getByRole("dialog", { name: say("chess.filter.label") });
    await sheet.getByRole("button", { name: say("chess.filter.affordable") }).click();
    await expect(page).toHaveURL(/only=affordable/);
    await sheet.getByRole("button", { name: /^查看 \d+ 个房间$/ }).click();
    await expect(page.getByText(/还差 ¥/)).toHaveCount(0);
    await page
      .getByRole("button", { name: /，规则与准入$/ })
      .first()
      .click();
    const rules = page.getByRole("dialog");
    const launched = page.waitForRequest(/\/game\/api\/v1\/launch$/);
    await rules.getByRole("button", { name: say("chess.room.sit") }).click();
    await launched;
  });
});

/** A bet at the table in the frame, in the first round that takes it. @returns the cents that are left */
async function placeBet(page: Page): Promise<number> {
  const frame = page.frameLocator("section iframe");
  await frame.locator(".chip").first().click();
  for (;;) {
    // Nothing is sent when the round closes before the stake lies on its spot: the button stays disabled.
    const answered = page
      .waitForResponse(/\/play\/api\/round$/, { timeout: 15_000 })
      .catch(() => null);
    await frame.locator(".spots button").nth(1).click();
    const pressed = frame.locator(".actions .primary").click({ timeout: 15_000 });
    await pressed.catch(() => null);
    const answer = (await (await answered)?.json()) as
      | { state?: { balanceCents: number } }
      | undefined;
    // Without a state the round had closed between the two presses.
    if (answer?.state !== undefined) return answer.state.balanceCents;
  }
}
