import { Copy, ImageDown, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { IconButton } from "#ui/icon-button.tsx";
import { Switch } from "#ui/switch.tsx";
import { showToast } from "#ui/toast.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import { slip, useSlip, useSlipFigures } from "../state/slip-store.ts";
import { slipPaper } from "./slip-paper.ts";

export function SlipTools() {
  const { t } = useTranslation("sport");
  const keep = useSlip((state) => state.keep);
  const copy = useCopy();
  return (
    <div className={row}>
      <label className={press}>
        <Switch label={t("view.keep")} checked={keep} onChange={(on) => slip.setKeep(on)} />
        <span>{t("view.keep")}</span>
      </label>
      <IconButton size="sm" icon={Copy} label={t("view.copyText")} onClick={copy.text} />
      <IconButton size="sm" icon={ImageDown} label={t("view.copyImage")} onClick={copy.image} />
      <IconButton size="sm" icon={Trash2} label={t("view.clear")} onClick={() => slip.clear()} />
    </div>
  );
}

/** Loads the copying code with the press. */
function useCopy() {
  const { t } = useTranslation("sport");
  const selections = useSlip((state) => state.selections);
  const oddsType = useOddsType();
  const figures = useSlipFigures();
  const paper = slipPaper({ selections, figures, oddsType, t });
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

const row = css({ display: "flex", alignItems: "center", gap: "1", color: "text-muted" });
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
