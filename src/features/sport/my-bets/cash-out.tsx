// Cash-out of one ticket: the offer on the card, and the choice of the share behind it.
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { cashOutQuote } from "#contract/api/tickets.ts";
import { css } from "#styled/css/index.js";
import { Button } from "../../../ui/button.tsx";
import { Money } from "../../../ui/money.tsx";
import { useResource } from "../live/resource.ts";
import { CashOutForm } from "./cash-out-form.tsx";
import { isBusy, resetCashOut, useCashOutPhase } from "./cash-out-store.ts";

interface CashOutProps {
  readonly ticket: Ticket;
  readonly quoted: boolean;
}

export function CashOut({ ticket: { ticketId }, quoted }: CashOutProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const busy = isBusy(useCashOutPhase(ticketId));
  const quote = useResource(
    cashOutQuote,
    { ticketId },
    { refetchEvery: open ? OPEN_MS : CLOSED_MS, enabled: (quoted || open) && !busy },
  ).data;
  if (!open && !busy && (quote?.state === "none" || (quoted && quote === undefined))) return null;
  const toggle = () => {
    resetCashOut(ticketId);
    setOpen(!open);
  };
  return (
    <div className={frame}>
      <Button
        ref={button}
        block
        size="sm"
        tone="soft"
        aria-expanded={open || busy}
        aria-controls={id}
        disabled={busy}
        className={tall}
        onClick={toggle}
      >
        <Offer state={quote?.state} cents={quote?.valueCents} />
      </Button>
      <div id={id}>
        {(open || busy) && (
          <CashOutForm
            ticketId={ticketId}
            quote={quote}
            onClose={() => {
              button.current?.focus();
              setOpen(false);
            }}
          />
        )}
      </div>
    </div>
  );
}

interface OfferProps {
  readonly state: "open" | "suspended" | "none" | undefined;
  readonly cents: number | undefined;
}

function Offer({ state, cents }: OfferProps) {
  const { t } = useTranslation("sport");
  if (state === "suspended") return t("bets.cashOut.suspended");
  return (
    <>
      {t("bets.cashOut.name")}
      {state === "open" && cents !== undefined && <Money cents={cents} />}
    </>
  );
}

const OPEN_MS = 2500;
const CLOSED_MS = 15_000;

const frame = css({ display: "grid", gap: "2" });
const tall = css({ minHeight: { base: "[2.5rem]", desktop: "[0]" } });
