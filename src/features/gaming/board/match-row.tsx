// One match of the odds board: both sides with their maps, and the prices of each market. In a narrow column
// the row becomes a block.
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { useMediaUrl } from "#lib/media.ts";
import type { MarketColumn } from "#domain/games/matches/market-columns.ts";
import { MatchTime } from "#domain/games/matches/match-time.tsx";
import { OddsRow } from "#domain/games/matches/odds-table.tsx";
import { Badge } from "#ui/badge.tsx";
import { Crest } from "#ui/crest.tsx";
import { figures } from "#ui/money.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { leagueOf } from "../use-esports.ts";
import { MapScores } from "./map-scores.tsx";

interface MatchRowProps {
  readonly match: Match;
  /** Printed name of the game. */
  readonly game: string;
  readonly columns: readonly MarketColumn[];
  /** Opens the esports venue; missing without one. */
  readonly enterVenue: (() => void) | undefined;
}

// An answer comes every three seconds; an unchanged match is not drawn again.
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, game, columns, enterVenue } = props;
  return (
    <OddsRow
      match={match}
      columns={columns}
      enterVenue={enterVenue}
      fixture={
        <>
          <Heading match={match} game={game} />
          <div className={sides}>
            <Side side={match.home} live={match.live} />
            <Side side={match.away} live={match.live} />
            {match.live && (
              <div className={maps}>
                <MapScores maps={match.maps} />
              </div>
            )}
          </div>
        </>
      }
      more={<MoreButton match={match} enterVenue={enterVenue} />}
    />
  );
}, isSame);

/** The way into the venue may change its identity with each answer. */
function isSame(before: MatchRowProps, next: MatchRowProps): boolean {
  return (
    before.match === next.match &&
    before.game === next.game &&
    (before.enterVenue === undefined) === (next.enterVenue === undefined) &&
    JSON.stringify(before.columns) === JSON.stringify(next.columns)
  );
}

function Heading({ match, game }: { readonly match: Match; readonly game: string }) {
  return (
    <p className={heading}>
      {match.live ? (
        <Badge tone="live" className={figures}>
          <MatchTime match={match} />
        </Badge>
      ) : (
        <span className={cx(figures, time)}>
          <MatchTime match={match} />
        </span>
      )}
      <b className={gameName}>{game}</b>
      <span className={league}>{leagueOf(match, game)}</span>
      {match.format !== "" && <span className={format}>{match.format}</span>}
    </p>
  );
}

interface SideProps {
  readonly side: Match["home"];
  readonly live: boolean;
}

function Side({ side, live }: SideProps) {
  const media = useMediaUrl();
  return (
    <p className={team}>
      <Crest src={media(side.crest)} size={1.375} />
      <b className={name}>{side.name}</b>
      <b className={cx(figures, score)}>{live ? (side.score ?? 0) : ""}</b>
    </p>
  );
}

function MoreButton({ match, enterVenue }: Pick<MatchRowProps, "match" | "enterVenue">) {
  const { t } = useTranslation("gaming");
  return (
    <PlainButton
      aria-label={t("board.moreOf", {
        home: match.home.name,
        away: match.away.name,
        count: match.more,
      })}
      disabled={enterVenue === undefined}
      className={cx(figures, moreButton)}
      onClick={enterVenue}
    >
      +{match.more}
    </PlainButton>
  );
}

const heading = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  minWidth: "0",
  color: "text-muted",
  fontSize: "2xs",
  whiteSpace: "nowrap",
});
const time = css({ color: "text", fontWeight: "semibold" });
const gameName = css({ flex: "none", color: "text-strong", fontWeight: "semibold" });
const league = css({ minWidth: "0", truncate: true });
const format = css({
  flex: "none",
  marginLeft: "auto",
  paddingInline: "1",
  borderRadius: "2px",
  boxShadow: "edge-strong",
});
const sides = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: "3",
  rowGap: "1",
});
const maps = css({ gridColumn: "2", gridRow: "1 / 3" });
const team = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  gridColumn: "1",
  minWidth: "0",
  minHeight: "6",
});
const name = css({
  flex: "1",
  minWidth: "0",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  truncate: true,
});
const score = css({ minWidth: "4", color: "text-strong", fontSize: "md", textAlign: "right" });
const moreButton = css({
  minHeight: "control",
  paddingInline: "2",
  borderRadius: "sm",
  color: "link",
  cursor: "pointer",
  fontWeight: "semibold",
  _enabled: { _hover: { background: "accent-subtle" } },
  _disabled: { color: "text-muted", cursor: "default" },
});
