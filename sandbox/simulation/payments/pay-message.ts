import type { Locale } from "#contract/locales.ts";
import type { OrderRow } from "../../backend/deposits/order-row.ts";
import { yuan } from "../../backend/ledger/decimal.ts";
import { coinText } from "../../backend/wallet/coin-money.ts";
import type { PayMessage } from "./pay-messages.ts";
import { ACT_TEXTS, PAY_TEXTS, PROVIDERS, STATE_TEXTS, UNDERWAY } from "./pay-texts.ts";
import { possibleActs } from "./steer.ts";

interface Told {
  readonly locale: Locale;
  readonly time: number;
  /** A payment is on its way. */
  readonly underway: boolean;
}

export function payMessage(order: OrderRow, { locale, time, underway }: Told): PayMessage {
  const { kind, coin, dueCents, state, note, target, id, channelName } = order;
  const facts = [
    { label: "订单号", value: id, copy: true, exact: true },
    { label: "收款通道", value: channelName, copy: false, exact: false },
    ...target.payTo,
  ];
  return {
    kind,
    locale,
    texts: PAY_TEXTS,
    provider: PROVIDERS[kind],
    due: coin ? coinText(coin.units, coin.coin) : yuan(dueCents),
    facts,
    state,
    stateText: STATE_TEXTS[state],
    note: underway ? UNDERWAY : note,
    left: Math.max(0, order.expiresAt - time),
    acts: possibleActs(order, underway).map((act) => {
      const [label, hint] = ACT_TEXTS[act];
      return { act, label, hint };
    }),
  };
}
