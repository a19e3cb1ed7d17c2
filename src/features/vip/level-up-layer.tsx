// Tells of a new level: a card at the edge that takes no focus and covers no bet.
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { vipLevels, vipProgress, vipSeen } from "#contract/api/vip.ts";
import { request } from "#lib/calls/http.ts";
import { loadAtLast } from "#lib/browser/offline.ts";
import { useCall } from "#lib/calls/use-call.ts";
import { everySecond } from "#lib/time/use-now.ts";
import { useSession } from "#session/account/session-store.ts";
import { keepToldLevel, toldLevel } from "#session/member/told-level.ts";
import { loadNamespace } from "#session/preferences/locale.ts";
import { hasOpenCalls } from "#domain/wallet/money-call/open-calls.ts";
import { useLayers } from "#ui/overlays/open-layers.ts";
import { LevelUpCard } from "./up/level-up-card.tsx";
import { mayCelebrate } from "./up/may-celebrate.ts";

export function Layer() {
  const userId = useSession((session) => session.userId);
  const progress = useCall(vipProgress, {}).data;
  if (userId === null || progress === undefined) return null;
  return <Told key={userId} userId={userId} level={progress.level} reached={progress.reached} />;
}

interface ToldProps {
  readonly userId: string;
  readonly level: number;
  /** A level that the member was not told about. */
  readonly reached: number | null;
}

function Told({ userId, level, reached }: ToldProps) {
  const { pathname: path } = useLocation();
  const openLayers = useLayers(({ layers }) => layers.length);
  const table = useCall(vipLevels, {}, { enabled: reached !== null }).data;
  const ready = useTexts(reached !== null);
  // The answer says nothing of it any more once it was shown. It goes with the page it was shown on.
  const [shown, setShown] = useState<{ readonly level: number; readonly path: string } | null>(
    null,
  );
  const [closed, setClosed] = useState(false);
  // Another tab may have told it.
  const isNew =
    shown === null &&
    reached !== null &&
    ready &&
    table !== undefined &&
    toldLevel(userId) !== reached;
  const moneyOpen = useOpenMoney(userId, isNew);
  const isNext = isNew && mayCelebrate({ path, openLayers, moneyOpen });
  if (isNext) setShown({ level: reached, path });
  useEffect(() => {
    if (shown === null) return;
    keepToldLevel(userId, shown.level);
    request(vipSeen, { level: shown.level }, { quiet: true }).catch(() => {});
  }, [userId, shown]);
  useEffect(() => {
    if (reached === null && shown === null) keepToldLevel(userId, level);
  }, [userId, level, reached, shown]);
  if (shown !== null && !closed && shown.path !== path) setClosed(true);
  const told = shown === null || closed ? null : shown.level;
  return <LevelUpCard table={table} level={told} path={path} onClose={() => setClosed(true)} />;
}

/** Looked up each second while it counts, because the call may be another tab's. */
function useOpenMoney(userId: string, counts: boolean): boolean {
  const [, setLooks] = useState(0);
  const open = counts && hasOpenCalls(userId);
  useEffect(() => {
    if (!open) return undefined;
    return everySecond(() => setLooks((looks) => looks + 1));
  }, [open]);
  return open;
}

function useTexts(wanted: boolean): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (wanted) void loadAtLast(() => loadNamespace("vip")).then(() => setReady(true));
  }, [wanted]);
  return ready;
}
