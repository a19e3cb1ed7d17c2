import fc from "fast-check";
import { expect, it } from "vitest";
import { depositBonus, depositFee, rewardTurnover } from "./deposit-sums.ts";

const reward = { basisPoints: 5000, minCents: 10_000, maxBonusCents: 150_000, turnoverTimes: 15 };
const amounts = fc.integer({ min: 1, max: 100_000_000 });

it("charges a started cent in full", () => {
  expect([depositFee(10_000, 20), depositFee(10_001, 20), depositFee(10_000, 0)]).toEqual([
    20, 21, 0,
  ]);
});

it("grants a bonus from the least amount up to the most", () => {
  const bonus = [9999, 10_000, 10_001, 300_000, 999_999].map((cents) =>
    depositBonus(cents, reward),
  );
  expect(bonus).toEqual([0, 5000, 5000, 150_000, 150_000]);
  expect(rewardTurnover(300_000, reward)).toBe(6_750_000);
});

it("stays in whole cents, never more than a share nor less by a cent", () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (cents, basisPoints) => {
      const fee = depositFee(cents, basisPoints);
      const exact = (BigInt(cents) * BigInt(basisPoints) + 9999n) / 10_000n;
      expect(BigInt(fee)).toBe(exact);
      const bonus = depositBonus(cents, { ...reward, basisPoints, minCents: 1 });
      expect(Number.isSafeInteger(bonus)).toBe(true);
      expect(bonus).toBeLessThanOrEqual(reward.maxBonusCents);
    }),
  );
});
