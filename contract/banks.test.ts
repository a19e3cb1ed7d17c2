import fc from "fast-check";
import { expect, it } from "vitest";
import { BANKS, bankOfCard, isLuhn } from "./banks.ts";

it("no two banks have the same first digits", () => {
  const all = BANKS.flatMap(({ prefixes }) => prefixes);
  expect(all.filter((prefix, place) => all.indexOf(prefix) !== place)).toEqual([]);
  for (const prefix of all) expect(prefix).toMatch(/^\d{6}$/);
});

it("knows a bank from the first digits, as soon as they are typed", () => {
  expect(bankOfCard("622202")?.code).toBe("ICBC");
  expect(bankOfCard("62220")).toBeNull();
  expect(bankOfCard("4000001234567899")).toBeNull();
});

it.each(["4539578763621486", "6222021234567890128", "79927398713"])("%s is a number", (digits) => {
  expect(isLuhn(digits)).toBe(true);
});

it("finds every wrong digit, and two that changed places", () => {
  const number = fc.stringMatching(/^[1-9]\d{10,17}$/).map((digits) => {
    const last = [..."0123456789"].find((digit) => isLuhn(digits + digit));
    return digits + last;
  });
  fc.assert(
    fc.property(number, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const place = at % digits.length;
      const wrong = (Number(digits[place]) + by) % 10;
      expect(isLuhn(digits.slice(0, place) + wrong + digits.slice(place + 1))).toBe(false);
    }),
  );
  expect(isLuhn("4539578763621468")).toBe(false);
});
