import { expect, it } from "vitest";
import { commissionOf } from "./commission.ts";

it("is the example of the help page on cooperation", () => {
  const month = { loss: 80_000, profit: 30_000, offers: 10_000, costs: 5_000 };
  expect(commissionOf(month, 30)).toEqual({ net: 35_000, commission: 10_500 });
});

it("is zero in a month in which members have won", () => {
  const month = { loss: 10_000, profit: 30_000, offers: 0, costs: 0 };
  expect(commissionOf(month, 30)).toEqual({ net: -20_000, commission: 0 });
});
