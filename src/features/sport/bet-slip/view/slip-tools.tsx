import { Copy, ImageDown, type LucideIcon, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "../../../../ui/icon.tsx";
import { Switch } from "../../../../ui/switch.tsx";
import { showToast } from "../../../../ui/toast.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import { slip, useSlip, useSlipFigures } from "../state/slip-store.ts";
import { slipPaper } from "./slip-paper.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";

export function SlipTools() {
  const { t } = useTranslation("sport");
  const keep = useSlip((state) => state.keep);
  const copy = useCopy();
  return (
    <div className={frame}>
      <label className={cx(row, press)}>
        <span>{t("view.keep")}</span>
        <Switch label={t("view.keep")} checked={keep} onChange={(on) => slip.setKeep(on)} />
      </label>
      <div className={row}>
        <Tool icon={Copy} label={t("view.copyText")} onPress={copy.text} />
        <Tool icon={ImageDown} label={t("view.copyImage")} onPress={copy.image} />
        <Tool icon={Trash2} label={t("view.clear")} onPress={() => slip.clear()} />
      </div>
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

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
}

function Tool({ icon, label, onPress }: ToolProps) {
  return (
    <PlainButton className={tool} onClick={onPress}>
      <Icon as={icon} />
      {label}
    </PlainButton>
  );
}

const frame = css({ display: "grid", gap: "1", fontSize: "xs" });
const row = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
});
const press = css({ minHeight: { base: "10", desktop: "0" }, cursor: "pointer" });
const tool = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "1",
  minHeight: { base: "10", desktop: "7" },
  border: "none",
  background: "transparent",
  color: "text-muted",
  cursor: "pointer",
  _hover: { color: "text-strong" },
});
