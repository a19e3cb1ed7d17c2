import { useTranslation } from "react-i18next";
import { Stack } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Money } from "#ui/money/money.tsx";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { Note } from "#ui/text/note.tsx";
import { type CashOutPhase, cashOuts, type Offer, takeOffer } from "./cash-out-store.ts";

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
      <CallNote calls={cashOuts} slot={ticketId} />
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
    <Stack gap="2">
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
    </Stack>
  );
}
