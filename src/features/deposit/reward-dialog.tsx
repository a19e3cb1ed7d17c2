// All rewards of the method, with the conditions of each.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { DepositReward } from "#contract/api/deposit-rewards.ts";
import { depositBonus } from "#contract/deposit-sums.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { formatCents, percentText } from "#lib/text/format.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Money } from "#ui/money/money.tsx";
import { RadioCard } from "#ui/fields/radio-card.tsx";
import { useDeposit } from "./deposit-context.ts";
import { RewardTerms } from "./reward-terms.tsx";

export function RewardDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("deposit");
  const { reward, bonusBase: cents, pickReward } = useDeposit();
  const name = useId();
  const takenId = reward.taken?.id ?? null;
  return (
    <Dialog open title={t("reward.title")} onClose={onClose}>
      <Stack as="fieldset" aria-label={t("reward.title")} gap="2-5" marginTop="1">
        {reward.offered.map((one) => (
          <RadioCard
            key={one.id}
            name={name}
            checked={one.id === takenId}
            closed={depositBonus(cents, one) === 0}
            className={row}
            onChoose={() => pickReward(one.id)}
          >
            <Offer reward={one} cents={cents} />
          </RadioCard>
        ))}
        <RadioCard
          name={name}
          checked={takenId === null}
          className={row}
          onChoose={() => pickReward(null)}
        >
          <b className={title}>{t("reward.none")}</b>
          <Text as="span" gridColumn="1 / -1" color="text-muted" size="xs">
            {t("reward.noneNote")}
          </Text>
        </RadioCard>
      </Stack>
    </Dialog>
  );
}

interface OfferProps {
  readonly reward: DepositReward;
  readonly cents: number;
}

function Offer({ reward, cents }: OfferProps) {
  const { t } = useTranslation("deposit");
  const { minCents, maxBonusCents } = reward;
  const bonus = depositBonus(cents, reward);
  return (
    <>
      <b className={title}>
        {reward.title} {percentText(reward.basisPoints)}
      </b>
      {bonus > 0 && <Money cents={bonus} sign className={gain} />}
      <Text as="span" gridColumn="1 / -1" color="text-muted" size="xs">
        {t("reward.range", { min: formatCents(minCents), max: formatCents(maxBonusCents) })}
      </Text>
      {bonus === 0 ? (
        <Text as="span" gridColumn="1 / -1" color="text-muted" size="xs">
          {t("reward.more", { amount: formatCents(minCents) })}
        </Text>
      ) : (
        <RewardTerms reward={reward} cents={cents} />
      )}
    </>
  );
}

const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "3",
  rowGap: "0-5",
  padding: "3",
});
const title = css({ color: "text-strong", "[data-closed] > &": { color: "text-muted" } });
const gain = css({ color: "danger", fontWeight: "bold" });
