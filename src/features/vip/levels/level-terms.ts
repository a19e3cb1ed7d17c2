// The terms of a level as rows, for the comparison and for the table of all levels.
import type * as v from "valibot";
import type { rebateRates, VipLevel, vipLevels } from "#contract/api/vip.ts";
import type { CallResult } from "#lib/calls/call-result.ts";

export type LevelTable = v.InferOutput<typeof vipLevels.response>;
export type Rebates = v.InferOutput<typeof rebateRates.response>;

export const TERM_GROUPS = {
  need: ["deposit", "turnover", "keep"],
  reward: ["upgrade", "birthday", "weekly", "weeklyTurnover", "rebate"],
  limit: ["count", "limit"],
} as const;
export type TermGroup = keyof typeof TERM_GROUPS;
export type Term = (typeof TERM_GROUPS)[TermGroup][number];

export type TermValue =
  | { readonly kind: "cents"; readonly cents: number }
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "word"; readonly word: "free" | "never" | "none" | Missing };

type Missing = "loading" | "failed";
/** Rebates, or why there are none. */
export type RebatesOr = Rebates | Missing;

export function rebatesOr({ data, state }: Pick<CallResult<Rebates>, "data" | "state">): RebatesOr {
  return data ?? (state === "error" ? "failed" : "loading");
}

export function termValue(
  term: Term,
  level: VipLevel,
  rebates: Pick<Rebates, "maxCentsPerDay"> | Missing,
): TermValue {
  switch (term) {
    case "deposit":
      return centsOr(level.depositCents, "free");
    case "turnover":
      return centsOr(level.turnoverCents, "free");
    case "keep":
      return centsOr(level.keepTurnoverCents, "never");
    case "upgrade":
      return centsOr(level.upgradeCents, "none");
    case "birthday":
      return centsOr(level.birthdayCents, "none");
    case "weekly":
      return centsOr(level.weeklyCents, "none");
    case "weeklyTurnover":
      return centsOr(level.weeklyCents === 0 ? 0 : level.weeklyTurnoverCents, "none");
    case "rebate":
      return typeof rebates === "string"
        ? { kind: "word", word: rebates }
        : centsOr(rebates.maxCentsPerDay[level.level] ?? 0, "none");
    case "count":
      return { kind: "count", count: level.withdrawalsPerDay };
    case "limit":
      return centsOr(level.withdrawCentsPerDay, "none");
    default:
      throw new TypeError(`There is no term ${String(term satisfies never)}.`);
  }
}

function centsOr(cents: number, word: "free" | "never" | "none"): TermValue {
  return cents === 0 ? { kind: "word", word } : { kind: "cents", cents };
}

/** Rights of any of the levels, in the order in which they are first given. */
export function allRights(levels: readonly VipLevel[]): readonly string[] {
  return [...new Set(levels.flatMap(({ rights }) => rights))];
}
