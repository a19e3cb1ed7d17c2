// Assembles the calls of one kind: their state and the player's actions. Independent of the site, for tests.
import { create } from "zustand";
import { ownValue } from "#contract/own-value.ts";
import { NEW_TRY } from "./call-steps.ts";
import { canResend, isOpen, type MoneyCall } from "./money-call.ts";
import type { MoneyContext, MoneyDeps, MoneyKind, MoneyState } from "./money-context.ts";
import { followCalls, runEvent, sendCall, showEnd } from "./run-call.ts";
import { loadCalls, showCall, storeCall, storedCall } from "./store-call.ts";
import { callsPrefix } from "./stored-kinds.ts";

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

export type MoneyCalls<Body, Answer> = ReturnType<typeof createMoneyCalls<Body, Answer>>;

export function createMoneyCalls<Body, Answer>(kind: MoneyKind<Body, Answer>, deps: MoneyDeps) {
  const useCalls = create<MoneyState<Body, Answer>>(() => ({ calls: {} }));
  const at: MoneyContext<Body, Answer> = { kind, deps, state: useCalls, following: new Set() };
  const shown = (slot: string) => ownValue(useCalls.getState().calls, slot);
  loadCalls(at);
  return {
    kind,
    useCalls,
    /** One press makes one call with one key, however often it is pressed and sent. */
    start: (wanted: Wanted<Body>): Promise<Started> => startCall(at, wanted),
    /** For a call whose answer was lost. @param body when its terms have changed */
    async resend(slot: string, body?: Body): Promise<"offline" | null> {
      const call = shown(slot);
      if (call === undefined || !canResend(call)) return null;
      if (deps.offline()) return "offline";
      await runEvent(at, call, { type: "resend", body });
      return null;
    },
    /** Frees the slot. The call continues in a slot of its own, and its outcome is still shown. */
    giveUp(slot: string): void {
      const call = shown(slot);
      if (call !== undefined) void runEvent(at, call, { type: "giveUp" });
    },
    follow: () => followCalls(at),
    /** Another tab has written. @param key null when it cleared everything */
    storageChanged: (key: string | null) => storageChanged(at, key),
    /** After a login, a logout or a page load. Never sends a call. */
    userChanged: () => {
      loadCalls(at);
      followCalls(at);
    },
  };
}

function storageChanged<B, A>(at: MoneyContext<B, A>, key: string | null): void {
  const userId = at.deps.userId();
  if (userId === null) return;
  const prefix = callsPrefix(userId, at.kind.name);
  if (key === null) loadCalls(at);
  else if (key.startsWith(prefix)) {
    const slot = key.slice(prefix.length);
    const stored = storedCall(at, userId, slot);
    if (stored === null || isOpen(stored)) showCall(at, slot, stored);
    else showEnd(at, stored);
  }
  followCalls(at);
}

async function startCall<B, A>(
  at: MoneyContext<B, A>,
  { slot, body, stillMeant = () => true }: Wanted<B>,
): Promise<Started> {
  const { deps, state } = at;
  const userId = deps.userId();
  const isTaken = () => isOpen(ownValue(state.getState().calls, slot));
  if (userId === null) return "visitor";
  if (isTaken()) return "open";
  if (deps.offline()) return "offline";
  const head = { key: deps.newKey(), userId, slot, body, sentAt: deps.now() };
  const call: MoneyCall<B, A> = { ...head, ...NEW_TRY, endedAt: null, tries: 1, answer: null };
  // At once, so that a second press finds it.
  showCall(at, slot, call);
  const claim = () => {
    if (deps.userId() !== userId || isOpen(storedCall(at, userId, slot)) || !stillMeant())
      return false;
    storeCall(at, call);
    return true;
  };
  if (await deps.alone(claim).catch(() => false)) {
    await sendCall(at, call);
    return "sent";
  }
  loadCalls(at);
  followCalls(at);
  return isTaken() ? "open" : "stale";
}
