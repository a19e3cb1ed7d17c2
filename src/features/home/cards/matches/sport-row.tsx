// One match of the dense table: sides on the left, the stacked prices of each market.
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { Badge } from "#ui/badge.tsx";
import { figures } from "#ui/money.tsx";
import type { MarketColumn } from "#domain/games/matches/market-columns.ts";
import { OddsRow } from "#domain/games/matches/odds-table.tsx";
import { MatchSide } from "./match-side.tsx";
import { MatchTime } from "#domain/games/matches/match-time.tsx";

interface SportRowProps {
  readonly match: Match;
  readonly columns: readonly MarketColumn[];
}

export function SportRow({ match, columns }: SportRowProps) {
  const { t } = useTranslation("home");
  return (
    <OddsRow
      match={match}
      columns={columns}
      fixture={
        <>
          <p className={when}>
            {match.live ? <Badge tone="live">{t("match.live")}</Badge> : null}
            <span className={cx(figures, match.live ? clock : undefined)}>
              <MatchTime match={match} />
            </span>
          </p>
          <MatchSide side={match.home} />
          <MatchSide side={match.away} />
        </>
      }
      more={`+${match.more}`}
    />
  );
}

const when = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  fontSize: "2xs",
  color: "text-muted",
});
const clock = css({ color: "live", fontWeight: "bold" });
