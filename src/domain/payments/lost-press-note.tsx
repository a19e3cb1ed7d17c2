import { serverNow } from "#lib/time/clock.ts";
import { OpenNote } from "../wallet/money-call/call-note.tsx";
import { canResend } from "../wallet/money-call/money-call.ts";
import { forgetPress, lostPress, useLostPress } from "./order-press.ts";
import { useBackOff } from "./use-back-off.ts";

interface LostPressNoteProps {
  readonly orderId: string;
  /** Differs after each change of the order. */
  readonly turn: string;
  /** Asks for the order. @throws what kept the server from answering */
  readonly ask: () => Promise<unknown>;
}

/** Says that a press about the order is being confirmed, and asks until it is known. */
export function LostPressNote({ orderId, turn, ask }: LostPressNoteProps) {
  const press = useLostPress({ orderId, turn });
  const since = press === null ? null : `${press.state} ${press.sentAt}`;
  const askOnce = async () => {
    const askedAt = serverNow();
    await ask().then(
      () => lostPress(orderId, askedAt, "unsent"),
      () => lostPress(orderId, askedAt, "unsure"),
    );
  };
  useBackOff({ ask: askOnce, since, seldom: press !== null && canResend(press) });
  return (
    <OpenNote
      name="press"
      call={press}
      onResend={() => press?.repeat()}
      onGiveUp={() => forgetPress(orderId)}
    />
  );
}
