// When the reality check is shown: at each full interval of the session, and never over a call that moves money.
import { storage } from "#lib/browser/storage.ts";
import { storedCalls } from "#domain/wallet/money-call/stored-kinds.ts";

const MINUTE_MS = 60_000;

/** How many checks the session has reached by now. */
export function reachedChecks(since: number, minutes: number | null, now: number): number {
  if (minutes === null || minutes <= 0) return 0;
  return Math.max(0, Math.floor((now - since) / (minutes * MINUTE_MS)));
}

/** A bet, deposit or transfer that was sent and has no outcome yet. */
export function isMoneyMoving(userId: string): boolean {
  return storedCalls(userId).some(
    (key) => storage.read(key, (text) => (OPEN.test(text) ? true : null)) === true,
  );
}

const OPEN = /"state":"(?:sending|unknown|unsent|pending)"/;
