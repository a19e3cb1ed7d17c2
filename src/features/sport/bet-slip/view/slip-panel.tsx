// The slip: selections, figures, and the button that places it.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { SafetyNote } from "#domain/safety/safety-parts.tsx";
import { STAKE_KINDS } from "#domain/safety/spending.ts";
import { context, useConfirming, useInView, useSlip, useSlipFigures } from "../state/slip-store.ts";
import { AcceptChoice } from "./accept-choice.tsx";
import { ChangeNote } from "./change-note.tsx";
import { ConfirmingNote } from "./confirming-note.tsx";
import { DepositOffer } from "./deposit-offer.tsx";
import { FallLine } from "./fall-line.tsx";
import { MainStake } from "./main-stake.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { EntryCards } from "./entry-cards.tsx";
import { PlaceButton } from "./place-button.tsx";
import { ReceiptList } from "./receipt-list.tsx";
import { SlipEmpty } from "./slip-empty.tsx";
import { SlipSum } from "./slip-sum.tsx";
import { SlipTools } from "./slip-tools.tsx";
import { SystemStakes } from "./system-stakes.tsx";
import { UndeliveredList } from "./undelivered-list.tsx";

export function SlipPanel() {
  return (
    <>
      <UndeliveredList />
      <Content />
    </>
  );
}

function Content() {
  const isEmpty = useSlip(({ selections }) => selections.length === 0);
  const receipts = useSlip((state) => state.receipts);
  const confirming = useConfirming();
  useInView();
  if (receipts.length > 0 && !confirming) {
    // Refused selections are still in the slip, with their changes: one press accepts and places them.
    const refused = receipts.some(({ placed }) => placed.state === "refused");
    return (
      <>
        <ReceiptList />
        {refused && !isEmpty && <Filled confirming={false} />}
      </>
    );
  }
  if (isEmpty && !confirming) return <SlipEmpty />;
  return <Filled confirming={confirming} />;
}

function Filled({ confirming }: { readonly confirming: boolean }) {
  const { t } = useTranslation("sport");
  const series = useSlip(({ mode }) => mode === "series");
  const { riskCents } = useSlipFigures();
  return (
    <>
      <fieldset disabled={confirming} aria-label={t("rail.slip")} className={column}>
        <ModeSwitch />
        <EntryCards />
        <ChangeNote />
        {series && <SystemStakes />}
        {!confirming && (
          <>
            {context.deps.accepts.length > 1 ? <AcceptChoice /> : <DutyPart name="duty-odds" />}
            <FallLine />
            <SlipTools />
            <SafetyNote kinds={STAKE_KINDS} cents={riskCents} only="unset" />
          </>
        )}
      </fieldset>
      <div className={foot}>
        {!confirming && <MainStake />}
        <SlipSum />
        {!confirming && <DepositOffer />}
        {!confirming && <SafetyNote kinds={STAKE_KINDS} cents={riskCents} only="set" />}
        {confirming ? <ConfirmingNote /> : <PlaceButton />}
      </div>
    </>
  );
}

const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2",
  minWidth: "0",
  padding: "2",
  border: "none",
  "&:disabled": { opacity: "0.75" },
});

/** Sticks to the bottom of a long slip: the amount, risk, win and the button. */
const foot = css({
  display: "grid",
  gap: "1-5",
  position: "sticky",
  bottom: "0",
  zIndex: "1",
  paddingInline: "2",
  paddingTop: "1-5",
  borderTop: "thin",
  paddingBottom: "2",
  background: "surface-raised",
  borderBottomRadius: "lg",
});
