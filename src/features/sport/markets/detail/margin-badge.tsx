import { useTranslation } from "react-i18next";
import type { SportMarket } from "#contract/api/sport.ts";
import { css } from "#styled/css/index.js";
import { useSite } from "#session/site/site-state.ts";
import { figures } from "#ui/money/money.tsx";
import { useOdds } from "../../feed/feed-store.ts";
import { marginText } from "./market-margin.ts";

/** Margin of a market, where the operator shows it (`marginSwitch`, docs/decisions/050). */
export function MarginBadge({ market }: { readonly market: SportMarket | undefined }) {
  const shown = useSite(({ marginShown }) => marginShown);
  return shown && market?.state === "open" ? <Margin market={market} /> : null;
}

function Margin({ market: { w, prices } }: { readonly market: SportMarket }) {
  const { t } = useTranslation("sport");
  const percent = marginText(w, useOdds(prices.map(({ id }) => id)));
  if (percent === null) return null;
  return (
    <span title={t("detail.marginOf")} className={figures}>
      <span className={css({ color: "text-muted", fontSize: "2xs", fontWeight: "medium" })}>
        {t("detail.margin", { percent })}
      </span>
    </span>
  );
}
