import fc from "fast-check";
import { expect, it } from "vitest";
import { amountText } from "#lib/text/amount-text.ts";
import { totalCents, walletParts } from "./wallet-parts.ts";

const NOTHING = { lockMoney: null, withdrawing: null, bonus: null, coin: null };
const balance = { centerWalletBalance: "12846.50", ...NOTHING };

it("leaves out what the site does not have", () => {
  expect(walletParts({ balance })).toEqual([{ key: "centre", cents: 1_284_650 }]);
  const coin = { units: 1_000_001, rate: "7.2" };
  expect(walletParts({ balance: { ...balance, coin }, venueCents: null })).toEqual([
    { key: "centre", cents: 1_284_650 },
    { key: "venues", cents: null },
    { key: "coin", cents: 720 },
  ]);
});

const cents = fc.integer({ min: 0, max: 100_000_000_00 });

it("adds up to the cent", () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, (centre, locked, withdrawing, bonus, venues) => {
      const parts = walletParts({
        balance: {
          centerWalletBalance: amountText(centre),
          lockMoney: amountText(locked),
          withdrawing: amountText(withdrawing),
          bonus: amountText(bonus),
          coin: null,
        },
        venueCents: venues,
      });
      expect(totalCents(parts)).toBe(centre + locked + withdrawing + bonus + venues);
    }),
  );
});
