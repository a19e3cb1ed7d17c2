// How answers are read (docs/decisions/026): servers of operators mix numbers with numeric strings, leave
// fields out and send null. A plain entry of a response is required; `v.fallback` and `orNull` mark what may
// be missing or unreadable and then costs only itself; `v.nullish(field, null)` marks what may be missing, but
// not wrong: amounts, lines and scores a bet depends on. Requests stay strict.
import * as v from "valibot";

// One check and no union of schemas: a list of matches has tens of thousands of such fields.
type Written = string | number;

/** Text, or a number where a server has numeric ids. */
export const text = v.pipe(
  v.custom<Written>((value) => typeof value === "string" || typeof value === "number"),
  v.transform(String),
);

/** Ids and names that cannot be empty. */
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

/** Money as decimal text with two places, `12846.50`: never a binary float. More than cents is unreadable. */
export const amount = v.pipe(
  text,
  v.regex(/^\d{1,15}(\.\d{1,2}0*)?$/),
  v.transform((value) => {
    const [whole, part = ""] = value.split(".");
    return `${whole}.${part.slice(0, 2).padEnd(2, "0")}`;
  }),
);

/** At least two places, so that one price has one text: `1.9` is `1.90`. */
export const odds = v.pipe(
  text,
  v.regex(/^-?\d{1,6}(\.\d{1,6})?$/),
  v.transform((value) => {
    const [whole, part = ""] = value.split(".");
    return `${whole}.${part.padEnd(2, "0")}`;
  }),
);

/** Home and away. */
export const pair = v.tuple([number, number]);

/** Missing, null or unreadable: null. */
export function orNull<const S extends v.GenericSchema>(field: S) {
  return v.fallback(v.nullable(field), null);
}

/** A list of independent rows: one that cannot be read is left out. */
export function rows<const S extends v.GenericSchema>(row: S) {
  return v.pipe(
    v.array(orNull(row)),
    v.transform((all) => all.filter((one): one is v.InferOutput<S> => one !== null)),
  );
}

/** The same where the list itself may be missing. */
export function rowsOrNone<const S extends v.GenericSchema>(row: S) {
  return v.fallback(rows(row), []);
}

/** Rows of all pages together; without a readable number those that came. */
export const total = orNull(count);
export function withTotal<
  T extends { readonly total: number | null; readonly list: readonly unknown[] },
>(page: T) {
  return { ...page, total: page.total ?? page.list.length };
}

/** The answer of a call whose envelope says all, whatever its data. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);
