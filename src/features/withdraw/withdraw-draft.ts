import * as v from "valibot";
import { PAYEE_KINDS, type PayeeKind } from "#contract/payments.ts";
import { storedDraft } from "#session/account/stored-draft.ts";
import { WITHDRAWAL, withdrawals } from "#domain/payments/withdraw-call.ts";

const kinds = Object.keys(PAYEE_KINDS) as PayeeKind[];

const draftSchema = v.object({
  kind: v.nullable(v.picklist(kinds)),
  accountId: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  /** As it is typed. */
  amount: v.pipe(v.string(), v.maxLength(40)),
});
type Draft = v.InferOutput<typeof draftSchema>;

export const withdrawDraft = storedDraft<Draft>("withdraw", draftSchema, {
  kind: null,
  accountId: null,
  amount: "",
});

// The withdrawal was accepted, so the draft is empty again.
withdrawals.useCalls.subscribe(({ calls }, before) => {
  const call = calls[WITHDRAWAL];
  if (call?.state === "done" && before.calls[WITHDRAWAL]?.state !== "done")
    withdrawDraft.change({ amount: "" });
});
