// A leader board with the member's own place, and its prizes.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Activity, raceBoard, type RaceBoard } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { brand } from "#brand/brand.ts";
import { serverNow } from "#lib/time/clock.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { VenueWays } from "../items/venue-ways.tsx";
import type { KindProps, KindHeroProps } from "../../parts/kind-props.ts";
import { BoardTable } from "./board-table.tsx";
import { OwnPlace } from "./own-place.tsx";
import { Countdown } from "#ui/money/countdown.tsx";
import { HeroFigures } from "../../parts/hero-figures.tsx";
import { Podium } from "./podium.tsx";
import { raceScoreText } from "./race-words.ts";
import { RacePrizes } from "./race-prizes.tsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Row } from "#styled/jsx/index.js";
import { formatCents, formatTime } from "#lib/text/format.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";

const REFRESH_MS = 10_000;

/** The present round: the first three, and the member's own place. */
export function Hero({ activity, mechanics }: KindHeroProps<"racePage">) {
  const { t } = useTranslation("activity");
  const { data } = useBoard(activity, null);
  const { metric, poolCents, prizes } = mechanics;
  const mine = data?.mine ?? null;
  const left =
    data === undefined || data.to <= data.time
      ? []
      : [[t("race.left"), <Countdown key="left" until={data.to} look="plain" />] as const];
  return (
    <HeroFigures
      figures={
        mine === null
          ? left.length > 0
            ? left
            : [[t("stage.pool"), formatCents(poolCents)]]
          : [
              [
                t("race.own.place"),
                // Says a new place, not each refresh.
                <span key="place" aria-live="polite">
                  {mine.place === null
                    ? t("race.own.none")
                    : t("race.own.nth", { place: mine.place })}
                </span>,
              ],
              [t("race.own.score"), raceScoreText(metric, mine.score)],
              ...(mine.toNext === null
                ? []
                : [[t("race.own.toNext"), raceScoreText(metric, mine.toNext)] as const]),
              ...left,
            ]
      }
    >
      <Podium rows={data?.rows ?? []} prizes={prizes} />
    </HeroFigures>
  );
}

function useBoard({ id, startsAt }: Activity, round: number | null) {
  return useCall(
    raceBoard,
    { id, ...(round === null ? {} : { round }) },
    { refetchEvery: REFRESH_MS, enabled: startsAt <= serverNow() },
  );
}

export function View({ activity, mechanics }: KindProps<"racePage">) {
  const { t } = useTranslation("activity");
  /** Null: the present round. */
  const [round, setRound] = useState<number | null>(null);
  const started = activity.startsAt <= serverNow();
  const { metric } = mechanics;
  const board = useBoard(activity, round);
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
                {/* The hero has that of the present round. */}
                {round !== null && <OwnPlace board={data} mechanics={mechanics} />}
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

interface RoundChoiceProps {
  readonly board: RaceBoard;
  readonly onChoose: (round: number) => void;
}

/** The rounds that have begun, one after the other. */
function RoundChoice({ board, onChoose }: RoundChoiceProps) {
  const { t } = useTranslation("activity");
  const { round, rounds, from, to, time } = board;
  const isLast = round + 1 >= rounds || to > time;
  return (
    <Row align="center" gap="2">
      <IconButton
        size="sm"
        icon={ChevronLeft}
        label={t("race.before")}
        disabled={round === 0}
        onClick={() => onChoose(round - 1)}
      />
      <span aria-live="polite" className={name}>
        {t("race.round", { day: formatTime(from, "day"), round: round + 1, rounds })}
      </span>
      <IconButton
        size="sm"
        icon={ChevronRight}
        label={t("race.after")}
        disabled={isLast}
        onClick={() => onChoose(round + 1)}
      />
    </Row>
  );
}

const name = css({ minWidth: "28", fontSize: "sm", fontWeight: "semibold", textAlign: "center" });
