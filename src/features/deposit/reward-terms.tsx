// What a reward asks for, in the size of the amount: how much is to be bet before it can be withdrawn.
import { useTranslation } from "react-i18next";
import type { DepositReward } from "#contract/api/deposit-rewards.ts";
import { rewardTurnover } from "#contract/deposit-sums.ts";
import { css } from "#styled/css/index.js";
import { unbrokenCents } from "#lib/format.ts";
import { figures } from "#ui/money.tsx";

interface RewardTermsProps {
  readonly reward: DepositReward;
  /** Of the deposit. */
  readonly cents: number;
}

export function RewardTerms({ reward, cents }: RewardTermsProps) {
  const { t } = useTranslation("deposit");
  const { turnoverTimes: times, days } = reward;
  return (
    <span className={frame}>
      <b className={`${figures} ${sum}`}>
        {t("reward.toBet", {
          deposit: unbrokenCents(cents),
          amount: unbrokenCents(rewardTurnover(cents, reward)),
        })}
      </b>
      <span className={small}>{t("reward.terms", { times, days })}</span>
    </span>
  );
}

const frame = css({ display: "grid", gap: "0-5", gridColumn: "1 / -1", marginTop: "1" });
const sum = css({ color: "text-strong", fontSize: "lg", whiteSpace: "normal" });
const small = css({ color: "text-muted", fontSize: "xs" });
