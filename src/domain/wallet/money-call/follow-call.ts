// Follows a sent money call to its end: while its outcome is unknown or pending, asks the server by its key.
import { ownValue } from "#contract/own-value.ts";
import { answered, givenUp, openCall, refused, takeEnd } from "./end-call.ts";
import { keepCall, storedCall } from "./keep-call.ts";
import { canGiveUp, isOpen, type MoneyCall } from "./money-call.ts";
import type { MoneyContext } from "./money-context.ts";
import { undecidedText } from "./undecided.ts";

/** Pauses between queries; the last one repeats. */
const WAITS = [1000, 2000, 2000, 3000, 5000] as const;
/** How long an answer may take. */
const ANSWER_MS = 3000;
/** Pause after a failed try, and after one with an unknown outcome: longer than a request may take. */
export const LOST_AFTER = { failed: 8000, silent: 35_000 } as const;

/** Queries until every open call has ended or nobody is logged in. One query at a time per slot. */
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
    if (stored !== null && !isOpen(stored)) takeEnd(at, stored);
    else if (mayAsk(at, call)) await askOnce(at, call);
  }
}

/** No query while the call's own answer may still arrive. */
function mayAsk<B, A>(at: MoneyContext<B, A>, { state, sentAt }: MoneyCall<B, A>): boolean {
  const passed = at.deps.now() - sentAt;
  // Sent in the future: after a reload the page has a slow clock, until a call tells it the server's time.
  return state !== "sending" || passed > ANSWER_MS || passed < 0;
}

export async function askOnce<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>): Promise<void> {
  // A failed query is repeated silently: the outcome is still unknown.
  if ((await askCall(at, call)) === "none") notThere(at, call);
}

/**
 * Queries once and ends the call if the server knows its outcome.
 * @returns the server's answer for the call's own member
 */
export async function askCall<B, A>(
  at: MoneyContext<B, A>,
  call: MoneyCall<B, A>,
): Promise<"none" | "running" | "ended" | "noAnswer"> {
  if (at.deps.offline() || !(await isReady(at, call))) return "noAnswer";
  try {
    const outcome = await at.kind.ask(call.key);
    if (!isTheirs(at, call)) return "noAnswer";
    if (outcome.state === "none" || outcome.state === "running") return outcome.state;
    if (outcome.state === "done") answered(at, call, outcome.answer);
    else refused(at, call, { code: outcome.code, message: outcome.message });
    return "ended";
  } catch (error) {
    const said = undecidedText(error);
    const stored = openCall(at, call);
    if (said !== "" && stored !== null) keepCall(at, { ...stored, said });
    return "noAnswer";
  }
}

/** Another account may have logged in meanwhile: it must neither pay for this call nor see it. */
export async function isReady<B, A>(
  at: MoneyContext<B, A>,
  call: MoneyCall<B, A>,
): Promise<boolean> {
  try {
    await at.kind.ready?.();
    return isTheirs(at, call);
  } catch {
    return false;
  }
}

function isTheirs<B, A>({ deps }: MoneyContext<B, A>, { userId }: MoneyCall<B, A>): boolean {
  return deps.userId() === userId;
}

/** The server has no such call: refused as a whole, not arrived yet, or lost. */
function notThere<B, A>(at: MoneyContext<B, A>, call: MoneyCall<B, A>): void {
  const stored = openCall(at, call);
  if (stored === null || stored.state === "pending") return;
  if (stored.refusal !== null) return refused(at, stored, stored.refusal);
  const { sentAt, failedAt } = stored;
  const now = at.deps.now();
  if (stored.dropped && canGiveUp(stored, now)) return givenUp(at, stored);
  const lost =
    now - sentAt > LOST_AFTER.silent || (failedAt !== null && now - failedAt > LOST_AFTER.failed);
  if (!lost || stored.state === "unsent") return;
  at.kind.unsent?.(stored);
  keepCall(at, { ...stored, state: "unsent" });
}
