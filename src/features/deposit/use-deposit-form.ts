// Choices and input, and the steps from the press to the order.
import { type SyntheticEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { amountInput } from "#lib/text/amount-text.ts";
import { formatUnits } from "#lib/text/coin-amount.ts";
import { plainCents } from "#lib/text/format.ts";
import { useHeldForm } from "#session/account/use-held-form.ts";
import { realNameProblem } from "./bind-name.ts";
import { choiceOf, type Chosen, chosenChannel, closedOf, otherChannel } from "./deposit-choice.ts";
import { depositProblem, type DepositProblem, suggestedCents } from "./deposit-amount.ts";
import type { DepositData } from "./deposit-data.ts";
import { type DepositDraft, depositDraft } from "./deposit-draft.ts";
import { useRewardChoice } from "./use-reward-choice.ts";
import { useSubmit } from "./use-submit.ts";

export type DepositForm = ReturnType<typeof useDepositForm>;

export function useDepositForm(data: DepositData) {
  const { t } = useTranslation("deposit");
  const draft = depositDraft.useDraft();
  const chosen = chosenChannel(data.types, draft.choice);
  const channel = chosen?.channel ?? null;
  const coin = channel?.coins[draft.coin] ?? channel?.coins[0] ?? null;
  // A suggestion does not change while it is in view.
  const [usual] = useState(data.usual);
  const amount = draft.amount ?? suggestionOf(channel, usual);
  const { cents } = typedAmount(amount);
  const problem = channel === null ? null : depositProblem(amount, channel, coin);
  const [pressed, setPressed] = useState(false);
  // The name is not stored: it is held while the member logs in again.
  const form = useHeldForm("deposit", {
    values: { name: "" },
    rules: { name: (typed) => (submit.needsName ? realNameProblem(typed) : null) },
    say: () => t("rule.name"),
    submit() {
      if (problem === null) submit.press();
    },
  });
  // Not at once where more digits may correct it.
  const shown = problem === null || (LATER.has(problem) && !pressed) ? null : problem;
  /** Nothing is gained with an amount that cannot be sent. */
  const bonusBase = problem === null ? cents : 0;
  const reward = useRewardChoice(data.rewards, chosen?.type.kind ?? null, draft.reward, bonusBase);
  const closed = chosen === null ? null : closedOf(chosen);
  const submit = useSubmit({ data, channel, closed, cents, coin, reward: reward.taken, form });
  const change = (part: Partial<DepositDraft>) => {
    submit.forget();
    depositDraft.change(part);
  };
  const choose = (choice: DepositDraft["choice"]) => change({ choice, coin: 0 });
  const other = shown === null || chosen === null ? null : otherFor(shown, data, chosen, amount);
  const error = shown === null ? undefined : t(ruleText(shown, other), limitsIn(chosen, coin));
  return {
    data,
    form,
    chosen,
    closed,
    coin,
    reward,
    submit,
    amount,
    cents,
    bonusBase,
    problem,
    error,
    /** Where the chosen channel does not take the amount. */
    other,
    ...picks(data, chosen, choose),
    pickCoin: (index: number) => change({ coin: index }),
    pickReward: (id: string | null) => change({ reward: id }),
    type: (text: string) => change({ amount: text }),
    onSubmit(event: SyntheticEvent) {
      setPressed(true);
      form.onSubmit(event);
    },
  };
}

function picks(
  { types }: DepositData,
  chosen: Chosen | null,
  choose: (choice: DepositDraft["choice"]) => void,
) {
  return {
    pickType(id: string) {
      const type = types.find((one) => one.id === id);
      if (type !== undefined) choose(choiceOf(type));
    },
    pickChannel(channelId: string) {
      if (chosen !== null) choose({ typeId: chosen.type.id, channelId });
    },
    /** Keeps what was typed. */
    pickOther({ type, channel }: Chosen) {
      choose({ typeId: type.id, channelId: channel?.id ?? null });
    },
  };
}

/** Amounts that another channel may take. */
const OUTSIDE = ["tooMuch", "tooSmall"] as const satisfies readonly DepositProblem[];

type Outside = (typeof OUTSIDE)[number];

function isOutside(problem: DepositProblem): problem is Outside {
  return OUTSIDE.some((one) => one === problem);
}

function ruleText(problem: DepositProblem, other: Chosen | null) {
  return other !== null && isOutside(problem)
    ? (`rule.${problem}Other` as const)
    : (`rule.${problem}` as const);
}

function otherFor(
  problem: DepositProblem,
  { types }: DepositData,
  chosen: Chosen,
  amount: string,
): Chosen | null {
  if (!isOutside(problem)) return null;
  return otherChannel(
    types,
    chosen,
    (channel) => depositProblem(amount, channel, channel.coins[0] ?? null) === null,
  );
}

/** Shown when the form is sent, because more digits may follow. */
const LATER: ReadonlySet<DepositProblem> = new Set([
  "tooSmall",
  "zero",
  "required",
  "fixed",
  "coinLeast",
]);

type Channel = NonNullable<ReturnType<typeof chosenChannel>>["channel"];
type DepositCoin = NonNullable<Channel>["coins"][number];

function suggestionOf(channel: Channel, usual: number | null): string {
  return channel === null ? "" : amountInput(suggestedCents(channel, usual));
}

function limitsIn(chosen: Chosen | null, coin: DepositCoin | null) {
  const { minCents = 0, maxCents = 0, name = "" } = chosen?.channel ?? {};
  return {
    channel: `${chosen?.type.name ?? ""} · ${name}`,
    min: plainCents(minCents),
    max: plainCents(maxCents),
    least: coin === null ? "" : `${formatUnits(coin.minUnits, coin.coin)} ${coin.coin}`,
  };
}
