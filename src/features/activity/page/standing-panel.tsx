import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Activity, Verification } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { CheckList } from "./check-list.tsx";
import { LeavePart } from "./leave-part.tsx";
import { ActivityBadge } from "./activity-badge.tsx";
import type { Standing } from "./use-standing.ts";
import type { LinkedPage } from "#contract/pages.ts";
import { pageAddress } from "#brand/brand.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { minuteOf } from "../parts/period.ts";

interface StandingPanelProps {
  readonly activity: Activity;
  readonly standing: Standing;
  /** The condition that the hero leads to. */
  readonly led: string | null;
}

/** What the member may and has to do: conditions and leaving. */
export function StandingPanel({ activity, standing, led }: StandingPanelProps) {
  const { t } = useTranslation("activity");
  const { data, state } = standing;
  return (
    <TitledCard
      title={t("standing.title")}
      end={data === undefined ? undefined : <ActivityBadge state={data.state} />}
    >
      {state === "visitor" ? (
        <Text color="text-muted" size="sm">
          {t("standing.visitor")}
        </Text>
      ) : (
        <AsyncView result={standing} error={t("standing.failed")} skeleton={<Waiting />}>
          {(mine) => <Mine activity={activity} mine={mine} led={led} />}
        </AsyncView>
      )}
    </TitledCard>
  );
}

interface MineProps extends Pick<StandingPanelProps, "activity" | "led"> {
  readonly mine: Verification;
}

function Mine({ activity, mine, led }: MineProps) {
  const { t } = useTranslation("activity");
  const note = useRef<HTMLDivElement>(null);
  const mayLeave = mine.state === "joined" && activity.joins;
  return (
    <>
      {/* Takes the focus from a button that has done its work. */}
      <div ref={note} tabIndex={-1} className={css({ outline: "none" })}>
        <StateNote activity={activity} mine={mine} />
      </div>
      {mine.checks.length > 0 && (
        <CheckList checks={mine.checks} label={t("standing.checks")} led={led} />
      )}
      {mayLeave && <LeavePart activity={activity} onDone={() => note.current?.focus()} />}
    </>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className={css({ height: "12" })} />
      <Skeleton className={css({ height: "20" })} />
    </>
  );
}

interface StateNoteProps {
  readonly activity: Activity;
  readonly mine: Verification;
}

/** What the state means for the member, and where it goes on. */
function StateNote({ activity, mine }: StateNoteProps) {
  const { t } = useTranslation("activity");
  const { state, joinedAt } = mine;
  const key = state === "joined" && !activity.joins ? "automatic" : state;
  const time = minuteOf(state === "coming" ? activity.startsAt : (joinedAt ?? activity.startsAt));
  const next = NEXT[state];
  const to = next === undefined ? null : pageAddress(next);
  return (
    <Text color="text-muted" size="sm">
      {t(`note.${key}`, { time })}
      {to !== null && <TextLink to={to}>{t(`next.${state}`)}</TextLink>}
    </Text>
  );
}

const NEXT: Readonly<Partial<Record<Verification["state"], LinkedPage>>> = {
  waiting: "welfare",
  left: "discount",
  ended: "discount",
};
