import { expect, it } from "vitest";
import { PROTECTION_PROFILES, type ProtectionProfile } from "#contract/protection/duties.ts";
import { dutiesOf } from "#contract/protection/profiles.ts";
import { exclusionMonths, timeOutHours } from "./lengths.ts";

const rulesOf = (profile: ProtectionProfile) => {
  const { timeOutMinHours, timeOutMaxHours, exclusionMinMonths } = dutiesOf(profile);
  return {
    timeOutMinHours: timeOutMinHours ?? 24,
    timeOutMaxHours: timeOutMaxHours ?? 24,
    exclusionMinMonths: exclusionMinMonths ?? 6,
  };
};

it("LCCP SR 3.3.4: time-outs from 24 hours to six weeks", () => {
  expect(timeOutHours(rulesOf("uk"))).toEqual([24, 72, 168, 720, 1008]);
});

it("58 Pa. Code § 814a.2(6): time-outs from one hour on", () => {
  expect(timeOutHours(rulesOf("us-pa"))[0]).toBe(1);
});

it("Standard 2.13: time-outs up to 92 days", () => {
  expect(timeOutHours(rulesOf("on")).at(-1)).toBe(92 * 24);
});

it("LCCP SR 3.5.3, Standard 2.14: self-exclusion from six months on, and for good", () => {
  for (const profile of ["uk", "on"] as const) {
    expect(exclusionMonths(rulesOf(profile))).toEqual([6, 12, 24, 36, 60, null]);
  }
});

it("58 Pa. Code § 815a.3(d): self-exclusion from one year on", () => {
  expect(exclusionMonths(rulesOf("us-pa"))).toEqual([12, 24, 36, 60, null]);
});

it("offers no length twice, whatever the profile", () => {
  for (const profile of PROTECTION_PROFILES) {
    const hours = timeOutHours(rulesOf(profile));
    expect(new Set(hours).size).toBe(hours.length);
  }
});
