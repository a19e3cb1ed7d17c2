// Money calls that an earlier load of the page has left open are asked for, whatever page this is.
import { type ComponentType, lazy } from "react";
import { loadAtLast } from "#lib/offline.ts";
import { hasStoredCalls } from "#domain/wallet/money-call/stored-kinds.ts";
import { useSession } from "#session/account/session-store.ts";
import { brandLayer, Nothing } from "./brand-layer.ts";

const SportOrders = brandLayer("orders");
const Deposits = brandLayer("deposits");
const Exchanges = brandLayer("exchanges");
const Claims = brandLayer("claims");
const ChatGifts = brandLayer("gifts");
const ActivityClaims = brandLayer("activity-claims");

const Transfers = lazy(async (): Promise<Part> => {
  // Importing the modules starts following open calls.
  await Promise.all([
    loadAtLast(() => import("#domain/wallet/venue-transfer.ts")),
    loadAtLast(() => import("#domain/wallet/venue-recycle.ts")),
    loadAtLast(() => import("#domain/payments/withdraw-call.ts")),
  ]);
  return { default: Nothing };
});

interface Part {
  readonly default: ComponentType;
}

export function MoneyLayer() {
  const userId = useSession((session) => session.userId);
  if (!hasStoredCalls(userId)) return null;
  return (
    <>
      <SportOrders />
      <Deposits />
      <Exchanges />
      <Claims />
      <ChatGifts />
      <ActivityClaims />
      <Transfers />
    </>
  );
}
