import { useTranslation } from "react-i18next";
import { type Withdrawal, WITHDRAWAL_STEPS } from "#contract/api/withdraw.ts";
import type { WithdrawalState } from "#contract/payments.ts";
import { listTime } from "#lib/time/list-times.ts";
import { StepTimeline, type TimelineStep } from "#ui/layout/step-timeline.tsx";
import { isOpenWithdrawal } from "./use-withdrawal.ts";

export function WithdrawalSteps({ order }: { readonly order: Withdrawal }) {
  const { t } = useTranslation("withdraw");
  const steps = withdrawalStepStates(order).map(({ key, state, at }): TimelineStep => {
    const title = t(state === "failed" ? `step.ended.${ended(order.state)}` : `step.${key}`);
    return { key, title, state, ...(at === null ? {} : { note: listTime(at) }) };
  });
  return <StepTimeline label={t("progress.steps")} steps={steps} />;
}

type StepKey = (typeof WITHDRAWAL_STEPS)[number];

interface Step {
  readonly key: StepKey;
  readonly state: TimelineStep["state"];
  readonly at: number | null;
}

/** Steps with a time are done; the first one without a time is current, or the one at which the withdrawal ended. */
export function withdrawalStepStates(
  order: Pick<Withdrawal, "state" | "steps" | "endedAt">,
): readonly Step[] {
  const timeOf = (key: StepKey) => order.steps.find((step) => step.key === key)?.at ?? null;
  const undone = WITHDRAWAL_STEPS.findIndex((key) => timeOf(key) === null);
  const stands = undone === -1 ? WITHDRAWAL_STEPS.length : undone;
  const open = isOpenWithdrawal(order);
  const isBack = !open && order.state !== "arrived";
  return WITHDRAWAL_STEPS.slice(0, isBack ? stands + 1 : undefined).map((key, at) => ({
    key,
    state: at < stands ? "done" : at > stands ? "next" : isBack ? "failed" : "now",
    at: isBack && at === stands ? order.endedAt : timeOf(key),
  }));
}

function ended(state: WithdrawalState): "refused" | "failed" | "cancelled" {
  return state === "failed" || state === "cancelled" ? state : "refused";
}
