import type * as v from "valibot";
import type { protectionStatement } from "#contract/api/protection-statement.ts";
import {
  type AddressField,
  type AddressFields,
  daysField,
  oneField,
  pageField,
} from "#lib/address-fields.ts";
import { type DayRange, spanOf } from "#lib/day-range.ts";

export const STATEMENT_BY = ["day", "game", "venue"] as const;
export type StatementBy = (typeof STATEMENT_BY)[number];

/** Null: since the registration. */
export type StatementRange = DayRange | null;

export const PAGE_SIZE = 31;

interface StatementAddress {
  readonly by: StatementBy;
  readonly days: StatementRange;
  readonly page: number;
}

const WHOLE = "all";
const days = daysField("month");
const rangeField: AddressField<StatementRange> = {
  read: (text) => (text === WHOLE ? null : days.read(text)),
  write: (range) => (range === null ? WHOLE : days.write(range)),
};

export const STATEMENT_FIELDS: AddressFields<StatementAddress> = {
  by: oneField(STATEMENT_BY),
  days: rangeField,
  page: pageField(),
};

type Asked = Omit<v.InferInput<typeof protectionStatement.request>, "pageNum" | "pageSize">;

export function askedOf(by: StatementBy, range: StatementRange): Asked {
  return { by, ...(range === null ? { from: null, to: null } : spanOf(range)) };
}
