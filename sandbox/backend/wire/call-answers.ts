import type * as v from "valibot";
import type { CALLS, CallName } from "#contract/api/calls.ts";
import type { CallContext } from "./call-context.ts";

type Body<Name extends CallName> = v.InferOutput<(typeof CALLS)[Name]["request"]>;
type Answer<Name extends CallName, Context, Result> = (
  context: Context,
  body: Body<Name>,
) => Result;
type Data<Name extends CallName> = v.InferOutput<(typeof CALLS)[Name]["response"]>;

/** One function per call, typed by the call's request and response schemas. */
export type Answers<Names extends CallName = CallName, Context = CallContext> = {
  readonly [Name in Names]:
    | {
        readonly cacheMs: 0;
        readonly answer: Answer<Name, Context, Data<Name> | Promise<Data<Name>>>;
      }
    /** The answer is the same for every visitor of a site for this long. */
    | {
        readonly cacheMs: number;
        /** Bodies whose answer is for the caller alone, or asked for once; it is not cached. */
        readonly isPersonal?: (body: Body<Name>) => boolean;
        readonly answer: Answer<Name, Context, Data<Name>>;
      };
};
