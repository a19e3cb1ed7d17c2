import { useTranslation } from "react-i18next";
import { showTicket } from "#domain/bets/ticket-dialog.ts";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { ownTicket, type RecordRow } from "./record-row.ts";

/** Opens the ticket; bets of other venues have none here. */
export function TicketButton({ row }: { readonly row: RecordRow }) {
  const { t } = useTranslation("account");
  const ticket = ownTicket(row);
  if (ticket === null) return null;
  return (
    <Button
      size="sm"
      tone="ghost"
      aria-label={t("record.openTicket", { title: row.title, id: row.id })}
      className={css({ minHeight: { base: "10", desktop: "0" } })}
      onClick={() => showTicket(ticket)}
    >
      {t("record.detail")}
    </Button>
  );
}
