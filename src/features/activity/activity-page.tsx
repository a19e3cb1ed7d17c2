// One activity, of any kind: data of the operator, so that a new one needs no code (spec: betting-and-money §2).
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { activityInfo } from "#contract/api/activities.ts";
import { NOT_FOUND } from "#contract/codes.ts";
import { css } from "#styled/css/index.js";
import { CallError } from "#lib/call-error.ts";
import { useCall } from "#lib/use-call.ts";
import { activityOf } from "#session/site/activity-path.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { cardStyle } from "#ui/card.tsx";
import { pageColumn } from "#ui/page-column.ts";
import { ActivitySkeleton } from "./page/activity-skeleton.tsx";
import { ActivityView } from "./page/activity-view.tsx";

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
      <h1 className={heading}>{t(`titles:${kind}`)}</h1>
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

const heading = css({ color: "text-strong", textStyle: "display", fontSize: "2xl" });
