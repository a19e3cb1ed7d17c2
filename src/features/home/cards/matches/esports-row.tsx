// One match of the esports table. In a narrow column the row becomes a block.
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { figures } from "#ui/money/money.tsx";
import { EsportsTeam, GameLines } from "#domain/sports/esports-team.tsx";
import { EsportsOdds } from "./esports-odds.tsx";
import type { OddsColumn } from "#domain/sports/odds-columns.ts";
import { MatchTime } from "#domain/sports/match-time.tsx";

interface EsportsRowProps {
  readonly match: Match;
  /** Printed name of the game. */
  readonly game: string;
  readonly columns: readonly OddsColumn[];
}

export function EsportsRow({ match, game, columns }: EsportsRowProps) {
  const { t } = useTranslation("home");
  const score = match.live
    ? `${match.home.score ?? 0} : ${match.away.score ?? 0}`
    : t("match.noScore");
  // The answer puts the game before the league; here the game is shown above it.
  return (
    <tr className={row}>
      <td className={cell({ part: "time" })}>
        {match.live ? (
          <Badge tone="live" className={figures}>
            <MatchTime match={match} />
          </Badge>
        ) : (
          <span className={figures}>
            <MatchTime match={match} />
          </span>
        )}
      </td>
      <td className={cell({ part: "league" })}>
        <GameLines game={game} league={match.league.replace(`${game} · `, "")} />
      </td>
      <td className={cell({ part: "home" })}>
        <EsportsTeam side={match.home} turned />
      </td>
      <td className={cx(figures, cell({ part: "score" }))}>{score}</td>
      <td className={cell({ part: "away" })}>
        <EsportsTeam side={match.away} />
      </td>
      <EsportsOdds match={match} columns={columns} />
      <td className={cx(figures, cell({ part: "more" }))}>+{match.more}</td>
    </tr>
  );
}

/** A block with its prices in one line. */
const MIDDLE = "@container (min-width: 36rem)";
const WIDE = "@container (min-width: 60rem)";

const row = css({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: "2",
  alignItems: "center",
  padding: "3",
  borderTop: "thin",
  _hover: { background: "surface-hover" },
  [MIDDLE]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
  [WIDE]: { display: "table-row", padding: "0" },
});
const cell = cva({
  base: { [WIDE]: { height: "11", paddingInline: "1-5" } },
  variants: {
    part: {
      time: {
        gridColumn: "1 / 4",
        [MIDDLE]: { gridColumn: "1 / 7" },
        color: "text-muted",
        whiteSpace: "nowrap",
        [WIDE]: { width: "27", paddingLeft: "3-5" },
      },
      league: {
        gridColumn: "4 / 7",
        [MIDDLE]: { gridColumn: "7 / 13" },
        gridRow: "1",
        textAlign: "right",
        lineHeight: "1-3",
        minWidth: "0",
        [WIDE]: { textAlign: "left", width: "30" },
      },
      home: {
        gridColumn: "1 / 3",
        minWidth: "0",
        [MIDDLE]: { gridColumn: "1 / 6" },
        [WIDE]: { textAlign: "right" },
      },
      score: {
        gridColumn: "3 / 5",
        [MIDDLE]: { gridColumn: "6 / 8" },
        textAlign: "center",
        color: "text-strong",
        fontWeight: "bold",
        [WIDE]: { width: "14" },
      },
      away: { gridColumn: "5 / 7", minWidth: "0", [MIDDLE]: { gridColumn: "8 / 13" } },
      more: {
        display: "none",
        textAlign: "right",
        color: "text-muted",
        fontWeight: "semibold",
        [WIDE]: { display: "table-cell", width: "12", paddingRight: "3-5" },
      },
    },
  },
});
