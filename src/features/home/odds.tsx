// One price of a market.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Price } from "#contract/api/games.ts";
import { css } from "#styled/css/index.js";
import { OddsButton } from "../../ui/odds-button.tsx";
import { announceOdds } from "./odds-announcer.tsx";
import { useTakePrice } from "./use-take-price.ts";

interface OddsProps {
  readonly price: Price;
  /** Name of the market, for the announcement. */
  readonly market: string;
  /** Printed label where it is not the price's own. */
  readonly label?: string;
  readonly stacked?: boolean;
  readonly onArt?: boolean;
}

export function Odds({
  price,
  market,
  label = price.label,
  stacked = false,
  onArt = false,
}: OddsProps) {
  const { t } = useTranslation("home");
  const take = useTakePrice(price.id);
  const attended = useRef(false);
  useEffect(() => {
    if (!attended.current || price.moved === "same") return;
    announceOdds(t(`odds.${price.moved}`, { market, label, odds: price.odds }));
  }, [price.odds, price.moved, market, label, t]);
  return (
    <span
      className={box}
      onPointerEnter={() => (attended.current = true)}
      onPointerLeave={() => (attended.current = false)}
      onFocus={() => (attended.current = true)}
      onBlur={() => (attended.current = false)}
    >
      <OddsButton
        label={label}
        odds={price.odds}
        moved={price.moved}
        state={price.state}
        stacked={stacked}
        onArt={onArt}
        onClick={take}
      />
    </span>
  );
}

const box = css({ display: "block", minWidth: "[0]", width: "full" });
