// Every movement of a member's money (spec: betting-and-money §7 "Payments"; payloads:
// docs/decisions/046-money-payloads.md).
import * as v from "valibot";
import { DEAL_KINDS, DEAL_STATES, WAIT_PAGES } from "../payments.ts";
import {
  cents,
  filled,
  number,
  orNull,
  pageAsked,
  rows,
  rowsOrNone,
  text,
  total,
  withTotal,
} from "./answer-fields.ts";
import { apiCall } from "./envelope.ts";

const deal = v.object({
  id: filled, // order number
  kind: v.picklist(DEAL_KINDS),
  title: filled, // channel, account or venue
  time: number, // epoch milliseconds
  endedAt: orNull(number),
  amountCents: cents, // change of the centre wallet; what it would be while the deal is open
  /** Outside the centre wallet: units of a coin, as text with its code. */
  other: v.fallback(text, ""),
  feeCents: v.fallback(cents, 0),
  bonusCents: v.fallback(cents, 0),
  balanceCents: orNull(cents), // centre wallet afterwards
  state: v.picklist(DEAL_STATES),
  stateText: v.fallback(text, ""), // in words: `已到账`
  note: v.fallback(text, ""),
  steps: rowsOrNone(v.object({ label: filled, at: orNull(number) })),
  facts: rowsOrNone(v.object({ label: filled, value: filled })),
  wait: orNull(v.picklist(WAIT_PAGES)), // page of an open deposit order
});
export type Deal = v.InferOutput<typeof deal>;

/** Listed and asked for by the time at which the wallet moved (`contract/deal-time.ts`), the last first. */
export const dealRecords = apiCall({
  path: "/fd/api/v1/transactions/queryDealRecord",
  request: v.strictObject({
    kinds: v.array(v.picklist(DEAL_KINDS)), // empty: all
    state: v.picklist(["all", ...DEAL_STATES]),
    /** Epoch milliseconds, from inclusive to exclusive. */
    from: v.number(),
    to: v.number(),
    orderId: v.optional(v.pipe(v.string(), v.maxLength(40))), // one order, whatever its date
    ...pageAsked(200),
  }),
  response: v.pipe(
    v.object({
      total,
      /** Sums of all pages, of deals that are done. */
      inCents: cents,
      outCents: cents,
      feeCents: v.fallback(cents, 0),
      list: rows(deal),
    }),
    v.transform(withTotal),
  ),
  member: true,
});
