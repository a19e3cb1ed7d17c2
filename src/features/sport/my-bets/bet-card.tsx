import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { css, cx } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { ticketTitle } from "#domain/bets/ticket-words.ts";
import { Badge } from "#ui/badge.tsx";
import { figures } from "#ui/money.tsx";
import { useWatchedPrices } from "../feed/feed-store.ts";
import { BetHead } from "../bet-slip/bets/bet-head.tsx";
import { BetLegs } from "../bet-slip/bets/bet-legs.tsx";
import { BetAmounts } from "./bet-amounts.tsx";
import { AutoState } from "./auto-cash-out.tsx";
import { CashOut } from "./cash-out.tsx";
import { LegTrack } from "./leg-track.tsx";
import { ShareButton } from "./share/share-button.tsx";
import { SettlementExplainer } from "./settlement-explainer.tsx";
import { ticketTone } from "./ticket-tone.ts";

interface BetCardProps {
  readonly ticket: Ticket;
  /** Whether its cash-out is quoted without a press. */
  readonly quoted: boolean;
}

export function BetCard({ ticket, quoted }: BetCardProps) {
  const { t } = useTranslation("sport");
  useWatchedPrices(
    ticket.legs.flatMap(({ priceId, result }) => (result === null ? [priceId] : [])),
  );
  const title = ticketTitle(ticket, t);
  const tone = ticketTone(ticket);
  return (
    <article aria-label={title} className={card}>
      <div className={line}>
        <Badge tone={tone} className={tone === "neutral" ? onCard : undefined}>
          {t(`bets.state.${ticket.state}`)}
        </Badge>
        <time className={cx(figures, muted)}>{formatTime(ticket.placedAt)}</time>
      </div>
      <BetHead bet={ticket} />
      <BetLegs bet={ticket} below={LegTrack} />
      {ticket.refusal !== null && <p className={css({ color: "danger" })}>{ticket.refusal}</p>}
      <BetAmounts ticket={ticket} />
      <AutoState ticket={ticket} />
      {ticket.state === "open" && <CashOut ticket={ticket} quoted={quoted} />}
      {ticket.settledAt !== null && <SettlementExplainer ticket={ticket} />}
      <Edits ticket={ticket} />
      <div className={line}>
        <p className={muted}>{t("bets.number", { id: ticket.ticketId })}</p>
        {ticket.state !== "refused" && <ShareButton ticket={ticket} />}
      </div>
    </article>
  );
}

/** The two tickets of an edit name each other. */
function Edits({ ticket: { editedFrom, editedTo } }: Pick<BetCardProps, "ticket">) {
  const { t } = useTranslation("sport");
  return (
    <>
      {editedFrom !== null && (
        <p className={muted}>{t("bets.edit.editedFrom", { id: editedFrom })}</p>
      )}
      {editedTo !== null && <p className={muted}>{t("bets.edit.editedTo", { id: editedTo })}</p>}
    </>
  );
}

const card = css({
  display: "grid",
  gap: "1-5",
  minWidth: "0",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
  fontSize: "xs",
});
const line = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "2",
});
/** Neutral badges have the background of the card. */
const onCard = css({ background: "surface-raised!" });
const muted = css({ color: "text-muted" });
