// Time-outs, self-exclusions and closed accounts.
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { Pause } from "#contract/api/protection.ts";
import { ACCOUNT_CLOSED, SELF_EXCLUDED, TIMED_OUT } from "#contract/codes.ts";
import { PAUSE_KINDS, type PauseKind } from "#contract/protection/controls.ts";
import { dayOf, HOUR, timeOfDay } from "../time/china-time.ts";
import { Refusal } from "../wire/refusal.ts";
import { otherAccounts } from "./same-person.ts";

const RowSchema = v.object({
  id: v.number(),
  kind: v.picklist(PAUSE_KINDS),
  fromAt: v.number(),
  untilAt: v.nullable(v.number()),
  /** When the account opens again, after the operator decided so. */
  openFrom: v.nullable(v.number()),
});
type PauseRow = v.InferOutput<typeof RowSchema>;

/**
 * The strongest pause in force, also an exclusion of the same person in another account; null without one. Only a
 * time-out ends by itself.
 */
export function pauseOf(database: DatabaseSync, member: number, time: number): Pause | null {
  const elsewhere = otherAccounts(database, member)
    .flatMap((other) => pausesOf(database, other, time))
    .filter(({ kind }) => kind === "exclusion");
  const row = [...pausesOf(database, member, time), ...elsewhere].toSorted(strongestFirst)[0];
  if (row === undefined) return null;
  const { kind, fromAt, untilAt, openFrom } = row;
  return { kind, from: fromAt, until: openFrom ?? untilAt };
}

function pausesOf(database: DatabaseSync, member: number, time: number): PauseRow[] {
  const rows = database
    .prepare("SELECT id, kind, fromAt, untilAt, openFrom FROM member_pause WHERE member = ?")
    .all(member);
  return v.parse(v.array(RowSchema), rows).filter(({ kind, untilAt, openFrom }) => {
    const end = kind === "timeOut" ? untilAt : openFrom;
    return end === null || end > time;
  });
}

function strongestFirst(left: PauseRow, right: PauseRow): number {
  const rank = ({ kind }: PauseRow) => PAUSE_KINDS.indexOf(kind);
  return rank(right) - rank(left) || (right.untilAt ?? 0) - (left.untilAt ?? 0);
}

export function startPause(
  database: DatabaseSync,
  member: number,
  { kind, from, until }: Pause,
): void {
  database
    .prepare("INSERT INTO member_pause (member, kind, fromAt, untilAt) VALUES (?, ?, ?, ?)")
    .run(member, kind, from, until);
}

/**
 * The operator opens an excluded or closed account again, after a wait.
 * @returns from when the member can log in; null when nothing can be opened, or its term has not ended. An exclusion
 * without a term has none that ends
 */
export function reopen(
  database: DatabaseSync,
  {
    member,
    time,
    coolingHours,
  }: { readonly member: number; readonly time: number; readonly coolingHours: number },
): number | null {
  const open = pausesOf(database, member, time).filter(({ kind }) => kind !== "timeOut");
  if (open.length === 0) return null;
  const isInTerm = ({ kind, untilAt }: PauseRow) =>
    kind === "exclusion" && (untilAt === null || untilAt > time);
  if (open.some(isInTerm)) return null;
  const openFrom = time + coolingHours * HOUR;
  const write = database.prepare("UPDATE member_pause SET openFrom = ? WHERE id = ?");
  for (const { id } of open) write.run(openFrom, id);
  return openFrom;
}

const CODE: Readonly<Record<PauseKind, number>> = {
  timeOut: TIMED_OUT,
  exclusion: SELF_EXCLUDED,
  closed: ACCOUNT_CLOSED,
};

/** Names until when, and who helps earlier. */
export function pauseRefusal(pause: Pause): Refusal {
  return new Refusal(CODE[pause.kind], "", { data: pause, message: pauseText(pause) });
}

function pauseText({ kind, until }: Pause): string {
  const moment = until === null ? "" : `${dayOf(until)} ${timeOfDay(until)}`;
  if (kind === "timeOut") return `您的账户处于冷静期，${moment} 后可以登录`;
  if (kind === "closed") return "您的账户已按您的申请关闭，余额由客服为您退还";
  const term = moment === "" ? "长期" : `至 ${moment}`;
  return `您已申请自我排除（${term}），账户暂停使用，余额由客服为您退还`;
}
