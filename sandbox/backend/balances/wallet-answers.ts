import { updateMember } from "../members/member-store.ts";
import type { Answers } from "../wire/call-answers.ts";
import { memberOf } from "../wire/call-context.ts";
import { balance } from "./balance.ts";
import { RECYCLE_ANSWERS } from "../wallet/recycle.ts";
import { VENUE_BALANCE_ANSWERS } from "./venue-balances.ts";
import { TRANSFER_ANSWERS } from "../wallet/venue-transfer.ts";

export const WALLET_ANSWERS = {
  balance: { cacheMs: 0, answer: balance },
  setAutoTransferStatus: {
    cacheMs: 0,
    answer(context, { status }) {
      const autoTransfer = status === "1" ? 1 : 0;
      updateMember(context.database, memberOf(context).id, { autoTransfer });
      return null;
    },
  },
  ...TRANSFER_ANSWERS,
  ...RECYCLE_ANSWERS,
  ...VENUE_BALANCE_ANSWERS,
} satisfies Partial<Answers>;
