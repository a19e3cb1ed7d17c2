// Cash-out of one ticket: the offer on the card, and the choice of a part.
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { heldValues } from "#session/account/held-values.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Money } from "#ui/money/money.tsx";
import { CashOutForm } from "./cash-out-form.tsx";
import { isBusy, resetCashOut, useCashOutPhase, useLastPaid } from "./cash-out-store.ts";
import { AutoForm, autoCashOutForm } from "./auto-cash-out.tsx";
import { EditButton } from "./edit/edit-button.tsx";
import { type CashOutQuote, createOffer, type OfferView } from "./offer-runner.ts";
import { cashOutQuote } from "#contract/api/tickets.ts";
import { loadLaunch } from "../feed/launch.ts";
import { legNow } from "../feed/feed-terms.ts";
import { onFrame } from "../feed/feed.ts";
import { requestResource } from "../feed/resource.ts";

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
    <Stack gap="2">
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
    </Stack>
  );
}

/** Said, so that nobody looks for the button. */
function NoOffer({ reason }: { readonly reason: CashOutQuote["reason"] }) {
  const { t } = useTranslation("sport");
  return reason && <Text color="text-muted">{t(`bets.cashOut.none.${reason}`)}</Text>;
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

const tall = css({ minHeight: { base: "10", desktop: "0" } });

/** @param every milliseconds between two quotes; null asks for none */
function useOffer({ ticketId, legs }: Ticket, every: number | null): OfferView {
  const open = legs.filter(({ result }) => result === null);
  const key = open.map(({ priceId, gameId, w }) => `${priceId} ${gameId} ${w}`).join(";");
  const offer = useMemo(() => offerOf(ticketId, key), [ticketId, key]);
  useEffect(() => {
    if (every === null) offer.clear();
    else return offer.follow(every);
  }, [offer, every]);
  return useSyncExternalStore(offer.subscribe, offer.get, offer.get);
}

function offerOf(ticketId: string, key: string) {
  const legs = key.split(";").map((leg) => {
    const [priceId = "", gameId = "", w = ""] = leg.split(" ");
    return { priceId, gameId, w };
  });
  return createOffer({
    async ask() {
      await loadLaunch();
      return requestResource(cashOutQuote, { ticketId }, { quiet: true });
    },
    isSeen: () => !document.hidden,
    look: () => legs.map(legNow),
    onFeed: onFrame,
  });
}
