// A match in the lobby: sides, handicap and total; a price opens the view with it selected.
import { ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { shownOdds } from "#contract/betting/odds.ts";
import { playSpec } from "#contract/betting/plays.ts";
import { css } from "#styled/css/index.js";
import { Card, Grid, Row, Text } from "#styled/jsx/index.js";
import { useMediaUrl } from "#lib/browser/media.ts";
import { Crest } from "#ui/pictures/crest.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { OddsButton } from "#ui/money/odds-button.tsx";
import { useMatch, useMatchState, usePrice } from "../../feed/feed-store.ts";
import { useOddsType } from "../../feed/odds-type.ts";
import { useEnterSport } from "./enter-sport.ts";
import { labelOf } from "../list/market-cell.tsx";
import { type CellMarket, type CellPrice, marketColumns } from "../list/market-columns.ts";
import { scoreOf } from "../list/match-score.ts";
import { MatchWhen } from "../list/match-when.tsx";
import { playName } from "../list/play-name.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

const MARKETS = 2;

export function LobbyMatch({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation("sport");
  const enter = useEnterSport();
  const mediaUrl = useMediaUrl();
  const match = useMatch(gameId);
  const state = useMatchState(gameId) ?? match?.state;
  if (match === undefined || state === undefined) return null;
  const score = scoreOf(state);
  const shown = marketColumns(match)
    .filter(({ main, half }) => main !== null && !half)
    .slice(0, MARKETS);
  const sides = [
    { name: match.team_h, crest: match.crest_h },
    { name: match.team_c, crest: match.crest_c },
  ];
  return (
    <Card
      as="article"
      aria-label={`${match.team_h} ${t("list.versus")} ${match.team_c}`}
      gap="2"
      padding="4"
      background="surface-raised"
    >
      <Row align="center" gap="3" minWidth="0">
        <MatchWhen gameId={gameId} startsAt={match.startsAt} state={state} />
        <Text as="span" marginLeft="auto" color="text-muted" size="xs" truncate>
          {match.league}
        </Text>
      </Row>
      {sides.map(({ name, crest }, at) => (
        <Row as="p" key={crest} align="center" gap="2" minWidth="0">
          <Crest src={mediaUrl(crest)} />
          <Text as="b" flex="1" color="text-strong" weight="semibold" truncate>
            {name}
          </Text>
          {score !== null && (
            <Text as="span" color="text-strong" size="lg" weight="bold" className={figures}>
              {score[at]}
            </Text>
          )}
        </Row>
      ))}
      {shown.map(
        (column) =>
          column.main && (
            <Market
              key={column.base}
              gameId={gameId}
              title={playName(column, t)}
              market={column.main}
            />
          ),
      )}
      <PlainButton className={more} onClick={() => enter(`game=${gameId}`)}>
        {t("list.lobby.markets", { number: match.more + match.markets.length })}
        <Icon as={ChevronRight} />
      </PlainButton>
    </Card>
  );
}

interface MarketProps {
  readonly gameId: string;
  readonly title: string;
  readonly market: CellMarket;
}

function Market({ gameId, title, market }: MarketProps) {
  return (
    <Grid columns="2.25rem minmax(0, 1fr) minmax(0, 1fr)" gap="1-5" align="center">
      <Text as="span" color="text-muted" size="xs">
        {title}
      </Text>
      {market.prices.slice(0, 2).map((cell) => (
        <Price key={cell.price.id} gameId={gameId} name={title} w={market.market.w} cell={cell} />
      ))}
    </Grid>
  );
}

interface PriceProps {
  readonly gameId: string;
  readonly name: string;
  readonly w: string;
  readonly cell: CellPrice;
}

function Price({ gameId, name, w, cell }: PriceProps) {
  const { t } = useTranslation("sport");
  const enter = useEnterSport();
  const price = usePrice(cell.price.id);
  const type = useOddsType();
  const closed = price === undefined || !price.active;
  return (
    <OddsButton
      name={name}
      label={labelOf(cell, t)}
      odds={price === undefined ? "" : shownOdds(price.odds, playSpec(w).quoted, type)}
      moved={price?.moved ?? "same"}
      state={closed ? "closed" : price.stale ? "stale" : "open"}
      className={finger}
      onClick={() => enter("", { gameId, priceId: cell.price.id })}
    />
  );
}

const finger = css({ minHeight: { base: "11", desktop: "0" } });
const more = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "1",
  minHeight: "10",
  borderRadius: "sm",
  color: "link",
  fontSize: "sm",
  fontWeight: "semibold",
  _hover: { background: "accent-subtle" },
});
