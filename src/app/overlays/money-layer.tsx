// Money calls that an earlier load of the page has left open are asked for, whatever page this is.
import { hasStoredCalls } from "#domain/wallet/money-call/stored-kinds.ts";
import { useSession } from "#session/account/session-store.ts";
import { brandLayer } from "#session/parts/brand-part.ts";
import { latePart } from "#session/parts/late-part.tsx";

const SportOrders = brandLayer("orders");
const Deposits = brandLayer("deposits");
const Exchanges = brandLayer("exchanges");
const Claims = brandLayer("claims");
const ChatGifts = brandLayer("gifts");
const ActivityClaims = brandLayer("activity-claims");

const Transfers = latePart(
  async () => {
    // Importing the modules starts following open calls.
    await Promise.all([
      import("#domain/wallet/venue-transfer.ts"),
      import("#domain/wallet/venue-recycle.ts"),
      import("#domain/payments/withdraw-call.ts"),
    ]);
    return () => null;
  },
  { unasked: true },
);

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
