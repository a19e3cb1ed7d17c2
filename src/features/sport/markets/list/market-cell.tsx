// One market of a match in its column: the prices side by side or one below the other, other lines below.
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { css, cva } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import type { CellMarket, CellPrice, MarketColumn } from "./market-columns.ts";
import { playName } from "./play-name.ts";
import { PriceCell } from "./price-cell.tsx";
import { BESIDE, LINES_OF_PRICES, SPOT_COLUMNS } from "./spot.ts";

interface MarketCellProps {
  readonly match: SportMatch;
  readonly column: Pick<MarketColumn, "sport" | "base" | "half">;
  /** Null when the match does not offer it. */
  readonly market: CellMarket | null;
  /** Other lines of the play, below the market. */
  readonly below?: readonly CellMarket[];
  readonly oneLine?: boolean;
  /** Index among the columns. */
  readonly at: number;
  /** Line number of the first price. */
  readonly from?: number;
}

const NO_LINES: readonly CellMarket[] = [];

export function MarketCell({ market, below = NO_LINES, from = 0, ...rest }: MarketCellProps) {
  const { t } = useTranslation("sport");
  if (market === null)
    return (
      <Stack as="span" placeItems="center" height="desk-line" color="text-muted" size="xs">
        {t("list.none")}
      </Stack>
    );
  return (
    <>
      <Prices {...rest} market={market} from={from} />
      {below.map((other, place) => (
        <div key={other.market.id} className={line}>
          <Prices {...rest} market={other} from={from + LINES_OF_PRICES * (place + 2)} />
        </div>
      ))}
    </>
  );
}

interface PricesProps extends Omit<MarketCellProps, "market" | "below" | "from"> {
  readonly market: CellMarket;
  readonly from: number;
}

/** Three prices stand side by side over both lines of the row, with their labels above. */
function Prices({
  match,
  column,
  at,
  market: { market, prices },
  from,
  oneLine = false,
}: PricesProps) {
  const { t } = useTranslation("sport");
  const play = playName(column, t);
  const period = column.half ? t("list.half") : "";
  const tall = prices.length > 2;
  const beside = tall || oneLine;
  return (
    <span className={beside ? besides : lines} role="presentation">
      {prices.map((cell, nth) => (
        <PriceCell
          key={cell.price.id}
          match={match}
          market={market}
          price={cell.price}
          label={labelOf(cell, t)}
          name={`${subject(cell.side, match)} ${period}${play}`}
          line={beside ? from : from + nth}
          column={SPOT_COLUMNS.market + at + (beside ? nth * BESIDE : 0)}
          tall={tall && !oneLine}
        />
      ))}
    </span>
  );
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
function subject(side: string, { team_h, team_c }: SportMatch): string {
  if (side === "H") return team_h;
  return side === "C" ? team_c : `${team_h} ${team_c}`;
}

const lines = css({ display: "grid", gap: "0-5", minWidth: "0" });
const besides = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(min-content, 1fr)",
  gap: "0-5",
  minWidth: "0",
});
const line = css({
  paddingTop: "0-5",
  borderTop: "dashed",
});

export const marketColumn = cva({
  base: { display: "grid", alignContent: "start", gap: "0-5", minWidth: "0" },
  variants: {
    /** The first column of the first half. */
    first: { true: { borderLeft: "thin", paddingLeft: "0-5" }, false: {} },
  },
  defaultVariants: { first: false },
});
