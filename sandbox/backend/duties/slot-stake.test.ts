import { expect, it } from "vitest";
import { dutiesOf } from "#contract/protection/profiles.ts";
import { highestSlotStake } from "./slot-stake.ts";

const UK = { ...dutiesOf("uk"), perPound: 1 };
const DAY = Date.parse("2026-11-21T15:00:00+08:00");

it("SI 2025/215, regulation 2: £5 from the 25th birthday on, £2 before it", () => {
  expect(highestSlotStake(UK, "2001-11-21", DAY)).toBe(500);
  expect(highestSlotStake(UK, "2001-11-22", DAY)).toBe(200);
});

it("a member whose age is not known has the lower stake", () => {
  expect(highestSlotStake(UK, null, DAY)).toBe(200);
});

it("is given in the site's money, and never rounded up", () => {
  expect(highestSlotStake({ ...UK, perPound: 9.4567 }, "1990-01-01", DAY)).toBe(4728);
  expect(highestSlotStake({ ...UK, perPound: 9.4567 }, null, DAY)).toBe(1891);
});

it("a brand may ask for less", () => {
  const own = { ...dutiesOf("uk", { slotStakePence: 100, slotStakeYoungPence: 50 }), perPound: 1 };
  expect(highestSlotStake(own, "1990-01-01", DAY)).toBe(100);
  expect(highestSlotStake(own, null, DAY)).toBe(50);
});

it("no other profile has a highest stake", () => {
  for (const profile of ["none", "mt", "us-pa", "on"] as const)
    expect(highestSlotStake({ ...dutiesOf(profile), perPound: 1 }, null, DAY)).toBeNull();
});
