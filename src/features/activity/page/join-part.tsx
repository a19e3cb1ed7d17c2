import { useTranslation } from "react-i18next";
import { type Activity, confirmInfo, joinActivity } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { request } from "#lib/http.ts";
import { useCall } from "#lib/use-call.ts";
import { AsyncView } from "#ui/async-view.tsx";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { showToast } from "#ui/toast.tsx";
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
    <div className={part}>
      <h3 className={heading}>{t("join.title")}</h3>
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
    </div>
  );
}

const part = css({ display: "grid", gap: "3", paddingTop: "4", borderTop: "thin" });
const heading = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
