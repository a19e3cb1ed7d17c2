import { Copy, ImageDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import { slip, useSlip, useSlipFigures, useSlipLegs } from "../state/slip-store.ts";
import type { TFunction } from "i18next";
import type { OddsType } from "#contract/betting/odds.ts";
import { formatCents } from "#lib/text/format.ts";
import { legWords } from "#domain/bets/leg-words.ts";
import { backedText } from "#domain/bets/play-words.ts";
import type { SlipPaper } from "../state/draw-slip.ts";
import type { SlipEntry } from "../state/slip-entry.ts";
import type { SlipFigures } from "../state/slip-figures.ts";
import { factsOf, pickPlay } from "./entry-words.ts";

/** Keeps the selections after a bet, and copies them. */
export function SlipTools() {
  const { t } = useTranslation("sport");
  const keep = useSlip((state) => state.keep);
  const copy = useCopy();
  return (
    <Row align="center" gap={{ base: "3", desktop: "1" }} color="text-muted">
      <label className={press}>
        <Switch label={t("view.keep")} checked={keep} onChange={(on) => slip.setKeep(on)} />
        <span>{t("view.keep")}</span>
      </label>
      <IconButton size="sm" icon={Copy} label={t("view.copyText")} onClick={copy.text} />
      <IconButton size="sm" icon={ImageDown} label={t("view.copyImage")} onClick={copy.image} />
    </Row>
  );
}

/** Loads the copying code with the press. */
function useCopy() {
  const { t } = useTranslation("sport");
  const legs = useSlipLegs();
  const oddsType = useOddsType();
  const figures = useSlipFigures();
  const paper = slipPaper({ legs, figures, oddsType, t });
  const text = async () => {
    const { copySlipText } = await import("../state/copy-slip.ts");
    await copySlipText(paper);
  };
  const image = async () => {
    const { copySlipImage } = await import("../state/copy-slip.ts");
    showToast(t(`view.copied.${await copySlipImage(paper, paper.title)}`));
  };
  const failed = () => showToast(t("view.copied.failed"));
  return { text: () => void text().catch(failed), image: () => void image().catch(failed) };
}

const press = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  flex: "1",
  minHeight: { base: "10", desktop: "0" },
  color: "text",
  cursor: "pointer",
  fontSize: "xs",
});

// Texts of the slip, for copying it as text or picture.
interface PaperInput {
  readonly legs: readonly SlipEntry[];
  readonly figures: SlipFigures;
  readonly oddsType: OddsType;
  readonly t: TFunction<"sport">;
}

function slipPaper({ legs, figures, oddsType, t }: PaperInput): SlipPaper {
  const { riskCents, winCents, returnCents } = figures;
  const sums = [
    { label: t("view.risk"), value: formatCents(riskCents) },
    { label: t("view.return"), value: formatCents(returnCents) },
    { label: t("view.win"), value: formatCents(winCents) },
  ];
  return {
    title: t("rail.slip"),
    legs: legs.map((entry) => {
      const { backed, odds, match, start } = legWords(factsOf(entry), oddsType, t);
      const lines = entry.parts?.map((part) => partLine(part, t)) ?? [pickPlay(entry, t)];
      return { pick: backed, odds, lines: [...lines, match, start] };
    }),
    sums: riskCents > 0 ? sums : [],
  };
}

/** `海潮联合 -0.5 · 全场让球 · 滚球 1-0` */
function partLine(part: SlipEntry, t: TFunction<"sport">): string {
  return `${backedText(factsOf(part), t)} · ${pickPlay(part, t)}`;
}
