import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Outright } from "#contract/api/sport.ts";
import { css, cx } from "#styled/css/index.js";
import { formatTime } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { PriceButton } from "../detail/price-button.tsx";
import { FollowButton } from "../list/follow-button.tsx";
import { outrightSelection } from "../slip-selection.ts";
import { pressSelection } from "../slip-selections.ts";
import { byChance } from "./find-outrights.ts";

const FEW = 8;

/** One outright market: the likeliest competitors, the others on demand. */
export function OutrightCard({ outright }: { readonly outright: Outright }) {
  const { t } = useTranslation("sport");
  const [all, setAll] = useState(false);
  const { title, closesAt, market } = outright;
  const prices = byChance(market.prices);
  const shown = all ? prices : prices.slice(0, FEW);
  return (
    <article aria-label={title} className={cx(cardStyle, card)}>
      <div className={head}>
        <FollowButton id={outright.gameId} className={star} />
        <h3 className={heading}>{title}</h3>
        <time className={cx(figures, closes)}>
          {t("outright.closes", { time: formatTime(closesAt) })}
        </time>
      </div>
      <div className={grid}>
        {shown.map((price) => (
          <PriceButton
            key={price.id}
            price={price}
            w={market.w}
            label={price.name ?? price.r}
            name={title}
            onSelect={(odds) => pressSelection(outrightSelection(outright, { ...price, odds }))}
          />
        ))}
      </div>
      {prices.length > FEW && (
        <Button
          size="sm"
          tone="ghost"
          aria-expanded={all}
          className={tall}
          onClick={() => setAll(!all)}
        >
          <Icon as={all ? ChevronUp : ChevronDown} />
          {all ? t("outright.fewer") : t("outright.all", { count: prices.length })}
        </Button>
      )}
    </article>
  );
}

/** A book has hundreds: skip layout of those out of view. */
const card = css({
  contentVisibility: "auto",
  containIntrinsicSize: "[auto 12rem]",
  display: "grid",
  gap: "3",
  padding: { base: "3", desktop: "4" },
  minWidth: "0",
});
const head = css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2" });
const heading = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
const closes = css({ marginLeft: "auto", color: "text-muted", fontSize: "xs" });
const tall = css({ minHeight: { base: "10", desktop: "0" } });
const star = css({
  color: "text-muted!",
  "&[aria-pressed=true]": { color: "warning!" },
});
const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(auto-fill, minmax(11rem, 1fr))",
  },
  gap: "1-5",
});
