// A quick bet on its way: seconds to undo it, then its outcome while that is open.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { useSecondsTo } from "#lib/time/use-now.ts";
import { isConfirming, picksNow, type Receipt } from "../state/order.ts";
import { slip, useSlip } from "../state/slip-store.ts";
import { BetWords } from "./bet-words.tsx";
import { OrderNote } from "./order-note.tsx";
import { QuickReceipt } from "./quick-receipt.tsx";
import { undoQuickBet, useQuickBet } from "./quick-bet-store.ts";
import { oddsChange } from "./odds-change.ts";
import { useOddsType } from "../../feed/odds-type.ts";

export function QuickBetBar() {
  const { t } = useTranslation("sport");
  const counting = useQuickBet((state) => state.counting);
  const order = useSlip((state) => state.quick);
  const asked = useSlip((state) => state.quickAsked);
  if (counting !== null) {
    return (
      <div className={cx(cardStyle, bar)}>
        <BetWords pick={counting.pick} cents={counting.stakeCents} />
        <Countdown dueAt={counting.dueAt} />
        <Button tone="primary" onClick={undoQuickBet}>
          {t("quickBet.undo")}
        </Button>
      </div>
    );
  }
  if (!isConfirming(order) && asked !== null) {
    return (
      <div className={cx(cardStyle, bar)}>
        <QuickAsked receipt={asked} />
      </div>
    );
  }
  if (!isConfirming(order)) return <QuickReceipt className={cx(cardStyle, bar)} />;
  const [pick] = order.body.picks;
  return (
    <Stack className={cx(cardStyle, bar)}>
      {pick && <BetWords pick={pick} cents={order.body.tickets[0]?.stakeCents ?? 0} />}
      <OrderNote order={order} />
    </Stack>
  );
}

function Countdown({ dueAt }: { readonly dueAt: number }) {
  const { t } = useTranslation("sport");
  const seconds = Math.max(1, useSecondsTo(dueAt));
  return <output className={count}>{t("quickBet.counting", { seconds })}</output>;
}

const bar = css({
  position: "fixed",
  insetInline: "3",
  bottom: { base: { base: "18-safe", _low: "12-safe" }, desktop: "6" },
  // Over the bar of the slip on phones.
  zIndex: "header",
  display: "flex",
  alignItems: "center",
  gap: "3",
  maxWidth: "120",
  marginInline: "auto",
  padding: "2",
  paddingLeft: "4",
  background: "surface-overlay",
  boxShadow: "3-edge",
  fontSize: "sm",
});
const count = css({ color: "text-muted", fontSize: "xs", whiteSpace: "nowrap" });

// A quick bet that was refused because its terms had changed: placed at the new ones, or not at all.
function QuickAsked({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation("sport");
  const change = oddsChange(receipt, useOddsType());
  const [pick] = picksNow(receipt);
  if (pick === undefined) return null;
  return (
    <div className={frame}>
      <Stack role="alert" gap="0-5" minWidth="0">
        <BetWords pick={pick} cents={receipt.ticket.stakeCents} />
        <Text as="span" color="warning" weight="semibold">
          {change === null ? t("quickBet.otherTerms") : t("quickBet.asks", change)}
        </Text>
      </Stack>
      <div className={actions}>
        <Button onClick={slip.dismissQuick}>{t("quickBet.refuse")}</Button>
        <Button tone="primary" onClick={() => void slip.acceptQuick()}>
          {t("view.acceptAndPlace")}
        </Button>
      </div>
    </div>
  );
}

const frame = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", desktop: "minmax(0, 1fr) auto" },
  alignItems: "center",
  gap: "3",
  width: "full",
});
const actions = css({ display: "flex", gap: "2", "& > *": { flex: "1" } });
