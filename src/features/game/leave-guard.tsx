// Money does not stay behind unnoticed: with auto-transfer it comes back with the member, without it the
// member is asked.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { isLoggedIn } from "#session/account/session-store.ts";
import { emit } from "#session/site/events.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import type { LaunchMoney } from "./use-venue-money.ts";
import { ownValue } from "#contract/own-value.ts";
import * as PAGES from "#contract/pages.ts";
import { isOpen } from "#domain/wallet/money-call/money-call.ts";
import { recycledText, recycles } from "#domain/wallet/venue-recycle.ts";
import { showAfterReload } from "#session/site/after-reload.ts";

interface LeaveGuardProps {
  readonly channelCode: string;
  readonly venueName: string;
  readonly money: Pick<LaunchMoney, "venueCents" | "autoTransfer" | "venueName">;
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
  // Once the dialog is away: the step back would close it, and the member would stay (`app/visit/back-button.ts`).
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

// Brings the venue's money back when the member leaves its game.

/** The member is not kept longer; the call goes on, and its outcome is told wherever they are. */
const AT_MOST_MS = 5000;

interface Venue {
  readonly channelCode: string;
  readonly venueName: string;
}

/** @param to where the member goes @returns false when the money stays in the venue */
async function returnMoney(venue: Venue, to: string): Promise<boolean> {
  const slot = venue.channelCode;
  const limit = new Promise<void>((resolve) => setTimeout(resolve, AT_MOST_MS));
  await Promise.race([recycles.start({ slot, body: venue }), limit]);
  const call = ownValue(recycles.useCalls.getState().calls, slot);
  if (call === undefined) return false;
  if (isOpen(call)) return true;
  if (call.state !== "done" || call.answer === null) return false;
  const text = recycledText(venue.venueName, call.answer);
  // Going home loads the document, and the toast of this one goes with it.
  if (to === PAGES.home && text !== null) showAfterReload({ toast: text, login: false });
  return call.answer.kept.length === 0;
}
