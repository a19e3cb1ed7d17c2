// How the required fields of an answer are written in specified-fields.ts.

/** `spec`: named by the specification. `also`: fields without which an answer or row has no meaning. */
export interface Needs {
  readonly spec?: readonly string[];
  readonly also?: readonly string[];
}

export const NO_FIELDS: Needs = {};

export const of = (names: string) => names.split(" ");
export const under = (place: string, names: readonly string[]) =>
  names.map((name) => `${place}.${name}`);

/** The answer of a status call: the answer of the call that it asks about. */
export function outcomeOf({ spec = [], also = [] }: Needs): Needs {
  return { spec: under("answer", spec), also: ["state", "answer", ...under("answer", also)] };
}
