// The outcome of the order, ticket by ticket.
import { CircleCheck, CircleX, Clock3 } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css, cva, cx } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures, Money } from "#ui/money.tsx";
import { srOnly } from "#ui/sr-only.ts";
import { BetHead } from "../bets/bet-head.tsx";
import { BetLegs } from "../bets/bet-legs.tsx";
import { refreshBets } from "../bets/use-open-bets.ts";
import type { Receipt } from "../state/order.ts";
import { slip, useSlip } from "../state/slip-store.ts";
import { receiptBet } from "./receipt-bet.ts";
import { showTab } from "./view-store.ts";

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
    showTab("bets");
  };
  return (
    <section className={column}>
      <h3 ref={head} tabIndex={-1} className={heading}>
        {t("view.receipt.title")}
        <span className={srOnly}>{endText(receipts, t)}</span>
      </h3>
      <ul role="list" aria-live="polite" className={list}>
        {receipts.map((receipt) => (
          <Row key={receipt.stakeKey} receipt={receipt} />
        ))}
      </ul>
      <div className={actions}>
        <Button className={tall} onClick={show}>
          {t("view.receipt.show")}
        </Button>
        <Button tone="primary" className={tall} onClick={() => slip.dismissReceipts()}>
          {t("view.receipt.goOn")}
        </Button>
      </div>
    </section>
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

function Row({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation("sport");
  const { state, ticketId, refusal, riskCents, winCents } = receipt.placed;
  const bet = receiptBet(receipt);
  return (
    <li className={row({ state })}>
      <p className={stateLine}>
        <Icon as={ICONS[state]} />
        {t(`view.receipt.${state}`)}
      </p>
      <BetHead bet={bet} />
      <BetLegs bet={bet} />
      {refusal === null ? (
        <p className={amounts}>
          <span>
            {t("view.risk")} <Money cents={riskCents} />
          </span>
          <span>
            {t("view.win")} <Money cents={winCents} />
          </span>
        </p>
      ) : (
        <p className={css({ color: "danger" })}>{refusal.message}</p>
      )}
      {ticketId !== null && (
        <p className={cx(figures, css({ color: "text-muted", whiteSpace: "normal" }))}>
          {t("bets.number", { id: ticketId })}
        </p>
      )}
    </li>
  );
}

const column = css({ display: "grid", gap: "3", padding: "3", fontSize: "xs" });
const heading = css({ color: "text-strong", fontSize: "md", fontWeight: "bold", outline: "none" });
const list = css({ display: "grid", gap: "2" });
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
const stateLine = css({ display: "flex", alignItems: "center", gap: "1", fontWeight: "bold" });
const amounts = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: "3",
});
const tall = css({ minHeight: { base: "10", desktop: "0" } });
const actions = css({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "2" });
