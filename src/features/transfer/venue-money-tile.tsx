// One venue: what stands there, what keeps it closed, and the way in and out.
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import type { VenueMoney } from "#domain/wallet/venue-balances.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { Way } from "./transfer-way.ts";
import { VenueBalance } from "./venue-balance.tsx";
import { categoryIcon } from "./venue-category.ts";
import { VenueStatus } from "./venue-status.tsx";

interface VenueTileProps {
  readonly venue: VenueMoney;
  readonly onMove: (way: Way) => void;
}

export function VenueMoneyTile({ venue, onMove }: VenueTileProps) {
  const { t } = useTranslation("transfer");
  const { name, category, cents, opensAt } = venue;
  const closed = opensAt !== null;
  const holds = cents !== null && cents > 0;
  return (
    <article aria-label={name} className={tile} data-holds={holds || undefined}>
      <span className={sign}>
        <Icon as={categoryIcon(category)} />
      </span>
      <Stack justifyItems="start" gap="0-5" minWidth="0">
        <b className={title}>{name}</b>
        <VenueStatus {...venue} />
      </Stack>
      <div className={amount}>
        <VenueBalance {...venue} />
      </div>
      <div className={ways}>
        <Button
          size="sm"
          tone="soft"
          className={way}
          aria-label={t("venues.inLabel", { venue: name })}
          disabled={closed}
          onClick={() => onMove("in")}
        >
          {t("venues.in")}
        </Button>
        <Button
          size="sm"
          className={cx(way, !holds && whereRoom)}
          aria-label={t("venues.outLabel", { venue: name })}
          disabled={closed || !holds}
          onClick={() => onMove("out")}
        >
          {t("venues.out")}
        </Button>
      </div>
    </article>
  );
}

const tile = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: "3",
  rowGap: "2",
  height: "full",
  paddingBlock: { base: "3", desktop: { base: "3", _professional: "2" } },
  paddingInline: "3",
  borderRadius: "md",
  boxShadow: "edge-strong",
  "&[data-holds]": { boxShadow: "edge-mark" },
});
const sign = css({
  display: "grid",
  placeItems: "center",
  width: "10",
  height: "10",
  borderRadius: "md",
  background: "surface-sunken",
  color: "accent-text",
  fontSize: "lg",
  "[data-holds] > &": { background: "accent-subtle" },
});
const title = css({
  maxWidth: "full",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
const amount = css({
  justifySelf: "end",
  "[data-holds] > &": { gridColumn: { base: "3 / 5", desktop: "auto" } },
});
// On a phone the ways of a venue with money stand below, where a thumb reaches them; an empty one has only
// the way in.
const ways = css({
  display: "grid",
  gridTemplateColumns: { desktop: "repeat(2, minmax(0, 1fr))" },
  gap: "2",
  "[data-holds] > &": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gridColumn: { base: "1 / -1", desktop: "auto" },
  },
});
// As high as a finger needs on phones.
const way = css({ minHeight: { base: "11", desktop: "0" } });
const whereRoom = css({ display: { base: "none", desktop: "inline-flex" } });
