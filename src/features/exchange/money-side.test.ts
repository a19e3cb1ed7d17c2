import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Currency, currencyOf, fieldText, moneyText, typedMoney } from "./money-side.ts";

it("reads what is typed in either currency", () => {
  expect(typedMoney("coin", "１２.5")).toEqual({ text: "12.5", amount: 12_500_000, problem: null });
  expect(typedMoney("coin", "1,000")).toMatchObject({ text: "1000", amount: 1_000_000_000 });
  expect(typedMoney("coin", "1.1234567")).toMatchObject({ amount: 0, problem: "decimals" });
  expect(typedMoney("coin", "1e5")).toMatchObject({ text: "1e5", amount: 0, problem: "format" });
  expect(typedMoney("coin", "")).toEqual({ text: "", amount: 0, problem: null });
  expect(typedMoney("cny", "1.005")).toMatchObject({ amount: 0, problem: "decimals" });
});

it("reads back what it writes", () => {
  const currency = fc.constantFrom<Currency>("cny", "coin");
  fc.assert(
    fc.property(currency, fc.integer({ min: 0, max: 99_999_999_999 }), (one, amount) => {
      expect(typedMoney(one, fieldText(one, amount))).toMatchObject({ amount, problem: null });
    }),
  );
});

it("knows the currency of each side", () => {
  expect([currencyOf("toCoin", "paid"), currencyOf("toCoin", "received")]).toEqual(["cny", "coin"]);
  expect([currencyOf("toCny", "paid"), currencyOf("toCny", "received")]).toEqual(["coin", "cny"]);
  expect([moneyText("cny", 120), moneyText("coin", 1_500_000)]).toEqual(["¥ 1.20", "1.50 USDT"]);
});
