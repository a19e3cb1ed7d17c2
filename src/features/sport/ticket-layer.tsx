// One ticket in full: legs, amounts and settlement.
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { closeTicket } from "#domain/bets/ticket-dialog.ts";
import { useOverlays } from "#session/overlays/overlay-store.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { latePart } from "#session/parts/late-part.tsx";
import { WITH_LATER_TEXTS } from "./feed/later-texts.ts";

const BetCard = latePart(
  async () => (await import("./my-bets/bet-card.tsx")).BetCard,
  WITH_LATER_TEXTS,
);

export function Layer() {
  const { t } = useTranslation("sport");
  const ticket = useOverlays((state) => state.ticket);
  if (ticket === null) return null;
  return (
    <Dialog open title={t("record.ticket")} onClose={closeTicket}>
      <div className={css({ marginTop: "1" })}>
        <Suspense>
          <BetCard ticket={ticket} quoted={false} />
        </Suspense>
      </div>
    </Dialog>
  );
}
