// Orders that the server does not know, above the slip, which goes on without them.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import type { Order } from "../state/order.ts";
import { useSlip } from "../state/slip-store.ts";
import { BetWords } from "./bet-words.tsx";
import { OrderNote } from "./order-note.tsx";

export function UndeliveredList() {
  const { t } = useTranslation("sport");
  const orders = useSlip((state) => state.undelivered);
  if (orders.length === 0) return null;
  return (
    <ul role="list" aria-label={t("view.undelivered")} className={list}>
      {orders.filter(isOpen).map((order) => (
        <li key={order.key} className={item}>
          {order.body.picks.map((pick) => (
            <BetWords key={pick.priceId} pick={pick} cents={stakeOn(order, pick.priceId)} />
          ))}
          <OrderNote order={order} />
        </li>
      ))}
    </ul>
  );
}

/** Of the ticket that a selection is first in. */
function stakeOn({ body }: Order, priceId: string): number | undefined {
  return body.tickets.find(({ legs }) => legs[0]?.priceId === priceId)?.stakeCents;
}

const list = css({ display: "grid", gap: "2", padding: "2" });
const item = css({ display: "grid", gap: "1-5", fontSize: "sm" });
