// Setting limits: lower at once, higher and none after a wait and a second confirmation (RTS 12B, Standard 2.24,
// 58 Pa. Code § 814a.2).
import type * as v from "valibot";
import type * as calls from "#contract/api/protection.ts";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { CONFIRM_WITHIN_MS, WINDOW_MS } from "#contract/protection/controls.ts";
import { inTransaction } from "../database/transaction.ts";
import { HOUR } from "../time/china-time.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { isOffered } from "../duties/limit-states.ts";
import {
  type LimitKey,
  type LimitRow,
  putLimit,
  readLimit,
  writeLimit,
} from "../duties/limit-store.ts";
import { siteDuties } from "../duties/site-duties.ts";

type Named = v.InferOutput<typeof calls.confirmLimit.request>;

export function setLimit(
  context: CallContext,
  { value, ...named }: v.InferOutput<typeof calls.setLimit.request>,
): void {
  const { database, time } = context;
  const { id } = memberOf(context);
  const key = keyOf(named);
  inTransaction(database, () => {
    const row = readLimit(database, id, key);
    const lower = row.value === null ? value !== null : value !== null && value <= row.value;
    // Removing a limit that was never set changes nothing.
    if (lower || row.value === null) return putLimit(database, id, { ...key, value });
    const from = time + waitOf(context, key);
    writeLimit(database, id, {
      ...row,
      pendingValue: value,
      pendingAskedAt: time,
      pendingFrom: from,
      pendingUntil: from + CONFIRM_WITHIN_MS,
    });
  });
}

export function confirmLimit(context: CallContext, named: Named): void {
  const { database, time } = context;
  const { id } = memberOf(context);
  const key = keyOf(named);
  inTransaction(database, () => {
    const row = readLimit(database, id, key);
    const pending = pendingOf(row, time);
    if (pending === null) throw refuse("没有等待确认的限额调整");
    if (pending.from > time) throw refuse("等待期尚未结束，暂时不能确认");
    putLimit(database, id, { ...key, value: pending.value });
  });
}

export function cancelLimit(context: CallContext, named: Named): void {
  const { database } = context;
  const { id } = memberOf(context);
  const row = readLimit(database, id, keyOf(named));
  if (row.pendingAskedAt !== null) putLimit(database, id, row);
}

/** Null: nothing waits, or it was not confirmed in time. */
export function pendingOf(
  { pendingValue, pendingAskedAt, pendingFrom, pendingUntil }: LimitRow,
  time: number,
) {
  if (pendingAskedAt === null || pendingFrom === null || pendingUntil === null) return null;
  if (pendingUntil <= time) return null;
  return { value: pendingValue, askedAt: pendingAskedAt, from: pendingFrom, until: pendingUntil };
}

function waitOf(context: CallContext, { span }: LimitKey): number {
  const { raiseCoolingHours, raiseAfterWindow } = siteDuties(context);
  const cooling = (raiseCoolingHours ?? 0) * HOUR;
  return raiseAfterWindow && span !== "each" ? Math.max(cooling, WINDOW_MS[span]) : cooling;
}

function keyOf({ kind, window: span }: Named): LimitKey {
  const key = { kind, span };
  if (!isOffered(key)) throw new Refusal(INVALID_PARAMETER, "window");
  return key;
}

function refuse(message: string): Refusal {
  return new Refusal(INVALID_PARAMETER, "", { message });
}
