import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { formatCents } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

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
          <Button disabled={returning} onClick={onStay}>
            {t("leave.stay")}
          </Button>
          <Button disabled={returning} onClick={onLeave}>
            {t("leave.leave")}
          </Button>
          <Button tone="primary" loading={returning} onClick={onReturn}>
            {t("leave.return")}
          </Button>
        </div>
      }
    >
      {t("leave.text", { venue: venueName, amount: formatCents(cents) })}
    </Dialog>
  );
}

const ways = css({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "3" });
