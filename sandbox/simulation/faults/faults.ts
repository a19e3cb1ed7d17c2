// Planned faults: the next matching calls are delayed, dropped or answered with something else.
import * as v from "valibot";
import { CALLS } from "#contract/api/calls.ts";
import { callKey, type CallIdentity } from "#contract/api/envelope.ts";
import { ownValue } from "#contract/own-value.ts";

const target = {
  /** Name of a call, a path, or `*` for every call. */
  call: v.pipe(v.string(), v.nonEmpty()),
  /** All sites when it is left out. */
  site: v.optional(v.string()),
  /** Number of calls it affects. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Number of matching calls that pass before it. */
  after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
};

export const FaultSchema = v.variant("kind", [
  /** The right answer, late. */
  v.strictObject({
    ...target,
    kind: v.literal("delay"),
    milliseconds: v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)),
  }),
  /** Never answers; the connection stays open until somebody closes it. */
  v.strictObject({ ...target, kind: v.literal("timeout") }),
  /** Closes the connection without an answer. */
  v.strictObject({ ...target, kind: v.literal("drop") }),
  /** The same with a TCP reset. */
  v.strictObject({ ...target, kind: v.literal("reset") }),
  /** Carries the call out and closes the connection without its answer. */
  v.strictObject({ ...target, kind: v.literal("lost") }),
  /** An HTTP status with this text, empty by default. */
  v.strictObject({
    ...target,
    kind: v.literal("status"),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    body: v.optional(v.string(), ""),
  }),
  /**
   * An envelope with this code, sealed on sites with sealed calls. The message defaults to the code's stock
   * message. The code may be unknown, or a string.
   */
  v.strictObject({
    ...target,
    kind: v.literal("code"),
    code: v.union([v.pipe(v.number(), v.integer()), v.string()]),
    message: v.optional(v.string()),
    data: v.optional(v.unknown(), null),
  }),
  /** Exactly this text as the body; with `sealed` it is sealed on sites with sealed calls. */
  v.strictObject({
    ...target,
    kind: v.literal("body"),
    body: v.string(),
    sealed: v.optional(v.boolean(), false),
  }),
  /** 512 random-looking bytes, declared as JSON. */
  v.strictObject({ ...target, kind: v.literal("garbage") }),
  /** A proxy's error page with status 200. */
  v.strictObject({ ...target, kind: v.literal("html") }),
  /** Status 200 and no body. */
  v.strictObject({ ...target, kind: v.literal("empty") }),
  /** Half of a JSON body, then the connection is closed before the announced length. */
  v.strictObject({ ...target, kind: v.literal("truncated") }),
  /** A success envelope whose data is a number, sealed on sites with sealed calls. */
  v.strictObject({ ...target, kind: v.literal("wrong-types") }),
  /** A success envelope of many megabytes, generated while it is sent. */
  v.strictObject({
    ...target,
    kind: v.literal("huge"),
    megabytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 50),
  }),
]);
export type Fault = v.InferOutput<typeof FaultSchema>;

export interface Faults {
  add(fault: Fault): void;
  /** The fault for this call, if any; reduces its remaining count. */
  take(call: CallIdentity, site: string | undefined): Fault | undefined;
  list(): readonly Fault[];
  clear(): void;
}

export function createFaults(): Faults {
  let planned: { fault: Fault; call: string; left: number; after: number }[] = [];
  return {
    add(fault) {
      planned.push({ fault, call: keyOf(fault.call), left: fault.times, after: fault.after });
    },
    take(call, site) {
      const names = new Set(["*", call.path, callKey(call)]);
      for (const plan of planned) {
        if (!names.has(plan.call)) continue;
        if (plan.fault.site !== undefined && plan.fault.site !== site) continue;
        if (plan.after > 0) {
          plan.after -= 1;
          continue;
        }
        plan.left -= 1;
        planned = planned.filter(({ left }) => left > 0);
        return plan.fault;
      }
      return undefined;
    },
    list: () => planned.map(({ fault, left, after }) => ({ ...fault, times: left, after })),
    clear() {
      planned = [];
    },
  };
}

function keyOf(call: string): string {
  const known: Readonly<Record<string, CallIdentity>> = CALLS;
  const found = ownValue(known, call);
  return found ? callKey(found) : call;
}
