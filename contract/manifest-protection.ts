// Fields of the manifest about player protection: the profile, duties stricter than it asks, and what the brand
// offers that a profile can forbid.
import * as v from "valibot";
import {
  DUTIES,
  DUTY_KEYS,
  type DutyKey,
  type DutySpec,
  type DutyValues,
  PROTECTION_PROFILES,
} from "./protection/duties.ts";
import { FUNDS_RATINGS } from "./protection/funds.ts";

const HIGHEST = 1_000_000;

/** Null, "no such duty", is only said by leaving the field out. */
const dutyField = (key: DutyKey) => {
  const { kind, title }: DutySpec = DUTIES[key];
  const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST));
  return v.pipe(
    v.optional(kind === "flag" ? v.boolean() : number),
    v.description(`${title}${kind === "flag" ? "" : `, in ${unitOf(key)}`}.`),
  );
};

function unitOf(key: DutyKey): string {
  const spec: DutySpec = DUTIES[key];
  return spec.kind === "number" ? spec.unit : "";
}

export const protectionField = v.pipe(
  v.picklist(PROTECTION_PROFILES),
  v.description(
    "Licence whose duties of player protection the brand has; none beyond the common ones.",
  ),
);

export const dutiesField = v.pipe(
  v.strictObject(Object.fromEntries(DUTY_KEYS.map((key) => [key, dutyField(key)]))),
  v.description("Duties stricter than those of the profile, never laxer."),
);

export const perPoundField = v.pipe(
  v.number(),
  v.minValue(0.01),
  v.maxValue(100_000),
  v.description("What a pound is in the site's money, for duties in pence."),
);

export const fundsField = v.pipe(
  v.optional(
    v.strictObject({
      rating: v.pipe(
        v.picklist(FUNDS_RATINGS),
        v.description("Rating of the Gambling Commission."),
      ),
      method: v.pipe(
        v.string(),
        v.minLength(1),
        v.maxLength(400),
        v.description("How it is achieved (zh-CN)."),
      ),
    }),
  ),
  v.description("How members' money is protected if the operator becomes insolvent."),
);

/** What was read by `dutiesField`. */
export type OwnDuties = { readonly [K in DutyKey]?: Exclude<DutyValues[K], null> };

const flag = (description: string) => v.pipe(v.boolean(), v.description(description));

export const offersField = v.strictObject({
  quickBet: flag("Bets by one press without the slip."),
  autoplay: flag("Autoplay in slot games."),
  rememberedCard: flag("The card of a deposit is remembered for the next one."),
  creditDeposits: flag("Deposits by credit card or another credit."),
  wageringTimes: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(1000),
    v.description("Highest turnover that a bonus requires, in times of the bonus."),
  ),
});
export type Offers = v.InferOutput<typeof offersField>;
