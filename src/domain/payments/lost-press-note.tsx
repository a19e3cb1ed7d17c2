import { useTranslation } from "react-i18next";
import { serverNow } from "#lib/clock.ts";
import { MoneyNote } from "../wallet/money-call/money-note.tsx";
import { forgetPress, stillThere, useLostPress } from "./order-press.ts";
import { useBackOff } from "./use-back-off.ts";

interface LostPressNoteProps {
  readonly orderId: string;
  /** Differs after each change of the order. */
  readonly turn: string;
  /** Asks for the order. @throws what kept the server from answering */
  readonly ask: () => Promise<unknown>;
}

/** Says that a press about the order is being confirmed, and asks until it is known. The page has the texts of `account`. */
export function LostPressNote({ orderId, turn, ask }: LostPressNoteProps) {
  const { t } = useTranslation("account");
  const press = useLostPress({ orderId, turn });
  const since = press === null ? null : `${press.state} ${press.sentAt}`;
  const askOnce = async () => {
    const askedAt = serverNow();
    // Nothing is known without an answer.
    await ask().then(
      () => stillThere(orderId, askedAt),
      () => {},
    );
  };
  useBackOff({ ask: askOnce, since, seldom: press?.state === "unsent" });
  if (press === null) return null;
  return (
    <MoneyNote
      leaves
      call={press}
      say={(key) => t(`press.${key}`)}
      onResend={press.repeat}
      onGiveUp={() => forgetPress(orderId)}
    />
  );
}
