import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn, birthdayFault, birthdayRange, birthdayText } from "./birthday.ts";

/** The last moment of 20 November in Shanghai, and the first of the 21st. */
const EVE = Date.parse("2026-11-20T15:59:59.999Z");
const DAY = Date.parse("2026-11-20T16:00:00Z");

const fault = (birthday: string, now = DAY, minimumAge = 18) =>
  birthdayFault(birthday, { now, minimumAge });

describe("birthday", () => {
  it.each([
    ["", "missing"],
    ["2008-11-21", null],
    ["2008-11-22", "underAge"],
    ["2008-11-20", null],
    ["2030-01-01", "underAge"],
    ["1990-02-30", "wrong"],
    ["1990-13-01", "wrong"],
    ["1890-01-01", "wrong"],
    ["90-01-01", "wrong"],
  ])("%s: %s", (birthday, expected) => {
    expect(fault(birthday)).toBe(expected);
  });

  it("comes of age on the birthday in Shanghai, not a moment earlier", () => {
    expect(fault("2008-11-21", EVE)).toBe("underAge");
    expect(fault("2008-11-21", DAY)).toBeNull();
    expect(birthdayText(EVE)).toBe("2026-11-20");
    expect(birthdayText(DAY)).toBe("2026-11-21");
  });

  it("follows a brand's higher age", () => {
    expect(fault("2006-11-21", DAY, 21)).toBe("underAge");
    expect(fault("2005-11-21", DAY, 21)).toBeNull();
  });

  it("knows 29 February", () => {
    expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
    expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
    expect(fault("2008-02-29")).toBeNull();
    expect(fault("2007-02-29")).toBe("wrong");
  });

  it("offers days up to the latest of who may play", () => {
    expect(birthdayRange(DAY, 18)).toEqual({ min: "1906-11-21", max: "2008-11-21" });
    const leap = Date.parse("2028-02-29T12:00:00+08:00");
    expect(birthdayRange(leap, 18).max).toBe("2010-02-28");
  });

  it("never gets younger", () => {
    const day = fc
      .date({ min: new Date("1950-01-01"), max: new Date("2050-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, day, (birthday, one, two) => {
        const [early, late] = one <= two ? [one, two] : [two, one];
        expect(ageOn(birthday, early)).toBeLessThanOrEqual(ageOn(birthday, late));
      }),
    );
  });
});
