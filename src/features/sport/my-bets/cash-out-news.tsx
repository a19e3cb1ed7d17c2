import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { MoneyNote } from "#domain/wallet/money-call/money-note.tsx";
import { Note } from "#ui/note.tsx";
import {
  type CashOutPhase,
  giveUpCashOut,
  type Offer,
  resendCashOut,
  takeOffer,
} from "./cash-out-store.ts";

interface CashOutNewsProps {
  readonly ticketId: string;
  readonly phase: CashOutPhase;
  /** No offer is available now. */
  readonly suspended: boolean;
}

/** Outcome of the press, announced when it arrives. */
export function CashOutNews({ ticketId, phase, suspended }: CashOutNewsProps) {
  const { t } = useTranslation("sport");
  return (
    <div aria-live="polite">
      {phase.kind === "changed" && (
        <Changed from={phase.from} to={phase.to} suspended={suspended} />
      )}
      {phase.kind === "suspended" && <Note tone="warn">{t("bets.cashOut.wasSuspended")}</Note>}
      {phase.kind === "refused" && <Note tone="warn">{t(`bets.cashOut.${phase.reason}`)}</Note>}
      {phase.kind === "confirming" && phase.call.state !== "sending" && (
        <MoneyNote
          call={phase.call}
          say={(key) => t(`bets.cashOut.waiting.${key}`)}
          onResend={() => void resendCashOut(ticketId)}
          onGiveUp={() => void giveUpCashOut(ticketId)}
        />
      )}
    </div>
  );
}

interface ChangedProps extends Pick<CashOutNewsProps, "suspended"> {
  readonly from: Offer;
  readonly to: Offer;
}

/** Old beside new value; one press takes the new one. */
function Changed({ from, to, suspended }: ChangedProps) {
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
      <Button block tone="primary" disabled={suspended} onClick={() => void takeOffer(to)}>
        {t(suspended ? "bets.cashOut.suspended" : "bets.cashOut.acceptNew")}
        {!suspended && <Money cents={to.valueCents} />}
      </Button>
    </div>
  );
}

const block = css({ display: "grid", gap: "2" });
