// Data of a match beside its prices: the tracker unless the rail shows it, figures, events and recent form.
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { SportMatch } from "#contract/api/sport.ts";
import { DutyPart } from "#domain/safety/duty-part.tsx";
import { latePart } from "#session/parts/late-part.tsx";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { useFeedHealth, useMatchFacts } from "../../feed/feed-store.ts";
import { EventList } from "./event-list.tsx";
import { FactColumn, FactColumns, FactsWaiting } from "./fact-columns.tsx";
import { FactPart } from "./fact-part.tsx";
import { FormLine } from "./form-line.tsx";
import { MatchVideo } from "./match-video.tsx";
import { MomentumGraph } from "./momentum-graph.tsx";
import { StatBars } from "./stat-bars.tsx";
import { MatchTracker } from "./tracker/match-tracker.tsx";

const LineUpsView = latePart(async () => (await import("./line-ups-view.tsx")).LineUpsView);

export interface MatchFactsProps {
  readonly match: SportMatch;
  /** The rail already shows the tracker of this match. */
  readonly trackerBeside: boolean;
}

export function MatchFactsView(props: MatchFactsProps) {
  const { gameId } = props.match;
  const data = useMatchFacts(gameId);
  return (
    <AsyncView result={{ ...useFeedHealth(gameId), data }} skeleton={<FactsWaiting />}>
      {(facts) => <Facts {...props} facts={facts} />}
    </AsyncView>
  );
}

interface FactsProps extends MatchFactsProps {
  readonly facts: NonNullable<ReturnType<typeof useMatchFacts>>;
}

function Facts({
  match,
  trackerBeside,
  facts: { stats, events, momentum, form, lineUps },
}: FactsProps) {
  const { t } = useTranslation("sport");
  const statistics = (
    <FactPart title={t("detail.stats")}>
      {stats.length === 0 ? (
        <EmptyState title={t("detail.noStats")} />
      ) : (
        <StatBars sport={match.sport} stats={stats} />
      )}
    </FactPart>
  );
  return (
    <FactColumns>
      <FactColumn>
        {match.state.isLive && (
          <>
            <MatchVideo match={match} />
            <DutyPart name="duty-match-delay" />
          </>
        )}
        {trackerBeside ? (
          statistics
        ) : (
          <FactPart title={t("detail.tracker.title")}>
            <MatchTracker match={match} events={events} />
          </FactPart>
        )}
        <FactPart title={t("detail.form")}>
          <FormLine team={match.team_h} results={form.home} />
          <FormLine team={match.team_c} results={form.away} />
        </FactPart>
      </FactColumn>
      <FactColumn>
        {lineUps !== null && (
          <FactPart title={t("players.lineUps")}>
            <Suspense fallback={<FactsWaiting />}>
              <LineUpsView match={match} lineUps={lineUps} />
            </Suspense>
          </FactPart>
        )}
        {!trackerBeside && statistics}
        {momentum.length > 0 && (
          <FactPart title={t("find.momentum.title")}>
            <MomentumGraph match={match} momentum={momentum} events={events} />
          </FactPart>
        )}
        <FactPart title={t("detail.events")}>
          <EventList match={match} events={events} />
        </FactPart>
      </FactColumn>
    </FactColumns>
  );
}
