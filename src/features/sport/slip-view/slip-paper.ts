// The slip in words, to hand on as text or picture.
import type { TFunction } from "i18next";
import { type OddsType, shownOdds } from "#contract/betting/odds.ts";
import { formatCents } from "../../../lib/format.ts";
import type { SlipPaper } from "../slip/copy-slip.ts";
import { priceNow, type Selection } from "../slip/selection.ts";
import type { SlipFigures } from "../slip/slip-figures.ts";
import { pickMatch, pickPlay, pickTitle } from "./pick-words.ts";

interface PaperInput {
  readonly selections: readonly Selection[];
  readonly figures: SlipFigures;
  readonly oddsType: OddsType;
  readonly t: TFunction<"sport">;
}

export function slipPaper({ selections, figures, oddsType, t }: PaperInput): SlipPaper {
  const { riskCents, winCents, returnCents } = figures;
  const sums = [
    { label: t("view.riskLong"), value: formatCents(riskCents) },
    { label: t("view.return"), value: formatCents(returnCents) },
    { label: t("view.win"), value: formatCents(winCents) },
  ];
  return {
    title: t("rail.slip"),
    legs: selections.map((selection) => {
      const { price, quoted } = priceNow(selection);
      return {
        pick: pickTitle(selection, t),
        odds: shownOdds(price, quoted, oddsType),
        lines: [pickPlay(selection, t), pickMatch(selection)],
      };
    }),
    sums: riskCents > 0 ? sums : [],
  };
}
