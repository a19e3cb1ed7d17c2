import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedAmount } from "./typed-amount.ts";

describe("typedAmount", () => {
  it.each([
    ["", "", 0],
    ["  ", "", 0],
    ["0", "0", 0],
    ["100", "100", 10_000],
    ["100.", "100.", 10_000],
    ["100.5", "100.5", 10_050],
    ["0.05", "0.05", 5],
    [".5", "0.5", 50],
    ["007", "7", 700],
    ["0000000000000.5", "0.5", 50],
    [" 88 ", "88", 8800],
    ["１００", "100", 10_000],
    ["１２．３４", "12.34", 1234],
    ["12。5", "12.5", 1250],
    ["1,000", "1000", 100_000],
    ["1，０００．５", "1000.5", 100_050],
    ["12,345,678.90", "12345678.90", 1_234_567_890],
    ["1 000", "1000", 100_000],
    ["1\u00A0000.50", "1000.50", 100_050],
    ["12\u202F345\u2009678", "12345678", 1_234_567_800],
    ["１　０００", "1000", 100_000],
    ["¥ 1 000", "1000", 100_000],
    ["¥50", "50", 5000],
    ["￥ 1,234.50", "1234.50", 123_450],
    ["999999999.99", "999999999.99", 99_999_999_999],
    ["999999999999", "999999999999", 99_999_999_999_900],
  ])("reads %j", (typed, text, cents) => {
    expect(typedAmount(typed)).toEqual({ text, cents, problem: null });
  });

  it.each([
    ["1e3", "format"],
    ["-5", "format"],
    ["+5", "format"],
    ["−5", "format"],
    ["1.2.3", "format"],
    ["..5", "format"],
    [".", "format"],
    ["1 00", "format"],
    ["1 000,000", "format"],
    ["1  000", "format"],
    ["1,00", "format"],
    ["1,0000", "format"],
    ["12,34.5", "format"],
    ["1,234,5", "format"],
    ["1,000,", "format"],
    ["1.000,50", "format"],
    ["0x10", "format"],
    ["Infinity", "format"],
    ["NaN", "format"],
    ["12a", "format"],
    ["100元", "format"],
    ["一百", "format"],
    ["②", "format"],
    ["5%", "format"],
    ["50¥", "format"],
    ["1.234", "decimals"],
    ["0.001", "decimals"],
    ["1000000000.00", "long"],
    ["1234567890123", "long"],
  ])("refuses %j and keeps it as it was typed", (typed, problem) => {
    expect(typedAmount(typed)).toEqual({ text: typed, cents: 0, problem });
  });

  it("parses its own output to the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const plain = (cents / 100).toFixed(2);
        const grouped = plain.replaceAll(/\B(?=(?:\d{3})+\.)/g, ",");
        const wide = plain.replaceAll(/[\d.]/g, (one) =>
          String.fromCodePoint(one.charCodeAt(0) + 0xfe_e0),
        );
        for (const typed of [plain, grouped, wide, `¥${grouped}`]) {
          expect(typedAmount(typed)).toEqual({ text: plain, cents, problem: null });
        }
      }),
    );
  });

  it("refuses text whose digits would have to change", () => {
    const typed = fc.string({
      unit: fc.constantFrom(..."0123456789.,-+eE ¥x０９．，。"),
      maxLength: 16,
    });
    fc.assert(
      fc.property(typed, (text) => {
        const found = typedAmount(text);
        if (found.problem !== null || found.text === "") return;
        const digits = text
          .normalize("NFKC")
          .replaceAll("。", ".")
          .replaceAll(/[,¥\s]/g, "");
        expect(Number(digits)).toBe(found.cents / 100);
        expect(text).not.toMatch(/[-+eEx]/);
      }),
      { numRuns: 2000 },
    );
  });
});
