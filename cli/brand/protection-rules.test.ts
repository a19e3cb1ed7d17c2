import { expect, it, test } from "vitest";
import type { Offers, OwnDuties } from "#contract/manifest-protection.ts";
import {
  DUTIES,
  DUTY_KEYS,
  type DutySpec,
  isAsStrict,
  PROTECTION_PROFILES,
  type ProtectionProfile,
} from "#contract/protection/duties.ts";
import type { FundsNotice } from "#contract/protection/funds.ts";
import { COMMON, PROFILES } from "#contract/protection/profiles.ts";
import { SWITCH_KEYS, type SwitchSet } from "#contract/switches.ts";
import { protectionProblems } from "./protection-rules.ts";

const OFFERS: Offers = {
  quickBet: false,
  autoplay: false,
  rememberedCard: false,
  creditDeposits: false,
  wageringTimes: 0,
};
const FUNDS: FundsNotice = { rating: "high", method: "信托账户。" };
const ON = Object.fromEntries(SWITCH_KEYS.map((key) => [key, true])) as SwitchSet;

function found(
  protection: ProtectionProfile,
  { offers = {}, duties = {}, switches = {}, funds = FUNDS }: Partial<Given> = {},
) {
  const legal = { protection, duties, ...(funds === null ? {} : { funds }) } as Parameters<
    typeof protectionProblems
  >[0]["legal"];
  return [
    ...protectionProblems({ legal, offers: { ...OFFERS, ...offers } }, { ...ON, ...switches }),
  ];
}

interface Given {
  readonly offers: Partial<Offers>;
  readonly duties: OwnDuties;
  readonly switches: Partial<SwitchSet>;
  readonly funds: FundsNotice | null;
}

const FORBIDDEN = [
  ["uk", "LCCP LC 6.1.2", { creditDeposits: true }],
  ["uk", "RTS 8", { autoplay: true }],
  ["uk", "RTS 2B", { quickBet: true }],
  ["uk", "LCCP SR 5.1.1", { wageringTimes: 11 }],
  ["mt", "Player Protection Directive", { creditDeposits: true }],
  ["on", "Standard 2.15.1", { quickBet: true }],
  ["on", "Standard 2.16", { autoplay: true }],
] as const satisfies readonly (readonly [ProtectionProfile, string, Partial<Offers>])[];

test.each(FORBIDDEN)("profile %s, %s: refuses %o, with the clause", (profile, clause, offers) => {
  const [only, ...more] = found(profile, { offers });
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    code: "BRAND_OFFER_FORBIDDEN",
    field: `offers.${Object.keys(offers)[0]}`,
    what: expect.stringContaining(`the profile "${profile}" (${clause}`),
    fix: expect.stringContaining("set "),
  });
});

it("allows a brand without a profile to offer all of it", () => {
  const all = { quickBet: true, autoplay: true, rememberedCard: true, creditDeposits: true };
  expect(found("none", { offers: { ...all, wageringTimes: 40 } })).toEqual([]);
});

it("refuses what the brand itself has ruled out, and says so", () => {
  const [only] = found("uk", {
    offers: { rememberedCard: true },
    duties: { noRememberedCard: true },
  });
  expect(only?.what).toContain('the brand\'s own "legal.duties.noRememberedCard" forbids');
});

it("accepts turnover up to the cap of LCCP SR 5.1.1", () => {
  expect(found("uk", { offers: { wageringTimes: 10 } })).toEqual([]);
});

it("needs the pages of the member's own controls under a profile, and not without one", () => {
  const switches = { safety: false };
  expect(found("mt", { switches })).toMatchObject([
    { code: "BRAND_SWITCH_REQUIRES", field: "switches.safety" },
  ]);
  expect(found("none", { switches })).toEqual([]);
});

it("asks what protects members' money under LCCP LC 4.2.1, where money is deposited", () => {
  expect(found("uk", { funds: null })).toMatchObject([
    { code: "BRAND_FUNDS_MISSING", field: "legal", what: expect.stringContaining("LCCP LC 4.2.1") },
  ]);
  expect(found("uk", { funds: null, switches: { deposit: false } })).toEqual([]);
  expect(found("on", { funds: null })).toEqual([]);
});

const RULES = PROTECTION_PROFILES.flatMap((profile) =>
  DUTY_KEYS.flatMap((key) => {
    const rule = PROFILES[profile][key];
    return rule === undefined ? [] : [[profile, rule.clause, key, rule.value] as const];
  }),
);

test.each(RULES)("profile %s, %s: %s is never laxer than %s", (profile, clause, key, value) => {
  const [stricter, laxer] = beside(key, value);
  expect(found(profile, { duties: { [key]: stricter } })).toEqual([]);
  const [only, ...more] = found(profile, { duties: { [key]: laxer } });
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    code: "BRAND_DUTY_LAXER",
    field: `legal.duties.${key}`,
    what: expect.stringContaining(clause),
  });
});

test("duties of every brand are never laxer either", () => {
  for (const key of DUTY_KEYS) {
    const [stricter, laxer] = beside(key, COMMON[key]);
    expect(found("none", { duties: { [key]: stricter } })).toEqual([]);
    expect(found("none", { duties: { [key]: laxer } })).toHaveLength(
      isAsStrict(key, laxer, COMMON[key]) ? 0 : 1,
    );
  }
});

/** A value a little stricter than the required one, and one a little laxer. */
function beside(
  key: (typeof DUTY_KEYS)[number],
  required: boolean | number | null,
): [boolean | number, boolean | number] {
  const spec: DutySpec = DUTIES[key];
  if (spec.kind === "flag") return [true, false];
  const step = spec.stricter === "higher" ? 1 : -1;
  const value = typeof required === "number" ? required : 10;
  return [value + step, value - step];
}
