// One activity, of any kind: data of the operator, so that a new one needs no code (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { activityInfo } from "#contract/api/activities.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { Heading, WithRail } from "#styled/jsx/index.js";
import { CallError } from "#lib/wire/call-error.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { activityOf } from "#session/site/activity-path.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { cardStyle } from "#ui/layout/card-style.ts";
import { pageColumn } from "#ui/layout/page-column.ts";
import { ActivityView } from "./page/activity-view.tsx";
import { css } from "#styled/css/index.js";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { activityPage } from "./page/activity-page-style.ts";

const NO_PAGE = <Navigate to="/not-found" replace />;

export function Page() {
  const address = activityOf(useLocation().pathname);
  // Another activity starts from its own state.
  return address === null ? NO_PAGE : <Shown key={address.id} {...address} />;
}

function Shown({ kind, id }: NonNullable<ReturnType<typeof activityOf>>) {
  const { t } = useTranslation(["activity", "titles"]);
  const { state, data, error, retry } = useCall(activityInfo, { id });
  // While another activity loads, its answer is that of the one before.
  const activity = data?.id === id ? data : undefined;
  const unknown = error instanceof CallError && error.code === NOT_FOUND;
  if (unknown || (activity !== undefined && activity.mechanics.kind !== kind)) return NO_PAGE;
  if (activity !== undefined) return <ActivityView activity={activity} />;
  if (state !== "error") return <ActivitySkeleton />;
  return (
    <div className={pageColumn}>
      <Heading as="h1" textStyle="display" size="2xl">
        {t(`titles:${kind}`)}
      </Heading>
      <AsyncView
        result={{ state, data, error, retry }}
        error={t("failed")}
        errorFrame={cardStyle}
        skeleton={null}
      >
        {() => null}
      </AsyncView>
    </div>
  );
}

function ActivitySkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className={band} />
      <WithRail rail={{ desktop: "19rem", wide: "22rem" }} className={activityPage}>
        <Skeleton className={side} />
        <Skeleton className={main} />
      </WithRail>
    </div>
  );
}

const band = css({ height: { base: "100", desktop: { base: "88", _professional: "68" } } });
const side = css({ height: "74", borderRadius: "lg", order: { desktop: "2" } });
const main = css({ height: "152", borderRadius: "lg" });
