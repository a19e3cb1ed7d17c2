// Parts of the site that a member closed for themself.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { MARKET_CLOSED } from "#contract/codes.ts";
import { type Market, MARKETS } from "#contract/protection/controls.ts";
import { Refusal } from "../wire/refusal.ts";

const RowSchema = v.object({
  market: v.picklist(MARKETS),
  since: v.number(),
  backFrom: v.nullable(v.number()),
});
export type OptOut = v.InferOutput<typeof RowSchema>;

export function optOutsOf(database: DatabaseSync, member: number): OptOut[] {
  const rows = database
    .prepare("SELECT market, since, backFrom FROM market_opt_out WHERE member = ? ORDER BY market")
    .all(member);
  return v.parse(v.array(RowSchema), rows);
}

export function closeMarket(
  database: DatabaseSync,
  member: number,
  { market, time }: { readonly market: Market; readonly time: number },
): void {
  const known = optOutsOf(database, member).find((one) => one.market === market);
  database
    .prepare(
      "INSERT OR REPLACE INTO market_opt_out (member, market, since, backFrom) VALUES (?, ?, ?, NULL)",
    )
    .run(member, market, known?.since ?? time);
}

/** The first time starts the wait; after it the market is open again. */
export function openMarket(
  database: DatabaseSync,
  member: number,
  {
    market,
    time,
    waitMs,
  }: { readonly market: Market; readonly time: number; readonly waitMs: number },
): void {
  const known = optOutsOf(database, member).find((one) => one.market === market);
  if (known === undefined) return;
  const where = "WHERE member = ? AND market = ?";
  if (known.backFrom === null) {
    database
      .prepare(`UPDATE market_opt_out SET backFrom = ? ${where}`)
      .run(time + waitMs, member, market);
  } else if (known.backFrom <= time) {
    database.prepare(`DELETE FROM market_opt_out ${where}`).run(member, market);
  }
}

const NAMES: Readonly<Record<Market, string>> = {
  sports: "体育与电竞",
  casino: "娱乐场",
  lottery: "彩票",
};

/** @throws Refusal */
export function checkMarket(database: DatabaseSync, member: number, market: Market): void {
  if (!optOutsOf(database, member).some((one) => one.market === market)) return;
  const message = `您已关闭${NAMES[market]}，可在理性娱乐页重新开启`;
  throw new Refusal(MARKET_CLOSED, "", { message });
}
