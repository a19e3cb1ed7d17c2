import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { amount, cents, flag, number, odds, rows, text, yesNo } from "./answer-fields.ts";

const UNREAD = Symbol("unread");
const read = (schema: v.GenericSchema, values: readonly unknown[]) =>
  values.map((value) => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : UNREAD;
  });
const unread = (schema: v.GenericSchema, ...values: unknown[]) =>
  expect(read(schema, values)).toEqual(values.map(() => UNREAD));

describe("fields of answers", () => {
  it("text, and numeric ids as text", () => {
    expect(read(text, ["a", 10086, ""])).toEqual(["a", "10086", ""]);
    unread(text, null, true, {}, [], undefined);
  });

  it("numbers and numeric strings", () => {
    expect(read(number, [3, "3", "-0.75", "12846.50"])).toEqual([3, 3, -0.75, 12846.5]);
    unread(number, "", "3a", "1e3", "0x10", " 3", "Infinity", null, true, []);
    expect(read(cents, ["1284650", 1284650])).toEqual([1284650, 1284650]);
    unread(cents, 1.5, "1.5", 2 ** 60);
  });

  it("flags as number, text or boolean", () => {
    expect(read(flag, [1, "1", true, 0, "0", false])).toEqual(["1", "1", "1", "0", "0", "0"]);
    expect(read(yesNo, [1, "0"])).toEqual([true, false]);
    unread(flag, "2", 2, "true", "", null, {});
  });

  it("money to the cent without rounding", () => {
    expect(read(amount, ["12846.50", "12846.5", 12846.5, 0, "5", "3.1000"])).toEqual([
      "12846.50",
      "12846.50",
      "12846.50",
      "0.00",
      "5.00",
      "3.10",
    ]);
    unread(amount, "12,846.50", "12.345", 0.1 + 0.2, -1, "", "abc", 1e21, Number.NaN, null, true);
  });

  it("reads what it has read as the same: stored money calls and answers are read again", () => {
    const written = ["12846.5", 12846.5, "3.10", 0, "1", 1, "0", 7, "1.9"];
    for (const field of [amount, cents, flag, number, odds, text, yesNo]) {
      const once = read(field, written).filter((value) => value !== UNREAD);
      expect(once).not.toEqual([]);
      expect(read(field, once)).toEqual(once);
    }
  });

  it("odds padded to two decimals", () => {
    expect(read(odds, ["0.95", 1.9, "1.9", "-0.5", 2, "1.925"])).toEqual([
      "0.95",
      "1.90",
      "1.90",
      "-0.50",
      "2.00",
      "1.925",
    ]);
    unread(odds, "", "-", "evens", null, [], true);
  });

  it("lists without unreadable rows", () => {
    const list = rows(v.object({ id: text, stake: cents }));
    const good = { id: "1", stake: 500 };
    expect(v.parse(list, [good, { id: "2" }, null, "x", { ...good, stake: "600" }])).toEqual([
      good,
      { id: "1", stake: 600 },
    ]);
    unread(list, {}, "", null);
  });
});
