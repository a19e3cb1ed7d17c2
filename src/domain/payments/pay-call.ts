// A deposit order is created: one at a time per member. The stored call contains the channel and the amount, its
// outcome the order id; accounts and names of the order stay on the server.
import * as v from "valibot";
import { dealRecords } from "#contract/api/deal-records.ts";
import { depositOrderSchema } from "#contract/api/deposit-order.ts";
import { depositRewards } from "#contract/api/deposit-rewards.ts";
import { pay, paymentTypes, payStatus } from "#contract/api/deposit.ts";
import { BIND_REAL_NAME } from "#contract/codes.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { loadMember } from "#session/account/member.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import type { MoneyCall } from "../wallet/money-call/money-call.ts";
import { refusalError } from "../wallet/money-call/refusal-error.ts";
import { siteMoneyCalls } from "../wallet/money-call/site-money-calls.ts";

export type PayBody = v.InferOutput<typeof pay.request>;

const createdSchema = v.pick(depositOrderSchema, ["orderId", "wait"]);
export type CreatedOrder = v.InferOutput<typeof createdSchema>;
export type PayCall = MoneyCall<PayBody, CreatedOrder>;

/** Slot of the stored call: one order at a time. */
export const PAY = "";

export const payCalls = siteMoneyCalls<PayBody, CreatedOrder>({
  name: "pay",
  about: ({ amountCents }) => formatCents(amountCents),
  call: pay,
  body: pay.request,
  answer: createdSchema,
  send: async (body, idempotencyKey) =>
    created(await request(pay, body, { idempotencyKey, quiet: true })),
  ask: async (key) => {
    const outcome = await request(payStatus, { key }, { quiet: true });
    return outcome.state === "done" ? { ...outcome, answer: created(outcome.answer) } : outcome;
  },
  ended: (call) => void tell(call),
});

/** The order that is being created, or was during this page load. */
export function usePayCall(): PayCall | null {
  return payCalls.useCalls(({ calls }) => calls[PAY]) ?? null;
}

/** Reloads everything that shows orders. */
export function refreshDeposits(): void {
  for (const { path } of [paymentTypes, depositRewards, dealRecords]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
}

let watched = false;

/** While the deposit page is open, it shows the outcome itself. */
export function watchPayCall(): () => void {
  watched = true;
  return () => {
    watched = false;
  };
}

function created({ orderId, wait }: CreatedOrder): CreatedOrder {
  return { orderId, wait };
}

async function tell(call: PayCall): Promise<void> {
  refreshDeposits();
  // The page thought that the name was set, so the member data is out of date.
  if (call.refusal?.code === BIND_REAL_NAME) void loadMember().catch(() => {});
  if (watched) return;
  const error = refusalError(call, pay);
  if (error !== null) return showToast(errorText(error));
  await loadNamespace("deposit");
  const amount = formatCents(call.body.amountCents);
  showToast(i18n.t(`deposit:told.${call.state === "done" ? "done" : "failed"}`, { amount }));
}
