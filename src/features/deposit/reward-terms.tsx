// What a reward asks for, in the size of the amount: how much is to be bet before it can be withdrawn.
import { useTranslation } from "react-i18next";
import type { DepositReward } from "#contract/api/deposit-rewards.ts";
import { rewardTurnover } from "#contract/deposit-sums.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { unbrokenCents } from "#lib/text/format.ts";
import { figures } from "#ui/money/money.tsx";

interface RewardTermsProps {
  readonly reward: DepositReward;
  /** Of the deposit. */
  readonly cents: number;
}

export function RewardTerms({ reward, cents }: RewardTermsProps) {
  const { t } = useTranslation("deposit");
  const { turnoverTimes: times, days } = reward;
  return (
    <Stack as="span" gap="0-5" gridColumn="1 / -1" marginTop="1">
      <b className={`${figures} ${sum}`}>
        {t("reward.toBet", {
          deposit: unbrokenCents(cents),
          amount: unbrokenCents(rewardTurnover(cents, reward)),
        })}
      </b>
      <Text as="span" color="text-muted" size="xs">
        {t("reward.terms", { times, days })}
      </Text>
    </Stack>
  );
}

const sum = css({ color: "text-strong", fontSize: "lg", whiteSpace: "normal" });
