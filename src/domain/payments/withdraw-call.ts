// Withdrawals, one at a time (spec: betting-and-money §7 "Payments"). The body holds no account data and no
// password: the account is named by its id, the second password by the proof that it was typed.
import type * as v from "valibot";
import { withdraw, withdrawInfo, withdrawStatus } from "#contract/api/withdraw.ts";
import { takemoney } from "#contract/pages.ts";
import { pathInBar } from "#brand/local-path.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { formatCents } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { i18n } from "#lib/text/i18n.ts";
import { queryClient } from "#lib/calls/query-client.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { loadNamespace } from "#session/preferences/locale.ts";
import type { MoneyCall } from "../wallet/money-call/money-call.ts";
import { isUntold, refusalError } from "../wallet/money-call/refusal-error.ts";
import { siteMoneyCalls } from "../wallet/money-call/site-money-calls.ts";

type WithdrawBody = Readonly<v.InferOutput<typeof withdraw.request>>;
type WithdrawAnswer = v.InferOutput<typeof withdraw.response>;
export type WithdrawCall = MoneyCall<WithdrawBody, WithdrawAnswer>;

/** Slot of the stored call: one withdrawal at a time. */
export const WITHDRAWAL = "";

export const withdrawals = siteMoneyCalls<WithdrawBody, WithdrawAnswer>({
  name: "withdraw",
  about: ({ amountCents }) => formatCents(amountCents),
  call: withdraw,
  body: withdraw.request,
  answer: withdraw.response,
  send: (body, idempotencyKey) => request(withdraw, body, { idempotencyKey, quiet: true }),
  ask: (key) => request(withdrawStatus, { key }, { quiet: true }),
  ended: (call) => void tell(call),
});

/** The withdrawal that is being sent, or ended during this page load. */
export function useWithdrawCall(): WithdrawCall | null {
  return withdrawals.useCalls(({ calls }) => calls[WITHDRAWAL]) ?? null;
}

async function tell(call: WithdrawCall): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [withdrawInfo.path] });
  const error = refusalError(call, withdraw);
  if (error !== null) {
    // The page itself shows the refusal.
    if (pathInBar() !== takemoney) showToast(errorText(error));
    return;
  }
  await loadNamespace("withdraw");
  const amount = formatCents(call.body.amountCents);
  if (call.state === "done") showToast(i18n.t("withdraw:told.done", { amount }));
  else if (isUntold(call, withdraw)) showToast(i18n.t("withdraw:told.failed", { amount }));
}
