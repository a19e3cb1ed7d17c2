import { useTranslation } from "react-i18next";
import type { Ticket } from "#contract/api/ticket.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { useOffline } from "#lib/browser/offline.ts";
import { productText } from "#domain/bets/ticket-words.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Note } from "#ui/text/note.tsx";
import { SummaryRow } from "#ui/layout/summary-row.tsx";
import { takeEdit } from "./edit-store.ts";
import type { EditQuote, QuotedEdit } from "./use-edit-quote.ts";

interface EditOfferProps {
  readonly ticket: Ticket;
  readonly quoted: QuotedEdit | null;
  /** Why there is nothing to quote. */
  readonly none: string | null;
}

/** The price of an edit: the value, what the book keeps, and the new ticket beside the old. */
export function EditOffer({ ticket, quoted, none }: EditOfferProps) {
  const { t } = useTranslation("sport");
  const offline = useOffline(({ since }) => since !== null);
  if (none !== null)
    return (
      <Text color="text-muted" size="xs">
        {none}
      </Text>
    );
  if (quoted === null)
    return (
      <Text color="text-muted" size="xs">
        {t("bets.edit.asking")}
      </Text>
    );
  const { quote, legs } = quoted;
  const { ticketId } = ticket;
  const { state, quoteId, valueCents } = quote;
  return (
    <Stack gap="2" marginTop="2">
      <Figures ticket={ticket} quote={quote} />
      <div aria-live="polite">
        {quote.refusal !== null && <Note tone="warn">{quote.refusal.message}</Note>}
        {(state === "suspended" || state === "none") && (
          <Note tone="warn">{t(`bets.edit.${state}`)}</Note>
        )}
        {offline && <Note tone="warn">{t("bets.edit.offline")}</Note>}
      </div>
      <Button
        block
        tone="primary"
        disabled={state !== "open" || offline}
        onClick={() => void takeEdit({ ticketId, quoteId, legs: [...legs], valueCents })}
      >
        {t("bets.edit.take")}
      </Button>
      <Text color="text-muted" size="xs">
        {t("bets.edit.expires")}
      </Text>
    </Stack>
  );
}

function Figures({ ticket, quote }: { readonly ticket: Ticket; readonly quote: EditQuote }) {
  const { t } = useTranslation("sport");
  const { valueCents, fairCents, winCents, legs, state } = quote;
  const money = (cents: number) => formatCents(cents);
  if (valueCents === 0) return null;
  return (
    <dl className={list}>
      <SummaryRow name={t("bets.edit.fair")}>{money(fairCents)}</SummaryRow>
      <SummaryRow name={t("bets.edit.cost")}>{money(valueCents - fairCents)}</SummaryRow>
      <SummaryRow name={t("bets.edit.stake")}>
        {money(valueCents)} <s>{money(ticket.riskCents)}</s>
      </SummaryRow>
      <SummaryRow name={t("bets.edit.odds")}>
        {productText(legs)} <s>{productText(ticket.legs)}</s>
      </SummaryRow>
      {state === "open" && (
        <SummaryRow name={t("bets.edit.win")}>
          {money(winCents)} <s>{money(ticket.winCents)}</s>
        </SummaryRow>
      )}
    </dl>
  );
}

const list = css({
  display: "grid",
  gap: "1",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
  fontSize: "sm",
  "& s": { marginLeft: "1", color: "text-muted", fontWeight: "medium" },
});
