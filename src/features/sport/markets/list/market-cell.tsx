// One column of a match: the prices of its main market, and its other lines on demand.
import { ChevronUp, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cva } from "#styled/css/index.js";
import { Icon } from "../../../../ui/icon.tsx";
import { toggleLines, useListState } from "./list-state.ts";
import type { CellMarket, CellPrice, MarketColumn } from "./market-columns.ts";
import { playName } from "./play-name.ts";
import { PriceCell } from "./price-cell.tsx";
import { LINES_OF_PRICES, SPOT_COLUMNS, spotAt } from "./spot.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";

interface MarketCellProps {
  readonly gameId: string;
  readonly teams: readonly [string, string];
  readonly column: MarketColumn;
  /** Index among the six columns. */
  readonly at: number;
}

export function MarketCell({ gameId, teams, column, at }: MarketCellProps) {
  const { t } = useTranslation("sport");
  const unfolded = useListState((state) => state.unfolded.has(gameId));
  const { main, others } = column;
  if (main === null) return <span className={none}>{t("list.none")}</span>;
  const rest = { gameId, teams, column, at };
  return (
    <>
      <Prices {...rest} market={main} from={0} />
      {others.length > 0 && (
        <PlainButton
          tabIndex={-1}
          aria-expanded={unfolded}
          className={more}
          {...spotAt(LINES_OF_PRICES, SPOT_COLUMNS.market + at)}
          onClick={() => toggleLines(gameId)}
        >
          <Icon as={unfolded ? ChevronUp : Plus} size={0.9} />
          {unfolded ? t("list.fewerLines") : t("list.moreLines", { number: others.length })}
        </PlainButton>
      )}
      {unfolded &&
        others.map((market, place) => (
          <div key={market.market.id} className={other}>
            <Prices {...rest} market={market} from={LINES_OF_PRICES * (place + 2)} />
          </div>
        ))}
    </>
  );
}

interface PricesProps extends MarketCellProps {
  readonly market: CellMarket;
  /** Line number of its first price. */
  readonly from: number;
}

function Prices({ gameId, teams, column, at, market, from }: PricesProps) {
  const { t } = useTranslation("sport");
  const play = playName(column, t);
  const period = column.half ? t("list.half") : "";
  return market.prices.map((cell, line) => (
    <PriceCell
      key={cell.price.id}
      gameId={gameId}
      priceId={cell.price.id}
      w={market.market.w}
      label={labelOf(cell, t)}
      name={`${subject(cell.side, teams)} ${period}${play}`}
      line={from + line}
      column={SPOT_COLUMNS.market + at}
    />
  ));
}

type SideKey = `list.sides.${"H" | "C" | "N" | "O" | "U"}`;

export function labelOf({ side, line }: CellPrice, t: (key: SideKey) => string): string {
  switch (side) {
    case "H":
      return line ?? t("list.sides.H");
    case "C":
      return line ?? t("list.sides.C");
    case "O":
      return `${t("list.sides.O")} ${line ?? ""}`;
    case "U":
      return `${t("list.sides.U")} ${line ?? ""}`;
    default:
      return t("list.sides.N");
  }
}

/** Totals and the draw concern the match, not a team. */
function subject(side: string, [home, away]: readonly [string, string]): string {
  if (side === "H") return home;
  return side === "C" ? away : `${home} ${away}`;
}

const more = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "1",
  width: "full",
  height: "odds",
  minHeight: { base: "11", desktop: "0" },
  borderRadius: "sm",
  color: "text-muted",
  fontSize: "xs",
  cursor: "pointer",
  _hover: { background: "surface-hover", color: "link" },
  _focusVisible: { outlineOffset: "-0-5" },
});

const other = css({
  display: "grid",
  gap: "1",
  paddingTop: "1",
  borderTop: "[1px dashed {colors.border-strong}]",
});

const none = css({
  display: "grid",
  placeItems: "center",
  height: "odds",
  color: "text-muted",
  fontSize: "xs",
});

export const marketColumn = cva({
  base: { display: "grid", alignContent: "start", gap: "1", minWidth: "0" },
  variants: {
    half: {
      true: { desktop: { display: "none" }, wide: { display: "grid" } },
      false: {},
    },
    first: {
      true: { wide: { borderLeft: "thin", paddingLeft: "1" } },
      false: {},
    },
  },
  defaultVariants: { half: false, first: false },
});
