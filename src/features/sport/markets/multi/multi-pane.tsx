// One of several matches: score and clock, momentum, the main markets.
import { Maximize2, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { figures } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useFeedHealth, useMatch, useMatchFacts, useMatchState } from "../../feed/feed-store.ts";
import { MatchClock } from "../../feed/match-clock-view.tsx";
import { MomentumGraph } from "../detail/momentum-graph.tsx";
import { MatchPrice } from "../detail/play-card.tsx";
import { useOpenMatch } from "../detail/use-open-match.ts";
import { FollowButton } from "../list/follow-button.tsx";
import { deskDensity } from "../list/desk-density.ts";
import { favourite, marketColumns } from "../list/market-columns.ts";
import { MatchSide } from "../list/match-side.tsx";
import { playName } from "../list/play-name.ts";
import { useOpened } from "../list/use-page-filter.ts";
import { toggleMulti } from "./multi-matches.ts";

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
      <div className={head}>
        <span className={cx(figures, clock)}>
          <MatchClock gameId={gameId} />
        </span>
        <span className={league}>{match.league}</span>
        <FollowButton id={gameId} />
        <IconButton
          size="sm"
          icon={Maximize2}
          label={t("list.openMatch")}
          onClick={() => openGame(gameId)}
        />
        <Remove gameId={gameId} />
      </div>
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
    <div className={markets}>
      {marketColumns(match)
        .filter(({ main, half }) => main !== null && !half)
        .map((column) => (
          <div key={column.base} className={market}>
            <span className={title}>{playName(column, t)}</span>
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
          </div>
        ))}
    </div>
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
      <div className={head}>
        <span className={league} />
        <Remove gameId={gameId} />
      </div>
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
const head = css({
  display: "flex",
  alignItems: "center",
  gap: "2",
  color: "text-muted",
  fontSize: "xs",
});
const clock = css({ flex: "none", color: "text-strong", fontWeight: "semibold" });
const league = css({ flex: "1", minWidth: "0", truncate: true });
const markets = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "2",
});
const market = css({ display: "grid", alignContent: "start", gap: "1", minWidth: "0" });
const prices = css({ display: "grid", gap: "1" });
const title = css({ color: "text-muted", fontSize: "2xs" });
