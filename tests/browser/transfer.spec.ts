// Money between the centre wallet and the venues: in with a lost answer, out and kept by an activity, and all
// of it back over a reload.
import { expect, test, variantOf } from "./player.ts";
import { sayOf } from "./site-texts.ts";
import { carryOutSilently } from "./slip-calls.ts";

// The browser logs failed requests itself; these are not errors of the site.
test.use({ forgiven: /Failed to load resource/ });

const PATH = "/mine/transfermoney";
const variant = variantOf("titan", "professional", "zh-TW");

/** A venue whose activity keeps money, and one without. */
const LOCKED = "LGBY";
const OPEN = "QLZR";

test("money moves into venues and back exactly once, and an activity keeps its own", async ({
  site,
  sandbox,
  players,
}) => {
  const { page } = site;
  const say = sayOf(variant.brand.id, variant.locale);
  const text = (key: string, values = {}) => say(`transfer.${key}`, values);
  const player = await players.member(variant.brand.id, {
    balanceCents: 100_000,
    venueCents: { [LOCKED]: 5000, [OPEN]: 0 },
  });
  const money = () => sandbox.bets(player.site, player.name);
  const listed = page.waitForResponse((response) => response.url().endsWith("/venue/allBalance"));
  await players.enter(player, variant, PATH);
  const { venues } = ((await (await listed).json()) as Listed).data;
  const nameOf = (code: string) =>
    venues.find(({ channelCode }) => channelCode === code)?.name ?? code;
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByRole("textbox");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const toast = page.locator("output");

  await page.getByRole("searchbox").fill(nameOf(OPEN));
  await button(text("venues.inLabel", { venue: nameOf(OPEN) })).click();
  await expect(amount).toBeFocused();
  await amount.fill("200");
  await page.route("**/venue/transfer", carryOutSilently);
  await page.route("**/venue/transfer/status", (route) => route.abort());
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText(
    say("money-call.unknown", { thing: say("money-call.thing.venueTransfer") }),
  );
  await page.unroute("**/venue/transfer/status");
  await expect(dialog).toHaveCount(0);
  await expect(
    toast.getByText(say("venue-entry.done", { venue: nameOf(OPEN), amount: "¥ 200" })),
  ).toBeVisible();
  await page.unroute("**/venue/transfer");
  expect((await money()).venueCents).toEqual({ [LOCKED]: 5000, [OPEN]: 20_000 });

  await page.getByRole("searchbox").fill(nameOf(LOCKED));
  await button(text("venues.outLabel", { venue: nameOf(LOCKED) })).click();
  await button(text("form.out.all")).click();
  await button(text("form.out.confirm")).click();
  const tip = dialog.filter({ has: button(say("ui.understood")) });
  await expect(tip).toContainText("¥ 50");
  await button(say("ui.understood")).click();
  await expect(tip).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  // The page closes before the outcome is known.
  await page.route("**/venue/recycle", carryOutSilently);
  await page.route("**/venue/recycle/status", (route) => route.abort());
  await button(text("head.recycle")).click();
  await expect(
    page.getByText(say("money-call.unknown", { thing: say("money-call.thing.recycle") })),
  ).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  const report = page.getByRole("region", { name: text("recycle.done") });
  await expect(report).toContainText(nameOf(OPEN));
  await expect(report).toContainText("¥ 200");
  await expect(report).toContainText(nameOf(LOCKED));
  const { balanceCents, venueCents, problems } = await money();
  expect([balanceCents, venueCents, problems]).toEqual([
    100_000,
    { [LOCKED]: 5000, [OPEN]: 0 },
    [],
  ]);
});

interface Listed {
  readonly data: {
    readonly venues: readonly { readonly channelCode: string; readonly name: string }[];
  };
}
