import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatCents } from "#lib/text/format.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";

interface LeaveDialogProps {
  readonly cents: number;
  readonly venueName: string;
  readonly returning: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly onReturn: () => void;
}

/** There is money at the venue, and nothing brings it back by itself. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { cents, venueName, returning, onStay, onLeave, onReturn } = props;
  const { t } = useTranslation("game");
  return (
    <Dialog
      open
      title={t("leave.title")}
      closable={!returning}
      onClose={onStay}
      actions={
        <div className={ways}>
          <Button className={way} disabled={returning} onClick={onStay}>
            {t("leave.stay")}
          </Button>
          <Button className={way} disabled={returning} onClick={onLeave}>
            {t("leave.leave")}
          </Button>
          <Button tone="primary" className={way} loading={returning} onClick={onReturn}>
            {t("leave.return")}
          </Button>
        </div>
      }
    >
      {t("leave.text", { venue: venueName, amount: formatCents(cents) })}
    </Dialog>
  );
}

/** Under each other on phones, the main way first. */
const ways = css({
  display: "flex",
  flexDirection: { base: "column-reverse", desktop: "row" },
  justifyContent: "flex-end",
  gap: "3",
  width: "full",
});
const way = css({ minHeight: { base: "11", desktop: "0" } });
