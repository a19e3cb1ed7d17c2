import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completedPhone } from "./completed-phone.ts";

describe("the full phone behind a mask", () => {
  it.each([
    ["138****6621", "0013", "8613800136621"],
    ["+86 138****6621", "0013", "8613800136621"],
    ["86-138****6621", "0013", "8613800136621"],
    ["+86138****6621", "0013", "8613800136621"],
    ["86138****6621", "0013", "8613800136621"],
    ["+852 51****23", "4455", "85251445523"],
    [" 852-51****23 ", "4455", "85251445523"],
    ["1 202****89", "5550", "1202555089"],
  ])("%s with %s is %s", (masked, hidden, full) => {
    expect(completedPhone(masked, hidden)).toBe(full);
  });

  it.each(["", "001", "00130", "00 3", "ab12", "１２３４", "-123"])("refuses %j", (hidden) => {
    expect(completedPhone("138****6621", hidden)).toBeNull();
  });

  it.each(["", "13800136621", "138***6621", "138*****6621", "138****66x1", "****", "a@b.c"])(
    "finds no place in %j, or gives digits only",
    (masked) => {
      expect(completedPhone(masked, "0013") ?? "0").toMatch(/^\d+$/);
    },
  );

  it("never gives anything but digits", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (masked, hidden) => {
        expect(completedPhone(masked, hidden) ?? "0").toMatch(/^\d+$/);
      }),
    );
  });
});
