// One match of the esports table. In a narrow column the row becomes a block.
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/games.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { useMediaUrl } from "../../../../lib/media.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Crest } from "../../../../ui/crest.tsx";
import { figures } from "../../../../ui/money.tsx";
import { type MarketColumn, pricesOf } from "./market-columns.ts";
import { MatchTime } from "./match-time.tsx";
import { Odds } from "./odds.tsx";

interface EsportsRowProps {
  readonly match: Match;
  /** Printed name of the game. */
  readonly game: string;
  readonly columns: readonly MarketColumn[];
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
        <b className={gameName}>{game}</b>
        <span className={leagueName}>{match.league.replace(`${game} · `, "")}</span>
      </td>
      <td className={cell({ part: "home" })}>
        <Team side={match.home} turned />
      </td>
      <td className={cx(figures, cell({ part: "score" }))}>{score}</td>
      <td className={cell({ part: "away" })}>
        <Team side={match.away} />
      </td>
      {columns.map((column, at) =>
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
      )}
      <td className={cx(figures, cell({ part: "more" }))}>+{match.more}</td>
    </tr>
  );
}

function Team({
  side,
  turned = false,
}: {
  readonly side: Match["home"];
  readonly turned?: boolean;
}) {
  const media = useMediaUrl();
  return (
    <span className={team({ turned })}>
      <Crest src={media(side.crest)} size={1.375} />
      <b className={teamName}>{side.name}</b>
    </span>
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
const team = cva({
  base: { display: "flex", alignItems: "center", gap: "2", minWidth: "0" },
  variants: { turned: { true: { flexDirection: "row-reverse" }, false: {} } },
});
const clipped = { truncate: true } as const;
const teamName = css({ ...clipped, color: "text-strong", fontWeight: "semibold" });
const gameName = css({
  ...clipped,
  display: "block",
  color: "text-strong",
  fontSize: "xs",
  fontWeight: "semibold",
});
const leagueName = css({ ...clipped, display: "block", color: "text-muted", fontSize: "2xs" });
