import type { DatabaseSync } from "node:sqlite";
import { yuan } from "../ledger/decimal.ts";
import { limitName } from "./check-limits.ts";
import { type MemberAt, setLimits } from "./limit-states.ts";
import { pauseOf } from "./pauses.ts";

/**
 * Why a payment that has arrived is not credited: it is larger than the order that was checked, came twice, or the member
 * is excluded now. A time-out lets in what was paid before it. Null: nothing forbids it.
 */
export function forbiddenCredit(
  database: DatabaseSync,
  at: MemberAt,
  cents: number,
): string | null {
  const pause = pauseOf(database, at.member, at.time);
  if (pause !== null && pause.kind !== "timeOut") return "账户已停用，款项将原路退回";
  const passed = setLimits(database, at).find(
    ({ kind, remaining }) =>
      (kind === "deposit" || kind === "netDeposit") && cents > (remaining ?? 0),
  );
  if (passed === undefined) return null;
  return `超过您设置的${limitName(passed)} ${yuan(passed.value ?? 0)}，款项将原路退回`;
}
