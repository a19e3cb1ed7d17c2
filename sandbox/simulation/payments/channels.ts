// The deposit methods of every site with their channels: `data/content/payment-methods.json`, and the steps that the
// deposit page shows, `data/content/payment-steps.json`.
import * as v from "valibot";
import { DEPOSIT_KINDS, WAIT_PAGES } from "#contract/payments.ts";
import type { ChannelRow, MethodRow } from "../../backend/deposits/payment-world.ts";
import { HOUR, lastMidnight, nextMidnight } from "../../backend/time/china-time.ts";
import methods from "../data/content/payment-methods.json" with { type: "json" };
import steps from "../data/content/payment-steps.json" with { type: "json" };
import { entryFinder, readContent } from "../data/read-content.ts";
import { at } from "../random.ts";
import { coinTerms } from "./coin-market.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const basisPoints = v.pipe(whole, v.maxValue(10_000));
/** Written in yuan, read as cents. */
const cents = v.pipe(
  whole,
  v.minValue(1),
  v.transform((yuan) => yuan * 100),
);
/** Written as `09:30`, read as minutes of the day. */
const minutes = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/),
  v.transform((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))),
);

const StepsSchema = v.strictObject({ id: text, steps: v.array(text) });
const stepsNamed = entryFinder(
  "payment steps",
  readContent("payment-steps.json", StepsSchema, steps),
);

const ChannelSchema = v.strictObject({
  id: text,
  name: text,
  limits: v.tuple([cents, cents]),
  quick: v.array(cents),
  fixed: v.array(cents),
  randomCents: v.boolean(),
  feeBasisPoints: basisPoints,
  usualSeconds: whole,
  successBasisPoints: basisPoints,
  hours: v.nullable(v.tuple([minutes, minutes])),
  demands: v.array(v.union([v.picklist(["phone", "realName"]), v.strictObject({ vip: whole })])),
  needsName: v.boolean(),
  wait: v.nullable(v.picklist(WAIT_PAGES)),
  opens: v.nullable(v.picklist(["frame", "window"])),
  /** Takes the coins of the market. */
  coins: v.boolean(),
  /** Id in `payment-steps.json`. */
  steps: v.picklist(steps.map(({ id }) => id)),
});
type Channel = v.InferOutput<typeof ChannelSchema>;

const MethodSchema = v.strictObject({
  id: text,
  kind: v.picklist(DEPOSIT_KINDS),
  name: text,
  /** Always in maintenance until the next morning, so that a closed method can be seen. */
  closed: v.boolean(),
  channels: v.pipe(v.array(ChannelSchema), v.nonEmpty()),
});
const METHODS = readContent("payment-methods.json", MethodSchema, methods);

export function paymentMethods(seed: number, time: number): MethodRow[] {
  return METHODS.map(({ closed, channels, ...method }) => ({
    ...method,
    opensAt: closed ? nextMorning(time) : null,
    channels: channels.map((channel) => channelRow(channel, seed, time)),
  }));
}

function channelRow(given: Channel, seed: number, time: number): ChannelRow {
  const { limits, quick, fixed, hours, coins, steps: ofSteps, ...channel } = given;
  return {
    ...channel,
    minCents: limits[0],
    maxCents: limits[1],
    quickCents: quick,
    fixedCents: fixed,
    hours: hours && { from: hours[0], to: hours[1] },
    coins: coins ? coinTerms(seed, time) : [],
    tutorial: stepsNamed(ofSteps).steps,
  };
}

/** The next ten o'clock in China. */
function nextMorning(time: number): number {
  const today = lastMidnight(time) + 10 * HOUR;
  return time < today ? today : nextMidnight(time) + 10 * HOUR;
}

/** The channel of deposits that the deposit service takes. */
export function serviceChannel(seed: number, time: number): ChannelRow {
  return at(entryFinder("method", paymentMethods(seed, time))("service").channels, 0);
}
