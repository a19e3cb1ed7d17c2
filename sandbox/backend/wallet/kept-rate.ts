// Rates that were quoted to a member. Each is valid for a limited time and for one call.
import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { COIN_CODES, NETWORKS } from "#contract/coins.ts";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { Refusal } from "../wire/refusal.ts";

const RateSchema = v.object({
  id: v.string(),
  member: v.number(),
  purpose: v.picklist(["withdraw", "toCoin", "toCny"]),
  coin: v.picklist(COIN_CODES),
  network: v.nullable(v.picklist(NETWORKS)),
  /** CNY for one coin, decimal text. */
  rate: v.string(),
  /** Fee of the network. */
  feeUnits: v.number(),
  expiresAt: v.number(),
  used: v.picklist([0, 1]),
});
export type KeptRate = v.InferOutput<typeof RateSchema>;

export function keepRate(
  database: DatabaseSync,
  given: Omit<KeptRate, "id" | "used">,
  time: number,
): KeptRate {
  database
    .prepare("DELETE FROM kept_rate WHERE member = ? AND used = 0 AND expiresAt <= ?")
    .run(given.member, time);
  const row: KeptRate = { ...given, id: `r-${randomUUID()}`, used: 0 };
  const names = Object.keys(row);
  database
    .prepare(
      `INSERT INTO kept_rate (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    )
    .run(...Object.values(row));
  return row;
}

/** Rates of a purpose that a member can still use. */
export function keptRates(
  database: DatabaseSync,
  { member, purpose }: Pick<KeptRate, "member" | "purpose">,
  time: number,
): KeptRate[] {
  return v.parse(
    v.array(RateSchema),
    database
      .prepare(
        `SELECT * FROM kept_rate WHERE member = ? AND purpose = ? AND used = 0 AND expiresAt > ?
        ORDER BY rowid`,
      )
      .all(member, purpose, time),
  );
}

/** Uses a rate up. @throws Refusal when it is unknown, used or too old */
export function takeRate(
  database: DatabaseSync,
  asked: Pick<KeptRate, "member" | "purpose"> & { readonly id: string | undefined },
  time: number,
): KeptRate {
  const rate = keptRates(database, asked, time).find(({ id }) => id === asked.id);
  if (!rate) throw new Refusal(INVALID_PARAMETER, "", { message: "汇率已过期，请重新确认" });
  database.prepare("UPDATE kept_rate SET used = 1 WHERE id = ?").run(rate.id);
  return rate;
}
