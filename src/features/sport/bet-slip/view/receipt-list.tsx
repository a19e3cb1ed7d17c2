// The outcome of the order, ticket by ticket.
import { CircleCheck, CircleX, Clock3 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { Grid, Row, Stack, Text } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { BetHead } from "../bets/bet-head.tsx";
import { BetLegs } from "../bets/bet-legs.tsx";
import { refreshBets } from "../bets/use-open-bets.ts";
import type { Receipt } from "../state/order.ts";
import { slip, useSlip } from "../state/slip-store.ts";
import { receiptBet } from "./receipt-bet.ts";
import { showSlipTab } from "./view-store.ts";

export function ReceiptList() {
  const { t } = useTranslation("sport");
  const receipts = useSlip((state) => state.receipts);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    head.current?.focus();
    void refreshBets();
  }, []);
  const show = () => {
    slip.dismissReceipts();
    showSlipTab("bets");
  };
  return (
    <Stack as="section" gap="3" padding="3" size="xs">
      <h3 ref={head} tabIndex={-1} className={heading}>
        {t("view.receipt.title")}
        <span className={srOnly}>{endText(receipts, t)}</span>
      </h3>
      <Stack as="ul" role="list" aria-live="polite" gap="2">
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.stakeKey} receipt={receipt} />
        ))}
      </Stack>
      <Grid columns="1fr 1fr" gap="2">
        <Button className={tall} onClick={show}>
          {t("view.receipt.show")}
        </Button>
        <Button tone="primary" className={tall} onClick={() => slip.dismissReceipts()}>
          {t("view.receipt.goOn")}
        </Button>
      </Grid>
    </Stack>
  );
}

type Words = ReturnType<typeof useTranslation<"sport">>["t"];

/** Spoken when the heading receives the focus. */
function endText(receipts: readonly Receipt[], t: Words): string {
  const accepted = receipts.filter(({ placed }) => placed.state === "accepted").length;
  const refused = receipts.length - accepted;
  if (refused === 0) return t("slip.placed", { count: accepted });
  if (accepted === 0) return t("slip.refused", { count: refused });
  return t("slip.partly", { accepted, refused });
}

const ICONS = { accepted: CircleCheck, pending: Clock3, refused: CircleX } as const;

function ReceiptRow({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation("sport");
  const { state, ticketId, refusal, riskCents, winCents } = receipt.placed;
  const bet = receiptBet(receipt);
  const { freeBet, stakeCents } = receipt.ticket;
  const isFree = freeBet !== undefined;
  return (
    <li className={row({ state })}>
      <Row as="p" align="center" gap="1" weight="bold">
        <Icon as={ICONS[state]} />
        {t(`view.receipt.${state}`)}
      </Row>
      <BetHead bet={bet} />
      <BetLegs bet={bet} />
      {refusal === null ? (
        <Row as="p" wrap="wrap" justify="space-between" columnGap="3">
          <span>
            {t(isFree ? "view.freeBet.name" : "view.risk")}{" "}
            <Money cents={isFree ? stakeCents : riskCents} />
          </span>
          <span>
            {t(isFree ? "view.freeBet.win" : "view.win")} <Money cents={winCents} />
          </span>
        </Row>
      ) : (
        <Text color="danger">{refusal.message}</Text>
      )}
      {ticketId !== null && (
        <p className={cx(figures, css({ color: "text-muted", whiteSpace: "normal" }))}>
          {t("bets.number", { id: ticketId })}
        </p>
      )}
    </li>
  );
}

const heading = css({ color: "text-strong", fontSize: "md", fontWeight: "bold", outline: "none" });
const row = cva({
  base: {
    display: "grid",
    gap: "1",
    padding: "3",
    borderRadius: "md",
    background: "surface-sunken",
  },
  variants: {
    state: {
      accepted: { "& svg": { color: "success" } },
      pending: { "& svg": { color: "warning" } },
      refused: { "& svg": { color: "danger" } },
    },
  },
});
const tall = css({ minHeight: { base: "10", desktop: "0" } });
