// A ticket as a picture, drawn on this device in the colours of the edition on view.
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { css } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { brand } from "#brand/brand.ts";
import { useAppearance } from "#lib/browser/appearance.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import {
  canShareImages,
  copySlipImage,
  saveSlipImage,
  shareSlipImage,
} from "../../bet-slip/state/copy-slip.ts";
import { drawSlip } from "../../bet-slip/state/draw-slip.ts";
import { ticketPaper } from "./ticket-paper.ts";

interface ShareDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

export function ShareDialog({ ticket, onClose }: ShareDialogProps) {
  const { t } = useTranslation("sport");
  const [amounts, setAmounts] = useState(false);
  const locale = useAppearance((state) => state.locale);
  const brandName = brand().name[locale];
  const paper = useMemo(
    () => ticketPaper({ ticket, brandName, amounts, t }),
    [ticket, brandName, amounts, t],
  );
  const show = useCallback(
    (frame: HTMLElement | null) => frame?.replaceChildren(drawSlip(paper)),
    [paper],
  );
  const failed = () => showToast(t("view.copied.failed"));
  const copy = async () => showToast(t(`view.copied.${await copySlipImage(paper, paper.title)}`));
  return (
    <Dialog open title={t("bets.share.title")} onClose={onClose}>
      <figure ref={show} aria-label={t("bets.share.preview")} className={preview} />
      <Checkbox checked={amounts} onChange={setAmounts}>
        {t("bets.share.amounts")}
      </Checkbox>
      <Text color="text-muted" size="xs">
        {t("bets.share.note")}
      </Text>
      <Row wrap="wrap" gap="2" marginTop="2">
        <Button onClick={() => void copy().catch(failed)}>{t("bets.share.copy")}</Button>
        <Button onClick={() => void saveSlipImage(paper, paper.title).catch(failed)}>
          {t("bets.share.save")}
        </Button>
        {canShareImages() && (
          <Button
            tone="primary"
            onClick={() => void shareSlipImage(paper, paper.title).catch(failed)}
          >
            {t("bets.share.send")}
          </Button>
        )}
      </Row>
    </Dialog>
  );
}

const preview = css({
  display: "grid",
  justifyItems: "center",
  marginBottom: "2",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
  "& canvas": { width: "full", maxWidth: "72", height: "auto", borderRadius: "sm" },
});
