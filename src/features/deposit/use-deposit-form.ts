// Choices and input, and the steps from the press to the order.
import { useTranslation } from "react-i18next";
import { typedAmount } from "#contract/betting/typed-amount.ts";
import { amountInput } from "#lib/amount-text.ts";
import { formatUnits } from "#lib/coin-amount.ts";
import { plainCents } from "#lib/format.ts";
import { useHeldForm } from "#session/account/use-held-form.ts";
import { realNameProblem } from "./bind-name.ts";
import { choiceOf, type Chosen, chosenOf, closedOf, otherChannel } from "./deposit-choice.ts";
import { depositProblem, type DepositProblem, suggestedCents } from "./deposit-amount.ts";
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
  const problem = channel === null ? null : depositProblem(amount, channel, coin);
  // Not at once where more digits may correct it.
  const typing = problem === null || LATER.has(problem) ? null : problem;
  /** Nothing is gained with an amount that cannot be sent. */
  const bonusBase = problem === null ? cents : 0;
  const reward = useRewardChoice(data.rewards, chosen?.type.kind ?? null, kept.reward, bonusBase);
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
  const error =
    (typing === null ? undefined : t(`rule.${typing}`, limitsIn(channel, coin))) ??
    form.error("amount");
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
    other: error === undefined || chosen === null ? null : otherFor(problem, data, chosen, amount),
    ...picks(data, chosen, choose),
    pickCoin: (index: number) => void change({ coin: index }),
    pickReward: (id: string | null) => void change({ reward: id }),
    type(text: string) {
      form.set("amount", text);
      change({ amount: text });
    },
  };
}

function picks(
  { types }: DepositData,
  chosen: Chosen | null,
  choose: (choice: KeptForm["choice"]) => void,
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
const OUTSIDE: ReadonlySet<DepositProblem | null> = new Set(["tooMuch", "tooSmall"]);

function otherFor(
  problem: DepositProblem | null,
  { types }: DepositData,
  chosen: Chosen,
  amount: string,
): Chosen | null {
  if (!OUTSIDE.has(problem)) return null;
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
