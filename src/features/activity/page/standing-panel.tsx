import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Activity, Verification } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { emit } from "#session/site/events.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TitledCard } from "#ui/titled-card.tsx";
import { CheckList } from "./check-list.tsx";
import { JoinPart } from "./join-part.tsx";
import { LeavePart } from "./leave-part.tsx";
import { StateBadge } from "./state-badge.tsx";
import { StateNote } from "./state-note.tsx";
import type { Standing } from "./use-standing.ts";

interface StandingPanelProps {
  readonly activity: Activity;
  readonly standing: Standing;
}

/** What the member may and has to do: conditions, joining, leaving. */
export function StandingPanel({ activity, standing }: StandingPanelProps) {
  const { t } = useTranslation("activity");
  const { data, state } = standing;
  return (
    <TitledCard
      title={t("standing.title")}
      end={data === undefined ? undefined : <StateBadge state={data.state} />}
    >
      {state === "visitor" ? (
        <Visitor />
      ) : (
        <AsyncView result={standing} error={t("standing.failed")} skeleton={<Waiting />}>
          {(mine) => <Mine activity={activity} mine={mine} />}
        </AsyncView>
      )}
    </TitledCard>
  );
}

interface MineProps {
  readonly activity: Activity;
  readonly mine: Verification;
}

function Mine({ activity, mine }: MineProps) {
  const { t } = useTranslation("activity");
  const note = useRef<HTMLDivElement>(null);
  const mayLeave = mine.state === "joined" && activity.joins;
  return (
    <>
      {/* Takes the focus from a button that has done its work. */}
      <div ref={note} tabIndex={-1} className={css({ outline: "none" })}>
        <StateNote activity={activity} mine={mine} />
      </div>
      {mine.checks.length > 0 && <CheckList checks={mine.checks} label={t("standing.checks")} />}
      {mine.state === "open" && (
        <JoinPart activity={activity} onDone={() => note.current?.focus()} />
      )}
      {mayLeave && <LeavePart activity={activity} onDone={() => note.current?.focus()} />}
    </>
  );
}

function Visitor() {
  const { t } = useTranslation("activity");
  return (
    <>
      <p className={text}>{t("standing.visitor")}</p>
      <div className={ways}>
        <Button tone="primary" size="lg" onClick={() => emit("login", null)}>
          {t("login")}
        </Button>
        <Button size="lg" onClick={() => emit("register", null)}>
          {t("register")}
        </Button>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton className={css({ height: "12" })} />
      <Skeleton className={css({ height: "20" })} />
      <Skeleton className={css({ height: "control-lg", borderRadius: "md" })} />
    </>
  );
}

const text = css({ color: "text-muted", fontSize: "sm" });
const ways = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "3",
});
