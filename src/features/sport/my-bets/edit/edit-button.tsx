import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { Button } from "#ui/button.tsx";
import { lateView } from "../../feed/late-view.ts";

const EditDialog = lateView(async () => (await import("./edit-dialog.tsx")).EditDialog);

export function EditButton({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation("sport");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button block size="sm" tone="ghost" onClick={() => setOpen(true)}>
        {t("bets.edit.open")}
      </Button>
      {open && (
        <Suspense>
          <EditDialog ticket={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
