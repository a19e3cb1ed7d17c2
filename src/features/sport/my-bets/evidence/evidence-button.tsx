import { FileCheck2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { lateOverlay } from "#session/parts/late-part.tsx";
import { WITH_LATER_TEXTS } from "../../feed/later-texts.ts";

const EvidenceDialog = lateOverlay(
  async () => (await import("./evidence-dialog.tsx")).EvidenceDialog,
  WITH_LATER_TEXTS,
);

export function EvidenceButton({ ticket }: { readonly ticket: Pick<Ticket, "ticketId"> }) {
  const { t } = useTranslation("sport");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" tone="ghost" onClick={() => setOpen(true)}>
        <Icon as={FileCheck2} />
        {t("bets.evidence.open")}
      </Button>
      {open && (
        <Suspense>
          <EvidenceDialog ticketId={ticket.ticketId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
