// Assembles the calls of one kind: their state and the player's actions. Independent of the site, for tests.
import { create } from "zustand";
import { takeEnd } from "./end-call.ts";
import { followCalls } from "./follow-call.ts";
import { showCall, storedCall, takeCalls } from "./keep-call.ts";
import { isOpen } from "./money-call.ts";
import type { MoneyContext, MoneyDeps, MoneyKind, MoneyState } from "./money-context.ts";
import {
  giveUpCall,
  leaveCall,
  resendCall,
  startCall,
  type Started,
  type Wanted,
} from "./send-call.ts";
import { callsPrefix } from "./stored-kinds.ts";

export type MoneyCalls<Body, Answer> = ReturnType<typeof createMoneyCalls<Body, Answer>>;

export function createMoneyCalls<Body, Answer>(kind: MoneyKind<Body, Answer>, deps: MoneyDeps) {
  const useCalls = create<MoneyState<Body, Answer>>(() => ({ calls: {} }));
  const at: MoneyContext<Body, Answer> = { kind, deps, state: useCalls, following: new Set() };
  takeCalls(at);
  return {
    useCalls,
    start: (wanted: Wanted<Body>): Promise<Started> => startCall(at, wanted),
    /** For a call in state `unsent`. @returns what prevents sending */
    resend: (slot: string, changed?: Body) => resendCall(at, slot, changed),
    leave: (slot: string) => leaveCall(at, slot),
    giveUp: (slot: string) => giveUpCall(at, slot),
    follow: () => followCalls(at),
    /** Another tab has written. @param key null when it cleared everything */
    storageChanged: (key: string | null) => storageChanged(at, key),
    /** After a login, a logout or a page load. Never sends a call. */
    userChanged: () => {
      takeCalls(at);
      followCalls(at);
    },
  };
}

function storageChanged<B, A>(at: MoneyContext<B, A>, key: string | null): void {
  const userId = at.deps.userId();
  if (userId === null) return;
  const prefix = callsPrefix(userId, at.kind.name);
  if (key === null) takeCalls(at);
  else if (key.startsWith(prefix)) {
    const slot = key.slice(prefix.length);
    const stored = storedCall(at, userId, slot);
    if (stored === null || isOpen(stored)) showCall(at, slot, stored);
    else takeEnd(at, stored);
  }
  followCalls(at);
}
