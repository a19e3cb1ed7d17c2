import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { cva } from "#styled/css/index.js";
import { type OddsColumn, pricesOf } from "#domain/sports/odds-columns.ts";
import { Odds } from "#domain/sports/odds.tsx";

interface EsportsOddsProps {
  readonly match: Match;
  readonly columns: readonly OddsColumn[];
}

/** The price cells of a row. */
export function EsportsOdds({ match, columns }: EsportsOddsProps) {
  const { t } = useTranslation("home");
  return columns.map((column, at) =>
    pricesOf(match, at, column).map((price, place) => (
      <td key={`${at}-${place}`} className={oddsCell({ extra: at > 1, first: place === 0 })}>
        {price === null ? null : (
          <Odds
            price={price}
            market={column.title}
            label={price.label || t(place === 0 ? "match.homeShort" : "match.awayShort")}
          />
        )}
      </td>
    )),
  );
}

const WIDE = "@container (min-width: 60rem)";

const oddsCell = cva({
  base: {
    gridColumn: "span 3",
    // Narrow cells keep the text size and shrink their padding.
    [WIDE]: {
      paddingInline: "0-5",
      "& button": { paddingInline: "1-5", columnGap: "2" },
    },
  },
  variants: {
    // The third market needs a wide column.
    extra: {
      true: { display: "none", "@container (min-width: 77rem)": { display: "table-cell" } },
      false: {},
    },
    first: { true: { [WIDE]: { paddingLeft: "2-5" } }, false: {} },
  },
});
