// Cash-out of one ticket: the offer on the card, and the choice of a part.
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { css } from "#styled/css/index.js";
import { heldValues } from "#session/account/held-form.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { CashOutForm } from "./cash-out-form.tsx";
import { isBusy, resetCashOut, useCashOutPhase, useLastPaid } from "./cash-out-store.ts";
import { AutoForm, autoCashOutForm } from "./auto-cash-out.tsx";
import { EditButton } from "./edit/edit-button.tsx";
import type { CashOutQuote, OfferView } from "./offer.ts";
import { useOffer } from "./use-offer.ts";

interface CashOutProps {
  readonly ticket: Ticket;
  readonly quoted: boolean;
}

export function CashOut({ ticket, quoted }: CashOutProps) {
  const { ticketId } = ticket;
  const id = useId();
  const paid = useLastPaid(ticketId);
  // A payment closes the form: no press of it may meet the next offer.
  const [openedAfter, setOpenedAfter] = useState<string | null | undefined>(() =>
    heldValues(autoCashOutForm(ticketId)) === null ? undefined : paid,
  );
  const open = openedAfter === paid;
  useEffect(() => {
    if (paid !== null && document.activeElement === document.body) button.current?.focus();
  }, [paid]);
  const button = useRef<HTMLButtonElement>(null);
  const phase = useCashOutPhase(ticketId);
  const busy = isBusy(phase);
  // Also shows the outcome of a press in another tab or before a reload.
  const shown = open || phase.kind !== "idle";
  const every = shown ? OPEN_MS : CLOSED_MS;
  const offer = useOffer(ticket, (quoted || shown) && !busy ? every : null);
  if (!shown && offer.kind === "none") return <NoOffer reason={offer.reason} />;
  // After a payment the button stays where it was.
  if (!shown && quoted && paid === null && offer.kind === "waiting") return null;
  const quote = offer.kind === "open" ? offer.quote : null;
  const toggle = () => {
    resetCashOut(ticketId);
    setOpenedAfter(shown ? undefined : paid);
  };
  return (
    <div className={frame}>
      <Button
        ref={button}
        block
        size="sm"
        tone="soft"
        aria-expanded={shown}
        aria-controls={id}
        disabled={busy}
        className={tall}
        onClick={toggle}
      >
        <OfferName offer={offer} />
      </Button>
      <div id={id}>
        {shown && (
          <>
            <CashOutForm
              ticketId={ticketId}
              offer={offer}
              onClose={() => {
                button.current?.focus();
                resetCashOut(ticketId);
                setOpenedAfter(undefined);
              }}
            />
            {!busy && quote !== null && <AutoForm ticket={ticket} quote={quote} />}
          </>
        )}
      </div>
      {!busy && quote?.canEdit === true && <EditButton ticket={ticket} />}
    </div>
  );
}

/** Said, so that nobody looks for the button. */
function NoOffer({ reason }: { readonly reason: CashOutQuote["reason"] }) {
  const { t } = useTranslation("sport");
  return (
    reason && <p className={css({ color: "text-muted" })}>{t(`bets.cashOut.none.${reason}`)}</p>
  );
}

function OfferName({ offer }: { readonly offer: OfferView }) {
  const { t } = useTranslation("sport");
  if (offer.kind === "suspended") return t("bets.cashOut.suspended");
  return (
    <>
      {t("bets.cashOut.name")}
      {offer.kind === "open" && <Money cents={offer.quote.valueCents} />}
    </>
  );
}

const OPEN_MS = 2500;
const CLOSED_MS = 15_000;

const frame = css({ display: "grid", gap: "2" });
const tall = css({ minHeight: { base: "10", desktop: "0" } });
