// One ticket with everything about it: its legs, its amounts and how it was settled.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { closeTicket, useTicketDialog } from "../../session/ticket-dialog.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { BetCard } from "./my-bets/bet-card.tsx";

export function Layer() {
  const { t } = useTranslation("sport");
  const ticket = useTicketDialog((state) => state.ticket);
  if (ticket === null) return null;
  return (
    <Dialog open title={t("record.ticket")} onClose={closeTicket}>
      <div className={css({ marginTop: "1" })}>
        <BetCard ticket={ticket} quoted={false} />
      </div>
    </Dialog>
  );
}
