import * as v from "valibot";
import { EXCHANGE, exchanges } from "#domain/payments/exchange-call.ts";
import { storedDraft } from "#session/account/stored-draft.ts";

const draftSchema = v.object({
  way: v.picklist(["toCoin", "toCny"]),
  /** The side that was typed; the other follows from the rate. */
  side: v.picklist(["paid", "received"]),
  /** As it is typed. */
  amount: v.pipe(v.string(), v.maxLength(40)),
});
export type ExchangeDraft = v.InferOutput<typeof draftSchema>;
export type ExchangeSide = ExchangeDraft["side"];

export const exchangeDraft = storedDraft<ExchangeDraft>("exchange", draftSchema, {
  way: "toCoin",
  side: "paid",
  amount: "",
});

// The exchange is done, so the draft is empty again.
exchanges.useCalls.subscribe(({ calls }, before) => {
  if (calls[EXCHANGE]?.state === "done" && before.calls[EXCHANGE]?.state !== "done")
    exchangeDraft.change({ amount: "" });
});
