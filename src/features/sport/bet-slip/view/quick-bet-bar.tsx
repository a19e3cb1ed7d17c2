// A quick bet on its way: seconds to undo it, then its outcome while that is open.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { useSecondsTo } from "#lib/use-now.ts";
import { isConfirming } from "../state/order.ts";
import { useSlip } from "../state/slip-store.ts";
import { BetWords } from "./bet-words.tsx";
import { OrderNote } from "./order-note.tsx";
import { QuickAsked } from "./quick-asked.tsx";
import { QuickReceipt } from "./quick-receipt.tsx";
import { undoQuickBet, useQuickBet } from "./quick-bet-store.ts";

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
    <div className={cx(cardStyle, bar, column)}>
      {pick && <BetWords pick={pick} cents={order.body.tickets[0]?.stakeCents ?? 0} />}
      <OrderNote order={order} />
    </div>
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
  bottom: { base: { base: "22-safe", _low: "12-safe" }, desktop: "6" },
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
const column = css({ display: "grid" });
const count = css({ color: "text-muted", fontSize: "xs", whiteSpace: "nowrap" });
