// A quick bet on its way: seconds to undo it, then its outcome while that is open.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { legWords } from "../../../../session/bets/leg-words.ts";
import { MoneyNote } from "../../../../session/wallet/money-call/money-note.tsx";
import { Button } from "../../../../ui/button.tsx";
import { cardStyle } from "../../../../ui/card.tsx";
import { Money } from "../../../../ui/money.tsx";
import { useTick } from "../../../../ui/use-tick.ts";
import { useOddsType } from "../../feed/odds-type.ts";
import type { SlipSelection } from "../../markets/slip-selection.ts";
import { isConfirming, QUICK_SLOT } from "../state/order.ts";
import { slip, useSlip } from "../state/slip-store.ts";
import { undoQuickBet, useQuickBet } from "./quick-bet-store.ts";

export function QuickBetBar() {
  const { t } = useTranslation("sport");
  const counting = useQuickBet((state) => state.counting);
  const order = useSlip((state) => state.quick);
  if (counting !== null) {
    return (
      <div className={cx(cardStyle, bar)}>
        <Words pick={counting.pick} cents={counting.stakeCents} />
        <Countdown dueAt={counting.dueAt} />
        <Button tone="primary" onClick={undoQuickBet}>
          {t("quickBet.undo")}
        </Button>
      </div>
    );
  }
  if (!isConfirming(order)) return null;
  const [pick] = order.body.picks;
  return (
    <div className={cx(cardStyle, bar, column)}>
      {pick && <Words pick={pick} cents={order.body.tickets[0]?.stakeCents ?? 0} />}
      <MoneyNote
        call={order}
        say={(key) => t(`view.confirming.${key}`)}
        onResend={() => void slip.resend(QUICK_SLOT)}
        onGiveUp={() => void slip.giveUp(QUICK_SLOT)}
      />
    </div>
  );
}

function Words({ pick, cents }: { readonly pick: SlipSelection; readonly cents: number }) {
  const { t } = useTranslation("sport");
  const facts = { ...pick, name: pick.champion?.name ?? null };
  const { backed, odds, play, match } = legWords(facts, useOddsType(), t);
  return (
    <div className={words}>
      <p>
        <b>
          {backed} <span className={price}>@ {odds}</span>
        </b>{" "}
        <Money cents={cents} />
      </p>
      <p className={where}>{`${play} · ${match}`}</p>
    </div>
  );
}

function Countdown({ dueAt }: { readonly dueAt: number }) {
  const { t } = useTranslation("sport");
  const seconds = Math.max(1, Math.ceil((dueAt - useTick()) / 1000));
  return <output className={count}>{t("quickBet.counting", { seconds })}</output>;
}

const bar = css({
  position: "fixed",
  insetInline: "3",
  bottom: { base: "22-safe", desktop: "6" },
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
const words = css({ flex: "1", minWidth: "0", color: "text-strong" });
const price = css({ whiteSpace: "nowrap" });
const where = css({ color: "text-muted", fontSize: "xs", truncate: true });
const count = css({ color: "text-muted", fontSize: "xs", whiteSpace: "nowrap" });
