// A quick bet that was refused because its terms had changed: placed at the new ones, or not at all.
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { picksNow, type Receipt } from "../state/order.ts";
import { slip } from "../state/slip-store.ts";
import { BetWords } from "./bet-words.tsx";
import { oddsChange } from "./odds-change.ts";
import { useOddsType } from "../../feed/odds-type.ts";

export function QuickAsked({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation("sport");
  const change = oddsChange(receipt, useOddsType());
  const [pick] = picksNow(receipt);
  if (pick === undefined) return null;
  return (
    <div className={frame}>
      <div role="alert" className={words}>
        <BetWords pick={pick} cents={receipt.ticket.stakeCents} />
        <span className={news}>
          {change === null ? t("quickBet.otherTerms") : t("quickBet.asks", change)}
        </span>
      </div>
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
const words = css({ display: "grid", gap: "0-5", minWidth: "0" });
const news = css({ color: "warning", fontWeight: "semibold" });
const actions = css({ display: "flex", gap: "2", "& > *": { flex: "1" } });
