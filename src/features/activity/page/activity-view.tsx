import type { Activity } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { useNamedPage } from "#session/site/page-name.ts";
import { KindView } from "../kinds/kind-view.tsx";
import { ActivityHero } from "./activity-hero.tsx";
import { ActivityRecords } from "./activity-records.tsx";
import { ActivityTerms } from "./activity-terms.tsx";
import { activityColumns } from "./activity-columns.ts";
import { StandingPanel } from "./standing-panel.tsx";
import { TurnoverPanel } from "./turnover-panel.tsx";
import { useStanding } from "./use-standing.ts";

export function ActivityView({ activity }: { readonly activity: Activity }) {
  const standing = useStanding(activity.id);
  const mine = standing.data;
  // Who does not take part sees the published terms.
  const takesPart = mine !== undefined && (mine.joinedAt !== null || mine.state === "joined");
  useNamedPage(activity.title);
  return (
    <>
      <ActivityHero activity={activity} />
      <div className={activityColumns}>
        <div className={side}>
          <StandingPanel activity={activity} standing={standing} />
          {mine !== undefined && <TurnoverPanel mine={mine} />}
        </div>
        <div className={main}>
          <KindView activity={activity} mine={takesPart ? mine : undefined} />
          {standing.state !== "visitor" && <ActivityRecords activity={activity} />}
          <ActivityTerms terms={activity.terms} />
        </div>
      </div>
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
  "& > :nth-child(2)": { order: { base: "2", desktop: "0" } },
});
const main = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { base: "3", desktop: "4" },
  minWidth: "0",
  order: { base: "1", desktop: "0" },
});
