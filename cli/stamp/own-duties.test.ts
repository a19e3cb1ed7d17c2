import { expect, it } from "vitest";
import { OF_DUTY } from "#contract/layers.ts";
import type { Manifest } from "#contract/manifest.ts";
import type { ProtectionProfile } from "#contract/protection/duties.ts";
import { SWITCH_KEYS, type SwitchSet } from "#contract/switches.ts";
import { siteEntries } from "./brand-entry.ts";
import { ownDuties } from "./own-duties.ts";

const switches = Object.fromEntries(SWITCH_KEYS.map((key) => [key, true])) as SwitchSet;

function entries(protection: ProtectionProfile, duties = {}) {
  const layout = { header: "top", hero: "carousel", home: [], footer: "full" };
  const manifest = { legal: { protection, duties }, layout } as unknown as Manifest;
  return siteEntries(manifest, switches, []).map((entry) => entry.replace(/^(?:layer|part)-/, ""));
}

/** Entries that exist for a duty alone. */
function ofDuties(protection: ProtectionProfile, duties = {}) {
  return entries(protection, duties).filter((name) => name in OF_DUTY);
}

it("every brand where members can exclude themselves asks whether the session still exists", () => {
  expect(entries("none")).toContain("session-watch");
});

it("a brand without duties of its own imports nothing of them", () => {
  expect(ofDuties("none")).toEqual([]);
});

it("a brand imports what its duties need, whether the profile or the brand asks", () => {
  expect(ofDuties("uk")).toEqual(expect.arrayContaining(["duty-help", "duty-odds"]));
  expect(ofDuties("mt")).not.toContain("duty-odds");
  expect(ofDuties("none", { oddsConsent: true })).toEqual(["duty-odds"]);
});

it("names what differs from every brand", () => {
  const of = (duties: object) =>
    ownDuties({ legal: { protection: "none", duties } } as Pick<Manifest, "legal">);
  expect(of({})).toEqual([]);
  expect(of({ slotSpinMs: 3000, lastLogin: true })).toEqual(["slotSpinMs"]);
});
