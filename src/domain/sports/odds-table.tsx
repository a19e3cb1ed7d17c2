// A table of matches: the fixture on the left, a column of stacked prices per market, the number of further
// markets. In a narrow column its rows are blocks.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { figures } from "#ui/money/money.tsx";
import { type OddsColumn, pricesOf } from "./odds-columns.ts";
import { Odds } from "./odds.tsx";

interface OddsTableProps {
  readonly title: string;
  readonly columns: readonly OddsColumn[];
  /** Head of the fixtures, and of the numbers of further markets. */
  readonly ends: readonly [fixture: string, more: string];
  /** Markets take the room that is left. */
  readonly spread?: boolean;
  /** Groups. */
  readonly children: ReactNode;
}

export function OddsTable(props: OddsTableProps) {
  const { title, columns, ends, spread = false, children } = props;
  const [fixture, more] = ends;
  return (
    <table aria-label={title} className={table}>
      <thead className={head}>
        <tr>
          <th scope="col" className={headCell({ part: "fixture" })}>
            {fixture}
          </th>
          {columns.map((column) => (
            <th
              key={column.title}
              scope="col"
              className={headCell({ part: spread ? "wideMarket" : "market" })}
            >
              {column.title}
            </th>
          ))}
          <th scope="col" className={headCell({ part: "more" })}>
            {more}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface OddsGroupProps {
  readonly columns: readonly OddsColumn[];
  readonly head: ReactNode;
  readonly live?: boolean;
  /** Rows. */
  readonly children: ReactNode;
}

export function OddsGroup({ columns, head: text, live = false, children }: OddsGroupProps) {
  return (
    <tbody>
      <tr className={groupRow}>
        <th scope="rowgroup" colSpan={columns.length + 2} className={group({ live })}>
          {text}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

interface OddsRowProps {
  readonly match: Match;
  readonly columns: readonly OddsColumn[];
  readonly fixture: ReactNode;
  readonly more: ReactNode;
  /** Opens the venue of prices that the sports pages do not have. */
  readonly enterVenue?: (() => void) | undefined;
}

export function OddsRow({ match, columns, fixture, more, enterVenue }: OddsRowProps) {
  return (
    <tr className={row}>
      <td className={fixtureCell}>{fixture}</td>
      {columns.map((column, at) => (
        <Prices key={column.title} match={match} column={column} at={at} enterVenue={enterVenue} />
      ))}
      <td className={cx(figures, moreCell)}>{more}</td>
    </tr>
  );
}

interface PricesProps extends Pick<OddsRowProps, "match" | "enterVenue"> {
  readonly column: OddsColumn;
  readonly at: number;
}

function Prices({ match, column, at, enterVenue }: PricesProps) {
  const { t } = useTranslation("home");
  return (
    <td className={market}>
      <span className={marketName} aria-hidden="true">
        {column.title}
      </span>
      <div className={prices}>
        {pricesOf(match, at, column).map((price, place) =>
          price === null ? null : (
            <Odds
              key={price.id}
              price={price}
              market={column.title}
              label={price.label || t(place === 0 ? "match.homeShort" : "match.awayShort")}
              {...(enterVenue === undefined ? {} : { enterVenue })}
            />
          ),
        )}
      </div>
    </td>
  );
}

/** From this width on, it is a table; below, its rows are blocks. */
const WIDE = "@container (min-width: 48rem)";

const table = css({
  display: "block",
  width: "full",
  borderCollapse: "collapse",
  fontSize: "sm",
  [WIDE]: { display: "table", tableLayout: "fixed" },
  "& > tbody": { display: "block", [WIDE]: { display: "table-row-group" } },
});
const head = css({ display: "none", [WIDE]: { display: "table-header-group" } });
const headCell = cva({
  base: {
    position: { base: "sticky", _low: "static" },
    top: "header",
    zIndex: "1",
    height: "head-row",
    paddingInline: "1",
    background: "surface-sunken",
    color: "text-muted",
    fontSize: "2xs",
    fontWeight: "medium",
    whiteSpace: "nowrap",
  },
  variants: {
    part: {
      fixture: { paddingInline: "4", textAlign: "left" },
      market: { width: "40", textAlign: "center" },
      wideMarket: { width: "[21%]", textAlign: "center" },
      more: { width: "18", paddingRight: "4", textAlign: "right" },
    },
  },
});
const groupRow = css({ display: "block", [WIDE]: { display: "table-row" } });
const group = cva({
  base: {
    display: "block",
    paddingBlock: "2",
    paddingInline: "4",
    background: "surface-hover",
    borderTop: "thin",
    fontSize: "xs",
    fontWeight: "semibold",
    textAlign: "left",
    [WIDE]: { display: "table-cell" },
  },
  variants: { live: { true: { color: "live" }, false: { color: "text-strong" } } },
});
const row = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "2",
  padding: "3",
  borderTop: "thin",
  _hover: { background: "surface-hover" },
  [WIDE]: { display: "table-row", padding: "0" },
});
const fixtureCell = css({
  display: "grid",
  gap: { base: "2", _professional: "1-5" },
  gridColumn: "1 / -1",
  minWidth: "0",
  [WIDE]: {
    display: "table-cell",
    paddingBlock: "2",
    paddingInline: "4",
    "& > :not(:first-child)": { marginTop: "1-5" },
  },
});
const market = css({ minWidth: "0", [WIDE]: { paddingBlock: "2", paddingInline: "1" } });
const marketName = css({
  display: "block",
  marginBottom: "1",
  color: "text-muted",
  fontSize: "2xs",
  textAlign: "center",
  truncate: true,
  [WIDE]: { display: "none" },
});
// Three markets side by side on a phone: quarter lines need the padding's room.
const prices = css({
  display: "grid",
  gap: "1",
  "@container (max-width: 47.99rem)": { "& button": { minHeight: "11", paddingInline: "1-25" } },
});
const moreCell = css({
  display: "none",
  color: "text-muted",
  fontWeight: "semibold",
  [WIDE]: { display: "table-cell", paddingRight: "4", textAlign: "right" },
});
