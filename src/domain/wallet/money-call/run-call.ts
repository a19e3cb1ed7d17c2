// Carries out the steps of a money call (call-steps.ts): stores it, sends it, and asks for it until it has ended.
import { ownValue } from "#contract/own-value.ts";
import { handlingOf } from "#lib/calls/call-effects.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { type CallEffect, type CallEvent, stepOf } from "./call-steps.ts";
import { canResend, isOpen, type MoneyCall } from "./money-call.ts";
import type { MoneyContext, MoneyKind } from "./money-context.ts";
import { dropCall, moveCall, openCall, showCall, storeCall, storedCall } from "./store-call.ts";
import { isUndecided, undecidedText } from "./undecided.ts";

/**
 * Changes nothing of a call that has ended, in whatever tab.
 * @returns when the request that it leads to has been answered
 */
export function runEvent<B, A>(
  at: MoneyContext<B, A>,
  call: MoneyCall<B, A>,
  event: CallEvent<B, A>,
): Promise<void> | undefined {
  const open = openCall(at, call);
  const step = open === null ? null : stepOf(open, event, at.deps.now());
  if (step === null) return undefined;
  const requests = step.effects.map((effect) => EFFECTS[effect](at, step.call));
  return requests.at(-1) ?? undefined;
}

type Run = <B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>) => Promise<void> | void;

const EFFECTS: Readonly<Record<CallEffect, Run>> = {
  store: storeCall,
  move(at, call) {
    moveCall(at, call, `${call.slot}~${call.key}`);
    followCalls(at);
  },
  drop: dropCall,
  settle: ({ kind }, call) => kind.settle?.(call),
  lost({ kind }, call) {
    if (canResend(call)) kind.lost?.(call);
  },
  refresh(at, call) {
    if (isOwn(at, call)) at.deps.refreshBalance();
  },
  ended(at, call) {
    if (isOwn(at, call)) at.kind.ended(call, "thisTab");
  },
  send: sendCall,
  ask: askForCall,
};

/** Sends a stored call, and follows it. */
export async function sendCall<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>): Promise<void> {
  // Before the request times out.
  followCalls(at);
  const event = (await isReady(at, call))
    ? await tryCall(at, call)
    : ({ type: "notSent" } as const);
  await runEvent(at, call, event);
}

async function tryCall<B, A>(
  { kind, deps }: MoneyContext<B, A>,
  { body, key, tries }: MoneyCall<B, A>,
): Promise<CallEvent<B, A>> {
  try {
    return answerOf(kind, await kind.send(body, key));
  } catch (error) {
    const unknown = { type: "failed", refusal: null, said: undecidedText(error) } as const;
    if (!(error instanceof CallError)) return unknown;
    const { kind: why, code, envelope } = error;
    const handling = code === null ? null : handlingOf(code, kind.call.path);
    const undecided = isUndecided(error);
    // Dialog and page codes concern more than this call, and a refused later try does not end it. The end of
    // the session has been reported already.
    const isTold =
      handling === "dialog" || handling === "page" || (tries > 1 && handling === "toast");
    if (why === "offline" || (!undecided && isTold)) deps.reportRefusal(error, kind.call);
    if (why === "offline") return { type: "notSent" };
    if (undecided) return unknown;
    return { type: "failed", refusal: { code, message: envelope?.message ?? "" }, said: "" };
  }
}

function answerOf<B, A>({ isPending }: MoneyKind<B, A>, answer: A): CallEvent<B, A> {
  return { type: "answered", answer, pending: isPending?.(answer) === true };
}

/** Pauses between questions; the last one repeats. */
const WAITS = [1000, 2000, 2000, 3000, 5000] as const;
/** How long an answer may take. */
const ANSWER_MS = 3000;

/** Asks the server for each open call until it has ended or the member logs out; one request at a time per slot. */
export function followCalls<B, A>(at: MoneyContext<B, A>): void {
  for (const [slot, call] of Object.entries(at.state.getState().calls)) {
    if (!isOpen(call) || at.following.has(slot)) continue;
    at.following.add(slot);
    void follow(at, slot).finally(() => at.following.delete(slot));
  }
}

async function follow<B, A>(at: MoneyContext<B, A>, slot: string): Promise<void> {
  const shown = () => ownValue(at.state.getState().calls, slot);
  let asked = "";
  let times = 0;
  for (;;) {
    const before = shown();
    if (!isOpen(before)) return;
    // A new call starts with short pauses again.
    if (before.key !== asked) times = 0;
    asked = before.key;
    await at.deps.wait(WAITS[Math.min(times, WAITS.length - 1)] ?? 5000);
    times += 1;
    const call = shown();
    if (!isOpen(call) || call.key !== asked) continue;
    const stored = storedCall(at, call.userId, slot);
    // A suspended tab may have missed a write of another tab.
    if (stored !== null && !isOpen(stored)) showEnd(at, stored);
    else if (mayAsk(at, call)) await askForCall(at, call);
  }
}

/** No question while the call's own answer may still arrive. */
function mayAsk<B, A>(at: MoneyContext<B, A>, { state, sentAt }: MoneyCall<B, A>): boolean {
  const passed = at.deps.now() - sentAt;
  // Sent in the future: after a reload the page has a slow clock, until a call tells it the server's time.
  return state !== "sending" || passed > ANSWER_MS || passed < 0;
}

async function askForCall<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>): Promise<void> {
  const event = await questionOf(at, call);
  if (isOwn(at, call)) await runEvent(at, call, event);
}

async function questionOf<B, A>(
  at: MoneyContext<B, A>,
  call: MoneyCall<B, A>,
): Promise<CallEvent<B, A>> {
  if (at.deps.offline() || !(await isReady(at, call))) return { type: "noAnswer", said: "" };
  try {
    const outcome = await at.kind.ask(call.key);
    if (outcome.state === "done") return answerOf(at.kind, outcome.answer);
    if (outcome.state !== "refused") return { type: outcome.state };
    const { code, message } = outcome;
    return { type: "refused", refusal: { code, message } };
  } catch (error) {
    return { type: "noAnswer", said: undecidedText(error) };
  }
}

async function isReady<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>): Promise<boolean> {
  try {
    await at.kind.ready?.();
    return isOwn(at, call);
  } catch {
    return false;
  }
}

/** Another account may have logged in meanwhile: it must neither pay for this call nor see it. */
function isOwn<B, A>({ deps }: MoneyContext<B, A>, { userId }: MoneyCall<B, A>): boolean {
  return deps.userId() === userId;
}

/** Shows the outcome that another tab has stored, of a call that this tab waits for. */
export function showEnd<B, A>(at: MoneyContext<B, A>, stored: MoneyCall<B, A>): void {
  const shown = ownValue(at.state.getState().calls, stored.slot);
  if (shown?.key !== stored.key || !isOpen(shown)) return;
  showCall(at, stored.slot, stored);
  at.deps.refreshBalance();
  at.kind.ended(stored, "otherTab");
}
