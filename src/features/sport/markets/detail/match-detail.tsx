// One match in place of the list: markets, figures, events.
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box } from "#styled/jsx/index.js";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Note } from "#ui/text/note.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { Tabs } from "#ui/buttons/tabs.tsx";
import { useFeedHealth, useMatch } from "../../feed/feed-store.ts";
import { sportColumn, pageRoom } from "../sport-column.ts";
import { FoldedHead } from "./folded-head.tsx";
import { type MatchFactsProps, MatchFactsView } from "./match-facts.tsx";
import { MatchHistory } from "./match-history.tsx";
import { MatchHead } from "./match-head.tsx";
import { MatchMarkets } from "./match-markets.tsx";
import { RuleLinks } from "./rule-links.tsx";
import { useOpenMatch } from "./use-open-match.ts";
import { useOpenedFocus } from "./use-opened-focus.ts";
import { SKIP_TARGET } from "../list/use-page-filter.ts";

interface MatchDetailProps {
  readonly gameId: string;
  /** The rail already shows the tracker of this match. */
  readonly trackerBeside: boolean;
  readonly onBack: () => void;
}

export function MatchDetail({ gameId, trackerBeside, onBack }: MatchDetailProps) {
  const { t } = useTranslation("sport");
  useOpenMatch(gameId);
  const match = useMatch(gameId);
  const section = useOpenedFocus(gameId);
  return (
    <section
      ref={section}
      {...SKIP_TARGET}
      aria-label={t("detail.label")}
      className={cx(sportColumn, pageRoom, frame)}
    >
      {match === undefined ? (
        <Missing gameId={gameId} onBack={onBack} />
      ) : (
        <Opened key={gameId} match={match} trackerBeside={trackerBeside} onBack={onBack} />
      )}
    </section>
  );
}

const VIEWS = ["markets", "facts", "history"] as const;

function Opened({
  match,
  trackerBeside,
  onBack,
}: MatchFactsProps & Pick<MatchDetailProps, "onBack">) {
  const { t } = useTranslation("sport");
  const [view, setView] = useState<(typeof VIEWS)[number]>("markets");
  const { state } = useFeedHealth(match.gameId);
  const facts = trackerBeside ? "figures" : "facts";
  const head = useRef<HTMLElement>(null);
  return (
    <>
      <MatchHead ref={head} match={match} onBack={onBack} />
      {(state === "stale" || state === "error") && <Note tone="warn">{t("detail.stale")}</Note>}
      <Box minWidth="0" paddingInline={{ base: "3", desktop: "5" }} className={cardStyle}>
        <FoldedHead match={match} head={head} onBack={onBack} />
        <Tabs
          label={t("detail.views")}
          tabs={VIEWS.map((value) => ({
            value,
            label: t(`detail.view.${value === "facts" ? facts : value}`),
          }))}
          value={view}
          onChange={setView}
        >
          <Box paddingTop={{ base: "3", desktop: "1" }} paddingBottom="4">
            {view === "markets" && <MatchMarkets match={match} />}
            {view === "facts" && <MatchFactsView match={match} trackerBeside={trackerBeside} />}
            {view === "history" && <MatchHistory match={match} />}
          </Box>
        </Tabs>
      </Box>
      <RuleLinks />
    </>
  );
}

function Missing({ gameId, onBack }: Omit<MatchDetailProps, "trackerBeside">) {
  const { t } = useTranslation("sport");
  const { state, error, retry } = useFeedHealth(gameId);
  const known = state !== "loading" && state !== "error";
  return (
    <AsyncView
      result={{ state, error, retry, data: known || undefined }}
      errorFrame={cardStyle}
      skeleton={<Waiting />}
    >
      {() => (
        <EmptyState
          className={cardStyle}
          title={t("detail.gone")}
          note={t("detail.goneNote")}
          action={
            <Button size="sm" onClick={onBack}>
              {t("detail.back")}
            </Button>
          }
        />
      )}
    </AsyncView>
  );
}

function Waiting() {
  return (
    <div className={sportColumn}>
      <Skeleton className={css({ height: "36", borderRadius: "lg" })} />
      <Skeleton className={css({ height: "96", borderRadius: "lg" })} />
    </div>
  );
}

const frame = css({ outline: "none" });
