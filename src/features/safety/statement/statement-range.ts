import type * as v from "valibot";
import type { protectionStatement } from "#contract/api/protection-statement.ts";
import { type AddressField, oneField, pageField } from "#lib/browser/address.ts";
import { type DayRange, daysField, spanOf } from "#lib/time/day-range.ts";

export const STATEMENT_BY = ["day", "game", "venue"] as const;
export type StatementBy = (typeof STATEMENT_BY)[number];

/** Null: since the registration. */
export type StatementRange = DayRange | null;

export const DAYS_PER_PAGE = 31;

const WHOLE = "all";
const days = daysField("month");
const rangeField: AddressField<StatementRange> = {
  read: (text) => (text === WHOLE ? null : days.read(text)),
  write: (range) => (range === null ? WHOLE : days.write(range)),
};

export const STATEMENT_FIELDS = {
  by: oneField(STATEMENT_BY),
  days: rangeField,
  page: pageField(),
};

type Asked = Omit<v.InferInput<typeof protectionStatement.request>, "pageNum" | "pageSize">;

export function askedOf(by: StatementBy, range: StatementRange): Asked {
  return { by, ...(range === null ? { from: null, to: null } : spanOf(range)) };
}
