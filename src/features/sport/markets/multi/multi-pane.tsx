// One of several matches: score and clock, momentum, the main markets.
import { Maximize2, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { Grid, Row, Stack, Text } from "#styled/jsx/index.js";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { figures } from "#ui/money/money.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { useFeedHealth, useMatch, useMatchFacts, useMatchState } from "../../feed/feed-store.ts";
import { MatchClock } from "../../feed/match-clock-view.tsx";
import { MomentumGraph } from "../detail/momentum-graph.tsx";
import { MatchPrice } from "../detail/match-price.tsx";
import { useOpenMatch } from "../detail/use-open-match.ts";
import { FollowButton } from "../list/follow-button.tsx";
import { deskDensity } from "../list/desk-density.ts";
import { favourite, marketColumns } from "../list/market-columns.ts";
import { MatchSide } from "../list/match-side.tsx";
import { playName } from "../list/play-name.ts";
import { useOpened } from "../list/use-page-filter.ts";
import { toggleMulti } from "../list/multi-matches.ts";

interface MultiPaneProps {
  readonly gameId: string;
  /** One of many: where windows are narrow, it shows score and main prices only. */
  readonly dense: boolean;
}

export function MultiPane({ gameId, dense }: MultiPaneProps) {
  useOpenMatch(gameId);
  const match = useMatch(gameId);
  return (
    <article className={cx(cardStyle, pane({ dense }), deskDensity({ density: "compact" }))}>
      {match === undefined ? <Missing gameId={gameId} /> : <Opened match={match} />}
    </article>
  );
}

function Opened({ match }: { readonly match: SportMatch }) {
  const { t } = useTranslation("sport");
  const { openGame } = useOpened();
  const { gameId } = match;
  const state = useMatchState(gameId) ?? match.state;
  const facts = useMatchFacts(gameId);
  const gives = favourite(marketColumns(match));
  const shared = { state, moment: null } as const;
  return (
    <>
      <Row align="center" gap="2" color="text-muted" size="xs">
        <Text as="span" flex="none" color="text-strong" weight="semibold" className={figures}>
          <MatchClock gameId={gameId} />
        </Text>
        <Text as="span" flex="1" minWidth="0" truncate>
          {match.league}
        </Text>
        <FollowButton id={gameId} />
        <IconButton
          size="sm"
          icon={Maximize2}
          label={t("list.openMatch")}
          onClick={() => openGame(gameId)}
        />
        <Remove gameId={gameId} />
      </Row>
      <MatchSide
        {...shared}
        name={match.team_h}
        crest={match.crest_h}
        at={0}
        gives={gives === "H"}
      />
      <MatchSide
        {...shared}
        name={match.team_c}
        crest={match.crest_c}
        at={1}
        gives={gives === "C"}
      />
      {facts !== undefined && facts.momentum.length > 0 && (
        <MomentumGraph
          named={false}
          match={match}
          momentum={facts.momentum}
          events={facts.events}
        />
      )}
      <Markets match={match} />
    </>
  );
}

/** The main plays of the whole match, each with one more line. */
function Markets({ match }: { readonly match: SportMatch }) {
  const { t } = useTranslation("sport");
  return (
    <Grid columns="repeat(3, minmax(0, 1fr))" gap="2">
      {marketColumns(match)
        .filter(({ main, half }) => main !== null && !half)
        .map((column) => (
          <Stack key={column.base} alignContent="start" gap="1" minWidth="0">
            <Text as="span" color="text-muted" size="2xs">
              {playName(column, t)}
            </Text>
            {[column.main, ...column.others.slice(0, MORE_LINES)].map(
              (cell) =>
                cell !== null && (
                  <div
                    key={cell.market.id}
                    data-more={cell === column.main ? undefined : ""}
                    className={prices}
                  >
                    {cell.prices.map(({ price }) => (
                      <MatchPrice key={price.id} match={match} market={cell.market} price={price} />
                    ))}
                  </div>
                ),
            )}
          </Stack>
        ))}
    </Grid>
  );
}

const MORE_LINES = 1;

function Remove({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation("sport");
  return (
    <IconButton
      size="sm"
      icon={X}
      label={t("list.multiRemove")}
      onClick={() => toggleMulti(gameId)}
    />
  );
}

function Missing({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation("sport");
  const { state, error, retry } = useFeedHealth(gameId);
  const known = state !== "loading" && state !== "error";
  return (
    <>
      <Row align="center" gap="2" color="text-muted" size="xs">
        <Text as="span" flex="1" minWidth="0" truncate />
        <Remove gameId={gameId} />
      </Row>
      <AsyncView
        result={{ state, error, retry, data: known || undefined }}
        skeleton={<Skeleton className={css({ height: "48", borderRadius: "md" })} />}
      >
        {() => <EmptyState title={t("detail.gone")} note={t("detail.goneNote")} />}
      </AsyncView>
    </>
  );
}

const pane = cva({
  base: { display: "grid", gap: "2", minWidth: "0", padding: "3" },
  variants: {
    dense: {
      true: {
        "@media (max-width: 124.99rem)": {
          gap: "1",
          padding: "2",
          "& figure, & [data-more]": { display: "none" },
        },
      },
      false: {},
    },
  },
});
const prices = css({ display: "grid", gap: "1" });
