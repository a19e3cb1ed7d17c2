// The slip: selections, figures, and the button that places it. `lazy-slip.ts` loads it with what it needs.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { hasPart } from "#session/parts/brand-part.ts";
import { SafetyNote } from "#domain/safety/safety-parts.tsx";
import { STAKE_KINDS } from "#domain/safety/spending.ts";
import { Money } from "#ui/money/money.tsx";
import { connectSlip, showSelected } from "../../markets/slip-selections.ts";
import { followSlip } from "../state/follow-page.ts";
import {
  slip,
  useConfirming,
  useEntryInView,
  useSlip,
  useSlipFigures,
} from "../state/slip-store.ts";
import { announceEntries } from "./announce-entries.ts";
import { ChangeNote } from "./change-note.tsx";
import { FreeBetChoice } from "./free-bet-choice.tsx";
import { DepositOffer } from "./deposit-offer.tsx";
import { betsByKind } from "../state/slip-figures.ts";
import { MainStake, SeriesOdds } from "./main-stake.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { EntryCards } from "./entry-cards.tsx";
import { PlaceButton } from "./place-button.tsx";
import { ReceiptList } from "./receipt-list.tsx";
import { QuickBetBar } from "./quick-bet-bar.tsx";
import { askQuickBet } from "./quick-bet-store.ts";
import { SlipEmpty } from "./slip-empty.tsx";
import { SlipSum } from "./slip-sum.tsx";
import { SlipOptions } from "./slip-options.tsx";
import { useStakeDigits } from "./stake-digits.ts";
import { SystemStakes } from "./system-stakes.tsx";
import { isConfirming, type Order } from "../state/order.ts";
import { OrderNote } from "./order-note.tsx";
import { Box, Stack } from "#styled/jsx/index.js";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { BetWords } from "./bet-words.tsx";
import { useKeypadShown } from "./use-keypad.ts";
import { useSlipView } from "./view-store.ts";

/** Hands pressed prices to the slip, and what the frame of the page shows of it to the frame. Call once. */
export function connect(): void {
  connectSlip((selection, how) => {
    if (how === "quick") askQuickBet(selection);
    else if (how === "series") slip.combine(selection);
    else slip.toggle(selection);
  });
  const show = () => {
    const { selections, undelivered, order } = useSlip.getState();
    showSelected(selections.map(({ pick }) => pick.priceId));
    useSlipView.setState({ undelivered: undelivered.length, confirming: isConfirming(order) });
  };
  useSlip.subscribe(show);
  show();
  useSlipView.setState({ loaded: true });
}

/** While the page is open: keeps the slip fresh, announces its prices, and shows a quick bet on its way. */
export function SlipRunner() {
  useEffect(followSlip, []);
  useEffect(announceEntries, []);
  return <QuickBetBar />;
}

/** The cost of the slip, for the bar on phones; before an amount is typed, the odds of a series. */
export function SlipTotal() {
  const { t } = useTranslation("sport");
  const { bets, riskCents } = useSlipFigures();
  const freeBet = useSlip((state) => state.freeBet);
  const { series } = betsByKind(bets);
  if (freeBet !== null)
    return (
      <>
        {t("view.freeBet.name")} <Money cents={freeBet.amountCents} />
      </>
    );
  if (riskCents === 0) return series && <SeriesOdds bet={series} />;
  return (
    <>
      {t("view.total")} <Money cents={riskCents} />
    </>
  );
}

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
  useEntryInView();
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
  const { bets, riskCents } = useSlipFigures();
  useStakeDigits(bets);
  const paid = useSlip(({ freeBet }) => freeBet !== null);
  // While the keypad is open, its room is needed.
  const typing = useKeypadShown();
  return (
    <>
      <fieldset disabled={confirming} aria-label={t("rail.slip")} className={column}>
        <ModeSwitch />
        <EntryCards />
        {series && !paid && <SystemStakes />}
      </fieldset>
      <div className={foot}>
        {/* Here it is seen whole, and moves nothing. */}
        <div className={change}>
          <ChangeNote />
        </div>
        {!confirming && <FreeBetChoice />}
        {!confirming && !paid && <MainStake />}
        {!confirming && !typing && <SlipOptions />}
        <SlipSum />
        {!confirming && <DepositOffer />}
        {!confirming && <SafetyNote kinds={STAKE_KINDS} cents={riskCents} only="set" />}
        {confirming ? <ConfirmingNote /> : <PlaceButton />}
      </div>
      {/* Arrives late, and moves nothing: its line is kept below the button. */}
      {!confirming && !typing && hasPart("safety-note") && (
        <Box minHeight="8" paddingInline="2">
          <SafetyNote kinds={STAKE_KINDS} cents={riskCents} only="unset" />
        </Box>
      )}
    </>
  );
}

const column = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "2",
  minWidth: "0",
  padding: "2",
  // The place of the note about changed prices, which comes and goes.
  paddingBottom: { base: { base: "12", _low: "2" }, desktop: { base: "16", _low: "2" } },
  "&:disabled": { opacity: "0.75" },
});

/** Lies above the foot, so that neither the cards nor the foot move for it. In a low window there is no room to keep. */
const change = css({
  position: { base: "absolute", _low: "static" },
  insetInline: "2",
  bottom: "full",
  zIndex: "1",
  marginBottom: { base: "1", _low: "0" },
  borderRadius: "md",
  background: "surface-raised",
});

/** Sticks to the bottom of a long slip: the amount, risk, win and the button. In a low window it would fill it. */
const foot = css({
  display: "grid",
  gap: "1-5",
  position: { base: "sticky", _low: "static" },
  bottom: "0",
  zIndex: "1",
  paddingInline: "2",
  paddingTop: "1-5",
  borderTop: "thin",
  paddingBottom: "2",
  background: "surface-raised",
  borderBottomRadius: "lg",
  // What scrolls below it fades, so that a card cut by the keypad reads as one of a longer list.
  _before: {
    content: '""',
    position: "absolute",
    insetInline: "0",
    bottom: "full",
    height: "4",
    backgroundImage: "linear-gradient(to top, {colors.surface-raised}, transparent)",
    pointerEvents: "none",
    _low: { display: "none" },
  },
});

// 确认中: the order is in progress, or its outcome is unknown.
function ConfirmingNote() {
  const order = useSlip((state) => state.order);
  return isConfirming(order) ? <OrderNote order={order} /> : null;
}

// Orders that the server does not know, above the slip, which goes on without them.
function UndeliveredList() {
  const { t } = useTranslation("sport");
  const orders = useSlip((state) => state.undelivered);
  if (orders.length === 0) return null;
  return (
    <Stack as="ul" role="list" aria-label={t("view.undelivered")} gap="2" padding="2">
      {orders.filter(isOpen).map((order) => (
        <Stack as="li" key={order.key} gap="1-5" size="sm">
          {order.body.picks.map((pick) => (
            <BetWords key={pick.priceId} pick={pick} cents={stakeOn(order, pick.priceId)} />
          ))}
          <OrderNote order={order} />
        </Stack>
      ))}
    </Stack>
  );
}

/** Of the ticket that a selection is first in. */
function stakeOn({ body }: Order, priceId: string): number | undefined {
  return body.tickets.find(({ legs }) => legs[0]?.priceId === priceId)?.stakeCents;
}
