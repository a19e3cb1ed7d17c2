import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "../../../ui/button.tsx";
import { Money } from "../../../ui/money.tsx";
import { Note } from "../../../ui/note.tsx";
import { askAgain, type CashOutPhase, type Offer, takeOffer } from "./cash-out-store.ts";

interface CashOutNewsProps {
  readonly ticketId: string;
  readonly phase: CashOutPhase;
}

/** What came of the press; spoken when it comes. */
export function CashOutNews({ ticketId, phase }: CashOutNewsProps) {
  const { t } = useTranslation("sport");
  return (
    <div aria-live="polite">
      {phase.kind === "changed" && <Changed from={phase.from} to={phase.to} />}
      {phase.kind === "suspended" && <Note tone="warn">{t("bets.cashOut.wasSuspended")}</Note>}
      {phase.kind === "refused" && <Note tone="warn">{t(`bets.cashOut.${phase.reason}`)}</Note>}
      {phase.kind === "unknown" && (
        <div className={block}>
          <Note tone="warn">{t("bets.cashOut.unknown")}</Note>
          <Button block onClick={() => void askAgain(ticketId)}>
            {t("bets.cashOut.ask")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Old beside new; one press takes the new one. */
function Changed({ from, to }: { readonly from: Offer; readonly to: Offer }) {
  const { t } = useTranslation("sport");
  return (
    <div className={block}>
      <Note tone="warn">
        {t("bets.cashOut.changed")}{" "}
        <s>
          <Money cents={from.valueCents} />
        </s>{" "}
        →{" "}
        <b>
          <Money cents={to.valueCents} />
        </b>
      </Note>
      <Button block tone="primary" onClick={() => void takeOffer(to)}>
        {t("bets.cashOut.acceptNew")}
        <Money cents={to.valueCents} />
      </Button>
    </div>
  );
}

const block = css({ display: "grid", gap: "2" });
