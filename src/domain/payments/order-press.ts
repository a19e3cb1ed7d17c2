// A press about an order that exists: "paid", "cancel". When its answer is lost it is "confirming", as calls that
// move money are, until the order itself shows what became of it. The server carries out a repeated press once.
import { create } from "zustand";
import { ownValue } from "#contract/own-value.ts";
import { serverNow } from "#lib/time/clock.ts";
import type { CallOptions } from "#lib/wire/call-options.ts";
import { isOffline } from "#lib/browser/offline.ts";
import { useSession } from "#session/account/session-store.ts";
import { lostAt, type MoneyCall } from "../wallet/money-call/money-call.ts";
import { isUndecided, undecidedText } from "../wallet/money-call/undecided.ts";

interface Pressed {
  readonly orderId: string;
  /** Of the order that the member saw: another one shows that the press was carried out, or is of no use now. */
  readonly turn: string;
}

interface LostPress extends Pick<MoneyCall<unknown, unknown>, "sentAt" | "said"> {
  readonly turn: string;
  readonly state: "sending" | "unknown" | "unsure" | "unsent";
  readonly failedAt: number;
  readonly repeat: () => void;
}

const useLostPresses = create<Readonly<Record<string, LostPress>>>(() => ({}));

useSession.subscribe(({ userId }, before) => {
  if (userId !== before.userId) useLostPresses.setState({}, true);
});

/** The press whose answer is missing; null once the order has changed. */
export function useLostPress({ orderId, turn }: Pressed): LostPress | null {
  const press = useLostPresses((presses) => ownValue(presses, orderId));
  return press?.turn === turn ? press : null;
}

/** @returns false when the answer was lost @throws CallError that the member has been told of */
export async function pressOrder(
  pressed: Pressed,
  call: (quiet: CallOptions["quiet"]) => Promise<void>,
): Promise<boolean> {
  const { orderId, turn } = pressed;
  const before = ownValue(useLostPresses.getState(), orderId);
  if (before !== undefined) keepPress(orderId, { ...before, state: "sending" });
  // Nothing leaves a page that is cut off.
  const isLost = isOffline() ? () => false : isUndecided;
  const sentAt = serverNow();
  try {
    await call(isLost);
    forgetPress(orderId);
    return true;
  } catch (error) {
    if (!isLost(error)) {
      forgetPress(orderId);
      throw error;
    }
    keepPress(orderId, {
      turn,
      state: "unknown",
      sentAt,
      failedAt: serverNow(),
      said: undecidedText(error),
      // The call tells the member what it is refused for.
      repeat: () => void pressOrder(pressed, call).catch(() => {}),
    });
    return false;
  }
}

/** The order has not changed, or there is no answer. @param askedAt when it was asked for */
export function lostPress(orderId: string, askedAt: number, state: "unsent" | "unsure"): void {
  const press = ownValue(useLostPresses.getState(), orderId);
  if (press === undefined || press.state === "sending" || askedAt < lostAt(press)) return;
  if (press.state !== "unsent") keepPress(orderId, { ...press, state });
}

export function forgetPress(orderId: string): void {
  const { [orderId]: _ended, ...others } = useLostPresses.getState();
  useLostPresses.setState(others, true);
}

function keepPress(orderId: string, press: LostPress): void {
  useLostPresses.setState({ [orderId]: press });
}
