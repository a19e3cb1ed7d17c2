import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Activity, confirmInfo, leaveActivity } from "#contract/api/activities.ts";
import { css } from "#styled/css/index.js";
import { Box, Stack, Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { request } from "#lib/calls/http.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { AsyncView } from "#ui/states/async-view.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Note } from "#ui/text/note.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";
import { showToast } from "#ui/overlays/toast.tsx";
import { PlainLines } from "./plain-lines.tsx";
import { useAct } from "./use-act.ts";

interface LeavePartProps {
  readonly activity: Activity;
  readonly onDone: () => void;
}

/** The way out; what it would cost is said before. */
export function LeavePart({ activity, onDone }: LeavePartProps) {
  const { t } = useTranslation("activity");
  const [asked, setAsked] = useState(false);
  if (!activity.canLeave)
    return (
      <Text color="text-muted" size="xs">
        {t("leave.never")}
      </Text>
    );
  return (
    <Box paddingTop="3" borderTop="thin">
      <Button size="sm" tone="quiet" className={flush} onClick={() => setAsked(true)}>
        {t("leave.button")}
      </Button>
      {asked && <Leaving id={activity.id} onClose={() => setAsked(false)} onDone={onDone} />}
    </Box>
  );
}

interface LeavingProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function Leaving({ id, onClose, onDone }: LeavingProps) {
  const { t } = useTranslation("activity");
  const info = useCall(confirmInfo, { id, action: "leave" });
  const { pending, run } = useAct(
    async () => {
      const { lostCents } = await request(leaveActivity, { id });
      showToast(
        lostCents > 0 ? t("leave.lost", { amount: formatCents(lostCents) }) : t("leave.done"),
      );
    },
    () => {
      onClose();
      onDone();
    },
  );
  return (
    <ConfirmDialog
      open
      title={t("leave.title")}
      cancelText={t("leave.stay")}
      sureText={t("leave.sure")}
      pending={pending}
      ready={info.data !== undefined}
      onCancel={onClose}
      onSure={run}
      message={
        <AsyncView
          result={info}
          error={t("leave.failed")}
          skeleton={<Skeleton className={css({ height: "20" })} />}
        >
          {({ lines, lostCents }) => (
            <Stack gap="3">
              {lostCents > 0 && (
                <Note tone="warn">{t("leave.loses", { amount: formatCents(lostCents) })}</Note>
              )}
              <PlainLines lines={lines} />
            </Stack>
          )}
        </AsyncView>
      }
    />
  );
}

// In line with the text above.
const flush = css({
  marginLeft: "-3",
});
