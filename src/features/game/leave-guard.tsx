// Money does not stay behind unnoticed: with auto-transfer it comes back with the member, without it the
// member is asked.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { isLoggedIn } from "#session/account/session-store.ts";
import { emit } from "#session/site/events.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { returnMoney } from "./return-money.ts";
import type { VenueMoney } from "./use-venue-money.ts";

interface LeaveGuardProps {
  readonly channelCode: string;
  readonly venueName: string;
  readonly money: Pick<VenueMoney, "venueCents" | "autoTransfer" | "venueName">;
}

export function LeaveGuard({ channelCode, venueName: game, money }: LeaveGuardProps) {
  const { t } = useTranslation("game");
  const { venueCents, autoTransfer } = money;
  const venueName = money.venueName ?? game;
  const leaving = useRef(false);
  const [returning, setReturning] = useState(false);
  const [left, setLeft] = useState(false);
  const isAuto = autoTransfer === true;
  // Before the venue has answered there may be money.
  const holds = isAuto ? venueCents !== 0 : (venueCents ?? 0) > 0;
  // The router takes a new function only after the paint: a press before that must find the shown money.
  const held = useRef(holds);
  useLayoutEffect(() => {
    held.current = holds;
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      held.current &&
      !leaving.current &&
      isLoggedIn() &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (holds && !isAuto && !leaving.current && isLoggedIn()) event.preventDefault();
  });
  const go = () => {
    leaving.current = true;
    blocker.proceed?.();
  };
  const leave = useEffectEvent(go);
  // Once the dialog is away: the step back would close it, and the member would stay (`app/back-button.ts`).
  useEffect(() => {
    if (left) leave();
  }, [left]);
  const bringBack = () => returnMoney({ channelCode, venueName }, blocker.location?.pathname ?? "");
  const leaveByItself = useEffectEvent(async () => {
    emit("show_loading_dialog", { msg: t("leave.returning"), isShowMask: true });
    await bringBack();
    emit("dismiss_loading_dialog", null);
    go();
  });
  const bringBackFirst = async () => {
    setReturning(true);
    const back = await bringBack();
    setReturning(false);
    if (back) setLeft(true);
    else blocker.reset?.();
  };
  useEffect(() => {
    if (blocker.state === "blocked" && isAuto) void leaveByItself();
  }, [blocker.state, isAuto]);
  if (blocker.state !== "blocked" || isAuto || left) return null;
  return (
    <LeaveDialog
      cents={venueCents ?? 0}
      venueName={venueName}
      returning={returning}
      onStay={blocker.reset}
      onLeave={() => setLeft(true)}
      onReturn={() => void bringBackFirst()}
    />
  );
}
