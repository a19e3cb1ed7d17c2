import type * as v from "valibot";
import * as calls from "#contract/api/venue-wallets.ts";
import { listedVenue } from "../venues/listed-venue.ts";
import { settledMember } from "../venues/settled-member.ts";
import type { Answers } from "../wire/call-answers.ts";
import { memberOf } from "../wire/call-context.ts";
import { bringBack, type MoneyAt } from "./bring-back.ts";
import { decimal } from "../ledger/decimal.ts";
import { outcomeOf, runOnce } from "./idempotency.ts";

export const RECYCLE_ANSWERS: Answers<"recycle" | "recycleStatus"> = {
  recycle: {
    cacheMs: 0,
    answer(context, body) {
      const { database, time, caller, ports, view } = context;
      const { id: member } = settledMember(context);
      const asked = { member, time, key: caller.idempotencyKey, call: "recycle", body };
      const act = (): v.InferOutput<typeof calls.recycle.response> => {
        const { channelCode } = body;
        const venues =
          channelCode === undefined
            ? ports.venues(view, time)
            : [listedVenue(context, channelCode)];
        const { moved, kept } = bringBack(database, { member, time, venues, reason: "recycle" });
        return {
          moved: moved.map(row),
          kept: kept.map((money) => ({ ...row(money), message: money.refusal.message })),
        };
      };
      return runOnce(database, asked, { schema: calls.recycle.response, act });
    },
  },
  recycleStatus: {
    cacheMs: 0,
    answer(context, { key }) {
      const asked = { member: memberOf(context).id, key, call: "recycle" };
      return outcomeOf(context.database, asked, calls.recycle.response);
    },
  },
};

const row = ({ venue: { channelCode, name }, cents }: MoneyAt) => ({
  channelCode,
  name,
  amount: decimal(cents),
});
