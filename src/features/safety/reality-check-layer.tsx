// Time, stakes and result of the session, at the interval that the member or the profile has chosen. It lies over the
// page and changes nothing of it: slip and game stay as they are.
import { useEffect, useState } from "react";
import type { ProtectionInfo } from "#contract/api/protection.ts";
import { serverNow } from "#lib/time/clock.ts";
import { everySecond } from "#lib/time/use-now.ts";
import { useSession } from "#session/account/session-store.ts";
import { useModalTurn } from "#session/overlays/modal-order.ts";
import { useProtection } from "#domain/safety/protection.ts";
import { answeredChecks, noteAnswered, noteReality } from "#domain/safety/reality-note.ts";
import { isMoneyMoving, reachedChecks } from "./reality-check/due.ts";
import { RealityDialog } from "./reality-check/reality-dialog.tsx";

export function Layer() {
  const userId = useSession((session) => session.userId);
  return userId !== null && <Watch key={userId} userId={userId} />;
}

function Watch({ userId }: { readonly userId: string }) {
  const { data } = useProtection();
  const minutes = data?.realityCheckMinutes;
  useEffect(() => {
    if (minutes !== undefined) noteReality(userId, minutes);
  }, [userId, minutes]);
  return data !== undefined && <Check userId={userId} info={data} />;
}

interface CheckProps {
  readonly userId: string;
  readonly info: ProtectionInfo;
}

function Check({ userId, info: { session, realityCheckMinutes: minutes } }: CheckProps) {
  const { since } = session;
  const [due, setDue] = useState(0);
  const shown = useModalTurn("realityCheck", due > 0);
  useEffect(() => {
    if (due > 0) return undefined;
    const look = () => {
      const reached = reachedChecks(since, minutes, serverNow());
      if (reached > answeredChecks(userId, since) && !isMoneyMoving(userId)) setDue(reached);
    };
    return everySecond(look);
  }, [userId, since, minutes, due]);
  if (!shown) return null;
  return (
    <RealityDialog
      onAnswer={() => {
        noteAnswered(userId, since, due);
        setDue(0);
      }}
    />
  );
}
