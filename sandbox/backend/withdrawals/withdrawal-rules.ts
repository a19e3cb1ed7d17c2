// An operator's rules for withdrawals. Amounts are cents.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { NETWORKS } from "#contract/coins.ts";
import { PAYEE_KINDS, type PayeeKind } from "#contract/payments.ts";
import { DAY, lastMidnight } from "../time/china-time.ts";

export const METHODS: Readonly<
  Record<PayeeKind, { minCents: number; maxCents: number; usualSeconds: number }>
> = {
  bank: { minCents: 10_000, maxCents: 5_000_000, usualSeconds: 300 },
  coin: { minCents: 10_000, maxCents: 20_000_000, usualSeconds: 240 },
  alipay: { minCents: 10_000, maxCents: 2_000_000, usualSeconds: 180 },
};

export const FREE_A_DAY = 3;
export const FEE_BASIS_POINTS = 100;
export const FEE_MIN_CENTS = 200;
/** From this amount on a person reviews the withdrawal. */
export const REVIEW_CENTS = 2_000_000;
/** Advised first withdrawal to a new coin address: 20 USDT. */
export const TEST_UNITS = 20_000_000;

/** A day's limits by VIP level; higher levels have those of the last row. */
const DAILY = [
  { countMax: 5, maxCents: 10_000_000 },
  { countMax: 6, maxCents: 20_000_000 },
  { countMax: 8, maxCents: 30_000_000 },
  { countMax: 10, maxCents: 50_000_000 },
  { countMax: 12, maxCents: 80_000_000 },
  { countMax: 15, maxCents: 120_000_000 },
  { countMax: 18, maxCents: 200_000_000 },
  { countMax: 20, maxCents: 300_000_000 },
  { countMax: 25, maxCents: 500_000_000 },
  { countMax: 30, maxCents: 800_000_000 },
  { countMax: 50, maxCents: 1_000_000_000 },
] as const;

export function dailyLimits(vipLevel: number): {
  readonly countMax: number;
  readonly maxCents: number;
} {
  return DAILY[Math.min(vipLevel, DAILY.length - 1)] ?? DAILY[0];
}

export interface Today {
  readonly countMax: number;
  readonly countLeft: number;
  readonly maxCents: number;
  readonly leftCents: number;
  readonly freeLeft: number;
}

/** Withdrawals whose money was returned do not count. */
export function todayOf(
  database: DatabaseSync,
  { id, vipLevel }: { readonly id: number; readonly vipLevel: number },
  time: number,
): Today {
  const midnight = lastMidnight(time);
  const row = database
    .prepare(
      `SELECT count(*) AS count, coalesce(sum(amountCents), 0) AS cents FROM withdrawal
      WHERE member = ? AND createdAt >= ? AND createdAt < ?
      AND state NOT IN ('refused', 'failed', 'cancelled')`,
    )
    .get(id, midnight, midnight + DAY);
  const { countMax, maxCents } = dailyLimits(vipLevel);
  const used = Number(row?.["count"]);
  return {
    countMax,
    maxCents,
    countLeft: Math.max(0, countMax - used),
    leftCents: Math.max(0, maxCents - Number(row?.["cents"])),
    freeLeft: Math.max(0, FREE_A_DAY - used),
  };
}

export function feeCents(amountCents: number, { freeLeft }: Pick<Today, "freeLeft">): number {
  if (freeLeft > 0) return 0;
  return Math.max(FEE_MIN_CENTS, Math.ceil((amountCents * FEE_BASIS_POINTS) / 10_000));
}

/** Methods and networks with the reason why they are closed. */
const ClosedSchema = v.record(
  v.picklist([...(Object.keys(PAYEE_KINDS) as PayeeKind[]), ...NETWORKS]),
  v.string(),
);
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60));
const HoursSchema = v.nullable(v.object({ from: minute, to: minute }));
export const SiteRulesSchema = v.object({
  canCancel: v.boolean(),
  closed: ClosedSchema,
  /** When withdrawals are taken; null: always. */
  hours: HoursSchema,
});
export type SiteRules = v.InferOutput<typeof SiteRulesSchema>;

export const OPEN_RULES: SiteRules = { canCancel: true, closed: {}, hours: null };

export function readSiteRules(database: DatabaseSync, site: string): SiteRules {
  const row = database.prepare("SELECT * FROM withdrawal_rule WHERE site = ?").get(site);
  if (row === undefined) return OPEN_RULES;
  const [closed, hours]: unknown[] = [row["closed"], row["hours"]].map((text) =>
    JSON.parse(String(text)),
  );
  return v.parse(SiteRulesSchema, { canCancel: row["canCancel"] === 1, closed, hours });
}

export function writeSiteRules(database: DatabaseSync, site: string, rules: SiteRules): void {
  database
    .prepare(
      "INSERT OR REPLACE INTO withdrawal_rule (site, canCancel, closed, hours) VALUES (?, ?, ?, ?)",
    )
    .run(site, rules.canCancel ? 1 : 0, JSON.stringify(rules.closed), JSON.stringify(rules.hours));
}

/** Why the member's withdrawals wait for customer service; null when they do not. */
export function holdOf(database: DatabaseSync, member: number): string | null {
  const row = database.prepare("SELECT reason FROM withdrawal_hold WHERE member = ?").get(member);
  return row === undefined ? null : String(row["reason"]);
}

export function setHold(database: DatabaseSync, member: number, reason: string | null): void {
  database.prepare("DELETE FROM withdrawal_hold WHERE member = ?").run(member);
  if (reason === null) return;
  database
    .prepare("INSERT INTO withdrawal_hold (member, reason) VALUES (?, ?)")
    .run(member, reason);
}
