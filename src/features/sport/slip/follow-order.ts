// From an order that was sent to its end: what is unknown or pending is asked by its key until the server
// says what became of it.
import { CallError } from "../../../lib/call-error.ts";
import type { PlacedTicket } from "#contract/api/tickets.ts";
import { endOrder } from "./end-order.ts";
import { dropOrder, keepOrder, storedOrder } from "./keep-order.ts";
import { isConfirming, type Order } from "./order.ts";
import type { SlipContext } from "./slip-context.ts";

/** Between questions; the last one counts for all that follow. */
const WAITS = [1000, 2000, 2000, 3000, 5000] as const;
/** After a failed try, and after a try of which nothing is known: longer than a request may take. */
const LOST_AFTER = { failed: 8000, silent: 35_000 } as const;

/** Asks until the order has ended, or nobody is there to ask for. One at a time. */
export function followOrder(at: SlipContext): void {
  if (at.running.following) return;
  at.running.following = true;
  void follow(at).finally(() => {
    at.running.following = false;
  });
}

async function follow(at: SlipContext): Promise<void> {
  let asked = "";
  let times = 0;
  for (;;) {
    const before = at.state.getState().order;
    if (!isConfirming(before)) return;
    // A new order is asked for quickly again.
    if (before.key !== asked) times = 0;
    asked = before.key;
    await at.deps.wait(WAITS[Math.min(times, WAITS.length - 1)] ?? 5000);
    times += 1;
    const { order } = at.state.getState();
    if (isConfirming(order) && order.key === asked && isOpen(at, order)) await askOnce(at, order);
  }
}

/** While its own answer is on the way there is nothing to ask. */
function isOpen(at: SlipContext, order: Order): boolean {
  return order.state !== "sending" || at.deps.now() - order.sentAt > 3000;
}

async function askOnce(at: SlipContext, order: Order): Promise<void> {
  try {
    const { known, tickets } = await at.deps.server.status(order.key);
    if (known) answered(at, order, tickets);
    else notThere(at, order);
  } catch {
    // Asked again: as long as nothing is known, nothing is said.
  }
}

/** The server's word on every ticket. */
export function answered(at: SlipContext, order: Order, placed: readonly PlacedTicket[]): void {
  const stored = storedOrder(at, order.userId);
  // Ended already, by this tab or another one.
  if (stored?.key !== order.key || !isConfirming(stored)) return;
  const now = { ...stored, placed: [...placed] };
  if (placed.some(({ state }) => state === "pending")) {
    if (stored.state !== "pending") at.deps.refreshBalance();
    keepOrder(at, { ...now, state: "pending" });
  } else endOrder(at, now);
}

/** The try brought no answer, or one that is none. */
export function unknown(at: SlipContext, order: Order, error: unknown): void {
  const kind = error instanceof CallError ? error.kind : "network";
  const stored = storedOrder(at, order.userId);
  if (stored?.key !== order.key || stored.state === "pending" || stored.state === "done") return;
  const failedAt = at.deps.now();
  // Of a first try a refusal is the whole story; an earlier one may still be on its way.
  const refused = stored.tries === 1 && (kind === "code" || kind === "offline");
  keepOrder(at, { ...stored, state: "unknown", failedAt, refused });
}

/** Not with the server: refused as a whole, not there yet, or lost on the way. */
function notThere(at: SlipContext, order: Order): void {
  const stored = storedOrder(at, order.userId);
  if (stored?.key !== order.key || !isConfirming(stored) || stored.state === "pending") return;
  if (stored.refused) return dropOrder(at, stored);
  const { sentAt, failedAt } = stored;
  const now = at.deps.now();
  const lost =
    now - sentAt > LOST_AFTER.silent || (failedAt !== null && now - failedAt > LOST_AFTER.failed);
  if (lost && stored.state !== "unsent") keepOrder(at, { ...stored, state: "unsent" });
}
