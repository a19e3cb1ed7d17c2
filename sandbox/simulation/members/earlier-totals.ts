// What a member had deposited and staked before the sandbox: enough for the level that they were seeded with.
import type { VipLevel } from "#contract/api/vip.ts";
import { ownValue } from "#contract/own-value.ts";
import type { MemberRow } from "../../backend/members/member-store.ts";
import { LEVELS } from "../../backend/levels/level-terms.ts";

type Totals = Pick<VipLevel, "depositCents" | "turnoverCents">;

/** Parts of the way to the next level, by account. */
const PARTS: Readonly<Record<string, Readonly<Record<keyof Totals, number>>>> = {
  demo88: { depositCents: 0.42, turnoverCents: 0.61 },
  risky88: { depositCents: 0.3, turnoverCents: 0.25 },
  phone88: { depositCents: 0.1, turnoverCents: 0.2 },
};

export function earlierTotals({ nameKey, vipLevel }: MemberRow, terms: Totals): Totals {
  const parts = ownValue(PARTS, nameKey);
  const next = LEVELS[vipLevel + 1];
  if (parts === undefined || next === undefined) return terms;
  const on = (key: keyof Totals) =>
    terms[key] + Math.round(((next[key] - terms[key]) * parts[key]) / 100) * 100;
  return { depositCents: on("depositCents"), turnoverCents: on("turnoverCents") };
}
