// A leader board with the member's own place, and its prizes.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { raceBoard } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { serverNow } from "#lib/clock.ts";
import { useCall } from "#lib/use-call.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TitledCard } from "#ui/titled-card.tsx";
import { VenueWays } from "../items/venue-ways.tsx";
import type { KindProps } from "../kind-props.ts";
import { BoardTable } from "./board-table.tsx";
import { OwnPlace } from "./own-place.tsx";
import { RacePrizes } from "./race-prizes.tsx";
import { RoundChoice } from "./round-choice.tsx";

const REFRESH_MS = 10_000;

export function View({ activity, mechanics }: KindProps<"racePage">) {
  const { t } = useTranslation("activity");
  /** Null: the present round. */
  const [round, setRound] = useState<number | null>(null);
  const started = activity.startsAt <= serverNow();
  const { metric } = mechanics;
  const board = useCall(
    raceBoard,
    { id: activity.id, ...(round === null ? {} : { round }) },
    { refetchEvery: REFRESH_MS, enabled: started },
  );
  const isLive = board.data !== undefined && board.data.to > board.data.time;
  return (
    <>
      {started && (
        <TitledCard
          title={t("race.board")}
          note={t(isLive ? "race.live" : "race.by", { metric: t(`race.metric.${metric}`) })}
          end={
            board.data !== undefined && board.data.rounds > 1 ? (
              <RoundChoice board={board.data} onChoose={setRound} />
            ) : undefined
          }
        >
          <AsyncView result={board} error={t("race.failed")} skeleton={<Waiting />}>
            {(data) => (
              <>
                <OwnPlace board={data} mechanics={mechanics} />
                {data.rows.length === 0 ? (
                  <EmptyState
                    title={t("race.empty")}
                    note={t("race.emptyNote")}
                    art={brand().art.empty}
                  />
                ) : (
                  <BoardTable board={data} metric={metric} />
                )}
              </>
            )}
          </AsyncView>
        </TitledCard>
      )}
      <TitledCard title={t("race.prizes")}>
        <RacePrizes mechanics={mechanics} />
        <VenueWays venues={activity.venues} />
      </TitledCard>
    </>
  );
}

function Waiting() {
  return <Skeleton className={css({ height: "108", borderRadius: "md" })} />;
}
