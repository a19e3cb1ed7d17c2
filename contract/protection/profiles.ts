// What each licence asks of each duty. A duty that a profile does not name has its value in `COMMON`, which every
// brand has.
import type { FundsNotice } from "./funds.ts";
import { DUTY_KEYS, type DutyValues, type ProfileRules, type ProtectionProfile } from "./duties.ts";
import { MALTA } from "./malta.ts";
import { ONTARIO } from "./ontario.ts";
import { PENNSYLVANIA } from "./pennsylvania.ts";
import { UNITED_KINGDOM } from "./united-kingdom.ts";

/** For every brand, and for the duties that its profile leaves open. */
export const COMMON: DutyValues = {
  raiseCoolingHours: 24,
  raiseAfterWindow: false,
  limitPrompt: false,
  limitChoice: false,
  fundsNotice: false,
  reviewMonths: null,
  timeOutMinHours: 24,
  timeOutMaxHours: 42 * 24,
  timeOutKeepsAccess: false,
  exclusionMinMonths: 6,
  returnCoolingHours: 24,
  samePerson: true,
  refundUnstarted: false,
  realityCheckMinutes: null,
  realityCheckMaxMinutes: null,
  sessionClock: false,
  netPosition: false,
  gameRules: false,
  lastLogin: true,
  streamDelayNotice: false,
  oddsConsent: false,
  helpLine: false,
  noAutoplay: false,
  slotSpinMs: null,
  tableRoundMs: null,
  slotStakePence: null,
  slotStakeYoungPence: null,
  noSpeedUp: false,
  noLossCelebration: false,
  noParallelGames: false,
  noMisleadingDesign: false,
  auditedTables: false,
  noReverseWithdrawal: false,
  noCredit: false,
  noRememberedCard: false,
  noQuickBet: false,
  noFreeBets: false,
  wageringTimes: null,
  marketingOptIn: true,
  ageBeforePlay: false,
  regionGate: false,
  harmMarkers: false,
  harmStops: false,
};

export const PROFILES: Readonly<Record<ProtectionProfile, ProfileRules>> = {
  none: {},
  uk: UNITED_KINGDOM,
  mt: MALTA,
  "us-pa": PENNSYLVANIA,
  on: ONTARIO,
};

/** Of a brand: `legal.protection`, `duties`, `perPound` and `funds` of its manifest. */
export interface SiteProtection {
  readonly profile: ProtectionProfile;
  readonly own: Partial<DutyValues>;
  /** What a pound is in the site's money; 1 when left out. */
  readonly perPound?: number;
  readonly funds?: FundsNotice | undefined;
}
export const NO_PROTECTION: SiteProtection = { profile: "none", own: {} };

/** All values of a profile, with the brand's own where given; those are at least as strict (`isAsStrict`). */
export function dutiesOf(profile: ProtectionProfile, own: Partial<DutyValues> = {}): DutyValues {
  const rules = PROFILES[profile];
  const asked = DUTY_KEYS.flatMap((key) => {
    const rule = rules[key];
    return rule === undefined ? [] : [[key, rule.value] as const];
  });
  return { ...COMMON, ...Object.fromEntries(asked), ...own };
}
