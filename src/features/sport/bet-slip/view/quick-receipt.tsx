// What a quick bet was placed as, for some seconds.
import { X } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Money } from "#ui/money/money.tsx";
import { useOddsType } from "../../feed/odds-type.ts";
import type { Receipt } from "../state/order.ts";
import { slip, useSlip } from "../state/slip-store.ts";
import { BetWords } from "./bet-words.tsx";
import { oddsChange } from "./odds-change.ts";

const SHOWN_MS = 12_000;

export function QuickReceipt({ className }: { readonly className: string }) {
  const { t } = useTranslation("sport");
  const receipt = useSlip((state) => state.quickReceipt);
  useEffect(() => {
    if (receipt === null) return;
    const timer = setTimeout(slip.dismissQuick, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [receipt]);
  const [pick] = receipt?.picks ?? [];
  const [leg] = receipt?.placed.legs ?? [];
  if (receipt === null || pick === undefined || leg === undefined) return null;
  const { riskCents, winCents } = receipt.placed;
  const { line, odds, score } = leg;
  return (
    <div className={className}>
      <output className={words}>
        <b>{t("view.receipt.accepted")}</b>
        <BetWords pick={{ ...pick, line, odds, score }} cents={riskCents} />
        <span>
          {t("view.win")} <Money cents={winCents} />
        </span>
        <Change receipt={receipt} />
      </output>
      <IconButton size="sm" icon={X} label={t("quickBet.close")} onClick={slip.dismissQuick} />
    </div>
  );
}

/** The price taken beside the one that was pressed. */
function Change({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation("sport");
  const change = oddsChange(receipt, useOddsType());
  return (
    change && (
      <Text as="span" color="warning" weight="semibold">
        {t("quickBet.changed", change)}
      </Text>
    )
  );
}

const words = css({ display: "grid", gap: "0-5", flex: "1", minWidth: "0" });
