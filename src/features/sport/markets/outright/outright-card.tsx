import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Outright } from "#contract/api/sport.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Heading, Row } from "#styled/jsx/index.js";
import { listTime } from "#lib/time/list-times.ts";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
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
      <Row wrap="wrap" align="center" columnGap="2">
        <FollowButton id={outright.gameId} className={star} />
        <Heading as="h3" size="sm">
          {title}
        </Heading>
        <Box as="time" marginLeft="auto" color="text-muted" size="xs" className={figures}>
          {t("outright.closes", { time: listTime(closesAt) })}
        </Box>
      </Row>
      <div className={grid}>
        {shown.map((price) => (
          <PriceButton
            key={price.id}
            price={price}
            w={market.w}
            label={price.name ?? price.r}
            name={title}
            onSelect={(pressed) => pressSelection(outrightSelection(outright, pressed))}
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
  containIntrinsicSize: "auto 12rem",
  display: "grid",
  gap: "3",
  padding: { base: "3", desktop: "4" },
  minWidth: "0",
});
const tall = css({ minHeight: { base: "10", desktop: "0" } });
const star = css({
  color: "text-muted",
  "&[aria-pressed=true]": { color: "warning" },
});
const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    desktop: "repeat(auto-fill, minmax(11rem, 1fr))",
  },
  gap: "1-5",
});
