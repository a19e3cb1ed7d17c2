import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { Button } from "#ui/buttons/button.tsx";
import { lateOverlay } from "#session/parts/late-part.tsx";
import { WITH_LATER_TEXTS } from "../../feed/later-texts.ts";

const EditDialog = lateOverlay(
  async () => (await import("./edit-dialog.tsx")).EditDialog,
  WITH_LATER_TEXTS,
);

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
