// What a profile of player protection asks of a manifest: duties at least as strict, and nothing offered that it forbids.
import type { Manifest } from "#contract/manifest.ts";
import type { Offers, OwnDuties } from "#contract/manifest-protection.ts";
import { COMMON, dutiesOf, PROFILES } from "#contract/protection/profiles.ts";
import {
  DUTIES,
  type DutyKey,
  type DutySpec,
  isAsStrict,
  type ProtectionProfile,
} from "#contract/protection/duties.ts";
import { FUNDS_RATINGS, type FundsNotice } from "#contract/protection/funds.ts";
import type { SwitchSet } from "#contract/switches.ts";
import type { FieldProblem } from "./source-layers.ts";

/** What the server of the site has to enforce. */
export function siteProtection({ legal }: Pick<Manifest, "legal">): {
  readonly profile: ProtectionProfile;
  readonly own: OwnDuties;
  readonly perPound: number;
  readonly funds?: FundsNotice;
} {
  const { protection: profile, perPound, funds } = legal;
  const own = legal.duties as OwnDuties;
  return { profile, own, perPound, ...(funds === undefined ? {} : { funds }) };
}

export function* protectionProblems(
  { legal, offers }: Pick<Manifest, "legal" | "offers">,
  switches: SwitchSet,
): Generator<FieldProblem> {
  const { protection } = legal;
  const own = legal.duties as OwnDuties;
  yield* laxerProblems(protection, own);
  yield* offerProblems(protection, own, offers);
  if (switches.deposit && legal.funds === undefined && dutiesOf(protection, own).fundsNotice)
    yield {
      code: "BRAND_FUNDS_MISSING",
      field: "legal",
      found: "no funds",
      allowed: "funds with rating and method",
      what: `Members have to acknowledge how their money is protected before they deposit: ${sourceText(protection, "fundsNotice", own)} asks for it, and "legal.funds" is missing.`,
      fix: `add "funds": { "rating": "${FUNDS_RATINGS.join('" or "')}", "method": "…" } to "legal".`,
    };
  if (protection !== "none" && !switches.safety)
    yield {
      code: "BRAND_SWITCH_REQUIRES",
      field: "switches.safety",
      found: "false",
      allowed: `true while "legal.protection" is "${protection}"`,
      what: `The profile "${protection}" asks for limits, breaks and self-exclusion, and the switch "safety" is off.`,
      fix: 'set "switches.safety" to true, or "legal.protection" to "none".',
    };
}

function* laxerProblems(profile: ProtectionProfile, own: OwnDuties): Generator<FieldProblem> {
  for (const [name, value] of Object.entries(own)) {
    const key = name as DutyKey;
    const required = PROFILES[profile][key]?.value ?? COMMON[key];
    if (value === undefined || isAsStrict(key, value, required)) continue;
    const allowed = allowedText(key, required);
    yield {
      code: "BRAND_DUTY_LAXER",
      field: `legal.duties.${key}`,
      found: String(value),
      allowed,
      what: `"${DUTIES[key].title}" is ${value}; ${sourceText(profile, key)} asks for ${allowed}.`,
      fix: `set it to ${allowed}, or remove "${key}" from "legal.duties".`,
    };
  }
}

interface Forbidding {
  readonly duty: DutyKey;
  readonly offer: keyof Offers;
  readonly what: string;
}

const FORBIDDING: readonly Forbidding[] = [
  { duty: "noQuickBet", offer: "quickBet", what: "bets by one press" },
  { duty: "noAutoplay", offer: "autoplay", what: "autoplay" },
  { duty: "noRememberedCard", offer: "rememberedCard", what: "a remembered card" },
  { duty: "noCredit", offer: "creditDeposits", what: "deposits by credit" },
];

function* offerProblems(
  profile: ProtectionProfile,
  own: OwnDuties,
  offers: Offers,
): Generator<FieldProblem> {
  const duties = dutiesOf(profile, own);
  for (const { duty, offer, what } of FORBIDDING)
    if (duties[duty] === true && offers[offer] === true)
      yield {
        code: "BRAND_OFFER_FORBIDDEN",
        field: `offers.${offer}`,
        found: "true",
        allowed: "false",
        what: `The brand offers ${what}, which ${sourceText(profile, duty, own)} forbids.`,
        fix: `set "offers.${offer}" to false.`,
      };
  const most = duties.wageringTimes;
  if (most !== null && offers.wageringTimes > most)
    yield {
      code: "BRAND_OFFER_FORBIDDEN",
      field: "offers.wageringTimes",
      found: String(offers.wageringTimes),
      allowed: `at most ${most}`,
      what: `A bonus requires ${offers.wageringTimes} times its amount; ${sourceText(profile, "wageringTimes", own)} allows at most ${most}.`,
      fix: `set "offers.wageringTimes" to ${most} or less.`,
    };
}

/** `the profile "uk" (RTS 14D)`, or who else asks for the duty. */
function sourceText(profile: ProtectionProfile, key: DutyKey, own: OwnDuties = {}): string {
  if (own[key] !== undefined) return `the brand's own "legal.duties.${key}"`;
  const rule = PROFILES[profile][key];
  return rule === undefined ? "every brand" : `the profile "${profile}" (${rule.clause})`;
}

function allowedText(key: DutyKey, required: boolean | number | null): string {
  const spec: DutySpec = DUTIES[key];
  if (spec.kind === "flag") return "true";
  return `${spec.stricter === "higher" ? "at least" : "at most"} ${required} ${spec.unit}`;
}
