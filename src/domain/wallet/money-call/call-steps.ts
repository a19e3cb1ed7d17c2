// The state machine of an open money call: for each event its next state and the effects. Nothing else changes the
// state of a call, so every way in which it can end is here.
import { arrivesUntil, canResend, lostAt, type MoneyCall } from "./money-call.ts";

type Refusal = MoneyCall<unknown, unknown>["refusal"];

export type CallEvent<Body, Answer> =
  /** An answer to the call, or to the question for it. @param pending whether it is not final yet */
  | { readonly type: "answered"; readonly answer: Answer; readonly pending: boolean }
  /** The server has recorded its refusal. */
  | { readonly type: "refused"; readonly refusal: Refusal }
  /** A try never left the browser. */
  | { readonly type: "notSent" }
  /** A try brought no answer, or one that decides nothing until the server is asked. */
  | { readonly type: "failed"; readonly refusal: Refusal; readonly said: string }
  /** The server answers the question for the call: it does not know the call. */
  | { readonly type: "none" }
  /** The server answers the question for the call: it has the call and has not decided yet. */
  | { readonly type: "running" }
  /** The question for the call was not answered, or with an error. */
  | { readonly type: "noAnswer"; readonly said: string }
  /** The member sends it again; `body` when its terms have changed. */
  | { readonly type: "resend"; readonly body?: Body | undefined }
  /** The member waits for it no more. */
  | { readonly type: "giveUp" };

/**
 * `settle` and `lost` run before `store`: after a crash they run again. `move` stores the call in a slot of its own,
 * which frees its slot for the next one. `drop` forgets it. `refresh` is for the balance.
 */
export type CallEffect =
  | "settle"
  | "lost"
  | "store"
  | "move"
  | "drop"
  | "refresh"
  | "ended"
  | "send"
  | "ask";

export interface CallStep<Body, Answer> {
  readonly call: MoneyCall<Body, Answer>;
  /** In this order. */
  readonly effects: readonly CallEffect[];
}

/** The first state of every try. */
export const NEW_TRY = {
  state: "sending",
  failedAt: null,
  said: "",
  dropped: false,
  refusal: null,
} as const;

/**
 * @param call an open one
 * @param now epoch milliseconds by the server's clock
 * @returns null when the event changes nothing
 */
export function stepOf<B, A>(
  call: MoneyCall<B, A>,
  event: CallEvent<B, A>,
  now: number,
): CallStep<B, A> | null {
  switch (event.type) {
    case "answered":
      return answered(call, event, now);
    case "refused":
      return refused(call, event.refusal, now);
    case "notSent":
      // An earlier try may still arrive.
      if (call.tries > 1) return failed(call, null, call.said, now);
      return refused(call, { code: null, message: "" }, now);
    case "failed":
      return failed(call, event.refusal, event.said, now);
    case "none":
      return notThere(call, now);
    case "running":
      return call.state === "pending" ? null : stored({ ...call, state: "pending" });
    case "noAnswer":
      return unanswered(call, event.said, now);
    case "resend":
      return resend(call, event.body, now);
    case "giveUp":
      if (call.dropped || call.state === "sending") return null;
      return { call: { ...call, dropped: true }, effects: ["move"] };
  }
}

function stored<B, A>(call: MoneyCall<B, A>, ...effects: CallEffect[]): CallStep<B, A> {
  return { call, effects: ["store", ...effects] };
}

function answered<B, A>(
  call: MoneyCall<B, A>,
  { answer, pending }: Extract<CallEvent<B, A>, { type: "answered" }>,
  now: number,
): CallStep<B, A> {
  if (!pending) {
    const done = { ...call, state: "done", answer, endedAt: now } as const;
    return { call: done, effects: ["settle", "store", "refresh", "ended"] };
  }
  const accepted = { ...call, state: "pending", answer } as const;
  return call.state === "pending" ? stored(accepted) : stored(accepted, "refresh");
}

function refused<B, A>(call: MoneyCall<B, A>, refusal: Refusal, now: number): CallStep<B, A> {
  return stored({ ...call, state: "refused", refusal, endedAt: now }, "refresh", "ended");
}

/** A refusal counts for the first try only: a later one may be refused because the first has arrived. */
function failed<B, A>(
  call: MoneyCall<B, A>,
  refusal: Refusal,
  said: string,
  now: number,
): CallStep<B, A> | null {
  if (isAccepted(call)) return null;
  const first = call.tries === 1 ? refusal : null;
  const unknown = { ...call, state: "unknown", failedAt: now, refusal: first, said } as const;
  return first === null ? stored(unknown) : stored(unknown, "ask");
}

/** Whether the server has answered, and decides later. */
function isAccepted<B, A>({ state, answer }: MoneyCall<B, A>): boolean {
  return state === "pending" && answer !== null;
}

/** Refused as a whole, not arrived yet, or lost. */
function notThere<B, A>(call: MoneyCall<B, A>, now: number): CallStep<B, A> | null {
  if (isAccepted(call)) return null;
  if (call.refusal !== null) return refused(call, call.refusal, now);
  if (call.dropped && now > arrivesUntil(call)) return { call, effects: ["drop"] };
  return now > lostAt(call) ? lost(call, "unsent") : null;
}

function unanswered<B, A>(call: MoneyCall<B, A>, said: string, now: number) {
  const heard = said === "" ? call : { ...call, said };
  const awaited = call.state === "sending" || call.state === "unknown";
  if (awaited && now > lostAt(call)) return lost(heard, "unsure");
  return heard.said === call.said ? null : stored(heard);
}

/** From now on the member can send the call again or give it up. The effect `lost` happens once per call. */
function lost<B, A>(call: MoneyCall<B, A>, state: "unsent" | "unsure"): CallStep<B, A> | null {
  if (call.state === state) return null;
  const told = canResend(call) || call.dropped;
  return { call: { ...call, state }, effects: told ? ["store"] : ["lost", "store"] };
}

/**
 * Sends the call again under the same key. The server carries out only the first copy that it gets, so the key can
 * stay even if the body has changed.
 */
function resend<B, A>(call: MoneyCall<B, A>, changed: B | undefined, now: number) {
  if (!canResend(call)) return null;
  const { body, tries } = call;
  return stored(
    { ...call, ...NEW_TRY, body: changed ?? body, sentAt: now, tries: tries + 1 },
    "send",
  );
}
