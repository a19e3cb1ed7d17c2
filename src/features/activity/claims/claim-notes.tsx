import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { claimActivity } from "#contract/api/activities.ts";
import { errorText } from "#lib/calls/error-text.ts";
import { CallNote } from "#domain/wallet/money-call/call-note.tsx";
import { isUntold, refusalError } from "#domain/wallet/money-call/refusal-error.ts";
import { DoneLine, DoneNote } from "#ui/text/done-line.tsx";
import { RefusalLine } from "#ui/form/refusal-line.tsx";
import { activityClaims, claimedText, useClaim } from "./activity-claim.ts";

interface ClaimTroubleProps {
  readonly activity: string;
}

interface ClaimNotesProps extends ClaimTroubleProps {
  /** Which items' claims are shown here: a claim is told in the place of its button. */
  readonly shows: (item: string) => boolean;
}

/** What became of the last claim of an activity, where it was made: the top of a long list is out of sight. */
export function ClaimNotes({ activity, shows }: ClaimNotesProps) {
  const call = useClaim(activity);
  return call !== null && shows(call.body.item) ? <LastClaim activity={activity} /> : null;
}

function LastClaim({ activity }: ClaimTroubleProps) {
  const call = useClaim(activity);
  const note = useRef<HTMLOutputElement>(null);
  const done = call?.state === "done";
  useEffect(() => {
    // The button that had the focus is gone.
    if (done && document.activeElement === document.body) note.current?.focus();
  }, [done]);
  return (
    <>
      <ClaimTrouble activity={activity} />
      <DoneLine ref={note}>
        {done && call.answer !== null && <DoneNote title={claimedText(call.answer)} />}
      </DoneLine>
    </>
  );
}

/** An unknown outcome, or a refusal. */
export function ClaimTrouble({ activity }: ClaimTroubleProps) {
  const { t } = useTranslation("activity");
  const call = useClaim(activity);
  const error = call === null ? null : refusalError(call, claimActivity);
  const untold = call !== null && isUntold(call, claimActivity) ? t("claim.failed") : undefined;
  return (
    <>
      <RefusalLine message={error === null ? untold : errorText(error)} />
      <CallNote calls={activityClaims} slot={activity} />
    </>
  );
}
