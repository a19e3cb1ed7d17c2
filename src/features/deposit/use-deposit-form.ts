// Choices and input, and the steps from the press to the order.
import { useTranslation } from "react-i18next";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { formatUnits } from "../../lib/coin-amount.ts";
import { plainCents } from "../../lib/format.ts";
import { useHeldForm } from "../../session/account/use-held-form.ts";
import { realNameProblem } from "./bind-name.ts";
import { choiceOf, chosenOf, closedOf } from "./deposit-choice.ts";
import {
  amountInput,
  depositProblem,
  type DepositProblem,
  suggestedCents,
} from "./deposit-amount.ts";
import type { DepositData } from "./deposit-data.ts";
import type { KeptForm } from "./kept-form.ts";
import { useKeptForm } from "./use-kept-form.ts";
import { useRewardChoice } from "./use-reward-choice.ts";
import { useSubmit } from "./use-submit.ts";

export type DepositForm = ReturnType<typeof useDepositForm>;

export function useDepositForm(data: DepositData) {
  const { t } = useTranslation("deposit");
  const { kept, keep } = useKeptForm();
  const chosen = chosenOf(data.types, kept.choice);
  const channel = chosen?.channel ?? null;
  const coin = channel?.coins[kept.coin] ?? channel?.coins[0] ?? null;
  // The name is not stored: it is held while the member logs in again.
  const form = useHeldForm("deposit", {
    values: { amount: kept.amount ?? suggestionOf(channel, data.usual), name: "" },
    rules: {
      amount: (typed) => (channel === null ? null : depositProblem(typed, channel, coin)),
      name: (typed, _values) => (submit.needsName ? realNameProblem(typed) : null),
    },
    say: (key) => t(`rule.${key as DepositProblem | "name"}`, limitsIn(channel, coin)),
    submit: () => submit.press(),
  });
  const { amount } = form.values;
  const { cents } = typedAmount(amount);
  const typing = typingProblem(amount, channel, coin);
  const reward = useRewardChoice(data.rewards, chosen?.type.kind ?? null, kept.reward, cents);
  const closed = chosen === null ? null : closedOf(chosen);
  const submit = useSubmit({ data, channel, closed, cents, coin, reward: reward.taken, form });
  const change = (part: Partial<KeptForm>) => {
    submit.forget();
    return keep(part);
  };
  const choose = (choice: KeptForm["choice"]) => {
    const next = change({ choice, coin: 0 });
    const picked = chosenOf(data.types, choice)?.channel ?? null;
    form.set("amount", next.amount ?? suggestionOf(picked, data.usual));
  };
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
    error:
      (typing === null ? undefined : t(`rule.${typing}`, limitsIn(channel, coin))) ??
      form.error("amount"),
    pickType(id: string) {
      const type = data.types.find((one) => one.id === id);
      if (type !== undefined) choose(choiceOf(type));
    },
    pickChannel(channelId: string) {
      if (chosen !== null) choose({ typeId: chosen.type.id, channelId });
    },
    pickCoin: (index: number) => void change({ coin: index }),
    pickReward: (id: string | null) => void change({ reward: id }),
    type(text: string) {
      form.set("amount", text);
      change({ amount: text });
    },
  };
}

/** Shown when the form is sent, because more digits may follow. */
const LATER: ReadonlySet<DepositProblem> = new Set([
  "tooSmall",
  "zero",
  "required",
  "fixed",
  "coinLeast",
]);

/** Shown at once, because more digits cannot correct it. */
function typingProblem(
  amount: string,
  channel: Channel,
  coin: DepositCoin | null,
): DepositProblem | null {
  const problem = channel === null ? null : depositProblem(amount, channel, coin);
  return problem === null || LATER.has(problem) ? null : problem;
}

type Channel = NonNullable<ReturnType<typeof chosenOf>>["channel"];
type DepositCoin = NonNullable<Channel>["coins"][number];

function suggestionOf(channel: Channel, usual: number | null): string {
  return channel === null ? "" : amountInput(suggestedCents(channel, usual));
}

function limitsIn(channel: Channel, coin: DepositCoin | null) {
  const { minCents = 0, maxCents = 0 } = channel ?? {};
  return {
    min: plainCents(minCents),
    max: plainCents(maxCents),
    least: coin === null ? "" : `${formatUnits(coin.minUnits, coin.coin)} ${coin.coin}`,
  };
}
