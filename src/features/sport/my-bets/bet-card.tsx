import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { ticketTitle } from "#domain/bets/ticket-words.ts";
import { Badge } from "#ui/text/badge.tsx";
import { figures } from "#ui/money/money.tsx";
import { useWatchedPrices } from "../feed/feed-store.ts";
import { singleLegs } from "#domain/bets/part-legs.ts";
import { BetHead } from "../bet-slip/bets/bet-head.tsx";
import { BetLegs } from "../bet-slip/bets/bet-legs.tsx";
import { BetAmounts } from "./bet-amounts.tsx";
import { AutoState } from "./auto-cash-out.tsx";
import { CashOut } from "./cash-out.tsx";
import { EvidenceButton } from "./evidence/evidence-button.tsx";
import { LegTrack } from "./leg-track.tsx";
import { ShareButton } from "./share/share-button.tsx";
import { SettlementExplainer } from "./settlement-explainer.tsx";

interface BetCardProps {
  readonly ticket: Ticket;
  /** Whether its cash-out is quoted without a press. */
  readonly quoted: boolean;
}

export function BetCard({ ticket, quoted }: BetCardProps) {
  const { t } = useTranslation("sport");
  useWatchedPrices(
    singleLegs(ticket.legs).flatMap(({ priceId, result }) => (result === null ? [priceId] : [])),
  );
  const title = ticketTitle(ticket, t);
  const tone = ticketTone(ticket);
  return (
    <article aria-label={title} className={card}>
      <Row align="center" justify="space-between" gap="2">
        <Badge tone={tone === "neutral" ? "raised" : tone}>{t(`bets.state.${ticket.state}`)}</Badge>
        <time className={cx(figures, muted)}>{listTime(ticket.placedAt)}</time>
      </Row>
      <BetHead bet={ticket} />
      <BetLegs bet={ticket} below={LegTrack} />
      {ticket.refusal !== null && <Text color="danger">{ticket.refusal}</Text>}
      <BetAmounts ticket={ticket} />
      {ticket.freeBet?.back === true && <Text color="text-muted">{t("bets.freeBetBack")}</Text>}
      <AutoState ticket={ticket} />
      {ticket.state === "open" && <CashOut ticket={ticket} quoted={quoted} />}
      {ticket.settledAt !== null && <SettlementExplainer ticket={ticket} />}
      <Edits ticket={ticket} />
      <Row align="center" justify="space-between" gap="2">
        <p className={muted}>{t("bets.number", { id: ticket.ticketId })}</p>
        <Row wrap="wrap" justify="end" gap="1">
          <EvidenceButton ticket={ticket} />
          {ticket.state !== "refused" && <ShareButton ticket={ticket} />}
        </Row>
      </Row>
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
/** Neutral badges have the background of the card. */
const muted = css({ color: "text-muted" });

const TONES = {
  pending: "warn",
  open: "ok",
  settled: "neutral",
  refused: "win",
  cashedOut: "accent",
  void: "neutral",
} as const;

const ticketTone = ({ state }: Ticket): (typeof TONES)[Ticket["state"]] => TONES[state];
