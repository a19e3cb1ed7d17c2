import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { i18n, startTexts } from "#lib/text/i18n.ts";
import texts from "#locales/zh-CN/money-records.json";
import { dealCsv } from "./deal-csv.ts";
import { dealStepStates } from "./deal-steps.tsx";
import { sampleDeal } from "./sample-deal.ts";

beforeAll(() => startTexts("zh-CN", [{ "money-records": texts }]));

const linesOf = (...deals: Parameters<typeof dealCsv>[0]) =>
  dealCsv(deals, i18n.getFixedT("zh-CN", "money-records")).split("\r\n").slice(0, -1);

it("has a line per movement, with numbers that spreadsheets can add", () => {
  expect(
    linesOf(sampleDeal(), sampleDeal({ amountCents: -5, state: "open", endedAt: null })),
  ).toEqual([
    "\uFEFF订单号,类型,交易内容,创建时间,完成时间,状态,金额,其他币种,手续费,礼金,交易后余额,备注",
    "D20261121001,存款,极速通道 A,2026-11-21 21:30:00,2026-11-21 21:30:40,已到账,3000.36,,0.00,0.00,12846.50,",
    "D20261121001,存款,极速通道 A,2026-11-21 21:30:00,,已到账,-0.05,,0.00,0.00,12846.50,",
  ]);
});

it("its amounts add up to the cents of the movements", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9_999_999, max: 9_999_999 })), (list) => {
      const lines = linesOf(...list.map((amountCents) => sampleDeal({ amountCents }))).slice(1);
      const read = lines.map((line) => Math.round(Number(line.split(",")[6]) * 100));
      expect(read.reduce((sum, cents) => sum + cents, 0)).toBe(list.reduce((a, b) => a + b, 0));
    }),
    { numRuns: 50 },
  );
});

it("writes no text of the server as a formula", () => {
  const evil = sampleDeal({
    title: "=HYPERLINK(1)",
    note: "@SUM(A1)",
    stateText: "+1",
    other: "-x",
  });
  for (const cell of linesOf(evil)[1]?.split(",") ?? []) expect(cell).not.toMatch(/^"?[=+@]|^-\D/);
});

it("shows which steps are done, under way and to come", () => {
  const steps = [
    { label: "a", at: 1 },
    { label: "b", at: 2 },
    { label: "c", at: null },
    { label: "d", at: null },
  ];
  const states = (state: "open" | "done" | "failed") =>
    dealStepStates(steps, state).map((step) => step.state);
  expect(states("open")).toEqual(["done", "done", "now", "next"]);
  expect(states("failed")).toEqual(["done", "failed"]);
  expect(states("done")).toEqual(["done", "done", "next", "next"]);
});
