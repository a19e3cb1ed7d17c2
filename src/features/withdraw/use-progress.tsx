// Open withdrawals, also those from another device. One that ends while the page is open stays until the member closes
// it. What was sent just now is for the top of the page; the others stand below the amount, which is what the page is for.
import { type ReactNode, useState } from "react";
import type { Withdrawal } from "#contract/api/withdraw.ts";
import { useWithdrawCall } from "#domain/payments/withdraw-call.ts";
import { WithdrawalCard } from "./withdrawal-card.tsx";

interface Progress {
  readonly sent: ReactNode;
  readonly others: ReactNode;
}

export function useProgress(open: readonly Withdrawal[]): Progress {
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
  return {
    sent: shown.filter(isSent).map(card),
    others: shown.filter((one) => !isSent(one)).map(card),
  };
}

function has(orders: readonly Withdrawal[], wanted: string): boolean {
  return orders.some(({ orderId }) => orderId === wanted);
}

function unique(orders: readonly Withdrawal[]): readonly Withdrawal[] {
  return orders.filter(
    ({ orderId }, at) => orders.findIndex((one) => one.orderId === orderId) === at,
  );
}
