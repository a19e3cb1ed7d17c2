// All rewards of the method, with the conditions of each.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { DepositReward } from "#contract/api/deposit-rewards.ts";
import { depositBonus } from "#contract/deposit-sums.ts";
import { css } from "#styled/css/index.js";
import { formatCents } from "#lib/format.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Money } from "#ui/money.tsx";
import { RadioCard } from "#ui/radio-card.tsx";
import { useDeposit } from "./deposit-context.ts";
import { percentText } from "./deposit-words.ts";
import { RewardTerms } from "./reward-terms.tsx";

export function RewardDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("deposit");
  const { reward, bonusBase: cents, pickReward } = useDeposit();
  const name = useId();
  const takenId = reward.taken?.id ?? null;
  return (
    <Dialog open title={t("reward.title")} onClose={onClose}>
      <fieldset aria-label={t("reward.title")} className={list}>
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
          <span className={small}>{t("reward.noneNote")}</span>
        </RadioCard>
      </fieldset>
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
      <span className={small}>
        {t("reward.range", { min: formatCents(minCents), max: formatCents(maxBonusCents) })}
      </span>
      {bonus === 0 ? (
        <span className={small}>{t("reward.more", { amount: formatCents(minCents) })}</span>
      ) : (
        <RewardTerms reward={reward} cents={cents} />
      )}
    </>
  );
}

const list = css({ display: "grid", gap: "2-5", marginTop: "1" });
const row = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "3",
  rowGap: "0-5",
  padding: "3",
});
const title = css({ color: "text-strong", "[data-closed] > &": { color: "text-muted" } });
const gain = css({ color: "danger", fontWeight: "bold" });
const small = css({ gridColumn: "1 / -1", color: "text-muted", fontSize: "xs" });
