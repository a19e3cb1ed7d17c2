import type * as calls from "#contract/api/deal-records.ts";
import { settleMoney } from "../withdrawals/settle-money.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { type DealRow, dealRows, dealTotals } from "./deal-rows.ts";
import { describeDeal } from "./describe-deal.ts";

const LARGEST_PAGE = 200;

export const DEAL_ANSWERS: Answers<"dealRecords"> = {
  dealRecords: {
    cacheMs: 0,
    answer(context, { pageNum, pageSize, ...asked }) {
      const { database, ports, time } = context;
      const member = memberOf(context).id;
      ports.importHistory(member, time);
      settleMoney(context);
      const filter = { member, ...asked };
      const limit = Math.min(LARGEST_PAGE, Math.max(1, Math.floor(pageSize)));
      const offset = Math.max(0, Math.floor(pageNum) - 1) * limit;
      const list = dealRows(database, filter, { limit, offset });
      return { ...dealTotals(database, filter), list: list.map((row) => dealView(context, row)) };
    },
  },
};

function dealView(context: CallContext, row: DealRow): calls.Deal {
  const { id, kind, time, endedAt, amountCents, feeCents, bonusCents, balanceCents, state } = row;
  return {
    id,
    kind,
    time,
    endedAt,
    amountCents,
    feeCents,
    bonusCents,
    balanceCents,
    state,
    ...describeDeal(context, row),
  };
}
