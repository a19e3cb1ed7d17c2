import type { TFunction } from "i18next";
import { expect, it } from "vitest";
import { profitCsv } from "./profit-csv.ts";
import type { RecordWords } from "./record-csv.ts";

// Keys instead of words.
const words = {
  account: ((key: string) => key) as unknown as TFunction<"account">,
  sport: ((key: string) => key) as unknown as TFunction<"sport">,
} satisfies RecordWords;
const row = { count: 2, stakeCents: 20_000, netCents: -800 };

it("names sports, markets and series, and keeps a loss a number", () => {
  expect(profitCsv([{ ...row, key: "FT" }], "sports", words)).toContain(
    "results.sports.FT,2,200.00,-8.00",
  );
  expect(profitCsv([{ ...row, key: "HOU" }], "markets", words)).toContain(
    "view.period.halfview.play.OU,2",
  );
  expect(profitCsv([{ ...row, key: "SERIES" }], "markets", words)).toContain(
    "record.profit.series",
  );
});

it("shows a market that it does not know as it came", () => {
  expect(profitCsv([{ ...row, key: "ZZ full" }], "markets", words)).toContain("ZZ full,2");
});
