import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { useAppearance } from "../browser/appearance.ts";
import {
  formatCents,
  formatClock,
  formatCount,
  formatDay,
  formatTime,
  plainCents,
} from "./format.ts";

const EVENING = Date.UTC(2026, 10, 21, 13, 30, 5);

describe("money", () => {
  it.each([
    [1_284_650, "¥ 12,846.50"],
    [1_284_600, "¥ 12,846"],
    [5, "¥ 0.05"],
    [0, "¥ 0"],
    [-150, "−¥ 1.50"],
    [Number.MAX_SAFE_INTEGER, "¥ 90,071,992,547,409.91"],
  ])("prints %d cents as %s", (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it.each(["zh-CN", "zh-TW"] as const)(
    "is read back to the cent as it is printed in %s",
    (locale) => {
      useAppearance.setState({ locale });
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
          expect(typedAmount(formatCents(cents))).toMatchObject({ cents, problem: null });
          expect(typedAmount(plainCents(cents))).toMatchObject({ cents, problem: null });
          expect(formatCents(-cents).replace("−", "")).toBe(formatCents(cents));
        }),
      );
    },
  );

  it("puts a plus before winnings when asked", () => {
    expect(formatCents(4_862_000, { sign: true })).toBe("+¥ 48,620");
  });

  it("leaves the currency out when asked", () => {
    expect(plainCents(2_860_491_736)).toBe("28,604,917.36");
  });
});

describe("counts and times", () => {
  it("groups thousands", () => {
    expect(formatCount(31_204)).toBe("31,204");
  });

  it("prints the site's time whatever the device's zone", () => {
    expect(formatTime(EVENING, "time", "zh-CN")).toBe("21:30");
    expect(formatClock(EVENING)).toBe("2026-11-21 21:30:05");
  });

  it.each(["zh-CN", "zh-TW"] as const)("writes what Intl writes in %s", (locale) => {
    const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    const short = new Intl.DateTimeFormat(locale, {
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: "Asia/Shanghai",
    });
    fc.assert(
      // Before it China had a summer time.
      fc.property(fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2100, 0) }), (at) => {
        // The traditional locale puts a thin space between.
        expect(formatTime(at, "short", locale)).toBe(short.format(at).replace(/\s/, " "));
      }),
    );
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        expect(formatCount(n)).toBe(count.format(n));
      }),
    );
  });

  it("tells the site's day", () => {
    expect(formatDay(Date.UTC(2026, 10, 21, 16))).toBe("2026-11-22");
  });

  it("follows the locale's order", () => {
    expect(formatTime(EVENING, "date", "zh-TW")).toBe("2026年11月21日");
  });
});
