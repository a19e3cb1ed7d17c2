import { describe, expect, it } from "vitest";
import { REALITY_CHECK_MINUTES } from "./controls.ts";
import { DUTIES, DUTY_KEYS, isAsStrict, PROTECTION_PROFILES } from "./duties.ts";
import { COMMON, dutiesOf, PROFILES } from "./profiles.ts";

describe.each(PROTECTION_PROFILES)("profile %s", (profile) => {
  const values = dutiesOf(profile);

  it("has a value of the right type for every duty", () => {
    const wrong = DUTY_KEYS.filter((key) => {
      const type = DUTIES[key].kind === "flag" ? "boolean" : "number";
      return values[key] !== null && typeof values[key] !== type;
    });
    expect(wrong).toEqual([]);
  });

  it("names a clause for each of its rules", () => {
    const clauses = Object.values(PROFILES[profile]).map(({ clause }) => clause);
    expect(clauses.filter((clause) => clause === "")).toEqual([]);
  });
});

it("the first and the longest interval of the reality check are among those offered", () => {
  const asked = PROTECTION_PROFILES.map((profile) => dutiesOf(profile)).flatMap((duties) => [
    duties.realityCheckMinutes,
    duties.realityCheckMaxMinutes,
  ]);
  const offered = new Set<number | null>([null, ...REALITY_CHECK_MINUTES]);
  expect(asked.filter((minutes) => !offered.has(minutes))).toEqual([]);
});

it("a brand without a profile has what is common to all, and no rule", () => {
  expect(dutiesOf("none")).toEqual(COMMON);
  expect(PROFILES.none).toEqual({});
});

it("a brand's own value takes the place of the profile's", () => {
  expect(dutiesOf("uk", { slotSpinMs: 3000 })).toMatchObject({ slotSpinMs: 3000, noCredit: true });
});

describe("stricter, never laxer", () => {
  it("a flag in force stays in force", () => {
    expect(isAsStrict("noAutoplay", false, true)).toBe(false);
    expect(isAsStrict("noAutoplay", true, true)).toBe(true);
    expect(isAsStrict("noAutoplay", true, false)).toBe(true);
  });

  it("a spin may be slower, not faster (RTS 14D)", () => {
    expect(isAsStrict("slotSpinMs", 3000, 2500)).toBe(true);
    expect(isAsStrict("slotSpinMs", 2500, 2500)).toBe(true);
    expect(isAsStrict("slotSpinMs", 2000, 2500)).toBe(false);
    expect(isAsStrict("slotSpinMs", null, 2500)).toBe(false);
  });

  it("a bonus may require less turnover, not more (SR 5.1.1)", () => {
    expect(isAsStrict("wageringTimes", 5, 10)).toBe(true);
    expect(isAsStrict("wageringTimes", 15, 10)).toBe(false);
    expect(isAsStrict("wageringTimes", 15, null)).toBe(true);
  });
});
