// One price of a market.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Price } from "#contract/api/featured-matches.ts";
import { css } from "#styled/css/index.js";
import { OddsButton } from "#ui/money/odds-button.tsx";
import { announcePrice } from "#ui/money/price-announcer.tsx";
import { useNavigate } from "react-router-dom";
import { gameOfPrice } from "#contract/betting/price-id.ts";
import { brandEntry } from "#brand/brand.ts";
import { promptLogin } from "#session/account/login-prompt.ts";
import { queueSelection } from "../bets/queued-selection.ts";
import { useLoggedIn } from "#session/account/session-store.ts";

interface OddsProps {
  readonly price: Price;
  /** Name of the market, for the accessible name. */
  readonly market: string;
  /** Printed instead of the price's own label. */
  readonly label?: string;
  readonly stacked?: boolean;
  readonly onArt?: boolean;
  /** Opens the venue of a price that the sports pages do not have. */
  readonly enterVenue?: () => void;
}

export function Odds({
  price,
  market,
  label = price.label,
  stacked = false,
  onArt = false,
  enterVenue,
}: OddsProps) {
  const { t } = useTranslation("home");
  const take = useTakePrice(price.id, enterVenue);
  const attended = useRef(false);
  useEffect(() => {
    if (!attended.current || price.moved === "same") return;
    announcePrice(price.id, t(`odds.${price.moved}`, { market, label, odds: price.odds }));
  }, [price.id, price.odds, price.moved, market, label, t]);
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

const box = css({ display: "block", minWidth: "0", width: "full" });

/**
 * Queues a price for the slip of the sports book; asks visitors to log in.
 * @param enterVenue called for a price that is not of the sports book, or on a site without sports pages
 */
function useTakePrice(priceId: string, enterVenue: () => void = promptLogin): () => void {
  const navigate = useNavigate();
  const member = useLoggedIn();
  const gameId = gameOfPrice(priceId);
  return () => {
    const view = sportView();
    if (gameId === null || view === undefined) return enterVenue();
    if (!member) return promptLogin();
    queueSelection({ gameId, priceId });
    void navigate(view);
  };
}

/** Address of the bundle's own sports view: a route parameter, so that other bundles do not contain it. */
function sportView(): string | undefined {
  const page = brandEntry().pages.find(({ route }) => route.path.endsWith("/:enName"));
  return page?.route.path.replace(":enName", "crty");
}
