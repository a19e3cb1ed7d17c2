// The offered reward with its conditions before the button: taking it is the member's choice.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DepositReward } from "#contract/api/deposit-rewards.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import type { DepositProblem } from "./deposit-amount.ts";
import { useDeposit } from "./deposit-context.ts";
import { RewardDialog } from "./reward-dialog.tsx";
import { RewardTerms } from "./reward-terms.tsx";

export function RewardChoice() {
  const { t } = useTranslation("deposit");
  const { reward, pickReward, bonusBase, problem } = useDeposit();
  const [choosing, setChoosing] = useState(false);
  const { offered, taken, best } = reward;
  if (offered.length === 0 || (problem !== null && !LOW.has(problem))) return null;
  const shown = taken ?? best;
  return (
    <div className={frame}>
      {shown === null ? (
        <Text color="text-muted" size="sm">
          {t("reward.tooSmall", leastOf(offered))}
        </Text>
      ) : (
        <Checkbox checked={taken !== null} onChange={(on) => pickReward(on ? shown.id : null)}>
          <Text as="b" color="text-strong">
            {t("reward.join", { title: shown.title })}
          </Text>
        </Checkbox>
      )}
      <Button size="sm" tone="own" className={change} onClick={() => setChoosing(true)}>
        {t("reward.change")}
      </Button>
      {shown !== null && <RewardTerms reward={shown} cents={bonusBase} />}
      {choosing && <RewardDialog onClose={() => setChoosing(false)} />}
    </div>
  );
}

/** With these, a larger amount takes part. */
const LOW: ReadonlySet<DepositProblem> = new Set(["required", "zero", "tooSmall", "coinLeast"]);

function leastOf(rewards: readonly DepositReward[]): { readonly amount: string } {
  return { amount: formatCents(Math.min(...rewards.map(({ minCents }) => minCents))) };
}

const frame = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "2",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const change = css({ color: "link", _hover: { background: "surface-hover" } });
