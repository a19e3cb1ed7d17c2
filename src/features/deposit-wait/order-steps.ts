// The steps of an order with the times that the server has sent.
import type { TFunction } from "i18next";
import { DEPOSIT_STEPS, type DepositOrder } from "#contract/api/deposit-order.ts";
import type { OrderState, WaitPage } from "#contract/payments.ts";
import { formatCents, formatClock } from "#lib/text/format.ts";
import type { StepState, TimelineStep } from "#ui/layout/step-timeline.tsx";
import { usualTime } from "./usual-time.ts";

type Say = TFunction<["deposit-wait", "account"]>;
type Step = (typeof DEPOSIT_STEPS)[number];

/** Final states without credit. */
const FAILED: ReadonlySet<OrderState> = new Set(["expired", "cancelled", "refused"]);

/** Orders that are paid on the page of a channel. */
const PAGES: ReadonlySet<WaitPage> = new Set(["rechargeWait", "xnbskWait"]);

export function orderSteps(order: DepositOrder, t: Say): TimelineStep[] {
  const failed = FAILED.has(order.state);
  const times = new Map(order.steps.map(({ key, at }) => [key, at]));
  const timeOf = (step: Step) => times.get(step) ?? null;
  const current = DEPOSIT_STEPS.find((step) => timeOf(step) === null);
  const steps = DEPOSIT_STEPS.filter((step) => !failed || timeOf(step) !== null).map((step) => {
    const at = timeOf(step);
    return {
      key: step,
      title: t(titleOf(step, at !== null, order)),
      state: at !== null ? "done" : stateOf(step === current),
      note: at !== null ? doneNote(step, at, order) : openNote(step, order, t),
    };
  });
  if (!failed) return steps;
  return [
    ...steps,
    { key: order.state, title: t(`account:depositState.${order.state}`), state: "failed" },
  ];
}

function stateOf(isCurrent: boolean): StepState {
  return isCurrent ? "now" : "next";
}

function titleOf(step: Step, done: boolean, { bonusCents, wait }: DepositOrder) {
  if (step === "paid" && !done) return "step.pay" as const;
  if (step === "credited" && bonusCents > 0) return "step.creditedBonus" as const;
  if (step === "assigned" && PAGES.has(wait)) return "step.page" as const;
  return `step.${step}` as const;
}

function doneNote(step: Step, at: number, { orderId }: DepositOrder): string {
  const time = formatClock(at).slice(5);
  return step === "created" ? `${time} · ${orderId}` : time;
}

function openNote(step: Step, order: DepositOrder, t: Say): string | undefined {
  if (step === "paid") {
    const time = usualTime(order.usualSeconds, t);
    return time === null ? undefined : t("step.usual", { time });
  }
  if (step !== "credited") return undefined;
  const { amountCents, dueCents, feeCents, bonusCents, state } = order;
  if (state === "review") return t("step.reviewed");
  const paid = formatCents(Math.max(amountCents, dueCents - feeCents));
  return bonusCents > 0 ? `${paid} + ${formatCents(bonusCents)}` : paid;
}
