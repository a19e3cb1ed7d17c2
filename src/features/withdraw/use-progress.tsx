// Open withdrawals, also those from another device. One that ends while the page is open stays until the member closes
// it. What was sent just now is for the top of the page. The others stand below the amount, which is what the page is
// for, or above it where no other withdrawal is possible. They stay there when that changes: a card that moves would
// take a press or the focus with it.
import { type ReactNode, useState } from "react";
import type { Withdrawal } from "#contract/api/withdraw.ts";
import { useWithdrawCall } from "#domain/payments/withdraw-call.ts";
import { WithdrawalCard } from "./withdrawal-card.tsx";

interface Progress {
  readonly sent: ReactNode;
  readonly above: ReactNode;
  readonly below: ReactNode;
}

/** @param takesMore whether another withdrawal is possible */
export function useProgress(open: readonly Withdrawal[], takesMore: boolean): Progress {
  const call = useWithdrawCall();
  const [seen, setSeen] = useState<readonly Withdrawal[]>([]);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const sent = call?.state === "done" && call.answer !== null ? [call.answer] : [];
  const fresh = [...sent, ...open].filter(({ orderId }) => !has(seen, orderId));
  if (fresh.length > 0) setSeen([...unique(fresh), ...seen]);
  const shown = seen.filter(({ orderId }) => !closed.includes(orderId));
  const card = (known: Withdrawal) => (
    <WithdrawalCard
      key={known.orderId}
      // The list may be newer than the order's own answer.
      known={open.find(({ orderId }) => orderId === known.orderId) ?? known}
      fresh={has(sent, known.orderId)}
      onClose={() => setClosed([...closed, known.orderId])}
    />
  );
  const isSent = ({ orderId }: Withdrawal) => has(sent, orderId);
  const others = shown.filter((one) => !isSent(one));
  const place = usePlace(others.length > 0, takesMore);
  const cards = others.map(card);
  return {
    sent: shown.filter(isSent).map(card),
    above: place === "above" && cards,
    below: place === "below" && cards,
  };
}

/** Decided when the first card appears. */
function usePlace(any: boolean, takesMore: boolean): "above" | "below" | null {
  const [place, setPlace] = useState<"above" | "below" | null>(null);
  const wanted = any ? (place ?? (takesMore ? "below" : "above")) : null;
  if (wanted !== place) setPlace(wanted);
  return wanted;
}

function has(orders: readonly Withdrawal[], wanted: string): boolean {
  return orders.some(({ orderId }) => orderId === wanted);
}

function unique(orders: readonly Withdrawal[]): readonly Withdrawal[] {
  return orders.filter(
    ({ orderId }, at) => orders.findIndex((one) => one.orderId === orderId) === at,
  );
}
