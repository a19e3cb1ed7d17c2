// Transfers between the centre wallet and a member's account at a venue.
import type { DatabaseSync } from "node:sqlite";
import type * as v from "valibot";
import * as calls from "#contract/api/venue-wallets.ts";
import { SPORT_CHANNEL } from "#contract/betting/sports.ts";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import type { Answers } from "../wire/call-answers.ts";
import { memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { outcomeOf, runOnce } from "./idempotency.ts";
import { accountCents, post, venueOf, walletOf } from "./ledger.ts";

type Asked = v.InferOutput<typeof calls.venueTransfer.request>;

export const TRANSFER_ANSWERS: Answers<"venueTransfer" | "venueTransferStatus"> = {
  venueTransfer: {
    cacheMs: 0,
    answer(context, body) {
      const { database, time, caller } = context;
      const { id: member } = memberOf(context);
      const asked = { member, time, key: caller.idempotencyKey, call: "venueTransfer", body };
      const act = () => move(database, { member, time }, body);
      return runOnce(database, asked, { schema: calls.venueTransfer.response, act });
    },
  },
  venueTransferStatus: {
    cacheMs: 0,
    answer(context, { key }) {
      const asked = { member: memberOf(context).id, key, call: "venueTransfer" };
      return outcomeOf(context.database, asked, calls.venueTransfer.response);
    },
  },
};

function move(
  database: DatabaseSync,
  { member, time }: { readonly member: number; readonly time: number },
  { channelCode, amount, ty }: Asked,
): string {
  const cents = Number(amount.replace(".", ""));
  // Sports bets are paid from the centre wallet, so there is nothing to transfer.
  if (channelCode === SPORT_CHANNEL) throw new Refusal(INVALID_PARAMETER, "channelCode");
  if (cents === 0) throw new Refusal(INVALID_PARAMETER, "amount");
  const [from, to] =
    ty === calls.TRANSFER.in
      ? [walletOf(member), venueOf(member, channelCode)]
      : [venueOf(member, channelCode), walletOf(member)];
  if (accountCents(database, from) < cents) {
    throw new Refusal(INVALID_PARAMETER, "", { message: "余额不足" });
  }
  post(database, { reason: "transfer", reference: channelCode, time }, [
    [from, -cents],
    [to, cents],
  ]);
  return "";
}
