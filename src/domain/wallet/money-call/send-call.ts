// Starts a money call. One press makes one call with one key, however often it is pressed and sent.
import { ownValue } from "#contract/own-value.ts";
import { CallError } from "#lib/call-error.ts";
import { handlingOf } from "#lib/call-effects.ts";
import { answered, givenUp, openCall, refused } from "./end-call.ts";
import { askCall, askOnce, followCalls, isReady } from "./follow-call.ts";
import { keepCall, showCall, storedCall, takeCalls } from "./keep-call.ts";
import { canGiveUp, isOpen, type MoneyCall } from "./money-call.ts";
import type { MoneyContext } from "./money-context.ts";
import { isUndecided, undecidedText } from "./undecided.ts";

export interface Wanted<Body> {
  readonly slot: string;
  readonly body: Body;
  /** Checked while no other tab acts: whether the player still means what is shown. */
  readonly stillMeant?: () => boolean;
}

/**
 * `sent`: the outcome is in the state; `open`: a call is in progress in this or another tab; `stale`: what
 * the player saw has changed.
 */
export type Started = "sent" | "visitor" | "offline" | "open" | "stale";

export async function startCall<B, A>(
  at: MoneyContext<B, A>,
  { slot, body, stillMeant = () => true }: Wanted<B>,
): Promise<Started> {
  const { deps, state } = at;
  const userId = deps.userId();
  if (userId === null) return "visitor";
  if (isOpen(ownValue(state.getState().calls, slot))) return "open";
  if (deps.offline()) return "offline";
  const call: MoneyCall<B, A> = {
    ...NEW,
    key: deps.newKey(),
    userId,
    slot,
    body,
    sentAt: deps.now(),
  };
  // Set synchronously, so that a second press finds it.
  showCall(at, slot, call);
  const claim = () => {
    if (deps.userId() !== userId || isOpen(storedCall(at, userId, slot)) || !stillMeant())
      return false;
    keepCall(at, call);
    return true;
  };
  const own = await deps.alone(claim).catch(() => false);
  if (own) {
    await send(at, call);
    return "sent";
  }
  takeCalls(at);
  followCalls(at);
  return isOpen(ownValue(state.getState().calls, slot)) ? "open" : "stale";
}

/**
 * Sends a call again that the server does not know, under the same key. Of two copies of one key the server carries
 * out the first, so that another body needs no other key.
 */
export async function resendCall<B, A>(
  at: MoneyContext<B, A>,
  slot: string,
  changed?: B,
): Promise<"offline" | null> {
  const call = ownValue(at.state.getState().calls, slot);
  if (call?.state !== "unsent") return null;
  if (at.deps.offline()) return "offline";
  const sentAt = at.deps.now();
  const tries = call.tries + 1;
  const body = changed ?? call.body;
  const again: MoneyCall<B, A> = { ...call, ...RESENT, body, sentAt, tries };
  keepCall(at, again);
  await send(at, again);
  return null;
}

/**
 * Gives up a call that the server does not know and can no longer accept; asks it once more first.
 * @returns false when the server cannot be reached
 */
export async function giveUpCall<B, A>(at: MoneyContext<B, A>, slot: string): Promise<boolean> {
  const call = ownValue(at.state.getState().calls, slot);
  if (call === undefined || !canGiveUp(call, at.deps.now())) return true;
  const state = await askCall(at, call);
  // The answer may have told the server's time to a page whose clock is fast.
  if (state === "none" && canGiveUp(call, at.deps.now())) givenUp(at, call);
  followCalls(at);
  return state !== "noAnswer";
}

/** Waits no more for a call that can still arrive. It is followed until then. */
export function leaveCall<B, A>(at: MoneyContext<B, A>, slot: string): void {
  const call = ownValue(at.state.getState().calls, slot);
  if (call?.state === "unsent") keepCall(at, { ...call, dropped: true });
}

const RESENT = { state: "sending", failedAt: null, said: "", dropped: false } as const;
const NEW = { ...RESENT, endedAt: null, tries: 1, refusal: null, answer: null } as const;

async function send<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>): Promise<void> {
  // Start following before the request times out.
  followCalls(at);
  if (!(await isReady(at, call))) return notSent(at, call);
  try {
    answered(at, call, await at.kind.send(call.body, call.key));
  } catch (error) {
    failed(at, call, error);
    const stored = openCall(at, call);
    if (stored !== null && stored.refusal !== null) await askOnce(at, stored);
  }
}

/** An earlier try may still arrive. */
function notSent<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>): void {
  if (call.tries === 1) refused(at, call, { code: null, message: "" });
  else lost(at, call, null);
}

/** The try brought no answer, or a malformed one. */
function failed<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>, error: unknown): void {
  const { kind, deps } = at;
  if (!(error instanceof CallError)) return lost(at, call, null);
  const { code } = error;
  if (error.kind === "offline") {
    deps.reportRefusal(error, kind.call);
    return notSent(at, call);
  }
  if (code === null || isUndecided(error)) {
    return lost(at, { ...call, said: undecidedText(error) }, null);
  }
  const first = call.tries === 1;
  const handling = handlingOf(code, kind.call.path);
  // Dialog and page codes concern more than this call, and a refused later try does not end it. The end of
  // the session has been reported already.
  if (handling === "dialog" || handling === "page" || (!first && handling === "toast")) {
    deps.reportRefusal(error, kind.call);
  }
  lost(at, call, first ? { code, message: error.envelope?.message ?? "" } : null);
}

function lost<B, A>(
  at: MoneyContext<B, A>,
  call: MoneyCall<B, A>,
  refusal: MoneyCall<B, A>["refusal"],
): void {
  const stored = openCall(at, call);
  if (stored === null || stored.state === "pending") return;
  const { said } = call;
  keepCall(at, { ...stored, state: "unknown", failedAt: at.deps.now(), refusal, said });
}
