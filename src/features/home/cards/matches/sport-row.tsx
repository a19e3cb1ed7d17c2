// One match of the dense table: sides on the left, the stacked prices of each market.
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { Badge } from "../../../../ui/badge.tsx";
import { figures } from "../../../../ui/money.tsx";
import { type MarketColumn, pricesOf } from "../../../../session/games/matches/market-columns.ts";
import { MatchSide } from "./match-side.tsx";
import { MatchTime } from "../../../../session/games/matches/match-time.tsx";
import { Odds } from "../../../../session/games/matches/odds.tsx";

interface SportRowProps {
  readonly match: Match;
  readonly columns: readonly MarketColumn[];
}

export function SportRow({ match, columns }: SportRowProps) {
  const { t } = useTranslation("home");
  return (
    <tr className={row}>
      <td className={fixture}>
        <p className={when}>
          {match.live ? <Badge tone="live">{t("match.live")}</Badge> : null}
          <span className={cx(figures, match.live ? clock : undefined)}>
            <MatchTime match={match} />
          </span>
        </p>
        <MatchSide side={match.home} />
        <MatchSide side={match.away} />
      </td>
      {columns.map((column, at) => (
        <td key={column.title} className={market}>
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
                />
              ),
            )}
          </div>
        </td>
      ))}
      <td className={cx(figures, more)}>+{match.more}</td>
    </tr>
  );
}

const WIDE = "@container (min-width: 44rem)";

const row = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "2",
  padding: "3",
  borderTop: "thin",
  [WIDE]: { display: "table-row", padding: "0", verticalAlign: "top" },
});
const fixture = css({
  display: "grid",
  gap: { base: "1-5", _professional: "1" },
  gridColumn: "1 / -1",
  [WIDE]: {
    display: "table-cell",
    paddingBlock: "2-5",
    paddingRight: "cell-pad",
    paddingLeft: "4",
    "& > p + p": { marginTop: "1-5" },
  },
});
const when = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  fontSize: "2xs",
  color: "text-muted",
});
const clock = css({ color: "live", fontWeight: "bold" });
const market = css({ minWidth: "0", [WIDE]: { paddingBlock: "2", paddingInline: "0-75" } });
const marketName = css({
  display: "block",
  marginBottom: "1",
  color: "text-muted",
  fontSize: "2xs",
  textAlign: "center",
  [WIDE]: { display: "none" },
});
// Three markets side by side on a phone: quarter lines need the padding's room.
const prices = css({
  display: "grid",
  gap: "1",
  "@container (max-width: 43.99rem)": { "& button": { paddingInline: "1-25" } },
});
const more = css({
  display: "none",
  color: "text-muted",
  fontWeight: "semibold",
  [WIDE]: { display: "table-cell", paddingRight: "4", textAlign: "right", verticalAlign: "middle" },
});
