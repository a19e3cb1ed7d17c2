// A call that moves money, from the press to its outcome (docs/decisions/024). It is stored before it is
// sent, so that a reload, a lost answer or a second tab never repeats it.
import * as v from "valibot";

const OPEN_STATES = ["sending", "unknown", "unsure", "unsent", "pending"] as const;
export type OpenState = (typeof OPEN_STATES)[number];
const STATES = [...OPEN_STATES, "done", "refused"] as const;

const headSchema = v.object({
  /** Idempotency key: created at the press, the same for every try. */
  key: v.pipe(v.string(), v.uuid()),
  userId: v.string(),
  /** One open call per slot: a ticket, a venue; empty for a kind with a single slot. */
  slot: v.string(),
  /** Server clock, epoch milliseconds: of the last try, of its failure, of the end. */
  sentAt: v.number(),
  failedAt: v.nullable(v.number()),
  endedAt: v.nullable(v.number()),
  tries: v.number(),
  /** What the server answered to the last try without deciding it. */
  said: v.optional(v.string(), ""),
  /** The player waits for it no more; it is followed until it cannot arrive any more. */
  dropped: v.optional(v.boolean(), false),
  /**
   * `unknown`: sent without an answer. `unsure`: nor does the server say what became of it. `unsent`: unknown to the
   * server. `pending`: the server has it, and decides later. `done`, `refused`: ended.
   */
  state: v.picklist(STATES),
  /**
   * Refusal of the first try, reported once the server confirms that it has nothing under the key. Without a
   * code the call was not sent.
   */
  refusal: v.nullable(v.object({ code: v.nullable(v.number()), message: v.string() })),
});

export interface MoneyCall<Body, Answer> extends Readonly<v.InferOutput<typeof headSchema>> {
  readonly body: Body;
  /** Of a call in state `done`, or `pending` where the server accepted it. */
  readonly answer: Answer | null;
}

const storedSchema = v.object({ ...headSchema.entries, body: v.unknown(), answer: v.unknown() });

interface Shape<Body, Answer> {
  readonly body: v.GenericSchema<unknown, Body>;
  readonly answer: v.GenericSchema<unknown, Answer>;
}

/** @returns null for malformed text */
export function readMoneyCall<Body, Answer>(
  shape: Shape<Body, Answer>,
  text: string,
): MoneyCall<Body, Answer> | null {
  try {
    const { body, answer, ...head } = v.parse(storedSchema, JSON.parse(text));
    return {
      ...head,
      body: v.parse(shape.body, body),
      answer: answer === null ? null : v.parse(shape.answer, answer),
    };
  } catch {
    return null;
  }
}

type State = Pick<MoneyCall<unknown, unknown>, "state">;

/** Whether the outcome is not known yet: 确认中. */
export function isOpen<Call extends State>(
  call: Call | null | undefined,
): call is Call & { readonly state: OpenState } {
  return call != null && OPEN_STATES.some((state) => state === call.state);
}

/** Whether an answer is still to be expected: the button that sent it shows that it works. */
export function isWaiting(call: State | null | undefined): boolean {
  return isOpen(call) && !canResend(call);
}

/** Whether the member may send it again: its answer was lost, and the server has not got it or does not say. */
export function canResend<Call extends State>(call: Call): call is Resendable<Call> {
  return call.state === "unsent" || call.state === "unsure";
}

export type Resendable<Call> = Call & { readonly state: "unsent" | "unsure" };

/** How long an answer may take: after a failed try, and of a try with an unknown outcome, longer than a request may take. */
const LOST_AFTER = { failed: 8000, silent: 35_000 } as const;

type Try = Pick<MoneyCall<unknown, unknown>, "sentAt" | "failedAt">;

/** From when on no answer is to be expected: the member can decide what to do. */
export function lostAt({ sentAt, failedAt }: Try): number {
  const silent = sentAt + LOST_AFTER.silent;
  return failedAt === null ? silent : Math.min(silent, failedAt + LOST_AFTER.failed);
}

/** How long the server accepts a signed request: afterwards no late copy can take effect. */
const TAKEN_FOR = 6 * 60_000;

/** Until when a late copy can take effect. */
export function arrivesUntil({ sentAt }: Pick<Try, "sentAt">): number {
  return sentAt + TAKEN_FOR;
}
