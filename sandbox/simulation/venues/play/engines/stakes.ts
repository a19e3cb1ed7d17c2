import * as v from "valibot";
import { refusal } from "../play-money.ts";

const CENTS = [
  10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 500_000,
];

/** Stakes to choose from, at most ten. */
export function stakesBetween(lowCents: number, highCents: number): readonly number[] {
  const fits = CENTS.filter((cents) => cents >= lowCents && cents <= highCents);
  return fits.length === 0 ? [lowCents] : fits.slice(0, 10);
}

export const CentsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** @throws Refusal */
export function readBet<S extends v.GenericSchema>(schema: S, bet: unknown): v.InferOutput<S> {
  const { success, output } = v.safeParse(schema, bet);
  if (!success) throw refusal("投注内容有误，请重新投注");
  return output as v.InferOutput<S>;
}
