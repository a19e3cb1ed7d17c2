import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { lateOverlay } from "#session/parts/late-part.tsx";
import { WITH_LATER_TEXTS } from "../../feed/later-texts.ts";

const ShareDialog = lateOverlay(
  async () => (await import("./share-dialog.tsx")).ShareDialog,
  WITH_LATER_TEXTS,
);

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
