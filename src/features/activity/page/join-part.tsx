import { useTranslation } from "react-i18next";
import { type Activity, confirmInfo, joinActivity } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { Heading, Stack } from "#styled/jsx/index.js";
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
    <Stack gap="3" paddingTop="4" borderTop="thin">
      <Heading as="h3" size="sm">
        {t("join.title")}
      </Heading>
      <AsyncView
        result={info}
        error={t("join.failed")}
        skeleton={<Skeleton className={css({ height: "20" })} />}
      >
        {({ lines }) => (
          <>
            <PlainLines lines={lines} />
            <Button tone="primary" size="lg" block loading={pending} onClick={run}>
              {t("join.button")}
            </Button>
          </>
        )}
      </AsyncView>
    </Stack>
  );
}
