import type * as v from "valibot";
import type { protectionStatement } from "#contract/api/protection-statement.ts";
import { type DayRange, spanOf } from "../../../lib/day-range.ts";

export const STATEMENT_BY = ["day", "game", "venue"] as const;
export type StatementBy = (typeof STATEMENT_BY)[number];

/** Null: since the registration. */
export type StatementRange = DayRange | null;

export const PAGE_SIZE = 31;

type Asked = Omit<v.InferInput<typeof protectionStatement.request>, "pageNum" | "pageSize">;

export function askedOf(by: StatementBy, range: StatementRange): Asked {
  return { by, ...(range === null ? { from: null, to: null } : spanOf(range)) };
}
