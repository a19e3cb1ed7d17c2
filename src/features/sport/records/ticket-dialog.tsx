// One ticket with everything about it: its legs, its amounts and how it was settled.
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/tickets.ts";
import { css } from "#styled/css/index.js";
import { Dialog } from "../../../ui/dialog.tsx";
import { BetCard } from "../my-bets/bet-card.tsx";

interface TicketDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

export function TicketDialog({ ticket, onClose }: TicketDialogProps) {
  const { t } = useTranslation("sport");
  return (
    <Dialog open title={t("record.ticket")} onClose={onClose}>
      <div className={css({ marginTop: "1" })}>
        <BetCard ticket={ticket} quoted={false} />
      </div>
    </Dialog>
  );
}
