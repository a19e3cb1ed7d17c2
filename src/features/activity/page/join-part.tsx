import { useTranslation } from "react-i18next";
import { type Activity, confirmInfo, joinActivity } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { Stack } from "#styled/jsx/index.js";
import { request } from "#lib/calls/http.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { PlainLines } from "./plain-lines.tsx";
import { useAct } from "./use-act.ts";

interface JoinPartProps {
  readonly activity: Activity;
  readonly onDone: () => void;
}

/** What is agreed to stands above the button. */
export function JoinPart({ activity: { id }, onDone }: JoinPartProps) {
  const { t } = useTranslation("activity");
  const info = useCall(confirmInfo, { id, action: "join" });
  const { pending, run } = useAct(
    () => request(joinActivity, { id }),
    () => {
      showToast(t("join.done"));
      onDone();
    },
  );
  return (
    <AsyncView result={info} error={t("join.failed")} skeleton={<Skeleton className={waiting} />}>
      {({ lines }) => (
        <Stack gap="4" justifyItems="start">
          <PlainLines lines={lines} tone="art" label={t("join.title")} />
          <Button tone="light" size="lg" loading={pending} onClick={run}>
            {t("join.button")}
          </Button>
        </Stack>
      )}
    </AsyncView>
  );
}

// As tall as three lines and the button.
const waiting = css({
  width: "full",
  maxWidth: "96",
  height: "32",
  borderRadius: "md",
  opacity: "0.3",
});
