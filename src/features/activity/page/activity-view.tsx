import { useState } from "react";
import type { Activity, Verification } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { useNamedPage } from "#session/site/page-name.ts";
import { KindHero, KindView } from "../kinds/kind-view.tsx";
import { ActivityHero } from "./activity-hero.tsx";
import { ActivityRecords } from "./activity-records.tsx";
import { ActivityTerms } from "./activity-terms.tsx";
import { activityPage } from "./activity-page-style.ts";
import { useMinute } from "../parts/use-minute.ts";
import { heroAction, leadItem } from "./hero-action.ts";
import { PeriodPanel } from "./period-panel.tsx";
import { StandingPanel } from "./standing-panel.tsx";
import { useStanding } from "./use-standing.ts";
import { useTranslation } from "react-i18next";
import { Stack, WithRail } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { ProgressBar } from "#ui/money/progress-bar.tsx";
import { SummaryRow } from "#ui/layout/summary-row.tsx";
import { TitledCard } from "#ui/layout/titled-card.tsx";

export function ActivityView({ activity }: { readonly activity: Activity }) {
  const standing = useStanding(activity.id);
  const [claimed, setClaimed] = useState<string | null>(null);
  // By the minute: a clock would draw everything again.
  const action = heroAction(activity, standing, useMinute());
  const mine = standing.data;
  // Who does not take part sees the published terms.
  const takesPart = mine !== undefined && (mine.joinedAt !== null || mine.state === "joined");
  const own = { activity, mine: takesPart ? mine : undefined };
  useNamedPage(activity.title);
  return (
    <>
      <ActivityHero
        activity={activity}
        standing={standing}
        action={action}
        claimed={claimed}
        onClaim={setClaimed}
        stage={<KindHero {...own} visitor={standing.state === "visitor"} />}
      />
      <WithRail rail={{ desktop: "19rem", wide: "22rem" }} className={activityPage}>
        <div className={side}>
          <StandingPanel
            activity={activity}
            standing={standing}
            led={action.kind === "remedy" ? action.check.text : null}
          />
          {mine !== undefined && <TurnoverPanel mine={mine} />}
          <PeriodPanel activity={activity} />
        </div>
        <div className={main}>
          <KindView {...own} lead={leadItem(action)} claimed={claimed} />
          {standing.state !== "visitor" && <ActivityRecords activity={activity} />}
          <ActivityTerms terms={activity.terms} />
        </div>
      </WithRail>
    </>
  );
}

// On a phone the mechanic stands between what is in the side column.
const side = css({
  display: { base: "contents", desktop: "grid" },
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
  minWidth: "0",
  order: { desktop: "2" },
  position: { desktop: "sticky" },
  top: { desktop: "below-header" },
  "& > :nth-child(n + 2)": { order: { base: "2", desktop: "0" } },
});
const main = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", desktop: "4" },
  minWidth: "0",
  order: { base: "1", desktop: "0" },
});

/** Turnover that claimed rewards of this activity still require. */
function TurnoverPanel({ mine }: { readonly mine: Verification }) {
  const { t } = useTranslation("activity");
  const { requiredCents, doneCents } = mine.turnover;
  if (requiredCents === 0) return null;
  const missing = Math.max(0, requiredCents - doneCents);
  return (
    <TitledCard title={t("turnover.title")}>
      <ProgressBar label={t("turnover.title")} done={doneCents} of={requiredCents} />
      <Stack as="dl" gap="2" size="sm">
        <SummaryRow name={t("turnover.done")}>{formatCents(doneCents)}</SummaryRow>
        <SummaryRow name={t("turnover.required")}>{formatCents(requiredCents)}</SummaryRow>
        <SummaryRow name={t("turnover.missing")} tone={missing === 0 ? "good" : undefined}>
          {formatCents(missing)}
        </SummaryRow>
        {mine.lockedCents > 0 && (
          <SummaryRow name={t("turnover.locked")}>{formatCents(mine.lockedCents)}</SummaryRow>
        )}
      </Stack>
    </TitledCard>
  );
}
