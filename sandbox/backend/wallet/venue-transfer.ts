// Transfers between the centre wallet and a member's account at a venue.
import type * as v from "valibot";
import * as calls from "#contract/api/venue-wallets.ts";
import { INVALID_PARAMETER } from "#contract/codes.ts";
import { MARKET_OF } from "#contract/protection/controls.ts";
import { checkOpen, listedVenue } from "../venues/listed-venue.ts";
import { settledMember } from "../venues/settled-member.ts";
import { checkEntry } from "../duties/check-limits.ts";
import type { Answers } from "../wire/call-answers.ts";
import { type CallContext, memberOf } from "../wire/call-context.ts";
import { Refusal } from "../wire/refusal.ts";
import { keepsMoney } from "./bring-back.ts";
import { outcomeOf, runOnce } from "./idempotency.ts";
import { accountCents, post, venueCents, venueOf, walletOf } from "../ledger/ledger.ts";

type Asked = v.InferOutput<typeof calls.venueTransfer.request>;

export const TRANSFER_ANSWERS: Answers<"venueTransfer" | "venueTransferStatus"> = {
  venueTransfer: {
    cacheMs: 0,
    answer(context, body) {
      const { database, time, caller } = context;
      const { id: member } = settledMember(context);
      const asked = { member, time, key: caller.idempotencyKey, call: "venueTransfer", body };
      const act = () => move(context, body);
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

function move(context: CallContext, { channelCode, amount, ty }: Asked): string {
  const { database, time } = context;
  const { id: member } = memberOf(context);
  const venue = listedVenue(context, channelCode);
  const cents = Number(amount.replace(".", ""));
  // Bets of the site's own sports pages are paid from the centre wallet.
  if (venue.launchKind === "local") throw new Refusal(INVALID_PARAMETER, "channelCode");
  if (cents === 0) throw new Refusal(INVALID_PARAMETER, "amount");
  checkOpen(venue, time);
  const isIn = ty === calls.TRANSFER.in;
  if (isIn) checkEntry(database, { member, time, market: MARKET_OF[venue.category] });
  const held = isIn
    ? accountCents(database, walletOf(member))
    : venueCents(database, member, channelCode);
  if (held < cents) throw new Refusal(INVALID_PARAMETER, "", { message: "余额不足" });
  const refusal = isIn ? null : keepsMoney(database, { member, time }, venue);
  if (refusal !== null) throw refusal;
  const sent = isIn ? cents : -cents;
  post(database, { reason: "transfer", reference: channelCode, time }, [
    [walletOf(member), -sent],
    [venueOf(member, channelCode), sent],
  ]);
  return "";
}
