// Edits a series: the money call of a ticket, one at a time. Independent of the view, which may be closed meanwhile.
import * as v from "valibot";
import { editBet, editBetStatus, legSchema } from "#contract/api/tickets.ts";
import { ownValue } from "#contract/own-value.ts";
import { formatCents } from "#lib/text/format.ts";
import { i18n } from "#lib/text/i18n.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { isOpen, type MoneyCall, type OpenState } from "#domain/wallet/money-call/money-call.ts";
import { refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { reportRefusal, siteMoneyCalls } from "#domain/wallet/money-call/site-money-calls.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { refreshBets } from "../../bet-slip/bets/use-open-bets.ts";
import { askOutcome } from "../../feed/ask-outcome.ts";
import { loadLaunch } from "../../feed/launch.ts";
import { requestResource } from "../../feed/resource.ts";
import { EDIT_KIND } from "./edit-key.ts";

const editSchema = v.object({
  ticketId: v.string(),
  quoteId: v.string(),
  legs: v.array(legSchema),
  valueCents: v.number(),
});
export type Edit = v.InferOutput<typeof editSchema>;
/** The tickets are refetched. */
const editedSchema = v.omit(editBet.response, ["ticket"]);
type EditCall = MoneyCall<Edit, v.InferOutput<typeof editedSchema>>;

export const edits = siteMoneyCalls({
  name: EDIT_KIND,
  about: ({ valueCents }) => formatCents(valueCents),
  call: editBet,
  body: editSchema,
  answer: editedSchema,
  ready: loadLaunch,
  send: (edit: Edit, idempotencyKey) =>
    requestResource(editBet, edit, { idempotencyKey, quiet: true }),
  ask: (key) => askOutcome(editBetStatus, key),
  ended,
});

/** The call that is open for a ticket; null when none is. */
export function useOpenEdit(ticketId: string): (EditCall & { readonly state: OpenState }) | null {
  const call = edits.useCalls(({ calls }) => ownValue(calls, ticketId));
  return isOpen(call) ? call : null;
}

export async function takeEdit(edit: Edit): Promise<void> {
  const started = await edits.start({ slot: edit.ticketId, body: edit });
  if (started === "visitor") promptLogin();
  if (started === "offline") say("offline");
}

function ended(call: EditCall, by: "thisTab" | "otherTab"): void {
  const { body, answer, refusal } = call;
  if (call.state === "done" && answer?.state === "done") {
    say("done", { amount: formatCents(body.valueCents) });
    return void refreshBets();
  }
  const error = refusalError(call, editBet);
  if (error !== null && by === "thisTab") return reportRefusal(error, editBet);
  if (answer?.refusal) return showToast(answer.refusal.message);
  if (answer !== null) return say(answer.state === "suspended" ? "suspended" : "changed");
  say(refusal?.code === null ? "notSent" : "refused");
}

function say(
  key: "done" | "changed" | "suspended" | "refused" | "notSent" | "offline",
  values: { readonly amount?: string } = {},
): void {
  showToast(i18n.t(`sport:bets.edit.${key}`, values));
}
