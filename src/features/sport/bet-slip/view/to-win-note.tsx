import { useTranslation } from "react-i18next";
import { Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
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
    <Text id={id} color="text-muted" size="xs">
      {riskCents > 0 ? t("view.toWinRisk", { risk: formatCents(riskCents) }) : t("view.toWin")}
    </Text>
  );
}
