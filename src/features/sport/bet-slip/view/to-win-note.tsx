import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatCents } from "#lib/format.ts";
import type { BetFigures } from "../state/slip-figures.ts";

interface ToWinNoteProps {
  readonly id: string;
  readonly bet: BetFigures;
}

/** With negative odds: explains that the amount is the win, and names the risk. */
export function ToWinNote({ id, bet: { toWin, riskCents } }: ToWinNoteProps) {
  const { t } = useTranslation("sport");
  if (!toWin) return null;
  return (
    <p id={id} className={note}>
      {riskCents > 0 ? t("view.toWinRisk", { risk: formatCents(riskCents) }) : t("view.toWin")}
    </p>
  );
}

const note = css({ color: "text-muted", fontSize: "xs" });
