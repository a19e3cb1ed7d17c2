import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import {
  LIMIT_KINDS,
  LIMIT_WINDOWS,
  type LimitKind,
  type LimitWindow,
} from "#contract/protection/controls.ts";

const whole = v.nullable(v.number());
const LimitSchema = v.object({
  kind: v.picklist(LIMIT_KINDS),
  span: v.picklist(LIMIT_WINDOWS),
  value: whole,
  pendingValue: whole,
  /** Null: nothing waits. */
  pendingAskedAt: whole,
  pendingFrom: whole,
  pendingUntil: whole,
});
export type LimitRow = v.InferOutput<typeof LimitSchema>;

export interface LimitKey {
  readonly kind: LimitKind;
  readonly span: LimitWindow;
}

const NONE = {
  value: null,
  pendingValue: null,
  pendingAskedAt: null,
  pendingFrom: null,
  pendingUntil: null,
} as const;

export function readLimits(database: DatabaseSync, member: number): LimitRow[] {
  const rows = database
    .prepare(
      `SELECT kind, span, value, pendingValue, pendingAskedAt, pendingFrom, pendingUntil
      FROM own_limit WHERE member = ?`,
    )
    .all(member);
  return v.parse(v.array(LimitSchema), rows);
}

/** Without a value when the member has not set it. */
export function readLimit(
  database: DatabaseSync,
  member: number,
  { kind, span }: LimitKey,
): LimitRow {
  const found = readLimits(database, member).find((row) => row.kind === kind && row.span === span);
  return found ?? { ...NONE, kind, span };
}

export function writeLimit(database: DatabaseSync, member: number, row: LimitRow): void {
  database
    .prepare(
      `INSERT OR REPLACE INTO own_limit
      (member, kind, span, value, pendingValue, pendingAskedAt, pendingFrom, pendingUntil)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      member,
      row.kind,
      row.span,
      row.value,
      row.pendingValue,
      row.pendingAskedAt,
      row.pendingFrom,
      row.pendingUntil,
    );
}

/** Sets the value, and drops what waits. */
export function putLimit(
  database: DatabaseSync,
  member: number,
  { kind, span, value }: LimitKey & { readonly value: number | null },
): void {
  writeLimit(database, member, { ...NONE, kind, span, value });
}
