// One match of the odds board: both sides with their maps, and the prices of each market. In a narrow column
// the row becomes a block.
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Match } from "#contract/api/featured-matches.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Grid, Row, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import type { OddsColumn } from "#domain/sports/odds-columns.ts";
import { MatchTime } from "#domain/sports/match-time.tsx";
import { OddsRow } from "#domain/sports/odds-table.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { Crest } from "#ui/pictures/crest.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { leagueOf } from "../desk/use-esports.ts";
import { MapScores } from "./map-scores.tsx";

interface MatchRowProps {
  readonly match: Match;
  /** Printed name of the game. */
  readonly game: string;
  readonly columns: readonly OddsColumn[];
  /** Opens the esports venue; missing without one. */
  readonly enterVenue: (() => void) | undefined;
}

// An answer comes every three seconds; an unchanged match is not drawn again.
export const EsportsMatchRow = memo(function EsportsMatchRow(props: MatchRowProps) {
  const { match, game, columns, enterVenue } = props;
  return (
    <OddsRow
      match={match}
      columns={columns}
      enterVenue={enterVenue}
      fixture={
        <>
          <Heading match={match} game={game} />
          <Grid columns="minmax(0, 1fr) auto" align="center" columnGap="3" rowGap="1">
            <Side side={match.home} live={match.live} />
            <Side side={match.away} live={match.live} />
            {match.live && (
              <Box gridColumn="2" gridRow="1 / 3">
                <MapScores maps={match.maps} />
              </Box>
            )}
          </Grid>
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
        <Text as="span" color="text" weight="semibold" className={figures}>
          <MatchTime match={match} />
        </Text>
      )}
      <Text as="b" flex="none" color="text-strong" weight="semibold">
        {game}
      </Text>
      <Text as="span" minWidth="0" truncate>
        {leagueOf(match, game)}
      </Text>
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
    <Row as="p" align="center" gap="2" gridColumn="1" minWidth="0" minHeight="6">
      <Crest src={media(side.crest)} size={1.375} />
      <Text as="b" flex="1" minWidth="0" color="text-strong" size="sm" weight="semibold" truncate>
        {side.name}
      </Text>
      <Text as="b" minWidth="4" color="text-strong" size="md" textAlign="right" className={figures}>
        {live ? (side.score ?? 0) : ""}
      </Text>
    </Row>
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
const format = css({
  flex: "none",
  marginLeft: "auto",
  paddingInline: "1",
  borderRadius: "2px",
  boxShadow: "edge-strong",
});
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
