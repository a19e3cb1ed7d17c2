// Texts of the slip, for copying it as text or picture.
import type { TFunction } from "i18next";
import type { OddsType } from "#contract/betting/odds.ts";
import { formatCents } from "#lib/format.ts";
import { legWords } from "#domain/bets/leg-words.ts";
import type { SlipPaper } from "../state/draw-slip.ts";
import type { SlipEntry } from "../state/slip-entry.ts";
import type { SlipFigures } from "../state/slip-figures.ts";
import { factsOf, pickPlay } from "./entry-words.ts";

interface PaperInput {
  readonly selections: readonly SlipEntry[];
  readonly figures: SlipFigures;
  readonly oddsType: OddsType;
  readonly t: TFunction<"sport">;
}

export function slipPaper({ selections, figures, oddsType, t }: PaperInput): SlipPaper {
  const { riskCents, winCents, returnCents } = figures;
  const sums = [
    { label: t("view.risk"), value: formatCents(riskCents) },
    { label: t("view.return"), value: formatCents(returnCents) },
    { label: t("view.win"), value: formatCents(winCents) },
  ];
  return {
    title: t("rail.slip"),
    legs: selections.map((entry) => {
      const { backed, odds, match, start } = legWords(factsOf(entry), oddsType, t);
      return { pick: backed, odds, lines: [pickPlay(entry, t), match, start] };
    }),
    sums: riskCents > 0 ? sums : [],
  };
}
