// Nothing that floats on a phone covers an action of the page on which a deposit is waited for, whatever its order holds.
// accessibility.spec.ts looks at the other pages, and `npm run matrix` at all of them in all widths.
import { goTo } from "../../browser/routes-of.ts";
import { coveredByFloats } from "./floating-controls.ts";
import { expect, test, variantOf } from "./player.ts";

const NOW = Date.now();
const ORDER = {
  orderId: "D1",
  kind: "bank",
  channel: "快捷通道 A",
  state: "waiting",
  amountCents: 30_000,
  dueCents: 30_000,
  createdAt: NOW,
  expiresAt: NOW + 900_000,
  payTo: [{ label: "收款账号", value: "6210880144720936158", copy: true, exact: false }],
  canCancel: true,
};
const ORDERS = {
  transfer: { wait: "transferWait" },
  code: { wait: "rechargeWait", qr: "https://pay.example/1", payTo: [] },
  page: { wait: "rechargeWait", payUrl: "https://pay.example/1", payTo: [] },
  "no details": { wait: "transferWait", payTo: [], canCancel: false },
  paid: { wait: "transferWait", state: "paid" },
  review: { wait: "transferWait", state: "review", note: "金额不符" },
  cancelled: { wait: "transferWait", state: "cancelled" },
} as const;

for (const [viewport, variant] of [
  [{ width: 390, height: 844 }, variantOf("aurora")],
  [{ width: 360, height: 640 }, variantOf("jade", "professional", "zh-TW")],
] as const)
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true });

    test("a waiting deposit", async ({ site, players }) => {
      const { page } = site;
      let order: object = ORDER;
      await page.route("**/getDepositOrderStatus", (route) =>
        route.fulfill({
          contentType: "application/json",
          body: JSON.stringify({ status_code: 6000, data: { order, time: NOW }, message: "" }),
        }),
      );
      await players.enter(await players.member(variant.brand.id), variant, "/mine/wallet");
      for (const [name, fields] of Object.entries(ORDERS)) {
        const orderId = `D-${name.replace(" ", "-")}`;
        order = { ...ORDER, ...fields, orderId };
        await goTo(page, `/mine/${fields.wait}?order=${orderId}`);
        await page.getByText(orderId).first().waitFor({ timeout: 15_000 });
        await site.settled();
        expect.soft(await coveredByFloats(page), name).toEqual([]);
      }
    });
  });
