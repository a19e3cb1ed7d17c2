import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatCents, plainCents } from "#lib/text/format.ts";
import type { BetFigures } from "../state/slip-figures.ts";
import { useSlip } from "../state/slip-store.ts";
import { useTooSmall } from "./stake-target.ts";

interface StakeNoteProps {
  readonly id: string;
  readonly bet: BetFigures;
}

/** Why it is no amount, which cap cut it, or which cap it exceeds since the odds changed. */
export function StakeNote({ id, bet }: StakeNoteProps) {
  const { t } = useTranslation("sport");
  const capped = useSlip((state) => (state.capped?.key === bet.key ? state.capped : null));
  const tooSmall = useTooSmall(bet);
  const text = () => {
    if (bet.problem !== null) return t(`view.amount.${bet.problem}`);
    if (bet.bound !== null) {
      return t(`view.over.${bet.bound}`, { amount: formatCents(bet.highestCents) });
    }
    if (capped !== null) {
      return t(`view.capped.${capped.cap}`, { amount: formatCents(Number(capped.stake) * 100) });
    }
    return tooSmall ? t("view.below", { amount: plainCents(bet.minCents ?? 0) }) : null;
  };
  return (
    <output id={id} className={note}>
      {text()}
    </output>
  );
}

const note = css({
  color: "warning",
  fontSize: "xs",
  fontWeight: "semibold",
  _empty: { display: "none" },
});
