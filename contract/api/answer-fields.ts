// How answers are read (docs/decisions/026): real servers mix numbers with numeric strings, leave fields out
// and send null. A plain entry is required. `v.fallback` and `orNull` mark fields that may be missing or
// unreadable without harm to the rest. `v.nullish(field, null)` marks fields that may be missing but not wrong:
// amounts, lines and scores of a bet. Requests stay strict.
import * as v from "valibot";

// One check instead of a union of schemas: a match list has tens of thousands of such fields.
type Written = string | number;

/** Text; a number, as in numeric ids, becomes text. */
export const text = v.pipe(
  v.custom<Written>((value) => typeof value === "string" || typeof value === "number"),
  v.transform(String),
);

/** Empty when missing or unreadable. */
export const textOrNone = v.fallback(text, "");

export const filled = v.pipe(text, v.nonEmpty());

const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;
export const number = v.pipe(
  v.custom<Written>(
    (value) => typeof value === "number" || (typeof value === "string" && DECIMAL.test(value)),
  ),
  v.transform(Number),
);
export const count = v.pipe(number, v.integer(), v.minValue(0));
export const atLeastOne = v.pipe(number, v.integer(), v.minValue(1));
export const cents = v.pipe(number, v.safeInteger());

const FLAGS: ReadonlySet<unknown> = new Set([true, false, 0, 1, "0", "1"]);
/** `"1"` open or done, `"0"` not. */
export const flag = v.pipe(
  v.custom<boolean | Written>((value) => FLAGS.has(value)),
  v.transform((value): "0" | "1" => (Number(value) === 1 ? "1" : "0")),
);
export const yesNo = v.pipe(
  flag,
  v.transform((value) => value === "1"),
);

/**
 * An amount as text with two decimal places, such as `12846.50`. A text with other decimals than zeros after the
 * second place is refused. It stays text, because stored answers are parsed a second time: a number of cents would
 * then be read as yuan.
 */
export const amount = v.pipe(
  text,
  v.regex(/^\d{1,15}(\.\d{1,2}0*)?$/),
  v.transform((value) => {
    const [whole, part = ""] = value.split(".");
    return `${whole}.${part.slice(0, 2).padEnd(2, "0")}`;
  }),
);

/** Padded to two places, so that one price has one text: `1.9` becomes `1.90`. */
export const odds = v.pipe(
  text,
  v.regex(/^-?\d{1,6}(\.\d{1,6})?$/),
  v.transform((value) => {
    const [whole, part = ""] = value.split(".");
    return `${whole}.${part.padEnd(2, "0")}`;
  }),
);

export const pair = v.tuple([number, number]); // home and away

/** Null when missing or unreadable. */
export function orNull<const S extends v.GenericSchema>(field: S) {
  return v.fallback(v.nullable(field), null);
}

/** The schema by its output alone, for large answers: with all their fields, the compiler gives up on the list of calls. */
export function byOutput<const S extends v.GenericSchema>(
  schema: S,
): v.GenericSchema<unknown, v.InferOutput<S>> {
  return schema;
}

/** A list without the rows that cannot be read. */
export function rows<const S extends v.GenericSchema>(row: S) {
  return v.pipe(
    v.array(orNull(row)),
    v.transform((all) => all.filter((one): one is v.InferOutput<S> => one !== null)),
  );
}

/** As `rows`; a missing list is empty. */
export function rowsOrNone<const S extends v.GenericSchema>(row: S) {
  return v.fallback(rows(row), []);
}

/** Number of rows of all pages; null when the server does not say. */
export const total = orNull(count);
export function withTotal<
  T extends { readonly total: number | null; readonly list: readonly unknown[] },
>(page: T) {
  return { ...page, total: page.total ?? page.list.length };
}

/** A page of rows, and nothing else. */
export function pageOf<const S extends v.GenericSchema>(row: S) {
  return v.pipe(v.object({ total, list: rows(row) }), v.transform(withTotal));
}

/** What a request for such a page names. */
export function pageAsked(most: number) {
  return { pageNum: v.number(), pageSize: v.pipe(v.number(), v.maxValue(most)) };
}

/** The data of a call whose envelope is the whole answer. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);
