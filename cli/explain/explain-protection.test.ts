import { expect, it } from "vitest";
import type { ProtectionProfile } from "#contract/protection/duties.ts";
import { explainProtection } from "./explain-protection.ts";

function explained(protection: ProtectionProfile, duties = {}) {
  const manifest = { legal: { protection, duties } };
  const lines = explainProtection({ manifest } as Parameters<typeof explainProtection>[0]);
  return new Map(lines.map((line) => [line.duty, line]));
}

it("names the clause of a duty, and where it was read", () => {
  expect(explained("uk").get("slotSpinMs")).toEqual({
    duty: "slotSpinMs",
    title: "Shortest time from one spin of a slot to the next",
    value: 2500,
    unit: "milliseconds",
    from: "profile",
    clause: "RTS 14D",
    read: "quoted",
  });
  expect(explained("uk").get("noCredit")).toMatchObject({
    clause: "LCCP LC 6.1.2",
    read: "regulator",
  });
});

it("says where the brand itself is stricter", () => {
  expect(explained("uk", { slotSpinMs: 3000 }).get("slotSpinMs")).toMatchObject({
    value: 3000,
    from: "brand",
    clause: "RTS 14D",
  });
});

it("lists what every brand has, without a clause", () => {
  expect(explained("none").get("exclusionMinMonths")).toMatchObject({
    value: 6,
    from: "common",
    clause: null,
    read: null,
  });
});
