// Duties of player protection, each with the direction in which a brand may differ from its profile: stricter,
// never laxer (docs/decisions/052-player-protection.md). Read by the core, the command and the sandbox.

export const PROTECTION_PROFILES = ["none", "uk", "mt", "us-pa", "on"] as const;
export type ProtectionProfile = (typeof PROTECTION_PROFILES)[number];

interface FlagSpec {
  readonly kind: "flag";
  readonly title: string;
}
interface NumberSpec {
  readonly kind: "number";
  readonly title: string;
  readonly unit: "milliseconds" | "minutes" | "hours" | "months" | "pence" | "times the bonus";
  /** Which number is stricter. Null as a value means that there is no such duty. */
  readonly stricter: "higher" | "lower";
}
export type DutySpec = FlagSpec | NumberSpec;

const flag = (title: string) => ({ kind: "flag", title }) as const;
const atLeast = (unit: NumberSpec["unit"], title: string) =>
  ({ kind: "number", title, unit, stricter: "higher" }) as const;
const atMost = (unit: NumberSpec["unit"], title: string) =>
  ({ kind: "number", title, unit, stricter: "lower" }) as const;

export const DUTIES = {
  // Limits
  raiseCoolingHours: atLeast("hours", "Wait before a limit can be raised or removed"),
  raiseAfterWindow: flag("A limit is raised only after its running period has ended"),
  limitPrompt: flag("A new member is asked for a limit before the first deposit"),
  limitChoice: flag("Who sets no limit before the first deposit has to decline one"),
  fundsNotice: flag("How members' money is protected is acknowledged before the first deposit"),
  reviewMonths: atMost("months", "Interval of the reminder to review limits and transactions"),
  // Breaks
  timeOutMinHours: atMost("hours", "Shortest time-out offered"),
  timeOutMaxHours: atLeast("hours", "Longest time-out offered"),
  timeOutKeepsAccess: flag("During a time-out the member can still log in and withdraw"),
  exclusionMinMonths: atLeast("months", "Shortest self-exclusion"),
  returnCoolingHours: atLeast("hours", "Wait between the decision to reopen an account and play"),
  samePerson: flag("A self-excluded person is stopped in every account of the site"),
  refundUnstarted: flag("Self-exclusion refunds open bets whose event has not begun"),
  // Information
  realityCheckMinutes: atMost("minutes", "Interval of the reality check at first"),
  realityCheckMaxMinutes: atMost("minutes", "Longest interval; the check cannot be switched off"),
  sessionClock: flag("Time of the session always in view in a game"),
  netPosition: flag("Net position of the session always in view in a game"),
  gameRules: flag("Rules and return to player shown before play"),
  lastLogin: flag("Time and place of the last login shown"),
  streamDelayNotice: flag("Notice that live pictures are delayed"),
  oddsConsent: flag("A change of the odds is accepted by the member, in both directions"),
  helpLine: flag("Help line of the country on every page"),
  // Games
  noAutoplay: flag("No autoplay"),
  slotSpinMs: atLeast("milliseconds", "Shortest time from one spin of a slot to the next"),
  tableRoundMs: atLeast("milliseconds", "Shortest time from one round to the next, other games"),
  slotStakePence: atMost("pence", "Highest stake of a slot's game cycle, from 25 years on"),
  slotStakeYoungPence: atMost("pence", "Highest stake of a slot's game cycle, under 25 years"),
  noSpeedUp: flag("No turbo, quick spin or slam stop"),
  noLossCelebration: flag("No celebration of a return that is not above the stake"),
  noParallelGames: flag("One slot at a time"),
  noMisleadingDesign: flag("No near misses on purpose and no illusion of control"),
  auditedTables: flag("Live tables are fair and can be audited"),
  // Money
  noReverseWithdrawal: flag("A withdrawal cannot be cancelled by the member"),
  noCredit: flag("No deposits by credit"),
  noRememberedCard: flag("A card is not remembered"),
  noQuickBet: flag("No bet by one press without the slip"),
  noFreeBets: flag("No free bets"),
  wageringTimes: atMost("times the bonus", "Highest required turnover of a bonus"),
  // Marketing and access
  marketingOptIn: flag("Marketing only to members who asked for it, by channel"),
  ageBeforePlay: flag("Age and identity are verified before play"),
  regionGate: flag("Deposits and play only from the licensed region; unknown places are refused"),
  harmMarkers: flag("Markers of harm are monitored"),
  harmStops: flag("Members with markers of harm get no marketing and no new bonus"),
} as const satisfies Readonly<Record<string, DutySpec>>;

export type DutyKey = keyof typeof DUTIES;
export const DUTY_KEYS = Object.keys(DUTIES) as DutyKey[];

/** A flag in force or not; a number, or null without such a duty. */
export type DutyValue<K extends DutyKey> = (typeof DUTIES)[K]["kind"] extends "flag"
  ? boolean
  : number | null;
export type DutyValues = { readonly [K in DutyKey]: DutyValue<K> };

/**
 * Where the clause of a rule was read: on the regulator's own pages; in a copy, a quotation or a summary by others;
 * or nowhere, as the rule alone is known. An operator checks all but the first before going live.
 */
export const CLAUSE_READINGS = ["regulator", "quoted", "unread"] as const;
export type ClauseReading = (typeof CLAUSE_READINGS)[number];

/** After the clause, in the table of `brand explain` and in docs/protection.md. */
export const READING_MARKS: Readonly<Record<ClauseReading, string>> = {
  regulator: "",
  quoted: " *",
  unread: " **",
};

/** What a licence asks. */
export interface DutyRule<K extends DutyKey = DutyKey> {
  readonly value: DutyValue<K>;
  readonly clause: string;
  readonly read: ClauseReading;
}
export type ProfileRules = { readonly [K in DutyKey]?: DutyRule<K> };

/** Whether `wanted` protects the member at least as well as `required`. */
export function isAsStrict(
  key: DutyKey,
  wanted: boolean | number | null,
  required: boolean | number | null,
): boolean {
  const spec: DutySpec = DUTIES[key];
  if (spec.kind === "flag") return wanted === true || required !== true;
  if (typeof required !== "number") return true;
  if (typeof wanted !== "number") return false;
  return spec.stricter === "higher" ? wanted >= required : wanted <= required;
}
