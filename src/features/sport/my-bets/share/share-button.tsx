import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lateView } from "../../feed/late-view.ts";

const ShareDialog = lateView(async () => (await import("./share-dialog.tsx")).ShareDialog);

export function ShareButton({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useTranslation("sport");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" tone="ghost" onClick={() => setOpen(true)}>
        <Icon as={Share2} />
        {t("bets.share.open")}
      </Button>
      {open && (
        <Suspense>
          <ShareDialog ticket={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
