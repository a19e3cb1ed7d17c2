// A table of rules: what each field of a form may hold.
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** Key of the message a value is refused with; null where it may be sent. */
export type Verdict = string | null;

export type Rules<T> = {
  readonly [Name in keyof T]?: (value: T[Name], values: T) => Verdict;
};

export function verdictOf<T extends FieldValues>(
  rules: Rules<T>,
  name: keyof T,
  values: T,
): Verdict {
  return rules[name]?.(values[name], values) ?? null;
}

/** Fields whose value breaks its rule, with the key of the message, in the order of the table. */
export function wrongFields<T extends FieldValues>(
  rules: Rules<T>,
  values: T,
): (readonly [keyof T & string, string])[] {
  return Object.keys(rules).flatMap((name) => {
    const verdict = verdictOf(rules, name, values);
    return verdict === null ? [] : [[name, verdict] as const];
  });
}

export function resolverOf<T extends FieldValues>(rules: Rules<T>): Resolver<T> {
  return (values) => {
    const wrong = wrongFields(rules, values);
    if (wrong.length === 0) return { values, errors: {} };
    const errors = wrong.map(([name, message]) => [name, { type: "rule", message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<T> };
  };
}
