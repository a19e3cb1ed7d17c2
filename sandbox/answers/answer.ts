import type * as v from "valibot";
import type { CALLS, CallName } from "#contract/api/calls.ts";
import type { AnswerContext } from "../world.ts";

type Asked<Name extends CallName, Result> = (
  context: AnswerContext,
  body: v.InferOutput<(typeof CALLS)[Name]["request"]>,
) => Result;
type Data<Name extends CallName> = v.InferOutput<(typeof CALLS)[Name]["response"]>;

/** One function per call, tied to its declared request and response. */
export type Answers<Names extends CallName = CallName> = {
  readonly [Name in Names]:
    | { readonly keep: 0; readonly answer: Asked<Name, Data<Name> | Promise<Data<Name>>> }
    /** Milliseconds for which one answer serves everybody on a site. */
    | { readonly keep: number; readonly answer: Asked<Name, Data<Name>> };
};
