// The reward that the deposit takes part in, with its conditions before the button; the member can choose none.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DepositReward } from "#contract/api/deposit-rewards.ts";
import { rewardTurnover } from "#contract/deposit-sums.ts";
import { css } from "#styled/css/index.js";
import { formatCents } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useDeposit } from "./deposit-context.ts";
import { RewardDialog } from "./reward-dialog.tsx";

export function RewardChoice() {
  const { t } = useTranslation("deposit");
  const { reward, pickReward, cents } = useDeposit();
  const [choosing, setChoosing] = useState(false);
  const { offered, taken, best } = reward;
  if (offered.length === 0) return null;
  const shown = taken ?? best;
  return (
    <div className={frame}>
      {shown === null ? (
        <p className={none}>{t("reward.tooSmall", leastOf(offered))}</p>
      ) : (
        <div>
          <Checkbox checked={taken !== null} onChange={(on) => pickReward(on ? shown.id : null)}>
            <b className={title}>{t("reward.join", { title: shown.title })}</b>
          </Checkbox>
          <p className={terms}>
            {taken === null ? t("reward.declined") : <Terms of={taken} cents={cents} />}
          </p>
        </div>
      )}
      <Button size="sm" tone="ghost" className={change} onClick={() => setChoosing(true)}>
        {t("reward.change")}
      </Button>
      {choosing && <RewardDialog onClose={() => setChoosing(false)} />}
    </div>
  );
}

function Terms({ of, cents }: { readonly of: DepositReward; readonly cents: number }) {
  const { t } = useTranslation("deposit");
  return t("reward.terms", {
    amount: formatCents(rewardTurnover(cents, of)),
    times: of.turnoverTimes,
    days: of.days,
  });
}

function leastOf(rewards: readonly DepositReward[]): { readonly amount: string } {
  return { amount: formatCents(Math.min(...rewards.map(({ minCents }) => minCents))) };
}

const frame = css({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: "2",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const title = css({ color: "text-strong" });
const terms = css({ marginTop: "0-5", color: "text-muted", fontSize: "xs" });
const none = css({ color: "text-muted", fontSize: "sm" });
const change = css({ flex: "none", color: "link!" });
