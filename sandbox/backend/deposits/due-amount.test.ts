import { expect, it } from "vitest";
import { depositFee } from "#contract/deposit-sums.ts";
import { dueCents, feeWithin } from "./due-amount.ts";
import { insertOrder } from "./order-store.ts";
import { paymentMethods } from "../../simulation/payments/channels.ts";
import { sampleDeposits } from "./sample-deposits.ts";

const wanted = (amountCents: number) => ({ amountCents, mostCents: Number.POSITIVE_INFINITY });

it("random cents are those that no other open order of the channel has", () => {
  const { database, ask, orders, members, time } = sampleDeposits();
  const [one = 0] = members;
  const channel = paymentMethods(1, time)
    .flatMap(({ channels }) => channels)
    .find(({ id }) => id === "bank-a");
  ask("pay", { channelId: "bank-a", amountCents: 10_000 }, one, "key");
  const [first] = orders(one);
  if (!channel || !first) throw new Error("There is no order.");
  const free = first.dueCents === 10_042 ? 10_043 : 10_042;
  for (let tail = 1; tail <= 99; tail += 1) {
    const taken = 10_000 + tail;
    if (taken === first.dueCents || taken === free) continue;
    insertOrder(database, { ...first, id: `D${tail}`, dueCents: taken });
  }
  expect(dueCents(database, channel, wanted(10_000))).toBe(free);
  insertOrder(database, { ...first, id: "D0", dueCents: free });
  expect(() => dueCents(database, channel, wanted(10_000))).toThrow("请换一个金额");
  const other = dueCents(database, channel, wanted(20_000));
  expect(other).toBeGreaterThan(20_000);
  expect(other).toBeLessThan(20_100);
  const capped = dueCents(database, channel, { amountCents: 20_000, mostCents: 20_050 });
  expect(capped).toBeLessThan(20_000);
  expect(capped).toBeGreaterThan(19_900);
});

it("a fee is found again in the amount that contains it", () => {
  for (const cents of [1, 99, 10_000, 12_345, 5_000_000]) {
    const fee = depositFee(cents, 30);
    expect(feeWithin(30, cents + fee)).toBe(fee);
  }
});
